"""`rubicon learn`: lessons in the terminal, and refusals that name their rule."""

from __future__ import annotations

from tests.cli.conftest import Run


def test_a_lesson_in_the_terminal_answers_mistakes_and_ends(run: Run) -> None:
    typed = [
        "",
        "keep none",
        "keep IV IV",
        "keep I I L",
        "keep I I I L",
        "",
        "keep IV IV",
        "stop",
        "keep B B",
        "keep B B B",
    ]
    answer = run("learn", "caesar_dice", typed="\n".join([*typed, "", ""]))
    assert answer.code == 0
    assert "Step 1 of 9" in answer.out
    assert "All five again?" in answer.out  # a legal move that is not the one
    assert "You cannot keep IV IV" in answer.out  # and one that is not legal, with its rule
    assert "Rules, “Your turn”: Throw all five dice." in answer.out
    assert "Crassus" in answer.out
    assert "The lesson is over." in answer.out


def test_lessons_are_named(run: Run) -> None:
    answer = run("learn", "julius_caesar", "sailing", "--lang", "pl")
    assert answer.code == 2
    assert "Lekcje to: moving, battle, winter." in answer.err


def test_a_refusal_at_a_table_names_its_rule(run: Run) -> None:
    out = run("play", "caesar_dice", "--seats", "me,random", typed="keep IV IV IV IV IV\nquit\n").out
    assert "Rules, “Your turn”: Throw all five dice." in out
