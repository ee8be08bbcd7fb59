"""Look for a better style of playing Julius Caesar: an evolution of weights, each tried against `greedy`'s own.

    python benchmarks/style.py --minutes 15

A generation is a number of styles around the mean of the last one's best. Each
plays the same deals on both sides against `PLAIN`; what counts is victories,
and a little the difference in points, which says more where hardly anybody
wins. Prints the weights of the mean at the end, and how it does on new deals.
"""

from __future__ import annotations

import argparse
import random
import time
from math import exp, log
from multiprocessing import Pool

from rubicon.core.chance import Streamed
from rubicon.core.driver import outcome_of
from rubicon.core.rng import Rng
from rubicon.games import find
from rubicon.games.julius_caesar.bot import Greedy
from rubicon.games.julius_caesar.style import BOLD, PLAIN, Style

WEIGHTS = [name for name in dir(PLAIN) if not name.startswith("_") and name != "calm"]
SETUP = find("julius_caesar").setup()
POINTS = 0.02  # what a point of lead at the end counts, beside a victory

Vector = list[float]  # of each weight, the logarithm of how many times `PLAIN`'s it is
Score = tuple[float, float, float]  # victories as Caesar, as Pompey, points of lead


def style(vector: Vector) -> Style:
    """The weights that a vector stands for."""
    made = Style()
    for name, times in zip(WEIGHTS, vector, strict=True):
        setattr(made, name, getattr(PLAIN, name) * exp(times))
    return made


def play(caesar: Style, pompey: Style, deal: int) -> tuple[float, int]:
    """Caesar's share of the victory, and by how many points he is ahead."""
    bots = [Greedy(Rng(2 * deal), caesar), Greedy(Rng(2 * deal + 1), pompey)]
    outcome = outcome_of(SETUP, bots, Streamed("style", deal))
    return outcome.share(0), outcome.scores[0] - outcome.scores[1]


def trial(job: tuple[Vector, list[int]]) -> Score:
    """How a style does in these deals, on both sides."""
    vector, deals = job
    ours = style(vector)
    caesar = [play(ours, PLAIN, deal) for deal in deals]
    pompey = [play(PLAIN, ours, deal) for deal in deals]
    lead = sum(lead for _, lead in caesar) - sum(lead for _, lead in pompey)
    count = len(deals)
    return sum(won for won, _ in caesar) / count, 1 - sum(won for won, _ in pompey) / count, lead / (2 * count)


def worth(score: Score) -> float:
    """One number to compare styles by."""
    return (score[0] + score[1]) / 2 + POINTS * score[2]


def middle(scores: list[Score]) -> str:
    """The mean of some scores, to print."""
    caesar, pompey, lead = (sum(score[i] for score in scores) / len(scores) for i in range(3))
    return f"Caesar {caesar:.1%}  Pompey {pompey:.1%}  {lead:+.2f} points"


def around(mean: Vector, spread: float, count: int, luck: random.Random) -> list[Vector]:
    """Pairs of styles on opposite sides of the mean."""
    found: list[Vector] = []
    for _ in range(count // 2):
        step = [spread * luck.gauss(0, 1) for _ in mean]
        found.append([m + s for m, s in zip(mean, step, strict=True)])
        found.append([m - s for m, s in zip(mean, step, strict=True)])
    return found


def main() -> None:
    """Evolve for a while, then measure the mean."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--minutes", type=float, default=15)
    options.add_argument("--styles", type=int, default=20, help="in a generation")
    options.add_argument("--deals", type=int, default=10, help="that each style plays on both sides")
    options.add_argument("--spread", type=float, default=0.35)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--from-bold", action="store_true", help="start from `BOLD`, not from `PLAIN`")
    options.add_argument("--check", type=int, default=100, help="new deals at the end")
    args = options.parse_args()
    luck = random.Random(args.seed)
    mean = [log(getattr(BOLD, name) / getattr(PLAIN, name)) if args.from_bold else 0.0 for name in WEIGHTS]
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
            deals = list(range(deal, deal + args.deals))
            deal += args.deals
            scores = pool.map(trial, [(vector, deals) for vector in styles], chunksize=1)
            order = sorted(range(len(styles)), key=lambda i: -worth(scores[i]))
            mean = [
                sum(share * styles[i][w] for share, i in zip(shares, order, strict=False)) for w in range(len(WEIGHTS))
            ]
            print(f"{generation:4}  {middle(scores)}", flush=True)
        fresh = [(mean, list(range(first, first + 10))) for first in range(0, args.check, 10)]
        scores = pool.map(trial, fresh, chunksize=1)
    for name, times in zip(WEIGHTS, mean, strict=True):
        print(f"    style.{name} = {getattr(PLAIN, name) * exp(times):.3g}")
    print(f"{args.check} new deals: {middle(scores)}")


if __name__ == "__main__":
    main()
