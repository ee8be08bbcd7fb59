"""Queries for the profile of a person: what others may know of their finished matches.

Matches at one device, where others sat at it too, count for nobody. Those at private tables count, but they are never
named, nor is who played there.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, case, exists, func, select

from rubicon.server.storage.account_queries import HAS_PROFILE
from rubicon.server.storage.schema import matches, people, results
from rubicon.server.storage.table_queries import with_seats

Row = dict[str, Any]

MOST_OPPONENTS = 8
MOST_BEST = 3
MOST_RECENT = 6

_other = results.alias("other")
_local = results.alias("local")
_together = ~exists().where(_local.c.match == results.c.match, _local.c.kind == "local")
EARLY = ("resigned", "time", "agreed_draw")
"""Ends that say nothing about how close a match was."""


def tallies(connection: Connection, person: str) -> list[Row]:
    """By game, number of seats and seat: how many matches there were, and how they went."""
    won, shared = results.c.share == 1, and_(results.c.share > 0, results.c.share < 1)
    counted = (
        select(
            results.c.game,
            results.c.seats,
            results.c.seat,
            func.count().label("played"),
            func.sum(case((won, 1), else_=0)).label("won"),
            func.sum(case((shared, 1), else_=0)).label("shared"),
        )
        .where(results.c.person == person, _together)
        .group_by(results.c.game, results.c.seats, results.c.seat)
        .order_by(results.c.game, results.c.seats, results.c.seat)
    )
    return [
        {**row, "won": int(row["won"]), "shared": int(row["shared"])} for row in connection.execute(counted).mappings()
    ]


def opponents(connection: Connection, person: str) -> list[Row]:
    """Whom they play most with at tables that are not private: people who can be seen, and bots by game and level."""
    won = func.sum(case((results.c.share > _other.c.share, 1), else_=0)).label("won")
    lost = func.sum(case((results.c.share < _other.c.share, 1), else_=0)).label("lost")
    played = func.count().label("played")
    against = (
        select(people.c.name, played, won, lost)
        .join_from(results, _other, _other.c.match == results.c.match)
        .join(people, people.c.id == _other.c.person)
        .where(results.c.person == person, results.c.private.is_(False), _other.c.person != person)
        .where(HAS_PROFILE, _together)
        .group_by(people.c.id, people.c.name)
    )
    bots = (
        select(_other.c.bot, results.c.game, played, won, lost)
        .join_from(results, _other, _other.c.match == results.c.match)
        .where(results.c.person == person, results.c.private.is_(False), _other.c.person.is_(None))
        .where(_other.c.kind == "bot", _together)
        .group_by(_other.c.bot, results.c.game)
    )
    found: list[Row] = []
    for query in (against, bots):
        often = query.order_by(played.desc()).limit(MOST_OPPONENTS)
        for row in connection.execute(often).mappings():
            one = {"name": row.get("name"), "bot": row.get("bot"), "game": row.get("game"), "played": row["played"]}
            found.append({**one, "won": int(row["won"]), "lost": int(row["lost"])})
    return found


def best(connection: Connection, person: str, game: str) -> list[tuple[str, Row, list[Row]]]:
    """The clearest and the closest victories in a game, at tables that are not private, with why each is named."""
    won = (
        select(matches)
        .join(results, results.c.match == matches.c.id)
        .where(results.c.person == person, results.c.game == game, results.c.private.is_(False))
        .where(results.c.share == 1, results.c.seats > 1, results.c.left.is_(False), _together)
        .where(results.c.reason.not_in(EARLY))
        .limit(MOST_BEST)
    )
    found: dict[str, tuple[str, Row]] = {}
    for why, order in (("clear", results.c.margin.desc()), ("close", results.c.margin.asc())):
        for row in connection.execute(won.order_by(order, results.c.ended.desc())).mappings():
            found.setdefault(row["id"], (why, dict(row)))
    shown = with_seats(connection, [row for _, row in found.values()])
    return [(found[row["id"]][0], row, around) for row, around in shown]


def recent(connection: Connection, person: str) -> list[tuple[Row, list[Row]]]:
    """The last matches at tables that are not private."""
    last = (
        select(matches)
        .join(results, results.c.match == matches.c.id)
        .where(results.c.person == person, results.c.private.is_(False), _together)
        .order_by(results.c.ended.desc(), results.c.match.desc())
        .limit(MOST_RECENT)
    )
    return with_seats(connection, [dict(row) for row in connection.execute(last).mappings()])
