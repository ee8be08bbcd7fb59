"""All ratings once more, from the records of the matches: `rubicon ratings --recompute`.

The order is that in which the matches were counted. What was fixed in a match, a bot's rating or that of somebody who
is forgotten, is taken from its row. So the same comes out, and only rows that differ were wrong before.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select, update

from rubicon.server.rating_model import Rating
from rubicon.server.storage.rating_queries import changes_of, read_played
from rubicon.server.storage.schema import matches, rated_games, rating_changes, ratings

Row = dict[str, Any]


@dataclass(slots=True)
class Recomputed:
    """What a second computation came to."""

    game: str
    matches: int
    people: int
    differing: int
    """Rows that were not as they had been stored."""


def recompute(connection: Connection) -> list[Recomputed]:
    """Compute all ratings anew from the records of the matches, in the order in which they were counted."""
    games = connection.execute(
        select(matches.c.game).where(matches.c.rated.is_(True), matches.c.status == "over").distinct()
    ).scalars()
    return [_recompute(connection, game) for game in sorted(games)]


def _recompute(connection: Connection, game: str) -> Recomputed:
    connection.execute(  # nobody counts a match meanwhile
        update(rated_games).where(rated_games.c.game == game).values(matches=rated_games.c.matches)
    )
    stored: dict[tuple[str, int], Row] = {}
    numbers: dict[str, int] = {}
    forgotten: dict[str, set[int]] = {}
    for row in connection.execute(select(rating_changes).where(rating_changes.c.game == game)).mappings():
        stored[row["match"], row["seat"]] = dict(row)
        numbers[row["match"]] = row["number"]
        if row["person"] is None and row["bot"] is None:
            forgotten.setdefault(row["match"], set()).add(row["seat"])
    over = select(matches).where(matches.c.game == game, matches.c.rated.is_(True), matches.c.status == "over")
    rows = [dict(row) for row in connection.execute(over).mappings()]
    last = max(numbers.values(), default=0)
    rows.sort(key=lambda row: (numbers.get(row["id"], last + 1), row["ended"], row["id"]))
    known: dict[str, Rating] = {}
    standing: dict[str, tuple[Rating, int, int]] = {}
    fresh: list[Row] = []
    number = 0
    for match in rows:
        played = read_played(connection, match, forgotten.get(match["id"], ()))
        if played is None:
            continue
        number = numbers.get(played.match, number + 1)
        given = {
            seat: Rating(told["mu_before"], told["sigma_before"])
            for seat in range(len(played.players))
            if (told := stored.get((played.match, seat))) is not None
        }
        changes, after = changes_of(played, number, known, given)
        fresh += changes
        known |= after
        for person, rating in after.items():
            standing[person] = (rating, standing.get(person, (rating, 0, 0))[1] + 1, played.at)
    differing = _replace(connection, game, stored, fresh) + _replace_standing(connection, game, standing)
    connection.execute(update(rated_games).where(rated_games.c.game == game).values(matches=max(number, last)))
    return Recomputed(game, len({row["match"] for row in fresh}), len(standing), differing)


def _replace(connection: Connection, game: str, stored: dict[tuple[str, int], Row], fresh: list[Row]) -> int:
    computed = {(row["match"], row["seat"]): row for row in fresh}
    if computed == stored:
        return 0
    connection.execute(delete(rating_changes).where(rating_changes.c.game == game))
    if fresh:
        connection.execute(insert(rating_changes), fresh)
    return _differing(stored, computed)


def _replace_standing(connection: Connection, game: str, standing: dict[str, tuple[Rating, int, int]]) -> int:
    stored = {row["person"]: dict(row) for row in connection.execute(_of_game(game)).mappings()}
    computed = {
        person: {"game": game, "person": person, "mu": told.mu, "sigma": told.sigma, "games": games, "at": at}
        for person, (told, games, at) in standing.items()
    }
    if computed == stored:
        return 0
    connection.execute(delete(ratings).where(ratings.c.game == game))
    if computed:
        connection.execute(insert(ratings), list(computed.values()))
    return _differing(stored, computed)


def _differing(stored: dict[Any, Row], computed: dict[Any, Row]) -> int:
    return sum(stored.get(key) != computed.get(key) for key in {*stored, *computed})


def _of_game(game: str) -> Select[Any]:
    return select(ratings).where(ratings.c.game == game)
