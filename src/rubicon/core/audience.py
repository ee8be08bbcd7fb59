"""What an audience can count: the entries of a match that it knows of.

How many entries a match has can tell what is hidden, for instance how often a rival
changed its deployment. So whatever leaves the table is counted by the entries that
its reader knows of: those it made, those of which it sees an event, and those after
which others are to act. All viewers with the same seats are one audience, and so are
all spectators.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from rubicon.core.events import EVERYBODY, Event

SPECTATORS: Final = 1 << 40
"""The bit of those who have no seat."""

_SEATS: Final = SPECTATORS - 1


def seats_mask(seats: Sequence[int]) -> int:
    """The mask of an audience: of those who decide for these seats, or of spectators."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask if mask else SPECTATORS


def who_knows(seat: int, events: Sequence[Event]) -> int:
    """The mask of those who know of an entry: its maker, and who sees any of its events."""
    mask = 1 << seat if seat >= 0 else 0
    for event in events:
        if event.mask == EVERYBODY or not event.kind.private:
            return EVERYBODY
        mask |= event.mask & _SEATS
    return mask


class Audience:
    """The entries that an audience knows of. The match keeps it up to date."""

    def __init__(self, mask: int) -> None:
        self.mask: Final = mask
        self.number = 0  # of all entries that it knows of: notes of the table and what was taken back, too
        self.line: list[int] = []  # where in the match's line those stand that it knows of

    @property
    def length(self) -> int:
        """How long the line is to this audience."""
        return len(self.line)

    def count(self, length: int) -> int:
        """How many of the first `length` entries of the match's line it knows of."""
        return bisect_left(self.line, length)

    def entered(self, at: int, mask: int) -> None:
        """An entry was appended to the line, there; those in `mask` know of it."""
        if mask & self.mask:
            self.line.append(at)
            self.number += 1

    def noted(self, length: int) -> None:
        """The table made a note, after which the match's line has this length."""
        self.number += 1
        del self.line[self.count(length) :]
