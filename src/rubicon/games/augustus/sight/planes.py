"""The table as numbers, for programs that learn; see `rubicon.core.planes`.

Missions stand in the order of their numbers, fields mission by mission in the
order of the symbols. A mission is before one seat at most, so that what lies on
fields is told once for everybody.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from rubicon.core.game import Setup, Sight, State
from rubicon.core.planes import MOST, Numbers, Plane
from rubicon.games.augustus.rules.box import (
    BAG,
    FIRST_COUNT,
    GOLD,
    LEAST_COUNT,
    LEGIONS,
    MISSIONS,
    MOST_FIELDS,
    REWARDS,
    TOKENS,
    WHEAT,
    Box,
)
from rubicon.games.augustus.rules.notation import FIELDS, KEEP, PUT
from rubicon.games.augustus.rules.rewards import output
from rubicon.games.augustus.rules.scoring import score
from rubicon.games.augustus.rules.state import AugustusState
from rubicon.games.augustus.rules.table import CHOOSING, HIDDEN, MOBILISING, PHASES, SUFFERING, Table
from rubicon.games.augustus.sight.sight import AugustusSight

SIGNS: Final = 6
NUMBERS: Final = GOLD - FIRST_COUNT
"""The rewards for numbers of missions."""
MOST_GOODS: Final = 2 * MISSIONS


def layout(setup: Setup) -> list[Plane]:
    """Seats are counted from the one that looks."""
    seats = setup.seats
    return [
        Plane("progress", seats * MISSIONS, 1, "each seat's missions in progress"),
        Plane("controlled", seats * MISSIONS, 1, "each seat's controlled missions"),
        Plane("legions", FIELDS, MOST_FIELDS, "legions on the missions in progress, field by field"),
        Plane("free", FIELDS, MOST_FIELDS, "free fields on them"),
        Plane("row", MISSIONS, 1, "the open missions"),
        Plane("hand", MISSIONS, 1, "the missions one was dealt to choose from"),
        Plane("dropped", MISSIONS, 1, "those of them that one discarded"),
        Plane("discards", MISSIONS, 1, "missions discarded in the open"),
        Plane("chain", MISSIONS, 1, "missions being resolved, not controlled yet"),
        Plane("chosen", MISSIONS, 1, "missions that one keeps, clears or loses by the decision under way"),
        Plane("planned", FIELDS, MOST_FIELDS, "fields that the decision under way is about"),
        Plane("supply", seats, LEGIONS, "legions in each seat's supply"),
        Plane("gold", seats, MOST_GOODS, "gold that each seat produces"),
        Plane("wheat", seats, MOST_GOODS, "wheat"),
        Plane("score", seats, MOST, "each seat's points, if the game ended now"),
        Plane("ready", seats, 1, "who has decided, while others still decide"),
        Plane("herald", seats, 1, "who is Herald"),
        Plane("turn", seats, 1, "whose missions are being resolved"),
        Plane("rewards", seats * len(REWARDS), 1, "the rewards that each seat holds"),
        Plane("declined", seats * NUMBERS, 1, "the rewards for 2 to 6 missions that each seat declined"),
        Plane("usable", seats * SIGNS * SIGNS, 1, "for each seat: which symbol, drawn, may be used as which"),
        Plane("bag", len(TOKENS), max(BAG), "tokens in the bag, sword to joker"),
        Plane("token", len(TOKENS), 1, "the token that was drawn"),
        Plane("common", 1, LEGIONS, "legions in the common supply"),
        Plane("pile", 1, MISSIONS, "missions in the pile"),
        Plane("phase", len(PHASES), 1, "what is being decided"),
        Plane("effect", MISSIONS, 1, "the mission whose effect is being carried out"),
        Plane("left", 1, LEGIONS, "legions that its owner may still place, or has in hand"),
        Plane("takes", 1, MISSIONS, "missions that its owner may still take"),
        Plane("giving", 2, 1, "whether gold or wheat is being given away"),
    ]


def fill(sight: Sight, out: Numbers, at: int) -> None:
    """The numbers, in the order of the planes."""
    assert isinstance(sight, AugustusSight), "these planes only show augustus"
    assert sight.seat is not None, "planes are for who plays"
    _write(sight.table, sight.box, sight.seat, out.data, at)


def fill_for(state: State, seat: int, out: Numbers, at: int) -> None:
    """The same from the true table."""
    assert isinstance(state, AugustusState), "these planes only show augustus"
    _write(state.table, state.box, seat, out.data, at)


def _write(table: Table, box: Box, me: int, out: vec[u8], at: int) -> None:
    """Of the pile only the size is told; of hands, discards and plans that are hidden, only one's own."""
    seats = len(table.supply)
    progress = at
    controlled = at + seats * MISSIONS
    legions = at + 2 * seats * MISSIONS
    row = legions + 2 * FIELDS
    planned = row + 6 * MISSIONS
    each = planned + FIELDS  # from here on one number, or a few, for every seat
    for i in range(seats):
        seat = (me + i) % seats
        for mission in table.progress[seat]:
            out[progress + i * MISSIONS + mission] = 1
            cover = table.cover[mission]
            free = box.need[mission] - cover
            for symbol in box.symbols[mission]:
                out[legions + mission * SIGNS + symbol] = cover >> 3 * symbol & 7
                out[legions + FIELDS + mission * SIGNS + symbol] = free >> 3 * symbol & 7
        for mission in table.controlled[seat]:
            out[controlled + i * MISSIONS + mission] = 1
        out[each + i] = table.supply[seat]
        out[each + seats + i] = output(table, box, seat, GOLD)
        out[each + 2 * seats + i] = output(table, box, seat, WHEAT)
        out[each + 3 * seats + i] = min(MOST, score(table, box, seat))
    if table.phase in (CHOOSING, MOBILISING, SUFFERING):
        ready = table.deciders & ~table.undecided
        for i in range(seats):
            out[each + 4 * seats + i] = ready >> (me + i) % seats & 1

    # Missions that are before nobody, and the own decision under way
    at = row
    for missions in (table.row, table.hands[me], table.dropped[me], table.discards, table.chain):
        for mission in missions:
            if mission != HIDDEN:
                out[at + mission] = 1
        at += MISSIONS
    for move in table.plans[me]:
        if move >= PUT:
            out[planned + (move - PUT) % FIELDS] += 1
        elif move >= KEEP:
            out[at + (move - KEEP) % MISSIONS] = 1

    # Seats again: Herald, turn, rewards, what was declined, what symbols stand for
    at = each + 5 * seats
    if table.herald >= 0:
        out[at + (table.herald - me) % seats] = 1
    at += seats
    if table.turn >= 0:
        out[at + (table.turn - me) % seats] = 1
    at += seats
    tiles = len(REWARDS)
    for tile in range(tiles):
        holder = table.tiles[tile]
        if holder >= 0:
            out[at + (holder - me) % seats * tiles + tile] = 1
    at += seats * tiles
    for i in range(seats):
        declined = table.declined[(me + i) % seats] >> LEAST_COUNT
        for number in range(NUMBERS):
            out[at] = declined >> number & 1
            at += 1
    for i in range(seats):
        first = (me + i) % seats * SIGNS
        for symbol in range(SIGNS):
            mask = table.usable[first + symbol]
            for other in range(SIGNS):
                out[at] = mask >> other & 1
                at += 1

    # The rest
    for token in range(len(TOKENS)):
        out[at + token] = table.bag[token]
    at += len(TOKENS)
    if table.token >= 0:
        out[at + table.token] = 1
    at += len(TOKENS)
    out[at] = table.common
    out[at + 1] = len(table.deck)
    out[at + 2 + table.phase] = 1
    at += 2 + len(PHASES)
    if table.effect >= 0:
        out[at + table.effect] = 1
    at += MISSIONS
    out[at] = table.left
    out[at + 1] = table.takes
    if table.giving >= 0:
        out[at + 2 + table.giving - GOLD] = 1
