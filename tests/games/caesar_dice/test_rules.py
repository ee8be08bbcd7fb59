"""The rules of the dice game: tests are named after the lines K1.1 to K3.1 of docs/rules/caesar_dice.md."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubicon.core import FORTUNA, BadSeats, Event, IllegalMove, Outcome, Rng
from rubicon.games.caesar_dice import GAME
from rubicon.games.caesar_dice.rules.dice import (
    BOMBS,
    FIRST_FULL,
    HANDS,
    LAURELS,
    SCORE,
    SIZE,
    STRENGTH,
    faces_of,
    hand_of,
)
from rubicon.games.caesar_dice.rules.state import DiceState

NOTHING = "II III III III IV"  # no laurel: no score, no bombs


def hand(text: str) -> int:
    """The index of the dice that the text spells."""
    return hand_of(faces_of(text))


class Script:
    """A match whose every throw is dictated: turns end after the first throw unless more are asked for."""

    def __init__(self, seats: int = 3, first: int = 1) -> None:
        self.state: DiceState = GAME.start(GAME.setup(seats=seats))
        self.journal: list[Event] = []
        self.state.journal = self.journal
        self.chance(f"first {first}")

    def chance(self, text: str) -> None:
        """Fortuna brings this."""
        self.state.play(FORTUNA, self.state.setup.read(FORTUNA, text))

    def turn(self, dice: str) -> None:
        """The seat whose turn it is throws these five dice and stops."""
        seat = self.state.table.turn
        self.chance(" ".join(sorted(dice.split(), key=["I", "II", "III", "IV", "L", "B"].index)))
        self.state.play(seat, hand(dice))

    def keep(self, dice: str) -> None:
        """The seat whose turn it is keeps these."""
        self.state.play(self.state.table.turn, hand(dice))

    def kinds(self) -> list[str]:
        """The kinds of everything that has happened."""
        return [event.kind.name for event in self.journal]

    @property
    def wealth(self) -> list[int]:
        """What everybody's coins are worth."""
        return list(self.state.standing())

    def win_round(self) -> None:
        """Whoever begins becomes Consul with 4 and everybody else throws nothing."""
        table = self.state.table
        before = table.round
        self.turn("IV L B B III")
        while table.round == before and self.state.outcome() is None:
            self.turn(NOTHING)


# K1: what there is


def test_k1_1_two_sets_of_five_dice_with_six_different_faces() -> None:
    """Each face once on a die: a single die shows each with the same weight, and five dice make 252 hands."""
    script = Script()
    script.chance("I II III IV L")
    script.keep("I II III IV")
    assert [(GAME.say_chance(script.state.setup, outcome), weight) for outcome, weight in script.state.chances()] == [
        ("I", 1), ("II", 1), ("III", 1), ("IV", 1), ("L", 1), ("B", 1),
    ]  # fmt: skip
    assert sum(1 for size in SIZE if size == 5) == 252


def test_k1_1_a_throw_of_five_has_the_weights_of_five_independent_dice() -> None:
    """7776 equally likely throws, counted by brute force."""
    script = Script()
    weights = dict(script.state.chances())
    assert sum(weights.values()) == 6**5
    brute = Counter(tuple(sorted((a, b, c, d, e))) for a in range(6) for b in range(6) for c in range(6) for d in range(6) for e in range(6))  # fmt: skip  # noqa: E501
    assert {HANDS[outcome]: weight for outcome, weight in weights.items()} == dict(brute)


@pytest.mark.parametrize(("seats", "bronze"), [(2, 10), (3, 10), (4, 10), (5, 10), (6, 8)])
def test_k1_2_ten_bronze_coins_eight_with_six_players(seats: int, bronze: int) -> None:
    """And four silver prizes are waiting."""
    table = GAME.start(GAME.setup(seats=seats)).table
    assert table.bronze == [bronze] * seats
    assert table.silver == table.gold == [0] * seats
    assert table.silver_left == 4


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_k1_2_two_to_six_players(seats: int) -> None:
    """Others are refused."""
    with pytest.raises(BadSeats, match="2, 3, 4, 5, 6"):
        GAME.setup(seats=seats)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_k1_3_the_first_player_is_random(seats: int) -> None:
    """Every seat is as likely, and the one that is picked throws first."""
    state = GAME.start(GAME.setup(seats=seats))
    assert state.acting() == (FORTUNA,)
    assert [weight for _, weight in state.chances()] == [1] * seats
    for first in range(seats):
        assert Script(seats, first + 1).state.table.turn == first


