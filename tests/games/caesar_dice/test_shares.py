"""What `strong` takes positions for three to six to be worth: by the rules, by themselves, and as they are then won."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import pytest

from rubicon.core import FORTUNA, Rng
from rubicon.games.caesar_dice import GAME
from rubicon.games.caesar_dice.aid.odds import ALL, parse_hand
from rubicon.games.caesar_dice.bot import fitted, three_seats
from rubicon.games.caesar_dice.bot.ends import NO_CONSUL, Shares, final_share, is_regular, paid
from rubicon.games.caesar_dice.bot.round_values import LAST_ROUND, STANDING, STANDINGS
from rubicon.games.caesar_dice.bot.strong import Strong
from rubicon.games.caesar_dice.bot.three_seats_solver import turn_shares
from rubicon.games.caesar_dice.bot.turn_values import TurnValues
from rubicon.games.caesar_dice.rules.dice import FIRST_FULL
from rubicon.games.caesar_dice.rules.state import DiceState
from rubicon.games.caesar_dice.rules.table import KEEPING, THROWING, DiceTable
from tests.games.caesar_dice.test_bots import position

STEP = 1.01 / three_seats.STEPS
PURSES = {3: [14, 9, 11], 4: [12, 9, 14, 11], 5: [12, 9, 10, 12, 11], 6: [10, 9, 8, 12, 9, 6]}


def shares_for(seats: int) -> Shares:
    return three_seats.shipped() if seats == three_seats.SEATS else fitted.fitted(seats)


def dealt(seats: int, rng: Rng, round: int) -> list[int]:
    """What a match may have come to."""
    purses = [sum(DiceTable(seats).bronze) + 2 * (round - 1)] + [0] * (seats - 1)
    for place in range(1, seats):
        purses = paid(purses, 0, place, purses[0] // (seats - place + 1) + rng.below(9) - 4)
    return purses


def every_position() -> list[tuple[int, int, int, int, int]]:
    found = []
    for round in range(1, LAST_ROUND + 1):
        together = three_seats.total(round)
        for one in range(together + 1):
            for other in range(together + 1 - one):
                found.append((round, NO_CONSUL, 1, one, other))
                for standing in range(STANDINGS):
                    found += [(round, standing, 1, one, other), (round, standing, 2, one, other)]
    return found


def test_every_position_of_three_has_a_place_of_its_own() -> None:
    seen = bytearray(three_seats.ENTRIES)
    for one in every_position():
        seen[three_seats.at(*one)] += 1
    assert seen == b"\1" * three_seats.ENTRIES


def test_the_shares_of_three_agree_with_themselves(soak: int) -> None:
    """Every share is that of the best turn, given the shares that it leads to. `make soak` looks at more of them."""
    known = three_seats.shipped()
    for round, standing, turns, one, other in every_position()[:: 1499 if soak == 1 else 37]:
        purses = [one, other, three_seats.total(round) - one - other]
        found = turn_shares(known, round, standing, turns, purses)
        kept = [known.share(round, standing, turns, purses, place) for place in range(3)]
        assert kept == pytest.approx(found, abs=2 * STEP), (round, standing, turns, purses)


def by_the_rules(state: DiceState) -> tuple[float, ...]:
    """The shares when each does what is best for itself, then for its purse: all moves tried, nothing else known."""
    seen: dict[tuple[object, ...], tuple[float, ...]] = {}

    def value(here: DiceState) -> tuple[float, ...]:
        table = here.table
        key = (table.phase, *table.bronze, *table.gold, table.turn, table.throws, table.dice, table.consul)
        if key not in seen:
            seen[key] = find(here)
        return seen[key]

    def find(here: DiceState) -> tuple[float, ...]:
        seats = range(here.setup.seats)
        outcome = here.outcome()
        if outcome is not None:
            coins = tuple(1e-10 * score for score in outcome.scores)
            return tuple(outcome.share(seat) for seat in seats) + coins
        acting = here.acting()[0]
        if acting == FORTUNA:
            total = [0.0] * (2 * len(seats))
            chances = here.chances()
            for pick, weight in chances:
                for place, share in enumerate(value(after(here, FORTUNA, pick))):
                    total[place] += weight * share
            weights = sum(weight for _, weight in chances)
            return tuple(share / weights for share in total)
        found = [value(after(here, acting, move)) for move in here.moves(acting)]
        return max(found, key=lambda one: one[acting] + one[len(seats) + acting])

    def after(here: DiceState, seat: int, move: int) -> DiceState:
        there = here.copy()
        there.apply(seat, move)
        return there

    return value(state)[: state.setup.seats]


@pytest.mark.parametrize(
    ("consul_dice", "turns", "purses"),
    [
        ("I I I I L", 1, [14, 11, 13]),  # nobody beats that: bombs and tribute decide
        ("I I I I L", 1, [2, 20, 16]),
        ("I I I I L", 2, [14, 13, 11]),  # two turns: the first has to think of the second
    ],
)
def test_shares_of_three_are_those_of_the_rules(consul_dice: str, turns: int, purses: list[int]) -> None:
    state = GAME.setup(seats=3).start()
    assert isinstance(state, DiceState)
    table = state.table
    table.phase, table.turn, table.round, table.silver_left = THROWING, 0, LAST_ROUND, 0
    table.bronze, table.consul, table.consul_dice = purses.copy(), turns, parse_hand(consul_dice)
    expected = by_the_rules(state)
    known = three_seats.shipped()
    for place in range(3):
        kept = known.share(LAST_ROUND, STANDING[parse_hand(consul_dice)], turns, purses, place)
        assert kept == pytest.approx(expected[place], abs=STEP)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("round", [2, LAST_ROUND])
def test_a_hand_is_worth_what_the_rules_make_of_it(seats: int, round: int) -> None:
    """Every full hand is played; the position that follows, or the outcome, has the value that was promised."""
    rng = Rng(seats)
    shares = shares_for(seats)
    for consul in (-1, 1, seats - 1):
        state = position("I I I I I", purses=[1] * seats, round=round, consul=consul, consul_dice="III IV IV L L")
        state.table.bronze = dealt(seats, rng, round)
        assert is_regular(state.table)
        wish = TurnValues(state.table).wish
        for hand in range(FIRST_FULL, ALL, 7 if seats > 3 else 1):
            after = state.copy()
            after.table.dice = hand
            after.apply(0, hand)
            outcome = after.outcome()
            if outcome is not None:
                expected = outcome.share(0)
            else:
                table = after.table
                me = -table.turn % seats
                purses = [table.wealth((table.turn + place) % seats) for place in range(seats)]
                free = table.consul < 0
                standing = NO_CONSUL if free else STANDING[table.consul_dice]
                turns = 1 if free else (table.consul - table.turn) % seats
                expected = shares.share(table.round, standing, turns, purses, me)
            assert wish[hand] == pytest.approx(expected, abs=1e-7)


@pytest.mark.parametrize("seats", fitted.SEATS)
def test_nets_agree_with_the_turns_that_they_value(seats: int) -> None:
    """In sum all of the victory; and about what comes of a turn at its best. In the last round single coins decide."""
    rng = Rng(seats)
    nets = fitted.fitted(seats)
    for round, most in ((1, 0.01), (4, 0.02), (LAST_ROUND, 0.03)):
        off = 0.0
        many = 12
        for number in range(many):
            purses = dealt(seats, rng, round)
            standing = NO_CONSUL if number % 4 == 0 else rng.below(STANDINGS)
            turns = 1 if standing < 0 else 1 + rng.below(seats - 1)
            found = nets.rounds[round - 1].shares(standing, turns, purses)
            assert sum(found) == pytest.approx(1)
            wanted = turn_shares(nets, round, standing, turns, purses)
            off += sum(abs(one - other) for one, other in zip(found, wanted, strict=True)) / (seats * many)
        assert off < most, (round, off)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_claimed_share_is_won(seats: int, often: Callable[[int], int]) -> None:
    """The last round played out by `strong` in all seats, from one position: as often won as the hint says."""
    state = position(
        "I III L L B", purses=PURSES[seats], round=LAST_ROUND, consul=1, consul_dice="II III IV L B", throws=1
    )
    state.table.bronze[0] += sum(DiceTable(seats).bronze) + 8 - sum(state.table.bronze)
    bots = [Strong(Rng(seat)) for seat in range(seats)]
    claimed = bots[0].advise(state.sight(0), 1)[0].value
    rng = Rng(seats)
    games = often(150)
    won = 0.0
    for _ in range(games):
        copy = state.copy()
        while copy.acting():
            seat = copy.acting()[0]
            copy.apply(seat, copy.draw(rng) if seat == FORTUNA else bots[seat].decide(copy.sight(seat)))
        outcome = copy.outcome()
        assert outcome is not None
        won += outcome.share(0) / games
    assert abs(won - claimed) < 4.5 * sqrt(0.25 / games) + 0.02


def test_positions_of_no_match_are_estimated() -> None:
    for seats in (3, 4):
        table = position("III III L L L", purses=[40] * seats, round=5).table
        assert not is_regular(table)
        assert TurnValues(table).wish == TurnValues(table, known=False).wish
    assert position("I I I I I", purses=[10, 10, 10]).table.phase == KEEPING


def test_most_coins_win_and_equals_share() -> None:
    assert [final_share([5, 7, 7, 1], place) for place in range(4)] == [0, 0.5, 0.5, 0]
    assert paid([2, 5, 0], 0, 2, 3) == [0, 5, 2]


def test_what_is_not_complete_is_refused() -> None:
    with pytest.raises(ValueError, match="288470 positions"):
        three_seats.Shipped(b"1234")
    with pytest.raises(ValueError, match="weights of two"):
        fitted.read(b"1234", 4)
