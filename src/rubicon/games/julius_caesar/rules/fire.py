"""Fire and hits (rulebook 7.4; J6.2): dice, and who takes the hits.

Fortuna throws the dice. Hits go to the strongest block at once, and its owner is
asked only where several are equal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubicon.core.message import Message
from rubicon.games.julius_caesar.rules import dice, events, public_knowledge
from rubicon.games.julius_caesar.rules.box import HIT, LEVELS
from rubicon.games.julius_caesar.rules.losses import lose_step
from rubicon.games.julius_caesar.rules.table import NOTHING, SUFFERING

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules.state import JuliusState


def throw(state: JuliusState, outcome: int) -> bool:
    """7.4: the dice fall. True when all hits are taken."""
    table = state.table
    box = state.box
    b = table.firing
    role = 0 if table.side[b] == table.striker else 1
    hits = dice.HITS[box.power[role][b]][outcome]
    if state.journal is not None:
        state.tell(events.FIRE, (table.side[b], box.block_keys[b], dice.spell(outcome), hits))
    table.hits = hits
    table.seat = 1 - table.side[b]
    return _take_hits(state)


def targets(state: JuliusState) -> list[int]:
    """7.4: who may take the next hit: the strongest blocks in the line of the side that was fired at."""
    table = state.table
    best = 0
    found: list[int] = []
    where = table.where
    field = table.field
    for b in range(state.box.blocks):
        if where[b] == field and table.side[b] == table.seat and not table.reserve[b]:
            # J6.4: Cleopatra, won over in the middle of a volley, is on the side that fires.
            if table.strength[b] > best:
                best = table.strength[b]
                found = [b]
            elif table.strength[b] == best:
                found.append(b)
    return found


def _take_hits(state: JuliusState) -> bool:
    table = state.table
    while table.hits > 0:
        found = targets(state)
        if not found:
            break
        if len(found) > 1 and not _overwhelmed(state):
            table.phase = SUFFERING
            return False
        _take_hit(state, found[0])
    table.hits = 0
    table.firing = NOTHING
    return True


def _overwhelmed(state: JuliusState) -> bool:
    """There are at least as many hits as steps: nothing is left to choose."""
    table = state.table
    box = state.box
    steps = 0
    for b in range(box.blocks):
        if table.where[b] == table.field and table.side[b] == table.seat and not table.reserve[b]:
            strength = table.strength[b]
            while strength > 0:
                steps += 1
                strength = box.down[b * LEVELS + strength]
    return table.hits >= steps


def _take_hit(state: JuliusState, b: int) -> None:
    """One hit on one block."""
    table = state.table
    table.hits -= 1
    seat = table.seat
    lose_step(state, b)
    if table.where[b] == table.field and table.side[b] == seat:
        public_knowledge.reveal(table, state.box, b)
        if state.journal is not None:
            state.tell(events.HIT, (seat, state.box.block_keys[b], table.strength[b]))


def suffer(state: JuliusState, b: int) -> bool:
    """The owner has chosen who takes the hit. True when all hits are taken."""
    _take_hit(state, b)
    return _take_hits(state)


def hit_refusal(state: JuliusState, move: int) -> Message:
    """Hits go to the strongest."""
    if state.box.move_kind[move] != HIT:
        return Message("refusal-suffering")
    return Message("refusal-hit", {"block": state.block_name(state.box.move_block[move])})