# K2.1: a turn


def test_k2_1_the_first_throw_is_of_all_five_and_two_more_may_follow() -> None:
    """After the third the turn is over by itself."""
    script = Script()
    assert {SIZE[outcome] for outcome, _ in script.state.chances()} == {5}
    script.chance("I II III IV B")
    script.keep("I IV")
    assert {SIZE[outcome] for outcome, _ in script.state.chances()} == {3}
    script.chance("L B B")
    script.keep("I IV L")
    script.chance("II L")
    assert script.state.table.turn == 1
    assert (script.state.table.consul, SCORE[script.state.table.consul_dice]) == (0, 14)


def test_k2_1_dice_kept_before_may_be_thrown_again() -> None:
    """Keeping binds for one throw only."""
    script = Script()
    script.chance("I I I L B")
    script.keep("I I I L")
    script.chance("B")
    assert hand("L") in script.state.moves(0)
    assert hand("B B") not in script.state.moves(0)
    script.keep("L")
    assert {SIZE[outcome] for outcome, _ in script.state.chances()} == {4}


def test_k2_1_stopping_early_is_allowed_and_only_the_final_dice_count() -> None:
    """Whatever the first throw was worth."""
    script = Script()
    script.chance("I I I L L")
    script.keep("L L")
    script.chance("II B B")
    script.keep("II L L B B")
    assert SCORE[script.state.table.consul_dice] == 4
    assert script.state.table.turn == 1


@pytest.mark.parametrize("bombs", ["L B B B B", "B B B B B", "L L B B B"])
def test_k2_1_bombs_that_are_thrown_again_do_not_count(bombs: str) -> None:
    """Neither Dictator nor Caesar nor Coup after the first throw: the final dice pay a coin."""
    script = Script()
    script.turn("II IV L L L")
    script.chance(bombs)
    script.keep("B B")
    script.chance("I II L")
    script.keep("I II L B B")
    table = script.state.table
    assert (table.round, table.consul, table.turn) == (1, 0, 2)
    assert script.wealth == [11, 9, 10]


def test_k2_1_every_handful_of_the_dice_can_be_kept_and_equal_dice_are_one_choice() -> None:
    """Five equal dice: none, one, ... five of them."""
    script = Script()
    script.chance("I I I I I")
    assert [SIZE[move] for move in script.state.moves(0)] == [0, 1, 2, 3, 4, 5]
    other = Script()
    other.chance("I II III IV L")
    assert len(other.state.moves(0)) == 32


def test_k2_1_dice_that_were_not_thrown_cannot_be_kept() -> None:
    """And the error names what there is."""
    script = Script()
    script.chance("I I L L B")
    with pytest.raises(IllegalMove, match="cannot keep I I I: your dice are I I L L B"):
        script.keep("I I I")


# K2.2: the score


@pytest.mark.parametrize(
    ("dice", "strength", "laurels"),
    [
        ("I II III IV L", 10, 1),
        ("III IV L L B", 7, 2),
        ("II IV L L L", 6, 3),
        ("I I I IV L", 19, 1),
        ("II II III III IV", 14, 0),
        ("L L B B B", 0, 2),
    ],
)
def test_k2_2_the_scored_throws_of_the_rulebook(dice: str, strength: int, laurels: int) -> None:
    """10 x 1, 7 x 2, 6 x 3, 19 x 1 with three I, 14 x 0, 0 x 2."""
    assert (STRENGTH[hand(dice)], LAURELS[hand(dice)]) == (strength, laurels)
    assert SCORE[hand(dice)] == strength * laurels
    script = Script()
    script.turn(dice)
    assert (script.state.table.consul == 0) is (strength * laurels > 0)
    scored = script.journal[script.kinds().index("scored")]
    assert scored.values == (0, strength, laurels, strength * laurels)


