"""A bot in any language: a program that reads questions and writes moves, line by line (docs/engine-protocol.md).

One process serves all seats and games of a bot's name: every question says everything.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from collections import deque
from queue import Empty, Queue
from threading import Thread
from typing import IO, Final

from rubicon.core.bot import Bot
from rubicon.core.errors import EngineFailed
from rubicon.core.game import Sight
from rubicon.core.message import Message
from rubicon.core.rng import Rng

PREFIX: Final = "engine:"
VERSION: Final = 1
START_SECONDS: Final = 10.0
GRACE_SECONDS: Final = 2.0
"""How much longer than it was told to a program may take: starting, collecting garbage, a busy machine."""
_SEEDS: Final = 2**31


class Engine(Bot):
    """Asks a program what to do."""

    def __init__(self, rng: Rng, command: str) -> None:
        super().__init__(rng)
        self.command: Final = command

    def decide(self, sight: Sight) -> int:
        """One of `sight.moves`."""
        process = _running(self.command)
        said = {sight.setup.say(_seat(sight), move): move for move in sight.moves}
        seconds = self.most_seconds
        process.send(_question(sight, list(said), self.rng.below(_SEEDS), seconds))
        answer = process.answer("play", seconds + GRACE_SECONDS if seconds > 0 else None)
        if answer not in said:
            process.stop()
            raise EngineFailed(Message("error-engine-move", {"command": self.command, "move": answer[:80]}))
        return said[answer]


def _seat(sight: Sight) -> int:
    assert sight.seat is not None, "spectators decide nothing"
    return sight.seat


def _question(sight: Sight, moves: list[str], seed: int, seconds: float) -> list[str]:
    setup = sight.setup
    head = {"game": setup.game.name, "rules": setup.rules, "options": setup.options, "seats": setup.seats}
    return [
        f"setup {json.dumps(head)}",
        f"seat {_seat(sight)}",
        f"seed {seed}",
        f"board {json.dumps(sight.board())}",
        *[f"move {move}" for move in moves],
        f"go {seconds:g}",
    ]


class _Process:
    """The program, and what it says."""

    def __init__(self, command: str) -> None:
        self.command: Final = command
        self._lines: Final[Queue[str | None]] = Queue()
        self._complaints: Final[deque[str]] = deque(maxlen=5)
        try:
            self._process = subprocess.Popen(
                _started_by(command, os.name == "nt"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except (OSError, ValueError) as error:
            raise EngineFailed(Message("error-engine-start", {"command": command, "why": str(error)})) from None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()
        self._reader: Final = Thread(target=self._read_complaints, args=(self._process.stderr,), daemon=True)
        self._reader.start()
        self.send([f"rubicon {VERSION}"])
        self.answer("ready", START_SECONDS)

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def _read(self, stream: IO[str]) -> None:
        for line in stream:
            self._lines.put(line.rstrip("\r\n"))
        self._lines.put(None)

    def _read_complaints(self, stream: IO[str]) -> None:
        for line in stream:
            self._complaints.append(line.rstrip("\r\n"))

    def send(self, lines: list[str]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("\n".join(lines) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._gone() from None

    def answer(self, word: str, seconds: float | None) -> str:
        """What follows that word in the next line that begins with it. Other lines are for the program's writer."""
        while True:
            try:
                line = self._lines.get(timeout=seconds)
            except Empty:
                self.stop()
                raise EngineFailed(Message("error-engine-late", {"command": self.command, "word": word})) from None
            if line is None:
                raise self._gone()
            first, _, rest = line.partition(" ")
            if first == word:
                return rest.strip()

    def _gone(self) -> EngineFailed:
        self.stop()
        self._reader.join(1.0)
        said = " / ".join(self._complaints)
        return EngineFailed(Message("error-engine-gone", {"command": self.command, "said": said[-400:] or "–"}))

    def stop(self) -> None:
        """End it, so that the next question starts a new one."""
        if self.alive:
            self._process.kill()
        self._process.wait()


def _started_by(command: str, windows: bool) -> str | list[str]:
    """What starts a program. Windows takes the line as it is, and in its paths a backslash is a letter like others."""
    return command if windows else shlex.split(command)


_processes: Final[dict[str, _Process]] = {}


def _running(command: str) -> _Process:
    found = _processes.get(command)
    if found is None or not found.alive:
        found = _processes[command] = _Process(command)
    return found
