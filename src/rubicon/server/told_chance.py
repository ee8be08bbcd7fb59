"""The chance of a match that was played elsewhere: what its record tells, and no more."""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.chance import Fortuna
from rubicon.core.game import State


class Told(Fortuna):
    """Nobody here drew it, so there is nothing to prove; the record says again what it said."""

    def __init__(self, chance: dict[str, Any]) -> None:
        self.chance: Final = chance

    @property
    def commitment(self) -> str:
        """The one that stands in the record; empty where it has none."""
        return str(self.chance.get("commitment", ""))

    def pick(self, state: State) -> int:
        """A match that is over needs none."""
        raise ValueError("the match was played elsewhere, and is over")

    def proof(self, over: bool) -> dict[str, object]:
        """As it came."""
        return dict(self.chance)
