"""Every game as an OpenSpiel game: importing this module registers `rubicon_caesar_dice` and so on with pyspiel.

    import pyspiel
    import rubicon.envs.open_spiel

    game = pyspiel.load_game("rubicon_augustus(players=3)")

Parameters are `players` and the game's options; see docs/environments.md. Needs the extras `envs` and `spiel`.

Chance is explicit: Fortuna's outcomes with their probabilities. Seats that decide at once are asked in the order of
their seats, each until it is done, and none is told what another has chosen. A player's information state is what it
did and the events that it saw, from the beginning. Its tensors are the planes of its `Sight`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rubicon import games
from rubicon.core.events import Event
from rubicon.core.game import FORTUNA, Game, Setup
from rubicon.envs.aec import payoff
from rubicon.envs.observations import Observer

try:
    import pyspiel
except ImportError as error:
    raise ImportError(f'{error.name} is missing: OpenSpiel games need pip install "rubicon[envs,spiel]"') from error

PREFIX = "rubicon_"
"""Before the name of a game, so that no game of OpenSpiel's is meant."""

MOST_DECISIONS = 20_000
"""OpenSpiel wants a bound of the length of games. The rules give none, but not even random games are so long."""

FEWEST = 0
"""For `players`: the fewest that the options allow."""


class Position:
    """A state, and how it came about: what OpenSpiel copies, stores and tells players of."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.state = setup.start()
        self.acting = self.state.acting()
        self.moves: list[tuple[int, int]] = []
        """Everybody's moves so far, Fortuna's among them: seat and move."""
        self.record: str = ""
        """The same in notation."""
        # Whole texts, for they are never changed: a copy of the position need not copy them.
        self._stories: list[str] = [""] * (setup.seats + 1)

    def play(self, move: int) -> None:
        """The next move, which is known to be legal."""
        seat = self.acting[0]
        state = self.state
        journal: list[Event] = []
        state.journal = journal
        state.apply(seat, move)
        state.journal = None
        self.acting = state.acting()
        self.moves.append((seat, move))
        said = self.setup.say(seat, move)
        self.record += f"{said}\n"
        for viewer in range(self.setup.seats + 1):
            new = [f">{said}\n"] if viewer == seat else []
            for event in journal:
                seen = event.seen_by(None if viewer == self.setup.seats else viewer)
                if seen is not None:
                    values = ",".join(["?" if value is None else str(value) for value in seen.values])
                    new.append(f"{seen.kind.name}({values})\n")
            if new:
                self._stories[viewer] += "".join(new)

    def story(self, viewer: int | None) -> str:
        """What a seat did and saw from the beginning; `None` for spectators.

        What the seat saw nothing of leaves no trace, so that not even the number of others' hidden decisions is told.
        """
        return self._stories[-1 if viewer is None else viewer]

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        twin = Position.__new__(Position)
        twin.setup = self.setup
        twin.state = self.state.copy()
        twin.acting = self.acting
        twin.moves = self.moves.copy()
        twin.record = self.record
        twin._stories = self._stories.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return replay, (self.setup, self.moves)


def replay(setup: Setup, moves: list[tuple[int, int]]) -> Position:
    """The position after these moves."""
    position = Position(setup)
    for _, move in moves:
        position.play(move)
    return position


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of one of our games, for OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # OpenSpiel copies and pickles what is in __dict__, and nothing else.
        self.position = Position(game.setup)

    def current_player(self) -> int:
        """Who decides: of several at once, the first that is not done."""
        acting = self.position.acting
        if not acting:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if acting[0] == FORTUNA else acting[0]

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return not self.position.acting

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Fortuna's outcomes and their probabilities."""
        chances = self.position.state.chances()
        total = sum([weight for _, weight in chances])
        return [(outcome, weight / total) for outcome, weight in chances]

    def returns(self) -> list[float]:
        """The zero-sum payoffs of environments; 0 before the end."""
        outcome = self.position.state.outcome()
        seats = self.position.setup.seats
        return [0.0 if outcome is None else payoff(outcome, seat, "zero_sum") for seat in range(seats)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.state.moves(player))

    def _apply_action(self, action: int) -> None:
        self.position.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.setup.say(FORTUNA if player < 0 else player, int(action))

    def __str__(self) -> str:
        return self.position.record

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.get_game(), self.serialize())


