"""What missions are worth to one seat, in points.

A mission is worth what it will bring when it is complete: its points, its effect,
what it adds to end-of-game effects and brings nearer in rewards (`worth`). While it
takes d more draws on average (see `expected_draws`), only exp(-d / patience) of
that counts (`prospect`). Patience shrinks with the draws that the game is likely to last.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rubicon.games.augustus.bot.weights import PLAIN, Style
from rubicon.games.augustus.rules.box import (
    ALL_FOUR,
    COLOURS,
    COMPLETE,
    EQUAL,
    GAIN,
    GOLD,
    LOSE,
    MISSIONS,
    MOBILISE,
    PER_COLOUR,
    PER_FIELD,
    PER_RED,
    REARRANGE,
    REMOVE,
    TAKE_TWO,
    WHEAT,
    Box,
)
from rubicon.games.augustus.rules.legal_moves import covered_fields
from rubicon.games.augustus.rules.rewards import output
from rubicon.games.augustus.rules.scoring import effect_points
from rubicon.games.augustus.rules.table import GOAL, Table
from rubicon.games.augustus.sight.expected_draws import expected

NEAR: Final[list[float]] = [0.1, 0.3, 0.8]
"""The share of a colour's reward that a mission is worth with none, one, two of the colour controlled already."""
NEAR_ALL: Final[list[float]] = [0.0, 0.8, 0.35, 0.15, 0.08]
"""The share of the reward for all four colours, by how many colours are missing, this one included."""
FIELDS_EACH: Final[list[float]] = [1.2, 0.95, 0.83, 0.6, 0.4, 0.25]
"""How many fields of each symbol a mission has, on average."""


