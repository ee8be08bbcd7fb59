"""CAESAR! Seize Rome in 20 Minutes / CEZAR, by Paolo Mori: for two players, or one against the bot of the rules."""

from __future__ import annotations

from rubicon.core.box_game import BoxGame
from rubicon.core.errors import BadOption
from rubicon.core.game import Option, OptionValue, Setup
from rubicon.core.message import Message
from rubicon.games.caesar.rules import notation
from rubicon.games.caesar.rules.box import Box, read_box
from rubicon.games.caesar.rules.events import KINDS, REASONS
from rubicon.games.caesar.rules.state import CaesarState, new_state

OPTIONS = (
    Option("edition", "nk", ("nk", "psc")),
    Option("poison", False),
    Option("centurions", False),
    Option("border_control", False),
    Option("solo", "off", ("off", "easy", "normal", "hard")),
    Option("solo_harder", False),
    Option("human_side", "caesar", ("caesar", "pompey")),
)


class Caesar(BoxGame[Box]):
    """Send legions to the borders of the provinces, and be the first to place all control markers."""

    def __init__(self) -> None:
        super().__init__(
            "caesar",
            rules=2,
            oldest=1,
            kinds=KINDS,
            reasons=REASONS,
            options=OPTIONS,
            read_box=read_box,
            say=notation.say,
            say_chance=notation.say_chance,
        )

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

    def start(self, setup: Setup) -> CaesarState:
        """The bonus tokens are yet to be laid out."""
        return new_state(setup)


GAME = Caesar()
