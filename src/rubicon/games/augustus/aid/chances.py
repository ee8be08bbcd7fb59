"""What the table offers as an aid: the chances of the next token, and of every mission that lies open."""

from __future__ import annotations

from typing import Final

from rubicon.core.game import Sight
from rubicon.games.augustus.aid.odds import next_token, within
from rubicon.games.augustus.rules.box import TOKENS
from rubicon.games.augustus.sight.sight import AugustusSight

DRAWS: Final = (1, 2, 3, 5, 8)
"""After how many draws a mission is looked at."""


def aid(sight: Sight, plan: tuple[int, ...] = ()) -> dict[str, object]:
    """The chance of each token to be next; and of the missions of this seat, and in the row, to be complete soon.

    Each mission as if all legions were for it, from the tokens really left; effects are not counted. A plan adds
    nothing: what is decided now is seen at once.
    """
    assert isinstance(sight, AugustusSight), "this aid only knows augustus"
    bag = sight.next_bag()
    table = sight.table
    seat = sight.seat
    missions = list(table.row)
    if seat is not None:
        missions = [*table.progress[seat], *table.hands[seat], *missions]
    return {
        "next": {TOKENS[token]: chance for token, chance in enumerate(next_token(bag))},
        "draws": list(DRAWS),
        "missions": [
            {
                "mission": mission + 1,
                "average": round(sight.draws(mission), 1),
                "within": [within(sight.box.need[mission] - table.cover[mission], bag, draws) for draws in DRAWS],
            }
            for mission in missions
        ],
    }
