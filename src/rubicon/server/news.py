"""News from the other processes on the same PostgreSQL: one connection that listens, and is made anew by itself.

Whoever listens again has missed something, and cannot know what: so all that is held in memory is read again
(`back`). Every second there is a beat on the same connection. One that gets no answer is dead, and until there is
another the process is cut off (`lost`): it must not show what it holds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL

from rubicon.server.storage.cluster_news import CHANNEL
from rubicon.server.storage.store import CONNECT

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log = logging.getLogger("rubicon.news")

BEAT: Final = 1.0
"""Seconds between two beats."""
PATIENCE: Final = 3.0
"""Seconds within which the database must answer."""
AGAIN: Final = 0.2
"""Seconds between two attempts to connect."""


class News:
    """What the others tell."""

    def __init__(
        self,
        url: URL,
        beat: Callable[[AsyncConnection[Any]], Awaitable[None]],
        heard: Callable[[str, str, list[str]], None],
        back: Callable[[], Awaitable[None]],
        lost: Callable[[], None],
    ) -> None:
        self._address: Final = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._beat: Final = beat
        self._heard: Final = heard
        self._back: Final = back
        self._lost: Final = lost
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Listen from now on."""
        self._task = asyncio.create_task(self._listen_for_ever(), name="news")

    async def stop(self) -> None:
        """No more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen_for_ever(self) -> None:
        import psycopg

        told = False
        while True:
            connection = None
            try:
                async with asyncio.timeout(PATIENCE):
                    connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True, **CONNECT)
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._beat(connection)
                await self._back()
                told = False
                while True:
                    async for news in connection.notifies(timeout=BEAT):
                        self._hear(news.payload)
                    async with asyncio.timeout(PATIENCE):
                        await self._beat(connection)
            except Exception as error:  # whatever it is, the next connection may do better
                if not told:
                    log.error("cut off from the database: %s", type(error).__name__)
                    told = True
                self._lost()
            finally:
                if connection is not None:
                    with suppress(Exception):
                        # Without a word to the other side, which may not answer.
                        connection.pgconn.finish()
            await asyncio.sleep(AGAIN)

    def _hear(self, payload: str) -> None:
        sender, kind, *words = payload.split(" ")
        try:
            self._heard(sender, kind, words)
        except Exception:
            log.exception("news that could not be made use of: %.200r", payload)
