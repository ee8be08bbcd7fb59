"""A3: the twelve rewards."""

from __future__ import annotations

import pytest

from rubicon.core import Rng
from rubicon.games.augustus.rules.box import COLOURS, load
from tests.games.augustus.bench import Position

END = {"fields": "sword dagger"}


def colours(*names: str) -> dict[str, dict[str, object]]:
    """Missions 10, 11, ... of these colours."""
    return {f"m{10 + i}": {**END, "colour": name} for i, name in enumerate(names)}


def complete(position: Position, seat: int, number: int) -> Position:
    """The seat completes the mission (sword and dagger) and takes the first of the row."""
    position.table.bag = [6, 5, 4, 3, 2, 1, 2]
    position.progress(seat, number, "sword").complete(seat, "dagger", f"put {number} dagger")
    while position.phase in ("claiming", "taking", "refilling"):
        if position.phase == "claiming":
            position.play(seat, "decline")
        elif position.phase == "taking":
            position.play(seat, position.moves(seat)[0])
        position.refill()
    return position


@pytest.mark.parametrize("colour", COLOURS)
def test_a3_1_three_of_a_colour(colour: str) -> None:
    """The first to control three; the second gets nothing."""
    position = Position(2, **colours(*[colour] * 6)).control(0, 10, 11).control(1, 13, 14)
    complete(position, 0, 12)
    assert position.holder(colour) == 0
    complete(position, 1, 15)
    assert position.holder(colour) == 0
    assert position.holder("all_four") is None


def test_a3_1_two_of_a_colour_are_not_enough() -> None:
    """Two green and one pink."""
    position = complete(Position(2, **colours("green", "green", "pink")).control(0, 10, 11), 0, 12)
    assert [holder for holder in position.table.tiles if holder >= 0] == []


def test_a3_1_all_four_colours_and_several_at_once() -> None:
    """The third senator is also the fourth colour: both rewards."""
    position = Position(2, **colours("senator", "senator", "green", "pink", "orange", "senator"))
    position.control(0, 10, 11, 12, 13, 14)
    assert position.holder("all_four") is None  # controlled by hand; it is looked at after a chain
    complete(position, 0, 15)
    assert position.holder("senator") == 0
    assert position.holder("all_four") == 0


def test_a3_1_colour_rewards_are_kept_when_missions_are_lost() -> None:
    """81 takes one of the three green provinces away; the reward stays, and nobody else can have it."""
    position = Position(2, **colours("green", "green", "green"), m81={**END, "effect": "lose"})
    position.control(0, 10, 11)
    complete(position, 0, 12)
    position.table.bag[5] = 1
    position.progress(1, 81, "sword").complete(1, "dagger", "put 81 dagger")
    assert position.moves(0) == ["lose 10", "lose 11", "lose 12"]
    position.play(0, "lose 11")
    assert position.controlled(0) == [10, 12]
    assert position.holder("green") == 0


def claimer(controlled: int, seats: int = 2) -> Position:
    """Seat 0 controls so many and is about to complete one more (mission 20)."""
    position = Position(seats, m20=END, m21=END, m22=END, m81={**END, "effect": "lose"})
    return position.control(0, *range(30, 30 + controlled)).progress(0, 20, "sword")


@pytest.mark.parametrize(("number", "reward"), [(2, "two"), (3, "three"), (4, "four"), (5, "five"), (6, "six")])
def test_a3_2_a_reward_for_exactly_that_many_missions(number: int, reward: str) -> None:
    """It may be claimed at once."""
    position = claimer(number - 1).complete(0, "dagger", "put 20 dagger")
    assert position.phase == "claiming"
    assert position.moves(0) == ["claim", "decline"]
    position.play(0, "claim")
    assert position.holder(reward) == 0


@pytest.mark.parametrize("number", [1, 7, 8])
def test_a3_2_there_is_none_for_one_or_more_than_six(number: int) -> None:
    """Nothing is asked."""
    position = claimer(number - 1).complete(0, "dagger", "put 20 dagger")
    assert position.phase == "taking"


def test_a3_2_declined_is_gone_for_that_player_and_number_but_not_for_others() -> None:
    """Even when the player comes to that number again after a loss."""
    position = claimer(3).control(1, 40, 41, 42)
    position.complete(0, "dagger", "put 20 dagger").play(0, "decline", "take 84").refill()
    assert position.holder("four") is None
    position.table.bag[5] = 1
    position.progress(1, 81, "sword").complete(1, "dagger", "put 81 dagger").play(0, "lose 30")
    assert position.phase == "claiming"  # seat 1 has four now
    position.play(1, "decline", "take 85").refill()
    position.table.bag[5] = 1
    position.progress(0, 21, "sword").complete(0, "dagger", "put 21 dagger")
    assert len(position.controlled(0)) == 4
    assert position.phase == "taking"


