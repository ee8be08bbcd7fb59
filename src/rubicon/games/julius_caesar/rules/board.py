"""The map: cities and seas, the roads between cities, the borders of seas, and the ports on them."""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.message import NameRef
from rubicon.games.julius_caesar.rules.box_checks import (
    bad_box,
    choice_of,
    list_of,
    number_of,
    pair_of,
    tables_of,
    text_of,
)

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

_MOST_PLACES: Final = 400
_MOST_STEPS: Final = 3  # J5.5: with Mercury
_MOST_ROADS_AT: Final = 20  # at one place: three bits each in a mask


class Board:
    """The places, numbered: cities first, then seas; and the ways between them."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._places(data)
        self._roads(data)
        self._waters(data)

    def _places(self, data: dict[str, Any]) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.aliases: list[list[str]] = []
        self.kind: list[int] = []
        self.value: list[int] = []
        for number, city in enumerate(tables_of(data, "cities")):
            self._place(city, f"cities {number + 1}", choice_of(city, f"cities {number + 1}", "kind", KINDS_OF_CITIES))
            self.value.append(number_of(city, f"cities {number + 1}", "value", 0, 9))
        self.cities: int = len(self.ids)
        self.valued: list[int] = [city for city in range(self.cities) if self.value[city] > 0]
        """The cities that bring points."""
        for number, sea in enumerate(tables_of(data, "seas")):
            self._place(sea, f"seas {number + 1}", SEA)
            self.value.append(0)
        self.places: int = len(self.ids)
        if self.cities < 2 or self.places > _MOST_PLACES:
            raise bad_box("box-size", what="cities, seas", least="2", most=str(_MOST_PLACES))
        self.place_keys: list[str] = [f"place-{place}" for place in self.ids]
        self.place_names: list[NameRef] = [NameRef(key) for key in self.place_keys]
        self.capital: int = self._city(text_of(data, "", "capital"), "capital")
        self.cleopatra_home: int = self._city(text_of(data, "", "cleopatra_home"), "cleopatra_home")

    def _place(self, data: dict[str, Any], where: str, kind: int) -> None:
        name = text_of(data, where, "id")
        title = text_of(data, where, "name")
        if name in self.ids or title in self.names:
            raise bad_box("box-twice", what=name)
        self.ids.append(name)
        self.names.append(title)
        aliases = data.get("aliases", [])
        if not isinstance(aliases, list) or not all(isinstance(alias, str) for alias in aliases):
            raise bad_box("box-type", field=f"{where}: aliases", type="list")
        self.aliases.append([str(alias) for alias in aliases])
        self.kind.append(kind)

    def _city(self, name: str, where: str) -> int:
        if name not in self.ids[: self.cities]:
            raise bad_box("box-unknown-city", where=where, city=name)
        return self.ids.index(name)

    def _roads(self, data: dict[str, Any]) -> None:
        self.road_near: list[list[int]] = [[] for _ in range(self.places)]
        """The cities at the other ends of a city's roads."""
        self.road_ids: list[list[int]] = [[] for _ in range(self.places)]
        """The numbers of those roads, in the same order."""
        self.road_class: list[int] = []
        self.road_ends: list[tuple[int, int]] = []
        for number, road in enumerate(tables_of(data, "roads")):
            where = f"roads {number + 1}"
            ends = pair_of(road.get("between"), where)
            a = self._city(ends[0], where)
            b = self._city(ends[1], where)
            if a == b or b in self.road_near[a]:
                raise bad_box("box-twice", what=f"{ends[0]} - {ends[1]}")
            self.road_class.append(choice_of(road, where, "class", ROAD_CLASSES))
            self.road_ends.append((a, b))
            for one, other in ((a, b), (b, a)):
                self.road_near[one].append(other)
                self.road_ids[one].append(number)
        self.roads: int = len(self.road_class)
        self.road_limit: list[int] = [LIMITS[kind] for kind in self.road_class]
        """J3.2: how many blocks a road takes where no battle begins."""

    def _waters(self, data: dict[str, Any]) -> None:
        self.sea_near: list[list[int]] = [[] for _ in range(self.places)]
        """Of a port its seas; of a sea the seas beside it, and its ports."""
        for number, border in enumerate(list_of(data, "sea_borders")):
            ends = pair_of(border, f"sea_borders {number + 1}")
            a = self._sea(ends[0], f"sea_borders {number + 1}")
            b = self._sea(ends[1], f"sea_borders {number + 1}")
            if a == b or b in self.sea_near[a]:
                raise bad_box("box-twice", what=f"{ends[0]} - {ends[1]}")
            self.sea_near[a].append(b)
            self.sea_near[b].append(a)
        ports = data.get("ports")
        if not isinstance(ports, dict):
            raise bad_box("box-type", field="ports", type="table")
        for sea_name, names in ports.items():
            sea = self._sea(sea_name, "ports")
            if not isinstance(names, list):
                raise bad_box("box-type", field=f"ports {sea_name}", type="list")
            for name in names:
                port = self._city(str(name), f"ports {sea_name}")
                if self.kind[port] == INLAND:
                    raise bad_box("box-inland-port", city=self.ids[port], sea=sea_name)
                if port in self.sea_near[sea]:
                    raise bad_box("box-twice", what=f"{self.ids[port]} - {sea_name}")
                self.sea_near[sea].append(port)
                self.sea_near[port].append(sea)
        for city in range(self.cities):
            if self.kind[city] != INLAND and not self.sea_near[city]:
                raise bad_box("box-dry-port", city=self.ids[city])
        self.near: list[list[int]] = [self.road_near[p] + self.sea_near[p] for p in range(self.places)]
        self.within_by_road: list[list[int]] = [_within(self.road_near, p) for p in range(self.places)]
        """The places that no block can go beyond in one turn, sorted."""
        self.within_by_sea: list[list[int]] = [_within(self.sea_near, p) for p in range(self.places)]
        self.road_goal: list[int] = self._goals(self.within_by_road)
        """`road_goal[place * places + goal]`: the bit of a goal in masks of what is reached from a place.

        There are more places than a small int has bits, but never so many near one place.
        """
        self.sea_goal: list[int] = self._goals(self.within_by_sea)
        self.bit: list[int] = [0] * (self.places * self.places)
        """`bit[place * places + other]`: the bit of the way between them in masks of the ways into `place`."""
        for place in range(self.places):
            if len(self.road_near[place]) > _MOST_ROADS_AT:
                raise bad_box("box-size", what=f"roads {self.ids[place]}", least="0", most=str(_MOST_ROADS_AT))
            for index, other in enumerate(self.near[place]):
                self.bit[place * self.places + other] = 1 << index
        self.ports_over: dict[int, list[int]] = {}
        """Which ports are reached over which seas, as far as it was asked (see `routes.reachable_ports`)."""
        self.ports: list[int] = [p for p in range(self.cities) if self.kind[p] != INLAND]

    def _goals(self, within: list[list[int]]) -> list[int]:
        bits = [0] * (self.places * self.places)
        for place in range(self.places):
            for index, goal in enumerate(within[place]):
                bits[place * self.places + goal] = 1 << index
        return bits

    def _sea(self, name: str, where: str) -> int:
        if name not in self.ids[self.cities :]:
            raise bad_box("box-unknown-sea", where=where, sea=name)
        return self.ids.index(name)


def _within(near: list[list[int]], place: int) -> list[int]:
    found = {place}
    for _ in range(_MOST_STEPS):
        found |= {other for known in found for other in near[known]}
    return sorted(found)
