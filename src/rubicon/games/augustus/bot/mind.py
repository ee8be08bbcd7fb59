"""What the search asks of a bot that knows Augustus."""

from __future__ import annotations

from math import exp
from typing import Final

from rubicon.core.game import Sight, State
from rubicon.core.message import Message
from rubicon.core.mind import Mind
from rubicon.core.rng import Rng
from rubicon.games.augustus.bot.greedy import move_values
from rubicon.games.augustus.bot.mission_values import MissionValues
from rubicon.games.augustus.bot.reasons import why
from rubicon.games.augustus.bot.weights import TRIED
from rubicon.games.augustus.rules.box import Box
from rubicon.games.augustus.rules.scoring import score
from rubicon.games.augustus.rules.state import AugustusState
from rubicon.games.augustus.rules.table import Table
from rubicon.games.augustus.sight.expected_draws import expected

LATE: Final[list[float]] = [0.166, 0.235, 0.573, 0.041, -0.114]
"""What the parts of `survey` add to the logarithm of the odds to win, late in the game (benchmarks/judgement.py)."""
EARLY: Final[list[float]] = [-0.140, -0.191, 0.578, 0.0, 0.0]
"""What each of them adds besides early in the game: points count less then, missions more."""
LONG: Final = 40.0
"""So many draws to come, or more, are early."""
KEEN: Final = 1.0


class AugustusMind(Mind):
    """What `greedy` sees in a position, as shares of the victory."""

    def shares(self, state: State, rng: Rng) -> list[float]:
        """Points, missions, and what the missions begun will bring, of each against the others."""
        assert isinstance(state, AugustusState)
        odds = [_log_odds(state.table, state.box, seat) for seat in range(state.setup.seats)]
        best = max(odds)
        weights = [exp(value - best) for value in odds]
        scale = sum(weights, 0.0)
        return [weight / scale for weight in weights]

    def weights(self, state: State, seat: int, moves: tuple[int, ...]) -> list[float]:
        """What looks `KEEN` points worse is about a third as promising."""
        assert isinstance(state, AugustusState)
        values = move_values(state.table, state.box, seat, moves, TRIED)
        best = max(values)
        return [0.02 + exp((value - best) / KEEN) for value in values]

    def quick(self, state: State, seat: int, moves: tuple[int, ...], rng: Rng) -> int:
        """What `greedy` would do."""
        assert isinstance(state, AugustusState)
        values = move_values(state.table, state.box, seat, moves, TRIED)
        return moves[values.index(max(values))]

    def why(self, sight: Sight, move: int) -> Message | None:
        """What speaks for it."""
        return why(sight, move)


def survey(table: Table, box: Box, seat: int) -> tuple[list[float], float]:
    """Points, prospects, controlled missions, worth and draws of the missions begun; and how early it is."""
    missions = MissionValues(table, box, seat, TRIED)
    prospects, worth, draws = 0.0, 0.0, 0.0
    for mission in table.progress[seat]:
        cover = table.cover[mission]
        prospects += missions.prospect(mission, cover)
        worth += missions.worth(mission)
        if cover != box.need[mission]:
            draws += expected(box.need[mission] - cover)
    found = [float(score(table, box, seat)), prospects, float(len(table.controlled[seat])), worth, draws]
    return found, min(1.0, missions.draws_left / LONG)


def _log_odds(table: Table, box: Box, seat: int) -> float:
    """How likely the seat wins; only differences between seats count."""
    found, early = survey(table, box, seat)
    total = 0.0
    for i in range(len(found)):
        total += (LATE[i] + EARLY[i] * early) * found[i]
    return total
