"""Tables: those kept ready in memory, and sitting down: create, join, leave, start, rematch."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Connection

from rubicon.core.chance import Sealed
from rubicon.core.match import Match
from rubicon.core.message import Message
from rubicon.games import find
from rubicon.server import bots
from rubicon.server.clocks import Times
from rubicon.server.errors import Refusal
from rubicon.server.moment import is_id, new_id, now_ms
from rubicon.server.people import Person
from rubicon.server.settings import Settings
from rubicon.server.shapes import NewTable
from rubicon.server.storage import tables as stored
from rubicon.server.storage.store import Conflict, Store
from rubicon.server.table import PEOPLE, Live, Seat, players_of, setup_for

Row = dict[str, Any]


class _Slot:
    """A place in memory for one table, and its lock."""

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.live: Live | None = None
        self.users = 0


class Tables:
    """All tables. Those that were used last are in memory, within a bound; the others are read when needed."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store: Final = store
        self._settings: Final = settings
        self._most: Final = settings.cache_mb * 1_000_000
        self._slots: Final[OrderedDict[str, _Slot]] = OrderedDict()
        self._weights: Final[dict[str, int]] = {}
        self._weight = 0
        self.changed: Callable[[Live], None] = lambda live: None
        """Called with every table that has changed, after the change is stored."""

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
                if slot.live is None or slot.live.spoiled:
                    slot.live = await self._load(id)
                try:
                    yield slot.live
                except BaseException:
                    # A change may have been half made; a plain refusal changes nothing, but reading again costs little
                    # compared with being wrong.
                    if _differs(slot.live):
                        slot.live.spoiled = True
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
        change = stored.Change(
            live.id,
            live.version,
            live.values(),
            live.new_entries(now),
            [seat.row(live.id, n) for n, seat in enumerate(live.seats)] if live.seats_changed else None,
            decision,
        )
        try:
            await self._store.write(lambda connection: stored.save(connection, change))
        except BaseException:
            live.spoiled = True
            raise
        live.version += 1
        live.saved += len(change.entries)
        live.seats_changed = False
        self.changed(live)

    def reread(self, id: str) -> None:
        """Read a table again when it is next needed: something was changed behind its back."""
        slot = self._slots.get(id)
        if slot is not None and slot.live is not None:
            slot.live.spoiled = True

    def ready(self) -> tuple[int, int]:
        """How many tables are in memory, and about how many bytes they take."""
        return len(self._slots), self._weight

    async def _load(self, id: str) -> Live:
        # Replaying a long match takes a while, so it is done in the thread that reads.
        def job(connection: Connection) -> Live | None:
            found = stored.load(connection, id)
            return None if found is None else Live(found)

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

    # Sitting down

    async def create(self, me: Person, asked: NewTable) -> str:
        """A new table; its id. It starts at once when nobody is waited for."""
        game = find(asked.game)
        setup = setup_for(asked.game, dict(asked.options), len(asked.seats))
        seats: list[Seat] = []
        for wish in asked.seats:
            if wish.kind == "me":
                if any(seat.kind == "human" for seat in seats):
                    raise Refusal("bad_request", "server-two-me")
                seats.append(Seat("human", me.id, me.name, nonce=asked.nonce))
            elif wish.kind == "local":
                seats.append(Seat("local", me.id, wish.name))
            elif wish.kind == "bot":
                name = wish.bot or bots.take_over(game.name, self._settings.bot_takes_over)
                bots.check(game.name, name)
                seats.append(Seat("bot", None, name, bot=name))
            else:
                seats.append(Seat("open"))
        if not any(seat.kind in PEOPLE for seat in seats) and asked.nonce:
            raise Refusal("bad_request", "server-nobody")
        clock = None if asked.clock is None else asked.clock.model_dump(exclude_none=True)
        return await self._add(
            me, asked.game, setup.options, seats, asked.private, clock, asked.on_time, asked.aids, asked.commitment
        )

    async def _add(
        self,
        me: Person,
        game: str,
        options: dict[str, Any],
        seats: list[Seat],
        private: bool,
        clock: dict[str, Any] | None,
        on_time: str,
        aids: bool,
        commitment: str | None,
    ) -> str:
        id = new_id()
        now = now_ms()
        row = {
            "id": id,
            "game": game,
            "rules": find(game).rules,
            "options": json.dumps(options),
            "status": "open",
            "private": private,
            "key": new_id(16),
            "host": me.id,
            "clock": None if clock is None else json.dumps(clock),
            "on_time": on_time,
            "aids": aids,
            "secret": secrets.token_hex(32),
            "nonces": "[]",
            "version": 0,
            "drafts": "{}",
            "requests": "[]",
            "times": None,
            "paused": False,
            "deadline": None,
            "waiting": "[]",
            "bot_due": False,
            "outcome": None,
            "rematch": None,
            "made": now,
            "updated": now,
        }
        rows = [seat.row(id, n) for n, seat in enumerate(seats)]
        most = self._settings.tables_each
        try:
            secret = await self._store.write(
                lambda connection: stored.create(connection, row, rows, commitment, me.id, most)
            )
        except Conflict:
            raise Refusal("too_many", Message("server-many-tables", {"most": most})) from None
        if secret is None:
            raise Refusal("conflict", "server-no-commitment")
        async with self.at(id) as live:
            await self._start_if_full(live)
        return id

    async def join(self, me: Person, id: str, seat: int | None, key: str | None, nonce: str | None) -> None:
        """Take an open seat: the one asked for, else the one kept for you, else the first."""
        async with self.at(id) as live:
            live.admit(me.id, key)
            if live.own_seats(me.id):
                return  # sits already: joining twice is joining once
            if live.status != "open":
                raise Refusal("conflict", "server-started")
            open_seats = [n for n, s in enumerate(live.seats) if s.kind == "open" and s.kept_for in (None, me.id)]
            kept = [n for n in open_seats if live.seats[n].kept_for == me.id]
            if not open_seats or (seat is not None and seat not in open_seats):
                raise Refusal("conflict", "server-seat-taken" if open_seats else "server-full")
            number = seat if seat is not None else (kept or open_seats)[0]
            live.seats[number] = Seat("human", me.id, me.name, nonce=nonce)
            live.seats_changed = True
            if not await self._start_if_full(live):
                await self.save(live)

    async def leave(self, me: Person, id: str) -> bool:
        """Get up before the start; whether the table is still there."""
        async with self.at(id) as live:
            live.admit(me.id, None)
            if live.status != "open":
                raise Refusal("conflict", "server-started-leave")
            if not live.involves(me.id):
                raise Refusal("forbidden", "server-not-seated")
            for number, seat in enumerate(live.seats):
                if me.id in (seat.person, seat.kept_for):
                    live.seats[number] = Seat("open")
                    live.seats_changed = True
            if live.host == me.id:
                live.host = next((seat.person for seat in live.seats if seat.person is not None), None)
            if live.host is None:
                await self._store.write(lambda connection: stored.drop(connection, id, live.version))
                live.spoiled = True
                self.changed(live)
                return False
            await self.save(live)
            return True

    async def start(self, me: Person, id: str, bot: str | None) -> None:
        """Start with those who are there."""
        async with self.at(id) as live:
            live.admit(me.id, None)
            if live.host != me.id:
                raise Refusal("forbidden", "server-host-only")
            if live.status != "open":
                raise Refusal("conflict", "server-started")
            still_open = [n for n, seat in enumerate(live.seats) if seat.kind == "open"]
            if bot is not None:
                bots.check(live.game, bot)
                for number in still_open:
                    live.seats[number] = Seat("bot", None, bot, bot=bot)
            else:
                left = len(live.seats) - len(still_open)
                if left not in find(live.game).seats(live.options):
                    raise Refusal("conflict", "server-too-few")
                live.seats = [seat for seat in live.seats if seat.kind != "open"]
            live.seats_changed = True
            await self._start_if_full(live)

    async def rematch(self, me: Person, id: str, nonce: str | None, commitment: str | None) -> str:
        """The table of the next match: made by who asks first, with the others' seats kept for them."""
        async with self.at(id) as live:
            live.admit(me.id, None)
            mine = [seat for seat in live.seats if seat.person == me.id]
            if not mine:
                raise Refusal("forbidden", "server-not-seated")
            if live.status != "over":
                raise Refusal("conflict", "server-not-over")
            following = live.rematch
            if following is None:
                seats = []
                # Moved on by one: who was second is first now, and with two players the sides are swapped.
                for old in [*live.seats[1:], live.seats[0]]:
                    if old.person is None:
                        bot = old.bot or bots.take_over(live.game, self._settings.bot_takes_over)
                        seats.append(Seat("bot", None, bot, bot=bot))
                    elif old.person != me.id:
                        seats.append(Seat("open", kept_for=old.person))
                    elif old.nonce is None and old.kind == "local":
                        seats.append(Seat("local", me.id, old.name))
                    else:
                        seats.append(Seat("human", me.id, me.name, nonce=nonce))
                following = await self._add(
                    me,
                    live.game,
                    live.options,
                    seats,
                    live.private,
                    live.clock,
                    live.on_time,
                    live.aids,
                    commitment,
                )
                live.rematch = following
                await self.save(live)
                return following
        await self.join(me, following, None, None, nonce)
        return following

    async def _start_if_full(self, live: Live) -> bool:
        """Deal, if every seat is taken; whether that was so."""
        if any(seat.kind == "open" for seat in live.seats):
            return False
        setup = setup_for(live.game, live.options, len(live.seats))
        live.nonces = [seat.nonce for seat in live.seats if seat.nonce is not None]
        live.match = Match(setup, Sealed(live.secret, live.nonces), players_of(live.seats))
        live.match.begin()
        live.status = "running"
        if live.clock is not None:
            live.times = Times.fresh(live.clock, len(live.seats))
            waiting = [seat for seat in live.match.waiting() if live.seats[seat].kind in PEOPLE]
            live.times.run(waiting, (), now_ms())
        settle(live)
        await self.save(live)
        return True


def settle(live: Live) -> None:
    """Notice that the match is over."""
    outcome = None if live.match is None else live.match.outcome()
    if outcome is not None and live.status == "running":
        live.status = "over"
        live.outcome = outcome.plain()
        live.requests = []
        live.paused = False
        if live.times is not None:
            live.times.run((), (), now_ms())


def _differs(live: Live) -> bool:
    return live.seats_changed or (live.match is not None and len(live.match.entries) != live.saved)
