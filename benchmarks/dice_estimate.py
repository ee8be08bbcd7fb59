"""The bot `strong` of the dice game as it once was for every number of seats: means of coins, compared by a blur.

    rubicon arena caesar_dice strong benchmarks/dice_estimate.py benchmarks/dice_estimate.py --games 6000

It is kept to measure what came after it.
"""

from __future__ import annotations

from rubicon.core.bot import Bot
from rubicon.core.game import Sight
from rubicon.core.rng import Rng
from rubicon.games.caesar_dice.bot.strong import Strong


class Estimating(Bot):
    """Exact in the dice, estimated in the rest."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self._strong = Strong(rng, known=False)

    def decide(self, sight: Sight) -> int:
        """What the estimate likes best."""
        return self._strong.decide(sight)
