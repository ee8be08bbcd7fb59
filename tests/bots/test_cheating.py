"""A bot that is given the truth does better where something is hidden, and only there (benchmarks/cheat.py)."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from benchmarks import cheat
from rubicon import games
from rubicon.bots.search import Search
from rubicon.core.game import Sight
from rubicon.core.mind import Level, Mind
from rubicon.core.rng import Rng, stream
from tests.bots.counting import decisions
from tests.bots.small import SmallState, at
from tests.bots.test_search import guess


@pytest.mark.parametrize("coin", [0, 1])
def test_whoever_knows_the_coin_does_not_take_the_lottery(coin: int) -> None:
    """A fair bot takes 60 tickets of 100 rather than guess; a cheat sees the coin, and wins for certain."""
    state = at(guess(60), coin)

    def wins(cheats: bool) -> tuple[int, float]:
        found = Search(stream("cheat"), Level(Mind(), 600)).think(cheat.sight_of(state, 0, cheats))
        return found[0].move, found[0].value

    assert wins(True)[0] == 1
    assert wins(True)[1] > 0.95
    assert wins(False)[0] == 0
    assert wins(False)[1] == pytest.approx(0.6, abs=0.05)


def test_the_cheat_wins_more_of_a_small_game() -> None:
    """100 coins each: the fair one wins about 60 of them, the cheat all."""
    level = Level(Mind(), 60)
    won = {True: 0, False: 0}
    for cheats in won:
        for number in range(100):
            state = at(guess(60), number % 2)
            luck = stream("luck", number)
            bot = Search(stream("bot", number), level)
            while acting := state.acting():
                if acting[0] < 0:
                    state.apply(acting[0], state.draw(luck))
                else:
                    state.apply(0, bot.decide(cheat.sight_of(state, 0, cheats)))
            outcome = state.outcome()
            assert outcome is not None
            won[cheats] += 0 in outcome.winners
    assert won[True] >= 97
    assert won[False] <= 80


def boards(sight: Sight, seed: int) -> list[dict[str, object]]:
    """What all seats would see in a position that was imagined."""
    state = sight.imagine(Rng(seed))
    return [state.sight(seat).board() for seat in range(sight.setup.seats)]


@pytest.mark.parametrize("game", games.names())
def test_the_cheat_sees_what_there_is(game: str) -> None:
    """The same whenever it imagines; a fair sight imagines other positions, if the game has secrets."""
    different = 0
    for sight in decisions(game, 3):
        assert sight.seat is not None
        truth = sight.imagine(Rng(5))
        shown = [truth.sight(seat).board() for seat in range(sight.setup.seats)]
        opened = cheat.sight_of(truth, sight.seat, True)
        assert opened.moves == sight.moves
        assert boards(opened, 1) == boards(opened, 2) == shown
        different += any(boards(truth.sight(sight.seat), seed) != shown for seed in range(4))
    assert (different > 0) == (game != "caesar_dice")


def test_the_command() -> None:
    line = [sys.executable, cheat.__file__, "caesar_dice", "--games", "4", "--iterations", "3", "--json"]
    row = json.loads(subprocess.run(line, capture_output=True, text=True, check=True, timeout=600).stdout)[0]
    assert (row["game"], row["games"], row["iterations"], row["seats"]) == ("caesar_dice", 4, 3, 2)
    assert row["low"] <= row["share"] <= row["high"]


def test_small_positions_are_copied() -> None:
    """The cheat's truth is its own: what the search plays in it does not reach the match."""
    state = at(guess(60), 0)
    sight = cheat.sight_of(state, 0, True)
    played = sight.imagine(Rng(0))
    played.apply(0, 1)
    assert isinstance(played, SmallState)
    assert state.looks == at(guess(60), 0).looks
