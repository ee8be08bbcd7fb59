"""Options, seats and outcomes: what is asked before a game and told after it."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from rubicon.core import BadBox, BadOption, BadSeats, Option, Outcome
from rubicon.core.game import spell
from tests.fixture_game import GAME

MIXED = Option("mixed", "Auto", (True, 1, "Auto", 2, False))


@pytest.mark.parametrize("value", [True, False, 1, 2, "Auto"])
def test_a_choice_is_taken_as_what_it_is(value: Any) -> None:
    checked = MIXED.check(value)
    assert checked == value
    assert type(checked) is type(value)


def test_true_and_one_are_different_answers() -> None:
    assert MIXED.check(1) is not True
    assert Option("flag", False).check(True) is True
    for option, value in ((Option("flag", False), 1), (Option("flag", False), 0), (Option("n", 1, (1, 2)), True)):
        with pytest.raises(BadOption):
            option.check(value)


@pytest.mark.parametrize(
    ("text", "value"), [("true", True), (" TRUE ", True), ("False", False), ("1", 1), ("2", 2), ("AUTO", "Auto")]
)
def test_text_is_read_as_the_choice_it_spells(text: str, value: Any) -> None:
    checked = MIXED.check(text)
    assert checked == value
    assert type(checked) is type(value)


@pytest.mark.parametrize("value", [3, None, "", "yes", 1.0, [1], {"a": 1}, float("nan"), b"1"])
def test_other_values_are_refused_with_the_choices(value: Any) -> None:
    with pytest.raises(BadOption, match="It can be: true, 1, auto, 2, false"):
        MIXED.check(value)


def test_a_default_is_one_of_the_choices() -> None:
    with pytest.raises(ValueError, match="not one of its choices"):
        Option("n", 3, (1, 2))
    with pytest.raises(ValueError):
        Option("n", True, (1, 2))


def test_values_are_spelled_as_people_type_them() -> None:
    assert [spell(value) for value in (True, 3, "Auto")] == ["true", "3", "auto"]


def test_setups_fill_in_the_defaults() -> None:
    setup = GAME.setup()
    assert setup.options == {"goal": 3, "raising": True}
    assert setup.seats == 2
    assert GAME.setup({"goal": "5"}, 3).options["goal"] == 5
    given = {"goal": 5}
    GAME.setup(given)
    assert given == {"goal": 5}, "what was given is not touched"


def test_setups_refuse_by_name() -> None:
    with pytest.raises(BadOption, match=r"no option “gaol”. Its options are: goal, raising"):
        GAME.setup({"gaol": 3})
    with pytest.raises(BadOption, match="Five points"):
        GAME.setup({"goal": 5, "raising": False})
    for seats in (1, 4, 0, -1, True):
        with pytest.raises(BadSeats, match="takes: 2, 3"):
            GAME.setup(seats=seats)
    with pytest.raises(BadBox, match="no components"):
        GAME.setup(custom={"coins": 5})


def test_a_shared_victory_is_shared() -> None:
    assert Outcome((3, 3, 1), (0, 1), "goal").share(0) == 0.5
    assert Outcome((3, 3, 1), (0, 1), "goal").share(2) == 0
    assert Outcome((3, 1), (0,), "goal").share(0) == 1
    assert Outcome((3, 3), (), "agreed_draw").share(1) == 0.5


def test_outcomes_are_compared_hashed_and_travel() -> None:
    outcome = Outcome((3, 1), (0,), "goal")
    assert outcome == Outcome((3, 1), (0,), "goal")
    assert len({outcome, Outcome((3, 1), (0,), "goal"), Outcome((3, 1), (0,), "empty")}) == 2
    assert outcome != Outcome((3, 2), (0,), "goal")
    assert outcome != "goal"
    assert pickle.loads(pickle.dumps(outcome)) == outcome
    assert repr(outcome) == "Outcome(scores=(3, 1), winners=(0,), reason='goal')"
