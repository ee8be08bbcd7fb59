"""A TCP proxy between browser and server: it passes on, stalls without a word, or closes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any


class Proxy:
    """Real sockets at an address of its own. Connections that were stalled once never wake again."""

    def __init__(self, port: int) -> None:
        self._server_port = port
        self._stalled = False
        self._closed = False
        self._open: set[_Line] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._listening = self._run(asyncio.start_server(self._accept, "127.0.0.1", 0))
        self.port: int = self._listening.sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stall(self) -> None:
        """Nothing passes any more, in either direction, and nobody is told."""
        self._do(self._set, True, False)
        self._do(self._each, _Line.stall)

    def close(self) -> None:
        """Every connection is closed, and so is every new one."""
        self._do(self._set, False, True)
        self._do(self._each, _Line.end)

    def mend(self) -> None:
        """New connections pass. What was stalled stays so."""
        self._do(self._set, False, False)

    def stop(self) -> None:
        self.close()
        self._do(self._listening.close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _set(self, stalled: bool, closed: bool) -> None:
        self._stalled, self._closed = stalled, closed

    def _each(self, change: Callable[[_Line], None]) -> None:
        for line in list(self._open):
            change(line)

    def _do(self, change: Callable[..., None], *arguments: Any) -> None:
        async def done() -> None:
            change(*arguments)

        self._run(done())

    def _run(self, job: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(job, self._loop).result()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = _Line(writer)
        if self._closed:
            line.end()
            return
        self._open.add(line)
        if self._stalled:
            line.stall()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._server_port)
            line.writers.append(back)
            await asyncio.gather(line.carry(reader, back), line.carry(there, writer))
        except OSError:
            pass
        finally:
            self._open.discard(line)
            line.end()


class _Line:
    """One connection, on both sides of the proxy."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self.writers = [writer]
        self._stalled = False

    def stall(self) -> None:
        self._stalled = True

    def end(self) -> None:
        for writer in self.writers:
            with suppress(RuntimeError):
                writer.close()

    async def carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if not self._stalled:
                    target.write(data)
                    await target.drain()
            if not self._stalled:
                target.close()
