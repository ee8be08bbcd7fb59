"""The driver: whole matches by bots that see only their own sight."""

from __future__ import annotations

from typing import Any

import pytest

from rubicon import games
from rubicon.core import FORTUNA, Bot, IllegalMove, Outcome, Rng, Setup, Sight, State, Streamed, record
from rubicon.core.driver import Tally, outcome_of, play, random_game
from tests.conformance.harness import holds
from tests.fixture_game import GAME


class Watchful(Bot):
    """Plays at random, and looks whether it was given more than it should be."""

    def decide(self, sight: Sight) -> int:
        assert isinstance(sight, Sight)
        assert not holds(sight, State)
        assert sight.seat in sight.acting
        return self.rng.choice(sight.moves)


class Stubborn(Bot):
    """Answers the same whatever it is asked."""

    answer: Any = 99

    def decide(self, sight: Sight) -> int:
        return self.answer  # type: ignore[no-any-return]


def test_play_keeps_a_record_that_verifies() -> None:
    for name in ("three_coins", "caesar_dice"):
        setup = games.find(name).setup(seats=3)
        match = play(setup, [Watchful(Rng(seat)) for seat in range(3)], Streamed("driver", 1))
        assert record.verify(record.write(match), games.find).checked
        assert outcome_of(setup, [Watchful(Rng(seat)) for seat in range(3)], Streamed("driver", 1)) is not None


def test_bots_are_as_many_as_seats() -> None:
    with pytest.raises(ValueError, match="3 seats need 3 bots, not 1"):
        play(GAME.setup(seats=3), [Watchful(Rng(0))], Streamed("driver", 1))


@pytest.mark.parametrize("answer", [99, -1])
def test_a_bot_that_answers_nonsense_is_named(answer: Any) -> None:
    Stubborn.answer = answer
    bots = [Stubborn(Rng(0)), Stubborn(Rng(1))]
    with pytest.raises(IllegalMove, match=f"The bot Stubborn answered {answer}"):
        outcome_of(GAME.setup(seats=2), bots, Streamed("driver", 1))
    with pytest.raises(IllegalMove, match=str(answer)):
        play(GAME.setup(seats=2), bots, Streamed("driver", 1))


@pytest.mark.parametrize("answer", [None, "0", 1.0])
def test_a_bot_that_answers_no_number_is_stopped(answer: Any) -> None:
    """Compiled code stops it with a TypeError of its own, before our words can."""
    Stubborn.answer = answer
    for drive in (outcome_of, play):
        with pytest.raises((IllegalMove, TypeError)):
            drive(GAME.setup(seats=2), [Stubborn(Rng(0)), Stubborn(Rng(1))], Streamed("driver", 1))


@pytest.mark.parametrize("name", ["three_coins", "caesar_dice"])
def test_random_games_are_counted_step_by_step(name: str) -> None:
    setup = games.find(name).setup(seats=3)
    tally = Tally()
    steps = []
    for seed in range(4):
        outcome = random_game(setup, Rng(seed), tally)
        counted, again = count(setup, Rng(seed))
        steps.append(counted)
        assert again == outcome
    assert (tally.decisions, tally.forced, tally.chances) == tuple(sum(column) for column in zip(*steps, strict=True))
    assert tally.longest == max(sum(counted) for counted in steps)
    assert tally.games == 4
    assert tally.forced or name != "three_coins"


def count(setup: Setup, rng: Rng) -> tuple[tuple[int, int, int], Outcome | None]:
    """The same game, counted here: real choices, forced steps, picks of chance."""
    state = setup.start()
    real = forced = chances = 0
    while state.acting():
        seat = state.acting()[0]
        if seat == FORTUNA:
            chances += 1
            state.play(seat, state.draw(rng))
            continue
        moves = state.moves(seat)
        if len(moves) == 1:
            forced += 1
            state.play(seat, moves[0])
        else:
            real += 1
            state.play(seat, moves[rng.below(len(moves))])
    return (real, forced, chances), state.outcome()
