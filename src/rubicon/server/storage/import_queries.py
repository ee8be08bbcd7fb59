"""Queries about imported records: matches that were played elsewhere, and belong to who brought them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select

from rubicon.server.storage import record_queries
from rubicon.server.storage.cluster_news import tell
from rubicon.server.storage.schema import entries, matches, seats
from rubicon.server.storage.store import Conflict

Row = dict[str, Any]


def _of(person: str, *columns: Any) -> Select[Any]:
    return select(*columns).where(matches.c.host == person, matches.c.imported.is_not(None))


def add(connection: Connection, row: Row, seated: list[Row], made: list[Row], most: int) -> None:
    """Keep a record as a match that is over, if the person has not too many."""
    count = connection.execute(_of(row["host"], func.count(matches.c.id))).scalar_one()
    if count >= most:
        raise Conflict("imports")
    connection.execute(insert(matches).values(**row))
    connection.execute(insert(seats), seated)
    if made:
        connection.execute(insert(entries), made)


def of_person(connection: Connection, person: str) -> list[Row]:
    """The matches that a person imported, the newest first."""
    newest = _of(person, matches).order_by(matches.c.made.desc(), matches.c.id)
    return [dict(row) for row in connection.execute(newest).mappings()]


def ids_of(connection: Connection, person: str) -> list[str]:
    """Their names."""
    return [str(id) for id in connection.execute(_of(person, matches.c.id)).scalars()]


def drop(connection: Connection, person: str, id: str) -> bool:
    """Delete one; whether there was one."""
    mine = (matches.c.id == id, matches.c.host == person, matches.c.imported.is_not(None))
    gone = connection.execute(delete(matches).where(*mine)).rowcount == 1
    if gone:
        tell(connection, "again", id)
    return gone


def forget(connection: Connection, person: str) -> None:
    """Delete all of a person."""
    for id in ids_of(connection, person):
        drop(connection, person, id)


def everything_about(connection: Connection, person: str) -> list[Row]:
    """All records that a person imported, whole."""
    return [
        {
            "id": row["id"],
            "key": row["key"],
            "made": row["made"],
            "record": record_queries.record(connection, row["id"]),
        }
        for row in of_person(connection, person)
    ]
