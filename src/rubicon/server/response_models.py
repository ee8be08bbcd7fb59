"""Models of answers, for the OpenAPI description. Tests hold the answers to them."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict


class Shown(BaseModel):
    """Exactly these fields."""

    model_config = ConfigDict(extra="forbid")


class Said(Shown):
    """A message: a key of the Fluent files and its arguments."""

    key: str
    args: dict[str, Any]


class Banned(Shown):
    """You may not take part: until when, `null` for good, and why."""

    until: int | None
    reason: str


class Me(Shown):
    """You; `hidden` if others find no profile of yours."""

    id: str
    name: str
    account: bool
    language: str
    hidden: bool
    """Whether others find no profile of yours."""
    banned: Banned | None


class Account(Shown):
    """Your account, and codes that are shown only now."""

    me: Me
    recovery: list[str]


class TokenInfo(Shown):
    """A key for a program, without the key."""

    id: str
    label: str
    scope: str
    made: int
    used: int | None


class TokenList(Shown):
    """Your keys."""

    tokens: list[TokenInfo]


class TokenShown(TokenInfo):
    """A new key, shown only now."""

    token: str


class SessionInfo(Shown):
    """A browser that is signed in."""

    id: str
    agent: str
    """Which browser, in words."""
    made: int
    used: int
    current: bool
    """Whether it is the one that asks."""


class SessionList(Shown):
    """All of yours."""

    sessions: list[SessionInfo]


class Commitment(Shown):
    """The SHA-256 of a secret that is kept for your next table."""

    commitment: str


class Nothing(Shown):
    """Done."""


class OptionInfo(Shown):
    """A choice before the game."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    seats: list[list[int]]
    """The numbers of seats that each choice allows; nothing if they are the same for all."""
    only: dict[str, list[bool | int | str]]
    """Other options, with the choices of theirs that leave a choice here; nothing if they do not matter."""


class LessonName(Shown):
    """A lesson, and how long it takes."""

    name: str
    minutes: int


class GameInfo(Shown):
    """A game of the house."""

    name: str
    seats: list[int]
    usual_seats: int
    options: list[OptionInfo]
    bots: list[str]
    bot_ratings: dict[str, int]
    """The points of those that are rated."""
    hidden: bool
    draws: bool
    aid: bool
    lessons: list[LessonName]


class HouseInfo(Shown):
    """The house; `compiling` while the rules are compiled, after which bots think faster."""

    version: str
    compiled: bool
    compiling: bool
    languages: list[str]
    games: list[GameInfo]
    limits: dict[str, float]
    you: Me | None


class SeatCard(Shown):
    """A seat in a list; `profile` is the name of a profile that can be seen."""

    seat: int
    kind: Literal["human", "bot", "open", "local"]
    name: str | None
    profile: str | None
    bot: str | None
    you: bool


class SeatRating(Shown):
    """The rating of who plays a seat, before the match, and by how many points the match changed it."""

    points: int
    provisional: bool
    change: int | None


class SeatInfo(SeatCard):
    """A seat at a table; `time` is in milliseconds; where it is `replaceable` you may call for a bot."""

    rating: SeatRating | None
    """At rated tables."""

    kept_for_you: bool
    replaceable: bool
    online: bool
    ready: bool
    time: int | None
    away: list[int] | None


class OutcomeInfo(Shown):
    """How it ended."""

    scores: list[int]
    winners: list[int]
    reason: str


class Card(Shown):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    status: Literal["open", "running", "over"]
    private: bool
    clock: dict[str, Any] | None
    on_time: Literal["bot", "loss"]
    aids: bool
    terms: list[Said]
    """What was agreed on, in words of the game."""
    seats: list[SeatCard]
    your_turn: bool
    your_time: int | None
    """Milliseconds that are left for your move."""
    last: EventInfo | None
    """What happened last, at your running tables."""
    updated: int
    started: int | None
    ended: int | None
    stage: Said | None
    """How far the match got, or has got, in words of the game."""
    rated: bool
    outcome: OutcomeInfo | None


class Cards(Shown):
    """Tables."""

    tables: list[Card]


class MoveInfo(Shown):
    """A legal move, described."""

    move: int
    say: str
    words: Said
    touch: dict[str, Any]


class ViewInfo(Shown):
    """What a seat, or a spectator, sees."""

    game: str
    options: dict[str, Any]
    seats: int
    seat: int | None
    acting: list[int]
    prompt: Said
    board: dict[str, Any]
    moves: list[MoveInfo]
    outcome: OutcomeInfo | None


class EventSeen(Shown):
    """Something that would happen."""

    kind: str
    hidden: bool
    words: Said


class EventInfo(EventSeen):
    """Something that happened, in that entry of the line."""

    at: int


class YourSeat(Shown):
    """A seat of yours."""

    seat: int
    number: int
    view: ViewInfo
    can_undo: bool
    held: bool
    events: list[EventInfo] | None = None


class RequestInfo(Shown):
    """Something asked for, and who has not answered."""

    id: str
    what: Literal["take_back", "draw", "pause", "resume"]
    seat: int
    waiting: list[int]


class ChatInfo(Shown):
    """A line of the chat."""

    number: int
    name: str
    seat: int | None
    text: str
    at: int


class TableInfo(Shown):
    """A table as you see it."""

    id: str
    game: str
    options: dict[str, Any]
    status: Literal["open", "running", "over"]
    private: bool
    key: str | None
    clock: dict[str, Any] | None
    on_time: Literal["bot", "loss"]
    aids: bool
    rated: bool
    terms: list[Said]
    """What was agreed on, in words of the game, while people may sit down."""
    seats: list[SeatInfo]
    host: bool
    commitment: str
    nonces: list[str]
    number: int
    length: int
    branch: int
    since: int
    seen: int | None
    waiting: list[int]
    yours: list[YourSeat]
    view: ViewInfo | None
    events: list[EventInfo]
    requests: list[RequestInfo]
    paused: bool
    delay: int
    """Milliseconds by which you, without a seat, see this late."""
    outcome: OutcomeInfo | None
    chat: list[ChatInfo]
    notes: str
    tournament: str | None
    imported: bool
    """A record from elsewhere: it counts for nobody, and its chance was not drawn here."""
    rematch: str | None


class Decided(Shown):
    """What a decision led to."""

    ok: Literal[True]
    id: str
    number: int
    table: TableInfo


class Problem(Shown):
    """Why something was not done."""

    error: str
    message: Said
    game: str | None
    text: str
    table: TableInfo | None = None


class SightInfo(Shown):
    """All that a seat knows, and whether it is to decide."""

    status: str
    number: int
    your_turn: bool
    your_time: int | None
    outcome: OutcomeInfo | None
    sight: dict[str, Any]


class Preview(Shown):
    """What would happen at once."""

    events: list[EventSeen]


class AdviceInfo(Shown):
    """A move that a bot thinks well of."""

    move: int
    say: str
    value: float | None
    why: Said | None


class Hint(Shown):
    """The best first."""

    advice: list[AdviceInfo]


class Position(Shown):
    """An earlier position."""

    line: int
    at: int
    whole: int | None
    """When the match is over: its number if all entries are counted, as a replay does."""
    view: ViewInfo
    events: list[EventInfo]


class Pick(Shown):
    """One pick of chance."""

    entry: int
    outcomes: list[str]
    weights: list[int]
    told: str
    due: str


class Proof(Shown):
    """All that is needed to check chance."""

    kind: Literal["sealed"]
    commitment: str
    nonces: list[str]
    secret: str
    picks: list[Pick]
