"""Models of answers about ratings, for the OpenAPI description."""

from __future__ import annotations

from rubicon.server.response_models import Shown


class Listed(Shown):
    """A line of a list: a person, or a bot, whose rating is fixed."""

    place: int | None
    """Among people whose rating is no longer provisional."""
    name: str | None
    bot: str | None
    points: int
    deviation: int
    provisional: bool
    games: int | None
    at: int | None


class Leaderboard(Shown):
    """Who is how strong at a game; `people` is how many there are on all pages, which are counted from 0."""

    game: str
    page: int
    pages: int
    people: int
    players: list[Listed]


class RatingPoint(Shown):
    """The points after a match, the place in it, and what it changed."""

    match: str
    at: int
    place: int
    points: int
    change: int


class GameRating(Shown):
    """A player's rating in a game, with the last matches, the oldest first."""

    game: str
    place: int | None
    points: int
    deviation: int
    provisional: bool
    games: int
    curve: list[RatingPoint]


class PlayerRatings(Shown):
    """A player's ratings."""

    name: str
    ratings: list[GameRating]
