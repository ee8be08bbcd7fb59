"""Queries about the analyses of one person's games."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Select, select

from rubicon.server.storage.schema import analyses, results, seats

Row = dict[str, Any]

MOST_WAITING: Final = 10
"""Games without an analysis of which it is asked whether one is being made."""


def analyses_of(connection: Connection, person: str, game: str | None, most: int) -> list[Row]:
    """The analyses of a person's last games, each with the seat that they played to the end, and with all players."""
    columns = (results.c.match, results.c.seat, results.c.game, results.c.ended, analyses.c.found)
    mine = select(*columns).join(analyses, analyses.c.match == results.c.match)
    found = [dict(row) for row in connection.execute(_last(mine, person, game, most)).mappings()]
    around: dict[str, list[Row]] = {row["match"]: [] for row in found}
    shown = select(seats.c.match, seats.c.seat, seats.c.kind, seats.c.name, seats.c.bot)
    for seat in connection.execute(shown.where(seats.c.match.in_(list(around))).order_by(seats.c.seat)).mappings():
        told = dict(seat)
        around[told.pop("match")].append(told)
    return [{**row, "players": around[row["match"]]} for row in found]


def not_analysed(connection: Connection, person: str, game: str | None, most: int) -> list[str]:
    """A person's last games of which there is no analysis, the latest first."""
    mine = select(results.c.match).outerjoin(analyses, analyses.c.match == results.c.match)
    query = _last(mine.where(analyses.c.match.is_(None)), person, game, most)
    return list(dict.fromkeys(str(id) for id in connection.execute(query).scalars()))


def _last(query: Select[Any], person: str, game: str | None, most: int) -> Select[Any]:
    query = query.where(results.c.person == person, results.c.kind == "human")
    if game is not None:
        query = query.where(results.c.game == game)
    return query.order_by(results.c.ended.desc(), results.c.match, results.c.seat).limit(most)
