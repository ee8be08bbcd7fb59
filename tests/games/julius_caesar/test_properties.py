"""What holds in every position of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rubicon.core import FORTUNA, Event, Rng
from rubicon.core.driver import Tally, random_game
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.board import LIMITS, PLUTO_LIMITS
from rubicon.games.julius_caesar.rules.box import MERCURY, PLUTO
from rubicon.games.julius_caesar.rules.state import JuliusState
from rubicon.games.julius_caesar.rules.table import DEAD, FALLEN, MOVING, POOL
from tests.games.julius_caesar.scene import Scene

STEPS = ("march", "occupy", "attack", "reserve", "respond", "sail")

every_game = given(
    seed=st.integers(0, 2**32 - 1),
    deployment=st.sampled_from(("historical", "free")),
    edition=st.sampled_from(("seed", "v1_1")),
    eager=st.sampled_from((0, 1, 3)),
)
few = settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))


def blocks_are_accounted_for(state: JuliusState) -> None:
    """All 63: on the map at a place that can hold them, in the pool, fallen or dead; and every count agrees."""
    table, box = state.table, state.box
    held = [0] * (2 * box.places)
    assert len(table.where) == 63
    for b in range(63):
        place = table.where[b]
        if place < box.places:
            held[table.side[b] * box.places + place] += 1
            assert table.strength[b] in box.steps[b]
            assert box.navis[b] or place < box.cities
            assert not box.navis[b] or box.sea_near[place]
        else:
            assert place in (POOL, FALLEN, DEAD)
            assert table.strength[b] == 0
            assert table.side[b] == box.owner[b]
            assert b != box.cleopatra
            assert place != DEAD or box.sort[b] == 0
    assert held == table.held
    assert sum(table.trophies) == sum(1 for b in range(63) if table.where[b] == DEAD)


def memory_holds_the_truth(state: JuliusState) -> None:
    """J2.1: what everybody thinks possible is never wrong."""
    table, box = state.table, state.box
    for b in range(63):
        assert table.mask[b] & box.mark[b]
        if table.where[b] < box.places:
            assert table.low[b] <= table.strength[b] <= table.high[b]
            assert table.weakest[b] <= table.strength[b] <= table.strongest[b]


def cards_are_accounted_for(state: JuliusState) -> None:
    table = state.table
    total = table.deck.copy()
    for card in [*table.hands[0], *table.hands[1], *table.played, *table.discards]:
        if card >= 0:
            total[card] += 1
    assert total == state.box.card_copies


def roads_are_not_overrun(state: JuliusState) -> None:
    """J3.2, J5.6."""
    limits = PLUTO_LIMITS if state.table.event == PLUTO else LIMITS
    for road, used in enumerate(state.table.roads):
        assert used <= limits[state.box.road_class[road]]


class Marches:
    """Counts the steps of every block from what is told, turn by turn."""

    def __init__(self) -> None:
        self.moved: Counter[object] = Counter()
        self.last: object = None

    def see(self, event: Event, most: int) -> None:
        kind = event.kind.name
        if kind == "turn":
            self.moved.clear()
            self.last = None
        elif kind in STEPS:
            block = event.get("block")
            if self.moved[block]:
                assert block == self.last, f"{block} moves twice"
                assert kind != "sail"
            self.moved[block] += 1
            assert self.moved[block] <= most
            self.last = block


@few
@every_game
def test_what_holds_always(seed: int, deployment: str, edition: str, eager: int) -> None:
    """With `eager`, players rarely say that they are done, so that more happens."""
    state = GAME.start(GAME.setup({"deployment": deployment, "edition": edition}))
    rng = Rng(seed)
    marches = Marches()
    while state.acting():
        seat = rng.choice(state.acting())
        if seat == FORTUNA:
            move = state.draw(rng)
        else:
            moves = state.moves(seat)
            move = rng.choice(moves)
            if state.table.phase == MOVING:
                for _ in range(eager):
                    move = move or rng.choice(moves)
        most = 3 if state.table.event == MERCURY else 2
        journal: list[Event] = []
        state.journal = journal
        state.apply(seat, move)
        for event in journal:
            marches.see(event, most)
        blocks_are_accounted_for(state)
        memory_holds_the_truth(state)
        cards_are_accounted_for(state)
        roads_are_not_overrun(state)


@few
@every_game
def test_no_position_ever_changes_after_it_was_copied(seed: int, deployment: str, edition: str, eager: int) -> None:
    state = GAME.start(GAME.setup({"deployment": deployment, "edition": edition}))
    rng = Rng(seed)
    kept: list[tuple[JuliusState, list[object]]] = []
    for number in range(150 + eager):
        if not state.acting():
            break
        seat = state.acting()[0]
        state.apply(seat, state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
        if number % 10 == 0:
            twin = state.copy()
            kept.append((twin, [twin.standing(), twin.table.where.copy(), twin.table.mask.copy()]))
    for twin, facts in kept:
        assert [twin.standing(), twin.table.where, twin.table.mask] == facts


@pytest.mark.soak
@pytest.mark.parametrize("edition", ["seed", "v1_1"])
@pytest.mark.parametrize("deployment", ["historical", "free"])
def test_random_games_end_without_a_dead_end(deployment: str, edition: str, often: Callable[[int], int]) -> None:
    """`make soak SOAK=500` plays 20,000 of them."""
    setup = GAME.setup({"deployment": deployment, "edition": edition})
    tally = Tally()
    for seed in range(often(10)):
        outcome = random_game(setup, Rng(1000 + seed), tally)
        assert outcome.reason in GAME.reasons
    assert tally.longest < 5000


ARMIES = (
    {"Alexandria": "Cleopatra!"},  # nobody but her, for Caesar
    {"Alexandria": "Cleopatra"},
    {"Genua": "Legio 11", "Alexandria": "Cleopatra!"},
    {"Mare Internum": "Navis P1, Navis C1", "Alexandria": "Cleopatra!"},
    {"Roma": "Caesar:1", "Genua": "Pompeius:1", "Ravenna": "Cleopatra"},
)
"""Sides without a block, and sides that will soon have none."""


@pytest.mark.soak
@pytest.mark.parametrize("edition", ["seed", "v1_1"])
@pytest.mark.parametrize("armies", ARMIES, ids=["one for caesar", "one for pompey", "no pompey", "fleets", "leaders"])
def test_sides_without_any_block_play_to_the_end(
    armies: dict[str, str], edition: str, often: Callable[[int], int]
) -> None:
    for seed in range(often(4)):
        state = Scene(armies, edition=edition).state
        state.journal = None
        rng = Rng(seed)
        while state.acting():
            seat = rng.choice(state.acting())
            moves = () if seat == FORTUNA else state.moves(seat)
            assert seat == FORTUNA or moves
            state.apply(seat, state.draw(rng) if seat == FORTUNA else rng.choice(moves))
        blocks_are_accounted_for(state)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.reason in GAME.reasons
