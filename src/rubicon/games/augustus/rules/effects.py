"""Effects of missions: immediate (A4.1), red (A4.2) and permanent (A4.3). `scoring` counts those of the end (A4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubicon.games.augustus.rules import notation
from rubicon.games.augustus.rules.box import ANY, EQUAL, GAIN, JOKER, MOBILISE, REARRANGE, TAKE_TWO
from rubicon.games.augustus.rules.events import (
    CLEARED,
    GAINED,
    KEPT_ORDER,
    LOST,
    NO_MORE,
    NOT_GAINED,
    PICKED_UP,
    REMOVED,
    TWO,
    UNHURT,
    symbol_key,
)
from rubicon.games.augustus.rules.legal_moves import free_fields, legions_placed, open_missions
from rubicon.games.augustus.rules.mobilisation import cover_field, put_from_supply, tell_completions
from rubicon.games.augustus.rules.notation import PASS, PUT
from rubicon.games.augustus.rules.table import PLACING, REARRANGING, count

if TYPE_CHECKING:
    from rubicon.games.augustus.rules.state import AugustusState


# A4.1: immediate effects


def begin(state: AugustusState, mission: int) -> bool:
    """Carry out the mission's immediate effect, if it has one. False if the seat is asked about it first."""
    table = state.table
    box = state.box
    kind = box.kind[mission]
    if kind == MOBILISE:
        table.left = box.b[mission]
        return _place_next(state)
    if kind == REARRANGE:
        return _begin_rearranging(state)
    if kind == GAIN:
        _gain(state, table.turn, box.a[mission])
    elif kind == TAKE_TWO:
        table.takes += 1
        state.tell(TWO, (table.turn,))
    return True


def _gain(state: AugustusState, seat: int, legions: int) -> None:
    """Legions from the common supply, as far as it goes."""
    table = state.table
    gained = min(legions, table.common)
    table.common -= gained
    table.supply[seat] += gained
    if gained:
        state.tell(GAINED, (seat, gained, table.common))
    else:
        state.tell(NOT_GAINED, (seat,))


def _place_next(state: AugustusState) -> bool:
    """Ask for the next legion of a "mobilise" effect. True if there is none, or no field for it."""
    table = state.table
    seat = table.turn
    if table.left and table.supply[seat] and free_fields(table, state.box, seat, state.box.a[table.effect]):
        state.ask(PLACING, seat)
        return False
    table.left = 0
    tell_completions(state, seat)
    return True


def place(state: AugustusState, seat: int, move: int) -> bool:
    """A legion of a "mobilise" effect, or no more of them. True when the effect is over."""
    table = state.table
    table.undecided = 0
    if move == PASS:
        state.tell(NO_MORE, (seat,))
        table.left = 0
    else:
        put_from_supply(state, seat, move - PUT)
        table.left -= 1
    return _place_next(state)


def _begin_rearranging(state: AugustusState) -> bool:
    """Ask how to rearrange. True where all legions could only lie as they do."""
    table = state.table
    kinds = 0
    for mission in open_missions(table, state.box, table.turn):
        kinds += len(state.box.symbols[mission])
    if kinds > 1 and legions_placed(table, state.box, table.turn):
        state.ask(REARRANGING, table.turn)
        return False
    return True


def rearrange(state: AugustusState, seat: int, move: int) -> bool:
    """All legions on open missions are taken up and put anew, one by one; or all stay. True when that is done."""
    table = state.table
    table.undecided = 0
    if move == PASS:
        state.tell(KEPT_ORDER, (seat,))
        return True
    if table.left == 0:
        table.left = legions_placed(table, state.box, seat)
        state.tell(PICKED_UP, (seat, table.left))
        for mission in open_missions(table, state.box, seat):
            table.cover[mission] = 0
    _set_down(state, seat, move - PUT)
    while table.left:
        fields = free_fields(table, state.box, seat, ANY)
        if len(fields) > 1:  # there are always more fields than legions, so this is a choice
            state.ask(REARRANGING, seat)
            return False
        _set_down(state, seat, fields[0])
    tell_completions(state, seat)
    return True


def _set_down(state: AugustusState, seat: int, field: int) -> None:
    state.table.left -= 1
    cover_field(state, seat, field)


# A4.2: red effects


def suffer_all(state: AugustusState) -> None:
    """Every opponent loses what it has chosen."""
    table = state.table
    for seat in range(state.setup.seats):
        if seat == table.turn:
            continue
        if not table.plans[seat]:
            state.tell(UNHURT, (seat,))
        for move in table.plans[seat]:
            _suffer(state, seat, move)
        table.plans[seat] = []


def _suffer(state: AugustusState, seat: int, move: int) -> None:
    """One loss: a legion, a controlled mission, or all legions of a mission."""
    table = state.table
    titles = state.box.titles
    if move >= notation.REMOVE:
        field = move - notation.REMOVE
        table.cover[field // 6] -= 1 << 3 * (field % 6)
        table.supply[seat] += 1
        if state.journal is not None:
            state.tell(REMOVED, (seat, titles[field // 6], symbol_key(field % 6)))
    elif move >= notation.LOSE:
        mission = move - notation.LOSE
        table.controlled[seat].remove(mission)
        table.discards.append(mission)
        update_usable(state, seat)
        state.tell(LOST, (seat, titles[mission]))
    else:
        mission = move - notation.CLEAR
        legions = count(table.cover[mission])
        table.supply[seat] += legions
        table.cover[mission] = 0
        state.tell(CLEARED, (seat, titles[mission], legions))


# A4.3: permanent effects


def update_usable(state: AugustusState, seat: int) -> None:
    """The symbols that each token may stand for, by the missions that the seat controls now."""
    table = state.table
    box = state.box
    for symbol in range(JOKER):
        table.usable[seat * 6 + symbol] = 1 << symbol
    for mission in table.controlled[seat]:
        if box.kind[mission] == EQUAL:
            table.usable[seat * 6 + box.a[mission]] |= 1 << box.b[mission]
            table.usable[seat * 6 + box.b[mission]] |= 1 << box.a[mission]
