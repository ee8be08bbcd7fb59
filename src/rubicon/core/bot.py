"""The contract of a bot.

A bot is one class with one method. It is given a `Sight`, never a `State`, and
answers with one of `sight.moves`; its randomness is its own stream. One that can
say how likely it makes each move says so in `policy`::

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

Policy = list[tuple[int, float]]
"""Legal moves and how likely each is made, the likeliest first. They add up to 1; moves left out are never made."""


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
    """A player that is a program: a policy, from what a seat knows to one of its moves."""

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

    def policy(self, sight: Sight) -> Policy | None:
        """How likely it would make each move, the likeliest first; None from a bot that cannot say.

        It is what the bot thinks now: one that draws worlds at random may think
        otherwise when it is asked again. A bot that takes the likeliest takes the first.
        """
        return None

    def ponder(self, sight: Sight, stop: Callable[[], bool]) -> None:  # noqa: B027 - most bots do nothing
        """Think ahead while others decide, until `stop()`, which is to be asked every few milliseconds.

        `sight` is what the bot's seat knows meanwhile, and offers no moves. What is found out is for `decide`, which
        may be asked next about something else: another table, or a position that was not foreseen.
        """

    def __reduce__(self) -> tuple[Any, ...]:
        return reduce_object(self)


def even(moves: tuple[int, ...]) -> Policy:
    """The policy of who has no preference."""
    return [(move, 1.0 / len(moves)) for move in moves]


def certain(move: int, moves: tuple[int, ...]) -> Policy:
    """The policy of who makes that move and no other of the legal ones."""
    policy = [(move, 1.0)]
    for other in moves:
        if other != move:
            policy.append((other, 0.0))
    return policy


def in_proportion(moves: list[int], weights: list[float]) -> Policy:
    """The policy of who makes moves as often as their weights say, the likeliest first, equal ones in this order."""
    scale = sum(weights)
    order = sorted(range(len(moves)), key=lambda i: -weights[i])
    return [(moves[i], weights[i] / scale) for i in order]


def wrong_answer(bot: str, move: object) -> Message:
    """What is wrong with a move that is none of those a bot was offered, or no int: NumPy's numbers are none."""
    told: dict[str, object] = {"bot": bot, "move": repr(move)[:60], "type": type(move).__name__}
    return Message("error-bot-move" if type(move) is int else "error-bot-move-type", told)


BotMaker = Callable[[Rng], Bot]
"""What the registry holds: the class itself is enough."""
