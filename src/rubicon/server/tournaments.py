"""Tournaments of people and bots: registration, rounds, ladders, and what a host may do.

Every step reads the tournament, works out what changes, and stores it in one
transaction, if nobody else took a step meanwhile (`tournament_queries.keep`). Results come
with the transaction that ends a match (`match_end`), and leave a mark (`due`); whoever finds
the mark takes the next step, so that a server may die at any moment.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from rubicon.core.message import Message
from rubicon.games import find
from rubicon.server import bot_pool, rated_tables
from rubicon.server.accounts import Person
from rubicon.server.errors import Refusal
from rubicon.server.ids import is_id, new_id, now_ms
from rubicon.server.live_table import Live, Seat, setup_for
from rubicon.server.lobby import Lobby
from rubicon.server.notices import occasions
from rubicon.server.settings import Settings
from rubicon.server.storage import friend_queries, notice_queries, tournament_queries
from rubicon.server.storage.store import Conflict, Store
from rubicon.server.storage.tournament_queries import Step, Stored
from rubicon.server.tournament_models import MOST_ROUND_ROBIN, NewTournament
from rubicon.server.tournament_rounds import (
    follow,
    forfeit,
    ladder_of,
    late_tables,
    new_pairings,
    plays_on,
    row_of,
)
from rubicon.server.tournament_views import entrant_of
from rubicon.tournaments import ladder, swiss
from rubicon.tournaments.games import Game
from rubicon.tournaments.seating import last_seats, seated, side_counts

log = logging.getLogger("rubicon.tournaments")

Row = dict[str, Any]
Change = Callable[[Stored, int], Step]

EVERY: Final = 2.0
"""Seconds between two looks at tournaments where something is due, for what another server left undone."""
HOSTED: Final = 5
"""Tournaments that are not over, of one host."""
PAGE: Final = 50
"""Decided games of a ladder that are shown at once."""
TRIES: Final = 5
"""How often a step is taken again that another one was quicker than."""


class Tournaments:
    """All of them."""

    def __init__(
        self, store: Store, settings: Settings, tables: Lobby, leads: Callable[[], bool], mark: Callable[[str], None]
    ) -> None:
        self._store: Final = store
        self._settings: Final = settings
        self._tables: Final = tables
        self._leads: Final = leads
        self._mark: Final = mark  # tells those who watch a table that it changed
        self._task: asyncio.Task[None] | None = None
        self._looking: Final[set[asyncio.Task[None]]] = set()

    def start(self) -> None:
        """Begin to look after what is due."""
        self._task = asyncio.create_task(self._run(), name="tournaments")

    async def stop(self) -> None:
        """No more."""
        tasks = [task for task in (self._task, *self._looking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                for id in (
                    await self._store.read(lambda c: tournament_queries.due(c, now_ms())) if self._leads() else ()
                ):
                    await self._look_later(id)
            except SQLAlchemyError as error:
                log.warning("tournaments are looked after later: %s", type(error).__name__)
            await asyncio.sleep(EVERY)

    def changed(self, live: Live) -> None:
        """A table has changed: if its match is over, the tournament goes on at once."""
        if live.tournament is not None and live.status == "over":
            task = asyncio.create_task(self._look_later(live.tournament), name="tournament")
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    async def _look_later(self, id: str) -> None:
        try:
            await self.look(id)
        except Exception as error:  # it is marked, and looked at again soon
            log.warning("tournament %s goes on later: %s", id, type(error).__name__)

    async def grant(self, milliseconds: int) -> None:
        """No server was there for a while: nobody shall lose by that."""
        until = now_ms() + milliseconds
        await self._store.write(lambda connection: tournament_queries.grant(connection, until))

    # Reading

    async def read(self, id: str, me: Person | None, key: str | None, before: int | None = None) -> Stored:
        """A tournament, for who may see it; of a ladder with a page of games, the newest or those before a number."""
        stored = await self._load(id, PAGE, before)
        person = None if me is None else me.id
        known = person is not None and (stored.row["host"] == person or entrant_of(stored, person) is not None)
        if stored.row["private"] and key != stored.row["key"] and not known:
            raise Refusal("forbidden", "server-tournament-private")
        return stored

    async def _load(self, id: str, page: int | None = None, before: int | None = None) -> Stored:
        if not is_id(id):
            raise Refusal("not_found", "server-no-tournament")
        stored = await self._store.read(lambda connection: tournament_queries.load(connection, id, page, before))
        if stored is None:
            raise Refusal("not_found", "server-no-tournament")
        return stored

    # Steps

    async def _step(self, id: str, change: Change) -> None:
        """Take a step, again where somebody else was quicker; then what follows from it."""
        for left in range(TRIES, 0, -1):
            stored = await self._load(id)
            step = change(stored, now_ms())
            try:
                await self._keep(stored, step)
                break
            except Conflict:
                if left == 1:
                    raise
        await self.look(id)

    async def _keep(self, stored: Stored, step: Step) -> None:
        id, version = stored.row["id"], stored.row["version"]

        def keep(connection: Connection) -> None:
            tournament_queries.keep(connection, id, version, step)
            for row, seats in step.tables:
                kept = [seat["kept_for"] for seat in seats if seat["kept_for"] is not None]
                notice_queries.add(connection, row["id"], occasions.invitations(kept, self._settings))

        await self._store.write(keep)
        for match in step.drop:
            self._tables.reread(match)
            self._mark(match)

    async def look(self, id: str) -> None:
        """Let happen what is due: players who did not come, the next round, tables of bots, the end."""
        for _ in range(2 * TRIES):
            stored = await self._load(id)
            now = now_ms()
            step = await asyncio.to_thread(follow, stored, now, self._table)
            if step is None:
                await self._start_tables(stored, now)
                return
            try:
                await self._keep(stored, step)
            except Conflict:
                continue

    async def _start_tables(self, stored: Stored, now: int) -> None:
        names = {one["person"]: one["name"] for one in stored.entrants if one["person"] is not None}
        for one in stored.pairings:
            if one["table"] == "open" and not one["free"]:
                await self._tables.start_full(one["match"])
        for one in late_tables(stored, now) if stored.row["paused"] is None else ():
            if plays_on(one):
                await self._tables.start_with_bots(one["match"], names)

    def _table(self, stored: Stored, players: tuple[int, ...]) -> tuple[Row, list[Row]]:
        """A table whose seats are kept for these players."""
        row = stored.row
        who = {one["number"]: one for one in stored.entrants}
        seats = [
            Seat("bot", None, who[player]["bot"], bot=who[player]["bot"])
            if who[player]["bot"] is not None
            else Seat("open", kept_for=who[player]["person"])
            for player in players
        ]
        return self._tables.new_table(
            row["game"],
            json.loads(row["options"]),
            seats,
            row["private"],
            json.loads(row["clock"]),
            on_time="loss",
            rated=row["rated"],
            tournament=row["id"],
        )

    # What people do

    async def create(self, me: Person, asked: NewTournament) -> str:
        """A new tournament; its id."""
        if not me.account:
            raise Refusal("forbidden", "server-tournament-account")
        rated_tables.check_no_program(me, asked.rated)
        setup = setup_for(asked.game, dict(asked.options), asked.seats)
        if asked.format == "ladder" and asked.seats != 2:
            raise Refusal("bad_request", "server-tournament-ladder-seats")
        if asked.format == "round_robin" and asked.most > MOST_ROUND_ROBIN:
            raise Refusal("bad_request", Message("server-tournament-most", {"most": MOST_ROUND_ROBIN}))
        if asked.most < asked.seats:
            raise Refusal("bad_request", "server-tournament-few")
        if asked.bot is not None:
            bot_pool.check(asked.game, asked.bot)
            if asked.rated:
                rated_tables.check_terms(asked.game, [Seat("open"), Seat("bot", bot=asked.bot)], aids=False)
        id, now = new_id(), now_ms()
        rounds = asked.rounds or (swiss.usual_rounds(asked.most, asked.seats) if asked.format == "swiss" else 1)
        row: Row = {
            "id": id,
            "name": asked.name,
            "host": me.id,
            "game": find(asked.game).name,
            "options": json.dumps(setup.options),
            "format": asked.format,
            "seats": asked.seats,
            "rounds": rounds,
            "clock": json.dumps(asked.clock.model_dump(exclude_none=True)),
            "private": asked.private,
            "key": new_id(16),
            "rated": asked.rated,
            "most": asked.most,
            "bot": None if asked.format == "ladder" else asked.bot,
            "grace": asked.grace_minutes * 60_000,
            "round_time": None if asked.round_hours is None else asked.round_hours * 3_600_000,
            "reach": asked.reach,
            "status": "running" if asked.format == "ladder" else "open",  # a ladder has no start and no end
            "round": 0,
            "round_ends": None,
            "paused": None,
            "due": False,
            "deadline": None,
            "version": 0,
            "made": now,
            "updated": now,
        }
        first = [_entrant(id, 0, me.id, me.name, None, now)] if asked.play else []
        try:
            await self._store.write(lambda connection: tournament_queries.create(connection, row, first, HOSTED))
        except Conflict:
            raise Refusal("too_many", Message("server-tournament-hosted", {"most": HOSTED})) from None
        return id

    async def join(self, me: Person, id: str, key: str | None) -> None:
        """Register, or come back to a ladder."""
        await self.read(id, me, key)

        def change(stored: Stored, now: int) -> Step:
            row = stored.row
            rated_tables.check_no_program(me, row["rated"])
            if row["rated"] and not me.account:
                raise Refusal("forbidden", "server-tournament-account-rated")
            known = entrant_of(stored, me.id)
            if known is not None and not known["out"]:
                return Step()
            if row["status"] == "over" or (row["status"] == "running" and row["format"] != "ladder"):
                raise Refusal("conflict", "server-tournament-started")
            if sum(not one["out"] for one in stored.entrants) >= row["most"]:
                raise Refusal("conflict", "server-tournament-full")
            if known is not None:
                back = [{**one, "out": one["out"] and one is not known} for one in stored.entrants]
                return Step({"updated": now}, back)  # where they stood
            number = max([one["number"] for one in stored.entrants], default=-1) + 1
            return Step({"updated": now}, [*stored.entrants, _entrant(id, number, me.id, me.name, None, now)])

        await self._step(id, change)

    async def leave(self, me: Person, id: str) -> None:
        """Withdraw. Before the start nothing is left of it; later one's open tables are lost."""

        def change(stored: Stored, now: int) -> Step:
            mine = entrant_of(stored, me.id)
            if mine is None or mine["out"]:
                raise Refusal("forbidden", "server-tournament-not-in")
            return _withdraw(stored, mine, now)

        await self._step(id, change)

    async def remove(self, me: Person, id: str, number: int) -> None:
        """The host removes a player."""

        def change(stored: Stored, now: int) -> Step:
            _check_host(stored, me)
            found = next((one for one in stored.entrants if one["number"] == number and not one["out"]), None)
            if found is None:
                raise Refusal("not_found", "server-tournament-no-player")
            return _withdraw(stored, found, now)

        await self._step(id, change)

    async def begin(self, me: Person, id: str) -> None:
        """The host starts it; bots fill up, if they may."""

        def change(stored: Stored, now: int) -> Step:
            _check_host(stored, me)
            row = stored.row
            if row["status"] != "open":
                raise Refusal("conflict", "server-tournament-started")
            players = [{**one, "number": number} for number, one in enumerate(stored.entrants)]
            bot = row["bot"]
            while bot is not None and len(players) < row["most"]:
                players.append(_entrant(id, len(players), None, bot, bot, now))
            if len(players) < row["seats"]:
                raise Refusal("conflict", Message("server-tournament-too-few", {"least": row["seats"]}))
            if all(one["bot"] is not None for one in players):
                raise Refusal("conflict", "server-bots-only")
            rounds = row["rounds"]
            if row["format"] == "swiss":
                rounds = min(rounds, swiss.most_rounds(len(players), row["seats"]))
            return Step({"status": "running", "rounds": rounds, "due": True, "updated": now}, players)

        await self._step(id, change)

    async def pause(self, me: Person, id: str, paused: bool) -> None:
        """The host lets it stand still, or go on: no round begins meanwhile, and nobody is late."""

        def change(stored: Stored, now: int) -> Step:
            _check_host(stored, me)
            since = stored.row["paused"]
            if stored.row["status"] != "running" or (since is not None) == paused:
                return Step()
            if paused:
                return Step({"paused": now, "updated": now})
            ends = stored.row["round_ends"]
            values = {"paused": None, "due": True, "round_ends": None if ends is None else ends + now - since}
            later = [
                row_of(one, deadline=one["deadline"] + now - since)
                for one in stored.pairings
                if one["status"] == "open" and one["deadline"] is not None
            ]
            return Step({**values, "updated": now}, pairings=later)

        await self._step(id, change)

    async def rule(self, me: Person, id: str, game: int, winner: int | None) -> None:
        """The host decides a game that is not over."""

        def change(stored: Stored, now: int) -> Step:
            _check_host(stored, me)
            one = next((one for one in stored.pairings if one["number"] == game and one["status"] == "open"), None)
            if one is None or (winner is not None and winner not in one["players"]):
                raise Refusal("not_found", "server-tournament-no-game")
            places = [1 if winner in (None, player) else 2 for player in one["players"]]
            unstarted = one["table"] == "open"
            ruled = row_of(one, status="ruled", places=places, deadline=None, ended=now)
            if unstarted:
                ruled["match"] = None
            return Step({"due": True, "updated": now}, pairings=[ruled], drop=[one["match"]] if unstarted else [])

        await self._step(id, change)

    async def end(self, me: Person, id: str) -> None:
        """The host ends it early: games that go on still count, tables where nobody plays are gone."""

        def change(stored: Stored, now: int) -> Step:
            _check_host(stored, me)
            if stored.row["status"] == "over":
                return Step()
            waiting = [one for one in stored.pairings if one["status"] == "open" and one["table"] == "open"]
            void = [row_of(one, status="ruled", match=None, deadline=None, ended=None) for one in waiting]
            values = {"status": "over", "deadline": None, "round_ends": None, "paused": None, "updated": now}
            return Step(values, pairings=void, drop=[one["match"] for one in waiting])

        await self._step(id, change)

    async def challenge(self, me: Person, id: str, rival: int) -> None:
        """Challenge somebody above on a ladder: a table is made for the two."""
        apart = await self._store.read(lambda connection: friend_queries.apart(connection, me.id))

        def change(stored: Stored, now: int) -> Step:
            row = stored.row
            mine = entrant_of(stored, me.id)
            if row["format"] != "ladder" or mine is None or mine["out"]:
                raise Refusal("forbidden", "server-tournament-not-in")
            if row["status"] != "running" or row["paused"] is not None:
                raise Refusal("conflict", "server-tournament-over")
            rungs, number = ladder_of(stored), mine["number"]
            if rival not in rungs or not ladder.may_challenge(rungs, number, rival, row["reach"]):
                raise Refusal("conflict", Message("server-tournament-reach", {"reach": row["reach"]}))
            if any(one["number"] == rival and one["person"] in apart for one in stored.entrants):
                raise Refusal("conflict", "server-tournament-no-challenge")  # whoever of the two wants it so
            busy = {player for one in stored.pairings if one["status"] == "open" for player in one["players"]}
            if number in busy or rival in busy:
                raise Refusal("conflict", "server-tournament-busy")
            played = [Game(one["round"], tuple(one["players"])) for one in stored.pairings]
            sides = seated([rival, number], side_counts(played), last_seats(played))
            rows, tables = new_pairings(stored, [Game(len(stored.pairings) + 1, sides)], now, self._table)
            rows[0]["challenger"] = number
            return Step({"due": True, "updated": now}, pairings=rows, tables=tables)

        await self._step(id, change)

    async def forget(self, me: Person) -> None:
        """A person goes for good: they withdraw everywhere, and what they host and has not started is gone."""
        for id in await self._store.read(lambda connection: tournament_queries.of_person(connection, me.id)):
            stored = await self._load(id)
            mine = entrant_of(stored, me.id)
            if stored.row["status"] == "open" and stored.row["host"] == me.id:
                version = stored.row["version"]
                await self._store.write(lambda c, id=id, version=version: tournament_queries.drop(c, id, version))  # type: ignore[misc]
            elif mine is not None and not mine["out"]:
                await self.leave(me, id)


def _entrant(tournament: str, number: int, person: str | None, name: str, bot: str | None, now: int) -> Row:
    return {
        "tournament": tournament,
        "number": number,
        "person": person,
        "name": name,
        "bot": bot,
        "out": False,
        "joined": now,
    }


def _check_host(stored: Stored, me: Person) -> None:
    if stored.row["host"] != me.id:
        raise Refusal("forbidden", "server-host-only")


def _withdraw(stored: Stored, gone: Row, now: int) -> Step:
    if stored.row["status"] == "open":
        return Step({"updated": now}, [one for one in stored.entrants if one is not gone])
    step = Step({"due": True, "updated": now}, [{**one, "out": one["out"] or one is gone} for one in stored.entrants])
    for one in stored.pairings:
        if one["status"] == "open" and one["table"] == "open" and gone["number"] in one["players"]:
            step.pairings.append(forfeit(one, [gone["number"]], now))
            step.drop.append(one["match"])
    return step
