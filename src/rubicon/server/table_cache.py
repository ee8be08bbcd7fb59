"""The tables in memory: read when they are needed, kept within a bound, stored when they change."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection

from rubicon.server import metrics
from rubicon.server.awake_time import AwakeTime
from rubicon.server.errors import Refusal
from rubicon.server.ids import is_id, now_ms
from rubicon.server.live_table import Live
from rubicon.server.match_results import notice_end
from rubicon.server.notices.occasions import occasions
from rubicon.server.settings import Settings
from rubicon.server.spectator_delay import delay_of
from rubicon.server.storage import table_queries
from rubicon.server.storage.store import Conflict, Store

log = logging.getLogger("rubicon.tables")

Row = dict[str, Any]

MOST_FOLLOWED: Final = 200
"""Entries that are replayed in the event loop; for more, the table is read as a whole in another thread."""

Self = TypeVar("Self")
Given = ParamSpec("Given")
Answer = TypeVar("Answer")


def once_more(
    step: Callable[Concatenate[Self, Given], Awaitable[Answer]],
) -> Callable[Concatenate[Self, Given], Awaitable[Answer]]:
    """Take a step once more where another server was quicker: then on the table as it is now."""

    @wraps(step)
    async def tried(self: Self, /, *given: Given.args, **named: Given.kwargs) -> Answer:
        try:
            return await step(self, *given, **named)
        except Conflict:
            return await step(self, *given, **named)

    return tried


class _Slot:
    """A place in memory for one table, and its lock."""

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.live: Live | None = None
        self.users = 0
        self.heard = 0  # the version that another server has stored
        self.whole = False  # to be read as a whole: something beside the match may have changed, too


class TableCache:
    """All tables. Those that were used last are in memory, within a bound; the others are read when needed."""

    def __init__(self, store: Store, settings: Settings, awake: AwakeTime) -> None:
        self._store: Final = store
        self._awake: Final = awake
        self._settings: Final = settings
        self._shared: Final = not store.sqlite
        self._most: Final = settings.cache_mb * 1_000_000
        self._slots: Final[OrderedDict[str, _Slot]] = OrderedDict()
        self._weights: Final[dict[str, int]] = {}
        self._weight = 0
        self.changed: Callable[[Live], None] = lambda live: None
        """Called with every table that has changed, after the change is stored."""
        self.doubtful: Callable[[str], None] = lambda id: None
        """Called with a table whose change may be stored or not: the database did not answer."""
        self.online: Callable[[str, str], bool] = lambda table, person: False
        """Whether a person is at a table."""

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Live]:
        """The table, for oneself alone. What one sees is stored; what one changes is not, until `save`."""
        if not is_id(id):
            raise Refusal("not_found", "server-no-table")
        slot = self._slots.get(id)
        if slot is None:
            slot = self._slots[id] = _Slot()
        else:
            self._slots.move_to_end(id)
        slot.users += 1
        try:
            async with slot.lock:
                live = slot.live
                if live is not None and not live.spoiled and not slot.whole and live.version >= slot.heard:
                    metrics.table_in_memory.inc()
                while live is None or live.spoiled or slot.whole or live.version < slot.heard:
                    metrics.table_read.inc()
                    whole, slot.whole, slot.heard = slot.whole, False, 0  # what is heard while it is read counts again
                    followed = live is not None and not live.spoiled and not whole and await self._follow(live)
                    live = slot.live = live if followed else await self._load(id)
                try:
                    yield live
                except BaseException:
                    # A change may have been half made; a plain refusal changes nothing, but reading again costs little
                    # compared with being wrong.
                    if _differs(live):
                        live.spoiled = True
                    raise
        finally:
            slot.users -= 1
            self._weigh(id, slot)

    async def again(self, live: Live) -> Live:
        """The table as it is stored now: for one whose change came second. Only for the holder of its lock."""
        live.spoiled = True
        fresh = await self._load(live.id)
        self._slots[live.id].live = fresh
        return fresh

    async def save(self, live: Live, decision: Row | None = None, quiet: bool = False) -> None:
        """Store what has changed, then tell everybody; `quiet` for a draft, which is nobody else's business."""
        now = now_ms()
        if not quiet:
            live.updated = now
        ended = notice_end(live, now)
        seats = [seat.row(live.id, n) for n, seat in enumerate(live.seats)]
        change = table_queries.Change(
            live.id,
            live.version,
            live.values(),
            live.new_entries(now),
            seats if live.seats_changed else None,
            decision,
            _news(live) if self._shared else [],
            any(seat.kind == "bot" for seat in live.seats),
            live.bots_wait_for(),
            ended,
            (live.game, seats) if live.rated and (live.seats_changed or ended is not None) else None,
            occasions(live, self._settings, self.online),
        )
        live.saving = live.version + 1
        try:
            ratings = await self._store.write(lambda connection: table_queries.save(connection, change))
        except BaseException as error:
            live.spoiled = True
            if not isinstance(error, Conflict):
                self.doubtful(live.id)
            raise
        live.version += 1
        live.saved += len(change.entries)
        live.made_at.extend([now] * len(change.entries))
        if any(table_queries.is_move(entry["who"], entry["what"]) for entry in change.entries):
            live.moved = now
        live.seats_changed = False
        live.ratings = live.ratings if ratings is None else ratings
        live.announced = (live.status, live.waited_for())
        self.changed(live)

    async def exists(self, id: str) -> bool:
        """Whether there is such a table."""
        return await self._store.read(lambda connection: table_queries.exists(connection, id))

    def reread(self, id: str) -> None:
        """Read a table again when it is next needed: something was changed behind its back."""
        slot = self._slots.get(id)
        if slot is not None:
            slot.whole = True

    def heard(self, id: str, version: int) -> bool:
        """Another server has stored this version; whether it is news to this one, if it holds the table at all."""
        slot = self._slots.get(id)
        if slot is None:
            return True
        live = slot.live
        if live is not None and not live.spoiled and max(live.version, live.saving) >= version:
            return False
        slot.heard = max(slot.heard, version)
        return True

    def holds(self, id: str) -> bool:
        """Whether the table is in memory."""
        return id in self._slots

    def reread_all(self) -> None:
        """Read every table again when it is next needed: something may have been missed."""
        for slot in self._slots.values():
            slot.whole = True

    async def read_beside(self, id: str) -> list[Row]:
        """Read chat and notes again; the last lines of the chat."""
        async with self.at(id) as live:
            live.chat, live.looks = await self._store.read(lambda connection: table_queries.beside(connection, id))
            return live.chat

    def ready(self) -> tuple[int, int]:
        """How many tables are in memory, and about how many bytes they take."""
        return len(self._slots), self._weight

    async def _follow(self, live: Live) -> bool:
        """Read what another server has stored since; whether that was enough."""
        if live.match is None:
            return False
        since = live.saved
        found = await self._store.read(lambda connection: table_queries.load(connection, live.id, since))
        live.spoiled = True  # until it is done
        live.spoiled = found is None or len(found.entries) > MOST_FOLLOWED or not live.follow(found)
        return not live.spoiled

    async def _load(self, id: str) -> Live:
        # Replaying a long match takes a while, so it is done in the thread that reads.
        def job(connection: Connection) -> Live | None:
            found = table_queries.load(connection, id)
            try:
                if found is None:
                    return None
                late = delay_of(found.row["game"], self._settings.watch_delay)
                return Live(found, self._awake, self._settings, late)
            except (KeyError, TypeError, ValueError) as error:
                log.error("table %s is damaged: %s: %s", id, type(error).__name__, error)
                raise Refusal("unavailable", "server-damaged") from None

        live = await self._store.read(job)
        if live is None:
            raise Refusal("not_found", "server-no-table")
        return live

    def _weigh(self, id: str, slot: _Slot) -> None:
        """Forget the tables that were used least recently when there is too much in memory."""
        if slot.live is None:
            if slot.users == 0:
                self._slots.pop(id, None)
            weight = 0
        else:
            weight = slot.live.weight()
        self._weight += weight - self._weights.get(id, 0)
        self._weights[id] = weight
        if not weight:
            del self._weights[id]
        while self._weight > self._most and len(self._slots) > 1:
            oldest = next(iter(self._slots))
            if self._slots[oldest].users:
                self._slots.move_to_end(oldest)
                return  # it is in use: another time
            del self._slots[oldest]
            self._weight -= self._weights.pop(oldest, 0)


def _news(live: Live) -> list[str]:
    """What other servers need to know at once: the deadline and its time, the game, and whose turn it is."""
    deadline = live.deadline()
    turns = [("+" if mine else "-") + person for person, mine in live.turns().items()]
    return ["-" if deadline is None else str(deadline), "days" if live.by_days else "awake", live.game, *turns]


def _differs(live: Live) -> bool:
    return live.seats_changed or (live.match is not None and len(live.match.entries) != live.saved)
