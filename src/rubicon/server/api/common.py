"""What all routes share: who asks, which table, which language, and how errors are answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Path, Query
from starlette.requests import HTTPConnection
from starlette.responses import Response

from rubicon.server import localization, table_views
from rubicon.server.accounts import Person, check_ban
from rubicon.server.live_table import Live
from rubicon.server.response_models import Problem
from rubicon.server.spectator_delay import as_seen_by
from rubicon.server.wire_json import dumps

if TYPE_CHECKING:
    from rubicon.server.app import House

Row = dict[str, Any]

TableId = Annotated[str, Path(max_length=40, description="the table")]
KeyQuery = Annotated[str | None, Query(max_length=64, description="the key of the invitation, for a private table")]
SinceQuery = Annotated[int, Query(ge=0, lt=2**31, description="events from this entry of the line on")]
WholeQuery = Annotated[bool, Query(description="count all entries of a match that is over, not only those you knew of")]
SeatQuery = Annotated[int, Query(ge=0, lt=12)]
BasedOnQuery = Annotated[
    int | None,
    Query(ge=0, lt=2**31, description="the number of the decision that is meant: if it is past, nothing is told"),
]

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
# Named by its place in the description of the API, where `app` puts it: as a model it would be built anew for each of
# these at each of a hundred calls, which took half of the time that a server needs to start.
_problem = {"application/json": {"schema": {"$ref": f"#/components/schemas/{Problem.__name__}"}}}
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"content": _problem, "description": text} for status, text in _problems.items()
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
    return localization.language_of(
        connection.headers.get("accept-language"), person.language if person is not None else "en"
    )


def answer(body: Row | None, status: int = 200) -> Response:
    """JSON, not looked through again."""
    return Response(dumps(body), status, media_type="application/json")


async def me_of(connection: HTTPConnection, scope: str | None = None) -> Person:
    """Who calls; refused when nobody, when a token may not do it, when they are banned, or call too often.

    Without a scope it follows from the method: what changes nothing is for tokens that read, too. Who is banned may
    look, and see to the account.
    """
    house = house_of(connection)
    reads = connection.scope.get("method") in ("GET", "HEAD")
    me = await house.people.require(connection, scope or ("read" if reads else "play"))
    house.rates.check("call", me.id)
    if scope is None and not reads:
        check_ban(me)
    return me


async def show_table(
    connection: HTTPConnection,
    table: str,
    person: Person | None,
    key: str | None = None,
    since: int = 0,
    whole: bool = False,
) -> Response:
    """The table as this person sees it."""
    house = house_of(connection)
    async with house.tables.at(table) as live:
        live.admit(None if person is None else person.id, key)
        return answer(see(connection, live, person, since, whole))


def see(connection: HTTPConnection, live: Live, person: Person | None, since: int = 0, whole: bool = False) -> Row:
    """The same, for one who holds the table."""
    who = None if person is None else person.id
    live = as_seen_by(live, who)
    language = language_for(connection, person)
    return table_views.table(live, house_of(connection).hub.online, who, language, since, whole)
