"""The script behind make benchsearch: that it looks at whole turns and runs. How fast is not for tests to say."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import pairwise

from benchmarks import search


def test_turns_are_what_a_seat_decides_before_another() -> None:
    found = search.decisions("caesar_dice")
    cut = search.turns(found)
    assert [sight for turn in cut for sight in turn] == found
    assert all(len({sight.seat for sight in turn}) == 1 for turn in cut)
    assert all(one[0].seat != two[0].seat for one, two in pairwise(cut))
    assert search.spread(list(range(100)), 4) == [12, 37, 62, 87]


def test_the_report() -> None:
    quick = ["--seconds", "0.05", "--decisions", "2", "--turns", "1", "--alone"]
    line = [sys.executable, search.__file__, *quick, "--json", "caesar_dice"]
    done = subprocess.run(line, capture_output=True, text=True, check=True, timeout=600)
    (row,) = json.loads(done.stdout)
    assert row["game"] == "caesar_dice"
    assert row["slowest"] <= row["iterations_per_s"] <= row["fastest"]
    assert row["two_processes"] is None
    assert 0 < row["strong"]["decision_s"] <= row["strong"]["longest_turn_s"]
    told = search.table([row])
    assert told.count("| caesar_dice |") == 2
