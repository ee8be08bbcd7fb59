"""Look for a better style of playing a game: an evolution of weights, each tried against those of `greedy`.

    python benchmarks/style.py augustus --minutes 5

A generation is a number of styles around the mean of the last one's best. Each
plays the same deals in every seat, against `PLAIN` in all others; what counts is
victories, and a little the lead in points, which says more where hardly anybody
wins. Prints the weights of the mean at the end, and how it does in new deals.
"""

from __future__ import annotations

import argparse
import random
import time
from importlib import import_module
from math import exp, log
from multiprocessing import Pool
from typing import Any

from rubicon.core.chance import Streamed
from rubicon.core.driver import outcome_of
from rubicon.core.game import Setup
from rubicon.core.rng import Rng
from rubicon.games import find

SEATS = {"augustus": 4, "julius_caesar": 2}  # the games whose `bot/weights.py` this is about
POINTS = 0.02  # what a point of lead at the end counts, beside a victory

Vector = dict[str, float]  # of each weight, the logarithm of how many times `PLAIN`'s it is
Score = list[float]  # victories in each seat, and points of lead


class Trial:
    """One game's styles at play; it travels to other processes."""

    def __init__(self, game: str, only: int | None) -> None:
        self.game = game
        self.only = only
        self.setup: Setup = find(game).setup(seats=SEATS[game])
        package = f"rubicon.games.{game}"
        self.greedy: Any = import_module(f"{package}.bot").Greedy
        styles = import_module(f"{package}.bot.weights")
        self.plain: Any = styles.PLAIN
        self.tried: Any = styles.TRIED
        self.weights = [name for name in dir(self.plain) if isinstance(getattr(self.plain, name), float)]

    def __reduce__(self) -> tuple[Any, ...]:
        return Trial, (self.game, self.only)

    def style(self, vector: Vector) -> Any:
        """The weights that a vector stands for."""
        made = type(self.plain)()
        for name, times in vector.items():
            setattr(made, name, getattr(self.plain, name) * exp(times))
        return made

    def __call__(self, job: tuple[Vector, range]) -> Score:
        """How a style does in these deals, in every seat or in the only one that is asked for."""
        vector, deals = job
        ours = self.style(vector)
        seats = self.setup.seats
        tried = range(seats) if self.only is None else [self.only]
        score = [0.0] * (len(tried) + 1)
        for deal in deals:
            for index, seat in enumerate(tried):
                styles = [ours if other == seat else self.plain for other in range(seats)]
                bots = [self.greedy(Rng(seats * deal + other), style) for other, style in enumerate(styles)]
                outcome = outcome_of(self.setup, bots, Streamed("style", deal))
                score[index] += outcome.share(seat) / len(deals)
                rivals = [points for other, points in enumerate(outcome.scores) if other != seat]
                score[-1] += (outcome.scores[seat] - max(rivals)) / (len(deals) * len(tried))
        return score


def worth(score: Score) -> float:
    """One number to compare styles by."""
    return sum(score[:-1]) / (len(score) - 1) + POINTS * score[-1]


def middle(scores: list[Score]) -> str:
    """The mean of some scores, to print."""
    means = [sum(score[i] for score in scores) / len(scores) for i in range(len(scores[0]))]
    seats = "  ".join(f"{share:.1%}" for share in means[:-1])
    return f"{sum(means[:-1]) / (len(means) - 1):.1%} (by seat {seats}), {means[-1]:+.2f} points"


def around(mean: Vector, spread: float, count: int, luck: random.Random) -> list[Vector]:
    """Pairs of styles on opposite sides of the mean."""
    found: list[Vector] = []
    for _ in range(count // 2):
        step = {name: spread * luck.gauss(0, 1) for name in mean}
        found.append({name: mean[name] + step[name] for name in mean})
        found.append({name: mean[name] - step[name] for name in mean})
    return found


def main() -> None:
    """Evolve for a while, then measure the mean."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("game", choices=sorted(SEATS))
    options.add_argument("--minutes", type=float, default=15)
    options.add_argument("--styles", type=int, default=20, help="in a generation")
    options.add_argument("--deals", type=int, default=10, help="that each style plays in every seat")
    options.add_argument("--spread", type=float, default=0.35)
    options.add_argument("--pull", type=float, default=0.03, help="back to `PLAIN`, for weights that do not matter")
    options.add_argument("--seat", type=int, help="the only seat to play, where sides differ")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--further", action="store_true", help="start from `TRIED`, not from `PLAIN`")
    options.add_argument("--check", type=int, default=100, help="new deals at the end")
    args = options.parse_args()
    luck = random.Random(args.seed)
    trial = Trial(args.game, args.seat)
    mean = dict.fromkeys(trial.weights, 0.0)
    if args.further:
        mean = {name: log(getattr(trial.tried, name) / getattr(trial.plain, name)) for name in mean}
    best = max(2, args.styles // 3)
    shares = [log(best + 0.5) - log(rank + 1) for rank in range(best)]
    shares = [share / sum(shares) for share in shares]
    ends = time.monotonic() + 60 * args.minutes
    deal = 1_000_000 * args.seed
    with Pool() as pool:
        generation = 0
        while time.monotonic() < ends:
            generation += 1
            styles = around(mean, args.spread, args.styles, luck)
            deals = range(deal, deal + args.deals)
            deal += args.deals
            scores = pool.map(trial, [(vector, deals) for vector in styles], chunksize=1)
            order = sorted(range(len(styles)), key=lambda i: -worth(scores[i]))[:best]
            for name in mean:
                found = sum(share * styles[i][name] for share, i in zip(shares, order, strict=True))
                mean[name] = (1 - args.pull) * found
            print(f"{generation:4}  {middle(scores)}", flush=True)
        fresh = [(mean, range(first, first + 10)) for first in range(0, args.check, 10)]
        scores = pool.map(trial, fresh, chunksize=1)
    found_style = trial.style(mean)
    for name in mean:
        print(f"    style.{name} = {getattr(found_style, name):.3g}")
    print(f"{args.check} new deals: {middle(scores)}")


if __name__ == "__main__":
    main()
