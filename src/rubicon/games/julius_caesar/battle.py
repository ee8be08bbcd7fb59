"""Battles (rulebook 7.0 to 7.8; J6.1 to J6.8): one at a time, up to four rounds, block by block.

A block's turn is one decision of its owner, who also says which of several
blocks of the same letter comes first. Fortuna throws the dice; hits go to the
strongest block at once, and its owner is asked only where several are equal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rubicon.core.events import Kind
from rubicon.core.message import Message
from rubicon.games.julius_caesar import dice, events, fog
from rubicon.games.julius_caesar.box import (
    CAESAR,
    DONE,
    FIRE,
    HIT,
    INLAND,
    LEVELS,
    LIMITS,
    MARCH,
    PASS,
    POMPEY,
    RETREAT_LIMITS,
    SAIL,
)
from rubicon.games.julius_caesar.losses import eliminate, lose_step
from rubicon.games.julius_caesar.table import (
    FIGHTING,
    NOBODY,
    NOTHING,
    REGROUPING,
    SUFFERING,
    THROWING,
)

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules import JuliusState

ROUNDS: Final = 4
ROMAN: Final = ("", "I", "II", "III", "IV")


# Which battle


def contested(state: JuliusState) -> list[int]:
    """Where both sides have blocks."""
    table = state.table
    places = state.box.places
    return [
        place
        for place in range(places)
        if table.attacker[place] != NOBODY and table.held[place] and table.held[places + place]
    ]


def begin(state: JuliusState, place: int) -> bool:
    """7.1: all blocks there are laid open but the reserves. True if it is over at once (it never is)."""
    table = state.table
    table.field = place
    table.striker = table.attacker[place]
    table.round = 1
    _reset_round(state)
    if state.journal is not None:
        state.tell(events.BATTLE, (table.striker, 1 - table.striker, state.box.place_keys[place]))
    for b in range(state.box.blocks):
        if table.where[b] == place and not table.reserve[b]:
            fog.show(table, state.box, b)
    if state.journal is not None:
        for side in (table.striker, 1 - table.striker):
            state.tell(events.LINE, (side, _line(state, side)))
            waiting = sum([1 for b in _there(state, side) if table.reserve[b]])
            if waiting:
                state.tell(events.WAITING, (side, waiting))
    return proceed(state)


def _there(state: JuliusState, side: int) -> list[int]:
    table = state.table
    return [b for b in range(state.box.blocks) if table.where[b] == table.field and table.side[b] == side]


def _line(state: JuliusState, side: int) -> str:
    table = state.table
    return ", ".join(
        [f"{state.box.titles[b]} {ROMAN[table.strength[b]]}" for b in _there(state, side) if not table.reserve[b]]
    )


def _reset_round(state: JuliusState) -> None:
    table = state.table
    for b in range(state.box.blocks):
        table.acted[b] = 0
    table.retreats[CAESAR] = 0
    table.retreats[POMPEY] = 0
    table.ferried[CAESAR] = 0
    table.ferried[POMPEY] = 0


# Whose turn


def proceed(state: JuliusState) -> bool:
    """Go on to the next turn of a block that somebody decides about; True when the battle is over."""
    table = state.table
    box = state.box
    places = box.places
    field = table.field
    while True:
        if table.held[field] == 0 or table.held[places + field] == 0:
            return True
        if table.round == 1:
            beaten = _main_force_gone(state)
            if beaten != NOBODY:
                _disrupt(state, beaten)
                continue
        side = _next_side(state)
        if side == NOBODY:
            table.round += 1
            _reset_round(state)
            if state.journal is not None:
                state.tell(events.ROUND, (table.round, box.place_keys[field]))
            if table.round == 2:
                _arrive(state, CAESAR)
                _arrive(state, POMPEY)
            continue
        table.seat = side
        if table.round == ROUNDS and side == table.striker and not _any_way_out(state):
            # 7.6: attackers who cannot retreat when they must are eliminated.
            for b in on_turn(state):
                if state.journal is not None:
                    state.tell(events.NO_RETREAT, (side, box.block_keys[b]))
                eliminate(state, b)
            continue
        table.phase = FIGHTING
        return False


def _main_force_gone(state: JuliusState) -> int:
    """J6.3: the side of which only reserves are left in round 1."""
    table = state.table
    main = [0, 0]
    for b in range(state.box.blocks):
        if table.where[b] == table.field and not table.reserve[b]:
            main[table.side[b]] += 1
    if main[CAESAR] == 0:
        return CAESAR
    return POMPEY if main[POMPEY] == 0 else NOBODY


def _disrupt(state: JuliusState, beaten: int) -> None:
    """7.31: round 2 begins at once, the reserves lose a step, and a beaten defender becomes the attacker."""
    table = state.table
    box = state.box
    table.round = 2
    _reset_round(state)
    state.tell(events.DISRUPT, (beaten,))
    _arrive(state, beaten)
    for b in _there(state, beaten):
        lose_step(state, b)
        if table.where[b] == table.field and table.side[b] == beaten:
            fog.show(table, box, b)
            if state.journal is not None:
                state.tell(events.HIT, (beaten, box.block_keys[b], table.strength[b]))
    if table.held[beaten * box.places + table.field] == 0:
        return
    _arrive(state, 1 - beaten)
    if beaten != table.striker:
        table.striker = beaten
        state.tell(events.SWAP, (beaten, 1 - beaten))


def _arrive(state: JuliusState, side: int) -> None:
    """7.3: reserves come into the line and are laid open."""
    table = state.table
    fresh = [b for b in _there(state, side) if table.reserve[b]]
    if not fresh:
        return
    for b in fresh:
        table.reserve[b] = 0
        fog.show(table, state.box, b)
    if state.journal is not None:
        line = ", ".join([f"{state.box.titles[b]} {ROMAN[table.strength[b]]}" for b in fresh])
        state.tell(events.ARRIVE, (side, line))


def _rank(state: JuliusState, b: int) -> int:
    """7.2: A before D, defenders before attackers of the same letter; J5.3: with surprise, attackers before all."""
    table = state.table
    attacks = table.side[b] == table.striker
    letter = state.box.letter[0 if attacks else 1][b]
    if table.round == 1 and table.surprise == table.field:
        return letter if attacks else letter + 4
    return 2 * letter + (1 if attacks else 0)


def on_turn(state: JuliusState) -> list[int]:
    """The blocks of which one has the next turn: all of one side and one letter."""
    table = state.table
    best = 99
    found: list[int] = []
    for b in range(state.box.blocks):
        if table.where[b] == table.field and not table.acted[b] and not table.reserve[b]:
            rank = _rank(state, b)
            if rank < best:
                best = rank
                found = [b]
            elif rank == best:
                found.append(b)
    return found


def _next_side(state: JuliusState) -> int:
    blocks = on_turn(state)
    return state.table.side[blocks[0]] if blocks else NOBODY


# What it can do


def choices(state: JuliusState) -> list[int]:
    """7.2: fire, pass, or retreat from round 2 on. In round 4 attackers do nothing but retreat."""
    table = state.table
    box = state.box
    blocks = on_turn(state)
    found: list[int] = []
    if table.round < ROUNDS or table.seat != table.striker:
        for b in blocks:
            found.append(box.fire + b)
        for b in blocks:
            found.append(box.passing + b)
    if table.round > 1:
        for b in blocks:
            for place in ways_out(state, b):
                found.append(box.march[b * box.places + place])
        for b in blocks:
            for place in ferries(state, b):
                found.append(box.sail[b * box.places + place])
    return found


def _any_way_out(state: JuliusState) -> bool:
    return any(ways_out(state, b) or ferries(state, b) for b in on_turn(state))


def ways_out(state: JuliusState, b: int) -> list[int]:
    """J6.5, J6.7: where the block can retreat to by road, or as a Navis; sorted."""
    table = state.table
    box = state.box
    places = box.places
    field = table.field
    side = table.side[b]
    foe_base = (1 - side) * places
    attacks = side == table.striker
    used = table.ways[(side if attacks else 1 - side) * places + field]
    found: list[int] = []
    if box.navis[b]:
        for place in box.sea_near[field]:
            if table.held[foe_base + place] > 0:
                continue
            own = table.held[side * places + place] > 0
            border = used & box.bit[field * places + place] != 0
            if place >= box.cities:  # a sea
                if own or (border if attacks else not border):
                    found.append(place)
            elif own or (attacks and border):  # a port of the sea that is fought for
                found.append(place)
    else:
        near = box.road_near[field]
        for index in range(len(near)):
            place = near[index]
            if table.held[foe_base + place] > 0:
                continue
            border = used & box.bit[field * places + place] != 0
            if attacks:
                if not border and table.held[side * places + place] == 0:
                    continue
            elif border:
                continue
            if table.retreats[side] >> (3 * index) & 7 < RETREAT_LIMITS[box.road_class[box.road_ids[field][index]]]:
                found.append(place)
    found.sort()
    return found


def ferries(state: JuliusState, b: int) -> list[int]:
    """J6.6: one land block of each side and round, over a friendly sea to a friendly port on it; sorted."""
    table = state.table
    box = state.box
    field = table.field
    side = table.side[b]
    found: list[int] = []
    if box.navis[b] or field >= box.cities or box.kind[field] == INLAND or table.ferried[side]:
        return found
    for sea in box.sea_near[field]:
        if table.friendly(box.places, side, sea):
            for port in box.sea_near[sea]:
                if port < box.cities and port != field and port not in found:
                    if table.friendly(box.places, side, port):
                        found.append(port)
    found.sort()
    return found


# What it does


def apply(state: JuliusState, move: int) -> bool:
    """A block's turn; True when the battle is over."""
    table = state.table
    box = state.box
    kind = box.move_kind[move]
    b = box.move_block[move]
    table.acted[b] = 1
    if kind == FIRE:
        table.firing = b
        table.phase = THROWING
        return False
    if kind == PASS:
        if state.journal is not None:
            state.tell(events.PASS, (table.seat, box.block_keys[b]))
    elif kind == SAIL:
        table.ferried[table.seat] += 1
        _retreat(state, b, box.move_place[move], events.FERRY)
    else:
        place = box.move_place[move]
        if not box.navis[b]:
            table.retreats[table.seat] += 1 << (3 * box.road_near[table.field].index(place))
        _retreat(state, b, place, events.RETREAT)
    return proceed(state)


