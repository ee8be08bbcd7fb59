"""What the options of a match make of the box, worked out once when it starts."""

from __future__ import annotations

from typing import Final, cast

from rubicon.core.game import Setup
from rubicon.games.caesar.rules.box import CENTURION, LEVELS, POISON, TOKENS, box_of

CAESAR: Final = 0
POMPEY: Final = 1
NO_BOT: Final = -1
"""The two sides. Seats are sides, but alone one plays one of them, and the bot of the rules the other."""

LINE: Final = 3  # C4.1: legions in the bot's line at the start

# C4.6: the bot's priorities.
WIN: Final = 1
CLOSE: Final = 2
BEHIND: Final = 3
NEAR: Final = 4
NEXT: Final = 5
CENTRAL: Final = 6
ANY: Final = 7


class Plan:
    """The options of a match, as the rules ask for them."""

    def __init__(self, setup: Setup) -> None:
        box = box_of(setup)
        options = setup.options
        solo = options["solo"]
        self.nk: Final = options["edition"] == "nk"
        self.border_control: Final = options["border_control"] is True
        self.poison: Final = options["poison"] is True
        self.centurions: Final = options["centurions"] is True
        self.harder: Final = options["solo_harder"] is True
        newest = setup.rules > 1  # rules 1: see docs/rules/caesar.md, "Versions"
        self.must_use: Final = self.border_control and newest
        """C2.2: the token that a legion placed face down turns up is carried out wherever it can be."""
        self.takes_what_it_closes: Final = self.harder and self.nk and newest
        """C4.4: the harder bot of nk wins every province that it closes, and throws its token away."""
        self.value_first: Final = (ANY if newest else ANY + 1) if self.nk else NEXT
        """C4.7: from this priority on the bot looks at the value before the province."""
        self.central: Final = box.central[1 if newest else 0]
        self.near_central: Final = box.near_central[1 if newest else 0]
        human = POMPEY if options["human_side"] == "pompey" else CAESAR
        self.bot: Final = NO_BOT if solo == "off" else 1 - human
        """The side that the solo bot plays, if there is one."""
        # C1.3: two legions, three with poison; nk also with border control, which has poison on in any case.
        self.camp: Final = 3 if self.poison else 2
        self.senate_spaces: Final = box.senate_spaces[0 if self.nk else 1]
        self.level: Final = LEVELS.index(str(solo)) if solo != "off" else 0
        self.stack: Final = box.stacks[self.level + (len(LEVELS) if self.centurions else 0)]
        """The bot's command tiles, sorted."""
        names = ["side-caesar", "side-pompey"]
        seats = [0, 1]
        if self.bot != NO_BOT:
            names[self.bot] = "side-brutus" if self.nk else "side-crassus"
            seats = [NO_BOT, NO_BOT]
            seats[human] = 0
        self.names: Final = names
        """How the sides are called in events."""
        self.seats: Final = seats
        """Side to seat."""
        pool: list[int] = []
        for kind in range(len(TOKENS)):
            if (kind != POISON or self.poison) and (kind != CENTURION or self.centurions):
                pool.extend([kind] * box.tokens[kind])
        for kind in box.fixed:
            if kind >= 0:
                pool.remove(kind)
        self.pool: Final = pool
        """C1.2: the bonus tokens that are laid out at random, sorted."""

    def side(self, seat: int) -> int:
        """Seat to side."""
        return seat if self.bot == NO_BOT else 1 - self.bot


def plan_of(setup: Setup) -> Plan:
    """The plan of a set-up, worked out once."""
    if setup.plan is None:
        setup.plan = Plan(setup)
    return cast(Plan, setup.plan)
