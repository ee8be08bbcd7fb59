"""Routes of tables: create, join, look, preview, hints, records and analyses."""

from __future__ import annotations

import asyncio
import gzip
from contextlib import suppress
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from rubicon.core import record as records
from rubicon.core import sight_data
from rubicon.core.errors import RubiconError
from rubicon.core.game import preview as look_ahead
from rubicon.core.match import Match
from rubicon.server import table_views
from rubicon.server.accounts import Person
from rubicon.server.analysis_response_models import AnalysisState
from rubicon.server.api.common import (
    PROBLEMS,
    BasedOnQuery,
    KeyQuery,
    SeatQuery,
    SinceQuery,
    TableId,
    WholeQuery,
    address_of,
    answer,
    house_of,
    language_for,
    me_of,
    show_table,
)
from rubicon.server.errors import Refusal
from rubicon.server.live_table import Live
from rubicon.server.request_models import Join, NewTable, Rematch, Start
from rubicon.server.response_models import (
    Cards,
    Hint,
    Nothing,
    Position,
    Preview,
    Proof,
    SightInfo,
    TableInfo,
)
from rubicon.server.spectator_delay import as_seen_by
from rubicon.server.storage import table_queries
from rubicon.server.told_chance import Told
from rubicon.server.wire_json import dumps

router = APIRouter(tags=["tables"], responses=PROBLEMS)

MOST_CARDS = 100
MOST_LAST = 24
"""Tables that are opened to tell what happened there last."""
_SHOWS_TABLE: dict[int | str, dict[str, Any]] = {200: {"model": TableInfo}}


@router.post("/api/tables", response_model=None, responses=_SHOWS_TABLE)
async def create(body: NewTable, request: Request) -> Response:
    """A new table. When no seat is open, the match starts at once."""
    me = await me_of(request)
    house = house_of(request)
    await house.limits.check("table", me.id)
    return await show_table(request, await house.tables.create(me, body), me)


@router.get("/api/tables", response_model=None, responses={200: {"model": Cards}})
async def cards(request: Request, scope: Annotated[Literal["mine", "open"], Query()] = "open") -> Response:
    """Your tables, or those that anybody may join, the newest first."""
    house = house_of(request)
    me = await me_of(request) if scope == "mine" else await house.people.who(request)
    who = None if me is None else me.id
    found = await house.store.read(lambda connection: table_queries.cards(connection, who, scope, MOST_CARDS))
    language = language_for(request, me)
    shown = table_views.cards(found, who, language)
    if scope == "mine":
        for card in [one for one in shown if one["status"] == "running"][:MOST_LAST]:
            with suppress(Refusal):  # a damaged table tells no more
                async with house.tables.at(card["id"]) as live:
                    table_views.complete_card(card, as_seen_by(live, who), who)
    return answer({"tables": shown})


@router.get("/api/tables/{id}", response_model=None, responses=_SHOWS_TABLE)
async def table(
    id: TableId, request: Request, key: KeyQuery = None, since: SinceQuery = 0, whole: WholeQuery = False
) -> Response:
    """The table as you may see it."""
    me = await house_of(request).people.who(request)
    return await show_table(request, id, me, key, since, whole)


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
async def rematch(id: TableId, body: Rematch, request: Request) -> Response:
    """The next match, with the seats moved on by one."""
    me = await me_of(request)
    house = house_of(request)
    await house.limits.check("table", me.id)
    following = await house.tables.rematch(me, id, body.nonce, body.commitment)
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


@router.get("/api/tables/{id}/sight", response_model=None, responses={200: {"model": SightInfo}})
async def sight(id: TableId, request: Request, seat: SeatQuery) -> Response:
    """All that your seat knows, for a program that makes a `Sight` of it; and whether it is to decide."""
    me = await me_of(request)
    async with house_of(request).tables.at(id) as live:
        live.admit(me.id, None)
        match = _seat(live, me, seat)
        draft = match.drafts.get(seat)
        due = live.status == "running" and not live.paused and seat in live.waiting()
        try:
            data = sight_data.write(match.sight(seat))
        except RubiconError as error:  # a game from elsewhere
            raise Refusal("conflict", error.message, live.game) from None
        return answer(
            {
                "status": live.status,
                "number": match.number(seat),
                "your_turn": due and (draft is None or not draft.held),
                "your_time": None if live.times is None else live.times.remaining(seat, live.now()),
                "outcome": live.outcome,
                "sight": data,
            }
        )


