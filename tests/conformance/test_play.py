"""Every game, played at random: the promises that `State` makes."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from rubicon.core import (
    FORTUNA,
    BadOption,
    BadSeats,
    Game,
    GameOver,
    IllegalMove,
    Rng,
    Setup,
    State,
    WrongSeat,
    stream,
)
from rubicon.core.driver import Tally, random_game
from rubicon.core.errors import RubiconError
from rubicon.core.game import FORTUNA_ACTS
from tests.conformance.harness import (
    ALL_SETUPS,
    LABELS,
    all_games,
    combinations,
    label,
    refusal,
    state_facts,
    views,
    walk,
    words,
)

GAMES = all_games()
each_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=LABELS)
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


class Index:
    """Something that would pass for a number, as numpy's do."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value

    def __eq__(self, other: object) -> bool:
        return bool(self.value == other)

    def __hash__(self) -> int:
        return hash(self.value)


def numpy_ints(value: int) -> list[Any]:
    try:
        numpy: Any = import_module("numpy")
    except ImportError:
        return []
    return [numpy.int64(value), numpy.int32(value), numpy.array(value)]


@pytest.mark.soak
@each_setup
def test_random_play_ends_by_the_rules(setup: Setup, often: Callable[[int], int]) -> None:
    for seed in range(often(3)):
        _check_game(setup, seed)


def _check_game(setup: Setup, seed: int) -> None:
    game = setup.game
    space = setup.space
    assert type(space) is int
    assert space > 0
    for state, _, _ in walk(setup, seed):
        acting = state.acting()
        assert type(acting) is tuple
        assert list(acting) == sorted(set(acting))
        if FORTUNA in acting:
            assert acting == (FORTUNA,), "Fortuna acts alone"
            chances = state.chances()
            outcomes = [outcome for outcome, _ in chances]
            assert outcomes
            assert outcomes == sorted(set(outcomes))
            assert all(type(weight) is int and weight > 0 for _, weight in chances)
            assert all(type(outcome) is int and 0 <= outcome < setup.chance_space for outcome in outcomes)
            continue
        for seat in acting:
            assert 0 <= seat < setup.seats
            moves = state.moves(seat)
            assert type(moves) is tuple
            assert moves, "an acting seat has something to do"
            assert list(moves) == sorted(set(moves))
            assert all(type(move) is int and 0 <= move < space for move in moves)
        assert len(state.standing()) == setup.seats
        outcome = state.outcome()
        assert (outcome is None) == bool(acting), "it is over when nobody acts, and only then"
    assert outcome is not None
    assert outcome.reason in game.reasons
    assert len(outcome.scores) == setup.seats
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert set(outcome.winners) <= set(range(setup.seats))
    lost_alone = setup.seats == 1 and not outcome.winners
    assert sum(outcome.share(seat) for seat in range(setup.seats)) == pytest.approx(0 if lost_alone else 1)
    assert outcome.scores == state.standing(), "the scores at the end are how it stands at the end"
    assert (game.space(setup), game.chance_space(setup)) == (space, setup.chance_space), "the space is fixed"


@each_setup
def test_what_a_state_has_worked_out_before_is_never_out_of_date(setup: Setup) -> None:
    """A copy works out everything anew, and offers the same."""
    for state, seat, move in walk(setup, "kept"):
        if move >= 0 and seat != FORTUNA:
            assert state.moves(seat) == state.copy().moves(seat)


@each_setup
def test_apply_without_a_journal_plays_the_same_game(setup: Setup) -> None:
    """Search uses `apply` on copies: it must lead where `play` does, and tell nothing."""
    for state, seat, move in walk(setup, "apply"):
        if move < 0:
            break
        twin = state.copy()
        assert twin.journal is None
        twin.apply(seat, move)
        told = state.copy()
        told.journal = []
        told.play(seat, move)
        assert twin.journal is None
        told.journal = None
        assert state_facts(twin) == state_facts(told)


@each_setup
def test_what_is_not_legal_is_refused_in_words_and_changes_nothing(setup: Setup) -> None:
    rng = stream("refused", label(setup))
    checked = 0
    for number, (state, _, move) in enumerate(walk(setup, "refused", most=400)):
        if number % 7 == 0 or move < 0:
            _check_refusals(state, rng)
            checked += 1
    assert checked > 3


