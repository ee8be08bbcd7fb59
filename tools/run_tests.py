"""Everything that must hold before a change is shared: style, types, and all tests twice.

    .venv/bin/python tools/run_tests.py [more arguments for pytest]

Once against the wheel installed in .venv, as users get it, and once against the sources as they are; the tests
themselves assert (tests/conftest.py) that they met the kind they were meant for, told by RUBICON_EXPECT.

Style and types are looked at while the wheel is built: neither keeps two cores busy all the time.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Step(NamedTuple):
    """What came of one of the steps."""

    title: str
    summary: str
    code: int


def jobs() -> str:
    """Two processes more than there are cores: many tests wait, for browsers, servers, terminals and clocks."""
    return str(int(os.environ.get("JOBS") or min(os.cpu_count() or 1, 8)) + 2)


def verdict(code: int, start: float) -> str:
    return f"{'ok' if code == 0 else 'FAILED'} in {time.monotonic() - start:.1f}s"


def style_and_types() -> tuple[Step, str]:
    """Run beside something else, so what it prints is kept for later."""
    start = time.monotonic()
    command = ["make", "--no-print-directory", "style"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return Step("style and types", verdict(done.returncode, start), done.returncode), done.stdout


def wheel() -> Step:
    start = time.monotonic()
    command = [sys.executable, "-m", "tools.prepare", "--extra", "dev", "--wheel"]
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    return Step("the wheel", verdict(code, start), code)


def tests(title: str, environment: dict[str, str]) -> Step:
    """Run pytest with its output shown; its last line is the summary."""
    print(f"\n==== {title}", flush=True)
    # Who has nothing left to do takes from the others: in the end no process works alone.
    shared = ["-n", jobs(), "--dist", "worksteal"]
    pytest = [str(Path(sys.executable).parent / "pytest"), "-q", *shared, *sys.argv[1:]]
    # Hundreds of tests start Python anew, which shall not compile all modules again each time: bytecode is kept,
    # whatever the habits of the machine.
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", **environment}
    process = subprocess.Popen(pytest, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    last = ""
    assert process.stdout
    for line in process.stdout:
        print(line, end="", flush=True)
        last = line.strip() or last
    return Step(title, last.strip("= "), process.wait())


def main() -> int:
    with ThreadPoolExecutor(1) as beside:
        looking = beside.submit(style_and_types)
        steps = [wheel()]
        looked, printed = looking.result()
    print(f"\n==== {looked.title}\n{printed}", end="", flush=True)
    steps.append(looked)
    runs: list[Step] = []
    kind = ""
    if all(step.code == 0 for step in steps):
        kind = (ROOT / ".venv" / "rubicon" / "kind").read_text()
        apart = {"PYTHONPATH": "", "RUBICON_EXPECT": kind}
        runs.append(tests(f"tests of the installed {kind} wheel", apart))
        # without what does not depend on the kind of rules: tests/conftest.py says what that is, and why
        plain = {"PYTHONPATH": "src", "RUBICON_EXPECT": "plain", "RUBICON_AGAIN": "1"}
        runs.append(tests("tests of the plain sources", plain))
        steps += runs

    print("\n==== summary")
    for step in steps:
        print(f"  {step.title + ':':<40} {step.summary}")
    if len(runs) == 2:
        print("  (the second run leaves out what no kind of rules can change: ONCE in tests/conftest.py)")
    if kind == "plain":
        print("  NOT TESTED: compiled rules, for want of a C compiler; the installed wheel is plain Python too")
    tallies = [{word: int(n) for n, word in re.findall(r"(\d+) (\w+)", step.summary)} for step in runs]
    passed = sum(tally.get("passed", 0) for tally in tallies)
    failed = sum(tally.get(word, 0) for tally in tallies for word in ("failed", "error", "errors"))
    failed = max(failed, sum(step.code != 0 for step in steps))
    print(f"{passed} passed, {failed} failed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
