"""Train a player from nothing: MaskablePPO of sb3-contrib on `rubicon.envs.single`.

    pip install sb3-contrib "rubicon[envs]"
    python examples/maskable_ppo.py caesar_dice --minutes 10 --csv curve.csv

The learner plays both seats in turn against a bot of the house. Every minute it is tried in games that it does not
learn from, with other dice; what it gets there is the curve. A share is what part of the victories it got: 0.5 is as
good as its rival. Minutes are processor time of learning, so the curve does not depend on what else the machine does.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from rubicon.core.statistics import wilson
from rubicon.envs import single

AT_ONCE = 8
"""Games that the learner plays beside each other."""
STEPS = 256
"""Decisions in each of them between two updates of the policy."""
SEEDS_APART = 1_000_000
"""Seeds of trials are this far from those that the learner learns with."""


class Point(NamedTuple):
    """A point of the curve."""

    minutes: float
    decisions: int
    games: int
    share: float
    low: float
    high: float


def make_learner(game: str, rival: str, seed: int) -> MaskablePPO:
    """A policy that knows nothing yet, and the games that it will play."""
    torch.set_num_threads(1)  # for a network this small, threads cost more than they bring
    games = make_vec_env(lambda: single(game, rival, 2), AT_ONCE, seed=seed)
    network = {"net_arch": [256, 256], "activation_fn": torch.nn.ReLU}
    settings = {"n_steps": STEPS, "batch_size": 256, "n_epochs": 4, "gamma": 0.999, "ent_coef": 0.01}
    return MaskablePPO("MlpPolicy", games, policy_kwargs=network, seed=seed, device="cpu", **settings)


def share_of(learner: MaskablePPO, game: str, rival: str, games: int, seed: int) -> float:
    """What part of the victories it gets, in each seat in turn, if it always makes the move that it thinks best."""
    table = single(game, rival, 2, rewards="share")
    won = 0.0
    for number in range(games):
        observation, info = table.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            action, _ = learner.predict(observation, action_masks=info["action_mask"], deterministic=True)
            observation, reward, over, _, info = table.step(action)
        won += reward
    return won / games


def train(game: str, rival: str, minutes: float, every: float, games: int, seed: int) -> Iterator[Point]:
    """Learn for so many minutes, and be tried every so many."""
    learner = make_learner(game, rival, seed)
    spent = 0.0
    while True:
        share = share_of(learner, game, rival, games, seed + SEEDS_APART)
        yield Point(round(spent / 60, 2), learner.num_timesteps, games, share, *wilson(share, games))
        if spent >= minutes * 60:
            return
        until = min(spent + every * 60, minutes * 60)
        while spent < until:
            begun = time.process_time()
            learner.learn(AT_ONCE * STEPS, reset_num_timesteps=False)
            spent += time.process_time() - begun


def main() -> None:
    """Train, and print the curve as it grows."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="caesar_dice")
    parser.add_argument("--rival", default="easy", help="a bot of the house")
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time")
    parser.add_argument("--every", type=float, default=1.0, help="minutes between trials")
    parser.add_argument("--games", type=int, default=400, help="of a trial")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--csv", type=Path, help="a file for the curve")
    told = parser.parse_args()
    curve = []
    for point in train(told.game, told.rival, told.minutes, told.every, told.games, told.seed):
        curve.append(point)
        interval = f"{point.low:.1%} to {point.high:.1%}"
        print(f"{point.minutes:5.1f} min {point.decisions:9,d} decisions {point.share:7.1%} ({interval})", flush=True)
    if told.csv is not None:
        with told.csv.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([Point._fields, *curve])


if __name__ == "__main__":
    main()
