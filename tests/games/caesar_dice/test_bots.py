"""The bots of the dice game: legal, repeatable, fair, honest in hints. Their strength: tests/lab/test_strength.py."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from math import sqrt

import pytest

from rubicon.bots import find_maker
from rubicon.bots.uniform import Uniform
from rubicon.core.bot import Advice, Bot
from rubicon.core.chance import Streamed
from rubicon.core.game import FORTUNA, FORTUNA_ACTS, Sight
from rubicon.core.message import Message, SeatRef
from rubicon.core.rng import Rng, stream
from rubicon.games.caesar_dice import GAME
from rubicon.games.caesar_dice.aid.odds import ALL, keep_values, parse_hand
from rubicon.games.caesar_dice.bot.easy import Easy
from rubicon.games.caesar_dice.bot.round_values import STANDING, STANDINGS, Prospect, round_table, turns_against
from rubicon.games.caesar_dice.bot.strong import Strong
from rubicon.games.caesar_dice.bot.turn_values import OVERTHROW, TurnValues, share
from rubicon.games.caesar_dice.rules.dice import BOMBS, FIRST_FULL, KEEPS, LAURELS, SCORE, spell
from rubicon.games.caesar_dice.rules.state import DiceState
from rubicon.games.caesar_dice.rules.table import KEEPING
from rubicon.text import LANGUAGES, Speaker

SEATS = (2, 3, 4, 5, 6)


def position(
    dice: str,
    *,
    purses: list[int],
    turn: int = 0,
    throws: int = 1,
    round: int = 1,
    consul: int = -1,
    consul_dice: str = "",
) -> DiceState:
    """A match in which that seat has thrown those dice."""
    state = GAME.setup(seats=len(purses)).start()
    assert isinstance(state, DiceState)
    table = state.table
    table.phase = KEEPING
    table.bronze = purses.copy()
    table.round = round
    table.silver_left = 5 - round
    table.turn = turn
    table.turns_in_row = 1
    table.throws = throws
    table.dice = parse_hand(dice)
    if consul >= 0:
        table.consul = consul
        table.consul_dice = parse_hand(consul_dice)
    return state


def advice(state: DiceState, most: int = 3) -> list[Advice]:
    return Strong(Rng(1)).advise(state.sight(state.table.turn), most)


def choice(state: DiceState) -> str:
    return spell(Strong(Rng(1)).decide(state.sight(state.table.turn)))


def walk(seats: int, makers: list[Callable[[Rng], Bot]], number: int) -> list[tuple[Sight, int]]:
    """Every decision of a match."""
    state = GAME.setup(seats=seats).start()
    fortuna = Streamed("walk", seats, number)
    bots = [makers[seat % len(makers)](stream("walk", number, seat)) for seat in range(seats)]
    decisions: list[tuple[Sight, int]] = []
    while state.acting():
        acting = state.acting()
        if acting == FORTUNA_ACTS:
            state.apply(FORTUNA, fortuna.pick(state))
            continue
        sight = state.sight(acting[0])
        move = bots[acting[0]].decide(sight)
        assert move in sight.moves
        decisions.append((sight, move))
        state.play(acting[0], move)
    return decisions


# Every bot

NAMES = ["easy", "medium:20", "strong"]  # a number of iterations rather than a time, which depends on the machine


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", NAMES)
def test_only_legal_moves(name: str, seats: int) -> None:
    for number in range(3):
        assert walk(seats, [find_maker("caesar_dice", name), Uniform], number)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_again(name: str) -> None:
    first = [move for _, move in walk(3, [find_maker("caesar_dice", name), Uniform], 5)]
    assert first == [move for _, move in walk(3, [find_maker("caesar_dice", name), Uniform], 5)]


def test_what_was_seen_before_does_not_matter() -> None:
    """A bot keeps tables from one decision to the next; one that sees each position for the first time agrees."""
    for sight, move in walk(3, [Strong], 2):
        assert Strong(Rng(99)).decide(sight) == move


def test_sights_travel_to_another_process() -> None:
    decisions = walk(3, [Strong, Easy, Uniform], 8)
    sights = [sight for sight, _ in decisions]
    code = (
        "import pickle, sys\n"
        "from rubicon.core.rng import Rng\n"
        "from rubicon import bots\n"
        "sights = pickle.load(sys.stdin.buffer)\n"
        f"makers = [bots.find_maker('caesar_dice', name) for name in {NAMES}]\n"
        "print([[maker(Rng(3)).decide(sight) for sight in sights] for maker in makers])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(sights), stdout=subprocess.PIPE, check=True)
    makers = [find_maker("caesar_dice", name) for name in NAMES]
    here = [[maker(Rng(3)).decide(sight) for sight in sights] for maker in makers]
    assert done.stdout.decode().strip() == str(here)


# The prospects of a round


@pytest.mark.parametrize("seats", SEATS)
def test_somebody_wins_and_coins_only_change_hands(seats: int) -> None:
    for number in (1, 4, 5):
        table = round_table(seats, number)
        found = [table.opening]
        found += [table.prospect(standing, turns) for standing in range(STANDINGS) for turns in range(table.turns + 1)]
        for prospect in found:
            assert sum(prospect.win) + sum(prospect.caesar) == pytest.approx(1)
            assert sum(prospect.flow) == pytest.approx(0, abs=1e-9)


def test_higher_scores_last_longer() -> None:
    table = round_table(3, 5)
    ones = [standing for standing in range(STANDINGS) if standing in (STANDING[parse_hand(t)] for t in LADDER)]
    lasting = [table.prospect(standing, 2).win[0] for standing in ones]
    assert lasting == sorted(lasting)
    for standing in ones:
        assert table.prospect(standing, 1).win[0] > table.prospect(standing, 2).win[0]


LADDER = ("II III IV L B", "III IV IV L B", "III IV IV IV L", "I I I IV L", "I I I I L")  # 9, 11, 15, 19, 31


def test_nobody_overthrows_the_highest_score() -> None:
    """Against 31 only bombs help, four as much as five; laurels that cost tribute are thrown again with them."""
    last = round_table(3, 5).prospect(STANDING[parse_hand("I I I I L")], 1)
    p = 1 - (5 / 6) ** 3
    most = 5 * p**4 * (1 - p) + p**5
    overthrown = last.win[2] + last.caesar[2]
    assert 0.9 * most < overthrown <= most
    assert last.win[0] == pytest.approx(1 - overthrown)
    assert last.win[1] == last.caesar[1] == 0


class Miser(Bot):
    """Plays for coins alone: what the prospects say that everybody does."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self._known: dict[tuple[int, int], list[list[float]]] = {}

    def decide(self, sight: Sight) -> int:
        """The keep that brings the most coins."""
        state = sight.imagine(self.rng)
        assert isinstance(state, DiceState)
        table = state.table
        seats = len(table.bronze)
        turns = 0 if table.consul < 0 else table.turns_in_row if seats == 2 else (table.consul - table.turn) % seats
        key = (table.consul_dice, turns)
        if key not in self._known:
            wish = self._wish(state, turns)
            self._known[key] = [keep_values(wish, left) for left in range(3)]
        values = self._known[key][3 - table.throws]
        return max(reversed(KEEPS[table.dice]), key=lambda keep: round(values[keep], 10))

    def _wish(self, state: DiceState, turns: int) -> list[float]:
        table = state.table
        seats = len(table.bronze)
        rounds = round_table(seats, 5)
        wish = [0.0] * ALL
        for hand in range(FIRST_FULL, ALL):
            new = rounds.gain(rounds.prospect(STANDING[hand], rounds.turns), 0)
            if turns == 0:
                wish[hand] = new if SCORE[hand] else rounds.gain(rounds.opening, seats - 1)
                continue
            onwards = rounds.prospect(STANDING[table.consul_dice], turns - 1)
            going_on = rounds.gain(onwards, rounds.thrower(turns))
            goal = SCORE[table.consul_dice]
            if BOMBS[hand] >= 4:
                wish[hand] = 4.0
            elif BOMBS[hand] == 3:
                wish[hand] = going_on + LAURELS[table.consul_dice]
            elif SCORE[hand] > goal:
                wish[hand] = new
            else:
                wish[hand] = going_on - (LAURELS[hand] if SCORE[hand] < goal else 0)
        return wish


