"""Routes of notices: where one wants them, quiet hours, links of e-mails."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from rubicon.server.accounts import Person
from rubicon.server.api.common import PROBLEMS, answer, house_of, me_of
from rubicon.server.api.notice_models import (
    AddressInfo,
    ChangedChannel,
    HookShown,
    Hours,
    NewHook,
    NewMail,
    NewPush,
    NewVacation,
    Notices,
    VacationList,
)
from rubicon.server.errors import Refusal

router = APIRouter(tags=["notices"], responses=PROBLEMS)

ChannelId = Annotated[str, Path(max_length=40)]
LinkToken = Annotated[str, Path(max_length=100, description="from the link of an e-mail")]


@router.get("/api/notices", response_model=None, responses={200: {"model": Notices}})
async def notices(request: Request) -> Response:
    """Where you get notices, of what, and when not."""
    me = await me_of(request, "account")
    return await _all(request, me)


@router.put("/api/notices", response_model=None, responses={200: {"model": Notices}})
async def keep_hours(body: Hours, request: Request) -> Response:
    """Your time zone and your quiet hours."""
    me = await me_of(request, "account")
    quiet = None if body.quiet is None else (body.quiet.begins, body.quiet.ends)
    await house_of(request).channels.keep_hours(me, body.zone, quiet)
    return await _all(request, me)


@router.post("/api/notices/push", response_model=None, responses={200: {"model": Notices}})
async def add_push(body: NewPush, request: Request) -> Response:
    """Notices in this browser. Sent once more for the same browser, it is kept once."""
    me = await me_of(request, "account")
    house = house_of(request)
    await house.limits.check("channel", me.id)
    keys = {"p256dh": body.keys.p256dh, "auth": body.keys.auth}
    agent = request.headers.get("user-agent", "")
    await house.channels.add_push(me, body.endpoint, keys, list(body.kinds), body.language, agent)
    return await _all(request, me)


@router.put("/api/notices/mail", response_model=None, responses={200: {"model": Notices}})
async def add_mail(body: NewMail, request: Request) -> Response:
    """Notices by e-mail, instead of the address so far. A link is sent there, and nothing else before it is opened."""
    me = await me_of(request, "account")
    house = house_of(request)
    await house.limits.check("mail", me.id)
    await house.limits.check("mail", body.address.lower())
    await house.channels.ask_to_confirm(me, body.address, list(body.kinds), body.every, body.language)
    return await _all(request, me)


@router.post("/api/notices/hook", response_model=None, responses={200: {"model": HookShown}})
async def add_hook(body: NewHook, request: Request) -> Response:
    """Have a program of yours called. The secret that signs the calls is shown only now."""
    me = await me_of(request, "account")
    house = house_of(request)
    await house.limits.check("channel", me.id)
    id, secret = await house.channels.add_hook(me, body.url, list(body.kinds), body.language)
    return answer({"id": id, "secret": secret})


@router.put("/api/notices/channels/{id}", response_model=None, responses={200: {"model": Notices}})
async def change_channel(id: ChannelId, body: ChangedChannel, request: Request) -> Response:
    """Other kinds of notices there, or less often. One that was stopped goes on."""
    me = await me_of(request, "account")
    await house_of(request).channels.change(me, id, list(body.kinds), body.every)
    return await _all(request, me)


@router.delete("/api/notices/channels/{id}", response_model=None, responses={200: {"model": Notices}})
async def drop_channel(id: ChannelId, request: Request) -> Response:
    """No more notices there; the address is forgotten."""
    me = await me_of(request, "account")
    await house_of(request).channels.drop(me, id)
    return await _all(request, me)


@router.post("/api/notices/confirm/{token}", response_model=None, responses={200: {"model": AddressInfo}})
async def confirm(token: LinkToken, request: Request) -> Response:
    """The link that was sent to an address was opened. Needs no sign-in: the link itself is the proof."""
    return answer({"address": await house_of(request).channels.confirm(token)})


@router.post("/api/notices/stop/{token}", response_model=None, responses={200: {"model": AddressInfo}})
async def stop(token: LinkToken, request: Request) -> Response:
    """No more e-mails, by the link that stands in each; whatever the body says, as mail programs send it."""
    return answer({"address": await house_of(request).channels.stop(token, True)})


@router.post("/api/notices/resume/{token}", response_model=None, responses={200: {"model": AddressInfo}})
async def resume(token: LinkToken, request: Request) -> Response:
    """That was a mistake: e-mails again."""
    return answer({"address": await house_of(request).channels.stop(token, False)})


@router.get("/api/vacations", response_model=None, responses={200: {"model": VacationList}})
async def vacations(request: Request) -> Response:
    """Your vacations that are not over, and the days that are left."""
    me = await me_of(request, "account")
    return answer(await house_of(request).vacations.of(me))


@router.post("/api/vacations", response_model=None, responses={200: {"model": VacationList}})
async def add_vacation(body: NewVacation, request: Request) -> Response:
    """Go on vacation: clocks of days stand still for you, and the others see until when."""
    me = await me_of(request, "account")
    house = house_of(request)
    try:
        first, last = date.fromisoformat(body.first), date.fromisoformat(body.last)
    except ValueError:
        raise Refusal("bad_request", "server-vacation-days") from None
    zone = await house.channels.zone(body.zone)
    await house.vacations.add(me, first, last, zone)
    return answer(await house.vacations.of(me))


@router.delete("/api/vacations/{begins}", response_model=None, responses={200: {"model": VacationList}})
async def end_vacation(begins: Annotated[int, Path(ge=0, lt=2**53)], request: Request) -> Response:
    """Call a vacation off; one that has begun ends now, and the days that are left come back."""
    me = await me_of(request, "account")
    house = house_of(request)
    await house.vacations.end(me, begins)
    return answer(await house.vacations.of(me))


async def _all(request: Request, me: Person) -> Response:
    return answer(await house_of(request).channels.of(me))
