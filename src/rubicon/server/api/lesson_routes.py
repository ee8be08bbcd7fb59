"""Routes of lessons. A learner's moves say how far a lesson is; who is signed in can have them kept."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from rubicon.core.errors import IllegalMove, RubiconError
from rubicon.games import find
from rubicon.games import names as game_names
from rubicon.learn.lessons import UNDERSTOOD, Lesson, Walk, lessons_of
from rubicon.server.api.common import PROBLEMS, SinceQuery, address_of, answer, house_of, me_of
from rubicon.server.errors import Refusal
from rubicon.server.ids import now_ms
from rubicon.server.lesson_models import LessonInfo, LessonProgress, LessonsBegun, Progress
from rubicon.server.storage import lesson_queries

router = APIRouter(tags=["lessons"])

GameName = Annotated[str, Path(max_length=60)]
LessonName = Annotated[str, Path(max_length=60)]

KEPT = 64
"""Answers that are kept: all learners of a lesson come through the same positions."""


@router.get("/api/lessons", response_model=None, responses={**PROBLEMS, 200: {"model": LessonsBegun}})
async def lessons(request: Request) -> Response:
    """How far you are in each lesson that you have begun."""
    me = await me_of(request)
    return answer({"lessons": await house_of(request).store.read(lambda c: lesson_queries.of(c, me.id))})


@router.put("/api/lessons/{game}/{lesson}", response_model=None, responses={**PROBLEMS, 200: {"model": LessonProgress}})
async def keep(game: GameName, lesson: LessonName, body: Progress, request: Request) -> Response:
    """Keep how far you are in a lesson, for your other devices. What was once finished stays so."""
    me = await me_of(request)
    _lesson(game, lesson)
    done = await house_of(request).store.write(
        lambda c: lesson_queries.keep(c, me.id, game, lesson, body.moves, body.done, now_ms())
    )
    return answer({"game": game, "lesson": lesson, "moves": body.moves, "done": done})


@router.get(
    "/api/lessons/{game}/{lesson}",
    response_model=None,
    responses={200: {"model": LessonInfo}, 404: PROBLEMS[404], 422: PROBLEMS[422], 429: PROBLEMS[429]},
)
async def lesson(
    request: Request,
    game: GameName,
    lesson: LessonName,
    moves: Annotated[
        str,
        Query(
            max_length=600,
            pattern=r"^((-1|[0-9]{1,9})(,(-1|[0-9]{1,9}))*)?$",
            description="the learner's moves so far, separated by commas; -1 for a step that was read",
        ),
    ] = "",
    since: SinceQuery = 0,
) -> Response:
    """How a lesson stands after these moves: what is said, what can be done, and the positions since that entry."""
    house_of(request).rates.check("aid", address_of(request))
    found = _lesson(game, lesson)
    made = tuple([int(move) for move in moves.split(",")]) if moves else ()
    try:
        return answer(await asyncio.to_thread(_told, found, made, since))
    except IllegalMove as error:
        raise Refusal("illegal_move", error.message, game) from None
    except RubiconError as error:
        raise Refusal("bad_request", error.message, game) from None


def _lesson(game: str, lesson: str) -> Lesson:
    found = lessons_of(find(game)).get(lesson) if game in game_names() else None
    if found is None:
        raise Refusal("not_found", "server-no-lesson")
    return found


@lru_cache(maxsize=KEPT)
def _walked(lesson: Lesson, moves: tuple[int, ...]) -> Walk:
    return Walk(lesson, list(moves))


def _told(lesson: Lesson, moves: tuple[int, ...], since: int) -> dict[str, Any]:
    walk = _walked(lesson, moves)
    line = walk.line()
    since = min(since, len(line))
    expected = walk.expected()
    positions = []
    for at in range(since, len(line) + 1):
        last = at == len(line)
        view = (walk.sight() if last else walk.sight_before(line[at])).view()
        if last and (not expected or expected == [UNDERSTOOD]):
            view = {**view, "moves": []}  # there is something to read, or to take back, first
        events = [{"at": at - 1, **event.plain()} for event in walk.events(line[at - 1])] if at else []
        positions.append({"line": len(line), "at": at, "view": view, "events": events})
    step = walk.step
    return {
        "game": lesson.game.name,
        "name": lesson.name,
        "options": dict(lesson.setup.options),
        "seats": lesson.setup.seats,
        "seat": lesson.seat,
        "step": walk.number,
        "of": len(lesson.steps),
        "say": None if step is None else step.words.plain(),
        "light": [] if step is None else list(step.light),
        "rule": "" if step is None else step.rule,
        "wrong": None if walk.wrong is None else walk.wrong.plain(),
        "expected": expected,
        "length": len(line),
        "positions": positions,
    }
