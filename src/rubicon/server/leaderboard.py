"""Who is how strong at a game: people by their ratings, and the bots among them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection

from rubicon.core.notation import fold
from rubicon.server.rating_model import Rating
from rubicon.server.storage import rating_queries

Row = dict[str, Any]

PAGE: Final = 50
"""People on a page."""


def shown(rating: Rating) -> Row:
    """A rating as people are told it."""
    return {"points": rating.points, "deviation": rating.deviation, "provisional": rating.provisional}


def bot_points(game: str) -> dict[str, int]:
    """The points of the bots that are rated."""
    return {bot: anchor.points for bot, anchor in rating_queries.rated_bots(game).items()}


def page(connection: Connection, game: str, search: str = "", number: int = 0) -> Row:
    """A page of the list, the best first. With `search` it is people with that in their name, and no bots."""
    # One more on each side, to know which bots stand between this page and its neighbours.
    offset = number * PAGE
    first = max(0, offset - 1)
    rows, total = rating_queries.listed(connection, game, fold(search), first, offset - first + PAGE + 1)
    own = rows[offset - first :][:PAGE]
    lines = _people(own)
    if not search and (own or not number):
        above = rows[0]["mu"] if offset > first and rows else None
        below = own[-1]["mu"] if len(rows) > offset - first + PAGE else None
        lines += [
            {"place": None, "name": None, "bot": bot, **shown(rating), "games": None, "at": None, "mu": rating.mu}
            for bot in rating_queries.rated_bots(game)
            if (rating := rating_queries.rating_of_bot(game, bot)) is not None
            and (above is None or rating.mu < above)
            and (below is None or rating.mu >= below)
        ]
    lines.sort(key=lambda line: -line.pop("mu"))
    return {"game": game, "page": number, "pages": max(1, -(-total // PAGE)), "people": total, "players": lines}


def _people(rows: list[Row]) -> list[Row]:
    """Lines of the list. Who is provisional has no place: a lucky first match puts nobody on top."""
    lines = []
    for row in rows:
        rating = Rating(row["mu"], row["sigma"])
        place = None if rating.provisional else row["place"]
        told = {"place": place, "name": row["name"], "bot": None, **shown(rating)}
        lines.append({**told, "games": row["games"], "at": row["at"], "mu": rating.mu})
    return lines


def of_person(connection: Connection, person: str) -> list[Row]:
    """A person's ratings, each with its curve: the points after each of the last matches."""
    found = []
    for row in rating_queries.of_person(connection, person):
        rating = Rating(row["mu"], row["sigma"])
        place = None if rating.provisional else rating_queries.place_of(connection, row["game"], rating.mu)
        curve = [
            {
                "match": change["match"],
                "at": change["at"],
                "place": change["place"],
                "points": Rating(change["mu"], change["sigma"]).points,
                "change": Rating(change["mu"], change["sigma"]).points
                - Rating(change["mu_before"], change["sigma_before"]).points,
            }
            for change in rating_queries.curve(connection, person, row["game"])
        ]
        found.append({"game": row["game"], "place": place, **shown(rating), "games": row["games"], "curve": curve})
    return found
