"""The page of the rules: every line has its tests, and every test that the page names is there."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs" / "rules" / "caesar.md").read_text("utf-8")
TESTS = [
    name for file in sorted(HERE.glob("test_*.py")) for name in re.findall(r"^def (test_\w+)", file.read_text(), re.M)
]
LINES = re.findall(r"^\| C(\d)\.(\d+) \|", PAGE, re.M)


def test_every_line_is_on_the_page() -> None:
    counts = {"0": 1, "1": 5, "2": 8, "3": 8, "4": 9}
    assert [(chapter, str(line + 1)) for chapter, count in counts.items() for line in range(count)] == LINES


def test_every_line_has_tests_of_its_number() -> None:
    for chapter, line in LINES:
        assert any(name.startswith(f"test_c{chapter}_{line}_") for name in TESTS), f"C{chapter}.{line}"


def test_every_test_that_the_page_names_is_there() -> None:
    named = re.findall(r"`(test_\w+)`", PAGE)
    assert len(named) > 60
    assert [name for name in named if not any(test.startswith(name) for test in TESTS)] == []


def test_every_test_is_of_a_line_on_the_page() -> None:
    numbered = [re.match(r"test_c(\d)_(\d+)_", name) for name in TESTS]
    assert {match.groups() for match in numbered if match} == set(LINES)


def test_every_decision_of_ours_quotes_what_the_editions_say() -> None:
    """A line that carries a D, or that the editions word differently, has its sentences on the page."""
    quoted = PAGE.split("## The sentences behind our decisions")[1].split("## Versions")[0]
    rows = re.findall(r"^\| C(\d\.\d)[^|]* \|([^|]*)\|([^|]*)\|", quoted, re.M)
    for line, nk, psc in rows:
        assert '"' in nk, line
        assert '"' in psc or psc.strip() == "nothing", line
    decided = {
        f"{chapter}.{line}"
        for chapter, line, text in re.findall(r"^\| C(\d)\.(\d+) \|(.*)", PAGE, re.M)
        if "**D**" in text
    }
    assert decided <= {line for line, _, _ in rows}
