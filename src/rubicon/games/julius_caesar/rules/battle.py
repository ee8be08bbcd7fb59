"""Battles (rulebook 7.0 to 7.3; J6.1, J6.3): one at a time, up to four rounds, block by block.

A block's turn is one decision of its owner, who also says which of several
blocks of the same letter comes first. `fire` has the dice and the hits,
`retreats` the ways out, `losses` what becomes of the losers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rubicon.core.message import Message
from rubicon.games.julius_caesar.rules import events, public_knowledge, retreats
from rubicon.games.julius_caesar.rules.box import CAESAR, FIRE, MARCH, PASS, POMPEY, SAIL
from rubicon.games.julius_caesar.rules.losses import eliminate, lose_step
from rubicon.games.julius_caesar.rules.table import FIGHTING, NOBODY, NOTHING, REGROUPING, THROWING

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules.state import JuliusState

ROUNDS: Final = 4
ROMAN: Final = ("", "I", "II", "III", "IV")


# Which battle


def contested(state: JuliusState) -> list[int]:
    """Where both sides have blocks."""
    attacker = state.table.attacker
    held = state.table.held
    places = state.box.places
    return [p for p in range(places) if attacker[p] != NOBODY and held[p] > 0 and held[places + p] > 0]


def begin(state: JuliusState, place: int) -> bool:
    """7.1: all blocks there are laid open but the reserves. True if it is over at once (it never is)."""
    table = state.table
    table.field = place
    table.striker = table.attacker[place]
    table.round = 1
    _reset_round(state)
    if state.journal is not None:
        state.tell(events.BATTLE, (table.striker, 1 - table.striker, state.box.place_keys[place]))
    for b in range(state.box.blocks):
        if table.where[b] == place and not table.reserve[b]:
            public_knowledge.reveal(table, state.box, b)
    if state.journal is not None:
        for side in (table.striker, 1 - table.striker):
            state.tell(events.LINE, (side, _line(state, side)))
            waiting = sum([1 for b in state.blocks_at(table.field, side) if table.reserve[b]])
            if waiting:
                state.tell(events.WAITING, (side, waiting))
    return proceed(state)


def _line(state: JuliusState, side: int) -> str:
    table = state.table
    return ", ".join(
        [
            f"{state.box.titles[b]} {ROMAN[table.strength[b]]}"
            for b in state.blocks_at(table.field, side)
            if not table.reserve[b]
        ]
    )


def _reset_round(state: JuliusState) -> None:
    table = state.table
    table.own_lines()
    table.acted = [0] * state.box.blocks
    table.retreats[CAESAR] = 0
    table.retreats[POMPEY] = 0
    table.ferried[CAESAR] = 0
    table.ferried[POMPEY] = 0


# Whose turn


def proceed(state: JuliusState) -> bool:
    """Go on to the next block's turn that somebody decides about. True when the battle is over."""
    table = state.table
    box = state.box
    places = box.places
    field = table.field
    while True:
        if table.held[field] == 0 or table.held[places + field] == 0:
            return True
        if table.round == 1:
            beaten = _main_force_gone(state)
            if beaten != NOBODY:
                _disrupt(state, beaten)
                continue
        side = _next_side(state)
        if side == NOBODY:
            table.round += 1
            _reset_round(state)
            if state.journal is not None:
                state.tell(events.ROUND, (table.round, box.place_keys[field]))
            if table.round == 2:
                _arrive(state, CAESAR)
                _arrive(state, POMPEY)
            continue
        table.seat = side
        if table.round == ROUNDS and side == table.striker and not _any_way_out(state):
            # 7.6: attackers who cannot retreat when they must are eliminated.
            for b in on_turn(state):
                if state.journal is not None:
                    state.tell(events.NO_RETREAT, (side, box.block_keys[b]))
                eliminate(state, b)
            continue
        table.phase = FIGHTING
        return False


def _main_force_gone(state: JuliusState) -> int:
    """J6.3: the side of which only reserves are left in round 1."""
    table = state.table
    main = [0, 0]
    where = table.where
    field = table.field
    for b in range(state.box.blocks):
        if where[b] == field and not table.reserve[b]:
            main[table.side[b]] += 1
    if main[CAESAR] == 0:
        return CAESAR
    return POMPEY if main[POMPEY] == 0 else NOBODY


def _disrupt(state: JuliusState, beaten: int) -> None:
    """7.31: round 2 begins at once, the reserves lose a step, and a beaten defender becomes the attacker."""
    table = state.table
    box = state.box
    table.round = 2
    _reset_round(state)
    state.tell(events.DISRUPT, (beaten,))
    _arrive(state, beaten)
    for b in state.blocks_at(table.field, beaten):
        lose_step(state, b)
        if table.where[b] == table.field and table.side[b] == beaten:
            public_knowledge.reveal(table, box, b)
            if state.journal is not None:
                state.tell(events.HIT, (beaten, box.block_keys[b], table.strength[b]))
    if table.held[beaten * box.places + table.field] == 0:
        return
    _arrive(state, 1 - beaten)
    if beaten != table.striker:
        table.striker = beaten
        state.tell(events.SWAP, (beaten, 1 - beaten))


