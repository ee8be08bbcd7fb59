"""The bot `greedy`: tries every move once in positions that it can imagine, and takes the one that looks best.

What it looks at, counted in control markers:

- markers placed, and for each open province the chance to win it and what it would bring, its borders to provinces
  already held included;
- tempo: what whoever moves next gains by closing a province at once, bonus tokens included, up to winning the game;
- the camp: how many legions, how strong, and whether any of them still fits.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from rubicon.core.bot import Advice, Bot, Policy, in_proportion
from rubicon.core.game import Sight
from rubicon.core.rng import Rng
from rubicon.games.caesar.bot.reasons import why
from rubicon.games.caesar.rules.box import BORDERS, PROVINCES, SENATE
from rubicon.games.caesar.rules.state import CaesarState
from rubicon.games.caesar.rules.table import OVER, PLACING, POISONING, WEALTHY
from rubicon.games.caesar.sight.sight import CaesarSight

VICTORY: Final = 1000.0
SAMPLES: Final = 8
"""How many ways to imagine the rival's legions."""

SPREAD: Final = 3.2
"""By how much one more legion in a province can turn it, about."""
TOKEN: Final = [0.9, 0.3, 0.6, 0.5, 0.4, 0.4]
"""What a bonus token is worth to whoever takes it; the Senate's markers are counted apart."""
SENATOR: Final = 0.35
LEGION: Final = 0.3
STRENGTH: Final = 0.04
STUCK: Final = 3.0
NEIGHBOUR: Final = 0.8
"""The border marker that a held neighbour promises."""


class Greedy(Bot):
    """Looks one move ahead, and at what the answer could close."""

    def __init__(self, rng: Rng, samples: int = SAMPLES) -> None:
        super().__init__(rng)
        self.samples: Final = samples

    def decide(self, sight: Sight) -> int:
        """The best move; of equal ones any."""
        return self.rng.choice(self._best(sight))

    def policy(self, sight: Sight) -> Policy | None:
        """The best moves alike, the others never."""
        best = self._best(sight)
        return in_proportion(list(sight.moves), [1.0 if move in best else 0.0 for move in sight.moves])

    def _best(self, sight: Sight) -> list[int]:
        values = self._values(sight)
        best = max(values)
        return [move for move, value in zip(sight.moves, values, strict=True) if value > best - 1e-9]

    def advise(self, sight: Sight, most: int = 3) -> list[Advice]:
        """The best moves, with a rough share of victory."""
        values = self._values(sight)
        order = sorted(range(len(values)), key=lambda i: -values[i])
        shares = [1 / (1 + exp(max(-30.0, min(30.0, -value / 3)))) for value in values]
        return [Advice(sight.moves[i], shares[i], why(sight, sight.moves[i])) for i in order[:most]]

    def _values(self, sight: Sight) -> list[float]:
        assert isinstance(sight, CaesarSight)
        seat = sight.seat
        assert seat is not None
        if len(sight.moves) == 1:
            return [0.0]
        totals = [0.0] * len(sight.moves)
        alike = self.samples if not all(sight.known) else 1
        for _ in range(alike):
            imagined = sight.imagine(self.rng)
            for i, move in enumerate(sight.moves):
                state = imagined.copy()
                state.apply(seat, move)
                totals[i] += worth(state, sight.side)
        return [total / alike for total in totals]


def worth(state: CaesarState, side: int) -> float:
    """How good a position is for a side, in control markers."""
    table = state.table
    rival = 1 - side
    if table.phase == OVER:
        return VICTORY if table.winner == side else -VICTORY
    value = _standing(state, side) - _standing(state, rival)
    for province in range(PROVINCES):
        if table.free[province] > 0:
            value += _open_province(state, side, province)
    # Tokens in hand, then the tempo: what can be closed at once by whoever moves next.
    mover = table.turn
    if table.pending:
        sign = 1.0 if mover == side else -1.0
        for code in table.pending:
            value += sign * _token(state, mover, code >> 1, code & 1 == 1)
    if table.phase != PLACING and not table.extra and not (table.pending and table.before >= 0):
        mover = 1 - mover
    threat = _best_closing(state, mover)
    return value + (0.7 * threat if mover == side else -threat)


