"""Queries about tables and their matches."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, bindparam, case, delete, func, insert, or_, select, update

from rubicon.server.storage import (
    account_queries,
    friend_queries,
    job_queries,
    match_end,
    notice_queries,
    rating_queries,
    vacation_queries,
)
from rubicon.server.storage.cluster_news import tell
from rubicon.server.storage.match_end import Ended
from rubicon.server.storage.schema import analyses, chat, decisions, entries, house, looks, matches, people, seats
from rubicon.server.storage.statements import Prepared
from rubicon.server.storage.store import Conflict

log = logging.getLogger("rubicon.tables")

Row = dict[str, Any]

CHAT_SHOWN = 50
AWAKE = "awake"
"""The key of the house under which `keep_awake` keeps its time."""


@dataclass(slots=True)
class Stored:
    """A table as it was read."""

    row: Row
    seats: list[Row]
    entries: list[tuple[str, str]]
    chat: list[Row]
    looks: dict[str, tuple[str, int | None]]
    moved: int | None  # when the last move was made or taken back
    made_at: list[int]  # when each of the entries was made
    ratings: list[Row | None] = field(default_factory=list)  # by seat, at a rated table
    away: dict[str, list[tuple[int, int]]] | None = None  # vacations; not read with only some of the entries


@dataclass(slots=True)
class Change:
    """What one step changes at a table: all of it is kept, or nothing."""

    match: str
    version: int  # the one it was based on
    values: Row
    entries: list[Row] = field(default_factory=list)
    seats: list[Row] | None = None  # all of them, when one has changed
    decision: Row | None = None
    news: list[str] = field(default_factory=list)  # what other servers need to know of it
    has_bots: bool = False
    bots_for: list[str] | None = None  # bots are due, and these people wait for them
    ended: Ended | None = None  # with this step the match is over
    rated: tuple[str, list[Row]] | None = None  # game and seats, where this step may change whose ratings are told
    notices: list[notice_queries.New] = field(default_factory=list)


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
    "started",
    "ended",
    "stage",
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
PROFILE = case(((seats.c.kind != "local") & account_queries.HAS_PROFILE, people.c.name), else_=None).label("profile")
"""The name by which the profile of who sits there is found; none for guests and for those who are hidden."""
_seats = select(seats, PROFILE).outerjoin(people, people.c.id == seats.c.person)
_read_seats = _seats.where(seats.c.match == bindparam("at")).order_by(seats.c.seat)
_read_entries = (
    select(entries.c.who, entries.c.what, entries.c.at)
    .where(entries.c.match == bindparam("at"), entries.c.number >= bindparam("since"))
    .order_by(entries.c.number)
)


def create(
    connection: Connection, row: Row, seated: list[Row], commitment: str | None, person: str, most: int
) -> str | None:
    """A new table; the secret that it got, `None` if there is no such commitment."""
    hosted = select(func.count()).select_from(matches).where(matches.c.host == person, matches.c.status != "over")
    if connection.execute(hosted).scalar_one() >= most:
        raise Conflict("tables")
    if commitment is not None:
        secret = account_queries.take_secret(connection, person, commitment)
        if secret is None:
            return None
        row = {**row, "secret": secret}
    connection.execute(insert(matches).values(**row))
    connection.execute(insert(seats), seated)
    return str(row["secret"])


def save(connection: Connection, change: Change) -> list[Row | None] | None:
    """Keep a change, unless somebody else has changed the table since; the ratings by seat, where they may differ."""
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
    if change.has_bots:
        job_queries.bots_due(connection, change.match, change.version + 1, change.bots_for)
    if change.ended is not None:
        match_end.record(connection, change.ended)
    if change.notices:
        notice_queries.add(connection, change.match, change.notices)
    tell(connection, "table", change.match, str(change.version + 1), *change.news)
    return None if change.rated is None else rating_queries.of_table(connection, change.match, *change.rated)


def load(connection: Connection, id: str, since: int = 0) -> Stored | None:
    """All there is about a table; with `since` only the entries from that one on, and nothing beside the match."""
    at = {"at": id}
    row = connection.execute(_read_row, at).mappings().first()
    if row is None:
        return None
    rows = connection.execute(_read_entries, {**at, "since": since}).all()
    around = [dict(seat) for seat in connection.execute(_read_seats, at).mappings()]
    people_there = [seat["person"] for seat in around if seat["person"] is not None]
    return Stored(
        dict(row),
        around,
        [(str(who), str(what)) for who, what, _ in rows],
        *(([], {}) if since else beside(connection, id)),
        max([int(made) for who, what, made in rows if is_move(who, what)], default=None),
        [int(made) for _, _, made in rows],
        rating_queries.of_table(connection, id, row["game"], around) if row["rated"] else [],
        None if since else vacation_queries.of_people(connection, people_there),
    )


def beside(connection: Connection, id: str) -> tuple[list[Row], dict[str, tuple[str, int | None]]]:
    """What is not of the match itself: the last lines of the chat, and what people keep to themselves."""
    lines = select(chat).where(chat.c.match == id).order_by(chat.c.number.desc()).limit(CHAT_SHOWN)
    looked = select(looks.c.person, looks.c.notes, looks.c.seen).where(looks.c.match == id)
    return (
        [dict(line) for line in reversed(connection.execute(lines).mappings().all())],
        {str(look[0]): (str(look[1]), look[2]) for look in connection.execute(looked)},
    )


def is_move(who: str, what: str) -> bool:
    """Whether an entry is what somebody did in the match: not that a bot took a seat."""
    return who != "T" or '"bot"' not in what


def exists(connection: Connection, id: str) -> bool:
    """Whether there is such a table."""
    return connection.execute(select(matches.c.id).where(matches.c.id == id)).first() is not None


def decision(connection: Connection, match: str, person: str, id: str) -> Row | None:
    """What was decided under that id."""
    where = (decisions.c.match == match, decisions.c.person == person, decisions.c.id == id)
    row = connection.execute(select(decisions).where(*where)).mappings().first()
    return None if row is None else dict(row)


def drop(connection: Connection, id: str, version: int) -> None:
    """Remove a table that never started."""
    if connection.execute(delete(matches).where(matches.c.id == id, matches.c.version == version)).rowcount != 1:
        raise Conflict("version")
    tell(connection, "again", id)


def add_chat(connection: Connection, row: Row) -> None:
    """One more line; its number must be the next."""
    connection.execute(insert(chat).values(**row))
    tell(connection, "chat", row["match"], str(row["number"]))


def keep_look(connection: Connection, match: str, person: str, values: Row) -> None:
    """Keep a person's notes, or how far they have looked."""
    where = (looks.c.match == match, looks.c.person == person)
    tell(connection, "look", match)
    if connection.execute(update(looks).where(*where).values(**values)).rowcount == 1:
        return
    match_there = connection.execute(select(matches.c.id).where(matches.c.id == match)).first() is not None
    if match_there and connection.execute(select(people.c.id).where(people.c.id == person)).first() is not None:
        # Either may be gone by now, and then there is nothing to keep.
        connection.execute(insert(looks).values(match=match, person=person, **{"notes": "", "seen": None, **values}))


