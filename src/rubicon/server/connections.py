"""Connections that ask too slowly, or that there are no files left for.

uvicorn waits for ever for the rest of a request, and uvloop turns connections
away without a word when the process has no files left.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from typing import TYPE_CHECKING, Any, Final

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as UvicornProtocol
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as UvicornProtocol

log = logging.getLogger("rubicon.connections")

KEPT_FILES: Final = 32
"""Files that are kept for the database and for processes of bots."""
TELL_EVERY: Final = 60.0
"""Seconds between two lines in the log about the same trouble."""
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Files:
    """How many files the process may have open, and whether that is told already."""

    def __init__(self) -> None:
        self._refused = 0
        self._told = -TELL_EVERY

    def refuse(self, number: int) -> bool:
        """Whether a connection with that file number is one too many: numbers are given from below."""
        most = most_files()
        if most is None or number < most - min(KEPT_FILES, most // 4):
            return False
        self._refused += 1
        if time.monotonic() >= self._told + TELL_EVERY:
            log.error(
                "no files are left for more connections: %d refused so far; the limit is %d (ulimit -n, LimitNOFILE)",
                self._refused,
                most,
            )
            self._told = time.monotonic()
        return True


def most_files() -> int | None:
    """How many files this process may have open; `None` where there is no such limit."""
    if sys.platform == "win32":
        return None
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if most == resource.RLIM_INFINITY else most


def protocol_within(seconds: float) -> type[asyncio.Protocol]:
    """The protocol of uvicorn for requests that come whole within that time, header and body."""
    files = Files()

    class Within(UvicornProtocol):
        """Closes what takes longer. Time to answer, and between two requests, is none of its business."""

        _timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            socket = transport.get_extra_info("socket")
            if socket is not None and files.refuse(socket.fileno()):
                transport.close()
            else:
                self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            cycle: Any = self.cycle  # none before the first request
            upgraded = self.transport.get_protocol() is not self
            whole = cycle is not None and not cycle.more_body and not cycle.response_complete
            if upgraded or whole or self.transport.is_closing():
                self._stop()
            elif self._timer is None:  # it is not put off by every byte
                self._wait()

        def _wait(self) -> None:
            self._timer = self.loop.call_later(seconds, self._too_slow)

        def _stop(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _too_slow(self) -> None:
            self._timer = None
            if self.transport.is_closing():
                return
            if self.flow.read_paused:  # it is we who do not read on
                self._wait()
                return
            cycle: Any = self.cycle
            if cycle is None or cycle.response_complete:
                self.transport.write(TOO_SLOW)
            self.transport.close()

    return Within
