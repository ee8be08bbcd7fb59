"""Parts of views that come again and again: each is built once and then shared.

A view is plain data, and most of it is the same as in the view before: the same
moves in the same words, the same blocks on the same spots. A game that can put
all that such a part depends on into one number keeps the part here. Whoever
gets a view must not change it, because others get the same parts.
"""

from __future__ import annotations

from typing import Final

Part = dict[str, object]

MOST: Final = 1 << 15
"""About 30 MB of moves if it is ever full; twenty random games of julius_caesar have 24,000 different ones."""


class SharedParts:
    """The parts by their numbers: at most `most` of them, and when there are more all are forgotten."""

    def __init__(self, most: int = MOST) -> None:
        self.most: Final = most
        self._parts: dict[int, Part] = {}

    def get(self, number: int) -> Part | None:
        """The part of that number, if it is there."""
        return self._parts.get(number)

    def keep(self, number: int, part: Part) -> Part:
        """Keep a part that was just built."""
        if len(self._parts) >= self.most:
            self._parts = {}  # a new dict: another thread may be reading the old one
        self._parts[number] = part
        return part

    def __len__(self) -> int:
        return len(self._parts)
