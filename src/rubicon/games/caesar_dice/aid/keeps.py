"""The player aid of the dice game: what every keep promises, exactly. Shown at tables that allow it."""

from __future__ import annotations

from rubicon.core.game import Sight
from rubicon.games.caesar_dice.aid.odds import MOST_THROWS, best_keeps, bombs
from rubicon.games.caesar_dice.rules.dice import HANDS, NONE, SCORE, SYMBOLS
from rubicon.games.caesar_dice.sight.sight import DiceSight

COUP = 3


def aid(sight: Sight, plan: tuple[int, ...] = ()) -> dict[str, object]:
    """For each handful that can be kept: the chances of becoming Consul, and of a Coup or better, under best play.

    Each is the chance of who wants nothing else. Best for Consul first; nothing when there is nothing to keep.
    All keeps are listed, so a planned one adds nothing.
    """
    assert isinstance(sight, DiceSight), "this aid only knows caesar_dice"
    table = sight.table
    if not sight.moves:
        return {"target": None, "keeps": []}
    target = 0 if table.consul < 0 else SCORE[table.consul_dice]
    left = MOST_THROWS - table.throws
    # Without a Consul bombs mean nothing.
    coups = {} if table.consul < 0 else {odds.keep: odds.chance for odds in bombs(table.dice, COUP, left)}
    keeps = [
        {"keep": _faces(odds.keep), "consul": odds.chance, "coup": coups.get(odds.keep)}
        for odds in best_keeps(table.dice, target, left)
    ]
    return {"target": None if table.consul < 0 else target, "keeps": keeps}


def _faces(hand: int) -> list[str]:
    return [] if hand == NONE else [SYMBOLS[face] for face in HANDS[hand]]
