"""The odds of one battle, if everybody fires to the end: exact wherever that is feasible.

What is assumed, for nobody can know what people will do:

- Every block fires whenever it may. Nobody passes, and nobody retreats before
  round 4, in which attackers must and find a way out.
- Hits go to the strongest, as the rules say (J6.2). Among equals leaders and
  Cleopatra are spared first, then blocks that lose two dice with a step, then
  those with the greater firepower, then those with the earlier letter.

`exact_odds` computes them. Where reserves make too many pairs of lines for that,
`sampled_odds` throws battles, always the same ones, and the answer has an interval.
"""

from __future__ import annotations

from typing import Final

from rubicon.games.julius_caesar.aid.battle_model import ATTACKER, DEFENDER, Battle, Odds
from rubicon.games.julius_caesar.aid.exact_odds import exact_odds
from rubicon.games.julius_caesar.aid.sampled_odds import sampled_odds

SAMPLES: Final = 4_000
"""How many battles are thrown where exact odds are not feasible."""


def battle_odds(battle: Battle) -> Odds:
    """The odds of a battle: exact, or from thrown battles where there are too many ways for it to go."""
    if not _alive(battle, ATTACKER) or not _alive(battle, DEFENDER):
        raise ValueError("a battle needs somebody on both sides")
    exact = exact_odds(battle)
    return sampled_odds(battle, SAMPLES) if exact is None else exact


def _alive(battle: Battle, side: int) -> bool:
    return any(f.side == side and f.strength > 0 for f in battle.fighters)
