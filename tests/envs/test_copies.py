"""Environments are cloned and saved in mid-game; the game and its copies go on in lock step."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from rubicon.core import Rng, Setup, stream
from rubicon.envs import env
from tests.envs.episodes import ALL_SETUPS, LABELS, make

each_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=LABELS)


def told(played: Any) -> tuple[Any, ...]:
    """All that an environment says now, for comparing."""
    seen, *rest = played.last()
    others = [played.observe(agent)["observation"].tobytes() for agent in played.agents]
    numbers = {name: array.tobytes() for name, array in seen.items()}
    return played.agents.copy(), played.agent_selection, numbers, rest, others, dict(played.rewards)


def step(played: Any, rng: Rng) -> int | None:
    """A random legal action, or the step of a dead agent; what it was."""
    seen, _, terminated, truncated, _ = played.last()
    action: int | None = None
    if not (terminated or truncated):
        action = int(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
    played.step(action)
    return action


def lock_step(played: Any, copies: list[Any], steps: int) -> None:
    """Over the end of the episode, the steps of dead agents, and into the next one."""
    rng = stream("lock step")
    for _ in range(steps):
        before = rng.copy()
        if not played.agents:
            for one in (played, *copies):
                one.reset()
        action = step(played, rng)
        for one in copies:
            assert step(one, before.copy()) == action
            if played.agents:
                assert told(one) == told(played)


@each_setup
def test_bare_environments(setup: Setup) -> None:
    played = make(setup)
    played.reset(seed=3)
    played.reset()
    rng = stream("before")
    for _ in range(30):
        if played.agents:
            step(played, rng)
    if not played.agents:
        played.reset()
    lock_step(played, [played.clone(), pickle.loads(pickle.dumps(played))], 60)


@pytest.mark.parametrize("game", ["caesar_dice", "three_coins"])
def test_to_the_end_and_on(game: str) -> None:
    played = env(game, 2)
    played.reset(seed=3)
    lock_step(played, [played.clone(), pickle.loads(pickle.dumps(played))], 200)


def test_what_happens_in_a_copy_stays_there() -> None:
    played = make(ALL_SETUPS[0])
    played.reset(seed=1)
    for _ in range(5):
        step(played, Rng(1))
    before = told(played)
    for copy in (played.clone(), pickle.loads(pickle.dumps(played))):
        for _ in range(20):
            step(copy, Rng(2))
    assert told(played) == before


def test_before_the_first_reset_and_after_an_illegal_action() -> None:
    for new in (env("caesar_dice"), make(ALL_SETUPS[0])):
        for copy in (new.clone(), pickle.loads(pickle.dumps(new))):
            copy.reset(seed=1)
            assert copy.agents
    played = env("caesar")
    played.reset(seed=1)
    played.step(int(played.last()[0]["action_mask"].argmin()))
    for copy in (played.clone(), pickle.loads(pickle.dumps(played))):
        assert told(copy) == told(played)
        assert any(copy.terminations.values())


def test_what_is_shown_goes_on_where_it_was() -> None:
    played = env("caesar_dice", render_mode="ansi")
    played.reset(seed=1)
    played.render()
    step(played, Rng(1))
    copies = [played.clone(), pickle.loads(pickle.dumps(played))]
    expected = played.render()
    assert [copy.render() for copy in copies] == [expected, expected]
