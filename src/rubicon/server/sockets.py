"""WebSockets: changes at the tables that a browser watches, and where it is somebody's turn.

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
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any, Final

from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from rubicon.core.errors import RubiconError
from rubicon.core.message import Message
from rubicon.server import bad_requests, localization, metrics, table_views
from rubicon.server.accounts import Person, check_scope
from rubicon.server.chat_lines import ChatLines
from rubicon.server.cluster import Alone
from rubicon.server.decisions import Decisions
from rubicon.server.errors import Refusal, cut_off
from rubicon.server.limits import Rates
from rubicon.server.live_table import Live
from rubicon.server.lobby import Lobby
from rubicon.server.request_models import Decision, Step, is_text
from rubicon.server.settings import Settings
from rubicon.server.socket_connection import Connection
from rubicon.server.spectator_delay import LateLooks, as_seen_by
from rubicon.server.spectator_views import Packed, SharedView
from rubicon.server.storage.store import Conflict, Store
from rubicon.server.turns import Turns
from rubicon.server.watches import Watch
from rubicon.server.wire_json import dumps

log = logging.getLogger("rubicon.live")

Row = dict[str, Any]

SEND_SECONDS: Final = 30.0
HOUSE: Final = "-"
"""Stands for the whole house where it is told who is at which table: everybody who is connected is there."""


class Hub:
    """All connections."""

    def __init__(
        self, settings: Settings, store: Store, tables: Lobby, play: Decisions, rates: Rates, cluster: Alone
    ) -> None:
        self._settings: Final = settings
        self._cluster: Final = cluster
        self._tables: Final = tables
        self._play: Final = play
        self._rates: Final = rates
        self._connections: Final[set[Connection]] = set()
        self._watchers: Final[dict[str, set[Connection]]] = {}
        self.turns: Final = Turns(store)
        self._later: Final[set[asyncio.Task[None]]] = set()
        self._shared: Final[dict[str, SharedView]] = {}  # what spectators of a table are told
        self._late: Final = LateLooks(self.mark)
        self._chat: Final = ChatLines(tables, self._do_later)

    # What others tell the hub

    def changed(self, live: Live) -> None:
        """A table has changed, and the change is stored."""
        self.mark(live.id)
        self.turns.tell(live.id, live.game, live.turns())

    def mark(self, table: str) -> None:
        """Those who watch a table are to look what is new there."""
        self._shared.pop(table, None)
        for connection in self._watchers.get(table, ()):
            connection.mark(table)

    def show_all(self) -> None:
        """Something may have been missed: all who watch a table look again, and whose turn it is is read again."""
        for table in self._watchers:
            self.mark(table)
        self._do_later(self.turns.read_again())

    def show_again(self, tables: list[str]) -> None:
        """Send these tables to all who watch them, though nothing lasting has changed there."""
        for table in tables:
            self._shared.pop(table, None)
            for connection in self._watchers.get(table, ()):
                if table in connection.watched:
                    connection.watched[table].show_again()
                    connection.mark(table)

    def size(self) -> int:
        """How many connections are open."""
        return len(self._connections)

    def online(self, table: str, person: str) -> bool:
        """Whether the person is at that table, on whatever server."""
        return self._here(table, person) or self._cluster.elsewhere(table, person)

    def _here(self, table: str, person: str) -> bool:
        return any(connection.id == person for connection in self._watchers.get(table, ()))

    def people_here(self) -> set[tuple[str, str]]:
        """Tables, and who is there on this server."""
        return {(table, one.id) for table, watchers in self._watchers.items() for one in watchers if one.id is not None}

    def connected(self, person: str) -> bool:
        """Whether somebody is here at all, on whatever server."""
        return self.online(HOUSE, person)

    def news(self, people: Iterable[str], about: str, table: str | None = None) -> None:
        """Something about these people has changed: those who are connected here are told to look."""
        message = {"type": "news", "about": about, **({} if table is None else {"table": table})}
        for person in people:
            self.turns.send(person, message)

    def wishes_changed(self) -> None:
        """Somebody wishes for a match, or no longer does."""
        for connection in self._connections:
            if connection.wants_wishes:
                connection.send({"type": "news", "about": "wishes"})

    def said(self, table: str, line: Row) -> None:
        """Somebody has said something at a table."""
        self._shared.pop(table, None)
        self._chat.tell(table, line, self._watchers.get(table, ()))

    def spectators(self, table: str) -> int:
        """How many watch a table on this server without a seat there."""
        watches = [connection.watched.get(table) for connection in self._watchers.get(table, ())]
        return sum(1 for watch in watches if watch is not None and not watch.seated)

    def drop(self, person: str, credential: str | None = None) -> None:
        """Close the connections that a session or token has opened; without one, all of the person."""
        for connection in [one for one in self._connections if one.id == person]:
            shown = None if connection.person is None else connection.person.shown
            if credential is None or (shown is not None and shown.id == credential):
                connection.closed = True
                connection.waiting.clear()
                connection.wake.set()

    async def bye(self, reason: str) -> None:
        """Tell everybody that the server stops, or that its database is out of reach."""
        for connection in self._connections:
            connection.send({"type": "bye", "reason": reason})
            connection.closed = True
        for _ in range(20):
            if not any(connection.waiting for connection in self._connections):
                break
            await asyncio.sleep(0.02)
        await asyncio.gather(*self._later, return_exceptions=True)

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
        self._connections.add(connection)  # before anybody is waited for: what shows who it is may be ended meanwhile
        try:
            await socket.accept()
        except BaseException:
            self._connections.discard(connection)
            raise
        sending = asyncio.create_task(self._send(connection), name="sending")
        try:
            if person is not None:
                self._come(connection, HOUSE)
                await self.turns.begin(person.id, connection)
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
                self._go(connection, HOUSE)
                self.turns.end(person.id, connection)
            if connection.waiting:  # a last word, such as good-bye
                await asyncio.wait([sending], timeout=1.0)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            with suppress(RuntimeError, WebSocketDisconnect):
                await socket.close()

    async def _send(self, connection: Connection) -> None:
        try:
            while True:
                await connection.wake.wait()
                connection.wake.clear()
                while connection.waiting or (connection.dirty and not connection.closed):
                    if not connection.waiting:
                        table = next(iter(connection.dirty))
                        del connection.dirty[table]
                        news = await self._news(connection, table)
                        if news is not None:
                            # Behind what came into the queue meanwhile: an answer made before the news is told first.
                            connection.waiting.append(news)
                        continue
                    async with asyncio.timeout(SEND_SECONDS):
                        await connection.socket.send_text(connection.waiting.popleft())
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
        shared = self._shared.get(table)
        if shared is not None and shared.serves(connection.id, watch.branch):
            packed = shared.find(connection.language, watch.since)
            if packed is not None:  # nobody has to wait for the table
                return self._tell(connection, watch, packed, shared)
        try:
            async with self._tables.at(table) as present:
                live = as_seen_by(present, connection.id)
                if live.delay:
                    self._late.look_later(present)
                if watch.version == live.version:
                    return None
                return self._tell(
                    connection, watch, *self._pack(connection, live, watch.news_from(live, connection.id))
                )
        except Refusal as refusal:
            connection.watched.pop(table, None)
            told = localization.body(refusal, connection.language)
            return dumps({"type": "refused", "do": "watch", "table": table, **told})

    def _pack(self, connection: Connection, live: Live, since: int) -> tuple[Packed, SharedView]:
        """The table for this connection, put together anew, and kept for others if it is theirs too."""
        packed = Packed(self._show(connection, live, since))
        view = SharedView(live, connection.id)
        if live.involves(connection.id):
            return packed, view
        known = self._shared.get(live.id)
        if known is None or not known.serves(connection.id, live.branch):
            known = self._shared[live.id] = view
        known.keep(connection.language, since, packed)
        return packed, known

    def _tell(self, connection: Connection, watch: Watch, packed: Packed, view: SharedView) -> str | None:
        news = watch.push(packed, view.own(connection.id))
        watch.has_told(view.length, view.branch, view.version, view.delay)
        return news

    def _show(self, connection: Connection, live: Live, since: int) -> Row:
        shown = as_seen_by(live, connection.id)
        return table_views.table(shown, self.online, connection.id, connection.language, since)

    async def _receive(self, connection: Connection, text: str) -> None:
        message: Any = None
        try:
            self._rates.check("call", connection.id or connection.address)
            try:
                message = json.loads(text)
            except (ValueError, RecursionError):
                raise Refusal("bad_request", "server-not-json") from None
            # A message is UTF-8, so that only an escape can hold half a character.
            if not isinstance(message, dict) or ("\\u" in text and not is_text(message)):
                message = None  # what cannot be sent is not repeated in the answer
                raise Refusal("bad_request", "server-not-json")
            if not await self._cluster.reachable():
                raise cut_off()
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
        told = localization.body(refusal, connection.language)
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
        if do in ("hear wishes", "ignore wishes"):
            connection.wants_wishes = do == "hear wishes"
            return
        table = message.get("table")
        if do not in ("watch", "unwatch", "decide", "undo", "confirm") or not isinstance(table, str):
            raise Refusal("bad_request", Message("server-bad-request", {"field": "do"}))
        if do == "watch":
            await self._watch(connection, table, message)
        elif do == "unwatch":
            self._unwatch(connection, table)
        else:
            await self._decide(connection, table, do, message)

    async def _watch(self, connection: Connection, table: str, message: Row) -> None:
        key, since, branch = message.get("key"), message.get("since", 0), message.get("branch")
        changes = message.get("changes", False)
        if not isinstance(key, str | None) or type(since) is not int or not (branch is None or type(branch) is int):
            raise Refusal("bad_request", Message("server-bad-request", {"field": "key, since, branch"}))
        if type(changes) is not bool:
            raise Refusal("bad_request", Message("server-bad-request", {"field": "changes"}))
        if len(connection.watched) >= self._settings.watched_each and table not in connection.watched:
            raise Refusal("too_many", Message("server-many-watched", {"most": self._settings.watched_each}))
        async with self._tables.at(table) as present:
            present.admit(connection.id, key)
            live = as_seen_by(present, connection.id)
            online_before = connection.id is not None and self.online(table, connection.id)
            since = since if branch == live.branch else 0
            connection.watched[table] = Watch(table, key, since, live.branch, changes)
            connection.watched[table].delay = live.delay
            self._come(connection, table)
            connection.watched[table].seated = bool(live.own_seats(connection.id))
            if not online_before:
                self._tell_presence(table, connection.id, live, True)
        connection.mark(table)

    def _unwatch(self, connection: Connection, table: str) -> None:
        watch = connection.watched.pop(table, None)
        if watch is None or table not in self._watchers:
            return
        self._go(connection, table)
        if connection.id is not None:
            self._do_later(self._gone(connection.id, table, watch))

    def _come(self, connection: Connection, table: str) -> None:
        """A connection is at a table from now on, or in the house."""
        here_before = connection.id is None or self._here(table, connection.id)
        self._watchers.setdefault(table, set()).add(connection)
        if connection.id is not None and not here_before:
            self._cluster.is_here(table, connection.id, True)

    def _go(self, connection: Connection, table: str) -> None:
        """And no longer."""
        watchers = self._watchers.get(table, set())
        watchers.discard(connection)
        if not watchers:
            self._watchers.pop(table, None)
            self._shared.pop(table, None)
        if connection.id is not None and not self._here(table, connection.id):
            self._cluster.is_here(table, connection.id, False)

    def _do_later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="later")
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def _gone(self, person: str, table: str, watch: Watch) -> None:
        """Somebody has turned away from a table: remember how far they have looked."""
        try:
            if watch.looked:
                await self._play.looked(person, table, watch.since)
            if not self.online(table, person):
                await self.tell_presence(table, person, False)
        except (Refusal, SQLAlchemyError):
            return
        except Exception:
            log.exception("could not note that somebody left table %s", table)

    async def tell_presence(self, table: str, person: str, online: bool) -> None:
        """Tell those who watch a table that somebody came or went."""
        if table not in self._watchers:
            return
        with suppress(Refusal):
            async with self._tables.at(table) as live:
                self._tell_presence(table, person, live, online)

    def _tell_presence(self, table: str, person: str | None, live: Live, online: bool) -> None:
        for number, seat in enumerate(live.seats):
            if person is not None and seat.person == person and seat.kind != "bot":
                self._shared.pop(table, None)
                for other in self._watchers.get(table, ()):
                    if other.id != person:
                        other.send({"type": "presence", "table": table, "seat": number, "online": online})

    async def _decide(self, connection: Connection, table: str, do: str, message: Row) -> None:
        asked = read_step(do, {key: value for key, value in message.items() if key not in ("do", "table")})
        if connection.person is None:
            raise Refusal("not_signed_in", "server-not-signed-in")
        check_scope(connection.person, "play")
        watch = connection.watched.get(table)
        shown: SharedView | None = None

        def show_to_me(live: Live, since: int) -> Row:
            nonlocal shown
            if watch is not None:
                since = min(since, watch.news_from(live, connection.id))
            live = as_seen_by(live, connection.id)
            shown = SharedView(live, connection.id)
            return self._show(connection, live, since)

        with metrics.decision_seconds.labels("socket").time():
            answer = await self._play.decide(connection.person, table, do, asked, show_to_me)
        assert shown is not None
        packed = Packed(answer.pop("table"))
        head = dumps({"type": "answer", **answer})
        teller = watch or Watch(table, None, 0, None, False)
        connection.send(teller.answer(head, packed, shown.own(connection.id)))
        teller.has_told(shown.length, shown.branch, shown.version, shown.delay)
        connection.dirty.pop(table, None)  # all that this decision changed has just been told


def read_step(do: str, fields: Row) -> Step:
    """A decision from plain data."""
    try:
        return (Decision if do == "decide" else Step).model_validate(fields)
    except ValidationError as error:
        raise bad_requests.refusal(error.errors()) from None
