"""How much and how often: buckets that fill up with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from rubicon.core.message import Message
from rubicon.server.errors import Refusal

RATES: Final = {
    "address": (60.0, 300.0),  # calls from one address: a whole group may sit behind it
    "call": (20.0, 100.0),  # calls of one person
    "sign_in": (0.1, 10.0),  # passwords tried from one address, or for one name
    "guest": (0.2, 30.0),  # new guests from one address
    "table": (0.05, 30.0),  # new tables of one person
    "chat": (0.5, 10.0),
    "analyse": (0.02, 5.0),  # analyses: they keep a process busy for long
    "aid": (5.0, 60.0),  # odds: they keep a thread busy for a moment
    "think": (1.0, 10.0),  # hints: they keep a process busy
}
"""For each kind: how many a second in the long run, and how many at once."""

MOST_REMEMBERED: Final = 20_000


class Rates:
    """Who has done how much lately. Generous people get a larger `factor`; 0 lifts all limits."""

    def __init__(self, factor: float = 1.0) -> None:
        self._factor: Final = factor
        self._buckets: Final[OrderedDict[tuple[str, str], tuple[float, float]]] = OrderedDict()

    def check(self, kind: str, key: str) -> None:
        """Count one; refuse when it is one too many."""
        if self._factor == 0:
            return
        rate, most = RATES[kind]
        rate, most = rate * self._factor, max(1.0, most * self._factor)
        now = time.monotonic()
        left, at = self._buckets.pop((kind, key), (most, now))
        left = min(most, left + (now - at) * rate)
        if left < 1:
            self._buckets[kind, key] = left, now
            wait = int((1 - left) / rate) + 1
            raise Refusal("too_many", Message("server-too-many", {"seconds": wait}), retry_after=wait)
        self._buckets[kind, key] = left - 1, now
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
