"""Bots that tests hand over as classes and objects: here, where other processes can import them."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

from rubicon.core.bot import Bot
from rubicon.core.game import Sight
from rubicon.core.rng import Rng


class Picky(Bot):
    """Takes the move in the middle, shifted by a number of its own; sometimes any move."""

    def __init__(self, rng: Rng, shift: int = 0) -> None:
        super().__init__(rng)
        self.shift = shift

    def decide(self, sight: Sight) -> int:
        if self.rng.below(4) == 0:
            return self.rng.choice(sight.moves)
        return sight.moves[(len(sight.moves) // 2 + self.shift) % len(sight.moves)]


class Namesake(Bot):
    """Is called as another bot is."""

    name = "Picky"

    def decide(self, sight: Sight) -> int:
        return sight.moves[0]


def make_picky(rng: Rng) -> Bot:
    return Picky(rng, 1)


class Locked(Picky):
    """Cannot be pickled, and says so."""

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("this bot stays here")


class Mortal(Picky):
    """Its process is killed in mid-game as often as there is a file to take away."""

    def __init__(self, rng: Rng, lives: Path) -> None:
        super().__init__(rng)
        self.lives = lives

    def decide(self, sight: Sight) -> int:
        for life in sorted(self.lives.iterdir()):
            life.unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().decide(sight)


class Doomed(Picky):
    """Its process is always killed."""

    def decide(self, sight: Sight) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return super().decide(sight)


class Odd(Exception):
    """An exception that does not come back from a pickle."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


class Clumsy(Picky):
    """Fails now and then: by its randomness, so always in the same games."""

    def decide(self, sight: Sight) -> int:
        if self.rng.below(200) == 0:
            raise ZeroDivisionError("a bot's mistake")
        return super().decide(sight)


class Odder(Picky):
    def decide(self, sight: Sight) -> int:
        raise Odd(1, 2)
