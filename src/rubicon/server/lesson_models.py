"""What is told of lessons, and what a browser tells of them."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, StrictBool, StrictInt

from rubicon.server.request_models import Shape
from rubicon.server.response_models import Position, Said, Shown


class LessonInfo(Shown):
    """How a lesson stands: `wrong` answers a legal move that is not the lesson's, and which is to be taken back."""

    game: str
    name: str
    options: dict[str, Any]
    seats: int
    seat: int
    step: int
    of: int
    say: Said | None
    light: list[str]
    rule: str
    wrong: Said | None
    expected: list[int]
    length: int
    positions: list[Position]


class Progress(Shape):
    """The moves of a lesson that is not finished, -1 for a step that was read; and whether it is finished."""

    moves: Annotated[list[Annotated[StrictInt, Field(ge=-1, lt=10**9)]], Field(max_length=100)]
    done: StrictBool


class LessonProgress(Shown):
    """How far you are in a lesson: your moves, if it is not finished, and whether you have ever finished it."""

    game: str
    lesson: str
    moves: list[int]
    done: bool


class LessonsBegun(Shown):
    """All lessons that you have begun."""

    lessons: list[LessonProgress]
