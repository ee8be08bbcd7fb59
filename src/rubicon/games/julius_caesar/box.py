"""The components: read from data.toml or a user's own file, checked, and turned into tables of numbers.

Places are numbered, cities first, then seas; blocks are numbered, Caesar's
first, then Pompey's with Cleopatra among them. All that the rules look up often
is a list of ints here.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from rubicon.core.errors import BadBox
from rubicon.core.message import Message, NameRef
from rubicon.games.julius_caesar.dice import MOST, THROWS

GAME_NAME: Final = "julius_caesar"

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

# Kinds of places.
INLAND: Final = 0
PORT: Final = 1
MAJOR_PORT: Final = 2
SEA: Final = 3
KINDS_OF_CITIES: Final = ("inland", "port", "major_port")

# Classes of roads, and how many blocks each takes.
MAJOR: Final = 0
MINOR: Final = 1
STRAIT: Final = 2
ROAD_CLASSES: Final = ("major", "minor", "strait")
LIMITS: Final = (4, 2, 2)
"""J3.2: for each player and turn."""
ATTACK_LIMITS: Final = (4, 2, 1)
PLUTO_LIMITS: Final = (6, 3, 2)
"""J5.6: for the step into an attack."""
RETREAT_LIMITS: Final = (4, 2, 1)
"""J6.5: for each side and round."""

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

LEVELS: Final = 5
"""Strengths 0 to 4."""

_MOST_PLACES: Final = 400
_MOST_BLOCKS: Final = 60  # of one colour: they are bits of a mask
_MOST_ROADS_AT: Final = 20  # at one place: three bits each in a mask
_MOST_COPIES: Final = 40
_HAND: Final = 6
_TOP: Final = (
    "capital", "cleopatra_home", "cities", "seas", "roads", "sea_borders", "ports", "blocks", "cards", "setup",
)  # fmt: skip


class Box:
    """Everything in the box, as the rules want it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._map(data)
        self._roads(data)
        self._waters(data)
        self._blocks(data)
        self._setup(data)
        self._cards(data)
        self._levies()
        self._moves()

    # The map

    def _map(self, data: dict[str, Any]) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.aliases: list[list[str]] = []
        self.kind: list[int] = []
        self.value: list[int] = []
        for number, city in enumerate(_tables(data, "cities")):
            self._place(city, f"cities {number + 1}", _choice(city, f"cities {number + 1}", "kind", KINDS_OF_CITIES))
            self.value.append(_number(city, f"cities {number + 1}", "value", 0, 9))
        self.cities: int = len(self.ids)
        for number, sea in enumerate(_tables(data, "seas")):
            self._place(sea, f"seas {number + 1}", SEA)
            self.value.append(0)
        self.places: int = len(self.ids)
        if self.cities < 2 or self.places > _MOST_PLACES:
            raise _bad("box-size", what="cities, seas", least="2", most=str(_MOST_PLACES))
        self.place_keys: list[str] = [f"place-{place}" for place in self.ids]
        self.place_names: list[NameRef] = [NameRef(key) for key in self.place_keys]
        self.capital: int = self._city(_text(data, "", "capital"), "capital")
        self.cleopatra_home: int = self._city(_text(data, "", "cleopatra_home"), "cleopatra_home")

    def _place(self, data: dict[str, Any], where: str, kind: int) -> None:
        name = _text(data, where, "id")
        title = _text(data, where, "name")
        if name in self.ids or title in self.names:
            raise _bad("box-twice", what=name)
        self.ids.append(name)
        self.names.append(title)
        aliases = data.get("aliases", [])
        if not isinstance(aliases, list) or not all(isinstance(alias, str) for alias in aliases):
            raise _bad("box-type", field=f"{where}: aliases", type="list")
        self.aliases.append([str(alias) for alias in aliases])
        self.kind.append(kind)

    def _city(self, name: str, where: str) -> int:
        if name not in self.ids[: self.cities]:
            raise _bad("box-unknown-city", where=where, city=name)
        return self.ids.index(name)

    def _roads(self, data: dict[str, Any]) -> None:
        self.road_near: list[list[int]] = [[] for _ in range(self.places)]
        """The cities at the other ends of a city's roads."""
        self.road_ids: list[list[int]] = [[] for _ in range(self.places)]
        """The numbers of those roads, in the same order."""
        self.road_class: list[int] = []
        self.road_ends: list[tuple[int, int]] = []
        for number, road in enumerate(_tables(data, "roads")):
            where = f"roads {number + 1}"
            ends = _pair(road.get("between"), where)
            a = self._city(ends[0], where)
            b = self._city(ends[1], where)
            if a == b or b in self.road_near[a]:
                raise _bad("box-twice", what=f"{ends[0]} - {ends[1]}")
            self.road_class.append(_choice(road, where, "class", ROAD_CLASSES))
            self.road_ends.append((a, b))
            for one, other in ((a, b), (b, a)):
                self.road_near[one].append(other)
                self.road_ids[one].append(number)
        self.roads: int = len(self.road_class)

    def _waters(self, data: dict[str, Any]) -> None:
        self.sea_near: list[list[int]] = [[] for _ in range(self.places)]
        """Of a port its seas; of a sea the seas beside it, and its ports."""
        for number, border in enumerate(_list(data, "sea_borders")):
            ends = _pair(border, f"sea_borders {number + 1}")
            a = self._sea(ends[0], f"sea_borders {number + 1}")
            b = self._sea(ends[1], f"sea_borders {number + 1}")
            if a == b or b in self.sea_near[a]:
                raise _bad("box-twice", what=f"{ends[0]} - {ends[1]}")
            self.sea_near[a].append(b)
            self.sea_near[b].append(a)
        ports = data.get("ports")
        if not isinstance(ports, dict):
            raise _bad("box-type", field="ports", type="table")
        for sea_name, names in ports.items():
            sea = self._sea(sea_name, "ports")
            if not isinstance(names, list):
                raise _bad("box-type", field=f"ports {sea_name}", type="list")
            for name in names:
                port = self._city(str(name), f"ports {sea_name}")
                if self.kind[port] == INLAND:
                    raise _bad("box-inland-port", city=self.ids[port], sea=sea_name)
                if port in self.sea_near[sea]:
                    raise _bad("box-twice", what=f"{self.ids[port]} - {sea_name}")
                self.sea_near[sea].append(port)
                self.sea_near[port].append(sea)
        for city in range(self.cities):
            if self.kind[city] != INLAND and not self.sea_near[city]:
                raise _bad("box-dry-port", city=self.ids[city])
        self.near: list[list[int]] = [self.road_near[p] + self.sea_near[p] for p in range(self.places)]
        self.bit: list[int] = [0] * (self.places * self.places)
        """`bit[place * places + other]`: the bit of the way between them in masks of the ways into `place`."""
        for place in range(self.places):
            if len(self.road_near[place]) > _MOST_ROADS_AT:
                raise _bad("box-size", what=f"roads {self.ids[place]}", least="0", most=str(_MOST_ROADS_AT))
            for index, other in enumerate(self.near[place]):
                self.bit[place * self.places + other] = 1 << index
        self.ports: list[int] = [p for p in range(self.cities) if self.kind[p] != INLAND]

    def _sea(self, name: str, where: str) -> int:
        if name not in self.ids[self.cities :]:
            raise _bad("box-unknown-sea", where=where, sea=name)
        return self.ids.index(name)

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
            raise _bad("box-type", field="blocks", type="caesar, pompey")
        for side, name in enumerate(SIDES):
            for sort in sides[name]:
                if sort not in KINDS_OF_BLOCKS:
                    raise _bad("box-choice", field=f"blocks {name}", value=str(sort), known=", ".join(KINDS_OF_BLOCKS))
            for number, sort in enumerate(KINDS_OF_BLOCKS):
                for block in _tables(sides[name], sort, empty=True):
                    self._block(block, side, number)
        self.blocks: int = len(self.block_ids)
        allies = [b for b in range(self.blocks) if self.sort[b] == ALLY]
        if len(allies) != 1 or any(self.colour[b] == BLUE and self.sort[b] != ALLY for b in range(self.blocks)):
            raise _bad("box-one-ally")
        self.cleopatra: int = allies[0]
        self.block_keys: list[str] = [f"block-{block}" for block in self.block_ids]
        self.block_names: list[NameRef] = [NameRef(key) for key in self.block_keys]
        self.navis: list[bool] = [sort == NAVIS for sort in self.sort]
        self.full: list[int] = [steps[-1] for steps in self.steps]
        self.least: list[int] = [steps[0] for steps in self.steps]
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
                raise _bad("box-size", what=f"blocks {COLOURS[colour]}", least="1", most=str(_MOST_BLOCKS))

    def _block(self, data: dict[str, Any], side: int, sort: int) -> None:
        name = _text(data, f"blocks {SIDES[side]}", "id")
        title = _text(data, name, "name")
        if name in self.block_ids or title in self.titles or title in self.names:
            raise _bad("box-twice", what=f"{name} ({title})")
        self.block_ids.append(name)
        self.titles.append(title)
        self.owner.append(side)
        self.colour.append(BLUE if sort == ALLY else side)
        self.sort.append(sort)
        for role, field in enumerate(("rating", "defending")):
            rating = str(data.get(field, data.get("rating")))
            if len(rating) != 2 or rating[0] not in "ABCD" or rating[1] not in "123456":
                raise _bad("box-rating", block=name, rating=rating)
            self.letter[role].append("ABCD".index(rating[0]))
            self.power[role].append(int(rating[1]))
        strengths = data.get("strengths")
        if (
            not isinstance(strengths, list)
            or not strengths
            or not all(type(s) is int and 1 <= s <= MOST for s in strengths)
            or strengths != sorted(set(strengths), reverse=True)
        ):
            raise _bad("box-strengths", block=name)
        self.steps.append(sorted(strengths))
        needs_city = sort in (LEGION, EQUITATUS, ELEPHANT)
        if needs_city != ("levy" in data):
            raise _bad("box-levy", block=name)
        self.levy_city.append(self._city(str(data["levy"]), name) if needs_city else -1)
        third = data.get("third", False)
        if type(third) is not bool or (third and sort != LEADER):
            raise _bad("box-type", field=f"{name}: third", type="true, false")
        self.third.append(third)

    def _setup(self, data: dict[str, Any]) -> None:
        self.home: list[int] = [-1] * self.blocks
        """Where a block stands at the start; -1 in the pool."""
        setup = data.get("setup")
        if not isinstance(setup, dict) or sorted(setup) != sorted(SIDES):
            raise _bad("box-type", field="setup", type="caesar, pompey")
        for side, name in enumerate(SIDES):
            for city, blocks in setup[name].items():
                place = self._city(city, f"setup {name}")
                if any(self.home[b] == place and self.owner[b] != side for b in range(self.blocks)):
                    raise _bad("box-both", city=city)
                for block in blocks if isinstance(blocks, list) else [blocks]:
                    if block not in self.block_ids or self.owner[self.block_ids.index(block)] != side:
                        raise _bad("box-unknown-block", where=f"setup {name} {city}", block=str(block))
                    b = self.block_ids.index(block)
                    if self.home[b] >= 0:
                        raise _bad("box-twice", what=str(block))
                    if self.navis[b] and self.kind[place] == INLAND:
                        raise _bad("box-navis-inland", block=str(block), city=city)
                    if self.third[b]:
                        raise _bad("box-third", block=str(block))
                    self.home[b] = place
        if self.home[self.cleopatra] < 0:
            raise _bad("box-one-ally")

    # The cards

    def _cards(self, data: dict[str, Any]) -> None:
        cards = data.get("cards")
        if not isinstance(cards, dict):
            raise _bad("box-type", field="cards", type="table")
        self.card_move: list[int] = []
        self.card_levy: list[int] = []
        self.card_event: list[int] = []
        self.card_copies: list[int] = []
        self.card_names: list[str] = []
        for number, card in enumerate(_tables(cards, "commands")):
            where = f"cards commands {number + 1}"
            self.card_move.append(_number(card, where, "move", 0, 9))
            self.card_levy.append(_number(card, where, "levy", 0, 9))
            self.card_copies.append(_number(card, where, "copies", 1, _MOST_COPIES))
            self.card_event.append(NO_EVENT)
            self.card_names.append(f"{self.card_move[-1]}/{self.card_levy[-1]}")
        for event in _list(cards, "events"):
            if event not in EVENTS:
                raise _bad("box-choice", field="cards events", value=str(event), known=", ".join(EVENTS))
            self.card_move.append(0)
            self.card_levy.append(0)
            self.card_copies.append(1)
            self.card_event.append(EVENTS.index(event))
            self.card_names.append(str(event).capitalize())
        self.cards: int = len(self.card_names)
        if len(set(self.card_names)) != self.cards:
            raise _bad("box-twice", what="cards")
        # Two hands must be dealt, and nobody may hold nothing but Apollo in the first turn.
        if sum(self.card_copies) < 2 * _HAND:
            raise _bad("box-size", what="cards", least=str(2 * _HAND), most=str(_MOST_COPIES))
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
        self.discard: int = self._series(DISCARD, self.cards)
        self.play: int = self._series(PLAY, self.cards)
        self.battle: int = self._places(BATTLE, self.places)
        self.surprise: int = self._places(SURPRISE, self.places)
        self.strike: int = self._places(STRIKE, self.cities)
        self.call: int = len(self.move_kind)
        for place in range(self.places):
            for colour in range(len(COLOURS)):
                self._add(CALL, colour, place)
        self.fire: int = self._series(FIRE, self.blocks)
        self.passing: int = self._series(PASS, self.blocks)
        self.hit: int = self._series(HIT, self.blocks)
        self.raising: int = self._series(RAISE, self.blocks)
        self.disband: int = self._series(DISBAND, self.blocks)
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
        self.space: int = len(self.move_kind)
        self.notation: list[str] = []
        """All moves in notation, once somebody asks (see `words`)."""
        self.deal: int = len(THROWS)
        """Fortuna's outcomes below this are throws of dice, from here on cards, and then blocks."""
        self.pick: int = self.deal + self.cards
        self.chance_space: int = self.pick + self.blocks

    def _add(self, kind: int, block: int, place: int) -> int:
        self.move_kind.append(kind)
        self.move_block.append(block)
        self.move_place.append(place)
        return len(self.move_kind) - 1

    def _series(self, kind: int, number: int) -> int:
        first = len(self.move_kind)
        for index in range(number):
            self._add(kind, index, -1)
        return first

    def _places(self, kind: int, number: int) -> int:
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
                raise _bad("box-choice", field="box", value=str(name), known=", ".join(_TOP))
            data[name] = custom[name]
    return Box(data)


