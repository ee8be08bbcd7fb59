"""Everything put together: the house, and the application that serves it."""

from __future__ import annotations

import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from rubicon import __version__
from rubicon.core.errors import RubiconError
from rubicon.core.message import Message
from rubicon.server import words
from rubicon.server.analyses import Analyses
from rubicon.server.api import house as api_house
from rubicon.server.api import people as api_people
from rubicon.server.api import play as api_play
from rubicon.server.api import tables as api_tables
from rubicon.server.api.common import address_of, language_for
from rubicon.server.bots import Bots, bring_bots
from rubicon.server.clocks import Alarm
from rubicon.server.errors import Refusal
from rubicon.server.gate import Gate
from rubicon.server.limits import Rates
from rubicon.server.live import Hub, dumps
from rubicon.server.moment import now_ms
from rubicon.server.people import People, Person
from rubicon.server.play import Play
from rubicon.server.settings import Settings, bring_games
from rubicon.server.storage import tables as stored
from rubicon.server.storage.store import Conflict, Store
from rubicon.server.table import Live
from rubicon.server.tables import Tables
from rubicon.server.web import Pages, find_built

log = logging.getLogger("rubicon.app")


class House:
    """One server: its database, its tables, and everybody at them."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.store: Final = Store(settings.database_url(), settings.synchronous)
        self.rates: Final = Rates(settings.rate)
        self.people: Final = People(self.store)
        self.tables: Final = Tables(self.store, settings)
        self.play: Final = Play(self.tables, self.store, settings)
        self.bots: Final = Bots(settings, self.play.bot_decides)
        self.analyses: Final = Analyses(settings, self.store)
        self.alarm: Final = Alarm(self.play.time)
        self.hub: Final = Hub(settings, self.store, self.tables, self.play, self.rates)
        self.tables.changed = self.changed

    def changed(self, live: Live) -> None:
        """A table has changed, and it is stored: tell those who watch, those who think, and the clock."""
        self.hub.changed(live)
        self.bots.look(live)
        self.alarm.set(live.id, live.deadline())

    async def open(self) -> None:
        """Go on where the last one stopped."""
        bring_games(self.settings)
        bring_bots(self.settings)
        await self.people.open()
        self.alarm.start()
        dated, due = await self.store.read(stored.unattended)
        grace = now_ms() + int(self.settings.clock_grace * 1000)
        for table, deadline in dated:
            if deadline < grace:
                await self.play.grant_time(table)
            else:
                self.alarm.set(table, deadline)
        for table in due:
            try:
                async with self.tables.at(table) as live:
                    self.bots.look(live)
            except Exception:
                log.exception("the bots at table %s cannot go on", table)

    async def close(self) -> None:
        """Stop in good order."""
        await self.alarm.stop()
        await self.bots.stop()
        await self.analyses.stop()
        self.store.close()

    async def forget(self, me: Person) -> None:
        """Delete a person: their seats first, then what is stored about them."""
        seated = await self.people.seated_at(me)
        for table, status in seated:
            try:
                if status == "open":
                    await self.tables.leave(me, table)
                else:
                    await self.play.leave_for_good(me, table)
            except Refusal:
                continue
        await self.people.forget(me)
        for table, _ in seated:
            self.tables.reread(table)
        self.hub.drop(me.id)


def make_app(settings: Settings) -> ASGIApp:
    """The application, not yet opened."""
    house = House(settings)
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
    for module in (api_house, api_people, api_tables, api_play):
        app.include_router(module.router)

    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        person = await house.people.who(socket)
        await house.hub.serve(socket, person, address_of(socket), language_for(socket, person))

    pages = Pages(find_built())

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith("api/") or path == "api":
            raise Refusal("not_found", "server-no-call")
        return pages.answer(request)

    _refusals(app)
    _no_default_validation_errors(app)
    gate = Gate(app, settings, house.rates)
    return gate


def house_of_app(app: ASGIApp) -> House:
    """The house behind an application, for who started it."""
    assert isinstance(app, Gate)
    inner = app.inner()
    assert isinstance(inner, FastAPI)
    house: House = inner.state.house
    return house


def _refusals(app: FastAPI) -> None:
    def tell(request: Request, refusal: Refusal) -> Response:
        headers = {} if refusal.retry_after is None else {"retry-after": str(refusal.retry_after)}
        told = words.body(refusal, language_for(request))
        return Response(dumps(told), refusal.status, headers, "application/json")

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
        first: dict[str, Any] = dict(error.errors()[0]) if error.errors() else {"loc": (), "type": ""}
        if first["type"] == "json_invalid":
            return tell(request, Refusal("bad_request", "server-not-json"))
        where = ".".join([str(part) for part in first["loc"][1:]]) or str(first["loc"][0] if first["loc"] else "")
        return tell(request, Refusal("bad_request", Message("server-bad-request", {"where": where[:60]})))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        refusal = Refusal("not_found" if error.status_code == 404 else "bad_request", "server-no-call")
        if error.status_code == 400:
            refusal = Refusal("bad_request", "server-not-json")
        response = tell(request, refusal)
        response.status_code = error.status_code
        response.headers.update(error.headers or {})
        return response


def _no_default_validation_errors(app: FastAPI) -> None:
    """FastAPI describes its own 422 for every call; ours is an illegal move, and a wrong shape is 400."""
    make = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = make()
            for name in ("HTTPValidationError", "ValidationError"):
                schema.get("components", {}).get("schemas", {}).pop(name, None)
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
