"""The map as numbers, for programs that learn; see `rubicon.core.planes`.

What belongs to sides is told of one's own first, then of the rival's. Blocks
and places stand in the order of the box for both, as they do in the moves: the
two sides have different armies on a map that is not symmetric. The numbers are
the same for all options, so that one policy can learn several.
"""

from __future__ import annotations

from typing import Final, cast

from rubicon.core.game import Setup, Sight
from rubicon.core.planes import MOST, Plane
from rubicon.games.julius_caesar.box import EVENTS, KINDS_OF_BLOCKS, PLUTO_LIMITS, Box
from rubicon.games.julius_caesar.dice import MOST as DICE
from rubicon.games.julius_caesar.fog import span
from rubicon.games.julius_caesar.sight import PHASES, JuliusSight
from rubicon.games.julius_caesar.table import (
    DEAD,
    FALLEN,
    HAND,
    NOTHING,
    POOL,
    TURNS,
    YEARS,
)

SORTS: Final = len(KINDS_OF_BLOCKS)
ROUNDS: Final = 4
POINTS: Final = 9
"""No card has more moves or levies than this (see `box`)."""


def layout(setup: Setup) -> list[Plane]:
    """The blocks one can tell, those one cannot, the places, the roads, the cards, the command, the battle."""
    box = cast(Box, setup.box)
    blocks = box.blocks
    places = box.places
    copies = max(box.card_copies)
    steps = min(MOST, DICE * blocks)
    return [
        Plane(
            "where", blocks * places, 1, "where each block stands that one can tell; in free deployment, is to stand"
        ),
        Plane("rival's", blocks, 1, "of those, the ones that the rival commands"),
        Plane("least strength", blocks, DICE, "the strength of each, or the least that it can be"),
        Plane("most strength", blocks, DICE, "the strength of each, or the most that it can be"),
        Plane("pool", blocks, 1, "blocks in one's own levy pool"),
        Plane("fallen", blocks, 1, "blocks that were eliminated this year"),
        Plane("dead", blocks, 1, "leaders who are gone for good"),
        Plane("moved", blocks, 1, "blocks that have moved this turn; in free deployment, that have been given a city"),
        Plane("reserve", blocks, 1, "blocks in reserve"),
        Plane("acted", blocks, 1, "blocks that have had their turn in this round of the battle"),
        Plane("unseen", places, blocks, "the rival's blocks at each place that one cannot tell"),
        Plane("unseen defectors", places, blocks, "of those, the ones in one's own colour"),
        Plane("unseen moved", places, blocks, "of those unseen, the ones that have moved"),
        Plane("unseen reserve", places, blocks, "of those unseen, the ones in reserve"),
        Plane("unseen least", places, steps, "the least that they can be strong together"),
        Plane("unseen most", places, steps, "the most that they can be strong together"),
        Plane("unseen sorts", places * SORTS, blocks, "how many of them may be of each sort"),
        Plane("unseen pool", 1, blocks, "blocks in the rival's levy pool that one cannot tell"),
        Plane("own blocks", places, blocks, "one's own blocks at each place"),
        Plane("rival blocks", places, blocks, "and the rival's"),
        Plane("own attack", places, 1, "places where one attacks"),
        Plane("rival attack", places, 1, "and where the rival does"),
        Plane("pinned", places, blocks, "how many blocks are held there by attackers"),
        Plane("active", places, 1, "places whose blocks move without another point"),
        Plane("roads", box.roads, max(PLUTO_LIMITS), "how many blocks used each road in this command"),
        Plane("hand", box.cards, copies, "one's own cards"),
        Plane("laid aside", box.cards, 1, "the card that one laid aside"),
        Plane("chosen", box.cards, 1, "the card that one has chosen for this turn"),
        Plane("played", 2 * box.cards, copies, "the cards of this year: one's own, the rival's"),
        Plane("last played", 2 * box.cards, 1, "the last of them: one's own, the rival's"),
        Plane("orders", 2 * box.cards, 1, "what the cards of this turn mean: one's own, the rival's"),
        Plane("cards", 2, HAND, "cards in hand: one's own, the rival's"),
        Plane("points", 2, MOST, "victory points as they would be counted now"),
        Plane("trophies", 2, blocks, "enemy leaders killed"),
        Plane("year", YEARS, 1, "which year it is"),
        Plane("turn", TURNS, 1, "which turn it is"),
        Plane("phase", len(PHASES), 1, "what is being decided, in the order of the game's phases"),
        Plane("own decision", 1, 1, "whether one is asked oneself"),
        Plane("player 1", 2, 1, "who is Player 1 of this turn"),
        Plane("event", len(EVENTS), 1, "the god whose event is being executed"),
        Plane("moves left", 1, POINTS, "move points left"),
        Plane("levies left", 1, POINTS, "levy points left"),
        Plane("marched", 1, 1, "whether a group has moved, so that it is too late for sea moves"),
        Plane("field", places, 1, "where a battle is being fought, or where Jupiter looks"),
        Plane("round", ROUNDS, 1, "the round of the battle"),
        Plane("attacker", 2, 1, "who attacks in it"),
        Plane("firing", blocks, 1, "the block that fires"),
        Plane("hits", 1, DICE, "hits still to be taken"),
        Plane("surprise", places, 1, "where Mars or Neptune lets the attackers fire first"),
        Plane("by sea", 2, blocks, "blocks of each side that retreated by sea in this round"),
        Plane("pompey", 1, 1, "whether one plays the second side"),
        Plane("options", 2, 1, "free deployment, the later edition"),
    ]


