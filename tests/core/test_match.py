"""Matches: drafts, undo, simultaneous decisions, holding and confirming, what the table does. On three coins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from rubicon import games
from rubicon.core import (
    FORTUNA,
    GameOver,
    IllegalMove,
    Kind,
    Match,
    NothingToUndo,
    Outcome,
    Rng,
    RubiconError,
    Scripted,
    Sealed,
    Setup,
    WrongSeat,
    stream,
)
from rubicon.core.events import EVERYBODY
from rubicon.core.match import TABLE
from tests.conformance.harness import dump, random_match, viewers, words
from tests.conformance.test_matches import fingerprint
from tests.fixture_game import GAME, ThreeCoins
from tests.fixture_game.rules import CLOSE, CLOSED, NONE, RAISE, TAKE, CoinState

AS, DENARIUS, AUREUS = 0, 1, 2


def begun(seats: int = 2, *more: str, **options: Any) -> Match:
    """A match in which everybody holds a denarius and an aureus; after it, chance brings `more`."""
    match = Match(GAME.setup(options, seats), Scripted([*["denarius", "aureus"] * seats, *more, *["as"] * 4]))
    match.begin()
    assert match.waiting() == tuple(range(seats))
    return match


def seen(match: Match, viewer: int | None) -> str:
    """All that reaches that viewer."""
    return dump(
        [match.sight(viewer).view(), [e.plain() for e in match.events(viewer)], match.number(viewer), match.waiting()]
    )


def truth(match: Match) -> CoinState:
    return cast(CoinState, match.state)


def said(match: Match) -> list[tuple[int, str]]:
    """The decisions on record, Fortuna's left out."""
    return [(e.seat, match.setup.say(e.seat, e.move)) for e in match.entries if e.seat >= 0]


# Drafts


def test_a_draft_is_undone_step_by_step() -> None:
    match = begun()
    states = [fingerprint(match)]
    for move in (AUREUS, RAISE):
        match.decide(0, move)
        states.append(fingerprint(match))
        assert match.can_undo(0)
    assert not said(match)
    for expected in (states[1], states[0]):
        match.undo(0)
        assert fingerprint(match) == expected
    assert not match.can_undo(0)
    with pytest.raises(NothingToUndo, match="nothing that you could take back"):
        match.undo(0)
    with pytest.raises(NothingToUndo):
        match.undo(1)


def test_nobody_else_sees_a_draft() -> None:
    match = begun(3)
    before = {viewer: seen(match, viewer) for viewer in (1, 2, None)}
    for move in (DENARIUS, RAISE):
        match.decide(0, move)
        assert {viewer: seen(match, viewer) for viewer in before} == before
    match.undo(0)
    assert {viewer: seen(match, viewer) for viewer in before} == before
    assert seen(match, 0) != before[1]


def test_a_ready_seat_waits_may_undo_and_may_not_decide_again() -> None:
    match = begun(3)
    for move in (AUREUS, CLOSE):
        match.decide(1, move)
    assert match.waiting() == (0, 2)
    with pytest.raises(WrongSeat, match="decided already"):
        match.decide(1, AUREUS)
    assert not said(match), "nothing is committed before all are ready"
    match.undo(1)
    assert match.waiting() == (0, 1, 2)
    match.decide(1, RAISE)
    match.decide(1, CLOSE)
    assert match.waiting() == (0, 2)


def test_all_ready_drafts_are_committed_in_seat_order() -> None:
    match = begun(3)
    for seat in (2, 0, 1):
        match.decide(seat, AUREUS if seat == 1 else DENARIUS)
    for seat in (1, 2, 0):
        assert not said(match)
        match.decide(seat, CLOSE)
    assert said(match) == [
        (0, "denarius"),
        (0, "close"),
        (1, "aureus"),
        (1, "close"),
        (2, "denarius"),
        (2, "close"),
    ]
    assert match.state.standing() == (0, 1, 0)
    assert not match.drafts
    assert match.waiting() == (0, 1, 2), "hands were filled up, and the next round began"


def test_what_chance_has_seen_cannot_be_undone() -> None:
    match = Match(games.find("caesar_dice").setup(seats=2), Scripted(["first 1", "I I IV L B", "II II"]))
    match.begin()
    match.decide(0, match.setup.read(0, "keep I I L"))
    assert not match.can_undo(0)
    assert [event.kind.name for event in match.events(0)][-2:] == ["keep", "throw"]


