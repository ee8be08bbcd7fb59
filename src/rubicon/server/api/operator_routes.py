"""Routes for those who run the server: does it live, can it serve, and how much of everything."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from typing import Final

from fastapi import APIRouter, Request
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response

from rubicon.server import metrics
from rubicon.server.api.common import house_of
from rubicon.server.errors import Refusal
from rubicon.server.storage.migrate import version_of
from rubicon.server.storage.schema import HEAD
from rubicon.server.wire_json import dumps

router = APIRouter(include_in_schema=False)

DATABASE_SECONDS: Final = 2.0
"""In which the database must have answered."""


@router.get("/healthz")
async def healthz() -> Response:
    """The process lives and its loop turns."""
    return _told(200, {"alive": True})


@router.get("/readyz")
async def readyz(request: Request) -> Response:
    """The database answers, its tables are those that we know, and we hear of what others change there."""

    def version(connection: Connection) -> str | None:
        return version_of(connection)

    if house_of(request).cluster.cut_off():
        return _told(503, {"ready": False, "why": "database"})
    try:
        async with asyncio.timeout(DATABASE_SECONDS):
            found = await house_of(request).store.read(version)
    except (SQLAlchemyError, TimeoutError):
        return _told(503, {"ready": False, "why": "database"})
    if found != HEAD:
        return _told(503, {"ready": False, "why": "migrations"})
    return _told(200, {"ready": True})


@router.get("/metrics")
async def measured(request: Request) -> Response:
    """For Prometheus, which shows the token that is set; for others there is nothing here."""
    house = house_of(request)
    wanted = f"Bearer {house.settings.metrics_token}"
    given = request.headers.get("authorization", "")
    if not house.settings.metrics_token or not compare_digest(given.encode(), wanted.encode()):
        raise Refusal("not_found", "server-no-call")
    return Response(metrics.text(house), media_type=metrics.TYPE, headers={"cache-control": "no-store"})


def _told(status: int, body: dict[str, object]) -> Response:
    return Response(dumps(body), status, {"cache-control": "no-store"}, "application/json")
