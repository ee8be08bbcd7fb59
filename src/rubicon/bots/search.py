"""Information-set Monte Carlo tree search: one for all games, many seats, chance and hidden information included.

It is given a `Sight` and imagines positions from it; a `State` of the match it never sees. One iteration:

1. Pick a move to try, and imagine a position that agrees with the sight. The n-th trial of every move is in the same
   position and with the same luck, so that moves are compared and not dice.
2. Go down: every seat has a tree of its own, whose nodes are what that seat has seen since the root (MO-ISMCTS of
   Cowling, Powley and Whitehouse). What it saw are the events that the rules told it, so secrets, simultaneous
   decisions and hidden draws need no special care: whoever did not see a thing cannot act on it.
3. At a node that is new to the seat that decides, let the game's `Mind` judge the position, perhaps after a few quick
   moves, and add the judgement to every decision on the way.

Which move is tried next is decided by PUCT: how good it proved, and how promising it looks to the mind for how rarely
it was tried, counted over the visits in which it was legal. Of many moves only the most promising are looked at first,
and more the oftener a node is visited.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr

from rubicon.core.bot import Advice, Bot
from rubicon.core.events import EVERYBODY, Event
from rubicon.core.game import FORTUNA, Sight, State
from rubicon.core.mind import Level, Mind, final_shares
from rubicon.core.rng import Rng

Key = tuple[object, ...]
"""What a seat saw happen: names of kinds and values, in order."""

LOOK: Final = 2
"""Iterations between looks at the clock."""
LEAST: Final = 2
"""Iterations that are always made."""
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

    def offer(self, mind: Mind, state: State, seat: int, moves: tuple[int, ...]) -> None:
        """Make sure that all these moves have an entry, and put them in order."""
        if moves == self.last:
            return
        if any([move not in self.slot for move in moves]):  # noqa: C419 - generators are slow when compiled
            weights = mind.weights(state, seat, moves)
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
        self.last = moves
        self.order = [self.slot[move] for move in moves]
        ranks = [(-self.priors[slot], slot) for slot in self.order]
        ranks.sort()
        self.order = [slot for _, slot in ranks]

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
        self._rivals: list[Node] = [Node() for _ in range(self.seats)]

    def grow(self, iterations: int, seconds: float = 0.0) -> None:
        """Think: that often, or until the time is up."""
        ends = perf_counter() + seconds if seconds > 0.0 else 0.0
        for done in range(iterations):
            if ends and done >= LEAST and done % LOOK == 0 and perf_counter() >= ends:
                break
            if not self.root.moves:
                self.root.offer(self.mind, self.sight.imagine(self.rng), self.seat, self.sight.moves)
            self._try(self.root.pick(self.level))

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
        """One iteration: a move of the root, once more, in the world that is next for it."""
        self.iterations += 1
        level = self.level
        root = self.root
        first = slot
        world = root.tried[slot] << 64
        rng = Rng(self.seed + world)
        luck = Rng(~self.seed + world)
        state = self.sight.imagine(rng)
        nodes: list[Node] = self._rivals.copy()
        nodes[self.seat] = self.root
        # Of several who decide at once the searcher is the first: the others do not see what it does.
        path: list[Node] = [root]
        slots: list[int] = [slot]
        seats: list[int] = [self.seat]
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
            if node.visits == 0:
                # Its first visit only counts how good it is to be here.
                path.append(node)
                slots.append(-1)
                seats.append(seat)
                break
            node.offer(self.mind, state, seat, moves)
            slot = node.pick(level)
            path.append(node)
            slots.append(slot)
            seats.append(seat)
            self._advance(nodes, state, seat, node.moves[slot], True)
        shares = expect(state, level, self.sight, level.playout, rng, luck)
        self.trials.setdefault(first, []).append(shares[self.seat])
        for i, node in enumerate(path):
            share = shares[seats[i]]
            node.visits += 1
            node.total += share
            slot = slots[i]
            if slot >= 0:
                node.tried[slot] += 1
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
    mind = level.mind
    while True:
        acting = state.acting()
        if not acting:
            return final_shares(state)
        seat = acting[0]
        if left <= 0 or mind.calm(state, sight):
            return mind.shares(state, rng)
        if seat == FORTUNA:
            state.apply(seat, state.draw(luck))
            continue
        moves = state.moves(seat)
        left -= 1
        state.apply(seat, moves[0] if len(moves) == 1 else mind.quick(state, seat, moves, rng))


def budget(level: Level, sight: Sight) -> tuple[int, float]:
    """The iterations and the seconds that a level has for this decision."""
    effort = level.mind.effort(sight)
    return max(LEAST, int(level.iterations * effort)), level.seconds * effort


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Bot):
    """Plays a level: thinks as long as it says, and takes the move that proved best."""

    def __init__(self, rng: Rng, level: Level) -> None:
        super().__init__(rng)
        self.level: Final = level
        self.thought: list[Found] = []
        """What its last decision was based on, the best move first; empty if it did not search."""
        self._grown: Node | None = None  # what was grown below the last move, if the same seat goes on at once
        self._board: dict[str, object] = {}  # what it will see then

    def decide(self, sight: Sight) -> int:
        """The move that was tried most, or one as often as it was tried where the level mixes."""
        self.thought = []
        if len(sight.moves) == 1:
            return sight.moves[0]
        if self.level.iterations == 0:
            return self._glance(sight)
        tree = self._plant(sight)
        found = self._found(tree)
        self.thought = found
        move = found[0].move
        if self.level.mixes and len(sight.acting) > 1:
            move = found[self.rng.weighted([one.tried for one in found])].move
        self._keep(tree, move)
        return move

    def _plant(self, sight: Sight) -> Tree:
        """A new tree, or what was grown below the last move if this is the position that it led to."""
        tree = Tree(sight, self.level, self.rng)
        grown = self._grown
        if grown is not None and grown.last == sight.moves and self._board == sight.board():
            tree.root = grown
        self._grown = None
        return tree

    def _keep(self, tree: Tree, move: int) -> None:
        """Remember what was grown below a move, where nothing else happens before the seat decides again."""
        below = [node for key, node in tree.root.kids.items() if key[0] == move]
        if len(below) != 1 or not below[0].moves:
            return
        state = tree.sight.imagine(Rng(0))
        state.apply(tree.seat, move)
        if tree.seat in state.acting():
            self._grown = below[0]
            self._board = state.sight(tree.seat).board()

    def _glance(self, sight: Sight) -> int:
        """A move as likely as it looks promising in a position that may be."""
        seat = sight.seat
        assert seat is not None, "only who has a seat can decide"
        weights = self.level.mind.weights(sight.imagine(self.rng), seat, sight.moves)
        scale = 0.0
        for weight in weights:
            scale += weight
        x = self.rng.random() * scale
        for i, weight in enumerate(weights):
            x -= weight
            if x < 0.0:
                return sight.moves[i]
        return sight.moves[-1]

    def think(self, sight: Sight) -> list[Found]:
        """All moves, the best first, with what the search found out about them."""
        return self._found(self._plant(sight))

    def _found(self, tree: Tree) -> list[Found]:
        tree.grow(*self._budget(tree.sight))
        return tree.found()

    def _budget(self, sight: Sight) -> tuple[int, float]:
        """What the level has for this decision, as far as whoever asks will wait for it."""
        iterations, seconds = budget(self.level, sight)
        most = self.most_seconds
        return iterations, most if most > 0.0 and (seconds == 0.0 or most < seconds) else seconds

    def advise(self, sight: Sight, most: int = 3) -> list[Advice]:
        """The best moves first, with the shares of the victory that they led to.

        Half of the thinking is the search, the other half compares the moves that it
        tried most. By itself it would leave them with shares that cannot be compared:
        a move tried rarely may only have been lucky in its few worlds.
        """
        if not sight.moves:
            return []
        iterations, seconds = self._budget(sight)
        tree = Tree(sight, self.level, self.rng)
        tree.grow(max(LEAST, iterations // 2), seconds / 2)
        found = tree.compare(most, iterations - iterations // 2, seconds / 2)
        return [Advice(one.move, one.value, self.level.mind.why(sight, one.move)) for one in found]
