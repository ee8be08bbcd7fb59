"""What the search asks of a bot that knows Julius Caesar."""

from __future__ import annotations

from math import exp

from rubicon.core.game import Sight, State
from rubicon.core.message import Message
from rubicon.core.mind import Mind
from rubicon.core.rng import Rng
from rubicon.games.julius_caesar.bot.battle_turns import turn_in_battle, who_suffers
from rubicon.games.julius_caesar.bot.evaluation import log_odds
from rubicon.games.julius_caesar.bot.greedy import Greedy
from rubicon.games.julius_caesar.bot.marches import KEEN, march_values
from rubicon.games.julius_caesar.bot.position import Position
from rubicon.games.julius_caesar.bot.reasons import why
from rubicon.games.julius_caesar.bot.weights import TRIED
from rubicon.games.julius_caesar.rules.state import JuliusState
from rubicon.games.julius_caesar.rules.table import CHOOSING, DISCARDING, FIGHTING, LEVYING, MOVING, NOTHING, SUFFERING
from rubicon.games.julius_caesar.sight.sight import JuliusSight


class JuliusMind(Mind):
    """The log_odds, and `greedy`'s eye for moves, in the style that was found by trial."""

    def shares(self, state: State, rng: Rng) -> list[float]:
        """What the odds say."""
        assert isinstance(state, JuliusState)
        share = 1.0 / (1.0 + exp(max(-30.0, min(30.0, -log_odds(state)))))
        return [share, 1.0 - share]

    def calm(self, state: State, sight: Sight) -> bool:
        """When everybody has had this turn, and the next begins."""
        assert isinstance(state, JuliusState)
        assert isinstance(sight, JuliusSight)
        table = state.table
        begun = sight.table
        return (table.turn != begun.turn or table.year != begun.year) and table.phase in (DISCARDING, CHOOSING)

    def weights(self, state: State, seat: int, moves: tuple[int, ...]) -> list[float]:
        """What `greedy` expects of marches; elsewhere what it would do, before all else."""
        assert isinstance(state, JuliusState)
        position = Position(state.sight(seat), seat, TRIED)
        if state.table.phase != MOVING:
            best = Greedy(Rng(0), TRIED).best(position)
            return [1.0 if move == best else 0.25 for move in moves]
        values = march_values(position, moves)
        most = max(values)
        return [0.002 + exp(max(-30.0, (value - most) / KEEN)) for value in values]

    def quick(self, state: State, seat: int, moves: tuple[int, ...], rng: Rng) -> int:
        """What `greedy` would do."""
        assert isinstance(state, JuliusState)
        table = state.table
        if table.phase == SUFFERING:
            return who_suffers(table, state.box, seat, moves)
        if table.phase == FIGHTING:
            move = turn_in_battle(table, state.box, seat, moves, TRIED)
            if move != NOTHING:
                return move
        return Greedy(rng, TRIED).best(Position(state.sight(seat), seat, TRIED))

    def why(self, sight: Sight, move: int) -> Message | None:
        """What speaks for it."""
        return why(sight, move)

    def effort(self, sight: Sight) -> float:
        """Cards and marches decide most."""
        assert isinstance(sight, JuliusSight)
        phase = sight.table.phase
        if phase in (CHOOSING, MOVING):
            return 1.0
        if phase == LEVYING:
            return 0.5
        return 0.25
