"""What lies open on the table: all facts that everybody sees.

Hidden are only the camps, the bags and the faces of legions placed face down:
those are in the state (see `ground`).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from rubicon.core.pickling import equal_attributes, reduce_object
from rubicon.games.caesar.rules.box import BORDERS, PROVINCES, TOKENS, Box
from rubicon.games.caesar.rules.variant import Plan

# What the game waits for.
LAYING: Final = 0  # Fortuna lays out bonus tokens, province by province
DEALING: Final = 1  # Fortuna fills the camps
PLACING: Final = 2  # a player sends a legion
TURNING_UP: Final = 3  # Fortuna turns up one of the tokens beside the board
USING: Final = 4  # a player uses or declines bonus tokens
WEALTHY: Final = 5  # Fortuna draws a legion for Wealth
POISONING: Final = 6  # Fortuna takes a legion out of the rival's camp, or the bot's line
REFILLING: Final = 7  # Fortuna draws a legion at the end of the turn
TILE: Final = 8  # Fortuna turns up the bot's command tile
LINING: Final = 9  # Fortuna draws a legion for the bot's line
SUPPORTING: Final = 10  # Fortuna draws one of the bot's centurions
PICKING_PROVINCE: Final = 11  # Fortuna breaks the bot's tie between provinces
PICKING_BORDER: Final = 12  # and between borders
OVER: Final = 13

NOBODY: Final = -1
UNKNOWN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)  # for `pack`
class CaesarTable:
    """The board, the supplies, and how far the turn has come."""

    def __init__(self) -> None:
        self.phase: int = LAYING
        self.turn: int = NOBODY  # whose turn it is, as a side
        self.turns: int = 0  # how many turns have begun
        # Borders.
        self.empty: int = (1 << BORDERS) - 1  # a bit for each empty border
        self.owner: list[int] = []  # whose legion lies there
        self.legion: list[int] = []  # its type, if everybody has seen it
        self.facing: list[int] = []  # which way it is turned, see `Box.value`
        self.down: int = 0  # a bit for each legion that lies face down
        self.marker: list[int] = []  # whose control marker covers it
        self.marker_down: int = 0  # a bit for each of those that Might has turned
        # Provinces.
        self.free: list[int] = []  # how many of its borders are empty
        self.power: list[int] = []  # the influence of Caesar and of Pompey, province by province
        self.holder: list[int] = []  # whose markers lie there
        self.up: list[int] = []  # how many of them face up
        self.turned: list[int] = []  # how many of them Might has turned
        self.bonus: list[int] = []  # the bonus token
        # Players.
        self.supply: list[int] = []  # control markers not placed yet
        self.senators: list[int] = [0, 0]  # senate tokens on the player's spaces
        self.stacks: list[int] = []  # markers under each of these, in order of coming: side * 100 + markers
        self.under: list[int] = [0, 0]  # all markers there
        self.thrown: list[int] = [0, 0]  # markers thrown out (C4.4)
        self.centurions: list[list[int]] = [[], []]  # those not taken yet
        # Bonus tokens off the board.
        self.pool: list[int] = []  # to be laid out; afterwards the left-overs, beside the board or out of the game
        self.spent: list[int] = []  # how many of each kind were used up
        # This turn.
        self.laid: int = 0  # the next province to get a bonus token
        self.pending: list[int] = []  # tokens to use: kind * 2, + 1 if the province they came from was won
        self.before: int = NOBODY  # the border just placed on face down, while its token comes before closing (C2.2)
        self.extra: bool = False  # Tactics was used
        self.supported: bool = False  # a centurion was taken
        # The solo bot.
        self.line: list[int] = []
        self.tiles: list[int] = []  # left in the stack, sorted
        self.tile: int = NOBODY
        self.order: int = 0  # the next order on the tile
        self.resolved: int = 0  # how many resolve orders of this tile have come up
        self.short: bool = False  # a draw has fallen short: in this turn (psc), ever (nk)
        self.priority: int = 0  # by which the bot is choosing
        self.picks: int = 0  # what Fortuna picks from: a bit for each province or border
        self.target: int = NOBODY  # the province chosen
        self.avoid: bool = False  # closing would let the player win (C4.6)
        # The end.
        self.winner: int = NOBODY
        self.reason: str = ""

    def set_out(self, plan: Plan, box: Box) -> None:
        """Make this the table of a new match."""
        self.owner = [NOBODY] * BORDERS
        self.legion = [UNKNOWN] * BORDERS
        self.facing = [0] * BORDERS
        self.marker = [NOBODY] * BORDERS
        self.free = [len(around) for around in box.around]
        self.power = [0] * (2 * PROVINCES)
        self.holder = [NOBODY] * PROVINCES
        self.up = [0] * PROVINCES
        self.turned = [0] * PROVINCES
        self.bonus = box.fixed.copy()
        self.supply = [box.markers] * 2
        if plan.centurions:
            self.centurions = [box.centurions.copy(), box.centurions.copy()]
        self.pool = plan.pool.copy()
        self.spent = [0] * len(TOKENS)

    def copy(self) -> CaesarTable:
        """Another table with the same on it."""
        twin = CaesarTable.__new__(CaesarTable)  # not by __init__: every attribute is set here
        twin.phase = self.phase
        twin.turn = self.turn
        twin.turns = self.turns
        twin.empty = self.empty
        twin.owner = self.owner.copy()
        twin.legion = self.legion.copy()
        twin.facing = self.facing.copy()
        twin.down = self.down
        twin.marker = self.marker.copy()
        twin.marker_down = self.marker_down
        twin.free = self.free.copy()
        twin.power = self.power.copy()
        twin.holder = self.holder.copy()
        twin.up = self.up.copy()
        twin.turned = self.turned.copy()
        twin.bonus = self.bonus.copy()
        twin.supply = self.supply.copy()
        twin.senators = self.senators.copy()
        twin.stacks = self.stacks.copy()
        twin.under = self.under.copy()
        twin.thrown = self.thrown.copy()
        twin.centurions = [self.centurions[0].copy(), self.centurions[1].copy()]
        twin.pool = self.pool.copy()
        twin.spent = self.spent.copy()
        twin.laid = self.laid
        twin.pending = self.pending.copy()
        twin.before = self.before
        twin.extra = self.extra
        twin.supported = self.supported
        twin.line = self.line.copy()
        twin.tiles = self.tiles.copy()
        twin.tile = self.tile
        twin.order = self.order
        twin.resolved = self.resolved
        twin.short = self.short
        twin.priority = self.priority
        twin.picks = self.picks
        twin.target = self.target
        twin.avoid = self.avoid
        twin.winner = self.winner
        twin.reason = self.reason
        return twin

    def __eq__(self, other: object) -> bool:
        return equal_attributes(self, other)

    def __reduce__(self) -> tuple[Any, ...]:
        return reduce_object(self)

    def controller(self, province: int) -> int:
        """C3.3: who controls a province; nobody while all its markers are face down."""
        return self.holder[province] if self.up[province] > 0 else NOBODY
