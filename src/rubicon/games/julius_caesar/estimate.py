"""How a battle will probably go: a quick estimate for bots and hints, without throwing dice.

Every block fires its expected hits in its turn, and fractions of hits are taken
by the strongest, as whole ones are. How sure the result is follows from how
much is left of the winner. Compared with battles that were thrown, the chance
to win is off by two to three points on average (tests/games/julius_caesar/test_estimate.py).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

ATTACKER: Final = 0
DEFENDER: Final = 1

FIRING_ROUNDS: Final = 3
"""In the fourth attackers only retreat."""

Fighter = tuple[int, int, float, float, int]
"""side, initiative (0 to 3), firepower, strength, the round in which it arrives"""

_CHUNK: Final = 0.34
_GONE: Final = 0.2
_STEEP: Final = 2.1
_SPREAD: Final = 0.9
_HASTE: Final = 1.1
"""Attackers have three rounds: how much a spare hit counts, beside a step that they have left."""


class Forecast:
    """The attackers' chance to win, and how many steps each side probably has left."""

    def __init__(self, chance: float, attackers: float, defenders: float) -> None:
        self.chance: Final = chance
        self.attackers: Final = attackers
        self.defenders: Final = defenders


def total(values: list[float]) -> float:
    """`sum`, but always a float: compiled code trips over a sum that may be the int 0."""
    found = 0.0
    for value in values:
        found += value
    return found


def forecast(fighters: list[Fighter], rounds: int = FIRING_ROUNDS, surprise: bool = False) -> Forecast:
    """How it goes if everybody fires and nobody retreats before the attackers must."""
    count = len(fighters)
    side = [fighter[0] for fighter in fighters]
    power = [fighter[2] / 6.0 for fighter in fighters]
    strength = [fighter[3] for fighter in fighters]
    arrives = [fighter[4] for fighter in fighters]
    order = sorted(range(count), key=lambda i: 2 * fighters[i][1] + (1 if side[i] == ATTACKER else 0))
    first = sorted(range(count), key=lambda i: fighters[i][1] + 4 * side[i]) if surprise else order
    whole = total(strength)
    left = [0.0, 0.0]
    spare = 0.0  # hits that the attackers would still have made after the last defender was gone
    for number in range(1, rounds + 1):
        for i in first if number == 1 else order:
            if strength[i] > 0.0 and arrives[i] <= number:
                rest = _fire(strength[i] * power[i], 1 - side[i], number, side, strength, arrives)
                if side[i] == ATTACKER:
                    spare += rest
    _count(side, strength, left)
    margin = min(left[ATTACKER], _HASTE * spare) if left[DEFENDER] <= 0.0 else -left[DEFENDER]
    if left[ATTACKER] > 0.0 and left[DEFENDER] > 0.0:
        # Nobody is gone when time is up: the attackers lose, but it was close where little was left to do.
        margin = 0.4 - left[DEFENDER]
    z = margin / (_SPREAD * sqrt(whole + 0.5))
    return Forecast(1.0 / (1.0 + exp(-_STEEP * z)), left[ATTACKER], left[DEFENDER])


def _count(side: list[int], strength: list[float], left: list[float]) -> None:
    left[ATTACKER] = 0.0
    left[DEFENDER] = 0.0
    for i in range(len(side)):
        left[side[i]] += strength[i]


def _fire(hits: float, target: int, number: int, side: list[int], strength: list[float], arrives: list[int]) -> float:
    """The strongest takes a part of the hits, and then whoever is strongest the next; what nobody takes is left."""
    while hits > 0.0:
        best = -1
        for i in range(len(side)):
            if side[i] == target and arrives[i] <= number and strength[i] > 0.0:
                if best < 0 or strength[i] > strength[best]:
                    best = i
        if best < 0:
            return hits
        part = min(hits, _CHUNK, strength[best])
        strength[best] -= part
        hits -= part
        if strength[best] < _GONE:
            strength[best] = 0.0
    return 0.0
