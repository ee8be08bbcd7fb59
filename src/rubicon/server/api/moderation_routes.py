"""Routes of moderators. Every one of them is refused to everybody else."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from rubicon.server.accounts import Person
from rubicon.server.api.common import PROBLEMS, TableId, answer, house_of, me_of
from rubicon.server.people_models import ModerationInfo, PersonInfo
from rubicon.server.request_models import NewBan, NewName
from rubicon.server.response_models import Nothing

router = APIRouter(prefix="/api/moderation", tags=["moderation"], responses=PROBLEMS)

PersonId = Annotated[str, Path(max_length=24, pattern="^[a-z0-9]+$")]
DONE: dict[int | str, dict[str, Any]] = {200: {"model": Nothing}}


async def _moderator(request: Request) -> Person:
    """Who calls, if they are a moderator and no program of theirs."""
    me = await me_of(request, "account")
    await house_of(request).moderation.require(me)
    return me


@router.get("", response_model=None, responses={200: {"model": ModerationInfo}})
async def shown(request: Request) -> Response:
    """Open reports with the chat around them, bans, and what moderators did."""
    await _moderator(request)
    return answer(await house_of(request).moderation.shown())


@router.get("/people", response_model=None, responses={200: {"model": PersonInfo}})
async def find(request: Request, name: Annotated[str, Query(min_length=1, max_length=24)]) -> Response:
    """Somebody with an account, by name."""
    await _moderator(request)
    return answer(await house_of(request).moderation.find(name))


@router.post("/reports/{id}/close", response_model=None, responses=DONE)
async def close(id: PersonId, request: Request) -> Response:
    """A report is looked after."""
    me = await _moderator(request)
    await house_of(request).moderation.close(me, id)
    return answer({})


@router.post("/people/{id}/ban", response_model=None, responses=DONE)
async def ban(id: PersonId, body: NewBan, request: Request) -> Response:
    """Ban somebody, for so many days or for good. Their seats are treated as left."""
    me = await _moderator(request)
    await house_of(request).moderation.ban(me, id, body)
    return answer({})


@router.delete("/people/{id}/ban", response_model=None, responses=DONE)
async def unban(id: PersonId, request: Request) -> Response:
    """Let somebody play again."""
    me = await _moderator(request)
    await house_of(request).moderation.unban(me, id)
    return answer({})


@router.post("/people/{id}/rename", response_model=None, responses=DONE)
async def rename(id: PersonId, body: NewName, request: Request) -> Response:
    """Call somebody otherwise. Nobody is called as they were any more."""
    me = await _moderator(request)
    await house_of(request).moderation.rename(me, id, body.name)
    return answer({})


@router.delete("/tables/{id}/chat/{number}", response_model=None, responses=DONE)
async def remove_line(id: TableId, number: Annotated[int, Path(ge=0, lt=2**31)], request: Request) -> Response:
    """Take a line out of a chat."""
    me = await _moderator(request)
    await house_of(request).moderation.remove_line(me, id, number)
    return answer({})