@pytest.mark.parametrize(
    ("dice", "score"),
    [
        ("I I I I L", 31),
        ("I I I L L", 30),
        ("I I I I I", 0),
        ("I I I I II", 0),
        ("I I L L L", 6),
        ("I I I L B", 15),
        ("IV IV L L L", 24),
        ("L L L L L", 0),
        ("IV L L L L", 16),
        ("I II L B B", 3),
    ],
)
def test_k2_2_three_and_four_ones_and_nothing_without_both_kinds(dice: str, score: int) -> None:
    """Three I count 15 together, four count 31; no laurel or no numeral is nothing; two bombs do nothing."""
    assert SCORE[hand(dice)] == score


def test_k2_2_the_highest_score_is_31() -> None:
    """Of all 252 hands, and only four I with a laurel reach it."""
    best = max(SCORE[FIRST_FULL:])
    assert best == 31
    assert [HANDS[i] for i in range(FIRST_FULL, len(HANDS)) if SCORE[i] == best] == [(0, 0, 0, 0, 4)]


# K2.3: no Consul yet


def test_k2_3_a_score_makes_a_consul_whose_dice_stay_in_view() -> None:
    """And the next player throws."""
    script = Script()
    script.turn("III IV L L B")
    table = script.state.table
    assert (table.consul, table.consul_dice, table.turn) == (0, hand("III IV L L B"), 1)


def test_k2_3_nothing_passes_the_dice_on_round_and_round() -> None:
    """Nobody pays, and the one who first scores is Consul."""
    script = Script()
    for _ in range(7):
        script.turn(NOTHING)
    assert script.state.table.consul == -1
    assert script.wealth == [10, 10, 10]
    assert script.state.table.turn == 1
    script.turn("I L B B B")
    assert script.state.table.consul == 1
    assert script.state.table.turn == 2


@pytest.mark.parametrize("bombs", ["L L B B B", "L B B B B", "B B B B B"])
def test_k2_3_bombs_mean_nothing_without_a_consul(bombs: str) -> None:
    """No Coup, no Dictator, no Caesar."""
    script = Script()
    script.turn(bombs)
    assert script.kinds()[-1] == "no_score"
    assert script.state.table.round == 1
    assert script.state.table.turn == 1
    assert script.wealth == [10, 10, 10]


def test_k2_3_three_bombs_with_a_score_make_a_consul_too() -> None:
    """Bombs do not spoil the other two dice."""
    script = Script()
    script.turn("IV L B B B")
    assert script.state.table.consul == 0


# K2.4: bombs against a Consul


def test_k2_4_coup_the_consul_pays_by_the_laurels_in_the_consuls_dice() -> None:
    """Whatever the thrower's other two dice show, laurels included; the Consul stays."""
    script = Script()
    script.turn("II IV L L L")  # 18, three laurels
    script.turn("L L B B B")  # would owe two coins without the Coup
    assert script.wealth == [7, 13, 10]
    assert script.state.table.consul == 0
    assert script.state.table.turn == 2
    assert "lower" not in script.kinds()


def test_k2_4_coup_does_not_overthrow_even_with_a_higher_score() -> None:
    """Three bombs and 4 x 1 against 2: still only a Coup."""
    script = Script()
    script.turn("II L B B B")
    script.turn("IV L B B B")
    assert script.kinds()[-2:] == ["coup", "pay"]
    assert script.state.table.consul == 0
    assert script.wealth == [9, 11, 10]


def test_k2_4_dictator_wins_the_round_at_once() -> None:
    """A silver coin, and the first throw of the next round."""
    script = Script()
    script.turn("III IV L L B")
    script.turn("L B B B B")
    table = script.state.table
    assert table.silver == [0, 1, 0]
    assert (table.round, table.turn, table.consul, table.silver_left) == (2, 1, -1, 3)
    assert script.wealth == [10, 12, 10]