@router.get("/api/tables/{id}/preview", response_model=None, responses={200: {"model": Preview}})
async def preview(
    id: TableId,
    request: Request,
    seat: SeatQuery,
    move: Annotated[int, Query(ge=0, lt=2**31)],
    based_on: BasedOnQuery = None,
) -> Response:
    """What a move would do at once."""
    me = await me_of(request)
    async with house_of(request).tables.at(id) as live:
        live.admit(me.id, None)
        match = _seat(live, me, seat)
        if based_on not in (None, match.number(seat)):
            return answer({"events": []})  # decided meanwhile: the question has no answer, and is no mistake
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
    await house.limits.check("think", me.id)
    async with house.tables.at(id) as live:
        live.admit(me.id, None)
        match = _seat(live, me, seat)
        _with_aids(live)
        sight = match.sight(seat)
        setup = match.setup
    advice = (
        await house.bots.advise(me.id, id, seat, sight) if sight.moves else []
    )  # the table is not kept waiting meanwhile
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
    based_on: BasedOnQuery = None,
    key: KeyQuery = None,
) -> Response:
    """What the game offers as a player aid, if the table has aids: odds, as far as that seat or a spectator knows."""
    house = house_of(request)
    me = await house.people.who(request)
    house.rates.check("aid", address_of(request) if me is None else me.id)
    async with house.tables.at(id) as live:
        live.admit(None if me is None else me.id, key)
        match = as_seen_by(live, None).playing() if seat is None else _seat(live, me, seat)
        _with_aids(live)
        if seat is not None and based_on not in (None, match.number(seat)):
            return answer(None)  # decided meanwhile
        sight = match.sight(seat)
        part = match.setup.game.part
        game, names = live.game, live.names(language_for(request, me))
    moves = tuple([int(move) for move in plan.split(",")]) if plan else ()
    aid = await asyncio.to_thread(part, "aid")
    if aid is None:
        raise Refusal("not_found", "server-no-aid")
    try:
        return answer(await asyncio.to_thread(aid.aid, sight, moves))  # odds take a moment
    except RubiconError as error:
        raise Refusal("illegal_move", error.message, game, names) from None


@router.get("/api/tables/{id}/at/{n}", response_model=None, responses={200: {"model": Position}})
async def at(
    id: TableId,
    n: Annotated[int, Path(ge=0, lt=2**31)],
    request: Request,
    seat: Annotated[int | None, Query(ge=0, lt=12)] = None,
    key: KeyQuery = None,
    whole: WholeQuery = False,
) -> Response:
    """The position after `n` entries of the line and before the next, as that seat, or a spectator, may know it."""
    house = house_of(request)
    me = await house.people.who(request)
    async with house.tables.at(id) as present:
        present.admit(None if me is None else me.id, key)
        live = as_seen_by(present, None if me is None else me.id)
        match = live.playing()
        if seat is not None and live.status != "over":
            _seat(live, me, seat)
        line = table_views.line_of(live, None if me is None else me.id, whole)
        if (seat is not None and seat >= len(live.seats)) or n > len(line):
            raise Refusal("not_found", "server-no-position")
        state = match.setup.start()
        entries = line[n] if n < len(line) else len(match.line)
        for entry in match.line[:entries]:
            state.apply(entry.seat, entry.move)
        return answer(
            {
                "line": len(line),
                "at": n,
                "whole": entries if live.status == "over" else None,
                "view": state.sight(seat).view(),
                "events": table_views.events_of(match, line[:n], seat, n - 1) if n else [],
            }
        )


async def _finished(id: str, request: Request, key: str | None) -> Match:
    """A match that is over, for who may read its record."""
    house = house_of(request)
    me = await house.people.who(request)
    async with house.tables.at(id) as live:
        live.admit(None if me is None else me.id, key)
        match = live.playing()
        if live.status != "over":
            raise Refusal("conflict", "server-not-over")
        return match


@router.get("/api/tables/{id}/record", response_model=None, responses={200: {"content": {"application/json": {}}}})
async def record(id: TableId, request: Request, key: KeyQuery = None) -> Response:
    """The record of a match that is over: the same document as everywhere else in Rubicon."""
    text = records.dumps(records.write(await _finished(id, request, key)))
    return _large(request, text)


@router.get("/api/tables/{id}/proof", response_model=None, responses={200: {"model": Proof}})
async def proof(id: TableId, request: Request, key: KeyQuery = None) -> Response:
    """Every pick of chance with its outcomes and weights, when the match is over."""
    match = await _finished(id, request, key)
    if isinstance(match.fortuna, Told):
        raise Refusal("conflict", "server-imported-chance")
    house = house_of(request)
    if not house.proofs.known(id):
        house.rates.check("prove", address_of(request))
    return _packed(request, await house.proofs.read(id, match))


@router.post("/api/tables/{id}/analysis", response_model=None, responses={200: {"model": AnalysisState}})
async def start_analysis(id: TableId, request: Request, key: KeyQuery = None) -> Response:
    """Have a match that is over analysed, in the background; who may read the record may ask for it."""
    me = await me_of(request)
    house = house_of(request)
    match = await _finished(id, request, key)
    state = await house.analyses.read(id)
    if state["status"] in ("none", "failed"):
        await house.limits.check("analyse", me.id)
        await house.analyses.start(id, match)
        state = await house.analyses.read(id)
    return _large(request, dumps(state))


@router.get("/api/tables/{id}/analysis", response_model=None, responses={200: {"model": AnalysisState}})
async def analysis(id: TableId, request: Request, key: KeyQuery = None) -> Response:
    """How far the analysis is, and what was found: the same right as that to the record."""
    await _finished(id, request, key)
    return _large(request, dumps(await house_of(request).analyses.read(id)))


def _large(request: Request, text: str) -> Response:
    data = text.encode()
    if len(data) > 2_000 and "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(gzip.compress(data, 5), headers=headers, media_type="application/json")
    return Response(data, media_type="application/json")


def _packed(request: Request, data: bytes) -> Response:
    """The same for what is packed already."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(data, headers={**headers, "content-encoding": "gzip"}, media_type="application/json")
    return Response(gzip.decompress(data), headers=headers, media_type="application/json")
