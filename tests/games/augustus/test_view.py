"""What front ends show beyond the table itself: the next draw, who is near a reward, what effects are worth so far."""

from __future__ import annotations

from typing import Any

import pytest

from rubicon.core import FORTUNA, Rng
from rubicon.games.augustus import GAME
from rubicon.games.augustus.rules.box import REWARDS
from tests.games.augustus.bench import Position

GREEN = {"colour": "green"}
PINK = {"colour": "pink"}
ORANGE = {"colour": "orange"}


def board(position: Position, seat: int | None = 0) -> dict[str, Any]:
    """What is drawn for the seat."""
    found: dict[str, Any] = position.state.sight(seat).board()
    return found


def reward(position: Position, name: str) -> tuple[int, list[int], list[int]]:
    """How many it asks for, how many everybody has, and who lacks one."""
    found = board(position)["rewards"][REWARDS.index(name)]
    assert found["reward"] == name
    return found["need"], found["have"], found["near"]


def test_a2_2_the_next_draw_is_from_what_is_left_and_after_a_joker_from_a_full_bag() -> None:
    """The bag itself is filled only when the round is over."""
    position = Position(2, m12={}).progress(0, 12).progress(1, 13)
    position.token("sword")
    assert board(position)["next"] == board(position)["bag"]
    assert board(position)["next"]["sword"] == 5
    position.others_pass().token("joker")
    assert board(position)["bag"]["sword"] == 5
    assert board(position)["bag"]["joker"] == 1
    assert list(board(position, None)["next"].values()) == [6, 5, 4, 3, 2, 1, 2]


def test_a3_1_who_lacks_one_mission_of_a_colour() -> None:
    """Two of three; nobody, once it is given away."""
    position = Position(3, m40=GREEN, m41=GREEN, m42=GREEN).control(0, 40, 41).control(1, 42)
    assert reward(position, "green") == (3, [2, 1, 0], [0])
    assert reward(position, "pink") == (3, [0, 0, 0], [])
    position.holds(2, "green")
    assert reward(position, "green") == (3, [2, 1, 0], [])


def test_a3_1_who_lacks_one_of_the_four_colours() -> None:
    """Colours are counted, not missions."""
    position = Position(2, m40=GREEN, m41=PINK, m42=ORANGE, m43=GREEN, m44=GREEN, m45=GREEN)
    position.control(0, 40, 41, 42).control(1, 43, 44, 45)
    assert reward(position, "all_four") == (4, [3, 1], [0])


def test_a3_2_who_lacks_one_mission_for_a_number() -> None:
    """Exactly one; not who has such a reward, nor who declined it."""
    position = Position(4).control(0, 40, 41, 42).control(1, 50, 51, 52).control(2, 60, 61, 62, 63).control(3, 70)
    assert reward(position, "four") == (4, [3, 3, 4, 1], [0, 1])
    assert reward(position, "two") == (2, [3, 3, 4, 1], [3])
    assert reward(position, "five")[2] == [2]
    position.holds(0, "two")
    assert reward(position, "four")[2] == [1]
    assert reward(position, "two")[2] == []
    position.table.declined[1] |= 1 << 4
    assert reward(position, "four")[2] == []
    position.table.declined[2] |= 1 << 4
    assert reward(position, "five")[2] == [2]


@pytest.mark.parametrize("good", ["gold", "wheat"])
def test_a3_3_who_would_take_gold_or_wheat_over(good: str) -> None:
    """Who has some and one more makes a tie; the holder has it already."""
    missions: dict[str, Any] = {f"m{n}": {"colour": "pink", good: n % 10} for n in (41, 42, 52, 61)}
    position = Position(4, **missions)
    assert reward(position, good) == (1, [0, 0, 0, 0], [])
    position.control(0, 42).holds(0, good).control(1, 61)
    assert reward(position, good) == (2, [2, 1, 0, 0], [1])
    position.control(2, 52)
    assert reward(position, good) == (2, [2, 1, 2, 0], [1, 2])
    position.control(0, 41)
    assert reward(position, good) == (3, [3, 1, 2, 0], [2])


def test_a4_4_what_each_end_of_game_effect_is_worth_so_far() -> None:
    """Mission by mission, as the sheet draws it; together the line of the score."""
    position = Position(
        2, m40={"effect": "score 2 senator"}, m41={"effect": "score 1 sword max 8"}, m42={"effect": "gain 1"}
    ).control(0, 40, 41, 42)  # fmt: skip
    player = board(position)["players"][0]
    assert player["final"] == {"40": 6, "41": 3}
    assert player["score"]["effects"] == 9
    assert board(position)["players"][1]["final"] == {}


def test_near_a_reward_means_that_one_mission_brings_it() -> None:
    """In random games: whoever gets a reward for colours or numbers by a single mission was near it before."""
    single = 0
    for number in range(12):
        rng = Rng(number)
        state = GAME.start(GAME.setup(seats=2 + number % 3))
        before = state.sight(None).board()
        while state.acting():
            seat = state.acting()[0]
            state.apply(seat, state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
            after = state.sight(None).board()
            for old, new in zip(_rewards(before)[:10], _rewards(after)[:10], strict=True):
                holder = new["holder"]
                if old["holder"] is None and holder is not None and new["have"][holder] - old["have"][holder] == 1:
                    assert holder in old["near"], (old, new)
                    single += 1
            before = after
    assert single > 10


def _rewards(board: dict[str, object]) -> list[dict[str, Any]]:
    found = board["rewards"]
    assert isinstance(found, list)
    return found


def completing(position: Position, seat: int = 0) -> list[str]:
    """The moves that are shown as completing a mission; the words say the same."""
    sight = position.state.sight(seat)
    found = [position.setup.say(seat, move) for move in sight.moves if sight.touch(move).get("completes")]
    told = [position.setup.say(seat, move) for move in sight.moves if sight.describe(move).key.endswith("-completes")]
    assert found == told
    return found


def test_a2_3_moves_say_what_they_complete() -> None:
    """A legion brought from the same mission leaves a field there."""
    pair = {"fields": "sword shield"}
    position = Position(2, m12=pair, m13=pair, m14=pair).progress(0, 12, "sword").progress(0, 13).token("shield")
    assert completing(position) == ["put 12 shield"]
    position = Position(2, m12=pair, m13=pair).progress(0, 12, "sword").progress(0, 13, "sword").token("shield")
    assert completing(position) == ["put 12 shield", "put 13 shield", "bring 12 shield", "bring 13 shield"]
    position.play(0, "bring 12 shield")
    assert completing(position) == []


def test_a4_1_rearranging_completes_nothing_before_the_last_legion_is_put() -> None:
    """At first all legions are picked up."""
    pair = {"fields": "sword shield"}
    position = Position(2, m50={"fields": "dagger dagger", "effect": "rearrange"}, m12=pair, m13=pair)
    position.progress(0, 50, "dagger").progress(0, 12, "sword").progress(0, 13, "sword")
    position.complete(0, "dagger", "put 50 dagger")
    assert position.phase == "rearranging"
    assert completing(position) == []
    position.play(0, "put 12 sword")
    assert completing(position) == ["put 12 shield"]
