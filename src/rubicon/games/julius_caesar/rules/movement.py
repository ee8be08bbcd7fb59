"""Moves (rulebook 6.1 to 6.3; J3.1 to J3.6, J3.8): groups, road limits, attacks, pinning, responses, Navis, sea moves.

A command is a series of moves of single blocks. The first block that leaves a
place on its way by road or sea border spends a point and makes the place
active; the others of that place follow for nothing. A block goes as far as it
may in one move; a block that has stopped early may be told to go on as long as
no other has moved, which is how a player picks the way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rubicon.core.events import Kind
from rubicon.core.message import Message
from rubicon.games.julius_caesar.rules import events
from rubicon.games.julius_caesar.rules.board import INLAND
from rubicon.games.julius_caesar.rules.box import DONE, MARCH, MARS, MERCURY, NEPTUNE, PLUTO, SAIL, Box
from rubicon.games.julius_caesar.rules.command import Command, command_of, goals, use_road
from rubicon.games.julius_caesar.rules.public_knowledge import leave_unseen, may_be, none_in_motion
from rubicon.games.julius_caesar.rules.routes import (
    can_flank,
    closed_ways,
    connected,
    most_steps,
    reachable_ports,
    reached_by,
    road_between,
    route,
    targets,
)
from rubicon.games.julius_caesar.rules.table import NOBODY, NOTHING, Table

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules.state import JuliusState


def begin(state: JuliusState) -> None:
    """A player's command: fresh roads, nothing active, and in Player 2's case who is pinned."""
    table = state.table
    box = state.box
    table.marched = False
    table.active = []
    table.roads = [0] * box.roads
    table.voyages = []
    table.kept = 0
    state.command = None
    none_in_motion(table)
    for sea in range(box.cities, box.places):
        if table.friendly(box.places, table.seat, sea):
            table.kept |= 1 << (sea - box.cities)
    if table.part == 1:
        _pin(state)


def _pin(state: JuliusState) -> None:
    """J3.6: attackers outside the reserve hold as many defenders. Counted once, when Player 2 starts."""
    table = state.table
    foe = 1 - table.seat
    attacker = table.attacker
    attacked = [place for place in range(state.box.places) if attacker[place] == foe]
    if not attacked:
        return
    table.own_lines()
    for place in attacked:
        table.pins[place] = 0
    for b in range(state.box.blocks):
        place = table.where[b]
        if table.side[b] == foe and place < state.box.places and not table.reserve[b]:
            if table.attacker[place] == foe:
                table.pins[place] += 1


# Who may leave


def _may_leave(state: JuliusState, place: int) -> bool:
    """J3.6: whether a block that has not moved may leave the place, or all that are left there are pinned."""
    table = state.table
    if table.attacker[place] != 1 - table.seat:
        return True
    where = table.where
    resting = 0
    for b in range(state.box.blocks):
        if where[b] == place and table.side[b] == table.seat and not table.moved[b]:
            resting += 1
    return resting > table.pins[place]


def _can_pay(table: Table, place: int) -> bool:
    return table.points > 0 or place in table.active


def _must_keep(state: JuliusState, sea: int) -> bool:
    """J3.4: whether the last Navis here must stay, because a sea move of this command went over this sea."""
    table = state.table
    box = state.box
    if not table.voyages or sea < box.cities or table.held[table.seat * box.places + sea] > 1:
        return False
    rest = table.kept & ~(1 << (sea - box.cities))
    return any(not connected(state, voyage, rest) for voyage in table.voyages)


# What can be ordered


def choices(state: JuliusState) -> list[int]:
    """Every move of every block, and to be done."""
    table = state.table
    box = state.box
    places = box.places
    event = table.event
    where = table.where
    moved = table.moved
    march: list[Any] = box.march
    found: list[Any] = [DONE]  # of Any, as `march`: so compiled code takes its ints as they are, and makes none anew
    flanks: list[int] = []
    last = table.last
    paid = table.points > 0
    command = command_of(state)
    for b in command.blocks:
        place = where[b]
        base = b * places
        if b == last:
            for goal in targets(state, b):
                found.append(march[base + goal])
                if event == MERCURY and can_flank(state, b, goal):
                    flanks.append(box.flank[base + goal])
            continue
        if moved[b] or not (paid or place in table.active):
            continue
        navis = box.navis[b]
        if event == NEPTUNE if not navis else event in (MARS, MERCURY, PLUTO):
            continue
        if not _may_leave(state, place) or (navis and _must_keep(state, place)):
            continue
        for goal in goals(state, command, b, place):
            found.append(march[base + goal])
            if event == MERCURY and can_flank(state, b, goal):
                flanks.append(box.flank[base + goal])
    found.extend(flanks)
    if table.kept and table.points > 0 and not table.marched and event == NOTHING:
        _sea_moves(state, command, found)
    return found


def _sea_moves(state: JuliusState, command: Command, found: list[Any]) -> None:
    """J3.4: before all other moves, over seas that are friendly, to ports that are friendly or vacant."""
    table = state.table
    box = state.box
    foe_base = (1 - table.seat) * box.places
    where = table.where
    cities = box.cities
    sail: list[Any] = box.sail
    known: list[list[int] | None] = [None] * cities
    for b in command.blocks:
        place = where[b]
        if place >= cities or box.kind[place] == INLAND or box.navis[b] or table.moved[b]:
            continue
        goals = known[place]
        if goals is None:
            goals = []
            if _may_leave(state, place):
                for port in reachable_ports(state, place, table.kept, closed_ways(state, place)):
                    if table.held[foe_base + port] == 0:
                        goals.append(port)
            known[place] = goals
        for port in goals:
            found.append(sail[b * box.places + port])


def has_more(state: JuliusState) -> bool:
    """Whether, for all that both players know, there may be something left to order.

    Not what is true, for then the end of a command would tell the rival what the
    blocks are not.
    """
    table = state.table
    box = state.box
    if table.last != NOTHING and reached_by(state, table.last):
        return True
    for b in command_of(state).blocks:
        place = table.where[b]
        if table.moved[b] or not _can_pay(table, place):
            continue
        if table.event == NEPTUNE and not may_be(table, box, b, True):
            continue
        if table.event in (MARS, MERCURY, PLUTO) and not may_be(table, box, b, False):
            continue
        if _may_leave(state, place):
            return True
    return False


# What is done


def apply(state: JuliusState, move: int) -> bool:
    """A block moves, or the player is done; True when the moves are over."""
    table = state.table
    if move == DONE:
        if not table.marched and not table.voyages:
            state.tell(events.STAY, (table.seat,))
        none_in_motion(table)
        return True
    b = state.box.move_block[move]
    goal = state.box.move_place[move]
    if state.box.move_kind[move] == SAIL:
        _sail(state, b, goal)
    else:
        _march(state, b, goal, move >= state.box.first_flank)
    if has_more(state):
        return False
    none_in_motion(table)
    return True


def _sail(state: JuliusState, b: int, port: int) -> None:
    table = state.table
    box = state.box
    table.own_orders()
    table.points -= 1
    origin = table.where[b]
    table.voyages.append(origin * box.places + port)
    leave_unseen(table, box, b, box.land_mask[box.colour[b]], True)
    table.moved[b] = 1
    state.put(b, port)
    none_in_motion(table)
    if state.journal is not None:
        state.tell_block(events.SAIL, b, origin, port)


def _march(state: JuliusState, b: int, goal: int, flank: bool) -> None:
    table = state.table
    box = state.box
    seat = table.seat
    table.own_orders()
    navis = box.navis[b]
    origin = table.where[b]
    path = route(state, b, goal, flank)
    if b != table.last:
        if origin not in table.active:
            table.active.append(origin)
            table.points -= 1
        table.marched = True
        leave_unseen(table, box, b, (box.navis_mask if navis else box.land_mask)[box.colour[b]], True)
        table.moved[b] = 1
        table.last = b
        table.strides = 0
        table.start = origin
    place = origin
    for step in path:
        if not navis:
            use_road(state, road_between(state, place, step))
        table.came = place
        table.strides += 1
        place = step
    if navis and origin >= box.cities and table.held[seat * box.places + origin] == 1:
        table.kept &= ~(1 << (origin - box.cities))
    kind = events.MARCH
    if table.held[(1 - seat) * box.places + goal] > 0:
        kind = _enter(state, b, goal)
        none_in_motion(table)
    elif table.held[seat * box.places + goal] == 0:
        kind = events.OCCUPY
    state.put(b, goal)
    if state.journal is not None:
        state.tell_block(kind, b, origin, goal)


def _enter(state: JuliusState, b: int, goal: int) -> Kind:
    """J3.5: into a battle. The first way in is the main attack, all others are reserves, and so are responders."""
    table = state.table
    places = state.box.places
    seat = table.seat
    way = table.came
    table.own_lines()
    table.ways[seat * places + goal] |= state.box.bit[goal * places + way]
    if table.attacker[goal] == NOBODY:
        table.attacker[goal] = seat
        table.main[goal] = way
        return events.ATTACK
    if table.attacker[goal] != seat:
        table.reserve[b] = 1
        return events.RESPOND
    if table.main[goal] == way:
        return events.ATTACK
    table.reserve[b] = 1
    return events.RESERVE


# Why not


def refusal(state: JuliusState, move: int) -> Message:
    """Why a block cannot make this move. Says nothing that its player does not see."""
    table = state.table
    box = state.box
    kind = box.move_kind[move]
    if kind != MARCH and kind != SAIL:
        return Message("refusal-moving")
    b = box.move_block[move]
    goal = box.move_place[move]
    place = table.where[b]
    args: dict[str, object] = {"block": state.block_name(b), "place": state.place_name(goal)}
    if table.side[b] != table.seat:
        return Message("refusal-not-yours", args)
    if place >= box.places:
        return Message("refusal-off-map", args)
    args["origin"] = state.place_name(place)
    if place == goal:
        return Message("refusal-there-already", args)
    if table.moved[b] and b != table.last:
        return Message("refusal-moved", args)
    if kind == SAIL:
        return _no_voyage(state, b, place, goal, args)
    navis = box.navis[b]
    if navis and table.event in (MARS, MERCURY, PLUTO):
        return Message("refusal-land-only", args)
    if not navis and table.event == NEPTUNE:
        return Message("refusal-navis-only", args)
    if not _can_pay(table, place) and b != table.last:
        return Message("refusal-no-points", args)
    if b != table.last:
        if not _may_leave(state, place):
            return Message("refusal-pinned", args)
        if navis and _must_keep(state, place):
            return Message("refusal-keep-sea", args)
    return _no_way(state, move, args)


def _no_way(state: JuliusState, move: int, args: dict[str, object]) -> Message:
    """Why no way leads there for a block that may leave."""
    table = state.table
    box = state.box
    b = box.move_block[move]
    goal = box.move_place[move]
    place = table.where[b]
    navis = box.navis[b]
    near = box.sea_near[place] if navis else box.road_near[place]
    most = most_steps(table, navis)
    going_on = b == table.last
    if going_on and (goal == table.came or goal == table.start):
        return Message("refusal-straight-back", args)
    if going_on and table.strides >= most:
        return Message("refusal-no-steps", args)
    battle = table.held[(1 - table.seat) * box.places + goal] > 0
    # Into a battle on the first step; with Mercury an attack on the second, too.
    in_time = 1 if table.attacker[goal] == 1 - table.seat else most - 1
    args["steps"] = in_time
    if battle and going_on and table.strides >= in_time:
        return Message("refusal-attack-late", {**args, "made": table.strides})
    if goal in near:
        if move >= box.first_flank:
            return Message("refusal-no-flank", args)
        if not going_on and closed_ways(state, place) & box.bit[place * box.places + goal]:
            return Message("refusal-closed-way", args)
        if not navis:
            return Message("refusal-road-full", args)
    if move >= box.first_flank and goal in targets(state, b):
        return Message("refusal-no-flank", args)
    if battle and (most == 2 or not _within_two(box, place, goal)):
        return Message("refusal-too-far-to-attack", args)
    return Message("refusal-too-far", args)


def _within_two(box: Box, place: int, goal: int) -> bool:
    return any(goal in box.road_near[between] for between in box.road_near[place])


def _no_voyage(state: JuliusState, b: int, place: int, goal: int, args: dict[str, object]) -> Message:
    table = state.table
    box = state.box
    if table.event != NOTHING:
        return Message("refusal-event-sea", args)
    if table.marched:
        return Message("refusal-sea-first", args)
    if table.moved[b]:
        return Message("refusal-moved", args)
    if table.points == 0:
        return Message("refusal-no-points", args)
    if box.kind[place] == INLAND:
        return Message("refusal-no-port", args)
    if not _may_leave(state, place):
        return Message("refusal-pinned", args)
    if table.held[(1 - table.seat) * box.places + goal] > 0:
        return Message("refusal-hostile-port", args)
    return Message("refusal-no-sea-way", args)
