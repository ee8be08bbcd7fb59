"""Models of answers about friends, invitations, wishes and moderation, for the OpenAPI description."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from rubicon.server.response_models import Banned, Card, Said, Shown


class Somebody(Shown):
    """A person."""

    id: str
    name: str


class WhereInfo(Shown):
    """A table that everybody may see."""

    id: str
    game: str
    status: str


class FriendInfo(Somebody):
    """A friend, whether they are connected, and the public tables where they sit."""

    online: bool
    tables: list[WhereInfo]


class BlockedInfo(Somebody):
    """Somebody whom you have muted or blocked."""

    kind: str


class FriendList(Shown):
    """Your friends, and all that you have to do with others. `link` is the key of your link."""

    link: str
    friends: list[FriendInfo]
    asked_me: list[Somebody]
    asked: list[Somebody]
    blocked: list[BlockedInfo]


class LinkInfo(Shown):
    """The key of your new link."""

    link: str


class LinkOwner(Shown):
    """Who gave the link away."""

    name: str


class Summary(Shown):
    """What waits for you, in numbers; `reports` for moderators."""

    requests: int
    invitations: int
    wishes: int
    moderator: bool
    reports: int


class SeatRelation(Shown):
    """What you have to do with somebody at a table."""

    seat: int
    friend: str | None
    blocked: str | None


class TableRelations(Shown):
    """The same for the whole table, with the lines of its chat that you do not want to read."""

    seats: list[SeatRelation]
    hidden: list[int]


class InvitedInfo(Somebody):
    """A friend who is invited."""

    declined: bool


class InvitedList(Shown):
    """All who are invited to a table."""

    invited: list[InvitedInfo]


class InvitationInfo(Shown):
    """An invitation: from whom, to which table, and the key that lets you in."""

    id: str
    sender: str = Field(alias="from")
    made: int
    key: str
    table: Card


class InvitationList(Shown):
    """Your invitations that wait for an answer."""

    invitations: list[InvitationInfo]


class WishRating(Shown):
    """How strong somebody is at the game."""

    points: int
    provisional: bool


class WishInfo(Shown):
    """A wish. `id` is told to who made it; times are in milliseconds.

    Guests have no rating. Of hidden people neither it nor the range they wish for is told.
    """

    id: str | None
    game: str
    options: dict[str, Any] | None
    terms: list[Said]
    seats: int
    pace: str
    least: int | None
    most: int | None
    rated: bool
    name: str
    rating: WishRating | None
    waits: int
    left: int
    commitment: str


class WishList(Shown):
    """Your wishes and those of others whom you may meet; `clocks` by pace; your `ratings` by game, with an account."""

    mine: list[WishInfo]
    others: list[WishInfo]
    clocks: dict[str, dict[str, Any]]
    ratings: dict[str, WishRating]


class Wished(Shown):
    """The table, if somebody was waiting for just that; else the wish is kept."""

    table: str | None


class PersonInfo(Somebody):
    """Somebody as moderators see them."""

    banned: Banned | None


class ReportedPerson(Somebody):
    """Who was reported."""

    banned: bool


class ContextLine(Shown):
    """A line of the chat around what was reported; an empty one was removed."""

    number: int
    name: str
    text: str
    at: int
    reported: bool


class ReportInfo(Shown):
    """A report that nobody has looked after."""

    id: str
    person: ReportedPerson
    reporter: str | None
    kind: str
    text: str
    table: str | None
    line: int | None
    made: int
    chat: list[ContextLine]


class BannedInfo(Somebody):
    """Somebody who is banned."""

    until: int | None
    reason: str
    made: int


class LogInfo(Shown):
    """What a moderator did. People who are deleted have no name."""

    at: int
    action: str
    detail: str
    name: str | None
    moderator: str | None


class ModerationInfo(Shown):
    """All that a moderator looks at."""

    reports: list[ReportInfo]
    bans: list[BannedInfo]
    log: list[LogInfo]
