"""Levies (rulebook 6.4; J4.1, J4.2): steps for blocks on the map, and new blocks from the pool."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rubicon.core.message import Message
from rubicon.games.julius_caesar.rules import events, public_knowledge
from rubicon.games.julius_caesar.rules.board import MAJOR_PORT
from rubicon.games.julius_caesar.rules.box import DONE, LEVELS, LEVY, RAISE
from rubicon.games.julius_caesar.rules.table import FALLEN, POOL

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules.state import JuliusState


def can_begin(state: JuliusState) -> bool:
    """J4.2: without a friendly city levy points are lost. (Blocks in contested cities may get steps: J4.1.)"""
    return any(_may_grow_in(state, city) for city in range(state.box.cities))


def _may_grow_in(state: JuliusState, city: int) -> bool:
    """J4.1: steps are added in friendly cities; the seed's rules do not except contested ones."""
    table = state.table
    if state.later_edition:
        return table.friendly(state.box.places, table.seat, city)
    return table.held[table.seat * state.box.places + city] > 0


def third_is_free(state: JuliusState, side: int) -> bool:
    """J4.2: the third leader waits until one of the first two has died."""
    return state.table.trophies[1 - side] > 0


def choices(state: JuliusState) -> list[int]:
    """A step for a block, a new block, or to be done."""
    table = state.table
    box = state.box
    seat = table.seat
    places = box.places
    moves: list[Any] = box.moves
    levy: list[Any] = box.levy
    found: list[Any] = [DONE]
    side = table.side
    where = table.where
    cities = box.cities
    for b in range(box.blocks):
        if side[b] == seat:
            place = where[b]
            if place < cities and table.strength[b] < box.full[b] and _may_grow_in(state, place):
                found.append(moves[box.raising + b])
    friendly = table.friendly_cities(box, seat)
    if not friendly:
        return found
    third = third_is_free(state, seat)
    taken = [False] * box.blocks
    for b in box.of_owner[seat]:
        if where[b] != POOL or (box.third[b] and not third):
            continue
        # In the pool, blocks that differ in nothing but their number are alike; on the map each has its own past.
        if taken[box.alike[b]]:
            continue
        taken[box.alike[b]] = True
        city = box.levy_city[b]
        if city >= 0:
            if table.friendly(places, seat, city):
                found.append(levy[b * places + city])
        elif box.navis[b]:
            for city in friendly:
                if box.kind[city] == MAJOR_PORT:
                    found.append(levy[b * places + city])
        else:
            for city in friendly:
                found.append(levy[b * places + city])
    return found


def apply(state: JuliusState, move: int) -> bool:
    """One levy point is spent, or all that are left are given up; True when there are none."""
    table = state.table
    box = state.box
    if move == DONE:
        return True
    b = box.move_block[move]
    if box.move_kind[move] == RAISE:
        place = table.where[b]
        table.strength[b] = box.up[b * LEVELS + table.strength[b]]
        public_knowledge.gain_step(table, box, place, table.seat)
        if state.journal is not None:
            state.tell_at(events.RAISE, b, place)
    else:
        city = box.move_place[move]
        public_knowledge.enter_from_pool(table, box, b, city, third_is_free(state, table.seat))
        table.strength[b] = box.least[b]
        state.put(b, city)
        if state.journal is not None:
            state.tell_at(events.LEVY, b, city)
    table.levies -= 1
    return table.levies == 0


def refusal(state: JuliusState, move: int) -> Message:
    """Why this levy is not possible."""
    table = state.table
    box = state.box
    kind = box.move_kind[move]
    if kind != RAISE and kind != LEVY:
        return Message("refusal-levying")
    b = box.move_block[move]
    place = table.where[b]
    args: dict[str, object] = {"block": state.block_name(b)}
    if kind == RAISE:
        if table.side[b] != table.seat:
            return Message("refusal-not-yours", args)
        if place >= box.places:
            return Message("refusal-off-map", args)
        if place >= box.cities:
            return Message("refusal-step-at-sea", args)
        if table.strength[b] == box.full[b]:
            return Message("refusal-full-strength", args)
        return Message("refusal-contested-city", args)
    if box.owner[b] != table.seat:
        return Message("refusal-not-yours", args)
    if place == FALLEN:
        return Message("refusal-fallen", args)
    if place != POOL:
        return Message("refusal-not-in-pool", args)
    if box.third[b] and not third_is_free(state, table.seat):
        return Message("refusal-third", args)
    city = box.move_place[move]
    args["place"] = state.place_name(city)
    if not table.friendly(box.places, table.seat, city):
        return Message("refusal-city-not-friendly", args)
    return Message("refusal-alike-first", args)
