"""The bot that searches: how long it thinks, what it decides, says and remembers. How it searches is in `tree`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from rubicon.bots.tree import LEAST, Node, promises
from rubicon.bots.tree import Found as Found
from rubicon.bots.tree import Tree as Tree
from rubicon.bots.tree import expect as expect
from rubicon.core.bot import Advice, Bot, Policy, certain, in_proportion
from rubicon.core.game import Sight
from rubicon.core.mind import Level
from rubicon.core.rng import Rng

MOST_MORE: Final = 0.5
"""The part of its usual time that a close decision gets besides, at most,"""
MOST_SPARE: Final = 4.0
"""and for how many decisions of the usual time what clear ones left is kept."""
MOST_PONDERED: Final = 2
"""While others decide it makes so many times its iterations at most: more take much memory and help little."""


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
        self._spare: float = 0.0  # seconds that clear decisions left for close ones
        self._ahead: Tree | None = None  # what it thinks about while others decide
        self._grown: list[tuple[Sight, Node]] = []  # what was grown for its next decision, by what it may know then

    def __reduce__(self) -> tuple[Any, ...]:
        # Without what it has grown, which only saves time.
        return type(self), (self.rng, self.level)

    def decide(self, sight: Sight) -> int:
        """The move that was tried most, or one as often as it was tried where the level mixes."""
        self.thought = []
        if len(sight.moves) == 1:
            return sight.moves[0]
        if self.level.iterations == 0:
            return self._glance(sight)
        tree = self._plant(sight)
        found = self._settled(tree)
        self.thought = found
        move = found[0].move
        if self.level.mixes and len(sight.acting) > 1:
            move = found[self.rng.weighted([one.tried for one in found])].move
        self._keep(tree, move)
        return move

    def _plant(self, sight: Sight) -> Tree:
        """A new tree, or what was grown for this decision, if it is one that was foreseen.

        What it knows now is all that counts: what happened since, as far as it saw it, is part of that.
        """
        tree = Tree(sight, self.level, self.rng)
        for known, node in self._grown:
            if node.visits > tree.root.visits and known.moves == sight.moves and known == sight:
                tree.root = node
        self._grown = []
        self._ahead = None
        return tree

    def _keep(self, tree: Tree, move: int) -> None:
        """Remember what was grown below a move, where nothing else happens before the seat decides again."""
        below = [node for key, node in tree.root.kids.items() if key[0] == move]
        if len(below) != 1 or not below[0].moves:
            return
        state = tree.sight.imagine(Rng(0))
        state.apply(tree.seat, move)
        if tree.seat in state.acting():
            self._grown = [(state.sight(tree.seat), below[0])]

    def ponder(self, sight: Sight, stop: Callable[[], bool]) -> None:
        """Grow a tree from what it knows while others decide, if its level ponders. With the same sight it goes on.

        Its next decision begins with what was grown where the others did what they then do.
        """
        if not self.level.ponders:
            return
        if self._ahead is None or self._ahead.sight != sight:
            self._ahead = Tree(sight, self.level, self.rng)
            self._grown = self._ahead.ahead
        self._ahead.look_ahead(MOST_PONDERED * self.level.iterations, stop)

    def policy(self, sight: Sight) -> Policy | None:
        """The shares of the trials that each move got; of a level that only glances, how promising each looks.

        A level that does not mix takes the first. It thinks for this as for a decision.
        """
        moves = sight.moves
        if len(moves) == 1:
            return certain(moves[0], moves)
        if self.level.iterations == 0:
            return in_proportion(list(moves), self._promises(sight))
        found = self.think(sight)
        return in_proportion([one.move for one in found], [float(one.tried) for one in found])

    def _promises(self, sight: Sight) -> list[float]:
        """How promising the moves look in a position that may be."""
        seat = sight.seat
        assert seat is not None, "only who has a seat can decide"
        return promises(self.level.mind, sight.imagine(self.rng), seat, sight.moves, self.rng)

    def _glance(self, sight: Sight) -> int:
        """A move as likely as it looks promising."""
        weights = self._promises(sight)
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

    def _settled(self, tree: Tree) -> list[Found]:
        """What a decision is based on. Where a clock may end the thinking, clear ones leave time for close ones.

        A level that only counts iterations makes all of them, so that it plays the same anywhere. So does one that
        draws its move as often as moves were tried: it needs the proportions, not only the first.
        """
        if self.level.seconds == 0.0 or self.level.mixes:
            return self._found(tree)
        iterations, seconds = self._budget(tree.sight)
        more = min(MOST_MORE, self._spare / seconds)
        if self.most_seconds > 0.0:
            more = min(more, self.most_seconds / seconds - 1.0)
        used = tree.settle(iterations, seconds, more)
        self._spare = max(0.0, min(MOST_SPARE * seconds, self._spare + (1.0 - used) * seconds))
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
