"""How strong somebody is at a game, and what a match says about it.

The model is Plackett and Luce's as Weng and Lin update it, by openskill: a rating
is a mean and a deviation, and a match of two to many seats is an order of places.
What people are shown are points on the scale of the laboratory's ladder: 400 points
more at a table of two win ten times of eleven. Of two who are well known, openskill
says so of a difference of sqrt(2) * beta * ln(10) in the mean, hence `POINTS`.
docs/ratings.md tells the same to readers.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

_model: Final = PlackettLuce()

POINTS: Final = 400.0 / (log(10.0) * sqrt(2.0) * _model.beta)
"""Points for each unit of the mean."""
START: Final = 1500
"""The points of who begins."""
PROVISIONAL: Final = 150.0
"""Points of deviation above which a rating is told with a question mark: about ten matches among equals."""


class Rating(NamedTuple):
    """A mean and its deviation, in openskill's own units."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """What people are shown."""
        return round(START + (self.mu - _model.mu) * POINTS)

    @property
    def deviation(self) -> int:
        """The same for the deviation: the true strength is within twice as many points, 95 times of 100."""
        return round(self.sigma * POINTS)

    @property
    def provisional(self) -> bool:
        """Whether too little is known to rely on it."""
        return self.sigma * POINTS > PROVISIONAL


FRESH: Final = Rating(_model.mu, _model.sigma)
"""Of who has not played yet."""
KNOWN: Final = PROVISIONAL / POINTS
"""The deviation above which a rating is provisional, in openskill's units."""


def from_points(points: float, deviation: float) -> Rating:
    """The rating that is shown as so many points."""
    return Rating(_model.mu + (points - START) / POINTS, deviation / POINTS)


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a match, seat by seat; the smallest place is the best, and equal ones are shared."""
    teams = [[_model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = _model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


def places(outcome: dict[str, Any], left: Sequence[int]) -> list[int]:
    """The place of each seat, from 1.

    Winners first, then by scores; a draw is shared. Who left, in the order of leaving, is behind all who stayed,
    whatever became of the seat afterwards: who left first is last.
    """
    scores, winners = outcome["scores"], outcome["winners"]
    left = list(dict.fromkeys(left))

    def merit(seat: int) -> tuple[int, int, int]:
        if seat in left:
            return -1, left.index(seat), 0
        return (0, 0, 0) if not winners else (0, int(seat in winners), scores[seat])

    merits = [merit(seat) for seat in range(len(scores))]
    return [1 + sum(other > mine for other in merits) for mine in merits]
