"""Three coins with two of each instead of four: three rounds, small enough that all of the game can be solved."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from rubicon.core.game import Game, Option
from tests.fixture_game import ThreeCoins
from tests.fixture_game.rules import KINDS, REASONS


class FewCoins(ThreeCoins):
    """The fixture game, with a smaller pouch and without raised stakes unless they are asked for."""

    each = 2

    def __init__(self) -> None:
        options = (Option("goal", 3, (3, 5)), Option("raising", False))
        Game.__init__(self, "few_coins", rules=1, kinds=KINDS, reasons=REASONS, options=options)

    def part(self, name: str) -> ModuleType | None:
        """Those of the fixture game."""
        return import_module(f"tests.fixture_game.{name}") if name == "sight.planes" else None


GAME = FewCoins()
