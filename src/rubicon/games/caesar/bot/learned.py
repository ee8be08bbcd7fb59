"""The judgement of CAESAR! that is learned from games of the search itself, and what `rubicon train` asks for it.

Two small nets (`master.json`) say who wins and which placements are worth a look. What to do with bonus tokens, and the
game against the solo bot of the rules, are judged as `strong` judges them: nothing was learned about those.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Any, Final

from rubicon.core.game import FORTUNA, State
from rubicon.core.net import Net, net_of, read_weights
from rubicon.core.rng import Rng
from rubicon.games.caesar.bot.features import PART, POSITION, Parts, mover_of, placements, position
from rubicon.games.caesar.bot.mind import CaesarMind
from rubicon.games.caesar.rules.state import CaesarState
from rubicon.games.caesar.rules.table import OVER, PLACING
from rubicon.games.caesar.rules.variant import NO_BOT

INPUTS: Final = (POSITION, PART)
"""How many numbers the two nets take."""
FLOOR: Final = 0.01
"""What every placement is worth a look, however bad it looks."""


class Judges:
    """The two nets."""

    def __init__(self, value: Net, policy: Net) -> None:
        self.value: Final = value
        self.policy: Final = policy


@cache
def judges(file: str) -> Judges:
    """The nets in a file, or those that come with the game."""
    told = read_weights("rubicon.games.caesar.bot", file)
    return Judges(net_of(told["value"], POSITION), net_of(told["policy"], PART))


class LearnedMind(CaesarMind):
    """What the nets see in a position and in placements."""

    def __init__(self, file: str = "") -> None:
        self.file: Final = file

    def arguments(self) -> tuple[Any, ...]:
        """The file with its weights."""
        return (self.file,)

    def shares(self, state: State, rng: Rng) -> list[float]:
        """By the first net."""
        assert isinstance(state, CaesarState)
        if state.plan.bot != NO_BOT or state.table.phase == OVER:
            return super().shares(state, rng)
        mover = mover_of(state.table)
        judged: Judges = judges(self.file)
        odds = judged.value.score(position(state, mover))
        share = 1.0 / (1.0 + exp(max(-30.0, min(30.0, -odds))))
        return [share, 1.0 - share] if mover == 0 else [1.0 - share, share]

    def weights(self, state: State, seat: int, moves: tuple[int, ...]) -> list[float]:
        """Of placements by the second net."""
        assert isinstance(state, CaesarState)
        if state.plan.bot != NO_BOT or state.table.phase != PLACING:
            return super().weights(state, seat, moves)
        judged: Judges = judges(self.file)
        net = judged.policy
        found = placements(state, moves)
        scores = [net.score(part) for part in found.parts]
        sums = [scores[one] + scores[two] + scores[three] for one, two, three in found.moves]
        best = max(sums)
        return [FLOOR + exp(max(-30.0, total - best)) for total in sums]


# What `rubicon train` asks


def draw_options(rng: Rng) -> dict[str, object]:
    """The options of a game to learn from: one in four has expansions, or is of the other edition."""
    options: dict[str, object] = {}
    if rng.below(4) == 0:
        for name in ("poison", "centurions", "border_control"):
            options[name] = rng.below(2) == 1
        if options["border_control"]:
            options["poison"] = True
        if rng.below(2):
            options["edition"] = "psc"
    return options


def tell_position(state: State) -> tuple[list[int], list[list[float]]] | None:
    """Where somebody has a choice: who places next, and the position from that side in numbers."""
    assert isinstance(state, CaesarState)
    acting = state.acting()
    if acting[0] == FORTUNA or len(state.moves(acting[0])) < 2:
        return None
    mover = mover_of(state.table)
    return [mover], [position(state, mover)]


def tell_moves(state: State, moves: tuple[int, ...]) -> Parts | None:
    """The moves in numbers; None where nothing is to be learned about them."""
    assert isinstance(state, CaesarState)
    return placements(state, moves) if state.table.phase == PLACING else None
