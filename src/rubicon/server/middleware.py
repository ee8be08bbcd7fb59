"""Checks before every call: size, host, origin and rate; and the headers of every answer.

It knows nothing of tables. Refused here: other hosts' names (a page elsewhere
may point its name at this machine), calls from other sites, addresses that call
too often, bodies that are too large, and every call while the database is out of reach.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rubicon.core.message import Message as Words
from rubicon.server import localization
from rubicon.server.errors import Refusal, cut_off
from rubicon.server.limits import Rates
from rubicon.server.settings import Settings

LARGER: Final = {"/api/history/records": 256 * 1024}
"""Calls whose bodies may be larger than others: records have 3 to 13 kB, more where moves were taken back."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]


class _TooLarge(Exception):
    pass


class Middleware:
    """ASGI around the application."""

    def __init__(
        self, app: ASGIApp, settings: Settings, rates: Rates, reachable: Callable[[], Awaitable[bool]]
    ) -> None:
        self._app: Final = app
        self._reachable: Final = reachable
        self._rates: Final = rates
        self._most: Final = settings.body_kb * 1024
        own = urlsplit(settings.url).netloc.lower() if settings.url else ""
        self._hosts: Final = (
            None if settings.beyond_localhost() else {*LOOPBACK, *([own, own.split(":")[0]] if own else [])}
        )

    def inner(self) -> ASGIApp:
        """What stands behind the gate."""
        return self._app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let pass, or refuse."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        try:
            self._check(scope, headers)
        except Refusal as refusal:
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            else:
                await _refuse(refusal, headers, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        if scope["method"] == "HEAD":  # as GET; the server below sends no body
            scope = {**scope, "method": "GET"}
        if scope["path"].startswith("/api/") and not await self._reachable():
            await _refuse(cut_off(), headers, send)
            return
        await self._pass(scope, receive, send, headers)

    def _check(self, scope: Scope, headers: dict[bytes, str]) -> None:
        host = headers.get(b"host", "").lower()
        if self._hosts is not None and host not in self._hosts and _without_port(host) not in self._hosts:
            raise Refusal("forbidden", Words("server-host", {"host": host[:80]}))
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            origin = headers.get(b"origin")
            # Programs send no Origin; browsers always do with a call that changes something.
            if origin is not None and _netloc(origin) != host:
                raise Refusal("forbidden", "server-origin")
            if headers.get(b"sec-fetch-site", "none") not in ("same-origin", "none"):
                raise Refusal("forbidden", "server-origin")
        if scope["path"].startswith("/api/"):
            client = scope.get("client")
            self._rates.check("address", client[0] if client else "")
            if "\0" in scope["path"]:  # nothing is called so, for PostgreSQL keeps no such text
                raise Refusal("not_found", "server-no-call")
            if b"%00" in scope["query_string"]:
                raise Refusal("bad_request", Words("server-bad-request", {"field": scope["path"][:80]}))
        length = headers.get(b"content-length", "0")
        most = self._most_for(scope)
        if not length.isdigit() or len(length) > 18 or int(length) > most:
            raise _too_large(most)

    def _most_for(self, scope: Scope) -> int:
        return max(self._most, LARGER.get(scope["path"], 0))

    async def _pass(self, scope: Scope, receive: Receive, send: Send, headers: dict[bytes, str]) -> None:
        received = 0
        most = self._most_for(scope)
        instead: Refusal | None = None
        refused = False

        async def counted() -> Message:
            nonlocal received, instead
            message = await receive()
            received += len(message.get("body", b""))
            if received > most:
                instead = _too_large(most)
                raise _TooLarge
            return message

        async def dressed(message: Message) -> None:
            nonlocal refused
            if instead is not None:  # whatever the application made of a body that broke off
                if not refused:
                    refused = True
                    await _refuse(instead, headers, send)
                return
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
                if scope["path"].startswith("/api/") and not any(n == b"cache-control" for n, _ in message["headers"]):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            await self._app(scope, counted, dressed)
        except _TooLarge:
            if instead is not None and not refused:
                await _refuse(instead, headers, send)


def _too_large(most: int) -> Refusal:
    return Refusal("too_large", Words("server-too-large", {"most": most // 1024}))


def _netloc(origin: str) -> str | None:
    """The host and port of an origin; `None` for what is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:  # an open bracket, for instance
        return None


def _without_port(host: str) -> str:
    return host if host.endswith("]") else host.rsplit(":", 1)[0]


async def _refuse(refusal: Refusal, headers: dict[bytes, str], send: Send) -> None:
    told = localization.body(refusal, localization.language_of(headers.get(b"accept-language")))
    data = json.dumps(told, ensure_ascii=False).encode()
    fields: list[tuple[bytes, Any]] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(data)).encode()),
        (b"cache-control", b"no-store"),
        *HEADERS,
    ]
    if refusal.retry_after is not None:
        fields.append((b"retry-after", str(refusal.retry_after).encode()))
    if refusal.error == "too_large":
        fields.append((b"connection", b"close"))  # the rest of it is not read
    await send({"type": "http.response.start", "status": refusal.status, "headers": fields})
    await send({"type": "http.response.body", "body": data})
