"""A round's token and the legions placed for it (A2.1, A2.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubicon.games.augustus.rules.box import BAG, JOKER
from rubicon.games.augustus.rules.events import (
    AVE,
    BAG_FULL,
    JOKER_DRAWN,
    MOVED_LEGION,
    PASSED,
    PUT_LEGION,
    TOKEN,
    symbol_key,
)
from rubicon.games.augustus.rules.legal_moves import complete_missions
from rubicon.games.augustus.rules.notation import BRING, FROM, PASS, PUT
from rubicon.games.augustus.rules.table import DRAWING

if TYPE_CHECKING:
    from rubicon.games.augustus.rules.state import AugustusState


def draw_token(state: AugustusState, token: int) -> None:
    """The Herald draws a token from the bag."""
    table = state.table
    table.bag[token] -= 1
    table.token = token
    table.draws += 1
    if state.journal is not None:
        if token == JOKER:
            state.tell(JOKER_DRAWN, (table.herald,))
        else:
            state.tell(TOKEN, (table.herald, symbol_key(token)))


def mobilise_all(state: AugustusState) -> None:
    """Carry out every plan. Each concerns only the missions and the supply of its own seat."""
    table = state.table
    for seat in range(state.setup.seats):
        plan = table.plans[seat]
        table.plans[seat] = []
        move = plan[0]
        if move == PASS:
            if table.deciders >> seat & 1:
                state.tell(PASSED, (seat,))
        elif move < BRING:
            put_from_supply(state, seat, move - PUT)
        else:
            _bring(state, seat, move - BRING, plan[1] - FROM)
    if state.journal is not None:
        for seat in range(state.setup.seats):
            tell_completions(state, seat)


def put_from_supply(state: AugustusState, seat: int, field: int) -> None:
    """A legion from the own supply."""
    state.table.supply[seat] -= 1
    cover_field(state, seat, field)


def cover_field(state: AugustusState, seat: int, field: int) -> None:
    """A legion lies on a field of this kind."""
    state.table.cover[field // 6] += 1 << 3 * (field % 6)
    if state.journal is not None:
        state.tell(PUT_LEGION, (seat, state.box.titles[field // 6], symbol_key(field % 6)))


def _bring(state: AugustusState, seat: int, field: int, source: int) -> None:
    """A legion that lies elsewhere."""
    state.table.cover[source // 6] -= 1 << 3 * (source % 6)
    state.table.cover[field // 6] += 1 << 3 * (field % 6)
    if state.journal is not None:
        titles = state.box.titles
        old = (titles[source // 6], symbol_key(source % 6))
        state.tell(MOVED_LEGION, (seat, titles[field // 6], symbol_key(field % 6), *old))


def tell_completions(state: AugustusState, seat: int) -> None:
    """The seat says "Ave" for each mission that is complete now."""
    if state.journal is not None:
        for mission in complete_missions(state.table, state.box, seat):
            state.tell(AVE, (seat, state.box.titles[mission]))


def end_round(state: AugustusState) -> None:
    """A2.2: after a joker the bag is full again and the next player is the Herald."""
    table = state.table
    if table.token == JOKER:
        table.bag = list(BAG)
        table.herald = (table.herald + 1) % state.setup.seats
        state.tell(BAG_FULL, (table.herald,))
    table.token = -1
    table.phase = DRAWING
