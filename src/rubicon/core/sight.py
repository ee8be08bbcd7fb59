"""What one seat knows of a match: the contract of a `Sight`. The rest of the contract is in `core.game`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from rubicon.core.errors import missing
from rubicon.core.message import Message
from rubicon.core.outcome import Outcome, progress
from rubicon.core.pickling import equal_attributes, reduce_object
from rubicon.core.rng import Rng

if TYPE_CHECKING:
    from rubicon.core.game import Setup, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(ABC):
    """What one seat (`seat`) or a spectator (`seat is None`) knows, and nothing else. Can be pickled.

    Subclasses add the knowledge, as plain attributes that a bot can read. In the words of game theory it is the
    seat's information state; `board` and the planes of `rubicon.envs` are observations of it, and `moves` the mask
    of legal actions.
    """

    def __init__(self, state: State, seat: int | None) -> None:
        self.setup: Setup = state.setup
        self.seat: int | None = seat
        self.acting: tuple[int, ...] = state.acting()
        self.moves: tuple[int, ...] = state.moves(seat) if seat is not None and seat in self.acting else ()
        """This seat's legal moves; empty when it has nothing to decide."""
        self.outcome: Outcome | None = state.outcome()

    @abstractmethod
    def imagine(self, rng: Rng) -> State:
        """A random full position that agrees with all that this seat knows, the truth among the possible ones."""
        raise missing(self, "imagine")

    @abstractmethod
    def board(self) -> dict[str, object]:
        """Everything that a front end draws, as plain data."""
        raise missing(self, "board")

    @abstractmethod
    def prompt(self) -> Message:
        """What is being decided now, and by whom, in words."""
        raise missing(self, "prompt")

    @abstractmethod
    def describe(self, move: int) -> Message:
        """One of this seat's legal moves, in words."""
        raise missing(self, "describe")

    def stage(self) -> Message | None:
        """How far the match has got, in words: the year, say. `None` where a game has nothing of the kind."""
        return None

    def touch(self, move: int) -> dict[str, object]:
        """Which parts of the board a legal move is about, so that a front end can offer it there."""
        return {}

    def offer(self, move: int) -> dict[str, object]:
        """A legal move as a front end gets it. Games may hand out the same object again: nobody changes it."""
        setup = self.setup
        return {
            "move": move,
            "say": setup.game.say(setup, move),
            "words": self.describe(move).plain(),
            "touch": self.touch(move),
        }

    def __eq__(self, other: object) -> bool:
        return equal_attributes(self, other)

    def __repr__(self) -> str:
        setup = self.setup
        viewer = "spectator" if self.seat is None else f"seat {self.seat}"
        done = progress(self.acting, self.outcome)
        return f"<{type(self).__name__} {setup.game.name}: {viewer} of {setup.seats}, {done}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return reduce_object(self)

    def view(self) -> dict[str, object]:
        """The sight as plain data for a front end: the board, the prompt, and every legal move described.

        No front end knows a rule: what is not offered here cannot be done. It is
        read, not changed: its parts may be shared with other views (`shared_parts`).
        """
        setup = self.setup
        return {
            "game": setup.game.name,
            "options": dict(setup.options),
            "seats": setup.seats,
            "seat": self.seat,
            "acting": list(self.acting),
            "prompt": self.prompt().plain(),
            "board": self.board(),
            "moves": [self.offer(move) for move in self.moves],
            "outcome": None if self.outcome is None else self.outcome.plain(),
        }
