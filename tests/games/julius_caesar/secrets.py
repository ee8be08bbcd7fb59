"""What Julius Caesar hides, written from J2.1: for the lock-step leak tests."""

from __future__ import annotations

from typing import cast

from rubicon.core import Event, Rng, Setup, State
from rubicon.games.julius_caesar.rules.box import FIRE, POMPEY
from rubicon.games.julius_caesar.rules.state import JuliusState
from rubicon.games.julius_caesar.rules.table import (
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
from tests.conformance.harness import dump, facts
from tests.conformance.leaks import Secrets


def told(state: JuliusState, seat: int, move: int, viewer: int | None) -> tuple[JuliusState, str, bool]:
    """The position after a move, what the viewer is told of it, and whether something was revealed."""
    after = state.copy()
    journal: list[Event] = []
    after.journal = journal
    after.apply(seat, move)
    after.journal = None
    seen = [event.seen_by(viewer) for event in journal]
    plain = [[event.plain(), facts(event.values)] for event in seen if event is not None]
    return after, dump(plain), any(event.kind.reveals for event in journal)


def open_facts(state: JuliusState) -> object:
    """What the rules let everybody see of a move besides what is told: colours, points spent, roads, who goes on.

    Everybody sees also whether it was one that had moved this turn, or one of the reserve.
    """
    table = state.table
    looks = sorted(
        (table.where[b], table.side[b], state.box.colour[b], table.moved[b], table.reserve[b])
        for b in range(state.box.blocks)
    )
    return [looks, state.acting(), table.points, table.levies, table.active, table.roads, table.strides, table.came]


def _outline(state: JuliusState, move: int) -> tuple[int, int, int]:
    """The kind of a move, and from where to where it goes: no other can look the same."""
    box = state.box
    b = box.move_block[move]
    origin = state.table.where[b] if box.move_kind[move] >= FIRE and b >= 0 else -1
    return box.move_kind[move], origin, box.move_place[move]


def looks(state: JuliusState, seat: int, move: int, viewer: int | None) -> object:
    """All that the rules show the viewer of a move."""
    after, words, revealed = told(state, seat, move, viewer)
    return [words, revealed, open_facts(after)]


class JuliusSecrets(Secrets):
    """Hands, discards, and all blocks that stand upright: which they are and how strong."""

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

    runs = 24  # what is sent from a large game is a lot

    def viewers(self, setup: Setup) -> list[int | None]:
        """Everybody; what is hidden does not depend on the edition: one pair of eyes is enough for the later."""
        return super().viewers(setup) if setup.options["edition"] == "seed" else [POMPEY]

    def opening(self, seed: int) -> int:
        """At the start, between two free deployments, and then past both, as far as into the battles of a turn."""
        if seed % 6 == 0:
            return (0, 13)[seed // 6 % 2]
        return 28 + 7 * seed % 61

    def alike(self, first: State, second: State, seat: int, viewer: int | None, rng: Rng) -> tuple[int, int] | None:
        """Any open move, and what looks like it in the other run."""
        move = rng.choice(list(first.moves(seat)))
        other = self.follow(first, second, seat, move, viewer)
        return None if other is None else (move, other)

    def follow(self, first: State, second: State, seat: int, move: int, viewer: int | None) -> int | None:
        """In a battle everybody sees who does what; elsewhere any block will do whose move looks the same."""
        one, other = cast(JuliusState, first), cast(JuliusState, second)
        options = list(other.moves(seat))
        if seat == viewer or one.table.phase in (FIGHTING, SUFFERING):
            return move if move in options else None
        look = looks(one, seat, move, viewer)
        options = [option for option in options if _outline(other, option) == _outline(one, move)]
        options.sort(key=lambda option: option == move)  # another block rather than the same
        return next((option for option in options if looks(other, seat, option, viewer) == look), None)

    def at_rest(self, state: State) -> bool:
        """In a match a seat's command and a pending card are drafts."""
        table = cast(JuliusState, state).table
        if table.phase == DISCARDING:
            return table.discards == [-1, -1]
        if table.phase == CHOOSING:
            return table.chosen == [-1, -1]
        return table.pledge.count(-1) == len(table.pledge)


SECRETS = JuliusSecrets()