def fill(sight: Sight, out: list[int]) -> None:
    """The numbers, in the order of the planes."""
    assert isinstance(sight, JuliusSight), "these planes only show julius_caesar"
    me = sight.seat
    assert me is not None, "planes are for who plays"
    at = _blocks(sight, me, out)
    at = _unseen(sight, me, out, at)
    at = _places(sight, me, out, at)
    at = _cards(sight, me, out, at)
    at = _turn(sight, me, out, at)
    at = _battle(sight, me, out, at)
    options = sight.setup.options
    out[at] = me
    out[at + 1] = int(options["deployment"] == "free")
    out[at + 2] = int(options["edition"] == "v1_1")


def _blocks(sight: JuliusSight, me: int, out: list[int]) -> int:
    table = sight.table
    box = sight.box
    blocks = box.blocks
    places = box.places
    base = blocks * places
    for b in range(blocks):
        place = table.where[b]
        if place < 0:
            continue
        if place < places:
            pledge = table.pledge[b]
            out[b * places + (place if pledge == NOTHING else pledge)] = 1
            if table.side[b] == me:
                out[base + blocks + b] = table.strength[b]
                out[base + 2 * blocks + b] = table.strength[b]
            else:
                out[base + b] = 1
                out[base + blocks + b], out[base + 2 * blocks + b] = span(table, box, b)
            out[base + 6 * blocks + b] = int(table.moved[b] > 0 or pledge != NOTHING)
            out[base + 7 * blocks + b] = table.reserve[b]
            out[base + 8 * blocks + b] = table.acted[b]
        elif place == POOL:
            if box.owner[b] == me:
                out[base + 3 * blocks + b] = 1
        elif place == FALLEN:
            out[base + 4 * blocks + b] = 1
        elif place == DEAD:
            out[base + 5 * blocks + b] = 1
    return base + 9 * blocks


def _unseen(sight: JuliusSight, me: int, out: list[int], at: int) -> int:
    box = sight.box
    places = box.places
    sorts = at + 6 * places
    pool = sorts + places * SORTS
    known: dict[int, list[int]] = {}
    for place, _, colour, moved, reserve, _, mask, low, high in sight.tokens:
        if place == POOL:
            out[pool] += 1
            continue
        out[at + place] += 1
        out[at + places + place] += int(colour == me)
        out[at + 2 * places + place] += moved
        out[at + 3 * places + place] += reserve
        out[at + 4 * places + place] = min(MOST, out[at + 4 * places + place] + low)
        out[at + 5 * places + place] = min(MOST, out[at + 5 * places + place] + high)
        key = mask * 4 + colour
        may = known.get(key)
        if may is None:
            may = _sorts(sight, box, mask, colour)
            known[key] = may
        for sort in may:
            out[sorts + place * SORTS + sort] += 1
    return pool + 1


