"""Errors: sentences in English for people who call us, messages for everybody else, and they travel."""

from __future__ import annotations

import inspect
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from rubicon import games
from rubicon.core import IllegalMove, Message, RubiconError, UnknownGame, errors
from tests.fixture_game import GAME

KINDS = [kind for _, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, RubiconError)]


@pytest.mark.parametrize("kind", KINDS, ids=[kind.__name__ for kind in KINDS])
def test_errors_read_as_sentences_and_travel(kind: type[RubiconError]) -> None:
    error = kind(Message("error-move-space", {"move": "9", "last": "4"}), "three_coins")
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert (again.message, again.game) == (error.message, "three_coins")
    assert str(again) == str(error) == "There is no move 9: moves are whole numbers from 0 to 4."
    assert str(kind(Message("error-over"))).startswith("The game is over")


def test_the_words_of_a_game_are_found() -> None:
    state = GAME.setup(seats=2).start()
    for coin in (0, 0, 0, 0):
        state.play(-1, coin)
    with pytest.raises(IllegalMove, match="You do not hold that coin"):
        state.play(0, 2)


def test_an_error_without_words_still_says_something() -> None:
    """It speaks when something else has gone wrong already, so it must not fail itself."""
    assert "no-such-key" in str(RubiconError(Message("no-such-key", {"n": 1}), "no such game"))
    assert "error-seats" in str(RubiconError(Message("error-seats")))


def test_unknown_games_are_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"“chess”.*caesar_dice"):
        games.find("chess")
    with pytest.raises(UnknownGame):
        games.find("x" * 100_000)


def test_illegal_moves_are_one_family() -> None:
    assert issubclass(errors.WrongSeat, IllegalMove)
    assert issubclass(errors.GameOver, IllegalMove)
    assert issubclass(errors.WrongRules, errors.BadRecord)


def _raise_there() -> None:
    games.find("chess")


@pytest.mark.slow
def test_errors_come_back_from_other_processes() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool, pytest.raises(UnknownGame, match="chess"):
        pool.submit(_raise_there).result()
