"""odds, simulate, arena, bench: the commands call the laboratory and draw what it found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rubicon.cli.arena import interval
from rubicon.games.julius_caesar.aid.sampled_odds import sampled_odds
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
    assert "I I L L  31.0%" in answer.out
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


def test_odds_of_a_battle(run: Run) -> None:
    line = (
        "odds",
        "julius-caesar",
        "--attack",
        "Caesar:3 Legio IX, leg 13:II equ c1",
        "--defend",
        "Pompey Legio 1 B3:4",
    )
    answer = run(*line, "--reserve", "antonius", "--response", "SCYPION:1", "--surprise")
    assert answer.code == 0
    for text in (
        "Attackers win",
        "Defenders hold",
        "exactly",
        "Legio 9 III",
        "Legio 13 II",
        "Antonius II (reserve)",
        "█",
    ):
        assert text in answer.out
    told = json.loads(run(*line, "--json", "--rounds", "2").out)
    assert told["exact"]
    assert 0 < told["chance"] < 1
    blocks = [block["block"] for block in told["attack"]["blocks"]]
    assert blocks == ["caesar", "legio_9", "legio_13", "caesar_equitatus_1"]
    assert [block["strength"] for block in told["defend"]["blocks"]] == [3, 4, 4]
    assert told["attack"]["steps_left"] < told["attack"]["steps"] == 11
    assert "Obliczone dokładnie" in run(*line, "--lang", "pl").out


def test_odds_of_a_die_against_a_die(run: Run) -> None:
    told = json.loads(
        run("odds", "julius_caesar", "--attack", "c3:1", "--defend", "B2:1", "--rounds", "1", "--json").out
    )
    assert told["chance"] == pytest.approx(1 / 3)  # the defender must miss first
    assert told["defend"]["blocks"][0]["survives"] == pytest.approx(2 / 3)


def test_a_huge_battle_is_simulated(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "rubicon.games.julius_caesar.aid.calculator.battle_odds", lambda battle: sampled_odds(battle, 20)
    )
    answer = run("odds", "julius_caesar", "--attack", "C3 C3", "--defend", "A1:1 C2")
    assert answer.code == 0
    assert "Simulated in 20 battles" in answer.out


@pytest.mark.parametrize(
    ("attack", "more", "said"),
    [
        ("Caesarr", (), "Did you mean Caesar?"),
        ("Xyzzy:3", (), "no block"),
        ("Legio", (), "several blocks"),
        ("Caesar:5", (), "1, 2, 3"),
        ("Caesar:x", (), "1, 2, 3"),
        ("Elephant:3", (), "2, 4"),
        ("C3:9", (), "1, 2, 3, 4"),
        ("Caesar Cezar", (), "twice"),
        ("Pompey", (), "twice"),
        ("", (), "--attack"),
        (" ".join(["C2"] * 25), (), "at most 24"),
        ("Caesar", ("--rounds", "4"), "1 to 3"),
        ("Caesar", ("--dice", "I"), "--dice"),
    ],
)
def test_wrong_blocks_are_told_apart(run: Run, attack: str, more: tuple[str, ...], said: str) -> None:
    answer = run("odds", "julius_caesar", "--attack", attack, "--defend", "Pompey", *more)
    assert answer.code == 2
    assert said in answer.err
    assert answer.out == ""


def test_games_without_odds_say_so_and_help_lists_the_others(run: Run) -> None:
    assert "There are no odds for caesar" in run("odds", "caesar", "--dice", "I").err
    assert "11.1%" in run("odds", "augustus", "--drawn", "shield shield shield shield shield").out
    assert "julius_caesar" in run("odds", "--help").out
    assert "--surprise" in run("odds", "julius_caesar", "--help").out
    # The game may stand behind its options, too.
    assert "I I L" in run("odds", "--dice", "I I L L B", "caesar_dice").out


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


def test_simulate_as_data(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "data.jsonl"
    answer = run("simulate", "caesar_dice", "--format", "jsonl", "--games", "2", "--seats", "2", "--out", str(out))
    assert answer.code == 0, answer.err
    assert "data.jsonl" in answer.out
    assert {row["game"] for row in map(json.loads, out.read_text(encoding="utf-8").splitlines())} == {0, 1}
    assert run("simulate", "caesar_dice", "--format", "xml", "--out", str(out)).code == 2


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
    assert run(*line[:-1], "50,0").code == 2


def test_parts_and_merge(run: Run, tmp_path: Path) -> None:
    line = ("arena", "caesar_dice", "easy", "random", "--games", "20", "--stop", "0,100", "--processes", "1")
    files = [str(tmp_path / f"{number}.jsonl") for number in (1, 2)]
    for number, file in enumerate(files, 1):
        answer = run(*line, "--journal", file, "--shard", f"{number}/2")
        assert answer.code == 0, answer.err
        assert "10 games of this part" in answer.out
    whole, merged = json.loads(run(*line, "--json").out), json.loads(run("merge", *files, "--json").out)
    assert [row["elo"] for row in merged["rows"]] == [row["elo"] for row in whole["rows"]]
    assert run("merge", *files).out.splitlines()[0] == run(*line).out.splitlines()[0]
    assert run("merge", files[0]).code == 1
    assert run(*line, "--journal", files[0], "--shard", "half").code == 2
    assert "--journal" in run(*line, "--shard", "1/2").err
    league = tmp_path / "league.jsonl"
    assert run("league", "caesar_dice", "--only", "random,easy", "--games", "2", "--journal", str(league)).code == 0
    assert "easy" in run("merge", str(league), "--out", str(tmp_path / "league")).out
    assert (tmp_path / "league" / "league.html").exists()
    games = tmp_path / "games.jsonl"
    play = ("simulate", "caesar_dice", "--games", "2", "--seats", "2", "--journal", str(games))
    assert run(*play, "--out", str(tmp_path / "a")).code == 0
    assert "random" in run("merge", str(games), "--out", str(tmp_path / "b")).out
    assert len(list((tmp_path / "b").iterdir())) == 2
    assert run("merge", str(games)).code == 2  # without --out
    rounds = tmp_path / "rounds.jsonl"
    assert run("tournament", "caesar_dice", "random", "easy", "--games", "1", "--journal", str(rounds)).code == 0
    none = run("merge", str(rounds))
    assert (none.code, "(tournament)" in none.err) == (2, True)


def test_a_bot_that_fails_shows_where(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "my_bot.py"
    mine.write_text(OWN_BOT.replace("sight.moves[0]", "sight.nothing"))
    answer = run("arena", "caesar_dice", str(mine), "random", "--games", "4", "--seed", "9", "--processes", "1")
    assert answer.code == 1
    assert "Seed 9, deal 0" in answer.err
    assert "in decide" in answer.err


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
    assert pictures <= made
    told = json.loads(run(*line, "--json").out)
    assert {rating["bot"] for rating in told["ladder"]} == {"random", "easy", str(mine)}
    assert "ranking" in run("league", "--help", "--lang", "pl").out
    assert run("league", "caesar_dice", "--only", "easy").code == 2
    assert run("league", "caesar_dice", "--only", "easy,nobody").code == 2


def test_bench(run: Run) -> None:
    told = json.loads(run("bench", "--seconds", "0.05", "--json").out)
    assert {"game", "compiled", "decisions_per_s", "games_per_s", "mean_decisions"} <= set(told)
    answer = run("bench", "caesar_dice", "--seconds", "0.05", "--lang", "pl")
    assert "gier na sekundę" in answer.out
    assert "procesor" in answer.out
    assert "zegar" in answer.out
    assert run("bench", "--seconds", "0").code != 0


def test_bars() -> None:
    assert bar(0).plain == "·" * 24
    assert bar(1).plain == "█" * 24
    assert len(bar(0.3).plain) == 24
    assert interval(0.0, 0.5, 1.0, 5).plain == "├─●─┤"
    assert interval(1.0, 1.0, 1.0, 5).plain == "····●"


def test_solve(run: Run, tmp_path: Path) -> None:
    from rubicon.games.caesar_dice.bot import solved

    found = run("solve", "caesar_dice", "--out", str(tmp_path / "values.bin"))
    assert found.code == 0, found.err
    assert "11,375 positions" in found.out
    assert "wins 50.4% of the games" in found.out
    assert "use the same values" in found.out
    assert solved.read((tmp_path / "values.bin").read_bytes()) == pytest.approx(solved.solution(), abs=1e-12)
    refused = run("solve", "caesar", "--lang", "pl")
    assert refused.code != 0
    assert "nie da się rozwiązać" in refused.err
