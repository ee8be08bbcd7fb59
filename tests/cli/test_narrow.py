"""On a screen of 40 columns nothing that matters is cut off, and columns of numbers can be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from rubicon.text import Speaker, bars
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")


def fits(text: str) -> bool:
    """Whether no line is too long, and none was cut off."""
    return all(len(line) <= 40 for line in text.splitlines()) and not any(
        line.rstrip().endswith("…") for line in text.splitlines()
    )


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--help"],
        ["arena", "--help"],
        ["odds", "augustus", "--help"],
        ["games"],
        ["serve", "--help", "--lang", "pl"],
    ],
    ids=" ".join,
)
def test_help_fits(run: Run, arguments: list[str]) -> None:
    out = run(*arguments).out.replace("GAME BOT… [options]", "").replace("BOT…\n", "\n").replace(" …\n", "\n")
    assert out.strip()
    assert fits(out), out


def test_results_fit(run: Run, tmp_path: Path) -> None:
    arena = run("arena", "caesar_dice", "easy", "random", "--games", "2", "--processes", "1").out
    assert fits(arena), arena
    assert "  victories  " in arena
    assert "  Elo  " in arena
    league = run("league", "caesar_dice", "--only", "random,easy", "--games", "2", "--processes", "1").out
    assert fits(league), league
    assert "  Elo  " in league
    simulated = run("simulate", "caesar_dice", "--games", "1", "--out", str(tmp_path / "out")).out
    assert "  victories  " in simulated


@pytest.mark.parametrize(
    "asked",
    [
        ["caesar_dice", "--dice", "IILLB", "--target", "5"],
        ["julius_caesar", "--attack", "Caesar Legio IX", "--defend", "Pompey:2 Legio 1"],
        ["augustus", "--mission", "19"],
    ],
    ids=lambda asked: asked[0],
)
def test_odds_keep_their_numbers_and_shorten_the_bars(run: Run, asked: list[str]) -> None:
    out = run("odds", *asked).out
    bars_drawn = [line for line in out.splitlines() if "█" in line]
    assert bars_drawn
    assert [line for line in bars_drawn if "%" not in line] == []
    assert all(len(line) <= 40 for line in out.splitlines())


def test_times_of_a_column_have_one_unit() -> None:
    english, polish = Speaker("en"), Speaker("pl")
    assert bars.durations(english, [0.0000012, 0.00093]) == ["1.2 µs", "930.0 µs"]
    assert bars.durations(polish, [0.0000012, 1.25]) == ["0,001 ms", "1250,000 ms"]
    assert bars.durations(english, []) == []


def test_results_say_what_elo_means(run: Run) -> None:
    line = ["arena", "caesar_dice", "easy", "random", "--games", "2", "--processes", "1"]
    assert "wins 64" in run(*line).out
    assert "64 gry na 100" in run(*line, "--lang", "pl").out.replace("\n", " ")
