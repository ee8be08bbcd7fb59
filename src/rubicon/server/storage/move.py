"""Carry a whole database over to another one: SQLite to PostgreSQL, or back.

All of it is one transaction of the target. It is committed after every row has been read back from the target and
compared, so whoever is stopped half-way leaves an empty target, and starts again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

from sqlalchemy import URL, Connection, Engine, Table, func, insert, inspect, make_url, select, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from rubicon.core.errors import RubiconError
from rubicon.core.message import Message
from rubicon.server.storage.backup import nobody_uses
from rubicon.server.storage.migrate import NewerDatabase, bring_up_to_date, version_of
from rubicon.server.storage.schema import HEAD, metadata
from rubicon.server.storage.store import Store

IN_PORTIONS: Final = {"yield_per": 2_000}
"""Rows that are in memory at once."""


class MoveError(RubiconError):
    """A database that cannot be carried over; both are as they were."""


class BadDatabase(MoveError):
    """That is no address of a database."""

    usage: ClassVar[bool] = True


@dataclass(slots=True)
class Sum:
    """How many rows there are, and the sum of their digests: the same in whatever order they come."""

    rows: int = 0
    digest: int = 0

    def add(self, table: str, row: Iterable[Any]) -> None:
        """One more row."""
        self.rows += 1
        hashed = hashlib.sha256(repr((table, *row)).encode("utf-8", "surrogatepass")).digest()
        self.digest = (self.digest + int.from_bytes(hashed, "big")) % (1 << 256)


def move(source: str, target: str, tell: Callable[[str, int], None]) -> int:
    """Carry all rows over, and check every one of them; how many there were. Each table is told of when it is done."""
    if _url(source) == _url(target):
        raise MoveError(Message("carry-same", {"database": shown(source)}))
    with _opened(source, writing=False) as here, _opened(target, writing=True) as there:
        try:
            _check_source(source, here)
        except SQLAlchemyError as error:
            raise _unusable(source, error) from None
        try:
            return _move(source, here, target, there, tell)
        except NewerDatabase as error:
            newer: dict[str, object] = {"database": shown(target), "version": str(error)}
            raise MoveError(Message("server-database-newer", newer)) from None
        except (SQLAlchemyError, OSError, ValueError) as error:
            words: dict[str, object] = {"source": shown(source), "target": shown(target), "why": _why(error)}
            raise MoveError(Message("carry-failed", words)) from None


def _move(source: str, here: Engine, target: str, there: Engine, tell: Callable[[str, int], None]) -> int:
    path = _file(target)
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.touch(mode=0o600)  # it will hold secrets of running matches
    total = 0
    with there.begin() as new, here.connect() as old:
        _check_target(target, new)
        bring_up_to_date(new)
        for table in metadata.sorted_tables:
            sent = _carry(table, old, new)
            came = _sum(table, new)
            if sent != came:
                counts: dict[str, object] = {"table": table.name, "sent": sent.rows, "came": came.rows}
                raise MoveError(Message("carry-differs", counts))
            tell(table.name, sent.rows)
            total += sent.rows
    return total


def shown(url: str) -> str:
    """A URL without its password."""
    return _url(url).render_as_string(hide_password=True)


def _url(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError:
        raise BadDatabase(Message("carry-no-url", {"database": url})) from None


@contextmanager
def _opened(url: str, writing: bool) -> Iterator[Engine]:
    """The means to connect; nothing has been asked of it yet."""
    try:
        store = Store(url)
    except (SQLAlchemyError, ImportError) as error:
        raise _unusable(url, error) from None
    try:
        yield store.engine(writing)
    finally:
        store.close()


def _unusable(url: str, error: Exception) -> MoveError:
    return MoveError(Message("server-database-unusable", {"database": shown(url), "why": _why(error)}))


def _why(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0][:200]


def _file(url: str) -> Path | None:
    """The file of SQLite."""
    parsed = _url(url)
    return Path(parsed.database) if parsed.get_backend_name() == "sqlite" and parsed.database else None


def _check_source(url: str, engine: Engine) -> None:
    """There is something to carry, in tables that we know, and nobody changes it meanwhile."""
    path = _file(url)
    if path is not None:
        if not path.is_file():
            raise MoveError(Message("backup-no-database", {"database": shown(url)}))
        nobody_uses(path)
    with engine.connect() as connection:
        version = version_of(connection)
        if version is None:
            raise MoveError(Message("backup-no-database", {"database": shown(url)}))
        if version > HEAD:
            raise MoveError(Message("server-database-newer", {"database": shown(url), "version": version}))
        if version < HEAD:
            raise MoveError(Message("carry-older", {"database": shown(url), "version": version, "wanted": HEAD}))
        if connection.dialect.name == "postgresql":
            others = (
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            if connection.execute(text(others)).scalar_one():
                raise MoveError(Message("restore-running", {"database": shown(url)}))


def _check_target(url: str, connection: Connection) -> None:
    """Nothing is in the way."""
    for name in inspect(connection).get_table_names():
        known = metadata.tables.get(name)
        if name == "alembic_version":
            continue
        if known is None or connection.execute(select(func.count()).select_from(known)).scalar_one():
            raise MoveError(Message("carry-not-empty", {"database": shown(url), "table": name}))


def _carry(table: Table, old: Connection, new: Connection) -> Sum:
    """Copy one table in portions; what was copied."""
    total = Sum()
    found = old.execute(select(table), execution_options=IN_PORTIONS)
    for portion in found.mappings().partitions():
        for row in portion:
            total.add(table.name, row.values())
        new.execute(insert(table), [dict(row) for row in portion])
    return total


def _sum(table: Table, connection: Connection) -> Sum:
    """What is in a table now."""
    total = Sum()
    with connection.execute(select(table), execution_options=IN_PORTIONS) as found:
        for row in found:
            total.add(table.name, row)
    return total
