from __future__ import annotations

import random

import pytest

import rubicon
from rubicon import games
from rubicon.core.driver import Tally, random_game
from rubicon.core.rng import stream
from rubicon.lab import bench
from rubicon.lab.entrants import LabError

KEYS = {
    "game",
    "compiled",
    "seats",
    "decisions_per_s",
    "games_per_s",
    "mean_decisions",
    "forced_per_s",
    "chances_per_s",
    "seconds",
    "wall",
}


@pytest.mark.parametrize("game", games.names())
def test_what_is_told_fits_together(game: str) -> None:
    plain = bench.run(game, seconds=0.05).plain()
    assert set(plain) == KEYS
    assert plain["game"] == game
    assert plain["compiled"] is rubicon.COMPILED
    assert plain["seats"] in games.find(game).seats(
        {option.name: option.default for option in games.find(game).options}
    )
    assert plain["decisions_per_s"] == pytest.approx(plain["games_per_s"] * plain["mean_decisions"])
    assert plain["mean_decisions"] > 1
    assert plain["forced_per_s"] >= 0
    assert plain["seconds"] >= 0.05
    wall = plain["wall"]
    assert wall["games_per_s"] * wall["seconds"] == pytest.approx(plain["games_per_s"] * plain["seconds"])
    assert set(wall) == {"decisions_per_s", "forced_per_s", "chances_per_s", "games_per_s", "seconds"}


def test_it_is_the_processor_s_time_that_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both clocks are replaced: while the processor works for a second, ten go by on the wall."""
    work = 0.0

    def processor() -> float:
        nonlocal work
        work += 1.0
        return work

    monkeypatch.setattr("time.process_time", processor)
    monkeypatch.setattr("time.perf_counter", lambda: work * 10.0)
    result = bench.run("caesar_dice", seconds=4.0)
    assert result.seconds == 4.0
    assert result.wall_seconds == 50.0
    assert result.plain()["games_per_s"] == pytest.approx(result.tally.games / 4)
    assert result.plain()["wall"]["games_per_s"] == pytest.approx(result.tally.games / 50)


def test_the_games_are_those_of_random_play() -> None:
    result = bench.run("caesar_dice", seconds=0.01, seats=3, seed=4)
    setup = games.find("caesar_dice").setup(None, 3)
    rng = stream("bench", "caesar_dice", 4)
    tally = Tally()
    random_game(setup, rng, Tally())  # to warm up
    for _ in range(result.tally.games):
        random_game(setup, rng, tally)
    assert (tally.decisions, tally.forced, tally.chances) == (
        result.tally.decisions,
        result.tally.forced,
        result.tally.chances,
    )


def test_python_s_own_randomness_is_not_disturbed() -> None:
    random.seed(1)
    before = random.getstate()
    bench.run("caesar_dice", seconds=0.01)
    assert random.getstate() == before


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("nan"), float("inf")])
def test_no_time_is_refused(seconds: float) -> None:
    with pytest.raises(LabError, match="more than 0 seconds"):
        bench.run("caesar_dice", seconds=seconds)
