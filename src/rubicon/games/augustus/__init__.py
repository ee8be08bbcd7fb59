"""Augustus, a game by Paolo Mori for 2 to 6 players."""

from __future__ import annotations

from typing import Any

from rubicon.core.game import Game, Option, OptionValue, Setup
from rubicon.games.augustus.rules import notation
from rubicon.games.augustus.rules.box import RULES, Box, load
from rubicon.games.augustus.rules.events import KINDS
from rubicon.games.augustus.rules.state import REASONS, AugustusState


class Augustus(Game):
    """Mobilise legions for the tokens that are drawn, win provinces and senators, and be the first with seven."""

    def __init__(self) -> None:
        options = (Option("first_game", False),)
        super().__init__("augustus", rules=RULES, oldest=1, kinds=KINDS, reasons=REASONS, options=options)

    def seats(self, options: dict[str, OptionValue]) -> tuple[int, ...]:
        """Two to six."""
        return (2, 3, 4, 5, 6)

    def box(self, custom: dict[str, Any] | None, rules: int | None = None) -> Box:
        """The 88 missions and the points of the rewards; version 1 had other missions."""
        return load(custom, RULES if rules is None else rules)

    def start(self, setup: Setup) -> AugustusState:
        """A full bag and the whole pile; Fortuna picks the Herald."""
        return AugustusState(setup)

    def space(self, setup: Setup) -> int:
        """Every verb with every mission or field, and the seats that a reward can be given to."""
        return notation.GIVE + setup.seats

    def chance_space(self, setup: Setup) -> int:
        """The tokens, the missions, the first Herald."""
        return notation.HERALD + setup.seats

    def say(self, setup: Setup, move: int) -> str:
        """A move in notation."""
        return notation.say(move)

    def say_chance(self, setup: Setup, outcome: int) -> str:
        """An outcome of chance in notation."""
        return notation.say_chance(outcome)


GAME = Augustus()
