"""How fast the rules are: uniformly random play to the end, in one process."""

from __future__ import annotations

import time
from typing import Any

import rubicon
from rubicon import games
from rubicon.core.driver import Tally, random_game
from rubicon.core.message import Message
from rubicon.core.rng import stream
from rubicon.lab.lineup import LabError

_LOOK = 0.02  # seconds between looks at the clock: it shall cost nothing, and not overrun by much


class BenchResult:
    """What was counted, and how long it took."""

    def __init__(self, game: str, seats: int, tally: Tally, seconds: float) -> None:
        self.game = game
        self.seats = seats
        self.compiled = rubicon.COMPILED
        self.tally = tally
        self.seconds = seconds

    @property
    def decisions_per_s(self) -> float:
        """Decisions of seats with more than one legal move; forced ones and Fortuna's are counted apart."""
        return self.tally.decisions / self.seconds

    @property
    def games_per_s(self) -> float:
        """Whole games."""
        return self.tally.games / self.seconds

    def plain(self) -> dict[str, Any]:
        """All of it as plain data, for JSON."""
        return {
            "game": self.game,
            "compiled": self.compiled,
            "seats": self.seats,
            "decisions_per_s": self.decisions_per_s,
            "games_per_s": self.games_per_s,
            "mean_decisions": self.tally.decisions / self.tally.games,
            "forced_per_s": self.tally.forced / self.seconds,
            "chances_per_s": self.tally.chances / self.seconds,
            "seconds": self.seconds,
        }


def run(
    game: str,
    *,
    seconds: float = 2.0,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
) -> BenchResult:
    """Play at random for about that many seconds, at least one game; the fewest seats unless told otherwise."""
    if not 0 < seconds < float("inf"):
        raise LabError(Message("lab-seconds", {"seconds": str(seconds)}))
    setup = games.find(game).setup(options, seats)
    rng = stream("bench", game, seed)
    random_game(setup, rng, Tally())  # what is only done once shall not be measured
    tally = Tally()
    batch = 1
    begun = looked = time.perf_counter()
    while True:
        for _ in range(batch):
            random_game(setup, rng, tally)
        now = time.perf_counter()
        if now - begun >= seconds:
            return BenchResult(game, setup.seats, tally, now - begun)
        if now - looked < _LOOK:
            batch *= 2
        looked = now
