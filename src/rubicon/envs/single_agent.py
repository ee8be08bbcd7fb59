"""Every game as a Gymnasium environment: one learner, and bots (or itself) in the other seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from rubicon.core.game import Game
from rubicon.core.planes import legal_moves
from rubicon.envs.aec import GameEnv
from rubicon.envs.rivals import LEARNER, Rival, Rivals

Policy = Callable[[NDArray[Any], NDArray[Any]], int]
"""What a learner does: given an observation and the mask of legal actions, one of them."""

ILLEGAL = ("lose", "raise")

Info = dict[str, Any]


class SingleEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """The decisions of one seat. Chance and rivals move inside `step` and `reset`.

    Episode n of a seed has the chance of `raw_env(...)`: with the same moves it is the same game.
    """

    def __init__(
        self,
        game: str | Game,
        rivals: Rival | Sequence[Rival] = "random",
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        seat: int | None = None,
        custom: dict[str, Any] | None = None,
        rewards: str = "zero_sum",
        illegal: str = "lose",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal={illegal!r}: must be one of {', '.join(ILLEGAL)}")
        aec = GameEnv(
            game,
            seats,
            options,
            custom=custom,
            rewards=rewards,
            copies=True,
            render_mode=render_mode,
            language=language,
        )
        self._make(aec, rivals, seat, illegal)

    def _make(self, aec: GameEnv, rivals: Rival | Sequence[Rival], seat: int | None, illegal: str) -> None:
        self.aec = aec
        """The game of all seats."""
        self.setup = aec.setup
        """The game, its options and seats; `setup.say(seat, action)` is an action in notation."""
        self.observer = aec.observer
        """What the numbers of an observation mean."""
        self.metadata = aec.metadata
        self.render_mode = aec.render_mode
        self.observation_space = spaces.Box(0.0, 1.0, (self.observer.size,), np.float32)
        self.action_space = spaces.Discrete(self.setup.space)
        self.policy: Policy | None = None
        """What rivals that are the learner itself (`"self"`) play by; without one, at random."""
        self._made = (rivals, seat, illegal)
        self._rivals = Rivals(self.setup, rivals, seat)
        self._illegal = illegal
        self._over = True

    @property
    def seat(self) -> int:
        """Where the learner sits in this episode."""
        return self._rivals.seat

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[Any], Info]:
        """A new episode, up to the learner's first decision; one without any is passed over.

        Without a seed, the next episode of the last one. `options` are Gymnasium's and mean nothing here.
        """
        super().reset(seed=seed)
        while True:
            self.aec.reset(seed=seed)
            assert self.aec._seed is not None
            self._rivals.begin(self.aec._seed, self.aec._episode)
            self._over = self._advance()
            if not self._over:
                return self._observe()
            seed = None

    def step(self, action: Any) -> tuple[NDArray[Any], float, bool, bool, Info]:
        """The learner's move, and all that follows until its next one, or the end."""
        if self._over:
            raise RuntimeError("the episode is over, or none has begun: reset() comes before step()")
        if self._illegal == "lose" and int(action) not in legal_moves(self.aec._state, self.seat):
            self._over = True
            observation, info = self._observe()
            return observation, -1.0, True, False, {**info, "illegal": True}
        self.aec.step(action)
        self._over = self._advance()
        observation, info = self._observe()
        return observation, self.aec.rewards[self._agent], self._over, False, info

    def action_masks(self) -> NDArray[Any]:
        """Which actions are legal, as sb3-contrib asks for them."""
        mask = np.zeros(self.setup.space, np.bool_)
        mask[list(legal_moves(self.aec._state, self.seat))] = True
        return mask

    def render(self) -> Any:
        """As text, seen by the learner; `human` prints every step, those of rivals too."""
        return self.aec.render()

    def clone(self) -> SingleEnv:
        """The same game at the same point, rivals included, which goes on independently."""
        twin = SingleEnv.__new__(SingleEnv)
        twin.__dict__.update(self.__dict__)
        twin.aec = self.aec.clone()
        twin._rivals = self._rivals.copy()
        twin.action_space = spaces.Discrete(self.setup.space)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> SingleEnv:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {
            "aec": self.aec,
            "made": self._made,
            "rivals": self._rivals.saved(),
            "over": self._over,
            "policy": self.policy,
            "np_random": self._np_random,
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self._make(saved["aec"], *saved["made"])
        self._rivals.restore(saved["rivals"])
        self._over, self.policy, self._np_random = saved["over"], saved["policy"], saved["np_random"]

    @property
    def _agent(self) -> str:
        return self.aec.possible_agents[self.seat]

    def _observe(self) -> tuple[NDArray[Any], Info]:
        seen = self.aec.observe(self._agent)
        told = self.aec.infos[self._agent]
        return seen["observation"], {**told, "action_mask": seen["action_mask"], "seat": self.seat}

    def _advance(self) -> bool:
        """Let the rivals move until the learner decides; whether it is over."""
        aec = self.aec
        while not aec.terminations[self._agent]:
            seat = aec._seats[aec.agent_selection]
            if seat == self.seat:
                return False
            move = self._rivals.move(aec._state, seat)
            if move == LEARNER:
                move = self._ask(seat)
            aec.step(move)
        return True

    def _ask(self, seat: int) -> int:
        """What the learner itself does in a rival's seat."""
        seen = self.aec.observe(self.aec.possible_agents[seat])
        if self.policy is None:
            return self._rivals.rng(seat).choice(self.aec._moves())
        return int(self.policy(seen["observation"], seen["action_mask"]))


def single(
    game: str | Game,
    rivals: Rival | Sequence[Rival] = "random",
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    **others: Any,
) -> SingleEnv:
    """The Gymnasium environment of a game.

    rivals   who plays the other seats, in the order of turns after the learner's: names of bots, "self", classes or
             objects of bots; one stands for all
    seat     the learner's; None is each in turn, episode by episode
    illegal  what an illegal action does: "lose" ends the episode with -1, "raise" raises `IllegalMove`
    others   those of `raw_env`
    """
    return SingleEnv(game, rivals, seats, options, **others)
