"""Prepared statements: compiled once, for the few that every decision needs.

SQLAlchemy looks up the compiled form of a statement by all its parts, which for an update of twenty columns takes
longer than the database does. Here it is asked once for each kind of database, and the text is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, CursorResult
from sqlalchemy.sql.expression import ClauseElement

Row = dict[str, Any]


class Prepared:
    """A statement with named parameters, all of which are given every time."""

    def __init__(self, statement: ClauseElement) -> None:
        self._statement: Final = statement
        self._texts: Final[dict[str, tuple[str, list[str] | None]]] = {}

    def run(self, connection: Connection, given: Row | Sequence[Row]) -> CursorResult[Any]:
        """Carry it out, once or for each of several rows."""
        dialect = connection.dialect
        known = self._texts.get(dialect.name)
        if known is None:
            compiled: Any = self._statement.compile(dialect=dialect)
            known = self._texts[dialect.name] = (str(compiled), compiled.positiontup)
        text, order = known
        rows: Any = given
        if order is not None:  # parameters by place, as SQLite has them
            rows = (
                tuple([given[name] for name in order])
                if isinstance(given, dict)
                else [tuple([row[name] for name in order]) for row in given]
            )
        return connection.exec_driver_sql(text, rows)
