"""Who you are."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from rubicon.core.notation import fold
from rubicon.server.api.common import PROBLEMS, address_of, answer, house_of, language_for, me_of
from rubicon.server.api.shown import Account, Commitment, Me, Nothing, TokenList, TokenShown
from rubicon.server.people import COOKIE, COOKIE_DAYS, Person
from rubicon.server.shapes import Login, NewAccount, NewMe, NewToken

router = APIRouter(tags=["people"], responses=PROBLEMS)


def _signed(request: Request, response: Response, person: Person) -> Response:
    response.set_cookie(
        COOKIE,
        house_of(request).people.cookie(person),
        max_age=COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response


@router.post("/api/me", response_model=None, responses={200: {"model": Me}})
async def be(body: NewMe, request: Request) -> Response:
    """Become a guest, or change your name and language."""
    house = house_of(request)
    me = await house.people.who(request)
    if me is None:
        house.rates.check("guest", address_of(request))
    else:
        house.rates.check("call", me.id)
    person = await house.people.be(me, body.name, body.language or language_for(request, me))
    return _signed(request, answer(person.plain()), person)


@router.get("/api/me", response_model=None, responses={200: {"model": Me}})
async def me(request: Request) -> Response:
    """You."""
    return answer((await me_of(request)).plain())


@router.post("/api/account", response_model=None, responses={200: {"model": Account}})
async def account(body: NewAccount, request: Request) -> Response:
    """Turn the guest into an account; the recovery codes are shown only now."""
    me = await me_of(request)
    house_of(request).rates.check("sign_in", address_of(request))
    person, codes = await house_of(request).people.make_account(me, body.password)
    return answer({"me": person.plain(), "recovery": codes})


@router.post("/api/login", response_model=None, responses={200: {"model": Me}})
async def login(body: Login, request: Request) -> Response:
    """Come back, with the password; or with a recovery code, which is spent, and a new password."""
    house = house_of(request)
    house.rates.check("sign_in", address_of(request))
    house.rates.check("sign_in", "name " + fold(body.name))
    person = await house.people.login(body.name, body.password, body.recovery)
    if body.recovery is not None:
        house.hub.drop(person.id)  # whoever else was signed in is so no longer
    return _signed(request, answer(person.plain()), person)


@router.post("/api/logout", response_model=None, responses={200: {"model": Nothing}})
async def logout(request: Request) -> Response:
    """Forget the cookie in this browser."""
    response = answer({})
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.url.scheme == "https")
    return response


@router.get("/api/me/export", response_model=None, responses={200: {"content": {"application/json": {}}}})
async def export(request: Request) -> Response:
    """Everything stored about you."""
    me = await me_of(request)
    response = answer(await house_of(request).people.export(me))
    response.headers["content-disposition"] = 'attachment; filename="rubicon-export.json"'
    return response


@router.delete("/api/me", response_model=None, responses={200: {"model": Nothing}})
async def forget(request: Request) -> Response:
    """Forget you. Bots play your seats on; finished games keep a numbered player."""
    me = await me_of(request)
    await house_of(request).forget(me)
    response = answer({})
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.url.scheme == "https")
    return response


@router.get("/api/tokens", response_model=None, responses={200: {"model": TokenList}})
async def tokens(request: Request) -> Response:
    """The keys of your programs."""
    me = await me_of(request)
    return answer({"tokens": await house_of(request).people.tokens(me)})


@router.post("/api/tokens", response_model=None, responses={200: {"model": TokenShown}})
async def new_token(body: NewToken, request: Request) -> Response:
    """A key for a program of yours, shown only now."""
    me = await me_of(request)
    return answer(await house_of(request).people.new_token(me, body.label))


@router.delete("/api/tokens/{id}", response_model=None, responses={200: {"model": Nothing}})
async def drop_token(id: Annotated[str, Path(max_length=40)], request: Request) -> Response:
    """From now on that key opens nothing."""
    me = await me_of(request)
    await house_of(request).people.drop_token(me, id)
    return answer({})


@router.post("/api/commitment", response_model=None, responses={200: {"model": Commitment}})
async def commitment(request: Request) -> Response:
    """Have a secret sealed for your next table."""
    me = await me_of(request)
    return answer({"commitment": await house_of(request).people.commit(me)})
