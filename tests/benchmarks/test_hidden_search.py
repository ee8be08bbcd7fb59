"""Searches that do not leak, and the bot that is trained to beat one other."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="needs OpenSpiel")

from benchmarks.exploiter import GAME, Exploiter, Known
from benchmarks.hidden_search import Believing, Mixing, OwnView, Resolving
from rubicon.bots.search import Search
from rubicon.core import stream
from rubicon.core.mind import Level, Mind
from tests.bots.small import Chance, Choice, End, at, lottery
from tests.bots.test_search import MIXED
from tests.fixture_game.house import guest


def dare(coin: int) -> Choice:
    """Seat 0 has seen a coin and lets seat 1 guess it, or takes 20 tickets of 100."""
    return Choice(0, [Choice(1, [End(1 - int(guess != coin)) for guess in (0, 1)]), lottery(20)])


SECRET = Chance([(1, dare(0)), (1, dare(1))], seen=(0,))
"""Who guesses a coin that only the other has seen is right half of the time: better than 20 tickets."""


def shares(bot: Mixing, sight: Any) -> dict[int, float]:
    return dict(bot.policy(sight))


@pytest.mark.parametrize("coin", [0, 1])
@pytest.mark.parametrize("kind", [OwnView, Believing, Resolving])
def test_a_rival_does_not_know_what_only_the_searcher_saw(kind: type[Mixing], coin: int) -> None:
    assert shares(kind(stream("secret", coin), 1500), at(SECRET, coin).sight(0))[0] > 0.6


def test_the_rival_in_the_trees_of_the_house_does() -> None:
    """The limit that docs/bots.md names: it expects that the coin is always guessed."""
    found = Search(stream("secret"), Level(Mind(), 1500)).think(at(SECRET, 1).sight(0))
    values = {one.move: one.value for one in found}
    assert found[0].move == 1
    assert values[0] < 0.1


def test_a_matrix_game_is_played_in_the_right_mixture() -> None:
    """One time in four the first move, never the third."""
    found = shares(OwnView(stream("mixture"), 6000), at(MIXED).sight(0))
    assert found[0] == pytest.approx(0.25, abs=0.1)
    assert found[2] < 0.05


def test_an_exploiter_learns_to_beat_whom_it_knows() -> None:
    """It wins more games against one that always does the same than before it had learnt."""
    with guest(GAME):
        setup = GAME.setup({"raising": True})
        rival, exploiter = Known(GAME, "search:10!", 1), Exploiter()

        def wins(curious: float, games: int, what: str) -> float:
            shares = [exploiter.game(setup, n % 2, rival, curious, what, n) for n in range(games)]
            return sum(shares) / games

        before = wins(0.0, 400, "before")
        wins(0.2, 1500, "learns")
        after = wins(0.0, 400, "after")
    assert after > 0.55
    assert after > before
