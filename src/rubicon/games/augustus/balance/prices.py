"""What effects are worth, measured.

    python -m rubicon.games.augustus.balance.prices --games 1000

The effect of one mission is swapped for none, with the same seeds: seat 0 begins
with that mission, tokens and missions come from streams of their own, and what
changes in seat 0's lead over the others' mean, for each time it completed the
mission, is the price.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from math import sqrt
from multiprocessing import Pool
from statistics import mean, stdev
from typing import Any

from rubicon.games.augustus import GAME
from rubicon.games.augustus.balance.deck import COUNTS, kind_of
from rubicon.games.augustus.balance.games import Paired, play
from rubicon.games.augustus.bot.greedy import Greedy
from rubicon.games.augustus.rules.box import load, own_data


def swapped(number: int) -> dict[str, Any]:
    """Our deck with the effect of that mission gone."""
    data = own_data()
    for mission in data["missions"]:
        if mission["number"] == number:
            mission["effect"] = "none"
    return data


def measure(arguments: tuple[int, int, int]) -> tuple[str, list[float], int]:
    """The kind of a mission's effect, and for each seed what the effect changed; and how often it was completed."""
    number, games, seats = arguments
    options = {"first_game": True}
    pair = [GAME.setup(options, seats), GAME.setup(options, seats, swapped(number))]
    changes: list[float] = []
    completed = 0
    for seed in range(games):
        leads: list[float] = []
        for setup in pair:
            state = play(setup, Paired(1_000_000 + seed * 100 + number, number - 1), Greedy)
            scores = state.standing()
            leads.append(scores[0] - mean(scores[1:]))
            if setup is pair[0] and number - 1 in state.table.controlled[0]:
                completed += 1
        changes.append(leads[0] - leads[1])
    return kind_of(load(None).effects[number - 1]), changes, completed


def prices(pool: Any, games: int, seats: int) -> str:
    """The measured price of every kind of effect."""
    box = load(None)
    numbers = [number for number in range(1, 89) if box.effects[number - 1] != "none"]
    changes: dict[str, list[float]] = {}
    completed: Counter[str] = Counter()
    # As many games for every kind, shared out among its missions.
    tasks = [(n, max(1, games // COUNTS[kind_of(box.effects[n - 1])]), seats) for n in numbers]
    for kind, found, done in pool.imap_unordered(measure, tasks):
        changes.setdefault(kind, []).extend(found)
        completed[kind] += done
    lines = ["| effect | missions | measured price | ± |", "|---|---:|---:|---:|"]
    for kind in COUNTS:
        if kind != "none":
            share = max(1, completed[kind]) / len(changes[kind])
            price = mean(changes[kind]) / share
            error = 1.96 * stdev(changes[kind]) / sqrt(len(changes[kind])) / share
            lines.append(f"| {kind} | {COUNTS[kind]} | {price:.1f} | {error:.1f} |")
    return "\n".join(lines)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="pairs of games for each kind of effect")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    with Pool(arguments.jobs) as pool:
        print(prices(pool, arguments.games, arguments.seats))
    return 0


if __name__ == "__main__":
    sys.exit(main())
