"""Who sits where: tables of which size, and sides that everybody has equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import permutations

from rubicon.tournaments.games import Game


def table_sizes(players: int, seats: int, allowed: Collection[int]) -> list[int]:
    """How large the tables of a round are: as few players as possible are left out, and most tables have `seats`.

    Smaller tables are used if the game allows them, larger ones never. The largest come first.
    """
    sizes = sorted([size for size in allowed if 2 <= size <= seats], reverse=True)
    if not sizes:
        raise ValueError(f"no table of at most {seats} seats among {sorted(allowed)}")
    best: dict[int, list[int]] = {0: []}
    for total in range(1, players + 1):
        found = [[*best[total - size], size] for size in sizes if total - size in best]
        if found:  # few tables are large tables
            best[total] = min(found, key=lambda sizes: (len(sizes), sum([(seats - size) ** 2 for size in sizes])))
    return sorted(best[max(best)], reverse=True)


def side_counts(games: Iterable[Game]) -> dict[int, Counter[int]]:
    """How often each player sat in each seat."""
    counts: dict[int, Counter[int]] = {}
    for game in games:
        if not game.bye:
            for seat, player in enumerate(game.players):
                counts.setdefault(player, Counter())[seat] += 1
    return counts


def last_seats(games: Iterable[Game]) -> dict[int, int]:
    """Where each player sat last."""
    return {player: seat for game in games if not game.bye for seat, player in enumerate(game.players)}


def seated(
    players: Sequence[int], counts: Mapping[int, Mapping[int, int]], last: Mapping[int, int] | None = None
) -> tuple[int, ...]:
    """The players of a table in the order of their seats: each where they sat least often, and not twice in a row.

    Where that leaves a choice, the order in which they are given decides.
    """

    def cost(order: tuple[int, ...]) -> tuple[int, int]:
        often = again = 0
        for seat, player in enumerate(order):
            mine = counts.get(player, {})
            often += sum([(mine.get(s, 0) + (s == seat)) ** 2 for s in range(len(order))])
            again += last is not None and last.get(player) == seat
        return often, again

    return min(permutations(players), key=cost)
