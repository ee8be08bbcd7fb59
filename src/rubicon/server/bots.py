"""Bots at tables: who they are, and the processes in which they think.

A bot gets a pickled `Sight` and nothing else. It thinks in a process of its own
(`rubicon.server.thinker`), so the event loop never waits for it. One that
crashes, stalls or answers nonsense is replaced by a legal move and a line in
the log; one that kills its process, or must be killed, gets a new process.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import pickle
import secrets
import struct
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from rubicon.core.errors import UnknownBot
from rubicon.core.game import Sight
from rubicon.core.message import Message
from rubicon.server.errors import Refusal
from rubicon.server.settings import Settings
from rubicon.server.table import Live

log = logging.getLogger("rubicon.bots")

MOST_ANSWER: Final = 1_000_000
AGAIN: Final = 5.0
"""Seconds until a move is tried again that could not be stored."""

_from_files: Final[dict[str, str]] = {}


def bring_bots(settings: Settings) -> None:
    """Bots from files, which the host of the server names; players never name a file."""
    for text in settings.bot_files.split(","):
        name, separator, path = text.strip().partition("=")
        if separator:
            _from_files[name] = path


def names(game: str) -> list[str]:
    """The bots that play a game, weak ones first."""
    from rubicon.bots import names as known

    return [*known(game), *_from_files]


def check(game: str, name: str) -> None:
    """Refuse a bot that there is not."""
    known = names(game)
    if name not in known:
        raise UnknownBot(Message("error-bot", {"bot": name[:60], "game": game, "known": ", ".join(known)}))


def take_over(game: str, wanted: str = "") -> str:
    """The bot that plays on for a person: the one set for the house, or the strongest that a game brings."""
    known = names(game)
    if wanted in known:
        return wanted
    own = [name for name in known if name not in _from_files]
    return "strong" if "strong" in own else own[-1]


def path_of(name: str) -> str:
    """What the registry calls that bot."""
    return _from_files.get(name, name)


Heard = Callable[[int, int], None]


class Failed(Exception):
    """A bot gave no answer that could be used."""


class Thinker:
    """One process. It is started when it is first needed."""

    def __init__(self) -> None:
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
            raise Failed(f"the process ended ({type(error).__name__})") from None
        except BaseException:
            await self.end()  # an answer that nobody reads would be taken for the next one's
            raise

    async def _ask(self, question: bytes, heard: Heard | None) -> dict[str, Any]:
        await self.start()
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(struct.pack(">I", len(question)) + question)
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

    async def start(self) -> None:
        """Start the process, if it is not running."""
        async with self._lock:
            if self._process is None or self._process.returncode is not None:
                self._process = await self._spawn()

    async def _spawn(self) -> asyncio.subprocess.Process:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])}
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "rubicon.server.thinker",
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


class Bots:
    """All thinkers, and the decisions that bots have before them."""

    def __init__(self, settings: Settings, decide: Callable[[str, int, int, int], Awaitable[None]]) -> None:
        count = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        self._seconds: Final = settings.bot_seconds
        self._decide: Final = decide
        self._free: Final[asyncio.LifoQueue[Thinker]] = asyncio.LifoQueue()  # the last one used is warm
        self._all: Final = [Thinker() for _ in range(count)]
        for thinker in reversed(self._all):
            self._free.put_nowait(thinker)
        self._warmed = False
        self._starting: Final[set[asyncio.Task[None]]] = set()
        self._tasks: Final[dict[tuple[str, int, int], asyncio.Task[None]]] = {}

    def look(self, live: Live) -> None:
        """Set the bots to work that are to decide at this table."""
        if live.match is None or live.status != "running":
            return
        if any(seat.kind == "bot" for seat in live.seats):
            self._warm()
        for seat in live.bot_seats_due():
            number = live.match.number(seat)
            key = (live.id, seat, number)
            if key not in self._tasks:
                sight = live.match.sight(seat)
                bot = live.seats[seat].bot or take_over(live.game)
                task = asyncio.create_task(self._play(live.id, seat, number, bot, sight), name=f"bot at {live.id}")
                self._tasks[key] = task
                task.add_done_callback(lambda _task, key=key: self._tasks.pop(key, None))  # type: ignore[misc]

    def _warm(self) -> None:
        """Start a process while the people still think: it takes half a second that nobody then has to wait."""
        if not self._warmed:
            self._warmed = True
            task = asyncio.create_task(self._all[0].start(), name="first thinker")
            self._starting.add(task)
            task.add_done_callback(self._starting.discard)

    async def _play(self, table: str, seat: int, number: int, bot: str, sight: Sight) -> None:
        try:
            if len(sight.moves) == 1:
                move = sight.moves[0]  # nothing to think about
            else:
                move = await self._think(table, seat, bot, sight)
            await self._decide(table, seat, number, move)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bot %s at table %s could not play, and will be asked again", bot, table)
            await asyncio.sleep(AGAIN)
            self._tasks.pop((table, seat, number), None)
            await self._decide(table, seat, -1, 0)  # no such number: the table looks who is to decide

    async def _think(self, table: str, seat: int, bot: str, sight: Sight) -> int:
        try:
            answer = await self._ask({"do": "decide", "bot": path_of(bot), "sight": sight})
            move = answer.get("move")
            if type(move) is int and move in sight.moves:
                return move
            why = str(answer.get("error") or f"it answered {move!r}, which it was not offered")
        except Failed as error:
            why = str(error)
        log.warning("bot %s at table %s, seat %d, is replaced by a legal move: %s", bot, table, seat, why[:300])
        return secrets.choice(sight.moves)

    async def advise(self, game: str, sight: Sight) -> list[dict[str, Any]]:
        """What the best bot would do, for hints."""
        try:
            answer = await self._ask({"do": "advise", "sight": sight})
        except Failed as error:
            log.warning("no advice for %s: %s", game, error)
            raise Refusal("unavailable", "server-no-advice") from None
        if "error" in answer:
            log.warning("no advice for %s: %s", game, str(answer["error"])[:300])
            raise Refusal("unavailable", "server-no-advice")
        return [advice for advice in answer["advice"] if advice["move"] in sight.moves]

    async def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        packed = pickle.dumps(question, protocol=pickle.HIGHEST_PROTOCOL)
        thinker = await self._free.get()
        try:
            return await thinker.ask(packed, self._seconds)
        finally:
            self._free.put_nowait(thinker)

    def size(self) -> int:
        """How many processes there are at most."""
        return len(self._all)

    def pids(self) -> list[int]:
        """The processes that run now."""
        return [pid for thinker in self._all if (pid := thinker.pid()) is not None]

    async def stop(self) -> None:
        """Let all of them go; what they had before them is asked again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._starting, return_exceptions=True)
        await asyncio.gather(*[thinker.end() for thinker in self._all], return_exceptions=True)
