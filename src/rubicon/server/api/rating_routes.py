"""Routes of ratings: who is how strong at a game, and how a player got there."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from sqlalchemy import Connection
from starlette.responses import Response

from rubicon.core.notation import fold
from rubicon.games import names as game_names
from rubicon.server import leaderboard
from rubicon.server.api.common import PROBLEMS, answer, house_of
from rubicon.server.api.game_routes import GameName
from rubicon.server.errors import Refusal
from rubicon.server.rating_response_models import Leaderboard, PlayerRatings
from rubicon.server.storage import account_queries

router = APIRouter(tags=["ratings"], responses=PROBLEMS)

MOST_PAGES = 10_000
PlayerName = Annotated[str, Path(max_length=60, description="the name of an account")]


@router.get("/api/ratings/{game}", response_model=None, responses={200: {"model": Leaderboard}})
async def ratings(
    game: GameName,
    request: Request,
    search: Annotated[str, Query(max_length=24, description="part of a name")] = "",
    page: Annotated[int, Query(ge=0, lt=MOST_PAGES)] = 0,
) -> Response:
    """People and bots by rating, the best first; with `search` only people with that in their name."""
    if game not in game_names():
        raise Refusal("not_found", "server-no-game")
    found = await house_of(request).store.read(lambda connection: leaderboard.page(connection, game, search, page))
    return answer(found)


@router.get("/api/players/{name}/ratings", response_model=None, responses={200: {"model": PlayerRatings}})
async def ratings_of(name: PlayerName, request: Request) -> Response:
    """A player's ratings with their curves; of who is hidden only they themselves are told."""
    house = house_of(request)
    me = await house.people.who(request)

    def read(connection: Connection) -> dict[str, Any] | None:
        person = account_queries.person_by_login(connection, fold(name))
        if person is None or (person["hidden"] and (me is None or me.id != person["id"])):
            return None
        return {"name": person["name"], "ratings": leaderboard.of_person(connection, person["id"])}

    found = await house.store.read(read)
    if found is None:
        raise Refusal("not_found", "server-no-player")
    return answer(found)
