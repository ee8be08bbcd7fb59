"""The notation of the dice game: `keep I I L`, `keep none`, `stop IV L L B B`... and Fortuna's `first 2`, `I II B`."""

from __future__ import annotations

from rubicon.games.caesar_dice.rules.dice import FIRST_FULL, HANDS, NONE, spell


def say(move: int) -> str:
    """A seat's move: what is kept. Keeping all five is stopping, whatever they are."""
    if move >= FIRST_FULL:
        return f"stop {spell(move)}"
    return f"keep {spell(move)}" if move != NONE else "keep none"


def say_chance(outcome: int) -> str:
    """The dice that fell, or the number of the first player, counted from 1 as people do."""
    if outcome >= len(HANDS):
        return f"first {outcome - len(HANDS) + 1}"
    return spell(outcome) if outcome != NONE else "no dice"
