"""The balance of the deck, shown with the project's own bot (A6.5).

    python -m rubicon.games.augustus.balance                     2,000 games of four greedy bots: length and scores
    python -m rubicon.games.augustus.balance --prices            what each kind of effect is worth, measured
    python -m rubicon.games.augustus.balance --figure x.svg      the same games drawn

The goal: on average 25 to 45 draws and 45 to 75 points for the winner, and at
least 90% of the games inside each. The exit code says whether it is met.

The price of an effect is measured by swapping it for none, on one mission, with
the same seeds: seat 0 begins with that mission, tokens and missions come from
streams of their own, and what changes in seat 0's lead over the others' mean, for
each time it completed the mission, is the price.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from statistics import mean, median, stdev
from typing import Any

from rubicon.core.chance import Fortuna
from rubicon.core.game import FORTUNA, FORTUNA_ACTS, Setup, State
from rubicon.core.rng import stream
from rubicon.games.augustus import GAME
from rubicon.games.augustus.bot import Greedy
from rubicon.games.augustus.box import load, own_data
from rubicon.games.augustus.deck import COUNTS, kind_of
from rubicon.games.augustus.odds import exact
from rubicon.games.augustus.rules import AugustusState
from rubicon.games.augustus.table import DRAWING, HAND_DEAL
from rubicon.games.augustus.words import MISSION

DRAWS = (25, 45)
POINTS = (45, 75)
INSIDE = 0.9
MOST_FOR_DRAWS = 1.6
"""No mission's points and price for each draw may be more than this times the median."""


class Paired(Fortuna):
    """Tokens and missions from separate streams, so that games with the same seed stay alike; seat 0 gets a mission."""

    def __init__(self, seed: int, mission: int | None = None) -> None:
        self.tokens = stream("augustus balance tokens", seed)
        self.missions = stream("augustus balance missions", seed)
        self.mission = mission

    def pick(self, state: State) -> int:
        """The next token or mission."""
        assert isinstance(state, AugustusState)
        table = state.table
        if table.phase == DRAWING:
            return state.draw(self.tokens)
        if self.mission is not None and table.phase == HAND_DEAL and not table.progress[0]:
            return MISSION + self.mission
        outcome = state.draw(self.missions)
        if self.mission is not None and table.phase != HAND_DEAL and not table.progress[0]:
            while outcome == MISSION + self.mission:  # not into the first row
                outcome = state.draw(self.missions)
        return outcome

    def proof(self, over: bool) -> dict[str, object]:
        """None: nothing is recorded."""
        return {}


def play(setup: Setup, fortuna: Fortuna) -> AugustusState:
    """One game of greedy bots."""
    state = GAME.start(setup)
    bots = [Greedy(stream("augustus balance bot", seat)) for seat in range(setup.seats)]
    while True:
        acting = state.acting()
        if not acting:
            return state
        if acting == FORTUNA_ACTS:
            state.apply(FORTUNA, fortuna.pick(state))
        else:
            seat = acting[0]
            state.apply(seat, bots[seat].decide(state.sight(seat)))


# Length and scores


class Sample:
    """What some games came to."""

    def __init__(self) -> None:
        self.draws: list[int] = []
        self.best: list[int] = []
        self.scores: list[int] = []
        self.reasons: Counter[str] = Counter()
        self.held: Counter[int] = Counter()  # how often a mission was controlled at the end
        self.won: Counter[int] = Counter()  # and by a winner


def sample(arguments: tuple[int, int, int]) -> Sample:
    """The games of the seeds from the first to before the last."""
    seats, first, last = arguments
    setup = GAME.setup(seats=seats)
    found = Sample()
    for seed in range(first, last):
        state = play(setup, Paired(seed))
        outcome = state.outcome()
        assert outcome is not None
        found.draws.append(state.table.draws)
        found.best.append(max(outcome.scores))
        found.scores += outcome.scores
        found.reasons[outcome.reason] += 1
        for seat in range(seats):
            found.held.update(state.table.controlled[seat])
            if seat in outcome.winners:
                found.won.update(state.table.controlled[seat])
    return found


