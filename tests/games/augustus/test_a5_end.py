"""A5: the end of the game and the score."""

from __future__ import annotations

import pytest

from rubicon.core import GameOver, Outcome
from tests.games.augustus.bench import Position

END = {"fields": "sword dagger"}


def last(seats: int = 2, controlled: int = 6) -> Position:
    """Seat 0 is about to complete mission 50, after which it controls one more."""
    position = Position(seats, m50=END, m60=END, m81={**END, "effect": "lose"}, **{f"m{n}": {} for n in range(10, 40)})
    return position.control(0, *range(10, 10 + controlled)).progress(0, 50, "sword")


def test_a5_1_seven_missions_at_the_end_of_a_round() -> None:
    """After the new mission is taken and the row is filled."""
    position = last().complete(0, "dagger", "put 50 dagger")
    assert position.state.outcome() is None
    position.play(0, "take 84").refill()
    assert position.phase == "over"
    assert position.state.acting() == ()
    assert position.state.outcome() is not None
    with pytest.raises(GameOver):
        position.play(0, "pass")


def test_a5_1_a_round_with_a_joker_may_be_the_last() -> None:
    """Both who completed resolve; no next Herald is called."""
    position = last().progress(1, 60, "sword").token("joker").play(0, "put 50 dagger").play(1, "put 60 dagger")
    position.play(0, "take 84").refill()
    assert position.state.outcome() is None
    position.play(1, "take 85").refill()
    assert position.state.outcome() == Outcome((7 * 3 + 2, 3), (0,), "seven")  # and the reward for three senators
    assert "bag_full" not in position.kinds()


def test_a5_1_six_are_not_enough() -> None:
    """The game goes on."""
    position = last(controlled=5).complete(0, "dagger", "put 50 dagger").play(0, "decline", "take 84").refill()
    assert position.phase == "drawing"


def test_a5_1_more_than_seven_end_it_too() -> None:
    """A chain may go past seven."""
    position = last(controlled=7).complete(0, "dagger", "put 50 dagger").play(0, "take 84").refill()
    assert position.phase == "over"


def test_a5_1_everybody_who_completed_in_the_last_round_still_resolves() -> None:
    """In the order of numbers."""
    position = last().progress(1, 60, "sword").token("dagger").play(0, "put 50 dagger").play(1, "put 60 dagger")
    position.play(0, "take 84").refill()
    assert position.phase == "taking"
    position.play(1, "take 85").refill()
    assert position.phase == "over"
    assert position.controlled(1) == [60]


def test_a5_1_losing_a_mission_in_that_round_prevents_it() -> None:
    """Seat 0 has seven, then seat 1 completes 81."""
    position = last().progress(1, 81, "sword").token("dagger").play(0, "put 50 dagger").play(1, "put 81 dagger")
    position.play(0, "take 84").refill()
    assert len(position.controlled(0)) == 7
    position.play(0, "lose 10")
    position.play(1, "take 85").refill()
    assert position.phase == "drawing"
    assert position.state.outcome() is None


def finish(position: Position) -> Outcome:
    """Complete 50, take something, and see."""
    position.complete(0, "dagger", "put 50 dagger").play(0, "take 84").refill()
    outcome = position.state.outcome()
    assert outcome is not None
    return outcome


def test_a5_2_the_highest_score_wins_not_who_has_seven() -> None:
    """Seven missions of 3 points against rewards."""
    position = last().holds(1, "senator", "green", "pink", "orange", "all_four")
    assert finish(position) == Outcome((21, 30), (1,), "seven")


def test_a5_2_a_tie_goes_to_most_senators() -> None:
    """21 points each; seat 0 has seven senators, seat 1 one."""
    position = last().control(1, 30).holds(1, "senator", "pink", "all_four")
    assert position.state.standing() == (18, 3 + 2 + 6 + 10)
    outcome = finish(position)
    assert outcome == Outcome((21, 21), (0,), "senators")
    assert position.kinds().count("senators") == 2


def test_a5_2_provinces_are_no_senators() -> None:
    """Seven provinces against one senator: the tie goes to the senator."""
    provinces = {f"m{n}": {"colour": "green"} for n in range(10, 16)}
    position = Position(2, m50={**END, "colour": "green"}, m30={}, **provinces)
    position.control(0, *range(10, 16)).progress(0, 50, "sword").control(1, 30)
    position.holds(1, "green", "pink", "orange")  # 3 + 18, as seven times 3
    assert finish(position) == Outcome((21, 21), (1,), "senators")


def test_a5_2_still_tied_is_shared() -> None:
    """Seven senators each; a third with as many points but fewer senators is out."""
    position = last(3).control(1, *range(20, 27)).control(2, 30).holds(2, "senator", "pink", "all_four")
    assert finish(position) == Outcome((21, 21, 21), (0, 1), "shared")


def test_a5_2_the_sheet_line_by_line() -> None:
    """Rewards, missions, effects, total: in the events and in every view."""
    position = last().holds(0, "gold").holds(1, "senator")
    position.box.kind[9], position.box.a[9], position.box.b[9] = 11, 0, 2  # mission 10: 2 per senator
    finish(position)
    scored = [event.values for event in position.journal if event.kind.name == "scored"]
    assert scored == [(0, 5, 21, 14, 40), (1, 2, 0, 0, 2)]
    board = position.state.sight(None).board()
    assert board["players"][0]["score"] == {"rewards": 5, "missions": 21, "effects": 14, "total": 40}  # type: ignore[index]
