"""Swiss rounds: players with as many points as each other meet, and nobody meets the same rival twice.

All rules are costs, and the pairing of a round is the one that costs least of all
(`matching`): a rival once more costs more than any difference of points, that more
than two rivals who both want the same side, and that more than a place inside of
the group of equals, where the upper half meets the lower half. A bye costs like a
rival, too: nobody gets a second one while somebody had none, and of those who had
none the last in the table gets it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction

from rubicon.tournaments.games import Game, meetings
from rubicon.tournaments.groups import make_groups
from rubicon.tournaments.matching import cheapest_pairs
from rubicon.tournaments.seating import last_seats, seated, side_counts, table_sizes

AGAIN = 10**12
"""What it costs that two meet once more, or that somebody gets a second bye."""
APART = 10**6
"""What a difference of one sixth of a point costs, squared."""
SIDE = 10**4
"""What it costs that both had the same side once too often, squared."""
LAST = 10**5
"""What it costs for each place in the table that a bye does not go to the last."""


def usual_rounds(players: int, seats: int) -> int:
    """So many rounds that one player at most can have won everything."""
    rounds, first = 0, 1
    while first < players:
        first *= seats
        rounds += 1
    return max(1, rounds)


def most_rounds(players: int, seats: int) -> int:
    """So many rounds that new rivals are there for everybody."""
    return max(1, (players - 1) // (seats - 1) if seats > 2 else players - 1 + players % 2)


def next_round(
    ranked: Sequence[int],
    points: Mapping[int, Fraction],
    games: Sequence[Game],
    seats: int,
    allowed: Collection[int],
) -> list[Game]:
    """The games of the next round. The players are given in the order of the table, those who are gone are not."""
    number = max([game.round for game in games], default=0) + 1
    if len(ranked) == 1:
        return [Game(number, (ranked[0],), (1,), played=False)]
    counts, last = side_counts(games), last_seats(games)
    if seats == 2:
        tables, out = _pairs(ranked, points, games)
    else:
        sizes = table_sizes(len(ranked), seats, allowed)
        out = _byes(ranked, games, len(ranked) - sum(sizes))
        met = meetings(games)
        tables = make_groups(
            [player for player in ranked if player not in out],
            sizes,
            lambda a, b: AGAIN * (2 * met[frozenset((a, b))] + 1) ** 2 + APART * _apart(points, a, b) ** 2,
        )
    # Where either may have the first seat, the better one has it at every other table: else they all want it later.
    turned = [table[::-1] if at % 2 else table for at, table in enumerate(tables)]
    made = [Game(number, seated(table, counts, last)) for table in turned]
    return [*made, *[Game(number, (player,), (1,), played=False) for player in out]]


def _apart(points: Mapping[int, Fraction], one: int, other: int) -> int:
    return int(6 * abs(points[one] - points[other]))


def _free_rounds(games: Sequence[Game]) -> dict[int, int]:
    """How often each player got a point without a game: a bye, or because the rival did not come."""
    free: dict[int, int] = {}
    for game in games:
        if not game.played and game.places is not None:
            for player in game.players:
                if game.points(player) == 1:
                    free[player] = free.get(player, 0) + 1
    return free


def _byes(ranked: Sequence[int], games: Sequence[Game], count: int) -> list[int]:
    free = _free_rounds(games)
    lowest = sorted(range(len(ranked)), key=lambda at: (free.get(ranked[at], 0), -at))
    return [ranked[at] for at in lowest[:count]]


def _pairs(
    ranked: Sequence[int], points: Mapping[int, Fraction], games: Sequence[Game]
) -> tuple[list[list[int]], list[int]]:
    """The pairs, the best of the table first, and who has a bye."""
    met = meetings(games)
    free = _free_rounds(games)
    counts = side_counts(games)
    lead = {player: counts[player][0] - counts[player][1] if player in counts else 0 for player in ranked}
    equals: dict[Fraction, list[int]] = {}
    for player in ranked:
        equals.setdefault(points[player], []).append(player)
    place = {player: at for group in equals.values() for at, player in enumerate(group)}

    def cost(one: int, other: int) -> int:
        apart = _apart(points, one, other)
        total = AGAIN * met[frozenset((one, other))] + APART * apart**2
        if lead[one] * lead[other] > 0:
            total += SIDE * min(abs(lead[one]), abs(lead[other])) ** 2
        half = (len(equals[points[one]]) + 1) // 2
        return total + (abs(abs(place[one] - place[other]) - half) if not apart else 0)

    size = len(ranked) + len(ranked) % 2
    costs = [[0] * size for _ in range(size)]
    for i, one in enumerate(ranked):
        for j, other in enumerate(ranked[:i]):
            costs[i][j] = costs[j][i] = cost(one, other)
        if size > len(ranked):  # the last one in the list is nobody: who meets them has a bye
            low = _apart(points, one, ranked[-1])
            costs[i][-1] = costs[-1][i] = AGAIN * free.get(one, 0) + APART * (10 * low) ** 2 + LAST * (len(ranked) - i)
    tables, out = [], []
    for one, other in cheapest_pairs(costs):
        if other == len(ranked):
            out.append(ranked[one])
        else:
            tables.append([ranked[one], ranked[other]])
    return tables, out
