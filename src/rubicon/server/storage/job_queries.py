"""Queries about work that several processes share: a queue on PostgreSQL.

A job is a row. Who takes it has a lease, renewed while the process lives; where it dies, the lease ends and another
one takes the job. Rows that somebody else is about to take are skipped (SKIP LOCKED), so nobody waits for a lock.
The job of a table's bots is written and removed in the transaction of the change that makes it due or done. On SQLite
there is one process, which knows its own work, and none of this is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, text

from rubicon.server.storage.cluster_news import tell

LEASE: Final = 4_000
"""Milliseconds after which a job is taken by another process if the first one is not heard of any more."""
RANKS: Final = {"play": 0, "advise": 0, "analyse": 2}
"""Bots for whom nobody waits come between: 1."""
ABANDONED: Final = 60_000
"""Milliseconds after which nobody waits for advice any more."""

NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_FIELDS: Final = "id, kind, match, version, seat, person, made, tries"

_ADD: Final = f"""
INSERT INTO jobs (id, kind, match, version, seat, person, rank, made, queued, worker, lease, tries, done, "of", answer)
VALUES (:id, :kind, :match, :version, :seat, :person, :rank, {NOW}, {NOW}, NULL, 0, 0, 0, 0, NULL)
"""
_due: Final = text(
    _ADD + "ON CONFLICT (id) DO UPDATE SET version = excluded.version, tries = 0,"
    " person = excluded.person, rank = excluded.rank"
)
_new: Final = text(_ADD + "ON CONFLICT (id) DO NOTHING")
_take: Final = text(f"""
UPDATE jobs SET worker = :worker, lease = {NOW} + {LEASE}, tries = tries + 1
WHERE id = (
    SELECT id FROM jobs WHERE kind = ANY(:kinds) AND lease < {NOW} AND answer IS NULL
    ORDER BY rank, queued LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING {_FIELDS}, {NOW} - made AS waited
""")
_behind: Final = text(f"""
UPDATE jobs SET queued = {NOW} WHERE id IN (
    SELECT id FROM jobs WHERE person = :person AND lease < {NOW} AND answer IS NULL FOR UPDATE SKIP LOCKED
)
""")
_lost: Final = text(f"""
INSERT INTO jobs (id, kind, match, version, seat, person, rank, made, queued, worker, lease, tries, done, "of", answer)
SELECT 'play:' || m.id, 'play', m.id, m.version, NULL,
    (SELECT min(person) FROM seats WHERE match = m.id AND kind IN ('human', 'local')),
    0, {NOW}, {NOW}, NULL, 0, 0, 0, 0, NULL
FROM matches m
WHERE m.status = 'running' AND m.bot_due AND NOT EXISTS (SELECT 1 FROM jobs WHERE id = 'play:' || m.id)
ON CONFLICT (id) DO NOTHING
""")


@dataclass(slots=True)
class Job:
    """Something to be thought about, taken by this process."""

    id: str
    kind: str
    match: str
    version: int
    seat: int | None
    person: str | None
    made: int
    tries: int  # how often it was taken since it last got on
    waited: int  # milliseconds
    people: int  # how many wait for something, this one's person too


def bots_due(connection: Connection, match: str, version: int, people: Sequence[str] | None) -> None:
    """A table with bots has changed: they are due, for these people, or are not, which is `None`."""
    if connection.dialect.name == "sqlite":
        return
    id = f"play:{match}"
    if people is None:
        connection.execute(text("DELETE FROM jobs WHERE id = :id"), {"id": id})
        return
    person = _least_waiting(connection, people)
    rank = 1 if person is None else RANKS["play"]
    row = {"id": id, "kind": "play", "match": match, "version": version, "seat": None, "person": person, "rank": rank}
    connection.execute(_due, row)
    tell(connection, "job")


def _least_waiting(connection: Connection, people: Sequence[str]) -> str | None:
    """Of several the one who has least waiting: nobody waits longer because of whom they play with."""
    if len(people) < 2:
        return people[0] if people else None
    counts = dict.fromkeys(sorted(people), 0)
    found = text("SELECT person, count(*) FROM jobs WHERE person = ANY(:people) GROUP BY person")
    counts.update({str(row[0]): int(row[1]) for row in connection.execute(found, {"people": list(people)})})
    return min(counts, key=lambda person: counts[person])


def add(connection: Connection, kind: str, id: str, match: str, seat: int | None, person: str | None) -> bool:
    """Ask for something; `False` if it is asked for already."""
    row = {"id": id, "kind": kind, "match": match, "version": 0, "seat": seat, "person": person, "rank": RANKS[kind]}
    added = connection.execute(_new, row).rowcount == 1
    tell(connection, "job")
    return added


def take(connection: Connection, worker: str, kinds: Sequence[str]) -> Job | None:
    """The next one: people in turn, however much each has waiting; then those for whom nobody waits."""
    row = connection.execute(_take, {"worker": worker, "kinds": list(kinds)}).mappings().first()
    if row is None:
        return None
    people = connection.execute(text("SELECT count(DISTINCT person) FROM jobs WHERE kind <> 'analyse'")).scalar_one()
    if row["person"] is not None and connection.execute(_behind, {"person": row["person"]}).rowcount:
        tell(connection, "job")  # who looked meanwhile did not see those
    return Job(**row, people=int(people))


def put_back(connection: Connection, worker: str, id: str, milliseconds: int = 0) -> None:
    """Somebody else may have it: behind the others, at once or later."""
    after = text(
        f"UPDATE jobs SET worker = NULL, queued = {NOW}, lease = {NOW} - 1 + :after WHERE id = :id AND worker = :worker"
    )
    connection.execute(after, {"id": id, "worker": worker, "after": milliseconds})
    tell(connection, "job")


def put_all_back(connection: Connection, worker: str) -> None:
    """This process stops."""
    connection.execute(text("UPDATE jobs SET worker = NULL, lease = 0 WHERE worker = :worker"), {"worker": worker})
    tell(connection, "job")


def done(connection: Connection, worker: str, id: str, version: int | None = None) -> None:
    """It is done; with a version, only if nothing was asked for since."""
    where = "" if version is None else " AND version <= :version"
    given = {"id": id, "worker": worker, **({} if version is None else {"version": version})}
    connection.execute(text(f"DELETE FROM jobs WHERE id = :id AND worker = :worker{where}"), given)


def answer(connection: Connection, worker: str, id: str, told: str) -> None:
    """Keep the answer for who asked, and tell them."""
    connection.execute(
        text("UPDATE jobs SET answer = :told, worker = NULL WHERE id = :id AND worker = :worker"),
        {"id": id, "worker": worker, "told": told},
    )
    tell(connection, "done", id)


def take_answer(connection: Connection, id: str, whatever: bool = False) -> str | None:
    """The answer, which is forgotten here; `whatever` also forgets a job that has none yet."""
    where = "" if whatever else " AND answer IS NOT NULL"
    return connection.execute(text(f"DELETE FROM jobs WHERE id = :id{where} RETURNING answer"), {"id": id}).scalar()


def progress(connection: Connection, worker: str, id: str, done: int, of: int) -> None:
    """How far a long one is."""
    connection.execute(
        text('UPDATE jobs SET done = :done, "of" = :of WHERE id = :id AND worker = :worker'),
        {"id": id, "worker": worker, "done": done, "of": of},
    )


def state(connection: Connection, id: str) -> dict[str, Any] | None:
    """How far it is, and its answer."""
    row = connection.execute(text('SELECT done, "of", answer FROM jobs WHERE id = :id'), {"id": id}).mappings().first()
    return None if row is None else dict(row)


def count(connection: Connection, kind: str) -> int:
    """How many of a kind there are that have no answer yet."""
    found = text("SELECT count(*) FROM jobs WHERE kind = :kind AND answer IS NULL")
    return int(connection.execute(found, {"kind": kind}).scalar_one())


def tidy(connection: Connection) -> None:
    """Find bots that are due and have no job, as after a move from SQLite; forget advice that nobody waits for."""
    if connection.execute(_lost).rowcount:
        tell(connection, "job")
    connection.execute(text(f"DELETE FROM jobs WHERE kind = 'advise' AND made < {NOW} - {ABANDONED}"))
