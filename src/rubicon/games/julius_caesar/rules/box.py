"""The components: read from data.toml or a user's own file, checked, and turned into tables of numbers.

Places are numbered, cities first, then seas; blocks are numbered, Caesar's
first, then Pompey's with Cleopatra among them. All that the rules look up often
is a list of ints here.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from rubicon.core.message import NameRef
from rubicon.core.shared_parts import SharedParts
from rubicon.games.julius_caesar.rules.board import INLAND, MAJOR_PORT, Board
from rubicon.games.julius_caesar.rules.box_checks import bad_box, list_of, number_of, tables_of, text_of
from rubicon.games.julius_caesar.rules.dice import MOST, THROWS

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.sight.candidates import Candidates

SIDES: Final = ("caesar", "pompey")
CAESAR: Final = 0
POMPEY: Final = 1

COLOURS: Final = ("tan", "green", "blue")
BLUE: Final = 2

# Kinds of blocks.
LEADER: Final = 0
ALLY: Final = 1
LEGION: Final = 2
EQUITATUS: Final = 3
ELEPHANT: Final = 4
AUXILIA: Final = 5
BALLISTA: Final = 6
NAVIS: Final = 7
KINDS_OF_BLOCKS: Final = (
    "leaders", "allies", "legions", "equitatus", "elephants", "auxilia", "ballistae", "navis",
)  # fmt: skip

# Events, in the order of their names.
APOLLO: Final = 0
JUPITER: Final = 1
MARS: Final = 2
MERCURY: Final = 3
NEPTUNE: Final = 4
PLUTO: Final = 5
VULCAN: Final = 6
EVENTS: Final = ("apollo", "jupiter", "mars", "mercury", "neptune", "pluto", "vulcan")
NO_EVENT: Final = -1

# Kinds of moves.
DONE: Final = 0  # also the move itself
DISCARD: Final = 1
PLAY: Final = 2
BATTLE: Final = 3
SURPRISE: Final = 4
STRIKE: Final = 5
CALL: Final = 6
FIRE: Final = 7
PASS: Final = 8
HIT: Final = 9
RAISE: Final = 10
DISBAND: Final = 11
MARCH: Final = 12
SAIL: Final = 13
LEVY: Final = 14
CALL_BLOCK: Final = 15

LEVELS: Final = 5
"""Strengths 0 to 4."""

_MOST_BLOCKS: Final = 60  # of one colour: they are bits of a mask
_MOST_COPIES: Final = 40
_HAND: Final = 6
_TOP: Final = (
    "capital", "cleopatra_home", "cities", "seas", "roads", "sea_borders", "ports", "blocks", "cards", "setup",
)  # fmt: skip


class Box(Board):
    """Everything in the box, as the rules want it."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self._blocks(data)
        self._setup(data)
        self._cards(data)
        self._levies()
        self._moves()

    # The blocks

    def _blocks(self, data: dict[str, Any]) -> None:
        self.block_ids: list[str] = []
        self.titles: list[str] = []
        """The names of the blocks in notation."""
        self.owner: list[int] = []
        self.colour: list[int] = []
        self.sort: list[int] = []
        """Leader, legion and so on."""
        self.letter: list[list[int]] = [[], []]
        """The initiative, 0 to 3 for A to D: attacking, and defending."""
        self.power: list[list[int]] = [[], []]
        """The firepower: attacking, and defending."""
        self.steps: list[list[int]] = []
        """The strengths, from the last step to full."""
        self.levy_city: list[int] = []
        self.third: list[bool] = []
        sides = data.get("blocks")
        if not isinstance(sides, dict) or sorted(sides) != sorted(SIDES):
            raise bad_box("box-type", field="blocks", type="caesar, pompey")
        for side, name in enumerate(SIDES):
            if not isinstance(sides[name], dict):
                raise bad_box("box-type", field=f"blocks {name}", type=", ".join(KINDS_OF_BLOCKS))
            for sort in sides[name]:
                if sort not in KINDS_OF_BLOCKS:
                    raise bad_box(
                        "box-choice", field=f"blocks {name}", value=str(sort), known=", ".join(KINDS_OF_BLOCKS)
                    )
            for number, sort in enumerate(KINDS_OF_BLOCKS):
                for block in tables_of(sides[name], sort, empty=True):
                    self._block(block, side, number)
        self.blocks: int = len(self.block_ids)
        allies = [b for b in range(self.blocks) if self.sort[b] == ALLY]
        if len(allies) != 1 or any(self.colour[b] == BLUE and self.sort[b] != ALLY for b in range(self.blocks)):
            raise bad_box("box-one-ally")
        self.cleopatra: int = allies[0]
        self.block_keys: list[str] = [f"block-{block}" for block in self.block_ids]
        self.block_names: list[NameRef] = [NameRef(key) for key in self.block_keys]
        self.navis: list[bool] = [sort == NAVIS for sort in self.sort]
        self.full: list[int] = [steps[-1] for steps in self.steps]
        self.least: list[int] = [steps[0] for steps in self.steps]
        self.step_mask: list[int] = [sum([1 << step for step in steps]) for steps in self.steps]
        """The strengths of a block as bits."""
        self.up: list[int] = []
        """`up[block * LEVELS + strength]`: the strength one step up; the same when it is full."""
        self.down: list[int] = []
        """`down[block * LEVELS + strength]`: the strength one step down; 0 is the end."""
        for steps in self.steps:
            for level in range(LEVELS):
                self.up.append(min([step for step in steps if step > level], default=level))
                self.down.append(max([step for step in steps if step < level], default=0))
        self.mark: list[int] = [0] * self.blocks
        """A bit for each block, among those of its colour."""
        self.land_mask: list[int] = [0, 0, 0]
        self.navis_mask: list[int] = [0, 0, 0]
        self.gap_mask: list[int] = [0, 0, 0]
        """The blocks of a colour that lose more than one die with a step."""
        self.of_colour: list[list[int]] = [[], [], []]
        self.of_owner: list[list[int]] = [[b for b in range(self.blocks) if self.owner[b] == side] for side in (0, 1)]
        for b in range(self.blocks):
            colour = self.colour[b]
            mark = 1 << len(self.of_colour[colour])
            self.of_colour[colour].append(b)
            self.mark[b] = mark
            if self.navis[b]:
                self.navis_mask[colour] |= mark
            else:
                self.land_mask[colour] |= mark
            if self.least[b] > 1 or any(
                high - low > 1 for low, high in zip(self.steps[b], self.steps[b][1:], strict=False)
            ):
                self.gap_mask[colour] |= mark
        for colour in range(len(COLOURS)):
            if len(self.of_colour[colour]) > _MOST_BLOCKS:
                raise bad_box("box-size", what=f"blocks {COLOURS[colour]}", least="1", most=str(_MOST_BLOCKS))

    def _block(self, data: dict[str, Any], side: int, sort: int) -> None:
        name = text_of(data, f"blocks {SIDES[side]}", "id")
        title = text_of(data, name, "name")
        if name in self.block_ids or title in self.titles or title in self.names:
            raise bad_box("box-twice", what=f"{name} ({title})")
        self.block_ids.append(name)
        self.titles.append(title)
        self.owner.append(side)
        self.colour.append(BLUE if sort == ALLY else side)
        self.sort.append(sort)
        for role, field in enumerate(("rating", "defending")):
            rating = str(data.get(field, data.get("rating")))
            if len(rating) != 2 or rating[0] not in "ABCD" or rating[1] not in "123456":
                raise bad_box("box-rating", block=name, rating=rating)
            self.letter[role].append("ABCD".index(rating[0]))
            self.power[role].append(int(rating[1]))
        strengths = data.get("strengths")
        if (
            not isinstance(strengths, list)
            or not strengths
            or not all(type(s) is int and 1 <= s <= MOST for s in strengths)
            or strengths != sorted(set(strengths), reverse=True)
        ):
            raise bad_box("box-strengths", block=name)
        self.steps.append(sorted(strengths))
        needs_city = sort in (LEGION, EQUITATUS, ELEPHANT)
        if needs_city != ("levy" in data):
            raise bad_box("box-levy", block=name)
        self.levy_city.append(self._city(str(data["levy"]), name) if needs_city else -1)
        third = data.get("third", False)
        if type(third) is not bool or (third and sort != LEADER):
            raise bad_box("box-type", field=f"{name}: third", type="true, false")
        self.third.append(third)

    def _setup(self, data: dict[str, Any]) -> None:
        self.home: list[int] = [-1] * self.blocks
        """Where a block stands at the start; -1 in the pool."""
        setup = data.get("setup")
        if not isinstance(setup, dict) or sorted(setup) != sorted(SIDES):
            raise bad_box("box-type", field="setup", type="caesar, pompey")
        for side, name in enumerate(SIDES):
            if not isinstance(setup[name], dict) or not setup[name]:
                raise bad_box("box-type", field=f"setup {name}", type="{city: [blocks]}")
            for city, blocks in setup[name].items():
                place = self._city(city, f"setup {name}")
                if any(self.home[b] == place and self.owner[b] != side for b in range(self.blocks)):
                    raise bad_box("box-both", city=city)
                for block in blocks if isinstance(blocks, list) else [blocks]:
                    if block not in self.block_ids or self.owner[self.block_ids.index(block)] != side:
                        raise bad_box("box-unknown-block", where=f"setup {name} {city}", block=str(block))
                    b = self.block_ids.index(block)
                    if self.home[b] >= 0:
                        raise bad_box("box-twice", what=str(block))
                    if self.navis[b] and self.kind[place] == INLAND:
                        raise bad_box("box-navis-inland", block=str(block), city=city)
                    if self.third[b]:
                        raise bad_box("box-third", block=str(block))
                    self.home[b] = place
        if self.home[self.cleopatra] < 0:
            raise bad_box("box-one-ally")

    # The cards

    def _cards(self, data: dict[str, Any]) -> None:
        cards = data.get("cards")
        if not isinstance(cards, dict):
            raise bad_box("box-type", field="cards", type="table")
        self.card_move: list[int] = []
        self.card_levy: list[int] = []
        self.card_event: list[int] = []
        self.card_copies: list[int] = []
        self.card_names: list[str] = []
        for number, card in enumerate(tables_of(cards, "commands")):
            where = f"cards commands {number + 1}"
            self.card_move.append(number_of(card, where, "move", 0, 9))
            self.card_levy.append(number_of(card, where, "levy", 0, 9))
            self.card_copies.append(number_of(card, where, "copies", 1, _MOST_COPIES))
            self.card_event.append(NO_EVENT)
            self.card_names.append(f"{self.card_move[-1]}/{self.card_levy[-1]}")
        for event in list_of(cards, "events"):
            if event not in EVENTS:
                raise bad_box("box-choice", field="cards events", value=str(event), known=", ".join(EVENTS))
            self.card_move.append(0)
            self.card_levy.append(0)
            self.card_copies.append(1)
            self.card_event.append(EVENTS.index(event))
            self.card_names.append(str(event).capitalize())
        self.cards: int = len(self.card_names)
        if len(set(self.card_names)) != self.cards:
            raise bad_box("box-twice", what="cards")
        # Two hands must be dealt, and nobody may hold nothing but Apollo in the first turn.
        if sum(self.card_copies) < 2 * _HAND:
            raise bad_box("box-size", what="cards", least=str(2 * _HAND), most=str(_MOST_COPIES))
        self.card_keys: list[str] = [
            f"card-{EVENTS[event]}" if event >= 0 else "card-" + name.replace("/", "-")
            for event, name in zip(self.card_event, self.card_names, strict=False)
        ]

    # What follows from all that

    def _levies(self) -> None:
        self.levy_mask: list[int] = [0] * (2 * self.places)
        """`levy_mask[side * places + city]`: which of a side's blocks can enter the map there, third leaders too."""
        self.third_mask: list[int] = [0, 0]
        for b in range(self.blocks):
            side = self.owner[b]
            if self.third[b]:
                self.third_mask[side] |= self.mark[b]
            if b != self.cleopatra:
                for city in range(self.cities):
                    if self.may_enter(b, city):
                        self.levy_mask[side * self.places + city] |= self.mark[b]
        self.alike: list[int] = []
        """For each block the first one like it: blocks that differ in nothing but their number."""
        for b in range(self.blocks):
            like = [other for other in range(b) if self._looks(other) == self._looks(b)]
            self.alike.append(like[0] if like else b)

    def _looks(self, b: int) -> tuple[object, ...]:
        ratings = (self.letter[0][b], self.letter[1][b], self.power[0][b], self.power[1][b])
        leader = b if self.sort[b] in (LEADER, ALLY) else -1
        return (self.owner[b], self.sort[b], leader, ratings, tuple(self.steps[b]), self.levy_city[b])

    def may_enter(self, b: int, city: int) -> bool:
        """J4.1: where a block enters the map, if that city is friendly."""
        if self.navis[b]:
            return self.kind[city] == MAJOR_PORT
        return self.levy_city[b] < 0 or self.levy_city[b] == city

    def _moves(self) -> None:
        size = self.blocks * self.places
        self.move_kind: list[int] = [DONE]
        self.move_block: list[int] = [-1]
        """The block of a move; of a discarded or played card its number, of a call the colour."""
        self.move_place: list[int] = [-1]
        self.discard: int = self._add_series(DISCARD, self.cards)
        self.play: int = self._add_series(PLAY, self.cards)
        self.battle: int = self._add_places(BATTLE, self.places)
        self.surprise: int = self._add_places(SURPRISE, self.places)
        self.strike: int = self._add_places(STRIKE, self.cities)
        self.call: int = len(self.move_kind)
        for place in range(self.places):
            for colour in range(len(COLOURS)):
                self._add(CALL, colour, place)
        self.fire: int = self._add_series(FIRE, self.blocks)
        self.passing: int = self._add_series(PASS, self.blocks)
        self.hit: int = self._add_series(HIT, self.blocks)
        self.raising: int = self._add_series(RAISE, self.blocks)
        self.disband: int = self._add_series(DISBAND, self.blocks)
        self.march: list[int] = [-1] * size
        """`march[block * places + place]`: the move."""
        self.sail: list[int] = [-1] * size
        self.levy: list[int] = [-1] * size
        for b in range(self.blocks):
            for place in range(self.places):
                if place < self.cities if not self.navis[b] else self.kind[place] != INLAND:
                    self.march[b * self.places + place] = self._add(MARCH, b, place)
        for b in range(self.blocks):
            if not self.navis[b]:
                for place in self.ports:
                    self.sail[b * self.places + place] = self._add(SAIL, b, place)
        for b in range(self.blocks):
            if b != self.cleopatra:
                for place in range(self.cities):
                    if self.may_enter(b, place):
                        self.levy[b * self.places + place] = self._add(LEVY, b, place)
        self.call_block: int = self._add_series(CALL_BLOCK, self.blocks)
        self.flank: list[int] = [-1] * size
        """`flank[block * places + place]`: a march into one's own attack by another way than its main one."""
        self.first_flank: int = len(self.move_kind)
        for b in range(self.blocks):
            if not self.navis[b]:
                for place in range(self.cities):
                    self.flank[b * self.places + place] = self._add(MARCH, b, place)
        self.space: int = len(self.move_kind)
        self.moves: list[int] = list(range(self.space))
        """Every move: compiled code lists one of these faster than a number that it has just made."""
        self.notation: list[str] = []
        """All moves in notation, once somebody asks (see `notation`)."""
        self.offers: SharedParts = SharedParts()
        """Moves as views show them."""
        self.shown_blocks: SharedParts = SharedParts()
        """Blocks that can be told, as views show them."""
        self.candidates: dict[tuple[int, ...], list[Candidates]] = {}
        """What hidden blocks can be (see `sight.candidates`)."""
        self.deal: int = len(THROWS)
        """Fortuna's outcomes below this are throws of dice, from here on cards, and then blocks."""
        self.pick: int = self.deal + self.cards
        self.chance_space: int = self.pick + self.blocks

    def _add(self, kind: int, block: int, place: int) -> int:
        self.move_kind.append(kind)
        self.move_block.append(block)
        self.move_place.append(place)
        return len(self.move_kind) - 1

    def _add_series(self, kind: int, number: int) -> int:
        first = len(self.move_kind)
        for index in range(number):
            self._add(kind, index, -1)
        return first

    def _add_places(self, kind: int, number: int) -> int:
        first = len(self.move_kind)
        for place in range(number):
            self._add(kind, -1, place)
        return first


def read_box(custom: dict[str, Any] | None) -> Box:
    """The house's components; tables of the user's file stand in for ours of the same name."""
    data: dict[str, Any] = tomllib.loads((files("rubicon.games.julius_caesar") / "data.toml").read_text("utf-8"))
    if custom is not None:
        for name in custom:
            if name not in _TOP:
                raise bad_box("box-choice", field="box", value=str(name), known=", ".join(_TOP))
            data[name] = custom[name]
    return Box(data)
