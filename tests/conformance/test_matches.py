"""Every game in a match: drafts, records, and going on after a pause."""

from __future__ import annotations

from typing import Any

import pytest

from rubicon import games
from rubicon.core import FORTUNA, Match, Setup, Streamed, WrongRules, record, stream
from tests.conformance.harness import ALL_SETUPS, LABELS, dump, label, random_match, sealed, viewers

each_setup = pytest.mark.parametrize("setup", ALL_SETUPS, ids=LABELS)


def fingerprint(match: Match) -> str:
    """All that the seats can see of a match, and what its host knows."""
    seen = [
        {
            "view": match.sight(viewer).view(),
            "events": [event.plain() for event in match.events(viewer)],
            "number": match.number(viewer),
            "undo": viewer is not None and match.can_undo(viewer),
            "held": viewer in match.drafts and match.drafts[viewer].held if viewer is not None else False,
        }
        for viewer in viewers(match.setup)
    ]
    return dump([seen, list(match.waiting()), record.write(match, private=True)])


def written(match: Match, private: bool = False) -> dict[str, Any]:
    """The record, as it comes back from a file."""
    told = record.write(match, private)
    again = record.loads(record.dumps(told))
    assert again == told
    assert record.loads(record.dumps(told).encode()) == told
    return again


@each_setup
def test_record_round_trip(setup: Setup) -> None:
    for number, fortuna in enumerate([sealed(label(setup)), Streamed(label(setup), 3, 1)]):
        match = random_match(setup, fortuna, stream("record", label(setup), number))
        assert match.outcome() is not None
        told = written(match)
        again = record.replay(told, games.find)
        assert again.outcome() == match.outcome()
        assert [(e.seat, e.move) for e in again.entries] == [(e.seat, e.move) for e in match.entries]
        for viewer in viewers(setup):
            assert again.sight(viewer).view() == match.sight(viewer).view()
            assert again.events(viewer) == match.events(viewer)
        verdict = record.verify(told, games.find)
        assert verdict.checked
        assert verdict.entries == len(match.entries)
        assert verdict.picks == sum(entry.seat == FORTUNA for entry in match.entries) > 0
        foreign = {**told, "rules": setup.game.rules + 1}
        with pytest.raises(WrongRules, match=str(setup.game.rules + 1)):
            record.replay(foreign, games.find)


@each_setup
def test_a_match_goes_on_from_every_point(setup: Setup) -> None:
    """Saved and resumed after each of the first decisions, drafts included: nothing is lost, and it ends the same."""
    rng = stream("resume", label(setup))
    match = Match(setup, sealed(label(setup)))
    match.begin()
    script: list[tuple[int, int, bool]] = []
    saved = [written(match, private=True)]
    assert fingerprint(record.resume(saved[0], games.find)) == fingerprint(match)
    for _ in range(24):
        waiting = match.waiting()
        if not waiting:
            break
        seat = rng.choice(waiting)
        move = rng.choice(match.sight(seat).moves)
        hold = rng.below(4) == 0
        match.decide(seat, move, hold)
        script.append((seat, move, hold))
        saved.append(written(match, private=True))
        assert fingerprint(record.resume(saved[-1], games.find)) == fingerprint(match)
        if match.drafts.get(seat) is not None and match.drafts[seat].held:
            match.confirm(seat)
    end = fingerprint(match)
    for point in range(0, len(saved), 5):
        again = record.resume(saved[point], games.find)
        if point and again.drafts.get(script[point - 1][0]) is not None and again.drafts[script[point - 1][0]].held:
            again.confirm(script[point - 1][0])
        for seat, move, hold in script[point:]:
            again.decide(seat, move, hold)
            if again.drafts.get(seat) is not None and again.drafts[seat].held:
                again.confirm(seat)
        assert fingerprint(again) == end


@each_setup
def test_undo_takes_back_what_is_only_a_draft(setup: Setup) -> None:
    rng = stream("undo", label(setup))
    match = Match(setup, sealed(label(setup)))
    match.begin()
    undone = 0
    for _ in range(24):
        waiting = match.waiting()
        if not waiting:
            break
        seat = rng.choice(waiting)
        before = fingerprint(match)
        entries = len(match.entries)
        match.decide(seat, rng.choice(match.sight(seat).moves), hold=True)
        if match.can_undo(seat):
            assert len(match.entries) == entries, "what can be undone is on no record"
            match.undo(seat)
            assert fingerprint(match) == before
            undone += 1
            match.decide(seat, rng.choice(match.sight(seat).moves))
    assert undone


@each_setup
def test_moves_taken_back_stay_on_record_and_chance_goes_on(setup: Setup) -> None:
    match = random_match(setup, sealed(label(setup)), stream("back", label(setup)), decisions=3)
    if not match.line:  # all of that was one seat's draft
        match = random_match(setup, sealed(label(setup)), stream("back", label(setup)), decisions=40)
    line = len(match.line)
    match.take_back(line // 2)
    assert len(match.line) < line or match.state.acting()
    told = written(match, private=True)
    assert record.verify(told, games.find).picks == sum(entry.seat == FORTUNA for entry in match.entries)
    assert fingerprint(record.resume(told, games.find)) == fingerprint(match)
