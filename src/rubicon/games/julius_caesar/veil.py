"""What a seat may not know is taken off the table, and dealt out again at random where somebody imagines it (J2.1).

A *token* is a block of which a viewer does not know which it is: where it
stands, whose it is, its colour, and what everybody has seen of it.

What is imagined is drawn from the *posterior*:

- A *naming* says which block each token is: every hidden block once. It is
  possible if each token's mask has its block, and if the block can have a
  strength that fits both, what was seen of the token (`low`, `high`) and what is
  remembered of the block (`weakest`, `strongest`). In the pool there is no
  strength to fit. Every possible naming is as likely. (Tokens that look the same
  change places in as many namings of every position, so every possible position
  of the blocks is as likely, too.)
- Then every block of which the strength is not known has each of its possible
  strengths with the same chance. Were the pairs of block and strength taken as
  equally likely instead, a block would be the more likely the less is known of
  its strength, and that is no reason to expect it.
- The cards that were not seen are shuffled: every deal of the real cards, equal
  ones told apart, is as likely. A card that lies face down is any of its hand
  that may be chosen (J5.1: no Apollo in the first turn). What a player chose to
  do before tells nothing: that is for who knows the player.

The truth is always possible. Namings are counted once for a sight (`naming`).
"""

from __future__ import annotations

from typing import Final

from rubicon.core.rng import Rng
from rubicon.games.julius_caesar.box import APOLLO, CAESAR, POMPEY, Box
from rubicon.games.julius_caesar.fog import is_known, levels, span
from rubicon.games.julius_caesar.naming import Knot, knots
from rubicon.games.julius_caesar.table import DEAD, FALLEN, NOTHING, POOL, SECRET, UNSEEN, Table

Token = tuple[int, int, int, int, int, int, int, int, int]
"""place, side, colour, moved, reserve, in motion, mask, low, high"""

Guess = tuple[int, float]
"""A block, and the chance that a token is it."""


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
            if table.where[b] < POOL:
                low, high = span(table, box, b)
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


def options(table: Table, box: Box, tokens: list[Token]) -> list[list[int]]:
    """For each token, which blocks it may be by itself, sorted."""
    known: dict[tuple[int, int, int, int], list[int]] = {}
    found: list[list[int]] = []
    for place, _, colour, _, _, _, mask, low, high in tokens:
        looks = (mask, colour, low, -1 if place == POOL else high)
        fits = known.get(looks)
        if fits is None:
            fits = []
            for b in box.of_colour[colour]:
                if mask & box.mark[b] and table.where[b] == UNSEEN:
                    if place == POOL or levels(table, box, b, low, high):
                        fits.append(b)
            known[looks] = fits
        found.append(fits)
    return found


class _Desk:
    """The knots of the sights imagined last: a search imagines from one sight many times."""

    def __init__(self) -> None:
        self.recent: list[tuple[list[Token], list[Knot]]] = []

    def of(self, table: Table, box: Box, tokens: list[Token]) -> list[Knot]:
        """The knots of a sight, known by its own list of tokens."""
        for known, found in self.recent:
            if known is tokens:
                return found
        found = knots(options(table, box, tokens))
        self.recent = [(tokens, found), *self.recent[: _REMEMBERED - 1]]  # a new list: others may be reading the old
        return found


_REMEMBERED: Final = 4
_DESK: Final = _Desk()


def tied(table: Table, box: Box, tokens: list[Token]) -> list[Knot]:
    """The knots of a sight's tokens: counted once."""
    return _DESK.of(table, box, tokens)


def guesses(table: Table, box: Box, tokens: list[Token]) -> list[list[Guess]]:
    """For each token the blocks that it can be in some naming of all, with their chances, the likeliest first."""
    found: list[list[Guess]] = [[] for _ in tokens]
    for knot in tied(table, box, tokens):
        chances = knot.chances()
        for g in range(len(knot.groups)):
            ranked = sorted([(-chances[g][at], b) for at, b in enumerate(knot.blocks) if chances[g][at] > 0.0])
            guess = [(b, -chance) for chance, b in ranked]
            for token in knot.groups[g]:
                found[token] = guess
    return found


def bounds(table: Table, box: Box, token: Token, guess: list[Guess]) -> tuple[int, int]:
    """Between which strengths a token on the map is, if it is one of these blocks."""
    low = token[8]
    high = token[7]
    for b, _ in guess:
        possible = levels(table, box, b, token[7], token[8])
        low = min(low, possible[0])
        high = max(high, possible[-1])
    return low, high


def uncover(table: Table, box: Box, tokens: list[Token], rng: Rng) -> None:
    """Put blocks in the place of tokens, and cards in the place of backs, at random but as seen."""
    named = [NOTHING] * len(tokens)
    for knot in tied(table, box, tokens):
        knot.draw(rng, named)
    for t in range(len(tokens)):
        place, side, _, moved, reserve, moving, mask, low, high = tokens[t]
        b = named[t]
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
            possible = levels(table, box, b, table.low[b], table.high[b])
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
