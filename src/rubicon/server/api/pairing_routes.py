"""Routes of who looks for opponents."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from rubicon.server.api.common import PROBLEMS, answer, house_of, me_of
from rubicon.server.people_models import Wished, WishList
from rubicon.server.request_models import NewWish
from rubicon.server.response_models import Nothing

router = APIRouter(tags=["opponents"], responses=PROBLEMS)


@router.get("/api/wishes", response_model=None, responses={200: {"model": WishList}})
async def wishes(request: Request) -> Response:
    """Who waits for what."""
    house = house_of(request)
    return answer(await house.pairing.shown(await house.people.who(request)))


@router.post("/api/wishes", response_model=None, responses={200: {"model": Wished}})
async def wish(body: NewWish, request: Request) -> Response:
    """Wish for a match. If somebody waits for just that, it begins; else the wish is kept. One for each game."""
    me = await me_of(request)
    house = house_of(request)
    await house.limits.check("wish", me.id)
    return answer({"table": await house.pairing.wish(me, body)})


@router.delete("/api/wishes/{id}", response_model=None, responses={200: {"model": Nothing}})
async def withdraw(id: Annotated[str, Path(max_length=24, pattern="^[a-z0-9]+$")], request: Request) -> Response:
    """Take back a wish."""
    me = await me_of(request)
    await house_of(request).pairing.withdraw(me, id)
    return answer({})
