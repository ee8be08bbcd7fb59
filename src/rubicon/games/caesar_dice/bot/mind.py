"""What the search asks of a bot that knows the dice game."""

from __future__ import annotations

from rubicon.core.game import Sight, State
from rubicon.core.message import Message
from rubicon.core.mind import Mind
from rubicon.core.rng import Rng
from rubicon.games.caesar_dice.bot.easy import rule_of_thumb
from rubicon.games.caesar_dice.bot.reasons import why
from rubicon.games.caesar_dice.rules.state import DiceState


class DiceMind(Mind):
    """Plays positions out by `easy`'s rule of thumb, and looks at what it would keep first."""

    def weights(self, state: State, seat: int, moves: tuple[int, ...]) -> list[float]:
        """The rule of thumb before all else."""
        assert isinstance(state, DiceState)
        thumb = rule_of_thumb(state.table)
        return [4.0 if move == thumb else 1.0 for move in moves]

    def quick(self, state: State, seat: int, moves: tuple[int, ...], rng: Rng) -> int:
        """The rule of thumb."""
        assert isinstance(state, DiceState)
        return rule_of_thumb(state.table)

    def why(self, sight: Sight, move: int) -> Message | None:
        """What speaks for it."""
        return why(sight, move)
