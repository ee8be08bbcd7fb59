"""The missions and legions of Augustus as numbers, for programs that learn; see `rubicon.core.planes`."""

from __future__ import annotations

from typing import Final

from rubicon.core.game import Setup, Sight
from rubicon.core.planes import MOST, Plane
from rubicon.games.augustus.box import BAG, GOLD, LEAST_COUNT, LEGIONS, MISSIONS, MOST_COUNT, REWARDS, SYMBOLS, TOKENS
from rubicon.games.augustus.scoring import final_effects, mission_points, reward_points
from rubicon.games.augustus.sight import AugustusSight
from rubicon.games.augustus.table import HAND, PHASES
from rubicon.games.augustus.words import FIELDS, KEEP, PUT, verb

KINDS: Final = len(SYMBOLS)
COUNTS: Final = MOST_COUNT - LEAST_COUNT + 1
MOST_TAKES: Final = 20
"""More missions than this are never to be taken in a row; if a deck of one's own could, the rest is not told."""


def layout(setup: Setup) -> list[Plane]:
    """Seats are counted from the one that looks; missions stand in the order of their numbers."""
    seats = setup.seats
    return [
        Plane("in progress", seats * MISSIONS, 1, "each seat's missions in progress"),
        Plane("controlled", seats * MISSIONS, 1, "and those it controls"),
        Plane("legions", FIELDS, 7, "legions on each mission, symbol by symbol"),
        Plane("row", MISSIONS, 1, "the missions in the row"),
        Plane("discards", MISSIONS, 1, "missions discarded in the open"),
        Plane("chain", MISSIONS, 1, "missions completed and resolved, not yet controlled"),
        Plane("hand", MISSIONS, 1, "the missions one was dealt, before three are kept"),
        Plane("dropped", MISSIONS, 1, "those one discarded then"),
        Plane("planned missions", MISSIONS, 1, "what one has decided, not yet carried out: missions to keep or lose"),
        Plane("planned fields", FIELDS, 7, "and fields to put legions on or take them from"),
        Plane("hand size", seats, HAND, "missions that each seat still chooses from"),
        Plane("supply", seats, LEGIONS, "legions in each seat's supply"),
        Plane("common", 1, LEGIONS, "legions in the common supply"),
        Plane("rewards", seats * len(REWARDS), 1, "each seat's rewards"),
        Plane("declined", seats * COUNTS, 1, "rewards for two to six missions that each seat declined"),
        Plane("usable", seats * KINDS * KINDS, 1, "for each seat and symbol drawn, the symbols it may stand for"),
        Plane("score", seats, MOST, "what each seat would score now"),
        Plane("bag", len(TOKENS), max(BAG), "tokens in the bag: the six symbols, jokers"),
        Plane("token", len(TOKENS), 1, "the token of this round"),
        Plane("herald", seats, 1, "who is Herald"),
        Plane("turn", seats, 1, "whose missions are being resolved"),
        Plane("undecided", seats, 1, "who has something to decide"),
        Plane("phase", len(PHASES), 1, "what the match waits for"),
        Plane("effect", MISSIONS, 1, "the mission whose effect is carried out"),
        Plane("left", 1, LEGIONS, "legions still to place by it"),
        Plane("takes", 1, MOST_TAKES, "missions still to take"),
        Plane("giving", 2, 1, "the reward handed over: gold, wheat"),
        Plane("first game", 1, 1, "whether it is played as a first game"),
    ]


def fill(sight: Sight, out: list[int]) -> None:
    """The numbers, in the order of the planes."""
    assert isinstance(sight, AugustusSight), "these planes only show augustus"
    me = sight.seat
    assert me is not None, "planes are for who plays"
    table = sight.table
    box = sight.box
    seats = len(table.supply)

    # Missions
    for i in range(seats):
        seat = (me + i) % seats
        for mission in table.progress[seat]:
            out[i * MISSIONS + mission] = 1
        for mission in table.controlled[seat]:
            out[(seats + i) * MISSIONS + mission] = 1
    at = 2 * seats * MISSIONS
    for mission in range(MISSIONS):
        cover = table.cover[mission]
        if cover:
            for symbol in range(KINDS):
                out[at + KINDS * mission + symbol] = cover >> 3 * symbol & 7
    at += FIELDS
    for missions in (table.row, table.discards, table.chain, table.hands[me], table.dropped[me]):
        for mission in missions:
            out[at + mission] = 1
        at += MISSIONS
    for move in table.plans[me]:
        kind = verb(move)
        if kind >= PUT:
            out[at + MISSIONS + move - kind] += 1
        elif kind >= KEEP:
            out[at + move - kind] = 1
    at += MISSIONS + FIELDS

    # What each seat has
    for i in range(seats):
        seat = (me + i) % seats
        out[at + i] = len(table.hands[seat])
        out[at + seats + i] = table.supply[seat]
    at += 2 * seats
    out[at] = table.common
    at += 1
    for reward in range(len(REWARDS)):
        holder = table.tiles[reward]
        if holder >= 0:
            out[at + (holder - me) % seats * len(REWARDS) + reward] = 1
    at += seats * len(REWARDS)
    for i in range(seats):
        declined = table.declined[(me + i) % seats] >> LEAST_COUNT
        for number in range(COUNTS):
            out[at + COUNTS * i + number] = declined >> number & 1
    at += seats * COUNTS
    for i in range(seats):
        first = (me + i) % seats * KINDS
        for symbol in range(KINDS):
            usable = table.usable[first + symbol]
            for other in range(KINDS):
                out[at + other] = usable >> other & 1
            at += KINDS
    for i in range(seats):
        seat = (me + i) % seats
        score = reward_points(table, box, seat) + mission_points(table, box, seat) + final_effects(table, box, seat)
        out[at + i] = min(score, MOST)
    at += seats

    # The round
    out[at : at + len(TOKENS)] = table.bag
    at += len(TOKENS)
    if table.token >= 0:
        out[at + table.token] = 1
    at += len(TOKENS)
    if table.herald >= 0:
        out[at + (table.herald - me) % seats] = 1
    at += seats
    if table.turn >= 0:
        out[at + (table.turn - me) % seats] = 1
    at += seats
    for seat in sight.acting:
        if seat >= 0:
            out[at + (seat - me) % seats] = 1
    at += seats
    out[at + table.phase] = 1
    at += len(PHASES)
    if table.effect >= 0:
        out[at + table.effect] = 1
    at += MISSIONS
    out[at] = table.left
    out[at + 1] = min(table.takes, MOST_TAKES)
    at += 2
    if table.giving >= 0:
        out[at + table.giving - GOLD] = 1
    out[at + 2] = int(sight.setup.options["first_game"] is True)
