"""How a battle will probably go: a quick estimate for bots and hints, without throwing dice.

Every block fires its expected hits in its turn, and fractions of hits are taken
by the strongest, as whole ones are. How sure the result is follows from how
much is left of the winner. Compared with battles that were thrown, the chance
to win is off by two to three points on average (tests/games/julius_caesar/test_battle_forecast.py).
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

LETTERS: Final = 4

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


class _Post:
    """A block in the course of a forecast."""

    def __init__(self, fighter: Fighter) -> None:
        self.side: Final[int] = fighter[0]
        self.letter: Final[int] = fighter[1]
        self.power: Final[float] = fighter[2] / 6.0
        self.strength: float = fighter[3]
        self.arrives: Final[int] = fighter[4]


def forecast(fighters: list[Fighter], rounds: int = FIRING_ROUNDS, surprise: bool = False) -> Forecast:
    """How it goes if everybody fires and nobody retreats before the attackers must."""
    attackers: list[_Post] = []
    defenders: list[_Post] = []
    whole = 0.0
    for fighter in fighters:
        post = _Post(fighter)
        whole += post.strength
        (attackers if post.side == ATTACKER else defenders).append(post)
    order = _order(attackers, defenders)
    first = _by_letter(attackers) + _by_letter(defenders) if surprise else order
    spare = 0.0  # hits that the attackers would still have made after the last defender was gone
    for number in range(1, rounds + 1):
        for post in first if number == 1 else order:
            if post.strength > 0.0 and post.arrives <= number:
                if post.side == ATTACKER:
                    spare += _fire(post.strength * post.power, number, defenders)
                else:
                    _fire(post.strength * post.power, number, attackers)
    attack = _left(attackers)
    defence = _left(defenders)
    margin = min(attack, _HASTE * spare) if defence <= 0.0 else -defence
    if attack > 0.0 and defence > 0.0:
        # Nobody is gone when time is up: the attackers lose, but it was close where little was left to do.
        margin = 0.4 - defence
    z = margin / (_SPREAD * sqrt(whole + 0.5))
    return Forecast(1.0 / (1.0 + exp(-_STEEP * z)), attack, defence)


def _order(attackers: list[_Post], defenders: list[_Post]) -> list[_Post]:
    """Who acts after whom: A before B, and of equals the defenders first."""
    order: list[_Post] = []
    for letter in range(LETTERS):
        for post in defenders:
            if post.letter == letter:
                order.append(post)
        for post in attackers:
            if post.letter == letter:
                order.append(post)
    return order


def _by_letter(posts: list[_Post]) -> list[_Post]:
    return _order(posts, [])


def _left(posts: list[_Post]) -> float:
    left = 0.0
    for post in posts:
        left += post.strength
    return left


def _fire(hits: float, number: int, targets: list[_Post]) -> float:
    """The strongest takes a part of the hits, and then whoever is strongest the next; what nobody takes is left."""
    while hits > 0.0:
        best: _Post | None = None
        most = 0.0
        for post in targets:
            if post.strength > most and post.arrives <= number:
                best = post
                most = post.strength
        if best is None:
            return hits
        part = hits if hits < _CHUNK else _CHUNK  # not min(), which is slow when compiled
        if most < part:
            part = most
        hits -= part
        most -= part
        best.strength = most if most >= _GONE else 0.0
    return 0.0
