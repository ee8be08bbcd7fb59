"""Bots as objects, classes and makers, beside names."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

import rubicon
from rubicon.core.rng import Rng
from rubicon.games.caesar_dice.bot.easy import Easy
from rubicon.lab import arena, league, simulate
from rubicon.lab.entrants import AnyBot, LabError
from tests.lab.own_bots import Locked, Picky, make_picky
from tests.lab.test_arena import numbers


def test_all_kinds_play_together_in_any_number_of_processes() -> None:
    bots: list[AnyBot] = ["random", Picky, Picky(Rng(0), 2), make_picky, partial(Picky, shift=3)]
    alone = arena.run("caesar_dice", bots, 20, seed=3, processes=1)
    assert [row.bot for row in alone.rows] == ["random", "Picky", "Picky-2", "make_picky", "Picky-3"]
    assert numbers(alone) == numbers(arena.run("caesar_dice", bots, 20, seed=3, processes=2))
    assert numbers(alone) != numbers(arena.run("caesar_dice", ["random", *[Picky] * 4], 20, seed=3, processes=1))


def test_an_object_plays_like_what_makes_it_and_is_left_as_it_was() -> None:
    bot = Picky(Rng(5), 2)
    before = Rng(5).next32()
    found = [
        numbers(arena.run("caesar_dice", [one, "random"], 20, processes=1))["rows"]
        for one in (bot, partial(Picky, shift=2))
    ]
    assert found[0] == found[1]
    assert bot.rng.next32() == before


def test_the_same_object_twice_is_one_bot_and_its_own_name_is_used() -> None:
    bot = Picky(Rng(0))
    bot.name = "mine"  # type: ignore[attr-defined]
    result = arena.run("caesar_dice", [bot, bot], 4, processes=1)
    assert [(row.bot, row.label) for row in result.rows] == [("mine", "mine 1"), ("mine", "mine 2")]


def test_the_league_and_simulations_take_them_too(tmp_path: Path) -> None:
    found = league.run("caesar_dice", ["random", Picky, Picky(Rng(0), 1)], 4, processes=1)
    assert {rating.bot for rating in found.ladder} == {"random", "Picky", "Picky-2"}
    result = simulate.run("caesar_dice", [Picky, "random"], 3, tmp_path / "out", processes=1)
    assert result.bots == ["Picky", "random"]
    assert '"bot": "Picky"' in (tmp_path / "out" / "caesar_dice-0000000.json").read_text("utf-8")


def test_what_cannot_travel_is_refused_or_stays_here() -> None:
    class Local(Picky):
        pass

    for bot in (Local, Locked(Rng(0)), lambda rng: Picky(rng)):
        with pytest.raises(LabError, match="processes=1"):
            arena.run("caesar_dice", [bot, "random"], 20, processes=2)
        assert arena.run("caesar_dice", [bot, "random"], 4, processes=1).games == 4


def test_unless_told_otherwise_it_stays_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rubicon.lab.executor.PATIENCE", 0.0)
    monkeypatch.setattr("rubicon.lab.executor.processors", lambda: 2)
    bots: list[AnyBot] = [Locked(Rng(0)), "random"]
    assert numbers(arena.run("caesar_dice", bots, 20)) == numbers(arena.run("caesar_dice", bots, 20, processes=1))


def test_what_is_no_bot_is_refused() -> None:
    with pytest.raises(LabError, match="7 is no bot"):
        arena.run("caesar_dice", [7, "random"], 4)  # type: ignore[list-item]


def test_objects_of_classes_that_cannot_be_copied_are_refused() -> None:
    """Compiled classes that nobody may subclass cannot; the class itself will do."""
    if rubicon.COMPILED:
        with pytest.raises(LabError, match="Give the class instead"):
            arena.run("caesar_dice", [Easy(Rng(0)), "random"], 4, processes=1)
    else:
        assert arena.run("caesar_dice", [Easy(Rng(0)), "random"], 4, processes=1).games == 4
    assert arena.run("caesar_dice", [Easy, "random"], 4, processes=1).rows[0].bot == "Easy"
