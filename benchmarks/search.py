"""How fast the search thinks: iterations a second on one core, in two processes, and the time to imagine a position.

    python benchmarks/search.py [--seconds 2] [--decisions 8] [--alone] [--json] [GAME ...]

The decisions are from all over a game that `greedy` (or `easy`) plays with itself; on each the level `strong` (of
caesar_dice: `medium`) thinks for the same time. Rates and times are of the processor, so that other work on the machine
does not count. What two processes gain is of the clock and needs two idle cores; `--alone` leaves it out.
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


def measure(game: str, seconds: float, count: int, alone: bool) -> dict[str, Any]:
    """The figures of one game."""
    level = bots.make(game, "strong", stream("level"))
    if not isinstance(level, Search):
        level = bots.make(game, "medium", stream("level"))
    assert isinstance(level, Search)
    rates: list[float] = []
    imagined: list[float] = []
    parallel: list[float] = []
    sights = decisions(game, count)
    if not alone:  # the processes are started before the clock is
        Parallel(stream("both"), level.level.at(2), WORKERS).think(sights[0])
    for number, sight in enumerate(sights):
        rng = stream("rate", number)
        tree = Tree(sight, level.level, rng)
        begun = time.process_time()
        looked = time.perf_counter()
        while time.process_time() - begun < seconds / count:
            tree.grow(4)
        rates.append(tree.iterations / (time.process_time() - begun))
        one_process = tree.iterations / (time.perf_counter() - looked)
        begun = time.process_time()
        for _ in range(IMAGINED):
            sight.imagine(rng)
        imagined.append((time.process_time() - begun) / IMAGINED)
        if not alone:
            # As many iterations in each of two processes as one has just made: twice the work, in what time?
            effort = level.level.mind.effort(sight)
            both = Parallel(stream("both", number), level.level.at(max(2, int(tree.iterations / effort))), WORKERS)
            looked = time.perf_counter()
            done = sum(one.tried for one in both.think(sight))
            parallel.append(done / (time.perf_counter() - looked) / one_process)
    return {
        "game": game,
        "compiled": rubicon.COMPILED,
        "decisions": len(sights),
        "iterations_per_s": median(rates),
        "slowest": min(rates),
        "fastest": max(rates),
        "two_processes": median(parallel) if parallel else None,
        "imagine_us": median(imagined) * 1e6,
    }


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--seconds", type=float, default=2.0, help="of thinking for each game")
    parser.add_argument("--decisions", type=int, default=8)
    parser.add_argument("--alone", action="store_true", help="in this process only")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rows = [measure(game, arguments.seconds, arguments.decisions, arguments.alone) for game in arguments.games]
    if arguments.json:
        print(json.dumps(rows, indent=2))
        return
    print("| game | rules | iterations/s | slowest–fastest decision | two processes | imagine |")
    print("| --- | --- | --- | --- | --- | --- |")
    for row in rows:
        kind = "compiled" if row["compiled"] else "plain"
        gain = "" if row["two_processes"] is None else f"× {row['two_processes']:.2f}"
        print(
            f"| {row['game']} | {kind} | {row['iterations_per_s']:,.0f} | {row['slowest']:,.0f}–{row['fastest']:,.0f} "
            f"| {gain} | {row['imagine_us']:.0f} µs |"
        )


if __name__ == "__main__":
    main()
