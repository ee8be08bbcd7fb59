"""Routes of what remains of games: one's own history, and profiles."""

from __future__ import annotations

import json
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from sqlalchemy import Connection
from starlette.responses import Response

from rubicon.core.message import Message
from rubicon.core.notation import fold
from rubicon.games import find, names
from rubicon.server import table_views
from rubicon.server.api.common import PROBLEMS, Row, address_of, answer, house_of, language_for, me_of
from rubicon.server.errors import Refusal
from rubicon.server.history_models import History, Opponents, Profile
from rubicon.server.request_models import Visibility
from rubicon.server.response_models import Me
from rubicon.server.storage import account_queries, history_queries, profile_queries
from rubicon.server.storage.history_queries import Wanted
from rubicon.text import Speaker

router = APIRouter(tags=["history"], responses=PROBLEMS)

PAGE = 24
"""Games on one page."""
Time = Annotated[int | None, Query(ge=0, lt=2**53, description="milliseconds since 1970")]
Word = Annotated[str | None, Query(max_length=200)]


@router.get("/api/history", response_model=None, responses={200: {"model": History}})
async def history(
    request: Request,
    page: Annotated[int, Query(ge=1, lt=2**31)] = 1,
    game: Annotated[str | None, Query(max_length=60)] = None,
    opponent: Word = None,
    bot: Word = None,
    seat: Annotated[int | None, Query(ge=0, lt=12)] = None,
    seats: Annotated[int | None, Query(ge=1, le=12)] = None,
    result: Annotated[Literal["won", "shared", "lost"] | None, Query()] = None,
    since: Time = None,
    until: Time = None,
    option: Annotated[list[str], Query(max_length=20, description="NAME=CHOICE, of the game that is asked for")] = [],  # noqa: B006
    text: Annotated[str, Query(max_length=60)] = "",
) -> Response:
    """Your finished games, the newest first: all of them, or those that fit everything that is asked for."""
    me = await me_of(request)
    language = language_for(request, me)
    options = [_chosen(game, one) for one in option]
    searched = text.strip()
    titled = [name for name in names() if searched and fold(searched) in fold(Speaker(language, name).key("game"))]
    wanted = Wanted(game, seat, seats, result, since, until, opponent, bot, options, searched, titled)
    total, found = await house_of(request).store.read(
        lambda connection: history_queries.page(connection, me.id, wanted, (page - 1) * PAGE, PAGE)
    )
    games = []
    for own, row, around in found:
        for card in table_views.cards([(row, around)], me.id, language):
            mine = {name: own[name] for name in ("seat", "share", "place", "left")}
            games.append({**card, "mine": mine})
    return answer({"games": games, "total": total, "page": page, "pages": max(1, -(-total // PAGE))})


def _chosen(game: str | None, option: str) -> str:
    """An option as it stands in what is stored of a match."""
    name, _, given = option.partition("=")
    known = [] if game is None else find(game).options
    for one in known:
        for choice in one.choices:
            if one.name == name and str(choice).lower() == given.lower():
                return json.dumps({name: choice})[1:-1]
    told: dict[str, object] = {"option": option[:60], "known": ", ".join([one.name for one in known])}
    raise Refusal("bad_request", Message("server-history-option", told))


@router.get("/api/history/opponents", response_model=None, responses={200: {"model": Opponents}})
async def opponents(request: Request) -> Response:
    """Whom you have played against, most often first."""
    me = await me_of(request)
    found = await house_of(request).store.read(lambda connection: history_queries.opponents(connection, me.id))
    return answer({"opponents": found})


@router.put("/api/me/profile", response_model=None, responses={200: {"model": Me}})
async def visibility(body: Visibility, request: Request) -> Response:
    """Whether others find your profile."""
    me = await me_of(request, "account")
    return answer((await house_of(request).show_profile(me, not body.hidden)).plain())


@router.get("/api/players/{name}", response_model=None, responses={200: {"model": Profile}})
async def profile(name: Annotated[str, Path(max_length=60)], request: Request) -> Response:
    """The profile of somebody who has an account. Who is hidden has one for themselves only."""
    house = house_of(request)
    me = await house.people.who(request)
    house.rates.check("call", address_of(request) if me is None else me.id)
    language = language_for(request, me)
    viewer = None if me is None else me.id

    def read(connection: Connection) -> Row:
        person = account_queries.person_by_login(connection, fold(name))
        if person is None or (person["hidden"] and person["id"] != viewer):
            raise Refusal("not_found", "server-no-profile")
        tallies = profile_queries.tallies(connection, person["id"])
        best = []
        for game in dict.fromkeys([tally["game"] for tally in tallies]):
            for why, row, around in profile_queries.best(connection, person["id"], game):
                best += [{**card, "why": why} for card in table_views.cards([(row, around)], viewer, language)]
        return {
            "name": person["name"],
            "since": person["made"],
            "you": person["id"] == viewer,
            "hidden": person["hidden"],
            "results": tallies,
            "opponents": profile_queries.opponents(connection, person["id"]),
            "best": best,
            "recent": table_views.cards(profile_queries.recent(connection, person["id"]), viewer, language),
        }

    return answer(await house.store.read(read))