def gather(samples: list[Sample]) -> Sample:
    """All of them as one."""
    total = Sample()
    for found in samples:
        total.draws += found.draws
        total.best += found.best
        total.scores += found.scores
        total.reasons += found.reasons
        total.held += found.held
        total.won += found.won
    return total


def inside(values: list[int], bounds: tuple[int, int]) -> float:
    """The share of the values within the bounds."""
    return sum(bounds[0] <= value <= bounds[1] for value in values) / len(values)


def report(found: Sample, seats: int) -> tuple[str, bool]:
    """In words, and whether the goal is met."""
    lines = [f"{len(found.draws)} games of {seats} greedy bots"]
    good = True
    for name, values, bounds in (("draws", found.draws, DRAWS), ("winner's points", found.best, POINTS)):
        share = inside(values, bounds)
        fine = bounds[0] <= mean(values) <= bounds[1] and share >= INSIDE
        good = good and fine
        lines.append(
            f"  {name:16} mean {mean(values):5.1f}   standard deviation {stdev(values):4.1f}   "
            f"from {min(values)} to {max(values)}   within {bounds[0]}-{bounds[1]}: {share:.1%}"
            f"   {'as wished' if fine else 'NOT AS WISHED'}"
        )
    reasons = ", ".join(f"{reason} {number}" for reason, number in found.reasons.most_common())
    lines.append(f"  {'all points':16} mean {mean(found.scores):5.1f}   ended by: {reasons}")
    return "\n".join(lines), good


# Prices


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
            state = play(setup, Paired(1_000_000 + seed * 100 + number, number - 1))
            scores = state.standing()
            leads.append(scores[0] - mean(scores[1:]))
            if setup is pair[0] and number - 1 in state.table.controlled[0]:
                completed += 1
        changes.append(leads[0] - leads[1])
    return kind_of(load(None).effects[number - 1]), changes, completed


