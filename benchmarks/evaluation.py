"""Find the weights of `bot/evaluation.py` of Julius Caesar: those that predict best who wins.

    python benchmarks/evaluation.py --games 6000 [--processes 2]        (needs numpy: the extra `envs`)

Lets `greedy` play itself in either of its styles, some of its moves at random,
and counts the features of the position at the beginning of every turn. A logistic regression
over all of them finds the weights. Of the games one in five is kept aside to say
how well they foretell: the mean logarithmic loss, which is 0.693 for who tosses
a coin. Prints what belongs into `bot/evaluation.py`.
"""

from __future__ import annotations

import argparse
from multiprocessing import Pool
from typing import Any

import numpy as np

from rubicon.core.game import FORTUNA
from rubicon.core.rng import Rng, stream
from rubicon.games import find
from rubicon.games.julius_caesar.bot.evaluation import FEATURES, HASTE, features, log_odds
from rubicon.games.julius_caesar.bot.greedy import Greedy
from rubicon.games.julius_caesar.bot.weights import PLAIN, TRIED
from rubicon.games.julius_caesar.rules.state import JuliusState
from rubicon.games.julius_caesar.rules.table import CHOOSING, DISCARDING, FIGHTING, LEVYING, MOVING, TURNS, YEARS

AT_RANDOM = (0.0, 0.0, 0.03, 0.06, 0.12, 0.2)  # shares of a side's decisions; one is picked for each side
TRIED_SHARE = 0.7  # of the sides that play in the style of the search
PENALTY = 1e-3

Row = tuple[float, ...]  # the result, year, turn, the evaluation as it is, and the features


def play(deal: int) -> list[Row]:
    """One game: a row for the beginning of each turn."""
    rng = stream("outlook", deal)
    state = find("julius_caesar").setup().start()
    assert isinstance(state, JuliusState)
    bots = [Greedy(Rng(rng.next32()), TRIED if rng.random() < TRIED_SHARE else PLAIN) for _ in range(2)]
    wild = [AT_RANDOM[rng.below(len(AT_RANDOM))] for _ in range(2)]
    seen: list[tuple[float, ...]] = []
    last = (0, 0)
    while state.acting():
        seat = state.acting()[0]
        table = state.table
        if table.phase in (DISCARDING, CHOOSING) and (table.year, table.turn) != last:
            last = (table.year, table.turn)
            seen.append((*last, log_odds(state), *features(state)))
        if seat == FORTUNA:
            move = state.draw(rng)
        elif table.phase in (CHOOSING, MOVING, LEVYING, FIGHTING) and rng.random() < wild[seat]:
            moves = state.moves(seat)
            move = moves[rng.below(len(moves))]
        else:
            move = bots[seat].decide(state.sight(seat))
        state.apply(seat, move)
    outcome = state.outcome()
    assert outcome is not None
    return [(outcome.share(0), *row) for row in seen]


def fit(given: Any, results: Any) -> Any:
    """Weights, the constant last: by Newton's method, with a penalty on large ones."""
    mean, spread = given.mean(0), given.std(0) + 1e-9
    scaled = np.c_[(given - mean) / spread, np.ones(len(given))]
    weights = np.zeros(scaled.shape[1])
    penalty = np.r_[np.full(given.shape[1], PENALTY), 0.0]
    for _ in range(30):
        chance = 1.0 / (1.0 + np.exp(-scaled @ weights))
        slope = scaled.T @ (chance - results) / len(results) + penalty * weights
        bend = (scaled * (chance * (1.0 - chance))[:, None]).T @ scaled / len(results) + np.diag(penalty)
        weights -= np.linalg.solve(bend, slope)
    found = weights[:-1] / spread
    return np.r_[found, weights[-1] - found @ mean]


def loss(odds: Any, results: Any) -> float:
    """How badly it foretold."""
    chance = np.clip(1.0 / (1.0 + np.exp(-np.clip(odds, -30, 30))), 1e-4, 1 - 1e-4)
    return float(-(results * np.log(chance) + (1 - results) * np.log(1 - chance)).mean())


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    with Pool(asked.processes) as pool:
        games = pool.map(play, range(asked.games), chunksize=20)
    rows = np.array([row for game in games for row in game])
    aside = np.array([number % 5 == 0 for number, game in enumerate(games) for _ in game])
    results, year, turn, now, counts = rows[:, 0], rows[:, 1], rows[:, 2], rows[:, 3], rows[:, 4:]
    late = 1.0 / (1.0 + HASTE * ((YEARS - year) * TURNS + TURNS - turn))
    given = np.c_[counts, counts * late[:, None], year - 3, turn - 3]
    tried = fit(given[~aside], results[~aside])
    print(f"{len(games)} games, {len(rows)} turns; Caesar won {results.mean():.1%} of the turns' games")
    share = results[~aside].mean()
    print(f"loss of always the same chance {loss(np.log(share / (1 - share)), results[aside]):.4f}")
    print(f"loss of the evaluation as it is{loss(now[aside], results[aside]):.4f}")
    print(f"loss of new weights            {loss(given[aside] @ tried[:-1] + tried[-1], results[aside]):.4f}")
    weights = fit(given, results)
    for i in range(FEATURES):
        print(f"    ({weights[i]:.3f}, {weights[FEATURES + i]:.3f}),")
    print(f"EVEN {weights[-1]:.3f}\nYEAR {weights[2 * FEATURES]:.3f}\nTURN {weights[2 * FEATURES + 1]:.3f}")


if __name__ == "__main__":
    main()
