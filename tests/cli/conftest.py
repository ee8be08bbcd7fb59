"""Ways to run the command: in this process, in another one with pipes, and at a terminal that can be closed."""

from __future__ import annotations

import contextlib
import fcntl
import io
import os
import pty
import random
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from rubicon import cli
from tests.cli import fixed_chance

SECRET = "11" * 32
COMMAND = [sys.executable, "-m", "tests.cli.fixed_chance"]
PATIENCE = 300.0
"""Seconds after which something that should come never will: far more than a busy machine takes."""


class Answer(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


Run = Callable[..., Answer]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """A data folder of its own for every test, chance of its own, and one language, whatever the machine speaks."""
    data = tmp_path / "data"
    monkeypatch.setenv(fixed_chance.NAME, request.node.name)
    monkeypatch.setenv("RUBICON_DATA", str(data))
    monkeypatch.setenv("RUBICON_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("NO_COLOR", "FORCE_COLOR", "RUBICON_DEBUG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return data


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process: `run("play", "--seats", "me,me", typed="stop\\n")`."""

    monkeypatch.setattr(os, "urandom", random.Random(os.environ[fixed_chance.NAME]).randbytes)

    def runner(*arguments: str, typed: str = "") -> Answer:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = cli.run(arguments)
        out, err = capsys.readouterr()
        return Answer(code, out, err)

    return runner


@pytest.fixture
def command() -> Run:
    """Run the command in a process of its own, with pipes."""

    def runner(*arguments: str, typed: str = "", **variables: str) -> Answer:
        done = subprocess.run(
            [*COMMAND, *arguments],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONUTF8": "1", **variables},
            timeout=PATIENCE,
            check=False,
        )
        return Answer(done.returncode, done.stdout, done.stderr)

    return runner


def _sit_down() -> None:
    """The terminal is the command's own, and Ctrl-C reaches it even if these tests were started in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The command at a real terminal of 80 by 24, as a person sees it."""

    def __init__(self, arguments: tuple[str, ...], variables: dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (24, 80))
        environment = {**os.environ, "PYTHONUTF8": "1", "TERM": "xterm-256color", **variables}
        environment.pop("COLUMNS", None)
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
            preexec_fn=_sit_down,
        )
        os.close(slave)
        self.seen = ""

    def until(self, text: str) -> str:
        """Everything shown up to and including the text."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.seen:
            ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                raise AssertionError(f"{text!r} did not appear in {self.seen!r}")
            try:
                data = os.read(self.master, 65536)
            except OSError:
                data = b""
            if not data:
                raise AssertionError(f"the terminal closed before {text!r}: {self.seen!r}")
            self.seen += data.decode(errors="replace")
        end = self.seen.index(text) + len(text)
        shown, self.seen = self.seen[:end], self.seen[end:]
        return shown

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.master, text.encode())

    def interrupt(self, text: str) -> str:
        """Press Ctrl-C at a prompt. Not before it waits for keys: Python's prompt misses one in its first moment.

        It may sleep for other reasons too, but only for moments: so it must be found asleep several times in a row.
        """
        deadline = time.monotonic() + PATIENCE
        asleep = 0
        while asleep < 50:
            state = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
            asleep = asleep + 1 if state == "S" else 0
            assert time.monotonic() < deadline, "it never waits for keys"
            time.sleep(0.002)
        self.type("\x03")
        return self.until(text)

    def close(self) -> None:
        """Close the window."""
        with contextlib.suppress(OSError):
            os.close(self.master)

    def wait(self) -> int:
        """The exit code, when it has ended."""
        return self.process.wait(timeout=PATIENCE)


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    """Open terminals; all are closed after the test."""
    opened: list[Terminal] = []

    def opener(*arguments: str, **variables: str) -> Terminal:
        opened.append(Terminal(arguments, variables))
        return opened[-1]

    yield opener
    for one in opened:
        one.close()
        if one.process.poll() is None:
            one.process.send_signal(signal.SIGKILL)
        one.process.wait(timeout=PATIENCE)


@pytest.fixture
def finished(run: Run, home: Path) -> Path:
    """The record of a finished game."""
    done = run("play", "--seats", "me,me", "--name", "Anna", "--name", "Ola", "--secret", SECRET, typed="stop\n" * 200)
    assert done.code == 0, done
    (path,) = (home / "records").glob("*.json")
    return path