def prices(pool: Any, games: int, seats: int) -> tuple[str, bool]:
    """The measured price of every kind of effect, and the missions that give most for a draw."""
    box = load(None)
    numbers = [number for number in range(1, 89) if box.effects[number - 1] != "none"]
    changes: dict[str, list[float]] = {}
    completed: Counter[str] = Counter()
    # As many games for every kind, shared out among its missions.
    tasks = [(n, max(1, games // COUNTS[kind_of(box.effects[n - 1])]), seats) for n in numbers]
    for kind, found, done in pool.imap_unordered(measure, tasks):
        changes.setdefault(kind, []).extend(found)
        completed[kind] += done
    price: dict[str, float] = {"none": 0.0}
    lines = ["| effect | missions | measured price | ± |", "|---|---:|---:|---:|"]
    for kind in COUNTS:
        if kind != "none":
            share = max(1, completed[kind]) / len(changes[kind])
            price[kind] = mean(changes[kind]) / share
            error = 1.96 * stdev(changes[kind]) / sqrt(len(changes[kind])) / share
            lines.append(f"| {kind} | {COUNTS[kind]} | {price[kind]:.1f} | {error:.1f} |")
    rates = [(box.points[m] + max(0.0, price[kind_of(box.effects[m])])) / float(exact(box.need[m])) for m in range(88)]
    limit = MOST_FOR_DRAWS * median(rates)
    lines.append(f"\nPoints and price for each draw: median {median(rates):.2f}, limit {limit:.2f}. The most:")
    for mission in sorted(range(88), key=lambda m: -rates[m])[:5]:
        over = "   TOO MUCH" if rates[mission] > limit else ""
        lines.append(f"  {box.titles[mission]:28} {rates[mission]:.2f}   {box.effects[mission]}{over}")
    return "\n".join(lines), max(rates) <= limit


# The figure


def figure(found: Sample) -> str:
    """Length, points, and the missions that winners control most and least often, as an SVG drawing."""
    box = load(None)
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 920 430" font-family="sans-serif" font-size="12">',
        '<rect width="920" height="430" fill="#fff"/>',
    ]
    parts += _bars(30, "Draws in a game", found.draws, DRAWS, [])
    parts += _bars(330, "Points of the winner, and of everybody (line)", found.best, POINTS, found.scores)
    shares = sorted(((found.won[m] / found.held[m], m) for m in found.held if found.held[m] >= 20), reverse=True)
    parts.append('<text x="640" y="30" font-weight="bold">Whoever controls it at the end has won</text>')
    for row, (share, mission) in enumerate(shares[:8] + shares[-8:]):
        y = 50 + 22 * row + (14 if row >= 8 else 0)
        parts.append(f'<rect x="790" y="{y}" width="{share * 110:.0f}" height="14" fill="{IN}"/>')
        parts.append(f'<text x="785" y="{y + 12}" text-anchor="end">{box.titles[mission]}</text>')
        parts.append(f'<text x="{795 + share * 110:.0f}" y="{y + 12}">{share:.0%}</text>')
    return "\n".join([*parts, "</svg>", ""])


IN = "#8c2f39"
OUT = "#c9b8a8"
"""The colours of what is within the goal, and without."""


def _bars(left: int, title: str, values: list[int], bounds: tuple[int, int], behind: list[int]) -> list[str]:
    """A bar for each value, and a line for values that are drawn with it; both as shares of their own number."""
    low, high = min([*values, *behind]), max([*values, *behind])
    counts, others = Counter(values), Counter(behind)
    most = max(counts.values())
    step = 260 / (high - low + 1)
    parts = [f'<text x="{left}" y="30" font-weight="bold">{title}</text>']
    line: list[str] = []
    for value in range(low, high + 1):
        x = left + (value - low) * step
        height = 290 * counts[value] / most
        colour = IN if bounds[0] <= value <= bounds[1] else OUT
        if height:
            box = f'y="{350 - height:.1f}" width="{step * 0.92:.1f}" height="{height:.1f}"'
            parts.append(f'<rect x="{x:.1f}" {box} fill="{colour}"/>')
        if value % 10 == 0:
            parts.append(f'<text x="{x + step / 2:.1f}" y="367" text-anchor="middle">{value}</text>')
        share = others[value] / max(1, len(behind)) * len(values)
        line.append(f"{x + step / 2:.1f},{350 - min(300.0, 290 * share / most):.1f}")
    if behind:
        parts.append(f'<polyline points="{" ".join(line)}" fill="none" stroke="#4d4a44" stroke-width="1.5"/>')
    within = f"mean {mean(values):.1f}; {inside(values, bounds):.1%} of {len(values)} within {bounds[0]}–{bounds[1]}"
    parts.append(f'<text x="{left}" y="392" fill="#4d4a44">{within}</text>')
    return parts


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="how many games; with --prices, pairs for each effect")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--prices", action="store_true", help="measure the effects instead")
    parser.add_argument("--figure", type=Path, help="draw the games into this file")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    games, seats = arguments.games, arguments.seats
    with Pool(arguments.jobs) as pool:
        if arguments.prices:
            text, good = prices(pool, games, seats)
        else:
            parts = [(seats, i * games // 20, (i + 1) * games // 20) for i in range(20)]
            samples: list[Sample] = []
            for done, found in enumerate(pool.imap_unordered(sample, parts), start=1):
                samples.append(found)
                print(f"\r{done * 5}%", end="", file=sys.stderr, flush=True)
            print("\r     \r", end="", file=sys.stderr)
            total = gather(samples)
            text, good = report(total, seats)
            if arguments.figure:
                arguments.figure.write_text(figure(total), encoding="utf-8")
    print(text)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