# Checks


def _bad(key: str, **args: object) -> BadBox:
    return BadBox(Message(key, dict(args)), GAME_NAME)


def _list(data: dict[str, Any], field: str) -> list[Any]:
    found = data.get(field)
    if not isinstance(found, list):
        raise _bad("box-type", field=field, type="list")
    return found


def _tables(data: dict[str, Any], field: str, empty: bool = False) -> list[dict[str, Any]]:
    if empty and field not in data:
        return []
    found = _list(data, field)
    if not all(isinstance(item, dict) for item in found):
        raise _bad("box-type", field=field, type="list of tables")
    return found


def _text(data: dict[str, Any], where: str, field: str) -> str:
    found = data.get(field)
    if not isinstance(found, str) or not found.strip():
        raise _bad("box-type", field=f"{where}: {field}" if where else field, type="text")
    return found


def _number(data: dict[str, Any], where: str, field: str, least: int, most: int) -> int:
    found = data.get(field)
    if type(found) is not int or not least <= found <= most:
        raise _bad("box-type", field=f"{where}: {field}", type=f"{least} - {most}")
    return found


def _choice(data: dict[str, Any], where: str, field: str, known: tuple[str, ...]) -> int:
    found = data.get(field)
    if found not in known:
        raise _bad("box-choice", field=f"{where}: {field}", value=str(found), known=", ".join(known))
    return known.index(found)


def _pair(found: object, where: str) -> tuple[str, str]:
    if not isinstance(found, list) or len(found) != 2 or not all(isinstance(end, str) for end in found):
        raise _bad("box-type", field=where, type="[a, b]")
    return str(found[0]), str(found[1])
