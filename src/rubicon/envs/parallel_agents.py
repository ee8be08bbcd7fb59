"""Every game as a PettingZoo parallel environment: seats that decide at once move in one step."""

from __future__ import annotations

from operator import index
from typing import Any

from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from rubicon.core.game import Game
from rubicon.core.planes import legal_moves
from rubicon.envs.aec import GameEnv, raw_env
from rubicon.envs.observations import Observation

Told = dict[str, Any]
"""Something for each agent."""


class ParallelGameEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game in one set-up. In a step every agent that has something to decide makes one move.

    Of the others, whose masks are empty, actions are ignored and need not be given. Chance is that of `raw_env`.
    """

    def __init__(self, aec: GameEnv) -> None:
        self.aec = aec
        """The same game, seat by seat."""
        self.setup = aec.setup
        """The game, its options and seats; `setup.say(seat, action)` is an action in notation."""
        self.observer = aec.observer
        """What the numbers of an observation mean."""
        self.metadata = aec.metadata
        self.render_mode = aec.render_mode
        self.possible_agents = aec.possible_agents
        self.observation_spaces = aec.observation_spaces
        self.action_spaces = aec.action_spaces
        self.state_space = aec.state_space
        self.agents: list[str] = aec.agents.copy()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents, and for every episode."""
        return self.aec.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        """All moves of the game."""
        return self.aec.action_space(agent)

    def reset(self, seed: int | None = None, options: Told | None = None) -> tuple[dict[str, Observation], Told]:
        """A new episode. After a seed, episodes without one go on with other dice that follow from it."""
        self.aec.reset(seed=seed)
        self.agents = self.possible_agents.copy()
        return self._observe(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Observation], Told, Told, Told, Told]:
        """The moves of all who decide now, then chance. One that is not legal raises `IllegalMove`; nothing happens."""
        if not self.agents:
            raise RuntimeError("the episode is over, or none has begun: reset() comes before step()")
        aec = self.aec
        moves = []
        for seat in aec._state.acting():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} has something to decide, and no action")
            move = index(actions[agent])
            if move not in legal_moves(aec._state, seat):
                aec._state.play(seat, move)  # which knows why not
            moves.append((seat, move))
        for seat, move in moves:
            assert seat in aec._state.acting(), "who decide at once go on until each of them is done"
            aec._apply(seat, move)
        aec._settle()
        if self.render_mode == "human":
            self.render()
        told = tuple({agent: one[agent] for agent in self.agents} for one in (aec.rewards, aec.terminations))
        truncations = dict.fromkeys(self.agents, False)
        infos = {agent: dict(aec.infos[agent]) for agent in self.agents}
        observations = self._observe()
        if any(aec.terminations.values()):
            self.agents = []
        return observations, told[0], told[1], truncations, infos

    def state(self) -> NDArray[Any]:
        """What all agents know together. For training only."""
        return self.aec.state()

    def render(self) -> str | None:
        """As text, seen by the first of those who decide."""
        return self.aec.render()

    def close(self) -> None:
        """Nothing is open."""

    def clone(self) -> ParallelGameEnv:
        """The same game at the same point, which goes on independently."""
        twin = ParallelGameEnv(self.aec.clone())
        twin.agents = self.agents.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> ParallelGameEnv:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.aec, self.agents)

    def _observe(self) -> dict[str, Observation]:
        return {agent: self.aec.observe(agent) for agent in self.agents}


def _again(aec: GameEnv, agents: list[str]) -> ParallelGameEnv:
    made = ParallelGameEnv(aec)
    made.agents = agents
    return made


def parallel(
    game: str | Game,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    copies: bool = True,
    **others: Any,
) -> ParallelGameEnv:
    """PettingZoo's parallel environment of a game; the arguments are those of `raw_env`."""
    return ParallelGameEnv(raw_env(game, seats, options, copies=copies, **others))
