"""odds, simulate, arena, bench: the commands call the laboratory and draw what it found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rubicon.cli.arena import interval
from rubicon.text.bars import bar
from tests.cli.conftest import Run

OWN_BOT = """
from rubicon.core import Bot

class Hasty(Bot):
    def decide(self, sight):
        return sight.moves[0]
"""


def test_odds(run: Run) -> None:
    answer = run("odds", "caesar_dice", "--dice", "I I L L B", "--target", "20", "--throws", "2")
    assert answer.code == 0
    assert "keep I I L L" in answer.out
    assert "█" in answer.out
    told = json.loads(run("odds", "--dice", "b l l 1 1", "--target", "20", "--json").out)
    assert told["dice"] == "I I L L B"
    assert told["best"] == "I I L L"
    chances = [choice["chance"] for choice in told["choices"]]
    assert chances == sorted(chances, reverse=True)
    assert 0 <= chances[-1] <= chances[0] == told["chance"] <= 1
    assert "gdy zostały 2 rzuty" in run("odds", "--dice", "I I L L B", "--target", "20", "--lang", "pl").out


def test_odds_without_throws_or_target(run: Run) -> None:
    assert "100.0%" in run("odds", "--dice", "I I I L L", "--target", "20", "--throws", "0").out
    assert "any score" in run("odds", "--dice", "I I II III B", "--throws", "1").out


def test_simulate(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "records"
    line = (
        "simulate",
        "caesar_dice",
        "--bots",
        "random",
        "--games",
        "4",
        "--seats",
        "3",
        "--out",
        str(out),
        "--seed",
        "5",
    )
    answer = run(*line)
    assert answer.code == 0, answer.err
    files = sorted(out.glob("*.json"))
    assert len(files) == 4
    assert run("verify", *[str(path) for path in files]).code == 0
    before = [path.read_bytes() for path in files]
    assert run(*line, "--lang", "pl").code == 0
    assert [path.read_bytes() for path in files] == before


def test_simulate_refuses_what_it_cannot_do(run: Run, tmp_path: Path) -> None:
    assert run("simulate", "caesar_dice", "--bots", "nobody", "--out", str(tmp_path / "a")).code == 2
    assert run("simulate", "caesar_dice", "--games", "0", "--out", str(tmp_path / "a")).code != 0
    taken = tmp_path / "taken"
    taken.write_text("a file")
    answer = run("simulate", "caesar_dice", "--games", "1", "--out", str(taken))
    assert answer.code == 1
    assert str(taken) in answer.err


def test_arena(run: Run) -> None:
    line = ("arena", "caesar_dice", "easy", "random", "--games", "20", "--processes", "1")
    answer = run(*line)
    assert answer.code == 0, answer.err
    assert "easy" in answer.out
    assert "●" in answer.out
    told = json.loads(run(*line, "--json").out)
    assert {row["bot"] for row in told["rows"]} == {"easy", "random"}
    assert sum(row["share"] for row in told["rows"]) == pytest.approx(1)


def test_arena_stops_and_draws(run: Run, tmp_path: Path) -> None:
    line = ("arena", "caesar_dice", "easy", "random", "--games", "200", "--processes", "1", "--stop", "0,100")
    table, drawing = tmp_path / "arena.csv", tmp_path / "arena.svg"
    answer = run(*line, "--csv", str(table), "--figure", str(drawing))
    assert answer.code == 0, answer.err
    assert "easy is better than the others by 100 Elo points rather than by 0" in " ".join(answer.out.split())
    assert table.read_text(encoding="utf-8").startswith("bot,label,")
    assert drawing.read_text(encoding="utf-8").startswith("<svg")
    assert json.loads(run(*line, "--json").out)["verdict"] == "better"
    weak = run(*line[:2], "random", "easy", *line[4:], "--lang", "pl")
    assert "random jest lepszy od pozostałych raczej najwyżej o 0" in " ".join(weak.out.split())
    short = run(*line[:5], "4", *line[6:])
    assert "play more games" in " ".join(short.out.split())
    for wrong in ("50", "a,b", "1,2,3"):
        refused = run(*line[:-1], wrong)
        assert refused.code == 2
        assert wrong in refused.err
    assert run(*line[:-1], "50,0").code == 1


def test_league(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "my_bot.py"
    mine.write_text(OWN_BOT)
    out = tmp_path / "league"
    line = ("league", "caesar_dice", str(mine), "--only", "random,easy", "--games", "4", "--processes", "1")
    answer = run(*line, "--out", str(out))
    assert answer.code == 0, answer.err
    assert "my_bot.py" in answer.out
    assert "league.html" in answer.out
    made = {path.name for path in out.iterdir()}
    assert {"league.html", "league.csv", "league.json", "ladder.svg", "matrix.svg", "lengths.svg"} <= made
    pictures = {"ladder.png", "matrix.png", "lengths.png"}
    assert pictures <= made or "plots" in answer.out
    told = json.loads(run(*line, "--json").out)
    assert {rating["bot"] for rating in told["ladder"]} == {"random", "easy", str(mine)}
    assert "drabinka" in run("league", "--help", "--lang", "pl").out
    assert run("league", "caesar_dice", "--only", "easy").code == 1
    assert run("league", "caesar_dice", "--only", "easy,nobody").code == 2


def test_bench(run: Run) -> None:
    told = json.loads(run("bench", "--seconds", "0.05", "--json").out)
    assert {"game", "compiled", "decisions_per_s", "games_per_s", "mean_decisions"} <= set(told)
    answer = run("bench", "caesar_dice", "--seconds", "0.05", "--lang", "pl")
    assert "gier na sekundę" in answer.out
    assert run("bench", "--seconds", "0").code != 0


def test_bars() -> None:
    assert bar(0).plain == "·" * 24
    assert bar(1).plain == "█" * 24
    assert len(bar(0.3).plain) == 24
    assert interval(0.0, 0.5, 1.0, 5).plain == "├─●─┤"
    assert interval(1.0, 1.0, 1.0, 5).plain == "····●"
