"""Forgets what nobody needs any more: decisions that are remembered in case they are sent again.

Of several servers on one database the one that leads does it. Each portion is a transaction of its own, with a pause
after it, so that decisions of people never wait long behind it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from rubicon.server.ids import now_ms
from rubicon.server.storage import decision_queries
from rubicon.server.storage.store import Conflict, Store

log = logging.getLogger("rubicon.forgetting")

EVERY: Final = 60.0
"""Seconds between two looks at matches that are over."""
ROUND: Final = 86_400.0
"""Seconds between two looks at all matches that go on."""
PAUSE: Final = 0.1
"""Seconds between two portions."""


class Forgetting:
    """A task that goes on as long as the server."""

    def __init__(self, store: Store, leads: Callable[[], bool]) -> None:
        self._store: Final = store
        self._leads: Final = leads
        self._next_round = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin at once, and look again every minute."""
        self._task = asyncio.create_task(self._run(), name="forgetting")

    async def stop(self) -> None:
        """No more. A portion that was begun is stored."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._look()
            except (SQLAlchemyError, Conflict) as error:
                log.warning("old decisions are forgotten later: %s", type(error).__name__)
            await asyncio.sleep(EVERY)

    async def _look(self) -> None:
        while self._leads() and await self._store.write(lambda c: decision_queries.forget_finished(c, now_ms())):
            await asyncio.sleep(PAUSE)
        if self._leads() and time.monotonic() >= self._next_round:
            self._next_round = time.monotonic() + ROUND
            place: decision_queries.Place | None = decision_queries.START
            while place is not None and self._leads():
                place = await self._store.write(lambda c, at=place: decision_queries.forget_old(c, now_ms(), at))  # type: ignore[misc]
                await asyncio.sleep(PAUSE)
