"""Whole episodes: masks, planes, rewards, infos, and what happens to illegal actions."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from rubicon import games
from rubicon.core import GameOver, IllegalMove, Outcome, Setup, Sight, stream
from rubicon.core.planes import Plane, limits, starts, whole
from rubicon.envs import GameEnv, NoPlanes, Observer, env, raw_env
from rubicon.envs.aec import payoff
from tests.conformance.harness import all_games
from tests.envs.episodes import ALL_SETUPS, LABELS, episode, make, same
from tests.fixture_game import GAME, ThreeCoins
from tests.fixture_game.rules import CoinState

each_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=LABELS)


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_every_game_brings_its_planes(game: str) -> None:
    """If this fails, the message says what to add."""
    Observer(games.find(game).setup())


@pytest.mark.soak
@each_setup
def test_whole_episodes(setup: Setup, soak: int) -> None:
    """Masks are the legal moves, numbers stay within their planes, rewards are those of the outcome."""
    played = make(setup)
    most = np.array(limits(played.observer.planes))
    asked: set[str] = set()
    number = steps = 0
    while number == 0 or steps < 200 * soak:
        played.reset(seed=number)
        rng = stream("episode", number)
        number += 1
        for agent, observation, action in episode(played, rng):
            asked.add(agent)
            steps += 1
            seat = int(agent.removeprefix("player_"))
            state = played._state
            assert seat == state.acting()[0], "who decide at once are asked in order"
            assert tuple(observation["action_mask"].nonzero()[0]) == state.moves(seat)
            for other in {agent, played.agents[steps % setup.seats]}:
                seen = played.observe(other)
                assert played.observation_space(other).contains(seen)
                place = int(other.removeprefix("player_"))
                legal = state.moves(place) if place in state.acting() else ()
                assert tuple(seen["action_mask"].nonzero()[0]) == legal
                numbers = np.array(played.observer.numbers(state.sight(place)))
                assert (numbers >= 0).all()
                assert (numbers <= most).all(), [
                    name for name, part in played.observer.named(numbers > most).items() if part.any()
                ]
                assert np.allclose(seen["observation"] * most, numbers, atol=1e-3)
            assert played.rewards == dict.fromkeys(played.agents, 0.0)
            assert action in state.moves(seat)
        assert played.agents == []
        outcome = played._state.outcome()
        assert outcome is not None
    assert len(asked) == setup.seats


@each_setup
def test_rewards_are_those_of_the_outcome(setup: Setup) -> None:
    for kind in ("zero_sum", "share"):
        played = make(setup, rewards=kind)
        for number in range(6):
            played.reset(seed=number)
            rng = stream("rewards", number)
            while not any(played.terminations.values()):
                legal = played.last()[0]["action_mask"].nonzero()[0]
                played.step(legal[rng.below(len(legal))])
            assert all(played.terminations.values())
            assert not any(played.truncations.values())
            outcome = played._state.outcome()
            assert outcome is not None
            rewards = [played.rewards[agent] for agent in played.agents]
            shares = [outcome.share(seat) for seat in range(setup.seats)]
            assert played._cumulative_rewards == played.rewards
            if kind == "share":
                assert rewards == shares
            elif setup.seats == 1:
                assert rewards == [1.0 if shares == [1.0] else -1.0]
            else:
                assert sum(rewards) == pytest.approx(0)
                assert np.argmax(rewards) == np.argmax(shares)
            for agent, info in played.infos.items():
                seat = played.agents.index(agent)
                assert info["share"] == shares[seat]
                assert info["score"] == outcome.scores[seat]
                assert info["reason"] == outcome.reason
            state = played._state
            with pytest.raises(GameOver):
                state.play(0, 0)


def test_what_rewards_come_to() -> None:
    three = [Outcome((9, 2, 1), (0,), "x"), Outcome((9, 9, 1), (0, 1), "x"), Outcome((1, 1, 1), (), "x")]
    assert [[payoff(one, seat, "zero_sum") for seat in range(3)] for one in three] == [
        [1.0, -0.5, -0.5],
        [0.25, 0.25, -0.5],
        [0.0, 0.0, 0.0],
    ]
    two = Outcome((3, 1), (0,), "x")
    assert [payoff(two, seat, "zero_sum") for seat in range(2)] == [1.0, -1.0]
    assert payoff(Outcome((3,), (0,), "x"), 0, "zero_sum") == 1.0
    assert [payoff(two, seat, "share") for seat in range(2)] == [1.0, 0.0]
    with pytest.raises(ValueError, match="zero_sum, share"):
        raw_env("caesar_dice", rewards="gold")


def test_infos_tell_an_agent_its_own_move_and_no_other() -> None:
    """Rivals' moves may be secret: what may be known of them is in the observation."""
    played = raw_env("three_coins", 2)
    played.reset(seed=1)
    action = int(played.last()[0]["action_mask"].nonzero()[0][0])
    mover = played.agent_selection
    played.step(action)
    assert played.infos == {mover: {"move": played.setup.say(0, action)}, "player_1": {}}


