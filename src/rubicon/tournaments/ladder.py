"""A ladder without an end: who beats somebody above takes their place."""

from __future__ import annotations

from collections.abc import Sequence


def may_challenge(ladder: Sequence[int], challenger: int, rival: int, reach: int) -> bool:
    """Whether the rival stands above, and not more than `reach` places."""
    return 0 < ladder.index(challenger) - ladder.index(rival) <= reach


def after(ladder: Sequence[int], challenger: int, rival: int, won: bool) -> list[int]:
    """The ladder after a challenge. If the challenger won, those from the rival down to them move down by one.

    Who was overtaken or has left meanwhile changes nothing: then the challenger only
    moves if the rival is still above.
    """
    found = list(ladder)
    if won and challenger in found and rival in found and found.index(challenger) > found.index(rival):
        found.remove(challenger)
        found.insert(found.index(rival), challenger)
    return found


def standing(joined: Sequence[tuple[int, int]], played: Sequence[tuple[int, int, int, bool]]) -> list[int]:
    """The ladder, from the start: who joined when, who stands at the end then, and challenges as they were decided.

    A challenge is when it was decided, the challenger, the rival, and whether the
    challenger won. Nothing else is kept of a ladder, so nothing can be lost of it.
    """
    found: list[int] = []
    steps = [(when, 0, player, 0, False) for when, player in joined]
    steps += [(when, 1, challenger, rival, won) for when, challenger, rival, won in played]
    for _, kind, one, other, won in sorted(steps):
        found = [*found, one] if kind == 0 else after(found, one, other, won)
    return found
