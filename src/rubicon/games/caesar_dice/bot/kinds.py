"""What kind of decision a keep is, by the reason for it: what puzzles and mistakes are sorted by."""

from __future__ import annotations

from typing import Final

from rubicon.core.game import Sight
from rubicon.games.caesar_dice.bot.reasons import why

REASONS: Final[dict[str, str]] = {
    "hint-beat": "beat",
    "hint-needed": "needed",
    "hint-first": "first",
    "hint-stop-consul": "stop",
    "hint-stop-overthrow": "stop",
    "hint-improve-consul": "improve",
    "hint-improve-overthrow": "improve",
    "hint-bombs": "bombs",
    "hint-more-bombs": "bombs",
    "hint-stop-coup": "coup",
    "hint-stop-dictator": "coup",
    "hint-stop-caesar": "coup",
    "hint-tribute": "tribute",
    "hint-stop-equal": "tribute",
    "hint-stop-lower": "tribute",
    "hint-stop-pass": "tribute",
}
"""The kind that a reason belongs to; where the game is won or lost already, there is none."""
KINDS: Final = tuple(dict.fromkeys(REASONS.values()))
"""All of them; each has a name in the words, `kind-<kind>`."""


def kind_of(sight: Sight, move: int) -> str | None:
    """The kind of this keep, or None where it has no name."""
    return REASONS.get(why(sight, move).key)
