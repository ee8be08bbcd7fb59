"""Why a keep is good, in words: facts from the tables of the bot `strong`."""

from __future__ import annotations

from typing import Final

from rubicon.core.game import Sight
from rubicon.core.message import Message, SeatRef
from rubicon.games.caesar_dice.aid.odds import ALL
from rubicon.games.caesar_dice.bot.round_values import LAST_ROUND
from rubicon.games.caesar_dice.bot.turn_values import (
    CAESAR,
    CONSUL,
    COUP,
    DICTATOR,
    EQUAL,
    LOWER,
    OVERTHROW,
    PASS,
    TurnValues,
    turn_key,
)
from rubicon.games.caesar_dice.rules.dice import BOMBS, FIRST_FULL, LAURELS, SCORE
from rubicon.games.caesar_dice.sight.sight import table_of

NEARLY: Final = 1e-4
"""Shares this near to nothing or to all are told to people as that: far more than what coins add to a share."""


def _percent(chance: float) -> float:
    return round(100.0 * chance, 1)


_last_turn: Final[list[TurnValues]] = []  # the turn last asked about: its tables take a moment


def why(sight: Sight, move: int) -> Message:
    """What speaks for this keep, or what there is to know about it."""
    table = table_of(sight)
    if not _last_turn or _last_turn[0].key != turn_key(table):
        _last_turn[:] = [TurnValues(table)]
    return explain(_last_turn[0], table.dice, move, table.throws)


def explain(turn: TurnValues, hand: int, keep: int, throws: int) -> Message:
    """Why one would keep this: the chances of what matters most now. All numbers are exact, given the tables."""
    value = turn.values(throws)[keep]
    if value < NEARLY and turn.kind(hand) != CAESAR:
        return Message("hint-lost")
    if turn.settles(hand) and turn.wish[hand] > 1.0 - NEARLY:
        if value <= 1.0 - NEARLY:
            return Message("hint-risk")
        if turn.kind(hand) in (LOWER, EQUAL):
            return Message("hint-won")
    return _explain_stop(turn, keep) if keep >= FIRST_FULL else _explain_throw(turn, hand, keep, throws)


def _explain_stop(turn: TurnValues, hand: int) -> Message:
    kind = turn.kind(hand)
    if kind == PASS:
        return Message("hint-stop-pass", {"chance": _percent(turn.round_chance(hand))})
    if kind == CONSUL:
        return Message("hint-stop-consul", {"score": SCORE[hand], "chance": _percent(turn.round_chance(hand))})
    consul = SeatRef(turn.consul)
    if kind == CAESAR:
        return Message(
            "hint-stop-caesar" if turn.wish[hand] > NEARLY else "hint-stop-caesar-short", {"coins": turn.bombs_prize()}
        )
    if kind == DICTATOR:
        return Message("hint-stop-dictator", {"coins": turn.rounds.prize})
    if kind == COUP:
        return Message("hint-stop-coup", {"consul": consul, "coins": turn.payment(hand)})
    if kind == OVERTHROW:
        args: dict[str, object] = {"score": SCORE[hand], "consul": consul, "chance": _percent(turn.round_chance(hand))}
        return Message("hint-stop-overthrow", args)
    if kind == EQUAL:
        return Message("hint-stop-equal", {"consul": consul, "score": SCORE[hand]})
    return Message("hint-stop-lower", {"consul": consul, "coins": -turn.payment(hand)})


def _explain_throw(turn: TurnValues, hand: int, keep: int, throws: int) -> Message:
    chance = turn.final_chances(keep, throws)
    kinds = [0.0] * 8
    lasting = 0.0
    due = 0.0
    saving = 0.0  # the best share of the victory without an overthrow, a Dictator or a Caesar
    for final in range(FIRST_FULL, ALL):
        likely = chance[final]
        if likely > 0.0:
            kind = turn.kind(final)
            kinds[kind] += likely
            lasting += likely * turn.round_chance(final)
            if kind == LOWER:
                due -= likely * turn.payment(final)
            if kind in (LOWER, EQUAL, COUP):
                saving = max(saving, turn.wish[final])
    now = turn.kind(hand)
    args: dict[str, object] = {
        "now": _percent(turn.round_chance(hand)),
        "then": _percent(lasting),
        "score": SCORE[hand],
    }
    if now == CONSUL:
        return Message("hint-improve-consul", args)
    if turn.consul < 0:
        return Message("hint-first", {"chance": _percent(kinds[CONSUL]), "then": _percent(lasting)})
    if now == OVERTHROW:
        return Message("hint-improve-overthrow", args)
    bombs = kinds[COUP] + kinds[DICTATOR] + kinds[CAESAR]
    stake = min(LAURELS[turn.consul_dice], turn.purses[turn.consul])
    beating: dict[str, object] = {
        "consul": SeatRef(turn.consul),
        "score": SCORE[turn.consul_dice],
        "chance": _percent(kinds[OVERTHROW]),
    }
    if BOMBS[keep] >= 3:
        more: dict[str, object] = {"dictator": _percent(kinds[DICTATOR]), "caesar": _percent(kinds[CAESAR])}
        return Message("hint-more-bombs", more)
    if BOMBS[keep] > 0 and bombs > kinds[OVERTHROW]:
        risky: dict[str, object] = {
            "coup": _percent(kinds[COUP]),
            "coins": stake,
            "dictator": _percent(kinds[DICTATOR] + kinds[CAESAR]),
        }
        return Message("hint-bombs", risky)
    if turn.round == LAST_ROUND and saving < NEARLY and kinds[OVERTHROW] > 0.0:
        return Message("hint-needed", beating)
    if kinds[OVERTHROW] >= 0.1:
        beating["coup"] = _percent(kinds[COUP])
        return Message("hint-beat", beating)
    beating["coins"] = round(due, 2)
    return Message("hint-tribute", beating)
