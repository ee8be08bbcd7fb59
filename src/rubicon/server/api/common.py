"""What the calls share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Path, Query
from starlette.requests import HTTPConnection
from starlette.responses import Response

from rubicon.server import show, words
from rubicon.server.api.shown import Problem
from rubicon.server.live import dumps
from rubicon.server.people import Person
from rubicon.server.table import Live

if TYPE_CHECKING:
    from rubicon.server.app import House

Row = dict[str, Any]

TableId = Annotated[str, Path(max_length=40, description="the table")]
KeyQuery = Annotated[str | None, Query(max_length=64, description="the key of the invitation, for a private table")]
SinceQuery = Annotated[int, Query(ge=0, lt=2**31, description="events from this entry of the line on")]
SeatQuery = Annotated[int, Query(ge=0, lt=12)]

_problems = {
    400: "the shape is wrong",
    401: "not signed in",
    403: "not allowed, or not your seat",
    404: "there is no such thing",
    409: "not now, or based on an old view",
    413: "too large",
    422: "not a legal move, with the reason",
    429: "too many",
    503: "not possible at the moment",
}
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": text} for status, text in _problems.items()
}


def house_of(connection: HTTPConnection) -> House:
    """The house that serves this call."""
    house: House = connection.app.state.house
    return house


def address_of(connection: HTTPConnection) -> str:
    """Where a call comes from."""
    return connection.client.host if connection.client else ""


def language_for(connection: HTTPConnection, person: Person | None = None) -> str:
    """The language to answer in."""
    return words.language_of(connection.headers.get("accept-language"), person.language if person is not None else "en")


def answer(body: Row, status: int = 200) -> Response:
    """JSON, not looked through again."""
    return Response(dumps(body), status, media_type="application/json")


async def me_of(connection: HTTPConnection) -> Person:
    """Who calls; refused when nobody, or when they call too often."""
    house = house_of(connection)
    me = await house.people.require(connection)
    house.rates.check("call", me.id)
    return me


async def show_table(
    connection: HTTPConnection, table: str, person: Person | None, key: str | None = None, since: int = 0
) -> Response:
    """The table as this person sees it."""
    house = house_of(connection)
    async with house.tables.at(table) as live:
        live.admit(None if person is None else person.id, key)
        return answer(see(connection, live, person, since))


def see(connection: HTTPConnection, live: Live, person: Person | None, since: int = 0) -> Row:
    """The same, for one who holds the table."""
    who = None if person is None else person.id
    return show.table(live, house_of(connection).hub.online, who, language_for(connection, person), since)
