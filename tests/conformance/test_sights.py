"""Every game's sights: what they know, imagine, and take with them to another process."""

from __future__ import annotations

import io
import multiprocessing
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rubicon.core import FORTUNA, IllegalMove, Rng, Setup, Sight, State, WrongSeat, preview, stream
from rubicon.core.events import Event
from rubicon.core.game import FORTUNA_ACTS
from rubicon.core.match import Match
from tests.conformance.harness import (
    ALL_SETUPS,
    LABELS,
    MOST_STEPS,
    dump,
    facts,
    holds,
    label,
    sealed,
    viewers,
    views,
    walk,
)

each_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=LABELS)

TOO_MUCH_HIDDEN: tuple[str, ...] = ("augustus", "caesar", "julius_caesar")
"""Games with so much hidden that nobody meets the truth by imagining: their own tests show it in the support."""


def nodes(setup: Setup, seed: object, every: int, most: int = 400) -> Iterator[State]:
    """Some positions of a random game, the last one too."""
    for number, (state, _, move) in enumerate(walk(setup, seed, most)):
        if number % every == 0 or move < 0:
            yield state


@each_setup
def test_what_is_imagined_looks_the_same(setup: Setup, often: Callable[[int], int]) -> None:
    rng = stream("imagine", label(setup))
    for state in nodes(setup, "imagine", 6):
        for viewer in viewers(setup):
            sight = state.sight(viewer)
            seen = facts(sight)
            for _ in range(often(4)):
                imagined = sight.imagine(rng)
                assert imagined.journal is None
                assert facts(imagined.sight(viewer)) == seen
                assert imagined.sight(viewer).view() == sight.view()
                assert imagined.acting() == state.acting()
            assert facts(sight) == seen, "imagining changes nothing"


@each_setup
def test_imagined_positions_can_be_played_to_the_end(setup: Setup) -> None:
    rng = stream("onwards", label(setup))
    for state in nodes(setup, "onwards", 25):
        for viewer in viewers(setup):
            imagined = state.sight(viewer).imagine(rng)
            for _ in range(MOST_STEPS):
                acting = imagined.acting()
                if not acting:
                    break
                seat = rng.choice(acting)
                imagined.play(seat, imagined.draw(rng) if seat == FORTUNA else rng.choice(imagined.moves(seat)))
            assert imagined.outcome() is not None


@each_setup
def test_the_truth_is_among_what_is_imagined(setup: Setup) -> None:
    if setup.game.name in TOO_MUCH_HIDDEN:
        pytest.skip("so much is hidden that chance never hits the truth; the game's own tests show that it can come up")
    rng = stream("truth", label(setup))
    places = [state.copy() for state, _, _ in walk(setup, "truth", most=200)]
    for index in range(1, len(places), max(1, len(places) // 4)):
        state = places[index]
        truth = {seat: facts(state.sight(seat)) for seat in range(setup.seats)}
        for viewer in viewers(setup):
            sight = state.sight(viewer)
            assert any(_is_true(sight.imagine(rng), truth, state) for _ in range(30_000)), (index, viewer)


def _is_true(imagined: State, truth: dict[int, Any], state: State) -> bool:
    """Whether every seat sees the same in it, and chance brings the same."""
    if any(facts(imagined.sight(seat)) != seen for seat, seen in truth.items()):
        return False
    return views(imagined) == views(state)


@each_setup
def test_previews_are_the_beginning_of_what_happens(setup: Setup) -> None:
    rng = stream("preview", label(setup))
    for number, (state, _, _) in enumerate(walk(setup, "preview", most=250)):
        if number % 4 or state.acting() == FORTUNA_ACTS:
            continue
        for seat in state.acting():
            move = rng.choice(state.moves(seat))
            foreseen = preview(state.sight(seat), move)
            truth = state.copy()
            journal: list[Event] = []
            truth.journal = journal
            truth.play(seat, move)
            known: list[Event] = []
            for event in journal:
                if event.kind.reveals:
                    break
                seen = event.seen_by(seat)
                if seen is not None:
                    known.append(seen)
            assert foreseen == known
            with pytest.raises(IllegalMove):
                preview(state.sight(seat), setup.space)
        with pytest.raises(WrongSeat):
            preview(state.sight(None), 0)


@each_setup
def test_previews_in_a_match_are_the_beginning_of_its_events(setup: Setup) -> None:
    """With drafts: what was foreseen of each move is what the log tells this seat when it is committed."""
    rng = stream("match preview", label(setup))
    match = Match(setup, sealed(label(setup)))
    match.begin()
    foreseen: dict[int, list[list[Event]]] = {seat: [] for seat in range(setup.seats)}
    for _ in range(60):
        waiting = match.waiting()
        if not waiting:
            break
        seat = rng.choice(waiting)
        sight = match.sight(seat)
        move = rng.choice(sight.moves)
        before = len(match.line)
        foreseen[seat].append(preview(sight, move))
        match.decide(seat, move)
        for index in range(before, len(match.line)):
            mover = match.line[index].seat
            if mover == FORTUNA:
                continue
            happened = [event.seen_by(mover) for event in match.log[index]]
            told = [event for event in happened if event is not None]
            promised = foreseen[mover].pop(0)
            assert told[: len(promised)] == promised
            rest = told[len(promised) :]
            assert not rest or rest[0].kind.reveals or len(waiting) > 1
    assert match.line


class Noting(pickle.Unpickler):
    """Unpickles, and remembers which classes and functions that took."""

    def __init__(self, data: bytes) -> None:
        super().__init__(io.BytesIO(data))
        self.found: list[Any] = []

    def find_class(self, module: str, name: str) -> Any:
        found = super().find_class(module, name)
        self.found.append(found)
        return found


@each_setup
def test_sights_are_picklable_and_take_no_state_along(setup: Setup) -> None:
    for state in nodes(setup, "pickle", 9):
        for viewer in viewers(setup):
            sight = state.sight(viewer)
            reader = Noting(pickle.dumps(sight))
            again = reader.load()
            assert again.view() == sight.view()
            assert facts(again) == facts(sight)
            assert not any(isinstance(found, type) and issubclass(found, State) for found in reader.found)
            assert not holds(sight, State)
            assert facts(again.imagine(Rng(3))) == facts(sight.imagine(Rng(3)))


def _views_in_child(data: bytes) -> list[str]:
    """What another process sees; runs there."""
    sights: list[Sight] = pickle.loads(data)
    return [dump(sight.view()) for sight in sights]


@pytest.mark.slow
def test_another_process_sees_the_same() -> None:
    sights = [
        state.sight(viewer) for setup in ALL_SETUPS for state in nodes(setup, "child", 30) for viewer in viewers(setup)
    ]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(_views_in_child, (pickle.dumps(sights),)) == [dump(sight.view()) for sight in sights]
