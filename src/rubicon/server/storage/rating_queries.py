"""Queries about ratings: what a match changed, and who stands where.

A rated match counts when it is over, in the transaction that ends it. Who counts one takes the row of its game in
`rated_games` first and keeps it until the end: so all servers agree on one order, which the numbers of the matches
tell, and a second computation in that order (`recompute`) comes to the same ratings, digit by digit.

A bot's rating is fixed (`rubicon.lab.ladder`). What it was in a match stays in the row of the match, as does what a
person's was who is forgotten: both are facts that the others' ratings follow from.
"""

from __future__ import annotations

import json
from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from rubicon.server.rating_model import FRESH, KNOWN, Rating, from_points, places, rate
from rubicon.server.storage.account_queries import HAS_PROFILE
from rubicon.server.storage.schema import entries, matches, people, rated_games, rating_changes, ratings, seats

if TYPE_CHECKING:
    from rubicon.lab.ladder import Anchor

Row = dict[str, Any]

EARLY: Final = "end"
"""The note of the table that ends a match before its time."""
MOST_CURVE: Final = 300
"""Matches of a curve: the last ones."""


@dataclass(slots=True)
class Played:
    """What the record of a rated match says about it."""

    match: str
    game: str
    at: int
    players: list[tuple[str | None, str | None]]  # of each seat: the person, or else the bot; neither if forgotten
    places: list[int]


def rated_bots(game: str) -> dict[str, Anchor]:
    """The bots that a league has rated."""
    from rubicon.lab.ladder import anchors  # not before somebody asks: a server starts without the laboratory

    return anchors(game)


def rating_of_bot(game: str, bot: str | None) -> Rating | None:
    """Where a bot stands; `None` for bots that no league has rated."""
    anchor = rated_bots(game).get(bot or "")
    return None if anchor is None else from_points(anchor.points, anchor.error)


def rate_match(connection: Connection, match: str) -> None:
    """Count a rated match that is over."""
    row = connection.execute(select(matches).where(matches.c.id == match)).mappings().one()
    played = read_played(connection, dict(row))
    if played is None:
        return
    number = _next_number(connection, played.game)
    known = _known(connection, played.game, [person for person, _ in played.players if person is not None])
    rows, after = changes_of(played, number, {person: rating for person, (rating, _) in known.items()}, {})
    connection.execute(insert(rating_changes), rows)
    for person, rating in after.items():
        _keep(connection, played.game, person, rating, known.get(person, (FRESH, 0))[1] + 1, played.at)


def read_played(connection: Connection, row: Row, forgotten: Container[int] = ()) -> Played | None:
    """What counts of a match; `None` if it was ended before every seat had decided once.

    In the seats of people who are `forgotten` nobody is named any more: a bot that stands there played for them.
    """
    of_match = entries.c.match == row["id"]
    notes = [
        json.loads(what)
        for what in connection.execute(
            select(entries.c.what).where(of_match, entries.c.who == "T").order_by(entries.c.number)
        ).scalars()
    ]
    around = connection.execute(
        select(seats.c.seat, seats.c.person, seats.c.bot).where(seats.c.match == row["id"]).order_by(seats.c.seat)
    ).all()
    if any(note["what"] == EARLY for note in notes):
        decided = select(entries.c.who).where(of_match, entries.c.who.not_in(("T", "F"))).distinct()
        if len(connection.execute(decided).all()) < len(around):
            return None
    left = [int(note["seat"]) for note in notes if note["what"] == "bot"]
    away = [
        seat
        for seat, person, bot in around
        if bot is not None and (person is not None or seat in forgotten) and seat not in left
    ]
    left = away + left  # a bot played for those who never came, too
    players = [(person, bot if person is None and seat not in left else None) for seat, person, bot in around]
    return Played(row["id"], row["game"], row["ended"], players, places(json.loads(row["outcome"]), left))


def _next_number(connection: Connection, game: str) -> int:
    """The number of the next match of a game. From here on others wait until this transaction is over."""
    dialect: Any = sqlite if connection.dialect.name == "sqlite" else postgresql
    first = dialect.insert(rated_games).values(game=game, matches=1)
    one_more = first.on_conflict_do_update(index_elements=["game"], set_={"matches": rated_games.c.matches + 1})
    return int(connection.execute(one_more.returning(rated_games.c.matches)).scalar_one())