def _retreat(state: JuliusState, b: int, place: int, kind: Kind) -> None:
    state.put(b, place)
    if state.journal is not None:
        state.tell(kind, (state.table.seat, state.box.block_keys[b], state.box.place_keys[place]))


def throw(state: JuliusState, outcome: int) -> bool:
    """7.4: the dice fall; True when the battle is over."""
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
    for b in range(state.box.blocks):
        if table.where[b] == table.field and table.side[b] == table.seat and not table.reserve[b]:
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
        take_hit(state, found[0])
    table.hits = 0
    table.firing = NOTHING
    return proceed(state)


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


def take_hit(state: JuliusState, b: int) -> None:
    """One hit on one block."""
    table = state.table
    table.hits -= 1
    seat = table.seat
    lose_step(state, b)
    if table.where[b] == table.field and table.side[b] == seat:
        fog.show(table, state.box, b)
        if state.journal is not None:
            state.tell(events.HIT, (seat, state.box.block_keys[b], table.strength[b]))


def suffer(state: JuliusState, b: int) -> bool:
    """The owner has chosen who takes the hit; True when the battle is over."""
    take_hit(state, b)
    return _take_hits(state)


# Afterwards


def finish(state: JuliusState) -> bool:
    """The blocks stand up again. True if the winner may regroup."""
    table = state.table
    box = state.box
    field = table.field
    winner = CAESAR if table.held[field] > 0 else POMPEY
    for b in range(box.blocks):
        if table.where[b] == field:
            table.reserve[b] = 0
    table.attacker[field] = NOBODY
    table.main[field] = NOTHING
    table.ways[field] = 0
    table.ways[box.places + field] = 0
    table.pins[field] = 0
    if table.surprise == field:
        table.surprise = NOTHING
    table.round = 0
    table.striker = NOBODY
    table.hits = 0
    table.firing = NOTHING
    _reset_round(state)
    if state.journal is not None:
        state.tell(events.WON, (winner, box.place_keys[field]))
    table.seat = winner
    if can_regroup(state):
        table.phase = REGROUPING
        return True
    return False


