"""The four dice of the box: every throw that can fall, and how many hits it is. A throw is an index into `THROWS`."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from math import factorial
from typing import Final

MOST: Final = 4
"""No block throws more dice than this."""

FACES: Final = (1, 2, 3, 4, 5, 6)


def _throws() -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    for number in range(1, MOST + 1):
        found += combinations_with_replacement(FACES, number)
    return found


def _weight(throw: tuple[int, ...]) -> int:
    ways = factorial(len(throw))
    for face in FACES:
        ways //= factorial(throw.count(face))
    return ways


THROWS: Final[list[tuple[int, ...]]] = _throws()
"""All throws of one to four dice, the faces of each in order."""

INDEX: Final[dict[tuple[int, ...], int]] = {throw: index for index, throw in enumerate(THROWS)}

CHANCES: Final[list[list[tuple[int, int]]]] = [
    [(index, _weight(throw)) for index, throw in enumerate(THROWS) if len(throw) == number]
    for number in range(MOST + 1)
]
"""For each number of dice: the throws with their weights, which add up to 6 to the power of that number."""

TUMBLES: Final[list[list[int]]] = [
    [INDEX[tuple(sorted(faces))] for faces in product(FACES, repeat=number)] if number else []
    for number in range(MOST + 1)
]
"""For each number of dice: the throw for each of the equally likely ways in which they can fall."""

HITS: Final[list[list[int]]] = [
    [sum([1 for face in throw if face <= power]) for throw in THROWS] for power in range(len(FACES) + 1)
]
"""J6.2: for each firepower, how many hits a throw is: every die up to the firepower is one."""


def spell(throw: int) -> str:
    """`1 3 6`."""
    return " ".join([str(face) for face in THROWS[throw]])