class SpielObserver:
    """What a player knows, as OpenSpiel's observers tell it.

    With perfect recall the string is all that the player did and saw; without, the planes of its sight that are not 0.
    The tensor is the planes both ways.
    """

    def __init__(self, setup: Setup, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers have no parameters, and these were given: {params}")
        private = kind.private_info
        if not kind.public_info or private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(
                "observers tell what one player knows (or no player, without tensors), public things included"
            )
        self._public = private == pyspiel.PrivateInfoType.NONE
        self._recall = kind.perfect_recall
        self.tensor: NDArray[Any] | None = None
        self.dict: dict[str, NDArray[Any]] = {}
        if self._public:
            if not self._recall:
                raise ValueError("what is public is told with perfect recall only")
            return
        self._observer = Observer(setup)
        self._array = self.tensor = np.zeros(self._observer.size, np.float32)
        self.dict = self._observer.named(self._array)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what that player knows into `tensor`, of which `dict` shows the planes by name."""
        if not self._public:
            self._observer.write(state.position.state, player, self._array)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        if self._recall:
            return state.position.story(None if self._public else player)
        self.set_from(state, player)
        numbers = np.rint(self._array * self._observer.limits).astype(int)
        lines = []
        for name, plane in self._observer.named(numbers).items():
            known = [f"{place}:{plane[place]}" for place in plane.nonzero()[0]]
            if known:
                lines.append(f"{name} {' '.join(known)}")
        return "\n".join(lines)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games in one set-up, for OpenSpiel; `register` makes a subclass for each game."""

    game: Game

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.game
        given = dict(params)
        players = given.pop("players", FEWEST)
        self.setup = game.setup(given, None if players == FEWEST else players)
        """The game, its options and seats."""
        seats = self.setup.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.space,
            max_chance_outcomes=self.setup.chance_space,
            num_players=seats,
            min_utility=-1.0 / max(1, seats - 1),
            max_utility=1.0,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_type_of(game, alone=seats == 1), info, params)

    def new_initial_state(self) -> SpielState:
        """The beginning, before anything has happened."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound as rough as that of decisions."""
        return MOST_DECISIONS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Who tells what a player knows: now, or with perfect recall."""
        return SpielObserver(self.setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.game, str(self))


def load(game: Game, text: str) -> SpielGame:
    """A game that was pickled, registered in this process too."""
    register(game)
    loaded: SpielGame = pyspiel.load_game(text)
    return loaded


def restore(game: SpielGame, text: str) -> SpielState:
    """A state that was pickled."""
    state: SpielState = game.deserialize_state(text)
    return state


def _numbers_of_seats(game: Game) -> set[int]:
    """All that some option of the game allows."""
    usual = {option.name: option.default for option in game.options}
    numbers = set(game.seats(usual))
    for option in game.options:
        for choice in option.choices:
            numbers.update(game.seats({**usual, option.name: choice}))
    return numbers


def _type_of(game: Game, alone: bool) -> Any:
    numbers = _numbers_of_seats(game)
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Rubicon: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(numbers),
        min_num_players=min(numbers),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": FEWEST, **{option.name: option.default for option in game.options}},
    )


_registered: set[str] = set()


def register(game: Game) -> str:
    """Make a game known to pyspiel; the name under which it is. Those of the house are known already."""
    name = PREFIX + game.name
    if name not in _registered:
        # A class and no function: pyspiel lets go of it after Python's end, and a class does not mind.
        kind = type(f"SpielGame_{game.name}", (SpielGame,), {"game": game})
        pyspiel.register_game(_type_of(game, alone=False), kind)
        _registered.add(name)
    return name


for _name in games.names():
    register(games.find(_name))
