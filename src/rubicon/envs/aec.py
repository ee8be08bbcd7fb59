"""Every game as a PettingZoo AEC environment.

Agents are `player_0`, `player_1`, ... and take turns as the game says. Where
several decide at once they are asked in the order of their seats, and none sees
what another has chosen, because observations are made from sights. Chance is
resolved inside, from a stream of its own.
"""

from __future__ import annotations

from copy import deepcopy
from operator import index
from secrets import randbits
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from rubicon import games
from rubicon.core.chance import Streamed
from rubicon.core.driver import settle
from rubicon.core.game import Game, Outcome, State
from rubicon.core.planes import legal_moves
from rubicon.envs.observations import Observation, Observer

if TYPE_CHECKING:
    from rubicon.envs.rendering import TextRenderer

STREAM = "env"
"""The name of the stream of chance: episode n after reset(seed=s) has the dice of `Streamed("env", s, n)`."""

REWARDS = ("zero_sum", "share")

TOLD = (
    "agents",
    "agent_selection",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "_skip_agent_selection",
)
"""What an environment tells of an episode under way, as PettingZoo names it."""


def payoff(outcome: Outcome, seat: int, kind: str) -> float:
    """What a seat gets at the end.

    `share`: its share of the victory, from 0 to 1. `zero_sum`: 1 for a victory of
    one's own, 0 for an equal share, -1/(seats - 1) for no share, so that all
    rewards add up to 0 and two players get 1 and -1; alone, 1 or -1.
    """
    share = outcome.share(seat)
    if kind == "share":
        return share
    seats = len(outcome.scores)
    return 2.0 * share - 1.0 if seats == 1 else (seats * share - 1.0) / (seats - 1.0)


class GameEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """One game in one set-up. Illegal actions raise `IllegalMove` and change nothing; see `env` for another way."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        custom: dict[str, Any] | None = None,
        rewards: str = "zero_sum",
        copies: bool = False,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            seats,
            options,
            custom=custom,
            rewards=rewards,
            copies=copies,
            render_mode=render_mode,
            language=language,
        )
        super().__init__()
        if rewards not in REWARDS:
            raise ValueError(f"rewards={rewards!r}: must be one of {', '.join(REWARDS)}")
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"render_mode={render_mode!r}: must be None, ansi or human")
        self.setup = (games.find(game) if isinstance(game, str) else game).setup(options, seats, custom)
        """The game, its options and seats; `setup.say(seat, action)` is an action in notation."""
        self.observer = Observer(self.setup)
        """What the numbers of an observation mean."""
        self.metadata = {
            "name": f"{self.setup.game.name}_v{self.setup.game.rules}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.seats)]
        self.agents: list[str] = []
        self.agent_selection: str
        self._state: State
        self._legal: tuple[int, ...] | None  # of the selected agent, if they were looked up
        self.observation_spaces = {agent: self.observer.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.setup.space) for agent in self.possible_agents}
        size = self.setup.seats * self.observer.size
        self.state_space = spaces.Box(0.0, 1.0, (size,), np.float32)
        self._copies = copies
        self._arrays = {agent: self.observer.arrays() for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._names: dict[int, str] = {}  # moves in notation, as far as they were needed
        self._payoff = rewards
        self._language = language
        self._painter: TextRenderer | None = None
        self._told = 0  # how many events were shown
        self._seed: int | None = None
        self._episode = -1
        self._decisions: list[tuple[int, int]] = []  # seats and moves of this episode: it can be played again

    # PettingZoo's own

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents, and for every episode."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All moves of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new episode. After a seed, episodes without one go on with other dice that follow from it.

        `options` are PettingZoo's and mean nothing here: those of the game are the constructor's, for the spaces
        depend on them.
        """
        if seed is not None:
            self._seed = int(seed)
            self._episode = 0
        else:
            if self._seed is None:
                self._seed = randbits(64)
            self._episode += 1
        self._start()
        self._told = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._settle()
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        """The move of the agent whose decision it is, and all chance that follows from it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = index(action)
        seat = self._seats[agent]
        state = self._state
        if move not in self._moves():
            state.play(seat, move)  # which knows why not
        self._apply(seat, move)
        self._settle()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What that agent knows now; its mask is empty while it has nothing to decide.

        Without `copies`, the arrays are those of last time, written anew: copy what is to be kept.
        """
        seat = self._seats[agent]
        state = self._state
        if agent == self.agent_selection:
            moves = self._moves()
        else:
            moves = legal_moves(state, seat)
        arrays = self.observer.arrays() if self._copies else self._arrays[agent]
        self.observer.update(state, seat, moves, arrays)
        return arrays

    def state(self) -> NDArray[Any]:
        """What all agents know together: their observations, one after the other. For training only."""
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    def render(self) -> str | None:
        """As text, seen by the agent whose decision it is, and by a spectator at the end; `human` prints it."""
        if self.render_mode is None:
            logger.warn("render() shows nothing: the environment was made without a render_mode (ansi or human)")
            return None
        if self._painter is None:
            from rubicon.envs.rendering import TextRenderer  # only now: learning has no use for it

            self._painter = TextRenderer(self.setup.game, self.possible_agents, self._language)
        state = self._state
        over = state.outcome() is not None
        journal = state.journal
        assert journal is not None, "kept since reset, because there is a render mode"
        sight = state.sight(None if over else self._seats[self.agent_selection])
        text = self._painter.paint(sight, journal[self._told :])
        self._told = len(journal)
        if self.render_mode == "ansi":
            return text
        print(text, flush=True)
        return None

    def close(self) -> None:
        """Nothing is open."""

    # Our own

    def clone(self) -> GameEnv:
        """The same game at the same point, which goes on independently: with the same actions it goes on alike."""
        twin = GameEnv.__new__(GameEnv)
        twin.__dict__.update(self.__dict__)
        twin.action_spaces = deepcopy(self.action_spaces)  # they draw samples
        twin._arrays = {agent: self.observer.arrays() for agent in self.possible_agents}
        twin._painter = None
        if self._episode < 0:
            return twin
        for name in TOLD:
            setattr(twin, name, deepcopy(getattr(self, name)))
        twin._decisions = self._decisions.copy()
        twin._fortuna = self._fortuna.copy()
        twin._state = self._state.copy()
        if self._state.journal is not None:
            twin._state.journal = self._state.journal.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> GameEnv:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """How it was made, and the decisions since the episode began: chance follows from the seed."""
        saved: dict[str, Any] = {"made": EzPickle.__getstate__(self), "seed": self._seed, "episode": self._episode}
        if self._episode >= 0:
            saved.update(decisions=self._decisions, shown=self._told, told={name: getattr(self, name) for name in TOLD})
        return saved

    def __setstate__(self, saved: dict[str, Any]) -> None:
        EzPickle.__setstate__(self, saved["made"])
        self._seed, self._episode = saved["seed"], saved["episode"]
        if self._episode < 0:
            return
        self._start()
        settle(self._state, self._fortuna)
        for seat, move in saved["decisions"]:
            self._state.apply(seat, move)
            settle(self._state, self._fortuna)
        self._decisions = saved["decisions"]
        self._told = saved["shown"]
        self._legal = None
        for name, value in saved["told"].items():
            setattr(self, name, value)

    def _start(self) -> None:
        """The episode, before anything has happened."""
        assert self._seed is not None, "reset chose one"
        self._fortuna = Streamed(STREAM, self._seed, self._episode)
        self._decisions = []
        self._state = self.setup.start()
        if self.render_mode is not None:
            self._state.journal = []

    def _apply(self, seat: int, move: int) -> None:
        """Make a move that is known to be legal."""
        self._state.apply(seat, move)
        self._decisions.append((seat, move))
        name = self._names.get(move)
        if name is None:
            name = self._names[move] = self.setup.say(seat, move)
        self.infos[self.possible_agents[seat]] = {"move": name}

    def _moves(self) -> tuple[int, ...]:
        """The legal moves of the selected agent, looked up once."""
        if self._legal is None:
            self._legal = legal_moves(self._state, self._seats[self.agent_selection])
        return self._legal

    def _settle(self) -> None:
        """Let Fortuna move until somebody decides, or it is over."""
        acting = settle(self._state, self._fortuna)
        self._legal = None
        if acting:
            self.agent_selection = self.possible_agents[acting[0]]
            return
        outcome = self._state.outcome()
        assert outcome is not None, "nobody acts, so the game is over"
        for agent, seat in self._seats.items():
            self.rewards[agent] = payoff(outcome, seat, self._payoff)
            self.terminations[agent] = True
            self.infos[agent] = {
                **self.infos[agent],
                "share": outcome.share(seat),
                "score": outcome.scores[seat],
                "reason": outcome.reason,
            }
        self._accumulate_rewards()
        self.agent_selection = self.possible_agents[0]


def raw_env(
    game: str | Game,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    custom: dict[str, Any] | None = None,
    rewards: str = "zero_sum",
    copies: bool = False,
    render_mode: str | None = None,
    language: str = "en",
) -> GameEnv:
    """The environment of a game, bare.

    game         its name, or a `Game`
    seats        how many agents; the fewest that the options allow
    options      the game's options by name, its defaults otherwise
    custom       a user's own components, for games that take them
    rewards      "zero_sum" or "share"; see `payoff`
    copies       whether every observation is made anew and may be kept; else each agent has arrays that are reused
    render_mode  None, "ansi" (render returns text) or "human" (every step is printed)
    language     of what is rendered: "en" or "pl"
    """
    return GameEnv(
        game,
        seats,
        options,
        custom=custom,
        rewards=rewards,
        copies=copies,
        render_mode=render_mode,
        language=language,
    )


def env(
    game: str | Game,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    copies: bool = True,
    **others: Any,
) -> WrappedEnv:
    """The same in PettingZoo's usual wrappers: an illegal action loses, calls out of order are told.

    Observations may be kept.
    """
    bare = raw_env(game, seats, options, copies=copies, **others)
    wrapped = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return WrappedEnv(wrappers.AssertOutOfBoundsWrapper(wrapped))


class WrappedEnv(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """PettingZoo's wrappers around a `GameEnv`; it can be cloned with them."""

    def clone(self) -> WrappedEnv:
        """The same game at the same point, which goes on independently."""
        return deepcopy(self)
