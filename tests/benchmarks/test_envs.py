"""The script behind the figures in docs/environments.md: that it runs and counts. How fast is not for tests to say."""

from __future__ import annotations

import json
import subprocess
import sys

from benchmarks import envs
from rubicon.core.rng import stream
from rubicon.envs import raw_env, vector


def test_an_episode_is_performed_as_it_was_prepared() -> None:
    played = raw_env("caesar_dice", 3)
    script = envs.prepare(played, 5, stream("steps"))
    assert envs.perform(played, script) == len(script[1]) >= 10
    assert played.agents == []
    outcome = played._state.outcome()
    assert envs.prepare(played, 5, stream("steps")) == script
    assert played._state.outcome() == outcome


def test_the_report() -> None:
    command = [sys.executable, envs.__file__, "--json", "--seconds", "0.02", "--rounds", "1", "caesar_dice"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    report = json.loads(done.stdout)
    assert {"python", "pettingzoo", "rows", "notes"} == set(report)
    assert any(row["compiled"] is False for row in report["rows"])
    for row in report["rows"]:
        assert row["steps_per_s"] > 0
        assert (row["ratio"] is None) == (report["pettingzoo"] is None)
    table = envs.table(report)
    assert all(row["game"] in table for row in report["rows"])


def test_many_games_are_stepped_as_they_were_prepared() -> None:
    many = vector("caesar_dice", 4, 3)
    steps = envs.prepare_vector(many, stream("many"), 60)
    seen = many.observations.tobytes()
    assert envs.perform_vector(many, steps) == 240
    assert many.observations.tobytes() == seen
