"""How far blocks come (J3.1 to J3.4): steps by road or sea border, road limits, and sea moves from port to port."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rubicon.games.julius_caesar.rules.board import ATTACK_LIMITS, LIMITS, PLUTO_LIMITS
from rubicon.games.julius_caesar.rules.box import MERCURY, PLUTO
from rubicon.games.julius_caesar.rules.table import NOTHING, Table

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules.state import JuliusState


ANYHOW: Final = 0
BY_MAIN: Final = 1  # only by the way of the main attack
BESIDE_MAIN: Final = 2  # by any other

MOST_VOYAGES: Final = 1 << 13
"""So many answers about ports are kept."""


# By road or sea border


def most_steps(table: Table, navis: bool) -> int:
    """J3.1, J5.5: how many steps a block may make."""
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


def closed_ways(state: JuliusState, place: int) -> int:
    """J3.6: the ways by which nobody leaves a place: those the attacker used into it."""
    table = state.table
    foe = 1 - table.seat
    return table.ways[foe * state.box.places + place] if table.attacker[place] == foe else 0


def reach(state: JuliusState, base: int, place: int, navis: bool, steps: int, came: int, start: int, most: int) -> int:
    """J3.1, J3.3: all places a block comes to from here, `steps` of its `most` steps being made already.

    A mask of `road_goal` or `sea_goal`; `base` is their first index for where the block stands.
    """
    table = state.table
    box = state.box
    held = table.held
    used = table.roads
    foe_base = (1 - table.seat) * box.places
    near = box.sea_near[place] if navis else box.road_near[place]
    goal = box.sea_goal if navis else box.road_goal
    roads = box.road_ids[place]
    limit = box.road_limit
    closed = closed_ways(state, place) if steps == 0 else 0
    reached = 0
    for index in range(len(near)):
        other = near[index]
        if other in (came, start):
            continue
        if closed and closed & box.bit[place * box.places + other]:
            continue
        if held[foe_base + other] > 0:
            responds = _responds(state, other)
            # Into a battle only on the first step; with Mercury an attack on the second, too.
            if steps > 0 and (steps > most - 2 or responds):
                continue
            if navis or used[roads[index]] < _limit(state, roads[index], not responds):
                reached |= goal[base + other]
        elif navis or used[roads[index]] < limit[roads[index]]:
            reached |= goal[base + other]
            if steps + 1 < most:
                reached |= reach(state, base, other, navis, steps + 1, place, start, most)
    return reached


def reached_by(state: JuliusState, b: int) -> int:
    """All places that the block comes to by road or sea border from where it is now, as such a mask."""
    table = state.table
    place = table.where[b]
    navis = state.box.navis[b]
    most = most_steps(table, navis)
    base = place * state.box.places
    if b != table.last:
        return reach(state, base, place, navis, 0, NOTHING, place, most)
    if table.strides < most:
        return reach(state, base, place, navis, table.strides, table.came, table.start, most)
    return 0


def targets(state: JuliusState, b: int) -> list[int]:
    """The same places as a list, sorted."""
    box = state.box
    place = state.table.where[b]
    within: list[Any] = box.within_by_sea[place] if box.navis[b] else box.within_by_road[place]
    reached = reached_by(state, b)
    found: list[Any] = []
    for goal in within:
        if reached & 1:
            found.append(goal)
        reached >>= 1
    return found


def route(state: JuliusState, b: int, goal: int, flank: bool = False) -> list[int]:
    """The way to a place that can be reached: the shortest; of those the one whose fullest road has most room left.

    J5.5: into one's own attack the way of the main one, if it has room; to `flank`, any other.
    """
    if flank:
        return _route(state, b, goal, BESIDE_MAIN)
    if _has_choice(state, goal):
        best = _route(state, b, goal, BY_MAIN)
        if best:
            return best
    return _route(state, b, goal, ANYHOW)


def can_flank(state: JuliusState, b: int, goal: int) -> bool:
    """7.3: whether the block can join an attack by the way of the main one, and by another."""
    return (
        _has_choice(state, goal)
        and len(_route(state, b, goal, BY_MAIN)) > 0
        and len(_route(state, b, goal, BESIDE_MAIN)) > 0
    )


def last_step(state: JuliusState, b: int, goal: int) -> int:
    """Where the block comes from when it enters the place."""
    path = route(state, b, goal)
    return path[-2] if len(path) > 1 else state.table.where[b]


def _has_choice(state: JuliusState, goal: int) -> bool:
    """Only with Mercury does a group come into a battle by several ways; rules 1 took whichever had most room."""
    table = state.table
    return table.event == MERCURY and table.attacker[goal] == table.seat and state.setup.rules > 1


def _route(state: JuliusState, b: int, goal: int, entry: int) -> list[int]:
    table = state.table
    place = table.where[b]
    best: list[int] = []
    going_on = b == table.last
    steps = table.strides if going_on else 0
    came = table.came if going_on else NOTHING
    start = table.start if going_on else place
    _routes(state, [place], goal, entry, state.box.navis[b], steps, came, start, best)
    return best[2:]


def _routes(
    state: JuliusState,
    path: list[int],
    goal: int,
    entry: int,
    navis: bool,
    steps: int,
    came: int,
    start: int,
    best: list[int],
) -> None:
    """`best` holds the room on the best way so far, then the way itself from where the block stands."""
    table = state.table
    box = state.box
    place = path[-1]
    near = box.sea_near[place] if navis else box.road_near[place]
    closed = closed_ways(state, place) if steps == 0 else 0
    most = most_steps(table, navis)
    places = box.places
    foe_base = (1 - table.seat) * places
    bit = box.bit
    for index in range(len(near)):
        other = near[index]
        if other in (came, start) or (best and len(path) + 2 > len(best)):
            continue
        if other != goal and steps + 2 >= most and (steps + 1 == most or not bit[other * places + goal]):
            continue  # the goal is too far from there
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
            if (entry == BY_MAIN and table.main[goal] != place) or (entry == BESIDE_MAIN and table.main[goal] == place):
                continue
            narrow = min(room, _narrowest(state, path)) if not navis else room
            if not best or len(path) + 2 < len(best) or narrow > best[0]:
                best.clear()
                best.append(narrow)
                best.extend(path)
                best.append(other)
        elif steps + 1 < most:
            path.append(other)
            _routes(state, path, goal, entry, navis, steps + 1, place, start, best)
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


# Sea moves, from port to port


def connected(state: JuliusState, voyage: int, seas: int) -> bool:
    """Whether a sea move would still be possible over these seas."""
    return voyage % state.box.places in reachable_ports(state, voyage // state.box.places, seas, 0)


def reachable_ports(state: JuliusState, port: int, seas: int, closed: int) -> list[int]:
    """The ports that can be reached from a port over these seas, sorted; not by the closed ways out of it.

    Fleets seldom move, so that the same is asked again and again: answers are kept. Not to be changed.
    """
    box = state.box
    cities = box.cities
    first = 0  # the seas that it is left for
    for sea in box.sea_near[port]:
        if not closed or not box.bit[port * box.places + sea] & closed:
            first |= 1 << (sea - cities)
    first &= seas
    if not first:
        return []
    asked = (seas << (box.places - cities) | first) * cities + port
    known = box.ports_over.get(asked)
    if known is None:
        if len(box.ports_over) >= MOST_VOYAGES:
            box.ports_over = {}
        known = box.ports_over[asked] = _ports_over(state, port, seas, first)
    return known


def _ports_over(state: JuliusState, port: int, seas: int, first: int) -> list[int]:
    box = state.box
    cities = box.cities
    found: list[int] = []
    crossed = first
    queue: list[int] = [sea for sea in box.sea_near[port] if first >> (sea - cities) & 1]
    while queue:
        sea = queue.pop()
        for other in box.sea_near[sea]:
            if other >= cities:
                if seas >> (other - cities) & 1 and not crossed >> (other - cities) & 1:
                    crossed |= 1 << (other - cities)
                    queue.append(other)
            elif other != port and other not in found:
                found.append(other)
    found.sort()
    return found
