"""Tables of more than two: groups in which those who met least often meet.

There is no quick way to the very best groups, so good ones are made better: two
players change places for as long as any such change helps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

Cost = Callable[[int, int], int]
"""What it costs that two players meet."""


def make_groups(players: Sequence[int], sizes: Sequence[int], cost: Cost) -> list[list[int]]:
    """The players in groups of these sizes, which take all of them; those who stand beside each other at first."""
    groups: list[list[int]] = []
    at = 0
    for size in sizes:
        groups.append(list(players[at : at + size]))
        at += size
    better = True
    while better:
        better = False
        for one in range(len(groups)):
            for other in range(one + 1, len(groups)):
                better = _change(groups[one], groups[other], cost) or better
    return groups


def _change(one: list[int], other: list[int], cost: Cost) -> bool:
    """Let two players change groups, if that is cheaper: the change that saves most."""
    best, change = 0, None
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            saved = sum([cost(a, p) - cost(b, p) for p in one if p != a])
            saved += sum([cost(b, p) - cost(a, p) for p in other if p != b])
            if saved > best:
                best, change = saved, (i, j)
    if change is None:
        return False
    i, j = change
    one[i], other[j] = other[j], one[i]
    return True
