"""The bots of Augustus. `greedy` looks one step ahead, at points and at expected draws.

A mission is worth what it will bring when it is complete: its points, its effect,
what it adds to end-of-game effects and brings nearer in rewards (`Appraiser.worth`).
While it takes d more draws on average (see `odds`), only exp(-d / patience) of that
counts; patience shrinks with the draws that the game is likely to last. Every
decision takes what changes the sum over the own missions most:

- placements: the mission comes nearer, the one that a legion leaves goes farther away;
- new missions: worth for the draws that are left;
- losses: whatever costs least.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rubicon.core.bot import Advice, Bot, BotMaker
from rubicon.core.game import Sight, State
from rubicon.core.message import Message
from rubicon.core.mind import Level, Mind
from rubicon.core.rng import Rng
from rubicon.games.augustus import words
from rubicon.games.augustus.box import (
    ALL_FOUR,
    COLOURS,
    COMPLETE,
    EQUAL,
    FIRST_COUNT,
    GAIN,
    GOLD,
    LEAST_COUNT,
    LOSE,
    MISSIONS,
    MOBILISE,
    MOST_COUNT,
    PER_COLOUR,
    PER_FIELD,
    PER_RED,
    REARRANGE,
    REMOVE,
    TAKE_TWO,
    WHEAT,
    Box,
)
from rubicon.games.augustus.odds import expected
from rubicon.games.augustus.offers import covered_fields, open_missions, output
from rubicon.games.augustus.reasons import why
from rubicon.games.augustus.rules import AugustusState
from rubicon.games.augustus.scoring import effect_points, score
from rubicon.games.augustus.sight import AugustusSight
from rubicon.games.augustus.style import PLAIN, TRIED, Style
from rubicon.games.augustus.table import GOAL, REARRANGING, Table
from rubicon.games.augustus.words import BRING, CLAIM, DECLINE, FROM, GIVE, KEEP, PASS, PUT, RESOLVE, TAKE

NEAR: Final[list[float]] = [0.1, 0.3, 0.8]
"""The share of a colour's reward that a mission is worth with none, one, two of the colour controlled already."""
NEAR_ALL: Final[list[float]] = [0.0, 0.8, 0.35, 0.15, 0.08]
"""The share of the reward for all four colours, by how many colours are missing, this one included."""
FIRST_AGAIN: Final[list[float]] = [0.35, 0.65, 0.85]
"""How likely one is the first with one mission more, by how many missions one is ahead."""


SURE: Final = 4.0
UNSURE: Final = 0.25
"""Who is ahead by `SURE` points, and `UNSURE` for each draw to come, is about three times as likely to win."""
KEEN: Final = 1.0


class Appraiser:
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


FIELDS_EACH: Final[list[float]] = [1.2, 0.95, 0.83, 0.6, 0.4, 0.25]
"""How many fields of each symbol a mission has, on average."""


class Greedy(Bot):
    """Takes what changes points and expected draws most."""

    def __init__(self, rng: Rng, style: Style = PLAIN) -> None:
        super().__init__(rng)
        self.style: Final = style

    def decide(self, sight: Sight) -> int:
        """The best by its own lights; of equals the first."""
        assert isinstance(sight, AugustusSight), "greedy only knows augustus"
        values = self.values(sight)
        best = 0
        for i in range(1, len(values)):
            if values[i] > values[best]:
                best = i
        return sight.moves[best]

    def values(self, sight: AugustusSight) -> list[float]:
        """What each of the moves is worth, in points."""
        seat = sight.seat
        assert seat is not None
        return values_of(sight.table, sight.box, seat, sight.moves, self.style)

    def advise(self, sight: Sight, most: int = 3) -> list[Advice]:
        """The best moves first, with why."""
        assert isinstance(sight, AugustusSight), "greedy only knows augustus"
        seat = sight.seat
        if seat is None or not sight.moves:
            return []
        values = self.values(sight)
        order = sorted(range(len(values)), key=lambda i: -values[i])
        totals = [float(score(sight.table, sight.box, other)) for other in range(sight.setup.seats)]
        advices: list[Advice] = []
        for i in order[:most]:
            move = sight.moves[i]
            advices.append(Advice(move, _share(totals, seat, values[i]), why(sight, move)))
        return advices


def _share(totals: list[float], seat: int, more: float) -> float:
    """A rough share of the victory: who is ten points ahead is about three times as likely to win."""
    weights = [exp((total + (more if other == seat else 0.0)) / 9.0) for other, total in enumerate(totals)]
    return weights[seat] / sum(weights)


def values_of(table: Table, box: Box, seat: int, moves: tuple[int, ...], style: Style) -> list[float]:
    """What each of the moves is worth, in points."""
    judge = Appraiser(table, box, seat, style)
    if table.phase == REARRANGING:
        return rearranging(judge, moves)
    return [value_of(judge, move) for move in moves]


