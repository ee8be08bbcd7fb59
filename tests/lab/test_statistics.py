from __future__ import annotations

import pytest

from rubicon.core.rng import Rng
from rubicon.lab.statistics import share_interval, t_quantile


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.7062), (2, 4.30265), (3, 3.18245), (5, 2.57058), (30, 2.04227), (1000, 1.96234)]
)
def test_t_agrees_with_the_printed_tables(freedom: int, value: float) -> None:
    assert t_quantile(freedom) == pytest.approx(value, rel=2e-3)


def test_blocks_that_are_all_alike_do_not_make_certain() -> None:
    interval = share_interval([1.0] * 40)
    assert interval.mean == interval.high == 1.0
    assert 0.90 < interval.low < 0.92
    thirds = share_interval([0.1 + 0.2 + 1 / 30, 1 / 3] * 10)  # differ in the last bit only
    assert thirds.low < 0.2 < 0.5 < thirds.high


def test_one_block_tells_nothing() -> None:
    assert share_interval([0.5]) == (0.5, 0.0, 1.0)


def test_ends_stay_between_nothing_and_everything() -> None:
    interval = share_interval([0.0, 0.0, 0.0, 1.0])
    assert interval.low == 0.0
    assert interval.high <= 1.0


@pytest.mark.parametrize("share", [1 / 2, 1 / 3, 3 / 4])
def test_intervals_cover_the_truth_as_often_as_they_say(share: float) -> None:
    """Blocks of two games that are not independent of each other, as in the arena."""
    rng = Rng(11)
    covered = 0
    for _ in range(1000):
        blocks = []
        for _ in range(60):
            first = rng.random() < share
            second = first if rng.below(3) == 0 else rng.random() < share
            blocks.append((first + second) / 2)
        interval = share_interval(blocks)
        covered += interval.low <= share <= interval.high
    assert 930 <= covered <= 970
