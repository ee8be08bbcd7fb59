"""Wilson's interval, against printed values and at its ends."""

from __future__ import annotations

from statistics import NormalDist

import pytest

from rubicon.core.statistics import Z95, wilson


def test_it_agrees_with_known_values() -> None:
    # 81 of 263: an example of the statistics literature (Newcombe 1998).
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(15 / 148, 148) == pytest.approx((0.0624, 0.1605), abs=1e-4)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert pytest.approx(NormalDist().inv_cdf(0.975), abs=1e-12) == Z95


def test_nothing_and_everything_are_never_certain() -> None:
    for trials in (1, 7, 4000):
        assert wilson(0.0, trials)[0] == 0.0
        assert 0.0 < wilson(0.0, trials)[1] < 1.0
        assert 0.0 < wilson(1.0, trials)[0] < 1.0
        assert wilson(1.0, trials)[1] == 1.0
