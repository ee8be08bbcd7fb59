"""A job: many units of play that do not depend on each other, each the same wherever and whenever it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import rubicon
from rubicon import games as house
from rubicon.core.game import Setup
from rubicon.core.message import Message
from rubicon.lab.entrants import Copies, Entrant


class Span(NamedTuple):
    """Units in a row."""

    first: int
    size: int

    @property
    def end(self) -> int:
        """The first unit behind them."""
        return self.first + self.size


class Job(Protocol):
    """What the executor plays. It is pickled, so it holds nothing that cannot be."""

    @property
    def units(self) -> int:
        """How many: their numbers are 0 to one less."""

    def player(self) -> Callable[[int], Any]:
        """What plays a unit: the answer is plain data, as JSON has it. Asked for once in each process."""

    def where(self, unit: int) -> Message:
        """Which unit that is, in words: the seed is among them."""

    def header(self) -> dict[str, Any]:
        """What is played, as plain data: two jobs with the same header give the same results."""


def header(kind: str, setup: Setup, entrants: Sequence[Entrant], seed: int, games: int) -> dict[str, Any]:
    """What all headers have."""
    return {
        "kind": kind,
        "version": rubicon.__version__,
        "game": setup.game.name,
        "rules": setup.rules,
        "options": dict(setup.options),
        "seats": setup.seats,
        "bots": [_told(entrant) for entrant in entrants],
        "seed": seed,
        "games": games,
    }


def _told(entrant: Entrant) -> dict[str, str]:
    """Who a bot is. Of one in a file also what the file held: with another bot it would be another match."""
    told = {"name": entrant.name}
    if entrant.maker is not None:
        told["made"] = _made_by(entrant.maker)
    elif entrant.name.endswith(".py"):
        path = Path(entrant.name)
        if path.is_file():
            told["sha256"] = sha256(path.read_bytes()).hexdigest()
    return told


def _made_by(maker: Any) -> str:
    """The class or function that makes a bot. Of an object it is its class: what the object holds is not compared."""
    while isinstance(maker, partial):
        maker = maker.func
    if isinstance(maker, Copies):
        maker = type(maker.bot)
    elif not hasattr(maker, "__qualname__"):
        maker = type(maker)
    return f"{maker.__module__}.{maker.__qualname__}"


def entrants_of(told: dict[str, Any]) -> list[Entrant]:
    """The bots of a header: names only, for they have played already."""
    return [Entrant(bot["name"], None) for bot in told["bots"]]


def setup_of(told: dict[str, Any]) -> Setup:
    """The table of a header."""
    return house.find(told["game"]).setup(told["options"], told["seats"], None, told["rules"])


def settle_in(setup: Setup) -> None:
    """Make a guest at home in a process that has not met it."""
    if setup.game.name not in house.names():
        house.register(setup.game)
