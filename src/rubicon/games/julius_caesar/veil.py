"""What a seat may not know is taken off the table, and dealt out again at random where somebody imagines it (J2.1).

A *token* is a block of which a viewer does not know which it is: where it
stands, whose it is, its colour, and what everybody has seen of it.
"""

from __future__ import annotations

from rubicon.core.rng import Rng
from rubicon.games.julius_caesar.box import APOLLO, BLUE, CAESAR, POMPEY, Box
from rubicon.games.julius_caesar.fog import is_known
from rubicon.games.julius_caesar.table import DEAD, FALLEN, NOTHING, POOL, SECRET, UNSEEN, Table

Token = tuple[int, int, int, int, int, int, int, int, int]
"""place, side, colour, moved, reserve, in motion, mask, low, high"""


def knows(table: Table, seat: int | None, b: int) -> bool:
    """Whether the seat can tell which block this is: its own, and those that everybody can tell."""
    if seat is not None and table.side[b] == seat:
        return True
    return table.where[b] == FALLEN or table.where[b] == DEAD or is_known(table, b)


def cover(table: Table, box: Box, seat: int | None) -> list[Token]:
    """Take all that the seat may not know off the table; the blocks become tokens, in no order but their looks."""
    tokens: list[Token] = []
    for b in range(box.blocks):
        if seat is not None and table.side[b] == seat:
            continue
        table.pledge[b] = NOTHING
        if knows(table, seat, b):
            if table.low[b] != min(table.high[b], box.full[b]):
                table.strength[b] = 0
            continue
        tokens.append(
            (
                table.where[b],
                table.side[b],
                box.colour[b],
                table.moved[b],
                table.reserve[b],
                1 if table.last == b else 0,
                table.mask[b],
                table.low[b],
                table.high[b],
            )
        )
        if table.last == b:
            table.last = SECRET
        table.where[b] = UNSEEN
        table.strength[b] = 0
        table.side[b] = box.owner[b]
        table.moved[b] = 0
        table.reserve[b] = 0
        table.mask[b] = 0
        table.low[b] = 0
        table.high[b] = 0
    tokens.sort()
    for other in (CAESAR, POMPEY):
        if other != seat:
            table.hands[other] = [SECRET] * len(table.hands[other])
            if table.discards[other] != NOTHING:
                table.discards[other] = SECRET
            if table.chosen[other] != NOTHING:
                table.chosen[other] = SECRET
    table.deck = [0] * box.cards
    return tokens


def uncover(table: Table, box: Box, tokens: list[Token], rng: Rng) -> None:
    """Put blocks in the place of tokens, and cards in the place of backs, at random but as seen."""
    for colour in range(BLUE):
        _name(table, box, [token for token in tokens if token[2] == colour], colour, rng)
    for b in range(box.blocks):
        if table.strength[b] == 0 and table.where[b] < POOL:
            table.strength[b] = rng.choice(_levels(box, b, table.low[b], table.high[b]))
    _deal(table, box, rng)


def _levels(box: Box, b: int, low: int, high: int) -> list[int]:
    return [step for step in box.steps[b] if low <= step <= high]


def _name(table: Table, box: Box, tokens: list[Token], colour: int, rng: Rng) -> None:
    """Say which block each token is: a perfect matching, found in random order, so that every one can be found."""
    blocks = [b for b in box.of_colour[colour] if table.where[b] == UNSEEN]
    options: list[list[int]] = []
    for token in tokens:
        fits = [
            b for b in blocks if token[6] & box.mark[b] and (token[0] == POOL or _levels(box, b, token[7], token[8]))
        ]
        rng.shuffle(fits)
        options.append(fits)
    order = list(range(len(tokens)))
    rng.shuffle(order)
    holder = [NOTHING] * box.blocks  # which token each block is
    for t in order:
        found = _find(t, options, holder, [0] * box.blocks)
        assert found, "what is true is always possible"
    for b in blocks:
        place, side, _, moved, reserve, moving, mask, low, high = tokens[holder[b]]
        table.where[b] = place
        table.side[b] = side
        table.moved[b] = moved
        table.reserve[b] = reserve
        table.mask[b] = mask
        table.low[b] = low
        table.high[b] = high
        if moving:
            table.last = b


def _find(t: int, options: list[list[int]], holder: list[int], tried: list[int]) -> bool:
    for b in options[t]:
        if not tried[b]:
            tried[b] = 1
            if holder[b] == NOTHING or _find(holder[b], options, holder, tried):
                holder[b] = t
                return True
    return False


def _deal(table: Table, box: Box, rng: Rng) -> None:
    left = box.card_copies.copy()
    for card in table.played:
        left[card] -= 1
    for seat in (CAESAR, POMPEY):
        for card in table.hands[seat]:
            if card != SECRET:
                left[card] -= 1
        if table.discards[seat] >= 0:
            left[table.discards[seat]] -= 1
    rest = [card for card in range(box.cards) for _ in range(left[card])]
    rng.shuffle(rest)
    for seat in (CAESAR, POMPEY):
        hand = table.hands[seat]
        if SECRET in hand:
            table.hands[seat] = sorted([rest.pop() for _ in hand])
        if table.discards[seat] == SECRET:
            table.discards[seat] = rest.pop()
        if table.chosen[seat] == SECRET:
            barred = APOLLO if table.turn == 1 else NOTHING
            open_to = [c for c in table.hands[seat] if barred == NOTHING or box.card_event[c] != barred]
            table.chosen[seat] = rng.choice(open_to)
    table.deck = [rest.count(card) for card in range(box.cards)]
