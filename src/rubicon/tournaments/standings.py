"""The table of a tournament, and its tie-breaks.

Points decide. Who has as many points as others is told apart by, in this order:

1. *Direct encounter*: the points from games among those who are tied, if each of them played each other one.
2. *Buchholz*: the sum of the points of all rivals. It is the same for all in a round robin that was played out.
3. *Sonneborn-Berger*: the points of rivals who were beaten, and half of those with whom one tied.
4. *Wins*: games that were played and won alone.

Who is still equal shares the rank. A bye, or a game to which somebody did not come,
counts for points; for 2 and 3 it is a game against somebody with one's own points.
At a table of more than two everybody met everybody else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from rubicon.tournaments.games import ABSENT, Game

TIE_BREAKS = ("direct", "buchholz", "sonneborn_berger", "wins")
"""In the order in which they count."""


class Line(NamedTuple):
    """How one player stands."""

    rank: int
    player: int
    points: Fraction
    direct: Fraction | None
    """`None` where nobody else has as many points, or not all who have met each other."""
    buchholz: Fraction
    sonneborn_berger: Fraction
    wins: int
    played: int
    """Games that were played out."""


def standings(players: Sequence[int], games: Iterable[Game], annulled: Collection[int] = ()) -> list[Line]:
    """The table. Those who are equal in everything stand in the order in which they are given.

    `annulled` are players whose games do not count for anybody: they stand at the end.
    """
    counted = [game for game in games if game.places is not None and not any(p in annulled for p in game.players)]
    of: dict[int, list[Game]] = {player: [] for player in players}
    for game in counted:
        for player in game.players:
            of[player].append(game)
    points = {player: sum([game.points(player) for game in of[player]], Fraction(0)) for player in players}
    direct = _direct(points, of)
    lines = []
    for player in players:
        buchholz = berger = Fraction(0)
        wins = 0
        for game in of[player]:
            mine = game.points(player)
            if not game.played:
                buchholz += points[player]
                berger += points[player] * mine
                continue
            for other, won in game.against(player):
                buchholz += points[other]
                berger += points[other] * won
            wins += mine == 1
        played = sum(game.played for game in of[player])
        lines.append(Line(0, player, points[player], direct.get(player), buchholz, berger, wins, played))
    lines.sort(key=lambda line: (line.player in annulled, [-value for value in _key(line)]))
    ranked: list[Line] = []
    for at, line in enumerate(lines):
        same = at > 0 and _key(line) == _key(lines[at - 1]) and line.player not in annulled
        ranked.append(line._replace(rank=ranked[-1].rank if same else at + 1))
    return ranked


def _key(line: Line) -> list[Fraction]:
    return [line.points, line.direct or Fraction(0), line.buchholz, line.sonneborn_berger, Fraction(line.wins)]


def _direct(points: Mapping[int, Fraction], of: Mapping[int, Sequence[Game]]) -> dict[int, Fraction]:
    """What those who are tied got from each other, where all of them met."""
    tied: dict[Fraction, list[int]] = {}
    for player, own in points.items():
        tied.setdefault(own, []).append(player)
    direct: dict[int, Fraction] = {}
    for group in tied.values():
        got: dict[tuple[int, int], Fraction] = {}
        for player in group:
            for game in of[player]:
                for other, won in game.against(player) if game.played else ():
                    if other in group:
                        got[player, other] = got.get((player, other), Fraction(0)) + won
        if len(group) > 1 and len(got) == len(group) * (len(group) - 1):
            for (player, _), won in got.items():
                direct[player] = direct.get(player, Fraction(0)) + won
    return direct


def crosstable(games: Iterable[Game]) -> dict[tuple[int, int], list[tuple[int, Fraction]]]:
    """What each got from each: the number of the game in the list, and 1, a half or 0, in the order of the games."""
    cells: dict[tuple[int, int], list[tuple[int, Fraction]]] = {}
    for number, game in enumerate(games):
        for player in game.players:
            for other, won in game.against(player):
                cells.setdefault((player, other), []).append((number, won))
    return cells


def annulled(gone: Collection[int], games: Iterable[Game], planned: Mapping[int, int]) -> set[int]:
    """Who left a round robin before half of their planned games were played: their games count for nobody.

    Else those who met them early would have another tournament than those who did not.
    """
    done = dict.fromkeys(gone, 0)
    for game in games:
        for player in game.players if game.played and game.places is not None else ():
            if player in done:
                done[player] += 1
    return {player for player in gone if 2 * done[player] < planned.get(player, 0)}


def absent(players: Sequence[int], missing: Collection[int]) -> tuple[int, ...]:
    """The places of a game to which these did not come: the others tie before them."""
    return tuple([ABSENT if player in missing else 1 for player in players])
