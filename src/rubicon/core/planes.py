"""Positions as numbers, for programs that learn.

A game that brings a module `planes` beside its rules can be learnt: environments
(see `rubicon.envs`) find it there. It has two functions::

    def layout(setup: Setup) -> list[Plane]: ...
    def fill(sight: Sight, out: list[int]) -> None: ...

`layout` says what the numbers mean, plane by plane; it depends on the set-up
only. `fill` writes them: `out` is as long as all planes together and comes full
of zeros. It is given a `Sight`, so that no learner is ever told what its seat
may not know. All numbers are whole, from 0 to the `most` of their plane;
environments divide by that.

What belongs to seats is told from the seat that looks: itself first, then the
others in the order of their turns. So one policy can play every seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rubicon.core.game import Setup, Sight

MOST: Final = 255
"""No number is larger than this, so that all of them travel as bytes."""


class Plane:
    """Neighbouring numbers of one meaning: what they are called, how many they are, and how large they can be."""

    def __init__(self, name: str, size: int, most: int, what: str) -> None:
        if size < 1:
            raise ValueError(f"plane {name!r}: {size} numbers are none")
        if not 1 <= most <= MOST:
            raise ValueError(f"plane {name!r}: the largest number must be from 1 to {MOST}, not {most}")
        self.name: Final = name
        self.size: Final = size
        self.most: Final = most
        self.what: Final = what
        """For the documentation: what each of the numbers tells."""

    def __repr__(self) -> str:
        return f"Plane({self.name!r}, {self.size}, {self.most})"


def whole(layout: list[Plane]) -> int:
    """How many numbers all planes have together."""
    total = 0
    for plane in layout:
        total += plane.size
    return total


def starts(layout: list[Plane]) -> dict[str, int]:
    """Where each plane begins, by its name."""
    found: dict[str, int] = {}
    at = 0
    for plane in layout:
        if plane.name in found:
            raise ValueError(f"two planes are called {plane.name!r}")
        found[plane.name] = at
        at += plane.size
    return found


def limits(layout: list[Plane]) -> list[int]:
    """The largest value of every single number."""
    found: list[int] = []
    for plane in layout:
        found.extend([plane.most] * plane.size)
    return found


Layout = Callable[[Setup], list[Plane]]
Fill = Callable[[Sight, list[int]], None]
"""The two functions of a game's module `planes`."""


def seen(sight: Sight, fill: Fill, size: int) -> bytearray:
    """All planes of a sight, a byte for every number."""
    out = [0] * size
    fill(sight, out)
    # Filling a list and turning it into bytes is faster than filling bytes, and a bytearray faster than bytes.
    return bytearray(out)


def mask(moves: tuple[int, ...], space: int) -> bytearray:
    """A byte for every move of the space: 1 for these, 0 for all others."""
    marked = bytearray(space)
    for move in moves:
        marked[move] = 1
    return marked
