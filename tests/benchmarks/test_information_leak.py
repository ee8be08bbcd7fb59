"""What a move tells about what the player still holds."""

from __future__ import annotations

from benchmarks.information_leak import POWERS, measure
from rubicon import bots


def test_a_move_never_tells_more_than_was_unknown() -> None:
    found = measure(bots.levels("caesar")["strong"].at(10), 2, 4)
    assert found
    for unknown, *told in found:
        assert 0.0 < unknown < 4.0
        assert len(told) == len(POWERS)
        assert all(one <= unknown + 1e-9 for one in told)
    assert any(one != 0.0 for _, *told in found for one in told)
