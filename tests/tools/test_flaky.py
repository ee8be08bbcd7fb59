"""make flaky: what it repeats, what it counts, and that nothing is left of it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tools import flaky

NOW_AND_THEN = """
from pathlib import Path

RUNS = Path(__file__).with_name("runs")

def test_every_other_time():
    RUNS.write_text(RUNS.read_text() + "." if RUNS.exists() else ".")
    assert len(RUNS.read_text()) % 2

def test_always():
    pass
"""
FOREVER = """
import os
import subprocess
import sys
from pathlib import Path

def test_forever():
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
    Path(__file__).with_name("pids").write_text(f"{os.getpid()} {child.pid} \\n")
    child.wait()
"""


def start(test: Path, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(flaky.ROOT / "tools" / "flaky.py"), str(test)],
        env={**os.environ, "JOBS": "1", **environment},
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


def test_failures_are_counted(tmp_path: Path) -> None:
    test = tmp_path / "test_now_and_then.py"
    test.write_text(NOW_AND_THEN)
    process = start(test, REPEAT="2")
    printed, _ = process.communicate()
    assert process.returncode == 1
    assert re.findall(r" 1 of 2  \S*test_now_and_then::(\w+)", printed) == ["test_every_other_time"]
    assert "2 runs, 1 with failures" in printed
    process = start(test, REPEAT="1")
    printed, _ = process.communicate()
    assert (process.returncode, "1 runs, 0 with failures" in printed) == (0, True)


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and is not yet buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_ctrl_c_ends_it_at_once_with_all_that_it_started(tmp_path: Path) -> None:
    test = tmp_path / "test_forever.py"
    test.write_text(FOREVER)
    process = start(test, LOAD="1")
    pids = tmp_path / "pids"
    while not (pids.exists() and pids.read_text().endswith("\n")):
        assert process.poll() is None
    started = [int(pid) for pid in pids.read_text().split()]
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    assert len(children) == 1 + (os.cpu_count() or 1)
    process.send_signal(signal.SIGINT)
    printed, _ = process.communicate()
    assert process.returncode == 130
    assert "stopped" in printed
    assert not [pid for pid in (*started, *map(int, children)) if alive(pid)]


def test_what_changed_is_what_differs_from_the_base(tmp_path: Path) -> None:
    def git(*arguments: str) -> None:
        who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *who, *arguments], cwd=tmp_path, check=True, capture_output=True)

    def write(*names: str) -> None:
        for name in names:
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(f"# {len(list(tmp_path.rglob('*')))}\n")

    git("init", "-q", "-b", "main")
    write("tests/a/test_one.py", "tests/a/test_two.py", "tests/b/conftest.py", "tests/b/test_b.py", "tests/c/test_c.py")
    git("add", ".")
    git("commit", "-qm", "first")
    git("checkout", "-qb", "branch")
    write("tests/a/test_one.py", "tests/b/conftest.py", "tests/b/test_b.py")
    git("commit", "-qam", "second")
    write("tests/a/test_new.py", "tests/a/picture.svg", "src/rules.py")
    (tmp_path / "tests/c/test_c.py").unlink()
    assert flaky.changed(tmp_path) == ["tests/a/test_new.py", "tests/a/test_one.py", "tests/b"]
    git("branch", "-m", "main", "other")
    with pytest.raises(SystemExit, match="git knows neither"):
        flaky.changed(tmp_path)
