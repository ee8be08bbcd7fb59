"""Moves (rulebook 6.1 to 6.3; J3.1 to J3.6, J3.8): groups, road limits, attacks, pinning, responses, Navis, sea moves.

A command is a series of moves of single blocks. The first block that leaves a
place on its way by road or sea border spends a point and makes the place
active; the others of that place follow for nothing. A block goes as far as it
may in one move; a block that has stopped early may be told to go on as long as
no other has moved, which is how a player picks the way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubicon.core.events import Kind
from rubicon.core.message import Message
from rubicon.games.julius_caesar import events
from rubicon.games.julius_caesar.box import (
    ATTACK_LIMITS,
    DONE,
    INLAND,
    LIMITS,
    MARCH,
    MARS,
    MERCURY,
    NEPTUNE,
    PLUTO,
    PLUTO_LIMITS,
    SAIL,
)
from rubicon.games.julius_caesar.fog import may_be, none_in_motion, slip
from rubicon.games.julius_caesar.table import NOBODY, NOTHING, Table

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules import JuliusState


def begin(state: JuliusState) -> None:
    """A player's command: fresh roads, nothing active, and in Player 2's case who is pinned."""
    table = state.table
    box = state.box
    table.marched = False
    table.active = []
    table.roads = [0] * box.roads
    table.voyages = []
    table.kept = 0
    none_in_motion(table)
    for sea in range(box.cities, box.places):
        if table.friendly(box.places, table.seat, sea):
            table.kept |= 1 << (sea - box.cities)
    if table.part == 1:
        _pin(state)


def _pin(state: JuliusState) -> None:
    """J3.6: attackers outside the reserve hold as many defenders. Counted once, when Player 2 starts."""
    table = state.table
    for place in range(state.box.places):
        if table.attacker[place] != NOBODY:
            table.pins[place] = 0
    foe = 1 - table.seat
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
    resting = 0
    for b in range(state.box.blocks):
        if table.where[b] == place and table.side[b] == table.seat and not table.moved[b]:
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
    return any(not _connected(state, voyage, rest) for voyage in table.voyages)


def _connected(state: JuliusState, voyage: int, seas: int) -> bool:
    return voyage % state.box.places in _harbours(state, voyage // state.box.places, seas, 0)


def _harbours(state: JuliusState, port: int, seas: int, closed: int) -> list[int]:
    """The ports that can be reached from a port over these seas; not by the closed ways out of it."""
    box = state.box
    cities = box.cities
    found: list[int] = []
    crossed = 0
    queue: list[int] = []
    for sea in box.sea_near[port]:
        if seas >> (sea - cities) & 1 and not box.bit[port * box.places + sea] & closed:
            queue.append(sea)
            crossed |= 1 << (sea - cities)
    while queue:
        sea = queue.pop()
        for other in box.sea_near[sea]:
            if other >= cities:
                if seas >> (other - cities) & 1 and not crossed >> (other - cities) & 1:
                    crossed |= 1 << (other - cities)
                    queue.append(other)
            elif other != port and other not in found:
                found.append(other)
    return found


# How far they come


def _most_steps(table: Table, navis: bool) -> int:
    return 3 if table.event == MERCURY and not navis else 2


def _limit(state: JuliusState, road: int, attack: bool) -> int:
    """J3.2, J5.6."""
    kind = state.box.road_class[road]
    if not attack:
        return LIMITS[kind]
    return PLUTO_LIMITS[kind] if state.table.event == PLUTO else ATTACK_LIMITS[kind]


def _responds(state: JuliusState, place: int) -> bool:
    """J3.5: whether a block entering this place reinforces a defence; anything else among enemies is an attack."""
    table = state.table
    return table.attacker[place] == 1 - table.seat


def _closed(state: JuliusState, place: int) -> int:
    """J3.6: the ways by which nobody leaves a place: those the attacker used into it."""
    table = state.table
    foe = 1 - table.seat
    return table.ways[foe * state.box.places + place] if table.attacker[place] == foe else 0


def reach(
    state: JuliusState, place: int, navis: bool, steps: int, came: int, start: int, found: list[int], marks: list[int]
) -> None:
    """J3.1, J3.3: add to `found` all places a block comes to from here, `steps` of its steps being made already."""
    table = state.table
    box = state.box
    seat = table.seat
    foe_base = (1 - seat) * box.places
    near = box.sea_near[place] if navis else box.road_near[place]
    roads = box.road_ids[place]
    closed = _closed(state, place) if steps == 0 else 0
    most = _most_steps(table, navis)
    for index in range(len(near)):
        other = near[index]
        if other in (came, start):
            continue
        if closed and closed & box.bit[place * box.places + other]:
            continue
        if table.held[foe_base + other] > 0:
            responds = _responds(state, other)
            # Into a battle only on the first step; with Mercury an attack on the second, too.
            if steps > 0 and (steps > most - 2 or responds):
                continue
            if not navis and table.roads[roads[index]] >= _limit(state, roads[index], not responds):
                continue
            if not marks[other]:
                marks[other] = 1
                found.append(other)
        else:
            if not navis and table.roads[roads[index]] >= LIMITS[box.road_class[roads[index]]]:
                continue
            if not marks[other]:
                marks[other] = 1
                found.append(other)
            if steps + 1 < most:
                reach(state, other, navis, steps + 1, place, start, found, marks)


def targets(state: JuliusState, b: int) -> list[int]:
    """All places that the block comes to by road or sea border from where it is now, sorted."""
    table = state.table
    found: list[int] = []
    marks = [0] * state.box.places
    place = table.where[b]
    if b == table.last:
        if table.strides < _most_steps(table, state.box.navis[b]):
            reach(state, place, state.box.navis[b], table.strides, table.came, table.start, found, marks)
    else:
        reach(state, place, state.box.navis[b], 0, NOTHING, place, found, marks)
    found.sort()
    return found


def route(state: JuliusState, b: int, goal: int) -> list[int]:
    """The way to a place that can be reached: the shortest; of those the one whose fullest road has most room left."""
    table = state.table
    place = table.where[b]
    best: list[int] = []
    going_on = b == table.last
    steps = table.strides if going_on else 0
    came = table.came if going_on else NOTHING
    start = table.start if going_on else place
    _routes(state, [place], goal, state.box.navis[b], steps, came, start, best)
    return best[2:]


def _routes(
    state: JuliusState, path: list[int], goal: int, navis: bool, steps: int, came: int, start: int, best: list[int]
) -> None:
    """`best` holds the room on the best way so far, then the way itself from where the block stands."""
    table = state.table
    box = state.box
    place = path[-1]
    near = box.sea_near[place] if navis else box.road_near[place]
    closed = _closed(state, place) if steps == 0 else 0
    most = _most_steps(table, navis)
    foe_base = (1 - table.seat) * box.places
    for index in range(len(near)):
        other = near[index]
        if other in (came, start) or (best and len(path) + 2 > len(best)):
            continue
        if closed and closed & box.bit[place * box.places + other]:
            continue
        enemy = table.held[foe_base + other] > 0
        if enemy and (other != goal or (steps > 0 and (steps > most - 2 or _responds(state, other)))):
            continue
        room = 9
        if not navis:
            road = box.road_ids[place][index]
            room = _limit(state, road, enemy and not _responds(state, other)) - table.roads[road]
            if room <= 0:
                continue
        if other == goal:
            narrow = min(room, _narrowest(state, path)) if not navis else room
            if not best or len(path) + 2 < len(best) or narrow > best[0]:
                best.clear()
                best.append(narrow)
                best.extend(path)
                best.append(other)
        elif steps + 1 < most:
            path.append(other)
            _routes(state, path, goal, navis, steps + 1, place, start, best)
            path.pop()


def _narrowest(state: JuliusState, path: list[int]) -> int:
    room = 9
    for index in range(len(path) - 1):
        road = road_between(state, path[index], path[index + 1])
        room = min(room, _limit(state, road, False) - state.table.roads[road])
    return room


def road_between(state: JuliusState, a: int, b: int) -> int:
    """The number of the road between two cities."""
    return state.box.road_ids[a][state.box.road_near[a].index(b)]


# What can be ordered


def choices(state: JuliusState) -> list[int]:
    """Every move of every block, and to be done."""
    table = state.table
    box = state.box
    seat = table.seat
    places = box.places
    event = table.event
    found: list[int] = [DONE]
    by_land: dict[int, list[int]] = {}
    by_sea: dict[int, list[int]] = {}
    for b in range(box.blocks):
        if table.side[b] != seat:
            continue
        place = table.where[b]
        if place >= places:
            continue
        base = b * places
        if b == table.last:
            for goal in targets(state, b):
                found.append(box.march[base + goal])
            continue
        if table.moved[b] or not _can_pay(table, place):
            continue
        if box.navis[b]:
            if event in (MARS, MERCURY, PLUTO):
                continue
            known = by_sea.get(place)
            if known is None:
                known = [] if not _may_leave(state, place) or _must_keep(state, place) else targets(state, b)
                by_sea[place] = known
        else:
            if event == NEPTUNE:
                continue
            known = by_land.get(place)
            if known is None:
                known = targets(state, b) if _may_leave(state, place) else []
                by_land[place] = known
        for goal in known:
            found.append(box.march[base + goal])
    if table.kept and table.points > 0 and not table.marched and event == NOTHING:
        _sea_moves(state, found)
    return found


def _sea_moves(state: JuliusState, found: list[int]) -> None:
    """J3.4: before all other moves, over seas that are friendly, to ports that are friendly or vacant."""
    table = state.table
    box = state.box
    foe_base = (1 - table.seat) * box.places
    known: dict[int, list[int]] = {}
    for b in range(box.blocks):
        place = table.where[b]
        if table.side[b] != table.seat or box.navis[b] or table.moved[b] or place >= box.cities:
            continue
        if box.kind[place] == INLAND:
            continue
        goals = known.get(place)
        if goals is None:
            goals = []
            if _may_leave(state, place):
                for port in _harbours(state, place, table.kept, _closed(state, place)):
                    if table.held[foe_base + port] == 0:
                        goals.append(port)
                goals.sort()
            known[place] = goals
        for port in goals:
            found.append(box.sail[b * box.places + port])


def has_more(state: JuliusState) -> bool:
    """Whether, for all that both players know, there may be something left to order.

    Not what is true, for then the end of a command would tell the rival what the
    blocks are not.
    """
    table = state.table
    box = state.box
    if table.last != NOTHING and targets(state, table.last):
        return True
    for b in range(box.blocks):
        place = table.where[b]
        if table.side[b] != table.seat or place >= box.places or table.moved[b] or not _can_pay(table, place):
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
        _march(state, b, goal)
    if has_more(state):
        return False
    none_in_motion(table)
    return True


def _sail(state: JuliusState, b: int, port: int) -> None:
    table = state.table
    box = state.box
    table.points -= 1
    origin = table.where[b]
    table.voyages.append(origin * box.places + port)
    slip(table, box, b, box.land_mask[box.colour[b]], True)
    table.moved[b] = 1
    state.put(b, port)
    none_in_motion(table)
    if state.journal is not None:
        state.tell_block(events.SAIL, b, origin, port)


def _march(state: JuliusState, b: int, goal: int) -> None:
    table = state.table
    box = state.box
    seat = table.seat
    navis = box.navis[b]
    origin = table.where[b]
    path = route(state, b, goal)
    if b != table.last:
        if origin not in table.active:
            table.active.append(origin)
            table.points -= 1
        table.marched = True
        slip(table, box, b, (box.navis_mask if navis else box.land_mask)[box.colour[b]], True)
        table.moved[b] = 1
        table.last = b
        table.strides = 0
        table.start = origin
    place = origin
    for step in path:
        if not navis:
            table.roads[road_between(state, place, step)] += 1
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
    if not _may_leave(state, place):
        return Message("refusal-pinned", args)
    if navis and _must_keep(state, place):
        return Message("refusal-keep-sea", args)
    near = box.sea_near[place] if navis else box.road_near[place]
    if b == table.last and (goal == table.came or goal == table.start):
        return Message("refusal-straight-back", args)
    if goal in near and (b != table.last or table.held[(1 - table.seat) * box.places + goal] == 0):
        if _closed(state, place) & box.bit[place * box.places + goal]:
            return Message("refusal-closed-way", args)
        if not navis:
            return Message("refusal-road-full", args)
    if table.held[(1 - table.seat) * box.places + goal] > 0:
        return Message("refusal-too-far-to-attack", args)
    return Message("refusal-too-far", args)


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
