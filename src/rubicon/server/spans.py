"""Spans of time that do not count: how long something took without them, and when it will be over."""

from __future__ import annotations

from collections.abc import Sequence

Span = tuple[int, int]
"""From when until when. Those in a list come one after the other, and never overlap."""


def passed(begin: int, end: int, out: Sequence[Span]) -> int:
    """How much time is between two moments, without these spans."""
    left_out = sum([max(0, min(end, ends) - max(begin, begins)) for begins, ends in out])
    return max(0, end - begin - left_out)


def after(begin: int, time: int, out: Sequence[Span]) -> int:
    """When so much time will have passed since a moment, without these spans."""
    end = begin + time
    for begins, ends in out:
        if ends > begin and begins < end:
            end += ends - max(begin, begins)
    return end
