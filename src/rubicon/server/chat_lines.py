"""Lines of the chat, told to those who watch a table: at once, or late to those who see the table late."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from rubicon.server import table_views
from rubicon.server.errors import Refusal
from rubicon.server.lobby import Lobby
from rubicon.server.socket_connection import Connection

log = logging.getLogger("rubicon.live")

Row = dict[str, Any]


class ChatLines:
    """Tells what was said."""

    def __init__(self, tables: Lobby, do_later: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._tables: Final = tables
        self._do_later: Final = do_later

    def tell(self, table: str, line: Row, watching: Iterable[Connection]) -> None:
        """Somebody has said something at a table."""
        late: list[Connection] = []
        delay = 0
        for connection in watching:
            watch = connection.watched.get(table)
            if watch is not None and watch.delay:
                late.append(connection)
                delay = watch.delay  # the same for all: it is that of the game
            else:
                connection.send(_message(table, line))
        if late:
            number = line["number"]
            asyncio.get_running_loop().call_later(
                delay / 1000, lambda: self._do_later(self._tell_late(table, number, late))
            )

    async def _tell_late(self, table: str, number: int, late: list[Connection]) -> None:
        """A line as it is by now: it may have been removed, or its speaker renamed, since it was said."""
        try:
            async with self._tables.at(table) as live:
                for line in live.chat:
                    if line["number"] == number:
                        for connection in late:
                            if table in connection.watched:
                                connection.send(_message(table, line))
        except (Refusal, SQLAlchemyError):
            return
        except Exception:
            log.exception("could not tell what was said at table %s", table)


def _message(table: str, line: Row) -> Row:
    return {"type": "chat", "table": table, "line": table_views.chat_line(line)}
