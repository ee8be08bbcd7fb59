"""Sitting down, and looking."""

from __future__ import annotations

import asyncio
import gzip
from importlib import import_module
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from rubicon.core import record as records
from rubicon.core.errors import RubiconError
from rubicon.core.game import preview as look_ahead
from rubicon.core.match import Match
from rubicon.games import find
from rubicon.server import show
from rubicon.server.api.common import (
    PROBLEMS,
    KeyQuery,
    SeatQuery,
    SinceQuery,
    TableId,
    address_of,
    answer,
    house_of,
    language_for,
    me_of,
    show_table,
)
from rubicon.server.api.house import has_aid
from rubicon.server.api.shown import AnalysisState, Cards, Hint, Nothing, Position, Preview, Proof, TableInfo
from rubicon.server.errors import Refusal
from rubicon.server.live import dumps
from rubicon.server.people import Person
from rubicon.server.shapes import Join, NewTable, Rematch, Start
from rubicon.server.storage import tables as stored
from rubicon.server.table import Live

router = APIRouter(tags=["tables"], responses=PROBLEMS)

MOST_CARDS = 100
_SHOWS_TABLE: dict[int | str, dict[str, Any]] = {200: {"model": TableInfo}}


@router.post("/api/tables", response_model=None, responses=_SHOWS_TABLE)
async def create(body: NewTable, request: Request) -> Response:
    """A new table. When no seat is open, the match starts at once."""
    me = await me_of(request)
    house = house_of(request)
    house.rates.check("table", me.id)
    return await show_table(request, await house.tables.create(me, body), me)


@router.get("/api/tables", response_model=None, responses={200: {"model": Cards}})
async def cards(request: Request, scope: Annotated[Literal["mine", "open"], Query()] = "open") -> Response:
    """Your tables, or those that anybody may join, the newest first."""
    house = house_of(request)
    me = await me_of(request) if scope == "mine" else await house.people.who(request)
    who = None if me is None else me.id
    found = await house.store.read(lambda connection: stored.cards(connection, who, scope, MOST_CARDS))
    language = language_for(request, me)
    return answer({"tables": [show.card(row, seats, who, language) for row, seats in found]})


@router.get("/api/tables/{id}", response_model=None, responses=_SHOWS_TABLE)
async def table(id: TableId, request: Request, key: KeyQuery = None, since: SinceQuery = 0) -> Response:
    """The table as you may see it."""
    me = await house_of(request).people.who(request)
    return await show_table(request, id, me, key, since)


@router.post("/api/tables/{id}/join", response_model=None, responses=_SHOWS_TABLE)
async def join(id: TableId, body: Join, request: Request) -> Response:
    """Take an open seat."""
    me = await me_of(request)
    await house_of(request).tables.join(me, id, body.seat, body.key, body.nonce)
    return await show_table(request, id, me, body.key)


@router.post("/api/tables/{id}/leave", response_model=None, responses={200: {"model": TableInfo | Nothing}})
async def leave(id: TableId, request: Request) -> Response:
    """Get up before the start. A table that nobody sits at is gone."""
    me = await me_of(request)
    house = house_of(request)
    if not await house.tables.leave(me, id):
        return answer({})
    async with house.tables.at(id) as live:
        if live.private:
            return answer({})
    return await show_table(request, id, me)


@router.post("/api/tables/{id}/start", response_model=None, responses=_SHOWS_TABLE)
async def start(id: TableId, request: Request, body: Start | None = None) -> Response:
    """Start with those who are there: the host's right."""
    me = await me_of(request)
    await house_of(request).tables.start(me, id, None if body is None else body.bot)
    return await show_table(request, id, me)


@router.post("/api/tables/{id}/rematch", response_model=None, responses=_SHOWS_TABLE)
async def rematch(id: TableId, request: Request, body: Rematch | None = None) -> Response:
    """The next match, with the seats moved on by one."""
    me = await me_of(request)
    house = house_of(request)
    house.rates.check("table", me.id)
    asked = body or Rematch()
    following = await house.tables.rematch(me, id, asked.nonce, asked.commitment)
    return await show_table(request, following, me)


# Looking


def _seat(live: Live, me: Person | None, seat: int) -> Match:
    match = live.playing()
    if seat not in live.own_seats(None if me is None else me.id):
        raise Refusal("not_your_seat", "server-not-your-seat")
    return match


def _with_aids(live: Live) -> None:
    if not live.aids:
        raise Refusal("forbidden", "server-no-aids")


@router.get("/api/tables/{id}/preview", response_model=None, responses={200: {"model": Preview}})
async def preview(
    id: TableId, request: Request, seat: SeatQuery, move: Annotated[int, Query(ge=0, lt=2**31)]
) -> Response:
    """What a move would do at once."""
    me = await me_of(request)
    async with house_of(request).tables.at(id) as live:
        live.admit(me.id, None)
        match = _seat(live, me, seat)
        try:
            events = look_ahead(match.sight(seat), move)
        except RubiconError as error:
            names = live.names(language_for(request, me))
            raise Refusal("illegal_move", error.message, live.game, names) from None
        return answer({"events": [event.plain() for event in events]})


