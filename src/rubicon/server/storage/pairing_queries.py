"""Queries about wishes for a match, and the pairing of those that fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from rubicon.server.rating_model import FRESH
from rubicon.server.storage import account_queries, friend_queries, rating_queries, table_queries
from rubicon.server.storage.cluster_news import tell
from rubicon.server.storage.schema import matches, people, seats, wishes
from rubicon.server.storage.store import Conflict

Row = dict[str, Any]

LOCK: Final = 490_111
"""The number of the lock of who pairs: of several servers one at a time."""
MOST_WAITING: Final = 200
"""Wishes that are looked at, the oldest first."""

Paired = tuple[Row, list[Row], bool]
"""The rows of a table and of its seats, and whether it is played now."""
Pair = Callable[[Row, list[Row], set[frozenset[str]]], Paired | None]
"""Of a new wish, of those that wait for the same game, and of people who are kept apart: a table, if some fit."""


def _lock(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


def wish(connection: Connection, row: Row, pair: Pair) -> Row | None:
    """Wish for a match: paired at once with who waits, else kept. The row of the table, if there is one now.

    All of it is one transaction, and nobody else pairs meanwhile: so nobody is paired twice.
    """
    _lock(connection)
    secret = account_queries.take_secret(connection, row["person"], row["commitment"])
    if secret is None:
        raise Conflict("commitment")
    row = {**row, "secret": secret}
    connection.execute(delete(wishes).where(wishes.c.person == row["person"], wishes.c.game == row["game"]))
    waiting = waiting_for(connection, row["person"], row["game"])
    apart = friend_queries.apart_among(connection, [one["person"] for one in waiting])
    paired = pair(_described(connection, [row])[0], waiting, apart)
    if paired is None:
        connection.execute(insert(wishes).values(**row))
        tell(connection, "wishes")
        return None
    table, seated, live = paired
    table_queries.create(connection, table, seated, None, table["host"], 1 << 30)
    for person in [seat["person"] for seat in seated]:
        _satisfied(connection, person, table["game"], live)
        tell(connection, "news", person, "paired", table["id"])
    tell(connection, "wishes")
    return table


def _described(connection: Connection, found: list[Row]) -> list[Row]:
    """Wishes with what pairing needs to know of their people: the name, whether they are hidden, and the rating.

    A rating is what would be shown at a rated table, however little is known yet. Guests have none.
    """
    ids = [row["person"] for row in found]
    columns = (people.c.id, people.c.name, people.c.hidden, people.c.login)
    who = {row.id: row for row in connection.execute(select(*columns).where(people.c.id.in_(ids)))}
    known = rating_queries.of_people(connection, ids)
    described = []
    for row in found:
        person = who[row["person"]]
        rating = None if person.login is None else known.get((row["game"], row["person"]), FRESH)
        points = {"rating": rating and rating.points, "provisional": rating is not None and rating.provisional}
        described.append({**row, "name": person.name, "hidden": person.hidden, **points})
    return described


def _satisfied(connection: Connection, person: str, game: str, live: bool) -> None:
    """A match was found: this wish is gone. Who plays now plays nothing else now, but may still wish for days."""
    connection.execute(delete(wishes).where(wishes.c.person == person, wishes.c.game == game))
    if live:
        connection.execute(delete(wishes).where(wishes.c.person == person, wishes.c.pace == "live"))
        connection.execute(update(wishes).where(wishes.c.person == person, wishes.c.pace == "any").values(pace="days"))


def waiting_for(connection: Connection, person: str, game: str | None = None) -> list[Row]:
    """Wishes of others whom the person may meet, for one game or all, the oldest first."""
    query = select(wishes).order_by(wishes.c.made).limit(MOST_WAITING)
    # Not without a condition, for which SQLite takes no index.
    query = query.where(wishes.c.made >= 0 if game is None else wishes.c.game == game)
    apart = friend_queries.apart(connection, person) | {person}
    met = [dict(row) for row in connection.execute(query).mappings() if row["person"] not in apart]
    return _described(connection, met)


def wishes_of(connection: Connection, person: str) -> list[Row]:
    """What a person wishes for."""
    query = select(wishes).where(wishes.c.person == person).order_by(wishes.c.made)
    return _described(connection, [dict(row) for row in connection.execute(query).mappings()])


def withdraw(connection: Connection, person: str, id: str | None = None) -> bool:
    """Take back a wish, or all of a person; whether there was one, and nobody has been found for it."""
    _lock(connection)
    gone = delete(wishes).where(wishes.c.person == person)
    if id is not None:
        gone = gone.where(wishes.c.id == id)
    if connection.execute(gone).rowcount == 0:
        return False
    tell(connection, "wishes")
    return True


def waiting_live(connection: Connection) -> list[str]:
    """Who wishes to play now."""
    return [str(one) for one in connection.execute(select(wishes.c.person).where(wishes.c.pace == "live")).scalars()]


def end(connection: Connection, gone: list[str], now: int) -> bool:
    """End what is over: wishes to play now of people who are gone, and those that were kept long enough."""
    ended = connection.execute(delete(wishes).where(wishes.c.until < now)).rowcount
    if gone:
        _lock(connection)
        ended += connection.execute(delete(wishes).where(wishes.c.pace == "live", wishes.c.person.in_(gone))).rowcount
    if ended:
        tell(connection, "wishes")
    return ended > 0


def not_started(connection: Connection, before: int) -> list[str]:
    """Tables where nobody is waited for and that nobody has started: a server died just then."""
    free = select(seats.c.match).where(seats.c.kind == "open", seats.c.match == matches.c.id)
    query = select(matches.c.id).where(matches.c.status == "open", matches.c.updated < before, ~free.exists())
    return [str(id) for id in connection.execute(query.limit(MOST_WAITING)).scalars()]


def about(connection: Connection, person: str) -> list[Row]:
    """What is stored about a person here."""
    told = ("game", "options", "seats", "pace", "least", "most", "rated", "made", "until")
    return [{key: row[key] for key in told} for row in wishes_of(connection, person)]
