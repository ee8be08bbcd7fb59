"""The dice game for three: what every position between two turns is worth to each seat, by backward induction.

All that matters between two turns is the round, the three purses, the Consul's dice (45 pairs of score and laurels, or
none yet) and how many turns are left before the round ends. What the three have together follows from the round. That
is 288,470 positions. `three_seats_solver` computes their values backwards from the end: whoever throws does what is
best for their own share of the victory, given that all do so later; of equals, what brings more coins.

No one of the three gains by playing otherwise alone. That is less than a solution for two: two who play otherwise can
cost the third something, and a seat that has nothing left to win decides between the others as it likes.

Seats are counted from the one that throws.
`three_seats.bin` has for each position the shares of the first two, in steps of 1/65,520, two bytes each.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from rubicon.games.caesar_dice.bot.ends import Shares
from rubicon.games.caesar_dice.bot.round_values import LAST_ROUND, STANDINGS
from rubicon.games.caesar_dice.rules.table import SILVER_VALUE

SEATS: Final = 3
COINS: Final = 30
"""What all begin with, together (K1.2)."""
TURNS: Final = 2
"""How many turns a new Consul has to last."""
STEPS: Final = 65_520
"""A share is kept as a multiple of this part of 1: so halves and thirds, and none and all, are kept exactly."""
_ROWS: Final = 1 + TURNS * STANDINGS
"""For one round and purses: without a Consul, and with each standing and number of turns."""


def total(round: int) -> int:
    """What all have together in that round."""
    return COINS + SILVER_VALUE * (round - 1)


def purses_of(round: int) -> int:
    """In how many ways they may have it."""
    return (total(round) + 1) * (total(round) + 2) // 2


_STARTS: Final[list[int]] = [0, 0]
for _round in range(1, LAST_ROUND + 1):
    _STARTS.append(_STARTS[-1] + _ROWS * purses_of(_round))
ENTRIES: Final = _STARTS[-1]


def at(round: int, standing: int, turns: int, first: int, second: int) -> int:
    """Where a position is in the list: with the purses of the seat that throws and of the next one."""
    row = 0 if standing < 0 else 1 + TURNS * standing + turns - 1
    pair = first * (2 * total(round) + 3 - first) // 2 + second
    return _STARTS[round] + row * purses_of(round) + pair


class Shipped(Shares):
    """Shares as the file has them."""

    def __init__(self, data: bytes) -> None:
        if len(data) != 4 * ENTRIES:
            raise ValueError(f"{len(data)} bytes, and there are {ENTRIES} positions of four")
        self._data: Final = data

    def share(self, round: int, standing: int, turns: int, purses: list[int], place: int) -> float:
        """Read from the file."""
        data = self._data
        entry = 4 * at(round, standing, turns, purses[0], purses[1])
        one = data[entry] + 256 * data[entry + 1]
        other = data[entry + 2] + 256 * data[entry + 3]
        return (one if place == 0 else other if place == 1 else STEPS - one - other) / STEPS

    def same(self, other: Shipped) -> bool:
        """Whether both say the same of every position; the last step may differ, as compilers add in another order."""
        for at in range(0, len(self._data), 2):
            one = self._data[at] + 256 * self._data[at + 1]
            two = other._data[at] + 256 * other._data[at + 1]
            if abs(one - two) > 1:
                return False
        return True


@cache
def shipped() -> Shipped:
    """The shares that are shipped, read when they are first needed."""
    return Shipped((files("rubicon.games.caesar_dice.bot") / "three_seats.bin").read_bytes())
