"""`policy`: probabilities over legal moves, of every bot of the house in every game, and of a user's own."""

from __future__ import annotations

import pytest

from rubicon import bots, games
from rubicon.bots.search import Search
from rubicon.core import Bot, Policy, Rng, Sight, stream
from rubicon.core.mind import Level, Mind
from tests.bots.counting import decisions
from tests.bots.small import Choice, End, at

FEW = 12
"""Iterations: enough for shares that differ."""
DRAWING = {("caesar", "greedy"), ("julius_caesar", "greedy")}
"""Bots that draw one of several best moves."""

BOTS = [(game, name) for game in games.names() for name in bots.names(game)]


def named(game: str, name: str) -> str:
    """The bot with few iterations, and without a clock."""
    level = bots.levels(game).get(name)
    return f"{name}:{FEW}" if level is not None and level.iterations else name


def check(policy: Policy | None, sight: Sight) -> Policy:
    assert policy is not None
    moves = [move for move, _ in policy]
    chances = [chance for _, chance in policy]
    assert len(set(moves)) == len(moves)
    assert set(moves) <= set(sight.moves)
    assert sum(chances) == pytest.approx(1)
    assert min(chances) >= 0
    assert chances == sorted(chances, reverse=True), "the likeliest first"
    return policy


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_every_bot_of_the_house(game: str, name: str) -> None:
    for number, sight in enumerate(decisions(game, 4)):
        policy = check(bots.make(game, named(game, name), stream("policy", number)).policy(sight), sight)
        move = bots.make(game, named(game, name), stream("policy", number)).decide(sight)
        level = bots.levels(game).get(name)
        if name == "random":
            assert policy == [(move, 1 / len(sight.moves)) for move in sight.moves]
        elif name == "easy":
            assert dict(policy)[move] > 0
        elif (game, name) in DRAWING:
            assert dict(policy)[move] == policy[0][1], "any of the best"
        elif level is not None and level.mixes and len(sight.acting) > 1:
            assert dict(policy)[move] > 0
        else:
            assert policy[0][0] == move, "what it would do, asked with the same randomness"


@pytest.mark.parametrize("game", games.names())
def test_the_search_says_how_often_it_tried(game: str) -> None:
    name = list(bots.levels(game))[-1]
    level = bots.levels(game)[name].at(FEW)
    for number, sight in enumerate(decisions(game, 2)):
        policy = check(Search(stream("tried", number), level).policy(sight), sight)
        found = Search(stream("tried", number), level).think(sight)
        trials = sum(one.tried for one in found)
        assert policy == [(one.move, one.tried / trials) for one in found]


def test_without_a_choice_nobody_thinks() -> None:
    sight = at(Choice(0, [End(0)])).sight(0)
    for iterations in (0, 10**9):
        bot = Search(Rng(0), Level(Mind(), iterations))
        assert bot.policy(sight) == [(0, 1.0)]


def test_a_level_that_only_glances_moves_as_its_policy_says() -> None:
    sight = decisions("caesar", 1)[0]
    easy = bots.levels("caesar")["easy"]
    assert easy.iterations == 0
    made = [bots.make("caesar", "easy", stream("glance", number)).decide(sight) for number in range(300)]
    bot = bots.make("caesar", "easy", stream("glance"))
    policies = [dict(check(bot.policy(sight), sight)) for _ in range(300)]
    for move in sight.moves:
        expected = sum(policy[move] for policy in policies) / len(policies)
        assert made.count(move) / len(made) == pytest.approx(expected, abs=0.1)


class Own(Bot):
    """Says nothing, as a bot does that only decides."""

    def decide(self, sight: Sight) -> int:
        return sight.moves[0]


class Doubtful(Own):
    """A user's own policy."""

    def policy(self, sight: Sight) -> Policy | None:
        return [(sight.moves[0], 0.75), (sight.moves[-1], 0.25)]


def test_bots_of_users() -> None:
    sight = decisions("caesar_dice", 1)[0]
    assert Own(Rng(0)).policy(sight) is None
    bot: Bot = Doubtful(Rng(0))
    assert check(bot.policy(sight), sight)[0] == (sight.moves[0], 0.75)
    assert bots.make("caesar_dice", "engine:cat", Rng(0)).policy(sight) is None, "and no program is started for it"
