"""The cookies that keep a browser signed in."""

from __future__ import annotations

from fastapi import Request
from starlette.responses import Response

from rubicon.server.accounts import Person
from rubicon.server.api.common import house_of
from rubicon.server.credentials import COOKIE, DEVICE_COOKIE, DEVICE_DAYS, SESSION_DAYS


def _keep_cookie(request: Request, response: Response, name: str, value: str, days: int) -> None:
    response.set_cookie(
        name,
        value,
        max_age=days * 86_400,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def end_cookie(request: Request, response: Response) -> Response:
    """Let the browser forget its cookie."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.url.scheme == "https")
    return response


async def begin_session(request: Request, response: Response, person: Person) -> Response:
    """Sign this browser in, and remember that it has been signed in as this person."""
    credentials = house_of(request).people.credentials
    secret = await credentials.begin(person.id, request.headers.get("user-agent", ""))
    _keep_cookie(request, response, COOKIE, secret, SESSION_DAYS)
    if person.account:
        _keep_cookie(request, response, DEVICE_COOKIE, credentials.device(person.id), DEVICE_DAYS)
    return response


async def renew_session(request: Request, response: Response, me: Person | None) -> Response:
    """Let the browser keep its cookie for longer; one of an older Rubicon becomes a session."""
    cookie = request.cookies.get(COOKIE)
    if me is not None and me.shown is not None and me.shown.scope == "account" and cookie is not None:
        if not me.shown.id:
            return await begin_session(request, response, me)
        _keep_cookie(request, response, COOKIE, cookie, SESSION_DAYS)
    return response