def _known(connection: Connection, game: str, persons: list[str]) -> dict[str, tuple[Rating, int]]:
    columns = (ratings.c.person, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    found = connection.execute(select(*columns).where(ratings.c.game == game, ratings.c.person.in_(persons)))
    return {str(person): (Rating(mu, sigma), int(games)) for person, mu, sigma, games in found}


def changes_of(
    played: Played, number: int, known: dict[str, Rating], given: dict[int, Rating]
) -> tuple[list[Row], dict[str, Rating]]:
    """The rows of a match, and the ratings of its people after it. `given` is what the others had, by seat."""
    before = []
    for seat, (person, bot) in enumerate(played.players):
        if person is not None:
            before.append(known.get(person, FRESH))
        else:
            before.append(given.get(seat) or rating_of_bot(played.game, bot) or FRESH)
    after = rate(before, played.places)
    rows: list[Row] = []
    fresh: dict[str, Rating] = {}
    for seat, (person, bot) in enumerate(played.players):
        now = after[seat] if bot is None else before[seat]  # bots are fixed
        if person is not None:
            fresh[person] = now
        rows.append(
            {
                "match": played.match,
                "seat": seat,
                "game": played.game,
                "number": number,
                "person": person,
                "bot": bot,
                "place": played.places[seat],
                "mu_before": before[seat].mu,
                "sigma_before": before[seat].sigma,
                "mu": now.mu,
                "sigma": now.sigma,
                "at": played.at,
            }
        )
    return rows, fresh


def _keep(connection: Connection, game: str, person: str, rating: Rating, games: int, at: int) -> None:
    values = {"mu": rating.mu, "sigma": rating.sigma, "games": games, "at": at}
    where = (ratings.c.game == game, ratings.c.person == person)
    if connection.execute(update(ratings).where(*where).values(**values)).rowcount == 0:
        connection.execute(insert(ratings).values(game=game, person=person, **values))


def listed(connection: Connection, game: str, search: str, offset: int, most: int) -> tuple[list[Row], int]:
    """People with a rating who are not hidden, the best first, and how many there are; `search` is part of a name.

    The place is that of `place_of`, for those whose rating is no longer provisional.
    """
    place = func.rank().over(partition_by=ratings.c.sigma <= KNOWN, order_by=ratings.c.mu.desc())
    shown = (
        select(ratings.c.person, people.c.name, people.c.login, place.label("place"))
        .add_columns(ratings.c.mu, ratings.c.sigma, ratings.c.games, ratings.c.at)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.game == game, HAS_PROFILE)
        .subquery()
    )
    found = select(shown)
    if search:
        found = found.where(shown.c.login.contains(search, autoescape=True))
    total = connection.execute(select(func.count()).select_from(found.subquery())).scalar_one()
    page = found.order_by(shown.c.mu.desc(), shown.c.person).offset(offset).limit(most)
    return [dict(row) for row in connection.execute(page).mappings()], int(total)


def place_of(connection: Connection, game: str, mu: float) -> int:
    """The place of who has this mean, among people who are listed and whose rating is no longer provisional."""
    better = (
        select(func.count())
        .select_from(ratings)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.game == game, ratings.c.mu > mu, ratings.c.sigma <= KNOWN)
        .where(HAS_PROFILE)
    )
    return 1 + int(connection.execute(better).scalar_one())


def of_person(connection: Connection, person: str) -> list[Row]:
    """A person's ratings, those of most matches first."""
    mine = select(ratings).where(ratings.c.person == person).order_by(ratings.c.games.desc(), ratings.c.game)
    return [dict(row) for row in connection.execute(mine).mappings()]


def of_people(connection: Connection, persons: Sequence[str]) -> dict[tuple[str, str], Rating]:
    """The ratings of these people, by game and person; who has not played a rated match is not there."""
    columns = (ratings.c.game, ratings.c.person, ratings.c.mu, ratings.c.sigma)
    found = connection.execute(select(*columns).where(ratings.c.person.in_(persons)))
    return {(str(game), str(person)): Rating(mu, sigma) for game, person, mu, sigma in found}


def curve(connection: Connection, person: str, game: str) -> list[Row]:
    """What a person's last matches of a game changed, the oldest first."""
    mine = (
        select(rating_changes)
        .where(rating_changes.c.person == person, rating_changes.c.game == game)
        .order_by(rating_changes.c.number.desc())
        .limit(MOST_CURVE)
    )
    return [dict(row) for row in reversed(connection.execute(mine).mappings().all())]


def of_table(connection: Connection, match: str, game: str, seated: Sequence[Row]) -> list[Row | None]:
    """For each seat of a rated table its rating before the match, and by how many points the match changed it."""
    changed = connection.execute(select(rating_changes).where(rating_changes.c.match == match)).mappings()
    counted = {one["seat"]: one for one in changed}
    known = _known(connection, game, [seat["person"] for seat in seated if seat["person"] is not None])
    found: list[Row | None] = []
    for seat in seated:
        told = counted.get(seat["seat"])
        before: Rating | None = None
        change: int | None = None
        if told is not None:
            before = Rating(told["mu_before"], told["sigma_before"])
            change = Rating(told["mu"], told["sigma"]).points - before.points
        elif seat["person"] is not None:
            before = known.get(seat["person"], (FRESH, 0))[0]
        elif seat["kind"] == "bot":
            before = rating_of_bot(game, seat["bot"])
        shown = before and {"points": before.points, "provisional": before.provisional, "change": change}
        found.append(shown or None)
    return found


def everything_of(connection: Connection, person: str) -> list[Row]:
    """All that is stored about a person's ratings."""
    mine = select(rating_changes).where(rating_changes.c.person == person)
    told = ("match", "seat", "game", "number", "place", "mu_before", "sigma_before", "mu", "sigma", "at")
    changes = connection.execute(mine.order_by(rating_changes.c.game, rating_changes.c.number)).mappings().all()
    return [
        {
            **{key: row[key] for key in ("game", "mu", "sigma", "games", "at")},
            "points": Rating(row["mu"], row["sigma"]).points,
            "matches": [{key: one[key] for key in told} for one in changes if one["game"] == row["game"]],
        }
        for row in of_person(connection, person)
    ]
