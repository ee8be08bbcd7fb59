"""Around everything else: an id for each request, how long it took, and a line in the log where it went wrong."""

from __future__ import annotations

import logging
import re
import secrets
import time
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rubicon.server import logs, metrics
from rubicon.server.settings import Settings

log = logging.getLogger("rubicon.requests")

HEADER: Final = b"x-request-id"
GIVEN: Final = re.compile(rb"[A-Za-z0-9-]{8,64}")
METHODS: Final = ("DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT")
"""Others are a stranger's invention, and shall not become names of measurements."""
SLOW: Final = 2.0
"""Seconds after which an answer is worth a line in the log."""


class Observer:
    """ASGI around the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app: Final = app
        self._behind_proxy: Final = bool(settings.proxy)

    def inner(self) -> ASGIApp:
        """What is observed."""
        return self._app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let pass, and take the time."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        id = self._id(scope)
        token = logs.request_id.set(id)
        try:
            if scope["type"] == "http":
                await self._answer(scope, receive, send, id.encode())
            else:
                await self._app(scope, receive, send)
        finally:
            logs.request_id.reset(token)

    def _id(self, scope: Scope) -> str:
        """The proxy's own, so that its log and ours can be read together; nobody else's."""
        if self._behind_proxy:
            for name, value in scope["headers"]:
                if name == HEADER and GIVEN.fullmatch(value):
                    return str(value.decode())
        return secrets.token_hex(8)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, id: bytes) -> None:
        status = 500
        began = time.perf_counter()

        async def with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message.get("headers", ()), (HEADER, id)]}
            await send(message)

        try:
            await self._app(scope, receive, with_id)
        finally:
            took = time.perf_counter() - began
            route = route_of(scope)
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.requests.labels(method, route, str(status)).observe(took)
            level = logging.WARNING if status >= 500 or took > SLOW else logging.DEBUG
            log.log(level, "%s %s %d in %.0f ms", method, route, status, took * 1000)


def route_of(scope: dict[str, Any] | Scope) -> str:
    """The route as it is written, `/api/tables/{id}`: there are few of them, and they name no table."""
    route: Any = scope.get("route")
    return getattr(route, "path", None) or "none"
