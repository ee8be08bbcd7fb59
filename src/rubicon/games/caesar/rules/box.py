"""The components: read from data.toml, changed by a user's own file, checked, and turned into tables of numbers.

Borders are numbered by icon, ten of each, so that the free borders of one icon
are ten neighbouring bits of a mask. Legions of the same icons and values are
one *type*; centurions are types like any other.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, cast

from rubicon.core.errors import BadBox
from rubicon.core.game import Setup
from rubicon.core.message import Message, NameRef
from rubicon.core.shared_parts import SharedParts

PROVINCES: Final = 18
BORDERS: Final = 30
OF_ICON: Final = 10
DOUBLES: Final = 3
ICONS: Final = ("sword", "shield", "ship")
LAUREL: Final = "laurel"

# Kinds of bonus tokens.
TACTICS: Final = 0
WEALTH: Final = 1
MIGHT: Final = 2
SENATE: Final = 3
POISON: Final = 4
CENTURION: Final = 5
TOKENS: Final = ("tactics", "wealth", "might", "senate", "poison", "centurion")

# Orders on command tiles.
DRAW: Final = 0
DISCARD: Final = 1
RESOLVE: Final = 2
DRAW_CENTURION: Final = 3
ORDERS: Final = ("draw", "discard", "resolve", "draw_centurion")

LEVELS: Final = ("easy", "normal", "hard")
SETS: Final = ("base", "centurions")
EDITIONS: Final = ("nk", "psc")

_CENTRAL_1: Final = ("italia", "sicilia", "sardinia")
_BOARD: Final = ("provinces", "borders", "control_markers", "senate_spaces")
_OPEN: Final = ("legions", "centurions", "bonus_tokens", "expansion_bonus_tokens", "command_tiles", "solo_difficulty")
_MOST_VALUE: Final = 9
_MOST_PIECES: Final = 40
_MOST_ORDERS: Final = 8
_MOST_TILES: Final = 20
_GAME: Final = "caesar"


class Box:
    """Everything in the box, as the rules want it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._map(data)
        self._legions(data)
        self._tokens(data)
        self._tiles(data)
        self._moves()

    def _map(self, data: dict[str, Any]) -> None:
        provinces = data["provinces"]
        self.ids: list[str] = [str(province["id"]) for province in provinces]
        self.names: list[str] = [str(province["name"]) for province in provinces]
        self.province_keys: list[str] = [f"province-{name}" for name in self.ids]
        self.central: list[list[bool]] = [
            [name in _CENTRAL_1 for name in self.ids],
            [bool(province.get("central", False)) for province in provinces],
        ]
        """C4.8: as rules 1 read it, and as it is read since."""
        self.spaces: list[int] = [int(province.get("spaces", 1)) for province in provinces]
        self.fixed: list[int] = [
            TOKENS.index(province["bonus"]) if "bonus" in province else -1 for province in provinces
        ]
        self.home: int = self.ids.index("italia")
        by_icon = sorted(data["borders"], key=lambda border: ICONS.index(border["icon"]))
        self.first: list[int] = [self.ids.index(border["between"][0]) for border in by_icon]
        self.second: list[int] = [self.ids.index(border["between"][1]) for border in by_icon]
        self.icon: list[int] = [ICONS.index(border["icon"]) for border in by_icon]
        self.double: list[int] = [b for b in range(BORDERS) if by_icon[b].get("double_line", False)]
        self.double_mask: int = sum([1 << b for b in self.double])
        self.around: list[list[int]] = [
            [b for b in range(BORDERS) if p in (self.first[b], self.second[b])] for p in range(PROVINCES)
        ]
        """The borders of a province."""
        self.ring: list[int] = [sum([1 << b for b in around]) for around in self.around]
        """The same as a mask."""
        self.near_central: list[list[bool]] = [
            [any(central[self.other(b, p)] for b in self.around[p]) for p in range(PROVINCES)]
            for central in self.central
        ]
        self.border_ids: list[str] = [f"{self.ids[self.first[b]]}-{self.ids[self.second[b]]}" for b in range(BORDERS)]
        self.province_names: list[NameRef] = [NameRef(key) for key in self.province_keys]
        self.markers: int = int(data["control_markers"])
        self.senate_spaces: list[int] = [int(data["senate_spaces"][edition]) for edition in EDITIONS]

    def _legions(self, data: dict[str, Any]) -> None:
        self.high: list[int] = []
        self.low: list[int] = []
        self.icons: list[str] = []
        self.wild: list[bool] = []
        self.fits: list[int] = []
        """The borders that the icon of a type fits, as a mask."""
        self.legions: list[int] = sorted([self._type(piece) for piece in data["legions"]])
        """One player's legions, as types."""
        self.centurions: list[int] = sorted([self._type(piece) for piece in data["centurions"]])
        self.types: int = len(self.high)
        self.values: list[str] = [f"{self.high[t]}/{self.low[t]}" for t in range(self.types)]
        self.titles: list[str] = [f"{self.values[t]} {self.icons[t]}" for t in range(self.types)]
        self.icon_keys: list[str] = ["icon-" + icons.replace("+", "-") for icons in self.icons]
        self.most_line: int = len(self.legions) + len(self.centurions)
        self.shown_legions: list[dict[str, object]] = [
            {"say": self.titles[t], "values": [self.high[t], self.low[t]], "icons": self.icons[t].split("+")}
            for t in range(self.types)
        ]
        """Types of legions as views show them; shared, so not to be changed."""

    def _type(self, piece: dict[str, Any]) -> int:
        high = max(piece["values"])
        low = min(piece["values"])
        wild = LAUREL in piece["icons"]
        icons = LAUREL if wild else "+".join([icon for icon in ICONS if icon in piece["icons"]])
        for t in range(len(self.high)):
            if self.high[t] == high and self.low[t] == low and self.icons[t] == icons:
                return t
        self.high.append(high)
        self.low.append(low)
        self.icons.append(icons)
        self.wild.append(wild)
        self.fits.append(sum([1 << b for b in range(BORDERS) if wild or ICONS[self.icon[b]] in piece["icons"]]))
        return len(self.high) - 1

    def _tokens(self, data: dict[str, Any]) -> None:
        counts = {**data["bonus_tokens"], **data["expansion_bonus_tokens"]}
        self.tokens: list[int] = [int(counts[kind]) for kind in TOKENS]

    def _tiles(self, data: dict[str, Any]) -> None:
        tiles = data["command_tiles"]
        self.tile_names: list[str] = sorted(tiles)
        self.tile_orders: list[list[int]] = [
            [ORDERS.index(order) for order in tiles[name]["orders"]] for name in self.tile_names
        ]
        self.stacks: list[list[int]] = [
            sorted([self.tile_names.index(tile) for tile in data["solo_difficulty"][kind][level]])
            for kind in SETS
            for level in LEVELS
        ]
        """The tiles of a level: base easy, normal, hard, then the same with centurions."""

    def _moves(self) -> None:
        # Placements: type by type, border by border, the higher value towards the first province, then the second.
        self.move_type: list[int] = []
        self.move_border: list[int] = []
        self.move_facing: list[int] = []
        self.place: list[int] = []
        """The number of a type's first placement."""
        for t in range(self.types):
            self.place.append(len(self.move_type))
            for b in range(BORDERS):
                for facing in range(self.facings(t)):
                    self.move_type.append(t)
                    self.move_border.append(b)
                    self.move_facing.append(facing)
        self.face_down: int = len(self.move_type)  # type by type, double-line space by double-line space
        self.might_legion: int = self.face_down + self.types * DOUBLES
        self.might_province: int = self.might_legion + BORDERS
        self.might_border: int = self.might_province + PROVINCES
        self.use_tactics: int = self.might_border + BORDERS
        self.use_wealth: int = self.use_tactics + 1
        self.use_senate: int = self.use_wealth + 1
        self.use_senate_bare: int = self.use_senate + 1
        self.use_poison: int = self.use_senate_bare + 1
        self.use_centurion: int = self.use_poison + 1
        self.done: int = self.use_centurion + self.types
        self.space: int = self.done + 1
        # Fortuna's outcomes.
        self.lay: int = 0
        self.turn_up: int = self.lay + len(TOKENS)
        self.draw: int = self.turn_up + len(TOKENS)
        self.poison: int = self.draw + self.types
        self.support: int = self.poison + self.types
        self.poison_line: int = self.support + self.types
        self.tile: int = self.poison_line + self.most_line
        self.pick_province: int = self.tile + len(self.tile_names)
        self.pick_border: int = self.pick_province + PROVINCES
        self.chance_space: int = self.pick_border + BORDERS
        # The placements of a type on the free borders of one icon, by the mask of those ten borders: made when wanted.
        nothing: tuple[int, ...] = ()
        self._placements: list[list[tuple[int, ...]]] = [
            [nothing] * (1 << OF_ICON) for _ in range(self.types * len(ICONS))
        ]
        self.offers: SharedParts = SharedParts()
        """Moves as views show them."""
        self.shown_provinces: SharedParts = SharedParts()
        self.shown_borders: SharedParts = SharedParts()
        self._hidings: list[tuple[int, ...]] = [
            tuple([self.face_down + t * DOUBLES + i for i in range(DOUBLES) if free >> i & 1])
            for t in range(self.types)
            for free in range(1 << DOUBLES)
        ]

    def facings(self, t: int) -> int:
        """How many ways there are to turn a legion: one if its values are equal."""
        return 1 if self.high[t] == self.low[t] else 2

    def other(self, border: int, province: int) -> int:
        """The province on the other side."""
        return self.second[border] if self.first[border] == province else self.first[border]

    def value(self, t: int, facing: int, second: bool) -> int:
        """What a legion that is turned so brings the first or the second province of its border."""
        return self.low[t] if (facing == 1) != second else self.high[t]

    def add_placements(self, t: int, empty: int, moves: list[Any]) -> None:
        """Append all ways to place a legion of that type by its icon on the empty borders, sorted."""
        free = empty & self.fits[t]
        index = t * len(ICONS)
        while free:
            ten = free & (1 << OF_ICON) - 1
            if ten:
                ready = self._placements[index][ten]
                moves.extend(ready or self._place_on(index, t, ten))
            free >>= OF_ICON
            index += 1

    def _place_on(self, index: int, t: int, ten: int) -> tuple[int, ...]:
        moves: list[int] = []
        facings = self.facings(t)
        first = self.place[t] + (index - t * len(ICONS)) * OF_ICON * facings
        for i in range(OF_ICON):
            if ten >> i & 1:
                for facing in range(facings):
                    moves.append(first + i * facings + facing)
        made = tuple(moves)
        self._placements[index][ten] = made
        return made

    def hidings(self, t: int, empty: int) -> tuple[int, ...]:
        """All ways to place a legion of that type face down, sorted."""
        free = 0
        for i in range(DOUBLES):
            free |= (empty >> self.double[i] & 1) << i
        return self._hidings[(t << DOUBLES) + free]

    def border_name(self, border: int) -> str:
        """`Sardinia-Sicilia`, in the order of the data."""
        return f"{self.names[self.first[border]]}-{self.names[self.second[border]]}"

    def border_id(self, border: int) -> str:
        """The same for front ends: `sardinia-sicilia`."""
        return self.border_ids[border]


