"""PettingZoo's own tests, over every game, seat count and a spread of options."""

from __future__ import annotations

import warnings

import pytest
from pettingzoo.test import api_test, seed_test

from rubicon.core import Setup, Streamed, stream
from rubicon.core.game import FORTUNA_ACTS
from rubicon.envs import env
from tests.envs.episodes import ALL_SETUPS, LABELS, episode, make, same

each_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=LABELS)

EXPECTED = (
    # api_test excuses only PettingZoo's own games by name for observations with masks, which its documentation asks for
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    # when the game is over
    "Action mask numpy array is all zeros (no legal actions).",
)


@each_setup
@pytest.mark.parametrize("wrapped", [False, True], ids=["raw", "wrapped"])
def test_the_api_is_kept(setup: Setup, wrapped: bool) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        tested = env(setup.game, setup.seats, dict(setup.options)) if wrapped else make(setup)
        tested.reset(seed=1)  # later episodes follow from it
        for number, agent in enumerate(tested.possible_agents):
            tested.action_space(agent).seed(number)
        api_test(tested, num_cycles=150)
    assert {str(warning.message) for warning in caught} <= {*EXPECTED}


@each_setup
def test_seeds_decide_everything(setup: Setup) -> None:
    seed_test(lambda: env(setup.game, setup.seats, dict(setup.options)), num_cycles=150)


@each_setup
def test_other_seeds_and_later_episodes_have_other_chance(setup: Setup) -> None:
    """And episode n of a seed has the dice of the named stream, with which anybody can play it again."""
    one, other = make(setup, copies=True), make(setup)
    for seed in (7, 8):
        one.reset(seed=seed)
        other.reset(seed=seed)
        for number in range(3):
            told = [action for _, _, action in episode(one, stream("actions", number))]
            again = [action for _, _, action in episode(other, stream("actions", number))]
            assert told == again
            assert one._fortuna.proof(True) == Streamed("env", seed, number).proof(True)
            one.reset()
            other.reset()
    one.reset(seed=7)
    first = [one.observe(agent) for agent in one.agents]
    others = []
    for seed in range(8, 28):
        one.reset(seed=seed)
        others.append([one.observe(agent) for agent in one.agents])
    differ = [not all(same(a, b) for a, b in zip(first, seen, strict=True)) for seen in others]
    # Where decisions come before any chance (free deployment), all episodes begin alike.
    assert any(differ) == (setup.start().acting() == FORTUNA_ACTS)


def test_without_a_seed_nobody_knows() -> None:
    setup = ALL_SETUPS[0]
    seeds = set()
    for _ in range(5):
        unseeded = make(setup)
        unseeded.reset()
        seeds.add(unseeded._seed)
    assert len(seeds) == 5
