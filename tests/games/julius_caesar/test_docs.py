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
