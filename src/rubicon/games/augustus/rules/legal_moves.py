"""The legal moves of a seat in every phase, worked out from the table.

Where nothing remains to be chosen an offer has one move, which the rules make by
themselves, or none, when the seat's decision is complete.
"""

from __future__ import annotations

from typing import Any, Final

from rubicon.games.augustus.rules import notation
from rubicon.games.augustus.rules.box import ANY, CLEAR, JOKER, REMOVE, Box
from rubicon.games.augustus.rules.notation import (
    BRING,
    BRINGS,
    CLAIM,
    DECLINE,
    FROM,
    FROMS,
    GIVE,
    KEEP,
    PASS,
    PUT,
    PUTS,
    RESOLVE,
    TAKE,
)
from rubicon.games.augustus.rules.rewards import leaders
from rubicon.games.augustus.rules.table import (
    CHOOSING,
    CLAIMING,
    COMPLETING,
    GIVING,
    KEPT,
    MOBILISING,
    ORDERING,
    PLACING,
    REARRANGING,
    SUFFERING,
    TAKING,
    Table,
    count,
    symbols_in,
)

NOTHING_BUT_PASS: Final[tuple[int, ...]] = (PASS,)

_FIRST_SYMBOL: Final[list[int]] = [max((mask & -mask).bit_length() - 1, 0) for mask in range(ANY + 1)]
"""The lowest symbol of a mask."""


def offer(table: Table, box: Box, seat: int) -> tuple[int, ...]:
    """The legal moves of a seat that decides in this phase, its plan so far considered."""
    phase = table.phase
    if phase == MOBILISING:
        return mobilisations(table, box, seat)
    if phase == TAKING:
        return tuple([TAKE + mission for mission in sorted(table.row)])
    if phase == PLACING:
        return tuple([PASS] + [PUT + field for field in free_fields(table, box, seat, box.a[table.effect])])
    if phase == REARRANGING:
        return rearrangements(table, box, seat)
    if phase == SUFFERING:
        return losses(table, box, seat)
    if phase == CHOOSING:
        if len(table.plans[seat]) == KEPT:
            return ()
        return tuple([KEEP + m for m in sorted(table.hands[seat]) if KEEP + m not in table.plans[seat]])
    if phase == CLAIMING:
        return (CLAIM, DECLINE)
    if phase == ORDERING:
        return tuple([RESOLVE + mission for mission in complete_missions(table, box, seat)])
    if phase == COMPLETING:
        return tuple([notation.COMPLETE + mission for mission in open_missions(table, box, seat)])
    assert phase == GIVING
    return tuple([GIVE + leader for leader in leaders(table, box, table.giving)])


# Missions and fields


def complete_missions(table: Table, box: Box, seat: int) -> list[int]:
    """The seat's completed missions, which wait for their turn."""
    return [mission for mission in table.progress[seat] if table.cover[mission] == box.need[mission]]


def open_missions(table: Table, box: Box, seat: int) -> list[int]:
    """The seat's missions in progress but those that are complete: these are locked (A2.3)."""
    return [mission for mission in table.progress[seat] if table.cover[mission] != box.need[mission]]


def free_fields(table: Table, box: Box, seat: int, mask: int) -> list[int]:
    """The kinds of free fields on the seat's missions whose symbols are in the mask."""
    found: list[int] = []
    for mission in table.progress[seat]:
        free = box.need[mission] - table.cover[mission]
        if free:
            for symbol in box.symbols[mission]:
                if mask >> symbol & 1 and free >> 3 * symbol & 7:
                    found.append(mission * 6 + symbol)
    return found


def covered_fields(table: Table, box: Box, seat: int) -> list[int]:
    """The kinds of fields on the seat's open missions on which legions lie."""
    found: list[int] = []
    for mission in table.progress[seat]:
        cover = table.cover[mission]
        if cover and cover != box.need[mission]:
            for symbol in box.symbols[mission]:
                if cover >> 3 * symbol & 7:
                    found.append(mission * 6 + symbol)
    return found


