"""Queries about tournaments.

A step of a tournament is one transaction: it names the version it is based on, and
makes its tables, forgets those that nobody came to, and keeps the results. So there are
never two rounds at once, whoever makes them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update
from sqlalchemy.engine import RowMapping

from rubicon.server.storage.account_queries import HAS_PROFILE
from rubicon.server.storage.cluster_news import tell
from rubicon.server.storage.schema import entrants, matches, pairings, people, seats, tournaments
from rubicon.server.storage.store import Conflict
from rubicon.tournaments.games import ABSENT

if TYPE_CHECKING:
    from rubicon.server.storage.match_end import Ended

Row = dict[str, Any]


@dataclass(slots=True)
class Stored:
    """A tournament as it was read."""

    row: Row
    entrants: list[Row]
    pairings: list[Row]  # with `table`: the status of its match; `key`, and `free`: the seats that wait for somebody
    host: str | None  # the name
    profiles: dict[int, str]  # by number of the player, where it can be seen
    decided: list[Row] | None = None  # all decided ones as a ladder counts them, where `pairings` are only some
    more: bool = False  # whether there are decided ones before those in `pairings`


@dataclass(slots=True)
class Step:
    """What one step changes: all of it is kept, or nothing."""

    values: Row = field(default_factory=dict)
    entrants: list[Row] | None = None  # all of them, when one has changed
    pairings: list[Row] = field(default_factory=list)  # new ones, and changed ones in place of the old
    tables: list[tuple[Row, list[Row]]] = field(default_factory=list)
    drop: list[str] = field(default_factory=list)  # tables that never started


def create(connection: Connection, row: Row, first: list[Row], most: int) -> None:
    """A new one, unless its host has too many that are not over."""
    hosted = select(func.count()).where(tournaments.c.host == row["host"], tournaments.c.status != "over")
    if connection.execute(hosted).scalar_one() >= most:
        raise Conflict("tournaments")
    connection.execute(insert(tournaments).values(**row))
    if first:
        connection.execute(insert(entrants), first)


def load(connection: Connection, id: str, page: int | None = None, before: int | None = None) -> Stored | None:
    """All there is about one.

    With `page`, of the games of a ladder, which has no end, those that go on and so many that are decided: the newest,
    or the newest of those before a number.
    """
    found = select(tournaments, people.c.name.label("host_name")).outerjoin(people, people.c.id == tournaments.c.host)
    row = connection.execute(found.where(tournaments.c.id == id)).mappings().first()
    if row is None:
        return None
    told = dict(row)
    host = told.pop("host_name")
    players = select(entrants).where(entrants.c.tournament == id).order_by(entrants.c.number)
    tables = (
        select(pairings, matches.c.status.label("table"), matches.c.key, matches.c.private)
        .outerjoin(matches, matches.c.id == pairings.c.match)
        .where(pairings.c.tournament == id)
        .order_by(pairings.c.number)
    )
    decided: list[Row] | None = None
    more = False
    if page is not None and told["format"] == "ladder":
        over = (pairings.c.tournament == id, pairings.c.status != "open")
        counted = select(pairings.c.number, pairings.c.challenger, pairings.c.players, pairings.c.places)
        counted = counted.add_columns(pairings.c.ended).where(*over).order_by(pairings.c.number)
        decided = [_read(one) for one in connection.execute(counted).mappings()]
        numbers = [one["number"] for one in decided if before is None or one["number"] < before]
        more = len(numbers) > page
        tables = tables.where(or_(pairings.c.status == "open", pairings.c.number.in_(numbers[-page:])))
    met = [_read(one) for one in connection.execute(tables).mappings()]
    waiting = [one["match"] for one in met if one["table"] == "open"]
    free: dict[str, list[int]] = {}
    if waiting:
        open_seats = select(seats.c.match, seats.c.seat).where(seats.c.match.in_(waiting), seats.c.kind == "open")
        for match, seat in connection.execute(open_seats):
            free.setdefault(str(match), []).append(int(seat))
    for one in met:
        one["free"] = free.get(one["match"], [])
    seen = (
        select(entrants.c.number, people.c.name)
        .join(people, people.c.id == entrants.c.person)
        .where(entrants.c.tournament == id, HAS_PROFILE)
    )
    profiles = {int(number): str(name) for number, name in connection.execute(seen)}
    entered = [dict(one) for one in connection.execute(players).mappings()]
    return Stored(told, entered, met, host, profiles, decided, more)


def _read(pairing: RowMapping) -> Row:
    places = None if pairing["places"] is None else json.loads(pairing["places"])
    return {**pairing, "players": json.loads(pairing["players"]), "places": places}


def keep(connection: Connection, id: str, version: int, step: Step) -> None:
    """Keep a step, unless somebody else has taken one since."""
    changed = connection.execute(
        update(tournaments)
        .where(tournaments.c.id == id, tournaments.c.version == version)
        .values(**step.values, version=version + 1)
    )
    if changed.rowcount != 1:
        raise Conflict("version")
    for match in step.drop:
        gone = connection.execute(delete(matches).where(matches.c.id == match, matches.c.status == "open"))
        if gone.rowcount != 1:
            raise Conflict("started")  # the last one came just now
        tell(connection, "again", match)
    if step.entrants is not None:
        connection.execute(delete(entrants).where(entrants.c.tournament == id))
        if step.entrants:
            connection.execute(insert(entrants), step.entrants)
    for row, seated in step.tables:
        connection.execute(insert(matches).values(**row))
        connection.execute(insert(seats), seated)
    for one in step.pairings:
        mine = (pairings.c.tournament == id, pairings.c.number == one["number"])
        connection.execute(delete(pairings).where(*mine))
        connection.execute(insert(pairings).values(**{**one, "tournament": id}))


def drop(connection: Connection, id: str, version: int) -> None:
    """Remove one that never started."""
    gone = connection.execute(delete(tournaments).where(tournaments.c.id == id, tournaments.c.version == version))
    if gone.rowcount != 1:
        raise Conflict("version")


def match_over(connection: Connection, ended: Ended) -> None:
    """If the match was of a tournament, keep its result there, in the transaction that ends it."""
    found = select(pairings.c.tournament, pairings.c.number)
    row = connection.execute(found.where(pairings.c.match == ended.match, pairings.c.status == "open")).first()
    if row is None:
        return
    # First the tournament, as in every step: a step that is being stored may put the pairing in place of the old one.
    of = tournaments.c.id == row.tournament
    connection.execute(
        update(tournaments).where(of).values(due=True, version=tournaments.c.version + 1, updated=ended.ended)
    )
    # Who left has lost to everybody, whatever the bot made of it that played on.
    came = [ABSENT if one["left"] and one["seats"] > 2 else one["place"] for one in ended.results]
    values = {"status": "over", "places": json.dumps(came), "deadline": None, "ended": ended.ended}
    mine = (pairings.c.tournament == row.tournament, pairings.c.number == row.number)
    connection.execute(update(pairings).where(*mine, pairings.c.status == "open").values(**values))


def due(connection: Connection, now: int) -> list[str]:
    """Those at which something has to happen."""
    late = or_(tournaments.c.due.is_(True), tournaments.c.deadline <= now)
    found = select(tournaments.c.id).where(tournaments.c.status == "running", tournaments.c.paused.is_(None), late)
    return [str(id) for id in connection.execute(found).scalars()]


def grant(connection: Connection, until: int) -> None:
    """Let nobody lose because no server was there."""
    running = select(tournaments.c.id).where(tournaments.c.status == "running")
    late = (pairings.c.status == "open", pairings.c.deadline < until, pairings.c.tournament.in_(running))
    connection.execute(update(pairings).where(*late).values(deadline=until))
    soon = (tournaments.c.status == "running", tournaments.c.deadline < until)
    connection.execute(update(tournaments).where(*soon).values(deadline=until))


def of_person(connection: Connection, person: str) -> list[str]:
    """Those that a person hosts or plays in and that are not over."""
    going = select(tournaments.c.id).where(tournaments.c.status != "over")
    mine = (entrants.c.person == person, entrants.c.out.is_(False))
    # Two questions, each with an index: PostgreSQL has none for "either".
    hosted = connection.execute(going.where(tournaments.c.host == person)).scalars().all()
    played = going.join(entrants, entrants.c.tournament == tournaments.c.id).where(*mine)
    return list(dict.fromkeys([str(id) for id in [*hosted, *connection.execute(played).scalars()]]))


def cards(connection: Connection, person: str | None, most: int) -> list[Row]:
    """The newest ones that everybody may see, and one's own; with how many players they have, and whether one plays."""
    mine = select(entrants.c.tournament).where(entrants.c.person == person)
    shown: ColumnElement[bool] = tournaments.c.private.is_(False)
    if person is not None:
        shown = or_(shown, tournaments.c.host == person, tournaments.c.id.in_(mine))
    count = (
        select(func.count())
        .where(entrants.c.tournament == tournaments.c.id, entrants.c.out.is_(False))
        .scalar_subquery()
    )
    found = select(tournaments, count.label("players"), tournaments.c.id.in_(mine).label("yours"))
    rows: list[Row] = []
    for status in ("open", "running", "over"):
        of = found.where(tournaments.c.status == status, shown).order_by(tournaments.c.updated.desc()).limit(most)
        rows += [dict(row) for row in connection.execute(of).mappings()]
    return rows


def everything_about(connection: Connection, person: str) -> list[Row]:
    """The tournaments that a person hosts or played in."""
    columns = (tournaments.c.id, tournaments.c.name, tournaments.c.game, tournaments.c.format, tournaments.c.made)
    hosted = select(*columns).where(tournaments.c.host == person)
    played = (
        select(*columns, entrants.c.number, entrants.c.joined, entrants.c.out)
        .join(entrants, entrants.c.tournament == tournaments.c.id)
        .where(entrants.c.person == person)
    )
    told = [{**row, "as": "host"} for row in connection.execute(hosted).mappings()]
    return told + [{**row, "as": "player"} for row in connection.execute(played).mappings()]


def forget(connection: Connection, person: str) -> None:
    """Nobody's name stands in tables of tournaments any more."""
    connection.execute(update(entrants).where(entrants.c.person == person).values(person=None, name=None, out=True))
