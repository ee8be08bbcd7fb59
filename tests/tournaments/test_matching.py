"""The cheapest pairs: the same as the best of all pairings, where those can be listed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubicon.tournaments.matching import cheapest_pairs


def all_pairings(players: list[int]) -> Iterator[list[tuple[int, int]]]:
    """Every way to put them into pairs."""
    if not players:
        yield []
        return
    first, *rest = players
    for other in rest:
        for pairs in all_pairings([player for player in rest if player != other]):
            yield [(first, other), *pairs]


def price(costs: list[list[int]], pairs: list[tuple[int, int]]) -> int:
    return sum(costs[one][other] for one, other in pairs)


@st.composite
def tables(draw: st.DrawFn) -> list[list[int]]:
    size = draw(st.sampled_from([2, 4, 6, 8]))
    # Few different costs make many ties and blossoms, large ones find arithmetic that is not exact.
    cost = draw(st.sampled_from([st.integers(0, 2), st.integers(0, 20), st.integers(0, 10**13)]))
    costs = [[0] * size for _ in range(size)]
    for one in range(size):
        for other in range(one):
            costs[one][other] = costs[other][one] = draw(cost)
    return costs


@given(tables())
def test_nothing_is_cheaper(costs: list[list[int]]) -> None:
    found = cheapest_pairs(costs)
    assert sorted(player for pair in found for player in pair) == list(range(len(costs)))
    best = min(price(costs, pairs) for pairs in all_pairings(list(range(len(costs)))))
    assert price(costs, found) == best


def test_two_triangles_need_one_dear_pair() -> None:
    """Where those who may meet are two rings of three, one pair has to be dear, and no more than one is."""
    costs = [[0 if one // 3 == other // 3 else 100 for other in range(6)] for one in range(6)]
    assert price(costs, cheapest_pairs(costs)) == 100


def test_odd_numbers_are_refused() -> None:
    with pytest.raises(ValueError, match="3 players"):
        cheapest_pairs([[0] * 3] * 3)
    assert cheapest_pairs([]) == []
