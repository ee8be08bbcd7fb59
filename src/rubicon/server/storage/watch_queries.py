"""Queries for those who want to watch: matches that go on, and finished ones worth seeing. None of them is private."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, func, select

from rubicon.server.storage.profile_queries import EARLY
from rubicon.server.storage.schema import matches, results, seats
from rubicon.server.storage.table_queries import with_seats

Row = dict[str, Any]

MOST_RUNNING: Final = 60
LOOKED_AT: Final = 400
"""The newest results from which those worth seeing are chosen."""
MOST_EACH: Final = 4

_people = select(func.count(seats.c.person.distinct())).where(seats.c.match == matches.c.id, seats.c.kind == "human")


def running(connection: Connection) -> list[tuple[Row, list[Row]]]:
    """Matches between people that go on. Who plays against bots alone is not put on show."""
    found = (
        select(matches)
        .where(matches.c.status == "running", matches.c.private.is_(False), _people.scalar_subquery() > 1)
        .order_by(matches.c.updated.desc())
        .limit(MOST_RUNNING)
    )
    rows = [dict(row) for row in connection.execute(found).mappings()]
    return with_seats(connection, sorted(rows, key=lambda row: row["started"] or 0, reverse=True))


def worth_seeing(connection: Connection) -> list[tuple[str, Row, list[Row]]]:
    """Of the newest matches between people, played to their end: the closest and the longest, and which it is."""
    newest = (
        select(results)
        .where(results.c.private.is_(False), results.c.seats > 1, results.c.reason.not_in(EARLY))
        .where(results.c.ended > 0)
        .order_by(results.c.ended.desc())
        .limit(LOOKED_AT)
    )
    around: dict[str, list[Row]] = {}
    for row in connection.execute(newest).mappings():
        around.setdefault(row["match"], []).append(dict(row))
    whole = [rows for rows in around.values() if len(rows) == rows[0]["seats"] and not any(r["left"] for r in rows)]
    between = [rows for rows in whole if len([row for row in rows if row["kind"] == "human"]) > 1]
    chosen: dict[str, str] = {}
    for game in dict.fromkeys([rows[0]["game"] for rows in between]):
        played = [rows for rows in between if rows[0]["game"] == game]
        close = sorted(played, key=lambda rows: max(row["margin"] for row in rows))
        long = sorted(played, key=lambda rows: -rows[0]["length"])
        for why, order in (("close", close), ("long", long)):
            for rows in [rows for rows in order if rows[0]["match"] not in chosen][:MOST_EACH]:
                chosen[rows[0]["match"]] = why
    found = select(matches).where(matches.c.id.in_(list(chosen)))
    rows = [dict(row) for row in connection.execute(found).mappings()]
    shown = with_seats(connection, sorted(rows, key=lambda row: row["ended"] or 0, reverse=True))
    return [(chosen[row["id"]], row, sitting) for row, sitting in shown]
