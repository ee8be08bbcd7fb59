"""Models of answers about finished games and profiles, for the OpenAPI description."""

from __future__ import annotations

from typing import Literal

from rubicon.server.response_models import Card, EventInfo, Shown

__all__ = ["EventInfo"]  # `Card` names it before it is defined there


class OwnResult(Shown):
    """How a match ended for you: your share of the victory, your place; `left` if a bot played on for you."""

    seat: int
    share: float
    place: int
    left: bool


class Played(Card):
    """A finished game of yours."""

    mine: OwnResult


class History(Shown):
    """One page of your finished games, and how many there are."""

    games: list[Played]
    total: int
    page: int
    pages: int


class Imported(Shown):
    """A record from elsewhere: `/replay/ID?key=KEY` shows it to everybody."""

    id: str
    key: str


class ImportedCard(Card):
    """An imported record in a list."""

    key: str


class ImportedRecords(Shown):
    """Your imported records; how many there may be, and how large each."""

    records: list[ImportedCard]
    most: int
    most_bytes: int


class Opponent(Shown):
    """A person by name, or a bot by its level."""

    name: str
    bot: bool
    games: int


class Opponents(Shown):
    """Whom you have played against."""

    opponents: list[Opponent]


class Going(Card):
    """A match that goes on; spectators are late by `delay` milliseconds."""

    spectators: int
    delay: int


class Seen(Card):
    """A finished match worth seeing: it was close, or long."""

    why: Literal["close", "long"]


class Watchable(Shown):
    """What there is to watch."""

    running: list[Going]
    finished: list[Seen]


class Tally(Shown):
    """How games went in one seat: a victory may be shared."""

    game: str
    seats: int
    seat: int
    played: int
    won: int
    shared: int


class Rival(Shown):
    """A person who can be seen, or a bot in a game."""

    name: str | None
    bot: str | None
    game: str | None
    played: int
    won: int
    lost: int


class BestGame(Card):
    """A victory, and why it is shown: it was clear, or close."""

    why: Literal["clear", "close"]


class Profile(Shown):
    """What others may know of somebody's games."""

    name: str
    since: int
    you: bool
    hidden: bool
    results: list[Tally]
    opponents: list[Rival]
    best: list[BestGame]
    recent: list[Card]
