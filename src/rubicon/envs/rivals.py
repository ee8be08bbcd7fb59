"""Who plays the other seats of an environment for one learner."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from copy import deepcopy
from typing import Any, cast

from rubicon import bots
from rubicon.core.bot import Bot, BotMaker
from rubicon.core.game import Setup, State
from rubicon.core.rng import Rng, stream

SELF = "self"
"""Instead of a bot: the learner plays this seat too."""

LEARNER = -1
"""Instead of a move: it is the learner's decision."""

Rival = str | BotMaker | Bot
"""The name of a bot (or `SELF`), a class or what else makes one, or a bot."""


class Rivals:
    """The bots of one game, seat by seat.

    Bots by name are made anew for each decision, with randomness that goes on: they remember nothing, so that a game
    can be copied. Those of classes and files are made for each episode, and copied with what they remember. A bot that
    is given as an object is kept.
    """

    def __init__(self, setup: Setup, rivals: Rival | Sequence[Rival], seat: int | None) -> None:
        others = setup.seats - 1
        self._rivals: list[Rival] = list(rivals) if isinstance(rivals, (list, tuple)) else [rivals] * others  # type: ignore[list-item]
        if len(self._rivals) != others:
            raise ValueError(f"{setup.seats} seats need {others} rivals, not {len(self._rivals)}")
        if seat is not None and not 0 <= seat < setup.seats:
            raise ValueError(f"seat={seat}: must be from 0 to {setup.seats - 1}, or None for each in turn")
        self.setup = setup
        self.seat = 0
        """Where the learner sits in this episode."""
        self._fixed = seat
        self._players = [_Player(setup, rival) for rival in self._rivals]

    def begin(self, seed: int, episode: int) -> None:
        """A new episode: who sits where, and with which randomness."""
        self.seat = (seed + episode) % self.setup.seats if self._fixed is None else self._fixed
        for place, player in enumerate(self._players):
            player.begin(stream("rival", seed, episode, place))

    def _player(self, seat: int) -> _Player | None:
        place = (seat - self.seat) % self.setup.seats
        return self._players[place - 1] if place else None

    def rng(self, seat: int) -> Rng:
        """The randomness of that rival."""
        player = self._player(seat)
        assert player is not None, "the learner's is its own"
        return player.rng

    def move(self, state: State, seat: int) -> int:
        """What a rival does; `LEARNER` if it is for the learner to say."""
        player = self._player(seat)
        if player is None or player.rival == SELF:
            return LEARNER
        move = player.decide(state, seat)
        if type(move) is not int or move not in state.moves(seat):
            state.copy().play(seat, move)  # which knows why not
            raise AssertionError("unreachable: what is not legal was refused")
        return move

    def copy(self) -> Rivals:
        """The same rivals at the same point, who go on independently."""
        twin = Rivals.__new__(Rivals)
        twin.__dict__.update(self.__dict__)
        twin._players = [player.copy() for player in self._players]
        return twin

    def saved(self) -> tuple[Any, ...]:
        """All that has changed since they were made, for a pickle."""
        return self.seat, [player.pickled() for player in self._players]

    def restore(self, saved: tuple[Any, ...]) -> None:
        """What `saved` gave."""
        self.seat, players = saved
        for player, one in zip(self._players, players, strict=True):
            player.restore(pickle.loads(one) if isinstance(one, bytes) else one)


class _Player:
    """One of the rivals."""

    def __init__(self, setup: Setup, rival: Rival) -> None:
        self.rival = rival
        self.rng = Rng(0)
        self._maker: BotMaker | None = None
        self._forgets = False
        self._from_file = isinstance(rival, str) and rival.endswith(".py")
        self._bot: Bot | None = None
        if isinstance(rival, str):
            if rival != SELF:
                self._maker = bots.find_maker(setup.game.name, rival)
                self._forgets = not self._from_file
        elif isinstance(rival, type) or not hasattr(rival, "decide"):  # not isinstance: see docs/architecture.md
            if not callable(rival):
                raise TypeError(f"a rival is the name of a bot, what makes one, or a bot, not {rival!r}")
            self._maker = rival
        else:
            self._bot = cast(Bot, rival)

    def begin(self, rng: Rng) -> None:
        self.rng = rng
        if self._maker is not None and not self._forgets:
            self._bot = self._maker(rng)

    def decide(self, state: State, seat: int) -> int:
        if self._forgets:
            assert self._maker is not None
            return self._maker(self.rng).decide(state.sight(seat))
        assert self._bot is not None, "made when the episode began"
        return self._bot.decide(state.sight(seat))

    def copy(self) -> _Player:
        twin = _Player.__new__(_Player)
        twin.__dict__.update(self.__dict__)
        twin.restore(deepcopy(self.saved()))
        return twin

    def saved(self) -> tuple[Any, ...]:
        # One tuple, so that a bot which draws from `rng` still does when both are copied together.
        return self.rng, self._bot

    def pickled(self) -> tuple[Any, ...] | bytes:
        """For a pickle. A bot from a file is one by itself: it can be read when the file was loaded again."""
        saved = self.saved()
        return pickle.dumps(saved) if self._from_file else saved

    def restore(self, saved: tuple[Any, ...]) -> None:
        self.rng, self._bot = saved
