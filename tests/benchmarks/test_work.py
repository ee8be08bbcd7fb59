"""No change makes things much dearer without somebody noticing: work is counted, so no clock and no luck is in it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import warnings

from benchmarks import work

BUDGETS = json.loads(work.BUDGETS.read_text("utf-8"))["budgets"]


def test_nothing_takes_much_more_than_its_budget() -> None:
    """Of plain sources, whatever is installed. `make budgets` writes the budgets anew."""
    environment = {**os.environ, "PYTHONPATH": str(work.ROOT / "src")}
    command = [sys.executable, "-W", "ignore", work.__file__, "--json"]
    done = subprocess.run(command, env=environment, cwd=work.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert {game: set(counts) for game, counts in found.items()} == {
        game: set(counts) for game, counts in BUDGETS.items()
    }
    more, less = work.changes(found, BUDGETS)
    if less:
        warnings.warn("cheaper than budgeted, make budgets: " + "; ".join(less), stacklevel=1)
    assert not more, "\n".join(["dearer than budgeted (make budgets, if that is how it is to be):", *more])


def test_what_grew_is_named() -> None:
    budgets = {"caesar": {work.RULES: 100.0, work.VIEW: 50.0, work.COPY: 10.0}}
    found = {"caesar": {work.RULES: 121.0, work.VIEW: 59.0, work.COPY: 5.0, work.STEP: 7.0}}
    more, less = work.changes(found, budgets)
    assert more == [
        "caesar: rules, lines a move: 121.0, 21% more than 100.0",
        "caesar: environment, lines a step: 7.0, and there is no budget for it",
    ]
    assert less == ["caesar: copy, lines: 5.0, 50% less than 10.0"]


def test_lines_are_those_of_our_sources() -> None:
    """Counted from `start` to `stop`, loops as often as they run, others' code not at all."""
    counted = compile("def run(n):\n    for i in range(n):\n        i + 1\n", f"{work.OURS}/counted.py", "exec")
    space: dict[str, object] = {}
    exec(counted, space)
    run = space["run"]
    assert callable(run)
    before = sys.gettrace()
    with work.Lines() as lines:
        run(1000)
        short = lines.of(lambda: run(10))
        long = lines.of(lambda: run(20))
        others = lines.of(lambda: json.dumps([1, 2, 3], indent=1))
    assert sys.gettrace() is before
    assert long - short == 20
    assert others == 0
