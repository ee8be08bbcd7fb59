"""What lies on the table: all facts of a match, the hidden ones too, and what everybody has seen of the blocks.

Blocks and places are numbered as in the box. Everybody has seen three things of
each block that stands upright: which blocks it may be (`mask`, a bit for each of
its colour), and between which strengths it is (`low`, `high`). And of each block
by its name everybody remembers how strong it can be, wherever it may stand by
now (`weakest`, `strongest`).

A copy shares the lists that few moves change, in three groups, until one of the
two tables changes them. So whoever writes into a list of a group first calls
`own_knowledge`, `own_lines` or `own_orders`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from rubicon.core.pickling import equal_attributes, reduce_object
from rubicon.games.julius_caesar.rules.box import Box

# Where a block can be, besides the places of the map.
POOL: Final = 1000  # standing in its owner's levy pool
FALLEN: Final = 1001  # eliminated this year: it lies face up in the pool until winter
DEAD: Final = 1002  # a leader: a trophy of the enemy's
UNSEEN: Final = -1  # in a sight: somewhere among the tokens

NOBODY: Final = -1
NOTHING: Final = -1
SECRET: Final = -2  # in a sight: there is one, but which is not known

# What the match waits for.
DEPLOYING: Final = 0  # free deployment: a seat places its blocks
DEALING: Final = 1  # Fortuna deals
DISCARDING: Final = 2  # both lay one of six cards aside
CHOOSING: Final = 3  # both choose the card of the turn
MOVING: Final = 4
SURPRISING: Final = 5  # Mars, Neptune: which battle
CALLING: Final = 6  # Jupiter: which place and colour
PICKING: Final = 7  # Fortuna picks the block
SETTLING: Final = 8  # Jupiter: where the defector goes
STRIKING: Final = 9  # Vulcan: which city
LEVYING: Final = 10
ORDERING: Final = 11  # Player 1 says which battle is next
FIGHTING: Final = 12  # a block's turn in a battle
THROWING: Final = 13  # Fortuna throws the dice
SUFFERING: Final = 14  # who takes the hit
REGROUPING: Final = 15
LANDING: Final = 16  # winter: Navis to port
SUPPLYING: Final = 17
DISBANDING: Final = 18
OVER: Final = 19

YEARS: Final = 5
TURNS: Final = 5
HAND: Final = 6


# The groups of lists that copies share.
_KNOWLEDGE: Final = 1
_LINES: Final = 2
_ORDERS: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)  # for `pack`
class Table:
    """Everything that a match is made of."""

    def __init__(self) -> None:
        self._shared: int = 0
        """A bit for each group of lists that another table may have, too."""
        self.phase: int = DEALING
        self.year: int = 1
        self.turn: int = 1
        self.seat: int = NOBODY
        """Who decides, where only one does."""
        self.first: int = NOBODY
        """Player 1 of this turn."""
        self.part: int = 0
        """0 while Player 1 commands, 1 while Player 2 does."""
        self.winter: int = 0
        """How many steps of the winter turn are done."""
        self.reason: str = ""
        self.trophies: list[int] = [0, 0]
        """The enemy leaders that each side has killed."""

        # The cards
        self.deck: list[int] = []
        """How many of each card are undealt."""
        self.hands: list[list[int]] = [[], []]
        self.discards: list[int] = [NOTHING, NOTHING]
        self.chosen: list[int] = [NOTHING, NOTHING]
        """What each has chosen for this turn; it stays in the hand until both are shown."""
        self.played: list[int] = []
        """The cards of this year: Caesar's, Pompey's, Caesar's, and so on."""
        self.orders: list[int] = [NOTHING, NOTHING]
        """What the cards of this turn mean: Apollo means another card."""

        # The command of whose move it is
        self.event: int = NOTHING
        self.points: int = 0
        self.levies: int = 0
        self.marched: bool = False
        """A group has moved, so that it is too late for sea moves."""
        self.active: list[int] = []
        """The places whose blocks may move without another point."""
        self.roads: list[int] = []
        """How many blocks have used each road."""
        self.voyages: list[int] = []
        """The sea moves made, each as from * places + to."""
        self.kept: int = 0
        """The seas that have been friendly all the time since the command began, as a mask."""
        self.last: int = NOTHING
        """The block that has just moved and may go on."""
        self.strides: int = 0
        """How many steps it has made."""
        self.came: int = NOTHING
        """Where its last step was made from."""
        self.start: int = NOTHING
        """Where its first step was made from."""

        # The blocks
        self.where: list[int] = []
        self.strength: list[int] = []
        self.side: list[int] = []
        """Who commands it; off the map, who owns it."""
        self.moved: list[int] = []
        self.reserve: list[int] = []
        self.acted: list[int] = []
        self.pledge: list[int] = []
        """Free deployment: the city where it is to stand."""
        self.mask: list[int] = []
        self.low: list[int] = []
        self.high: list[int] = []
        self.weakest: list[int] = []
        self.strongest: list[int] = []
        """Of no account for a block that is off the map."""

        # The places
        self.held: list[int] = []
        """`held[side * places + place]`: how many blocks a side has there."""
        self.attacker: list[int] = []
        """Who began the battle at a place."""
        self.main: list[int] = []
        """From where the main attack on a place came."""
        self.ways: list[int] = []
        """`ways[side * places + place]`: the ways that a side used into a battle, as a mask of the box's bits."""
        self.pins: list[int] = []
        """How many blocks at a place are held by its attackers."""

        # The battle
        self.surprise: int = NOTHING
        """Where Mars or Neptune lets attackers fire first."""
        self.field: int = NOTHING
        """The place of the battle that is being fought, or of which the winner regroups."""
        self.round: int = 0
        self.striker: int = NOBODY
        """Who attacks in it, after a change of roles too."""
        self.firing: int = NOTHING
        """The block that fires; for Jupiter the one that was picked."""
        self.hits: int = 0
        """Hits still to be taken."""
        self.retreats: list[int] = [0, 0]
        """How many blocks of each side used each way out in this round, three bits a way."""
        self.ferried: list[int] = [0, 0]
        """How many blocks of each side retreated by sea in this round."""

    def copy(self) -> Table:
        """Another table with the same on it."""
        twin = Table.__new__(Table)
        self._shared = twin._shared = _KNOWLEDGE | _LINES | _ORDERS
        twin.phase = self.phase
        twin.year = self.year
        twin.turn = self.turn
        twin.seat = self.seat
        twin.first = self.first
        twin.part = self.part
        twin.winter = self.winter
        twin.reason = self.reason
        twin.trophies = self.trophies.copy()
        twin.deck = self.deck.copy()
        twin.hands = [self.hands[0].copy(), self.hands[1].copy()]
        twin.discards = self.discards.copy()
        twin.chosen = self.chosen.copy()
        twin.played = self.played.copy()
        twin.orders = self.orders.copy()
        twin.event = self.event
        twin.points = self.points
        twin.levies = self.levies
        twin.marched = self.marched
        twin.active = self.active.copy()
        twin.roads = self.roads
        twin.voyages = self.voyages.copy()
        twin.kept = self.kept
        twin.last = self.last
        twin.strides = self.strides
        twin.came = self.came
        twin.start = self.start
        twin.where = self.where.copy()
        twin.strength = self.strength.copy()
        twin.side = self.side
        twin.moved = self.moved
        twin.reserve = self.reserve
        twin.acted = self.acted
        twin.pledge = self.pledge
        twin.mask = self.mask
        twin.low = self.low
        twin.high = self.high
        twin.weakest = self.weakest
        twin.strongest = self.strongest
        twin.held = self.held.copy()
        twin.attacker = self.attacker
        twin.main = self.main
        twin.ways = self.ways
        twin.pins = self.pins
        twin.surprise = self.surprise
        twin.field = self.field
        twin.round = self.round
        twin.striker = self.striker
        twin.firing = self.firing
        twin.hits = self.hits
        twin.retreats = self.retreats.copy()
        twin.ferried = self.ferried.copy()
        return twin

    def own_knowledge(self) -> None:
        """Before what everybody has seen is changed: `mask`, `low`, `high`, `weakest`, `strongest`."""
        if self._shared & _KNOWLEDGE:
            self._shared &= ~_KNOWLEDGE
            self.mask = self.mask.copy()
            self.low = self.low.copy()
            self.high = self.high.copy()
            self.weakest = self.weakest.copy()
            self.strongest = self.strongest.copy()

    def own_lines(self) -> None:
        """Before battles are changed: `reserve`, `acted`, `attacker`, `main`, `ways`, `pins`."""
        if self._shared & _LINES:
            self._shared &= ~_LINES
            self.reserve = self.reserve.copy()
            self.acted = self.acted.copy()
            self.attacker = self.attacker.copy()
            self.main = self.main.copy()
            self.ways = self.ways.copy()
            self.pins = self.pins.copy()

    def own_orders(self) -> None:
        """Before these are changed: `side`, `moved`, `pledge`, `roads`."""
        if self._shared & _ORDERS:
            self._shared &= ~_ORDERS
            self.side = self.side.copy()
            self.moved = self.moved.copy()
            self.pledge = self.pledge.copy()
            self.roads = self.roads.copy()

    def __eq__(self, other: object) -> bool:
        return equal_attributes(self, other, ("_shared",))

    def __reduce__(self) -> tuple[Any, ...]:
        return reduce_object(self)

    # Who holds what (J1.5)

    def friendly(self, places: int, side: int, place: int) -> bool:
        """Only blocks of that side are there."""
        return self.held[side * places + place] > 0 and self.held[(1 - side) * places + place] == 0

    def friendly_cities(self, box: Box, side: int) -> list[int]:
        """The cities where only blocks of that side are, sorted."""
        held = self.held
        own = side * box.places
        foe = (1 - side) * box.places
        return [city for city in range(box.cities) if held[own + city] > 0 and held[foe + city] == 0]

    def points_of(self, box: Box, side: int) -> int:
        """J1.2: the values of friendly cities, and one for each enemy leader killed."""
        total = self.trophies[side]
        for city in box.valued:
            if self.friendly(box.places, side, city):
                total += box.value[city]
        return total


def laid_out(box: Box) -> Table:
    """The table at the beginning: everybody at home at full strength, the others in the pools (5.1, 5.2)."""
    table = Table()
    blocks = range(box.blocks)
    places = box.places
    table.deck = box.card_copies.copy()
    table.roads = [0] * box.roads
    table.where = [POOL if box.home[b] < 0 else box.home[b] for b in blocks]
    table.strength = [0 if box.home[b] < 0 else box.full[b] for b in blocks]
    table.side = box.owner.copy()
    table.moved = [0] * box.blocks
    table.reserve = [0] * box.blocks
    table.acted = [0] * box.blocks
    table.pledge = [NOTHING] * box.blocks
    table.mask = box.mark.copy()
    table.low = table.strength.copy()
    table.high = table.strength.copy()
    table.weakest = table.strength.copy()
    table.strongest = table.strength.copy()
    table.held = [0] * (2 * places)
    for b in blocks:
        if box.home[b] >= 0:
            table.held[box.owner[b] * places + box.home[b]] += 1
    table.attacker = [NOBODY] * places
    table.main = [NOTHING] * places
    table.ways = [0] * (2 * places)
    table.pins = [0] * places
    return table
