"""Julius Caesar, by Justin Thompson and Grant Dalgliesh: a block wargame for two, with hidden armies."""

from __future__ import annotations

from typing import Any, cast

from rubicon.core.game import Game, Option, OptionValue, Setup
from rubicon.games.julius_caesar import words
from rubicon.games.julius_caesar.box import Box, read_box
from rubicon.games.julius_caesar.events import KINDS, REASONS
from rubicon.games.julius_caesar.rules import JuliusState, new_state

OPTIONS = (
    Option("deployment", "historical", ("historical", "free")),
    Option("edition", "seed", ("seed", "v1_1")),
)


class JuliusCaesar(Game):
    """Five years of civil war: march, levy, fight, and hold more of the Mediterranean than the enemy in winter."""

    def __init__(self) -> None:
        super().__init__("julius_caesar", rules=1, kinds=KINDS, reasons=REASONS, options=OPTIONS)
        self._house: Box | None = None

    def seats(self, options: dict[str, OptionValue]) -> tuple[int, ...]:
        """Seat 0 is Caesar, seat 1 Pompey."""
        return (2,)

    def box(self, custom: dict[str, Any] | None) -> Box:
        """The components; those of the house are read once."""
        if custom is not None:
            return read_box(custom)
        if self._house is None:
            self._house = read_box(None)
        return self._house

    def start(self, setup: Setup) -> JuliusState:
        """The armies stand as in January of 705; Fortuna deals."""
        return new_state(setup)

    def space(self, setup: Setup) -> int:
        """Every order that can be given to a block, every card, every battle."""
        return box_of(setup).space

    def chance_space(self, setup: Setup) -> int:
        """Throws of one to four dice, cards, and blocks."""
        return box_of(setup).chance_space

    def say(self, setup: Setup, move: int) -> str:
        """A move in notation."""
        return words.say(box_of(setup), move)

    def say_chance(self, setup: Setup, outcome: int) -> str:
        """An outcome of chance in notation."""
        return words.say_chance(box_of(setup), outcome)

    def tidy(self, text: str) -> str:
        """Other arrows, other names of places."""
        return words.tidy(self.box(None), text)


def box_of(setup: Setup) -> Box:
    """The components of a set-up."""
    return cast(Box, setup.box)


GAME = JuliusCaesar()
