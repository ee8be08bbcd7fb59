"""The bot `greedy` of Augustus looks one step ahead, at points and at expected draws.

Every decision takes what changes the sum of `mission_values` over the own missions most:

- placements: the mission comes nearer, the one that a legion leaves goes farther away;
- new missions: worth for the draws that are left;
- losses: whatever costs least.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rubicon.core.bot import Advice, Bot, Policy, certain
from rubicon.core.game import Sight
from rubicon.core.rng import Rng
from rubicon.games.augustus.bot.mission_values import MissionValues
from rubicon.games.augustus.bot.reasons import why
from rubicon.games.augustus.bot.weights import PLAIN, Style
from rubicon.games.augustus.rules import notation
from rubicon.games.augustus.rules.box import FIRST_COUNT, LEAST_COUNT, MOBILISE, MOST_COUNT, Box
from rubicon.games.augustus.rules.legal_moves import covered_fields, open_missions
from rubicon.games.augustus.rules.notation import BRING, CLAIM, DECLINE, FROM, GIVE, KEEP, PASS, PUT, RESOLVE, TAKE
from rubicon.games.augustus.rules.scoring import score
from rubicon.games.augustus.rules.table import REARRANGING, Table
from rubicon.games.augustus.sight.sight import AugustusSight

FIRST_AGAIN: Final[list[float]] = [0.35, 0.65, 0.85]
"""How likely one is the first with one mission more, by how many missions one is ahead."""


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

    def policy(self, sight: Sight) -> Policy | None:
        """Certainty."""
        return certain(self.decide(sight), sight.moves)

    def values(self, sight: AugustusSight) -> list[float]:
        """What each of the moves is worth, in points."""
        seat = sight.seat
        assert seat is not None
        return move_values(sight.table, sight.box, seat, sight.moves, self.style)

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


def move_values(table: Table, box: Box, seat: int, moves: tuple[int, ...], style: Style) -> list[float]:
    """What each of the moves is worth, in points."""
    seen = MissionValues(table, box, seat, style)
    if table.phase == REARRANGING:
        return _rearranging_values(seen, moves)
    return [_move_value(seen, move) for move in moves]


def _move_value(seen: MissionValues, move: int) -> float:
    """What a move is worth, in points; comparable among the moves of one decision."""
    table = seen.table
    box = seen.box
    verb = notation.verb(move)
    if verb == PUT:
        return seen.gain(move - PUT)
    if verb == BRING:
        return seen.best_source(move - BRING)
    if verb == FROM:
        return seen.move_gain(table.plans[seen.seat][-1] - BRING, move - FROM)
    if verb in (PASS, DECLINE):
        return 0.0
    if verb == CLAIM:
        return _claim_value(seen)
    if verb == GIVE:
        return -float(score(table, box, move - GIVE))
    if verb == notation.REMOVE:
        return -seen.loss(move - notation.REMOVE)
    mission = move - verb
    if verb in (KEEP, TAKE):
        return seen.prospect(mission, 0)
    if verb == notation.COMPLETE:
        return seen.worth(mission) - seen.prospect(mission, table.cover[mission])
    if verb == RESOLVE:
        return -1.0 if box.kind[mission] == MOBILISE else 0.0  # later there are more legions to mobilise
    if verb == notation.CLEAR:
        return seen.prospect(mission, 0) - seen.prospect(mission, table.cover[mission])
    return -seen.give_up(mission)


def _claim_value(seen: MissionValues) -> float:
    """What claiming now is worth beyond hoping for the next reward, and the one after it."""
    table = seen.table
    number = len(table.controlled[seen.seat])
    rivals = 0
    for seat in range(len(table.supply)):
        if seat != seen.seat:
            rivals = max(rivals, len(table.controlled[seat]))
    lead = number - rivals
    likely = min(0.95, seen.style.hope * (FIRST_AGAIN[min(2, lead)] if lead >= 0 else 0.15))
    hope = 0.0
    chance = 1.0
    for later in range(number + 1, MOST_COUNT + 1):
        chance *= likely
        tile = FIRST_COUNT + later - LEAST_COUNT
        if table.tiles[tile] < 0:
            hope = max(hope, chance * seen.box.rewards[tile])
    return seen.box.rewards[FIRST_COUNT + number - LEAST_COUNT] - hope


def _rearranging_values(seen: MissionValues, moves: tuple[int, ...]) -> list[float]:
    """The fields of the best arrangement first; leaving all as it is, if that is as good."""
    table = seen.table
    box = seen.box
    missions = open_missions(table, box, seen.seat)
    legions = table.left
    now = 0.0
    covers: dict[int, int] = {}
    for mission in missions:
        now += seen.prospect(mission, table.cover[mission])
        covers[mission] = table.cover[mission] if table.left else 0
    if legions == 0:
        for field in covered_fields(table, box, seen.seat):
            legions += table.cover[field // 6] >> 3 * (field % 6) & 7
    value, fields = seen.arrangement(legions, covers)
    wanted = PUT + fields[0] if table.left or value > now + 0.01 else PASS
    return [1.0 if move == wanted else 0.0 for move in moves]
