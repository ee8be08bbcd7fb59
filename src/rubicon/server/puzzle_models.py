"""Models of what puzzles and mistakes ask and answer, beside `request_models` and `response_models`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictInt

from rubicon.server.request_models import Number, Shape
from rubicon.server.response_models import Said, Shown, ViewInfo


class PuzzleAnswer(Shape):
    """A move; without one, the solution is shown."""

    move: Number | None = None


class AnalyseMine(Shape):
    """How many of one's last games are to be analysed."""

    games: Annotated[StrictInt, Field(ge=1, le=10)] = 5


class PuzzleKind(Shown):
    """How many there are of a kind, and how many of them you solved."""

    kind: str
    puzzles: int
    solved: int


class PuzzleGame(Shown):
    """The puzzles of a game."""

    game: str
    puzzles: int
    solved: int
    kinds: list[PuzzleKind]


class DailyPuzzle(Shown):
    """Today's puzzle."""

    day: str
    id: str
    game: str
    tried: bool
    solved: bool


class PuzzleProgress(Shown):
    """How far a solver is."""

    rating: int
    deviation: int
    tried: int
    solved: int
    at_once: int
    streak: int
    best_streak: int
    days: int
    curve: list[int]


class PuzzleOverview(Shown):
    """What puzzles there are."""

    games: list[PuzzleGame]
    daily: DailyPuzzle | None
    you: PuzzleProgress | None


class PuzzleShown(Shown):
    """A puzzle before it is answered: what the seat knows, and nothing of the solution."""

    id: str
    game: str
    seat: int
    rating: int
    day: str | None
    tried: bool
    solved: bool
    view: ViewInfo


class PuzzleMove(Shown):
    """A move, what it may expect of one victory, and what there is to say about it."""

    move: int
    words: Said
    value: float | None
    why: Said | None


class PuzzleOther(Shown):
    """One of the next best moves."""

    move: int
    words: Said
    value: float


class PuzzleSolution(Shown):
    """The best move, told when it was found or given up."""

    move: int
    words: Said
    value: float
    why: Said | None
    kind: str
    exact: bool
    margin: float
    events: list[Said]
    others: list[PuzzleOther]


class PuzzleJudged(Shown):
    """What an answer was worth; `change` is that of your rating, if it counted."""

    right: bool
    move: PuzzleMove | None
    solution: PuzzleSolution | None
    change: int | None
    you: PuzzleProgress | None


class MistakePlayer(Shown):
    """Who sat at the table; `name` is null for somebody who deleted their account."""

    seat: int
    kind: Literal["human", "bot", "open", "local"]
    name: str | None
    bot: str | None


class Mistake(Shown):
    """A costly move of yours in one of your games, after so many entries of its record."""

    table: str
    game: str
    at: int
    seat: int
    seats: int
    players: list[MistakePlayer]
    ended: int
    move: Said
    better: Said
    chance: float
    better_chance: float
    why: Said | None


class MistakeKind(Shown):
    """What you missed of one kind; `kind` is null where the game has no name for it."""

    game: str
    kind: str | None
    count: int
    cost: float
    worst: list[Mistake]


class Mistakes(Shown):
    """All of them, the costliest kind first, and how many games they come from."""

    analysed: int
    without: int
    running: int
    kinds: list[MistakeKind]
