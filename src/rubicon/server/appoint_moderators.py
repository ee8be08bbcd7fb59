"""Who is a moderator: decided by who can run commands on the database, while the server runs or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from rubicon.core.errors import RubiconError
from rubicon.core.message import Message
from rubicon.core.notation import fold
from rubicon.server.ids import now_ms
from rubicon.server.settings import Settings
from rubicon.server.storage import account_queries, moderation_queries
from rubicon.server.storage.store import Store

T = TypeVar("T")


class NoSuchPerson(RubiconError):
    """A name that nobody, or no moderator, has."""


def appoint(settings: Settings, name: str) -> None:
    """Make somebody with an account a moderator."""

    def job(connection: Connection) -> None:
        moderation_queries.appoint(connection, _account(connection, name), now_ms())

    _carry_out(settings, job)


def dismiss(settings: Settings, name: str) -> None:
    """Take the office away."""

    def job(connection: Connection) -> None:
        if not moderation_queries.dismiss(connection, _account(connection, name)):
            raise NoSuchPerson(Message("moderators-none-such", {"name": name}))

    _carry_out(settings, job)


def names(settings: Settings) -> list[str]:
    """All moderators."""
    return _carry_out(settings, moderation_queries.all_moderators)


def _account(connection: Connection, name: str) -> str:
    row = account_queries.person_by_login(connection, fold(name))
    if row is None:
        raise NoSuchPerson(Message("server-nobody-named", {"name": name}))
    return str(row["id"])


def _carry_out(settings: Settings, job: Callable[[Connection], T]) -> T:
    store = Store(settings.database_url())
    try:
        with store.engine(writing=True).begin() as connection:
            return job(connection)
    finally:
        store.close()
