"""What the tests of environments share: every set-up, and whole episodes of random actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rubicon.core import Rng, Setup
from rubicon.envs import GameEnv, raw_env
from tests.conformance.harness import ALL_SETUPS, LABELS, MOST_STEPS, label

__all__ = ["ALL_SETUPS", "LABELS", "episode", "label", "make", "same"]


def make(setup: Setup, **others: Any) -> GameEnv:
    """The bare environment of a set-up."""
    return raw_env(setup.game, setup.seats, dict(setup.options), **others)


def episode(env: Any, rng: Rng) -> Iterator[tuple[str, Any, int]]:
    """Random legal actions to the end: each agent with what it observed and what it then does. Dead steps too."""
    for _ in range(MOST_STEPS):
        if not env.agents:
            return
        agent = env.agent_selection
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        action = int(legal[rng.below(len(legal))])
        yield agent, observation, action
        env.step(action)
    raise AssertionError("the episode does not end")


def same(one: Any, other: Any) -> bool:
    """Whether two observations are equal to the last bit."""
    return all(one[key].tobytes() == other[key].tobytes() for key in ("observation", "action_mask"))
