"""Queries of moderators: reports, bans, names, chat, and the log of what was done."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from rubicon.server.ids import new_id
from rubicon.server.storage.account_queries import seated_at
from rubicon.server.storage.cluster_news import tell
from rubicon.server.storage.schema import (
    bans,
    chat,
    entrants,
    moderation_log,
    moderators,
    people,
    refused_names,
    reports,
    seats,
    tournaments,
)
from rubicon.server.storage.store import Conflict

Row = dict[str, Any]

MOST_OPEN = 20
"""Reports of one person that nobody has looked after yet."""
BEFORE, AFTER = 8, 4
"""Lines of the chat around one that was reported."""


def is_moderator(connection: Connection, person: str) -> bool:
    """Whether the operator has made this person a moderator."""
    return connection.execute(select(moderators.c.made).where(moderators.c.person == person)).first() is not None


def all_moderators(connection: Connection) -> list[str]:
    """Their names."""
    ids = list(connection.execute(select(moderators.c.person)).scalars())
    return sorted(connection.execute(select(people.c.name).where(people.c.id.in_(ids))).scalars())


def appoint(connection: Connection, person: str, now: int) -> None:
    """One more moderator."""
    if not is_moderator(connection, person):
        connection.execute(insert(moderators).values(person=person, made=now))


def dismiss(connection: Connection, person: str) -> bool:
    """One less; whether they were one."""
    return connection.execute(delete(moderators).where(moderators.c.person == person)).rowcount == 1


# Reports


def report(connection: Connection, row: Row) -> None:
    """Tell the moderators of somebody, or of something that was said."""
    mine = (reports.c.reporter == row["reporter"], reports.c.closed == 0)
    if connection.execute(select(func.count()).where(*mine)).scalar_one() >= MOST_OPEN:
        raise Conflict("reports")
    connection.execute(insert(reports).values(**row))


def open_reports(connection: Connection, now: int, most: int) -> list[Row]:
    """Reports that nobody has looked after, the oldest first, each with names and the chat around it."""
    who = people.alias("who")
    query = (
        select(reports, people.c.name, who.c.name.label("reporter_name"), bans.c.made.label("banned"))
        .join(people, people.c.id == reports.c.person)
        .outerjoin(who, who.c.id == reports.c.reporter)
        .outerjoin(bans, and_(bans.c.person == reports.c.person, _lasts(now)))
        .where(reports.c.closed == 0)
        .order_by(reports.c.made)
        .limit(most)
    )
    return [{**row, "chat": _around(connection, row)} for row in connection.execute(query).mappings().all()]


def count_open(connection: Connection) -> int:
    """How many of them there are."""
    return int(connection.execute(select(func.count()).select_from(reports).where(reports.c.closed == 0)).scalar_one())


def _around(connection: Connection, row: Any) -> list[Row]:
    """The chat around a line that was reported; without one, the last of that table."""
    if row["match"] is None:
        return []
    lines = select(chat.c.number, chat.c.name, chat.c.text, chat.c.at, chat.c.person).where(
        chat.c.match == row["match"]
    )
    if row["line"] is not None:
        lines = lines.where(chat.c.number >= row["line"] - BEFORE, chat.c.number <= row["line"] + AFTER)
    newest = connection.execute(lines.order_by(chat.c.number.desc()).limit(BEFORE + AFTER + 1)).mappings()
    return [
        {"number": one["number"], "name": one["name"], "text": one["text"], "at": one["at"],
         "reported": one["person"] == row["person"] if row["line"] is None else one["number"] == row["line"]}
        for one in reversed(newest.all())
    ]  # fmt: skip


def close(connection: Connection, id: str, now: int) -> Row | None:
    """The report is looked after; what it was."""
    where = (reports.c.id == id, reports.c.closed == 0)
    row = connection.execute(select(reports).where(*where)).mappings().first()
    if row is not None:
        connection.execute(update(reports).where(reports.c.id == id).values(closed=now))
    return None if row is None else dict(row)


# People


def person(connection: Connection, id: str) -> Row | None:
    """Somebody as moderators see them."""
    query = select(people.c.id, people.c.name, people.c.login, bans.c.until, bans.c.reason)
    found = query.outerjoin(bans, bans.c.person == people.c.id).where(people.c.id == id)
    row = connection.execute(found).mappings().first()
    return None if row is None else dict(row)


def ban(connection: Connection, person: str, until: int | None, reason: str, now: int) -> None:
    """Ban somebody, or ban them for longer."""
    connection.execute(delete(bans).where(bans.c.person == person))
    connection.execute(insert(bans).values(person=person, until=until, reason=reason, made=now))
    tell(connection, "person", person)
    tell(connection, "news", person, "me")


def unban(connection: Connection, person: str) -> bool:
    """Let somebody play again; whether they were banned."""
    gone = connection.execute(delete(bans).where(bans.c.person == person)).rowcount == 1
    if gone:
        tell(connection, "person", person)
        tell(connection, "news", person, "me")
    return gone


def _lasts(now: int) -> ColumnElement[bool]:
    """A ban is not over."""
    return or_(bans.c.until.is_(None), bans.c.until > now)


def banned(connection: Connection, now: int, most: int) -> list[Row]:
    """Who is banned now."""
    query = (
        select(people.c.id, people.c.name, bans.c.until, bans.c.reason, bans.c.made)
        .join(bans, bans.c.person == people.c.id)
        .where(bans.c.made >= 0, _lasts(now))  # the first so that its index is searched
        .order_by(bans.c.made.desc())
        .limit(most)
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def rename(connection: Connection, person: str, name: str, folded: str, old: str, now: int) -> list[str]:
    """Call somebody otherwise, and let nobody be called as they were; the tables where the name stands.

    Who has an account signs in with the new name: an account is found by it, and nobody else can have it.
    """
    login = connection.execute(select(people.c.login).where(people.c.id == person)).scalar()
    if connection.execute(select(refused_names.c.made).where(refused_names.c.folded == old)).first() is None:
        connection.execute(insert(refused_names).values(folded=old, made=now))
    values = {"name": name}
    if login is not None:  # guests may have had the same name, and come back by their session alone
        connection.execute(update(refused_names).where(refused_names.c.folded == old).values(person=person))
        values["login"] = folded
    connection.execute(update(people).where(people.c.id == person).values(**values))
    spoken = connection.execute(select(chat.c.match).where(chat.c.person == person).distinct()).scalars()
    touched = sorted({*[str(one) for one in spoken], *[table for table, _ in seated_at(connection, person)]})
    connection.execute(update(seats).where(seats.c.person == person, seats.c.kind != "local").values(name=name))
    connection.execute(update(chat).where(chat.c.person == person).values(name=name))
    plays = select(entrants.c.tournament).where(entrants.c.person == person)
    # A step that was worked out before would bring the old name back: it has to look again.
    connection.execute(update(tournaments).where(tournaments.c.id.in_(plays)).values(version=tournaments.c.version + 1))
    connection.execute(update(entrants).where(entrants.c.person == person).values(name=name))
    tell(connection, "person", person)
    tell(connection, "news", person, "me")
    for table in touched:
        tell(connection, "again", table)
    return touched


def remove_line(connection: Connection, match: str, number: int) -> str | None:
    """Take a line out of the chat; who had said it, `None` if there is no such line. Its place stays, empty."""
    where = (chat.c.match == match, chat.c.number == number, chat.c.text != "")
    row = connection.execute(select(chat.c.person).where(*where)).first()
    if row is None:
        return None
    connection.execute(update(chat).where(*where).values(text=""))
    tell(connection, "again", match)
    return "" if row[0] is None else str(row[0])


# The log


def note(connection: Connection, moderator: str, action: str, person: str | None, detail: str, now: int) -> None:
    """Write down what a moderator did."""
    row = {"id": new_id(), "at": now, "moderator": moderator, "action": action, "person": person, "detail": detail}
    connection.execute(insert(moderation_log).values(**row))


def log(connection: Connection, most: int) -> list[Row]:
    """What was done, the newest first."""
    who = people.alias("who")
    query = (
        select(moderation_log.c.at, moderation_log.c.action, moderation_log.c.detail)
        .add_columns(people.c.name, who.c.name.label("moderator"))
        .outerjoin(people, people.c.id == moderation_log.c.person)
        .outerjoin(who, who.c.id == moderation_log.c.moderator)
        .where(moderation_log.c.at >= 0)
        .order_by(moderation_log.c.at.desc())
        .limit(most)
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def about(connection: Connection, person: str) -> Row:
    """What is stored about a person here; who reported them, and which moderator acted, is not told."""
    mine = select(reports.c.kind, reports.c.text, reports.c.match, reports.c.line, reports.c.made)
    done = select(moderation_log.c.at, moderation_log.c.action, moderation_log.c.detail)
    banned = connection.execute(select(bans.c.until, bans.c.reason, bans.c.made).where(bans.c.person == person))
    taken = select(refused_names.c.folded).where(refused_names.c.person == person).order_by(refused_names.c.made)
    return {
        "moderator": is_moderator(connection, person),
        "ban": [dict(row) for row in banned.mappings()],
        "names_taken_away": [str(name) for name in connection.execute(taken).scalars()],
        "reports_made": [dict(row) for row in connection.execute(mine.where(reports.c.reporter == person)).mappings()],
        "moderated": [
            dict(row) for row in connection.execute(done.where(moderation_log.c.person == person)).mappings()
        ],
        "moderation_done": [
            {"at": row["at"], "action": row["action"]}
            for row in connection.execute(done.where(moderation_log.c.moderator == person)).mappings()
        ],
    }


def forget(connection: Connection, person: str) -> None:
    """Somebody is deleted: the log keeps what was done, without the words about them."""
    connection.execute(update(moderation_log).where(moderation_log.c.person == person).values(detail=""))
    connection.execute(update(refused_names).where(refused_names.c.person == person).values(person=None))
