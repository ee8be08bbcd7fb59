"""Public knowledge of hidden blocks (J2.1): what both sides can still tell about blocks that stand upright.

When a block leaves a place and nobody is shown which it was, it may have been
any of those that stood there and could do what it did; so from then on it, and
each of those that stayed, may be any of them. When a block is shown, no other
one can be it. Everything here follows from what both sides see, never from
what is true: a block's true face is only ever one of the possible ones.

Strength is remembered twice: of what stands there (`low`, `high`), whichever
block it is, and of each block by its name (`weakest`, `strongest`), wherever it
went. Of Caesar III and a legion II one leaves: it has II or III, but Caesar
still has III and the legion II. What is not remembered: of several blocks of
which one has got a step, that it was one only; and that a block had room for
the step which it got alone.
"""

from __future__ import annotations

from typing import Final

from rubicon.games.julius_caesar.rules.box import ALLY, LEVELS, Box
from rubicon.games.julius_caesar.rules.table import NOTHING, POOL, Table

ANY: Final = -1
"""The mask of all blocks."""

_MOST: Final = LEVELS - 1

STRENGTHS: Final[list[list[int]]] = [[s for s in range(LEVELS) if mask >> s & 1] for mask in range(1 << LEVELS)]
"""The strengths of a mask, sorted."""
WEAKEST: Final[list[int]] = [strengths[0] if strengths else 0 for strengths in STRENGTHS]
STRONGEST: Final[list[int]] = [strengths[-1] if strengths else 0 for strengths in STRENGTHS]
_BETWEEN: Final[list[int]] = [
    sum([1 << s for s in range(low, high + 1)]) for low in range(LEVELS) for high in range(LEVELS)
]
"""At `low * LEVELS + high`: all strengths from one to the other."""


def leave_unseen(table: Table, box: Box, b: int, could: int, rested: bool) -> None:
    """The block is about to leave where it stands, upright. `could`: which blocks can do that.

    With `rested`, only those that have not moved this turn come into question.
    """
    table.own_knowledge()
    where, sides, masks, lows, highs = table.where, table.side, table.mask, table.low, table.high
    place = where[b]
    side = sides[b]
    union = 0
    low = _MOST
    high = 0
    alike: list[int] = []
    for x in box.of_colour[box.colour[b]]:
        if where[x] == place and sides[x] == side and masks[x] & could:
            if not rested or not table.moved[x]:
                alike.append(x)
                union |= masks[x]
                low = min(low, lows[x])
                high = max(high, highs[x])
    if len(alike) > 1:
        for x in alike:
            if masks[x] != union:  # a mask is dearer to write than to read
                masks[x] = union
            lows[x] = low
            highs[x] = high
    masks[b] = union & could


def reveal(table: Table, box: Box, b: int) -> None:
    """Everybody sees the block and its strength."""
    table.own_knowledge()
    mark = box.mark[b]
    if table.mask[b] != mark:
        for x in box.of_colour[box.colour[b]]:
            table.mask[x] &= ~mark
        table.mask[b] = mark
    table.low[b] = table.strength[b]
    table.high[b] = table.strength[b]
    table.weakest[b] = table.strength[b]
    table.strongest[b] = table.strength[b]


def enter_from_pool(table: Table, box: Box, b: int, city: int, third: bool) -> None:
    """The block enters the map at its last step: one of those in the pool that may do so in this city."""
    side = table.side[b]
    could = box.levy_mask[side * box.places + city]
    if not third:
        could &= ~box.third_mask[side]
    leave_unseen(table, box, b, could, False)
    where, masks, marks = table.where, table.mask, box.mark
    places = box.places
    mask = masks[b]
    outside = 0
    for x in box.of_colour[side]:
        if where[x] < places:
            outside |= masks[x]
    low = _MOST
    high = 1
    for x in box.of_colour[side]:
        if mask & marks[x]:
            least = box.least[x]
            low = min(low, least)
            high = max(high, least)
            if outside & marks[x]:  # it may be on the map already
                table.weakest[x] = min(table.weakest[x], least)
                table.strongest[x] = max(table.strongest[x], least)
            else:
                table.weakest[x] = least
                table.strongest[x] = least
    table.low[b] = low
    table.high[b] = high


def return_to_pool(table: Table, box: Box, b: int) -> None:
    """The block goes back to the pool, and stays upright."""
    leave_unseen(table, box, b, ANY, False)
    table.low[b] = 0
    table.high[b] = 0


