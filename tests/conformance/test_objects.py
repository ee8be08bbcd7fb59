"""Every game, set-up, state and sight is a Python object like others: pickled, copied, compared and printed."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator

import pytest

from rubicon.core import FORTUNA, Setup, State
from tests.conformance.harness import ALL_SETUPS, LABELS, facts, state_facts, viewers, views, walk

each_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=LABELS)

EVERY = 90


def steps(setup: Setup) -> Iterator[tuple[State, int, int]]:
    """Some positions of a random game, each with what is played next; the last one too."""
    for number, (state, seat, move) in enumerate(walk(setup, "objects", 400)):
        if number % EVERY < 2 or move < 0:
            yield state, seat, move


@each_setup
def test_games_and_setups(setup: Setup) -> None:
    game = setup.game
    assert pickle.loads(pickle.dumps(game)) is copy.copy(game) is copy.deepcopy(game) is game
    assert repr(game) == f"<Game {game.name}, rules {game.rules}>"
    again = pickle.loads(pickle.dumps(setup))
    assert again is not setup
    assert again == setup
    assert hash(again) == hash(setup)
    assert copy.copy(setup) is copy.deepcopy(setup) is setup, "it never changes"
    shown = repr(setup)
    assert shown.startswith(f"Setup('{game.name}', seats={setup.seats}")
    assert eval(shown, {"Setup": lambda name, **given: game.setup(**given)}) == setup


@each_setup
def test_setups_differ_by_what_was_chosen(setup: Setup) -> None:
    same = [other for other in ALL_SETUPS if other == setup]
    assert same == [setup]
    assert setup != setup.game
    assert (setup == "Setup") is False


@each_setup
def test_states(setup: Setup) -> None:
    for state, seat, move in steps(setup):
        state.journal = []
        for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state), state.copy()):
            assert type(again) is type(state)
            assert again is not state
            assert again == state
            assert (again != state) is False
            assert views(again) == views(state)
            assert (again.acting(), again.outcome()) == (state.acting(), state.outcome())
            if move >= 0:
                before = state_facts(state)
                if seat != FORTUNA:
                    assert again.moves(seat) == state.moves(seat)
                again.play(seat, move)
                assert again != state, "a move makes a difference"
                assert state_facts(state) == before, "and none to what it was copied from"
        assert pickle.loads(pickle.dumps(state)).journal == []
        assert state.copy().journal is copy.copy(state).journal is None
        with pytest.raises(TypeError, match="unhashable"):
            hash(state)
        assert state != state.sight(None)


@each_setup
def test_a_pickled_state_goes_on_as_the_state_does(setup: Setup) -> None:
    twin: State | None = None
    for state, seat, move in walk(setup, "objects", 60):
        if twin is None:
            twin = pickle.loads(pickle.dumps(state))
        assert twin == state
        if move >= 0:
            twin.play(seat, move)
            if seat == FORTUNA:
                twin = copy.deepcopy(twin)


@each_setup
def test_sights(setup: Setup) -> None:
    for state, seat, move in steps(setup):
        for viewer in viewers(setup):
            sight = state.sight(viewer)
            assert sight == state.sight(viewer)
            for again in (pickle.loads(pickle.dumps(sight)), copy.deepcopy(sight), copy.copy(sight)):
                assert again is not sight
                assert again == sight
                assert facts(again) == facts(sight)
                assert again.view() == sight.view()
            with pytest.raises(TypeError, match="unhashable"):
                hash(sight)
        seen = [state.sight(viewer) for viewer in viewers(setup)]
        assert all(one != other for i, one in enumerate(seen) for other in seen[:i]), "no two seats are one"
        if move >= 0 and seat != FORTUNA:
            after = state.copy()
            after.play(seat, move)
            assert after.sight(seat) != seen[seat], "who moves sees it"


@each_setup
def test_what_is_printed_is_short_and_tells_nothing_hidden(setup: Setup) -> None:
    name, seats = setup.game.name, setup.seats
    some = "1 seat" if seats == 1 else f"{seats} seats"
    for state, _, _ in steps(setup):
        acting, outcome = state.acting(), state.outcome()
        if outcome is not None:
            winners = ", ".join(map(str, outcome.winners)) or "nobody"
            now = f"over, won by {winners} ({outcome.reason})"
        elif acting == (FORTUNA,):
            now = "chance to act"
        else:
            now = f"{'seat' if len(acting) == 1 else 'seats'} {', '.join(map(str, acting))} to act"
        assert repr(state) == f"<{type(state).__name__} {name}: {some}, {now}>"
        for viewer in viewers(setup):
            sight = state.sight(viewer)
            who = "spectator" if viewer is None else f"seat {viewer}"
            # This is all of it: nothing but what the sight says in `acting` and `outcome`.
            assert repr(sight) == f"<{type(sight).__name__} {name}: {who} of {seats}, {now}>"