def _arrive(state: JuliusState, side: int) -> None:
    """7.3: reserves come into the line and are laid open."""
    table = state.table
    fresh = [b for b in state.blocks_at(table.field, side) if table.reserve[b]]
    if not fresh:
        return
    table.own_lines()
    for b in fresh:
        table.reserve[b] = 0
        public_knowledge.reveal(table, state.box, b)
    if state.journal is not None:
        line = ", ".join([f"{state.box.titles[b]} {ROMAN[table.strength[b]]}" for b in fresh])
        state.tell(events.ARRIVE, (side, line))


def _rank(state: JuliusState, b: int) -> int:
    """7.2: A before D, defenders before attackers of the same letter; J5.3: with surprise, attackers before all."""
    table = state.table
    attacks = table.side[b] == table.striker
    letter = state.box.letter[0 if attacks else 1][b]
    if table.round == 1 and table.surprise == table.field:
        return letter if attacks else letter + 4
    return 2 * letter + (1 if attacks else 0)


def on_turn(state: JuliusState) -> list[int]:
    """The blocks of which one has the next turn: all of one side and one letter."""
    table = state.table
    best = 99
    found: list[int] = []
    where = table.where
    field = table.field
    for b in range(state.box.blocks):
        if where[b] == field and not table.acted[b] and not table.reserve[b]:
            rank = _rank(state, b)
            if rank < best:
                best = rank
                found = [b]
            elif rank == best:
                found.append(b)
    return found


def _next_side(state: JuliusState) -> int:
    blocks = on_turn(state)
    return state.table.side[blocks[0]] if blocks else NOBODY


# A block's turn


def choices(state: JuliusState) -> list[int]:
    """7.2: fire, pass, or retreat from round 2 on. In round 4 attackers do nothing but retreat."""
    table = state.table
    box = state.box
    blocks = on_turn(state)
    found: list[int] = []
    if table.round < ROUNDS or table.seat != table.striker:
        for b in blocks:
            found.append(box.fire + b)
        for b in blocks:
            found.append(box.passing + b)
    if table.round > 1:
        for b in blocks:
            for place in retreats.retreat_places(state, b):
                found.append(box.march[b * box.places + place])
        for b in blocks:
            for place in retreats.sea_retreats(state, b):
                found.append(box.sail[b * box.places + place])
    return found


def _any_way_out(state: JuliusState) -> bool:
    return any(retreats.retreat_places(state, b) or retreats.sea_retreats(state, b) for b in on_turn(state))


def apply(state: JuliusState, move: int) -> bool:
    """A block's turn; True when the battle is over."""
    table = state.table
    box = state.box
    kind = box.move_kind[move]
    b = box.move_block[move]
    table.own_lines()
    table.acted[b] = 1
    if kind == FIRE:
        table.firing = b
        table.phase = THROWING
        return False
    if kind == PASS:
        if state.journal is not None:
            state.tell(events.PASS, (table.seat, box.block_keys[b]))
    else:
        retreats.retreat(state, move)
    return proceed(state)


def refusal(state: JuliusState, move: int) -> Message:
    """Why this block does not do this now."""
    table = state.table
    box = state.box
    kind = box.move_kind[move]
    if kind not in (FIRE, PASS, MARCH, SAIL):
        return Message("refusal-fighting")
    b = box.move_block[move]
    args: dict[str, object] = {"block": state.block_name(b)}
    if table.side[b] != table.seat:
        return Message("refusal-not-yours", args)
    if table.where[b] != table.field:
        return Message("refusal-not-in-battle", args)
    if table.reserve[b]:
        return Message("refusal-in-reserve", args)
    if table.acted[b]:
        return Message("refusal-acted", args)
    if b not in on_turn(state):
        return Message("refusal-not-its-turn", args)
    if kind in (FIRE, PASS):
        return Message("refusal-must-retreat", args)
    if table.round == 1:
        return Message("refusal-no-retreat-yet", args)
    args["place"] = state.place_name(box.move_place[move])
    return Message("refusal-sea-retreat" if kind == SAIL else "refusal-retreat", args)


# Afterwards


def finish(state: JuliusState) -> bool:
    """The blocks stand up again. True if the winner may regroup."""
    table = state.table
    box = state.box
    field = table.field
    winner = CAESAR if table.held[field] > 0 else POMPEY
    table.own_lines()
    for b in range(box.blocks):
        if table.where[b] == field:
            table.reserve[b] = 0
    table.attacker[field] = NOBODY
    table.main[field] = NOTHING
    table.ways[field] = 0
    table.ways[box.places + field] = 0
    table.pins[field] = 0
    if table.surprise == field:
        table.surprise = NOTHING
    table.round = 0
    table.striker = NOBODY
    table.hits = 0
    table.firing = NOTHING
    _reset_round(state)
    if state.journal is not None:
        state.tell(events.WON, (winner, box.place_keys[field]))
    table.seat = winner
    if retreats.can_regroup(state):
        table.phase = REGROUPING
        return True
    return False


def leave(state: JuliusState) -> None:
    """Nobody is at that place any more on account of a battle."""
    state.table.field = NOTHING
    state.table.retreats[CAESAR] = 0
    state.table.retreats[POMPEY] = 0
