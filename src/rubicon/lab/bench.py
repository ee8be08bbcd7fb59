"""How fast the rules are: uniformly random play in one process, by the processor's time and by the clock's."""

from __future__ import annotations

import time
from typing import Any

import rubicon
from rubicon import games
from rubicon.core.driver import Tally, random_game
from rubicon.core.message import Message
from rubicon.core.rng import stream
from rubicon.lab.entrants import LabUsageError

_LOOK = 0.02  # seconds between looks at the clock: it shall cost nothing, and not overrun by much


class BenchResult:
    """What was counted, and how long it took: of the processor's time, and by the clock on the wall."""

    def __init__(self, game: str, seats: int, tally: Tally, seconds: float, wall_seconds: float) -> None:
        self.game = game
        self.seats = seats
        self.compiled = rubicon.COMPILED
        self.tally = tally
        self.seconds = seconds
        self.wall_seconds = wall_seconds

    def rates(self, seconds: float) -> dict[str, float]:
        """Per second, if it took so many: decisions are those with more than one legal move."""
        tally = self.tally
        return {
            "decisions_per_s": tally.decisions / seconds,
            "forced_per_s": tally.forced / seconds,
            "chances_per_s": tally.chances / seconds,
            "games_per_s": tally.games / seconds,
        }

    def plain(self) -> dict[str, Any]:
        """All of it as plain data, for JSON. Rates are those of the processor's time, `wall` has the others."""
        return {
            "game": self.game,
            "compiled": self.compiled,
            "seats": self.seats,
            **self.rates(self.seconds),
            "mean_decisions": self.tally.decisions / self.tally.games,
            "seconds": self.seconds,
            "wall": {**self.rates(self.wall_seconds), "seconds": self.wall_seconds},
        }


def run(
    game: str,
    *,
    seconds: float = 2.0,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
) -> BenchResult:
    """Play at random for about that many seconds of the processor's time, at least one game.

    Without `seats`, the fewest.
    """
    if not 0 < seconds < float("inf"):
        raise LabUsageError(Message("lab-seconds", {"seconds": str(seconds)}))
    setup = games.find(game).setup(options, seats)
    rng = stream("bench", game, seed)
    random_game(setup, rng, Tally())  # what is only done once shall not be measured
    tally = Tally()
    batch = 1
    clock = time.perf_counter()
    begun = looked = time.process_time()  # others may be at work on this machine
    while True:
        for _ in range(batch):
            random_game(setup, rng, tally)
        now = time.process_time()
        if now - begun >= seconds:
            return BenchResult(game, setup.seats, tally, now - begun, time.perf_counter() - clock)
        if now - looked < _LOOK:
            batch *= 2
        looked = now
