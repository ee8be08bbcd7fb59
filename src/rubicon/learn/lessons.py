"""Lessons: scripted positions in which a learner makes the decisions, by the real rules.

A game has its lessons in `text/lessons.toml` and their words in `text/lessons.<language>.ftl`. A lesson is the
beginning of a record, then steps. A step says what to do, the learner does it, and then the script goes on: moves of
other seats, and of Fortuna, who makes every draw and throw a move. So no rule is told twice, and a test can play every
lesson to its end.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from rubicon.core.chance import Scripted
from rubicon.core.errors import RubiconError
from rubicon.core.events import Event
from rubicon.core.game import FORTUNA, Game, Setup, Sight, State
from rubicon.core.match import Match
from rubicon.core.message import Message
from rubicon.text import game_folder, has

UNDERSTOOD: Final = -1
"""What stands among the learner's moves for a step that is only read."""
OTHER: Final = "learn-other-move"
"""What is said to a legal move that is not the lesson's, where the lesson has no words of its own for it."""

Entry = tuple[int, int]
"""A seat, or Fortuna, and a move."""


class BadLesson(ValueError):
    """A lesson that cannot be played as it is written. Tests make sure that none is shipped."""


@dataclass(frozen=True, eq=False)
class Step:
    """What the learner reads, the moves to make (in any order that is legal), and what happens then."""

    words: Message
    do: tuple[int, ...]
    wrong: dict[int, Message]
    other: Message
    then: tuple[Entry, ...]
    light: tuple[str, ...]
    rule: str


@dataclass(frozen=True, eq=False)
class Lesson:
    """One lesson of a game."""

    game: Game
    name: str
    minutes: int
    setup: Setup
    seat: int
    before: tuple[Entry, ...]
    steps: tuple[Step, ...]

    def key(self, part: str = "") -> str:
        """The key of one of its messages."""
        return f"lesson-{self.name}-{part}" if part else f"lesson-{self.name}"


class Walk:
    """How far a learner is in a lesson: the match so far, the step, and a move that was not meant."""

    def __init__(self, lesson: Lesson, moves: list[int]) -> None:
        self.lesson: Final = lesson
        self.match: Final = Match(lesson.setup, Scripted(()))
        self.number: int = 0
        self.wrong: Message | None = None
        self._astray: State | None = None
        self._events: list[Event] = []
        self._script(lesson.before)
        self.left: list[int] = self._due()
        for move in moves:
            self._make(move)

    @property
    def step(self) -> Step | None:
        """What is to be done now; `None` when the lesson is over."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    def expected(self) -> list[int]:
        """The moves that lead on."""
        if self.step is None or self.wrong is not None:
            return []
        if not self.step.do:
            return [UNDERSTOOD]
        legal = self.match.state.moves(self.lesson.seat)
        return [move for move in self.left if move in legal and not self._too_early(move)]

    def line(self) -> list[int]:
        """The entries that the learner knows of; the position after the last of them is the present one."""
        seat = self.lesson.seat
        known = [at for at, entry in enumerate(self.match.line) if entry.seat == seat or self.events(at)]
        return known if self._astray is None else [*known, len(self.match.line)]

    def sight(self) -> Sight:
        """What the learner sees."""
        state = self.match.state if self._astray is None else self._astray
        return state.sight(self.lesson.seat)

    def events(self, at: int) -> list[Event]:
        """What the learner may know of the entry of that number."""
        told = self._events if at == len(self.match.line) else self.match.log[at]
        return [known for known in (event.seen_by(self.lesson.seat) for event in told) if known is not None]

    def sight_before(self, at: int) -> Sight:
        """What the learner saw before the entry of that number."""
        state = self.lesson.setup.start()
        for entry in self.match.line[:at]:
            state.apply(entry.seat, entry.move)
        return state.sight(self.lesson.seat)

    def _due(self) -> list[int]:
        return [] if self.step is None else list(self.step.do)

    def _too_early(self, move: int) -> bool:
        """What is to be done and may be a mistake too, as ending a turn, is one while something else is left to do."""
        return self.step is not None and move in self.step.wrong and len(self.left) > 1

    def _script(self, entries: tuple[Entry, ...]) -> None:
        for seat, move in entries:
            self.match.enter(seat, move)

    def _make(self, move: int) -> None:
        step = self.step
        if step is None or self.wrong is not None:
            raise RubiconError(Message("learn-no-more-moves"), self.lesson.game.name)
        seat = self.lesson.seat
        if move != UNDERSTOOD or step.do:
            if move not in self.left or self._too_early(move):
                state = self.match.state.copy()
                state.journal = self._events
                state.play(seat, move)  # refused by the rules, or legal and not what is meant
                state.journal = None
                self._astray = state
                self.wrong = step.wrong.get(move, step.other)
                return
            self.match.enter(seat, move)
            self.left.remove(move)
            if self.left:
                return
        self._script(step.then)
        self.number += 1
        self.left = self._due()


def lessons_of(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by name, in the order in which they are taken; none, if it brings none."""
    return _read(game)


@cache
def _read(game: Game) -> dict[str, Lesson]:
    path = game_folder(type(game).__module__) / "text" / "lessons.toml"
    if not path.is_file():
        return {}
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    lessons = [_lesson(game, raw) for raw in data["lessons"]]
    return {lesson.name: lesson for lesson in lessons}


def _lesson(game: Game, raw: dict[str, Any]) -> Lesson:
    setup = game.setup(raw.get("options"), raw["seats"])
    name = str(raw["name"])
    seat = int(raw["seat"])
    before = tuple(_entry(setup, text) for text in raw.get("before", []))
    steps = tuple(_step(setup, name, seat, step) for step in raw["steps"])
    return Lesson(game, name, int(raw["minutes"]), setup, seat, before, steps)


def _step(setup: Setup, lesson: str, seat: int, raw: dict[str, Any]) -> Step:
    unknown = set(raw) - {"name", "do", "wrong", "then", "light", "rule"}
    if unknown:
        raise BadLesson(f"{setup.game.name}, {lesson}: a step has no {', '.join(sorted(unknown))}")
    key = f"lesson-{lesson}-{raw['name']}"
    other = Message(f"{key}-not") if has(f"{key}-not", "en", setup.game.name) else Message(OTHER)
    wrong = {setup.read(seat, text): Message(f"{key}-{mistake}") for text, mistake in raw.get("wrong", {}).items()}
    return Step(
        Message(key),
        tuple(setup.read(seat, text) for text in raw.get("do", [])),
        wrong,
        other,
        tuple(_entry(setup, text) for text in raw.get("then", [])),
        tuple(raw.get("light", [])),
        str(raw.get("rule", "")),
    )


def _entry(setup: Setup, text: str) -> Entry:
    """`F draw 5/1 ship` is Fortuna's, `1 keep 12` is of the second seat."""
    who, _, move = text.partition(" ")
    seat = FORTUNA if who == "F" else int(who)
    return seat, setup.read(seat, move)
