"""Everything that must hold before a change is shared: style, types, and all tests twice.

    .venv/bin/python tools/run_tests.py [more arguments for pytest]

Once against the wheel installed in .venv, as users get it, and once against the sources as they are; the tests
themselves assert (tests/conftest.py) that they met the kind they were meant for, told by RUBICON_EXPECT.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def jobs() -> str:
    return os.environ.get("JOBS") or str(min(os.cpu_count() or 1, 8))


def run(title: str, command: list[str], environment: dict[str, str] | None = None) -> tuple[str, str, int]:
    """Run one step with its output shown; the step, its last line and its exit code."""
    print(f"\n==== {title}", flush=True)
    start = time.monotonic()
    process = subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, **(environment or {})}, stdout=subprocess.PIPE, text=True
    )
    last = ""
    assert process.stdout
    for line in process.stdout:
        print(line, end="", flush=True)
        last = line.strip() or last
    code = process.wait()
    seconds = time.monotonic() - start
    summary = last.strip("= ") if "pytest" in command[0] else f"{'ok' if code == 0 else 'FAILED'} in {seconds:.1f}s"
    return title, summary, code


def main() -> int:
    binaries = Path(sys.executable).parent
    kind = (ROOT / ".venv" / "rubicon" / "kind").read_text()
    pytest = [str(binaries / "pytest"), "-q", "-n", jobs(), *sys.argv[1:]]
    apart = {"PYTHONPATH": "", "RUBICON_EXPECT": kind}
    plain = {"PYTHONPATH": "src", "RUBICON_EXPECT": "plain"}
    steps = [run("style and types", ["make", "--no-print-directory", "lint"])]
    if steps[0][2] == 0:
        steps.append(run(f"tests of the installed {kind} wheel", pytest, apart))
        # the build and the browser app have nothing to do with the kind of rules: their tests run once
        apart_only = ["--ignore=tests/tools", "--ignore=tests/web"]
        steps.append(run("tests of the plain sources", [*pytest, *apart_only], plain))

    print("\n==== summary")
    for title, summary, _ in steps:
        print(f"  {title + ':':<40} {summary}")
    if kind == "plain":
        print("  NOT TESTED: compiled rules, for want of a C compiler; the installed wheel is plain Python too")
    tallies = [{word: int(n) for n, word in re.findall(r"(\d+) (\w+)", line)} for _, line, _ in steps[1:]]
    passed = sum(tally.get("passed", 0) for tally in tallies)
    failed = sum(tally.get(word, 0) for tally in tallies for word in ("failed", "error", "errors"))
    failed = max(failed, sum(code != 0 for _, _, code in steps))
    print(f"{passed} passed, {failed} failed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
