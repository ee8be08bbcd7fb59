"""Every game in OpenSpiel: its own tests, chance, what players are told, copies and storing."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

from rubicon import games
from rubicon.core import FORTUNA, RubiconError, Setup, State, stream
from rubicon.core.game import Sight
from rubicon.envs import Observer, open_spiel
from rubicon.envs.aec import payoff
from rubicon.envs.open_spiel import PREFIX, Position, SpielState
from tests.envs.episodes import ALL_SETUPS, LABELS
from tests.fixture_game import GAME
from tests.fixture_game.few_coins import GAME as FEW_COINS

open_spiel.register(GAME)

each_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=LABELS)


def load(setup: Setup) -> Any:
    return pyspiel.load_game(PREFIX + setup.game.name, {"players": setup.seats, **setup.options})


def random_moves(position: Position, seed: object) -> Any:
    """Random play: before each move the position is given out, with the rng that decides."""
    rng = stream("spiel", position.setup.game.name, seed)
    while position.acting:
        yield position, rng
        seat = position.acting[0]
        position.play(position.state.draw(rng) if seat == FORTUNA else rng.choice(position.state.moves(seat)))


@pytest.mark.soak
@each_setup
def test_the_simulations_of_open_spiel_itself(setup: Setup, often: Callable[[int], int]) -> None:
    """Its `random_sim_test`: legal actions, masks, copies, histories, tensors, returns, and storing on the way."""
    game = load(setup)
    assert (game.num_players(), game.num_distinct_actions()) == (setup.seats, setup.space)
    pyspiel.random_sim_test(game, num_sims=often(1), serialize=True, verbose=False)


@pytest.mark.parametrize("name", [*games.names(), GAME.name])
def test_the_python_tests_of_open_spiel_itself(name: str) -> None:
    """What its own `games_sim_test` does with every game that is registered: copies, pickles, stored text, returns."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    np.random.seed(1)  # which it draws from
    GamesSimTest().sim_game(pyspiel.load_game(PREFIX + name))


def test_every_game_is_registered() -> None:
    known = {game.short_name: game for game in pyspiel.registered_games()}
    for name in games.names():
        kind = known[PREFIX + name]
        numbers = {setup.seats for setup in ALL_SETUPS if setup.game.name == name}
        assert (kind.min_num_players, kind.max_num_players) == (min(numbers), max(numbers))
        assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert open_spiel.register(GAME) == "rubicon_three_coins", "a second time is no mistake"


def test_parameters_are_players_and_options() -> None:
    assert pyspiel.load_game("rubicon_caesar").setup.seats == 2
    alone = pyspiel.load_game("rubicon_caesar(solo=hard,poison=true)")
    assert alone.num_players() == 1
    assert alone.setup.options["poison"] is True
    assert alone.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert pyspiel.load_game("rubicon_augustus(players=6)").num_players() == 6


@pytest.mark.parametrize("call", ["rubicon_caesar(players=3)", "rubicon_caesar(solo=brutal)", "rubicon_caesar(dice=6)"])
def test_wrong_parameters_are_refused(call: str) -> None:
    with pytest.raises((RubiconError, RuntimeError)):
        pyspiel.load_game(call)


