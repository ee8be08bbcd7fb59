"""Routes of tournaments."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from rubicon.server import tournament_views
from rubicon.server.accounts import Person
from rubicon.server.api.common import PROBLEMS, KeyQuery, answer, house_of, me_of
from rubicon.server.storage import tournament_queries
from rubicon.server.tournament_models import (
    NewTournament,
    OfEntrant,
    Paused,
    Ruling,
    TournamentCards,
    TournamentInfo,
    WithKey,
)

router = APIRouter(tags=["tournaments"], responses=PROBLEMS)

MOST_CARDS = 50
"""Tournaments of each status in the list."""
TournamentId = Annotated[str, Path(max_length=40, description="the tournament")]
_SHOWS: dict[int | str, dict[str, Any]] = {200: {"model": TournamentInfo}}


async def _show(
    request: Request, id: str, me: Person | None, key: str | None = None, before: int | None = None
) -> Response:
    stored = await house_of(request).tournaments.read(id, me, key, before)
    return answer(tournament_views.tournament(stored, None if me is None else me.id))


@router.get("/api/tournaments", response_model=None, responses={200: {"model": TournamentCards}})
async def cards(request: Request) -> Response:
    """Tournaments that everybody may see, and yours."""
    house = house_of(request)
    me = await house.people.who(request)
    who = None if me is None else me.id
    found = await house.store.read(lambda connection: tournament_queries.cards(connection, who, MOST_CARDS))
    return answer({"tournaments": [tournament_views.card(row, who) for row in found]})


@router.post("/api/tournaments", response_model=None, responses=_SHOWS)
async def create(body: NewTournament, request: Request) -> Response:
    """A new tournament, for everybody with an account."""
    me = await me_of(request)
    house = house_of(request)
    await house.limits.check("table", me.id)
    return await _show(request, await house.tournaments.create(me, body), me)


@router.get("/api/tournaments/{id}", response_model=None, responses=_SHOWS)
async def tournament(
    id: TournamentId,
    request: Request,
    key: KeyQuery = None,
    before: Annotated[int | None, Query(ge=1, lt=100_000, description="of a ladder: games before this one")] = None,
) -> Response:
    """All about one; of a ladder the games that go on, and a page of the others."""
    return await _show(request, id, await house_of(request).people.who(request), key, before)


@router.post("/api/tournaments/{id}/join", response_model=None, responses=_SHOWS)
async def join(id: TournamentId, body: WithKey, request: Request) -> Response:
    """Register."""
    me = await me_of(request)
    await house_of(request).tournaments.join(me, id, body.key)
    return await _show(request, id, me, body.key)


@router.post("/api/tournaments/{id}/leave", response_model=None, responses=_SHOWS)
async def leave(id: TournamentId, body: WithKey, request: Request) -> Response:
    """Withdraw."""
    me = await me_of(request)
    await house_of(request).tournaments.leave(me, id)
    return await _show(request, id, me, body.key)


@router.post("/api/tournaments/{id}/challenge", response_model=None, responses=_SHOWS)
async def challenge(id: TournamentId, body: OfEntrant, request: Request) -> Response:
    """Challenge somebody above on a ladder."""
    me = await me_of(request)
    house = house_of(request)
    await house.limits.check("table", me.id)
    await house.tournaments.challenge(me, id, body.entrant)
    return await _show(request, id, me)


@router.post("/api/tournaments/{id}/start", response_model=None, responses=_SHOWS)
async def start(id: TournamentId, request: Request) -> Response:
    """Host only: the first round begins."""
    me = await me_of(request)
    await house_of(request).tournaments.begin(me, id)
    return await _show(request, id, me)


@router.post("/api/tournaments/{id}/pause", response_model=None, responses=_SHOWS)
async def pause(id: TournamentId, body: Paused, request: Request) -> Response:
    """Host only: no round begins and nobody is late while it is paused. Games go on."""
    me = await me_of(request)
    await house_of(request).tournaments.pause(me, id, body.paused)
    return await _show(request, id, me)


@router.post("/api/tournaments/{id}/remove", response_model=None, responses=_SHOWS)
async def remove(id: TournamentId, body: OfEntrant, request: Request) -> Response:
    """Host only: a player is out."""
    me = await me_of(request)
    await house_of(request).tournaments.remove(me, id, body.entrant)
    return await _show(request, id, me)


@router.post("/api/tournaments/{id}/rule", response_model=None, responses=_SHOWS)
async def rule(id: TournamentId, body: Ruling, request: Request) -> Response:
    """Host only: decide a game that is not over."""
    me = await me_of(request)
    await house_of(request).tournaments.rule(me, id, body.game, body.winner)
    return await _show(request, id, me)


@router.post("/api/tournaments/{id}/end", response_model=None, responses=_SHOWS)
async def end(id: TournamentId, request: Request) -> Response:
    """Host only: it is over now. Games that go on still count."""
    me = await me_of(request)
    await house_of(request).tournaments.end(me, id)
    return await _show(request, id, me)
