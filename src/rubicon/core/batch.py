"""Several games of one set-up, stepped together: what `rubicon.envs.vector` is made of.

A step of all games is one call. What a learner reads is written into numbers
with a row for each game, which NumPy reads as they are.
"""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec

from rubicon.core.chance import Streamed
from rubicon.core.driver import settle
from rubicon.core.errors import IllegalMove
from rubicon.core.game import Setup, State
from rubicon.core.outcome import Outcome
from rubicon.core.planes import FillFor, Numbers, mark

Payoff = Callable[[Outcome, int], float]

Ask = Callable[[int, State, int], int]
"""Who plays seats that are not the learner's: the game's number, its state and the seat give a legal move, or -1 where
the learner decides."""
Begin = Callable[[int, int, int], None]
"""Is told of every game that begins: its number, seed and episode."""

Saved = tuple[list[int], list[int], list[list[int]], list[int], list[float]]
"""Seeds and episodes of the games, everybody's decisions in them, where the last step ended one, and the rewards.

A decision is one number, `move * seats + seat`: a pair would be an object for every step of every game, which the
garbage collector would have to look through."""


class Batch:
    """The games and their tables. A game that is over begins again, with the next episode of its seed."""

    def __init__(
        self,
        setup: Setup,
        count: int,
        size: int,
        fill_for: FillFor,
        payoff: Payoff,
        stream: str,
        ask: Ask | None = None,
        begin: Begin | None = None,
    ) -> None:
        self._setup = setup
        self._seats = setup.seats
        self._count = count
        self._size = size
        self._fill_for = fill_for
        self._payoff = payoff
        self._stream = stream
        self._ask = ask
        self._begin = begin
        self._seeds: list[int] = [0] * count
        self._episodes: list[int] = [-1] * count
        self._states: list[State] = []
        self._chance: list[Streamed] = []
        self._moves: list[tuple[int, ...]] = [()] * count
        self._lines: list[list[int]] = []
        self.numbers: Numbers = Numbers(count * size)
        """What who is to act in each game sees."""
        self.masks: Numbers = Numbers(count * setup.space)
        """For each game, 1 for each legal move."""
        self.seats: Numbers = Numbers(count)
        """Who is to act."""
        self.done: Numbers = Numbers(count)
        """1 where the last step ended a game; what else is told of it is of the next one."""
        self.rewards: vec[float] = vec[float]([0.0] * (count * setup.seats))
        """Those of every seat, where the last step ended a game."""

    def reset(self, seeds: list[int] | None) -> None:
        """Begin all games: each with the first episode of its seed, without seeds with the next one."""
        if seeds is not None:
            self._seeds = seeds.copy()
            self._episodes = [-1] * self._count
        self._clear_games()
        for game in range(self._count):
            self._clear(game)
            self._show(game, self._start(game))

    def step(self, actions: list[int]) -> None:
        """One action in each game, and all chance that follows.

        Nothing happens in any game if one of the actions is not legal.
        """
        self._check(actions)
        self.numbers.renew()
        for game in range(self._count):
            state = self._states[game]
            seat = int(self.seats.data[game])
            state.apply(seat, actions[game])
            self._lines[game].append(actions[game] * self._seats + seat)
            if self.done.data[game]:
                self._clear(game)
            acting = self._go_on(game)
            if not acting:
                self._end(game, state)
                acting = self._start(game)
            self._show(game, acting)

    def copy_from(self, other: Batch) -> None:
        """Be where another batch of the same set-up and size is."""
        self._seeds = other._seeds.copy()
        self._episodes = other._episodes.copy()
        self._clear_games()
        for game in range(self._count):
            self._states[game] = other._states[game].copy()
            self._chance[game] = other._chance[game].copy()
            self._lines[game] = other._lines[game].copy()
        self._tell(other._done_list(), list(other.rewards))

    def saved(self) -> Saved:
        """All that it takes to be here again."""
        return self._seeds, self._episodes, self._lines, self._done_list(), list(self.rewards)

    def restore(self, saved: Saved) -> None:
        """Be where a batch of the same set-up and size was: every game is played again."""
        seeds, episodes, lines, done, rewards = saved
        self._seeds = seeds.copy()
        self._episodes = episodes.copy()
        self._clear_games()
        for game in range(self._count):
            state = self._setup.start()
            chance = Streamed(self._stream, seeds[game], episodes[game])
            settle(state, chance)
            for decision in lines[game]:
                state.apply(decision % self._seats, decision // self._seats)
                settle(state, chance)
            self._states[game] = state
            self._chance[game] = chance
            self._lines[game] = lines[game].copy()
        self._tell(done, rewards)

    def _done_list(self) -> list[int]:
        return [int(self.done.data[game]) for game in range(self._count)]

    def _tell(self, done: list[int], rewards: list[float]) -> None:
        for game in range(self._count):
            self.done.data[game] = done[game]
            self._show(game, self._states[game].acting())
        for i in range(len(rewards)):
            self.rewards[i] = rewards[i]

    def _clear_games(self) -> None:
        """Room for all games, and empty numbers."""
        self._states = [self._setup.start() for _ in range(self._count)]
        self._chance = [Streamed(self._stream, 0, 0) for _ in range(self._count)]
        self._lines = [[] for _ in range(self._count)]
        self.numbers.renew()

    def _start(self, game: int) -> tuple[int, ...]:
        """The next episode of a game, up to the learner's first decision; one without any is passed over."""
        begin = self._begin
        while True:
            self._episodes[game] += 1
            self._states[game] = self._setup.start()
            self._chance[game] = Streamed(self._stream, self._seeds[game], self._episodes[game])
            self._lines[game] = []
            if begin is not None:
                begin(game, self._seeds[game], self._episodes[game])
            acting = self._go_on(game)
            if acting:
                return acting

    def _go_on(self, game: int) -> tuple[int, ...]:
        """Let chance and rivals move until the learner decides; who acts then, nobody when it is over."""
        state = self._states[game]
        chance = self._chance[game]
        acting = settle(state, chance)
        ask = self._ask
        if ask is None:
            return acting
        while acting:
            seat = acting[0]
            move = ask(game, state, seat)
            if move < 0:
                break
            state.apply(seat, move)
            self._lines[game].append(move * self._seats + seat)
            acting = settle(state, chance)
        return acting

    def _check(self, actions: list[int]) -> None:
        space = self._setup.space
        masks = self.masks.data
        if len(actions) != self._count:
            raise ValueError(f"{self._count} games need {self._count} actions, not {len(actions)}")
        for game in range(self._count):
            move = actions[game]
            if move < 0 or move >= space or not masks[game * space + move]:
                try:
                    self._states[game].play(int(self.seats.data[game]), move)  # which knows why not
                except IllegalMove as error:
                    error.add_note(f"This was action {game}. Nothing has happened in any of the games.")
                    raise

    def _clear(self, game: int) -> None:
        self.done.data[game] = 0
        seats = self._setup.seats
        for seat in range(seats):
            self.rewards[game * seats + seat] = 0.0

    def _end(self, game: int, state: State) -> None:
        outcome = state.outcome()
        assert outcome is not None, "nobody acts, so the game is over"
        self.done.data[game] = 1
        seats = self._setup.seats
        for seat in range(seats):
            self.rewards[game * seats + seat] = self._payoff(outcome, seat)

    def _show(self, game: int, acting: tuple[int, ...]) -> None:
        """What the seat that is to act knows, and what it may do."""
        state = self._states[game]
        seat = acting[0]
        moves = state.moves(seat)
        mark(self._moves[game], self.masks, game * self._setup.space, 0)
        mark(moves, self.masks, game * self._setup.space, 1)
        self._moves[game] = moves
        self.seats.data[game] = seat
        self._fill_for(state, seat, self.numbers, game * self._size)
