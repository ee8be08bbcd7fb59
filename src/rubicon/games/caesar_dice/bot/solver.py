"""Solves the dice game for two, and measures how far a policy is from the solution. See `solved` for what is kept.

A position between two turns leads only to positions of later rounds, of higher Consuls, or of fewer turns left: so all
values follow backwards from the end. The one circle is a round without a Consul, where dice that score nothing are
passed on and back. There the values are computed again until they no longer change: nobody can refuse to score for
ever, so they settle.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rubicon.games.caesar_dice.aid.odds import ALL, chosen, thrown
from rubicon.games.caesar_dice.bot.round_values import LAST_ROUND, STANDING, STANDINGS, finals
from rubicon.games.caesar_dice.bot.solved import (
    COINS,
    ENTRIES,
    NO_CONSUL,
    SEATS,
    TURNS,
    at,
    solution,
    total,
    wish,
    write,
)
from rubicon.games.caesar_dice.bot.turn_values import TurnValues
from rubicon.games.caesar_dice.rules.dice import FIRST_FULL, NONE
from rubicon.games.caesar_dice.rules.table import SILVER_PRIZES, DiceTable

SETTLED: Final = 1e-15
MOST_CIRCLES: Final = 2000
SAME: Final = 1e-12
"""Values this near are equal: compilers may add in another order."""
_HAND_OF_STANDING: Final[list[int]] = [STANDING.index(standing) for standing in range(STANDINGS)]

__all__ = ["ENTRIES", "exploitability", "facts", "solve", "write"]

Progress = Callable[[int], None]
"""Called with the number of positions that are done."""
Policy = Callable[[DiceTable], list[float]]
"""How likely each full hand is at the end of a turn that begins at this table."""


def best_value(worth: list[float]) -> float:
    """What a turn of three throws is worth at its beginning, when all is done for the best."""
    values = worth.copy()
    best = [NONE] * ALL
    thrown(values)
    for _ in range(2):
        values = chosen(values, best)
        thrown(values)
    return values[NONE]


def expected(chances: list[float], worth: list[float]) -> float:
    """What a turn is worth that ends with each full hand so often."""
    value = 0.0
    for hand in range(FIRST_FULL, ALL):
        value += chances[hand] * worth[hand]
    return value


class _Side:
    """One of the two players: all do their best, or follow a policy."""

    def __init__(self, policy: Policy | None) -> None:
        self.policy: Final = policy
        self.values: Final[list[float]] = [0.0] * ENTRIES
        self._chances: list[float] | None = None

    def begin(self, round: int, standing: int, turns: int, purse: int) -> None:
        """Look at a position before it is valued, perhaps several times."""
        if self.policy is not None:
            self._chances = self.policy(position(round, standing, turns, purse))

    def value(self, rival: _Side, round: int, standing: int, turns: int, purse: int) -> float:
        """What the position is worth to this side, which throws."""
        worth = wish(self.values, rival.values, round, standing, turns, purse)
        return best_value(worth) if self._chances is None else expected(self._chances, worth)


def position(round: int, standing: int, turns: int, purse: int) -> DiceTable:
    """Such a table, at the beginning of a turn of seat 0."""
    table = DiceTable(SEATS)
    table.round = round
    table.silver_left = SILVER_PRIZES + 1 - round
    table.bronze = [purse, total(round) - purse]
    table.turn = 0
    table.turns_in_row = turns
    if standing >= 0:
        table.consul = 1
        table.consul_dice = _HAND_OF_STANDING[standing]
    return table


def solve(progress: Progress | None = None, first: int = 1) -> list[float]:
    """The values of all positions when both play their best; of rounds before `first` none."""
    side = _Side(None)
    _solve(side, side, progress, first)
    return side.values


def play_out(
    one: Policy | None, other: Policy | None, progress: Progress | None = None, first: int = 1
) -> tuple[list[float], list[float]]:
    """The values of all positions, for each of two players who throws there; None is a best response to the other."""
    sides = _Side(one), _Side(other)
    _solve(sides[0], sides[1], progress, first)
    return sides[0].values, sides[1].values


def share(values: tuple[list[float], list[float]]) -> float:
    """The first player's share of the victory, from the beginning; the first throw is either's (K1.3)."""
    start = at(1, NO_CONSUL, 1, COINS // SEATS)
    return (values[0][start] + 1.0 - values[1][start]) / 2


def facts(values: list[float]) -> dict[str, Any]:
    """What there is to say of a solution."""
    first = values[at(1, NO_CONSUL, 1, COINS // SEATS)]
    furthest = max([abs(value - kept) for value, kept in zip(values, solution(), strict=True)])
    return {"seats": SEATS, "positions": ENTRIES, "first": first, "shipped": furthest < SAME}


def exploitability(progress: Progress | None = None) -> float:
    """By how much a best response to the bot `strong` wins more than half, from the beginning."""
    return share(play_out(None, strong_policy, progress)) - 1 / SEATS


def strong_policy(table: DiceTable) -> list[float]:
    """The turns of the bot `strong`, by the values that it keeps dice by."""
    return finals(TurnValues(table).wish)


def estimating_policy(table: DiceTable) -> list[float]:
    """The same, were the game not solved: as `strong` plays with more seats than three."""
    return finals(TurnValues(table, known=False).wish)


def _solve(one: _Side, other: _Side, progress: Progress | None, first: int) -> None:
    both = [one] if one is other else [one, other]
    done = 0
    for round in range(LAST_ROUND, first - 1, -1):
        for standing in range(STANDINGS - 1, -1, -1):
            for turns in range(1, TURNS + 1):
                for purse in range(total(round) + 1):
                    for side in both:
                        side.begin(round, standing, turns, purse)
                        rival = other if side is one else one
                        value = side.value(rival, round, standing, turns, purse)
                        side.values[at(round, standing, turns, purse)] = value
                done += total(round) + 1
                if progress is not None:
                    progress(done)
        for purse in range(total(round) + 1):
            _open(one, other, round, purse)
        done += total(round) + 1
    if progress is not None:
        progress(done)


def _open(one: _Side, other: _Side, round: int, purse: int) -> None:
    """The round has no Consul yet: one side has this purse, and the dice go to and fro between the two."""
    theirs = total(round) - purse
    mine, rivals = at(round, NO_CONSUL, 1, purse), at(round, NO_CONSUL, 1, theirs)
    if one is other and theirs < purse:
        return  # both were found together
    one.begin(round, NO_CONSUL, 1, purse)
    if other is not one:
        other.begin(round, NO_CONSUL, 1, theirs)
    one.values[mine] = other.values[rivals] = 0.5
    for _ in range(MOST_CIRCLES):
        before = one.values[mine]
        one.values[mine] = one.value(other, round, NO_CONSUL, 1, purse)
        other.values[rivals] = other.value(one, round, NO_CONSUL, 1, theirs)
        if abs(one.values[mine] - before) < SETTLED:
            return
