"""What a learned judgement of CAESAR! looks at: a position, and the placements that are possible in it, as numbers.

A position is told from the side of who places next. A placement is told in parts: what it does to the one province, to
the other, and which legion it takes. Many placements share a part, and it is looked at once.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from rubicon.games.caesar.bot.greedy import NEIGHBOUR, SENATOR, SPREAD, TOKEN, camp_size, worth
from rubicon.games.caesar.rules.box import BORDERS, DOUBLES, PROVINCES, SENATE, Box
from rubicon.games.caesar.rules.state import CaesarState
from rubicon.games.caesar.rules.table import PLACING, CaesarTable

POSITION: Final = 50
"""How many numbers tell a position."""
PART: Final = 46
"""How many numbers tell a part of a placement."""

_FAR: Final = 40
"""Leads beyond this one are alike."""
_MOST_FREE: Final = 12
_CHANCE: Final[list[float]] = [
    1.0 / (1.0 + exp(-1.7 * (lead - _FAR) / (SPREAD * sqrt(max(1, free)))))
    for free in range(_MOST_FREE + 1)
    for lead in range(2 * _FAR + 1)
]


def mover_of(table: CaesarTable) -> int:
    """The side that places next."""
    if table.phase == PLACING or table.extra or (table.pending and table.before >= 0):
        return table.turn
    return 1 - table.turn


def _chance(free: int, lead: int) -> float:
    """How likely a side with that lead wins a province with so many borders free."""
    lead = max(-_FAR, min(_FAR, lead))
    return _CHANCE[min(free, _MOST_FREE) * (2 * _FAR + 1) + lead + _FAR]


def _camp(state: CaesarState, side: int) -> list[int]:
    return state.table.line if side == state.plan.bot else state.camps[side]


class Look:
    """What both parts of the judgement ask of a position."""

    def __init__(self, state: CaesarState, mover: int) -> None:
        table = state.table
        box = state.box
        self.state: Final = state
        self.table: Final = table
        self.box: Final = box
        self.mover: Final = mover
        self.rival: Final = 1 - mover
        held = [table.holder[p] if table.up[p] > 0 else -1 for p in range(PROVINCES)]
        self.markers: Final[list[int]] = [0] * (2 * PROVINCES)
        """What winning a province would place, province by province: by the mover, then by the rival."""
        self.last: Final[list[int]] = [-1] * PROVINCES
        """The last free border of a province."""
        for p in range(PROVINCES):
            if table.free[p] > 0:
                mine = box.spaces[p]
                theirs = mine
                for border in box.around[p]:
                    holder = held[box.second[border] if box.first[border] == p else box.first[border]]
                    if holder == mover:
                        mine += 1
                    elif holder >= 0:
                        theirs += 1
                    if table.empty >> border & 1:
                        self.last[p] = border
                self.markers[2 * p] = mine
                self.markers[2 * p + 1] = theirs
        self.reach: Final[list[int]] = [self._reach(mover), self._reach(1 - mover)]
        """The borders that any legion of the camp fits, of the mover and of the rival."""

    def _reach(self, side: int) -> int:
        reach = 0
        for t in _camp(self.state, side):
            reach |= self.box.fits[t]
        return reach & self.table.empty

    def best(self, side: int, border: int) -> int:
        """The most that a legion in the camp counts on a border; -1 if none fits."""
        most = -1
        for t in _camp(self.state, side):
            if self.box.fits[t] >> border & 1 and self.box.high[t] > most:
                most = self.box.high[t]
        return most

    def lead(self, province: int) -> int:
        """By how much the mover is ahead."""
        return self.table.power[2 * province + self.mover] - self.table.power[2 * province + self.rival]

    def prize(self, province: int, who: int) -> float:
        """What winning a province is worth: 0 to the mover, 1 to the rival."""
        spaces = self.box.spaces[province]
        return spaces + NEIGHBOUR * (self.markers[2 * province + who] - spaces)

    def token(self, province: int, side: int) -> float:
        """What the bonus token there is worth."""
        token = self.table.bonus[province]
        if token < 0:
            return 0.0
        return self.table.senators[side] + 1.0 if token == SENATE else TOKEN[token]


def position(state: CaesarState, mover: int) -> list[float]:
    """The position, as the mover sees it; what `greedy` makes of it comes last."""
    table = state.table
    look = Look(state, mover)
    out = [0.0] * POSITION
    rival = 1 - mover
    out[0] = table.supply[mover] / 10.0
    out[1] = table.supply[rival] / 10.0
    out[2] = table.senators[mover] / 3.0
    out[3] = table.senators[rival] / 3.0
    out[4] = 1.0 if table.phase == PLACING else 0.0
    out[5] = table.empty.bit_count() / 30.0
    out[6] = 1.0 if table.extra else 0.0
    _tell_camp(state, look, mover, out, 7)
    _tell_camp(state, look, rival, out, 14)
    # What is open: by how many borders are free, what either side may expect.
    gains = [0.0] * 2
    totals = [0.0] * 2
    wins = [0.0] * 2
    twos = 0
    ones = 0
    for p in range(PROVINCES):
        free = table.free[p]
        if free <= 0:
            continue
        lead = look.lead(p)
        chance = _chance(free, lead)
        bucket = 21 + 2 * min(free - 1, 2)
        out[bucket] += chance * look.prize(p, 0) / 5.0
        out[bucket + 1] += (1.0 - chance) * look.prize(p, 1) / 5.0
        if free == 2:
            twos += 1
        elif free == 1:
            ones += 1
            for who in range(2):
                side = mover if who == 0 else rival
                value = look.best(side, look.last[p])
                if value < 0:
                    continue
                token = look.token(p, side)
                markers = 0
                if value + (lead if who == 0 else -lead) > 0:
                    markers = look.markers[2 * p + who]
                gain = markers + token if markers or table.bonus[p] != SENATE else SENATOR
                senate = table.senators[side] + 1 if markers and table.bonus[p] == SENATE else 0
                if markers + senate >= table.supply[side]:
                    wins[who] = 1.0
                totals[who] += gain
                if gain > gains[who]:
                    gains[who] = gain
    out[27] = twos / 4.0
    out[28] = ones / 4.0
    out[29] = gains[0] / 4.0
    out[30] = gains[1] / 4.0
    out[31] = (totals[0] - gains[0]) / 4.0
    out[32] = (totals[1] - gains[1]) / 4.0
    out[33] = wins[0]
    out[34] = wins[1]
    # Placements that give the other nothing to close.
    safe = _safe(look)
    out[35] = (safe & look.reach[0]).bit_count() / 8.0
    out[36] = (safe & look.reach[1]).bit_count() / 8.0
    count = safe.bit_count()
    out[37] = count / 15.0
    out[38] = 1.0 if count == 0 else 0.0
    out[39] = 1.0 if count & 1 else 0.0
    out[40] = 1.0 if safe & look.reach[0] == 0 else 0.0
    out[41] = 1.0 if safe & look.reach[1] == 0 else 0.0
    sign = 1.0 if table.turn == mover else -1.0
    for code in table.pending:
        out[42 + (code >> 1)] += sign
        if code >> 1 == SENATE and code & 1:
            out[48] += sign * (table.senators[table.turn] + 1.0) / 3.0
    out[49] = max(-3.0, min(3.0, worth(state, mover) / 5.0))
    return out


def _tell_camp(state: CaesarState, look: Look, side: int, out: list[float], at: int) -> None:
    box = state.box
    camp = _camp(state, side)
    size = camp_size(state, side, len(camp))
    strength = 0.0
    wild = 0
    for t in camp:
        strength += box.high[t] + 0.5 * box.low[t]
        if box.wild[t]:
            wild += 1
    reach = look.reach[0 if side == look.mover else 1].bit_count()
    out[at] = size / 3.0
    out[at + 1] = strength / 10.0
    out[at + 2] = wild / 2.0
    out[at + 3] = reach / 15.0
    out[at + 4] = 1.0 if reach == 0 else 0.0
    out[at + 5] = 1.0 if 0 < reach < 3 else 0.0
    out[at + 6] = len(state.bags[side]) / 10.0


def _safe(look: Look) -> int:
    """The empty borders with no province beside them that would then have a single one left."""
    table = look.table
    unsafe = 0
    for p in range(PROVINCES):
        if table.free[p] == 2:
            unsafe |= look.box.ring[p]
    return table.empty & ~unsafe


class Parts:
    """Placements, and what they consist of."""

    def __init__(self) -> None:
        self.parts: Final[list[list[float]]] = []
        self.moves: Final[list[tuple[int, int, int]]] = []
        """Of each placement the numbers of its three parts."""
        self._known: Final[dict[int, int]] = {}

    def find(self, key: int) -> int:
        """The number of a part that was told already; -1 if it was not."""
        return self._known.get(key, -1)

    def add(self, key: int, told: list[float]) -> int:
        """One more part."""
        number = len(self.parts)
        self._known[key] = number
        self.parts.append(told)
        return number


def placements(state: CaesarState, moves: tuple[int, ...]) -> Parts:
    """These placements of the side that places now."""
    look = Look(state, state.table.turn)
    box = look.box
    result = Parts()
    table = look.table
    common = [
        (_safe(look) & look.reach[0]).bit_count() / 8.0,
        table.empty.bit_count() / 30.0,
        table.supply[look.mover] / 10.0,
        table.supply[look.rival] / 10.0,
    ]
    for move in moves:
        down = move >= box.face_down
        if down:
            t = (move - box.face_down) // DOUBLES
            border = box.double[(move - box.face_down) % DOUBLES]
            to_first = 0
            to_second = 0
        else:
            t = box.move_type[move]
            border = box.move_border[move]
            to_first = box.value(t, box.move_facing[move], False)
            to_second = box.value(t, box.move_facing[move], True)
        one = _part_of(result, look, box.first[border], to_first, border, common)
        two = _part_of(result, look, box.second[border], to_second, border, common)
        key = -1 - 2 * t - (1 if down else 0)
        legion = result.find(key)
        if legion < 0:
            legion = result.add(key, _legion(look, t, down, common))
        result.moves.append((one, two, legion))
    return result


def _part_of(result: Parts, look: Look, province: int, value: int, border: int, common: list[float]) -> int:
    # Which border it is matters where one would be left: who can reach that?
    key = (province * 16 + value) * 32 + (border if look.table.free[province] == 2 else BORDERS)
    known = result.find(key)
    return known if known >= 0 else result.add(key, _province(look, province, value, border, common))


def _common(out: list[float], common: list[float]) -> None:
    for i in range(4):
        out[42 + i] = common[i]


def _province(look: Look, province: int, value: int, border: int, common: list[float]) -> list[float]:
    """What a legion of that value does to a province."""
    out = [0.0] * PART
    table = look.table
    box = look.box
    free = table.free[province]
    lead = look.lead(province)
    mine = look.prize(province, 0)
    theirs = look.prize(province, 1)
    _common(out, common)
    out[0] = 1.0
    out[min(free, 4)] = 1.0
    out[5] = max(-2.0, min(2.0, (lead + value) / 5.0))
    out[6] = value / 5.0
    out[7] = mine / 3.0
    out[8] = theirs / 3.0
    if free == 1:
        _tell_closing(look, province, lead + value, out)
        rivals = look.best(look.rival, border)
        if rivals - lead > 0 and rivals >= 0:
            out[39] = theirs / 3.0
            out[40] = 1.0 if _ends(look, province, 1) else 0.0
        return out
    before = _chance(free, lead)
    after = _chance(free - 1, lead + value)
    out[9] = (after - before) * (mine + theirs) / 3.0
    if free == 2:
        rest = -1
        for other in box.around[province]:
            if other != border and table.empty >> other & 1:
                rest = other
        own = look.best(look.mover, rest)
        rivals = look.best(look.rival, rest)
        if rivals >= 0:
            if rivals - lead - value > 0:
                out[22] = theirs / 3.0
                out[25] = 1.0 if _ends(look, province, 1) else 0.0
                out[28] = look.token(province, look.rival) / 3.0
            else:
                out[23] = 1.0
                out[24] = 0.0 if table.bonus[province] == SENATE else look.token(province, look.rival)
        if own >= 0 and own + lead + value > 0:
            out[26] = mine / 3.0
            out[27] = 1.0 if rivals < 0 else 0.0
            out[29] = 1.0 if _ends(look, province, 0) else 0.0
    return out


def _tell_closing(look: Look, province: int, lead: int, out: list[float]) -> None:
    table = look.table
    token = table.bonus[province]
    if lead > 0:
        out[10] = look.markers[2 * province] / 3.0
        out[20] = 1.0 if _ends(look, province, 0) else 0.0
    elif lead < 0:
        out[11] = look.markers[2 * province + 1] / 3.0
        out[21] = 1.0 if look.markers[2 * province + 1] >= table.supply[look.rival] else 0.0
    else:
        out[12] = 1.0
    if token >= 0:
        out[13 + token] = 1.0
        if token == SENATE and lead > 0:
            out[19] = (table.senators[look.mover] + 1.0) / 3.0


def _ends(look: Look, province: int, who: int) -> bool:
    """Whether who wins a province by closing it has then placed the last marker: 0 is the mover, 1 the rival."""
    side = look.mover if who == 0 else look.rival
    markers = look.markers[2 * province + who]
    if look.table.bonus[province] == SENATE:
        markers += look.table.senators[side] + 1
    return markers >= look.table.supply[side]


def _legion(look: Look, t: int, down: bool, common: list[float]) -> list[float]:
    """Which legion goes, and what stays."""
    out = [0.0] * PART
    box: Box = look.box
    _common(out, common)
    camp = _camp(look.state, look.mover)
    rest = 0
    copies = 0
    for other in camp:
        if other == t:
            copies += 1
        if other != t or copies > 1:
            rest |= box.fits[other]
    out[30] = 1.0
    out[31] = box.high[t] / 5.0
    out[32] = box.low[t] / 5.0
    out[33] = 1.0 if box.wild[t] else 0.0
    out[34] = 1.0 if box.fits[t].bit_count() > 10 else 0.0
    out[35] = (box.fits[t] & look.table.empty).bit_count() / 10.0
    out[36] = 1.0 if copies > 1 else 0.0
    out[37] = 1.0 if down else 0.0
    out[38] = (rest & look.table.empty).bit_count() / 15.0
    out[41] = len(camp) / 3.0
    return out
