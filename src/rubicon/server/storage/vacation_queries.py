"""Queries about vacations."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.engine import RowMapping

from rubicon.server.clocks import Times, deadline
from rubicon.server.spans import Span
from rubicon.server.storage.cluster_news import tell
from rubicon.server.storage.schema import matches, people, seats, vacations
from rubicon.server.storage.store import Conflict

log = logging.getLogger("rubicon.vacations")


def of(connection: Connection, person: str) -> list[Span]:
    """A person's vacations, the first one first."""
    mine = select(vacations.c.begins, vacations.c.ends).where(vacations.c.person == person)
    return [(int(begins), int(ends)) for begins, ends in connection.execute(mine.order_by(vacations.c.begins))]


def of_people(connection: Connection, ids: Sequence[str]) -> dict[str, list[Span]]:
    """The vacations of these people, for those who have any."""
    found: dict[str, list[Span]] = {}
    theirs = select(vacations).where(vacations.c.person.in_(ids)).order_by(vacations.c.person, vacations.c.begins)
    for person, begins, ends in connection.execute(theirs) if ids else ():
        found.setdefault(str(person), []).append((int(begins), int(ends)))
    return found


def keep(connection: Connection, person: str, before: list[Span], after: list[Span]) -> list[str]:
    """Other vacations instead of those that were read; the running tables of that person."""
    # Who changes two things at once does one after the other.
    connection.execute(update(people).where(people.c.id == person).values(seen=people.c.seen))
    if of(connection, person) != before:
        raise Conflict("vacations")
    connection.execute(delete(vacations).where(vacations.c.person == person))
    if after:
        connection.execute(
            insert(vacations), [{"person": person, "begins": begins, "ends": ends} for begins, ends in after]
        )
    mine = select(seats.c.match).where(seats.c.person == person)
    running = select(matches).where(matches.c.id.in_(mine), matches.c.status == "running")
    # Nobody stores a table between this look at its clocks and the new deadline; always in the same order.
    rows = connection.execute(running.order_by(matches.c.id).with_for_update()).mappings().all()
    for row in rows:
        tell(connection, "again", row["id"])
        _renew_deadline(connection, row)
    return [str(row["id"]) for row in rows]


def _renew_deadline(connection: Connection, row: RowMapping) -> None:
    """The deadline that follows from the vacations now. It is stored with them: whoever is to tell the table of them
    may die before, and then its alarm would ring too late."""
    table = row["id"]
    there = connection.execute(select(seats.c.person).where(seats.c.match == table).order_by(seats.c.seat)).scalars()
    people_there = [None if who is None else str(who) for who in there]
    away = of_people(connection, [who for who in people_there if who is not None])
    try:
        clock = None if row["clock"] is None else json.loads(row["clock"])
        if clock is None or clock["kind"] != "days" or row["times"] is None:
            return
        times = Times.of(clock, json.loads(row["times"]))
        times.away = [[] if who is None else away.get(who, []) for who in people_there]
        until = deadline(times, json.loads(row["requests"]))
    except (IndexError, KeyError, TypeError, ValueError) as error:
        log.error("table %s is damaged: its clocks cannot be read: %s", table, error)
        return
    connection.execute(update(matches).where(matches.c.id == table).values(deadline=until))
    tell(connection, "table", table, str(row["version"]), "-" if until is None else str(until), "days", row["game"])
