"""What the rules of CAESAR! hide, for the lock-step leak test of tests/conformance."""

from __future__ import annotations

from typing import cast

from rubicon.core import Setup, State
from rubicon.games.caesar.rules.state import CaesarState
from rubicon.games.caesar.rules.table import DEALING, PLACING, REFILLING, WEALTHY
from rubicon.games.caesar.rules.variant import NO_BOT
from tests.conformance.harness import viewers
from tests.conformance.leaks import Secrets


class CaesarSecrets(Secrets):
    """CAESAR! hides the rival's camp, the legions that a rival placed face down, and so the rival's bag.

    A solo bot has no secrets, so that alone one knows everything but what comes.
    """

    def hidden(self, state: State, viewer: int | None) -> object:
        """Camps and face-down legions of all sides but the viewer's own and the bot's."""
        match = cast(CaesarState, state)
        secret: list[object] = []
        for side in range(2):
            seat = match.plan.seats[side]
            if seat not in (viewer, NO_BOT):
                down = [match.secret[border] for border in range(30) if match.table.owner[border] == side]
                secret.append([match.camps[side], down])
        return secret

    def chance_is_hidden(self, state: State, viewer: int | None) -> bool:
        """A legion out of a bag is seen by its owner."""
        match = cast(CaesarState, state)
        drawing = match.table.phase in (DEALING, WEALTHY, REFILLING)
        return drawing and match.plan.seats[match.table.turn] not in (viewer, NO_BOT)

    def move_is_hidden(self, state: State, seat: int, viewer: int | None) -> bool:
        """Which legion goes face down is hidden, but that is for the game's own tests: all else is seen."""
        return False

    def move_shows(self, state: State, seat: int, viewer: int | None) -> bool:
        """A legion that is sent comes out of the hidden camp."""
        return cast(CaesarState, state).table.phase == PLACING

    def viewers(self, setup: Setup) -> list[int | None]:
        """Alone, nothing is hidden from the player."""
        return [viewer for viewer in viewers(setup) if setup.seats > 1 or viewer is None]


SECRETS = CaesarSecrets()
