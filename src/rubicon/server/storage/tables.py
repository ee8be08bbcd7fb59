"""What we ask the database about tables and their matches."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from rubicon.server.storage import persons
from rubicon.server.storage.prepared import Prepared
from rubicon.server.storage.schema import analyses, chat, decisions, entries, looks, matches, people, seats
from rubicon.server.storage.store import Conflict

Row = dict[str, Any]

CHAT_SHOWN = 50


@dataclass(slots=True)
class Stored:
    """A table as it was read."""

    row: Row
    seats: list[Row]
    entries: list[tuple[str, str]]
    chat: list[Row]
    looks: dict[str, tuple[str, int | None]]


@dataclass(slots=True)
class Change:
    """What one step changes at a table: all of it is kept, or nothing."""

    match: str
    version: int  # the one it was based on
    values: Row
    entries: list[Row] = field(default_factory=list)
    seats: list[Row] | None = None  # all of them, when one has changed
    decision: Row | None = None


CHANGING = (
    "status",
    "host",
    "nonces",
    "drafts",
    "requests",
    "times",
    "paused",
    "deadline",
    "waiting",
    "bot_due",
    "outcome",
    "rematch",
    "updated",
    "version",
)
"""The columns of a match that a step may change; all of them are written every time."""

_save = Prepared(
    update(matches)
    .where(matches.c.id == bindparam("at"), matches.c.version == bindparam("was"))
    .values({name: bindparam(f"new_{name}") for name in CHANGING})
)
_append = Prepared(insert(entries))
_decided = Prepared(insert(decisions))
_read_row = select(matches).where(matches.c.id == bindparam("at"))
_read_seats = select(seats).where(seats.c.match == bindparam("at")).order_by(seats.c.seat)
_read_entries = (
    select(entries.c.who, entries.c.what).where(entries.c.match == bindparam("at")).order_by(entries.c.number)
)


def create(
    connection: Connection, row: Row, seated: list[Row], commitment: str | None, person: str, most: int
) -> str | None:
    """A new table; the secret that it got, `None` if there is no such commitment."""
    hosted = select(func.count()).select_from(matches).where(matches.c.host == person, matches.c.status != "over")
    if connection.execute(hosted).scalar_one() >= most:
        raise Conflict("tables")
    if commitment is not None:
        secret = persons.take_secret(connection, person, commitment)
        if secret is None:
            return None
        row = {**row, "secret": secret}
    connection.execute(insert(matches).values(**row))
    connection.execute(insert(seats), seated)
    return str(row["secret"])


def save(connection: Connection, change: Change) -> None:
    """Keep a change, unless somebody else has changed the table since."""
    values = {f"new_{name}": value for name, value in change.values.items()}
    values |= {"new_version": change.version + 1, "at": change.match, "was": change.version}
    if _save.run(connection, values).rowcount != 1:
        raise Conflict("version")
    if change.entries:
        _append.run(connection, change.entries)
    if change.seats is not None:
        connection.execute(delete(seats).where(seats.c.match == change.match))
        connection.execute(insert(seats), change.seats)
    if change.decision is not None:
        _decided.run(connection, change.decision)


def load(connection: Connection, id: str) -> Stored | None:
    """All there is about a table."""
    at = {"at": id}
    row = connection.execute(_read_row, at).mappings().first()
    if row is None:
        return None
    lines = select(chat).where(chat.c.match == id).order_by(chat.c.number.desc()).limit(CHAT_SHOWN)
    looked = select(looks.c.person, looks.c.notes, looks.c.seen).where(looks.c.match == id)
    return Stored(
        dict(row),
        [dict(seat) for seat in connection.execute(_read_seats, at).mappings()],
        [(str(entry[0]), str(entry[1])) for entry in connection.execute(_read_entries, at)],
        [dict(line) for line in reversed(connection.execute(lines).mappings().all())],
        {str(look[0]): (str(look[1]), look[2]) for look in connection.execute(looked)},
    )


def decision(connection: Connection, match: str, person: str, id: str) -> Row | None:
    """What was decided under that id."""
    where = (decisions.c.match == match, decisions.c.person == person, decisions.c.id == id)
    row = connection.execute(select(decisions).where(*where)).mappings().first()
    return None if row is None else dict(row)


def drop(connection: Connection, id: str, version: int) -> None:
    """Remove a table that never started."""
    if connection.execute(delete(matches).where(matches.c.id == id, matches.c.version == version)).rowcount != 1:
        raise Conflict("version")


def add_chat(connection: Connection, row: Row) -> None:
    """One more line; its number must be the next."""
    connection.execute(insert(chat).values(**row))


def keep_look(connection: Connection, match: str, person: str, values: Row) -> None:
    """Keep a person's notes, or how far they have looked."""
    where = (looks.c.match == match, looks.c.person == person)
    if connection.execute(update(looks).where(*where).values(**values)).rowcount == 1:
        return
    match_there = connection.execute(select(matches.c.id).where(matches.c.id == match)).first() is not None
    if match_there and connection.execute(select(people.c.id).where(people.c.id == person)).first() is not None:
        # Either may be gone by now, and then there is nothing to keep.
        connection.execute(insert(looks).values(match=match, person=person, **{"notes": "", "seen": None, **values}))


