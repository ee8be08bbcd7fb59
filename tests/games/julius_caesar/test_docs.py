"""The table of the rules and the tests agree: every line has a test, and every test that is named exists."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "julius_caesar.md").read_text("utf-8")
TESTS = [name for path in HERE.glob("test_*.py") for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))]


def test_every_line_has_a_test_named_after_it() -> None:
    lines = re.findall(r"^\| (J\d\.\d) \|", PAGE, re.MULTILINE)
    assert {"J1.1", "J3.8", "J7.6"} <= set(lines)
    for line in lines:
        prefix = f"test_{line.lower().replace('.', '_')}_"
        assert any(name.startswith(prefix) for name in TESTS), line


def test_every_test_that_the_page_names_exists() -> None:
    table = PAGE.split("## From the rulebook to the tests")[1]
    for beginning in re.findall(r"`(test_\w+)`", table):
        assert any(name.startswith(beginning) for name in TESTS), beginning


def line(name: str) -> str:
    """A line of the table of rules."""
    found = re.search(rf"^\| {re.escape(name)} \| (.*) \|$", PAGE, re.MULTILINE)
    assert found, name
    return found.group(1)


def test_what_is_our_decision_is_marked_and_what_others_say_is_cited() -> None:
    assert "a strait takes 2 (**D**)" in line("J3.5")
    assert "which then holds it (**D**)" in line("J7.2")
    assert "Caesar first (rulebook 1.1, 8.3)" in line("J7.3")
    assert "also for who is Player 1 (the card)" in line("J5.1")
    decided, cited = (
        PAGE.split("## What else we decided")[1].split("## Versions")[0].split("What the Polish rulebook leaves")
    )
    assert "J3.5" in decided
    assert "J7.2" in decided
    for name in ("J5.1", "J5.3, J5.5, J5.6", "J5.6", "J5.7", "J7.3"):
        assert re.search(rf"^\| {name} \|.*(card|rulebook 1\.1)", cited, re.MULTILINE), name
        assert f"- {name}:" not in decided