def box_of(setup: Setup) -> Box:
    """The components that this setup plays with."""
    return cast(Box, setup.box)


# Reading and checking


def house_data() -> dict[str, Any]:
    """The components as they come in the box."""
    return tomllib.loads((files("rubicon.games.caesar") / "data.toml").read_text("utf-8"))


def read_box(custom: dict[str, Any] | None) -> Box:
    """The box, with whatever a user's own file changes in it; raises `BadBox`."""
    data = house_data()
    if custom is not None:
        data = _merged(data, custom)
    check_map(data)
    _check_pieces(data)
    _check_tokens(data)
    _check_tiles(data)
    return Box(data)


def _merged(data: dict[str, Any], custom: dict[str, Any]) -> dict[str, Any]:
    for field, value in custom.items():
        if field in _BOARD:
            _need(_board(value) == _board(data[field]), "box-fixed", field)
        else:
            _need(field in _OPEN, "box-unknown", str(field)[:60], known=", ".join(_OPEN))
    return {**data, **{field: custom[field] for field in _OPEN if field in custom}}


def _board(part: Any) -> Any:
    """A part of the board as it is compared: which provinces are central is our reading, and may be an older one."""
    if not isinstance(part, list) or not all(isinstance(entry, dict) for entry in part):
        return part
    return [{field: entry[field] for field in entry if field != "central"} for entry in part]


