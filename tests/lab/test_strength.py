"""That levels are stronger than those below them: by sequential tests, which say how often they are wrong.

Nothing else in the tests may claim that a bot plays better than another: a fixed number of games proves it by luck.
`make soak` plays all of these, with new games every time, as many as it takes. `make test` plays the shortest one.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from rubicon.lab import arena
from rubicon.lab.ratings import Sequential
from tests.conftest import SOAK

STOP = (0.0, 50.0)
"""Elo points. No better at all, or better by so many: between the two either answer is right."""
ERROR = 0.01
"""How often a bot may pass that is no better, and how often one may fail that is better by the second number."""
AT_ONCE = 10
"""Deals between looks: what is played too much costs little, and each deal is a game for every seat."""
MOST_DEALS = 4000

long = [pytest.mark.soak, pytest.mark.slow, pytest.mark.skipif(SOAK == 1, reason="takes minutes or hours: make soak")]


def verdict(game: str, bots: list[str], options: dict[str, Any] | None = None) -> tuple[str, int, int]:
    """What the test says of the first bot, of how many deals, with which seed."""
    seed = 1 if SOAK == 1 else int.from_bytes(os.urandom(3))
    test: Sequential | None = None
    for number in range(MOST_DEALS // AT_ONCE):
        played = arena.run(
            game, bots, AT_ONCE * len(bots), options=options, seed=seed * MOST_DEALS + number, processes=1
        )
        test = test or Sequential(*STOP, played.seats, ERROR)
        if any(test.add(block.shares[0]) for block in played.blocks):
            return test.verdict, test.count, seed
    return "open", MOST_DEALS, seed


def test_a_rule_of_thumb_beats_chance() -> None:
    assert verdict("caesar_dice", ["easy", "random"])[0] == "better"


def test_chance_does_not_beat_a_rule_of_thumb() -> None:
    assert verdict("caesar_dice", ["random", "easy"])[0] == "not-better"


# Iterations rather than seconds: the machine shall not matter. Those of `strong` are fewer than it makes.
LADDERS = {
    "augustus": ["easy", "medium:30", "strong:300"],
    "caesar": ["easy", "medium:60", "strong:500", "master:500"],
    "caesar_dice": ["random", "easy", "medium:1000", "strong"],
    "julius_caesar": ["easy", "medium:8", "strong:40"],
}
STEPS = [
    pytest.param(game, ladder[i + 1], ladder[i], marks=long, id=f"{game}-{ladder[i + 1]}-{ladder[i]}")
    for game, ladder in LADDERS.items()
    for i in range(len(ladder) - 1)
]


@pytest.mark.parametrize(("game", "higher", "lower"), STEPS)
def test_every_level_is_better_than_the_one_below(game: str, higher: str, lower: str) -> None:
    found = verdict(game, [higher, lower])
    assert found[0] == "better", found


@pytest.mark.parametrize(
    ("game", "bots"),
    [pytest.param("augustus", ["master:96", *["strong:80"] * 3], marks=long, id="augustus-master")],
)
def test_a_level_is_better_than_three_of_the_one_below(game: str, bots: list[str]) -> None:
    """Where it was measured at a table of four alone."""
    found = verdict(game, bots)
    assert found[0] == "better", found


TABLES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("augustus", ["greedy", "random", "random", "random"], {}),
    ("caesar", ["greedy", "random"], {}),
    ("caesar", ["greedy", "random"], {"border_control": True}),
    ("caesar_dice", ["easy", "random", "random"], {}),
    *[("caesar_dice", ["strong", *["easy"] * others], {}) for others in (2, 3, 4, 5)],
    ("julius_caesar", ["greedy", "random"], {}),
]


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [pytest.param(*table, marks=long, id="-".join([table[0], *table[1], *table[2]])) for table in TABLES],
)
def test_bots_that_know_their_game_beat_those_that_do_not(game: str, bots: list[str], options: dict[str, Any]) -> None:
    found = verdict(game, bots, options)
    assert found[0] == "better", found
