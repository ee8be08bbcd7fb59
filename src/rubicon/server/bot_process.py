"""A process in which bots think (`rubicon.server.bot_worker`), as the server sees it.

One that died is started again, and asked again while there is time.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import struct
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from rubicon.server.compiled_rules import CompiledRules

log = logging.getLogger("rubicon.bots")

MOST_ANSWER: Final = 1_000_000
MOST_TRIES: Final = 5
"""How often a question is asked whose process dies over it: it may be the bot that kills it."""

Heard = Callable[[int, int], None]


class Failed(Exception):
    """A bot gave no answer that could be used."""


class Died(Failed):
    """Its process ended before there was an answer."""


class BotProcess:
    """One process. It is started when it is first needed, and once more when compiled rules have come."""

    def __init__(self, games: str, rules: CompiledRules) -> None:
        self._games: Final = games  # modules with games from elsewhere, which the process needs too
        self._rules: Final = rules
        self._compiled = False
        self._process: asyncio.subprocess.Process | None = None
        self._lock: Final = asyncio.Lock()  # it may be started ahead of its first question

    async def ask(self, question: bytes, seconds: float, heard: Heard | None = None) -> dict[str, Any]:
        """The answer, in time; else `Failed`, and the process is gone. `heard` is told how far a long one is."""
        try:
            async with asyncio.timeout(seconds):
                return await self._ask(question, heard)
        except TimeoutError:
            await self.end()
            raise Failed(f"no answer within {seconds:g} seconds") from None
        except (OSError, asyncio.IncompleteReadError, ValueError) as error:
            await self.end()
            raise Died(f"the process ended ({type(error).__name__})") from None
        except BaseException:
            await self.end()  # an answer that nobody reads would be taken for the next one's
            raise

    async def ask_again(self, question: bytes, seconds: float) -> dict[str, Any]:
        """The same, asked again while there is time if the process dies over it."""
        ends = time.monotonic() + seconds
        tries = 1
        while True:
            try:
                return await self.ask(question, ends - time.monotonic())
            except Died as error:
                if tries >= MOST_TRIES or time.monotonic() >= ends:
                    raise
                tries += 1
                log.warning("a process of bots died and is asked again: %s", error)

    async def _ask(self, question: bytes, heard: Heard | None) -> dict[str, Any]:
        await self.start()
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        self.tell(question)
        await process.stdin.drain()
        while True:
            (length,) = struct.unpack(">I", await process.stdout.readexactly(4))
            if length > MOST_ANSWER:
                raise ValueError("an answer that long is none")
            answer: dict[str, Any] = json.loads(await process.stdout.readexactly(length))
            if "done" not in answer:
                return answer
            if heard is not None:
                heard(answer["done"], answer["of"])

    def tell(self, question: bytes) -> None:
        """Write to the process, if it runs, without waiting for anything."""
        if self.runs() and self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(struct.pack(">I", len(question)) + question)

    def runs(self) -> bool:
        """Whether it has been started, and has not ended since."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start the process, if it is not running, or runs on plain rules and need not."""
        async with self._lock:
            if self._process is not None and self._rules.ready() != self._compiled:
                await self.end()  # nobody has asked it anything: a thinker has one question at a time
            if not self.runs():
                self._process = await self._spawn()

    async def _spawn(self) -> asyncio.subprocess.Process:
        self._compiled = self._rules.ready()
        environment = {**os.environ, "PYTHONPATH": self._rules.search_path()}
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "rubicon.server.bot_worker",
            self._games,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
            start_new_session=True,  # Ctrl-C is for the server, which then tells its processes
        )

    async def end(self) -> None:
        """Stop the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
            await process.wait()

    def pid(self) -> int | None:
        """Which process it is."""
        return None if self._process is None else self._process.pid
