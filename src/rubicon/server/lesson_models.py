"""The model of a lesson's answer, for the OpenAPI description."""

from __future__ import annotations

from typing import Any

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
