"""Rate limits: buckets that fill up with time."""

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
    "mail": (0.001, 4.0),  # letters that ask somebody to confirm an address, by person and by address
    "channel": (0.05, 20.0),  # new places for notices of one person
    "wish": (0.2, 30.0),  # wishes for a match
    "friend": (0.02, 20.0),  # people who are asked to be friends
    "invite": (0.1, 20.0),  # friends who are invited to a table
    "block": (0.1, 40.0),
    "report": (0.005, 6.0),  # each is read by somebody
    "analyse": (0.02, 5.0),  # analyses: they keep a process busy for long
    "import": (0.05, 20.0),  # records from elsewhere: each is replayed
    "download": (0.01, 3.0),  # all records of one person
    "prove": (0.5, 20.0),  # proofs that are not there yet: they keep a thread busy for a moment
    "aid": (5.0, 60.0),  # odds: they keep a thread busy for a moment
    "think": (0.2, 10.0),  # hints: they keep a process busy
}
"""For each kind: how many a second in the long run, and how many at once."""

MOST_REMEMBERED: Final = 20_000

LONGEST_DELAY: Final = 900.0
"""Seconds between two attempts to sign in, after many that failed."""
FORGIVEN: Final = 86_400.0
"""Seconds after which failed attempts are forgotten."""


def too_many(seconds: int) -> Refusal:
    """Not before so many seconds."""
    return Refusal("too_many", Message("server-too-many", {"seconds": seconds}), retry_after=seconds)


def counted(kind: str, factor: float, known: tuple[float, float] | None, now: float) -> tuple[float, int]:
    """What is left in a bucket, of which is known what was left when; and how many seconds to wait if it is empty."""
    rate, most = RATES[kind]
    rate, most = rate * factor, max(1.0, most * factor)
    left, at = known or (most, now)
    left = min(most, left + (now - at) * rate)
    return (left, int((1 - left) / rate) + 1) if left < 1 else (left - 1, 0)


def delay(known: tuple[float, float] | None, free: int, now: float) -> int:
    """How many seconds to wait with the next attempt, of which is known how many failed, and when the last one did."""
    count, last = known or (0, now)
    over = count - max(1, free)
    wait = last + min(2.0 ** min(over, 20), LONGEST_DELAY) - now if over >= 0 else 0
    return int(wait) + 1 if wait > 0 else 0


def failures(known: tuple[float, float] | None, now: float) -> int:
    """How many attempts failed, with one more."""
    count, last = known or (0, now)
    return 1 if now - last > FORGIVEN else int(count) + 1


class Rates:
    """Who has done how much lately. Generous people get a larger `factor`; 0 lifts all limits."""

    def __init__(self, factor: float = 1.0) -> None:
        self._factor: Final = factor
        self._buckets: Final[OrderedDict[tuple[str, str], tuple[float, float]]] = OrderedDict()

    def check(self, kind: str, key: str) -> None:
        """Count one; refuse when it is one too many."""
        if self._factor == 0:
            return
        now = time.monotonic()
        left, wait = counted(kind, self._factor, self._buckets.pop((kind, key), None), now)
        self._buckets[kind, key] = left, now
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        if wait:
            raise too_many(wait)


class SignIns:
    """Attempts to sign in that failed: each one more makes the next wait twice as long."""

    def __init__(self, factor: float = 1.0) -> None:
        self._factor: Final = factor
        self._failed: Final[OrderedDict[str, tuple[int, float]]] = OrderedDict()  # how many, and when the last

    def check(self, keys: list[tuple[str, int]]) -> None:
        """Count an attempt under each key; refuse when one must wait. Keys come with how many attempts are free."""
        if self._factor == 0:
            return
        now = time.monotonic()
        for key, free in keys:
            wait = delay(self._failed.get(key), int(free * self._factor), now)
            if wait:
                raise too_many(wait)
        # Counted before it is known to fail: else a thousand attempts at once would all be free.
        for key, _ in keys:
            self._failed[key] = failures(self._failed.pop(key, None), now), now
        while len(self._failed) > MOST_REMEMBERED:
            self._failed.popitem(last=False)

    def succeeded(self, keys: list[tuple[str, int]]) -> None:
        """It was the right password."""
        for key, _ in keys:
            self._failed.pop(key, None)
