"""Queries about how far people are in lessons."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, literal, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from rubicon.server.storage.schema import lesson_progress

Row = dict[str, Any]


def of(connection: Connection, person: str) -> list[Row]:
    """How far a person is in each lesson that was begun."""
    columns = (lesson_progress.c.game, lesson_progress.c.lesson, lesson_progress.c.moves, lesson_progress.c.done)
    mine = select(*columns).where(lesson_progress.c.person == person)
    found = connection.execute(mine.order_by(lesson_progress.c.game, lesson_progress.c.lesson)).mappings()
    return [{**row, "moves": [int(move) for move in row["moves"].split(",") if move]} for row in found]


def keep(connection: Connection, person: str, game: str, lesson: str, moves: list[int], done: bool, now: int) -> bool:
    """How far a person is now, and whether it was ever done: what was once done stays done."""
    dialect: Any = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = {"moves": ",".join([str(move) for move in moves]), "done": done, "at": now}
    first = dialect.insert(lesson_progress).values(person=person, game=game, lesson=lesson, **row)
    kept = first.on_conflict_do_update(
        index_elements=["person", "game", "lesson"], set_={**row, "done": or_(lesson_progress.c.done, literal(done))}
    )
    return bool(connection.execute(kept.returning(lesson_progress.c.done)).scalar_one())