@pytest.mark.parametrize(("rounds_before", "prize"), [(0, 12), (1, 10), (2, 8), (3, 6), (4, 4)])
def test_k2_4_caesar_takes_all_prizes_left_and_the_game_ends(rounds_before: int, prize: int) -> None:
    """12 in round 1, down to 4 in round 5."""
    script = Script()
    for _ in range(rounds_before):
        script.win_round()
    script.turn("III IV L L B")
    before = script.wealth
    script.turn("B B B B B")
    assert script.wealth[1] == before[1] + prize
    assert script.state.acting() == ()
    outcome = script.state.outcome()
    assert outcome is not None
    assert outcome.reason == "caesar"


def test_k2_4_caesar_does_not_win_without_the_highest_total() -> None:
    """Five bombs by somebody who has next to nothing."""
    script = Script()
    script.turn("I I I I L")  # Consul with 31
    table = script.state.table
    table.bronze[1], table.bronze[2] = 0, 30
    script.turn("B B B B B")
    assert script.state.outcome() == Outcome((10, 12, 30), (2,), "caesar")


# K2.5: other throws against a Consul


@pytest.mark.parametrize(("dice", "coins"), [("II II II B B", 0), ("I L B B III", 1), ("I I L L B", 2), ("I L L L B", 3), ("I L L L L", 4), ("L L L L L", 5)])  # fmt: skip  # noqa: E501
def test_k2_5_lower_pays_one_coin_per_laurel(dice: str, coins: int) -> None:
    """Also when the laurels alone are worth nothing."""
    script = Script()
    script.turn("I I I IV L")  # 19
    script.turn(dice)
    assert script.wealth == [10 + coins, 10 - coins, 10]
    assert script.state.table.consul == 0
    assert script.state.table.turn == 2


def test_k2_5_equal_changes_nothing() -> None:
    """Same score by other dice."""
    script = Script()
    script.turn("II II II L L")  # 6 x 2
    script.turn("IV L L L B")  # 4 x 3
    assert script.kinds()[-1] == "equal"
    assert script.wealth == [10, 10, 10]
    assert script.state.table.consul == 0


def test_k2_5_higher_becomes_consul_and_the_turn_goes_on_from_there() -> None:
    """The round now ends when it comes back to the new Consul."""
    script = Script()
    script.turn("I L B B III")
    script.turn("III IV L L B")
    table = script.state.table
    assert (table.consul, table.turn) == (1, 2)
    script.turn(NOTHING)
    assert (table.turn, table.round) == (0, 1)
    script.turn(NOTHING)
    assert (table.turn, table.round) == (1, 2)
    assert table.silver == [0, 1, 0]


# K2.6: paying


def test_k2_6_who_cannot_pay_in_full_pays_all_and_plays_on() -> None:
    """With nothing, but still in the game."""
    script = Script()
    script.turn("I I I IV L")
    script.state.table.bronze[1] = 2
    script.turn("I L L L L")
    assert script.wealth == [12, 0, 10]
    assert script.kinds()[-1] == "short"
    script.turn("L L L L L")
    assert script.wealth == [17 + 2, 0, 5]  # the turn is back at the Consul, who also has the prize now


def test_k2_6_a_beggar_pays_nothing() -> None:
    """And the Consul who is one pays nothing for a Coup."""
    script = Script()
    script.turn("II IV L L L")
    script.state.table.bronze[0] = 0
    script.turn("II II B B B")
    assert script.wealth == [0, 10, 10]
    assert script.journal[-1].values == (0, 1, 0, 3)


@pytest.mark.parametrize(
    ("bronze", "silver", "due", "left"),
    [(3, 1, 3, (0, 1)), (2, 1, 3, (1, 0)), (0, 2, 3, (1, 0)), (0, 2, 2, (0, 1)), (1, 1, 5, (0, 0)), (0, 3, 4, (0, 1))],
)
def test_k2_6_bronze_first_then_silver_is_changed_as_needed(
    bronze: int, silver: int, due: int, left: tuple[int, int]
) -> None:
    """Two bronze for a silver coin; the change stays with the payer."""
    script = Script()
    script.turn("I I I IV L")
    table = script.state.table
    table.bronze[1], table.silver[1] = bronze, silver
    paid = min(due, bronze + 2 * silver)
    script.turn({2: "I I L L B", 3: "I L L L B", 4: "I L L L L", 5: "L L L L L"}[due])
    assert (table.bronze[1], table.silver[1]) == left
    assert table.bronze[0] == 10 + paid


