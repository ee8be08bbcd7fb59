"""The bot `strong` of the dice game: exact in the dice; what comes after a turn is solved, computed or estimated.

1. Every full hand that its turn may end with leads to a position. Tribute, Coup,
   Dictator and Caesar are settled exactly by the rules, short purses included (`ends`).
2. A position is worth the bot's share of the victory. For two seats that is solved
   (`solved`). For three it is computed by backward induction (`three_seats`): right
   as long as all play so. For four to six it is estimated by nets that were fitted
   by backward induction (`fitted`). Positions that no match comes to are estimated
   by means (`turn_values`): `round_values` tells who wins the round how often and the
   mean of the coins that change hands on the way; the share of a seat is
   exp(purse / blur), as part of the sum over all seats.
3. Over these values best play is computed for all 462 handfuls and both rethrows
   (see `odds`), which is exact again.

What was tried while all was estimated by means, 3000 to 6000 games each, one of the first against two of the second,
seats rotated (1/3 = equal; 95% intervals of 1.2 to 1.7 points). What came after it is in docs/bots.md.

- the share of the victory against most coins: 36.2%; with two players 51.4% (1/2 = equal);
- `BLUR_TURN` 0.05, 0.15, 0.6 and 1.0 against 0.3: 32.0%, 32.8%, 33.4%, 33.4%;
- `BLUR_AFTER` times 0.7 and 1.4: 33.2%, 33.3%; it was fitted to the outcomes of 5000 games;
- round 4 looking through round 5 by its winners instead of by blur: 33.4%;
- the rival's next turn in the last round searched exactly, with that rival's own purse in view: 33.5%,
  and slower. The last two are left out: they could not be told from nothing.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.bot import Advice, Bot, Policy, certain
from rubicon.core.game import Sight
from rubicon.core.rng import Rng
from rubicon.games.caesar_dice.aid.odds import EPSILON
from rubicon.games.caesar_dice.bot.reasons import explain
from rubicon.games.caesar_dice.bot.turn_values import TurnValues, turn_key
from rubicon.games.caesar_dice.rules.dice import KEEPS
from rubicon.games.caesar_dice.rules.table import DiceTable
from rubicon.games.caesar_dice.sight.sight import table_of


class Strong(Bot):
    """Best play of the dice for the best share of the victory; see the top of this module."""

    def __init__(self, rng: Rng, known: bool = True) -> None:
        """`known=False` estimates everything, as `strong` did once; it is there for comparison."""
        super().__init__(rng)
        self._known: Final = known
        self._turn: TurnValues | None = None  # both rethrows of a turn, and a hint, need the same tables

    def decide(self, sight: Sight) -> int:
        """The keep with the highest value."""
        table = table_of(sight)
        values = self._values(table).values(table.throws)
        return _ranked(table.dice, values, 1)[0]

    def policy(self, sight: Sight) -> Policy | None:
        """Certainty."""
        return certain(self.decide(sight), sight.moves)

    def advise(self, sight: Sight, most: int = 3) -> list[Advice]:
        """The best keeps with the estimated share of the victory, and the reason; the first is what it would do."""
        if not sight.moves:
            return []
        table = table_of(sight)
        turn = self._values(table)
        values = turn.values(table.throws)
        found: list[Advice] = []
        value = 1.0
        for keep in _ranked(table.dice, values, most):
            value = min(value, values[keep])  # of equals the last bits may be in another order
            found.append(Advice(keep, value, explain(turn, table.dice, keep, table.throws)))
        return found

    def _values(self, table: DiceTable) -> TurnValues:
        turn = self._turn
        if turn is None or turn.key != turn_key(table):
            turn = TurnValues(table, self._known)
            self._turn = turn
        return turn


def _ranked(hand: int, values: list[float], most: int) -> list[int]:
    """The best keeps first; of equal ones that with more dice, which is simpler to do."""
    left = list(KEEPS[hand])
    ranked: list[int] = []
    while left and len(ranked) < most:
        best = left[-1]
        for i in range(len(left) - 2, -1, -1):
            if values[left[i]] > values[best] + EPSILON:
                best = left[i]
        ranked.append(best)
        left.remove(best)
    return ranked
