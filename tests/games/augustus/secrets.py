"""What the rules of Augustus hide, for the lock-step leak test of tests/conformance."""

from __future__ import annotations

from typing import cast

from rubicon.core import Setup, State
from rubicon.games.augustus.rules.state import AugustusState
from rubicon.games.augustus.rules.table import PHASES
from tests.conformance.leaks import Secrets

TOGETHER = ("choosing", "mobilising", "suffering")


class AugustusSecrets(Secrets):
    """What others were dealt and discarded at the beginning, and what they decide while others decide too."""

    runs = 8

    def hidden(self, state: State, viewer: int | None) -> object:
        """The pile is what remains."""
        table = cast(AugustusState, state).table
        others = [seat for seat in range(state.setup.seats) if seat != viewer]
        return [[sorted(table.hands[seat]), sorted(table.dropped[seat]), table.plans[seat]] for seat in others]

    def chance_is_hidden(self, state: State, viewer: int | None) -> bool:
        """A mission dealt to another; in a first game they are dealt open."""
        table = cast(AugustusState, state).table
        if PHASES[table.phase] != "hand-deal" or state.setup.options["first_game"]:
            return False
        return next(seat for seat, hand in enumerate(table.hands) if len(hand) < 6) != viewer

    def move_is_hidden(self, state: State, seat: int, viewer: int | None) -> bool:
        """Who decides alone decides in the open."""
        table = cast(AugustusState, state).table
        return seat != viewer and PHASES[table.phase] in TOGETHER and table.deciders != 1 << seat

    def at_rest(self, state: State) -> bool:
        """Nobody who is asked together with others has begun to answer."""
        table = cast(AugustusState, state).table
        if PHASES[table.phase] not in TOGETHER:
            return True
        asked = [seat for seat in range(state.setup.seats) if table.deciders >> seat & 1]
        return table.undecided == table.deciders and not any(table.plans[seat] for seat in asked)

    def opening(self, seed: int) -> int:
        """Before the deal, and far into the game."""
        return seed * 5 % 48 if seed % 2 else 60 + 37 * seed

    def viewers(self, setup: Setup) -> list[int | None]:
        """One seat, and a spectator. In a first game only decisions are secret: with few rivals too seldom."""
        if setup.options["first_game"]:
            return [None] if setup.seats < 4 else [setup.seats - 1, None]
        return [0, None]


SECRETS = AugustusSecrets()
