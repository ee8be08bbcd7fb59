"""A mind as a user would write it: plain Python, made with arguments, judging several positions at once."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Any

from rubicon.core import Rng, State
from rubicon.core.mind import Judgement, Leaf, Mind


class Standing(Mind):
    """Who has more is ahead: by how much that matters is in a file."""

    made = 0

    def __init__(self, path: str, most: int) -> None:
        Standing.made += 1
        self.path = path
        self.steep: float = json.loads(Path(path).read_text())["steep"]
        self.most = most
        self.asked: list[int] = []
        """How many positions each call was about."""

    def arguments(self) -> tuple[Any, ...]:
        return self.path, self.most

    def batch(self) -> int:
        return self.most

    def judge_batch(self, leaves: list[Leaf]) -> list[Judgement]:
        self.asked.append(len(leaves))
        assert all(leaf.state.acting()[0] == leaf.seat for leaf in leaves), "none is over"
        return [(self.shares(leaf.state, leaf.rng), [1.0 + move % 3 for move in leaf.moves]) for leaf in leaves]

    def shares(self, state: State, rng: Rng) -> list[float]:
        weights = [exp(self.steep * score) for score in state.standing()]
        return [weight / sum(weights) for weight in weights]
