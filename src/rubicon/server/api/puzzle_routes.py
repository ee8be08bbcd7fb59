"""Routes of puzzles and mistakes."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from rubicon.server import puzzles
from rubicon.server.accounts import Person, check_scope
from rubicon.server.api.common import PROBLEMS, address_of, answer, house_of, me_of
from rubicon.server.puzzle_models import AnalyseMine, Mistakes, PuzzleAnswer, PuzzleJudged, PuzzleOverview, PuzzleShown

router = APIRouter(tags=["learning"], responses=PROBLEMS)

PuzzleId = Annotated[str, Path(max_length=80, description="the puzzle")]
GameQuery = Annotated[str | None, Query(max_length=60, description="of this game only")]
KindQuery = Annotated[str | None, Query(max_length=40, description="of this kind only")]


async def _who(request: Request, scope: str) -> Person | None:
    """Who solves; nobody need have a name for that."""
    house = house_of(request)
    me = await house.people.who(request)
    if me is not None:
        check_scope(me, scope)
    house.rates.check("call", address_of(request) if me is None else me.id)
    return me


@router.get("/api/puzzles", response_model=None, responses={200: {"model": PuzzleOverview}})
async def overview(request: Request) -> Response:
    """What puzzles there are, today's, and how far you are."""
    return answer(await house_of(request).puzzles.overview(await _who(request, "read")))


@router.get("/api/puzzles/daily", response_model=None, responses={200: {"model": PuzzleShown}})
async def daily(request: Request, game: GameQuery = None) -> Response:
    """Today's puzzle, the same for everybody."""
    return answer(await house_of(request).puzzles.daily(await _who(request, "read"), game))


@router.get("/api/puzzles/next", response_model=None, responses={200: {"model": PuzzleShown}})
async def following(
    request: Request,
    game: GameQuery = None,
    kind: KindQuery = None,
    after: Annotated[str | None, Query(max_length=80, description="another one than this")] = None,
) -> Response:
    """A puzzle that you have not tried, about as hard as you are strong."""
    return answer(await house_of(request).puzzles.next(await _who(request, "read"), game, kind, after))


@router.get("/api/puzzles/{id}", response_model=None, responses={200: {"model": PuzzleShown}})
async def puzzle(id: PuzzleId, request: Request) -> Response:
    """One puzzle: the position as who decides knows it."""
    me = await _who(request, "read")
    return answer(await house_of(request).puzzles.show(me, puzzles.find(id)))


@router.post("/api/puzzles/{id}/answer", response_model=None, responses={200: {"model": PuzzleJudged}})
async def solve(id: PuzzleId, body: PuzzleAnswer, request: Request) -> Response:
    """Answer with a move; without one, see the solution. Your first answer counts for your rating."""
    me = await _who(request, "play")
    house = house_of(request)
    house.rates.check("aid", address_of(request) if me is None else me.id)
    return answer(await house.puzzles.answer(me, puzzles.find(id), body.move))


@router.get("/api/mistakes", response_model=None, responses={200: {"model": Mistakes}})
async def mistakes(request: Request, game: GameQuery = None) -> Response:
    """The costly moves of your analysed games, by kind."""
    me = await me_of(request)
    return answer(await house_of(request).mistakes.read(me, game))


@router.post("/api/mistakes", response_model=None, responses={200: {"model": Mistakes}})
async def analyse_mine(body: AnalyseMine, request: Request) -> Response:
    """Have your last games analysed that were not, in the background."""
    me = await me_of(request)
    house = house_of(request)
    await house.mistakes.analyse(me, body.games)
    return answer(await house.mistakes.read(me, None))
