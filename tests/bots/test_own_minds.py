"""Minds of users: with arguments, also in other processes, and judging several positions at once."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import pytest

from rubicon import bots, games
from rubicon.bots.parallel import Parallel
from rubicon.bots.search import Search, Tree
from rubicon.core import Rng, State, stream
from rubicon.core.mind import Judgement, Leaf, Level, Mind
from tests.bots.counting import decisions
from tests.bots.own_mind import Standing
from tests.bots.small import Both, Choice, End, at, lottery

BATCH = 5
ITERATIONS = 33


@pytest.fixture
def weights(tmp_path: Path) -> str:
    path = tmp_path / "weights.json"
    path.write_text('{"steep": 0.5}')
    return str(path)


def found(bot: Search, game: str) -> list[tuple[int, int, float]]:
    return [(one.move, one.tried, one.total) for one in bot.think(decisions(game, 1)[0])]


@pytest.mark.parametrize("game", games.names())
def test_positions_come_in_batches(game: str, weights: str) -> None:
    mind = Standing(weights, BATCH)
    told = found(Search(stream("own"), Level(mind, ITERATIONS)), game)
    assert sum(tried for _, tried, _ in told) == ITERATIONS
    assert all(0 <= total <= tried for _, tried, total in told)
    assert max(mind.asked) == BATCH
    assert mind.asked[0] == 1, "the root alone, for its moves"
    assert sum(mind.asked) >= ITERATIONS * 0.7, "all but games that are over"
    again = Standing(weights, BATCH)
    assert found(Search(stream("own"), Level(again, ITERATIONS)), game) == told
    assert again.asked == mind.asked


def test_advice_is_in_batches_too(weights: str) -> None:
    mind = Standing(weights, BATCH)
    sight = decisions("caesar_dice", 1)[0]
    advice = Search(stream("own"), Level(mind, 40)).advise(sight)
    assert [one.value for one in advice] == sorted([one.value for one in advice], reverse=True)
    assert max(mind.asked) == BATCH
    tree = Tree(sight, Level(mind, 0), stream("compared"))
    tree.grow(12)
    compared = tree.compare(3, 9)
    assert len({one.tried for one in compared}) == 1
    for one in compared:
        assert sum(tree.trials[tree.root.slot[one.move]][: one.tried]) == one.total
    assert sum(len(trials) for trials in tree.trials.values()) == tree.iterations == sum(tree.root.tried)


class Batches(Mind):
    """Knows nothing, in batches: the usual `judge_batch`, which plays to the end."""

    def batch(self) -> int:
        return 4


@pytest.mark.parametrize("best", range(9))
def test_batches_find_the_move_that_wins(best: int) -> None:
    tree = Choice(0, [Choice(1, [End(0 if move == best else 1), lottery(30)]) for move in range(9)])
    assert Search(Rng(1), Level(Batches(), 300)).decide(at(tree).sight(0)) == best


def test_who_waits_for_a_judgement_counts_as_lost() -> None:
    """So one batch looks at several moves, and nothing is counted twice."""
    tree = Tree(at(Choice(0, [Choice(1, [lottery(50)] * 2)] * 9)).sight(0), Level(Batches(), 0, wide=9.0), Rng(1))
    tree.grow(4)
    assert sum(tree.root.tried) == tree.root.visits == 4
    assert max(tree.root.tried) < 4
    assert sum(tree.root.totals) == tree.root.total == sum(sum(trials) for trials in tree.trials.values())


def test_batches_mix_where_both_decide_at_once() -> None:
    """Matching pennies: each side is played about as often."""
    bot = Search(Rng(5), Level(Batches(), 4000, mixes=True))
    policy = bot.policy(at(Both([[100, 0], [0, 100]])).sight(0))
    assert policy is not None
    assert dict(policy)[0] == pytest.approx(0.5, abs=0.1)


class Opinions(Mind):
    """Says in batches which moves it likes; would fail if it were asked one by one."""

    def batch(self) -> int:
        return 3

    def judge_batch(self, leaves: list[Leaf]) -> list[Judgement]:
        return [([0.5, 0.5], [8.0 if move == 2 else 1.0 for move in leaf.moves]) for leaf in leaves]

    def shares(self, state: State, rng: Rng) -> list[float]:
        raise AssertionError("one by one")

    def weights(self, state: State, seat: int, moves: tuple[int, ...]) -> list[float]:
        raise AssertionError("one by one")


def test_what_a_batch_says_of_moves_is_what_the_search_goes_by() -> None:
    deep = Choice(0, [Choice(1, [Choice(0, [lottery(50)] * 3)] * 3)] * 3)
    sight = at(deep).sight(0)
    tree = Tree(sight, Level(Opinions(), 0, wide=9.0), Rng(1))
    tree.grow(30)
    assert tree.root.priors == [0.1, 0.1, 0.8]
    assert max(range(3), key=lambda slot: tree.root.tried[slot]) == 2
    below = [node for node in tree._rivals[1].kids.values() if node.visits > 1]
    assert below
    assert all(node.priors == [0.1, 0.1, 0.8] for node in below)
    glance = Search(Rng(1), Level(Opinions(), 0)).policy(sight)
    assert glance == [(2, 0.8), (0, 0.1), (1, 0.1)]


def test_with_playouts_the_position_after_them_is_judged(weights: str) -> None:
    mind = Standing(weights, BATCH)
    told = found(Search(stream("own"), Level(mind, ITERATIONS, playout=3)), "caesar")
    assert sum(tried for _, tried, _ in told) == ITERATIONS
    assert max(mind.asked) == BATCH


class OneByOne(Standing):
    """Could judge several, and says that it does not want to."""

    def judge_batch(self, leaves: list[Leaf]) -> list[Judgement]:
        raise AssertionError("a batch")


def test_who_wants_no_batches_gets_none(weights: str) -> None:
    told = found(Search(stream("own"), Level(OneByOne(weights, 1), ITERATIONS)), "caesar_dice")
    assert sum(tried for _, tried, _ in told) == ITERATIONS


class Short(Batches):
    """Forgets one."""

    def judge_batch(self, leaves: list[Leaf]) -> list[Judgement]:
        return super().judge_batch(leaves)[1:]


def test_a_batch_that_is_not_judged_whole() -> None:
    with pytest.raises(ValueError, match=r"Short.judge_batch was given 1 positions and judged 0"):
        Search(Rng(1), Level(Short(), 10)).decide(decisions("caesar_dice", 1)[0])


def test_a_mind_with_arguments_is_made_again_and_only_once(weights: str) -> None:
    level = Level(Standing(weights, BATCH), ITERATIONS)
    data = pickle.dumps(level)
    before = Standing.made
    first: Level = pickle.loads(data)
    second: Level = pickle.loads(data)
    assert first.mind is second.mind
    assert Standing.made == before + 1
    assert first.mind.arguments() == (weights, BATCH)
    assert copy.deepcopy(level).mind is first.mind
    usual = found(Search(stream("again"), level), "caesar")
    assert found(Search(stream("again"), second), "caesar") == usual


class Listed(Mind):
    """With arguments that have no hash."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def arguments(self) -> tuple[Any, ...]:
        return (self.numbers,)


class Forgetful(Listed):
    """Made with arguments that it does not name."""

    def arguments(self) -> tuple[Any, ...]:
        return ()


def test_arguments_of_any_kind() -> None:
    again = pickle.loads(pickle.dumps(Listed([1, 2])))
    assert again.numbers == [1, 2]
    with pytest.raises(TypeError, match=r"Forgetful\(\) cannot be made again: does Forgetful.arguments name all"):
        pickle.loads(pickle.dumps(Forgetful([1])))


@pytest.mark.slow
def test_a_mind_with_arguments_in_two_processes(weights: str) -> None:
    bot = Parallel(stream("two"), Level(Standing(weights, BATCH), ITERATIONS), 2)
    told = found(bot, "caesar_dice")
    assert sum(tried for _, tried, _ in told) == 2 * ITERATIONS


def test_levels_of_the_house_judge_one_by_one() -> None:
    """In batches they would think otherwise, and no better."""
    for game in games.names():
        assert all(level.mind.batch() == 1 for level in bots.levels(game).values())
