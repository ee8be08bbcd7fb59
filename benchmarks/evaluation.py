"""Find the weights of `bot/evaluation.py` of Julius Caesar: those that predict best who wins.

    python benchmarks/evaluation.py --games 6000 [--processes 2] [--bot strong:8]       (needs numpy: the extra `envs`)

Lets `greedy` play itself in either of its styles, some of its moves at random,
and counts the features of the position at the beginning of every turn. A logistic regression
over all of them finds the weights. Of the games one in five is kept aside to say
how well they foretell: the mean logarithmic loss, which is 0.693 for who tosses
a coin. Prints what belongs into `bot/evaluation.py`.

With --bot a level of the search plays itself instead. In one game of three it plays as it is; in the others some moves
are random, and some are drawn as often as the search tried them.
"""

from __future__ import annotations

import argparse
from functools import partial
from multiprocessing import Pool
from typing import Any

import numpy as np

from rubicon.bots import make
from rubicon.bots.search import Search
from rubicon.core.game import FORTUNA
from rubicon.core.rng import Rng, stream
from rubicon.games import find
from rubicon.games.julius_caesar.bot.evaluation import FEATURES, HASTE, features, log_odds
from rubicon.games.julius_caesar.bot.greedy import Greedy
from rubicon.games.julius_caesar.bot.weights import PLAIN, TRIED
from rubicon.games.julius_caesar.rules.state import JuliusState
from rubicon.games.julius_caesar.rules.table import CHOOSING, DISCARDING, FIGHTING, LEVYING, MOVING, TURNS, YEARS

AT_RANDOM = (0.0, 0.0, 0.03, 0.06, 0.12, 0.2)  # shares of a side's decisions; one is picked for each side
SEARCH_AT_RANDOM = (0.0, 0.02, 0.05)  # the same for a search,
DRAWN = 0.12  # and the share of decisions that are drawn as often as moves were tried
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


def play_level(bot: str, deal: int) -> list[Row]:
    """One game of the search with itself: a row for the beginning of each turn."""
    rng = stream("julius-search", deal)
    state = find("julius_caesar").setup().start()
    assert isinstance(state, JuliusState)
    bots = [make("julius_caesar", bot, Rng(rng.next32())) for _ in range(2)]
    tame = rng.below(3) == 0
    wild = [0.0, 0.0] if tame else [SEARCH_AT_RANDOM[rng.below(len(SEARCH_AT_RANDOM))] for _ in range(2)]
    drawn = 0.0 if tame else DRAWN
    seen: list[tuple[float, ...]] = []
    last = (0, 0)
    while state.acting():
        seat = state.acting()[0]
        table = state.table
        if table.phase == CHOOSING and (table.year, table.turn) != last:
            last = (table.year, table.turn)
            seen.append((*last, log_odds(state), *features(state)))
        if seat == FORTUNA:
            state.apply(seat, state.draw(rng))
            continue
        searcher = bots[seat]
        assert isinstance(searcher, Search), "only a level of the search says what it tried"
        move = searcher.decide(state.sight(seat))
        if table.phase in (CHOOSING, MOVING, LEVYING) and searcher.thought:
            if rng.random() < wild[seat]:
                moves = state.moves(seat)
                move = moves[rng.below(len(moves))]
            elif rng.random() < drawn:
                move = searcher.thought[rng.weighted([found.tried for found in searcher.thought])].move
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
    parser.add_argument("--bot", default="", help="a level of the search that plays instead of greedy, say strong:8")
    asked = parser.parse_args()
    with Pool(asked.processes) as pool:
        games = pool.map(partial(play_level, asked.bot) if asked.bot else play, range(asked.games), chunksize=20)
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
    factor, even = fit(now[~aside, None], results[~aside])
    print(f"the same times {factor:.2f}           {loss(factor * now[aside] + even, results[aside]):.4f}")
    print(f"loss of new weights            {loss(given[aside] @ tried[:-1] + tried[-1], results[aside]):.4f}")
    weights = fit(given, results)
    for i in range(FEATURES):
        print(f"    ({weights[i]:.3f}, {weights[FEATURES + i]:.3f}),")
    print(f"EVEN {weights[-1]:.3f}\nYEAR {weights[2 * FEATURES]:.3f}\nTURN {weights[2 * FEATURES + 1]:.3f}")


if __name__ == "__main__":
    main()