def cards(connection: Connection, person: str | None, scope: str, most: int) -> list[tuple[Row, list[Row]]]:
    """The newest tables of a person, or those that are open to everybody, with their seats."""
    found = select(matches).order_by(matches.c.updated.desc()).limit(most)
    apart = [] if person is None else sorted(friend_queries.apart(connection, person))
    welcome = or_(matches.c.host.is_(None), matches.c.host.not_in(apart))
    if scope == "mine":
        mine = select(seats.c.match).where((seats.c.person == person) | (seats.c.kept_for == person))
        found = found.where(matches.c.id.in_(mine))
        if apart:  # a seat that is kept by somebody whom one does not want to meet is none
            found = found.where(or_(welcome, matches.c.id.in_(select(seats.c.match).where(seats.c.person == person))))
    else:
        free = select(seats.c.match).where(seats.c.kind == "open", seats.c.kept_for.is_(None))
        found = found.where(matches.c.status == "open", matches.c.private.is_(False), matches.c.id.in_(free))
        if apart:
            found = found.where(welcome)
    return with_seats(connection, [dict(row) for row in connection.execute(found).mappings()])


def with_seats(connection: Connection, rows: list[Row]) -> list[tuple[Row, list[Row]]]:
    """Tables with their seats, for a list."""
    around: dict[str, list[Row]] = {row["id"]: [] for row in rows}
    sitting = _seats.where(seats.c.match.in_(list(around))).order_by(seats.c.match, seats.c.seat)
    for seat in connection.execute(sitting).mappings():
        around[seat["match"]].append(dict(seat))
    return [(row, around[row["id"]]) for row in rows]


