"""The drawn map of the browser app tells the same as the data about provinces that lie in the middle."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from rubicon.games.caesar.rules.box import house_data

BOARD = Path(__file__).parents[3] / "web" / "src" / "boards" / "caesar"


def test_c4_8_the_drawn_map_shows_which_provinces_are_central() -> None:
    """Every other province has a side on the rim of the map; Achaia and Creta touch it in one corner only."""
    layouts = json.loads((BOARD / "layout.json").read_text("utf-8"))
    central = {province["id"] for province in house_data()["provinces"] if province.get("central")}
    assert {"achaia", "creta"} < central
    for layout in layouts.values():
        polygons = {name: [tuple(point) for point in place["polygon"]] for name, place in layout["provinces"].items()}
        rim = rim_of(polygons)
        corners = {corner for side in rim for corner in side}
        on_rim = {name for name, polygon in polygons.items() if rim & set(sides(polygon))}
        assert on_rim == set(polygons) - central
        for name in ("achaia", "creta"):
            assert len(corners & set(polygons[name])) == 1


def test_c4_8_no_open_water_leads_down_between_macedonia_and_asia() -> None:
    """What lies outside between the two is land, so that Achaia and Creta do not look as if they had a coast there."""
    for layout in json.loads((BOARD / "layout.json").read_text("utf-8")).values():
        macedonia, asia = (layout["provinces"][name]["polygon"] for name in ("macedonia", "asia"))
        (corner,) = [point for point in macedonia if point in asia]
        beside = [
            polygon[(polygon.index(corner) + way) % len(polygon)] for polygon, way in ((macedonia, -1), (asia, 1))
        ]
        for part in range(1, 20):  # down the middle of the wedge, from between the two to their common corner
            near, far = part / 20, 1 - part / 20
            point = tuple(near * corner[i] + far * (beside[0][i] + beside[1][i]) / 2 for i in (0, 1))
            assert not any(inside(point, water) for water in [*layout["sea"], *layout["outer_sea"]]), point


Point = tuple[float, float]


def sides(polygon: list[Point]) -> list[frozenset[Point]]:
    """The sides of a polygon, whichever way round."""
    return [frozenset((polygon[i - 1], polygon[i])) for i in range(len(polygon))]


def rim_of(polygons: dict[str, list[Point]]) -> set[frozenset[Point]]:
    """The sides that no two provinces share, without those of seas that the provinces enclose."""
    count = Counter(side for polygon in polygons.values() for side in sides(polygon))
    loose = {side for side, number in count.items() if number == 1}
    west = min(corner for side in loose for corner in side)
    rim: set[frozenset[Point]] = set()
    reached = {west}
    while more := {side for side in loose - rim if side & reached}:
        rim |= more
        reached |= {corner for side in more for corner in side}
    return rim


def inside(point: tuple[float, ...], polygon: list[list[float]]) -> bool:
    """Whether the point lies in the polygon."""
    x, y = point
    found = False
    for i in range(len(polygon)):
        (a, b), (c, d) = polygon[i - 1], polygon[i]
        if (b > y) != (d > y) and x < a + (c - a) * (y - b) / (d - b):
            found = not found
    return found