@pytest.mark.parametrize("seats", [2, 3])
def test_played_rounds_agree_with_the_prospects(seats: int) -> None:
    """Last rounds between players who play for coins end as often with each winner as promised, and as dear."""
    setup = GAME.setup(seats=seats)
    opening = round_table(seats, 5).opening
    bots = [Miser(Rng(seat)) for seat in range(seats)]
    games = 1500
    wins = [0] * seats
    coins = [0.0] * seats
    for number in range(games):
        state = setup.start()
        assert isinstance(state, DiceState)
        fortuna = Streamed("prospects", seats, number)
        state.table.round = 5
        state.table.silver_left = 0
        state.table.bronze = [40] * seats
        state.apply(FORTUNA, fortuna.pick(state))
        first = state.table.turn
        while state.acting():
            seat = state.acting()[0]
            state.apply(seat, fortuna.pick(state) if seat == FORTUNA else bots[seat].decide(state.sight(seat)))
        for place in range(seats):
            seat = (first + place) % seats
            wins[place] += state.table.gold[seat]
            coins[place] += (state.table.bronze[seat] - 40) / games
    for place in range(seats):
        chance = opening.win[place] + opening.caesar[place]
        assert abs(wins[place] / games - chance) < 4.5 * sqrt(chance * (1 - chance) / games)
        flow = sum(opening.flow[seats * winner + place] for winner in range(seats))
        assert abs(coins[place] - flow) < 4.5 * 2.5 / sqrt(games)  # 2.5 coins are well above the deviation of one round