def _need(sound: bool, key: str, where: str, **args: object) -> None:
    if not sound:
        raise BadBox(Message(key, {"where": where, **args}), _GAME)


def _table(value: object, where: str) -> dict[str, Any]:
    _need(isinstance(value, dict), "box-table", where)
    assert isinstance(value, dict)
    return value


def _list(value: object, where: str) -> list[Any]:
    _need(isinstance(value, list), "box-list", where)
    assert isinstance(value, list)
    return value


def _whole(value: object, where: str, least: int, most: int) -> None:
    sound = type(value) is int and least <= value <= most
    _need(sound, "box-whole", where, least=str(least), most=str(most), found=str(value)[:60])


def _fields(table: dict[str, Any], where: str, wanted: tuple[str, ...]) -> None:
    for field in table:
        _need(field in wanted, "box-unknown", f"{where}.{field}"[:60], known=", ".join(wanted))
    for field in wanted:
        _need(field in table, "box-missing", f"{where}.{field}")


def _check_pieces(data: dict[str, Any]) -> None:
    for name, least in (("legions", 3), ("centurions", 0)):
        pieces = _list(data[name], name)
        _need(
            least <= len(pieces) <= _MOST_PIECES, "box-count", name, least=least, most=_MOST_PIECES, found=len(pieces)
        )
        for number, piece in enumerate(pieces):
            where = f"{name}[{number + 1}]"
            _fields(_table(piece, where), where, ("icons", "values"))
            icons = _list(piece["icons"], f"{where}.icons")
            known = all(isinstance(icon, str) and (icon in ICONS or icon == LAUREL) for icon in icons)
            sound = known and 0 < len(icons) == len(set(icons)) and (LAUREL not in icons or len(icons) == 1)
            _need(sound, "box-icons", f"{where}.icons", icons=", ".join(ICONS), laurel=LAUREL)
            values = _list(piece["values"], f"{where}.values")
            _need(len(values) == 2, "box-values", f"{where}.values")
            for value in values:
                _whole(value, f"{where}.values", 0, _MOST_VALUE)


