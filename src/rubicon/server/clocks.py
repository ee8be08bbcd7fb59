"""Clocks of seats: the time that each has left, and the alarm when one runs out.

A clock runs for every person the match waits for. A decision that is committed
gives the next one its full time (`move`, `days`), or adds the increment
(`bank`); a draft gives nothing back, so taking back cannot gain time.

Days are days of the calendar, in milliseconds since 1970, without vacations (`vacations`). All other clocks run in
the time in which the server is awake (`awake_time`). `Live.now` knows which it is.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final

from rubicon.server.spans import Span, after, passed

log = logging.getLogger("rubicon.clocks")


class Times:
    """The clocks of one match, in milliseconds."""

    def __init__(self, clock: dict[str, Any], left: list[int], since: list[int | None]) -> None:
        self.kind: Final[str] = clock["kind"]
        days = self.kind == "days"
        self.full: Final[int] = int(clock["days"] * 86_400_000 if days else clock["seconds"] * 1000)
        self.increment: Final[int] = int(clock.get("increment", 0) * 1000)
        self.left: Final = left
        self.since: Final = since  # when the running ones were last looked at
        self.away: Sequence[Sequence[Span]] = [()] * len(left)  # vacations of each seat, which do not count

    @classmethod
    def fresh(cls, clock: dict[str, Any], seats: int) -> Times:
        """All clocks full, none running."""
        times = cls(clock, [], [])
        times.left.extend([times.full] * seats)
        times.since.extend([None] * seats)
        times.away = [()] * seats
        return times

    @classmethod
    def of(cls, clock: dict[str, Any], stored: dict[str, Any]) -> Times:
        """The clocks as they were stored."""
        return cls(clock, list(stored["left"]), list(stored["since"]))

    def plain(self) -> dict[str, Any]:
        """For storing."""
        return {"left": self.left, "since": self.since}

    def remaining(self, seat: int, now: int) -> int:
        """What is left to a seat."""
        since = self.since[seat]
        return max(0, self.left[seat] - (0 if since is None else passed(since, now, self.away[seat])))

    def run(self, waiting: Iterable[int], decided: Iterable[int], now: int) -> None:
        """From now on these clocks run, and no others; the seats in `decided` have committed something."""
        running = set(waiting)
        done = set(decided)
        for seat in range(len(self.left)):
            self.left[seat] = self.remaining(seat, now)
            if seat in done:
                self.left[seat] = self.left[seat] + self.increment if self.kind == "bank" else self.full
            self.since[seat] = now if seat in running else None

    def out_of_time(self, now: int) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat, since in enumerate(self.since) if since is not None and self.remaining(seat, now) <= 0]

    def grant(self, least: int, now: int) -> None:
        """Let no running clock have less than that: nobody shall lose because the server was away."""
        for seat, since in enumerate(self.since):
            if since is not None:
                self.left[seat] = max(self.remaining(seat, now), least)
                self.since[seat] = now

    def ends(self, seat: int) -> int | None:
        """When the clock of a seat will have run out, if it runs."""
        since = self.since[seat]
        return None if since is None else after(since, self.left[seat], self.away[seat])

    def deadline(self) -> int | None:
        """When the first running clock will have run out."""
        return min([end for seat in range(len(self.since)) if (end := self.ends(seat)) is not None], default=None)


def deadline(times: Times | None, requests: Iterable[dict[str, Any]]) -> int | None:
    """When a running match must be looked at though nobody may have done anything: a clock, or a request, is over."""
    ends = [request["until"] for request in requests if request.get("until") is not None]
    clock = None if times is None else times.deadline()
    return min(ends if clock is None else [*ends, clock], default=None)


class Alarm:
    """Wakes the table whose deadline has come. It may ring too early, never too late: the table looks for itself."""

    def __init__(self, ring: Callable[[str], Awaitable[None]], now: Callable[[], int]) -> None:
        self._ring: Final = ring
        self._now: Final = now
        self._heap: Final[list[tuple[int, str]]] = []
        self._set: Final[dict[str, int]] = {}
        self._changed: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._ringing: Final[set[asyncio.Task[None]]] = set()

    def set(self, table: str, deadline: int | None) -> None:
        """The table has this deadline now, and no other."""
        if deadline is None:
            self._set.pop(table, None)
        elif self._set.get(table) != deadline:
            self._set[table] = deadline
            heapq.heappush(self._heap, (deadline, table))
            if self._heap[0] == (deadline, table):
                self._changed.set()

    def look(self) -> None:
        """Look at the time now: it may have jumped."""
        self._changed.set()

    def tables(self) -> list[str]:
        """The tables that have a deadline."""
        return list(self._set)

    def start(self) -> None:
        """Begin to watch the time."""
        self._task = asyncio.create_task(self._watch(), name="alarm")

    async def stop(self) -> None:
        """No more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, *self._ringing, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            self._changed.clear()
            now = self._now()
            while self._heap and self._heap[0][0] <= now:
                deadline, table = heapq.heappop(self._heap)
                if self._set.get(table) == deadline:
                    del self._set[table]
                    task = asyncio.create_task(self._rung(table), name=f"time at {table}")
                    self._ringing.add(task)
                    task.add_done_callback(self._ringing.discard)
            wait = None if not self._heap else max(0.001, (self._heap[0][0] - self._now()) / 1000)
            try:
                # Not longer than a minute at once: the wall clock may be set to another time.
                await asyncio.wait_for(self._changed.wait(), None if wait is None else min(wait, 60.0))
            except TimeoutError:
                continue

    async def _rung(self, table: str) -> None:
        try:
            await self._ring(table)
        except Exception:
            log.exception("time ran out at table %s, and the table could not be told", table)
            self.set(table, self._now() + 5_000)  # never a stuck game
