"""The end of the game (A5) and the score sheet: rewards, missions, end-of-game effects (A4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubicon.games.augustus.rules.box import PER_COLOUR, PER_FIELD, PER_RED, RED, SENATOR, Box
from rubicon.games.augustus.rules.events import SCORED, SENATORS
from rubicon.games.augustus.rules.table import GOAL, Table

if TYPE_CHECKING:
    from rubicon.games.augustus.rules.state import AugustusState


def is_over(table: Table) -> bool:
    """A5.1: somebody controls seven missions at the end of a round."""
    return any(len(controlled) >= GOAL for controlled in table.controlled)


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


def tell_scores(state: AugustusState) -> None:
    """A5.2: everybody's sheet, and the senators of those who are tied."""
    if state.journal is None:
        return
    table = state.table
    box = state.box
    for seat in range(state.setup.seats):
        sheet = (
            reward_points(table, box, seat),
            mission_points(table, box, seat),
            final_effects(table, box, seat),
        )
        state.tell(SCORED, (seat, *sheet, sum(sheet)))
    scores = state.standing()
    tied = [seat for seat in range(state.setup.seats) if scores[seat] == max(scores)]
    if len(tied) > 1:
        for seat in tied:
            state.tell(SENATORS, (seat, senators(table, box, seat)))
