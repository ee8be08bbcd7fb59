"""What goes out as JSON: the same text as Python's own json would write, whatever a game shows."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from rubicon import games
from rubicon.core.game import FORTUNA
from rubicon.core.rng import stream
from rubicon.server.wire_json import dumps


class Pair(NamedTuple):
    """What a game from elsewhere may put into its views."""

    left: int
    right: int


def plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


@pytest.mark.parametrize(
    "value",
    [
        {"words": 'Żółć, „cudzysłów” and \n\t"quotes"', "share": 0.1, "half": 1.5, "none": None, "yes": True},
        {"tuple": (1, 2), "nested": [{"a": []}, {}]},
        {"large": 2**80},
        {"keys": {1: "one", 2: "two"}},
        {"pair": Pair(1, 2)},
    ],
)
def test_the_text_is_that_of_json(value: dict[str, Any]) -> None:
    assert dumps(value) == plain(value)


@pytest.mark.parametrize("name", ["caesar_dice", "caesar", "augustus", "julius_caesar"])
def test_views_are_the_same_text(name: str) -> None:
    state = games.find(name).setup().start()
    rng = stream("views", name)
    seen = 0
    while seen < 10 and (acting := state.acting()):
        seat = acting[0]
        if seat == FORTUNA:
            state.apply(seat, state.draw(rng))
            continue
        view = state.sight(seat).view()
        assert dumps(view) == plain(view)
        seen += 1
        moves = state.moves(seat)
        state.apply(seat, moves[rng.below(len(moves))])
    assert seen
