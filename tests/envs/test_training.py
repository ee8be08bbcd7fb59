"""The worked example of docs/environments.md in a short form: a policy learns on our environment."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from rubicon.lab.ratings import Sequential

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "maskable_ppo.py"


@pytest.fixture
def example() -> Any:
    """The example as a module."""
    pytest.importorskip("sb3_contrib", reason="needs sb3-contrib and with it PyTorch, a download of 200 MB and more")
    spec = spec_from_file_location("maskable_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_plays_better_after_some_games(example: Any) -> None:
    """Than it did before, at the same tables, by a sequential test: wrong at most once in a hundred times."""
    before, after = [example.make_learner("caesar_dice", "easy", 1) for _ in range(2)]
    after.learn(8 * example.AT_ONCE * example.STEPS)
    test = Sequential(0, 35, 2, 0.01)  # 35 points: five of a hundred games more
    for seed in range(1_000_000, 1_010_000, 2):
        gain = [example.share_of(learner, "caesar_dice", "easy", 2, seed) for learner in (after, before)]
        if test.add((1 + gain[0] - gain[1]) / 2):
            break
    assert test.verdict == "better"


def test_the_curve_is_written(example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    curve = tmp_path / "curve.csv"
    told = ["--minutes", "0.001", "--games", "4", "--csv", str(curve)]
    monkeypatch.setattr(sys, "argv", ["maskable_ppo.py", "caesar", *told])
    example.main()
    head, first, last = curve.read_text(encoding="utf-8").splitlines()
    assert head == "minutes,decisions,games,share,low,high"
    assert first.startswith("0.0,0,4,")
    assert last.split(",")[1] == "2048"
