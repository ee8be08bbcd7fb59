"""Routes of accounts: sign in, tokens, export, delete."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from rubicon.core.notation import fold
from rubicon.server.accounts import check_scope
from rubicon.server.api.common import PROBLEMS, address_of, answer, house_of, language_for, me_of
from rubicon.server.api.session_cookies import begin_session, end_cookie, renew_session
from rubicon.server.credentials import DEVICE_COOKIE
from rubicon.server.request_models import Login, NewAccount, NewMe, NewPassword, NewToken
from rubicon.server.response_models import Account, Commitment, Me, Nothing, SessionList, TokenList, TokenShown

router = APIRouter(tags=["people"], responses=PROBLEMS)


@router.post("/api/me", response_model=None, responses={200: {"model": Me}})
async def be(body: NewMe, request: Request) -> Response:
    """Become a guest, or change your name and language."""
    house = house_of(request)
    me = await house.people.who(request)
    if me is None:
        await house.limits.check("guest", address_of(request))
    else:
        check_scope(me, "account")
        house.rates.check("call", me.id)
    person = await house.people.be(me, body.name, body.language or language_for(request, me))
    response = answer(person.plain())
    if me is None:
        return await begin_session(request, response, person)
    if me.profile != person.profile:
        await house.read_tables_again(person.id)
    return response


@router.get("/api/me", response_model=None, responses={200: {"model": Me}})
async def me(request: Request) -> Response:
    """You."""
    me = await me_of(request)
    return await renew_session(request, answer(me.plain()), me)


@router.post("/api/account", response_model=None, responses={200: {"model": Account}})
async def account(body: NewAccount, request: Request) -> Response:
    """Turn the guest into an account; the recovery codes are shown only now."""
    me = await me_of(request, "account")
    await house_of(request).limits.check("sign_in", address_of(request))
    person, codes = await house_of(request).people.make_account(me, body.password)
    await house_of(request).read_tables_again(person.id)
    return answer({"me": person.plain(), "recovery": codes})


@router.post("/api/login", response_model=None, responses={200: {"model": Me}})
async def login(body: Login, request: Request) -> Response:
    """Come back, with the password; or with a recovery code, which is spent, and a new password."""
    house = house_of(request)
    keys = await _throttle_keys(request, body.name)
    await house.limits.sign_in(keys)
    person = await house.people.login(body.name, body.password, body.recovery)
    await house.limits.signed_in(keys)
    if body.recovery is not None:
        house.hub.drop(person.id)  # whoever else was signed in is so no longer
    return await begin_session(request, answer(person.plain()), person)


async def _throttle_keys(request: Request, name: str) -> list[tuple[str, int]]:
    """What attempts to sign in are counted by, with how many are free.

    A browser that has signed in as this person before is counted by itself: strangers who guess do not keep it out.
    """
    people = house_of(request).people
    device = people.credentials.known_device(request.cookies.get(DEVICE_COOKIE), await people.id_of(name))
    if device is not None:
        return [(f"device {device}", 10)]
    address = address_of(request)
    return [(f"address {address}", 20), (f"name {fold(name)} from {address}", 5)]


@router.post("/api/password", response_model=None, responses={200: {"model": Me}})
async def change_password(body: NewPassword, request: Request) -> Response:
    """A new password. Every session, token and open socket of yours ends, and this browser gets a new session."""
    house = house_of(request)
    me = await me_of(request, "account")
    keys = [(f"password of {me.id}", 10)]
    await house.limits.sign_in(keys)
    person = await house.people.change_password(me, body.password, body.new)
    await house.limits.signed_in(keys)
    house.hub.drop(me.id)
    return await begin_session(request, answer(person.plain()), person)


@router.post("/api/logout", response_model=None, responses={200: {"model": Nothing}})
async def logout(request: Request) -> Response:
    """End this browser's session."""
    house = house_of(request)
    me = await house.people.who(request)
    if me is not None and me.shown is not None:
        check_scope(me, "account")
        if me.shown.id:
            await house.people.credentials.end(me.id, me.shown.id)
            house.hub.drop(me.id, me.shown.id)
        else:  # a signed cookie cannot be ended by itself
            await house.people.sign_out_everywhere(me)
            house.hub.drop(me.id)
    return end_cookie(request, answer({}))


@router.get("/api/sessions", response_model=None, responses={200: {"model": SessionList}})
async def sessions(request: Request) -> Response:
    """The browsers that are signed in as you."""
    me = await me_of(request, "account")
    assert me.shown is not None
    found = await house_of(request).people.credentials.sessions(me.id)
    return answer({"sessions": [{**session, "current": session["id"] == me.shown.id} for session in found]})


@router.delete("/api/sessions", response_model=None, responses={200: {"model": Nothing}})
async def sign_out_everywhere(request: Request) -> Response:
    """End every session, token and open socket of yours, this one too."""
    me = await me_of(request, "account")
    house = house_of(request)
    await house.people.sign_out_everywhere(me)
    house.hub.drop(me.id)
    return end_cookie(request, answer({}))


@router.delete("/api/sessions/{id}", response_model=None, responses={200: {"model": Nothing}})
async def end_session(id: Annotated[str, Path(max_length=40)], request: Request) -> Response:
    """Sign another browser out."""
    me = await me_of(request, "account")
    house = house_of(request)
    await house.people.credentials.end(me.id, id)
    house.hub.drop(me.id, id)
    return answer({})


@router.get("/api/me/export", response_model=None, responses={200: {"content": {"application/json": {}}}})
async def export(request: Request) -> Response:
    """Everything stored about you."""
    me = await me_of(request, "account")
    response = answer(await house_of(request).people.export(me))
    response.headers["content-disposition"] = 'attachment; filename="rubicon-export.json"'
    return response


@router.delete("/api/me", response_model=None, responses={200: {"model": Nothing}})
async def forget(request: Request) -> Response:
    """Forget you. Bots play your seats on; finished games keep a numbered player."""
    me = await me_of(request, "account")
    await house_of(request).forget(me)
    return end_cookie(request, answer({}))


@router.get("/api/tokens", response_model=None, responses={200: {"model": TokenList}})
async def tokens(request: Request) -> Response:
    """The keys of your programs."""
    me = await me_of(request, "account")
    return answer({"tokens": await house_of(request).people.credentials.tokens(me.id)})


@router.post("/api/tokens", response_model=None, responses={200: {"model": TokenShown}})
async def new_token(body: NewToken, request: Request) -> Response:
    """A key for a program of yours, shown only now."""
    me = await me_of(request, "account")
    return answer(await house_of(request).people.credentials.new_token(me.id, body.label, body.scope))


@router.delete("/api/tokens/{id}", response_model=None, responses={200: {"model": Nothing}})
async def drop_token(id: Annotated[str, Path(max_length=40)], request: Request) -> Response:
    """From now on that key opens nothing, and what it had opened is closed."""
    me = await me_of(request, "account")
    house = house_of(request)
    await house.people.credentials.drop_token(me.id, id)
    house.hub.drop(me.id, id)
    return answer({})


@router.post("/api/commitment", response_model=None, responses={200: {"model": Commitment}})
async def commitment(request: Request) -> Response:
    """Have a secret sealed for your next table."""
    me = await me_of(request)
    return answer({"commitment": await house_of(request).people.commit(me)})
