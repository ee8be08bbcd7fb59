"""The search in several processes: each grows trees of its own, and the counts are added up.

The processes get the `Sight`, the level and a seed, and give back counts. The
result depends on the seed and on the number of processes, not on which of them
is faster, unless the level is ended by the clock.
"""

from __future__ import annotations

import atexit
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from rubicon import games as house
from rubicon.bots.search import Found, Search, Tree, budget
from rubicon.core.game import Sight
from rubicon.core.mind import Level
from rubicon.core.rng import Rng, stream

Counts = list[tuple[int, int, float]]
"""Of each move: the move, how often it was tried, what it led to in all."""

_pools: dict[int, ProcessPoolExecutor] = {}


def _pool(processes: int) -> ProcessPoolExecutor:
    """Kept for the next decision: a process takes longer to start than most decisions."""
    if processes not in _pools:
        # Spawned, not forked: the same everywhere, and safe in a program that has threads.
        pool = ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"))
        atexit.register(pool.shutdown, cancel_futures=True)
        _pools[processes] = pool
    return _pools[processes]


def _explore(sight: Sight, level: Level, seed: int, worker: int) -> Counts:
    game = sight.setup.game
    if game.name not in house.names():
        house.register(game)  # a guest that this process has not met
    tree = Tree(sight, level, stream("parallel", seed, worker))
    tree.grow(*budget(level, sight))
    return [(one.move, one.tried, one.total) for one in tree.found()]


class Parallel(Search):
    """Plays a level with as many trees as processes, each with the level's whole number of iterations."""

    def __init__(self, rng: Rng, level: Level, processes: int) -> None:
        super().__init__(rng, level)
        self.processes: Final = processes

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.rng, self.level, self.processes)

    def _settled(self, tree: Tree) -> list[Found]:
        """All that was asked for: the processes cannot tell on the way which move is ahead."""
        return self._found(tree)

    def _found(self, tree: Tree) -> list[Found]:
        """What all processes together found out; the tree itself stays bare."""
        sight = tree.sight
        seed = self.rng.next32()
        pool = _pool(self.processes)
        waiting = [pool.submit(_explore, sight, self.level, seed, worker) for worker in range(self.processes)]
        tried = dict.fromkeys(sight.moves, 0)
        totals = dict.fromkeys(sight.moves, 0.0)
        for answer in waiting:
            for move, count, total in answer.result():
                tried[move] += count
                totals[move] += total
        found = [Found(move, tried[move], totals[move]) for move in sight.moves]
        found.sort(key=lambda one: (-one.tried, -one.value, one.move))
        return found
