"""Routes of the calendar: its private link, and what is read there."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from rubicon.server.api.common import PROBLEMS, address_of, answer, house_of, me_of
from rubicon.server.api.notice_models import CalendarInfo, CalendarLink

router = APIRouter(tags=["notices"], responses=PROBLEMS)

CalendarKey = Annotated[str, Path(max_length=64, description="the secret of the link")]


@router.get("/api/calendar", response_model=None, responses={200: {"model": CalendarInfo}})
async def calendar(request: Request) -> Response:
    """Since when your calendar has a link, if it has one."""
    me = await me_of(request, "account")
    return answer({"made": await house_of(request).calendars.made(me)})


@router.post("/api/calendar", response_model=None, responses={200: {"model": CalendarLink}})
async def renew(request: Request) -> Response:
    """A new link to your calendar, shown only now; the one before is void."""
    me = await me_of(request, "account")
    house = house_of(request)
    await house.limits.check("channel", me.id)
    return answer({"path": f"/api/calendar/{await house.calendars.renew(me)}.ics"})


@router.delete("/api/calendar", response_model=None, responses={200: {"model": CalendarInfo}})
async def revoke(request: Request) -> Response:
    """Make the link void."""
    me = await me_of(request, "account")
    await house_of(request).calendars.revoke(me)
    return answer({"made": None})


@router.get("/api/calendar/{key}.ics", response_model=None, responses={200: {"content": {"text/calendar": {}}}})
async def read(key: CalendarKey, request: Request) -> Response:
    """Your deadlines, for a calendar: whoever has the link may read them, and needs no sign-in."""
    house = house_of(request)
    house.rates.check("call", address_of(request))
    url = (house.settings.url or str(request.base_url)).rstrip("/")
    text = await house.calendars.read(key, url)
    return Response(text, media_type="text/calendar", headers={"Cache-Control": "private, max-age=300"})
