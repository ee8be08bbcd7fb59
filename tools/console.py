"""What a person sees while something is prepared: each step, how far it is and its time.

What the programs behind a step print goes to a log. Only lines that begin with "rubicon:" are shown: they say how far a
program is.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "rubicon: "
LAST_LINES = 8
"""Lines of the log that are shown when a program failed."""


class Failed(Exception):
    """A step that cannot go on; the text says why, and which log says more."""


def say(text: str) -> None:
    print(f"{NAME}{text}", flush=True)


class Log:
    """The file to which programs write, and those that are running now."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.file = file
        self._running: dict[Path, subprocess.Popen[bytes]] = {}
        self._starting = threading.Lock()
        self._stopped = False
        file.write_bytes(b"")

    def __str__(self) -> str:
        return str(self.file.relative_to(ROOT) if self.file.is_relative_to(ROOT) else self.file)

    def run(self, command: list[str], env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> int:
        """Run a program; its exit code. Its lines stay together, even where several programs run at once."""
        start = time.monotonic()
        draft = self.file.with_name(f"{self.file.name}.{os.getpid()}-{threading.get_ident()}")
        try:
            with draft.open("wb") as out, self._starting:
                if self._stopped:
                    raise Failed(f"{command[0]} was not started: something beside it has failed")
                process = self._running[draft] = subprocess.Popen(
                    command, cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT
                )
            try:
                code = process.wait()
            finally:
                del self._running[draft]
        except FileNotFoundError as error:
            code = 127
            draft.write_text(f"{error}\n")
        finally:
            with self.file.open("ab") as log:
                log.write(f"==== {' '.join(command)}\n".encode() + draft.read_bytes())
                log.write(f"==== {time.monotonic() - start:.1f} s\n".encode())
            draft.unlink()
        return code

    def need(self, what: str, command: list[str], env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> None:
        """Run a program that must succeed."""
        code = self.run(command, env, cwd)
        if code:
            shown = "\n".join(f"  {line[:200]}" for line in self.last_lines())
            raise Failed(f"{what} failed (exit code {code}); all of it is in {self}. Its last lines:\n{shown}")

    def last_lines(self) -> list[str]:
        lines = [line for line in self.file.read_text("utf-8", "replace").splitlines() if line.strip()]
        return lines[-LAST_LINES - 1 : -1]

    def how_far(self) -> str:
        """What the running programs last said about it."""
        told = []
        for draft in list(self._running):
            with contextlib.suppress(OSError):
                lines = draft.read_text("utf-8", "replace").splitlines()
                told += [line.removeprefix(NAME) for line in lines if line.startswith(NAME)][-1:]
        return ", ".join(told)

    def stop(self) -> None:
        """End the programs that still run, and start no other one."""
        with self._starting:
            self._stopped = True
            for process in list(self._running.values()):
                with contextlib.suppress(OSError):
                    process.terminate()


Job = tuple[str, Callable[[], None]]


class Steps:
    """Steps in their order, each told with its number and its time."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._steps: list[list[Job]] = []

    def add(self, *jobs: Job) -> None:
        """One more step: what is done, by what. Several jobs are done side by side."""
        if jobs:
            self._steps.append(list(jobs))

    def run(self) -> None:
        for number, jobs in enumerate(self._steps, start=1):
            with told(f"{number}/{len(self._steps)} {' and '.join(name for name, _ in jobs)}", self._log):
                self._side_by_side([job for _, job in jobs])

    def _side_by_side(self, jobs: list[Callable[[], None]]) -> None:
        with ThreadPoolExecutor(len(jobs)) as pool:
            doing = [pool.submit(job) for job in jobs]
            try:
                ended, _ = wait(doing, return_when=FIRST_EXCEPTION)
                for one in ended:
                    one.result()
            except BaseException:
                self._log.stop()  # the others would keep us waiting
                raise


@contextlib.contextmanager
def told(title: str, log: Log) -> Iterator[None]:
    """Say what is done now, how far it is and for how long; in the end how long it took."""
    start = time.monotonic()
    ended = threading.Event()
    live = sys.stdout.isatty()

    def line(mark: str) -> str:
        return f"{NAME}{title} {mark} {time.monotonic() - start:.0f} s"

    def follow() -> None:
        before = ""
        while not ended.wait(1):
            far = log.how_far()
            if live:
                width = shutil.get_terminal_size().columns - 1  # a line that wraps could not be erased
                print(f"\r\033[K{(line('…') + (far and f' ({far})'))[:width]}", end="", flush=True)
            elif far and far != before:
                print(f"{line('…')} ({far})", flush=True)
            before = far

    print(f"{NAME}{title} …", end="" if live else "\n", flush=True)
    follower = threading.Thread(target=follow, daemon=True)
    follower.start()
    mark = "stopped after"
    try:
        yield
        mark = "took"
    finally:
        ended.set()
        follower.join()
        erase = "\r\033[K" if live else ""
        print(f"{erase}{line(mark)}", flush=True)
