"""The dice as numbers: every handful of up to five dice has one index, and all that the rules ask of it is a table.

Order does not matter, so there are 462 handfuls: 1 of no dice, 6 of one, ... 252
of five. They are numbered by size, then by faces; the full hands come last.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Final

DICE: Final = 5
LAUREL: Final = 4
BOMB: Final = 5
SYMBOLS: Final = ("I", "II", "III", "IV", "L", "B")  # K1.1: one of each on every die

_POWERS: Final = [6**face for face in range(6)]


def _code(faces: tuple[int, ...]) -> int:
    # The counts of the six faces as digits in base 6: the code of two handfuls together is the sum of their codes.
    return sum([_POWERS[face] for face in faces])


HANDS: Final[list[tuple[int, ...]]] = [
    faces for size in range(DICE + 1) for faces in combinations_with_replacement(range(6), size)
]
"""Index to the faces of the handful, in order."""

NONE: Final = 0
FIRST_FULL: Final = HANDS.index((0,) * DICE)
"""The handfuls from here on are full hands of five dice."""

SIZE: Final[list[int]] = [len(faces) for faces in HANDS]
CODE: Final[list[int]] = [_code(faces) for faces in HANDS]
HAND_OF_CODE: Final[dict[int, int]] = {code: hand for hand, code in enumerate(CODE)}
_HAND_AT: Final[list[int]] = [HAND_OF_CODE.get(code, -1) for code in range(max(CODE) + 1)]
"""The same as a list, which compiled code reads faster."""
LAURELS: Final[list[int]] = [faces.count(LAUREL) for faces in HANDS]
BOMBS: Final[list[int]] = [faces.count(BOMB) for faces in HANDS]


def strength(faces: tuple[int, ...]) -> int:
    """K2.2: the sum of the numerals; three I count 15 together, four I count 31."""
    ones = faces.count(0)
    others = sum([face + 1 for face in faces if 0 < face < LAUREL])
    return others + (31 if ones == 4 else 15 if ones == 3 else ones)


STRENGTH: Final[list[int]] = [strength(faces) for faces in HANDS]
SCORE: Final[list[int]] = [STRENGTH[hand] * LAURELS[hand] for hand in range(len(HANDS))]


def _part_hands(faces: tuple[int, ...]) -> tuple[int, ...]:
    parts: set[int] = set()
    for kept in product([False, True], repeat=len(faces)):
        parts.add(HAND_OF_CODE[_code(tuple([face for face, keep in zip(faces, kept, strict=True) if keep]))])
    return tuple(sorted(parts))


KEEPS: Final[list[tuple[int, ...]]] = [
    _part_hands(HANDS[hand]) if hand >= FIRST_FULL else () for hand in range(len(HANDS))
]
"""Full hand to all handfuls that can be kept of it, itself included."""


def _throws(size: int) -> list[int]:
    return [HAND_OF_CODE[_code(faces)] for faces in product(range(6), repeat=size)]


THROWS: Final[list[list[int]]] = [_throws(size) for size in range(DICE + 1)]
"""Number of dice to the handful of each of the 6**n equally likely throws."""


def _weights(size: int) -> list[tuple[int, int]]:
    weights: dict[int, int] = {}
    for hand in THROWS[size]:
        weights[hand] = weights.get(hand, 0) + 1
    return sorted(weights.items())


WEIGHTS: Final[list[list[tuple[int, int]]]] = [_weights(size) for size in range(DICE + 1)]
"""Number of dice to the possible handfuls, each with the number of ways in which it can fall."""


def join(kept: int, thrown: int) -> int:
    """Two handfuls together."""
    return _HAND_AT[CODE[kept] + CODE[thrown]]


_SPELLED: Final[list[str]] = [" ".join([SYMBOLS[face] for face in faces]) for faces in HANDS]


def spell(hand: int) -> str:
    """The faces of a handful, as people write them: `I I IV L B`."""
    return _SPELLED[hand]


def faces_of(text: str) -> tuple[int, ...]:
    """The faces that a text spells, sorted: numerals, `L`, `B`, or the digits 1-4. Raises `ValueError` on others."""
    faces: list[int] = []
    for word in text.upper().replace(",", " ").split():
        if word in SYMBOLS:
            faces.append(SYMBOLS.index(word))
        elif word in ("1", "2", "3", "4"):
            faces.append(int(word) - 1)
        else:
            raise ValueError(word)
    return tuple(sorted(faces))


def cuts_of(word: str) -> list[tuple[int, ...]]:
    """Every way to read a word as faces without blanks between them: `IIL` is I I L and II L."""
    if not word:
        return [()]
    if len(word) > 3 * DICE:
        return []
    found: list[tuple[int, ...]] = []
    if word[0] in "1234":
        found += [(int(word[0]) - 1, *rest) for rest in cuts_of(word[1:])]
    for face, symbol in enumerate(SYMBOLS):
        if word.startswith(symbol):
            found += [(face, *rest) for rest in cuts_of(word[len(symbol) :])]
    return found


def hand_of(faces: tuple[int, ...]) -> int:
    """The index of a handful of at most five dice."""
    return HAND_OF_CODE[_code(faces)]
