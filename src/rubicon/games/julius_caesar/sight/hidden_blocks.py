"""Hidden blocks and cards (J2.1): they are taken off the table of a Sight, and dealt anew when a position is imagined.

A *token* is a block of which a viewer does not know which it is: where it
stands, whose it is, its colour, and what everybody has seen of it.

What is imagined is drawn from the *posterior*:

- A *assignment* says which block each token is: every hidden block once. It is
  possible if each token's mask has its block, and if the block can have a
  strength that fits both, what was seen of the token (`low`, `high`) and what is
  remembered of the block (`weakest`, `strongest`). In the pool there is no
  strength to fit. Every possible assignment is as likely. (Tokens that look the same
  change places in as many assignments of every position, so every possible position
  of the blocks is as likely, too.)
- Then every block of which the strength is not known has each of its possible
  strengths with the same chance. Were the pairs of block and strength taken as
  equally likely instead, a block would be the more likely the less is known of
  its strength, and that is no reason to expect it.
- The cards that were not seen are shuffled: every deal of the real cards, equal
  ones told apart, is as likely. A card that lies face down is any of its hand
  that may be chosen (J5.1: no Apollo in the first turn). What a player chose to
  do before tells nothing: that is for who knows the player.

The truth is always possible. Assignments are counted once for a sight (`assignments`).
"""

from __future__ import annotations

from typing import Final

from rubicon.core.rng import Rng
from rubicon.games.julius_caesar.rules.box import APOLLO, CAESAR, LEVELS, POMPEY, Box
from rubicon.games.julius_caesar.rules.public_knowledge import (
    is_known,
    possible_mask,
    possible_strengths,
    strength_range,
)
from rubicon.games.julius_caesar.rules.table import DEAD, FALLEN, NOTHING, POOL, SECRET, UNSEEN, Table
from rubicon.games.julius_caesar.sight.assignments import Component, components

Token = tuple[int, int, int, int, int, int, int, int, int]
"""place, side, colour, moved, reserve, in motion, mask, low, high"""


def knows(table: Table, seat: int | None, b: int) -> bool:
    """Whether the seat can tell which block this is: its own, and those that everybody can tell."""
    if seat is not None and table.side[b] == seat:
        return True
    return table.where[b] == FALLEN or table.where[b] == DEAD or is_known(table, b)


def hide(table: Table, box: Box, seat: int | None) -> list[Token]:
    """Take all that the seat may not know off the table; the blocks become tokens, in no order but their looks."""
    table.own_knowledge()
    table.own_lines()
    table.own_orders()
    tokens: list[Token] = []
    for b in range(box.blocks):
        if seat is not None and table.side[b] == seat:
            continue
        table.pledge[b] = NOTHING
        if knows(table, seat, b):
            if table.where[b] < POOL:
                low, high = strength_range(table, box, b)
                if low < high:
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


def fitting(table: Table, box: Box, tokens: list[Token]) -> list[int]:
    """For each token, which blocks it may be by itself: a mask of blocks of its colour."""
    known: dict[int, int] = {}
    found: list[int] = []
    for place, _, colour, _, _, _, mask, low, high in tokens:
        upright = place != POOL
        looks = ((colour * LEVELS + low) * LEVELS + high) * 2 + (1 if upright else 0)
        fits = known.get(looks, 0)
        if not fits:
            for b in box.of_colour[colour]:
                if table.where[b] == UNSEEN and not (upright and not possible_mask(table, box, b, low, high)):
                    fits |= box.mark[b]
            known[looks] = fits
        found.append(mask & fits)
    return found


def blocks_of(box: Box, colour: int, mask: int) -> list[int]:
    """The blocks of a mask, sorted."""
    return [b for b in box.of_colour[colour] if mask & box.mark[b]]


def options(table: Table, box: Box, tokens: list[Token]) -> list[list[int]]:
    """For each token, which blocks it may be by itself, sorted."""
    fits = fitting(table, box, tokens)
    return [blocks_of(box, tokens[t][2], fits[t]) for t in range(len(tokens))]


class _ComponentCache:
    """The components of the sights imagined last: a search imagines from one sight many times."""

    def __init__(self) -> None:
        self.recent: list[tuple[list[Token], list[Component]]] = []

    def of(self, table: Table, box: Box, tokens: list[Token]) -> list[Component]:
        """The components of a sight, known by its own list of tokens."""
        for known, found in self.recent:
            if known is tokens:
                return found
        found = components(options(table, box, tokens))
        self.recent = [(tokens, found), *self.recent[: _REMEMBERED - 1]]  # a new list: others may be reading the old
        return found


_REMEMBERED: Final = 4
_CACHE: Final = _ComponentCache()


def components_of(table: Table, box: Box, tokens: list[Token]) -> list[Component]:
    """The components of a sight's tokens: counted once."""
    return _CACHE.of(table, box, tokens)


def fill_in(table: Table, box: Box, tokens: list[Token], rng: Rng) -> None:
    """Put blocks in the place of tokens, and cards in the place of backs, at random but as seen."""
    table.own_knowledge()
    table.own_lines()
    table.own_orders()
    assigned = [NOTHING] * len(tokens)
    for component in components_of(table, box, tokens):
        component.draw(rng, assigned)
    for t in range(len(tokens)):
        place, side, _, moved, reserve, moving, mask, low, high = tokens[t]
        b = assigned[t]
        table.where[b] = place
        table.side[b] = side
        table.moved[b] = moved
        table.reserve[b] = reserve
        table.mask[b] = mask
        table.low[b] = low
        table.high[b] = high
        if moving:
            table.last = b
    for b in range(box.blocks):
        if table.strength[b] == 0 and table.where[b] < POOL:
            possible = possible_strengths(table, box, b, table.low[b], table.high[b])
            table.strength[b] = possible[0] if len(possible) == 1 else rng.choice(possible)
    _deal(table, box, rng)


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