def _check_tokens(data: dict[str, Any]) -> None:
    base = _table(data["bonus_tokens"], "bonus_tokens")
    more = _table(data["expansion_bonus_tokens"], "expansion_bonus_tokens")
    _fields(base, "bonus_tokens", TOKENS[:POISON])
    _fields(more, "expansion_bonus_tokens", TOKENS[POISON:])
    for where, table in (("bonus_tokens", base), ("expansion_bonus_tokens", more)):
        for kind, count in table.items():
            _whole(count, f"{where}.{kind}", 0, _MOST_PIECES)
    _need(base["senate"] >= 1, "box-senate", "bonus_tokens.senate")
    total = sum([int(count) for count in base.values()])
    _need(total >= PROVINCES, "box-tokens", "bonus_tokens", least=PROVINCES, found=total)


def _check_tiles(data: dict[str, Any]) -> None:
    tiles = _table(data["command_tiles"], "command_tiles")
    for name, tile in tiles.items():
        where = f"command_tiles.{name}"[:60]
        _need(len(name) == 1 and "A" <= name <= "Z", "box-tile", where)
        _fields(_table(tile, where), where, ("count", "orders"))
        _whole(tile["count"], f"{where}.count", 0, _MOST_TILES)
        orders = _list(tile["orders"], f"{where}.orders")
        sound = 0 < len(orders) <= _MOST_ORDERS and all(isinstance(order, str) and order in ORDERS for order in orders)
        _need(sound, "box-orders", f"{where}.orders", orders=", ".join(ORDERS), most=_MOST_ORDERS)
    sets = _table(data["solo_difficulty"], "solo_difficulty")
    _fields(sets, "solo_difficulty", SETS)
    for kind in SETS:
        levels = _table(sets[kind], f"solo_difficulty.{kind}")
        _fields(levels, f"solo_difficulty.{kind}", LEVELS)
        for level in LEVELS:
            where = f"solo_difficulty.{kind}.{level}"
            stack = levels[level]
            sound = isinstance(stack, str) and 0 < len(stack) <= _MOST_TILES and all(tile in tiles for tile in stack)
            _need(sound, "box-stack", where, tiles=", ".join(sorted(tiles)))
            for tile in sorted(set(stack)):
                have = int(tiles[tile]["count"])
                _need(stack.count(tile) <= have, "box-stack-count", where, tile=tile, have=have, want=stack.count(tile))


def check_map(data: dict[str, Any]) -> None:
    """Refuse a board that is not one: 18 provinces, 30 borders, 10 of each icon, 3 double lines, all connected."""
    ids = [province["id"] for province in data["provinces"]]
    _need(len(ids) == len(set(ids)) == PROVINCES, "box-map-provinces", "provinces", want=PROVINCES, found=len(set(ids)))
    _need("italia" in ids, "box-missing", "provinces: italia")
    borders = data["borders"]
    seen: set[tuple[str, ...]] = set()
    for border in borders:
        ends = tuple(sorted(border["between"]))
        sound = len(ends) == 2 and ends[0] != ends[1] and all(end in ids for end in ends) and ends not in seen
        _need(sound, "box-map-border", "-".join(ends)[:60])
        seen.add(ends)
    _need(len(borders) == BORDERS, "box-map-borders", "borders", want=BORDERS, found=len(borders))
    for icon in ICONS:
        count = len([border for border in borders if border["icon"] == icon])
        _need(count == OF_ICON, "box-map-icons", "borders", icon=icon, want=OF_ICON, found=count)
    doubles = len([border for border in borders if border.get("double_line", False)])
    _need(doubles == DOUBLES, "box-map-doubles", "borders", want=DOUBLES, found=doubles)
    reached = {ids[0]}
    for _ in ids:
        for one, two in seen:
            if one in reached or two in reached:
                reached |= {one, two}
    for name in ids:
        _need(name in reached, "box-map-island", name)
