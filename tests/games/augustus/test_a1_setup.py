"""A1: what is in the box, and how a match begins. Tests are named after the lines of docs/rules/augustus.md."""

from __future__ import annotations

import pytest

from rubicon.core import FORTUNA, BadSeats, Event, Rng
from rubicon.games.augustus import GAME
from rubicon.games.augustus.rules.box import load
from rubicon.games.augustus.rules.state import AugustusState
from rubicon.games.augustus.rules.table import PHASES
from tests.games.augustus.bench import Position, accounted


def dealt(seats: int, first_game: bool = False, seed: int = 1) -> tuple[AugustusState, list[Event]]:
    """A match up to the first decision."""
    state = GAME.start(GAME.setup({"first_game": first_game}, seats))
    journal: list[Event] = []
    state.journal = journal
    rng = Rng(seed)
    while state.acting() == (FORTUNA,) and PHASES[state.table.phase] != "drawing":
        state.play(FORTUNA, state.draw(rng))
    return state, journal


def test_a1_1_twenty_three_tokens() -> None:
    """Six double swords, five shields, four chariots, three catapults, two standards, a dagger, two jokers."""
    position = Position()
    expected = {"sword": 6, "shield": 5, "chariot": 4, "catapult": 3, "standard": 2, "dagger": 1, "joker": 2}
    assert position.bag() == expected
    chances = {position.setup.say(FORTUNA, outcome): weight for outcome, weight in position.state.chances()}
    assert chances == expected
    assert sum(chances.values()) == 23


@pytest.mark.parametrize(("seats", "common"), [(2, 34), (3, 27), (4, 20), (5, 13), (6, 6)])
def test_a1_2_seven_legions_each_of_forty_eight(seats: int, common: int) -> None:
    """The rest is the common supply."""
    table = GAME.start(GAME.setup(seats=seats)).table
    assert table.supply == [7] * seats
    assert table.common == common


def test_a1_2_eighty_eight_missions_and_twelve_rewards() -> None:
    """Only provinces produce gold and wheat, 0 to 2 of each."""
    box = load(None)
    assert len(box.names) == len(set(box.names)) == 88
    assert len(box.rewards) == 12
    for mission in range(88):
        assert 0 <= box.gold[mission] <= 2
        assert 0 <= box.wheat[mission] <= 2
        if box.colour[mission] == 0:
            assert box.gold[mission] == box.wheat[mission] == 0


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_a1_2_two_to_six_players(seats: int) -> None:
    """Others are refused."""
    with pytest.raises(BadSeats, match="2, 3, 4, 5, 6"):
        GAME.setup(seats=seats)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a1_3_five_open_missions_and_six_each_to_choose_from(seats: int) -> None:
    """Dealt one by one; every mission of the pile is as likely."""
    state, journal = dealt(seats)
    assert len(state.table.row) == 5
    assert [len(hand) for hand in state.table.hands] == [6] * seats
    assert len(state.table.deck) == 88 - 5 - 6 * seats
    assert state.acting() == tuple(range(seats))
    assert [event.kind.name for event in journal].count("deal") == 6 * seats
    accounted(state)


def test_a1_3_three_are_kept_secretly_and_at_the_same_time() -> None:
    """Nobody sees what another is dealt, keeps or discards, until all have chosen; discards stay unseen."""
    state, journal = dealt(3)
    setup = state.setup
    hands = [sorted(hand) for hand in state.table.hands]
    for seat in (2, 0):  # in any order
        for mission in hands[seat][:3]:
            state.play(seat, setup.read(seat, f"keep {mission + 1}"))
    assert state.acting() == (1,)
    sight = state.sight(1)
    assert sight.table.hands[0] == [-1] * 6
    assert sight.table.plans[0] == []
    assert sight.table.hands[1] == state.table.hands[1]
    assert state.table.progress == [[], [], []]
    for event in journal:
        seen = event.seen_by(1)
        if event.kind.name == "deal" and event.get("player") != 1:
            assert seen is not None
            assert seen.get("mission") is None
        if event.kind.name == "plan":
            assert seen is None
    for mission in hands[1][3:]:
        state.play(1, setup.read(1, f"keep {mission + 1}"))
    assert state.table.progress == [hands[0][:3], hands[1][3:], hands[2][:3]]
    assert state.table.dropped == [hands[0][3:], hands[1][:3], hands[2][3:]]
    assert state.sight(1).table.dropped == [[-1] * 3, hands[1][:3], [-1] * 3]
    assert state.sight(None).table.dropped == [[-1] * 3] * 3
    assert PHASES[state.table.phase] == "drawing"
    accounted(state)


