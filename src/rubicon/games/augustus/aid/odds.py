"""How likely the next token is each of the seven, and a lone mission complete within so many draws. Exact.

As in `sight.expected_draws` it is enough to count sets of tokens within one filling of the bag. A joker fills the
field that helps most, and then the bag is full again.
"""

from __future__ import annotations

from math import comb
from typing import Final

from rubicon.games.augustus.rules.box import BAG, JOKER
from rubicon.games.augustus.sight.expected_draws import outcomes

MOST_DRAWS: Final = 60

_known: dict[int, float] = {}


def next_token(bag: list[int]) -> list[float]:
    """The chance of each token to be drawn next."""
    total = sum(bag)
    return [number / total for number in bag]


def within(need: int, bag: list[int], draws: int) -> float:
    """The chance that these free fields (packed) are covered within so many draws from a bag with these tokens."""
    return 1.0 - _open(need, bag, draws)


def _open(need: int, bag: list[int], draws: int) -> float:
    """The chance that something is still free then."""
    if need == 0:
        return 0.0
    total = sum(bag)
    left = 0.0
    for rest, ways in outcomes(need, bag):
        if rest == 0:
            continue
        for n in range(min(draws, len(ways) - 1) + 1):
            if ways[n]:
                so_far = ways[n] / comb(total, n)
                if n == draws:
                    left += so_far
                else:
                    left += so_far * bag[JOKER] / (total - n) * _after_joker(rest, draws - n - 1)
    return left


def _after_joker(need: int, draws: int) -> float:
    """The same from a full bag, once the joker has filled the best field."""
    best = 1.0
    for symbol in range(JOKER):
        if need >> 3 * symbol & 7:
            rest = need - (1 << 3 * symbol)
            key = draws << 18 | rest
            found = _known.get(key)
            if found is None:
                found = _open(rest, list(BAG), draws)
                _known[key] = found
            best = min(best, found)
    return best
