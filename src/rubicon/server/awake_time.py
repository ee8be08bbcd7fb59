"""The time in which the server was awake. Clocks of matches run on it; days for a move are of the calendar instead.

It goes on with the monotonic clock of the machine, so setting the wall clock does nothing to it. It stands still
while the machine sleeps, while the process is stopped, and while no server runs: the next one goes on where the last
one was. A monotonic clock may count sleep, and goes on while a process is stopped; but then nobody looks at it for
long, and that time is not counted. Several servers on one database agree on it: see `storage.pulse`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

log = logging.getLogger("rubicon.clocks")

TICK: Final = 0.25
"""Seconds between two looks when nobody else looks."""
STANDSTILL: Final = 1_000_000_000
"""Nanoseconds without a look after which the server has stood still."""
KEEP: Final = 10_000
"""Milliseconds between two times that are stored: what a killed server gives back at most."""
AHEAD: Final = 1_000
"""Milliseconds by which a server may be ahead of the others."""


class AwakeTime:
    """Milliseconds that never jump."""

    def __init__(self) -> None:
        self._passed = 0  # nanoseconds
        self._looked = time.monotonic_ns()
        self._stood_still = 0

    def begin(self, milliseconds: int) -> None:
        """Go on from here."""
        self._looked = time.monotonic_ns()
        self._passed = milliseconds * 1_000_000

    def now(self) -> int:
        """How long the server has been awake, in this run and in those before."""
        now = time.monotonic_ns()
        since, self._looked = now - self._looked, now
        if since > STANDSTILL:
            self._stood_still += since
        elif since > 0:
            self._passed += since
        return self._passed // 1_000_000

    def agree(self, milliseconds: int) -> None:
        """Follow the time that all servers on one database share; one that is a moment ahead stays so."""
        if not milliseconds <= self.now() <= milliseconds + AHEAD:
            self._passed = milliseconds * 1_000_000

    async def watch(self, keep: Callable[[int], Awaitable[None]], stood_still: Callable[[], None]) -> None:
        """Look often enough; have the time kept, and tell when it stood still."""
        kept = self.now()
        while True:
            await asyncio.sleep(TICK)
            now = self.now()
            if self._stood_still:
                log.warning("the server stood still for %.1f s, and so did the clocks", self._stood_still / 1e9)
                self._stood_still = 0
                stood_still()
            if now - kept >= KEEP:
                kept = now
                await keep(now)
