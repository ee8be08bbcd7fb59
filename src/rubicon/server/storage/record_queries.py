"""Records of matches that are over, straight from what is stored: nothing is replayed for them."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, select

from rubicon.core.chance import Sealed
from rubicon.core.record import FORMAT
from rubicon.server.storage.schema import entries, matches, seats

Row = dict[str, Any]


def player(number: int, kind: str, name: str | None, bot: str | None) -> Row:
    """Who sits in a seat, as a record tells it."""
    told: Row = {"name": name or f"Player {number + 1}"}
    if kind == "bot":
        told["bot"] = bot
    return told


def record(connection: Connection, match: str) -> Row | None:
    """The document of `rubicon.core.record`; `None` if there is no such match, or it is not over."""
    over = select(matches).where(matches.c.id == match, matches.c.status == "over")
    row = connection.execute(over).mappings().first()
    if row is None:
        return None
    around = connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat)).mappings().all()
    made = connection.execute(
        select(entries.c.who, entries.c.what).where(entries.c.match == match).order_by(entries.c.number)
    )
    if row["imported"] is None:
        chance: Row = Sealed(bytes.fromhex(row["secret"]), json.loads(row["nonces"])).proof(True)
    else:
        chance = json.loads(row["imported"])
    return {
        "rubicon": FORMAT,
        "game": row["game"],
        "rules": row["rules"],
        "options": json.loads(row["options"]),
        "seats": len(around),
        "players": [player(seat["seat"], seat["kind"], seat["name"], seat["bot"]) for seat in around],
        "chance": chance,
        "entries": [[_who(who), json.loads(what) if who == "T" else what] for who, what in made],
        "outcome": None if row["outcome"] is None else json.loads(row["outcome"]),
    }


def _who(stored: str) -> str | int:
    return stored if stored in ("F", "T") else int(stored)
