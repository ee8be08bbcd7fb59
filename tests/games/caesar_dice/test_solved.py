"""The dice game for two is solved: by the rules themselves, by best responses, and as it is shipped."""

from __future__ import annotations

from functools import cache

import pytest

from rubicon.core import FORTUNA, Rng
from rubicon.games.caesar_dice import GAME
from rubicon.games.caesar_dice.aid.odds import parse_hand
from rubicon.games.caesar_dice.bot import solved, solver
from rubicon.games.caesar_dice.bot.round_values import LAST_ROUND, STANDING, STANDINGS
from rubicon.games.caesar_dice.bot.solved import ENTRIES, NO_CONSUL, TURNS, at, solution, total, wish
from rubicon.games.caesar_dice.bot.strong import Strong
from rubicon.games.caesar_dice.bot.turn_values import TurnValues
from rubicon.games.caesar_dice.rules.dice import spell
from rubicon.games.caesar_dice.rules.state import DiceState
from rubicon.games.caesar_dice.rules.table import THROWING
from tests.games.caesar_dice.test_bots import advice, position


def every_position() -> list[tuple[int, int, int, int]]:
    found = []
    for round in range(1, LAST_ROUND + 1):
        for purse in range(total(round) + 1):
            found.append((round, NO_CONSUL, 1, purse))
            found += [(round, standing, turns, purse) for standing in range(STANDINGS) for turns in (1, TURNS)]
    return found


def test_every_position_has_a_place_of_its_own() -> None:
    assert sorted(at(*one) for one in every_position()) == list(range(ENTRIES))


def test_what_is_shipped_agrees_with_itself(soak: int) -> None:
    """Every value is that of the best turn, given the values that it leads to. `make soak` looks at all of them."""
    values = solution()
    for one in every_position()[:: 11 if soak == 1 else 1]:
        assert solver.best_value(wish(values, values, *one)) == pytest.approx(values[at(*one)], abs=1e-12), one


def test_what_is_shipped_is_what_is_solved(soak: int) -> None:
    first = LAST_ROUND if soak == 1 else 1
    fresh = solver.solve(first=first)
    start = at(first, NO_CONSUL, 1, 0)
    assert fresh[start:] == pytest.approx(solution()[start:], abs=1e-12)


def by_the_rules(state: DiceState) -> float:
    """The share of seat 0 when both play their best: found by trying all moves, knowing nothing but the contract."""

    @cache
    def value(key: tuple[object, ...]) -> float:
        here = states[key]
        outcome = here.outcome()
        if outcome is not None:
            return outcome.share(0)
        seat = here.acting()[0]
        if seat == FORTUNA:
            chances = here.chances()
            weights = sum(weight for _, weight in chances)
            return sum(weight * value(after(here, FORTUNA, pick)) for pick, weight in chances) / weights
        found = [value(after(here, seat, move)) for move in here.moves(seat)]
        return max(found) if seat == 0 else min(found)

    def after(here: DiceState, seat: int, move: int) -> tuple[object, ...]:
        there = here.copy()
        there.apply(seat, move)
        return known(there)

    def known(there: DiceState) -> tuple[object, ...]:
        table = there.table
        key = (table.phase, *table.bronze, *table.gold, table.turn, table.turns_in_row, table.throws, table.dice)
        key += (table.consul, table.consul_dice)
        states.setdefault(key, there)
        return key

    states: dict[tuple[object, ...], DiceState] = {}
    return value(known(state))


@pytest.mark.parametrize(
    ("consul_dice", "turns", "purse"),
    [
        ("I I I I L", 2, 13),  # nobody beats that: bombs and tribute decide
        ("I I I I L", 1, 1),  # who has little pays all of it
        ("I I I L L", 1, 14),  # 30: only 31 is higher, and then the other has two turns
    ],
)
def test_values_are_those_of_the_rules(consul_dice: str, turns: int, purse: int) -> None:
    state = GAME.setup(seats=2).start()
    assert isinstance(state, DiceState)
    state.table = solver.position(LAST_ROUND, STANDING[parse_hand(consul_dice)], turns, purse)
    state.table.phase = THROWING
    expected = solution()[at(LAST_ROUND, STANDING[parse_hand(consul_dice)], turns, purse)]
    assert by_the_rules(state) == pytest.approx(expected, abs=1e-12)


def test_nobody_does_better_against_strong_than_the_solution_says(soak: int) -> None:
    """A best response gains less than a millionth anywhere; in `make soak` from the first round on."""
    first = LAST_ROUND if soak == 1 else 1
    response, _ = solver.play_out(None, solver.strong_policy, first=first)
    start = at(first, NO_CONSUL, 1, 0)
    gains = [found - value for found, value in zip(response[start:], solution()[start:], strict=True)]
    assert max(gains) < 1e-6
    assert min(gains) > -1e-9
    if soak > 1:  # it can fail: estimates can be exploited
        other, _ = solver.play_out(None, solver.estimating_policy, first=first)
        assert max(found - value for found, value in zip(other[start:], solution()[start:], strict=True)) > 0.01


def test_strong_throws_on_where_the_estimate_stopped() -> None:
    """Three laurels make a good Consul, but the leader need not give the rival two turns for tribute."""
    state = position("III III L L L", purses=[18, 10], round=5, throws=2)
    best = advice(state, 1)[0]
    assert (spell(best.move), round(best.value, 4)) == ("III III", 0.9937)
    hand = state.table.dice
    assert round(TurnValues(state.table).wish[hand], 4) == 0.9135
    assert TurnValues(state.table, known=False).wish[hand] > 0.99


def test_positions_that_no_match_comes_to_are_estimated() -> None:
    state = position("III III L L L", purses=[40, 10], round=5, throws=2)
    assert not TurnValues(state.table).exact
    assert Strong(Rng(0)).decide(state.sight(0)) in state.moves(0)
    assert not TurnValues(position("III III L L L", purses=[9, 9, 10], round=5).table).exact


def test_values_are_written_and_read() -> None:
    values = solution()
    assert solved.read(solved.write(values)) == values
    with pytest.raises(ValueError, match="11374 values"):
        solved.read(solved.write(values[1:]))
