"""What kind of decision a move is: what puzzles and mistakes are sorted by."""

from __future__ import annotations

from typing import Final

from rubicon.core.game import Sight
from rubicon.games.augustus.bot.reasons import why
from rubicon.games.augustus.rules import notation
from rubicon.games.augustus.rules.notation import KEEP, TAKE

REASONS: Final[dict[str, str]] = {
    "hint-ends": "seventh",
    "hint-completes": "complete",
    "hint-completes-effect": "complete",
    "hint-finishes": "complete",
    "hint-completes-reward": "reward",
    "hint-one-left": "legion",
    "hint-nearer": "legion",
    "hint-joker": "joker",
    "hint-from": "move",
    "hint-shifts": "move",
    "hint-rearranges": "move",
    "hint-pass-order": "pass",
    "hint-pass-keeps": "pass",
    "hint-pass-stays": "pass",
    "hint-remove": "loss",
    "hint-clear": "loss",
    "hint-lose": "loss",
    "hint-resolve": "order",
    "hint-resolve-plain": "order",
    "hint-give": "give",
    "hint-claim": "claim",
    "hint-claim-last": "claim",
    "hint-decline": "claim",
    "hint-decline-none": "claim",
}
"""The kind that a reason belongs to, but for those of choosing missions."""
KINDS: Final = ("draft", "mission", *dict.fromkeys(REASONS.values()))
"""All of them; each has a name in the words, `kind-<kind>`."""


def kind_of(sight: Sight, move: int) -> str | None:
    """The kind of this move, or None where it has no name."""
    verb = notation.verb(move)
    if verb == KEEP:
        return "draft"
    if verb == TAKE:
        return "mission"
    return REASONS.get(why(sight, move).key)
