"""How many tokens are drawn, on average, until a lone mission is complete. Exact.

Within one filling of the bag the order of tokens does not matter: after n draws
without a joker every set of n other tokens is as likely. So it is enough to count, for
every part of the fields that may still be free, the sets of n tokens that leave
exactly that part. A joker then fills the field that helps most and the bag is full
again, with one field less: the recursion ends.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

from rubicon.games.augustus.box import BAG, JOKER

TOKENS_IN_BAG: Final = sum(BAG)

_known: dict[int, float] = {0: 0.0}


def expected(need: int) -> float:
    """The expected number of draws from a full bag for these free fields (packed)."""
    found = _known.get(need)
    if found is None:
        found = expected_from(need, list(BAG))
        _known[need] = found
    return found


def expected_from(need: int, bag: list[int]) -> float:
    """The same from a bag with these tokens left; after the next joker it is full."""
    if need == 0:
        return 0.0
    total = sum(bag)
    jokers = bag[JOKER]
    # At n: the probability of any one set of n tokens to be the first n.
    chance = [1.0 / comb(total, n) for n in range(total)]
    draws = 0.0
    for rest, ways in outcomes(need, bag):
        if rest == 0:
            continue
        alive = 0.0
        joker = 0.0
        for n in range(len(ways)):
            if ways[n] and n < total:
                p = ways[n] * chance[n]
                alive += p
                joker += p * jokers / (total - n)
        draws += alive + joker * _after_joker(rest)
    return draws


def _after_joker(need: int) -> float:
    best = -1.0
    for symbol in range(JOKER):
        if need >> 3 * symbol & 7:
            value = expected(need - (1 << 3 * symbol))
            if best < 0 or value < best:
                best = value
    return best


def outcomes(need: int, bag: list[int]) -> list[tuple[int, list[int]]]:
    """Every part of the fields that may be left, with the number of sets of n tokens, no joker, that leave it."""
    others = 0
    found: list[tuple[int, list[int]]] = [(0, [1])]
    for symbol in range(JOKER):
        fields = need >> 3 * symbol & 7
        there = bag[symbol]
        if fields == 0:
            others += there
            continue
        grown: list[tuple[int, list[int]]] = []
        for rest, ways in found:
            for drawn in range(min(fields, there) + 1):
                if drawn < fields:
                    factor = [0] * drawn + [comb(there, drawn)]
                else:
                    factor = [0] * drawn + [comb(there, more) for more in range(drawn, there + 1)]
                grown.append((rest + (fields - drawn << 3 * symbol), _times(ways, factor)))
        found = grown
    idle = [comb(others, n) for n in range(others + 1)]
    return [(rest, _times(ways, idle)) for rest, ways in found]


def _times(one: list[int], two: list[int]) -> list[int]:
    product = [0] * (len(one) + len(two) - 1)
    for i, a in enumerate(one):
        if a:
            for j, b in enumerate(two):
                product[i + j] += a * b
    return product


_exactly: dict[int, Fraction] = {0: Fraction(0)}


def exact(need: int) -> Fraction:
    """The expected number of draws from a full bag as a fraction: what `expected` rounds."""
    if need not in _exactly:
        draws = Fraction(0)
        for rest, ways in outcomes(need, list(BAG)):
            if rest:
                best = min(exact(rest - (1 << 3 * s)) for s in range(JOKER) if rest >> 3 * s & 7)
                for n, number in enumerate(ways):
                    if number:
                        p = Fraction(number, comb(TOKENS_IN_BAG, n))
                        draws += p + p * BAG[JOKER] / (TOKENS_IN_BAG - n) * best
        _exactly[need] = draws
    return _exactly[need]