def legions_at(table: Table, field: int) -> int:
    """How many legions lie on the fields of that kind."""
    return table.cover[field // 6] >> 3 * (field % 6) & 7


def legions_placed(table: Table, box: Box, seat: int) -> int:
    """How many legions lie on the seat's open missions."""
    total = 0
    for mission in open_missions(table, box, seat):
        total += count(table.cover[mission])
    return total


# A2.1: a legion for the token


def called(table: Table, seat: int) -> int:
    """A2.2, A4.3: the mask of the symbols that the token may stand for."""
    return ANY if table.token == JOKER else table.usable[seat * 6 + table.token]


def mobilisations(table: Table, box: Box, seat: int) -> tuple[int, ...]:
    """A legion from the supply onto a free field, one that lies elsewhere, or none."""
    plan = table.plans[seat]
    if plan:
        return _origins(table, box, seat, plan[-1] - BRING) if BRING <= plan[-1] < FROM else ()
    mask = called(table, seat)
    cover, need = table.cover, box.need
    moves: list[Any] = [PASS]
    brings: list[Any] = []
    covered = 0  # kinds of fields
    only = 0
    for mission in table.progress[seat]:
        legions = cover[mission]
        free = need[mission] - legions
        if free == 0:
            continue
        wanted = symbols_in(free) & mask
        if wanted:
            PUTS.add(mission, wanted, moves)
            BRINGS.add(mission, wanted, brings)
        if legions:
            there = symbols_in(legions)
            covered += 1 if there & (there - 1) == 0 else 2  # or more
            only = mission * 6 + _FIRST_SYMBOL[there]
    if not brings or not covered:
        return tuple(moves) if table.supply[seat] else NOTHING_BUT_PASS
    if covered == 1:
        brings = [move for move in brings if move != BRING + only]
    if table.supply[seat]:
        moves.extend(brings)
        return tuple(moves)
    return (PASS, *brings)


def _origins(table: Table, box: Box, seat: int, target: int) -> tuple[int, ...]:
    """The legion that is brought to a field: any on an open mission that does not lie there already."""
    moves: list[Any] = []
    for mission in table.progress[seat]:
        legions = table.cover[mission]
        if legions and legions != box.need[mission]:
            FROMS.add(mission, symbols_in(legions), moves)
    if legions_at(table, target):
        moves.remove(FROM + target)
    return tuple(moves)


# A4.1: rearranging


def rearrangements(table: Table, box: Box, seat: int) -> tuple[int, ...]:
    """Before the first legion is put all fields of open missions count as free, and one may leave all as it is."""
    if table.left:
        return tuple([PUT + field for field in free_fields(table, box, seat, ANY)])
    moves = [PASS]
    for mission in open_missions(table, box, seat):
        for symbol in box.symbols[mission]:
            moves.append(PUT + mission * 6 + symbol)
    return tuple(moves)


# A4.2: red effects


def losses(table: Table, box: Box, seat: int) -> tuple[int, ...]:
    """What the victim of the red effect may lose next; nothing more, when the plan is complete."""
    plan = table.plans[seat]
    kind = box.kind[table.effect]
    if kind == REMOVE:
        owed = box.a[table.effect] - len(plan)
        if owed <= 0:
            return ()
        left: list[int] = []
        legions = 0
        for field in covered_fields(table, box, seat):
            there = legions_at(table, field) - plan.count(notation.REMOVE + field)
            legions += there
            if there:
                left.append(notation.REMOVE + field)
        return tuple(left[:1] if legions <= owed else left)  # all of them: nothing to choose
    if plan:
        return ()
    if kind == CLEAR:
        return tuple([notation.CLEAR + mission for mission in open_missions(table, box, seat) if table.cover[mission]])
    return tuple([notation.LOSE + mission for mission in sorted(table.controlled[seat])])
