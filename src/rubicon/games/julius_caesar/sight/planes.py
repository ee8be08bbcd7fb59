"""The map as numbers, for programs that learn; see `rubicon.core.planes`.

What belongs to sides is told of one's own first, then of the rival's. Blocks
and places stand in the order of the box for both, as they do in the moves: the
two sides have different armies on a map that is not symmetric. The numbers are
the same for all options, so that one policy can learn several.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from rubicon.core.game import Setup, Sight, State
from rubicon.core.planes import MOST, Numbers, Plane
from rubicon.games.julius_caesar.rules.board import PLUTO_LIMITS
from rubicon.games.julius_caesar.rules.box import EVENTS, KINDS_OF_BLOCKS, Box
from rubicon.games.julius_caesar.rules.dice import MOST as DICE
from rubicon.games.julius_caesar.rules.public_knowledge import strength_range
from rubicon.games.julius_caesar.rules.state import JuliusState
from rubicon.games.julius_caesar.rules.table import DEAD, FALLEN, HAND, NOTHING, POOL, TURNS, YEARS, Table
from rubicon.games.julius_caesar.sight.hidden_blocks import Token, knows
from rubicon.games.julius_caesar.sight.sight import PHASES, JuliusSight

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
        Plane("options", 3, 1, "free deployment, the later edition, Caesar first"),
    ]


def fill(sight: Sight, out: Numbers, at: int) -> None:
    """The numbers, in the order of the planes."""
    assert isinstance(sight, JuliusSight), "these planes only show julius_caesar"
    me = sight.seat
    assert me is not None, "planes are for who plays"
    _write(sight.setup, sight.table, sight.box, me, sight.tokens, me in sight.acting, out.data, at)


def fill_for(state: State, seat: int, out: Numbers, at: int) -> None:
    """The same from the truth, where blocks that the seat cannot tell stand on the table: `_blocks` leaves them out."""
    assert isinstance(state, JuliusState), "these planes only show julius_caesar"
    _write(state.setup, state.table, state.box, seat, None, seat in state.acting(), out.data, at)


def _write(
    setup: Setup, table: Table, box: Box, me: int, tokens: list[Token] | None, asked: bool, out: vec[u8], at: i64
) -> None:
    """`tokens`: the blocks of a sight that its seat cannot tell. Without them the table is the true one."""
    kinds = [0] * (len(box.of_colour) * SORTS)
    hidden = _blocks(table, box, me, kinds, out, at)
    at += box.blocks * (box.places + 9)
    if tokens is None:
        for b in hidden:
            _token(box, me, kinds, table.where[b], box.colour[b], table.moved[b], table.reserve[b], table.mask[b],
                   table.low[b], table.high[b], out, at)  # fmt: skip
    else:
        for place, _, colour, moved, reserve, _, mask, low, high in tokens:
            _token(box, me, kinds, place, colour, moved, reserve, mask, low, high, out, at)
    at += (6 + SORTS) * box.places + 1
    at = _places(table, box, me, out, at)
    at = _cards(table, box, me, out, at)
    at = _turn(table, box, me, asked, out, at)
    at = _battle(table, box, me, out, at)
    options = setup.options
    out[at] = me
    out[at + 1] = int(options["deployment"] == "free")
    out[at + 2] = int(options["edition"] == "v1_1")
    out[at + 3] = int(options["caesar_first"] is True)


def _blocks(table: Table, box: Box, me: int, kinds: list[int], out: vec[u8], at: i64) -> list[int]:
    """The blocks that one can tell; which one cannot.

    `kinds` gets, by colour and sort, the marks of those that one cannot tell.
    """
    blocks: i64 = box.blocks
    places: i64 = box.places
    base = at + blocks * places
    sides, where, strengths, moved = table.side, table.where, table.strength, table.moved
    hidden: list[int] = []
    for b in range(blocks):
        place: i64 = where[b]
        own = sides[b] == me
        if place < 0 or not (own or knows(table, me, b)):
            hidden.append(b)
            kinds[box.colour[b] * SORTS + box.sort[b]] |= box.mark[b]
        elif place < places:
            if own:
                pledge: i64 = table.pledge[b]
                strength: u8 = strengths[b]
                out[at + b * places + (place if pledge == NOTHING else pledge)] = 1
                out[base + blocks + b] = strength
                out[base + 2 * blocks + b] = strength
                out[base + 6 * blocks + b] = 1 if moved[b] or pledge != NOTHING else 0
            else:
                out[at + b * places + place] = 1
                out[base + b] = 1
                low = high = table.low[b]
                if low != table.high[b]:
                    low, high = strength_range(table, box, b)
                out[base + blocks + b] = low
                out[base + 2 * blocks + b] = high
                out[base + 6 * blocks + b] = 1 if moved[b] else 0
            out[base + 7 * blocks + b] = table.reserve[b]
            out[base + 8 * blocks + b] = table.acted[b]
        elif place == POOL:
            if box.owner[b] == me:
                out[base + 3 * blocks + b] = 1
        elif place == FALLEN:
            out[base + 4 * blocks + b] = 1
        elif place == DEAD:
            out[base + 5 * blocks + b] = 1
    return hidden


def _token(
    box: Box,
    me: int,
    kinds: list[int],
    place: i64,
    colour: int,
    moved: i64,
    reserve: i64,
    mask: int,
    low: i64,
    high: i64,
    out: vec[u8],
    at: i64,
) -> None:
    """A block that one cannot tell: it is counted where it stands, and under every sort that it may be."""
    places: i64 = box.places
    sorts = at + 6 * places
    if place == POOL:
        out[sorts + places * SORTS] += 1
        return
    at += place
    out[at] += 1
    if colour == me:
        out[at + places] += 1
    if moved:
        out[at + 2 * places] += 1
    if reserve:
        out[at + 3 * places] += 1
    out[at + 4 * places] = u8(min(MOST, i64(out[at + 4 * places]) + low))
    out[at + 5 * places] = u8(min(MOST, i64(out[at + 5 * places]) + high))
    sorts += place * SORTS
    first: i64 = colour * SORTS
    for sort in range(i64(SORTS)):
        if mask & kinds[first + sort]:
            out[sorts + sort] += 1


def _places(table: Table, box: Box, me: int, out: vec[u8], at: i64) -> i64:
    places: i64 = box.places
    held, attackers, used = table.held, table.attacker, table.roads
    first = at if me == 0 else at + places  # one's own come first
    second = at + places if me == 0 else at
    for place in range(places):
        caesars = held[place]
        if caesars:
            out[first + place] = caesars
        pompeys = held[places + place]
        if pompeys:
            out[second + place] = pompeys
        attacker = attackers[place]
        if attacker >= 0:
            out[at + (2 if attacker == me else 3) * places + place] = 1
            out[at + 4 * places + place] = table.pins[place]
    for active in table.active:
        out[at + 5 * places + active] = 1
    at += 6 * places
    for road in range(i64(box.roads)):
        if used[road]:
            out[at + road] = used[road]
    return at + box.roads


def _cards(table: Table, box: Box, me: int, out: vec[u8], at: i64) -> i64:
    cards: i64 = box.cards
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


def _turn(table: Table, box: Box, me: int, asked: bool, out: vec[u8], at: i64) -> i64:
    out[at] = min(MOST, table.points_of(box, me))
    out[at + 1] = min(MOST, table.points_of(box, 1 - me))
    out[at + 2] = table.trophies[me]
    out[at + 3] = table.trophies[1 - me]
    at += 4
    out[at + table.year - 1] = 1
    at += YEARS
    out[at + table.turn - 1] = 1
    at += TURNS
    out[at + table.phase] = 1
    at += len(PHASES)
    out[at] = int(asked)
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


def _battle(table: Table, box: Box, me: int, out: vec[u8], at: i64) -> i64:
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
