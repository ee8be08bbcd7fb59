"""Routes of record files: import one, see and delete what one has imported, download all of one's own."""

from __future__ import annotations

from fastapi import APIRouter, Request
from sqlalchemy import Connection
from starlette.responses import Response, StreamingResponse

from rubicon.server import record_archive, record_imports, table_views
from rubicon.server.api.common import PROBLEMS, Row, TableId, answer, house_of, language_for, me_of
from rubicon.server.errors import Refusal
from rubicon.server.history_models import Imported, ImportedRecords
from rubicon.server.middleware import LARGER
from rubicon.server.response_models import Nothing
from rubicon.server.storage import history_queries, import_queries
from rubicon.server.storage.table_queries import with_seats

router = APIRouter(tags=["history"], responses=PROBLEMS)

RECORDS = "/api/history/records"
_A_RECORD = {"content": {"application/json": {"schema": {"type": "object"}}}, "required": True}


@router.post(
    RECORDS, response_model=None, responses={200: {"model": Imported}}, openapi_extra={"requestBody": _A_RECORD}
)
async def add(request: Request) -> Response:
    """Import a record of a match that is over. Who has the key can open it; it counts for nobody."""
    me = await me_of(request)
    house = house_of(request)
    await house.limits.check("import", me.id)
    return answer(await house.imports.add(me, await request.body()))


@router.get(RECORDS, response_model=None, responses={200: {"model": ImportedRecords}})
async def imported(request: Request) -> Response:
    """What you have imported, the newest first."""
    me = await me_of(request)
    language = language_for(request, me)

    def read(connection: Connection) -> list[Row]:
        found = with_seats(connection, import_queries.of_person(connection, me.id))
        keys = {row["id"]: row["key"] for row, _ in found}
        return [{**card, "key": keys[card["id"]]} for card in table_views.cards(found, me.id, language)]

    found = await house_of(request).store.read(read)
    return answer({"records": found, "most": record_imports.MOST_EACH, "most_bytes": LARGER[RECORDS]})


@router.delete(f"{RECORDS}/{{id}}", response_model=None, responses={200: {"model": Nothing}})
async def drop(id: TableId, request: Request) -> Response:
    """Delete a record that you imported; its link leads nowhere from now on."""
    me = await me_of(request)
    house = house_of(request)
    if not await house.store.write(lambda connection: import_queries.drop(connection, me.id, id)):
        raise Refusal("not_found", "server-import-none")
    house.tables.reread(id)
    return answer({})


@router.get(f"{RECORDS}.zip", response_model=None, responses={200: {"content": {"application/zip": {}}}})
async def download(request: Request) -> Response:
    """The records of all your finished games in one file."""
    me = await me_of(request)
    house = house_of(request)
    await house.limits.check("download", me.id)
    mine = await house.store.read(lambda connection: history_queries.matches_of(connection, me.id))
    headers = {"content-disposition": 'attachment; filename="rubicon-records.zip"'}
    parts = record_archive.stream(house.store, mine[-record_archive.MOST :])
    return StreamingResponse(parts, headers=headers, media_type="application/zip")
