"""Parts of views that are kept: few enough, and the same object every time."""

from __future__ import annotations

from rubicon.core.shared_parts import SharedParts


def test_a_part_is_kept_and_handed_out_again() -> None:
    parts = SharedParts()
    assert parts.get(7) is None
    part = parts.keep(7, {"seven": True})
    assert parts.get(7) is part
    assert len(parts) == 1


def test_too_many_parts_are_forgotten_and_kept_anew() -> None:
    parts = SharedParts(3)
    for number in range(3):
        parts.keep(number, {})
    assert len(parts) == 3
    last = parts.keep(3, {"last": 1})
    assert len(parts) == 1
    assert parts.get(3) is last
    assert parts.get(0) is None
