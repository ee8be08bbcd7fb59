"""Many games of one set-up, stepped in one call: for learners that play a batch at a time."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbits
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rubicon import games
from rubicon.core.batch import Batch
from rubicon.core.game import Game, Outcome
from rubicon.envs.aec import REWARDS, STREAM, payoff
from rubicon.envs.observations import Observer, read


class VectorEnv:
    """`count` games side by side. Its arrays are made once, and written anew by `reset` and `step`.

    Game i of `reset(seed=s)` is the game of `raw_env(...).reset(seed=s + i)`. When it
    is over the next episode of its seed begins by itself, as with `reset()` there.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        custom: dict[str, Any] | None = None,
        rewards: str = "zero_sum",
    ) -> None:
        if count < 1:
            raise ValueError(f"{count} games are none")
        if rewards not in REWARDS:
            raise ValueError(f"rewards={rewards!r}: must be one of {', '.join(REWARDS)}")
        self.setup = (games.find(game) if isinstance(game, str) else game).setup(options, seats, custom)
        """The game, its options and seats; `setup.say(seat, action)` is an action in notation."""
        self.observer = Observer(self.setup)
        """What the numbers of an observation mean."""
        self.count = count

        def paid(outcome: Outcome, seat: int) -> float:
            return payoff(outcome, seat, rewards)

        size, space, number = self.observer.size, self.setup.space, self.setup.seats
        self._batch = Batch(self.setup, count, size, self.observer.fill_for, paid, STREAM)
        self._seeded = False
        self.observations: NDArray[Any] = np.zeros((count, size), np.float32)
        """What the seat that is to act knows, from 0 to 1."""
        self.masks: NDArray[Any] = np.zeros((count, space), np.int8)
        """1 for each of its legal moves."""
        self.seats: NDArray[Any] = np.zeros(count, np.int8)
        """The seat that is to act."""
        self.done: NDArray[Any] = np.zeros(count, np.bool_)
        """Where the last step ended a game; seat, observation and mask are those of the next one already."""
        self.rewards: NDArray[Any] = np.zeros((count, number), np.float32)
        """What every seat got for the game that the last step ended; 0 where none ended."""
        rewarded: Any = self._batch.rewards
        self._written = (
            (self.masks, read(self._batch.masks, np.int8).reshape(count, space)),
            (self.seats, read(self._batch.seats, np.int8)),
            (self.done, read(self._batch.done, np.bool_)),
            (self.rewards, np.frombuffer(rewarded, np.float64).reshape(count, number)),
        )

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Begin all games. With one seed for all, game i gets `seed + i`; without one, the next episodes follow."""
        seeds: list[int] | None = None
        if seed is None and not self._seeded:
            seed = randbits(60)
        if isinstance(seed, int):
            seeds = [seed + game for game in range(self.count)]
        elif seed is not None:
            seeds = [int(one) for one in seed]
            if len(seeds) != self.count:
                raise ValueError(f"{self.count} games need {self.count} seeds, not {len(seeds)}")
        self._seeded = True
        self._batch.reset(seeds)
        self._read()

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """One action in each game. One that is not legal raises `IllegalMove`, and no game is changed."""
        if not self._seeded:
            raise RuntimeError("reset() comes before step()")
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        self._batch.step(chosen)
        self._read()

    def _read(self) -> None:
        seen = read(self._batch.numbers, np.uint8)
        self.observer.scale(seen.reshape(self.observations.shape), self.observations)
        for array, source in self._written:
            array[...] = source


def vector(
    game: str | Game, count: int, seats: int | None = None, options: dict[str, Any] | None = None, **others: Any
) -> VectorEnv:
    """`count` games side by side, stepped in one call; the other arguments are those of `raw_env`."""
    return VectorEnv(game, count, seats, options, **others)