def _ways_apart(state: JuliusState, navis: bool) -> list[int]:
    """J6.8: where a winner's block can go: friendly or vacant places beside, as the roads allow; sorted."""
    table = state.table
    box = state.box
    field = table.field
    foe_base = (1 - table.seat) * box.places
    found: list[int] = []
    if navis:
        if state.later_edition and field < box.cities:
            return found
        for place in box.sea_near[field]:
            if table.held[foe_base + place] == 0:
                found.append(place)
    else:
        near = box.road_near[field]
        for index in range(len(near)):
            if table.held[foe_base + near[index]] == 0:
                if table.retreats[table.seat] >> (3 * index) & 7 < LIMITS[box.road_class[box.road_ids[field][index]]]:
                    found.append(near[index])
    found.sort()
    return found


def can_regroup(state: JuliusState) -> bool:
    """Whether, for all that both players know, a block there may go somewhere."""
    table = state.table
    by_road = bool(_ways_apart(state, False))
    by_sea = bool(_ways_apart(state, True))
    for b in _there(state, table.seat):
        if (by_road and fog.may_be(table, state.box, b, False)) or (by_sea and fog.may_be(table, state.box, b, True)):
            return True
    return False


def regroupings(state: JuliusState) -> list[int]:
    """7.7: every block there, one step, or to be done."""
    table = state.table
    box = state.box
    by_road = _ways_apart(state, False)
    by_sea = _ways_apart(state, True)
    found: list[int] = [DONE]
    for b in _there(state, table.seat):
        for place in by_sea if box.navis[b] else by_road:
            found.append(box.march[b * box.places + place])
    return found


