"""The notation of Julius Caesar, the same in every language.

    Legio 13 > Roma        a block goes there: a march, an attack, a retreat, a regroup, a berth for the winter
    Legio 13 ~ Roma        the same over the sea
    levy Legio 17 Roma     raise Caesar        fire Caesar       pass Caesar      hit Caesar     disband Caesar
    discard 2/1            play Mars           battle Roma       surprise Roma    vulcan Roma    jupiter green Roma
    done

Fortuna's outcomes: `dice 1 3 6`, `deal 2/1`, `pick Legio 13`.
"""

from __future__ import annotations

import re
from typing import Final

from rubicon.core.notation import fold
from rubicon.games.julius_caesar.box import (
    BATTLE,
    CALL,
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
from rubicon.games.julius_caesar.dice import spell

VERBS: Final = {
    DISCARD: "discard", PLAY: "play", BATTLE: "battle", SURPRISE: "surprise", STRIKE: "vulcan", FIRE: "fire",
    PASS: "pass", HIT: "hit", RAISE: "raise", DISBAND: "disband", LEVY: "levy",
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
        return f"{box.titles[index]} > {box.names[place]}"
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


def tidy(box: Box, text: str) -> str:
    """`legio13->rome` becomes `legio 13 > Roma`: other arrows, other names of places."""
    text = re.sub(r"\s*(->|→|=>|>)\s*", " > ", text)
    text = re.sub(r"\s*~\s*", " ~ ", text)
    text = re.sub(r"(?i)\b(legio|equitatus|auxilia|navis)(?=[cp]?\d)", r"\1 ", text)
    words = text.split()
    folded = [fold(word) for word in words]
    for place in range(box.places):
        for alias in box.aliases[place]:
            if folded and folded[-1] == fold(alias):
                return " ".join([*words[:-1], box.names[place]])
    return " ".join(words)
