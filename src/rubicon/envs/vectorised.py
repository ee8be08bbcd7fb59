"""Many games of one set-up, stepped in one call: for learners that play a batch at a time."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from secrets import randbits
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rubicon import games
from rubicon.core.batch import Batch
from rubicon.core.game import Game, Outcome, State
from rubicon.envs.aec import REWARDS, STREAM, payoff
from rubicon.envs.observations import Observer, read
from rubicon.envs.rivals import Rival, Rivals


class VectorEnv:
    """`count` games side by side. Its arrays are made once, and written anew by `reset` and `step`.

    Game i of `reset(seed=s)` is the game of `raw_env(...).reset(seed=s + i)`. When it
    is over the next episode of its seed begins by itself, as with `reset()` there.
    With `rivals` they are the games of `single(...)`, and only the learner's seats are asked.
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
        rivals: Rival | Sequence[Rival] | None = None,
        seat: int | None = None,
    ) -> None:
        others = {"custom": custom, "rewards": rewards, "rivals": rivals, "seat": seat}
        self._made: tuple[Any, dict[str, Any]] = ((game, count, seats, options), others)
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
        self._rivals: list[Rivals] = []
        if rivals is not None:
            self._rivals = [Rivals(self.setup, rivals, seat) for _ in range(count)]
        elif seat is not None:
            raise ValueError(f"seat={seat}: without rivals all seats are the learner's")
        asking = (self._ask, self._begin) if self._rivals else (None, None)
        self._batch = Batch(self.setup, count, size, self.observer.fill_for, paid, STREAM, *asking)
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

    def reset(self, seed: int | np.integer[Any] | Sequence[int] | NDArray[Any] | None = None) -> None:
        """Begin all games. With one seed for all, game i gets `seed + i`; without one, the next episodes follow."""
        seeds: list[int] | None = None
        if seed is None and not self._seeded:
            seed = randbits(60)
        if isinstance(seed, (int, np.integer)):
            seeds = [int(seed) + game for game in range(self.count)]
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
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else [index(action) for action in actions]
        self._batch.step(chosen)
        self._read()

    def clone(self) -> VectorEnv:
        """The same games at the same point, which go on independently."""
        twin = self._again()
        twin._rivals = [rivals.copy() for rivals in self._rivals]
        if self._seeded:
            twin._batch.copy_from(self._batch)
            twin._seeded = True
            twin._read()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> VectorEnv:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        saved = self._batch.saved() if self._seeded else None
        return {"made": self._made, "rivals": [rivals.saved() for rivals in self._rivals], "games": saved}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__init__(*saved["made"][0], **saved["made"][1])  # type: ignore[misc]
        for rivals, one in zip(self._rivals, saved["rivals"], strict=True):
            rivals.restore(one)
        if saved["games"] is not None:
            self._batch.restore(saved["games"])
            self._seeded = True
            self._read()

    def _again(self) -> VectorEnv:
        first, others = self._made
        return VectorEnv(*first, **others)

    def _ask(self, game: int, state: State, seat: int) -> int:
        return self._rivals[game].move(state, seat)

    def _begin(self, game: int, seed: int, episode: int) -> None:
        self._rivals[game].begin(seed, episode)

    def _read(self) -> None:
        seen = read(self._batch.numbers, np.uint8)
        self.observer.scale(seen.reshape(self.observations.shape), self.observations)
        for array, source in self._written:
            array[...] = source


def vector(
    game: str | Game, count: int, seats: int | None = None, options: dict[str, Any] | None = None, **others: Any
) -> VectorEnv:
    """`count` games side by side, stepped in one call; the other arguments are those of `raw_env`.

    With `rivals`, and perhaps `seat`, other seats are played as in `single`; a rival `"self"` is left to the caller.
    """
    return VectorEnv(game, count, seats, options, **others)
