"""The map, the blocks and the cards of Julius Caesar as numbers, for programs that learn; see `rubicon.core.planes`.

Blocks that the seat can tell are shown one by one. Of the rival's others it is
shown how many stand where, and for each block in which places it may be.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.game import Setup, Sight
from rubicon.core.planes import Plane
from rubicon.games.julius_caesar.box import EVENTS, LEVELS, PLUTO_LIMITS, Box
from rubicon.games.julius_caesar.sight import PHASES, JuliusSight
from rubicon.games.julius_caesar.table import FALLEN, HAND, NOBODY, NOTHING, PICKING, POOL, TURNS, YEARS

OFF_MAP: Final = ("pool", "fallen", "dead")
STRONGEST: Final = LEVELS - 1
ROUNDS: Final = 4
MOST_WINTER: Final = 20
"""Steps of the winter turn."""


def layout(setup: Setup) -> list[Plane]:
    """Everything of one's own comes first; blocks, places, roads and cards stand in the order of `data.toml`."""
    box = setup.box
    assert isinstance(box, Box)
    blocks = box.blocks
    places = box.places
    cards = box.cards
    worth = min(255, sum(box.value) + blocks)
    return [
        Plane("standing", blocks * places, 1, "for each block that one can tell, the place where it stands"),
        Plane("off the map", blocks * len(OFF_MAP), 1, "or that it is in a pool, fallen this year, or dead"),
        Plane("may stand", blocks * places, 1, "for each other block, the places where it may stand"),
        Plane("own block", blocks, 1, "the blocks that one commands or owns"),
        Plane("strength", blocks, STRONGEST, "each block's strength; 0: not known, or off the map"),
        Plane("low", blocks, STRONGEST, "what everybody knows of it: at least"),
        Plane("high", blocks, STRONGEST, "and at most"),
        Plane("moved", blocks, 1, "the blocks that have moved in this command"),
        Plane("reserve", blocks, 1, "that are reserves in a battle"),
        Plane("acted", blocks, 1, "that have had their turn in this round of it"),
        Plane("pledged", blocks, 1, "free deployment: one's own blocks that were given a city"),
        Plane("firing", blocks, 1, "the block that fires, or that Jupiter has called"),
        Plane("in motion", blocks, 1, "the block that has just moved and may go on"),
        Plane("own held", places, blocks, "how many blocks of one's own stand at each place"),
        Plane("rival held", places, blocks, "and how many of the rival's"),
        Plane("unknown", places, blocks, "of those, how many one cannot tell"),
        Plane("own attack", places, 1, "battles that one began"),
        Plane("rival attack", places, 1, "that the rival began"),
        Plane("main attack", places, 1, "the places from where main attacks came"),
        Plane("active", places, 1, "places whose blocks may move without another point"),
        Plane("field", places, 1, "where the battle is fought"),
        Plane("surprise", places, 1, "where attackers fire first"),
        Plane("roads", box.roads, PLUTO_LIMITS[0], "how many blocks have used each road"),
        Plane("hand", cards, max(box.card_copies), "one's own cards"),
        Plane("discarded", cards, 1, "the card that one laid aside this year"),
        Plane("chosen", cards, 1, "the card that one has chosen for this turn"),
        Plane("own played", cards, max(box.card_copies), "cards that one has played this year"),
        Plane("rival played", cards, max(box.card_copies), "and the rival"),
        Plane("orders", 2 * cards, 1, "what the cards of this turn mean: one's own, the rival's"),
        Plane("hand size", 2, HAND, "cards in hand: one's own, the rival's"),
        Plane("ready", 1, 1, "whether the rival has chosen a card"),
        Plane("points", 2, worth, "victory points as they stand: one's own, the rival's"),
        Plane("trophies", 2, blocks, "leaders killed"),
        Plane("year", YEARS, 1, "which year it is"),
        Plane("turn", TURNS, 1, "which turn of the year"),
        Plane("phase", len(PHASES), 1, "what the match waits for"),
        Plane("deciding", 2, 1, "who decides now: oneself, the rival"),
        Plane("first", 2, 1, "who is Player 1 of this turn"),
        Plane("second part", 1, 1, "whether Player 2 commands"),
        Plane("winter", 1, MOST_WINTER, "steps of the winter turn that are done"),
        Plane("event", len(EVENTS), 1, "the god whose card is carried out"),
        Plane("moves", 1, max([1, *box.card_move]), "group moves that are left"),
        Plane("levies", 1, max([1, *box.card_levy]), "levies that are left"),
        Plane("marched", 1, 1, "whether it is too late for sea moves"),
        Plane("round", 1, ROUNDS, "which round of the battle"),
        Plane("striker", 2, 1, "who attacks in it"),
        Plane("hits", 1, STRONGEST, "hits still to be taken"),
        Plane("ferried", 2, blocks, "blocks that retreated by sea in this round"),
        Plane("pompey", 1, 1, "whether one plays Pompey"),
        Plane("free", 1, 1, "whether armies are deployed freely"),
        Plane("v1_1", 1, 1, "whether it is that edition"),
    ]


