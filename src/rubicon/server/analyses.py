"""Analyses of finished matches: one at a time, in a process of its own, stored with the match.

Bots never wait for an analysis: its process is none of theirs. What is asked
for twice is computed once, and what is stored is not computed again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
from typing import Any, Final

from rubicon.core import record as records
from rubicon.core.match import Match
from rubicon.server.bot_process import BotProcess, Failed, Heard
from rubicon.server.compiled_rules import CompiledRules
from rubicon.server.errors import Refusal
from rubicon.server.ids import now_ms
from rubicon.server.settings import Settings
from rubicon.server.storage import table_queries
from rubicon.server.storage.store import Store

log = logging.getLogger("rubicon.analyses")

MOST_WAITING: Final = 20
GRACE: Final = 30.0
"""Seconds beyond its time after which an analysis is given up: a process has to start, and a last look to end."""


class Analyses:
    """All that are being made, and those that could not be."""

    def __init__(self, settings: Settings, rules: CompiledRules, store: Store) -> None:
        self._seconds: Final = settings.analysis_seconds
        self._store: Final = store
        self._thinker: Final = BotProcess(settings.games, rules)
        self._one: Final = asyncio.Lock()
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._progress: Final[dict[str, tuple[int, int]]] = {}
        self._failed: Final[set[str]] = set()

    async def read(self, table: str) -> dict[str, Any]:
        """How far it is, and what was found."""
        running = table in self._tasks  # before looking: it may end meanwhile
        found = await self._store.read(lambda connection: table_queries.analysis(connection, table))
        if found is not None:
            return shown("done", json.loads(found))
        if running or table in self._tasks:
            return shown("running", None, *self._progress.get(table, (0, 0)))
        return shown("failed" if table in self._failed else "none")

    async def start(self, table: str, match: Match) -> None:
        """Begin, unless somebody has already."""
        if table in self._tasks:
            return
        if len(self._tasks) >= MOST_WAITING:
            raise Refusal("unavailable", "server-many-analyses")
        self._failed.discard(table)
        record = records.write(match)
        task = asyncio.create_task(self._make(table, record), name=f"analysis of {table}")
        self._tasks[table] = task
        task.add_done_callback(lambda _task: self._forget(table))

    def _forget(self, table: str) -> None:
        self._tasks.pop(table, None)
        self._progress.pop(table, None)

    async def _make(self, table: str, record: dict[str, Any]) -> None:
        def heard(done: int, of: int) -> None:
            self._progress[table] = done, of

        try:
            async with self._one:
                found = await make_analysis(self._thinker, record, self._seconds, heard)
            await self._store.write(lambda connection: table_queries.keep_analysis(connection, table, found, now_ms()))
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


async def make_analysis(thinker: BotProcess, record: dict[str, Any], seconds: float, heard: Heard) -> str:
    """What a process finds out about a match, as JSON; else `Failed`."""
    packed = await asyncio.to_thread(pickle.dumps, {"do": "analyse", "record": record, "seconds": seconds})
    answer = await thinker.ask(packed, seconds + GRACE, heard)
    if "error" in answer:
        raise Failed(str(answer["error"]))
    return json.dumps(answer["analysis"], separators=(",", ":"))


def shown(status: str, analysis: dict[str, Any] | None = None, done: int = 0, of: int = 0) -> dict[str, Any]:
    """`AnalysisState` on the wire."""
    return {"status": status, "done": done, "of": of, "analysis": analysis}
