"""Lost steps and eliminated blocks (rulebook 7.5; J6.4): in battles, by disruption, and by the gods."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubicon.games.julius_caesar.rules import events, public_knowledge
from rubicon.games.julius_caesar.rules.box import LEADER, LEVELS
from rubicon.games.julius_caesar.rules.table import DEAD, FALLEN

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules.state import JuliusState


def lose_step(state: JuliusState, b: int) -> None:
    """One step less; what has no step left is eliminated."""
    table = state.table
    left = state.box.down[b * LEVELS + table.strength[b]]
    if left == 0:
        eliminate(state, b)
    else:
        table.strength[b] = left


def eliminate(state: JuliusState, b: int) -> None:
    """7.5: back to the owner's pool, face up until winter. Leaders die for good, and Cleopatra changes sides."""
    table = state.table
    box = state.box
    if b == box.cleopatra:
        _change_sides(state, b)
        return
    place = table.where[b]
    side = table.side[b]
    table.own_lines()
    table.own_orders()
    table.strength[b] = 0
    public_knowledge.reveal(table, box, b)
    leader = box.sort[b] == LEADER
    state.put(b, DEAD if leader else FALLEN)
    table.side[b] = box.owner[b]  # J5.2: a defector goes home
    table.reserve[b] = 0
    if state.journal is not None:
        state.tell(events.FALL, (side, box.block_keys[b], box.place_keys[place]))
    if leader:
        table.trophies[1 - side] += 1
        if state.journal is not None:
            state.tell(events.TROPHY, (1 - side, side, box.block_keys[b]))
            if table.trophies[1 - side] == 1:
                for third in range(box.blocks):
                    if box.third[third] and box.owner[third] == side:
                        state.tell(events.THIRD, (side, box.block_keys[third]))


def _change_sides(state: JuliusState, b: int) -> None:
    """7.52: she fights on for the other side, with strength I; whether she has acted in this round stays so."""
    table = state.table
    box = state.box
    place = table.where[b]
    new = 1 - table.side[b]
    state.put_side(b, new)
    table.own_lines()
    table.strength[b] = box.least[b]
    table.reserve[b] = 0
    public_knowledge.reveal(table, box, b)
    if state.journal is not None:
        state.tell(events.TURNCOAT, (new, box.block_keys[b], box.place_keys[place]))
