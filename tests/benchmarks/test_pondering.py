"""The script that says what pondering is worth: that it counts what it says, and the same every time."""

from __future__ import annotations

import pytest

from benchmarks import pondering
from rubicon.bots.search import MOST_PONDERED

SMALL = ["caesar", "--think", "6", "--ponder", "60", "--rival", "2", "--games", "2"]


def test_the_report_is_the_same_every_time(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        pondering.main(SMALL)
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "of 2 games" in told[0]


def test_who_does_not_ponder_inherits_nothing() -> None:
    level = pondering.level_of("caesar", "strong", 6)
    without = pondering.measure("caesar", level, level, 0, 1, 1)
    assert without.begun_with == []
    tally = pondering.measure("caesar", level, level, 24, 1, 1)
    assert any(tally.begun_with)
    assert all(0 <= count < MOST_PONDERED * 6 for count in tally.begun_with)
