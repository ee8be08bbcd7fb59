"""Julius Caesar, by Justin Thompson and Grant Dalgliesh: a block wargame for two, with hidden armies."""

from __future__ import annotations

from rubicon.core.box_game import BoxGame
from rubicon.core.game import Option, OptionValue, Setup
from rubicon.games.julius_caesar.rules import notation
from rubicon.games.julius_caesar.rules.box import Box, read_box
from rubicon.games.julius_caesar.rules.events import KINDS, REASONS
from rubicon.games.julius_caesar.rules.state import JuliusState, new_state

OPTIONS = (
    Option("deployment", "historical", ("historical", "free")),
    Option("edition", "seed", ("seed", "v1_1")),
    Option("caesar_first", False),
)


class JuliusCaesar(BoxGame[Box]):
    """Five years of civil war: march, levy, fight, and hold more of the Mediterranean than the enemy in winter."""

    def __init__(self) -> None:
        super().__init__(
            "julius_caesar",
            rules=2,
            oldest=1,
            kinds=KINDS,
            reasons=REASONS,
            options=OPTIONS,
            read_box=read_box,
            say=notation.say,
            say_chance=notation.say_chance,
        )

    def seats(self, options: dict[str, OptionValue]) -> tuple[int, ...]:
        """Seat 0 is Caesar, seat 1 Pompey."""
        return (2,)

    def start(self, setup: Setup) -> JuliusState:
        """The armies stand as in January of 705; Fortuna deals."""
        return new_state(setup)


GAME = JuliusCaesar()