# Hold and confirm


def test_a_held_draft_waits_for_its_word() -> None:
    match = begun()
    match.decide(1, AUREUS)
    match.decide(1, CLOSE)
    match.decide(0, DENARIUS, hold=True)
    assert not match.drafts[0].held, "it is not complete"
    match.decide(0, CLOSE, hold=True)
    assert not said(match)
    assert match.waiting() == (0,)
    with pytest.raises(WrongSeat):
        match.decide(0, AUREUS)
    match.undo(0)
    match.decide(0, CLOSE, hold=True)
    match.confirm(0)
    assert len(said(match)) == 4
    with pytest.raises(IllegalMove, match="nothing waiting for your confirmation"):
        match.confirm(0)


def test_there_is_nothing_to_confirm_in_a_draft_that_is_not_held() -> None:
    match = begun()
    match.decide(0, AUREUS)
    with pytest.raises(IllegalMove):
        match.confirm(0)


def test_a_held_draft_does_not_show_what_it_would_reveal() -> None:
    """Else one could hold, look, and undo."""
    match = begun()
    match.enter(0, AUREUS)
    match.enter(0, CLOSE)
    match.decide(1, DENARIUS)
    before = match.sight(1).view()
    match.decide(1, CLOSE, hold=True)
    assert match.drafts[1].blind
    assert match.sight(1).view() == before
    match.undo(1)
    assert match.sight(1).view() == before
    match.decide(1, CLOSE, hold=True)
    match.confirm(1)
    assert truth(match).opened == [0, 1, 1]
    assert not match.can_undo(1)


# Reveals in the middle of a decision

PEEK = Kind("take", "player:seat coin:name", private=True, reveals=True)


class PeekingState(CoinState):
    """Three coins in which to take a coin is to see something new."""

    peeks = {TAKE: PEEK}

    def tell(self, kind: Kind, values: tuple[object, ...], mask: int = EVERYBODY) -> None:
        super().tell(self.peeks.get(kind, kind), values, mask)

    def copy(self) -> PeekingState:
        twin = type(self)(self.setup)
        twin.__dict__.update(super().copy().__dict__)
        return twin


class ShowingState(PeekingState):
    """Three coins in which to close the fist is to see something new."""

    peeks = {CLOSED: Kind("close", "player:seat", reveals=True)}


class PeekingCoins(ThreeCoins):
    def __init__(self, state: type[CoinState] = PeekingState) -> None:
        super().__init__()
        self.state = state

    def start(self, setup: Setup) -> CoinState:
        return self.state(setup)


def test_a_reveal_commits_at_once_and_the_drafts_of_others_stand_on_the_new_ground() -> None:
    match = Match(PeekingCoins().setup(seats=3), Scripted(["denarius", "aureus"] * 3))
    match.begin()
    match.decide(2, AUREUS)
    assert said(match) == [(2, "aureus")]
    assert not match.can_undo(2)
    match.decide(2, RAISE)
    assert match.can_undo(2)
    match.decide(0, DENARIUS, hold=True)
    assert said(match) == [(2, "aureus"), (0, "denarius")]
    draft = match.drafts[2]
    assert draft.moves == [RAISE]
    state = cast(CoinState, draft.state)
    assert state.fists == [DENARIUS, NONE, AUREUS], "the draft includes what the other committed since"
    assert state.stakes == [1, 1, 2]
    match.undo(2)
    assert truth(match).stakes == [1, 1, 1]
    match.decide(2, CLOSE, hold=True)
    match.decide(1, AUREUS)
    assert match.drafts[2].held, "still held on the new ground"


def test_what_a_held_draft_would_reveal_stays_unseen_on_the_new_ground() -> None:
    match = Match(PeekingCoins(ShowingState).setup(seats=3), Scripted(["denarius", "aureus"] * 3))
    match.begin()
    match.decide(2, AUREUS)
    match.decide(2, CLOSE, hold=True)
    match.decide(0, DENARIUS)
    match.decide(0, CLOSE)
    assert said(match) == [(0, "denarius"), (0, "close")]
    assert match.drafts[2].held
    assert cast(CoinState, match.position(2)).closed == [True, False, False], "not yet its own"
    match.confirm(2)
    assert cast(CoinState, match.position(2)).closed == [True, False, True]


# What is refused


