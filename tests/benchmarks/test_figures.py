"""The tables of speed in the docs are written from benchmarks/figures.json, and from nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from benchmarks import figures

FIGURES: dict[str, Any] = json.loads(figures.FIGURES.read_text("utf-8"))


@pytest.mark.parametrize("path", figures.PAGES, ids=lambda path: path.name)
def test_the_tables_are_those_of_the_figures(path: Any) -> None:
    page = path.read_text("utf-8")
    assert figures.MARKED.search(page), "the page has a table of figures"
    assert page == figures.rewritten(page, FIGURES), "python benchmarks/figures.py --tables writes them"


def test_every_table_is_in_a_page_once() -> None:
    pages = "".join(path.read_text("utf-8") for path in figures.PAGES)
    assert sorted(found[1] for found in figures.MARKED.findall(pages)) == sorted(figures.TABLES)


@pytest.mark.parametrize("part", figures.PARTS)
def test_figures_say_where_they_come_from(part: str) -> None:
    told = FIGURES[part]
    assert {"commit", "date", "machine", "load", "python", "settings", "rows"} <= set(told)
    assert told["commit"] != "unknown"


def test_a_changed_figure_changes_the_page() -> None:
    page = "before\n<!-- figures: sizes -->\nold\n<!-- end of figures -->\nafter\n"
    size = {"game": "caesar", "compiled": True, "copy": 1234, "record": 5678}
    written = figures.rewritten(page, {"rules": {"sizes": [size]}})
    assert "| caesar | compiled | 1,234 | 5,678 |" in written
    assert written.startswith("before\n<!-- figures: sizes -->\n")
    assert written.endswith("<!-- end of figures -->\nafter\n")
    assert "old" not in written
    assert figures.rewritten(written, {"rules": {"sizes": [size]}}) == written


def test_how_figures_are_written() -> None:
    assert [figures.whole(value) for value in (0.4, 12.6, 999.4, 12_345.0, 1_987_654.0)] == [
        "0",
        "13",
        "999",
        "12,300",
        "1,990,000",
    ]
    assert figures.times(2.345, 3) == "2.3 (goal 3)"
    assert figures.times(23.45) == "23"
    assert figures.times(None, 3) == ""