def test_who_decide_at_once_are_asked_one_after_the_other() -> None:
    played = raw_env("three_coins", 3)
    played.reset(seed=1)
    order = []
    for agent, _, _ in episode(played, stream("order")):
        order.append(agent)
        if len(order) > 1 and order[-1] == "player_0" and order[-2] == "player_2":
            break
    assert order[:-1] == sorted(order[:-1])


@each_setup
def test_illegal_actions_are_refused_with_the_reason_and_change_nothing(setup: Setup) -> None:
    played = make(setup, copies=True)
    played.reset(seed=5)
    before = played.observe(played.agent_selection)
    for action in range(setup.space):
        if not before["action_mask"][action]:
            with pytest.raises(IllegalMove):
                played.step(action)
            break
    for action in (-1, setup.space):
        with pytest.raises(IllegalMove):
            played.step(action)
    with pytest.raises(TypeError):
        played.step(0.5)
    assert same(before, played.observe(played.agent_selection))
    played.step(np.int64(before["action_mask"].argmax()))


@each_setup
def test_in_the_wrapped_environment_an_illegal_action_loses(setup: Setup) -> None:
    wrapped = env(setup.game, setup.seats, dict(setup.options))
    wrapped.reset(seed=5)
    agent = wrapped.agent_selection
    illegal = int(wrapped.last()[0]["action_mask"].argmin())
    assert not wrapped.last()[0]["action_mask"][illegal]
    wrapped.step(illegal)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards[agent] == -1
    assert sum(wrapped.rewards.values()) == -1
    for _ in range(setup.seats):
        wrapped.step(None)
    assert wrapped.agents == []
    wrapped.reset(seed=5)
    for _ in episode(wrapped, stream("after")):
        pass
    wrapped.reset()
    with pytest.raises(AssertionError):
        wrapped.step(setup.space)


@each_setup
def test_observations_can_be_kept(setup: Setup) -> None:
    """Learners put them into a memory: nothing that comes later may change them."""
    played = env(setup.game, setup.seats, dict(setup.options))
    played.reset(seed=2)
    kept: list[tuple[Any, bytes, bytes]] = []
    for _, seen, _ in episode(played, stream("kept")):
        kept.append((seen, seen["observation"].tobytes(), seen["action_mask"].tobytes()))
    for seen, observation, legal in kept:
        assert seen["observation"].tobytes() == observation
        assert seen["action_mask"].tobytes() == legal
    assert len({observation for _, observation, _ in kept}) > len(kept) // 2, "positions differ in what is observed"
    assert kept[0][0]["observation"].flags.writeable
    assert kept[0][0]["action_mask"].flags.writeable


@each_setup
def test_the_bare_environment_makes_no_arrays(setup: Setup) -> None:
    """Each agent has its own, which show what the agent saw when it was last asked."""
    played, keeping = make(setup), make(setup, copies=True)
    played.reset(seed=2)
    keeping.reset(seed=2)
    arrays = {agent: played.observe(agent) for agent in played.agents}
    assert len({id(seen["observation"]) for seen in arrays.values()}) == setup.seats
    for (agent, seen, action), (_, kept, _) in zip(
        episode(played, stream("reused")), episode(keeping, stream("reused")), strict=True
    ):
        assert seen is arrays[agent]
        assert same(seen, kept)
        assert kept["action_mask"][action]


@each_setup
def test_the_state_is_what_all_know_together(setup: Setup) -> None:
    played = make(setup)
    played.reset(seed=2)
    assert played.state_space.contains(played.state())
    size = played.observer.size
    for seat, agent in enumerate(played.agents):
        assert (played.state()[seat * size : (seat + 1) * size] == played.observe(agent)["observation"]).all()