def card_of(connection: Connection, id: str) -> tuple[Row, list[Row]] | None:
    """One table for a list, with its seats."""
    row = connection.execute(_read_row, {"at": id}).mappings().first()
    if row is None:
        return None
    return dict(row), [dict(seat) for seat in connection.execute(_read_seats, {"at": id}).mappings()]


def turns(connection: Connection, person: str) -> list[tuple[str, str, str, int]]:
    """Running tables where the person plays: id, game, who is waited for, and a seat of the person."""
    query = (
        select(matches.c.id, matches.c.game, matches.c.waiting, seats.c.seat)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.person == person, seats.c.kind.in_(("human", "local")), matches.c.status == "running")
    )
    return [(str(row[0]), str(row[1]), str(row[2]), int(row[3])) for row in connection.execute(query)]


@dataclass(slots=True)
class Dated:
    """A table with a deadline."""

    table: str
    deadline: int
    by_days: bool  # in milliseconds since 1970; else in those in which the server was awake
    latest: int  # when its running clocks were last looked at; 0 if none runs


def _dated(table: str, deadline: int, clock: str | None, times: str | None) -> Dated:
    by_days, latest = False, 0
    try:
        by_days = clock is not None and json.loads(clock)["kind"] == "days"
        running = [] if times is None else [int(since) for since in json.loads(times)["since"] if since is not None]
        latest = max(running, default=0)
    except (KeyError, TypeError, ValueError) as error:
        log.error("table %s is damaged: its clocks cannot be read: %s", table, error)
    return Dated(table, deadline, by_days, latest)


def unattended(connection: Connection) -> tuple[int | None, list[Dated], list[str]]:
    """What must go on after a start: the time of clocks, tables with a deadline, and where a bot is to decide."""
    # Not "is not null", for which SQLite takes no index.
    dated = select(matches.c.id, matches.c.deadline, matches.c.clock, matches.c.times).where(
        matches.c.deadline >= 0, matches.c.status == "running"
    )
    due = select(matches.c.id).where(matches.c.status == "running", matches.c.bot_due.is_(True))
    kept = connection.execute(select(house.c.value).where(house.c.key == AWAKE)).scalar()
    return (
        None if kept is None else int(kept),
        [_dated(*row) for row in connection.execute(dated)],
        [str(id) for id in connection.execute(due).scalars()],
    )


def keep_awake(connection: Connection, milliseconds: int) -> None:
    """Keep how long the server has been awake."""
    account_queries.keep_house_value(connection, AWAKE, str(milliseconds))


def analysis(connection: Connection, match: str) -> str | None:
    """What was found out about a match, as JSON."""
    found = connection.execute(select(analyses.c.found).where(analyses.c.match == match)).scalar()
    return None if found is None else str(found)


def keep_analysis(connection: Connection, match: str, found: str, made: int) -> None:
    """Keep what was found out; the newest is kept where two were at it."""
    connection.execute(delete(analyses).where(analyses.c.match == match))
    connection.execute(insert(analyses).values(match=match, found=found, made=made))
