"""Routes of friends, blocks, invitations and reports."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from rubicon.server.api.common import PROBLEMS, KeyQuery, TableId, answer, house_of, language_for, me_of
from rubicon.server.people_models import (
    FriendList,
    InvitationList,
    InvitedList,
    LinkInfo,
    LinkOwner,
    Summary,
    TableRelations,
)
from rubicon.server.request_models import Block, FriendLink, Invite, Report, Whom
from rubicon.server.response_models import Nothing

router = APIRouter(tags=["opponents"], responses=PROBLEMS)

PersonId = Annotated[str, Path(max_length=24, pattern="^[a-z0-9]+$")]
DONE: dict[int | str, dict[str, Any]] = {200: {"model": Nothing}}


@router.get("/api/summary", response_model=None, responses={200: {"model": Summary}})
async def summary(request: Request) -> Response:
    """How much waits for you: requests, invitations, wishes, and reports if you are a moderator; for nobody nothing."""
    house = house_of(request)
    me = await house.people.who(request)
    if me is None:  # a browser may ask before it knows that it was signed out elsewhere
        return answer({"requests": 0, "invitations": 0, "wishes": 0, "moderator": False, "reports": 0})
    moderator = await house.moderation.is_moderator(me)
    reports = await house.moderation.waiting() if moderator else 0
    return answer({**await house.friends.summary(me), "moderator": moderator, "reports": reports})


@router.get("/api/friends", response_model=None, responses={200: {"model": FriendList}})
async def friends(request: Request) -> Response:
    """Your friends, who asks, and whom you have asked, muted or blocked."""
    me = await me_of(request)
    return answer(await house_of(request).friends.shown(me))


@router.post("/api/friends", response_model=None, responses=DONE)
async def ask(body: Whom, request: Request) -> Response:
    """Ask somebody to be a friend. If they have asked you, you are friends now."""
    me = await me_of(request)
    house = house_of(request)
    await house.limits.check("friend", me.id)
    await house.friends.ask(me, body)
    return answer({})


@router.post("/api/friends/link", response_model=None, responses={200: {"model": LinkInfo}})
async def new_link(request: Request) -> Response:
    """Another link; the one so far opens nothing any more."""
    me = await me_of(request)
    house = house_of(request)
    await house.limits.check("friend", me.id)
    return answer({"link": await house.friends.new_link(me)})


@router.get("/api/friends/link/{key}", response_model=None, responses={200: {"model": LinkOwner}})
async def link_owner(key: PersonId, request: Request) -> Response:
    """Whose link this is."""
    house = house_of(request)
    owner = await house.friends.owner(await house.people.who(request), key)
    return answer({"name": owner["name"]})


@router.post("/api/friends/open", response_model=None, responses=DONE)
async def open_link(body: FriendLink, request: Request) -> Response:
    """Be friends with who gave you the link."""
    me = await me_of(request)
    house = house_of(request)
    await house.limits.check("friend", me.id)
    await house.friends.open_link(me, body.key)
    return answer({})


@router.post("/api/friends/{id}/accept", response_model=None, responses=DONE)
async def accept(id: PersonId, request: Request) -> Response:
    """Say yes to who asked."""
    me = await me_of(request)
    await house_of(request).friends.accept(me, id)
    return answer({})


@router.delete("/api/friends/{id}", response_model=None, responses=DONE)
async def part(id: PersonId, request: Request) -> Response:
    """No friend any more; or no to who asked; or take back that you asked."""
    me = await me_of(request)
    await house_of(request).friends.part(me, id)
    return answer({})


@router.post("/api/blocks", response_model=None, responses=DONE)
async def block(body: Block, request: Request) -> Response:
    """Mute or block somebody. Nobody is told."""
    me = await me_of(request)
    house = house_of(request)
    await house.limits.check("block", me.id)
    await house.friends.block(me, body, body.kind)
    return answer({})


@router.delete("/api/blocks/{id}", response_model=None, responses=DONE)
async def unblock(id: PersonId, request: Request) -> Response:
    """Read and meet somebody again."""
    me = await me_of(request)
    await house_of(request).friends.unblock(me, id)
    return answer({})


@router.get("/api/tables/{id}/people", response_model=None, responses={200: {"model": TableRelations}})
async def people(id: TableId, request: Request, key: KeyQuery = None) -> Response:
    """What you have to do with those at a table, and which lines of its chat you do not want to read."""
    me = await me_of(request)
    return answer(await house_of(request).friends.at_table(me, id, key))


@router.post("/api/tables/{id}/invite", response_model=None, responses=DONE)
async def invite(id: TableId, body: Invite, request: Request) -> Response:
    """Invite a friend to a table where you sit and somebody is waited for."""
    me = await me_of(request)
    house = house_of(request)
    await house.limits.check("invite", me.id)
    await house.friends.invite(me, id, body.friend)
    return answer({})


@router.get("/api/tables/{id}/invited", response_model=None, responses={200: {"model": InvitedList}})
async def invited(id: TableId, request: Request) -> Response:
    """Who is invited to your table, and who has declined."""
    me = await me_of(request)
    return answer({"invited": await house_of(request).friends.invited(me, id)})


@router.get("/api/invitations", response_model=None, responses={200: {"model": InvitationList}})
async def invitations(request: Request) -> Response:
    """Your invitations, with the terms of the tables."""
    me = await me_of(request)
    return answer({"invitations": await house_of(request).friends.invitations(me, language_for(request, me))})


@router.delete("/api/invitations/{id}", response_model=None, responses=DONE)
async def decline(id: PersonId, request: Request) -> Response:
    """Say no to an invitation."""
    me = await me_of(request)
    await house_of(request).friends.decline(me, id)
    return answer({})


@router.post("/api/reports", response_model=None, responses=DONE)
async def report(body: Report, request: Request) -> Response:
    """Tell the moderators of somebody, or of a line of the chat."""
    me = await me_of(request)
    house = house_of(request)
    await house.limits.check("report", me.id)
    person = await house.friends.find(me, body)
    await house.moderation.report(me, person, body)
    return answer({})
