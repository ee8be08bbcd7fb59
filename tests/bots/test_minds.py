"""What games tell the search holds in any position: shares of one victory, weights for all moves, legal quick moves."""

from __future__ import annotations

import pickle
from importlib import import_module
from typing import Any

import pytest

from rubicon import games
from rubicon.core.game import FORTUNA, State
from rubicon.core.mind import Level, Mind
from rubicon.core.rng import Rng, stream

TABLES: list[tuple[str, dict[str, Any], int | None]] = [
    ("augustus", {}, 2),
    ("augustus", {}, 4),
    ("caesar", {}, None),
    ("caesar", {"border_control": True}, None),
    ("caesar", {"solo": "hard", "border_control": True}, None),
    ("caesar", {"solo": "easy", "edition": "psc", "human_side": "pompey"}, None),
    ("caesar_dice", {}, 3),
    ("julius_caesar", {}, None),
    ("julius_caesar", {"deployment": "free"}, None),
]


def levels(game: str) -> dict[str, Level]:
    found = import_module(f"rubicon.games.{game}.bot").BOTS
    return {name: maker for name, maker in found.items() if isinstance(maker, Level)}


def walk(game: str, options: dict[str, Any], seats: int | None, every: int, most: int) -> list[tuple[State, int]]:
    """Every so many decisions of a random game: the position, and who decides."""
    rng = stream("minds", game, seats)
    state = games.find(game).setup(options, seats).start()
    found: list[tuple[State, int]] = []
    number = 0
    while state.acting() and len(found) < most:
        seat = state.acting()[0]
        if seat == FORTUNA:
            state.apply(seat, state.draw(rng))
            continue
        if len(state.moves(seat)) > 1:
            if number % every == 0:
                found.append((state.sight(seat).imagine(rng), seat))
            number += 1
        state.apply(seat, rng.choice(state.moves(seat)))
    return found


@pytest.mark.parametrize(("game", "options", "seats"), TABLES)
def test_minds(game: str, options: dict[str, Any], seats: int | None) -> None:
    mind = levels(game)["medium"].mind
    rng = stream("asked")
    for state, seat in walk(game, options, seats, 5, 25):
        moves = state.moves(seat)
        told = [] if state.journal is None else list(state.journal)
        shares = mind.shares(state, rng)
        assert len(shares) == state.setup.seats
        assert all(0 <= share <= 1 for share in shares)
        if state.setup.seats > 1:
            assert sum(shares) == pytest.approx(1)
        weights = mind.weights(state, seat, moves)
        assert len(weights) == len(moves)
        assert min(weights) > 0
        assert mind.quick(state, seat, moves, rng) in moves
        assert 0 < mind.effort(state.sight(seat)) <= 1
        assert state.moves(seat) == moves  # nothing of it was played
        assert (state.journal or []) == told


def test_levels_grow() -> None:
    for game in games.names():
        searched = levels(game)
        iterations = [searched[name].iterations for name in ("easy", "medium", "strong") if name in searched]
        assert iterations == sorted(set(iterations))
        assert all(level.seconds > 0 for level in searched.values() if level.iterations)


def test_levels_travel() -> None:
    for game in games.names():
        for level in levels(game).values():
            again: Level = pickle.loads(pickle.dumps(level))
            assert type(again.mind) is type(level.mind)
            facts = ("iterations", "seconds", "explore", "playout", "wide", "chance", "mixes")
            assert [getattr(again, fact) for fact in facts] == [getattr(level, fact) for fact in facts]


def test_who_knows_nothing_plays_to_the_end() -> None:
    state = games.find("caesar_dice").setup(seats=3).start()
    shares = Mind().shares(state, Rng(5))
    assert sum(shares) == pytest.approx(1)
    assert state.acting() == (FORTUNA,)  # on a copy
