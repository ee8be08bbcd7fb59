"""Everything put together: the house, and the application that serves it."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from rubicon import COMPILED, __version__, games
from rubicon.core.errors import RubiconError
from rubicon.server import bad_requests, localization, previews
from rubicon.server.accounts import Accounts, Person
from rubicon.server.analyses import Analyses
from rubicon.server.api import (
    account_routes,
    calendar_routes,
    decision_routes,
    friend_routes,
    game_routes,
    history_routes,
    lesson_routes,
    moderation_routes,
    notice_routes,
    operator_routes,
    pairing_routes,
    puzzle_routes,
    rating_routes,
    record_routes,
    table_routes,
    tournament_routes,
    watch_routes,
)
from rubicon.server.api.common import address_of, language_for
from rubicon.server.awake_time import AwakeTime
from rubicon.server.bot_pool import BotPool, bring_bots
from rubicon.server.calendar_feed import Calendars
from rubicon.server.clocks import Alarm
from rubicon.server.cluster import Alone, Cluster
from rubicon.server.compiled_rules import CompiledRules
from rubicon.server.decisions import Decisions
from rubicon.server.errors import Refusal, cut_off
from rubicon.server.forgetting import Forgetting
from rubicon.server.friends import Friends
from rubicon.server.ids import now_ms
from rubicon.server.jobs import Jobs
from rubicon.server.limits import Rates
from rubicon.server.live_table import Live
from rubicon.server.lobby import Lobby
from rubicon.server.middleware import Middleware
from rubicon.server.mistakes import MistakeLists
from rubicon.server.moderation import Moderation
from rubicon.server.notices.channels import Channels
from rubicon.server.notices.mail import Mail
from rubicon.server.notices.push import PushKey
from rubicon.server.notices.sender import Sender
from rubicon.server.observer import Observer
from rubicon.server.pairing import Pairing
from rubicon.server.proofs import Proofs
from rubicon.server.puzzles import Puzzles
from rubicon.server.randomness import Randomness
from rubicon.server.rare_limits import RareLimits
from rubicon.server.record_imports import RecordImports
from rubicon.server.response_models import Problem
from rubicon.server.settings import Settings
from rubicon.server.sockets import Hub
from rubicon.server.static_files import StaticFiles, find_built
from rubicon.server.storage import account_queries, import_queries, table_queries
from rubicon.server.storage.store import Conflict, Store
from rubicon.server.tournaments import Tournaments
from rubicon.server.vacations import Vacations
from rubicon.server.wire_json import dumps

log = logging.getLogger("rubicon.app")

NOT_YET: Final = 1_000
"""Milliseconds after which a server looks again whether it is the one that lets clocks run out."""


class House:
    """One server: its database, its tables, and everybody at them."""

    def __init__(self, settings: Settings, randomness: Randomness, only_works: bool = False) -> None:
        self.settings: Final = settings
        self._only_works: Final = only_works
        self.store: Final = Store(settings.database_url(), settings.synchronous)
        self.rates: Final = Rates(settings.rate)
        self.people: Final = Accounts(self.store, randomness)
        self.awake: Final = AwakeTime()
        self.tables: Final = Lobby(self.store, settings, randomness, self.awake)
        self.imports: Final = RecordImports(self.store)
        self.play: Final = Decisions(self.tables, self.store, settings, randomness)
        self.calendars: Final = Calendars(self.store)
        self.vacations: Final = Vacations(self.store, settings, self.tables)
        self.compiled_rules: Final = CompiledRules("" if COMPILED else settings.compiled_at)
        self.cluster: Final[Alone] = Alone(self) if self.store.sqlite else Cluster(self, only_works)
        self.limits: Final[RareLimits] = self.cluster.limits()
        self.bots: Final[BotPool | Jobs] = self.cluster.bots(randomness)
        self.analyses: Final[Analyses | Jobs] = self.cluster.analyses()
        self.proofs: Final = Proofs()
        self.puzzles: Final = Puzzles(self.store)
        self.mistakes: Final = MistakeLists(self.store, self.tables, self.analyses, self.limits)
        self.alarm: Final = Alarm(lambda table: self._time(table, False), self.awake.now)
        self.calendar: Final = Alarm(lambda table: self._time(table, True), now_ms)  # for clocks of days
        self._forgetting: Final = Forgetting(self.store, self.cluster.leads)
        self._watching: asyncio.Task[None] | None = None
        mail, key = Mail(settings), PushKey(self.store)
        self.channels: Final = Channels(self.store, settings, mail, key, self.people.credentials)
        self.hub: Final = Hub(settings, self.store, self.tables, self.play, self.rates, self.cluster)
        self.tournaments: Final = Tournaments(self.store, settings, self.tables, self.cluster.leads, self.hub.mark)
        self.friends: Final = Friends(self.store, settings, self.tables, self.hub)
        self.pairing: Final = Pairing(self.store, self.tables, randomness, self.hub, self.cluster.leads)
        self.moderation: Final = Moderation(self.store, self.people, self.tables, self.play, self.hub)
        self.tables.changed = self.changed
        self.tables.doubtful = self.hub.mark
        self.tables.online = self.hub.online
        self._sender: Final = Sender(
            self.store, settings, mail, key, self.channels.stop_link, self.cluster.leads, self.hub.online
        )

    def changed(self, live: Live) -> None:
        """A table has changed, and it is stored: tell those who watch, those who think, and the clock."""
        self.hub.changed(live)
        self.bots.look(live)
        self.tournaments.changed(live)
        self.set_alarm(live.id, live.deadline(), live.by_days)

    def set_alarm(self, table: str, deadline: int | None, by_days: bool) -> None:
        """The table must be looked at then. Every server knows, so that another one is there when this one dies."""
        if not self._only_works:
            (self.calendar if by_days else self.alarm).set(table, deadline)

    async def _time(self, table: str, by_days: bool) -> None:
        if self.cluster.leads():
            await self.play.time(table)
        else:  # who leads looks after it, and then there is another alarm; if it has died, this one leads soon
            now = now_ms() if by_days else self.awake.now()
            self.set_alarm(table, now + NOT_YET, by_days)

    async def open(self) -> None:
        """Go on where the last one stopped."""
        games.bring(self.settings.games)
        bring_bots(self.settings)
        await self.people.open()
        await self.cluster.open()
        self._watching = asyncio.create_task(self.awake.watch(self.cluster.keep_time, self._stood_still), name="awake")
        if not self._only_works:
            self.alarm.start()
            self.calendar.start()
            self._forgetting.start()
            self.tournaments.start()
            self._sender.start()
            self.pairing.start()

    async def take_up(self, grant: bool) -> None:
        """Look what must go on: deadlines, with some time granted where no server was there, and bots."""
        _, dated, due = await self.store.read(table_queries.unattended)
        least = int(self.settings.clock_grace * 1000)
        if grant:
            await self.tournaments.grant(least)
        for one in dated:
            now = now_ms() if one.by_days else self.awake.now()
            if grant and one.deadline < now + least:
                await self.play.grant_time(one.table)
            else:
                self.set_alarm(one.table, one.deadline, one.by_days)
        for table in due if isinstance(self.bots, BotPool) else ():
            try:
                async with self.tables.at(table) as live:
                    self.bots.look(live)
            except Exception:
                log.exception("the bots at table %s cannot go on", table)

    async def close(self) -> None:
        """Stop in good order."""
        await self.alarm.stop()
        await self.calendar.stop()
        await self._forgetting.stop()
        await self.tournaments.stop()
        await self._sender.stop()
        await self.pairing.stop()
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
            await self.cluster.keep_time(self.awake.now())
        await self.bots.stop()
        await self.analyses.stop()
        await self.cluster.close()
        self.store.close()

    def _stood_still(self) -> None:
        """Clocks that are shown have gone on meanwhile: show them anew. The calendar went on: a day may be over."""
        self.hub.show_again(self.alarm.tables())
        self.calendar.look()

    async def show_profile(self, me: Person, shown: bool) -> Person:
        """Whether others find a profile."""
        person = await self.people.show_profile(me, shown)
        await self.read_tables_again(me.id)
        return person

    async def read_tables_again(self, person: str) -> None:
        """Tables in memory name the profiles of those who sit there: this one has changed."""
        for table, _ in await self.store.read(lambda connection: account_queries.seated_at(connection, person)):
            self.tables.reread(table)

    async def forget(self, me: Person) -> None:
        """Delete a person: their seats first, then what is stored about them."""
        await self.tournaments.forget(me)
        seated = await self.people.seated_at(me)
        for table, status in seated:
            try:
                if status == "open":
                    await self.tables.leave(me, table)
                else:
                    await self.play.leave_for_good(me, table)
            except Refusal:
                continue
            except Exception:  # whatever is wrong with one table, the person is forgotten
                log.exception("table %s could not be left", table)
        imported = await self.store.read(lambda connection: import_queries.ids_of(connection, me.id))
        await self.people.forget(me)
        for table in [*[table for table, _ in seated], *imported]:
            self.tables.reread(table)
        self.hub.drop(me.id)


def make_app(settings: Settings, randomness: Randomness) -> ASGIApp:
    """The application, not yet opened."""
    house = House(settings, randomness)
    # The writer's thread needs the interpreter often and for a moment only; by default it would wait 5 ms each time.
    sys.setswitchinterval(0.0005)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house.store.open()
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Rubicon",
        version=__version__,
        description="Tables, seats and decisions. Programs sign in with `Authorization: Bearer TOKEN`.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        redirect_slashes=False,
    )
    app.state.house = house
    for module in (
        game_routes,
        lesson_routes,
        account_routes,
        table_routes,
        decision_routes,
        history_routes,
        rating_routes,
        record_routes,
        watch_routes,
        notice_routes,
        calendar_routes,
        friend_routes,
        pairing_routes,
        moderation_routes,
        operator_routes,
        tournament_routes,
        puzzle_routes,
    ):
        app.include_router(module.router)

    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        if not await house.cluster.reachable():
            # Not accepted and told: a proxy that sees 503 asks another server, which may have its database.
            await socket.send_denial_response(tell(socket, cut_off()))
            return
        person = await house.people.who(socket)
        await house.hub.serve(socket, person, address_of(socket), language_for(socket, person))

    pages = StaticFiles(find_built())

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith("api/") or path == "api":
            raise Refusal("not_found", "server-no-call")
        tags = ""
        if not house.cluster.cut_off():
            with suppress(SQLAlchemyError):  # without its database the page still opens, and says what is going on
                tags = await previews.tags(house.store, house.settings.url, request)
        return pages.answer(request, tags)

    _refusals(app)
    _describe_problems(app)
    return Observer(Middleware(app, settings, house.rates, house.cluster.reachable), settings)


def house_of_app(app: ASGIApp) -> House:
    """The house behind an application, for who started it."""
    assert isinstance(app, Observer)
    guarded = app.inner()
    assert isinstance(guarded, Middleware)
    inner = guarded.inner()
    assert isinstance(inner, FastAPI)
    house: House = inner.state.house
    return house


def tell(request: HTTPConnection, refusal: Refusal) -> Response:
    """The answer to somebody who is refused something."""
    headers = {} if refusal.retry_after is None else {"retry-after": str(refusal.retry_after)}
    told = localization.body(refusal, language_for(request))
    return Response(dumps(told), refusal.status, headers, "application/json")


def _refusals(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(request: Request, error: Refusal) -> Response:
        return tell(request, error)

    @app.exception_handler(RubiconError)
    async def wrong(request: Request, error: RubiconError) -> Response:
        return tell(request, Refusal("bad_request", error.message, error.game))

    @app.exception_handler(Conflict)
    async def second(request: Request, error: Conflict) -> Response:
        return tell(request, Refusal("conflict", "server-again"))

    @app.exception_handler(SQLAlchemyError)
    async def no_database(request: Request, error: SQLAlchemyError) -> Response:
        log.error("%s %s: %s", request.method, request.url.path, type(error).__name__)
        return tell(request, Refusal("unavailable", "server-unavailable"))

    @app.exception_handler(RequestValidationError)
    async def misshapen(request: Request, error: RequestValidationError) -> Response:
        return tell(request, bad_requests.refusal(error.errors(), skip=1))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        refusal = Refusal("not_found" if error.status_code == 404 else "bad_request", "server-no-call")
        if error.status_code == 400:
            refusal = Refusal("bad_request", "server-not-json")
        response = tell(request, refusal)
        response.status_code = error.status_code
        response.headers.update(error.headers or {})
        return response


def _describe_problems(app: FastAPI) -> None:
    """FastAPI describes its own 422 for every call; ours is an illegal move, and a wrong shape is 400 (`PROBLEMS`)."""
    make = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = make()
            known = schema["components"]["schemas"]
            for name in ("HTTPValidationError", "ValidationError"):
                known.pop(name, None)
            problem = Problem.model_json_schema(ref_template="#/components/schemas/{model}", mode="serialization")
            schema["components"]["schemas"] = {**problem.pop("$defs"), **known, Problem.__name__: problem}
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
