"""Queries about limits that several servers count together. Times are seconds, by the clock of the database."""

from __future__ import annotations

import hashlib
from typing import Final

from sqlalchemy import Connection, text

NOW: Final = "extract(epoch FROM clock_timestamp())"
KEPT: Final = 86_400
"""Seconds after which a count is forgotten."""

_read: Final = text("SELECT key, level, at FROM limits WHERE key = ANY(:keys) ORDER BY key FOR UPDATE")
_add: Final = text("INSERT INTO limits (key, level, at) VALUES (:key, :level, :at)")
_change: Final = text("UPDATE limits SET level = :level, at = :at WHERE key = :key")


def read(connection: Connection, keys: list[str]) -> tuple[list[tuple[float, float] | None], float]:
    """What was counted under each key, and when; and what time it is. Nobody else counts until this is committed."""
    named = {key: name_of(key) for key in keys}
    found = {
        str(key): (float(level), float(at))
        for key, level, at in connection.execute(_read, {"keys": list(named.values())})
    }
    now = float(connection.execute(text(f"SELECT {NOW}")).scalar_one())
    return [found.get(named[key]) for key in keys], now


def keep(connection: Connection, key: str, level: float, now: float) -> None:
    """Keep a count."""
    given = {"key": name_of(key), "level": level, "at": now}
    if connection.execute(_change, given).rowcount == 0:
        connection.execute(_add, given)


def drop(connection: Connection, keys: list[str]) -> None:
    """Forget counts."""
    connection.execute(text("DELETE FROM limits WHERE key = ANY(:keys)"), {"keys": [name_of(key) for key in keys]})


def tidy(connection: Connection) -> None:
    """Forget all that are old."""
    connection.execute(text(f"DELETE FROM limits WHERE at < {NOW} - {KEPT}"))


def name_of(key: str) -> str:
    """Keys hold names and addresses, which are nobody's business in a database."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()
