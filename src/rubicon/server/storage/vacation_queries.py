"""Queries about vacations."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, update

from rubicon.server.spans import Span
from rubicon.server.storage.cluster_news import tell
from rubicon.server.storage.schema import matches, people, seats, vacations
from rubicon.server.storage.store import Conflict


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
    """Other vacations instead of those that were read; the tables where clocks of days go on differently."""
    # Who changes two things at once does one after the other.
    connection.execute(update(people).where(people.c.id == person).values(seen=people.c.seen))
    if of(connection, person) != before:
        raise Conflict("vacations")
    connection.execute(delete(vacations).where(vacations.c.person == person))
    if after:
        connection.execute(
            insert(vacations), [{"person": person, "begins": begins, "ends": ends} for begins, ends in after]
        )
    running = (
        select(matches.c.id)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.person == person, matches.c.status == "running")
        .distinct()
    )
    tables = [str(id) for id in connection.execute(running).scalars()]
    for table in tables:
        tell(connection, "again", table)
    return tables
