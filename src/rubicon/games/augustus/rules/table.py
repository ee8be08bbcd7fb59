"""What lies on the table: all facts of a match. In a Sight, a mission that the seat cannot know is `HIDDEN`."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from rubicon.core.pickling import equal_attributes, reduce_object
from rubicon.games.augustus.rules.box import BAG, LEGIONS, MISSIONS, REWARDS

HIDDEN: Final = -1
OWN_LEGIONS: Final = 7
HAND: Final = 6
KEPT: Final = 3
TRIPLE: Final = 3  # missions of a colour that bring its reward
GOAL: Final = 7  # controlled missions that end the game

# What the match waits for. Fortuna:
OPENING: Final = 0  # the first Herald
ROW_DEAL: Final = 1  # the five open missions
HAND_DEAL: Final = 2  # everybody's missions
DRAWING: Final = 3  # a token
REFILLING: Final = 4  # the row
# All seats, or several, at the same time:
CHOOSING: Final = 5  # three of six missions
MOBILISING: Final = 6  # a legion for the token
SUFFERING: Final = 7  # a red effect
# One seat:
ORDERING: Final = 8  # which of its completed missions comes first
PLACING: Final = 9  # legions of a "mobilise" effect
REARRANGING: Final = 10  # all its legions anew
COMPLETING: Final = 11  # which mission to complete at once
GIVING: Final = 12  # who gets the gold or the wheat it lost
CLAIMING: Final = 13  # whether to claim the reward for the number of missions
TAKING: Final = 14  # new missions
OVER: Final = 15

PHASES: Final = (
    "opening",
    "row-deal",
    "hand-deal",
    "drawing",
    "refilling",
    "choosing",
    "mobilising",
    "suffering",
    "ordering",
    "placing",
    "rearranging",
    "completing",
    "giving",
    "claiming",
    "taking",
    "over",
)


@mypyc_attr(allow_interpreted_subclasses=True)  # for `pack`
class Table:
    """Missions, legions, tokens, rewards, and how far the match has come.

    Missions are indices from 0. `cover` counts the legions on each, packed like
    the fields of the box; a mission in progress with `cover == need` is
    complete and waits: nothing touches it.
    """

    def __init__(self, seats: int) -> None:
        self.phase: int = OPENING
        self.undecided: int = 0  # a bit for each seat that has something to decide now
        self.herald: int = -1
        self.token: int = -1  # the token of this round
        self.draws: int = 0  # tokens drawn since the beginning
        self.bag: list[int] = list(BAG)
        self.common: int = LEGIONS - OWN_LEGIONS * seats
        self.supply: list[int] = [OWN_LEGIONS] * seats
        self.cover: list[int] = [0] * MISSIONS
        # Where the missions are
        self.deck: list[int] = list(range(MISSIONS))
        self.row: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # before three are kept
        self.dropped: list[list[int]] = [[] for _ in range(seats)]  # discarded then, unseen by the others
        self.discards: list[int] = []  # discarded in the open
        self.progress: list[list[int]] = [[] for _ in range(seats)]  # sorted
        self.chain: list[int] = []  # completed and resolved, not yet controlled
        self.controlled: list[list[int]] = [[] for _ in range(seats)]  # in the order in which they came
        # Rewards and lasting effects
        self.tiles: list[int] = [-1] * len(REWARDS)  # who has them
        self.declined: list[int] = [0] * seats  # a bit for each number of missions whose reward was declined
        self.usable: list[int] = []  # seat * 6 + symbol drawn -> mask of the symbols it may stand for
        for _ in range(seats):
            self.usable += [1, 2, 4, 8, 16, 32]
        # Decisions made at the same time, hidden until all are made: the moves of each seat
        self.deciders: int = 0  # a bit for each seat that has or had a choice in this question
        self.plans: list[list[int]] = [[] for _ in range(seats)]
        # The chain being resolved
        self.turn: int = -1  # whose it is
        self.effect: int = -1  # the mission whose effect is being carried out
        self.left: int = 0  # legions that may still be placed, or that are in hand when rearranging
        self.takes: int = 0  # missions still to take
        self.giving: int = -1  # the reward that a loser hands over
        self.reason: str = ""

    def copy(self) -> Table:
        """Another table with the same on it."""
        twin = Table(0)
        twin.phase = self.phase
        twin.undecided = self.undecided
        twin.herald = self.herald
        twin.token = self.token
        twin.draws = self.draws
        twin.bag = self.bag.copy()
        twin.common = self.common
        twin.supply = self.supply.copy()
        twin.cover = self.cover.copy()
        twin.deck = self.deck.copy()
        twin.row = self.row.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.dropped = [hand.copy() for hand in self.dropped]
        twin.discards = self.discards.copy()
        twin.progress = [missions.copy() for missions in self.progress]
        twin.chain = self.chain.copy()
        twin.controlled = [missions.copy() for missions in self.controlled]
        twin.tiles = self.tiles.copy()
        twin.declined = self.declined.copy()
        twin.usable = self.usable.copy()
        twin.deciders = self.deciders
        twin.plans = [plan.copy() for plan in self.plans]
        twin.turn = self.turn
        twin.effect = self.effect
        twin.left = self.left
        twin.takes = self.takes
        twin.giving = self.giving
        twin.reason = self.reason
        return twin

    def __eq__(self, other: object) -> bool:
        return equal_attributes(self, other)

    def __reduce__(self) -> tuple[Any, ...]:
        return reduce_object(self)


def count(packed: int) -> int:
    """How many fields or legions a pack holds."""
    return COUNTS[packed & 511] + COUNTS[packed >> 9]


COUNTS: Final[list[int]] = [(n & 7) + (n >> 3 & 7) + (n >> 6) for n in range(512)]


def symbols_in(packed: int) -> int:
    """The mask of the symbols of which a pack holds any."""
    return _LOW_SYMBOLS[packed & 511] | _HIGH_SYMBOLS[packed >> 9]


_LOW_SYMBOLS: Final[list[int]] = [int(n & 7 > 0) + 2 * int(n >> 3 & 7 > 0) + 4 * int(n >> 6 > 0) for n in range(512)]
_HIGH_SYMBOLS: Final[list[int]] = [symbols << 3 for symbols in _LOW_SYMBOLS]
