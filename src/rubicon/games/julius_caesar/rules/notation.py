"""The notation of Julius Caesar, the same in every language.

    Legio 13 > Roma        a block goes there: a march, an attack, a retreat, a regroup, a berth for the winter
    Legio 13 ~ Roma        the same over the sea
    Legio 13 > Roma reserve  with Mercury, by another way than the main attack
    levy Legio 17 Roma     raise Caesar        fire Caesar       pass Caesar      hit Caesar     disband Caesar
    discard 2/1            play Mars           battle Roma       surprise Roma    vulcan Roma
    jupiter green Roma     jupiter Legio 1
    done

Fortuna's outcomes: `dice 1 3 6`, `deal 2/1`, `pick Legio 13`.
"""

from __future__ import annotations

from typing import Final

from rubicon.games.julius_caesar.rules.box import (
    BATTLE,
    CALL,
    CALL_BLOCK,
    COLOURS,
    DISBAND,
    DISCARD,
    DONE,
    FIRE,
    HIT,
    LEVY,
    MARCH,
    PASS,
    PLAY,
    RAISE,
    SAIL,
    STRIKE,
    SURPRISE,
    Box,
)
from rubicon.games.julius_caesar.rules.dice import spell

VERBS: Final = {
    DISCARD: "discard", PLAY: "play", BATTLE: "battle", SURPRISE: "surprise", STRIKE: "vulcan", FIRE: "fire",
    PASS: "pass", HIT: "hit", RAISE: "raise", DISBAND: "disband", LEVY: "levy",
    CALL_BLOCK: "jupiter",
}  # fmt: skip


def say(box: Box, move: int) -> str:
    """A seat's move."""
    if not box.notation:
        box.notation = [_spell(box, other) for other in range(box.space)]
    return box.notation[move]


def _spell(box: Box, move: int) -> str:
    kind = box.move_kind[move]
    index = box.move_block[move]
    place = box.move_place[move]
    if kind == DONE:
        return "done"
    if kind == MARCH:
        return f"{box.titles[index]} > {box.names[place]}{' reserve' if move >= box.first_flank else ''}"
    if kind == SAIL:
        return f"{box.titles[index]} ~ {box.names[place]}"
    if kind == CALL:
        return f"jupiter {COLOURS[index]} {box.names[place]}"
    if kind in (DISCARD, PLAY):
        return f"{VERBS[kind]} {box.card_names[index]}"
    words = [VERBS[kind]]
    if index >= 0:
        words.append(box.titles[index])
    if place >= 0:
        words.append(box.names[place])
    return " ".join(words)


def say_chance(box: Box, outcome: int) -> str:
    """Dice, a card that is dealt, or the block that Jupiter picks."""
    if outcome < box.deal:
        return f"dice {spell(outcome)}"
    if outcome < box.pick:
        return f"deal {box.card_names[outcome - box.deal]}"
    return f"pick {box.titles[outcome - box.pick]}"
