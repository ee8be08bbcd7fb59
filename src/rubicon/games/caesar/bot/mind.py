"""What the search asks of a bot that knows CAESAR!"""

from __future__ import annotations

from math import exp
from typing import Final

from rubicon.core.game import Sight, State
from rubicon.core.message import Message
from rubicon.core.mind import Mind
from rubicon.core.rng import Rng
from rubicon.games.caesar.bot.greedy import worth
from rubicon.games.caesar.bot.reasons import why
from rubicon.games.caesar.rules.state import CaesarState

STEEP: Final = 4.0
KEEN: Final = 1.0


class CaesarMind(Mind):
    """What `greedy` sees in a position, as a share of the victory."""

    def shares(self, state: State, rng: Rng) -> list[float]:
        """The side that is ahead by `STEEP` markers is about three times as likely to win as the other."""
        assert isinstance(state, CaesarState)
        side = state.plan.side(0)
        share = 1.0 / (1.0 + exp(max(-30.0, min(30.0, -worth(state, side) / STEEP))))
        return [share] if state.setup.seats == 1 else [share, 1.0 - share]

    def weights(self, state: State, seat: int, moves: tuple[int, ...]) -> list[float]:
        """Every move is tried once; what looks `KEEN` markers worse is about a third as promising."""
        assert isinstance(state, CaesarState)
        side = state.plan.side(seat)
        values: list[float] = []
        for move in moves:
            after = state.copy()
            after.apply(seat, move)
            values.append(worth(after, side))
        best = max(values)
        return [0.01 + exp(max(-30.0, (value - best) / KEEN)) for value in values]

    def quick(self, state: State, seat: int, moves: tuple[int, ...], rng: Rng) -> int:
        """The most promising."""
        weights = self.weights(state, seat, moves)
        return moves[weights.index(max(weights))]

    def why(self, sight: Sight, move: int) -> Message | None:
        """What speaks for it."""
        return why(sight, move)
