"""What to choose, and what may be typed."""

from __future__ import annotations

from typing import Final, cast

from rubicon.core.game import Setup
from rubicon.core.message import NameRef
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
from rubicon.games.julius_caesar.rules.table import NOTHING
from rubicon.games.julius_caesar.sight.sight import JuliusSight
from rubicon.text.reader import Slot, Spoken

MOST_CHOICES: Final = 24


def choices(sight: JuliusSight) -> list[int]:
    """All moves where they are few; else to be done, attacks, and what takes a city worth points, if there is any."""
    if len(sight.moves) <= MOST_CHOICES:
        return list(sight.moves)
    box = sight.box
    table = sight.table
    foe = (1 - table.seat) * box.places
    listed = [move for move in sight.moves if move == DONE]
    for move in sight.moves:
        place = box.move_place[move]
        if place != NOTHING and len(listed) < MOST_CHOICES:
            vacant = table.held[foe + place] == 0 and table.held[table.seat * box.places + place] == 0
            if (box.move_kind[move] == MARCH and table.held[foe + place]) or (vacant and box.value[place]):
                listed.append(move)
    return listed


VERBS: Final = {
    DONE: "done", DISCARD: "discard", PLAY: "play", BATTLE: "battle", SURPRISE: "surprise", STRIKE: "vulcan",
    CALL: "jupiter", FIRE: "fire", PASS: "pass", HIT: "hit", RAISE: "raise", DISBAND: "disband", MARCH: "march",
    SAIL: "sail", LEVY: "levy", CALL_BLOCK: "jupiter",
}  # fmt: skip
SIGNS: Final = {MARCH: ">", SAIL: "~"}


def spoken(setup: Setup) -> list[Spoken]:
    """`Legio 13 > Roma`, `13 roma`, `cezar rzym`, `zaciąg 17`, `koniec`: a block and a place are enough for a march."""
    box = cast(Box, setup.box)
    places: list[Slot] = [
        (NameRef(key), name, *aliases)
        for key, name, aliases in zip(box.place_keys, box.names, box.aliases, strict=True)
    ]
    blocks: list[Slot] = [(NameRef(key), title) for key, title in zip(box.block_keys, box.titles, strict=True)]
    cards: list[Slot] = [(NameRef(key), name) for key, name in zip(box.card_keys, box.card_names, strict=True)]
    colours: list[Slot] = [(NameRef(f"colour-{colour}"), colour) for colour in COLOURS]
    reserve: Slot = (NameRef("type-reserve"), "reserve")
    found: list[Spoken] = []
    for move in range(setup.space):
        kind, index, place = box.move_kind[move], box.move_block[move], box.move_place[move]
        verb = VERBS[kind]
        slots: list[Slot] = [(NameRef(f"type-{verb}"), SIGNS.get(kind, verb))]
        if index != NOTHING:
            slots.append((cards if kind in (DISCARD, PLAY) else colours if kind == CALL else blocks)[index])
        if place != NOTHING:
            slots.append(places[place])
        if kind in (MARCH, SAIL):
            slots[0], slots[1] = slots[1], slots[0]
        if move >= box.first_flank:
            slots.append(reserve)
        short = ((slots[0], *slots[2:]),) if kind == MARCH else ()
        found.append(Spoken(verb, (tuple(slots), *short)))
    return found
