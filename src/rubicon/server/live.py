"""One WebSocket a browser: what changes at the tables it watches, and whose turn it is anywhere.

When a table changes, its watchers are only marked. Each connection then looks
at the table when it has time to send, tells what is new since it last told
something, and says nothing when, to this viewer, nothing is: so nobody is sent
anything because of a change that they may not know of, and a slow connection
gets fewer messages instead of late ones.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from contextlib import suppress
from typing import Any, Final

from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from rubicon.core.errors import RubiconError
from rubicon.core.message import Message
from rubicon.server import show, words
from rubicon.server.errors import Refusal
from rubicon.server.limits import Rates
from rubicon.server.people import Person
from rubicon.server.play import Play
from rubicon.server.settings import Settings
from rubicon.server.shapes import Decision, Step
from rubicon.server.storage import tables as stored
from rubicon.server.storage.store import Conflict, Store
from rubicon.server.table import Live
from rubicon.server.tables import Tables

log = logging.getLogger("rubicon.live")

Row = dict[str, Any]

MOST_WAITING: Final = 500
"""Messages that a connection may have waiting before it is given up."""
SEND_SECONDS: Final = 30.0


class Watch:
    """What one connection knows of one table."""

    def __init__(self, key: str | None, since: int, branch: int | None) -> None:
        self.key: Final = key
        self.since = since  # the entries of the line that were told
        self.branch = branch  # how often moves had been taken back by then
        self.told: int | None = None  # the mark of what was told

    def news_from(self, live: Live) -> int:
        """From which entry of the line on something is new: moves may have been taken back in between."""
        if live.match is None or self.branch is None:
            return self.since
        missed = live.branch - self.branch
        since = self.since
        if missed:
            for entry in reversed(live.match.entries):
                if entry.note is not None and entry.note["what"] == "take_back":
                    since = min(since, entry.note["length"])
                    missed -= 1
                    if missed <= 0:
                        break
        return since

    def has_told(self, live: Live, mark: int) -> None:
        """Now it knows everything up to here."""
        self.since = 0 if live.match is None else len(live.match.line)
        self.branch = live.branch
        self.told = mark


class Connection:
    """One browser, or one program."""

    def __init__(self, socket: WebSocket, person: Person | None, address: str, language: str) -> None:
        self.socket: Final = socket
        self.person: Final = person
        self.id: Final = None if person is None else person.id
        self.address: Final = address
        self.language: Final = language
        self.watched: Final[dict[str, Watch]] = {}
        self.dirty: Final[dict[str, None]] = {}  # in the order in which they changed
        self.waiting: Final[deque[str]] = deque()
        self.wake: Final = asyncio.Event()
        self.closed = False

    def send(self, message: Row | str) -> None:
        """Put a message into the queue."""
        if len(self.waiting) >= MOST_WAITING:
            self.closed = True
        else:
            self.waiting.append(message if isinstance(message, str) else dumps(message))
        self.wake.set()

    def mark(self, table: str) -> None:
        """Something has changed there."""
        self.dirty[table] = None
        self.wake.set()


class Hub:
    """All connections."""

    def __init__(self, settings: Settings, store: Store, tables: Tables, play: Play, rates: Rates) -> None:
        self._settings: Final = settings
        self._store: Final = store
        self._tables: Final = tables
        self._play: Final = play
        self._rates: Final = rates
        self._connections: Final[set[Connection]] = set()
        self._watchers: Final[dict[str, set[Connection]]] = {}
        self._of_person: Final[dict[str, set[Connection]]] = {}
        self._turns: Final[dict[str, dict[str, str]]] = {}  # of those who are connected: table to game
        self._later: Final[set[asyncio.Task[None]]] = set()

    # What others tell the hub

    def changed(self, live: Live) -> None:
        """A table has changed, and the change is stored."""
        for connection in self._watchers.get(live.id, ()):
            connection.mark(live.id)
        waiting = live.waiting()
        for person in {seat.person for seat in live.seats if seat.person is not None}:
            turns = self._turns.get(person)
            if turns is None:
                continue
            mine = any(seat in waiting for seat in live.own_seats(person))
            if mine != (live.id in turns):
                if mine:
                    turns[live.id] = live.game
                else:
                    del turns[live.id]
                for connection in self._of_person.get(person, ()):
                    connection.send(_turns_message(turns))

    def online(self, table: str, person: str) -> bool:
        """Whether the person is at that table."""
        return any(connection.id == person for connection in self._watchers.get(table, ()))

    def said(self, table: str, line: Row) -> None:
        """Somebody has said something at a table."""
        for connection in self._watchers.get(table, ()):
            connection.send({"type": "chat", "table": table, "line": show.chat_line(line)})

    def drop(self, person: str) -> None:
        """Close all connections of somebody who signed out or is gone."""
        for connection in self._of_person.get(person, ()):
            connection.closed = True
            connection.wake.set()

    async def bye(self, reason: str) -> None:
        """Tell everybody that the server stops."""
        for connection in self._connections:
            connection.send({"type": "bye", "reason": reason})
            connection.closed = True
        for _ in range(20):
            if not any(connection.waiting for connection in self._connections):
                break
            await asyncio.sleep(0.02)
        await asyncio.gather(*self._later, return_exceptions=True)

    def count(self) -> int:
        """How many are connected."""
        return len(self._connections)

    # One connection

    async def serve(self, socket: WebSocket, person: Person | None, address: str, language: str) -> None:
        """Talk to one browser until it goes."""
        connection = Connection(socket, person, address, language)
        who = person.id if person is not None else address
        if sum(1 for c in self._connections if (c.id or c.address) == who) >= self._settings.sockets_each * (
            1 if person is not None else 5
        ):
            await socket.close(1013)
            return
        await socket.accept()
        self._connections.add(connection)
        sending = asyncio.create_task(self._send(connection), name="sending")
        try:
            if person is not None:
                self._of_person.setdefault(person.id, set()).add(connection)
                await self._begin_turns(connection, person.id)
            while not connection.closed:
                await self._receive(connection, await socket.receive_text())
        except (WebSocketDisconnect, KeyError):  # a frame of bytes has no text
            pass
        finally:
            connection.closed = True
            connection.wake.set()
            self._connections.discard(connection)
            for table in list(connection.watched):
                self._unwatch(connection, table)
            if person is not None:
                others = self._of_person.get(person.id, set())
                others.discard(connection)
                if not others:
                    self._of_person.pop(person.id, None)
                    self._turns.pop(person.id, None)
            if connection.waiting:  # a last word, such as good-bye
                await asyncio.wait([sending], timeout=1.0)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            with suppress(RuntimeError, WebSocketDisconnect):
                await socket.close()

    async def _begin_turns(self, connection: Connection, person: str) -> None:
        rows = await self._store.read(lambda c: stored.turns(c, person))
        turns = {id: game for id, game, waiting, seat in rows if seat in json.loads(waiting)}
        known = self._turns.setdefault(person, turns)
        connection.send(_turns_message(known))

    async def _send(self, connection: Connection) -> None:
        try:
            while True:
                await connection.wake.wait()
                connection.wake.clear()
                while connection.waiting or (connection.dirty and not connection.closed):
                    if connection.waiting:
                        text: str | None = connection.waiting.popleft()
                    else:
                        table = next(iter(connection.dirty))
                        del connection.dirty[table]
                        text = await self._news(connection, table)
                    if text is not None:
                        async with asyncio.timeout(SEND_SECONDS):
                            await connection.socket.send_text(text)
                if connection.closed:
                    await connection.socket.close(1001)
                    return
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            connection.closed = True
            with suppress(Exception):
                await connection.socket.close(1011)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("sending failed")
            with suppress(Exception):
                await connection.socket.close(1011)

    async def _news(self, connection: Connection, table: str) -> str | None:
        """What is new at a table for this connection, if anything is."""
        watch = connection.watched.get(table)
        if watch is None:
            return None
        try:
            async with self._tables.at(table) as live:
                payload = self._show(connection, live, watch.news_from(live))
                packed, mark = pack(payload)
                happened = payload["events"] or any(mine.get("events") for mine in payload["yours"])
                if mark == watch.told and not happened:
                    return None
                watch.has_told(live, mark)
        except Refusal as refusal:
            connection.watched.pop(table, None)
            told = words.body(refusal, connection.language)
            return dumps({"type": "refused", "do": "watch", "table": table, **told})
        return f'{{"type":"table","table":{packed}}}'

    def _show(self, connection: Connection, live: Live, since: int) -> Row:
        return show.table(live, self.online, connection.id, connection.language, since)

    async def _receive(self, connection: Connection, text: str) -> None:
        message: Any = None
        try:
            self._rates.check("call", connection.id or connection.address)
            try:
                message = json.loads(text)
            except (ValueError, RecursionError):
                raise Refusal("bad_request", "server-not-json") from None
            if not isinstance(message, dict):
                raise Refusal("bad_request", "server-not-json")
            await self._do(connection, message)
        except Refusal as refusal:
            self._refuse(connection, message, refusal)
        except RubiconError as error:
            self._refuse(connection, message, Refusal("bad_request", error.message, error.game))
        except Conflict:
            self._refuse(connection, message, Refusal("conflict", "server-again"))
        except SQLAlchemyError as error:
            log.error("the database failed: %s", type(error).__name__)
            self._refuse(connection, message, Refusal("unavailable", "server-unavailable"))

    def _refuse(self, connection: Connection, message: Any, refusal: Refusal) -> None:
        told = words.body(refusal, connection.language)
        message = message if isinstance(message, dict) else {}
        do, table, id = message.get("do"), message.get("table"), message.get("id")
        if do in ("decide", "undo", "confirm"):
            connection.send({"type": "answer", "id": id if isinstance(id, str) else None, "ok": False, **told})
        else:
            about = {"do": do if isinstance(do, str) else None, "table": table if isinstance(table, str) else None}
            connection.send({"type": "refused", **about, **told})

    async def _do(self, connection: Connection, message: Row) -> None:
        do = message.get("do")
        if do == "ping":
            connection.send({"type": "pong"})
            return
        table = message.get("table")
        if do not in ("watch", "unwatch", "decide", "undo", "confirm") or not isinstance(table, str):
            raise Refusal("bad_request", Message("server-bad-request", {"where": "do"}))
        if do == "watch":
            await self._watch(connection, table, message)
        elif do == "unwatch":
            self._unwatch(connection, table)
        else:
            await self._decide(connection, table, do, message)

    async def _watch(self, connection: Connection, table: str, message: Row) -> None:
        key, since, branch = message.get("key"), message.get("since", 0), message.get("branch")
        if not isinstance(key, str | None) or type(since) is not int or not (branch is None or type(branch) is int):
            raise Refusal("bad_request", Message("server-bad-request", {"where": "key, since, branch"}))
        if len(connection.watched) >= self._settings.watched_each and table not in connection.watched:
            raise Refusal("too_many", Message("server-many-watched", {"most": self._settings.watched_each}))
        async with self._tables.at(table) as live:
            live.admit(connection.id, key)
            here_before = connection.id is not None and self.online(table, connection.id)
            connection.watched[table] = Watch(key, since if branch == live.branch else 0, live.branch)
            self._watchers.setdefault(table, set()).add(connection)
            if not here_before:
                self._tell_presence(table, connection.id, live, True)
        connection.mark(table)

    def _unwatch(self, connection: Connection, table: str) -> None:
        watch = connection.watched.pop(table, None)
        watchers = self._watchers.get(table)
        if watch is None or watchers is None:
            return
        watchers.discard(connection)
        if not watchers:
            del self._watchers[table]
        if connection.id is not None:
            task = asyncio.create_task(self._gone(connection.id, table, watch), name="gone")
            self._later.add(task)
            task.add_done_callback(self._later.discard)

    async def _gone(self, person: str, table: str, watch: Watch) -> None:
        """Somebody has turned away from a table: remember how far they have looked."""
        try:
            if watch.told is not None:
                await self._play.looked(person, table, watch.since)
            if not self.online(table, person):
                async with self._tables.at(table) as live:
                    self._tell_presence(table, person, live, False)
        except Refusal:
            return
        except Exception:
            log.exception("could not note that somebody left table %s", table)

    def _tell_presence(self, table: str, person: str | None, live: Live, online: bool) -> None:
        for number, seat in enumerate(live.seats):
            if person is not None and seat.person == person and seat.kind != "bot":
                for other in self._watchers.get(table, ()):
                    if other.id != person:
                        other.send({"type": "presence", "table": table, "seat": number, "online": online})

    async def _decide(self, connection: Connection, table: str, do: str, message: Row) -> None:
        asked = read_step(do, {key: value for key, value in message.items() if key not in ("do", "table")})
        if connection.person is None:
            raise Refusal("not_signed_in", "server-not-signed-in")
        watch = connection.watched.get(table)
        packed = ""

        def show_to_me(live: Live, since: int) -> Row:
            nonlocal packed
            if watch is not None:
                since = min(since, watch.news_from(live))
            payload = self._show(connection, live, since)
            packed, mark = pack(payload)
            if watch is not None:
                watch.has_told(live, mark)
            return payload

        answer = await self._play.decide(connection.person, table, do, asked, show_to_me)
        head = dumps({"type": "answer", **{key: value for key, value in answer.items() if key != "table"}})
        connection.send(f'{head[:-1]},"table":{packed}}}')


def read_step(do: str, fields: Row) -> Step:
    """A decision from plain data."""
    try:
        return (Decision if do == "decide" else Step).model_validate(fields)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join([str(part) for part in first["loc"]])
        raise Refusal("bad_request", Message("server-bad-request", {"where": where[:60]})) from None


def dumps(message: Row) -> str:
    """JSON without blanks."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def _turns_message(turns: dict[str, str]) -> Row:
    return {"type": "turns", "tables": [{"id": id, "game": game} for id, game in turns.items()]}


_PASSING: Final = ("events", "since", "seen", "chat", "notes", "seats")


def pack(payload: Row) -> tuple[str, int]:
    """A table as JSON, and a mark of what of it lasts: not the time, nor what is told otherwise.

    Two tables with the same mark need not be told twice. Both come from one pass over the data, for this is most of
    the work of a decision.
    """
    lasting = {key: value for key, value in payload.items() if key not in _PASSING}
    text = dumps(lasting)
    kept = text
    if any("events" in mine for mine in payload["yours"]):
        yours = [{key: value for key, value in mine.items() if key != "events"} for mine in payload["yours"]]
        kept = dumps({**lasting, "yours": yours})
    seats = [(seat["kind"], seat["name"], seat["you"], seat["ready"]) for seat in payload["seats"]]
    passing = dumps({key: payload[key] for key in _PASSING})
    return f"{text[:-1]},{passing[1:]}", hash((kept, tuple(seats)))
