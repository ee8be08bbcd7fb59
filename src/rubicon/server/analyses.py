"""Analyses of matches that are over: one at a time, in a process of their own, and kept with the match.

Bots never wait for an analysis: its process is none of theirs. What is asked
for twice is computed once, and what is stored is not computed again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
from typing import Any, Final

from rubicon.server.bots import Failed, Thinker
from rubicon.server.errors import Refusal
from rubicon.server.moment import now_ms
from rubicon.server.settings import Settings
from rubicon.server.storage import tables as stored
from rubicon.server.storage.store import Store

log = logging.getLogger("rubicon.analyses")

MOST_WAITING: Final = 20
GRACE: Final = 30.0
"""Seconds beyond its time after which an analysis is given up: a process has to start, and a last look to end."""


class Analyses:
    """All that are being made, and those that could not be."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._seconds: Final = settings.analysis_seconds
        self._store: Final = store
        self._thinker: Final = Thinker()
        self._one: Final = asyncio.Lock()
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._progress: Final[dict[str, tuple[int, int]]] = {}
        self._failed: Final[set[str]] = set()

    async def read(self, table: str) -> dict[str, Any]:
        """How far it is, and what was found."""
        running = table in self._tasks  # before looking: it may end meanwhile
        found = await self._store.read(lambda connection: stored.analysis(connection, table))
        if found is not None:
            return _shown("done", json.loads(found))
        if running or table in self._tasks:
            return _shown("running", None, *self._progress.get(table, (0, 0)))
        return _shown("failed" if table in self._failed else "none")

    def start(self, table: str, record: dict[str, Any]) -> None:
        """Begin, unless somebody has already."""
        if table in self._tasks:
            return
        if len(self._tasks) >= MOST_WAITING:
            raise Refusal("unavailable", "server-many-analyses")
        self._failed.discard(table)
        task = asyncio.create_task(self._make(table, record), name=f"analysis of {table}")
        self._tasks[table] = task
        task.add_done_callback(lambda _task: self._forget(table))

    def _forget(self, table: str) -> None:
        self._tasks.pop(table, None)
        self._progress.pop(table, None)

    async def _make(self, table: str, record: dict[str, Any]) -> None:
        def heard(done: int, of: int) -> None:
            self._progress[table] = done, of

        question = {"do": "analyse", "record": record, "seconds": self._seconds}
        packed = await asyncio.to_thread(pickle.dumps, question)
        try:
            async with self._one:
                answer = await self._thinker.ask(packed, self._seconds + GRACE, heard)
            if "error" in answer:
                raise Failed(str(answer["error"]))
            found = json.dumps(answer["analysis"], separators=(",", ":"))
            await self._store.write(lambda connection: stored.keep_analysis(connection, table, found, now_ms()))
        except Exception as error:
            log.warning("no analysis of %s: %s: %s", table, type(error).__name__, str(error)[:300])
            self._failed.add(table)

    async def stop(self) -> None:
        """Let them go: whoever still wants one asks again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinker.end()


def _shown(status: str, analysis: dict[str, Any] | None = None, done: int = 0, of: int = 0) -> dict[str, Any]:
    return {"status": status, "done": done, "of": of, "analysis": analysis}
