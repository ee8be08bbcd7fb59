"""All that is stored about a person, in one place: told to them, and deleted with them.

A table of the database with a column of people belongs into both; tests/server/test_personal_data.py looks for it.
"""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, delete, func, select, update

from rubicon.server.storage import (
    account_queries,
    calendar_queries,
    friend_queries,
    import_queries,
    lesson_queries,
    moderation_queries,
    notice_queries,
    pairing_queries,
    puzzle_queries,
    rating_queries,
    result_queries,
    tournament_queries,
)
from rubicon.server.storage.cluster_news import tell
from rubicon.server.storage.schema import (
    chat,
    decisions,
    entries,
    jobs,
    looks,
    matches,
    people,
    recovery,
    seats,
    secrets,
)

Row = dict[str, Any]


def _taken_over(connection: Connection, match: str, seat: int) -> int:
    """The number of the entry by which a bot took a seat: what comes after is the bot's own, and hidden."""
    notes = select(entries.c.number, entries.c.what).where(entries.c.match == match, entries.c.who == "T")
    for number, what in connection.execute(notes.order_by(entries.c.number)):
        note = json.loads(what)
        if note.get("what") == "bot" and note.get("seat") == seat:
            return int(number)
    return 0


def everything_about(connection: Connection, id: str) -> Row:
    """All that is stored about a person, but for what only proves who they are."""
    row = account_queries.person(connection, id)
    assert row is not None
    del row["password"]
    tables = []
    mine = (
        select(matches, seats.c.seat, seats.c.kind)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.person == id)
    )
    for table in connection.execute(mine.order_by(matches.c.made)).mappings().all():
        own = select(entries.c.what, entries.c.at).where(
            entries.c.match == table["id"], entries.c.who == str(table["seat"])
        )
        if table["status"] == "running" and table["kind"] == "bot":
            own = own.where(entries.c.number < _taken_over(connection, table["id"], table["seat"]))
        tables.append(
            {
                "id": table["id"],
                "game": table["game"],
                "seat": table["seat"],
                "status": table["status"],
                "made": table["made"],
                # Counted by themselves: their numbers in the match tell how much others did in secret.
                "moves": [
                    {"number": number, **entry}
                    for number, entry in enumerate(connection.execute(own.order_by(entries.c.number)).mappings())
                ],
            }
        )
    lines = select(chat.c.match, chat.c.number, chat.c.text, chat.c.at).where(chat.c.person == id)
    kept = select(looks.c.match, looks.c.notes, looks.c.seen).where(looks.c.person == id)
    hosted = select(matches.c.id, matches.c.game, matches.c.made).where(matches.c.host == id).order_by(matches.c.made)
    kept_seats = select(seats.c.match, seats.c.seat).where(seats.c.kept_for == id)
    sealed = select(secrets.c.commitment, secrets.c.made).where(secrets.c.person == id)
    codes = select(func.count()).select_from(recovery).where(recovery.c.person == id)
    decided = select(func.count()).select_from(decisions).where(decisions.c.person == id)
    return {
        "person": row,
        "recovery_codes_left": connection.execute(codes).scalar_one(),
        "sessions": account_queries.sessions_of(connection, id, 0),
        "tokens": account_queries.tokens_of(connection, id),
        "commitments": [dict(one) for one in connection.execute(sealed).mappings()],
        "tables": tables,
        "hosted": [dict(one) for one in connection.execute(hosted).mappings()],
        "seats_kept": [dict(seat) for seat in connection.execute(kept_seats).mappings()],
        "results": result_queries.everything_about(connection, id),
        "chat": [dict(line) for line in connection.execute(lines).mappings()],
        "notes": [dict(note) for note in connection.execute(kept).mappings()],
        "tournaments": tournament_queries.everything_about(connection, id),
        "ratings": rating_queries.everything_of(connection, id),
        "puzzles": puzzle_queries.attempts_of(connection, id),
        "lessons": lesson_queries.of(connection, id),
        "decisions_remembered": connection.execute(decided).scalar_one(),
        "calendar_link_since": calendar_queries.made(connection, id),
        "notices": notice_queries.everything_about(connection, id),
        "imported_records": import_queries.everything_about(connection, id),
        **friend_queries.about(connection, id),
        "wishes": pairing_queries.about(connection, id),
        **moderation_queries.about(connection, id),
    }


def forget(connection: Connection, id: str) -> None:
    """Delete a person. Matches keep their moves, with nobody's name on them."""
    spoken = connection.execute(select(chat.c.match).where(chat.c.person == id).distinct()).scalars()
    for table in {*spoken, *[table for table, _ in account_queries.seated_at(connection, id)]}:
        tell(connection, "again", table)
    connection.execute(update(seats).where(seats.c.person == id).values(person=None, name=None))
    connection.execute(delete(chat).where(chat.c.person == id))
    connection.execute(delete(jobs).where(jobs.c.person == id, jobs.c.kind == "advise"))  # nobody waits for it
    connection.execute(update(jobs).where(jobs.c.person == id).values(person=None))
    moderation_queries.forget(connection, id)
    tournament_queries.forget(connection, id)
    import_queries.forget(connection, id)
    connection.execute(delete(people).where(people.c.id == id))
    tell(connection, "ended", id)
