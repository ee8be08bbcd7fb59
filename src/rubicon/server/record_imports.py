"""Imports of records: replayed completely, then kept as matches that are over and count for nobody."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

from rubicon.core import record as records
from rubicon.core.errors import BadRecord, RubiconError
from rubicon.core.message import Message, printable
from rubicon.core.record import Verdict
from rubicon.games import find
from rubicon.server.accounts import Person
from rubicon.server.errors import Refusal
from rubicon.server.live_table import Seat
from rubicon.server.lobby import new_row
from rubicon.server.storage import import_queries
from rubicon.server.storage.store import Conflict, Store

Row = dict[str, Any]

MOST_EACH: Final = 50
"""Imported records of one person."""
MOST_ENTRIES: Final = 10_000
"""Of one record, and as many again that are made anew after moves were taken back."""
MOST_NAME: Final = 60
MOST_BOT: Final = 200
NO_SECRET: Final = "0" * 64
"""Nobody drew for such a match here."""


class RecordImports:
    """One is replayed at a time, in a thread: the tables go on meanwhile."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._one: Final = asyncio.Lock()

    async def add(self, me: Person, data: bytes) -> Row:
        """Check and keep a record; `id` and `key` of the match that it is from now on."""
        try:
            async with self._one:
                row, seats, entries = await asyncio.to_thread(_read, data, me.id)
        except RubiconError as error:
            raise Refusal("bad_request", error.message, error.game) from None
        try:
            await self._store.write(lambda connection: import_queries.add(connection, row, seats, entries, MOST_EACH))
        except Conflict:
            raise Refusal("too_many", Message("server-import-many", {"most": MOST_EACH})) from None
        return {"id": row["id"], "key": row["key"]}


def _read(data: bytes, person: str) -> tuple[Row, list[Row], list[Row]]:
    """The rows of what a record tells: the match, its seats, its entries."""
    record = records.loads(data)
    if record.get("box") is not None:
        raise BadRecord(Message("server-import-box"))
    verdict = records.verify(record, find, most=MOST_ENTRIES)
    match = verdict.match
    outcome = match.outcome()
    if outcome is None:
        raise BadRecord(Message("server-import-running"))
    setup = match.setup
    row = new_row(setup.game.name, dict(setup.options), person, True, None, "bot", False, NO_SECRET, [])
    stage = match.sight(None).stage()
    row |= {
        "rules": setup.rules,
        "status": "over",
        "outcome": json.dumps(outcome.plain()),
        "stage": None if stage is None else json.dumps(stage.plain()),
        "imported": json.dumps(_chance(record)),
    }
    seats = [_seat(player).row(row["id"], number) for number, player in enumerate(record["players"])]
    return row, seats, _entries(row, verdict)


def _entries(row: Row, verdict: Verdict) -> list[Row]:
    """When they were made is not known: all at once, now."""
    return [
        {
            "match": row["id"],
            "number": number,
            "who": str(who),
            "what": json.dumps(what) if who == "T" else what,
            "at": row["made"],
        }
        for number, (who, what) in enumerate(records.write(verdict.match)["entries"])
    ]


def _seat(player: Row) -> Seat:
    """Nobody of this server sits there, whatever their name is."""
    name = str(player["name"])[:MOST_NAME] or None
    bot = player.get("bot")
    if isinstance(bot, str):
        return Seat("bot", None, name, printable(bot)[:MOST_BOT])
    return Seat("human", None, name)


def _chance(record: Row) -> Row:
    """What the record says about its chance, in the form of ours."""
    fortuna = records.fortuna_of(record)
    if fortuna is not None:
        return dict(fortuna.proof(True))
    told = record["chance"]
    commitment = told.get("commitment")
    if told["kind"] == "sealed" and isinstance(commitment, str):
        return {"kind": "sealed", "commitment": commitment[:64], "nonces": []}
    return {"kind": told["kind"]}
