"""Information-set Monte Carlo tree search: one for all games, many seats, chance and hidden information included.

It is given a `Sight` and imagines positions from it; a `State` of the match it never sees. One iteration:

1. Pick a move to try, and imagine a position that agrees with the sight. The n-th trial of every move is in the same
   position and with the same luck, so that moves are compared and not dice.
2. Go down: every seat has a tree of its own, whose nodes are what that seat has seen since the root (MO-ISMCTS of
   Cowling, Powley and Whitehouse). What it saw are the events that the rules told it, so secrets, simultaneous
   decisions and hidden draws need no special care: whoever did not see a thing cannot act on it.
3. At a node that is new to the seat that decides, let the game's `Mind` judge the position, perhaps after a few quick
   moves, and add the judgement to every decision on the way.

A mind that judges several positions at once gets them together: the search goes down several times before it knows
what came of it. Until then such a visit counts as lost, so that the next one goes elsewhere (virtual loss).

Which move is tried next is decided by PUCT: how good it proved, and how promising it looks to the mind for how rarely
it was tried, counted over the visits in which it was legal. Of many moves only the most promising are looked at first,
and more the oftener a node is visited.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final

from rubicon.core.events import EVERYBODY, Event
from rubicon.core.game import FORTUNA, Sight, State
from rubicon.core.mind import Judgement, Leaf, Level, Mind, final_shares
from rubicon.core.rng import Rng

Key = tuple[object, ...]
"""What a seat saw happen: names of kinds and values, in order."""

LOOK: Final = 2
"""Iterations between looks at the clock."""
LEAST: Final = 2
"""Iterations that are always made."""
PORTIONS: Final = 16
"""How often it is asked on the way whether a decision is clear."""
CLOSE: Final = 0.7
"""A second move is close to the first if it was tried this much as often."""
UNTRIED: Final = 0.05
"""How much worse than its node a move is thought to be before it was ever tried."""


class Node:
    """What a seat knows at one moment, and how its moves did from there."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.total: float = 0.0
        self.kids: dict[Key, Node] = {}
        # One entry for each move that was ever legal here
        self.slot: dict[int, int] = {}
        self.moves: list[int] = []
        self.priors: list[float] = []
        self.tried: list[int] = []
        self.legal: list[int] = []
        self.totals: list[float] = []
        # The moves that were legal on the last visit, the most promising first
        self.last: tuple[int, ...] = ()
        self.order: list[int] = []

    def offer(self, mind: Mind, state: State, seat: int, moves: tuple[int, ...], rng: Rng) -> None:
        """Make sure that all these moves have an entry, and put them in order."""
        if moves == self.last:
            return
        if any([move not in self.slot for move in moves]):  # noqa: C419 - generators are slow when compiled
            self.learn(moves, promises(mind, state, seat, moves, rng))
        self.last = moves
        self.order = [self.slot[move] for move in moves]
        ranks = [(-self.priors[slot], slot) for slot in self.order]
        ranks.sort()
        self.order = [slot for _, slot in ranks]

    def learn(self, moves: tuple[int, ...], weights: list[float]) -> None:
        """Make an entry for each of these moves that has none, as promising as that."""
        scale = 0.0
        for weight in weights:
            scale += weight
        for i, move in enumerate(moves):
            if move not in self.slot:
                self.slot[move] = len(self.moves)
                self.moves.append(move)
                self.priors.append(weights[i] / scale)
                self.tried.append(0)
                self.legal.append(0)
                self.totals.append(0.0)

    def pick(self, level: Level) -> int:
        """The slot to try now."""
        wide = 1 + int(level.wide * sqrt(self.visits))
        guess = self.total / self.visits - UNTRIED if self.visits else 0.0
        best = -1
        most = -1.0e9
        for slot in self.order[:wide]:
            self.legal[slot] += 1
            tried = self.tried[slot]
            value = self.totals[slot] / tried if tried else guess
            value += level.explore * self.priors[slot] * sqrt(self.legal[slot]) / (1 + tried)
            if value > most:
                best = slot
                most = value
        return best

    def child(self, key: Key) -> Node:
        """Where that leads."""
        found = self.kids.get(key)
        if found is None:
            found = Node()
            self.kids[key] = found
        return found


