"""Fit the weights with which the search judges positions of Augustus (`bot/mind.py`): who wins from there.

    python benchmarks/judgement.py --games 5000

Four `greedy` in the style of the search play. Before one draw in five every seat is surveyed, and a logistic
regression finds the weights of the survey that best predict the winner. Games in four parts: three to fit, one to test.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from rubicon.core.chance import Streamed
from rubicon.core.game import FORTUNA, FORTUNA_ACTS
from rubicon.core.rng import Rng, stream
from rubicon.games.augustus import GAME
from rubicon.games.augustus.bot.greedy import Greedy
from rubicon.games.augustus.bot.mind import survey
from rubicon.games.augustus.bot.weights import TRIED
from rubicon.games.augustus.rules.table import DRAWING

SEATS = 4
NAMES = [
    "points",
    "prospects",
    "controlled",
    "worth",
    "draws",
    "points, early",
    "prospects, early",
    "controlled, early",
]

Array = np.ndarray[Any, np.dtype[np.float64]]


def games(count: int) -> tuple[Array, Array, Array]:
    """What every seat has at some moments, its share of the victory in the end, and the number of the game."""
    setup = GAME.setup(seats=SEATS)
    seen: list[list[list[float]]] = []
    won: list[list[float]] = []
    numbers: list[int] = []
    luck = stream("judgement", 0)
    for game in range(count):
        state = GAME.start(setup)
        fortuna = Streamed("judgement", game)
        players = [Greedy(Rng(SEATS * game + seat), TRIED) for seat in range(SEATS)]
        moments: list[list[list[float]]] = []
        while acting := state.acting():
            if acting != FORTUNA_ACTS:
                state.apply(acting[0], players[acting[0]].decide(state.sight(acting[0])))
                continue
            if state.table.phase == DRAWING and luck.below(5) == 0:
                moments.append([features(*survey(state.table, state.box, seat)) for seat in range(SEATS)])
            state.apply(FORTUNA, fortuna.pick(state))
        outcome = state.outcome()
        assert outcome is not None
        seen += moments
        won += [[outcome.share(seat) for seat in range(SEATS)]] * len(moments)
        numbers += [game] * len(moments)
    return np.array(seen), np.array(won), np.array(numbers, dtype=np.float64)


def features(found: list[float], early: float) -> list[float]:
    """The survey, and the first three of it times how early it is."""
    return [*found, *(value * early for value in found[:3])]


def odds(seen: Array, weights: Array) -> Array:
    """The chances of the seats."""
    sums = seen @ weights
    powers = np.exp(sums - sums.max(axis=1, keepdims=True))
    result: Array = powers / powers.sum(axis=1, keepdims=True)
    return result


def fit(seen: Array, won: Array) -> Array:
    """Newton's way to the weights of the least loss."""
    size = seen.shape[2]
    weights: Array = np.zeros(size)
    for _ in range(30):
        chances = odds(seen, weights)
        slope = np.einsum("nsk,ns->k", seen, won - chances) / len(seen) - 1e-3 * weights
        means = np.einsum("nsk,ns->nk", seen, chances)
        squares = np.einsum("nsk,nsl->kl", seen * chances[:, :, None], seen, optimize=True)
        bend = (squares - means.T @ means) / len(seen) + 1e-3 * np.eye(size)
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def loss(chances: Array, won: Array) -> float:
    """The mean logarithmic loss."""
    return float(-(np.log(chances) * won).sum(axis=1).mean())


def main() -> None:
    """Play, fit, test."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=5000)
    seen, won, numbers = games(parser.parse_args().games)
    held = numbers % 4 == 0
    weights = fit(seen[~held], won[~held])
    for name, weight in zip(NAMES, weights, strict=True):
        print(f"{name:18} {weight:7.3f}")
    print(f"{len(seen)} moments; loss in games held out {loss(odds(seen[held], weights), won[held]):.3f}")
    print(f"an even chance for everybody: {loss(np.full_like(won[held], 1 / SEATS), won[held]):.3f}")


if __name__ == "__main__":
    main()