def test_a3_2_one_for_each_player_and_game_and_no_exchange() -> None:
    """Who has one is not asked again."""
    position = claimer(3).complete(0, "dagger", "put 20 dagger").play(0, "claim", "take 84").refill()
    position.table.bag[5] = 1
    position.progress(0, 21, "sword").complete(0, "dagger", "put 21 dagger")
    assert len(position.controlled(0)) == 5
    assert position.phase == "taking"
    assert position.holder("five") is None


def test_a3_2_a_taken_tile_is_gone() -> None:
    """The second to have four is not asked."""
    position = claimer(3).holds(1, "four").complete(0, "dagger", "put 20 dagger")
    assert position.phase == "taking"


def test_a3_2_only_the_final_count_of_a_chain() -> None:
    """From two to four: the reward for three is not offered, that for four is."""
    position = Position(2, m20={**END, "effect": "mobilise 2 shield"}, m21={"fields": "shield shield"})
    position.control(0, 30, 31).progress(0, 20, "sword").progress(0, 21)
    position.complete(0, "dagger", "put 20 dagger", "put 21 shield", "put 21 shield")
    assert position.phase == "claiming"
    position.play(0, "claim")
    assert position.holder("four") == 0
    assert position.holder("three") is None


def test_a3_2_a_number_that_a_chain_jumped_over_may_be_claimed_later() -> None:
    """From two to four, which is declined; 81 and 82 bring the player back to two; then 22 makes it three."""
    lose = {**END, "effect": "lose"}
    chain = {"m20": {**END, "effect": "mobilise 2 shield"}, "m21": {"fields": "shield shield"}}
    position = Position(2, **chain, m22=END, m81=lose, m82=lose).control(0, 30, 31)
    position.progress(0, 20, "sword").progress(0, 21)
    position.complete(0, "dagger", "put 20 dagger", "put 21 shield", "put 21 shield")
    position.play(0, "decline", "take 84", "take 85").refill()
    for number, lost, taken in ((81, 30, 86), (82, 31, 87)):
        position.table.bag[5] = 1
        position.progress(1, number, "sword").complete(1, "dagger", f"put {number} dagger").play(0, f"lose {lost}")
        if position.phase == "claiming":
            position.play(1, "decline")
        position.play(1, f"take {taken}").refill()
    assert len(position.controlled(0)) == 2
    position.table.bag[5] = 1
    position.progress(0, 22, "sword").complete(0, "dagger", "put 22 dagger").play(0, "claim")
    assert position.holder("three") == 0


def test_a3_2_falling_to_a_number_gives_nothing() -> None:
    """From five to four by a red effect."""
    position = Position(2, m81={**END, "effect": "lose"}).control(0, 30, 31, 32, 33, 34).progress(1, 81, "sword")
    position.complete(1, "dagger", "put 81 dagger").play(0, "lose 30")
    assert len(position.controlled(0)) == 4
    assert position.phase == "taking"
    assert position.state.acting() == (1,)


def test_a3_2_it_is_kept_when_missions_are_lost() -> None:
    """The reward for five stays."""
    position = Position(2, m81={**END, "effect": "lose"}).control(0, 30, 31).holds(0, "two").progress(1, 81, "sword")
    position.complete(1, "dagger", "put 81 dagger").play(0, "lose 30")
    assert position.holder("two") == 0


def goods(**amounts: int) -> Position:
    """Missions by number with so much gold; seats of three; 81 makes opponents lose a mission."""
    missions: dict[str, dict[str, object]] = {
        number: {**END, "colour": "pink", "gold": gold} for number, gold in amounts.items()
    }
    missions["m81"] = {**END, "effect": "lose"}
    return Position(3, **missions)


def test_a3_3_the_first_to_produce_it() -> None:
    """Automatically, for one."""
    position = goods(m10=1)
    complete(position, 1, 10)
    assert position.holder("gold") == 1
    assert position.holder("wheat") is None


def test_a3_3_a_tie_takes_it_over_by_a_mission_just_gained() -> None:
    """One against two is not enough; two against two is."""
    position = goods(m10=2, m11=1, m12=1)
    complete(position, 0, 10)
    complete(position, 1, 11)
    assert position.holder("gold") == 0
    complete(position, 1, 12)
    assert position.holder("gold") == 1
    assert "reward_passes" in position.kinds()


def test_a3_3_a_mission_without_gold_takes_nothing_over() -> None:
    """Equal since the holder lost one; then the other gains something without gold."""
    position = goods(m10=1, m11=1, m12=0).control(0, 10).control(1, 11).holds(0, "gold")
    complete(position, 1, 12)
    assert position.holder("gold") == 0


def test_a3_3_the_holder_gains_more() -> None:
    """And keeps it."""
    position = goods(m10=1, m11=1)
    complete(position, 0, 10)
    complete(position, 0, 11)
    assert position.holder("gold") == 0
    assert "reward_passes" not in position.kinds()