def value_of(judge: Appraiser, move: int) -> float:
    """What a move is worth, in points; comparable among the moves of one decision."""
    table = judge.table
    box = judge.box
    verb = words.verb(move)
    if verb == PUT:
        return judge.gain(move - PUT)
    if verb == BRING:
        return judge.best_source(move - BRING)
    if verb == FROM:
        return judge.move_gain(table.plans[judge.seat][-1] - BRING, move - FROM)
    if verb in (PASS, DECLINE):
        return 0.0
    if verb == CLAIM:
        return claim_value(judge)
    if verb == GIVE:
        return -float(score(table, box, move - GIVE))
    if verb == words.REMOVE:
        return -judge.loss(move - words.REMOVE)
    mission = move - verb
    if verb in (KEEP, TAKE):
        return judge.prospect(mission, 0)
    if verb == words.COMPLETE:
        return judge.worth(mission) - judge.prospect(mission, table.cover[mission])
    if verb == RESOLVE:
        return -1.0 if box.kind[mission] == MOBILISE else 0.0  # later there are more legions to mobilise
    if verb == words.CLEAR:
        return judge.prospect(mission, 0) - judge.prospect(mission, table.cover[mission])
    return -judge.give_up(mission)


def claim_value(judge: Appraiser) -> float:
    """What claiming now is worth beyond hoping for the next reward, and the one after it."""
    table = judge.table
    number = len(table.controlled[judge.seat])
    rivals = 0
    for seat in range(len(table.supply)):
        if seat != judge.seat:
            rivals = max(rivals, len(table.controlled[seat]))
    lead = number - rivals
    likely = min(0.95, judge.style.hope * (FIRST_AGAIN[min(2, lead)] if lead >= 0 else 0.15))
    hope = 0.0
    chance = 1.0
    for later in range(number + 1, MOST_COUNT + 1):
        chance *= likely
        tile = FIRST_COUNT + later - LEAST_COUNT
        if table.tiles[tile] < 0:
            hope = max(hope, chance * judge.box.rewards[tile])
    return judge.box.rewards[FIRST_COUNT + number - LEAST_COUNT] - hope


def rearranging(judge: Appraiser, moves: tuple[int, ...]) -> list[float]:
    """The fields of the best arrangement first; leaving all as it is, if that is as good."""
    table = judge.table
    box = judge.box
    missions = open_missions(table, box, judge.seat)
    legions = table.left
    now = 0.0
    covers: dict[int, int] = {}
    for mission in missions:
        now += judge.prospect(mission, table.cover[mission])
        covers[mission] = table.cover[mission] if table.left else 0
    if legions == 0:
        for field in covered_fields(table, box, judge.seat):
            legions += table.cover[field // 6] >> 3 * (field % 6) & 7
    value, fields = judge.arrangement(legions, covers)
    wanted = PUT + fields[0] if table.left or value > now + 0.01 else PASS
    return [1.0 if move == wanted else 0.0 for move in moves]


class AugustusMind(Mind):
    """What `greedy` sees in a position, as shares of the victory."""

    def shares(self, state: State, rng: Rng) -> list[float]:
        """Points, and what the missions begun will bring, of each against the others."""
        assert isinstance(state, AugustusState)
        table = state.table
        box = state.box
        totals: list[float] = []
        unsure = 0.0
        for seat in range(state.setup.seats):
            judge = Appraiser(table, box, seat, TRIED)
            total = float(score(table, box, seat))
            for mission in table.progress[seat]:
                total += judge.prospect(mission, table.cover[mission])
            totals.append(total)
            unsure = SURE + UNSURE * judge.draws_left
        best = max(totals)
        weights = [exp((total - best) / unsure) for total in totals]
        scale = sum(weights, 0.0)
        return [weight / scale for weight in weights]

    def weights(self, state: State, seat: int, moves: tuple[int, ...]) -> list[float]:
        """What looks `KEEN` points worse is about a third as promising."""
        assert isinstance(state, AugustusState)
        values = values_of(state.table, state.box, seat, moves, TRIED)
        best = max(values)
        return [0.02 + exp((value - best) / KEEN) for value in values]

    def quick(self, state: State, seat: int, moves: tuple[int, ...], rng: Rng) -> int:
        """What `greedy` would do."""
        assert isinstance(state, AugustusState)
        values = values_of(state.table, state.box, seat, moves, TRIED)
        return moves[values.index(max(values))]

    def why(self, sight: Sight, move: int) -> Message | None:
        """What speaks for it."""
        return why(sight, move)


BOTS: Final[dict[str, BotMaker | Level]] = {
    "easy": Level(AugustusMind(), 0),
    "greedy": Greedy,
    "medium": Level(AugustusMind(), 30, 0.5, playout=24),
    "strong": Level(AugustusMind(), 2500, 2.0, playout=24),
}
"""The bots of this game, from weak to strong."""
