"""What the learned judgement looks at, and what it says where nothing was learned."""

from __future__ import annotations

import json
import pickle
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from rubicon.bots.search import Search
from rubicon.core.game import FORTUNA
from rubicon.core.mind import Level
from rubicon.core.net import WEIGHTS
from rubicon.core.rng import Rng, stream
from rubicon.games.caesar import GAME
from rubicon.games.caesar.bot.features import PART, POSITION, mover_of, placements, position
from rubicon.games.caesar.bot.learned import LearnedMind, draw_options
from rubicon.games.caesar.bot.mind import CaesarMind
from rubicon.games.caesar.rules.state import CaesarState
from rubicon.games.caesar.rules.table import PLACING

TABLES: list[dict[str, Any]] = [
    {},
    {"border_control": True, "centurions": True},
    {"edition": "psc", "poison": True},
]


@pytest.fixture
def weights(tmp_path: Path) -> str:
    """A file of nets that nobody has fitted."""
    rng = Rng(8)

    def net(inputs: int) -> dict[str, Any]:
        def some(count: int) -> list[float]:
            return [round(rng.random() - 0.5, 3) for _ in range(count)]

        return {"hidden": [some(inputs) for _ in range(8)], "bias": some(8), "out": some(8), "last": 0.1}

    path = tmp_path / "weights.json"
    path.write_text(json.dumps({"value": net(POSITION), "policy": net(PART)}))
    return str(path)


def positions(options: dict[str, Any], number: int = 0) -> list[tuple[CaesarState, int]]:
    """All decisions with a choice in a random game, as the one who decides imagines them."""
    rng = stream("learned", number)
    state = GAME.setup(options).start()
    found: list[tuple[CaesarState, int]] = []
    while state.acting():
        seat = state.acting()[0]
        if seat != FORTUNA and len(state.moves(seat)) > 1:
            imagined = state.sight(seat).imagine(rng)
            assert isinstance(imagined, CaesarState)
            found.append((imagined, seat))
        state.apply(seat, state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
    return found


@pytest.mark.parametrize("options", TABLES)
def test_numbers_are_as_many_as_said_and_about_as_large(options: dict[str, Any]) -> None:
    for state, seat in positions(options):
        moves = state.moves(seat)
        told = position(state, mover_of(state.table))
        assert len(told) == POSITION
        assert all(-5 <= number <= 5 for number in told)
        if state.table.phase == PLACING:
            found = placements(state, moves)
            assert len(found.moves) == len(moves)
            assert {part for parts in found.moves for part in parts} == set(range(len(found.parts)))
            assert all(len(part) == PART for part in found.parts)
            assert all(-5 <= number <= 5 for part in found.parts for number in part)


@pytest.mark.parametrize("options", TABLES)
def test_what_it_says_is_shares_and_weights(options: dict[str, Any], weights: str) -> None:
    mind = LearnedMind(weights)
    kinds = set()
    for state, seat in positions(options):
        before = pickle.dumps(state)
        moves = state.moves(seat)
        shares = mind.shares(state, Rng(1))
        assert len(shares) == 2
        assert sum(shares) == pytest.approx(1)
        judged = mind.weights(state, seat, moves)
        assert len(judged) == len(moves)
        assert min(judged) > 0
        if state.table.phase == PLACING:
            kinds.add(judged != CaesarMind().weights(state, seat, moves))
        else:
            assert judged == CaesarMind().weights(state, seat, moves)
        assert pickle.dumps(state) == before
    assert kinds == {True}


def test_a_sum_of_parts_is_the_same_whatever_else_is_possible(weights: str) -> None:
    """Parts are shared between moves: asked for alone, a move gets the same proportions."""
    mind = LearnedMind(weights)
    for state, seat in positions({})[::4]:
        moves = state.moves(seat)
        if state.table.phase == PLACING and len(moves) > 3:
            whole = mind.weights(state, seat, moves)
            pair = (moves[0], moves[-1])
            best = max(range(2), key=lambda i: (whole[0], whole[-1])[i])
            found = mind.weights(state, seat, pair)
            assert max(range(2), key=lambda i: found[i]) == best


def test_alone_and_at_the_end_it_judges_as_strong_does(weights: str) -> None:
    mind = LearnedMind(weights)
    for state, seat in positions({"solo": "hard"})[:6]:
        assert mind.shares(state, Rng(1)) == CaesarMind().shares(state, Rng(1))
        assert mind.weights(state, seat, state.moves(seat)) == CaesarMind().weights(state, seat, state.moves(seat))
    rng = Rng(3)
    state, _ = positions({})[-1]
    while state.acting():
        seat = state.acting()[0]
        state.apply(seat, state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
    outcome = state.outcome()
    assert outcome is not None
    assert mind.shares(state, rng) == pytest.approx([outcome.share(0), outcome.share(1)], abs=1e-6)


def test_it_travels_and_plays(weights: str) -> None:
    level = Level(LearnedMind(weights), 12)
    again: Level = pickle.loads(pickle.dumps(level))
    for state, seat in positions({})[:3]:
        sight = state.sight(seat)
        assert Search(Rng(5), level).decide(sight) == Search(Rng(5), again).decide(sight)


def test_options_to_learn_from_are_real_ones() -> None:
    drawn = [draw_options(Rng(seed)) for seed in range(40)]
    assert drawn.count({}) > 20
    assert any("edition" in options for options in drawn)
    for options in drawn:
        GAME.setup(options, 2)


# What comes with the game

SHARES = [0.5204564445144396, 0.533812262043572, 0.6138865744884714, 0.07959823422490842, 0.011997681012557049]
WEIGHED = [1.01, 0.08073572798833231, 0.11136184844761342, 0.017078386043494573]
MOVES = [185, 350, 62, 363, 633, 363, 1034]


def test_the_weights_say_how_they_were_made() -> None:
    file = files("rubicon.games.caesar.bot") / WEIGHTS
    told = json.loads(file.read_text("utf-8"))
    assert len(file.read_bytes()) < 2_000_000
    made = told["made"]
    assert made["command"].startswith(f"rubicon train caesar --bot {made['bot']} --games {made['games']} ")
    assert f"--seed {made['seed']} " in made["command"]
    for name in ("value", "policy"):
        aside = [epoch["aside"] for epoch in made[f"{name}_curve"]]
        assert min(aside) < aside[0]


def test_they_say_and_play_the_same_everywhere() -> None:
    """Figures of one machine: compiled or not, with whatever NumPy or none, they have to come out again."""
    mind = LearnedMind()
    odds = [mind.shares(state, Rng(1))[0] for state, _ in positions({}, 7)[::6]]
    assert odds == pytest.approx(SHARES, abs=1e-12)
    state, seat = positions({}, 7)[4]
    judged = mind.weights(state, seat, state.moves(seat))
    assert judged[:: len(judged) // 4] == pytest.approx(WEIGHED, abs=1e-12)
    decided = [Search(Rng(2), Level(mind, 24)).decide(state.sight(seat)) for state, seat in positions({}, 7)[::4]]
    assert decided == MOVES