def _sorts(sight: JuliusSight, box: Box, mask: int, colour: int) -> list[int]:
    found: list[int] = []
    for b in sight.candidates(mask, colour):
        if box.sort[b] not in found:
            found.append(box.sort[b])
    return found


def _places(sight: JuliusSight, me: int, out: list[int], at: int) -> int:
    table = sight.table
    box = sight.box
    places = box.places
    rival = 1 - me
    out[at : at + places] = table.held[me * places : (me + 1) * places]
    out[at + places : at + 2 * places] = table.held[rival * places : (rival + 1) * places]
    for place in range(places):
        attacker = table.attacker[place]
        if attacker >= 0:
            out[at + (2 if attacker == me else 3) * places + place] = 1
            out[at + 4 * places + place] = table.pins[place]
    for place in table.active:
        out[at + 5 * places + place] = 1
    at += 6 * places
    out[at : at + box.roads] = table.roads
    return at + box.roads


def _cards(sight: JuliusSight, me: int, out: list[int], at: int) -> int:
    table = sight.table
    cards = sight.box.cards
    for card in table.hands[me]:
        out[at + card] += 1
    at += cards
    if table.discards[me] >= 0:
        out[at + table.discards[me]] = 1
    at += cards
    if table.chosen[me] >= 0:
        out[at + table.chosen[me]] = 1
    at += cards
    played = table.played
    for index in range(len(played)):
        out[at + (0 if index % 2 == me else cards) + played[index]] += 1
    at += 2 * cards
    if played:
        out[at + played[-2 + me]] = 1
        out[at + cards + played[-1 - me]] = 1
    at += 2 * cards
    if table.orders[me] >= 0:
        out[at + table.orders[me]] = 1
    if table.orders[1 - me] >= 0:
        out[at + cards + table.orders[1 - me]] = 1
    at += 2 * cards
    out[at] = len(table.hands[me])
    out[at + 1] = len(table.hands[1 - me])
    return at + 2


def _turn(sight: JuliusSight, me: int, out: list[int], at: int) -> int:
    table = sight.table
    out[at] = min(MOST, sight.points(me))
    out[at + 1] = min(MOST, sight.points(1 - me))
    out[at + 2] = table.trophies[me]
    out[at + 3] = table.trophies[1 - me]
    at += 4
    out[at + table.year - 1] = 1
    at += YEARS
    out[at + table.turn - 1] = 1
    at += TURNS
    out[at + table.phase] = 1
    at += len(PHASES)
    out[at] = int(me in sight.acting)
    if table.first >= 0:
        out[at + (1 if table.first == me else 2)] = 1
    at += 3
    if table.event >= 0:
        out[at + table.event] = 1
    at += len(EVENTS)
    out[at] = table.points
    out[at + 1] = table.levies
    out[at + 2] = int(table.marched)
    return at + 3


def _battle(sight: JuliusSight, me: int, out: list[int], at: int) -> int:
    table = sight.table
    box = sight.box
    if table.field >= 0:
        out[at + table.field] = 1
    at += box.places
    if table.round > 0:
        out[at + table.round - 1] = 1
    at += ROUNDS
    if table.striker >= 0:
        out[at + (0 if table.striker == me else 1)] = 1
    at += 2
    if table.round > 0 and table.firing >= 0:  # outside a battle it is Jupiter's pick
        out[at + table.firing] = 1
    at += box.blocks
    out[at] = table.hits
    at += 1
    if table.surprise >= 0:
        out[at + table.surprise] = 1
    at += box.places
    out[at] = table.ferried[me]
    out[at + 1] = table.ferried[1 - me]
    return at + 2
