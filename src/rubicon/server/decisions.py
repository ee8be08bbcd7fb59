"""Decisions of people and bots. This is the only module that changes a match in progress.

The checks on a decision come in this order, and docs/hosting.md promises it:
shape and size, who you are, is this your seat, is the match running, is it
based on your current decision number (else the fresh view), is it legal (else
the reason, in your language); then it is stored, and then everybody is told.
The first two are done by whoever calls.

A decision that was accepted before, under the id its client gave it, is not
made again: it gets the answer it got.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

from rubicon.core.errors import RubiconError, WrongSeat
from rubicon.core.match import Match
from rubicon.core.message import Message, SeatRef
from rubicon.core.rng import Rng
from rubicon.server import bot_pool, metrics, rated_tables
from rubicon.server.accounts import Person
from rubicon.server.errors import Refusal
from rubicon.server.ids import new_id, now_ms
from rubicon.server.live_table import PEOPLE, Live, branches
from rubicon.server.lobby import Lobby, other_seat, settle
from rubicon.server.randomness import Randomness
from rubicon.server.request_models import Decision, Step
from rubicon.server.settings import Settings
from rubicon.server.storage import table_queries
from rubicon.server.storage.store import Conflict, Store
from rubicon.server.table_cache import once_more

log = logging.getLogger("rubicon.play")

Row = dict[str, Any]
Show = Callable[[Live, int], Row]
"""How the table looks to whoever asks: called with the entry, of those they know of, from which events are told."""


class Decisions:
    """Everything that happens at tables in progress."""

    def __init__(self, tables: Lobby, store: Store, settings: Settings, randomness: Randomness) -> None:
        self._tables: Final = tables
        self._store: Final = store
        self._settings: Final = settings
        self._randomness: Final = randomness

    # Decisions

    async def decide(self, me: Person, table: str, what: str, asked: Step, show: Show) -> Row:
        """A decision, `undo` or `confirm`; the answer for the wire."""
        move = f" {asked.move} {asked.hold}" if isinstance(asked, Decision) else ""
        print_ = f"{what} {asked.seat}{move}"
        async with self._tables.at(table) as live:
            live.admit(me.id, None)
            self._own(live, me, asked.seat)
            rated_tables.check_no_program(me, live.rated)
            since = 0 if live.match is None else live.audience(me.id).length
            try:
                match = await self._running(live)
                self._own(live, me, asked.seat)  # once more: the time may just have run out
                if asked.based_on != match.number(asked.seat):
                    raise Refusal("stale", "server-stale")
                before = live.public()
                self._step(match, what, asked)
            except Refusal as refusal:
                known = await self._remembered(live, me, asked.id, print_)
                if known is not None:
                    return _answer(asked.id, known["number"], show(live, known["since"]))
                if refusal.error == "stale":
                    refusal.table = show(live, 0)
                raise
            number = match.number(asked.seat)
            decision = {
                "match": live.id,
                "person": me.id,
                "id": asked.id,
                "asked": print_,
                "number": number,
                "since": since,
                "at": now_ms(),
            }
            try:
                await self._keep(live, before, decision)
            except Conflict:
                # Either this id was used before, or another server was quicker.
                fresh = await self._tables.again(live)
                known = await self._remembered(fresh, me, asked.id, print_)
                if known is not None:
                    return _answer(asked.id, known["number"], show(fresh, known["since"]))
                raise Refusal("stale", "server-stale", table=show(fresh, 0)) from None
            return _answer(asked.id, number, show(live, since))

    def _own(self, live: Live, me: Person, seat: int) -> None:
        if seat not in live.own_seats(me.id):
            raise Refusal("not_your_seat", "server-not-your-seat")

    async def _running(self, live: Live) -> Match:
        """The match, if it is running; time that has run out is noticed first."""
        match = live.playing()
        deadline = live.deadline() if live.status == "running" else None
        if deadline is not None and deadline <= live.now():
            await self._time_is_up(live)
        if live.status == "over":
            raise Refusal("not_running", "error-over")
        if live.paused:
            raise Refusal("not_running", "server-paused")
        return match

    def _step(self, match: Match, what: str, asked: Step) -> None:
        names = [str(player["name"]) for player in match.players]
        game = match.setup.game.name
        try:
            if what == "undo":
                match.undo(asked.seat)
            elif what == "confirm":
                match.confirm(asked.seat)
            else:
                assert isinstance(asked, Decision)
                self._check_by_sight(match, asked.seat, asked.move)
                match.decide(asked.seat, asked.move, asked.hold)
        except RubiconError as error:
            raise Refusal("illegal_move", error.message, game, names) from None

    def _check_by_sight(self, match: Match, seat: int, move: int) -> None:
        """Refuse what is not legal, for a reason that the seat can know: from its sight, not from the truth."""
        draft = match.drafts.get(seat)
        if draft is not None and (draft.held or seat not in match.waiting()):
            raise WrongSeat(Message("error-seat-done"), match.setup.game.name)
        sight = match.sight(seat)
        if move in sight.moves:
            return
        if seat not in sight.acting:
            other = sight.acting[0] if len(sight.acting) == 1 and sight.acting[0] >= 0 else None
            message = (
                Message("error-seat-done") if other is None else Message("error-seat-other", {"player": SeatRef(other)})
            )
            raise WrongSeat(message, match.setup.game.name)
        sight.imagine(Rng(0)).play(seat, move)

    async def _remembered(self, live: Live, me: Person, id: str, print_: str) -> Row | None:
        known = await self._store.read(lambda connection: table_queries.decision(connection, live.id, me.id, id))
        if known is not None and known["asked"] != print_:
            raise Refusal("conflict", "server-id-used")
        return known

    async def _keep(self, live: Live, before: tuple[Any, ...], decision: Row | None = None) -> None:
        """Store a step, with all that follows from it."""
        match = live.match
        assert match is not None
        fresh = match.entries[live.saved :]
        if fresh:
            live.requests = [request for request in live.requests if request["what"] not in ("take_back", "draw")]
        live.branch = branches(match) if any(entry.note is not None for entry in fresh) else live.branch
        settle(live)
        self._run_clocks(live, [entry.seat for entry in fresh])
        await self._tables.save(live, decision, quiet=live.public() == before)
        if decision is not None:
            metrics.decisions.labels(live.game, "person").inc()

    def _run_clocks(self, live: Live, decided: list[int]) -> None:
        if live.times is not None and live.match is not None:
            running = [] if live.paused else [s for s in live.waiting() if live.seats[s].kind in PEOPLE]
            live.times.run(running, [seat for seat in decided if seat >= 0], live.now())

    # Bots

    @once_more
    async def bot_decides(self, table: str, seat: int, number: int, move: int) -> None:
        """A bot's move, if that is still what the match waits for."""
        async with self._tables.at(table) as live:
            match = live.match
            if match is None or seat not in live.bot_seats_due() or match.number(seat) != number:
                self._tables.changed(live)  # things have changed while it thought; there may be something new to decide
                return
            before = live.public()
            try:
                match.decide(seat, move)
            except RubiconError as error:
                log.warning("bot move %r at table %s refused (%s), a legal one is made", move, table, error)
                match.decide(seat, self._randomness.legal_move(match.sight(seat).moves))
            await self._keep(live, before)
            metrics.decisions.labels(live.game, "bot").inc()

    # Leaving and asking

    @once_more
    async def resign(self, me: Person, table: str, seat: int) -> None:
        """Give up: with two seats the other wins, with more a bot plays on."""
        async with self._tables.at(table) as live:
            live.admit(me.id, None)
            self._own(live, me, seat)
            match = live.playing()
            if live.status != "running":
                raise Refusal("not_running", "error-over")
            before = live.public()
            self._give_up(live, match, seat, "resigned")
            await self._keep(live, before)

    def _give_up(self, live: Live, match: Match, seat: int, reason: str) -> None:
        if len(live.seats) <= 2:
            match.end(reason, seat)
            return
        self._bot_takes(live, match, seat)

    def _bot_takes(self, live: Live, match: Match, seat: int) -> None:
        bot = bot_pool.take_over(live.game, self._settings.bot_takes_over)
        match.seat_bot(seat, bot)
        live.seats[seat].kind = "bot"
        live.seats[seat].bot = bot
        live.seats_changed = True
        live.requests = [request for request in live.requests if request["seat"] != seat]
        for request in list(live.requests):
            request["waiting"] = [other for other in request["waiting"] if other != seat]
            if not request["waiting"]:
                self._grant(live, match, request)

    @once_more
    async def replace(self, me: Person, table: str, seat: int, only_unmoved: bool = False) -> None:
        """At a table without a clock, call for a bot in the seat of somebody who does not come."""
        async with self._tables.at(table) as live:
            live.admit(me.id, None)
            if not live.own_seats(me.id):
                raise Refusal("forbidden", "server-not-seated")
            taken = other_seat(live, me, seat)
            match = live.playing()
            if live.status != "running":
                raise Refusal("not_running", "error-over")
            if live.clock is not None:
                raise Refusal("conflict", "server-has-clock")
            if taken.kind not in PEOPLE:
                raise Refusal("conflict", "server-not-a-person")
            if seat not in live.waiting():
                raise Refusal("conflict", "server-not-waited-for")
            if only_unmoved and live.has_moved(seat):
                raise Refusal("conflict", "server-has-moved")
            left = live.replaceable_from(seat, me.id) - now_ms()
            if left > 0:
                raise Refusal("conflict", _not_yet(left))
            before = live.public()
            self._bot_takes(live, match, seat)
            await self._keep(live, before)

    @once_more
    async def ask(self, me: Person, table: str, what: str, seat: int) -> None:
        """Ask the others for something; who sits at the same device, and bots, agree at once."""
        async with self._tables.at(table) as live:
            live.admit(me.id, None)
            self._own(live, me, seat)
            match = live.playing()
            if live.status != "running":
                raise Refusal("not_running", "error-over")
            if any(request["what"] == what for request in live.requests):
                raise Refusal("conflict", "server-asked-already")
            self._check_ask(live, match, what, seat)
            before = live.public()
            waiting = [n for n in live.people_seats() if live.seats[n].person != me.id]
            request: Row = {"id": new_id(8), "what": what, "seat": seat, "waiting": waiting, "until": None}
            if what == "resume":
                request["until"] = live.now() + int(self._settings.resume_seconds * 1000)
            live.requests.append(request)
            if not waiting:
                self._grant(live, match, request)
            await self._keep(live, before)

    def _check_ask(self, live: Live, match: Match, what: str, seat: int) -> None:
        rated_tables.check_ask(live, what)
        if what == "take_back":
            if live.paused:
                raise Refusal("not_running", "server-paused")
            if _last_move(match, seat) is None:
                raise Refusal("conflict", "server-nothing-to-take-back")
        elif what == "draw" and not match.setup.game.draws:
            raise Refusal("conflict", "server-no-draws")
        elif what == "pause" and (live.paused or live.times is None):
            raise Refusal("conflict", "server-paused" if live.paused else "server-no-clock")
        elif what == "resume" and not live.paused:
            raise Refusal("conflict", "server-not-paused")

    @once_more
    async def answer(self, me: Person, table: str, request: str, yes: bool, seat: int) -> None:
        """Say yes or no to what somebody asked for."""
        async with self._tables.at(table) as live:
            live.admit(me.id, None)
            self._own(live, me, seat)
            match = live.playing()
            asked = next((r for r in live.requests if r["id"] == request), None)
            if asked is None or (seat not in asked["waiting"] and seat != asked["seat"]):
                raise Refusal("not_found", "server-no-request")
            before = live.public()
            if not yes:  # by the one who asked: never mind
                live.requests.remove(asked)
            elif seat in asked["waiting"]:
                asked["waiting"] = [other for other in asked["waiting"] if live.seats[other].person != me.id]
                if not asked["waiting"]:
                    self._grant(live, match, asked)
            await self._keep(live, before)

    def _grant(self, live: Live, match: Match, request: Row) -> None:
        """What was asked for happens."""
        live.requests.remove(request)
        what = request["what"]
        if what == "take_back":
            length = _last_move(match, request["seat"])
            if length is not None:
                match.take_back(length)
        elif what == "draw":
            match.end("agreed_draw")
        else:
            live.paused = what == "pause"
            live.requests = [other for other in live.requests if other["what"] not in ("pause", "resume")]

    # Time

    @once_more
    async def time(self, table: str) -> None:
        """The deadline of a table may have come."""
        try:
            async with self._tables.at(table) as live:
                if live.status == "running" and not await self._time_is_up(live):
                    self._tables.changed(live)  # not yet: the alarm is set anew
        except Refusal:
            return  # the table is gone

    async def _time_is_up(self, live: Live) -> bool:
        now = live.now()
        match = live.match
        if match is None:
            return False
        before = live.public()
        due = False
        for request in [r for r in live.requests if r.get("until") is not None and r["until"] <= now]:
            self._grant(live, match, request)
            due = True
        for seat in [] if live.times is None else live.times.out_of_time(now):
            if match.outcome() is not None:
                break
            due = True
            if live.on_time == "loss":
                self._give_up(live, match, seat, "time")
            else:
                self._bot_takes(live, match, seat)
        if due:
            await self._keep(live, before)
        return due

    @once_more
    async def grant_time(self, table: str) -> None:
        """After a restart: nobody loses because the server was away."""
        try:
            async with self._tables.at(table) as live:
                if live.status == "running" and live.times is not None:
                    live.times.grant(int(self._settings.clock_grace * 1000), live.now())
                    await self._tables.save(live, quiet=True)
        except Refusal:
            return

    # People who go for good

    @once_more
    async def leave_for_good(self, me: Person, table: str) -> None:
        """A person is to be forgotten: bots play their seats on."""
        async with self._tables.at(table) as live:
            if live.status == "running" and live.match is not None:
                for seat in live.own_seats(me.id):
                    self._bot_takes(live, live.match, seat)
            for number, taken in enumerate(live.seats):
                if taken.person == me.id:
                    taken.person = taken.name = taken.profile = None
                    if live.match is not None:
                        live.match.players[number]["name"] = f"Player {number + 1}"
                if taken.kept_for == me.id:
                    taken.kept_for = None
            live.seats_changed = True
            if live.host == me.id:
                live.host = next((seat.person for seat in live.seats if seat.person is not None), None)
            if live.match is None:
                await self._tables.save(live)
            else:
                await self._keep(live, ())

    @once_more
    async def say(self, me: Person, table: str, key: str | None, text: str) -> Row:
        """A line in the chat."""
        async with self._tables.at(table) as live:
            live.admit(me.id, key)
            seats = [n for n, seat in enumerate(live.seats) if seat.person == me.id]
            if not seats:
                raise Refusal("forbidden", "server-chat-players")
            line = {
                "match": live.id,
                "number": live.chat[-1]["number"] + 1 if live.chat else 0,
                "person": me.id,
                "seat": seats[0],
                "name": me.name,
                "text": text,
                "at": now_ms(),
            }
            try:
                await self._store.write(lambda connection: table_queries.add_chat(connection, line))
            except Conflict:
                live.spoiled = True
                raise
            live.chat.append(line)
            del live.chat[: -table_queries.CHAT_SHOWN]
            return line

    async def note(self, me: Person, table: str, key: str | None, text: str) -> None:
        """Private notes."""
        async with self._tables.at(table) as live:
            live.admit(me.id, key)
            await self._store.write(
                lambda connection: table_queries.keep_look(connection, live.id, me.id, {"notes": text})
            )
            live.looks[me.id] = (text, live.looks.get(me.id, ("", None))[1])

    async def looked(self, person: str, table: str, seen: int) -> None:
        """Remember how far somebody has looked."""
        try:
            async with self._tables.at(table) as live:
                notes, before = live.looks.get(person, ("", None))
                if before != seen:
                    await self._store.write(
                        lambda connection: table_queries.keep_look(connection, table, person, {"seen": seen})
                    )
                    live.looks[person] = (notes, seen)
        except Refusal:
            return


def _answer(id: str, number: int, table: Row) -> Row:
    return {"ok": True, "id": id, "number": number, "table": table}


def _not_yet(left: int) -> Message:
    hours = -(-left // 3_600_000)
    unit, count = ("days", -(-hours // 24)) if hours > 48 else ("hours", hours)
    return Message("server-not-yet", {"unit": unit, "count": count})


def _last_move(match: Match, seat: int) -> int | None:
    """Where the line stood before the seat's last move."""
    for at in range(len(match.line) - 1, -1, -1):
        if match.line[at].seat == seat:
            return at
    return None
