"""Queries about puzzles that people tried."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert, select, update

from rubicon.server.puzzle_ratings import Rating, after, first_of
from rubicon.server.storage.schema import puzzle_attempts, puzzle_ratings

Row = dict[str, Any]


def attempts_of(connection: Connection, person: str) -> list[Row]:
    """All that a person tried, in the order in which they did."""
    mine = select(puzzle_attempts).where(puzzle_attempts.c.person == person)
    found = connection.execute(mine.order_by(puzzle_attempts.c.at, puzzle_attempts.c.puzzle)).mappings()
    return [{key: value for key, value in row.items() if key != "person"} for row in found]


def rating_of(connection: Connection, puzzle: str, first: int) -> Rating:
    """How hard a puzzle is; `first` is what it was thought to be before anybody tried."""
    columns = (puzzle_ratings.c.mu, puzzle_ratings.c.sigma)
    row = connection.execute(select(*columns).where(puzzle_ratings.c.puzzle == puzzle)).first()
    return first_of(first) if row is None else Rating(row[0], row[1])


def answered(connection: Connection, person: str, told: Row, first: int) -> tuple[Rating, Rating] | None:
    """Keep an answer. The first one changes both ratings, and they are told before and after; others only count."""
    puzzle, solved = told["puzzle"], told["solved"]
    where = (puzzle_attempts.c.person == person, puzzle_attempts.c.puzzle == puzzle)
    known = connection.execute(select(puzzle_attempts.c.tries, puzzle_attempts.c.solved).where(*where)).first()
    if known is not None:
        if not known[1]:
            values = {"tries": puzzle_attempts.c.tries + 1, "solved": solved}
            connection.execute(update(puzzle_attempts).where(*where).values(**values))
        return None
    before = solver_rating(attempts_of(connection, person))
    rated = select(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle).with_for_update()
    row = connection.execute(rated).mappings().first()
    hard = first_of(first) if row is None else Rating(row["mu"], row["sigma"])
    mine, its = after(before, hard, solved)
    connection.execute(
        insert(puzzle_attempts).values(person=person, at_once=solved, tries=1, mu=mine.mu, sigma=mine.sigma, **told)
    )
    values = {"mu": its.mu, "sigma": its.sigma}
    if row is None:
        connection.execute(insert(puzzle_ratings).values(puzzle=puzzle, tries=1, solved=int(solved), **values))
    else:
        values |= {"tries": row["tries"] + 1, "solved": row["solved"] + int(solved)}
        connection.execute(update(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle).values(**values))
    return before, mine


def solver_rating(attempts: list[Row]) -> Rating:
    """A person's rating: that after the last puzzle they tried."""
    return Rating(attempts[-1]["mu"], attempts[-1]["sigma"]) if attempts else Rating()
