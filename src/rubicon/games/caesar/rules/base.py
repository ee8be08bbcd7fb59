"""What all chapters of the rules share: the facts of a match, hidden ones included, and its smallest acts.

The rules are one class in chapters, each a file: `Base`, then `closing`,
`tokens`, `solo`, and `rules` with the set-up and the turn.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from rubicon.core.events import Kind
from rubicon.core.game import Outcome, Setup, State
from rubicon.core.message import NameRef
from rubicon.games.caesar.rules.box import BORDERS, TOKENS, Box, box_of
from rubicon.games.caesar.rules.events import BAG_EMPTY, DRAWN, LAST_MARKER
from rubicon.games.caesar.rules.table import OVER, UNKNOWN, CaesarTable
from rubicon.games.caesar.rules.variant import NO_BOT, Plan


def insort(pieces: list[int], t: int) -> None:
    """Put a piece among sorted ones."""
    at = len(pieces)
    while at > 0 and pieces[at - 1] > t:
        at -= 1
    pieces.insert(at, t)


TOKEN_KEYS: Final = [f"token-{kind}" for kind in TOKENS]

# The ledger: what everybody saw of a player's hidden legions (see `memory`). An entry is one of these + 8 * what.
DREW: Final = 0
SHOWED: Final = 1  # placed a legion of this type
HID: Final = 2  # placed one face down on this border
LOST: Final = 3  # a legion of this type went from the camp to the bag
GAINED: Final = 4  # took this centurion


class Base(State):
    """What is on the table and what is hidden."""

    def __init__(self, setup: Setup, plan: Plan, table: CaesarTable) -> None:
        super().__init__(setup)
        self.box: Final[Box] = box_of(setup)
        """The components."""
        self.plan: Final[Plan] = plan
        self.table: Final[CaesarTable] = table
        self.camps: list[list[int]] = [[], []]  # types of legions, sorted, side by side
        self.bags: list[list[int]] = [[], []]  # the same: a bag is its contents, not an order
        self.secret: list[int] = []  # the types of legions placed face down, by border
        self.ledgers: list[list[int]] = [[], []]
        """Begins when the camp first holds something that is not a plain draw; before that there is nothing to note."""

    def _set_out(self) -> None:
        self.table.set_out(self.plan, self.box)
        self.bags = [self.box.legions.copy(), self.box.legions.copy()]
        self.secret = [UNKNOWN] * BORDERS

    def standing(self) -> tuple[int, ...]:
        """The control markers that each player has placed."""
        table = self.table
        placed = [self.box.markers - table.supply[side] - table.thrown[side] for side in range(2)]
        if self.plan.bot == NO_BOT:
            return tuple(placed)
        return (placed[1 - self.plan.bot],)

    def outcome(self) -> Outcome | None:
        """C2.6, C2.8: one side wins. Alone against the bot, nobody does if the bot does."""
        table = self.table
        if table.phase != OVER:
            return None
        seat = self.plan.seats[table.winner]
        return Outcome(self.standing(), (seat,) if seat >= 0 else (), table.reason)

    # The chapters that follow

    @abstractmethod
    def _end_turn(self) -> None:
        """C2.7, when all bonus tokens are used or declined."""

    @abstractmethod
    def _start_turn(self, side: int) -> None:
        """C2.8, then the turn."""

    # The smallest acts

    def _win(self, side: int, reason: str) -> None:
        self.table.winner = side
        self.table.reason = reason
        self.table.phase = OVER

    def _use_markers(self, side: int, wanted: int, reason: str) -> int:
        """C2.6: take markers out of the supply, as many as there are; the last one wins. How many were taken."""
        table = self.table
        left = table.supply[side]
        taken = wanted if wanted < left else left
        table.supply[side] = left - taken
        if taken == left:
            self._win(side, reason)
        return taken

    def _tell_last(self) -> None:
        if self.table.phase == OVER:
            self._tell_side(LAST_MARKER, self.table.winner)

    def _draw_legion(self, side: int, t: int) -> None:
        """A legion out of the bag, into the camp; only its owner sees it."""
        self.bags[side].remove(t)
        insort(self.camps[side], t)
        ledger = self.ledgers[side]
        if ledger:
            ledger.append(DREW)
        if self.journal is not None:
            values = (self.plan.names[side], self.box.values[t], self.box.icon_keys[t])
            self.tell(DRAWN, values, 1 << self.plan.seats[side])

    def can_place(self, side: int) -> bool:
        """C2.8: whether any legion of the camp can be placed anywhere."""
        empty = self.table.empty
        camp = self.camps[side]
        if self.plan.border_control and camp and empty & self.box.double_mask:
            return True
        fits = self.box.fits
        for t in camp:  # noqa: SIM110
            if empty & fits[t]:
                return True
        return False

    # Telling

    def _tell_side(self, kind: Kind, side: int) -> None:
        if self.journal is not None:
            self.tell(kind, (self.plan.names[side],))

    def _tell_token(self, kind: Kind, side: int, token: int) -> None:
        if self.journal is not None:
            self.tell(kind, (self.plan.names[side], TOKEN_KEYS[token]))

    def _tell_legion(self, kind: Kind, side: int, t: int) -> None:
        if self.journal is not None:
            self.tell(kind, (self.plan.names[side], self.box.values[t], self.box.icon_keys[t]))

    def _tell_bag_empty(self, side: int) -> None:
        self._tell_side(BAG_EMPTY, side)

    def border_refs(self, border: int) -> tuple[NameRef, NameRef]:
        """The two provinces of a border, for messages."""
        first, second = self._border_keys(border)
        return NameRef(first), NameRef(second)

    def _border_keys(self, border: int) -> tuple[str, str]:
        keys = self.box.province_keys
        return keys[self.box.first[border]], keys[self.box.second[border]]
