"""News for the other processes on one PostgreSQL, sent in the transaction of the change that they are about.

A job says `tell(connection, "table", id)`. The store sends all that was told with NOTIFY just before it commits: so
nobody hears of what was not stored, and whoever hears of it finds it. News hold ids and numbers only. SQLite has one
process and nobody to tell.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection

CHANNEL: Final = "rubicon"
_KEY: Final = "rubicon.news"
_SEND: Final = f"SELECT pg_notify('{CHANNEL}', news) FROM unnest(%(news)s::text[]) AS news"


def tell(connection: Connection, *words: str) -> None:
    """Something has changed, if this transaction is committed."""
    if connection.dialect.name == "postgresql":
        news: list[str] = connection.info.setdefault(_KEY, [])
        news.append(" ".join(words))


def tell_people(connection: Connection, people: Iterable[str], about: str) -> None:
    """Something about these people has changed, and they will want to look at it."""
    for person in people:
        tell(connection, "news", person, about)


def begin(connection: Connection) -> None:
    """A new transaction: what another one told, which failed, is not told."""
    connection.info.pop(_KEY, None)


def send(connection: Connection, sender: str) -> None:
    """Send what was told, in the name of this process."""
    told: list[Any] | None = connection.info.pop(_KEY, None)
    if told:
        connection.exec_driver_sql(_SEND, {"news": [f"{sender} {words}" for words in told]})
