"""Ratings against a computation of our own, which is held to the example that openskill publishes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, sqrt

import pytest

from rubicon.server.rating_model import FRESH, POINTS, PROVISIONAL, Rating, from_points, places, rate

BETA, TAU, KAPPA = 25 / 6, 25 / 300, 0.0001


def by_hand(teams: Sequence[Sequence[Rating]], ranks: Sequence[int], tau: float = TAU) -> list[list[Rating]]:
    """The update of Weng and Lin (2011), algorithm 4, with the variance's damping and growth that openskill has."""
    grown = [[Rating(mu, sqrt(sigma**2 + tau**2)) for mu, sigma in team] for team in teams]
    mu = [sum(one.mu for one in team) for team in grown]
    variance = [sum(one.sigma**2 for one in team) for team in grown]
    everybody = range(len(teams))
    c = sqrt(sum(v + BETA**2 for v in variance))
    # What the worst of those who compete for a place, and all behind them, weigh together.
    weight = [sum(exp(mu[s] / c) for s in everybody if ranks[s] >= ranks[q]) for q in everybody]
    shared = [sum(ranks[s] == ranks[q] for s in everybody) for q in everybody]
    found = []
    for i in everybody:
        omega = delta = 0.0
        for q in everybody:
            if ranks[q] <= ranks[i]:
                share = exp(mu[i] / c) / weight[q]
                omega += ((1.0 if q == i else 0.0) - share) / shared[q]
                delta += share * (1.0 - share) / shared[q]
        omega *= variance[i] / c
        delta *= sqrt(variance[i]) / c * variance[i] / c**2
        found.append(
            [
                Rating(m + s**2 / variance[i] * omega, s * sqrt(max(1.0 - s**2 / variance[i] * delta, KAPPA)))
                for m, s in grown[i]
            ]
        )
    return found


def test_our_own_computation_gives_the_example_that_openskill_publishes() -> None:
    """The four players of its README, two against two, and what it prints for them."""
    before = [[FRESH, Rating(32.444, 5.123)], [Rating(43.381, 2.421), Rating(25.188, 6.211)]]
    after = [number for team in by_hand(before, [1, 2], tau=0.0) for one in team for number in one]
    printed = [28.669648436582808, 8.071520788025197, 33.83086971107981, 5.062772998705765]
    printed += [43.071274808241974, 2.4166900452721256, 23.149503312339064, 6.1378606973362135]
    assert after == pytest.approx(printed, rel=1e-12)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_match_is_rated_as_our_own_computation_says(seats: int) -> None:
    chance = random.Random(seats)
    for _ in range(60):
        before = [Rating(chance.gauss(25, 12), chance.uniform(0.5, 9)) for _ in range(seats)]
        order = [chance.randint(1, seats) for _ in range(seats)]  # often with equal ones
        expected = [team[0] for team in by_hand([[one] for one in before], order)]
        after = rate(before, order)
        assert [one.mu for one in after] == pytest.approx([one.mu for one in expected], rel=1e-12)
        assert [one.sigma for one in after] == pytest.approx([one.sigma for one in expected], rel=1e-12)


def test_points_are_those_of_the_ladder() -> None:
    """Of two who are well known, 400 points more win ten times of eleven by the model itself."""
    weak, strong = from_points(1300, 0), from_points(1700, 0)
    c = sqrt(2) * BETA
    assert exp(strong.mu / c) / (exp(strong.mu / c) + exp(weak.mu / c)) == pytest.approx(10 / 11)
    assert (FRESH.points, weak.points, strong.points) == (1500, 1300, 1700)
    assert from_points(1234, 56).deviation == 56


def test_who_has_played_little_is_provisional() -> None:
    assert FRESH.provisional
    rating, rival = FRESH, from_points(1500, 20)
    played = 0
    while rating.provisional:
        rating = rate([rating, rival], [1 + played % 2, 2 - played % 2])[0]
        played += 1
    assert played == 10
    assert rating.sigma * POINTS <= PROVISIONAL


def test_winning_against_a_far_weaker_one_is_worth_nothing() -> None:
    known = from_points(2100, 80)
    after = rate([known, from_points(700, 20)], [1, 2])[0]
    assert after.points == known.points


@pytest.mark.parametrize(
    ("scores", "winners", "left", "expected"),
    [
        ([7, 5], [0], [], [1, 2]),
        ([7, 5], [1], [], [2, 1]),  # who resigned may be ahead in points
        ([7, 5], [], [], [1, 1]),  # a draw
        ([5, 9, 9, 4], [1], [], [3, 1, 2, 4]),  # a tie-break decided who won
        ([5, 9, 9, 4], [1, 2], [], [3, 1, 1, 4]),
        ([5, 9, 8, 8], [1], [], [4, 1, 2, 2]),
        ([5, 9, 8, 4], [1], [1], [2, 4, 1, 3]),  # the bot in the seat of who left has won
        ([5, 9, 8, 4], [1], [3, 2], [2, 1, 3, 4]),  # who left first is last
        ([5, 9, 8, 4], [], [2], [1, 1, 4, 1]),
        ([7, 5], [0], [0], [2, 1]),
    ],
)
def test_places(scores: list[int], winners: list[int], left: list[int], expected: list[int]) -> None:
    assert places({"scores": scores, "winners": winners, "reason": "points"}, left) == expected
