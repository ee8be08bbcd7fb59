"""How fast the search thinks: iterations a second on one core, in two processes, and the time to imagine a position.

    python benchmarks/search.py [--seconds 2] [--decisions 8] [--json] [GAME ...]

The decisions are from all over a game that `greedy` (or `easy`) plays with itself; on each the level `strong` (of
caesar_dice: `medium`) thinks for the same time. Seconds are of the clock: on a busy machine take them as a lower bound.
"""

from __future__ import annotations

import argparse
import json
import time
from statistics import median
from typing import Any

import rubicon
from rubicon import bots, games
from rubicon.bots.parallel import Parallel
from rubicon.bots.search import Search, Tree
from rubicon.core.game import FORTUNA, Sight
from rubicon.core.rng import stream

SEATS = {"augustus": 4, "caesar_dice": 3}
IMAGINED = 200
WORKERS = 2


def decisions(game: str, count: int) -> list[Sight]:
    """Decisions with a choice, evenly spread over one game."""
    setup = games.find(game).setup(seats=SEATS.get(game))
    name = "greedy" if "greedy" in bots.names(game) else "easy"
    players = [bots.make(game, name, stream("benchmark", seat)) for seat in range(setup.seats)]
    rng = stream("benchmark", game)
    state = setup.start()
    found: list[Sight] = []
    while state.acting():
        seat = state.acting()[0]
        if seat == FORTUNA:
            state.apply(seat, state.draw(rng))
            continue
        sight = state.sight(seat)
        if len(sight.moves) > 1:
            found.append(sight)
        state.apply(seat, players[seat].decide(sight))
    step = max(1, len(found) // count)
    return found[step // 2 :: step][:count]


def measure(game: str, seconds: float, count: int) -> dict[str, Any]:
    """The figures of one game."""
    level = bots.make(game, "strong", stream("level"))
    if not isinstance(level, Search):
        level = bots.make(game, "medium", stream("level"))
    assert isinstance(level, Search)
    rates: list[float] = []
    imagined: list[float] = []
    parallel: list[float] = []
    both = Parallel(stream("both"), level.level.at(1), WORKERS)
    sights = decisions(game, count)
    both.think(sights[0])  # the processes are started before the clock is
    for number, sight in enumerate(sights):
        rng = stream("rate", number)
        tree = Tree(sight, level.level, rng)
        begun = time.perf_counter()
        tree.grow(10**9, seconds / count)
        rates.append(tree.iterations / (time.perf_counter() - begun))
        begun = time.perf_counter()
        for _ in range(IMAGINED):
            sight.imagine(rng)
        imagined.append((time.perf_counter() - begun) / IMAGINED)
        # As many iterations in each of two processes as one has just made: twice the work, in what time?
        effort = level.level.mind.effort(sight)
        both = Parallel(stream("both", number), level.level.at(max(2, int(tree.iterations / effort))), WORKERS)
        begun = time.perf_counter()
        done = sum(one.tried for one in both.think(sight))
        parallel.append(done / (time.perf_counter() - begun))
    return {
        "game": game,
        "compiled": rubicon.COMPILED,
        "decisions": len(sights),
        "iterations_per_s": median(rates),
        "slowest": min(rates),
        "fastest": max(rates),
        "two_processes": median([b / a for a, b in zip(rates, parallel, strict=True)]),
        "imagine_us": median(imagined) * 1e6,
    }


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--seconds", type=float, default=2.0, help="of thinking for each game")
    parser.add_argument("--decisions", type=int, default=8)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rows = [measure(game, arguments.seconds, arguments.decisions) for game in arguments.games]
    if arguments.json:
        print(json.dumps(rows, indent=2))
        return
    print("| game | rules | iterations/s | slowest–fastest decision | two processes | imagine |")
    print("| --- | --- | --- | --- | --- | --- |")
    for row in rows:
        kind = "compiled" if row["compiled"] else "plain"
        print(
            f"| {row['game']} | {kind} | {row['iterations_per_s']:,.0f} | {row['slowest']:,.0f}–{row['fastest']:,.0f} "
            f"| × {row['two_processes']:.2f} | {row['imagine_us']:.0f} µs |"
        )


if __name__ == "__main__":
    main()
