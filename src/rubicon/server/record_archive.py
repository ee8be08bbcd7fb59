"""All records of a person as one ZIP file, made while it is sent: never all of them in memory."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

from sqlalchemy import Connection

from rubicon.core import record as records
from rubicon.server.storage import record_queries
from rubicon.server.storage.store import Store

MOST: Final = 5_000
"""Records in one file: the newest."""
PORTION: Final = 20
"""Matches that are read at once."""


class _Parts(io.RawIOBase):
    """Takes what a ZIP file is made of, to be sent on."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any, /) -> int:
        part = bytes(data)
        self._parts.append(part)
        return len(part)

    def take(self) -> bytes:
        """All that was written since."""
        parts, self._parts = self._parts, []
        return b"".join(parts)


async def stream(store: Store, matches: list[str]) -> AsyncIterator[bytes]:
    """The file, part by part; matches that are gone meanwhile are left out."""
    parts = _Parts()
    archive = ZipFile(parts, "w", ZIP_DEFLATED)
    for first in range(0, len(matches), PORTION):
        portion = matches[first : first + PORTION]

        def read(connection: Connection, wanted: list[str] = portion) -> list[tuple[str, str]]:
            told = [(id, record_queries.record(connection, id)) for id in wanted]
            return [(id, records.dumps(record)) for id, record in told if record is not None]

        await asyncio.to_thread(_pack, archive, await store.read(read))
        yield parts.take()
    archive.close()
    yield parts.take()


def _pack(archive: ZipFile, found: list[tuple[str, str]]) -> None:
    for id, text in found:
        archive.writestr(f"rubicon-{id}.json", text)
