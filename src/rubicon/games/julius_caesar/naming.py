"""In how many ways tokens can be blocks, one of these ways at random, and how likely each block is (see `veil`).

Tokens that may be the same blocks form a *group*; groups that share blocks hang
together in a *knot*, and what is so in one knot tells nothing of another. In a
knot the blocks are put to groups one after the other. How many ways are left
depends only on how much room is left in each group, so all ways are counted
over the few thousand ways of having room that can come up, and not one by one.
One random number below the count then picks a way, every one as likely.

Where more than `MOST_COUNTED` cases would have to be told apart (never seen in
play, but a user's own box may have it so), a way is found at random and then
stirred: see `Knot.stir`.
"""

from __future__ import annotations

from math import log
from typing import Final

from rubicon.core.rng import Rng

MOST_COUNTED: Final = 40_000
"""The largest table of counts."""

STIRS: Final = 60
"""How many cycles are tried for each token where ways are not counted."""

SAMPLES: Final = 200
"""How many ways are looked at for the chances where they are not counted."""


class Knot:
    """Blocks and the groups of tokens that they may be: as many blocks as tokens, and at least one way to put them."""

    def __init__(self, groups: list[list[int]], blocks: list[int], doors: dict[int, list[int]], most: int) -> None:
        """`groups` holds the tokens of each group, `doors` for each block the groups that it may be in."""
        self.groups: Final = groups
        self.blocks: Final = _ordered(groups, blocks, doors)
        """In the order in which they are put."""
        self.doors: Final[list[list[int]]] = [doors[b] for b in self.blocks]
        self.most: Final = most
        self._shift: list[int] = []
        self._full: list[int] = []
        self._start: int = 0
        shift = 0
        for group in groups:
            bits = len(group).bit_length()
            self._shift.append(shift)
            self._full.append((1 << bits) - 1)
            self._start |= len(group) << shift
            shift += bits
        self._later: list[list[int]] = []
        """For each block and each of its doors, how many blocks from it on could go there."""
        self._prospects()
        self.ways: dict[int, int] = {0: 1}
        """Room left in the groups, a few bits for each, and in how many ways it can be filled."""
        self.total: int = self._count(0, self._start)
        """In how many ways blocks can be put to groups; 0 where that was too long to count."""
        if len(self.ways) > most:
            self.ways = {}
            self.total = 0

    def _prospects(self) -> None:
        later = [0] * len(self.groups)
        for at in range(len(self.blocks) - 1, -1, -1):
            for g in self.doors[at]:
                later[g] += 1
            self._later.append([later[g] for g in self.doors[at]])
        self._later.reverse()

    def _count(self, at: int, room: int) -> int:
        known = self.ways.get(room)
        if known is not None:
            return known
        if len(self.ways) > self.most:
            return 0
        doors = self.doors[at]
        later = self._later[at]
        must = -1
        total = 0
        for index in range(len(doors)):
            g = doors[index]
            left = room >> self._shift[g] & self._full[g]
            if left >= later[index] and left > 0:
                # This and all blocks after it that could go here must; two such groups cannot both be served.
                if left > later[index] or must >= 0:
                    self.ways[room] = 0
                    return 0
                must = g
        if must >= 0:
            total = self._count(at + 1, room - (1 << self._shift[must]))
        else:
            for g in doors:
                if room >> self._shift[g] & self._full[g]:
                    total += self._count(at + 1, room - (1 << self._shift[g]))
        self.ways[room] = total
        return total

    def draw(self, rng: Rng, named: list[int]) -> None:
        """Write which block each token is into `named`: every way is as likely."""
        if self.total == 0:
            self.stir(rng, named)
            return
        inside: list[list[int]] = [[] for _ in self.groups]
        ways = self.ways
        room = self._start
        pick = below(rng, self.total)
        for at in range(len(self.blocks)):
            for g in self.doors[at]:
                if len(inside[g]) < len(self.groups[g]):
                    # Where a group must take the block the other ways lead nowhere, and were not counted.
                    count = ways.get(room - (1 << self._shift[g]), 0)
                    if pick < count:
                        inside[g].append(self.blocks[at])
                        room -= 1 << self._shift[g]
                        break
                    pick -= count
        for g in range(len(self.groups)):
            tokens = self.groups[g]
            if len(tokens) == 1:
                named[tokens[0]] = inside[g][0]
            else:
                rng.shuffle(inside[g])
                for index in range(len(tokens)):
                    named[tokens[index]] = inside[g][index]

    def chances(self) -> list[list[float]]:
        """For each group the chance that one token of it is the block, for the blocks in order."""
        found: list[list[float]] = [[0.0] * len(self.blocks) for _ in self.groups]
        if self.total == 0:
            return self._sampled(found)
        before: dict[int, int] = {self._start: 1}
        for at in range(len(self.blocks)):
            after: dict[int, int] = {}
            weights = [0] * len(self.groups)
            for room, count in before.items():
                for g in self.doors[at]:
                    if room >> self._shift[g] & self._full[g]:
                        rest = room - (1 << self._shift[g])
                        ways = self.ways.get(rest, 0)
                        if ways:
                            weights[g] += count * ways
                            after[rest] = after.get(rest, 0) + count
            for g in self.doors[at]:
                found[g][at] = weights[g] / (self.total * len(self.groups[g]))
            before = after
        return found

    def _sampled(self, found: list[list[float]]) -> list[list[float]]:
        where = {b: at for at, b in enumerate(self.blocks)}
        named = [0] * (1 + max([max(group) for group in self.groups]))
        rng = Rng(0)
        for _ in range(SAMPLES):
            self.stir(rng, named)
            for g in range(len(self.groups)):
                for token in self.groups[g]:
                    found[g][where[named[token]]] += 1.0 / (SAMPLES * len(self.groups[g]))
        return found

    # Too many to count

    def stir(self, rng: Rng, named: list[int]) -> None:
        """A way found at random, and then changed many times, so that in the long run every way is as likely.

        A change: a token takes a block that it may be as well, the token that was
        this block takes another, and so on, until one takes the block that the first
        gave up. If a token comes up twice nothing is changed. The way back is as
        likely as the way there, and any way can become any other: two ways differ by
        such cycles.
        """
        tokens = [token for group in self.groups for token in group]
        may: list[list[int]] = [[] for _ in tokens]
        first = 0
        for g in range(len(self.groups)):
            fits = [at for at in range(len(self.blocks)) if g in self.doors[at]]
            for index in range(first, first + len(self.groups[g])):
                may[index] = fits.copy()
                rng.shuffle(may[index])
            first += len(self.groups[g])
        count = len(tokens)
        holder = [-1] * count  # which token each block is
        order = list(range(count))
        rng.shuffle(order)
        for token in order:
            found = _find(token, may, holder, [0] * count)
            assert found, "what is true is always possible"
        held = [0] * count
        for at in range(count):
            held[holder[at]] = at
        for _ in range(STIRS * count):
            _turn(rng, may, holder, held)
        for index in range(count):
            named[tokens[index]] = self.blocks[held[index]]


