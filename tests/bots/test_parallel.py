"""The search in two processes: the same wherever it runs, and the sum of both."""

from __future__ import annotations

import pytest

from rubicon import bots, games
from rubicon.bots.parallel import Parallel, _explore
from rubicon.bots.search import Search
from rubicon.core.game import FORTUNA, Sight
from rubicon.core.rng import stream


def decision() -> Sight:
    """The first one of a match of CAESAR!"""
    state = games.find("caesar").setup().start()
    rng = stream("decision")
    while state.acting() == (FORTUNA,):
        state.apply(FORTUNA, state.draw(rng))
    return state.sight(state.acting()[0])


@pytest.mark.slow
def test_two_processes_add_up() -> None:
    sight = decision()
    bot = bots.make("caesar", "strong:30x2", stream("two"))
    assert isinstance(bot, Parallel)
    found = bot.think(sight)
    assert sum(one.tried for one in found) == 60
    assert [one.tried for one in found] == sorted([one.tried for one in found], reverse=True)
    again = bots.make("caesar", "strong:30x2", stream("two"))
    assert isinstance(again, Parallel)
    assert [(one.move, one.tried, one.total) for one in again.think(sight)] == [
        (one.move, one.tried, one.total) for one in found
    ]
    rng = stream("two")
    seed = [rng.next32() for _ in range(3)][-1]  # two are for the tree that stays here
    counts = {one.move: one.tried for one in found}
    for worker in range(2):
        for move, tried, _ in _explore(sight, bot.level, seed, worker):
            counts[move] -= tried
    assert set(counts.values()) == {0}
    assert bot.decide(sight) in sight.moves


def test_one_process_grows_what_the_search_grows() -> None:
    sight = decision()
    level = bots.make("caesar", "strong:20", stream("x"))
    assert isinstance(level, Search)
    alone = Search(stream("parallel", 7, 0), level.level).think(sight)
    assert _explore(sight, level.level, 7, 0) == [(one.move, one.tried, one.total) for one in alone]
