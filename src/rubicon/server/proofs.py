"""Proofs of chance of matches that are over. Making one replays the match, so those asked for last are kept."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from typing import Any, Final

from rubicon.core import record as records
from rubicon.core.match import Match
from rubicon.games import find
from rubicon.server.wire_json import dumps

MOST_BYTES: Final = 16_000_000
"""Of proofs that are kept, packed."""


class Proofs:
    """Made one at a time, in a thread; what several ask for at once is made once."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[str, bytes]] = OrderedDict()
        self._bytes = 0
        self._making: Final[dict[str, asyncio.Task[bytes]]] = {}
        self._one: Final = asyncio.Lock()

    def known(self, table: str) -> bool:
        """Whether it costs nothing."""
        return table in self._kept or table in self._making

    async def read(self, table: str, match: Match) -> bytes:
        """The proof of a match that is over: JSON, packed by gzip."""
        kept = self._kept.get(table)
        if kept is not None:
            self._kept.move_to_end(table)
            return kept
        making = self._making.get(table)
        if making is None:
            making = self._making[table] = asyncio.create_task(self._make(table, match), name=f"proof of {table}")
            making.add_done_callback(lambda _: self._making.pop(table, None))
        return await asyncio.shield(making)

    async def _make(self, table: str, match: Match) -> bytes:
        async with self._one:
            told = records.write(match)
            packed = await asyncio.to_thread(_prove, told)
        self._kept[table] = packed
        self._bytes += len(packed)
        while self._bytes > MOST_BYTES:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest)
        return packed


def _prove(told: dict[str, Any]) -> bytes:
    text = dumps({**told["chance"], "picks": records.picks_of(told, find)})
    return gzip.compress(text.encode(), 5)