def camp_size(state: CaesarState, side: int, size: int) -> int:
    """How many legions a camp of that size has when its side places the next one."""
    table = state.table
    if table.turn == side and table.phase != PLACING:  # what is still to be drawn in this turn
        if not table.supported and state.bags[side]:
            size += 1
        if table.phase == WEALTHY:
            size += 1
    elif table.phase == POISONING:
        size -= 1
    return size


def _standing(state: CaesarState, side: int) -> float:
    """What a side has: markers, senators, and a camp that can move."""
    table = state.table
    box = state.box
    placed = box.markers - table.supply[side]
    value = placed + 0.02 * placed * placed + SENATOR * table.senators[side]
    camp = table.line if side == state.plan.bot else state.camps[side]
    size = camp_size(state, side, len(camp))
    value += LEGION * size
    fits = False
    for t in camp:
        value += STRENGTH * (box.high[t] + 0.5 * box.low[t] + (1 if box.wild[t] else 0))
        if box.fits[t] & table.empty:
            fits = True
    if not fits or size == 0:
        # Who moves next and cannot has lost; others may still draw something that fits.
        lost = size == 0 or (table.turn != side and not table.extra)
        value -= VICTORY / 3 if lost and side != state.plan.bot else STUCK
    return value


def _prize(state: CaesarState, side: int, province: int) -> float:
    """What winning a province brings."""
    table = state.table
    box = state.box
    value = float(box.spaces[province])
    for border in box.around[province]:
        if table.controller(box.other(border, province)) == side:
            value += NEIGHBOUR
    return value


def _open_province(state: CaesarState, side: int, province: int) -> float:
    """What a province that is still open promises one side more than the other."""
    table = state.table
    lead = table.power[2 * province + side] - table.power[2 * province + 1 - side]
    chance = 1.0 / (1.0 + exp(-1.7 * lead / (SPREAD * sqrt(table.free[province]))))
    return chance * _prize(state, side, province) - (1.0 - chance) * _prize(state, 1 - side, province)


def _token(state: CaesarState, side: int, token: int, won: bool) -> float:
    table = state.table
    if token == SENATE:
        if state.plan.senate_spaces and table.senators[side] >= state.plan.senate_spaces:
            return 0.0
        if not won:
            return SENATOR
        markers = table.senators[side] + 1
        return VICTORY / 2 if markers >= table.supply[side] else markers + SENATOR
    if side == state.plan.bot and token <= 2:
        return 0.0
    return TOKEN[token]


def _best_closing(state: CaesarState, side: int) -> float:
    """What a side gains if it closes the best province that it can close now, over what is counted already."""
    table = state.table
    box = state.box
    camp = table.line if side == state.plan.bot else state.camps[side]
    best = 0.0
    for border in range(BORDERS):
        if not table.empty >> border & 1:
            continue
        first = box.first[border]
        second = box.second[border]
        if table.free[first] != 1 and table.free[second] != 1:
            continue
        for t in camp:
            if not box.fits[t] >> border & 1:
                continue
            for facing in range(box.facings(t)):
                gain = _closing(state, side, border, box.value(t, facing, False), box.value(t, facing, True))
                if gain > best:
                    best = gain
    return best


def _closing(state: CaesarState, side: int, border: int, to_first: int, to_second: int) -> float:
    """What a side gains by this placement, which closes one province or two."""
    table = state.table
    box = state.box
    own = 0  # markers
    rivals = 0
    value = 0.0
    for i in range(2):
        province = box.first[border] if i == 0 else box.second[border]
        if table.free[province] != 1:
            continue
        mine = table.power[2 * province + side] + (to_first if i == 0 else to_second)
        theirs = table.power[2 * province + 1 - side]
        won = mine > theirs or (mine == theirs and side == state.plan.bot)
        if won:
            own += _markers(state, side, province)
        elif theirs > mine:
            rivals += _markers(state, 1 - side, province)
        token = table.bonus[province]
        if token >= 0:
            value += _token(state, side, token, won)
            if won and token == SENATE and own + table.senators[side] + 1 >= table.supply[side]:
                value += VICTORY / 2
        value -= _open_province(state, side, province)
    if own >= table.supply[side]:
        return VICTORY / 2
    if rivals >= table.supply[1 - side]:
        return -VICTORY / 2
    return value + own - rivals


def _markers(state: CaesarState, side: int, province: int) -> int:
    table = state.table
    box = state.box
    markers = box.spaces[province]
    for border in box.around[province]:
        if table.controller(box.other(border, province)) == side:
            markers += 1
    return markers
