"""Many games at once: the same games as in single environments, in arrays that are made once."""

from __future__ import annotations

import pickle
import subprocess
import sys
import tracemalloc
from typing import Any

import numpy as np
import pytest

from rubicon.core import IllegalMove, Rng, Setup, stream
from rubicon.envs import GameEnv, SingleEnv, VectorEnv, raw_env, vector
from tests.envs.episodes import ALL_SETUPS, LABELS, make

each_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=LABELS)
COUNT = 3


def vectorised(setup: Setup, count: int = COUNT) -> VectorEnv:
    return vector(setup.game, count, setup.seats, dict(setup.options))


def choose(masks: np.ndarray, rng: Rng) -> list[int]:
    """A random legal action for each row."""
    legal = [mask.nonzero()[0] for mask in masks]
    return [int(moves[rng.below(len(moves))]) for moves in legal]


def finish(single: GameEnv) -> dict[str, float]:
    """The rewards of a game that is over, and the next episode."""
    rewards = dict(single.rewards)
    single.reset()
    return rewards


@each_setup
def test_they_are_the_games_of_single_environments(setup: Setup) -> None:
    """In lock step: who acts, observation, mask, rewards and end, over the end of games and beyond."""
    many = vectorised(setup)
    singles = [make(setup) for _ in range(COUNT)]
    many.reset(seed=11)
    for number, single in enumerate(singles):
        single.reset(seed=11 + number)
    rng = stream("vector")
    ended = steps = 0
    while ended < 2 * COUNT and steps < 1500:
        steps += 1
        for row, single in enumerate(singles):
            assert single.agent_selection == f"player_{many.seats[row]}"
            seen = single.observe(single.agent_selection)
            assert many.observations[row].tobytes() == seen["observation"].tobytes()
            assert many.masks[row].tobytes() == seen["action_mask"].tobytes()
        actions = choose(many.masks, rng)
        many.step(actions)
        for row, single in enumerate(singles):
            single.step(actions[row])
            over = any(single.terminations.values())
            assert bool(many.done[row]) is over
            rewards = finish(single) if over else dict.fromkeys(single.possible_agents, 0.0)
            assert [*many.rewards[row]] == pytest.approx([*rewards.values()])
            ended += over
    assert ended, "no game came to its end"


def test_no_array_is_made_anew() -> None:
    many = vector("caesar_dice", 4, 3)
    arrays = (many.observations, many.masks, many.seats, many.done, many.rewards)
    assert [array.shape for array in arrays] == [(4, many.observer.size), (4, 462), (4,), (4,), (4, 3)]
    assert [array.dtype for array in arrays] == [np.float32, np.int8, np.int8, np.bool_, np.float32]
    many.reset(seed=1)
    rng = stream("same")
    for _ in range(200):
        many.step(np.array(choose(many.masks, rng)))
    now = (many.observations, many.masks, many.seats, many.done, many.rewards)
    assert all(one is other for one, other in zip(arrays, now, strict=True))
    assert all(array.flags.writeable for array in arrays)


def test_an_illegal_action_changes_nothing_in_any_game() -> None:
    many = vector("caesar", 3)
    many.reset(seed=3)
    before = [array.tobytes() for array in (many.observations, many.masks, many.seats)]
    legal = choose(many.masks, Rng(1))
    wrong = [legal[0], int(many.masks[1].argmin()), legal[2]]
    with pytest.raises(IllegalMove) as caught:
        many.step(wrong)
    assert "action 1" in caught.value.__notes__[0]
    for action in (-1, many.setup.space):
        with pytest.raises(IllegalMove):
            many.step([legal[0], legal[1], action])
    with pytest.raises(ValueError, match="3 games need 3 actions, not 2"):
        many.step(legal[:2])
    with pytest.raises(TypeError):
        many.step([0.5, *legal[1:]])  # type: ignore[list-item]
    twin = vector("caesar", 3)
    twin.reset(seed=3)
    many.step(legal)
    twin.step(legal)
    assert before != [array.tobytes() for array in (many.observations, many.masks, many.seats)]
    assert many.observations.tobytes() == twin.observations.tobytes()


def test_seeds() -> None:
    one, other = vector("caesar_dice", 3), vector("caesar_dice", 3)
    with pytest.raises(RuntimeError, match="reset"):
        one.step([0, 0, 0])
    one.reset(seed=5)
    other.reset(seed=[5, 6, 7])
    assert one.observations.tobytes() == other.observations.tobytes()
    for same in (np.int64(5), np.array([5, 6, 7])):
        other.reset(seed=same)
        assert one.observations.tobytes() == other.observations.tobytes()
    one.step(one.masks.argmax(1))
    other.step(list(other.masks.argmax(1)))  # NumPy's numbers in a list
    assert one.observations.tobytes() == other.observations.tobytes()
    one.reset()
    single = make(one.setup)
    single.reset(seed=6)
    single.reset()
    assert one.observations[1].tobytes() == single.observe(single.agent_selection)["observation"].tobytes()
    with pytest.raises(ValueError, match="3 games need 3 seeds, not 2"):
        one.reset(seed=[1, 2])
    with pytest.raises(ValueError, match="0 games"):
        vector("caesar_dice", 0)
    with pytest.raises(ValueError, match="zero_sum, share"):
        vector("caesar_dice", 2, rewards="gold")