def regroup(state: JuliusState, move: int) -> bool:
    """A winner's block goes elsewhere, or the winner is done; True when that is all."""
    table = state.table
    box = state.box
    if move == DONE:
        return True
    b = box.move_block[move]
    place = box.move_place[move]
    navis = box.navis[b]
    if not navis:
        table.retreats[table.seat] += 1 << (3 * box.road_near[table.field].index(place))
    fog.slip(table, box, b, (box.navis_mask if navis else box.land_mask)[box.colour[b]], False)
    state.put(b, place)
    if state.journal is not None:
        state.tell_block(events.REGROUP, b, table.field, place)
    return not can_regroup(state)


def leave(state: JuliusState) -> None:
    """Nobody is at that place any more on account of a battle."""
    state.table.field = NOTHING
    state.table.retreats[CAESAR] = 0
    state.table.retreats[POMPEY] = 0


# Why not


def refusal(state: JuliusState, move: int) -> Message:
    """Why this block does not do this now."""
    table = state.table
    box = state.box
    kind = box.move_kind[move]
    if kind not in (FIRE, PASS, MARCH, SAIL):
        return Message("refusal-fighting")
    b = box.move_block[move]
    args: dict[str, object] = {"block": state.block_name(b)}
    if table.side[b] != table.seat:
        return Message("refusal-not-yours", args)
    if table.where[b] != table.field:
        return Message("refusal-not-in-battle", args)
    if table.reserve[b]:
        return Message("refusal-in-reserve", args)
    if table.acted[b]:
        return Message("refusal-acted", args)
    if b not in on_turn(state):
        return Message("refusal-not-its-turn", args)
    if kind in (FIRE, PASS):
        return Message("refusal-must-retreat", args)
    if table.round == 1:
        return Message("refusal-no-retreat-yet", args)
    args["place"] = state.place_name(box.move_place[move])
    return Message("refusal-sea-retreat" if kind == SAIL else "refusal-retreat", args)


def hit_refusal(state: JuliusState, move: int) -> Message:
    """Hits go to the strongest."""
    if state.box.move_kind[move] != HIT:
        return Message("refusal-suffering")
    return Message("refusal-hit", {"block": state.block_name(state.box.move_block[move])})


def regroup_refusal(state: JuliusState, move: int) -> Message:
    """Only blocks at the place of the battle, one step, and where no enemy is."""
    table = state.table
    box = state.box
    if box.move_kind[move] != MARCH:
        return Message("refusal-regrouping")
    b = box.move_block[move]
    args: dict[str, object] = {"block": state.block_name(b), "place": state.place_name(box.move_place[move])}
    if table.side[b] != table.seat:
        return Message("refusal-not-yours", args)
    if table.where[b] != table.field:
        return Message("refusal-not-in-battle", args)
    return Message("refusal-regroup", args)
