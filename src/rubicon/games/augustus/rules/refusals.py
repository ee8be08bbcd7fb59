"""Refusals: why a move is not legal now, in words that say what would be."""

from __future__ import annotations

from typing import Final

from rubicon.core.message import Message, NameRef, SeatRef
from rubicon.games.augustus.rules import notation
from rubicon.games.augustus.rules.box import ANY, CLEAR, JOKER, REMOVE, SYMBOLS, TOKENS, Box
from rubicon.games.augustus.rules.legal_moves import called
from rubicon.games.augustus.rules.notation import BRING, CLAIM, DECLINE, FROM, GIVE, KEEP, PASS, PUT, RESOLVE, TAKE
from rubicon.games.augustus.rules.table import (
    CHOOSING,
    CLAIMING,
    COMPLETING,
    GIVING,
    MOBILISING,
    ORDERING,
    PHASES,
    PLACING,
    REARRANGING,
    SUFFERING,
    TAKING,
    Table,
)

QUESTIONS: Final = ("removing", "clearing", "losing", "moving", *PHASES)
"""All answers of `question`."""


def question(table: Table, box: Box, seat: int | None) -> str:
    """What is being decided, by name: the phase, or the step of it that this seat has come to."""
    if table.phase == SUFFERING:
        kind = box.kind[table.effect]
        return "removing" if kind == REMOVE else "clearing" if kind == CLEAR else "losing"
    if table.phase == MOBILISING and seat is not None and table.plans[seat]:
        return "moving"
    return PHASES[table.phase]


def _verbs(table: Table, asked: str) -> tuple[int, ...]:
    """The kinds of moves that answer the question."""
    if asked == "moving":
        return (FROM,)
    if asked in ("removing", "clearing", "losing"):
        return (notation.REMOVE if asked == "removing" else notation.CLEAR if asked == "clearing" else notation.LOSE,)
    if table.phase == REARRANGING:
        return (PUT,) if table.left else (PASS, PUT)
    return {
        CHOOSING: (KEEP,),
        MOBILISING: (PASS, PUT, BRING),
        ORDERING: (RESOLVE,),
        PLACING: (PASS, PUT),
        COMPLETING: (notation.COMPLETE,),
        GIVING: (GIVE,),
        CLAIMING: (CLAIM, DECLINE),
        TAKING: (TAKE,),
    }[table.phase]


def refusal(table: Table, box: Box, seat: int, move: int) -> Message:
    """The first thing that is wrong with the move."""
    asked = question(table, box, seat)
    verb = notation.verb(move)
    if verb not in _verbs(table, asked):
        return Message(f"refusal-{asked}", {"move": notation.say(move)})
    if verb == GIVE:
        return Message("refusal-give", {"player": SeatRef(move - GIVE)})
    if verb >= PUT:
        return _about_field(table, box, seat, verb, move - verb)
    mission = move - verb
    args: dict[str, object] = {"mission": box.titles[mission]}
    if verb == KEEP:
        return Message("refusal-kept" if mission in table.hands[seat] else "refusal-hand", args)
    if verb == TAKE:
        return Message("refusal-row", args)
    if verb == notation.LOSE:
        return Message("refusal-controlled", args)
    if mission not in table.progress[seat]:
        return Message("refusal-not-yours", args)
    if verb == RESOLVE:
        return Message("refusal-incomplete", args)
    if table.cover[mission] == box.need[mission]:
        return Message("refusal-waiting", args)
    return Message("refusal-clear-empty", args)


def _about_field(table: Table, box: Box, seat: int, verb: int, field: int) -> Message:
    mission, symbol = divmod(field, 6)
    args: dict[str, object] = {"mission": box.titles[mission], "symbol": NameRef(f"symbol-{SYMBOLS[symbol]}")}
    if mission not in table.progress[seat]:
        return Message("refusal-not-yours", args)
    if table.cover[mission] == box.need[mission]:
        return Message("refusal-waiting", args)
    if not box.need[mission] >> 3 * symbol & 7:
        return Message("refusal-no-field", args)
    if verb == FROM:
        same = table.plans[seat][-1] - BRING == field
        return Message("refusal-from-same" if same else "refusal-from", args)
    if verb == notation.REMOVE:
        return Message("refusal-from", args)
    mask = ANY
    if table.phase == MOBILISING:
        mask = called(table, seat)
        args["token"] = NameRef(f"symbol-{TOKENS[table.token]}")
    elif table.phase == PLACING:
        mask = box.a[table.effect]
    if not mask >> symbol & 1:
        assert table.token != JOKER or table.phase == PLACING, "a joker stands for everything"
        return Message("refusal-symbol" if table.phase == MOBILISING else "refusal-symbol-effect", args)
    if not box.need[mission] - table.cover[mission] >> 3 * symbol & 7:
        return Message("refusal-covered", args)
    return Message("refusal-supply" if verb == PUT else "refusal-bring", args)
