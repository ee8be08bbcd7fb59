"""Jupiter and Vulcan (J5.2, J5.7, J5.8), and the surprise of Mars and Neptune (J5.3, J5.4).

The other gods only change how groups move; Apollo is told in `cards`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubicon.core.message import Message
from rubicon.games.julius_caesar.rules import events, public_knowledge
from rubicon.games.julius_caesar.rules.box import CALL, CALL_BLOCK, COLOURS, LEADER, LEVELS, STRIKE, SURPRISE
from rubicon.games.julius_caesar.rules.losses import eliminate, lose_step
from rubicon.games.julius_caesar.rules.table import NOTHING, Table

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules.state import JuliusState


# Jupiter


def havens(state: JuliusState, place: int) -> list[int]:
    """The friendly cities beside a place, by road, strait or sea border."""
    table = state.table
    box = state.box
    found = [p for p in box.near[place] if p < box.cities and table.friendly(box.places, table.seat, p)]
    found.sort()
    return found


def calls(state: JuliusState) -> list[int]:
    """J5.2: an enemy place beside a friendly city of yours, and a colour there, or a block that all can tell."""
    table = state.table
    box = state.box
    foe = 1 - table.seat
    present = [0] * (box.places * len(COLOURS))
    for b in range(box.blocks):
        if table.side[b] == foe and table.where[b] < box.places:
            present[table.where[b] * len(COLOURS) + box.colour[b]] += 1
    found: list[int] = []
    for place in range(box.places):
        if table.friendly(box.places, foe, place) and havens(state, place):
            for colour in range(len(COLOURS)):
                if present[place * len(COLOURS) + colour]:
                    found.append(box.call + place * len(COLOURS) + colour)
        else:
            for colour in range(len(COLOURS)):
                present[place * len(COLOURS) + colour] = 0
    if state.setup.rules > 1:  # rules 1 knew the colour only
        for b in range(box.blocks):
            if table.side[b] == foe and table.where[b] < box.places and public_knowledge.is_known(table, b):
                # The only one of its colour is called by that.
                if present[table.where[b] * len(COLOURS) + box.colour[b]] > 1:
                    found.append(box.call_block + b)
    return found


def call(state: JuliusState, move: int) -> int:
    """A block is named; or NOTHING, and Fortuna picks one of the colour at the place."""
    table = state.table
    box = state.box
    if box.move_kind[move] == CALL_BLOCK:
        b = box.move_block[move]
        table.field = table.where[b]
        if state.journal is not None:
            state.tell(events.CALL_BLOCK, (table.seat, box.place_keys[table.field], box.block_keys[b]))
        return b
    table.field = box.move_place[move]
    table.firing = box.move_block[move]
    if state.journal is not None:
        key = f"colour-{COLOURS[table.firing]}"
        state.tell(events.CALL, (table.seat, box.place_keys[table.field], key))
    return NOTHING


def candidates(state: JuliusState) -> list[int]:
    """The blocks of that colour there, each as likely: those that nobody can tell, for the others have names."""
    table = state.table
    foe = 1 - table.seat
    found = [b for b in state.box.of_colour[table.firing] if table.where[b] == table.field and table.side[b] == foe]
    hidden = [b for b in found if not public_knowledge.is_known(table, b)]
    return hidden if hidden and state.setup.rules > 1 else found


def answer(state: JuliusState, b: int) -> bool:
    """The block is shown: a leader or a Navis loses a step, any other comes over. True when nothing is left to say."""
    table = state.table
    box = state.box
    place = table.field
    public_knowledge.reveal(table, box, b)
    key = box.block_keys[b]
    if box.sort[b] == LEADER or box.navis[b]:
        if state.journal is not None:
            state.tell(events.ANGER, (table.seat, key, box.place_keys[place]))
        lose_step(state, b)
        if table.strength[b] > 0:
            public_knowledge.reveal(table, box, b)
            if state.journal is not None:
                state.tell(events.HIT, (table.side[b], key, table.strength[b]))
        _forget(table)
        return True
    if state.journal is not None:
        state.tell(events.DEFECT, (table.seat, key, box.place_keys[place]))
    table.firing = b
    options = havens(state, place)
    if len(options) == 1:
        settle(state, options[0])
        return True
    return False


def settlings(state: JuliusState) -> list[int]:
    """Where the defector can go."""
    base = state.table.firing * state.box.places
    return [state.box.march[base + city] for city in havens(state, state.table.field)]


def settle(state: JuliusState, city: int) -> None:
    """The defector goes to a friendly city beside the place it left."""
    table = state.table
    b = table.firing
    table.own_orders()
    table.moved[b] = 1
    state.put_side(b, table.seat)
    state.put(b, city)
    if state.journal is not None:
        state.tell(events.SETTLE, (table.seat, state.box.block_keys[b], state.box.place_keys[city]))
    _forget(table)


def _forget(table: Table) -> None:
    """Nothing is being called any more."""
    table.field = NOTHING
    table.firing = NOTHING


# Vulcan


def strikes(state: JuliusState) -> list[int]:
    """J5.7: every city that the enemy holds."""
    table = state.table
    box = state.box
    foe = 1 - table.seat
    return [box.strike + city for city in range(box.cities) if table.friendly(box.places, foe, city)]


def strike(state: JuliusState, city: int) -> None:
    """Every block there loses a step. Who survives is not shown."""
    table = state.table
    box = state.box
    state.tell(events.STRIKE, (table.seat, box.place_keys[city]))
    for b in range(box.blocks):
        if table.where[b] == city:
            left = box.down[b * LEVELS + table.strength[b]]
            if left == 0:
                eliminate(state, b)
            else:
                table.strength[b] = left
    survivors = table.held[(1 - table.seat) * box.places + city]
    turned = table.where[box.cleopatra] == city and table.side[box.cleopatra] == table.seat
    public_knowledge.lose_steps(table, box, city)
    if turned:
        public_knowledge.reveal(table, box, box.cleopatra)
        if survivors:  # she is the main attack, and came by no road
            table.own_lines()
            table.attacker[city] = table.seat


# Mars and Neptune


def battles_begun(state: JuliusState) -> list[int]:
    """Where the moves of this command began a battle."""
    table = state.table
    return [place for place in range(state.box.places) if table.attacker[place] == table.seat]


def surprise(state: JuliusState, place: int) -> None:
    """J5.3: in this battle all attackers fire before any defender in round 1."""
    state.table.surprise = place
    if state.journal is not None:
        state.tell(events.SURPRISE, (state.table.seat, state.box.place_keys[place]))


# Why not


def refusal(state: JuliusState, move: int) -> Message:
    """Why the god does not do this."""
    box = state.box
    kind = box.move_kind[move]
    place = box.move_place[move]
    args: dict[str, object] = {"place": state.place_name(place)} if place >= 0 else {}
    if kind == STRIKE:
        return Message("refusal-vulcan", args)
    if kind == CALL:
        return Message("refusal-jupiter", args)
    if kind == CALL_BLOCK:
        return Message("refusal-jupiter-block", {"block": state.block_name(box.move_block[move])})
    if kind == SURPRISE:
        return Message("refusal-surprise", args)
    return Message("refusal-god")
