"""What may be decided: the legal moves of a seat in every phase, worked out from the table.

Where nothing remains to be chosen an offer has one move, which the rules make by
themselves, or none, when the seat's decision is complete.
"""

from __future__ import annotations

from rubicon.games.augustus import words
from rubicon.games.augustus.box import ANY, CLEAR, GOLD, JOKER, REMOVE, Box
from rubicon.games.augustus.table import (
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
)
from rubicon.games.augustus.words import BRING, CLAIM, DECLINE, FROM, GIVE, KEEP, PASS, PUT, RESOLVE, TAKE


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
        return tuple([words.COMPLETE + mission for mission in open_missions(table, box, seat)])
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
        if plan[-1] < BRING or plan[-1] >= FROM:
            return ()
        target = plan[-1] - BRING
        return tuple([FROM + field for field in covered_fields(table, box, seat) if field != target])
    moves = [PASS]
    fields = free_fields(table, box, seat, called(table, seat))
    if fields:
        if table.supply[seat]:
            for field in fields:
                moves.append(PUT + field)
        covered = covered_fields(table, box, seat)
        if len(covered) > 1:
            for field in fields:
                moves.append(BRING + field)
        elif covered:
            for field in fields:
                if field != covered[0]:
                    moves.append(BRING + field)
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
            there = legions_at(table, field) - plan.count(words.REMOVE + field)
            legions += there
            if there:
                left.append(words.REMOVE + field)
        return tuple(left[:1] if legions <= owed else left)  # all of them: nothing to choose
    if plan:
        return ()
    if kind == CLEAR:
        return tuple([words.CLEAR + mission for mission in open_missions(table, box, seat) if table.cover[mission]])
    return tuple([words.LOSE + mission for mission in sorted(table.controlled[seat])])


# A3.3: gold and wheat


def output(table: Table, box: Box, seat: int, tile: int) -> int:
    """How much gold or wheat the seat's controlled missions produce."""
    goods = box.gold if tile == GOLD else box.wheat
    total = 0
    for mission in table.controlled[seat]:
        total += goods[mission]
    return total


def leaders(table: Table, box: Box, tile: int) -> list[int]:
    """The seats that produce the most; none, if nobody produces any."""
    best = 0
    found: list[int] = []
    for seat in range(len(table.supply)):
        amount = output(table, box, seat, tile)
        if amount > best:
            best = amount
            found = [seat]
        elif amount == best and best:
            found.append(seat)
    return found
