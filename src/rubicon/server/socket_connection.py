"""One connection: what it watches, and what waits to be sent on it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from starlette.websockets import WebSocket

from rubicon.server.accounts import Person
from rubicon.server.watches import Watch
from rubicon.server.wire_json import dumps

MOST_WAITING: Final = 500
"""Messages that a connection may have waiting before it is given up."""


class Connection:
    """One browser, or one program."""

    def __init__(self, socket: WebSocket, person: Person | None, address: str, language: str) -> None:
        self.socket: Final = socket
        self.person: Final = person
        self.id: Final = None if person is None else person.id
        self.address: Final = address
        self.language: Final = language
        self.watched: Final[dict[str, Watch]] = {}
        self.dirty: Final[dict[str, None]] = {}  # in the order in which they changed
        self.waiting: Final[deque[str]] = deque()
        self.wake: Final = asyncio.Event()
        self.closed = False
        self.wants_wishes = False  # told whenever somebody wishes for a match, or no longer does

    def send(self, message: dict[str, Any] | str) -> None:
        """Put a message into the queue."""
        if len(self.waiting) >= MOST_WAITING:
            self.closed = True
        else:
            self.waiting.append(message if isinstance(message, str) else dumps(message))
        self.wake.set()

    def mark(self, table: str) -> None:
        """Something has changed there."""
        self.dirty[table] = None
        self.wake.set()
