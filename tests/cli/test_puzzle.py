"""`rubicon puzzle` and `rubicon puzzles`: solved, given up and left; found, joined and refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rubicon.learn import puzzles
from tests.cli.conftest import Run

RECORD = Path(__file__).resolve().parents[1] / "records" / "caesar_dice-1-caesar.json"
PUZZLE = next(one for one in puzzles.shipped("caesar_dice") if one.best.startswith("keep"))
QUICK = ("--margin", "0.005", "--games", "1", "--each", "2", "--want", "3")


def keep(say: str) -> str:
    return say.removeprefix("keep ")


def test_a_wrong_answer_is_told_why_and_the_right_one_too(run: Run) -> None:
    bad = next(say for say in PUZZLE.values if say.startswith("keep") and say != PUZZLE.best)
    answer = run("puzzle", "--id", PUZZLE.id, typed=f"\nnonsense\nlist\n{keep(bad)}\n{keep(PUZZLE.best)}\n")
    assert answer.code == 0, answer.err
    assert PUZZLE.id in answer.out
    assert "There is something better" in answer.out
    assert "Right!" in answer.out
    wrong, right = answer.out.split("There is something better")
    assert "%" not in wrong.split("One move is clearly the best")[1].split("nonsense")[0], "nothing is told before"
    assert "The values are exact" in right


@pytest.mark.parametrize(
    ("language", "word", "says"), [("en", "solution", "The best move"), ("pl", "rozwiązanie", "Najlepszy ruch")]
)
@pytest.mark.parametrize("game", puzzles.with_puzzles())
def test_todays_puzzle_of_every_game_in_both_languages(
    run: Run, game: str, language: str, word: str, says: str
) -> None:
    answer = run("puzzle", game, "--lang", language, typed=f"{word}\n")
    assert answer.code == 0, answer.err
    assert says in answer.out
    assert "kind-" not in answer.out


def test_one_may_leave_and_take_any(run: Run) -> None:
    assert run("puzzle", typed="quit\n").code == 0
    assert run("puzzle", "caesar-dice", "--random", typed="quit\n").code == 0
    assert run("puzzle", "--id", "caesar-nothing").code != 0
    assert "no puzzle" in run("puzzle", "--id", "caesar-nothing").err


def test_puzzles_are_found_in_records_and_joined(run: Run, tmp_path: Path) -> None:
    first = tmp_path / "first.json.gz"
    answer = run("puzzles", "caesar_dice", str(RECORD), "--out", str(first), *QUICK)
    assert answer.code == 0, answer.err
    found = puzzles.read(first.read_bytes())
    assert 0 < len(found) <= 3
    assert "positions with a choice" in answer.out
    joined = tmp_path / "joined.json.gz"
    again = run("puzzles", "caesar_dice", "--join", str(first), "--join", str(first), "--out", str(joined))
    assert again.code == 0, again.err
    assert [one.id for one in puzzles.read(joined.read_bytes())] == [one.id for one in found]


def test_what_makes_no_sense_is_refused(run: Run, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "none.json.gz"))
    assert run("puzzles", "caesar", str(RECORD), *out).code == 2
    assert "not of caesar" in run("puzzles", "caesar", str(RECORD), *out).err
    assert run("puzzles", "caesar_dice", "--margin", "2", *out).code == 2
    assert run("puzzles", "caesar_dice", "--join", str(tmp_path / "missing"), *out).code == 2
    assert run("puzzles", "caesar_dice", "--bots", "nobody", "--games", "1", *out).code != 0
    assert not (tmp_path / "none.json.gz").exists()
    assert json.loads(RECORD.read_text())["game"] == "caesar_dice"