class Descent:
    """One way down the trees, and the position that it led to."""

    def __init__(self, first: int, state: State, rng: Rng, luck: Rng) -> None:
        self.first: Final = first
        """The slot of the root that was tried; -1 where others decide first."""
        self.state: Final = state
        self.rng: Final = rng
        self.luck: Final = luck
        self.over: bool = False
        # What was decided on the way: at which node, which of its slots, by whom. At a new node it is no slot, -1.
        self.path: Final[list[Node]] = []
        self.slots: Final[list[int]] = []
        self.seats: Final[list[int]] = []

    def passes(self, node: Node, slot: int, seat: int) -> None:
        """One more decision."""
        self.path.append(node)
        self.slots.append(slot)
        self.seats.append(seat)


class Found:
    """What a search says of one move: how often it was tried, and the mean share of the victory that it led to."""

    def __init__(self, move: int, tried: int, total: float) -> None:
        self.move: Final = move
        self.tried: Final = tried
        self.total: Final = total

    @property
    def value(self) -> float:
        """The mean; of a move never tried nothing is known, and it is 0."""
        return self.total / self.tried if self.tried else 0.0

    def __repr__(self) -> str:
        return f"Found(move={self.move}, tried={self.tried}, value={self.value:.3f})"


class Tree:
    """The trees of all seats, grown from one sight."""

    def __init__(self, sight: Sight, level: Level, rng: Rng) -> None:
        seat = sight.seat
        assert seat is not None, "only who has a seat can decide"
        self.sight: Final = sight
        self.level: Final = level
        self.mind: Final[Mind] = level.mind
        self.rng: Final = rng
        self.seat: Final = seat
        self.seats: Final = sight.setup.seats
        self.root: Node = Node()
        self.iterations: int = 0
        self.seed: Final = rng.next32() | rng.next32() << 32
        """Of the worlds: the n-th trial of any move is in the n-th one, with the same secrets and the same luck."""
        self.trials: dict[int, list[float]] = {}
        """What every trial of a move led to, by the root's slots: the n-th of each was in the same world."""
        self.ahead: Final[list[tuple[Sight, Node]]] = []
        """Where others decide first: what this seat may know when it decides next, and its node there."""
        self._rivals: list[Node] = [Node() for _ in range(self.seats)]
        self._batch: Final = max(1, level.mind.batch())
        self._waiting: list[Descent] = []

    def grow(self, iterations: int, seconds: float = 0.0) -> None:
        """Think: that often, or until the time is up."""
        ends = perf_counter() + seconds if seconds > 0.0 else 0.0
        for done in range(iterations):
            if ends and done >= LEAST and done % LOOK == 0 and perf_counter() >= ends:
                break
            if not self.root.moves:
                self.root.offer(self.mind, self.sight.imagine(self.rng), self.seat, self.sight.moves, self.rng)
            self._try(self.root.pick(self.level))
        self._judge_waiting()

    def look_ahead(self, iterations: int, stop: Callable[[], bool]) -> None:
        """Think about what others may do first, until there were so many iterations in all, or until it is stopped."""
        while self.iterations < iterations and not stop():
            self._try(-1)
        self._judge_waiting()

    def settle(self, iterations: int, seconds: float, more: float) -> float:
        """Think until it is clear what to play; the part of the iterations or of the seconds that this took.

        It is clear once no other move could still become the most tried one. Where the first two are close when
        all is used up, thinking goes on for `more` of it, and the part is above 1.
        """
        begun = perf_counter()
        before = self.iterations
        portion = max(LEAST, iterations // PORTIONS)
        portion += -portion % self._batch  # a batch that is cut short costs as much as a full one
        part = 1.0  # that may be used
        while True:
            left = seconds * part - (perf_counter() - begun)
            self.grow(min(portion, int(iterations * part) - self.iterations + before), max(1e-9, left))
            done = self.iterations - before
            used = max(done / iterations, (perf_counter() - begun) / seconds)
            first, second = self._most_tried()
            if used >= part and part == 1.0 and more > 0.0 and second > CLOSE * first:
                part += more
            # At the pace so far it would still make so many iterations, perhaps all of them with the second move.
            if used >= part or int(iterations * part) <= done or first - second > (part / used - 1.0) * done:
                return used

    def _most_tried(self) -> tuple[int, int]:
        """How often the two moves were tried that were tried most."""
        first = second = 0
        for slot in self.root.order:
            tried = self.root.tried[slot]
            if tried > first:
                first, second = tried, first
            elif tried > second:
                second = tried
        return first, second

    def compare(self, most: int, iterations: int, seconds: float = 0.0) -> list[Found]:
        """Think on about the moves tried most until all of them were tried as often; what they led to, the best first.

        Only what they did in the same worlds is counted, so that of two moves the
        one with the larger share is better, as far as the search can tell.
        """
        root = self.root
        slots = root.order.copy()  # the most promising first, also among those that were tried as often
        slots.sort(key=lambda slot: -root.tried[slot])
        slots = slots[:most]
        ends = perf_counter() + seconds if seconds > 0.0 else 0.0
        done = 0
        while True:
            rarest = slots[0]
            for slot in slots:
                if root.tried[slot] < root.tried[rarest]:
                    rarest = slot
            often = root.tried[rarest]
            if often >= LEAST and (done >= iterations or (ends and perf_counter() >= ends)):
                break
            self._try(rarest)
            done += 1
        self._judge_waiting()
        result = [Found(root.moves[slot], often, sum(self.trials[slot][:often])) for slot in slots]
        result.sort(key=lambda one: -one.total)
        return result

    def found(self) -> list[Found]:
        """All moves of the sight: the most tried first, of equals the better."""
        root = self.root
        result: list[Found] = []
        for move in self.sight.moves:
            slot = root.slot.get(move, -1)
            result.append(Found(move, root.tried[slot], root.totals[slot]) if slot >= 0 else Found(move, 0, 0.0))
        result.sort(key=lambda one: (-one.tried, -one.value, one.move))
        return result

    def _try(self, slot: int) -> None:
        """One iteration: a move of the root, once more, in the world that is next for it; -1 where others decide."""
        self.iterations += 1
        way = self._descend(slot)
        for i, node in enumerate(way.path):
            node.visits += 1
            slot = way.slots[i]
            if slot >= 0:
                node.tried[slot] += 1
        if self._batch == 1:
            self._count(way, expect(way.state, self.level, self.sight, self.level.playout, way.rng, way.luck))
            return
        way.over = not play_on(way.state, self.level, self.sight, self.level.playout, way.rng, way.luck)
        self._waiting.append(way)
        if len(self._waiting) >= self._batch:
            self._judge_waiting()

    def _descend(self, slot: int) -> Descent:
        """Down from a move of the root to a node that is new, or to the end of the game."""
        level = self.level
        root = self.root
        world = (root.tried[slot] if slot >= 0 else self.iterations) << 64
        rng = Rng(self.seed + world)
        luck = Rng(~self.seed + world)
        state = self.sight.imagine(rng)
        nodes: list[Node] = self._rivals.copy()
        nodes[self.seat] = self.root
        way = Descent(slot, state, rng, luck)
        if slot >= 0:
            # Of several who decide at once the searcher is the first: the others do not see what it does.
            way.passes(root, slot, self.seat)
            self._advance(nodes, state, self.seat, root.moves[slot], True)
        while True:
            acting = state.acting()
            if not acting:
                break
            seat = acting[0]
            if seat == FORTUNA:
                self._advance(nodes, state, seat, state.draw(luck), level.chance)
                continue
            moves = state.moves(seat)
            if len(moves) == 1:
                self._advance(nodes, state, seat, moves[0], True)
                continue
            node = nodes[seat]
            if node.visits == 0 or (self._batch > 1 and self._is_waiting(node)):
                # Its first visit only counts how good it is to be here.
                way.passes(node, -1, seat)
                break
            if way.first < 0 and not node.last and seat == self.seat and seat not in way.seats:
                self.ahead.append((state.sight(seat), node))
            node.offer(self.mind, state, seat, moves, rng)
            slot = node.pick(level)
            way.passes(node, slot, seat)
            self._advance(nodes, state, seat, node.moves[slot], True)
        return way

    def _is_waiting(self, node: Node) -> bool:
        """Whether its first judgement is not there yet. Until then it is judged in other worlds as well."""
        return any([way.slots[-1] < 0 and way.path[-1] is node for way in self._waiting])  # noqa: C419 - see offer

    def _judge_waiting(self) -> None:
        """Let the mind judge all that wait for it, and count what it says."""
        ways = self._waiting
        if not ways:
            return
        self._waiting = []
        leaves = [leaf_of(way.state, way.rng) for way in ways if not way.over]
        judged = judge(self.mind, leaves)
        number = 0
        for way in ways:
            if way.over:
                self._count(way, final_shares(way.state))
                continue
            shares, weights = judged[number]
            leaf = leaves[number]
            number += 1
            # Without playouts the new node itself was judged, and its moves with it.
            if weights is not None and self.level.playout == 0 and way.slots[-1] < 0 and leaf.seat == way.seats[-1]:
                way.path[-1].learn(leaf.moves, weights)
            self._count(way, shares)

    def _count(self, way: Descent, shares: list[float]) -> None:
        """Add what it led to, all the way up; the visits are counted already."""
        if way.first >= 0:
            self.trials.setdefault(way.first, []).append(shares[self.seat])
        for i, node in enumerate(way.path):
            share = shares[way.seats[i]]
            node.total += share
            slot = way.slots[i]
            if slot >= 0:
                node.totals[slot] += share

    def _advance(self, nodes: list[Node], state: State, seat: int, move: int, told: bool) -> None:
        """Make a move, and go on in every tree to what its seat has seen of it."""
        journal: list[Event] = []
        state.journal = journal
        state.apply(seat, move)
        state.journal = None
        everybody = told
        open_parts: list[object] = []
        if told:
            for event in journal:
                if event.mask != EVERYBODY:
                    everybody = False
                open_parts.append(event.kind.name)
                open_parts.append(event.values)
        open_key: Key = tuple(open_parts)
        for viewer in range(self.seats):
            key: Key = open_key
            if told and not everybody:
                parts: list[object] = []
                for event in journal:
                    seen = event.seen_by(viewer)
                    if seen is not None:
                        parts.append(seen.kind.name)
                        parts.append(seen.values)
                key = tuple(parts)
            if viewer == seat:
                key = (move, *key)
            if key:
                nodes[viewer] = nodes[viewer].child(key)


def expect(state: State, level: Level, sight: Sight, left: int, rng: Rng, luck: Rng) -> list[float]:
    """What everybody may expect: what the mind says after so many quick decisions, or before that where it is calm."""
    if play_on(state, level, sight, left, rng, luck):
        return level.mind.shares(state, rng)
    return final_shares(state)


def play_on(state: State, level: Level, sight: Sight, left: int, rng: Rng, luck: Rng) -> bool:
    """Make so many quick decisions, or fewer if it is calm before; whether the game still goes on."""
    mind = level.mind
    while True:
        acting = state.acting()
        if not acting:
            return False
        seat = acting[0]
        if left <= 0 or mind.calm(state, sight):
            return True
        if seat == FORTUNA:
            state.apply(seat, state.draw(luck))
            continue
        moves = state.moves(seat)
        left -= 1
        state.apply(seat, moves[0] if len(moves) == 1 else mind.quick(state, seat, moves, rng))


def leaf_of(state: State, rng: Rng) -> Leaf:
    """A position that is not over, to be judged."""
    seat = state.acting()[0]
    return Leaf(state, seat, () if seat == FORTUNA else state.moves(seat), rng)


def judge(mind: Mind, leaves: list[Leaf]) -> list[Judgement]:
    """What a mind that judges several at once says of these."""
    judged = mind.judge_batch(leaves) if leaves else []
    if len(judged) != len(leaves):
        name = type(mind).__qualname__
        raise ValueError(f"{name}.judge_batch was given {len(leaves)} positions and judged {len(judged)}")
    return judged


def promises(mind: Mind, state: State, seat: int, moves: tuple[int, ...], rng: Rng) -> list[float]:
    """How promising each of the moves looks to the mind."""
    if mind.batch() > 1:
        weights = judge(mind, [Leaf(state, seat, moves, rng)])[0][1]
        if weights is not None:
            return weights
    return mind.weights(state, seat, moves)
