"""Decisions that several seats make at the same time (A1.3, A2.1, A4.2).

Each seat's moves are collected in its plan, apart from the table. When the last
plan is complete all are carried out together, so their order cannot matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubicon.games.augustus.rules import notation
from rubicon.games.augustus.rules.events import PLAN, PLAN_COMPLETES, READY, REVEAL
from rubicon.games.augustus.rules.legal_moves import offer
from rubicon.games.augustus.rules.notation import BRING, FROM, PASS, PUT
from rubicon.games.augustus.rules.table import MOBILISING, SUFFERING

if TYPE_CHECKING:
    from rubicon.games.augustus.rules.state import AugustusState


def begin(state: AugustusState, phase: int) -> bool:
    """Ask every seat that the phase concerns. True if nobody has a choice."""
    table = state.table
    table.phase = phase
    table.deciders = 0
    for seat in range(state.setup.seats):
        table.plans[seat] = []
        if phase != SUFFERING or seat != table.turn:
            if not add_forced_steps(state, seat):
                table.deciders |= 1 << seat
    table.undecided = table.deciders
    return table.undecided == 0


def add_forced_steps(state: AugustusState, seat: int) -> bool:
    """Make the steps that offer no choice. True if the seat's plan is complete then."""
    while True:
        offered = offer(state.table, state.box, seat)
        if len(offered) > 1:
            state.offers[seat] = offered
            return False
        if not offered:
            state.offers[seat] = ()
            return True
        state.table.plans[seat].append(offered[0])


def add_step(state: AugustusState, seat: int, move: int) -> bool:
    """A step of a seat's plan, told to nobody else. True when all plans are complete."""
    table = state.table
    table.plans[seat].append(move)
    secret = table.deciders != 1 << seat  # a decision that nobody else makes is no secret
    if secret and state.journal is not None:
        state.tell(PLAN, (seat, notation.say(move)), 1 << seat)
    if not add_forced_steps(state, seat):
        return False
    if secret and state.journal is not None:
        if table.phase == MOBILISING:
            _tell_completion(state, seat)
        state.tell(READY, (seat,))
    table.undecided &= ~(1 << seat)
    if table.undecided:
        return False
    if secret:
        state.tell(REVEAL, ())
    return True


def _tell_completion(state: AugustusState, seat: int) -> None:
    """Tell the seat which mission its plan would complete: a preview shows it."""
    table = state.table
    plan = table.plans[seat]
    if plan[0] == PASS:
        return
    field = plan[0] - (BRING if plan[0] >= BRING else PUT)
    mission = field // 6
    after = table.cover[mission] + (1 << 3 * (field % 6))
    if len(plan) > 1 and (plan[1] - FROM) // 6 == mission:
        return
    if after == state.box.need[mission]:
        state.tell(PLAN_COMPLETES, (seat, state.box.titles[mission]), 1 << seat)