def test_k2_6_changed_silver_is_never_a_prize_again() -> None:
    """Four silver prizes in all, whatever happens to them."""
    script = Script()
    script.win_round()
    table = script.state.table
    table.bronze[0] = 0
    script.turn("II IV L L L")
    script.turn("II II B B B")  # Coup: the silver coin is changed
    assert (table.silver[0], table.silver_left) == (0, 3)
    while script.state.outcome() is None:
        script.turn(NOTHING if table.consul >= 0 else "IV L B B III")
    assert sum(table.silver) == 3
    assert sum(table.gold) == 1


# K2.7: rounds and prizes


def test_k2_7_the_consul_wins_when_the_turn_comes_back() -> None:
    """A silver coin and the first throw of the next round, without a Consul."""
    script = Script(first=2)
    script.turn("IV L B B III")
    script.turn(NOTHING)
    script.turn(NOTHING)
    table = script.state.table
    assert (table.round, table.turn, table.consul) == (2, 1, -1)
    assert table.silver == [0, 1, 0]


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_k2_7_the_turn_goes_all_round_after_every_overthrow(seats: int) -> None:
    """Seats 0, 2 and 3 become Consul one after the other; everybody else throws before the turn is back at seat 3."""
    script = Script(seats)
    table = script.state.table
    order: list[int] = []
    for dice in ("I L B B III", NOTHING, "II IV L B B", "IV IV L L B", *[NOTHING] * (seats - 1)):
        assert table.round == 1
        order.append(table.turn)
        script.turn(dice)
    assert order == [0, 1, 2, 3, *[seat % seats for seat in range(4, seats + 3)]]
    assert (table.round, table.turn, table.consul) == (2, 3, -1)
    assert table.silver == [1 if seat == 3 else 0 for seat in range(seats)]


def test_k2_7_an_overthrow_just_before_the_end_starts_the_count_anew() -> None:
    """The last player before the Consul overthrows, again and again: nobody's round yet."""
    script = Script(4)
    table = script.state.table
    for seat, dice in ((0, "I L B B III"), (3, "II IV L B B"), (2, "IV IV L L B")):
        while table.turn != seat:
            script.turn(NOTHING)
        script.turn(dice)
        assert (table.consul, table.round) == (seat, 1)
    for expected in (3, 0, 1):
        assert (table.turn, table.round) == (expected, 1)
        script.turn(NOTHING)
    assert (table.round, table.turn) == (2, 2)
    assert table.silver == [0, 0, 1, 0]


def test_k2_7_silver_in_rounds_one_to_four_gold_in_round_five() -> None:
    """Then it is over."""
    script = Script()
    for done in range(1, 6):
        script.win_round()
        assert script.state.table.silver[0] == min(done, 4)
    assert script.state.table.gold == [1, 0, 0]
    assert script.state.outcome() == Outcome((22, 10, 10), (0,), "consul")
    assert script.state.acting() == ()


def test_k2_7_a_dictator_of_round_five_takes_the_gold() -> None:
    """Not the silver that one sentence of the rulebook speaks of: there is none left."""
    script = Script()
    for _ in range(4):
        script.win_round()
    script.turn("III IV L L B")
    script.turn("II B B B B")
    assert script.state.table.gold == [0, 1, 0]
    assert script.state.outcome() == Outcome((18, 14, 10), (0,), "dictator")


# K2.8: two players


def test_k2_8_without_a_consul_single_turns_alternate() -> None:
    """Also with two players."""
    script = Script(seats=2)
    for expected in (0, 1, 0, 1):
        assert script.state.table.turn == expected
        script.turn(NOTHING)


def test_k2_8_the_rival_has_two_turns_in_a_row() -> None:
    """With tribute or Coup in each; then the round is the Consul's."""
    script = Script(seats=2)
    script.turn("II IV L L L")
    table = script.state.table
    assert (table.turn, table.turns_in_row) == (1, 2)
    script.turn("I L B B III")
    assert (table.turn, table.turns_in_row, table.round) == (1, 1, 1)
    assert script.wealth == [11, 9]
    script.turn("II II B B B")
    assert table.round == 2
    assert script.wealth == [11 - 3 + 2, 9 + 3]
    assert (table.turn, table.consul) == (0, -1)


