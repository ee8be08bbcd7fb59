"""Three coins: a tiny game in which nearly everything is hidden. The example of docs/add-a-game.md.

Two or three players, a pouch with four each of three coins: as (1), denarius (2),
aureus (3). Everybody holds two coins that the others do not see. All at once
close one of them in a fist and may raise the stake from one point to two; then
all fists open, and the single highest coin wins its stake. Who raised and did
not win lays the coin left in hand open for a moment. Then hands are filled up
from the pouch. The first with as many points as agreed wins; if the coins run
out before, the most points do.
"""

from __future__ import annotations

from rubicon.core.errors import BadOption
from rubicon.core.game import Game, Option, OptionValue, Setup
from rubicon.core.message import Message
from tests.fixture_game.rules import COINS, KINDS, REASONS, CoinState


class ThreeCoins(Game):
    """Close a coin in your fist, and guess what is in the others'."""

    def __init__(self) -> None:
        options = (Option("goal", 3, (3, 5)), Option("raising", True))
        super().__init__("three_coins", rules=1, kinds=KINDS, reasons=REASONS, options=options)

    def seats(self, options: dict[str, OptionValue]) -> tuple[int, ...]:
        """Two or three; both share out the twelve coins evenly."""
        return (2, 3)

    def check(self, options: dict[str, OptionValue]) -> None:
        """Five points are too many for the rounds there are when no stake can be raised."""
        if options["goal"] == 5 and not options["raising"]:
            raise BadOption(Message("refusal-goal"), self.name)

    def start(self, setup: Setup) -> CoinState:
        """A full pouch and empty hands; Fortuna deals."""
        return CoinState(setup)

    def space(self, setup: Setup) -> int:
        """Three coins, `raise` and `close`."""
        return len(MOVES)

    def chance_space(self, setup: Setup) -> int:
        """The coin that is drawn."""
        return len(COINS)

    def say(self, setup: Setup, move: int) -> str:
        """A move in notation: one word."""
        return MOVES[move]

    def say_chance(self, setup: Setup, outcome: int) -> str:
        """The coin's name."""
        return COINS[outcome]


MOVES = (*COINS, "raise", "close")

GAME = ThreeCoins()
