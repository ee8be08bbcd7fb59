"""The contract of a bot.

A bot is one class with one method. It is given a `Sight`, never a `State`, and
answers with one of `sight.moves`; its randomness is its own stream::

    class Hasty(Bot):
        def decide(self, sight: Sight) -> int:
            return sight.moves[0]
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from rubicon.core.errors import missing
from rubicon.core.game import Sight
from rubicon.core.message import Message
from rubicon.core.pickling import reduce_object
from rubicon.core.rng import Rng


class Advice:
    """A move a bot thinks well of, the share of a victory it expects from it (0 to 1), and why."""

    def __init__(self, move: int, value: float, why: Message | None = None) -> None:
        self.move: Final = move
        self.value: Final = value
        self.why: Final = why

    def __repr__(self) -> str:
        return f"Advice(move={self.move}, value={self.value:.3f}, why={self.why!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Advice, (self.move, self.value, self.why)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that is a program."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng  # not Final: compiled, that could not be set again when a bot is unpickled
        self.most_seconds: float = 0.0
        """How long whoever asks next will wait for a decision; 0 is as long as it takes. Set before each question."""

    @abstractmethod
    def decide(self, sight: Sight) -> int:
        """One of `sight.moves`."""
        raise missing(self, "decide")

    def advise(self, sight: Sight, most: int = 3) -> list[Advice]:
        """The best moves first, for hints. A bot that cannot say how good its moves are gives none."""
        return []

    def __reduce__(self) -> tuple[Any, ...]:
        return reduce_object(self)


BotMaker = Callable[[Rng], Bot]
"""What the registry holds: the class itself is enough."""