def against_a_consul(misses: int) -> Script:
    """The first of two players is Consul, and the second has had so many of the two turns in vain."""
    script = Script(seats=2)
    script.turn("I L B B III")
    for _ in range(misses):
        script.turn(NOTHING)
    return script


@pytest.mark.parametrize("misses", [0, 1])
def test_k2_8_an_overthrow_in_either_turn_gives_the_other_two_turns(misses: int) -> None:
    """The first of them follows at once."""
    script = against_a_consul(misses)
    script.turn("III IV L L B")
    table = script.state.table
    assert (table.consul, table.turn, table.turns_in_row, table.round) == (1, 0, 2, 1)
    script.turn(NOTHING)
    script.turn(NOTHING)
    assert table.silver == [0, 1]


@pytest.mark.parametrize("misses", [0, 1])
def test_k2_8_a_dictator_ends_the_round_in_either_turn(misses: int) -> None:
    """No second turn then."""
    script = against_a_consul(misses)
    script.turn("B B B B L")
    table = script.state.table
    assert (table.round, table.turn, table.turns_in_row, table.consul) == (2, 1, 1, -1)
    assert table.silver == [0, 1]


@pytest.mark.parametrize("misses", [0, 1])
def test_k2_8_a_caesar_ends_the_game_in_either_turn(misses: int) -> None:
    """All prizes are the thrower's."""
    script = against_a_consul(misses)
    script.turn("B B B B B")
    assert script.state.outcome() == Outcome((10, 22), (1,), "caesar")


@pytest.mark.parametrize(
    ("dice", "wealth"),
    [("II II B B B", [10 - 3, 10 + 3]), ("III III L L L", [10, 10])],
)
def test_k2_8_a_coup_or_an_equal_score_uses_up_one_of_the_two_turns(dice: str, wealth: list[int]) -> None:
    """The Consul has 18 with three laurels and stays; the same again in the second turn ends the round."""
    script = Script(seats=2)
    script.turn("II IV L L L")
    table = script.state.table
    script.turn(dice)
    assert (table.consul, table.turn, table.turns_in_row, table.round) == (0, 1, 1, 1)
    assert script.wealth == wealth
    script.turn(dice)
    assert (table.round, table.turn) == (2, 0)
    assert table.silver == [1, 0]


# K3.1: the winner


def test_k3_1_the_highest_total_wins_bronze_1_silver_2_gold_4() -> None:
    """Counted over all coins."""
    script = Script()
    table = script.state.table
    table.bronze[1], table.silver[1] = 5, 9
    for _ in range(5):
        script.win_round()
    assert script.state.outcome() == Outcome((22, 23, 10), (1,), "consul")


def test_k3_1_ties_share_the_victory() -> None:
    """All of the tied win."""
    script = Script()
    script.state.table.bronze[2] = 22
    for _ in range(5):
        script.win_round()
    outcome = script.state.outcome()
    assert outcome == Outcome((22, 10, 22), (0, 2), "consul")
    assert outcome is not None
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0.0, 0.5]


# Money


@given(seed=st.integers(0, 2**32), seats=st.integers(2, 6))
def test_money_is_conserved_up_to_prizes(seed: int, seats: int) -> None:
    """Bronze plus twice the silver in purses and prizes stays the same; only the gold comes from outside."""
    rng = Rng(seed)
    state = GAME.start(GAME.setup(seats=seats))
    table = state.table
    start = sum(state.standing()) + 2 * table.silver_left
    while state.acting():
        seat = state.acting()[0]
        if seat == FORTUNA:
            state.apply(FORTUNA, state.draw(rng))
        else:
            state.apply(seat, rng.choice(state.moves(seat)))
        assert min(table.bronze) >= 0
        assert min(table.silver) >= 0
        assert sum(state.standing()) + 2 * table.silver_left == start + 4 * sum(table.gold)
    assert sum(table.gold) == 1


def test_every_hand_of_bombs_is_counted() -> None:
    """The table that the rules read agrees with the faces."""
    assert all(BOMBS[i] == HANDS[i].count(5) for i in range(len(HANDS)))
