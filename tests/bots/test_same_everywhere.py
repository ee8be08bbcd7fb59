"""A fixed seed and number of iterations give the same counts, compiled or not, here and in a plain process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from rubicon import games
from tests.bots.counting import counted

ROOT = Path(__file__).resolve().parents[2]


def test_compiled_or_plain_makes_no_difference() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "7"}
    line = [sys.executable, "-m", "tests.bots.counting"]
    told = json.loads(
        subprocess.run(line, cwd=ROOT, env=environment, capture_output=True, check=True, timeout=600).stdout
    )
    assert told["compiled"] is False
    assert told["counted"] == json.loads(json.dumps(counted()))
    assert all(sum(tried for _, tried in moves) > 0 for found in told["counted"].values() for moves in found)
    assert {name.split()[0] for name in told["counted"]} == set(games.names())
