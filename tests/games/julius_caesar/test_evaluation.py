"""What the search thinks of a position: better with more points, blocks and cities, the same from both sides."""

from __future__ import annotations

import pytest

from rubicon.core.game import FORTUNA
from rubicon.core.rng import stream
from rubicon.games import find
from rubicon.games.julius_caesar.bot.evaluation import (
    BLOCKS,
    CONTACT,
    DOUBTFUL,
    FEATURES,
    POINTS,
    STEPS,
    TROPHIES,
    WEIGHTS,
    features,
    log_odds,
)
from rubicon.games.julius_caesar.bot.mind import JuliusMind
from rubicon.games.julius_caesar.rules.box import CAESAR, POMPEY
from rubicon.games.julius_caesar.rules.state import JuliusState
from rubicon.games.julius_caesar.rules.table import MOVING


def position(steps: int = 0, seed: int = 0) -> JuliusState:
    """After the deal, and that many random moves."""
    state = find("julius_caesar").setup().start()
    assert isinstance(state, JuliusState)
    rng = stream("outlook", seed)
    while state.acting() and (steps > 0 or state.acting() == (FORTUNA,)):
        seat = state.acting()[0]
        state.apply(seat, state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
        steps -= seat != FORTUNA
    return state


@pytest.mark.parametrize("steps", [0, 12, 40, 90])
def test_what_is_good_for_one_is_bad_for_the_other(steps: int) -> None:
    state = position(steps)
    before = log_odds(state)
    state.table.trophies[CAESAR] += 1
    assert log_odds(state) > before
    state.table.trophies[CAESAR] -= 1
    state.table.trophies[POMPEY] += 1
    assert log_odds(state) < before


def test_steps_and_cards_count() -> None:
    state = position()
    before = log_odds(state)
    own = next(b for b in range(state.box.blocks) if state.table.side[b] == CAESAR and state.table.strength[b] > 1)
    state.table.strength[own] -= 1
    assert log_odds(state) < before
    state.table.strength[own] += 1
    card = state.table.hands[POMPEY].pop()
    assert log_odds(state) > before
    state.table.hands[POMPEY].append(card)
    assert log_odds(state) == before


def test_features_count_what_lies_on_the_table() -> None:
    """Without a battle: points, blocks and steps of both, exactly."""
    state = position()
    table = state.table
    box = state.box
    found = features(state)
    assert len(found) == len(WEIGHTS) == FEATURES
    assert found[TROPHIES] + found[POINTS] == table.points_of(box, CAESAR) - table.points_of(box, POMPEY) == -6
    on_map = [b for b in range(box.blocks) if 0 <= table.where[b] < box.places]
    sign = {CAESAR: 1, POMPEY: -1}
    assert found[BLOCKS] == sum(sign[table.side[b]] for b in on_map)
    assert found[STEPS] == sum(sign[table.side[b]] * table.strength[b] for b in on_map)
    assert found[CONTACT] == 0, "where one has the enemy next door, so has the other"
    assert found[DOUBTFUL] < 0, "Caesar has nothing there that counts, and Pompey has"


def test_a_battle_counts_as_it_will_probably_end() -> None:
    """One weak block among strong enemies: hardly anything of it is left, and the city goes to who wins."""
    state = position()
    table = state.table
    box = state.box
    city = next(table.where[b] for b in range(box.blocks) if table.side[b] == POMPEY and table.where[b] < box.cities)
    table.attacker[city] = CAESAR
    before = features(state)
    guest = next(b for b in range(box.blocks) if table.side[b] == CAESAR and table.strength[b] == 2)
    home = table.where[guest]
    assert sum(1 for b in range(box.blocks) if table.where[b] == home) > 1, "its own city stays in hand"
    table.where[guest] = city
    table.strength[guest] = 1
    after = features(state)
    assert before[POINTS] <= after[POINTS] < before[POINTS] + 0.6
    assert after[STEPS] < before[STEPS]
    table.attacker[city] = POMPEY
    assert features(state)[POINTS] >= after[POINTS], "who defends has the better end of it"


def test_shares_are_shares_anywhere() -> None:
    mind = JuliusMind()
    for seed in range(3):
        for steps in (0, 30, 120):
            state = position(steps, seed)
            if state.acting():
                shares = mind.shares(state, stream("shares"))
                assert sum(shares) == pytest.approx(1)
                assert all(0 < share < 1 for share in shares)


def test_marches_that_gain_are_looked_at_first() -> None:
    """All moves have a weight; to be done is not the best while cities lie vacant next door."""
    state = position()
    rng = stream("march")
    while state.table.phase != MOVING:
        seat = state.acting()[0]
        state.apply(seat, state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
    seat = state.acting()[0]
    moves = state.moves(seat)
    weights = JuliusMind().weights(state, seat, moves)
    assert len(weights) == len(moves)
    assert min(weights) > 0
    assert weights[moves.index(0)] < max(weights)
