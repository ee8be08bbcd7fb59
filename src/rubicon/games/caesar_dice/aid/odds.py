"""Exact chances of the dice under best play.

A turn is a small problem with a complete answer. Every handful of dice has a
number (see `dice`), so a *wish* is a list of what each of the 252 full hands is
worth, and two passes over 462 handfuls look one throw ahead:

- the worth of keeping a handful and throwing the rest is the mean over the six
  faces of the worth of the handful with that die added, for nothing is decided
  between dice of one throw: 6 additions a handful instead of a sum over throws;
- the worth of a full hand before that throw is the best of all handfuls in it,
  and the best within a handful is its own worth, or the best within it less one
  die.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.errors import Unreadable
from rubicon.core.message import Message
from rubicon.games.caesar_dice.rules.dice import (
    BOMBS,
    CODE,
    DICE,
    FIRST_FULL,
    HAND_OF_CODE,
    HANDS,
    KEEPS,
    NONE,
    SCORE,
    SYMBOLS,
    cuts_of,
    faces_of,
    hand_of,
)

ALL: Final = len(HANDS)
MOST_THROWS: Final = 3
EPSILON: Final = 1e-12
"""Values nearer than this are equal: which of two equal keeps is taken must not hang on the last bit of a sum."""


def _grow() -> list[int]:
    grown: list[int] = []
    for hand in range(FIRST_FULL):
        grown += [HAND_OF_CODE[CODE[hand] + 6**face] for face in range(6)]
    return grown


def _shrink() -> list[tuple[int, ...]]:
    return [tuple(sorted({HAND_OF_CODE[CODE[hand] - 6**face] for face in HANDS[hand]})) for hand in range(ALL)]


GROW: Final[list[int]] = _grow()
"""At 6 * handful + face: the handful with a die of that face added. Only for handfuls of fewer than five."""
SHRINK: Final[list[tuple[int, ...]]] = _shrink()
"""Handful to the handfuls that are left when one die is taken away."""


def thrown(worth: list[float]) -> None:
    """Given what the full hands are worth, fill in what every smaller handful is worth if its rest is thrown once."""
    for hand in range(FIRST_FULL - 1, -1, -1):
        at = 6 * hand
        worth[hand] = (
            worth[GROW[at]]
            + worth[GROW[at + 1]]
            + worth[GROW[at + 2]]
            + worth[GROW[at + 3]]
            + worth[GROW[at + 4]]
            + worth[GROW[at + 5]]
        ) / 6.0


def chosen(worth: list[float], best: list[int]) -> list[float]:
    """The worth of the best keep within every handful; `best` is filled with that keep.

    Among equals the handful with more dice stays: nobody throws a die for nothing.
    """
    top = worth.copy()
    for hand in range(ALL):
        best[hand] = hand
        most = worth[hand]
        for less in SHRINK[hand]:
            if top[less] > most + EPSILON:
                most = top[less]
                best[hand] = best[less]
        top[hand] = most
    return top


def keep_values(wish: list[float], throws: int) -> list[float]:
    """The worth of every keep when so many throws are left, the first of them for the dice not kept.

    `wish` is what each handful is worth at the end of the turn; only full hands
    count. A full hand in the answer is worth its wish: keeping it is stopping.
    """
    worth = wish.copy()
    best = [NONE] * ALL
    for left in range(throws):
        if left > 0:
            top = chosen(worth, best)
            for hand in range(FIRST_FULL, ALL):
                worth[hand] = top[hand]
        thrown(worth)
    for hand in range(FIRST_FULL, ALL):
        worth[hand] = wish[hand]
    return worth


def spread(keep: int) -> list[float]:
    """How likely each full hand is after one throw of all dice not kept."""
    chance = [0.0] * ALL
    chance[keep] = 1.0
    scatter(chance)
    return chance


def scatter(chance: list[float]) -> None:
    """Throw the rest of every handful, each as likely as the list says; what is left is the chance of full hands."""
    for hand in range(FIRST_FULL):
        part = chance[hand] / 6.0
        if part > 0.0:
            chance[hand] = 0.0
            at = 6 * hand
            for face in range(6):
                chance[GROW[at + face]] += part


class Odds:
    """A handful that can be kept, and the chance it gives."""

    def __init__(self, keep: int, chance: float) -> None:
        self.keep: Final = keep
        self.chance: Final = chance

    def __repr__(self) -> str:
        return f"Odds(keep={self.keep}, chance={self.chance:.6f})"


def best_keeps(hand: int, target: int, throws: int) -> list[Odds]:
    """Every keep with the exact chance of a score above the target, best play assumed; the best first.

    The target is a Consul's score, so three or more bombs do not beat it
    whatever they score (K2.4). Target 0 means that there is no Consul yet, and
    then any score is above it (K2.3). `throws` more throws are left, 0 to 2;
    with `NONE` for the hand, nothing is thrown yet and it may be 3.
    """
    wish = [0.0] * ALL
    for full in range(FIRST_FULL, ALL):
        if SCORE[full] > target and (target <= 0 or BOMBS[full] < 3):
            wish[full] = 1.0
    return _sorted_odds(wish, hand, throws)


def bombs(hand: int, at_least: int, throws: int) -> list[Odds]:
    """Every keep with the exact chance of so many bombs or more, for who throws for nothing else; the best first."""
    wish = [0.0] * ALL
    for full in range(FIRST_FULL, ALL):
        if BOMBS[full] >= at_least:
            wish[full] = 1.0
    return _sorted_odds(wish, hand, throws)


def _sorted_odds(wish: list[float], hand: int, throws: int) -> list[Odds]:
    if throws < 0 or throws > MOST_THROWS:
        raise ValueError(f"throws={throws}: a turn has {MOST_THROWS} throws, so 0 to {MOST_THROWS} can be left")
    if hand != NONE and (hand < FIRST_FULL or hand >= ALL):
        raise ValueError(
            f"hand={hand}: must be a full hand ({FIRST_FULL} to {ALL - 1}), or {NONE} before the first throw"
        )
    if hand == NONE:
        keeps: tuple[int, ...] = (NONE,)
    elif throws == 0:
        keeps = (hand,)
    else:
        keeps = KEEPS[hand]
    worth = keep_values(wish, throws)
    # Equal chances: more dice kept first, for that is the simpler thing to do.
    ranked = sorted([(-round(worth[keep], 12), -keep) for keep in keeps])
    return [Odds(-minus, worth[-minus]) for _, minus in ranked]


def parse_hand(text: str) -> int:
    """The full hand that the text spells, in any order: `I I L L B`, `1 1 l l b`, `I,I,L,L,B`, and `IILLB` where that
    can only be one hand of five. Raises `Unreadable`."""
    word = text.strip().upper()
    hands = {tuple(sorted(cut)) for cut in cuts_of(word) if len(cut) == DICE}
    if len(hands) == 1:
        return hand_of(hands.pop())
    if hands:
        near = " / ".join([" ".join([SYMBOLS[face] for face in hand]) for hand in sorted(hands)])
        raise Unreadable(Message("cli-dice-unclear", {"text": text[:60], "near": near}))
    right = " ".join(SYMBOLS)
    try:
        faces = faces_of(text)
    except ValueError as error:
        args: dict[str, object] = {"problem": "word", "word": str(error)[:20], "faces": right, "count": 0}
        raise Unreadable(Message("error-dice", args), "caesar_dice") from None
    if len(faces) != DICE:
        args = {"problem": "count", "word": "", "faces": right, "count": len(faces)}
        raise Unreadable(Message("error-dice", args), "caesar_dice")
    return hand_of(faces)
