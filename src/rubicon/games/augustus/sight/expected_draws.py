"""The expected number of draws until a lone mission is complete. Exact.

Within one filling of the bag the order of tokens does not matter: after n draws
without a joker every set of n other tokens is as likely. So it is enough to count, for
every part of the fields that may still be free, the sets of n tokens that leave
exactly that part. A joker then fills the field that helps most and the bag is full
again, with one field less: the recursion ends.

Tokens of other symbols only take time. In a random order each of them comes as
often before any given one of the M others as after it, so that the draws up to the
next joker, or the last field, become longer by the share others / (M + 1); what
the joker meets stays the same. So bags need not be told apart by those tokens.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

from rubicon.games.augustus.rules.box import BAG, JOKER

TOKENS_IN_BAG: Final = sum(BAG)

_known: dict[int, float] = {0: 0.0}
_known_from: dict[int, tuple[float, float]] = {}
_known_ties: dict[tuple[int, ...], float] = {}
MOST_KNOWN: Final = 200_000
"""Bags that are not full come in many kinds: what is known of them is forgotten when there is too much of it."""


def expected(need: int) -> float:
    """The expected number of draws from a full bag for these free fields (packed)."""
    found = _known.get(need)
    if found is None:
        found = _computed(need, list(BAG))[0]
        _known[need] = found
    return found


def expected_from(need: int, bag: list[int]) -> float:
    """The same from a bag with these tokens left; after the next joker it is full."""
    if need < 0:
        raise ValueError("a mission has more legions than fields")  # in a sight from elsewhere
    key = need
    others = 0
    matter = 1
    for token in range(len(bag)):
        number = bag[token]
        if token < JOKER and not need >> 3 * token & 7 and bag[JOKER]:
            others += number
            number = 0
        key = key << 3 | number
        matter += number
    found = _known_from.get(key)
    if found is None:
        if len(_known_from) >= MOST_KNOWN:
            _known_from.clear()
        found = _computed(need, _without_others(need, bag))
        _known_from[key] = found
    draws = found[0] + found[1] * others / matter
    if others and _is_between_tenths(draws):
        # How 7.55 is shown hangs on the last bits, and these on the order of sums: as it always was.
        draws = _known_ties.get((need, *bag), -1.0)
        if draws < 0.0:
            if len(_known_ties) >= MOST_KNOWN:
                _known_ties.clear()
            draws = _known_ties[need, *bag] = _computed(need, bag)[0]
    return draws


def _is_between_tenths(draws: float) -> bool:
    tenths = 10.0 * draws
    return abs(tenths - int(tenths) - 0.5) < 1e-6


def _without_others(need: int, bag: list[int]) -> list[int]:
    """The tokens that matter. Where no joker ends the wait all do: the bag may run out."""
    if not bag[JOKER]:
        return bag
    return [bag[token] if token == JOKER or need >> 3 * token & 7 else 0 for token in range(len(bag))]


def _computed(need: int, bag: list[int]) -> tuple[float, float]:
    """The expected number of draws, and how many of them come before the next joker, or the last field."""
    if need == 0:
        return 0.0, 0.0
    total = sum(bag)
    jokers = bag[JOKER]
    # At n: the probability of any one set of n tokens to be the first n.
    chance = [1.0 / comb(total, n) for n in range(total)]
    draws = 0.0
    before = 0.0
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
        before += alive
    return draws, before


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