def gain_step(table: Table, box: Box, place: int, side: int) -> None:
    """One of a side's blocks at the place has become a step stronger: one that can have had room for it."""
    table.own_knowledge()
    where, marks, colours = table.where, box.mark, box.colour
    able: list[int] = []
    may: list[int] = [0] * len(box.of_colour)
    for x in range(box.blocks):
        if where[x] == place and table.side[x] == side:
            colour = colours[x]
            mask = table.mask[x]
            low = table.low[x]
            for y in box.of_colour[colour]:
                if mask & marks[y] and low < box.full[y] and table.weakest[y] < box.full[y]:
                    able.append(x)
                    may[colour] |= mask
                    break
    for x in able:
        step = 2 if table.mask[x] & box.gap_mask[box.colour[x]] else 1
        table.high[x] = min(_MOST, table.high[x] + step)
        if len(able) == 1:
            table.low[x] = min(_MOST, table.low[x] + 1)
    for y in range(box.blocks):
        mask = may[colours[y]]
        if mask & marks[y]:
            if mask == marks[y] and len(able) == 1:
                table.weakest[y] = box.up[y * LEVELS + table.weakest[y]]
            table.strongest[y] = box.up[y * LEVELS + table.strongest[y]]


def lose_steps(table: Table, box: Box, place: int) -> None:
    """Every block still at the place has lost a step."""
    table.own_knowledge()
    there: list[int] = [0] * len(box.of_colour)
    elsewhere: list[int] = [0] * len(box.of_colour)
    for x in range(box.blocks):
        colour = box.colour[x]
        mask = table.mask[x]
        if table.where[x] != place:
            elsewhere[colour] |= mask
            continue
        there[colour] |= mask
        step = 2 if mask & box.gap_mask[colour] else 1
        table.low[x] = max(1, table.low[x] - step)
        table.high[x] -= 1
    for y in range(box.blocks):
        mark = box.mark[y]
        if there[box.colour[y]] & mark:
            table.weakest[y] = max(box.least[y], box.down[y * LEVELS + table.weakest[y]])
            if not elsewhere[box.colour[y]] & mark:  # it surely is here
                table.strongest[y] = box.down[y * LEVELS + table.strongest[y]]


def mix_deployment(table: Table, box: Box, side: int) -> None:
    """Free deployment: of a side's blocks on the map, any may be anywhere; but a Navis is in a port."""
    table.own_knowledge()
    everybody = 0
    for b in range(box.blocks):
        if box.owner[b] == side and table.where[b] != POOL:
            if box.sort[b] != ALLY:
                everybody |= box.mark[b]
    low = _MOST
    high = 0
    for b in range(box.blocks):
        if everybody & box.mark[b] and box.colour[b] == side:
            low = min(low, table.strength[b])
            high = max(high, table.strength[b])
    for b in range(box.blocks):
        if box.owner[b] == side and table.where[b] != POOL and box.sort[b] != ALLY:
            inland = not box.sea_near[table.where[b]]
            table.mask[b] = everybody & box.land_mask[side] if inland else everybody
            table.low[b] = low
            table.high[b] = high


def may_be(table: Table, box: Box, b: int, navis: bool) -> bool:
    """Whether, for all that is known, the block may be a Navis, or may be a land block."""
    colour = box.colour[b]
    return table.mask[b] & (box.navis_mask[colour] if navis else box.land_mask[colour]) != 0


def possible_mask(table: Table, box: Box, b: int, low: int, high: int) -> int:
    """The strengths that the block can have where something between these stands, for all that is remembered of it.

    A bit for each strength: see `STRENGTHS`.
    """
    least = table.weakest[b]
    most = table.strongest[b]
    if least < low:
        least = low
    if most > high:
        most = high
    return box.step_mask[b] & _BETWEEN[least * LEVELS + most]


def possible_strengths(table: Table, box: Box, b: int, low: int, high: int) -> list[int]:
    """The same as a list, sorted. Not to be changed."""
    return STRENGTHS[possible_mask(table, box, b, low, high)]


def strength_range(table: Table, box: Box, b: int) -> tuple[int, int]:
    """The least and the most that a block which everybody can tell, and which is on the map, can have."""
    possible = possible_mask(table, box, b, table.low[b], table.high[b])
    return WEAKEST[possible], STRONGEST[possible]


def is_known(table: Table, b: int) -> bool:
    """Whether everybody can tell which block it is."""
    mask = table.mask[b]
    return mask & (mask - 1) == 0


def none_in_motion(table: Table) -> None:
    """No block may go on from where it has come to."""
    table.last = NOTHING
    table.strides = 0
    table.came = NOTHING
    table.start = NOTHING
