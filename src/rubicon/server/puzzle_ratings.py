"""Ratings of solvers and puzzles: every first answer is a game of the solver against the puzzle.

The model is that of openskill (Plackett-Luce), shown on the scale of Elo: 400 points are odds of ten to one.
"""

from __future__ import annotations

from functools import cache
from math import log, sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MIDDLE: Final = 1500
"""What a rating shows as that nobody knows anything about."""
MU: Final = 25.0
BETA: Final = MU / 6
POINTS: Final = 400 / log(10) / (sqrt(2) * BETA)
"""Points of Elo for one of mu, between two whose ratings are certain."""
SIGMA: Final = MU / 3
PUZZLE_SIGMA: Final = MU / 5
"""A puzzle's first rating says more than nothing: it is what it looks like at a glance."""


class Rating(NamedTuple):
    """How strong a solver is, or how hard a puzzle, and how unsure that is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def points(self) -> int:
        """As it is shown."""
        return round(MIDDLE + POINTS * (self.mu - MU))

    @property
    def deviation(self) -> int:
        """One standard deviation, as it is shown."""
        return round(POINTS * self.sigma)


def first_of(points: int) -> Rating:
    """The rating of a puzzle that nobody has tried."""
    return Rating(MU + (points - MIDDLE) / POINTS, PUZZLE_SIGMA)


def after(solver: Rating, puzzle: Rating, solved: bool) -> tuple[Rating, Rating]:
    """Both ratings after an answer."""
    rated = model()
    players = [[rated.rating(mu=one.mu, sigma=one.sigma)] for one in (solver, puzzle)]
    (one,), (two,) = rated.rate(players, ranks=[0, 1] if solved else [1, 0])
    return Rating(one.mu, one.sigma), Rating(two.mu, two.sigma)


@cache
def model() -> PlackettLuce:
    """The model, made once."""
    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
