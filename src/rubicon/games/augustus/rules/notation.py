"""The moves as numbers, and their notation.

A seat's moves name missions by their printed number and fields by their symbol:

    keep 12            one of the three missions kept at the beginning
    put 12 sword       a legion from the own supply onto a sword of mission 12
    bring 12 sword     a legion that already lies on a mission is moved there; the next move says which:
    from 14 shield     that on a shield of mission 14
    pass               nothing, or nothing more
    resolve 12         of several missions completed at once, this one first
    complete 12        the mission that an effect completes
    remove 12 sword    the legion that a red effect costs
    clear 12           the mission whose legions a red effect costs
    lose 12            the controlled mission that a red effect costs
    give 2             the lost gold or wheat goes to player 2
    claim, decline     the reward for the number of missions
    take 12            a new mission from the row

Fortuna's outcomes: a token (`sword` ... `dagger`, `joker`), `mission 12`, `herald 2`.
"""

from __future__ import annotations

from typing import Any, Final

from rubicon.games.augustus.rules.box import ANY, MISSIONS, SYMBOLS, TOKENS

FIELDS: Final = MISSIONS * len(SYMBOLS)
"""Every mission could have every symbol: a field is its mission times six plus its symbol."""

PASS: Final = 0
CLAIM: Final = 1
DECLINE: Final = 2
KEEP: Final = 3
TAKE: Final = KEEP + MISSIONS
RESOLVE: Final = TAKE + MISSIONS
COMPLETE: Final = RESOLVE + MISSIONS
CLEAR: Final = COMPLETE + MISSIONS
LOSE: Final = CLEAR + MISSIONS
PUT: Final = LOSE + MISSIONS
BRING: Final = PUT + FIELDS
FROM: Final = BRING + FIELDS
REMOVE: Final = FROM + FIELDS
GIVE: Final = REMOVE + FIELDS

# Fortuna's outcomes; below this they are tokens.
MISSION: Final = len(TOKENS)
HERALD: Final = MISSION + MISSIONS


class FieldMoves:
    """The moves of one kind for some symbols of a mission, each list made once."""

    def __init__(self, first: int) -> None:
        self._first = first
        self._known: list[tuple[int, ...] | None] = [None] * (MISSIONS * (ANY + 1))

    def add(self, mission: int, symbols: int, moves: list[Any]) -> None:
        """Append the moves for a mask of symbols."""
        index = mission * (ANY + 1) + symbols
        known = self._known[index]
        if known is None:
            first = self._first + mission * len(SYMBOLS)
            known = tuple([first + symbol for symbol in range(len(SYMBOLS)) if symbols >> symbol & 1])
            self._known[index] = known
        moves.extend(known)


PUTS: Final = FieldMoves(PUT)
BRINGS: Final = FieldMoves(BRING)
FROMS: Final = FieldMoves(FROM)

_WORDS: Final = ("pass", "claim", "decline")
_ABOUT_MISSIONS: Final = ("keep", "take", "resolve", "complete", "clear", "lose")
_ABOUT_FIELDS: Final = ("put", "bring", "from", "remove")


def verb(move: int) -> int:
    """The first move of the kind that this one is of: `PUT` for every `put`."""
    if move >= PUT:
        return GIVE if move >= GIVE else PUT + (move - PUT) // FIELDS * FIELDS
    return KEEP + (move - KEEP) // MISSIONS * MISSIONS if move >= KEEP else move


def say(move: int) -> str:
    """A seat's move."""
    if move < KEEP:
        return _WORDS[move]
    if move < PUT:
        kind, mission = divmod(move - KEEP, MISSIONS)
        return f"{_ABOUT_MISSIONS[kind]} {mission + 1}"
    if move < GIVE:
        kind, field = divmod(move - PUT, FIELDS)
        return f"{_ABOUT_FIELDS[kind]} {field // 6 + 1} {SYMBOLS[field % 6]}"
    return f"give {move - GIVE + 1}"


def say_chance(outcome: int) -> str:
    """A token, a mission, or the first Herald, counted from 1 as people do."""
    if outcome < MISSION:
        return TOKENS[outcome]
    if outcome < HERALD:
        return f"mission {outcome - MISSION + 1}"
    return f"herald {outcome - HERALD + 1}"
