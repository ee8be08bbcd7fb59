"""The bot `random`: any legal move, every one as likely."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from rubicon.core.bot import Advice, Bot, Policy, even
from rubicon.core.game import Sight


@mypyc_attr(allow_interpreted_subclasses=True)  # so that it can be pickled
class Uniform(Bot):
    """Known as `random`: the yardstick that every other bot must clearly beat."""

    def decide(self, sight: Sight) -> int:
        """One of the legal moves, every one as likely."""
        return self.rng.choice(sight.moves)

    def advise(self, sight: Sight, most: int = 3) -> list[Advice]:
        """None: it has no opinion."""
        return []

    def policy(self, sight: Sight) -> Policy | None:
        """All legal moves alike."""
        return even(sight.moves)