def cards(connection: Connection, person: str | None, scope: str, most: int) -> list[tuple[Row, list[Row]]]:
    """The newest tables of a person, or those that are open to everybody, with their seats."""
    found = select(matches).order_by(matches.c.updated.desc()).limit(most)
    if scope == "mine":
        mine = select(seats.c.match).where((seats.c.person == person) | (seats.c.kept_for == person))
        found = found.where(matches.c.id.in_(mine))
    else:
        free = select(seats.c.match).where(seats.c.kind == "open", seats.c.kept_for.is_(None))
        found = found.where(matches.c.status == "open", matches.c.private.is_(False), matches.c.id.in_(free))
    rows = [dict(row) for row in connection.execute(found).mappings()]
    around: dict[str, list[Row]] = {row["id"]: [] for row in rows}
    sitting = select(seats).where(seats.c.match.in_(list(around))).order_by(seats.c.match, seats.c.seat)
    for seat in connection.execute(sitting).mappings():
        around[seat["match"]].append(dict(seat))
    return [(row, around[row["id"]]) for row in rows]


def turns(connection: Connection, person: str) -> list[tuple[str, str, str, int]]:
    """Running tables where the person plays: id, game, who is waited for, and a seat of the person."""
    query = (
        select(matches.c.id, matches.c.game, matches.c.waiting, seats.c.seat)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.person == person, seats.c.kind.in_(("human", "local")), matches.c.status == "running")
    )
    return [(str(row[0]), str(row[1]), str(row[2]), int(row[3])) for row in connection.execute(query)]


def unattended(connection: Connection) -> tuple[list[tuple[str, int]], list[str]]:
    """What must go on after a start: tables with a deadline, and tables where a bot is to decide."""
    dated = select(matches.c.id, matches.c.deadline).where(matches.c.deadline.is_not(None))
    due = select(matches.c.id).where(matches.c.status == "running", matches.c.bot_due.is_(True))
    return (
        [(str(row[0]), int(row[1])) for row in connection.execute(dated)],
        [str(id) for id in connection.execute(due).scalars()],
    )


def analysis(connection: Connection, match: str) -> str | None:
    """What was found out about a match, as JSON."""
    found = connection.execute(select(analyses.c.found).where(analyses.c.match == match)).scalar()
    return None if found is None else str(found)


def keep_analysis(connection: Connection, match: str, found: str, made: int) -> None:
    """Keep what was found out; the newest is kept where two were at it."""
    connection.execute(delete(analyses).where(analyses.c.match == match))
    connection.execute(insert(analyses).values(match=match, found=found, made=made))