class MissionValues:
    """What missions are worth to one seat in one position."""

    def __init__(self, table: Table, box: Box, seat: int, style: Style = PLAIN) -> None:
        self.style: Final = style
        self.table: Final = table
        self.box: Final = box
        self.seat: Final = seat
        most = 0
        for missions in table.controlled:
            most = max(most, len(missions))
        self.draws_left: float = max(1.5, (GOAL - most) * style.draws - 2.0)
        self.patience: float = min(style.most_patience, max(style.least_patience, style.patience * self.draws_left))
        self.missions_left: int = max(0, GOAL - len(table.controlled[seat]))
        self.counts: list[int] = [0] * len(COLOURS)
        for mission in table.controlled[seat]:
            self.counts[box.colour[mission]] += 1
        self._worth: list[float] = [-1.0] * MISSIONS

    def worth(self, mission: int) -> float:
        """The points that the mission brings, sooner or later, once it is complete."""
        known = self._worth[mission]
        if known >= 0:
            return known
        value = (
            self.box.points[mission]
            + self.style.haste
            + self._effect(mission)
            + self._colour(mission)
            + self._goods(mission)
        )
        controlled = self.table.controlled[self.seat]
        with_it = [*controlled, mission]
        for other in controlled:
            if self.box.kind[other] >= PER_FIELD:
                value += effect_points(self.box, other, with_it) - effect_points(self.box, other, controlled)
        value = max(0.0, value)
        self._worth[mission] = value
        return value

    def _effect(self, mission: int) -> float:
        """A guess at what the effect is worth."""
        box = self.box
        style = self.style
        kind = box.kind[mission]
        span = min(1.0, self.draws_left / 20.0)  # what lasts is worth more early
        rivals = len(self.table.supply) - 1
        if kind == MOBILISE:
            each = style.mobilise_any if box.a[mission] == 0b111111 else style.mobilise
            return box.b[mission] * each * min(1.0, 2.0 * span)
        if kind == GAIN:
            return style.legion * box.a[mission] * span
        if kind == TAKE_TWO:
            return style.take_two * span
        if kind == REARRANGE:
            return style.rearrange
        if kind == COMPLETE:
            return style.complete
        if kind == REMOVE:
            return style.remove * box.a[mission]
        if kind == LOSE:
            return style.lose if rivals < 3 else style.lose + 0.5
        if kind == EQUAL:
            return style.equal * span
        if kind == PER_FIELD:
            per_mission = FIELDS_EACH[box.a[mission]] * max(0, self.missions_left - 1) * style.fields
            controlled = [*self.table.controlled[self.seat], mission]
            return min(float(box.c[mission]), effect_points(box, mission, controlled) + box.b[mission] * per_mission)
        if kind == PER_COLOUR:
            own = 1.0 if box.colour[mission] == box.a[mission] else 0.0
            count = self.counts[box.a[mission]] + own + style.colours * max(0, self.missions_left - 1)
            return box.b[mission] * count
        if kind == PER_RED:
            return effect_points(box, mission, self.table.controlled[self.seat]) + style.reds * self.missions_left
        return style.clear if kind else 0.0

    def _colour(self, mission: int) -> float:
        """What it adds towards the rewards for colours."""
        table = self.table
        colour = self.box.colour[mission]
        have = self.counts[colour]
        value = 0.0
        if table.tiles[colour] < 0 and have < len(NEAR):
            value += self.style.trio * NEAR[have] * self.box.rewards[colour]
        if table.tiles[ALL_FOUR] < 0 and have == 0:
            value += self.style.quartet * NEAR_ALL[self.counts.count(0)] * self.box.rewards[ALL_FOUR]
        return value

    def _goods(self, mission: int) -> float:
        """What it adds towards gold and wheat."""
        value = 0.0
        for tile in (GOLD, WHEAT):
            amount = self.box.gold[mission] if tile == GOLD else self.box.wheat[mission]
            if amount:
                holder = self.table.tiles[tile]
                if holder < 0:
                    value += self.style.first_goods * self.box.rewards[tile]
                elif holder == self.seat:
                    value += self.style.more_goods * amount
                else:
                    mine = output(self.table, self.box, self.seat, tile) + amount
                    reached = mine >= output(self.table, self.box, holder, tile)
                    value += (
                        self.style.won_goods * self.box.rewards[tile] if reached else self.style.more_goods * amount
                    )
        return value

    def prospect(self, mission: int, cover: int) -> float:
        """What the mission counts with these legions on it."""
        free = self.box.need[mission] - cover
        if free == 0:
            return self.worth(mission)
        return self.worth(mission) * exp(-expected(free) / self.patience)

    def gain(self, field: int) -> float:
        """What a legion on that field adds."""
        mission = field // 6
        cover = self.table.cover[mission]
        return self.prospect(mission, cover + (1 << 3 * (field % 6))) - self.prospect(mission, cover)

    def loss(self, field: int) -> float:
        """What it costs to take a legion away from there."""
        mission = field // 6
        cover = self.table.cover[mission]
        return self.prospect(mission, cover) - self.prospect(mission, cover - (1 << 3 * (field % 6)))

    def move_gain(self, field: int, source: int) -> float:
        """What moving a legion adds."""
        if field // 6 != source // 6:
            return self.gain(field) - self.loss(source)
        mission = field // 6
        cover = self.table.cover[mission]
        after = cover + (1 << 3 * (field % 6)) - (1 << 3 * (source % 6))
        return self.prospect(mission, after) - self.prospect(mission, cover)

    def best_source(self, field: int) -> float:
        """What moving the best legion there adds."""
        best = -1000.0
        for source in covered_fields(self.table, self.box, self.seat):
            if source != field:
                best = max(best, self.move_gain(field, source))
        return best

    def give_up(self, mission: int) -> float:
        """What a controlled mission is worth: what its loss would cost."""
        table = self.table
        box = self.box
        controlled = table.controlled[self.seat]
        without = [other for other in controlled if other != mission]
        value = float(box.points[mission]) + self.style.haste
        if box.kind[mission] == EQUAL:
            value += self.style.equal * min(1.0, self.draws_left / 20.0)
        for other in controlled:
            if box.kind[other] >= PER_FIELD:
                value += effect_points(box, other, controlled)
                if other != mission:
                    value -= effect_points(box, other, without)
        for tile in (GOLD, WHEAT):
            amount = box.gold[mission] if tile == GOLD else box.wheat[mission]
            if amount and table.tiles[tile] == self.seat:
                rivals = 0
                for seat in range(len(table.supply)):
                    if seat != self.seat:
                        rivals = max(rivals, output(table, box, seat, tile))
                left = output(table, box, self.seat, tile) - amount
                value += 1.0 if left >= rivals and left else box.rewards[tile]
        return value

    # Rearranging

    def arrangement(self, legions: int, covers: dict[int, int]) -> tuple[float, list[int]]:
        """The best of a few ways to put so many legions onto missions with these covers: its value, and the fields.

        Missions are filled one after the other, in the order of what completing them is worth for each legion it
        takes, each mission once as the first; rare symbols first.
        """
        ranked = sorted(covers, key=self._by_effort)
        best = -1.0
        best_fields: list[int] = []
        for first in ranked:
            fields: list[int] = []
            value = 0.0
            left = legions
            for mission in [first, *[other for other in ranked if other != first]]:
                cover = covers[mission]
                for symbol in range(5, -1, -1):
                    free = (self.box.need[mission] - cover) >> 3 * symbol & 7
                    while free and left:
                        cover += 1 << 3 * symbol
                        fields.append(mission * 6 + symbol)
                        free -= 1
                        left -= 1
                value += self.prospect(mission, cover)
            if value > best:
                best = value
                best_fields = fields
        return best, best_fields

    def _by_effort(self, mission: int) -> float:
        return -self.worth(mission) / self.box.size[mission]
