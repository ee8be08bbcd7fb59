"""`rubicon train`: what it refuses, and a short real training where torch is."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from rubicon import games
from rubicon.bots.search import Search
from rubicon.core.game import FORTUNA
from rubicon.core.mind import Level
from rubicon.core.rng import Rng, stream
from rubicon.games.caesar.bot.learned import LearnedMind
from rubicon.lab.journal import Journal
from tests.cli.conftest import Run


def test_what_cannot_be_trained_is_refused_before_anything_is_played(run: Run, tmp_path: Path) -> None:
    out = str(tmp_path / "weights.json")
    for line, told in (
        (("caesar_dice",), "It can in: augustus, caesar"),
        (("caesar", "--games", "5"), "At least 20 games"),
        (("caesar", "--hidden", "32"), "--hidden 16,24"),
        (("caesar", "--hidden", "8,9"), "8 to 256 hidden units"),
        (("caesar", "--epochs", "0"), "1 to 1000 epochs"),
        (("caesar", "--thinking", "2"), "from 0 to 1"),
    ):
        answer = run("train", *line, "--out", out)
        assert answer.code == 2, answer.err
        assert told in " ".join(answer.err.split())
    assert list(tmp_path.iterdir()) == []


def test_parts_of_a_training_become_one_journal(run: Run, tmp_path: Path) -> None:
    told = {"kind": "train", "game": "caesar", "bots": [{"name": "strong:6"}], "seed": 5, "games": 2}
    files = [tmp_path / "1.jsonl", tmp_path / "2.jsonl"]
    for number, file in enumerate(files):
        part = Journal(file, {**told, "shard": [number + 1, 2]}, resume=False)
        part.add(number, [{"line": []}])
        part.close()
    names = [str(file) for file in files]
    assert run("merge", *names).code == 2, "it needs --out"
    answer = run("merge", *names, "--out", str(tmp_path / "all.jsonl"))
    assert answer.code == 0, answer.err
    assert "2 games to learn from" in answer.out
    assert "all.jsonl" in answer.out
    whole = Journal(tmp_path / "all.jsonl", told, resume=True)  # of that very run, and no part
    assert whole.chunks.missing(0, 2) == []
    whole.close()
    assert json.loads(run("merge", *names, "--out", str(tmp_path / "b.jsonl"), "--json").out)["games"] == 2
    assert "2 gry do nauki" in run("merge", *names, "--out", str(tmp_path / "c.jsonl"), "--lang", "pl").out


@pytest.mark.skipif(find_spec("torch") is not None, reason="torch is installed, so nothing is missing")
def test_without_torch_a_part_is_played_and_nothing_is_fitted(run: Run, tmp_path: Path) -> None:
    journal = tmp_path / "part.jsonl"
    line = ["train", "caesar", "--bot", "strong:1", "--games", "20", "--processes", "1", "--journal", str(journal)]
    answer = run(*line, "--out", str(tmp_path / "weights.json"))
    assert answer.code == 1
    assert "rubicon[train]" in answer.err
    assert not journal.exists(), "it is refused before anything is played"
    answer = run(*line, "--out", str(tmp_path / "weights.json"), "--shard", "1/10")
    assert answer.code == 0, answer.err
    assert journal.exists()


@pytest.mark.skipif(
    find_spec("torch") is None, reason='fits nets with torch, the extra "train", which is not installed'
)
def test_a_short_training(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    journal = tmp_path / "games.journal"
    line = ["train", "caesar", "--bot", "strong:6", "--games", "20", "--seed", "5", "--hidden", "8,8", "--epochs", "4"]
    answer = run(*line, "--processes", "1", "--journal", str(journal), "--out", str(out))
    assert answer.code == 0, answer.err
    assert "Learned from 20 games" in answer.out
    weights = json.loads(out.read_text())
    made = weights["made"]
    assert made["command"] == "rubicon " + " ".join(line)
    assert (made["seed"], made["games"], made["bot"]) == (5, 20, "strong:6")
    for name in ("value", "policy"):
        curve = made[f"{name}_curve"]
        assert len(curve) == 4
        assert curve[-1]["learned"] < curve[0]["learned"]
    again = run(*line, "--processes", "1", "--journal", str(journal), "--resume", "--out", str(tmp_path / "b.json"))
    assert again.code == 0, again.err
    second = json.loads((tmp_path / "b.json").read_text())
    assert (second["value"], second["policy"]) == (weights["value"], weights["policy"])
    # The search plays with what was learned.
    state = games.find("caesar").setup().start()
    rng = stream("trained")
    while state.acting()[0] == FORTUNA:
        state.apply(FORTUNA, state.draw(rng))
    sight = state.sight(state.acting()[0])
    bot = Search(Rng(1), Level(LearnedMind(str(out)), 10))
    assert bot.decide(sight) in sight.moves
