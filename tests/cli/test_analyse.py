"""`rubicon analyse`: in the terminal, as data, as a page and as a drawing; and files that are no records."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.cli.test_records import edited

RECORD = Path(__file__).resolve().parents[1] / "records" / "caesar_dice-1-caesar.json"
QUICK = ("--iterations", "4", "--seconds", "0")


def test_in_the_terminal(run: Run) -> None:
    answer = run("analyse", str(RECORD), *QUICK)
    assert answer.code == 0, answer.err
    assert "chances of winning" in answer.out
    assert "Turning points" in answer.out
    assert "Keep B B B, throw 2 again" in answer.out
    assert "█" in answer.out or "▅" in answer.out
    polish = run("analyse", str(RECORD), *QUICK, "--lang", "pl")
    assert "Punkty zwrotne" in polish.out
    assert "Zachowaj B B B" in polish.out


def test_as_data(run: Run) -> None:
    found = json.loads(run("analyse", str(RECORD), *QUICK, "--json").out)
    assert found["game"] == "caesar_dice"
    assert found["curve"][-1]["at"] == found["length"]
    assert sum(found["curve"][0]["shares"]) == pytest.approx(1, abs=1e-3)
    assert found["costly"][0]["better"]["words"]["key"]


def test_as_a_page_and_a_drawing(run: Run, tmp_path: Path) -> None:
    page, drawing = tmp_path / "new" / "page.html", tmp_path / "curve.svg"
    assert run("analyse", str(RECORD), *QUICK, "--html", str(page), "--png", str(drawing)).code == 0
    assert page.read_text("utf-8").count("<svg") == 2  # for a desk and for a phone
    assert drawing.read_text("utf-8").startswith("<svg")
    png = tmp_path / "curve.png"
    assert run("analyse", str(RECORD), *QUICK, "--png", str(png)).code == 0
    assert png.read_bytes().startswith(b"\x89PNG")


def test_without_the_extra_plots(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page has its words, and it is said what would draw; a picture is refused before any work."""
    monkeypatch.setitem(sys.modules, "matplotlib", None)  # as if it were not installed
    page, png = tmp_path / "page.html", tmp_path / "curve.png"
    answer = run("analyse", str(RECORD), *QUICK, "--html", str(page))
    assert answer.code == 0
    assert "rubicon[plots]" in "".join(answer.out.split())
    assert "<table>" in page.read_text("utf-8")
    assert "<svg" not in page.read_text("utf-8")
    answer = run("analyse", str(RECORD), *QUICK, "--png", str(png), "--lang", "pl")
    assert answer.code == 1
    assert "rubicon[plots]" in answer.err
    assert answer.out == ""


def cut_short(told: dict[str, Any]) -> None:
    told["entries"].pop()
    told["outcome"] = None


def test_files_that_cannot_be_analysed(run: Run, finished: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("hello")
    for path, code, said in (
        (tmp_path, 2, "is a folder"),
        (tmp_path / "none", 2, "There is no file"),
        (other, 1, "not a whole record"),
        (edited(finished, cut_short), 1, "not over yet"),
    ):
        answer = run("analyse", str(path))
        assert answer.code == code
        assert said in answer.err, answer.err
        assert answer.out == ""
    assert run("analyse", str(edited(finished, lambda told: told["entries"].pop(0)))).err.startswith("Entry")