def test_shares_for_rewards() -> None:
    many = vector("caesar_dice", 2, 3, rewards="share")
    many.reset(seed=1)
    rng = stream("shares")
    while not many.done.any():
        many.step(choose(many.masks, rng))
    assert many.rewards[many.done].sum() == pytest.approx(1.0)


def test_no_memory_is_lost() -> None:
    """A step makes numbers in compiled code; they must go when the next ones come."""
    single, many = raw_env("augustus"), vector("augustus", 4)
    single.reset(seed=1)
    many.reset(seed=1)
    size = single.observer.size + single.observer.actions

    def look(times: int) -> None:
        for _ in range(times):
            single.last()
            single.observer.numbers(single._state.sight(0))
            many.step(choose(many.masks, Rng(1)))

    look(20)
    tracemalloc.start()
    look(20)
    before, _ = tracemalloc.get_traced_memory()
    look(200)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert after - before < 40 * size


def test_only_environments_need_librt() -> None:
    """It comes with the extra `envs`: who plays does without, and who asks for an environment is told."""
    program = """
import sys
sys.modules["librt"] = None
from rubicon import games
from rubicon.bots.uniform import Uniform
from rubicon.core import Streamed, driver, stream
for name in games.names():
    setup = games.find(name).setup()
    driver.outcome_of(setup, [Uniform(stream(seat)) for seat in range(setup.seats)], Streamed("x", 1))
import rubicon.server.app
try:
    import rubicon.envs
except ImportError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith('environments need pip install "rubicon[envs]"')


@each_setup
def test_with_rivals_they_are_the_games_of_single_learners(setup: Setup) -> None:
    """In lock step, over the end of games: seat, observation, mask, reward and end."""
    many = vector(setup.game, COUNT, setup.seats, dict(setup.options), rivals="random")
    singles = [SingleEnv(setup.game, "random", setup.seats, dict(setup.options)) for _ in range(COUNT)]
    many.reset(seed=11)
    seen = [one.reset(seed=11 + number)[0] for number, one in enumerate(singles)]
    rng = stream("rivals")
    ended = steps = 0
    while ended < COUNT and steps < 600:
        steps += 1
        for row, one in enumerate(singles):
            assert many.seats[row] == one.seat
            assert many.observations[row].tobytes() == seen[row].tobytes()
            assert many.masks[row].astype(bool).tolist() == one.action_masks().tolist()
        actions = choose(many.masks, rng)
        many.step(actions)
        for row, one in enumerate(singles):
            seat = one.seat
            seen[row], reward, over, _, _ = one.step(actions[row])
            assert bool(many.done[row]) is over
            assert many.rewards[row][seat] == pytest.approx(reward)
            if over:
                ended += 1
                seen[row] = one.reset()[0]
    assert ended, "no game came to its end"


def test_oneself_as_a_rival_is_asked() -> None:
    many = vector("caesar_dice", 2, 3, rivals=["self", "easy"], seat=1)
    many.reset(seed=1)
    rng = stream("oneself")
    asked = set()
    for _ in range(60):
        asked.update(many.seats.tolist())
        many.step(choose(many.masks, rng))
    assert asked == {1, 2}
    with pytest.raises(ValueError, match="without rivals"):
        vector("caesar_dice", 2, seat=1)


@pytest.mark.parametrize("rivals", [None, "random", ["easy", "self"]])
def test_copies_and_pickles_go_on_alike(rivals: Any) -> None:
    many = vector("caesar_dice", 3, 3, rivals=rivals)
    pickle.loads(pickle.dumps(many)).clone().reset(seed=1)
    many.reset(seed=1)
    rng = stream("before")
    while not many.done.any():  # which copies tell too
        many.step(choose(many.masks, rng))
    copies = [many.clone(), pickle.loads(pickle.dumps(many))]
    ended = 0
    for _ in range(150):
        for one in copies:
            for name in ("observations", "masks", "seats", "done", "rewards"):
                assert getattr(one, name).tobytes() == getattr(many, name).tobytes()
        actions = choose(many.masks, rng)
        for one in (many, *copies):
            one.step(actions)
        ended += int(many.done.sum())
    assert ended > 3
