"""Everybody meets everybody.

With two seats by the tables that chess has used since Schurig and Berger: one
player stands still, the others go round in a circle. Every player has both
sides equally often, or one once more than the other; in the second half of a double
round robin all sides are changed. With more seats everybody meets everybody
about equally often (`groups`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rubicon.tournaments.games import Game, meetings
from rubicon.tournaments.groups import make_groups
from rubicon.tournaments.seating import last_seats, seated, side_counts, table_sizes

MOST_GROUP_ROUNDS = 30
"""Rounds of a round robin with more than two seats."""


def rounds(players: Sequence[int], seats: int, allowed: Collection[int], cycles: int = 1) -> list[list[Game]]:
    """All games, round by round. Who sits out a round has no game in it."""
    if len(players) < 2:
        raise ValueError("a tournament has two players at least")
    if seats == 2:
        return _pairs(list(players), cycles)
    wanted = cycles * -(-(len(players) - 1) // (min(seats, len(players)) - 1))
    return _groups(list(players), seats, allowed, min(MOST_GROUP_ROUNDS, wanted))


def _pairs(players: list[int], cycles: int) -> list[list[Game]]:
    circle: list[int | None] = [*players] if len(players) % 2 == 0 else [*players, None]
    ring = len(circle) - 1
    made: list[list[Game]] = []
    for cycle in range(cycles):
        for turn in range(ring):
            pairs = [(circle[turn], circle[ring]) if turn % 2 == 0 else (circle[ring], circle[turn])]
            for step in range(1, len(circle) // 2):
                ahead, behind = circle[(turn + step) % ring], circle[(turn - step) % ring]
                pairs.append((ahead, behind) if step % 2 else (behind, ahead))
            games = []
            for first, second in pairs:
                if first is not None and second is not None:
                    games.append(Game(len(made) + 1, (second, first) if cycle % 2 else (first, second)))
            made.append(games)
    return made


def _groups(players: list[int], seats: int, allowed: Collection[int], count: int) -> list[list[Game]]:
    made: list[list[Game]] = []
    for number in range(1, count + 1):
        before = [game for games in made for game in games]
        met = meetings(before)
        played = {player: sum(player in game.players for game in before) for player in players}
        sizes = table_sizes(len(players), seats, allowed)
        # Who sat out before does not do so again while somebody never did; they stand in another order every round.
        turned = players[number % len(players) :] + players[: number % len(players)]
        order = sorted(turned, key=lambda player: played[player])[: sum(sizes)]
        groups = make_groups(order, sizes, lambda a, b, met=met: (2 * met[frozenset((a, b))] + 1) ** 2)  # type: ignore[misc]
        counts, last = side_counts(before), last_seats(before)
        made.append([Game(number, seated(group, counts, last)) for group in groups])
    return made