@router.get("/api/tables/{id}/hint", response_model=None, responses={200: {"model": Hint}})
async def hint(id: TableId, request: Request, seat: SeatQuery) -> Response:
    """What the best bot would do, if the table has aids."""
    me = await me_of(request)
    house = house_of(request)
    house.rates.check("think", me.id)
    async with house.tables.at(id) as live:
        live.admit(me.id, None)
        match = _seat(live, me, seat)
        _with_aids(live)
        sight = match.sight(seat)
        game, setup = live.game, match.setup
    advice = await house.bots.advise(game, sight) if sight.moves else []  # the table is not kept waiting meanwhile
    return answer({"advice": [{"say": setup.say(seat, one["move"]), **one} for one in advice]})


@router.get("/api/tables/{id}/aid", response_model=None, responses={200: {"content": {"application/json": {}}}})
async def aid(
    id: TableId,
    request: Request,
    seat: Annotated[int | None, Query(ge=0, lt=12, description="your seat; without it, as a spectator")] = None,
    plan: Annotated[
        str,
        Query(
            max_length=400,
            pattern=r"^([0-9]{1,9}(,[0-9]{1,9})*)?$",
            description="moves of that seat, separated by commas: the aid for what they would lead to",
        ),
    ] = "",
    key: KeyQuery = None,
) -> Response:
    """What the game offers as a player aid, if the table has aids: odds, as far as that seat or a spectator knows."""
    house = house_of(request)
    me = await house.people.who(request)
    house.rates.check("aid", address_of(request) if me is None else me.id)
    async with house.tables.at(id) as live:
        live.admit(None if me is None else me.id, key)
        match = live.playing() if seat is None else _seat(live, me, seat)
        _with_aids(live)
        if not has_aid(live.game):
            raise Refusal("not_found", "server-no-aid")
        sight = match.sight(seat)
        package = type(match.setup.game).__module__
        game, names = live.game, live.names(language_for(request, me))
    moves = tuple([int(move) for move in plan.split(",")]) if plan else ()
    module = await asyncio.to_thread(import_module, f"{package}.aid")
    try:
        return answer(await asyncio.to_thread(module.aid, sight, moves))  # odds take a moment
    except RubiconError as error:
        raise Refusal("illegal_move", error.message, game, names) from None


@router.get("/api/tables/{id}/at/{n}", response_model=None, responses={200: {"model": Position}})
async def at(
    id: TableId,
    n: Annotated[int, Path(ge=0, lt=2**31)],
    request: Request,
    seat: Annotated[int | None, Query(ge=0, lt=12)] = None,
    key: KeyQuery = None,
) -> Response:
    """The position after `n` entries of the line, as that seat, or a spectator, may know it."""
    house = house_of(request)
    me = await house.people.who(request)
    async with house.tables.at(id) as live:
        live.admit(None if me is None else me.id, key)
        match = live.playing()
        if seat is not None and live.status != "over":
            _seat(live, me, seat)
        if (seat is not None and seat >= len(live.seats)) or n > len(match.line):
            raise Refusal("not_found", "server-no-position")
        state = match.setup.start()
        for entry in match.line[:n]:
            state.apply(entry.seat, entry.move)
        events = [event.seen_by(seat) for event in match.log[n - 1]] if n else []
        return answer(
            {
                "line": len(match.line),
                "at": n,
                "view": state.sight(seat).view(),
                "events": [{"at": n - 1, **event.plain()} for event in events if event is not None],
            }
        )


async def _record(id: str, request: Request, key: str | None) -> dict[str, Any]:
    house = house_of(request)
    me = await house.people.who(request)
    async with house.tables.at(id) as live:
        live.admit(None if me is None else me.id, key)
        match = live.playing()
        if live.status != "over":
            raise Refusal("conflict", "server-not-over")
        return records.write(match)


@router.get("/api/tables/{id}/record", response_model=None, responses={200: {"content": {"application/json": {}}}})
async def record(id: TableId, request: Request, key: KeyQuery = None) -> Response:
    """The record of a match that is over: the same document as everywhere else in Rubicon."""
    text = records.dumps(await _record(id, request, key))
    return _large(request, text)


@router.get("/api/tables/{id}/proof", response_model=None, responses={200: {"model": Proof}})
async def proof(id: TableId, request: Request, key: KeyQuery = None) -> Response:
    """Every pick of chance with its outcomes and weights, when the match is over."""
    told = await _record(id, request, key)

    def prove() -> Response:  # it replays the whole match
        return _large(request, dumps({**told["chance"], "picks": records.picks_of(told, find)}))

    return await asyncio.to_thread(prove)


@router.post("/api/tables/{id}/analysis", response_model=None, responses={200: {"model": AnalysisState}})
async def start_analysis(id: TableId, request: Request, key: KeyQuery = None) -> Response:
    """Have a match that is over analysed, in the background; who may read the record may ask for it."""
    me = await me_of(request)
    house = house_of(request)
    told = await _record(id, request, key)
    state = await house.analyses.read(id)
    if state["status"] in ("none", "failed"):
        house.rates.check("analyse", me.id)
        house.analyses.start(id, told)
        state = await house.analyses.read(id)
    return _large(request, dumps(state))


@router.get("/api/tables/{id}/analysis", response_model=None, responses={200: {"model": AnalysisState}})
async def analysis(id: TableId, request: Request, key: KeyQuery = None) -> Response:
    """How far the analysis is, and what was found: the same right as that to the record."""
    await _record(id, request, key)
    return _large(request, dumps(await house_of(request).analyses.read(id)))


def _large(request: Request, text: str) -> Response:
    data = text.encode()
    if len(data) > 2_000 and "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(gzip.compress(data, 5), headers=headers, media_type="application/json")
    return Response(data, media_type="application/json")
