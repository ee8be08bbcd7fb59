"""What is stored when a match ends, in the transaction that stores its last step: all of it, or nothing.

Every way in which a match can end leads here: `match_results.notice_end` says what came of it, and
`table_queries.save` calls `record` once. What else depends on results is called from `record`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from rubicon.server.storage import rating_queries, result_queries, tournament_queries

Row = dict[str, Any]


@dataclass(slots=True)
class Ended:
    """A match that has just ended."""

    match: str
    game: str
    options: dict[str, Any]
    rated: bool
    ended: int  # in milliseconds since 1970
    results: list[Row]  # rows of `results`, by seat


def record(connection: Connection, ended: Ended) -> None:
    """Keep how a match ended, with all that follows from it."""
    result_queries.add(connection, ended.results)
    if ended.rated:
        rating_queries.rate_match(connection, ended.match)
    tournament_queries.match_over(connection, ended)