@pytest.mark.parametrize("move", [-1, 5, True, None, "0", 1.0, [1], AS, RAISE])
def test_moves_that_are_none_are_refused_and_change_nothing(move: Any) -> None:
    match = begun()
    before = fingerprint(match)
    with pytest.raises(IllegalMove) as caught:
        match.decide(0, move)
    words(caught.value.message, match.setup)
    assert fingerprint(match) == before


@pytest.mark.parametrize("seat", [FORTUNA, TABLE, 2, True, None, "0", 0.0])
def test_seats_that_are_none_are_refused(seat: Any) -> None:
    match = begun()
    before = fingerprint(match)
    with pytest.raises(WrongSeat) as caught:
        match.decide(seat, AUREUS)
    words(caught.value.message, match.setup)
    assert fingerprint(match) == before


def test_nobody_decides_when_the_game_is_over() -> None:
    match = random_match(GAME.setup(seats=2), Sealed(bytes(32)), stream("over"))
    before = fingerprint(match)
    attempts: list[Callable[[], None]] = [
        lambda: match.decide(0, AS),
        lambda: match.decide(True, None),
        lambda: match.enter(FORTUNA, AS),
        lambda: match.end("resigned", 0),
        lambda: match.seat_bot(0, "random"),
        lambda: match.take_back(1),
    ]
    for attempt in attempts:
        with pytest.raises(GameOver):
            attempt()
    assert fingerprint(match) == before
    match.begin()
    assert fingerprint(match) == before


# What the table does


@pytest.mark.parametrize(
    ("reason", "seat", "winners"),
    [("resigned", 1, (0, 2)), ("time", 0, (1, 2)), ("agreed_draw", None, ())],
)
def test_the_table_ends_a_match(reason: str, seat: int | None, winners: tuple[int, ...]) -> None:
    match = begun(3)
    match.decide(0, AUREUS)
    match.end(reason, seat)
    assert match.outcome() == Outcome((0, 0, 0), winners, reason)
    assert match.waiting() == ()
    assert not match.drafts
    attempts: list[Callable[[], None]] = [
        lambda: match.decide(0, AUREUS),
        lambda: match.enter(0, AUREUS),
        lambda: match.end("resigned", 0),
        lambda: match.take_back(0),
    ]
    for attempt in attempts:
        with pytest.raises(GameOver):
            attempt()
    with pytest.raises(NothingToUndo):
        match.undo(0)
    for viewer in viewers(match.setup):
        match.sight(viewer)


@pytest.mark.parametrize(
    "note",
    [
        {},
        {"what": "dance"},
        {"what": "end"},
        {"what": "end", "reason": "boredom", "seat": 0},
        {"what": "end", "reason": "resigned", "seat": None},
        {"what": "end", "reason": "resigned", "seat": 2},
        {"what": "end", "reason": "time", "seat": -1},
        {"what": "end", "reason": "time", "seat": True},
        {"what": "end", "reason": "agreed_draw", "seat": 0},
        {"what": "end", "reason": ["resigned"], "seat": 0},
        {"what": "bot", "seat": 0},
        {"what": "bot", "seat": 7, "bot": "random"},
        {"what": "bot", "seat": 0, "bot": 5},
        {"what": "take_back"},
        {"what": "take_back", "length": -1},
        {"what": "take_back", "length": 4},
        {"what": "take_back", "length": "1"},
        {"what": "take_back", "length": True},
        {"what": {"take": "back"}},
    ],
    ids=str,
)
def test_notes_that_make_no_sense_are_refused(note: dict[str, Any]) -> None:
    match = begun()
    before = fingerprint(match)
    with pytest.raises(IllegalMove, match="cannot do this here") as caught:
        match.enter(TABLE, 0, note)
    words(caught.value.message, match.setup)
    assert fingerprint(match) == before


def test_a_bot_takes_a_seat_and_leaves_the_others_drafts_alone() -> None:
    match = begun(3)
    for seat in (0, 1):
        match.decide(seat, AUREUS)
    match.seat_bot(1, "random")
    assert match.players[1]["bot"] == "random"
    assert match.can_undo(0)
    assert not match.can_undo(1)
    assert match.entries[-1].note == {"what": "bot", "seat": 1, "bot": "random"}


