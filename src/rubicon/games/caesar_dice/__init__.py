"""Cezar: Kostki zostały rzucone, a dice game by Reiner Knizia for 2 to 6 players."""

from __future__ import annotations

from rubicon.core.game import Game, OptionValue, Setup
from rubicon.games.caesar_dice.rules import notation
from rubicon.games.caesar_dice.rules.dice import HANDS
from rubicon.games.caesar_dice.rules.state import KINDS, REASONS, DiceState


class CaesarDice(Game):
    """Throw for strength and senators, become Consul, and stay it until the round is yours."""

    def __init__(self) -> None:
        super().__init__("caesar_dice", rules=1, kinds=KINDS, reasons=REASONS)

    def seats(self, options: dict[str, OptionValue]) -> tuple[int, ...]:
        """Two to six; three or more are recommended."""
        return (2, 3, 4, 5, 6)

    def start(self, setup: Setup) -> DiceState:
        """Everybody has their bronze; Fortuna picks who begins."""
        return DiceState(setup)

    def space(self, setup: Setup) -> int:
        """One move for every handful of dice that can be kept."""
        return len(HANDS)

    def chance_space(self, setup: Setup) -> int:
        """A handful of thrown dice, or the first player."""
        return len(HANDS) + setup.seats

    def say(self, setup: Setup, move: int) -> str:
        """A move in notation."""
        return notation.say(move)

    def say_chance(self, setup: Setup, outcome: int) -> str:
        """An outcome of chance in notation."""
        return notation.say_chance(outcome)


GAME = CaesarDice()
