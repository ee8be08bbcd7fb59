"""Hints in every game: two or three moves, each with a chance of winning and with why; in time."""

from __future__ import annotations

import pytest

from rubicon import bots, games
from rubicon.bots.search import Search
from rubicon.core import FORTUNA, Rng, Sight
from rubicon.core.mind import Level
from tests.bots.counting import decisions
from tests.conformance.harness import words

ITERATIONS = {"caesar": 40, "augustus": 40, "julius_caesar": 300}
"""Julius Caesar gives most decisions a small part of them."""

each_game = pytest.mark.parametrize("game", games.names())


def first_choice(game: str, seed: int) -> Sight:
    """The first position in which somebody has at least three moves."""
    rng = Rng(seed)
    state = games.find(game).setup().start()
    while True:
        seat = state.acting()[0]
        if seat != FORTUNA and len(state.moves(seat)) >= 3:
            return state.sight(seat)
        state.play(seat, state.draw(rng) if seat == FORTUNA else state.moves(seat)[0])


@each_game
def test_the_adviser_takes_the_time_that_people_wait(game: str) -> None:
    bot = bots.adviser(game, Rng(1))
    if type(bot) is Search:
        assert 0 < bot.level.seconds <= 2.0
    else:
        assert game == "caesar_dice"  # exact, and at once


@each_game
def test_a_hint_names_moves_with_chances_and_says_why(game: str) -> None:
    """With a number of iterations, so that it is the same on every machine."""
    bot = bots.adviser(game, Rng(1))
    if type(bot) is Search:
        level = bot.level
        assert isinstance(level, Level)
        bot = Search(Rng(1), level.at(ITERATIONS[game]))
    sight = first_choice(game, 3)
    advice = bot.advise(sight)
    assert 2 <= len(advice) <= 3
    assert len({one.move for one in advice}) == len(advice)
    for one in advice:
        assert one.move in sight.moves
        assert 0 <= one.value <= 1
        assert one.why is not None
        assert one.why.key.startswith("hint-")
        assert words(one.why, sight.setup)


@each_game
def test_the_first_hint_is_the_one_with_the_best_chance(game: str) -> None:
    """At decisions all along a game, however few iterations there are: two or three moves where there are as many."""
    bot = bots.adviser(game, Rng(1))
    if type(bot) is Search:
        bot = Search(Rng(1), bot.level.at(12))
    for sight in decisions(game, 8):
        advice = bot.advise(sight)
        assert len(advice) == min(3, len(sight.moves))
        values = [one.value for one in advice]
        assert values == sorted(values, reverse=True)