@each_setup
@pytest.mark.parametrize("language", ["en", "pl"])
def test_it_can_be_shown(setup: Setup, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = make(setup, render_mode="ansi", language=language)
    shown.reset(seed=3)
    texts = [shown.render()]
    for number, _ in enumerate(episode(shown, stream("shown"))):
        if number < 4:
            texts.append(shown.render())
    last = shown.render()
    assert all(text is not None and text.strip() for text in [*texts, last])
    assert capsys.readouterr().out == ""
    human = make(setup, render_mode="human", language=language)
    human.reset(seed=3)
    assert human.render() is None
    assert str(texts[0]).strip().splitlines()[-1] in capsys.readouterr().out
    human.step(human.last()[0]["action_mask"].argmax())
    assert capsys.readouterr().out.strip()


def test_showing_needs_a_mode() -> None:
    blind = raw_env("caesar_dice")
    blind.reset()
    assert blind.render() is None
    with pytest.raises(ValueError, match="ansi or human"):
        raw_env("caesar_dice", render_mode="rgb_array")


def test_a_picture_shows_no_secret_of_others() -> None:
    """Who draws sees what; the others see that."""
    shown = raw_env("three_coins", 2, render_mode="ansi")
    shown.reset(seed=1)
    hands = cast(CoinState, shown._state).hands
    text = str(shown.render())
    own = sum(f"{coin}" in text for coin in ("as", "denarius", "aureus"))
    assert own
    assert f"hand: {', '.join(str(coin) for coin in sorted(hands[0]))}" in text
    assert text.count("hand:") == 1


@each_setup
def test_environments_travel(setup: Setup) -> None:
    """By their arguments, as PettingZoo's do: to other processes, for many at once."""
    played = make(setup)
    twin = pickle.loads(pickle.dumps(played))
    assert isinstance(twin, GameEnv)
    played.reset(seed=4)
    twin.reset(seed=4)
    assert same(played.observe("player_0"), twin.observe("player_0"))
    assert str(twin) == f"{setup.game.name}_v{setup.game.rules}"


class Bare(ThreeCoins):
    """A game whose module brings no planes."""


def test_a_game_without_planes_says_what_to_add() -> None:
    with pytest.raises(NoPlanes, match=r"three_coins cannot be learnt yet.*Add planes\.py to its sight.*layout"):
        raw_env(Bare())


def test_a_layout_is_checked() -> None:
    layout = [Plane("a", 2, 3, ""), Plane("b", 1, 255, "")]
    assert whole(layout) == 3
    assert starts(layout) == {"a": 0, "b": 2}
    assert limits(layout) == [3, 3, 255]
    assert repr(layout[0]) == "Plane('a', 2, 3)"
    with pytest.raises(ValueError, match="two planes"):
        starts([*layout, Plane("a", 1, 1, "")])
    for size, most in ((0, 1), (1, 0), (1, 256)):
        with pytest.raises(ValueError):
            Plane("c", size, most, "")


def test_planes_by_name() -> None:
    played = raw_env("three_coins", 2)
    played.reset(seed=1)
    named = played.observer.named(played.observe("player_0")["observation"])
    assert list(named) == [plane.name for plane in played.observer.planes]
    hand = cast(CoinState, played._state).hands[0]
    assert list(named["hand"] * 2) == [hand.count(coin) for coin in range(3)]
    batch = played.observer.named(np.stack([played.observe(agent)["observation"] for agent in played.agents]))
    assert batch["hand"].shape == (2, 3)


@each_setup
def test_seats_see_themselves_first(setup: Setup) -> None:
    """Numbers are a function of the sight alone: twice the same, and the same of a sight that has travelled."""
    observer = Observer(setup)
    played = make(setup)
    played.reset(seed=6)
    for _ in episode(played, stream("travel")):
        sight: Sight = played._state.sight(0)
        assert observer.numbers(sight) == observer.numbers(pickle.loads(pickle.dumps(sight)))


PAGE = Path(__file__).resolve().parents[2] / "docs" / "environments.md"


@pytest.mark.parametrize("game", games.names())
def test_the_table_of_planes_is_in_the_docs(game: str) -> None:
    """Row by row: where each plane begins with the fewest seats and the default options, how long it is, and so on."""
    page = PAGE.read_text("utf-8")
    section = re.search(rf"^### {game}\b.*?(?=^### |^## |\Z)", page, re.MULTILINE | re.DOTALL)
    observer = Observer(games.find(game).setup())
    table = "\n".join(
        f"| {observer.starts[plane.name]} | {plane.size} | {plane.name} | {plane.most} | {plane.what} |"
        for plane in observer.planes
    )
    assert section, f"docs/environments.md has no section '### {game}' with this table:\n{table}"
    assert table in section.group(), f"docs/environments.md, {game}: the table should be\n{table}"


def test_the_fixture_game_is_found_too() -> None:
    assert raw_env(GAME, 3, {"goal": 5}).setup.options["goal"] == 5
