"""What the server draws about a match. Nobody can foresee it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence


class Randomness:
    """Draws from the system's generator.

    Tests pass `serve.run` a subclass that draws the same every time. No flag, no setting and no
    environment variable replaces it, so a running house cannot be made foreseeable.
    """

    def secret(self) -> bytes:
        """The secret that the chance of one match is made of."""
        return secrets.token_bytes(32)

    def bot_seed(self, seat: int, number: int) -> str | None:
        """What a bot draws from at decision `number`; `None` lets its process draw for itself."""
        return None

    def legal_move(self, moves: Sequence[int]) -> int:
        """A move for a bot that gave none."""
        return secrets.choice(moves)
