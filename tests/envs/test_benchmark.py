"""The script behind the figures in docs/environments.md: that it runs and counts. How fast is not for tests to say."""

from __future__ import annotations

import json
import subprocess
import sys

from benchmarks import envs
from rubicon.core.rng import stream
from rubicon.envs import raw_env


def test_a_step_is_a_decision() -> None:
    played = raw_env("caesar_dice", 3)
    played.reset(seed=1)
    assert envs.steps_of_episode(played, stream("steps")) >= 10
    assert played.agents == []


def test_the_report() -> None:
    command = [sys.executable, envs.__file__, "--json", "--seconds", "0.02", "--rounds", "1", "caesar_dice"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    report = json.loads(done.stdout)
    assert {"python", "pettingzoo", "rows", "notes"} == set(report)
    assert any(row["compiled"] is False for row in report["rows"])
    for row in report["rows"]:
        assert row["steps_per_s"] > 0
        assert (row["ratio"] is None) == (report["pettingzoo"] is None)
    table = envs.table(report)
    assert all(row["game"] in table for row in report["rows"])
