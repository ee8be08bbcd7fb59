"""PettingZoo's parallel API: seats that decide at once move in one step."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import pytest
from pettingzoo.test import parallel_api_test

from rubicon.core import IllegalMove, Rng, Setup, stream
from rubicon.envs import ParallelGameEnv, parallel
from tests.envs.episodes import ALL_SETUPS, LABELS, make

each_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=LABELS)


def together(setup: Setup, **others: Any) -> ParallelGameEnv:
    return parallel(setup.game, setup.seats, dict(setup.options), **others)


def choose(seen: dict[str, Any], rng: Rng) -> dict[str, int]:
    """A random legal action for everybody who has something to decide."""
    legal = {agent: one["action_mask"].nonzero()[0].tolist() for agent, one in seen.items()}
    return {agent: int(rng.choice(moves)) for agent, moves in legal.items() if moves}


@each_setup
def test_the_tests_of_pettingzoo(setup: Setup) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        tested = together(setup)
        for number, agent in enumerate(tested.possible_agents):
            tested.action_space(agent).seed(number)
        parallel_api_test(tested, num_cycles=100)


@each_setup
def test_it_is_the_game_of_the_other_environment(setup: Setup) -> None:
    """Everybody's one move in a step is the same as one seat after the other."""
    played = together(setup)
    seen, _ = played.reset(seed=2)
    same = make(setup)
    same.reset(seed=2)
    rng = stream("together")
    at_once = 0
    for _ in range(150):
        acting = [f"player_{seat}" for seat in same._state.acting()]
        actions = choose(seen, rng)
        assert [*actions] == acting, "who has something to decide has a mask"
        at_once += len(acting) > 1
        seen, rewards, over, _, infos = played.step(actions)
        for agent in acting:
            seat = int(agent.removeprefix("player_"))
            assert infos[agent]["move"] == setup.say(seat, actions[agent])
            same._apply(seat, actions[agent])
        same._settle()
        assert rewards == same.rewards
        assert over == same.terminations
        for agent, one in seen.items():
            expected = same.observe(agent)
            assert one["observation"].tobytes() == expected["observation"].tobytes()
            assert one["action_mask"].tobytes() == expected["action_mask"].tobytes()
        if not played.agents:
            break
    assert at_once or setup.game.name not in ("augustus", "three_coins")


def test_actions_that_are_missing_wrong_or_not_asked_for() -> None:
    played = parallel("three_coins", 3)
    with pytest.raises(RuntimeError, match="reset"):
        played.step({})
    seen, _ = played.reset(seed=1)
    actions = choose(seen, Rng(1))
    assert len(actions) == 3
    with pytest.raises(ValueError, match="player_2 has something to decide"):
        played.step({agent: actions[agent] for agent in ("player_0", "player_1")})
    with pytest.raises(IllegalMove):
        played.step({**actions, "player_1": 4})  # close, with no coin in the fist
    seen, *_ = played.step(actions)
    assert all(one["action_mask"].tolist() == [0, 0, 0, 1, 1] for one in seen.values()), "nobody had moved before"
    seen, *_ = played.step({"player_0": 4, "player_1": 3, "player_2": 4})
    assert [agent for agent, one in seen.items() if one["action_mask"].any()] == ["player_1"]
    played.step({"player_0": 99, "player_1": 4})  # what is not asked for is not looked at


@pytest.mark.parametrize("game", ["augustus", "three_coins"])
def test_copies_go_on_alike(game: str) -> None:
    played = parallel(game, 3)
    seen, _ = played.reset(seed=4)
    rng = stream("copies")
    for _ in range(9):
        seen, *_ = played.step(choose(seen, rng))
    for copy in (played.clone(), pickle.loads(pickle.dumps(played))):
        original = played.clone()
        last = seen
        for _ in range(40):
            if not original.agents:
                break
            actions = choose(last, rng)
            last, *told = original.step(actions)
            again, *others = copy.step(actions)
            assert others == told
            assert {agent: one["observation"].tobytes() for agent, one in again.items()} == {
                agent: one["observation"].tobytes() for agent, one in last.items()
            }
        assert copy.agents == original.agents