def _check_refusals(state: State, rng: Rng) -> None:
    setup = state.setup
    acting = state.acting()
    state.journal = []
    before = (state_facts(state), views(state))
    size = setup.chance_space if acting == FORTUNA_ACTS else setup.space
    for seat in acting:
        legal = [outcome for outcome, _ in state.chances()] if seat == FORTUNA else list(state.moves(seat))
        known = legal[0]
        bad: list[Any] = [-1, -2, True, False, None, "0", str(known), float(known), Index(known), (known,), [known]]
        bad += [size, size + 1, 2**31, 2**64, -(2**70), *numpy_ints(known)]
        unlegal = sorted(set(range(size)) - set(legal))
        bad += [rng.choice(unlegal) for _ in range(12)] if unlegal else []
        for move in bad:
            error = _refused(state, seat, move)
            assert type(error) is IllegalMove, (seat, move)
    others = [seat for seat in range(FORTUNA, setup.seats) if seat not in acting]
    for stranger in [*others, -2, setup.seats, 10**20, True, None, "0", 0.0, Index(acting[0] if acting else 0)]:
        error = _refused(state, stranger, 0)
        assert type(error) is (WrongSeat if acting else GameOver), stranger
    assert (state_facts(state), views(state)) == before
    assert state.journal == []
    state.journal = None


def _refused(state: State, seat: Any, move: Any) -> RubiconError:
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, move)
    error = caught.value
    assert error.game == state.setup.game.name
    words(error.message, state.setup)
    assert not str(error).startswith("Message("), "it reads as a sentence"
    return error


@each_setup
def test_no_earlier_state_ever_changes(setup: Setup) -> None:
    kept: list[tuple[State, str, str]] = []
    for number, (state, seat, move) in enumerate(walk(setup, "kept", most=600)):
        twin = state.copy()
        kept.append((twin, state_facts(twin), views(twin) if number % 10 == 0 else ""))
        assert state_facts(state) == kept[-1][1], "a copy is equal"
        if move >= 0:
            further = twin.copy()  # a copy of a copy, played on
            further.apply(seat, move)
    for twin, fingerprint, seen in kept:
        assert state_facts(twin) == fingerprint
        assert not seen or views(twin) == seen


@each_setup
def test_looking_changes_nothing(setup: Setup) -> None:
    for number, (state, _, _) in enumerate(walk(setup, "looking", most=300)):
        if number % 11 == 0:
            before = state_facts(state)
            views(state)
            state.standing()
            state.outcome()
            for viewer in [*range(setup.seats), None]:
                imagined = state.sight(viewer).imagine(Rng(number))
                for seat in imagined.acting():
                    imagined.apply(seat, imagined.draw(Rng(1)) if seat == FORTUNA else imagined.moves(seat)[0])
            assert state_facts(state) == before


@each_setup
def test_global_random_state_plays_no_part(setup: Setup) -> None:
    calm = [(seat, move) for _, seat, move in walk(setup, "calm")]
    before = random.getstate()
    try:
        random.seed(4)
        disturbed = []
        for number, (_, seat, move) in enumerate(walk(setup, "calm")):
            disturbed.append((seat, move))
            random.seed(number)
        assert disturbed == calm
        seeded = random.getstate()
        for state, _, _ in walk(setup, "calm", most=50):
            views(state)
        assert random.getstate() == seeded, "nobody draws from it either"
    finally:
        random.setstate(before)


@each_setup
def test_the_driver_of_benchmarks_plays_to_the_end(setup: Setup) -> None:
    tally = Tally()
    outcome = random_game(setup, Rng(5), tally)
    assert outcome.reason in setup.game.reasons
    assert tally.games == 1
    assert tally.longest == tally.decisions + tally.forced + tally.chances


@each_game
def test_options_and_seats_that_are_refused_say_why(game: Game) -> None:
    any_setup = game.setup()
    for options in combinations(game):
        error = refusal(game, options, None)
        if error is not None:
            assert type(error) is BadOption
            words(error.message, any_setup)
            continue
        allowed = game.seats(game.setup(options).options)
        assert allowed
        assert list(allowed) == sorted(set(allowed))
        for seats in [-1, 0, max(allowed) + 1, True, *(n for n in range(1, max(allowed)) if n not in allowed)]:
            error = refusal(game, options, seats)
            assert type(error) is BadSeats
            words(error.message, any_setup)
    error = refusal(game, {"no such option": 1}, None)
    assert type(error) is BadOption
    words(error.message, any_setup)
    for option in game.options:
        for value in ("no such value", 10**9, None, [1]):
            error = refusal(game, {option.name: value}, None)
            assert type(error) is BadOption
            words(error.message, any_setup)
        for choice in option.choices:
            assert refusal(game, {option.name: str(choice).upper()}, None) is None or not _allowed_alone(
                game, option.name, choice
            ), "text is read as the choice it spells"


def _allowed_alone(game: Game, name: str, choice: object) -> bool:
    return refusal(game, {name: choice}, None) is None
