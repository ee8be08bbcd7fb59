"""Arguments of the wrong type: the same error, compiled or not, and it says what would be right."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Any

import pytest

from rubicon import bots, games
from rubicon.core import (
    FORTUNA,
    BadBox,
    BadOption,
    BadSeats,
    IllegalMove,
    Rng,
    State,
    UnknownBot,
    UnknownGame,
    WrongRules,
    WrongSeat,
)

Mistake = tuple[str, Callable[[], object], type[Exception], str]

caesar: Any = games.find("caesar")
"""Without its types, as in a program that nobody has checked."""
bots_of: Any = bots


def deciding() -> Any:
    """A state in which seat 0 decides."""
    state: State = games.find("caesar_dice").setup(seats=2).start()
    state.play(FORTUNA, state.chances()[0][0])
    state.play(FORTUNA, state.chances()[0][0])
    assert state.acting() == (0,)
    return state


SEATS = "The number of seats is a whole number, not {} (of type {}). caesar takes: 2."
MOVE = "A move is a whole number, not {} (of type {})."

MISTAKES: list[Mistake] = [
    ("seats='2'", lambda: caesar.setup(seats="2"), BadSeats, SEATS.format("'2'", "str")),
    ("seats=True", lambda: caesar.setup(seats=True), BadSeats, SEATS.format("True", "bool")),
    ("seats=2.0", lambda: caesar.setup(seats=2.0), BadSeats, SEATS.format("2.0", "float")),
    ("seats=3", lambda: caesar.setup(seats=3), BadSeats, "caesar cannot be played with 3 seats here. It takes: 2."),
    (
        "options=[]",
        lambda: caesar.setup(options=["edition"]),
        BadOption,
        "Options are a dict of names and values, not ['edition'] (of type list).",
    ),
    (
        "edition=3",
        lambda: caesar.setup(options={"edition": 3}),
        BadOption,
        "The option “edition” cannot be “3”. It can be: nk, psc.",
    ),
    (
        "3=edition",
        lambda: caesar.setup(options={3: "edition"}),
        BadOption,
        f"caesar has no option “3”. Its options are: {', '.join(option.name for option in caesar.options)}.",
    ),
    (
        "custom='box.toml'",
        lambda: caesar.setup(custom="box.toml"),
        BadBox,
        "The components of caesar are a dict, as read from a TOML file, not 'box.toml' (of type str).",
    ),
    (
        "rules='1'",
        lambda: caesar.setup(rules="1"),
        WrongRules,
        f"This match of caesar was played by version '1' of the rules; this Rubicon has version {caesar.rules} "
        "and cannot replay it.",
    ),
    ("play('0', 1)", lambda: deciding().play("0", 1), WrongSeat, "There is no seat '0': the seats are 0 to 1."),
    ("play(True, 1)", lambda: deciding().play(True, 1), WrongSeat, "There is no seat True: the seats are 0 to 1."),
    ("play(None, 1)", lambda: deciding().play(None, 1), WrongSeat, "There is no seat None: the seats are 0 to 1."),
    ("play(0, '1')", lambda: deciding().play(0, "1"), IllegalMove, MOVE.format("'1'", "str")),
    ("play(0, True)", lambda: deciding().play(0, True), IllegalMove, MOVE.format("True", "bool")),
    ("play(0, 1.5)", lambda: deciding().play(0, 1.5), IllegalMove, MOVE.format("1.5", "float")),
    (
        "make('caesar', 3)",
        lambda: bots_of.make("caesar", 3, Rng(1)),
        UnknownBot,
        "A bot is called by its name, not by 3 (of type int). The bots of caesar are: "
        f"{', '.join(bots.names('caesar'))}.",
    ),
    (
        "make(3, 'easy')",
        lambda: bots_of.make(3, "easy", Rng(1)),
        UnknownGame,
        "There is no game called “3”. The games are: augustus, caesar, caesar_dice, julius_caesar, three_coins.",
    ),
    (
        "make('caesar', 'easy', 1)",
        lambda: bots_of.make("caesar", "easy", 1),
        TypeError,
        "a bot thinks with an Rng, such as Rng(1), not with 1",
    ),
]


@pytest.mark.parametrize(("call", "kind", "said"), [one[1:] for one in MISTAKES], ids=[one[0] for one in MISTAKES])
def test_wrong_arguments_are_named(call: Callable[[], object], kind: type[Exception], said: str) -> None:
    with pytest.raises(kind) as caught:
        call()
    assert type(caught.value) is kind
    assert str(caught.value) == said


def test_a_refused_move_changes_nothing() -> None:
    state, before = deciding(), deciding()
    with pytest.raises(IllegalMove):
        state.play(0, "1")
    assert state == before


def test_any_mapping_will_do() -> None:
    options = MappingProxyType({"edition": "psc"})
    assert caesar.setup(options=options) == caesar.setup(options=dict(options)) != caesar.setup()
