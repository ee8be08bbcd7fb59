"""The set-up (A1.3, A1.4): the first Herald, the open row, and the missions that everybody starts with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubicon.games.augustus.rules.box import ROW
from rubicon.games.augustus.rules.events import DEAL, FIRST_HERALD, GIVEN, KEPT_THREE, ROW_CARD
from rubicon.games.augustus.rules.notation import KEEP
from rubicon.games.augustus.rules.table import DRAWING, HAND, HAND_DEAL, KEPT, ROW_DEAL

if TYPE_CHECKING:
    from rubicon.games.augustus.rules.state import AugustusState


def set_herald(state: AugustusState, seat: int) -> None:
    """A1.4: the first Herald, by lot."""
    state.table.herald = seat
    state.tell(FIRST_HERALD, (seat,))
    state.table.phase = ROW_DEAL


def deal_to_row(state: AugustusState, mission: int) -> None:
    """A1.3: a mission into the row. After five the hands follow."""
    put_into_row(state, mission)
    if len(state.table.row) == ROW:
        state.table.phase = HAND_DEAL


def put_into_row(state: AugustusState, mission: int) -> None:
    """A mission of the pile lies open."""
    state.table.row.append(mission)
    state.tell(ROW_CARD, (state.box.titles[mission],))


def deal_to_hand(state: AugustusState, mission: int) -> bool:
    """A1.3: a mission to the next hand that is not full. True when everybody has six to choose from."""
    table = state.table
    last = state.setup.seats - 1
    seat = 0
    if state.setup.options["first_game"]:
        while len(table.progress[seat]) == KEPT:
            seat += 1
        table.progress[seat].append(mission)
        table.progress[seat].sort()
        state.tell(GIVEN, (seat, state.box.titles[mission]))
        if len(table.progress[seat]) == KEPT and seat == last:
            table.phase = DRAWING
        return False
    while len(table.hands[seat]) == HAND:
        seat += 1
    table.hands[seat].append(mission)
    state.tell(DEAL, (seat, state.box.titles[mission]), 1 << seat)
    return len(table.hands[seat]) == HAND and seat == last


def keep_chosen(state: AugustusState) -> None:
    """A1.3: everybody keeps the chosen three and drops the others unseen."""
    table = state.table
    for seat in range(state.setup.seats):
        kept = sorted([move - KEEP for move in table.plans[seat]])
        table.progress[seat] = kept
        table.dropped[seat] = [mission for mission in sorted(table.hands[seat]) if mission not in kept]
        table.hands[seat] = []
        table.plans[seat] = []
        titles = state.box.titles
        state.tell(KEPT_THREE, (seat, titles[kept[0]], titles[kept[1]], titles[kept[2]]))
    table.phase = DRAWING