def test_a1_3_a_mission_is_kept_once_and_three_are_enough() -> None:
    """Six choices, then five, then four; then the seat has decided."""
    state, _ = dealt(2)
    for expected in (6, 5, 4):
        moves = state.moves(0)
        assert len(moves) == expected
        state.play(0, moves[-1])
        assert moves[-1] not in state.offers[0]
    assert state.acting() == (1,)


@pytest.mark.parametrize("seats", [2, 6])
def test_a1_3_first_game_three_each_at_random_and_open(seats: int) -> None:
    """Nothing to choose, nothing hidden but the pile."""
    state, journal = dealt(seats, first_game=True)
    assert [len(missions) for missions in state.table.progress] == [3] * seats
    assert state.table.hands == state.table.dropped == [[]] * seats
    assert [event.kind.name for event in journal].count("given") == 3 * seats
    assert PHASES[state.table.phase] == "drawing"
    accounted(state)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a1_4_the_first_herald_is_random(seats: int) -> None:
    """Every seat is as likely."""
    state = GAME.start(GAME.setup(seats=seats))
    assert [(state.setup.say(FORTUNA, o), weight) for o, weight in state.chances()] == [
        (f"herald {seat + 1}", 1) for seat in range(seats)
    ]
    state.play(FORTUNA, state.setup.read(FORTUNA, "herald 2"))
    assert state.table.herald == 1


def exhausted(pile: int = 0) -> Position:
    """Mission 6 about to be completed by seat 0, with only so many missions in the pile."""
    position = Position(2).progress(0, 6, "sword shield").row(10, 11, 12, 13, 14)
    table = position.table
    while len(table.deck) > pile:
        table.controlled[1].append(table.deck.pop())
    del table.controlled[1][6:]  # as in a box with fewer missions
    return position


def test_a1_4_an_exhausted_pile_is_made_of_the_discards() -> None:
    """Of those that everybody saw and of those that nobody saw."""
    position = exhausted()
    position.table.discards = [20, 19]
    position.table.dropped = [[30], [31]]
    position.complete(0, "catapult", "put 6 catapult")
    position.play(0, "take 12")
    assert position.phase == "refilling"
    assert [position.setup.say(FORTUNA, outcome) for outcome, _ in position.state.chances()] == [
        "mission 20", "mission 21", "mission 31", "mission 32",
    ]  # fmt: skip
    assert position.table.discards == []
    assert position.table.dropped == [[], []]
    assert "shuffle" in position.kinds()
    position.chance("mission 21")
    assert position.table.row == [9, 10, 12, 13, 20]
    assert position.table.deck == [19, 30, 31]


def test_a1_4_when_nothing_is_left_the_row_stays_short() -> None:
    """And the game goes on."""
    position = exhausted()
    position.complete(0, "catapult", "put 6 catapult")
    position.play(0, "take 12")
    assert position.phase == "drawing"
    assert len(position.table.row) == 4
    assert "shuffle" not in position.kinds()


def test_a1_4_who_can_take_nothing_plays_on_with_fewer() -> None:
    """The row and the pile are empty."""
    position = exhausted().row()
    position.table.deck = []
    position.complete(0, "catapult", "put 6 catapult")
    assert position.phase == "drawing"
    assert position.in_progress(0) == []
    assert "nothing_left" in position.kinds()


def test_a1_4_the_row_is_refilled_as_far_as_the_pile_goes_and_taking_goes_on() -> None:
    """Two to take, one in the row, one in the pile."""
    position = Position(2, m6={"effect": "take two"}).progress(0, 6, "sword").row(10)
    position.table.deck = [20]
    position.complete(0, "shield", "put 6 shield")
    assert position.in_progress(0) == [10]
    position.chance("mission 21")
    assert position.in_progress(0) == [10, 21]
    assert position.phase == "drawing"
