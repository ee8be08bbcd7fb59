"""Is there something hidden to know? A bot that is given the truth plays against the same bot that is not.

    python benchmarks/cheat.py [--iterations N] [--games 200] [--minutes 6] [--seed 0] [--json] [GAME ...]

Both are the game's search with the same number of iterations. The one imagines positions from its `Sight`, as every bot
of the house; the other gets the `State` and finds the true position whenever it imagines one. What chance will bring it
does not know either. Every deal is played with the cheat in each seat in turn and with the same chance; all other seats
are fair. If nothing hidden mattered, the cheat would win its equal share.

No bot of the house can do that: it takes this loop, which has the truth in its hands.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import cache
from typing import Any

import rubicon
from rubicon import bots, games
from rubicon.bots.search import Search
from rubicon.core.chance import Streamed
from rubicon.core.driver import settle
from rubicon.core.game import Setup, Sight, State
from rubicon.core.mind import Level
from rubicon.core.rng import Rng, stream
from rubicon.lab.statistics import share_interval

ITERATIONS = {"augustus": 100, "caesar": 100, "caesar_dice": 30, "julius_caesar": 15}
OTHERWISE = 50


@cache
def knowing(kind: Any) -> Any:
    """The sights of a game, but for those who have seen everything."""

    class Knowing(kind):  # type: ignore[misc]
        def __init__(self, state: State, seat: int) -> None:
            super().__init__(state, seat)
            self.truth = state.copy()

        def imagine(self, rng: Rng) -> State:
            """The true position."""
            return self.truth.copy()

    return Knowing


def sight_of(state: State, seat: int, cheats: bool) -> Sight:
    """What is shown to a seat: what it may know, or what there is."""
    fair = state.sight(seat)
    if not cheats:
        return fair
    opened: Sight = knowing(type(fair))(state, seat)
    return opened


def winner_share(setup: Setup, level: Level, cheat: int, seed: int, deal: int) -> float:
    """One game: what the cheat in that seat won of it."""
    state = setup.start()
    fortuna = Streamed("cheat", seed, deal)
    players = [Search(stream("cheat", seed, deal, cheat, seat), level) for seat in range(setup.seats)]
    while acting := settle(state, fortuna):
        seat = acting[0]
        state.play(seat, players[seat].decide(sight_of(state, seat, seat == cheat)))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.share(cheat)


def measure(game: str, iterations: int, most: int, seconds: float, seed: int) -> dict[str, Any]:
    """So many games, or as many whole deals as the time allows."""
    setup = games.find(game).setup()
    level = list(bots.levels(game).values())[-1].at(iterations)
    ends = time.process_time() + seconds
    blocks: list[float] = []
    while len(blocks) * setup.seats < most and (len(blocks) < 2 or time.process_time() < ends):
        shares = [winner_share(setup, level, cheat, seed, len(blocks)) for cheat in range(setup.seats)]
        blocks.append(sum(shares) / setup.seats)
    interval = share_interval(blocks)
    return {
        "game": game,
        "compiled": rubicon.COMPILED,
        "iterations": iterations,
        "seats": setup.seats,
        "games": len(blocks) * setup.seats,
        "share": interval.mean,
        "low": interval.low,
        "high": interval.high,
        "equal": 1 / setup.seats,
    }


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=games.names())
    parser.add_argument("--iterations", type=int, help="of both; by default as many as the figures are from")
    parser.add_argument("--games", type=int, default=200, dest="most", help="for each game")
    parser.add_argument("--minutes", type=float, default=6.0, help="of the processor for each game, at most")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rows: list[dict[str, Any]] = []
    if not asked.json:
        print("| game | iterations | games | share of the cheat | 95% interval | equals |")
        print("| --- | --- | --- | --- | --- | --- |")
    for game in asked.games:
        iterations = asked.iterations or ITERATIONS.get(game, OTHERWISE)
        row = measure(game, iterations, asked.most, 60 * asked.minutes, asked.seed)
        rows.append(row)
        if not asked.json:
            print(
                f"| {game} | {iterations} | {row['games']} | {row['share']:.1%} "
                f"| {row['low']:.1%}–{row['high']:.1%} | {row['equal']:.0%} |",
                flush=True,
            )
    if asked.json:
        print(json.dumps(rows, indent=2))


if __name__ == "__main__":
    main()