def strike(position: Position, *losses: str) -> Position:
    """Seat 2 completes 81; seats 0 and 1 lose what they choose, or what they have."""
    position.progress(2, 81, "sword").complete(2, "dagger", "put 81 dagger")
    for loss in losses:
        seat = 0 if loss in position.moves(0) else 1
        position.play(seat, loss)
    return position


def test_a3_3_the_loser_keeps_it_on_a_tie() -> None:
    """Two to one."""
    position = goods(m10=1, m11=1, m12=1).control(0, 10, 11).control(1, 12, 20).holds(0, "gold")
    strike(position, "lose 10", "lose 20")
    assert position.holder("gold") == 0


def test_a3_3_else_it_goes_to_the_leader() -> None:
    """From two to one against two; the striker itself may be the leader."""
    position = goods(m10=1, m11=1, m12=2).control(0, 10, 11).control(2, 12).holds(0, "gold")
    strike(position, "lose 10")
    assert position.holder("gold") == 2


def test_a3_3_the_loser_chooses_among_tied_leaders() -> None:
    """Seats 1 and 2 have two each."""
    position = goods(m10=2, m11=2, m12=2).control(0, 10, 20).control(1, 11, 21).control(2, 12).holds(0, "gold")
    strike(position, "lose 10", "lose 21")
    assert position.phase == "giving"
    assert position.state.acting() == (0,)
    assert position.moves(0) == ["give 2", "give 3"]
    position.play(0, "give 2")
    assert position.holder("gold") == 1
    assert position.state.acting() == (2,)


def test_a3_3_back_to_the_table_if_nobody_has_any() -> None:
    """The next to produce gold is the first again."""
    position = goods(m10=1, m12=1).control(0, 10).holds(0, "gold")
    strike(position)
    assert position.holder("gold") is None
    assert "reward_back" in position.kinds()
    while position.phase != "drawing":
        position.play(2, position.moves(2)[0]).refill()
    complete(position, 1, 12)
    assert position.holder("gold") == 1


def test_a3_3_looked_at_after_all_losses_of_a_red_effect() -> None:
    """Holder and rival lose two gold each at the same time: the holder still leads with none less than all."""
    position = goods(m10=2, m11=2, m12=1).control(0, 10, 20).control(1, 11, 21).control(2, 12).holds(0, "gold")
    strike(position, "lose 10", "lose 11")
    assert position.holder("gold") == 2  # never at seat 1, though it had two when seat 0 had lost its own
    assert position.kinds().count("reward_passes") == 1


def test_a3_3_gold_and_wheat_may_both_be_given_away() -> None:
    """First the gold, then the wheat."""
    rich: dict[str, object] = {"colour": "pink", "gold": 1, "wheat": 1, "fields": "sword dagger"}
    position = Position(3, m10=rich, m11=rich, m12=rich, m81={**END, "effect": "lose"})
    position.control(0, 10, 20).control(1, 11, 21).control(2, 12).holds(0, "gold", "wheat")
    strike(position, "lose 10", "lose 21")
    position.play(0, "give 3")
    assert position.phase == "giving"
    assert position.holder("gold") == 2
    position.play(0, "give 2")
    assert position.holder("wheat") == 1


def test_a3_3_each_holder_gives_away_what_is_lost() -> None:
    """Seat 0 loses the gold, with which seats 1 and 2 are level; seat 1 the wheat, with which seats 0 and 2 are."""
    gold: dict[str, object] = {"colour": "pink", "gold": 1}
    wheat: dict[str, object] = {"colour": "pink", "wheat": 1}
    position = Position(
        3, m10=gold, m11=wheat, m12={**gold, **wheat}, m13=gold, m14=wheat, m81={**END, "effect": "lose"}
    )
    position.control(0, 10, 14).control(1, 11, 13).control(2, 12).holds(0, "gold").holds(1, "wheat")
    strike(position, "lose 10", "lose 11")
    assert position.state.acting() == (0,)
    assert position.moves(0) == ["give 2", "give 3"]
    position.play(0, "give 2")
    assert position.state.acting() == (1,)
    assert position.moves(1) == ["give 1", "give 3"]
    position.play(1, "give 3")
    assert (position.holder("gold"), position.holder("wheat")) == (1, 2)
    assert position.state.acting() == (2,)


def test_a3_4_points_of_the_rewards() -> None:
    """As in the data file."""
    assert load(None).rewards == [2, 4, 6, 8, 3, 2, 4, 6, 8, 10, 5, 5]
    assert load(None, 1).rewards == [2, 4, 6, 8, 10, 2, 4, 6, 8, 10, 5, 5]


def test_a3_4_rewards_count_in_the_score() -> None:
    """All twelve are worth 70 points."""
    position = Position(2).holds(1, *["senator", "green", "pink", "orange", "all_four", "six", "gold", "wheat"])
    assert position.state.standing() == (0, 50)
    assert position.state.sight(None).imagine(Rng(1)).standing() == (0, 50)
