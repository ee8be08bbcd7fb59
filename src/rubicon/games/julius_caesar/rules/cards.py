"""The card phase (rulebook 2.1; J1.1, J1.3, J5.1): dealing, laying aside, choosing, and what the two cards mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rubicon.core.message import Message
from rubicon.games.julius_caesar.rules import events
from rubicon.games.julius_caesar.rules.box import APOLLO, CAESAR, POMPEY
from rubicon.games.julius_caesar.rules.table import CHOOSING, DEALING, DISCARDING, HAND, NOBODY, NOTHING

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules.state import JuliusState

BOTH: Final = (CAESAR, POMPEY)


def shuffle(state: JuliusState) -> None:
    """J7.6: all cards together again, six for each."""
    table = state.table
    table.deck = state.box.card_copies.copy()
    table.hands = [[], []]
    table.discards = [NOTHING, NOTHING]
    table.chosen = [NOTHING, NOTHING]
    table.orders = [NOTHING, NOTHING]
    table.played = []
    table.seat = NOBODY
    table.phase = DEALING


def receiver(state: JuliusState) -> int:
    """Who gets the next card."""
    hands = state.table.hands
    return CAESAR if len(hands[CAESAR]) <= len(hands[POMPEY]) else POMPEY


def deal(state: JuliusState, card: int) -> None:
    """One card, which only who gets it sees."""
    table = state.table
    seat = receiver(state)
    if not table.hands[CAESAR]:
        state.tell(events.YEAR, (table.year,))
    table.deck[card] -= 1
    table.hands[seat].append(card)
    if state.journal is not None:
        state.tell(events.DEAL, (seat, state.box.card_keys[card]), 1 << seat)
    if len(table.hands[POMPEY]) == HAND:
        table.hands[CAESAR].sort()
        table.hands[POMPEY].sort()
        table.phase = DISCARDING


def waiting(state: JuliusState) -> tuple[int, ...]:
    """Who still has to lay a card aside, or to choose one."""
    table = state.table
    done = table.discards if table.phase == DISCARDING else table.chosen
    return tuple([seat for seat in BOTH if done[seat] == NOTHING])


def choices(state: JuliusState, seat: int) -> list[int]:
    """Any card can be laid aside; J5.1: Apollo has nothing to copy in the first turn of a year."""
    table = state.table
    box = state.box
    base = box.discard if table.phase == DISCARDING else box.play
    barred = APOLLO if table.phase == CHOOSING and table.turn == 1 else NOTHING
    found: list[int] = []
    before = NOTHING
    for card in table.hands[seat]:
        if card != before and (barred == NOTHING or box.card_event[card] != barred):
            found.append(base + card)
        before = card
    return found


def refusal(state: JuliusState, seat: int, card: int) -> Message:
    """Not in the hand, or Apollo too early."""
    name = state.box.card_names[card]
    if card in state.table.hands[seat]:
        return Message("refusal-apollo")
    return Message("refusal-card", {"card": name})


def lay_aside(state: JuliusState, seat: int, card: int) -> None:
    """J1.1: one of six, unseen."""
    table = state.table
    table.hands[seat].remove(card)
    table.discards[seat] = card
    if state.journal is not None:
        state.tell(events.DISCARD, (seat, state.box.card_keys[card]), 1 << seat)
    if table.discards[1 - seat] != NOTHING:
        state.tell(events.LAID, ())
        table.phase = CHOOSING


def choose(state: JuliusState, seat: int, card: int) -> bool:
    """The card of the turn, face down; True when both lie there."""
    table = state.table
    table.chosen[seat] = card
    if state.journal is not None:
        state.tell(events.CHOOSE, (seat, state.box.card_keys[card]), 1 << seat)
    return table.chosen[1 - seat] != NOTHING


def reveal(state: JuliusState) -> bool:
    """J1.3: both cards are shown, and say who is Player 1. False if they cancel each other."""
    table = state.table
    box = state.box
    if state.journal is not None:
        keys = [box.card_keys[table.chosen[seat]] for seat in BOTH]
        state.tell(events.TURN, (table.year, table.turn, keys[CAESAR], keys[POMPEY]))
    printed = [box.card_event[table.chosen[seat]] for seat in BOTH]
    for seat in BOTH:
        card = table.chosen[seat]
        if printed[seat] == APOLLO:
            card = table.played[-2 + (1 - seat)]  # J5.1: what the rival played last turn
        table.orders[seat] = card
    for seat in BOTH:
        table.played.append(table.chosen[seat])
        table.hands[seat].remove(table.chosen[seat])
        table.chosen[seat] = NOTHING
    if printed[CAESAR] >= 0 and printed[POMPEY] >= 0:
        table.orders = [NOTHING, NOTHING]
        state.tell(events.CANCEL, ())
        return False
    for seat in BOTH:
        if printed[seat] == APOLLO and state.journal is not None:
            state.tell(events.COPY, (seat, box.card_keys[table.orders[seat]]))
    ours, theirs = table.orders
    if state.caesar_first and table.year == 1 and table.turn == 1:
        table.first = CAESAR
    elif box.card_event[ours] >= 0:
        table.first = CAESAR
    elif box.card_event[theirs] >= 0:
        table.first = POMPEY
    else:
        table.first = CAESAR if box.card_move[ours] >= box.card_move[theirs] else POMPEY
    state.tell(events.FIRST, (table.first,))
    return True
