"""Models of requests and answers about tournaments."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool, StrictInt

from rubicon.server.request_models import MOST_SEATS, BotName, Clock, Key, Label, Options, Shape
from rubicon.server.response_models import Shown

MOST_PLAYERS = 64
MOST_ROUND_ROBIN = 24
"""Players of a round robin: it has as many rounds."""
Entrant = Annotated[StrictInt, Field(ge=0, lt=10_000)]


class NewTournament(Shape):
    """A tournament as its host wants it."""

    name: Label
    game: Annotated[str, Field(max_length=60)]
    options: Options = Field(default_factory=dict)
    format: Literal["round_robin", "swiss", "ladder"] = "swiss"
    seats: Annotated[StrictInt, Field(ge=2, lt=MOST_SEATS)] = 2
    rounds: Annotated[StrictInt, Field(ge=1, le=15)] | None = None
    """Of a Swiss; of a round robin how often everybody meets everybody. `None` for as many as are usual."""
    clock: Clock
    private: StrictBool = False
    rated: StrictBool = False
    most: Annotated[StrictInt, Field(ge=2, le=MOST_PLAYERS)] = 8
    bot: BotName | None = None
    """What fills up free places at the start."""
    grace_minutes: Annotated[StrictInt, Field(ge=1, le=43_200)] = 10
    """How long a table waits for its players."""
    round_hours: Annotated[StrictInt, Field(ge=1, le=8_760)] | None = None
    """After which the next round begins though games go on; `None` waits for the last game."""
    reach: Annotated[StrictInt, Field(ge=1, le=20)] = 3
    """Places above oneself that may be challenged on a ladder."""
    play: StrictBool = True
    """Whether the host plays, too."""


class WithKey(Shape):
    """The key of the invitation, for a private tournament."""

    key: Key | None = None


class Paused(Shape):
    """Whether it stands still."""

    paused: StrictBool


class OfEntrant(Shape):
    """A player."""

    entrant: Entrant


class Ruling(Shape):
    """How a game is decided that cannot be played: who wins, nobody being a tie."""

    game: Annotated[StrictInt, Field(ge=1, lt=100_000)]
    winner: Entrant | None = None


class TournamentCard(Shown):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    format: str
    status: str
    private: bool
    clock: dict[str, Any]
    players: int
    most: int
    round: int
    yours: bool
    host: bool
    """Whether you are the host."""
    updated: int


class TournamentCards(Shown):
    """Those that everybody may see, and yours, the newest first."""

    tournaments: list[TournamentCard]


class EntrantInfo(Shown):
    """A player; `name` is null for somebody who deleted their account, `profile` for who has none that others see."""

    number: int
    name: str | None
    profile: str | None
    bot: str | None
    out: bool
    you: bool


class PairingInfo(Shown):
    """A game: who sits where, the table, and the places when it is over (99 for who did not come)."""

    number: int
    round: int
    players: list[int]
    challenger: int | None
    status: Literal["open", "over", "bye", "forfeit", "ruled"]
    table: str | None
    key: str | None
    running: bool
    places: list[int] | None
    deadline: int | None


class StandingInfo(Shown):
    """A line of the table."""

    rank: int
    player: int
    points: float
    direct: float | None
    buchholz: float
    sonneborn_berger: float
    wins: int
    played: int


class CellInfo(Shown):
    """What a player got from a rival in a game."""

    player: int
    rival: int
    game: int
    got: float


class TournamentInfo(Shown):
    """A tournament."""

    id: str
    name: str
    game: str
    options: dict[str, bool | int | str]
    format: str
    seats: int
    rounds: int
    """How many there will be; 0 on a ladder."""
    round: int
    clock: dict[str, Any]
    private: bool
    key: str | None
    rated: bool
    most: int
    bot: str | None
    grace_minutes: int
    round_hours: int | None
    round_ends: int | None
    reach: int
    status: Literal["open", "running", "over"]
    paused: bool
    host: str | None
    hosting: bool
    you: int | None
    next: str | None
    """Your table: one to sit down at, or one that you play at."""
    entrants: list[EntrantInfo]
    games: list[PairingInfo]
    """Of a ladder, which has no end, those that go on and the newest of the others."""
    more: bool
    """Whether there are older games: ask for those `before` the first one here that is decided."""
    standings: list[StandingInfo]
    cross: list[CellInfo]
    """Of all games; none on a ladder."""
    ladder: list[int]
    may_challenge: list[int]
