"""The player aid: the odds that the house computes, for the dice on the table."""

from __future__ import annotations

from typing import Any, cast

import pytest

from rubicon.games.caesar_dice import GAME
from rubicon.games.caesar_dice.aid.keeps import aid

SETUP = GAME.setup(seats=3)


def told(*lines: str) -> dict[str, Any]:
    """The aid for seat 0 after these moves, Fortuna's and everybody's, in notation."""
    state = SETUP.start()
    for line in lines:
        (seat,) = state.acting()
        state.play(seat, SETUP.read(seat, line))
    return cast(dict[str, Any], aid(state.sight(0)))


def chances(answer: dict[str, Any], what: str) -> dict[str, float]:
    return {" ".join(one["keep"]): one[what] for one in answer["keeps"]}


def test_without_a_consul_any_score_will_do_and_bombs_mean_nothing() -> None:
    answer = told("first 1", "I II III IV L")
    assert answer["target"] is None
    assert chances(answer, "consul")["I II III IV L"] == 1.0
    assert all(one["coup"] is None for one in answer["keeps"])


def test_against_a_consul_every_offered_keep_has_both_chances_the_best_first() -> None:
    answer = told("first 3", "I II III IV L", "stop I II III IV L", "IV L B B B")
    assert answer["target"] == 10
    assert len(answer["keeps"]) == 16  # IV, L and none to three bombs
    consul = [one["consul"] for one in answer["keeps"]]
    assert consul == sorted(consul, reverse=True)
    assert chances(answer, "coup")["IV L B B B"] == 1.0
    assert chances(answer, "coup")["B B B"] == 1.0
    assert chances(answer, "consul")["IV L B B B"] == 0.0


def test_one_throw_left_is_plain_arithmetic() -> None:
    answer = told("first 3", "I II III IV L", "stop I II III IV L", "I I IV L L", "keep IV L L", "I I")
    # I, IV and two laurels make 10 already; any fifth die but a bomb makes it more.
    assert chances(answer, "consul")["I IV L L"] == pytest.approx(5 / 6)


def test_who_has_nothing_to_decide_is_told_nothing() -> None:
    assert told("first 2", "I II III IV L") == {"target": None, "keeps": []}
