"""What Julius Caesar hides, written from J2.1: for the lock-step leak tests."""

from __future__ import annotations

from typing import cast

from rubicon.core import State
from rubicon.games.julius_caesar.rules import JuliusState
from rubicon.games.julius_caesar.table import (
    CHOOSING,
    DEAD,
    DEALING,
    DEPLOYING,
    DISCARDING,
    FALLEN,
    FIGHTING,
    SUFFERING,
    THROWING,
)
from tests.conformance.leaks import Secrets


class JuliusSecrets(Secrets):
    """Hands, discards, and all blocks that stand upright: which they are and how strong."""

    runs = 24  # what is sent from a large game is a lot

    def hidden(self, state: State, viewer: int | None) -> object:
        """The rival's blocks outside the battle that is fought, cards, and what is in mind."""
        julius = cast(JuliusState, state)
        table = julius.table
        fighting = table.field if table.phase in (FIGHTING, THROWING, SUFFERING) else -1
        blocks = [
            (julius.box.block_ids[b], table.where[b], table.strength[b], table.pledge[b])
            for b in range(julius.box.blocks)
            if table.side[b] != viewer
            and table.where[b] not in (FALLEN, DEAD)
            and (table.where[b] != fighting or table.reserve[b])
        ]
        others = [seat for seat in (0, 1) if seat != viewer]
        return [blocks, [[sorted(table.hands[seat]), table.discards[seat], table.chosen[seat]] for seat in others]]

    def chance_is_hidden(self, state: State, viewer: int | None) -> bool:
        """Cards are dealt face down; dice and Jupiter's pick are seen by all."""
        table = cast(JuliusState, state).table
        if table.phase != DEALING:
            return False
        receiver = 0 if len(table.hands[0]) <= len(table.hands[1]) else 1
        return receiver != viewer

    def move_is_hidden(self, state: State, seat: int, viewer: int | None) -> bool:
        """Cards and free deployment. Of moves on the map the rival sees something: see test_leaks.py beside this."""
        return cast(JuliusState, state).table.phase in (DEPLOYING, DISCARDING, CHOOSING)

    def at_rest(self, state: State) -> bool:
        """In a match a seat's command and a pending card are drafts."""
        table = cast(JuliusState, state).table
        if table.phase == DISCARDING:
            return table.discards == [-1, -1]
        if table.phase == CHOOSING:
            return table.chosen == [-1, -1]
        return table.pledge.count(-1) == len(table.pledge)


SECRETS = JuliusSecrets()
