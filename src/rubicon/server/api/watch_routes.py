"""What there is to watch."""

from __future__ import annotations

from fastapi import APIRouter, Request
from sqlalchemy import Connection
from starlette.responses import Response

from rubicon.server import table_views
from rubicon.server.api.common import PROBLEMS, Row, address_of, answer, house_of, language_for
from rubicon.server.history_models import Watchable
from rubicon.server.spectator_delay import delay_of
from rubicon.server.storage import watch_queries

router = APIRouter(tags=["watch"], responses=PROBLEMS)


@router.get("/api/watch", response_model=None, responses={200: {"model": Watchable}})
async def watch(request: Request) -> Response:
    """Matches between people that go on, and finished ones worth seeing. None is private."""
    house = house_of(request)
    me = await house.people.who(request)
    house.rates.check("call", address_of(request) if me is None else me.id)
    who, language = None if me is None else me.id, language_for(request, me)

    def read(connection: Connection) -> tuple[list[Row], list[Row]]:
        going, over = watch_queries.running(connection), watch_queries.worth_seeing(connection)
        running = table_views.cards(going, who, language)
        finished = []
        for why, row, around in over:
            finished += [{**card, "why": why} for card in table_views.cards([(row, around)], who, language)]
        return running, finished

    running, finished = await house.store.read(read)
    for card in running:
        # When somebody last moved is for those to know who are not late.
        card["updated"] = card["started"] or 0
        card["spectators"] = house.hub.spectators(card["id"])
        card["delay"] = delay_of(card["game"], house.settings.watch_delay)
    return answer({"running": running, "finished": finished})
