"""What kind of decision a move is, by the reason for it: what puzzles and mistakes are sorted by."""

from __future__ import annotations

from typing import Final

from rubicon.core.game import Sight
from rubicon.games.caesar.bot.reasons import why

REASONS: Final[dict[str, str]] = {
    "hint-wins": "win",
    "hint-takes": "close",
    "hint-takes-two": "double",
    "hint-takes-borders": "double",
    "hint-takes-senate": "senate",
    "hint-senate": "senate",
    "hint-senate-bare": "senate",
    "hint-ties": "token",
    "hint-yields": "token",
    "hint-hides": "hidden",
    "hint-secures": "secure",
    "hint-threatens": "threat",
    "hint-leads": "lead",
    "hint-neighbour": "lead",
    "hint-widens": "lead",
    "hint-catches": "catch",
    "hint-safe": "safe",
    "hint-might-turns": "might",
    "hint-might-weakens": "might",
    "hint-might-province": "might",
    "hint-might-idle": "might",
    "hint-again": "tactics",
    "hint-again-closes": "tactics",
    "hint-again-risky": "tactics",
    "hint-wealth": "bonus",
    "hint-poison": "bonus",
    "hint-centurion": "bonus",
    "hint-leaves": "bonus",
}
"""The kind that a reason belongs to; `hint-loses` is none, for nobody looks for that."""
KINDS: Final = tuple(dict.fromkeys(REASONS.values()))
"""All of them; each has a name in the words, `kind-<kind>`."""


def kind_of(sight: Sight, move: int) -> str | None:
    """The kind of this move, or None where it has no name."""
    return REASONS.get(why(sight, move).key)
