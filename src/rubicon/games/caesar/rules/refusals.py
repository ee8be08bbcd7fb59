"""Refusals: why a move cannot be made now, in words a player understands."""

from __future__ import annotations

from rubicon.core.message import Message, NameRef
from rubicon.games.caesar.rules.base import TOKEN_KEYS, Base
from rubicon.games.caesar.rules.box import CENTURION, DOUBLES, ICONS, MIGHT, POISON, SENATE, TACTICS, WEALTH
from rubicon.games.caesar.rules.table import NOBODY, PLACING


def why_not(state: Base, move: int) -> Message:
    """The reason why this move of the space is not among the moves of whose turn it is."""
    box = state.box
    if move < box.might_legion:
        if state.table.phase != PLACING:
            return Message("refusal-tokens-first")
        return _placement(state, move)
    if state.table.phase == PLACING:
        return Message("refusal-place-first")
    return _use(state, move)


def _placement(state: Base, move: int) -> Message:
    box = state.box
    table = state.table
    face_down = move >= box.face_down
    if face_down:
        t = (move - box.face_down) // DOUBLES
        border = box.double[(move - box.face_down) % DOUBLES]
    else:
        t = box.move_type[move]
        border = box.move_border[move]
    first, second = state.border_refs(border)
    legion: dict[str, object] = {"legion": box.values[t], "icon": NameRef(box.icon_keys[t])}
    if face_down and not state.plan.border_control:
        return Message("refusal-face-down")
    if t not in state.camps[table.turn]:
        return Message("refusal-not-in-camp", legion)
    if not table.empty >> border & 1:
        return Message("refusal-border-taken", {"first": first, "second": second})
    needs = NameRef(f"icon-{ICONS[box.icon[border]]}")
    return Message("refusal-icon", {**legion, "first": first, "second": second, "needs": needs})


def _use(state: Base, move: int) -> Message:
    box = state.box
    table = state.table
    if move == box.done:
        return Message("refusal-must-use", {"token": NameRef(TOKEN_KEYS[table.pending[0] >> 1])})
    token = _token_of(state, move)
    if token not in [code >> 1 for code in table.pending]:
        return Message("refusal-no-token", {"token": NameRef(TOKEN_KEYS[token])})
    if move < box.use_tactics:
        return _target(state, move)
    if token == SENATE:
        return Message("refusal-senate-lost" if move == box.use_senate else "refusal-senate-won")
    # Only a centurion is left: other tokens that are pending and have an effect can be used.
    t = move - box.use_centurion
    return Message("refusal-centurion", {"legion": box.values[t], "icon": NameRef(box.icon_keys[t])})


def _token_of(state: Base, move: int) -> int:
    box = state.box
    if move < box.use_tactics:
        return MIGHT
    if move >= box.use_centurion:
        return CENTURION
    if move == box.use_tactics:
        return TACTICS
    if move == box.use_wealth:
        return WEALTH
    return POISON if move == box.use_poison else SENATE


def _target(state: Base, move: int) -> Message:
    """C3.3: what Might cannot turn."""
    box = state.box
    table = state.table
    side = table.turn
    if box.might_province <= move < box.might_border:
        province = move - box.might_province
        place: dict[str, object] = {"province": NameRef(box.province_keys[province])}
        if table.holder[province] == NOBODY:
            return Message("refusal-might-no-control", place)
        return Message("refusal-might-own-control" if table.holder[province] == side else "refusal-might-turned", place)
    legion = move < box.might_province
    border = move - (box.might_legion if legion else box.might_border)
    first, second = state.border_refs(border)
    where: dict[str, object] = {"first": first, "second": second}
    owner = table.owner[border] if legion else table.marker[border]
    if owner == NOBODY:
        return Message("refusal-might-no-legion" if legion else "refusal-might-no-marker", where)
    if owner == side:
        return Message("refusal-might-own", where)
    if legion and table.marker[border] != NOBODY:
        return Message("refusal-might-covered", where)
    return Message("refusal-might-down", where)
