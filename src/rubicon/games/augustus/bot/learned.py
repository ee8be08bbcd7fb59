"""The judgement of Augustus that is learned from games of the search itself, and what `rubicon train` asks for it.

A small net (`master.json`) looks at each seat between two rounds; what it says of all of them together makes their
shares of the victory.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Any, Final

from rubicon.core.game import Sight, State
from rubicon.core.net import Net, net_of, read_weights
from rubicon.core.rng import Rng
from rubicon.games.augustus.bot.features import POSITION, tell_seats
from rubicon.games.augustus.bot.mind import AugustusMind
from rubicon.games.augustus.rules.state import AugustusState
from rubicon.games.augustus.rules.table import DRAWING
from rubicon.games.augustus.sight.sight import AugustusSight

ROUNDS: Final = 2
"""How many rounds after that of the decision are played on, at least. `strong` plays on longer, and luck hides more."""
EVERY: Final = 4
"""One round in so many is learned from."""


@cache
def judge(file: str) -> Net:
    """The net in a file, or the one that comes with the game."""
    told = read_weights("rubicon.games.augustus.bot", file)
    return net_of(told["value"], POSITION)


class LearnedMind(AugustusMind):
    """What the net sees in a position."""

    def __init__(self, file: str = "") -> None:
        self.file: Final = file

    def arguments(self) -> tuple[Any, ...]:
        """The file with its weights."""
        return (self.file,)

    def shares(self, state: State, rng: Rng) -> list[float]:
        """By the net."""
        assert isinstance(state, AugustusState)
        net: Net = judge(self.file)
        odds = [net.score(told) for told in tell_seats(state.table, state.box)]
        best = max(odds)
        weights = [exp(value - best) for value in odds]
        scale = sum(weights, 0.0)
        return [weight / scale for weight in weights]

    def calm(self, state: State, sight: Sight) -> bool:
        """Between two rounds: what was decided at the same time shows on the table only then."""
        assert isinstance(state, AugustusState)
        if state.table.phase != DRAWING:
            return False
        assert isinstance(sight, AugustusSight)
        return state.table.draws >= sight.table.draws + ROUNDS


# What `rubicon train` asks


def draw_options(rng: Rng) -> dict[str, object]:
    """The options of a game to learn from."""
    return {}


def tell_position(state: State) -> tuple[list[int], list[list[float]]] | None:
    """Between two rounds, but not all of them, all seats in numbers: neighbouring rounds are alike."""
    assert isinstance(state, AugustusState)
    table = state.table
    if table.phase != DRAWING or table.draws % EVERY:
        return None
    return list(range(state.setup.seats)), tell_seats(table, state.box)