def fill(sight: Sight, out: list[int]) -> None:
    """The numbers, in the order of the planes."""
    assert isinstance(sight, JuliusSight), "these planes only show julius_caesar"
    me = sight.seat
    assert me is not None, "planes are for who plays"
    rival = 1 - me
    table = sight.table
    box = sight.box
    blocks = box.blocks
    places = box.places
    cards = box.cards

    # Blocks
    off = blocks * places
    maybe = off + blocks * len(OFF_MAP)
    at = maybe + blocks * places
    for b in range(blocks):
        where = table.where[b]
        if where < 0:
            continue
        if table.pledge[b] >= 0:
            out[at + 7 * blocks + b] = 1
            where = table.pledge[b]
        if where < places:
            out[b * places + where] = 1
            out[at + blocks + b] = table.strength[b]
            out[at + 2 * blocks + b] = table.low[b]
            out[at + 3 * blocks + b] = min(table.high[b], box.full[b])
        else:
            out[off + b * len(OFF_MAP) + (0 if where == POOL else 1 if where == FALLEN else 2)] = 1
        out[at + b] = int(table.side[b] == me)
        out[at + 4 * blocks + b] = table.moved[b]
        out[at + 5 * blocks + b] = table.reserve[b]
        out[at + 6 * blocks + b] = table.acted[b]
    at += 8 * blocks
    if table.firing >= 0 and table.phase != PICKING:  # while Fortuna picks, it is the colour to pick from
        out[at + table.firing] = 1
    if table.last >= 0:
        out[at + blocks + table.last] = 1
    at += 2 * blocks

    # Places
    for place in range(places):
        out[at + place] = table.held[me * places + place]
        out[at + places + place] = table.held[rival * places + place]
        attacker = table.attacker[place]
        if attacker != NOBODY:
            out[at + (3 if attacker == me else 4) * places + place] = 1
            if table.main[place] >= 0:
                out[at + 5 * places + table.main[place]] = 1
    for token in sight.tokens:
        place = token[0]
        if place < places:
            out[at + 2 * places + place] += 1
            for b in sight.candidates(token[6], token[2]):
                out[maybe + b * places + place] = 1
    for place in table.active:
        out[at + 6 * places + place] = 1
    if table.field >= 0:
        out[at + 7 * places + table.field] = 1
    if table.surprise >= 0:
        out[at + 8 * places + table.surprise] = 1
    at += 9 * places
    out[at : at + box.roads] = table.roads
    at += box.roads

    # Cards
    for card in table.hands[me]:
        out[at + card] += 1
    if table.discards[me] >= 0:
        out[at + cards + table.discards[me]] = 1
    if table.chosen[me] >= 0:
        out[at + 2 * cards + table.chosen[me]] = 1
    for i in range(len(table.played)):
        out[at + (3 if i % 2 == me else 4) * cards + table.played[i]] += 1
    for i in range(2):
        order = table.orders[me if i == 0 else rival]
        if order >= 0:
            out[at + (5 + i) * cards + order] = 1
    at += 7 * cards
    out[at] = len(table.hands[me])
    out[at + 1] = len(table.hands[rival])
    out[at + 2] = int(table.chosen[rival] != NOTHING)

    # The score and the clock
    out[at + 3] = sight.points(me)
    out[at + 4] = sight.points(rival)
    out[at + 5] = table.trophies[me]
    out[at + 6] = table.trophies[rival]
    at += 7
    out[at + table.year - 1] = 1
    at += YEARS
    out[at + table.turn - 1] = 1
    at += TURNS
    out[at + table.phase] = 1
    at += len(PHASES)
    out[at] = int(me in sight.acting)
    out[at + 1] = int(rival in sight.acting)
    out[at + 2] = int(table.first == me)
    out[at + 3] = int(table.first == rival)
    out[at + 4] = table.part
    out[at + 5] = min(table.winter, MOST_WINTER)
    at += 6

    # The command and the battle
    if table.event >= 0:
        out[at + table.event] = 1
    at += len(EVENTS)
    out[at] = table.points
    out[at + 1] = table.levies
    out[at + 2] = int(table.marched)
    out[at + 3] = table.round
    out[at + 4] = int(table.striker == me)
    out[at + 5] = int(table.striker == rival)
    out[at + 6] = table.hits
    out[at + 7] = table.ferried[me]
    out[at + 8] = table.ferried[rival]
    out[at + 9] = me
    out[at + 10] = int(sight.setup.options["deployment"] == "free")
    out[at + 11] = int(sight.setup.options["edition"] == "v1_1")
