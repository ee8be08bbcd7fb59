"""Mutants: only where a change means something, always valid Python, the same ones for the same seed."""

from __future__ import annotations

import argparse
import ast
from pathlib import Path

import pytest

from tools.mutants import Mutant, examine, mutants_of, pick

SOURCE = '''"""Docstring 1 < 2."""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    x = 1 + 2

__slots__ = ("a", "b")


def rule(seats: int, łódź: list[int] | None = None) -> bool:
    """More 1 < 2."""
    total: int = 0
    assert seats > 1
    if seats not in (2, 3):
        raise ValueError(f"{seats + 1} is wrong")
    for ship in łódź or []:
        if ship == 4 and seats < 3:
            continue
        total += ship * 2
    keep = 7 - 5  # no mutant: example
    return total >= -keep
'''


def all_mutants() -> list[Mutant]:
    return mutants_of("rules.py", SOURCE.encode())


def changes() -> set[tuple[str, str]]:
    source = SOURCE.encode()
    return {(source[mutant.start : mutant.end].decode(), mutant.text) for mutant in all_mutants()}


def test_every_kind_of_change_is_found() -> None:
    expected = {
        ("not in", "in"),
        ("==", "!="),
        ("and", "or"),
        ("or", "and"),
        ("<", "<="),
        ("<", ">="),
        ("+=", "-="),
        ("*", "//"),
        (">=", ">"),
        ("-", ""),
        ("2", "3"),
        ("2", "1"),
        ("continue", "break"),
        ("seats not in (2, 3)", "not (seats not in (2, 3))"),
        ("return total >= -keep", "return None"),
        ('raise ValueError(f"{seats + 1} is wrong")', "pass"),
        ("total += ship * 2", "pass"),
    }
    assert expected - changes() == set()


@pytest.mark.parametrize("line", ["1 < 2", "x = 1", "__slots__", "def rule", "assert", "seats + 1", "7 - 5"])
def test_what_means_nothing_is_left_alone(line: str) -> None:
    untouched = [text for text in SOURCE.splitlines() if line in text and "raise" not in text]
    for mutant in all_mutants():
        changed = mutant.apply(SOURCE.encode()).decode().splitlines()
        assert [text for text in changed if line in text and "raise" not in text] == untouched


def test_every_mutant_is_valid_and_differs() -> None:
    for mutant in all_mutants():
        changed = mutant.apply(SOURCE.encode())
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(SOURCE))
        assert mutant.diff(SOURCE.encode()).count("\n+") == 1, "one line differs"


def test_a_seed_picks_the_same_mutants() -> None:
    everything = all_mutants()
    assert pick(everything, 5, "1:game") == pick(everything, 5, "1:game")
    assert pick(everything, 5, "1:game") != pick(everything, 5, "2:game")
    assert len({(mutant.path, mutant.start) for mutant in pick(everything, 1000, "1:game")}) > 15


@pytest.mark.slow
def test_good_tests_kill_and_poor_ones_do_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    package = tmp_path / "src" / "tinygame"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text("def wins(score: int) -> bool:\n    return score >= 10\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    good = "from tinygame.rules import wins\n\ndef test():\n    assert [wins(n) for n in (9, 10, 11)] == [0, 1, 1]\n"
    (tmp_path / "test_good.py").write_text(good)
    (tmp_path / "test_poor.py").write_text("from tinygame.rules import wins\n\ndef test():\n    wins(3)\n")
    arguments = argparse.Namespace(count=9, seed=1, jobs=2, list=False)
    assert examine(tmp_path, "good", "src/*/rules.py", "test_good.py", arguments) == 1
    assert examine(tmp_path, "poor", "src/*/rules.py", "test_poor.py", arguments) == 0
    assert "SURVIVED" in capsys.readouterr().out
