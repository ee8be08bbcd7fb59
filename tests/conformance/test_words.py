"""Every game, in words: notation, views and events."""

from __future__ import annotations

import json

import pytest

from rubicon.core import FORTUNA, Event, Message, Setup, Sight, State
from rubicon.core.game import FORTUNA_ACTS
from rubicon.core.notation import fold
from rubicon.text import Speaker
from rubicon.text.terminal import TerminalRenderer
from tests.conformance.harness import ALL_SETUPS, LABELS, dump, spoken_view, viewers, walk, words

each_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=LABELS)


@each_setup
def test_notation_round_trip_over_the_whole_space(setup: Setup) -> None:
    for seat, size in ((0, setup.space), (FORTUNA, setup.chance_space)):
        said = [setup.say(seat, move) for move in range(size)]
        assert len(set(said)) == size, "notation is unique"
        assert all(text and text == " ".join(text.split()) and text.isprintable() for text in said)
        assert [setup.read(seat, text) for text in said] == list(range(size))


@each_setup
def test_legal_moves_are_read_without_case_accents_and_surplus_blanks(setup: Setup) -> None:
    artist = TerminalRenderer(setup.game)
    speaker = Speaker("en", setup.game.name)
    for number, (state, _, _) in enumerate(walk(setup, "read", most=150)):
        if number % 9 or state.acting() == FORTUNA_ACTS:
            continue
        for seat in state.acting():
            legal = state.moves(seat)
            said = {move: setup.say(seat, move) for move in legal}
            assert len({fold(text) for text in said.values()}) == len(legal), "unique without case and accents too"
            sight = state.sight(seat)
            for move, text in said.items():
                for typed in (text.upper(), text.lower(), fold(text), f"  {text.replace(' ', '   ')} "):
                    assert artist.read(typed, sight, speaker) == move, typed


@each_setup
def test_views_are_plain_data_that_can_be_said(setup: Setup) -> None:
    for number, (state, _, move) in enumerate(walk(setup, "views", most=400)):
        if number % 5 and move >= 0:
            continue
        for viewer in viewers(setup):
            sight = state.sight(viewer)
            view = sight.view()
            assert json.loads(json.dumps(view)) == view, "plain JSON: no tuples, no numbers as keys"
            offered = view["moves"]
            assert isinstance(offered, list)
            assert tuple(offer["move"] for offer in offered) == sight.moves
            assert sight.moves == (state.moves(viewer) if viewer is not None and viewer in state.acting() else ())
            assert [offer["say"] for offer in offered] == [setup.say(0, move) for move in sight.moves]
            assert len({dump(offer["words"]) for offer in offered}) == len(offered), "every move has words of its own"
            assert view["acting"] == list(state.acting())
            assert view["seat"] == viewer
            assert (view["outcome"] is not None) == (move < 0)
            spoken_view(sight)


@each_setup
def test_moves_that_are_shared_between_views_are_described_as_if_made_anew(setup: Setup) -> None:
    for seed in range(2):
        for state, _, _ in walk(setup, f"offers {seed}", most=400):
            for seat in state.acting():
                sight = state.sight(seat) if seat != FORTUNA else None
                for move in () if sight is None else sight.moves:
                    assert sight is not None
                    assert sight.offer(move) == Sight.offer(sight, move)


@each_setup
def test_events_are_declared_typed_and_have_words_for_every_viewer(setup: Setup) -> None:
    kinds = {kind.name: kind for kind in setup.game.kinds}
    assert len(kinds) == len(setup.game.kinds)
    for seed in range(3):
        for event in _told(setup, seed):
            assert kinds[event.kind.name] is event.kind, "the event is of a declared kind"
            _check_types(event, setup)
            words(event.message(), setup)
            for viewer in viewers(setup):
                _check_redaction(event, viewer, setup)


def _told(setup: Setup, seed: int) -> list[Event]:
    told: list[Event] = []
    for state, _, _ in walk(setup, ("events", seed)):
        if state.journal is None:
            state.journal = told
    assert told, "something happens in a game"
    return told


def _check_types(event: Event, setup: Setup) -> None:
    assert len(event.values) == len(event.kind.names)
    for name, type_, value in zip(event.kind.names, event.kind.types, event.values, strict=True):
        if type_ == "seat":
            assert type(value) is int, (event, name)
            assert 0 <= value < setup.seats, (event, name)
        elif type_ == "int":
            assert type(value) is int, (event, name)
        else:
            assert type(value) is str, (event, name)


def _check_redaction(event: Event, viewer: int | None, setup: Setup) -> None:
    seen = event.seen_by(viewer)
    inside = event.mask < 0 or (viewer is not None and bool(event.mask >> viewer & 1))
    if inside:
        assert seen is event
        return
    if event.kind.private:
        assert seen is None
        return
    assert seen is not None
    for secret, value, shown in zip(event.kind.secret, event.values, seen.values, strict=True):
        assert shown is None if secret else shown == value
    words(seen.message(), setup)
    json.dumps(seen.plain())
    if event.kind.has_secret:
        assert seen.message().key.endswith("-hidden")


@each_setup
def test_every_kind_and_reason_has_words(setup: Setup) -> None:
    for reason in setup.game.reasons:
        words(Message(f"reason-{reason}"), setup)


def _journal_off(state: State) -> bool:
    return state.journal is None


@each_setup
def test_copies_tell_nothing(setup: Setup) -> None:
    state = setup.start()
    state.journal = []
    assert _journal_off(state.copy())
