"""The lock-step leak test, for moves of which the rival sees something.

Two truths stand side by side that look the same to a viewer. A rival's block
moves in one; in the other any block moves whose move looks the same. Everything
that reaches the viewer must stay the same until something is revealed.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rubicon.core import FORTUNA, Rng, RubiconError, stream
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.box import CAESAR, POMPEY
from rubicon.games.julius_caesar.rules.state import JuliusState
from rubicon.games.julius_caesar.rules.table import DEAD, DEALING, FALLEN, FIGHTING, POOL, SUFFERING
from tests.conformance.harness import dump, facts
from tests.games.julius_caesar.scene import Scene, finish_command
from tests.games.julius_caesar.secrets import open_facts, told

OPTIONS = [{}, {"deployment": "free", "edition": "v1_1"}]


def sent(state: JuliusState, viewer: int | None, rng: Rng) -> str:
    """Everything that reaches the viewer now, some of the refusals too."""
    sight = state.sight(viewer)
    errors: list[object] = []
    if viewer is not None:
        for _ in range(12):
            move = rng.below(state.setup.space)
            try:
                state.copy().play(viewer, move)
            except RubiconError as error:
                errors.append([move, type(error).__name__, error.message.plain()])
    return dump([facts(sight), sight.view(), facts(sight.imagine(Rng(4))), errors])


def differences(one: JuliusState, other: JuliusState, viewer: int | None) -> set[str]:
    """In which of the hidden things two truths differ."""
    a, b = one.table, other.table
    found = set()
    for block in range(one.box.blocks):
        if a.side[block] == viewer or a.where[block] in (FALLEN, DEAD):
            continue
        if a.where[block] != b.where[block]:
            found.add("pool" if POOL in (a.where[block], b.where[block]) else "identity")
            if a.reserve[block] != b.reserve[block]:
                found.add("reserve")
        elif a.strength[block] != b.strength[block]:
            found.add("strength")
    for seat in (0, 1):
        if seat != viewer:
            if sorted(a.hands[seat]) != sorted(b.hands[seat]):
                found.add("hand")
            if a.discards[seat] != b.discards[seat]:
                found.add("discard")
    return found


def lock_step(options: dict[str, str], viewer: int | None, seed: int) -> set[str]:
    """One pair from a random point of a game to the next reveal; what was hidden and did differ on the way."""
    rng = stream("julius leaks", str(options), viewer, seed)
    first = GAME.start(GAME.setup(options))
    for _ in range(rng.below(260)):
        acting = first.acting()
        seat = rng.choice(acting)
        first.apply(seat, first.draw(rng) if seat == FORTUNA else rng.choice(first.moves(seat)))
        if not first.acting():
            return set()
    return side_by_side(first, viewer, rng)


def side_by_side(first: JuliusState, viewer: int | None, rng: Rng) -> set[str]:
    """From here to the next reveal, together with another truth that looks the same."""
    second = first.sight(viewer).imagine(rng)
    found: set[str] = set()
    for _ in range(60):
        assert first.acting() == second.acting()
        assert sent(first, viewer, rng.copy()) == sent(second, viewer, rng.copy())
        found |= differences(first, second, viewer)
        if not first.acting():
            break
        seat = rng.choice(first.acting())
        if seat == FORTUNA:
            outcomes = [outcome for outcome, _ in first.chances()]
            others = [outcome for outcome, _ in second.chances()]
        else:
            outcomes = list(first.moves(seat))
            others = list(second.moves(seat))
        move = rng.choice(outcomes)
        if seat == viewer:
            assert outcomes == others, "legal moves tell"
        if seat == viewer or first.table.phase in (FIGHTING, SUFFERING):  # in a battle everybody sees who does what
            others = [move]
        first, words, revealed = told(first, seat, move, viewer)
        rng.shuffle(others)
        if seat == FORTUNA and first.table.phase != DEALING and move in others:
            others.insert(0, move)
        for other in others[:150]:
            follower, same, also = told(second, seat, other, viewer)
            if same == words and revealed == also and open_facts(follower) == open_facts(first):
                second = follower
                break
        else:
            assert revealed or seat != viewer, "the viewer is told different things"
            break
        if revealed:
            break
    return found


@pytest.mark.soak
@pytest.mark.parametrize("viewer", [0, 1, None], ids=["caesar", "pompey", "spectator"])
@pytest.mark.parametrize("options", OPTIONS, ids=["historical", "free"])
def test_j2_1_nothing_hidden_shows_in_what_a_rival_does(
    options: dict[str, str], viewer: int | None, often: Callable[[int], int]
) -> None:
    everything = {"identity", "strength", "pool", "hand", "discard"}
    found: set[str] = set()
    for seed in range(max(36, often(36))):
        found |= lock_step(options, viewer, seed)
        if seed >= often(36) and found >= everything:
            break
    assert found >= everything


def test_j2_1_nobody_sees_who_is_in_reserve_before_round_2() -> None:
    """Through the whole of round 1, all of it lost for the attackers' first line, to the moment they arrive."""
    found: set[str] = set()
    for seed in range(12):
        armies = {"Genua": "Legio 10, Legio 11", "Ravenna": "Legio 13, Antonius", "Roma": "Legio 1, Legio 3"}
        scene = Scene(armies).turn("4/1", "2/1").caesar("Legio 13 > Asculum", "Legio 10 > Roma", "Antonius > Roma")
        finish_command(scene, CAESAR)
        finish_command(scene, POMPEY)
        assert scene.table.round == 1
        state = scene.state.copy()
        found |= side_by_side(state, POMPEY, Rng(seed))
    assert found >= {"reserve", "identity"}