def _turn(rng: Rng, may: list[list[int]], holder: list[int], held: list[int]) -> None:
    """Try one cycle."""
    first = rng.below(len(held))
    cycle: list[int] = []
    taken: list[int] = []
    token = first
    while True:
        options = may[token]
        if len(options) == 1:
            return
        block = options[rng.below(len(options) - 1)]
        if block == held[token]:
            block = options[-1]  # any but its own, each as likely
        cycle.append(token)
        taken.append(block)
        token = holder[block]
        if token == first:
            break
        if token in cycle:
            return
    for index in range(len(cycle)):
        held[cycle[index]] = taken[index]
        holder[taken[index]] = cycle[index]


def _find(token: int, may: list[list[int]], holder: list[int], tried: list[int]) -> bool:
    """Find a block for one more token; those that have one may have to take another."""
    for block in may[token]:
        if not tried[block]:
            tried[block] = 1
            if holder[block] < 0 or _find(holder[block], may, holder, tried):
                holder[block] = token
                return True
    return False


def _ordered(groups: list[list[int]], blocks: list[int], doors: dict[int, list[int]]) -> list[int]:
    """Blocks with the same doors together; next come those that open few groups anew and close many."""
    kinds: dict[int, list[int]] = {}
    for b in blocks:
        kind = 0
        for g in doors[b]:
            kind |= 1 << g
        kinds.setdefault(kind, []).append(b)
    size = [int(1000.0 * log(len(group) + 1.0)) for group in groups]
    begun = 0
    found: list[int] = []
    while kinds:
        others: dict[int, int] = {}  # how many kinds still to come may be in each group
        for kind in kinds:
            for g in doors[kinds[kind][0]]:
                others[g] = others.get(g, 0) + 1
        best = -1
        least = 0
        for kind in kinds:
            cost = 0
            for g in doors[kinds[kind][0]]:
                if not begun >> g & 1:
                    cost += size[g]
                if others[g] == 1:
                    cost -= size[g]
            if best < 0 or cost < least:
                best = kind
                least = cost
        begun |= best
        found.extend(kinds.pop(best))
    return found


def below(rng: Rng, n: int) -> int:
    """A whole number below n, every one exactly as likely, however large n is."""
    if n <= 0x100000000:
        return rng.below(n)
    bits = n.bit_length()
    while True:
        found = 0
        for _ in range((bits + 31) // 32):
            found = found << 32 | rng.next32()
        found >>= -bits % 32
        if found < n:
            return found


def knots(may: list[list[int]], most: int = MOST_COUNTED) -> list[Knot]:
    """The knots of tokens that may each be these blocks (sorted lists); every block is one of the tokens."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for token in range(len(may)):
        groups.setdefault(tuple(may[token]), []).append(token)
    found: list[Knot] = []
    rest = list(groups)
    while rest:
        inside = [rest.pop(0)]
        blocks = set(inside[0])
        grown = True
        while grown:
            grown = False
            for other in rest:
                if not blocks.isdisjoint(other):
                    inside.append(other)
                    blocks.update(other)
                    rest.remove(other)
                    grown = True
                    break
        ordered = sorted(blocks)
        doors: dict[int, list[int]] = {b: [] for b in ordered}
        for g in range(len(inside)):
            for b in inside[g]:
                doors[b].append(g)
        found.append(Knot([groups[fits] for fits in inside], ordered, doors, most))
    return found
