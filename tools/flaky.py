"""Repeat tests and count failures: whatever passes must pass every time.

    .venv/bin/python tools/flaky.py [tests for pytest ...]

Without arguments it repeats the test files that differ from origin/main, or from main where there is no origin; a
change in a file that tests share repeats all tests of its folder. REPEAT=30 says how often, JOBS=2 in how many
processes, and LOAD=1 keeps all cores busy meanwhile. The exit code is 1 if anything failed.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
BASES = ("origin/main", "main")
"""What changes are compared with: the first that there is."""
BUSY = "import os\nwhile os.getppid() == {parent}: sum(range(10_000))"
"""Keeps one core busy for as long as we live, however we end."""


def changed(root: Path = ROOT) -> list[str]:
    """The test files that differ from the base; the folder, where something differs that its tests share."""
    git = ["git", "-C", str(root)]
    known = [
        base
        for base in BASES
        if not subprocess.run([*git, "rev-parse", "-q", "--verify", base], capture_output=True).returncode
    ]
    if not known:
        raise SystemExit(f"git knows neither {' nor '.join(BASES)}; name the tests: make flaky ARGS=tests/server")
    differing = ["diff", "--name-only", "--merge-base", known[0]]
    names = []
    for listing in (differing, ["ls-files", "--others", "--exclude-standard"]):
        names += subprocess.check_output([*git, *listing, "--", "tests"], text=True).split()
    found = set()
    for name in names:
        path = Path(name)
        if path.suffix == ".py" and (root / path).exists():
            found.add(name if path.name.startswith("test_") else path.parent.as_posix())
    return sorted(name for name in found if not any(Path(name).is_relative_to(other) for other in found - {name}))


def run(tests: list[str], jobs: str, report: Path) -> subprocess.Popen[bytes]:
    """One run of pytest in a process group of its own, which can be ended as a whole."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", jobs, "-p", "no:cacheprovider", f"--junitxml={report}"]
    return subprocess.Popen([*command, *tests], cwd=ROOT, stdout=subprocess.PIPE, start_new_session=True)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a run with all that it started."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, number)
            process.wait(timeout=5)
        except (ProcessLookupError, subprocess.TimeoutExpired):
            continue
    process.wait()


def failures(report: Path) -> tuple[int, list[str]]:
    """How many tests ran, and which failed."""
    cases = list(ElementTree.parse(report).iter("testcase"))
    bad = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    return len(cases), [f"{case.get('classname')}::{case.get('name')}" for case in bad]


def repeat(tests: list[str], times: int, jobs: str) -> int:
    """Run them so often, tell how each run went, and then how often each test failed."""
    failed: Counter[str] = Counter()
    bad_runs = 0
    print(f"{'run':>4}  {'tests':>6}  {'failed':>6}  {'seconds':>7}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        for number in range(1, times + 1):
            report = Path(folder) / "report.xml"
            report.unlink(missing_ok=True)
            start = time.monotonic()
            process = run(tests, jobs, report)
            try:
                printed, _ = process.communicate()
            except KeyboardInterrupt:
                print("stopped", flush=True)
                raise
            finally:
                end(process)
            count, bad = failures(report) if report.exists() else (0, ["(no test was run)"])
            if process.returncode and not bad:
                bad = ["(pytest itself)"]
            print(f"{number:>4}  {count:>6}  {len(bad):>6}  {time.monotonic() - start:>7.1f}", flush=True)
            if bad:
                bad_runs += 1
                print(re.sub(r"\A.*?(?==+ (FAILURES|ERRORS))", "", printed.decode(errors="replace"), flags=re.DOTALL))
            failed.update(bad)
    for name, count in failed.most_common():
        print(f"{count:>4} of {times}  {name}")
    print(f"{times} runs, {bad_runs} with failures", flush=True)
    return 1 if failed else 0


def main() -> int:
    tests = sys.argv[1:] or changed()
    if not tests:
        print("no test has changed; name some: make flaky ARGS=tests/server")
        return 0
    print(f"repeating {' '.join(tests)}", flush=True)
    cores = os.cpu_count() or 1 if os.environ.get("LOAD", "") not in ("", "0") else 0
    busy = [subprocess.Popen([sys.executable, "-c", BUSY.format(parent=os.getpid())]) for _ in range(cores)]
    try:
        return repeat(tests, int(os.environ.get("REPEAT") or 30), os.environ.get("JOBS") or "2")
    except KeyboardInterrupt:
        return 130
    finally:
        for one in busy:
            one.kill()
            one.wait()


if __name__ == "__main__":
    sys.exit(main())
