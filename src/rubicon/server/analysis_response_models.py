"""Models of answers about an analysis, for the OpenAPI description."""

from __future__ import annotations

from typing import Literal

from pydantic import ConfigDict, Field

from rubicon.server.response_models import Said, Shown


class CurvePoint(Shown):
    """Everybody's chance of winning after so many entries of the line, and the largest standard error."""

    at: int
    shares: list[float]
    error: float


class TurnInfo(Shown):
    """A swing between two points of the curve: whose chance changed most, by how much, and what happened."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    start: int = Field(alias="from")
    end: int = Field(alias="to")
    seat: int
    change: float
    events: list[Said]


class MoveSaid(Shown):
    """A move in notation and in words."""

    say: str
    words: Said


class CostlyInfo(Shown):
    """A move after so many entries, what would have been better, and the chances with each."""

    at: int
    seat: int
    move: MoveSaid
    better: MoveSaid
    chance: float
    better_chance: float
    error: float
    kind: str | None = None
    why: Said | None = None


class LossInfo(Shown):
    """What a seat gave away in all."""

    decisions: int
    cost: float


class AnalysisInfo(Shown):
    """What was found out about a match."""

    game: str
    seats: int
    length: int
    exact: bool
    iterations: int
    decisions: int
    judged: int
    curve: list[CurvePoint]
    turns: list[TurnInfo]
    costly: list[CostlyInfo]
    losses: list[LossInfo]


class AnalysisState(Shown):
    """How far an analysis is."""

    status: Literal["none", "running", "done", "failed"]
    done: int
    of: int
    analysis: AnalysisInfo | None
