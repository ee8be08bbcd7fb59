"""Assignments of blocks to tokens: how many there are, one at random, and how likely each block is.

`hidden_blocks` says what is possible. Tokens that may be the same blocks form a
*group*. Groups that share blocks form a *component*, and components are
independent of each other. In a component the blocks are put to groups one after
the other. How many ways are left depends only on how much room is left in each
group, so ways are counted by room and not one by one. One random number below
the count then picks a way, every one as likely.

Where more than `MOST_COUNTED` cases would have to be told apart (never seen in
play, but a user's own box may have it so), a way is found at random and then
changed many times: see `Component.draw_by_cycles`.
"""

from __future__ import annotations

from math import comb, log
from typing import Final

from rubicon.core.rng import Rng

MOST_COUNTED: Final = 40_000
"""The largest table of counts."""

CYCLES: Final = 60
"""How many cycles are tried for each token where ways are not counted."""

SAMPLES: Final = 200
"""How many ways are looked at for the chances where they are not counted."""


Steps = list[int]
"""Three numbers a step: room left in the groups before some blocks are put, and after, and the ways to do it."""


class Component:
    """Blocks and the groups of tokens that they may be: as many blocks as tokens, and at least one way to put them."""

    def __init__(self, groups: list[list[int]], blocks: list[int], groups_of: dict[int, list[int]], most: int) -> None:
        """`groups` holds the tokens of each group, `groups_of` for each block the groups that it may be in."""
        self.groups: Final = groups
        self.blocks: Final = _ordered(groups, blocks, groups_of)
        """In the order in which they are put."""
        self.groups_of: Final[list[list[int]]] = [groups_of[b] for b in self.blocks]
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
        """For each block and each of its groups_of, how many blocks from it on could go there."""
        self._count_later()
        self.ways: dict[int, int] = {}
        """Room left in the groups, a few bits for each, and the ways to fill it; empty until `total` is asked for."""
        self._total: int = -1

    @property
    def total(self) -> int:
        """In how many ways blocks can be put to groups; 0 where that is too long to count. Counted when first asked."""
        if self._total < 0:
            self.ways = {0: 1}
            total = self._count(0, self._start)
            if len(self.ways) > self.most:
                self.ways = {}
                total = 0
            self._total = total
        return self._total

    def _count_later(self) -> None:
        later = [0] * len(self.groups)
        for at in range(len(self.blocks) - 1, -1, -1):
            for g in self.groups_of[at]:
                later[g] += 1
            self._later.append([later[g] for g in self.groups_of[at]])
        self._later.reverse()

    def _count(self, at: int, room: int) -> int:
        known = self.ways.get(room)
        if known is not None:
            return known
        if len(self.ways) > self.most:
            return 0
        groups_of = self.groups_of[at]
        later = self._later[at]
        must = -1
        total = 0
        for index in range(len(groups_of)):
            g = groups_of[index]
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
            for g in groups_of:
                if room >> self._shift[g] & self._full[g]:
                    total += self._count(at + 1, room - (1 << self._shift[g]))
        self.ways[room] = total
        return total

    def draw(self, rng: Rng, assigned: list[int]) -> None:
        """Write which block each token is into `assigned`: every way is as likely."""
        total = self.total
        if total == 0:
            self.draw_by_cycles(rng, assigned)
            return
        inside: list[list[int]] = [[] for _ in self.groups]
        ways = self.ways
        room = self._start
        pick = random_below(rng, total)
        for at in range(len(self.blocks)):
            for g in self.groups_of[at]:
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
                assigned[tokens[0]] = inside[g][0]
            else:
                rng.shuffle(inside[g])
                for index in range(len(tokens)):
                    assigned[tokens[index]] = inside[g][index]

    def chances(self) -> list[list[float]]:
        """For each group the chance that one token of it is the block, for the blocks in order.

        Blocks of one *kind* may be in the same groups. They are put at once, so many to each group, and every such
        step stands for as many ways as there are to say which of them go where.
        """
        sizes = self._kinds()
        before: list[dict[int, int]] = [{self._start: 1}]  # at each kind: room left, and the ways that lead to it
        steps: list[Steps] = []
        later = [0] * len(self.groups)  # how many blocks of the kinds still to come may be in each group
        for groups_of in self.groups_of:
            for g in groups_of:
                later[g] += 1
        at = 0
        cases = 0
        for size in sizes:
            for g in self.groups_of[at]:
                later[g] -= size
            made: Steps = []
            after: dict[int, int] = {}
            for room, count in before[-1].items():
                first = len(made)
                self._spread(self.groups_of[at], 0, size, room, room, 1, later, made)
                for index in range(first, len(made), 3):
                    rest = made[index + 1]
                    after[rest] = after.get(rest, 0) + count * made[index + 2]
            before.append(after)
            steps.append(made)
            cases += len(after)
            if cases > self.most:
                return self._sampled()
            at += size
        found: list[list[float]] = [[0.0] * len(self.blocks) for _ in self.groups]
        total = before[-1][0]
        filled: dict[int, int] = {0: 1}  # room left, and the ways to fill it
        for kind in range(len(sizes) - 1, -1, -1):
            size = sizes[kind]
            at -= size
            weights = [0] * len(self.groups)
            earlier: dict[int, int] = {}
            made = steps[kind]
            for index in range(0, len(made), 3):
                rest = made[index + 1]
                onward = made[index + 2] * filled.get(rest, 0)
                if onward:
                    room = made[index]
                    earlier[room] = earlier.get(room, 0) + onward
                    onward *= before[kind][room]
                    for g in self.groups_of[at]:
                        weights[g] += onward * (room - rest >> self._shift[g] & self._full[g])
            for g in self.groups_of[at]:
                chance = (weights[g] // size) / (total * len(self.groups[g]))
                for index in range(at, at + size):
                    found[g][index] = chance
            filled = earlier
        return found

    def _kinds(self) -> list[int]:
        """How many blocks each kind has: those of a kind stand together (see `_ordered`)."""
        sizes: list[int] = []
        for at in range(len(self.blocks)):
            if at and self.groups_of[at] == self.groups_of[at - 1]:
                sizes[-1] += 1
            else:
                sizes.append(1)
        return sizes

    def _spread(
        self,
        groups_of: list[int],
        index: int,
        left: int,
        room: int,
        rest: int,
        ways: int,
        later: list[int],
        made: Steps,
    ) -> None:
        """All steps that put the rest of a kind to its groups from `index` on and leave what later blocks can fill."""
        g = groups_of[index]
        shift = self._shift[g]
        free = rest >> shift & self._full[g]
        least = max(0, free - later[g])
        if index == len(groups_of) - 1:
            if least <= left <= free:
                made.append(room)
                made.append(rest - (left << shift))
                made.append(ways)
            return
        for number in range(least, min(left, free) + 1):
            more = ways * comb(left, number)
            self._spread(groups_of, index + 1, left - number, room, rest - (number << shift), more, later, made)

    def _sampled(self) -> list[list[float]]:
        found: list[list[float]] = [[0.0] * len(self.blocks) for _ in self.groups]
        where = {b: at for at, b in enumerate(self.blocks)}
        assigned = [0] * (1 + max([max(group) for group in self.groups]))
        rng = Rng(0)
        for _ in range(SAMPLES):
            self.draw_by_cycles(rng, assigned)
            for g in range(len(self.groups)):
                for token in self.groups[g]:
                    found[g][where[assigned[token]]] += 1.0 / (SAMPLES * len(self.groups[g]))
        return found

    # Too many to count

    def draw_by_cycles(self, rng: Rng, assigned: list[int]) -> None:
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
            fits = [at for at in range(len(self.blocks)) if g in self.groups_of[at]]
            for index in range(first, first + len(self.groups[g])):
                may[index] = fits.copy()
                rng.shuffle(may[index])
            first += len(self.groups[g])
        count = len(tokens)
        holder = [-1] * count  # which token each block is
        order = list(range(count))
        rng.shuffle(order)
        for token in order:
            found = _assign(token, may, holder, [0] * count)
            assert found, "what is true is always possible"
        held = [0] * count
        for at in range(count):
            held[holder[at]] = at
        for _ in range(CYCLES * count):
            _try_cycle(rng, may, holder, held)
        for index in range(count):
            assigned[tokens[index]] = self.blocks[held[index]]


def _try_cycle(rng: Rng, may: list[list[int]], holder: list[int], held: list[int]) -> None:
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


def _assign(token: int, may: list[list[int]], holder: list[int], tried: list[int]) -> bool:
    """Find a block for one more token; those that have one may have to take another."""
    for block in may[token]:
        if not tried[block]:
            tried[block] = 1
            if holder[block] < 0 or _assign(holder[block], may, holder, tried):
                holder[block] = token
                return True
    return False


def _ordered(groups: list[list[int]], blocks: list[int], groups_of: dict[int, list[int]]) -> list[int]:
    """Blocks with the same groups_of together; next come those that open few groups anew and close many."""
    kinds: dict[int, list[int]] = {}
    for b in blocks:
        kind = 0
        for g in groups_of[b]:
            kind |= 1 << g
        kinds.setdefault(kind, []).append(b)
    size = [int(1000.0 * log(len(group) + 1.0)) for group in groups]
    begun = 0
    found: list[int] = []
    while kinds:
        others: dict[int, int] = {}  # how many kinds still to come may be in each group
        for kind in kinds:
            for g in groups_of[kinds[kind][0]]:
                others[g] = others.get(g, 0) + 1
        best = -1
        least = 0
        for kind in kinds:
            cost = 0
            for g in groups_of[kinds[kind][0]]:
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


def random_below(rng: Rng, n: int) -> int:
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


def components(may: list[list[int]], most: int = MOST_COUNTED) -> list[Component]:
    """The components of tokens that may each be these blocks (sorted lists); every block is one of the tokens."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for token in range(len(may)):
        groups.setdefault(tuple(may[token]), []).append(token)
    found: list[Component] = []
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
        groups_of: dict[int, list[int]] = {b: [] for b in ordered}
        for g in range(len(inside)):
            for b in inside[g]:
                groups_of[b].append(g)
        found.append(Component([groups[fits] for fits in inside], ordered, groups_of, most))
    return found
