"""Three coins again, for tests of agreed draws: a game that knows them."""

from __future__ import annotations

from rubicon.core.game import Game, OptionValue, Setup
from tests.fixture_game import MOVES
from tests.fixture_game.rules import COINS, KINDS, REASONS, CoinState


class DrawnCoins(Game):
    """The fixture game, in which players may agree a draw."""

    def __init__(self) -> None:
        from tests.fixture_game import GAME as coins

        super().__init__("drawn_coins", rules=1, kinds=KINDS, reasons=REASONS, options=coins.options, draws=True)

    def seats(self, options: dict[str, OptionValue]) -> tuple[int, ...]:
        return (2,)

    def start(self, setup: Setup) -> CoinState:
        return CoinState(setup)

    def space(self, setup: Setup) -> int:
        return len(MOVES)

    def chance_space(self, setup: Setup) -> int:
        return len(COINS)

    def say(self, setup: Setup, move: int) -> str:
        return MOVES[move]

    def say_chance(self, setup: Setup, outcome: int) -> str:
        return COINS[outcome]


GAME = DrawnCoins()
