"""CAESAR! Seize Rome in 20 Minutes / CEZAR, by Paolo Mori: for two players, or one against the bot of the rules."""

from __future__ import annotations

from typing import Any

from rubicon.core.errors import BadOption
from rubicon.core.game import Game, Option, OptionValue, Setup
from rubicon.core.message import Message
from rubicon.games.caesar import words
from rubicon.games.caesar.box import Box, box_of, read_box
from rubicon.games.caesar.events import KINDS, REASONS
from rubicon.games.caesar.rules import CaesarState, new_state

OPTIONS = (
    Option("edition", "nk", ("nk", "psc")),
    Option("poison", False),
    Option("centurions", False),
    Option("border_control", False),
    Option("solo", "off", ("off", "easy", "normal", "hard")),
    Option("solo_harder", False),
    Option("human_side", "caesar", ("caesar", "pompey")),
)


class Caesar(Game):
    """Send legions to the borders of the provinces, and be the first to place all control markers."""

    def __init__(self) -> None:
        super().__init__("caesar", rules=1, kinds=KINDS, reasons=REASONS, options=OPTIONS)
        self._house: Box | None = None

    def check(self, options: dict[str, OptionValue]) -> None:
        """C0.1. The Polish border control is played with poison and centurions, so it switches them on."""
        nk = options["edition"] == "nk"
        if options["border_control"]:
            if nk:
                options["poison"] = True
                options["centurions"] = True
            elif not options["poison"] and not options["centurions"]:
                raise BadOption(Message("refused-border-control"), self.name)
        if options["solo"] == "off":
            if options["solo_harder"]:
                raise BadOption(Message("refused-harder"), self.name)
            if options["human_side"] != "caesar":
                raise BadOption(Message("refused-side-two"), self.name)
        elif nk and options["human_side"] != "caesar":
            raise BadOption(Message("refused-side-nk"), self.name)

    def seats(self, options: dict[str, OptionValue]) -> tuple[int, ...]:
        """Two, or one alone."""
        return (2,) if options["solo"] == "off" else (1,)

    def box(self, custom: dict[str, Any] | None) -> Box:
        """The components; those of the house are read once."""
        if custom is not None:
            return read_box(custom)
        if self._house is None:
            self._house = read_box(None)
        return self._house

    def start(self, setup: Setup) -> CaesarState:
        """The bonus tokens are yet to be laid out."""
        return new_state(setup)

    def space(self, setup: Setup) -> int:
        """Placements, face-down placements, targets of Might, bonus tokens, centurions: the same for all options."""
        return box_of(setup).space

    def chance_space(self, setup: Setup) -> int:
        """Bonus tokens, legions, places in the bot's line, command tiles, provinces and borders."""
        return box_of(setup).chance_space

    def say(self, setup: Setup, move: int) -> str:
        """A move in notation."""
        return words.say(box_of(setup), move)

    def say_chance(self, setup: Setup, outcome: int) -> str:
        """An outcome of chance in notation."""
        return words.say_chance(box_of(setup), outcome)

    def tidy(self, text: str) -> str:
        """Any order of the values, and short names."""
        return words.tidy(self.box(None), text)


GAME = Caesar()
