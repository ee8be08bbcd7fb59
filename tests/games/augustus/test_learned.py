"""What the learned judgement of Augustus looks at, and that it says and plays the same everywhere."""

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
from rubicon.games.augustus import GAME
from rubicon.games.augustus.bot.features import POSITION, tell_seats
from rubicon.games.augustus.bot.learned import EVERY, LearnedMind, draw_options, tell_position
from rubicon.games.augustus.rules.state import AugustusState
from rubicon.games.augustus.rules.table import DRAWING


@pytest.fixture
def weights(tmp_path: Path) -> str:
    """A file with a net that nobody has fitted."""
    rng = Rng(8)

    def some(count: int) -> list[float]:
        return [round(rng.random() - 0.5, 3) for _ in range(count)]

    net: dict[str, Any] = {"hidden": [some(POSITION) for _ in range(8)], "bias": some(8), "out": some(8), "last": 0.1}
    path = tmp_path / "weights.json"
    path.write_text(json.dumps({"value": net}))
    return str(path)


def positions(seats: int, number: int = 0) -> list[AugustusState]:
    """All positions of a game before a token is drawn, or before somebody with a choice decides."""
    rng = stream("learned", number)
    state = GAME.setup({}, seats).start()
    assert isinstance(state, AugustusState)
    mind = LearnedMind()
    found: list[AugustusState] = []
    while state.acting():
        seat = state.acting()[0]
        moves = () if seat == FORTUNA else state.moves(seat)
        if len(moves) > 1 or state.table.phase == DRAWING:
            found.append(state.copy())
        if seat == FORTUNA:
            state.apply(seat, state.draw(rng))
        else:
            random = rng.below(3) == 0
            state.apply(seat, rng.choice(moves) if random else mind.quick(state, seat, moves, rng))
    return found


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_numbers_are_as_many_as_said_and_not_too_large(seats: int) -> None:
    for state in positions(seats):
        told = tell_seats(state.table, state.box)
        assert len(told) == seats
        assert all(len(numbers) == POSITION for numbers in told)
        assert all(-10 <= number <= 10 for numbers in told for number in numbers)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_it_says_is_shares(seats: int, weights: str) -> None:
    mind = LearnedMind(weights)
    for state in positions(seats)[::5]:
        before = pickle.dumps(state)
        shares = mind.shares(state, Rng(1))
        assert len(shares) == seats
        assert sum(shares) == pytest.approx(1)
        assert min(shares) > 0
        assert pickle.dumps(state) == before


def test_seats_are_told_alike(weights: str) -> None:
    """Who sits where does not matter: a seat that has what another has gets the same share."""
    state = next(state for state in positions(4) if state.table.phase == DRAWING)
    shares = LearnedMind(weights).shares(state, Rng(1))
    turned = state.copy()
    table = turned.table
    for name in ("supply", "progress", "controlled", "declined"):
        setattr(table, name, list(reversed(getattr(table, name))))
    table.tiles = [holder if holder < 0 else 3 - holder for holder in table.tiles]
    table.usable = [table.usable[(3 - seat) * 6 + symbol] for seat in range(4) for symbol in range(6)]
    assert LearnedMind(weights).shares(turned, Rng(1)) == pytest.approx(list(reversed(shares)))


def test_it_travels_and_plays(weights: str) -> None:
    level = Level(LearnedMind(weights), 12, playout=24)
    again: Level = pickle.loads(pickle.dumps(level))
    for state in [state for state in positions(4) if state.acting()[0] != FORTUNA][:40:8]:
        sight = state.sight(state.acting()[0])
        assert Search(Rng(5), level).decide(sight) == Search(Rng(5), again).decide(sight)


def test_what_is_learned_from_are_some_rounds() -> None:
    assert draw_options(Rng(1)) == {}
    told = 0
    for state in positions(3):
        found = tell_position(state)
        assert (found is not None) == (state.table.phase == DRAWING and state.table.draws % EVERY == 0)
        if found is not None:
            seats, numbers = found
            assert seats == [0, 1, 2]
            assert numbers == tell_seats(state.table, state.box)
            told += 1
    assert told > 3


# What comes with the game

SHARES = [
    0.25,
    0.22172516218783433,
    0.060481819041079646,
    0.059763984402099075,
    0.021832600510198877,
    0.004261089738870501,
]
MOVES = [8, 1805, 1573, 1276, 921, 633, 971, 1450, 135, 2109, 0]


def test_the_weights_say_how_they_were_made() -> None:
    file = files("rubicon.games.augustus.bot") / WEIGHTS
    told = json.loads(file.read_text("utf-8"))
    assert len(file.read_bytes()) < 2_000_000
    made = told["made"]
    assert made["command"].startswith(f"rubicon train augustus --bot {made['bot']} --thinking 0 --seats 4 ")
    assert f"--games {made['games']} --seed {made['seed']} " in made["command"]
    aside = [epoch["aside"] for epoch in made["value_curve"]]
    assert min(aside) < aside[0]


def test_they_say_and_play_the_same_everywhere() -> None:
    """Figures of one machine: compiled or not, with whatever NumPy or none, they have to come out again."""
    mind = LearnedMind()
    found = positions(4, 7)
    assert [mind.shares(state, Rng(1))[0] for state in found[:240:40]] == pytest.approx(SHARES, abs=1e-12)
    level = Level(mind, 24, playout=24, explore=0.3)
    choices = [state for state in found if state.acting()[0] != FORTUNA]
    decided = [Search(Rng(2), level).decide(state.sight(state.acting()[0])) for state in choices[::32]]
    assert decided == MOVES
