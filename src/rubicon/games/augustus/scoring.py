"""A5.2: the score sheet: rewards, missions, end-of-game effects."""

from __future__ import annotations

from rubicon.games.augustus.box import PER_COLOUR, PER_FIELD, PER_RED, RED, SENATOR, Box
from rubicon.games.augustus.table import Table


def reward_points(table: Table, box: Box, seat: int) -> int:
    """The points of the rewards that the seat holds."""
    total = 0
    for tile, holder in enumerate(table.tiles):
        if holder == seat:
            total += box.rewards[tile]
    return total


def mission_points(table: Table, box: Box, seat: int) -> int:
    """The points printed on the seat's controlled missions."""
    total = 0
    for mission in table.controlled[seat]:
        total += box.points[mission]
    return total


def effect_points(box: Box, mission: int, controlled: list[int]) -> int:
    """A4.4: what the end-of-game effect of a mission is worth to who controls these."""
    kind = box.kind[mission]
    total = 0
    if kind == PER_FIELD:
        shift = 3 * box.a[mission]
        for other in controlled:
            total += box.need[other] >> shift & 7
        return min(total * box.b[mission], box.c[mission])
    if kind == PER_COLOUR:
        for other in controlled:
            if box.colour[other] == box.a[mission]:
                total += box.b[mission]
    elif kind == PER_RED:
        for other in controlled:
            if box.kind[other] in RED:
                total += box.a[mission]
    return total


def final_effects(table: Table, box: Box, seat: int) -> int:
    """The points of all end-of-game effects of the seat, as the game stands."""
    controlled = table.controlled[seat]
    total = 0
    for mission in controlled:
        if box.kind[mission] >= PER_FIELD:
            total += effect_points(box, mission, controlled)
    return total


def score(table: Table, box: Box, seat: int) -> int:
    """Everything together."""
    return reward_points(table, box, seat) + mission_points(table, box, seat) + final_effects(table, box, seat)


def senators(table: Table, box: Box, seat: int) -> int:
    """How many senators the seat controls: they break ties."""
    total = 0
    for mission in table.controlled[seat]:
        if box.colour[mission] == SENATOR:
            total += 1
    return total
