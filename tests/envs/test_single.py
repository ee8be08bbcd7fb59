"""Gymnasium: one learner, and rivals in the other seats."""

from __future__ import annotations

import pickle
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rubicon import bots
from rubicon.bots import find_maker
from rubicon.bots.uniform import Uniform
from rubicon.core import Bot, IllegalMove, Rng, Setup, Sight, UnknownBot, stream
from rubicon.envs import SingleEnv, single
from tests.bots.own_file import write_bot
from tests.envs.episodes import ALL_SETUPS, LABELS, make

each_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=LABELS)


class Counting(Bot):
    """Remembers how often it was asked, and plays by that."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.asked = 0

    def decide(self, sight: Sight) -> int:
        self.asked += 1
        return sight.moves[(self.asked + self.rng.below(3)) % len(sight.moves)]


class Wrong(Bot):
    def decide(self, sight: Sight) -> int:
        return next(move for move in range(sight.setup.space) if move not in sight.moves)


def alone(setup: Setup, rivals: Any = "random", **others: Any) -> SingleEnv:
    return single(setup.game, rivals, setup.seats, dict(setup.options), **others)


def choose(played: SingleEnv, rng: Rng) -> int:
    return int(rng.choice(played.action_masks().nonzero()[0].tolist()))


@each_setup
def test_the_check_of_gymnasium(setup: Setup) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*different render modes.*spec")  # it was not made by gymnasium.make
        check_env(alone(setup), skip_render_check=True)
        check_env(alone(setup, "self", seat=setup.seats - 1), skip_render_check=True)


@each_setup
def test_it_is_the_game_of_the_other_environment(setup: Setup) -> None:
    """With the same seed and the moves that rivals make: observation, mask, rewards and infos, episode by episode."""
    played, same = alone(setup), make(setup)
    rng = stream("single")
    makers = [find_maker(setup.game.name, "random")] * setup.seats
    same.reset(seed=5)
    for episode in range(3):
        seen, info = played.reset(seed=5 if episode == 0 else None)
        if episode:
            same.reset()
        assert played.seat == (5 + episode) % setup.seats
        luck = [stream("rival", 5, episode, place) for place in range(setup.seats)]
        agent = f"player_{played.seat}"
        over = False
        while not over:
            while same.agent_selection != agent:
                seat = int(same.agent_selection.removeprefix("player_"))
                place = (seat - played.seat) % setup.seats - 1
                same.step(makers[seat](luck[place]).decide(same._state.sight(seat)))
            expected = same.observe(agent)
            assert seen.tobytes() == expected["observation"].tobytes()
            assert info["action_mask"].tobytes() == expected["action_mask"].tobytes()
            assert played.action_masks().tolist() == expected["action_mask"].astype(bool).tolist()
            action = choose(played, rng)
            seen, reward, over, truncated, info = played.step(action)
            same.step(action)
            while over and not same.terminations[agent]:
                seat = int(same.agent_selection.removeprefix("player_"))
                place = (seat - played.seat) % setup.seats - 1
                same.step(makers[seat](luck[place]).decide(same._state.sight(seat)))
            assert reward == same.rewards[agent]
            assert not truncated
        assert not info["action_mask"].any()
        assert info["share"] == same.infos[agent]["share"]


def test_rivals_are_names_classes_objects_files_or_oneself(tmp_path: Path) -> None:
    path = tmp_path / "last.py"
    path.write_text(
        "from rubicon.core import Bot\nclass Last(Bot):\n    def decide(self, sight):\n        return sight.moves[-1]\n"
    )
    kept = Counting(Rng(1))
    rivals: list[Any] = ["easy", str(path), Counting, kept, "self"]
    played = single("caesar_dice", rivals, 6, seat=2)
    asked: list[Any] = []

    def policy(observation: Any, mask: Any) -> int:
        asked.append(observation.shape)
        return int(mask.nonzero()[0][0])

    played.policy = policy
    played.reset(seed=1)
    over = False
    rng = stream("all sorts")
    while not over:
        over = played.step(choose(played, rng))[2]
    assert kept.asked > 2
    assert set(asked) == {(played.observer.size,)}
    assert played.seat == 2


def test_one_rival_stands_for_all_and_bots_play_in_turn_after_the_learner() -> None:
    played = single("caesar_dice", ["easy", "random"], 3)
    order = []
    for seed in range(3):
        played.reset(seed=seed)
        assert played.seat == seed % 3
        order.append([played._rivals._player(seat) for seat in range(3)])
    easy, random = played._rivals._players
    assert order == [[None, easy, random], [random, None, easy], [easy, random, None]]
    assert single("caesar_dice", "easy", 5)._rivals._players[3].rival == "easy"


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="3 seats need 2 rivals, not 1"):
        single("caesar_dice", ["easy"], 3)
    with pytest.raises(ValueError, match="seat=3: must be from 0 to 2"):
        single("caesar_dice", "easy", 3, seat=3)
    with pytest.raises(ValueError, match="lose, raise"):
        single("caesar_dice", illegal="ignore")
    with pytest.raises(UnknownBot):
        single("caesar_dice", "caligula")
    with pytest.raises(TypeError, match="not 7"):
        single("caesar_dice", [7])  # type: ignore[list-item]
    with pytest.raises(RuntimeError, match="reset"):
        single("caesar_dice").step(0)
    played = single("caesar_dice", Wrong, seat=1)
    with pytest.raises(IllegalMove):
        played.reset(seed=1)


def test_illegal_actions_lose_or_raise() -> None:
    played = single("caesar")
    _, info = played.reset(seed=1)
    wrong = int(info["action_mask"].argmin())
    space = played.setup.space
    from_the_end = int(info["action_mask"].argmax()) - space  # as an index of the mask it would be a legal move's
    for action in (wrong, space, from_the_end):
        played.reset(seed=1)
        _, reward, over, truncated, info = played.step(action)
        assert (reward, over, truncated, info["illegal"]) == (-1.0, True, False, True)
    with pytest.raises(RuntimeError, match="reset"):
        played.step(wrong)
    strict = single("caesar", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(wrong)
    assert not strict.step(choose(strict, Rng(1)))[2], "nothing has changed"


@pytest.mark.parametrize("rivals", [["easy", "random"], [Counting, Uniform], ["self", Counting(Rng(4))]])
def test_copies_and_pickles_go_on_alike(rivals: list[Any]) -> None:
    """Rivals and what they remember included; what the one does later the others do not see."""
    first = single("caesar_dice", rivals, 3)
    pickle.loads(pickle.dumps(first)).clone().reset(seed=1)
    rng = stream("on")
    first.reset(seed=9)
    for _ in range(4):
        first.step(choose(first, rng))
    copies = [first.clone(), pickle.loads(pickle.dumps(first))]
    paths = []
    for one in (first, *copies):
        chosen = stream("later")
        path: list[Any] = []
        for _ in range(3):
            over = False
            while not over:
                action = choose(one, chosen)
                seen, reward, over, _, info = one.step(action)
                path.append((action, seen.tobytes(), reward, over, info["action_mask"].tobytes()))
            path.append(one.reset()[0].tobytes())
        paths.append(path)
    assert paths[1] == paths[0]
    assert paths[2] == paths[0]


def test_a_bot_from_a_file_is_saved_with_what_it_remembers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And read by a process that has not loaded the file yet."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    first = single("caesar_dice", str(write_bot(tmp_path)))
    first.reset(seed=9)
    rng = stream("on")
    for _ in range(4):
        first.step(choose(first, rng))
    data = pickle.dumps(first)
    bots._maker_in.cache_clear()
    for name in [name for name in sys.modules if name.startswith("rubicon_bot_my_bot")]:
        del sys.modules[name]
    again = pickle.loads(data)
    ends = []
    for one in (first, again):
        chosen = stream("later")
        over = False
        while not over:
            seen, reward, over, _, _ = one.step(choose(one, chosen))
        ends.append((seen.tobytes(), reward))
    assert ends[0] == ends[1]


def test_an_observation_may_be_kept() -> None:
    played = single("caesar_dice", "easy")
    seen, _ = played.reset(seed=1)
    kept = seen.copy()
    for _ in range(3):
        played.step(choose(played, Rng(1)))
    assert np.array_equal(seen, kept)


def test_text_is_that_of_the_learner() -> None:
    played = single("caesar_dice", "easy", render_mode="ansi", language="pl", seat=1)
    played.reset(seed=1)
    assert isinstance(played.render(), str)