def test_two_players_have_two_turns_each() -> None:
    assert [turns_against(seats) for seats in SEATS] == [2, 2, 3, 4, 5]


def test_prospects_turn_with_the_seats() -> None:
    other = Prospect(3)
    other.win[1] = 1.0
    other.flow[3] = -2.0  # the other's Consul pays
    other.flow[5] = 2.0
    made = Prospect(3)
    made.add(other, 0.5, 2, 0, 1, 3)  # the other's Consul is our seat 2; before that our seat 0 pays seat 1
    assert made.win == [0.5, 0.0, 0.0]
    assert made.flow[:3] == [-1.5, 2.5, -1.0]


# What `strong` decides


def test_shares() -> None:
    assert share(0, [5.0, 5.0, 3.0], 0.0) == 0.5
    assert share(2, [5.0, 5.0, 3.0], 0.0) == 0.0
    assert share(1, [5.0, 9.0, 3.0], 0.0) == 1.0
    assert share(0, [5.0, 5.0], 3.0) == pytest.approx(0.5)
    assert sum(share(seat, [7.0, 5.0, 0.0], 2.5) for seat in range(3)) == pytest.approx(1)
    assert share(0, [0.0, 1e6], 1e-3) == pytest.approx(0)


def test_the_last_turn_of_a_won_game_pays_no_tribute() -> None:
    """16 coins against 11 and the gold: a single laurel would share the victory, so strong stops and easy gambles."""
    state = position("I II III III B", purses=[16, 11, 5], round=5, consul=1, consul_dice="IV IV IV L L")
    best = advice(state)[0]
    assert (spell(best.move), round(best.value, 4)) == ("I II III III B", 1.0)
    assert best.why == Message("hint-won")
    assert len(best.why.args) == 0
    assert advice(state)[1].why == Message("hint-risk")
    assert Easy(Rng(0)).decide(state.sight(0)) != best.move


def test_the_last_turn_of_a_lost_game_goes_for_the_gold() -> None:
    state = position("I II L L B", purses=[10, 12, 8], round=5, consul=1, consul_dice="IV IV IV L B")
    best = advice(state)[0]
    assert best.why is not None
    assert best.why.key == "hint-needed"
    assert best.why.args["consul"] == SeatRef(1)
    assert 0 < best.value < 0.6


def test_nothing_can_be_won_any_more() -> None:
    state = position("I II L L B", purses=[1, 30, 8], round=5, consul=1, consul_dice="IV IV IV L B")
    assert {item.why for item in advice(state)} == {Message("hint-lost")}


def test_five_bombs_end_a_game_that_they_win() -> None:
    state = position("B B B B B", purses=[10, 10, 10], round=1, consul=1, consul_dice="IV IV IV L B")
    best = advice(state)[0]
    assert (spell(best.move), best.value) == ("B B B B B", 1.0)
    assert best.why == Message("hint-stop-caesar", {"coins": 12})


def test_five_bombs_are_thrown_again_where_they_would_lose() -> None:
    """Ending the game six coins behind wins nothing: the round is better."""
    state = position("B B B B B", purses=[4, 20, 6], round=4, consul=1, consul_dice="IV IV IV L B")
    ranked = advice(state, 40)
    assert spell(ranked[0].move) != "B B B B B"
    stop = [item for item in ranked if spell(item.move) == "B B B B B"]
    assert [item.why for item in stop] == [Message("hint-stop-caesar-short", {"coins": 6})]


def test_four_bombs_win_the_last_round() -> None:
    state = position("L B B B B", purses=[12, 10, 8], round=5, throws=2, consul=1, consul_dice="IV IV IV L B")
    best = advice(state)[0]
    assert (spell(best.move), best.value) == ("L B B B B", 1.0)


