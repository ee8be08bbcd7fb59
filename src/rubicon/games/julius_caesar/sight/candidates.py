"""Which blocks each token can be, and how likely: what people are shown of the posterior (see `hidden_blocks`).

Counting assignments is dear, and from one decision to the next little of it
changes: the chances in a component depend only on which blocks its tokens may be
and on how many tokens are alike. So the answers are kept by just that, in the
box, for all matches with it.
"""

from __future__ import annotations

from typing import Final

from rubicon.games.julius_caesar.rules.box import Box
from rubicon.games.julius_caesar.rules.public_knowledge import STRONGEST, WEAKEST, possible_mask
from rubicon.games.julius_caesar.rules.table import Table
from rubicon.games.julius_caesar.sight.assignments import MOST_COUNTED, Component
from rubicon.games.julius_caesar.sight.hidden_blocks import Token, blocks_of, fitting

Guess = tuple[int, float]
"""A block, and the chance that a token is it."""

MOST_KEPT: Final = 512
"""Components whose chances are kept; in a random match 99 of 100 that come again are among the last 25."""


class Candidates:
    """What a token can be, the likeliest first. Shared: not to be changed."""

    def __init__(self, box: Box, guess: list[Guess]) -> None:
        self.guess: Final = guess
        self.maybe: Final[list[str]] = [box.block_ids[b] for b, _ in guess]
        """The blocks, as views name them."""
        self.chances: Final[list[int]] = [int(100.0 * chance + 0.5) for _, chance in guess]
        """In percent."""


def candidates(table: Table, box: Box, tokens: list[Token]) -> list[Candidates]:
    """For each token the blocks that it can be in some assignment of all."""
    fits = fitting(table, box, tokens)
    masks: list[int] = []  # of each group, tokens that may be the same blocks
    colours: list[int] = []
    counts: list[int] = []
    group_of: list[int] = []
    for t in range(len(tokens)):
        colour = tokens[t][2]
        g = 0
        while g < len(masks) and (masks[g] != fits[t] or colours[g] != colour):
            g += 1
        if g == len(masks):
            masks.append(fits[t])
            colours.append(colour)
            counts.append(0)
        counts[g] += 1
        group_of.append(g)
    found: list[Candidates | None] = [None] * len(masks)
    for first in range(len(masks)):
        if found[first] is None:
            together = _component(masks, colours, first)
            answers = _answers(box, colours[first], [(masks[g], counts[g]) for g in together])
            for index in range(len(together)):
                found[together[index]] = answers[index]
    answered: list[Candidates] = []
    for g in group_of:
        answer = found[g]
        assert answer is not None, "every group is in a component"
        answered.append(answer)
    return answered


def _component(masks: list[int], colours: list[int], first: int) -> list[int]:
    """The groups that share blocks with this one, directly or through others; by their masks."""
    union = masks[first]
    inside = [first]
    grown = True
    while grown:
        grown = False
        for g in range(len(masks)):
            if masks[g] & union and colours[g] == colours[first] and g not in inside:
                inside.append(g)
                union |= masks[g]
                grown = True
    return [g for _, g in sorted([(masks[g], g) for g in inside])]


def _answers(box: Box, colour: int, groups: list[tuple[int, int]]) -> list[Candidates]:
    """What the tokens of each group can be. A group is a mask of blocks and the number of its tokens."""
    key: list[int] = [colour]
    for mask, count in groups:
        key.append(mask)
        key.append(count)
    packed = tuple(key)
    known = box.candidates.get(packed)
    if known is None:
        known = _computed(box, colour, groups)
        if len(box.candidates) >= MOST_KEPT:
            box.candidates = {}  # a new dict: another thread may be reading the old one
        box.candidates[packed] = known
    return known


def _computed(box: Box, colour: int, groups: list[tuple[int, int]]) -> list[Candidates]:
    tokens: list[list[int]] = []
    union = 0
    first = 0
    for mask, count in groups:
        tokens.append(list(range(first, first + count)))
        first += count
        union |= mask
    blocks = blocks_of(box, colour, union)
    groups_of = {b: [g for g in range(len(groups)) if groups[g][0] & box.mark[b]] for b in blocks}
    component = Component(tokens, blocks, groups_of, MOST_COUNTED)
    chances = component.chances()
    found: list[Candidates] = []
    for g in range(len(groups)):
        ranked = sorted([(-chances[g][at], b) for at, b in enumerate(component.blocks) if chances[g][at] > 0.0])
        found.append(Candidates(box, [(b, -chance) for chance, b in ranked]))
    return found


def bounds(table: Table, box: Box, token: Token, guess: list[Guess]) -> tuple[int, int]:
    """Between which strengths a token on the map is, if it is one of these blocks."""
    possible = 0
    for b, _ in guess:
        possible |= possible_mask(table, box, b, token[7], token[8])
    return WEAKEST[possible], STRONGEST[possible]
