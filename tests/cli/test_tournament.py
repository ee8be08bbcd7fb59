"""`rubicon tournament`: a table and a crosstable in both languages, and data for other programs."""

from __future__ import annotations

import json

from tests.cli.conftest import Run

SIXTEEN = ("tournament", "caesar_dice", *["random"] * 16, "--format", "swiss", "--games", "1", "--processes", "1")


def test_sixteen_bots_by_one_command(run: Run) -> None:
    answer = run(*SIXTEEN)
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert "Buchholz" in lines[0]
    assert sum("random" in line for line in lines) == 32, "a row in the table and one in the crosstable for each"
    assert "rounds: 4" in answer.out
    polish = run(*SIXTEEN, "--lang", "pl").out
    assert "punkty" in polish.splitlines()[0]
    assert "rundy: 4" in polish


def test_data(run: Run) -> None:
    told = json.loads(run(*SIXTEEN, "--json").out)
    assert len(told["table"]) == 16
    assert len(told["games"]) == 32
    assert told["table"][0]["points"] >= told["table"][1]["points"]


def test_bots_of_the_house_fill_up(run: Run) -> None:
    answer = run("tournament", "caesar_dice", "--bots", "1")
    assert answer.code == 2
    assert "1 players" in answer.err
    assert run("tournament", "caesar_dice", "random", "easy", "--format", "cup").code == 2
