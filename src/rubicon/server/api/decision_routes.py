"""Routes of a match in progress: decide, undo, confirm, ask, resign, chat, notes."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from rubicon.core.message import Message
from rubicon.server import metrics, table_views
from rubicon.server.api.common import PROBLEMS, KeyQuery, TableId, answer, house_of, me_of, see, show_table
from rubicon.server.errors import Refusal
from rubicon.server.live_table import Live
from rubicon.server.request_models import Answer, AnySeat, Ask, ChatLine, Decision, Notes, Resign, Step
from rubicon.server.response_models import ChatInfo, Decided, Nothing, TableInfo

router = APIRouter(tags=["play"], responses=PROBLEMS)

_DECIDED: dict[int | str, dict[str, Any]] = {200: {"model": Decided}}
_SHOWS_TABLE: dict[int | str, dict[str, Any]] = {200: {"model": TableInfo}}


async def _step(request: Request, id: str, what: str, body: Step) -> Response:
    me = await me_of(request)

    def show_to_me(live: Live, since: int) -> dict[str, Any]:
        return see(request, live, me, since)

    with metrics.decision_seconds.labels("call").time():
        return answer(await house_of(request).play.decide(me, id, what, body, show_to_me))


@router.post("/api/tables/{id}/decide", response_model=None, responses=_DECIDED)
async def decide(id: TableId, body: Decision, request: Request) -> Response:
    """A decision. With `hold` it waits for `confirm`."""
    return await _step(request, id, "decide", body)


@router.post("/api/tables/{id}/undo", response_model=None, responses=_DECIDED)
async def undo(id: TableId, body: Step, request: Request) -> Response:
    """Take back the last move of your draft."""
    return await _step(request, id, "undo", body)


@router.post("/api/tables/{id}/confirm", response_model=None, responses=_DECIDED)
async def confirm(id: TableId, body: Step, request: Request) -> Response:
    """Send a draft that was held."""
    return await _step(request, id, "confirm", body)


@router.post("/api/tables/{id}/ask", response_model=None, responses=_SHOWS_TABLE)
async def ask(id: TableId, body: Ask, request: Request) -> Response:
    """Ask the others: to take back, for a draw, to pause or to resume."""
    me = await me_of(request)
    await house_of(request).play.ask(me, id, body.what, body.seat)
    return await show_table(request, id, me)


@router.post("/api/tables/{id}/answer", response_model=None, responses=_SHOWS_TABLE)
async def answer_request(id: TableId, body: Answer, request: Request) -> Response:
    """Say yes or no; who asked may say no, and it is forgotten."""
    me = await me_of(request)
    await house_of(request).play.answer(me, id, body.request, body.yes, body.seat)
    return await show_table(request, id, me)


@router.post("/api/tables/{id}/resign", response_model=None, responses=_SHOWS_TABLE)
async def resign(id: TableId, body: Resign, request: Request) -> Response:
    """Give up. At a table of two it is over; at a larger one a bot plays on."""
    me = await me_of(request)
    await house_of(request).play.resign(me, id, body.seat)
    return await show_table(request, id, me)


@router.post("/api/tables/{id}/replace", response_model=None, responses=_SHOWS_TABLE)
async def replace(id: TableId, body: AnySeat, request: Request) -> Response:
    """Call for a bot in the seat of somebody for whom a match without a clock has waited for a week.

    The host need not wait for more than a day where that seat has never moved.
    """
    me = await me_of(request)
    await house_of(request).play.replace(me, id, body.seat)
    return await show_table(request, id, me)


@router.post("/api/tables/{id}/free", response_model=None, responses=_SHOWS_TABLE)
async def free(id: TableId, body: AnySeat, request: Request) -> Response:
    """Free a seat that never moved, as the host: before the start it is open again, later a bot takes it."""
    me = await me_of(request)
    house = house_of(request)
    if not await house.tables.free(me, id, body.seat):
        await house.play.replace(me, id, body.seat, only_unmoved=True)
    return await show_table(request, id, me)


@router.post("/api/tables/{id}/chat", response_model=None, responses={200: {"model": ChatInfo}})
async def chat(id: TableId, body: ChatLine, request: Request, key: KeyQuery = None) -> Response:
    """Say something to everybody at the table."""
    house = house_of(request)
    if len(body.text) > house.settings.chat_length:
        raise Refusal("bad_request", Message("server-chat-long", {"most": house.settings.chat_length}))
    me = await me_of(request)
    house.rates.check("chat", me.id)
    line = await house.play.say(me, id, key, body.text)
    house.hub.said(id, line)
    return answer(table_views.chat_line(line))


@router.put("/api/tables/{id}/notes", response_model=None, responses={200: {"model": Nothing}})
async def notes(id: TableId, body: Notes, request: Request, key: KeyQuery = None) -> Response:
    """Keep notes that only you see."""
    house = house_of(request)
    if len(body.text) > house.settings.notes_length:
        raise Refusal("bad_request", Message("server-notes-long", {"most": house.settings.notes_length}))
    me = await me_of(request)
    await house.play.note(me, id, key, body.text)
    return answer({})
