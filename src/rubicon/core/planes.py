"""Positions as numbers, for programs that learn.

A game that brings a module `planes` beside its rules can be learnt: environments
(see `rubicon.envs`) find it there. It has three functions::

    def layout(setup: Setup) -> list[Plane]: ...
    def fill(sight: Sight, out: Numbers, at: int) -> None: ...
    def fill_for(state: State, seat: int, out: Numbers, at: int) -> None: ...

`layout` says what the numbers mean, plane by plane; it depends on the set-up
only. `fill` writes them into `out.data`, from index `at` on, where it finds zeros.
It is given a `Sight`, so that no learner is ever told what its seat may not know.
All numbers are whole, from 0 to the `most` of their plane; environments divide
by that.

`fill_for` writes the same numbers without making a sight, which takes longer
than the numbers do. It reads the truth, so it looks at nothing that the sight
does not show; tests compare the two at every step. A game may leave it out.

What belongs to seats is told from the seat that looks: itself first, then the
others in the order of their turns. So one policy can play every seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rubicon.core.game import Setup, Sight, State

MOST: Final = 255
"""No number is larger than this, so that all of them travel as bytes."""


class Numbers:
    """Bytes that compiled code writes one by one in a nanosecond, where a bytearray takes a hundred; NumPy reads them.

    Functions that Python calls get the whole object, never its `data`: what mypyc 2.4
    makes of a parameter or a setter that is a vec keeps its memory for ever.
    """

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self.data: vec[u8] = vec[u8]([0] * size)

    def renew(self) -> None:
        """All zeros again, in other memory: that is faster than to clear it."""
        self.data = vec[u8]([0] * self.size)


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
Fill = Callable[[Sight, Numbers, int], None]
FillFor = Callable[[State, int, Numbers, int], None]
"""The functions of a game's module `planes`."""


def legal_moves(state: State, seat: int) -> tuple[int, ...]:
    """The moves of a seat; none while it has nothing to decide."""
    return state.moves(seat) if seat in state.acting() else ()


def mark(moves: tuple[int, ...], out: Numbers, at: i64, value: u8) -> None:
    """Write the value for each of these moves."""
    data = out.data
    for move in moves:
        data[at + move] = value
