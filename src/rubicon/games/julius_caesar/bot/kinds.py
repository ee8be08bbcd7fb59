"""What kind of decision a move is: what puzzles and mistakes are sorted by."""

from __future__ import annotations

from typing import Final

from rubicon.core.game import Sight
from rubicon.games.julius_caesar.bot.reasons import why
from rubicon.games.julius_caesar.sight.sight import JuliusSight

REASONS: Final[dict[str, str]] = {
    "hint-ten": "ten",
    "hint-takes": "city",
    "hint-denies": "deny",
    "hint-attack": "attack",
    "hint-attack-city": "attack",
    "hint-attack-stronger": "attack",
    "hint-reserve": "reserve",
    "hint-respond": "reserve",
    "hint-leader": "leader",
    "hint-retreat-leader": "leader",
    "hint-retreat": "retreat",
    "hint-guards": "guard",
    "hint-front": "guard",
    "hint-approaches": "march",
    "hint-gathers": "march",
    "hint-alone": "march",
    "hint-sea": "sea",
    "hint-supply": "supply",
    "hint-starves": "supply",
    "hint-lands": "supply",
    "hint-disbands": "supply",
    "hint-done-disbanding": "supply",
    "hint-levy": "levy",
    "hint-levy-front": "levy",
    "hint-raise": "levy",
    "hint-raise-front": "levy",
    "hint-discard": "card",
    "hint-play": "card",
    "hint-play-vacant": "card",
    "hint-play-god": "card",
    "hint-battle": "battle",
    "hint-surprise": "god",
    "hint-strike": "god",
    "hint-call": "god",
    "hint-call-block": "god",
    "hint-settles": "god",
    "hint-fire": "fire",
    "hint-fire-last": "fire",
    "hint-pass": "hold",
    "hint-done-moving": "hold",
    "hint-done-levying": "hold",
    "hint-done-regrouping": "hold",
    "hint-hit": "hit",
    "hint-hit-falls": "hit",
    "hint-hit-leader": "hit",
    "hint-hit-turncoat": "hit",
    "hint-deploys": "deploy",
    "hint-done-deploying": "deploy",
}
"""The kind that a reason belongs to, unless it is about Roma."""
AT_ROMA: Final = ("hint-takes", "hint-attack-city", "hint-attack-stronger", "hint-attack", "hint-ten")
KINDS: Final = ("roma", *dict.fromkeys(REASONS.values()))
"""All of them; each has a name in the words, `kind-<kind>`."""


def kind_of(sight: Sight, move: int) -> str | None:
    """The kind of this move, or None where it has no name."""
    assert isinstance(sight, JuliusSight)
    reason = why(sight, move)
    if reason.key in AT_ROMA and sight.box.move_place[move] == sight.box.capital:
        return "roma"
    return REASONS.get(reason.key)
