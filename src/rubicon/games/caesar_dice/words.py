"""The notation of the dice game: `keep I I L`, `keep none`, `stop IV L L B B`... and Fortuna's `first 2`, `I II B`."""

from __future__ import annotations

from rubicon.games.caesar_dice.dice import DICE, FIRST_FULL, HANDS, NONE, faces_of, hand_of, spell


def say(move: int) -> str:
    """A seat's move: what is kept. Keeping all five is stopping, whatever they are."""
    if move >= FIRST_FULL:
        return f"stop {spell(move)}"
    return f"keep {spell(move)}" if move != NONE else "keep none"


def say_chance(outcome: int) -> str:
    """The dice that fell, or the number of the first player, counted from 1 as people do."""
    if outcome >= len(HANDS):
        return f"first {outcome - len(HANDS) + 1}"
    return spell(outcome) if outcome != NONE else "no dice"


def tidy(text: str) -> str:
    """`l i 1` becomes `keep I I L`: any order, digits for numerals, the word `keep` left out."""
    words = text.strip().split(maxsplit=1)
    rest = text
    if words and words[0].casefold() in ("keep", "stop"):
        rest = words[1] if len(words) > 1 else ""
    try:
        faces = faces_of(rest)
    except ValueError:
        return text
    if not faces or len(faces) > DICE:
        return text
    return say(hand_of(faces))
