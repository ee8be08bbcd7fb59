"""Retreats and regrouping (rulebook 7.6, 7.7; J6.5 to J6.8): by road, over the sea, and of a Navis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubicon.core.events import Kind
from rubicon.core.message import Message
from rubicon.games.julius_caesar.rules import events, public_knowledge
from rubicon.games.julius_caesar.rules.board import INLAND, LIMITS, RETREAT_LIMITS
from rubicon.games.julius_caesar.rules.box import DONE, MARCH, SAIL

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules.state import JuliusState


# Retreats: out of a battle that goes on


def retreat_places(state: JuliusState, b: int) -> list[int]:
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


def sea_retreats(state: JuliusState, b: int) -> list[int]:
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


def retreat(state: JuliusState, move: int) -> None:
    """A block leaves the battle, by road, as a Navis, or over the sea."""
    table = state.table
    box = state.box
    b = box.move_block[move]
    place = box.move_place[move]
    kind: Kind = events.RETREAT
    if box.move_kind[move] == SAIL:
        table.ferried[table.seat] += 1
        kind = events.FERRY
    elif not box.navis[b]:
        table.retreats[table.seat] += 1 << (3 * box.road_near[table.field].index(place))
    state.put(b, place)
    if state.journal is not None:
        state.tell(kind, (table.seat, box.block_keys[b], box.place_keys[place]))


# Regrouping: after a battle that was won


def _regroup_places(state: JuliusState, navis: bool) -> list[int]:
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
    by_road = bool(_regroup_places(state, False))
    by_sea = bool(_regroup_places(state, True))
    for b in state.blocks_at(table.field, table.seat):
        if (by_road and public_knowledge.may_be(table, state.box, b, False)) or (
            by_sea and public_knowledge.may_be(table, state.box, b, True)
        ):
            return True
    return False


def regroupings(state: JuliusState) -> list[int]:
    """7.7: every block there, one step, or to be done."""
    table = state.table
    box = state.box
    by_road = _regroup_places(state, False)
    by_sea = _regroup_places(state, True)
    found: list[int] = [DONE]
    for b in state.blocks_at(table.field, table.seat):
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
    public_knowledge.leave_unseen(table, box, b, (box.navis_mask if navis else box.land_mask)[box.colour[b]], False)
    state.put(b, place)
    if state.journal is not None:
        state.tell_block(events.REGROUP, b, table.field, place)
    return not can_regroup(state)


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
