"""Three coins again, for tests of agreed draws: a game that knows them."""

from __future__ import annotations

from rubicon.core.game import Game, OptionValue
from tests.fixture_game import GAME as COINS
from tests.fixture_game import ThreeCoins


class DrawnCoins(ThreeCoins):
    """The fixture game, in which players may agree a draw."""

    def __init__(self) -> None:
        Game.__init__(
            self, "drawn_coins", rules=1, kinds=COINS.kinds, reasons=COINS.reasons, options=COINS.options, draws=True
        )

    def seats(self, options: dict[str, OptionValue]) -> tuple[int, ...]:
        return (2,)


GAME = DrawnCoins()
