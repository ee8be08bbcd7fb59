"""Several real processes on one real PostgreSQL: servers, workers, and a proxy before them or before the database."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx

from tests.server.harness import PATIENCE, Player, Server, keep_a_port

SETTINGS = {
    "RUBICON_GAMES": "tests.fixture_game",
    "RUBICON_TABLES_EACH": "100000",
    "RUBICON_SOCKETS_EACH": "100000",
    "RUBICON_BOT_WORKERS": "1",
    "RUBICON_CLOCK_GRACE": "0",
}


class Worker(Server):
    """`rubicon work`, in place of a server."""

    def start(self) -> Worker:
        self.folder.mkdir(parents=True, exist_ok=True)
        return self._launch(self.command("work"))

    def think_pids(self) -> list[int]:
        """The processes in which its bots think."""
        return [int(pid) for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]


def server_on(url: str, folder: Path, **environment: str) -> Server:
    """A server that is not started yet."""
    return Server(folder, fixed=False, **{**SETTINGS, "RUBICON_DATABASE": url, **environment})


def worker_on(url: str, folder: Path, **environment: str) -> Worker:
    """A worker that is not started yet."""
    return Worker(folder, fixed=False, **{**SETTINGS, "RUBICON_DATABASE": url, **environment})


def start_all(processes: list[Server]) -> None:
    """Start them at the same time."""
    with ThreadPoolExecutor(len(processes)) as threads:
        for started in [threads.submit(one.start) for one in processes]:
            started.result()


def also_at(player: Player, server: Server) -> Player:
    """The same browser, at another server."""
    other = Player(server, language=player.language)
    other.id, other.name = player.id, player.name
    other.http.cookies = httpx.Cookies(player.http.cookies)
    return other


class Proxy:
    """A TCP proxy in a thread: shares connections out among addresses that answer, and can stall or cut them all."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self._kept = keep_a_port()
        self.port: int = self._kept.getsockname()[1]
        self._next = 0
        self._open: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._flows = asyncio.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result(PATIENCE)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stall(self, stalls: bool = True) -> None:
        """From now on no byte passes, and no connection closes; or all go on."""
        self._loop.call_soon_threadsafe(self._flows.clear if stalls else self._flows.set)

    def close(self) -> None:
        """End it, with all connections."""

        async def end() -> None:
            self._server.close()
            self._flows.set()
            serving = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for writer in list(self._open):
                writer.transport.abort()
            await asyncio.gather(*serving, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self._loop).result(PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._kept.close()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._flows.set()
        self._loop.run_forever()

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        try:
            for _ in self.ports:
                self._next += 1
                try:
                    there = await asyncio.open_connection("127.0.0.1", self.ports[self._next % len(self.ports)])
                    break
                except OSError:
                    continue
            else:
                writer.transport.abort()
                return
            self._open.add(there[1])
            await asyncio.gather(self._pump(reader, there[1]), self._pump(there[0], writer))
        finally:
            self._open.discard(writer)
            writer.close()

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65_536):
                await self._flows.wait()
                sink.write(data)
                await sink.drain()
        except OSError:
            pass
        finally:
            self._open.discard(sink)
            with suppress(OSError, RuntimeError):
                sink.close()


def is_running(pid: int) -> bool:
    """Whether a process is there, and not only its name."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    return False


def kill(pid: int) -> None:
    """End a process without a word."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