@each_setup
def test_chance_has_the_weights_of_the_rules_and_games_the_payoffs(setup: Setup) -> None:
    state = load(setup).new_initial_state()
    rng = stream("weights")
    most = 0
    while not state.is_terminal():
        assert state.returns() == [0.0] * setup.seats
        if state.is_chance_node():
            chances = state.position.state.chances()
            total = sum(weight for _, weight in chances)
            told = state.chance_outcomes()
            most = max(most, len(told))
            assert [(outcome, round(share * total)) for outcome, share in told] == chances
            assert sum(share for _, share in told) == pytest.approx(1.0)
            state.apply_action(state.position.state.draw(rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert 1 < most <= state.get_game().max_chance_outcomes()
    outcome = state.position.state.outcome()
    assert state.returns() == [payoff(outcome, seat, "zero_sum") for seat in range(setup.seats)]


def knowledge(state: State, seat: int, observer: Observer) -> tuple[object, ...]:
    sight: Sight = state.sight(seat)
    return sight.moves, sight.acting, observer.numbers(sight)


@pytest.mark.soak
@each_setup
def test_who_decides_later_does_not_see_what_others_chose(setup: Setup, often: Callable[[int], int]) -> None:
    """Where seats decide at once, let the first of them decide twice in different ways: the next knows the same."""
    observer = Observer(setup)
    differed = at_once = 0
    for number in range(often(2)):
        for position, rng in random_moves(Position(setup), number):
            acting = position.acting
            if len(acting) < 2 or rng.below(4):
                continue
            at_once += 1
            first, later = acting[0], acting[1]
            twins = []
            for _ in range(2):
                twin = position.__deepcopy__({})
                while twin.acting[:1] == (first,) and later in twin.acting:
                    twin.play(rng.choice(twin.state.moves(first)))
                twins.append(twin)
            one, other = twins
            if later in one.acting and later in other.acting:
                differed += one.moves != other.moves
                assert one.story(later) == other.story(later)
                assert knowledge(one.state, later, observer) == knowledge(other.state, later, observer)
    if at_once > 5:
        assert differed, "the first seat always decided alike, so nothing was shown"


@pytest.mark.soak
@each_setup
def test_who_saw_the_same_knows_the_same(setup: Setup, often: Callable[[int], int]) -> None:
    """An information state leaves nothing out: after two moves that look alike to a seat it knows the same."""
    observer = Observer(setup)
    alike = 0
    for number in range(often(1)):
        for position, rng in random_moves(Position(setup), ("fork", number)):
            if rng.below(8):
                continue
            seat = position.acting[0]
            state = position.state
            one, other = position.__deepcopy__({}), position.__deepcopy__({})
            for twin in (one, other):
                twin.play(state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
            for viewer in range(setup.seats):
                assert one.story(viewer).startswith(position.story(viewer)), "nothing is forgotten"
                if one.moves != other.moves and one.story(viewer) == other.story(viewer):
                    alike += 1
                    assert knowledge(one.state, viewer, observer) == knowledge(other.state, viewer, observer)
    if setup.game is GAME:
        assert alike


def test_an_information_state_is_what_the_player_did_and_saw() -> None:
    state = pyspiel.load_game("rubicon_three_coins").new_initial_state()
    for coin in (0, 1, 2, 2):  # as and denarius for the first, two aurei for the second
        state.apply_action(coin)
    assert state.information_state_string(0) == "draw(0,coin-as)\ndraw(0,coin-denarius)\ndraw(1,?)\ndraw(1,?)\n"
    for word in ("denarius", "raise", "close"):
        assert state.current_player() == 0
        state.apply_action(state.string_to_action(word))
    assert state.current_player() == 1
    seen = state.information_state_string(1)
    assert seen == "draw(0,?)\ndraw(0,?)\ndraw(1,coin-aureus)\ndraw(1,coin-aureus)\nclose(0)\n"
    assert ">denarius\n" in state.information_state_string(0)
    spectator = state.get_game().make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.NONE)
    )
    assert spectator.tensor is None
    assert spectator.string_from(state, 0) == "draw(0,?)\ndraw(0,?)\ndraw(1,?)\ndraw(1,?)\nclose(0)\n"


@each_setup
def test_tensors_are_those_of_environments(setup: Setup) -> None:
    game = load(setup)
    observer = Observer(setup)
    state: SpielState = game.new_initial_state()
    rng = stream("tensors")
    told = game.make_py_observer()
    for _ in range(60):
        if state.is_terminal():
            break
        truth = state.position.state
        for player in range(setup.seats):
            expected = observer.observe(truth.sight(player))["observation"]
            assert np.array_equal(np.array(state.observation_tensor(player), np.float32), expected)
            assert np.array_equal(np.array(state.information_state_tensor(player), np.float32), expected)
            told.set_from(state, player)
            assert np.array_equal(np.concatenate(list(told.dict.values())), expected)
        draw = truth.draw(rng) if state.is_chance_node() else rng.choice(state.legal_actions())
        state.apply_action(draw)


def test_strings_of_observations_name_the_planes() -> None:
    state = pyspiel.load_game("rubicon_three_coins").new_initial_state()
    for coin in (0, 0, 2, 2):
        state.apply_action(coin)
    assert state.observation_string(1) == "hand 2:2\nheld 0:2 1:2"


@each_setup
def test_copies_and_stored_states_go_on_alike(setup: Setup) -> None:
    """In lock step, from somewhere in the middle: the state, its copy, one from a pickle, one from OpenSpiel's text."""
    game = load(setup)
    state = game.new_initial_state()
    rng = stream("copies")

    def choose() -> int:
        return int(state.position.state.draw(rng) if state.is_chance_node() else rng.choice(state.legal_actions()))

    for _ in range(40):
        if not state.is_terminal():
            state.apply_action(choose())
    _, stored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    others = [state.clone(), pickle.loads(pickle.dumps(state)), stored]
    for _ in range(40):
        if state.is_terminal():
            break
        action = choose()
        for one in (state, *others):
            one.apply_action(action)
        for other in others:
            assert other.history() == state.history()
            assert str(other) == str(state)
            assert (other.current_player(), other.legal_actions()) == (state.current_player(), state.legal_actions())
            for player in range(setup.seats):
                assert other.information_state_string(player) == state.information_state_string(player)


def test_without_open_spiel_one_is_told_what_to_install() -> None:
    program = "import sys\nsys.modules['pyspiel'] = None\nimport rubicon.envs\nimport rubicon.envs.open_spiel"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert 'OpenSpiel games need pip install "rubicon[envs,spiel]"' in done.stderr


def test_a_program_with_our_games_ends_quietly() -> None:
    """pyspiel keeps what makes a game beyond the end of Python; a function there would crash."""
    program = "import pyspiel, rubicon.envs.open_spiel\nprint(pyspiel.load_game('rubicon_caesar_dice'))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "rubicon_caesar_dice(players=0)\n"), done.stderr


def test_a_small_game_can_be_solved() -> None:
    """By our information states OpenSpiel finds no better answer to coins in random order; one that saw more would."""
    from open_spiel.python.algorithms.exploitability import exploitability
    from open_spiel.python.policy import UniformRandomPolicy

    game = pyspiel.load_game(open_spiel.register(FEW_COINS))
    assert exploitability(game, UniformRandomPolicy(game)) == pytest.approx(0.0, abs=1e-9)
