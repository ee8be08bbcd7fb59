"""How fast the search thinks: iterations a second, what a second process gains, and the time of imagining and of turns.

    python benchmarks/search.py [--seconds 2] [--decisions 8] [--turns 4] [--alone] [--json] [GAME ...]

The decisions are from all over a game that `greedy` (or `easy`) plays with itself.

rates      on each decision the level `strong` (of caesar_dice: `medium`) thinks for the same time. Rates and times to
           imagine are of the processor, so that other work on the machine does not count
processes  as many iterations in each of two processes at once: how much more is done in the same time. That is of the
           clock and needs two idle cores; `--alone` leaves it out
turns      `strong` as people meet it decides everything in some turns: what a seat decides before another one does.
           Of the clock too, since the clock may end its thinking
"""

from __future__ import annotations

import argparse
import json
import time
from itertools import groupby
from statistics import fmean, median
from typing import Any

import rubicon
from rubicon import bots, games
from rubicon.bots.parallel import Parallel
from rubicon.bots.search import Tree
from rubicon.core.game import FORTUNA, Sight
from rubicon.core.rng import stream

SEATS = {"augustus": 4, "caesar_dice": 3}
IMAGINED = 200
WORKERS = 2


def decisions(game: str) -> list[Sight]:
    """All decisions with a choice of one game."""
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
    return found


def spread(things: list[Any], count: int) -> list[Any]:
    """So many of them, evenly from all over."""
    step = max(1, len(things) // max(1, count))
    return things[step // 2 :: step][:count]


def turns(found: list[Sight]) -> list[list[Sight]]:
    """The decisions by turns: all that a seat decides before another one does."""
    return [list(group) for _, group in groupby(found, key=lambda sight: sight.seat)]


def thinking(game: str, chosen: list[list[Sight]]) -> dict[str, float]:
    """How long `strong` as it is thinks about these turns, in seconds of the clock."""
    bot = bots.make(game, "strong", stream("thinking"))
    each: list[float] = []
    whole: list[float] = []
    for turn in chosen:
        for sight in turn:
            begun = time.perf_counter()
            bot.decide(sight)
            each.append(time.perf_counter() - begun)
        whole.append(sum(each[-len(turn) :]))
    return {
        "decision_s": fmean(each),
        "longest_decision_s": max(each),
        "turn_s": fmean(whole),
        "longest_turn_s": max(whole),
        "decisions_in_a_turn": len(each) / len(whole),
    }


def measure(game: str, seconds: float, count: int, turns_wanted: int, alone: bool) -> dict[str, Any]:
    """The figures of one game."""
    level = list(bots.levels(game).values())[-1]
    rates: list[float] = []
    imagined: list[float] = []
    parallel: list[float] = []
    everything = decisions(game)
    sights = spread(everything, count)
    if not alone:  # the processes are started before the clock is
        Parallel(stream("both"), level.at(2), WORKERS).think(sights[0])
    for number, sight in enumerate(sights):
        rng = stream("rate", number)
        tree = Tree(sight, level, rng)
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
            effort = level.mind.effort(sight)
            both = Parallel(stream("both", number), level.at(max(2, int(tree.iterations / effort))), WORKERS)
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
        "strong": thinking(game, spread(turns(everything), turns_wanted)) if turns_wanted else None,
    }


def table(rows: list[dict[str, Any]]) -> str:
    """The figures for people."""
    lines = [
        "| game | rules | iterations/s | slowest–fastest decision | two processes | imagine |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for row in rows:
        kind = "compiled" if row["compiled"] else "plain"
        gain = "" if row["two_processes"] is None else f"× {row['two_processes']:.2f}"
        lines.append(
            f"| {row['game']} | {kind} | {row['iterations_per_s']:,.0f} | {row['slowest']:,.0f}–{row['fastest']:,.0f} "
            f"| {gain} | {row['imagine_us']:.0f} µs |"
        )
    if any(row["strong"] for row in rows):
        lines += [
            "",
            "| `strong` in | a decision | the longest | decisions in a turn | a turn | the longest |",
            "| --- | --- | --- | --- | --- | --- |",
        ]
    for row in rows:
        if told := row["strong"]:
            lines.append(
                f"| {row['game']} | {told['decision_s']:.2f} s | {told['longest_decision_s']:.2f} s "
                f"| {told['decisions_in_a_turn']:.1f} | {told['turn_s']:.2f} s | {told['longest_turn_s']:.2f} s |"
            )
    return "\n".join(lines)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=games.names())
    parser.add_argument("--seconds", type=float, default=2.0, help="of thinking for each game's rates")
    parser.add_argument("--decisions", type=int, default=8, help="on which that time is spent")
    parser.add_argument("--turns", type=int, default=4, help="of strong as it is, for each game; 0 leaves them out")
    parser.add_argument("--alone", action="store_true", help="in this process only")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rows = [measure(game, asked.seconds, asked.decisions, asked.turns, asked.alone) for game in asked.games]
    print(json.dumps(rows, indent=2) if asked.json else table(rows))


if __name__ == "__main__":
    main()
