"""Free deployment (rulebook 5.3; J3.7): Caesar, then Pompey share out anew where their blocks on the map stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubicon.core.message import Message
from rubicon.games.julius_caesar.rules import events, public_knowledge
from rubicon.games.julius_caesar.rules.board import INLAND
from rubicon.games.julius_caesar.rules.box import CAESAR, DONE, MARCH, POMPEY
from rubicon.games.julius_caesar.rules.table import DEALING, DEPLOYING, NOBODY, NOTHING

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules.state import JuliusState


def begin(state: JuliusState) -> None:
    """The blocks stand as the rulebook puts them, until a seat has shared out its own."""
    state.table.phase = DEPLOYING
    state.table.seat = CAESAR


def unplaced(state: JuliusState, seat: int) -> list[int]:
    """The seat's blocks that have not been given a city."""
    table = state.table
    box = state.box
    return [b for b in range(box.blocks) if box.owner[b] == seat and box.home[b] >= 0 and table.pledge[b] == NOTHING]


def room(state: JuliusState, seat: int) -> list[int]:
    """How many blocks each city still takes: every city keeps its number."""
    table = state.table
    box = state.box
    left = [0] * box.cities
    for b in range(box.blocks):
        if box.owner[b] == seat and box.home[b] >= 0:
            left[box.home[b]] += 1
            if table.pledge[b] != NOTHING:
                left[table.pledge[b]] -= 1
    return left


def choices(state: JuliusState) -> list[int]:
    """Any block to any city with room, a Navis to a port; or all that are left stay where the rulebook puts them."""
    box = state.box
    seat = state.table.seat
    left = room(state, seat)
    blocks = unplaced(state, seat)
    fleets = sum([1 for b in blocks if box.navis[b]])
    berths = sum([left[city] for city in range(box.cities) if box.kind[city] != INLAND])
    found: list[int] = [DONE] if _balanced(state, blocks, left) else []
    for b in blocks:
        for city in range(box.cities):
            if left[city] > 0:
                port = box.kind[city] != INLAND
                if port and (box.navis[b] or berths > fleets):
                    found.append(box.march[b * box.places + city])
                elif not port and not box.navis[b]:
                    found.append(box.march[b * box.places + city])
    return found


def _balanced(state: JuliusState, blocks: list[int], left: list[int]) -> bool:
    rest = left.copy()
    for b in blocks:
        rest[state.box.home[b]] -= 1
    return not any(rest)


def apply(state: JuliusState, move: int) -> None:
    """One block is given its city, or all the others theirs."""
    table = state.table
    box = state.box
    seat = table.seat
    if move == DONE:
        for b in unplaced(state, seat):
            _place(state, b, box.home[b])
    else:
        _place(state, box.move_block[move], box.move_place[move])
        rest = unplaced(state, seat)
        if len(rest) == 1:
            left = room(state, seat)
            _place(state, rest[0], next(city for city in range(box.cities) if left[city] > 0))
    if unplaced(state, seat):
        return
    table.own_orders()
    for b in range(box.blocks):
        if box.owner[b] == seat and table.pledge[b] != NOTHING:
            state.put(b, table.pledge[b])
            table.pledge[b] = NOTHING
    public_knowledge.mix_deployment(table, box, seat)
    state.tell(events.DEPLOYED, (seat,))
    if seat == CAESAR:
        table.seat = POMPEY
    else:
        table.seat = NOBODY
        table.phase = DEALING


def _place(state: JuliusState, b: int, city: int) -> None:
    table = state.table
    table.own_orders()
    table.pledge[b] = city
    if state.journal is not None:
        state.tell(events.DEPLOY, (table.seat, state.box.block_keys[b], state.box.place_keys[city]), 1 << table.seat)


def refusal(state: JuliusState, move: int) -> Message:
    """Why the block does not stand there."""
    table = state.table
    box = state.box
    if move == DONE:
        return Message("refusal-unbalanced")
    if box.move_kind[move] != MARCH:
        return Message("refusal-deploying")
    b = box.move_block[move]
    city = box.move_place[move]
    args: dict[str, object] = {"block": state.block_name(b), "place": state.place_name(city)}
    if box.owner[b] != table.seat:
        return Message("refusal-not-yours", args)
    if box.home[b] < 0:
        return Message("refusal-pool-stays", args)
    if table.pledge[b] != NOTHING:
        return Message("refusal-placed", args)
    if city >= box.cities or (box.navis[b] and box.kind[city] == INLAND):
        return Message("refusal-deploy-port", args)
    if room(state, table.seat)[city] <= 0:
        return Message("refusal-city-full", args)
    return Message("refusal-deploy-berths", args)