def test_a_poor_consul_makes_no_coup_worthwhile() -> None:
    rich = position("I II IV B B", purses=[10, 10, 10], throws=2, consul=1, consul_dice="III IV L L L")
    poor = position("I II IV B B", purses=[10, 0, 20], throws=2, consul=1, consul_dice="III IV L L L")
    assert choice(rich) == "B B"
    (best,) = advice(rich, 1)
    assert best.why is not None
    assert (best.why.key, best.why.args["coins"]) == ("hint-bombs", 3)
    bombs = [item for item in advice(poor, 40) if spell(item.move) == "B B"]
    assert bombs[0].why is not None
    assert bombs[0].why.args["coins"] == 0


def test_a_high_score_stands() -> None:
    state = position("I I I IV L", purses=[10, 10, 10])
    best = advice(state)[0]
    assert best.why is not None
    assert (spell(best.move), best.why.key, best.why.args["score"]) == ("I I I IV L", "hint-stop-consul", 19)
    held = round_table(3, 1).prospect(STANDING[parse_hand("I I I IV L")], 2).win[0]
    assert best.why.args["chance"] == round(100 * held, 1)


# Hints


def test_advice_is_sorted_and_begins_with_the_decision() -> None:
    for sight, move in walk(3, [Strong], 3):
        found = Strong(Rng(0)).advise(sight, 4)
        assert found[0].move == move
        assert len(found) == min(4, len(sight.moves))
        assert len({item.move for item in found}) == len(found)
        values = [item.value for item in found]
        assert all(a >= b - 1e-9 for a, b in pairwise(values))
        assert all(0 <= value <= 1 for value in values)


def test_no_advice_for_who_does_not_decide() -> None:
    state = position("I I I IV L", purses=[10, 10, 10])
    assert Strong(Rng(0)).advise(state.sight(1)) == []
    assert Strong(Rng(0)).advise(state.sight(None)) == []
    assert Easy(Rng(0)).advise(state.sight(0)) == []


def test_hints_are_of_many_kinds_and_told_in_every_language() -> None:
    kinds: set[str] = set()
    best: set[str] = set()
    for seats in (2, 3, 5):
        speakers = [Speaker(language, "caesar_dice", [f"P{seat}" for seat in range(seats)]) for language in LANGUAGES]
        for number in range(4):
            for sight, _ in walk(seats, [Strong, Easy, Uniform], number):
                for rank, item in enumerate(Strong(Rng(0)).advise(sight, 12)):
                    assert item.why is not None
                    if item.why.key not in kinds or number == 0:
                        assert all(speaker.say(item.why) for speaker in speakers)
                    kinds.add(item.why.key)
                    if rank == 0:
                        best.add(item.why.key)
    assert len(kinds) >= 14, kinds
    assert len(best) >= 10, best


@pytest.mark.parametrize("throws", [1, 2])
def test_the_promised_chance_is_kept(throws: int) -> None:
    """Played on by the bot itself with seeded dice, the Consul is beaten as often as the hint says."""
    state = position("I IV L L B", purses=[10, 10, 10], throws=throws, consul=1, consul_dice="III IV L L B")
    (best,) = advice(state, 1)
    assert best.why is not None
    assert best.why.key == "hint-beat"
    told = best.why.args["chance"]
    assert isinstance(told, float)
    bot = Strong(Rng(0))
    rng = Rng(throws)
    games = 3000
    hits = 0
    for _ in range(games):
        copy = state.copy()
        while copy.table.consul == 1 and copy.table.turn == 0:
            seat = copy.acting()[0]
            copy.apply(seat, copy.draw(rng) if seat == FORTUNA else bot.decide(copy.sight(0)))
        hits += copy.table.consul == 0
    chance = told / 100
    assert abs(hits / games - chance) < 4.5 * sqrt(chance * (1 - chance) / games)


def test_the_facts_of_a_turn_follow_the_rules() -> None:
    """Kinds and payments as the hints tell them are what the rules then do."""
    for purses in ([10, 10, 10], [1, 10, 10], [10, 1, 10]):
        for hand in range(FIRST_FULL, ALL):
            state = position("I I I I I", purses=purses, consul=1, consul_dice="III IV IV L L")
            state.table.dice = hand
            turn = TurnValues(state.table)
            state.apply(0, hand)
            assert (turn.kind(hand) == OVERTHROW) == (state.table.consul == 0)
            if turn.payment(hand):
                assert state.table.bronze[0] - purses[0] == turn.payment(hand)
