"""Positions of real games with moves and the reasons given for them, to check what the reasons say.

What is checked is checked in the truth: the state as it is, not as somebody imagined it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from rubicon.core import FORTUNA, Event, Message, NameRef, Rng, Setup, Sight, State, preview, stream
from tests.conformance.harness import words
from tests.text.messages import PLAIN_SOURCES, read

Why = Callable[[Sight, int], Message | None]


class Case:
    """A move in a position, the reason given for it, and what really comes of it."""

    def __init__(self, state: State, seat: int, move: int, why: Why) -> None:
        self.before = state
        self.seat = seat
        self.move = move
        self.sight = state.sight(seat)
        reason = why(self.sight, move)
        assert reason is not None, f"nothing is said about {state.setup.say(seat, move)}"
        self.reason: Message = reason
        self.events: list[Event] = preview(self.sight, move)
        after = state.copy()
        self.journal: list[Event] = []
        after.journal = self.journal
        after.play(seat, move)
        self.after = after

    def __repr__(self) -> str:
        return f"{self.before.setup.say(self.seat, self.move)}: {words(self.reason, self.before.setup)}"

    def told(self, kind: str) -> list[Event]:
        """What really happens, of one kind."""
        return [event for event in self.journal if event.kind.name == kind]

    def number(self, name: str) -> int:
        """A number that the reason names."""
        value = self.reason.args[name]
        assert type(value) is int, (name, self)
        return value

    def name(self, name: str) -> str:
        """The key of a thing that the reason names."""
        value = self.reason.args[name]
        assert isinstance(value, NameRef), (name, self)
        return value.key


def cases(
    setup: Setup, why: Why, seeds: range, each: int = 2, bot: Callable[[Sight, Rng], int] | None = None
) -> Iterator[Case]:
    """Games, at random or as a bot plays them, and at every decision some moves with their reasons."""
    for seed in seeds:
        rng = stream("reasons", setup.game.name, seed)
        state = setup.start()
        while acting := state.acting():
            seat = rng.choice(acting)
            if seat == FORTUNA:
                state.play(seat, state.draw(rng))
                continue
            moves = state.moves(seat)
            if len(moves) > 1:
                for _ in range(each):
                    yield Case(state, seat, rng.choice(moves), why)
            state.play(seat, rng.choice(moves) if bot is None or rng.below(4) == 0 else bot(state.sight(seat), rng))


def kinds(game: str) -> set[str]:
    """Every kind of reason that a game has words for."""
    path: Path = PLAIN_SOURCES / "games" / game / "text" / "en.ftl"
    return {key for key in read(path).messages if key.startswith("hint-")}
