"""Completed missions (A2.3 to A2.5): the chain of one player, control, and new missions from the row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubicon.games.augustus.rules.box import MISSIONS, ROW
from rubicon.games.augustus.rules.events import CONTROLS, NOTHING_LEFT, RESOLVES, SHUFFLE, TAKES
from rubicon.games.augustus.rules.table import REFILLING, TAKING, count

if TYPE_CHECKING:
    from rubicon.games.augustus.rules.state import AugustusState


def begin_chain(state: AugustusState) -> bool:
    """A2.3: the owner of the lowest completed mission begins a chain. False if none is complete."""
    table = state.table
    cover, need = table.cover, state.box.need
    first = MISSIONS
    for seat in range(state.setup.seats):
        for mission in table.progress[seat]:
            if mission < first and cover[mission] == need[mission]:
                first = mission
                table.turn = seat
    table.chain = []
    table.takes = 0
    return first < MISSIONS


def join_chain(state: AugustusState, mission: int) -> None:
    """A2.4: the mission's legions go back to the supply; its effect comes next."""
    table = state.table
    seat = table.turn
    table.undecided = 0
    legions = count(table.cover[mission])
    table.supply[seat] += legions
    table.cover[mission] = 0
    table.progress[seat].remove(mission)
    table.chain.append(mission)
    table.takes += 1
    table.effect = mission
    state.tell(RESOLVES, (seat, state.box.titles[mission], legions))


def control_chain(state: AugustusState) -> None:
    """A2.4: all missions of the chain become controlled together."""
    table = state.table
    seat = table.turn
    for mission in table.chain:
        table.controlled[seat].append(mission)
        state.tell(CONTROLS, (seat, state.box.titles[mission], len(table.controlled[seat])))


def take_missions(state: AugustusState) -> bool:
    """A2.4: take as many as the chain had; if that is the whole row, without a choice. True when the chain is over."""
    table = state.table
    seat = table.turn
    table.undecided = 0
    while table.takes:
        if not table.row:
            if pile_has_missions(state):
                table.phase = REFILLING
                return False
            state.tell(NOTHING_LEFT, (seat,))
            table.takes = 0
        elif table.takes >= len(table.row):
            for mission in sorted(table.row):
                take(state, seat, mission)
        else:
            state.ask(TAKING, seat)
            return False
    return refill(state)


def take(state: AugustusState, seat: int, mission: int) -> None:
    """One mission of the row becomes one in progress."""
    table = state.table
    table.takes -= 1
    table.row.remove(mission)
    table.progress[seat].append(mission)
    table.progress[seat].sort()
    state.tell(TAKES, (seat, state.box.titles[mission]))


def refill(state: AugustusState) -> bool:
    """A2.4: fill the row to five, one by one; then who has missions to take goes on. True when the chain is over."""
    table = state.table
    if len(table.row) < ROW and pile_has_missions(state):
        table.phase = REFILLING
        return False
    if table.takes:
        return take_missions(state)
    return True


def pile_has_missions(state: AugustusState) -> bool:
    """A1.4: whether there is a mission to draw. An empty pile is made of the discards again."""
    table = state.table
    if not table.deck:
        for dropped in table.dropped:
            table.deck += dropped
            dropped.clear()
        table.deck += table.discards
        table.discards = []
        table.deck.sort()
        if table.deck:
            state.tell(SHUFFLE, (len(table.deck),))
    return len(table.deck) > 0
