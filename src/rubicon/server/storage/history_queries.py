"""Queries about a person's finished matches: filtered, searched, page by page.

A page starts from the index of `results` by person and time. What is asked of the other seats of a match is looked up
by the match, so that no page reads matches of other people.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, exists, func, or_, select

from rubicon.server.storage.schema import looks, matches, results, seats
from rubicon.server.storage.table_queries import with_seats

Row = dict[str, Any]

MOST_OPPONENTS = 100


@dataclass(slots=True)
class Wanted:
    """Which matches: each field that is given must fit."""

    game: str | None = None
    seat: int | None = None
    seats: int | None = None
    result: str | None = None  # won, shared, lost
    since: int | None = None  # ended at that time or later
    until: int | None = None  # ended before
    opponent: str | None = None  # a name
    bot: str | None = None
    options: list[str] = field(default_factory=list)  # as they stand in the JSON of `matches.options`
    text: str = ""  # in the name of an opponent, or in one's own notes
    titled: list[str] = field(default_factory=list)  # games whose titles have that text


def page(
    connection: Connection, person: str, wanted: Wanted, offset: int, most: int
) -> tuple[int, list[tuple[Row, Row, list[Row]]]]:
    """How many there are, and some of them, the newest first: one's own result, the match, its seats."""
    conditions = _conditions(person, wanted)
    mine = select(results).where(*conditions)
    total = connection.execute(select(func.count()).select_from(results).where(*conditions)).scalar_one()
    newest = mine.order_by(results.c.ended.desc(), results.c.match.desc()).offset(offset).limit(most)
    own = [dict(row) for row in connection.execute(newest).mappings()]
    found = select(matches).where(matches.c.id.in_([row["match"] for row in own]))
    rows = [dict(row) for row in connection.execute(found).mappings()]
    shown = {row["id"]: (row, around) for row, around in with_seats(connection, rows)}
    return total, [(row, *shown[row["match"]]) for row in own]


def opponents(connection: Connection, person: str) -> list[Row]:
    """Whom the person has played against, most often first: names of people, or levels of bots."""
    bot = and_(seats.c.kind == "bot", seats.c.person.is_(None))
    name = func.coalesce(seats.c.name, "")
    against = (
        select(seats.c.bot.label("bot"), name.label("name"), bot.label("is_bot"), func.count().label("games"))
        .join_from(results, seats, seats.c.match == results.c.match)
        .where(results.c.person == person, seats.c.seat != results.c.seat, seats.c.kind != "local")
        .group_by(seats.c.bot, name, bot)
    )
    games: dict[tuple[str, bool], int] = {}
    for row in connection.execute(against):
        called = (str(row.bot), True) if row.is_bot else (str(row.name), False)
        if called[0]:
            games[called] = games.get(called, 0) + int(row.games)
    often = sorted(games.items(), key=lambda one: (-one[1], one[0]))[:MOST_OPPONENTS]
    return [{"name": name, "bot": bot, "games": count} for (name, bot), count in often]


def matches_of(connection: Connection, person: str) -> list[str]:
    """All finished matches of a person, the oldest first."""
    mine = select(results.c.match).where(results.c.person == person).order_by(results.c.ended, results.c.match)
    return [str(id) for id in connection.execute(mine).scalars()]


def _conditions(person: str, wanted: Wanted) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = [results.c.person == person]
    exact = {"game": wanted.game, "seat": wanted.seat, "seats": wanted.seats}
    found += [results.c[name] == value for name, value in exact.items() if value is not None]
    if wanted.result == "won":
        found.append(results.c.share == 1)
    elif wanted.result == "lost":
        found.append(results.c.share == 0)
    elif wanted.result is not None:
        found.append(and_(results.c.share > 0, results.c.share < 1))
    if wanted.since is not None:
        found.append(results.c.ended >= wanted.since)
    if wanted.until is not None:
        found.append(results.c.ended < wanted.until)
    if wanted.opponent is not None:
        found.append(_others(seats.c.name == wanted.opponent))
    if wanted.bot is not None:
        found.append(_others(seats.c.kind == "bot", seats.c.bot == wanted.bot))
    if wanted.options:
        chosen = [matches.c.options.contains(option, autoescape=True) for option in wanted.options]
        found.append(exists().where(matches.c.id == results.c.match, *chosen))
    if wanted.text:
        noted = exists().where(looks.c.match == results.c.match, looks.c.person == person, _has(looks.c.notes, wanted))
        found.append(or_(_others(_has(seats.c.name, wanted)), noted, results.c.game.in_(wanted.titled)))
    return found


def _others(*conditions: ColumnElement[bool]) -> ColumnElement[bool]:
    """Another seat of the match is so."""
    return exists().where(seats.c.match == results.c.match, seats.c.seat != results.c.seat, *conditions)


def _has(column: ColumnElement[Any], wanted: Wanted) -> ColumnElement[bool]:
    """The text stands there, in large or small letters. SQLite by itself knows only those of English as the same."""
    text = wanted.text
    spelled = {text, text.lower(), text.upper(), text.capitalize(), text.title()}
    return or_(*[column.icontains(one, autoescape=True) for one in sorted(spelled)])