def test_moves_are_taken_back_but_stay_on_record() -> None:
    match = begun(2, "as", "as", "aureus", "denarius")
    for seat, coin in ((0, AUREUS), (1, DENARIUS)):
        match.decide(seat, coin)
        match.decide(seat, CLOSE)
    assert match.state.standing() == (1, 0)
    assert truth(match).hands == [[DENARIUS, AS], [AUREUS, AS]]
    match.decide(0, AS)
    entries = len(match.entries)
    match.take_back(8)  # before the second hand is filled up: chance brings something else now, not the same again
    assert match.state.standing() == (1, 0)
    assert not match.drafts
    assert len(match.entries) == entries + 3
    assert truth(match).hands == [[DENARIUS, AUREUS], [AUREUS, DENARIUS]]
    assert [e.kind.name for e in match.events(None)].count("win") == 1
    match.take_back(4)
    assert match.state.standing() == (0, 0)
    assert match.waiting() == (0, 1)
    assert [e.kind.name for e in match.events(None)] == ["draw"] * 4


def test_the_number_changes_with_what_the_seat_decides_about() -> None:
    match = begun()
    numbers = [match.number(0)]
    for move in (AUREUS, RAISE, CLOSE):
        match.decide(0, move)
        numbers.append(match.number(0))
    assert len(set(numbers)) == 4
    assert match.number(1) == match.number(None) == numbers[0]
    match.decide(1, DENARIUS)
    match.decide(1, CLOSE)
    assert match.number(0) not in numbers


def test_players_have_names() -> None:
    match = begun()
    assert [match.seat_name(seat) for seat in range(2)] == ["Seat 1", "Seat 2"]
    named = Match(GAME.setup(seats=2), Scripted([]), [{"name": "Anna"}, {"name": "Jan"}])
    assert named.seat_name(0) == "Anna"


def test_entering_a_bad_move_changes_nothing() -> None:
    match = begun()
    before = fingerprint(match)
    for seat, move in ((0, AS), (FORTUNA, AS), (0, RAISE), (5, AS)):
        with pytest.raises(RubiconError):
            match.enter(seat, move)
        assert match.state.journal is None
    assert fingerprint(match) == before


def test_numbers_do_not_tell_how_often_a_rival_changed_what_is_hidden() -> None:
    """In free deployment the moves of Caesar are hidden: how many there were, too."""
    game = games.find("julius_caesar")
    seen = []
    for swaps in (0, 2, 6):
        match = Match(game.setup({"deployment": "free"}), Sealed(b"x" * 32))
        match.begin()
        done = game.setup({"deployment": "free"}).read(0, "done")
        placed = 0
        while placed < swaps:
            # Blocks are given the cities where they stand: the position is the same, however many there were.
            move = next(m for m in match.sight(0).moves if m != done and _stays(match, m))
            match.decide(0, move)
            placed += 1
        match.decide(0, done)
        assert len(match.line) == swaps + 1
        line = [match.audience(seats).line for seats in [(0,), (1,), ()]]
        assert [len(known) for known in line] == [swaps + 1, 1, 1]
        seen.append([match.number(1), match.number(None), dump(match.sight(1).view())])
        assert match.number(0) == swaps + 1
    assert seen[0] == seen[1] == seen[2]


def _stays(match: Match, move: int) -> bool:
    after = match.position(0).copy()
    after.apply(0, move)
    box = after.box  # type: ignore[attr-defined]
    block = box.move_block[move]
    return bool(box.home[block] == box.move_place[move])


def test_an_audience_that_comes_late_counts_the_same() -> None:
    """Kept up to date or counted anew, through notes and what was taken back; as after a restart."""
    match = Match(GAME.setup(seats=2), Sealed(b"x" * 32))
    match.begin()
    early = [match.audience(seats) for seats in ((0,), (1,), (0, 1), ())]
    rng = Rng(5)
    for step in range(60):
        if not match.waiting():
            break
        seat = rng.choice(match.waiting())
        match.decide(seat, rng.choice(match.sight(seat).moves))
        if step in (9, 21):
            match.take_back(len(match.line) // 2)
        if step == 15:
            match.seat_bot(1, "random")
    again = Match(match.setup, Scripted([]))
    for entry in match.entries:
        again.enter(entry.seat, entry.move, entry.note)
    assert len(match.entries) > len(match.line)
    for audience, seats in zip(early, ((0,), (1,), (0, 1), ()), strict=True):
        late = again.audience(seats)
        assert (late.number, late.line) == (audience.number, audience.line)
        assert match.audience(seats) is audience
        assert audience.length < len(match.line) or seats == (0, 1)
