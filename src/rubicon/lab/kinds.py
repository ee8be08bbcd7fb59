"""Kinds of decisions, by the games themselves: what puzzles and mistakes are sorted by.

A game names them in `bot/kinds.py`: `KINDS`, each with words `kind-<kind>`, and `kind_of(sight, move)`. Which kind a
move is follows from what the seat knows, as the reasons for hints do.
"""

from __future__ import annotations

from rubicon import games
from rubicon.core.game import Sight


def kind_of(sight: Sight, move: int) -> str | None:
    """The kind of decision that a move is; None where the game has no name for it."""
    part = sight.setup.game.part("bot.kinds")
    return None if part is None else part.kind_of(sight, move)


def kinds_of(game: str) -> tuple[str, ...]:
    """All kinds that this game has names for."""
    part = games.find(game).part("bot.kinds")
    return () if part is None else part.KINDS
