"""Queries about matches that are over: how they ended, for whom."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert, select

from rubicon.server.storage.schema import results

Row = dict[str, Any]


def add(connection: Connection, rows: list[Row]) -> None:
    """How a match ended, one row a seat."""
    connection.execute(insert(results), rows)


def everything_about(connection: Connection, person: str) -> list[Row]:
    """How all matches of a person ended for them, the oldest first."""
    mine = select(*[column for column in results.c if column is not results.c.person]).where(results.c.person == person)
    return [dict(row) for row in connection.execute(mine.order_by(results.c.ended, results.c.match)).mappings()]
