"""Queries about calendars: whose link it is, and what deadlines a person has."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from rubicon.server.storage.schema import calendars, entrants, matches, pairings, people, seats, tournaments
from rubicon.server.storage.table_queries import with_seats

Row = dict[str, Any]


def keep(connection: Connection, person: str, hash: str, now: int) -> None:
    """A new link, instead of the one before."""
    mine = update(calendars).where(calendars.c.person == person).values(hash=hash, made=now)
    if connection.execute(mine).rowcount == 0:
        connection.execute(insert(calendars).values(person=person, hash=hash, made=now))


def drop(connection: Connection, person: str) -> None:
    """The link is void."""
    connection.execute(delete(calendars).where(calendars.c.person == person))


def made(connection: Connection, person: str) -> int | None:
    """Since when a person has a link, if there is one."""
    found = connection.execute(select(calendars.c.made).where(calendars.c.person == person)).scalar()
    return None if found is None else int(found)


def owner(connection: Connection, hash: str) -> Row | None:
    """Whose link it is."""
    whose = select(people).join(calendars, calendars.c.person == people.c.id).where(calendars.c.hash == hash)
    row = connection.execute(whose).mappings().first()
    return None if row is None else dict(row)


def tables(connection: Connection, person: str, most: int) -> list[tuple[Row, list[Row]]]:
    """The matches with a clock that go on where a person sits, with their seats."""
    mine = (
        select(matches)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.person == person, matches.c.status == "running", matches.c.clock.is_not(None))
        .distinct()
        .order_by(matches.c.updated.desc())
        .limit(most)
    )
    return with_seats(connection, [dict(row) for row in connection.execute(mine).mappings()])


def tournament_dates(connection: Connection, person: str) -> list[Row]:
    """When rounds end in which a person plays, and until when the person must have come to a table."""
    shown = (tournaments.c.id, tournaments.c.name, tournaments.c.round)
    plays = (
        entrants.c.person == person,
        entrants.c.out.is_(False),
        tournaments.c.status == "running",
        tournaments.c.paused.is_(None),
    )
    rounds = (
        select(*shown, tournaments.c.round.label("number"), tournaments.c.round_ends.label("at"))
        .join(entrants, entrants.c.tournament == tournaments.c.id)
        .where(*plays, tournaments.c.round_ends.is_not(None))
    )
    games = (
        select(
            *shown,
            pairings.c.number,
            pairings.c.deadline.label("at"),
            pairings.c.players,
            entrants.c.number.label("me"),
        )
        .join(entrants, entrants.c.tournament == tournaments.c.id)
        .join(pairings, pairings.c.tournament == tournaments.c.id)
        .join(matches, matches.c.id == pairings.c.match)
        .where(*plays, pairings.c.status == "open", matches.c.status == "open", pairings.c.deadline.is_not(None))
    )
    dates: list[Row] = [{**row, "kind": "round"} for row in connection.execute(rounds).mappings()]
    waiting = [dict(row) for row in connection.execute(games).mappings()]
    return dates + [{**row, "kind": "game"} for row in waiting if row["me"] in json.loads(row["players"])]
