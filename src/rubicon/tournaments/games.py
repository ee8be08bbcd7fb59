"""A game of a tournament, as far as tables and tie-breaks care: who sat where, and who came in before whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final, NamedTuple

ABSENT: Final = 99
"""The place of somebody who did not come. Nobody is behind them, not even somebody else who did not come."""


class Game(NamedTuple):
    """One table of one round. A round without a game, a bye, is a table of one."""

    round: int
    players: tuple[int, ...]
    """In the order of their seats."""
    places: tuple[int, ...] | None = None
    """The place of each of them, from 1; the same number is a tie. `None` until it is over."""
    played: bool = True
    """Whether it was played out; not if somebody did not come, and not if it is a bye."""

    @property
    def bye(self) -> bool:
        """Whether somebody had nobody to play against."""
        return len(self.players) == 1

    def points(self, player: int) -> Fraction:
        """What the game is worth to a player: the share of the others whom they beat, a tie being half. A bye is 1."""
        if self.places is None:
            return Fraction(0)
        if self.bye:
            return Fraction(1)
        return sum([won for _, won in self.against(player)], Fraction(0)) / (len(self.players) - 1)

    def against(self, player: int) -> Iterator[tuple[int, Fraction]]:
        """Each of the others, with what the player got from them: 1, a half or 0."""
        if self.places is None:
            return
        mine = self.places[self.players.index(player)]
        for other, place in zip(self.players, self.places, strict=True):
            if other != player:
                yield other, _won(mine, place)


def _won(mine: int, other: int) -> Fraction:
    if mine == other:
        return Fraction(0) if mine == ABSENT else Fraction(1, 2)
    return Fraction(int(mine < other))


def meetings(games: Iterable[Game]) -> Counter[frozenset[int]]:
    """How often each two players were put at one table."""
    met: Counter[frozenset[int]] = Counter()
    for game in games:
        for i, one in enumerate(game.players):
            for other in game.players[i + 1 :]:
                met[frozenset((one, other))] += 1
    return met
