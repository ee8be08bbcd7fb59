"""What is true after every step of every game: nothing is lost, nothing leaks, and order does not matter."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rubicon.core import FORTUNA, Rng, State, stream
from rubicon.games.augustus import GAME
from rubicon.games.augustus.bot.greedy import Greedy
from rubicon.games.augustus.rules.state import AugustusState
from rubicon.games.augustus.rules.table import PHASES
from tests.conformance.harness import facts, state_facts
from tests.games.augustus.bench import Recount, accounted

TOGETHER = ("choosing", "mobilising", "suffering")


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**32 - 1), st.integers(2, 6), st.booleans(), st.booleans())
def test_a1_2_legions_missions_and_tokens_are_always_accounted_for(
    seed: int, seats: int, first_game: bool, greedy: bool
) -> None:
    """And gold and wheat are where a slow recount says, after every step (A3.3)."""
    rng = Rng(seed)
    state = GAME.start(GAME.setup({"first_game": first_game}, seats))
    bots = [Greedy(Rng(seat)) for seat in range(seats)]
    recount = Recount(seats)
    for _ in range(1200):
        acting = state.acting()
        if not acting:
            break
        seat = rng.choice(acting)
        if seat == FORTUNA:
            state.play(FORTUNA, state.draw(rng))
        elif greedy and rng.below(20):
            state.play(seat, bots[seat].decide(state.sight(seat)))
        else:
            state.play(seat, rng.choice(state.moves(seat)))
        accounted(state)
        recount.follow(state)


@pytest.mark.soak
def test_a3_3_the_recount_sees_tiles_change_hands(soak: int) -> None:
    """Over many games with many losses, so that the property above is not empty."""
    changes = 0
    given_away = 0
    for number in range(12 * soak):
        rng = stream("recount", number)
        seats = 2 + number % 5
        state = GAME.start(GAME.setup(seats=seats))
        recount = Recount(seats)
        while state.acting():
            seat = state.acting()[0]
            given_away += PHASES[state.table.phase] == "giving"
            state.apply(seat, state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
            recount.follow(state)
        changes += recount.changes
    assert changes > 20 * soak


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32 - 1), st.integers(2, 6))
def test_a2_1_the_order_of_simultaneous_decisions_is_irrelevant(seed: int, seats: int) -> None:
    """Wherever several decide at once: their steps in two random orders lead to one position."""
    rng = Rng(seed)
    state = GAME.start(GAME.setup(seats=seats))
    compared = 0
    for _ in range(250):
        acting = state.acting()
        if not acting:
            break
        if PHASES[state.table.phase] in TOGETHER and len(acting) > 1 and state.table.undecided == state.table.deciders:
            plans = {seat: _some_plan(state, seat, rng) for seat in acting}
            ends = [_played(state, plans, rng) for _ in range(2)]
            assert state_facts(ends[0]) == state_facts(ends[1])
            state = ends[0]
            compared += 1
            continue
        seat = acting[0]
        state.play(seat, state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
    assert compared > 5


def _some_plan(state: AugustusState, seat: int, rng: Rng) -> list[int]:
    twin = state.copy()
    moves: list[int] = []
    while seat in twin.acting() and twin.table.phase == state.table.phase:
        moves.append(rng.choice(twin.moves(seat)))
        twin.play(seat, moves[-1])
    return moves


def _played(state: AugustusState, plans: dict[int, list[int]], rng: Rng) -> AugustusState:
    twin = state.copy()
    left = {seat: list(moves) for seat, moves in plans.items()}
    while any(left.values()):
        seat = rng.choice([seat for seat, moves in left.items() if moves])
        twin.play(seat, left[seat].pop(0))
    return twin


def test_a1_3_what_is_imagined_can_be_the_truth() -> None:
    """Too much is hidden to meet the truth by chance, so it is shown piece by piece.

    Every unseen mission is imagined in every hidden place, as often in each; what others have in mind is any of
    their moves.
    """
    rng = Rng(5)
    state = GAME.start(GAME.setup(seats=2))
    while state.acting() == (FORTUNA,):
        state.play(FORTUNA, state.draw(rng))
    sight = state.sight(0)
    unseen = sight.unseen()
    assert len(unseen) == 88 - 5 - 6
    assert set(state.table.hands[1]) <= set(unseen)
    counts = dict.fromkeys(unseen, 0)
    tries = 4000
    for _ in range(tries):
        imagined = sight.imagine(rng)
        for mission in imagined.table.hands[1]:
            counts[mission] += 1
        assert facts(imagined.sight(0)) == facts(sight)
    share = tries * 6 / len(unseen)
    chi = sum((count - share) ** 2 / share for count in counts.values())
    assert chi < 130  # 76 degrees of freedom: above 130 once in ten thousand


def test_a2_1_what_others_have_in_mind_is_imagined_as_anything_they_may() -> None:
    """Whoever is ready has a whole plan, whoever is not may be half-way; every plan occurs."""
    rng = Rng(8)
    for _ in range(40):
        state = GAME.start(GAME.setup({"first_game": True}, 3))
        while len(state.acting()) < 3:
            acting = state.acting()
            seat = acting[0]
            state.play(seat, state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
        if PHASES[state.table.phase] != "mobilising":
            continue
        first = _some_plan(state, 1, rng)
        truth = state.copy()
        for move in first:
            truth.play(1, move)
        seen: set[tuple[int, ...]] = set()
        for _ in range(300):
            imagined = truth.sight(0).imagine(rng)
            assert imagined.acting() == truth.acting()
            plan = tuple(imagined.table.plans[1])
            assert plan
            seen.add(plan)
        assert tuple(truth.table.plans[1]) in seen


def test_bots_and_views_never_see_another_seats_plan() -> None:
    """In a whole random game, at every decision, through every seat's eyes."""
    rng = Rng(3)
    state: State = GAME.start(GAME.setup(seats=3))
    looked = 0
    while state.acting():
        acting = state.acting()
        seat = rng.choice(acting)
        state.play(seat, state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
        assert isinstance(state, AugustusState)
        for viewer in (0, 1, 2, None):
            table = state.sight(viewer).table
            for other in range(3):
                if other != viewer:
                    assert table.plans[other] == []
                    assert set(table.hands[other]) | set(table.dropped[other]) <= {-1}
            assert set(table.deck) <= {-1}
        looked += 1
    assert looked > 100
