"""Many who play at once, and write down every decision that was acknowledged.

Each plays one match after another through a proxy, both seats or against a bot. When the connection breaks, stalls or
the server has no database, they come back and send what was not answered again, under the same id, until it is.
"""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.harness import Player, Row

ANSWER_SECONDS = 15.0
"""After which a question is asked again, on another connection."""


@dataclass
class Acknowledged:
    """One decision that the server said it has."""

    table: str
    id: str
    seat: int
    say: str
    number: int


@dataclass
class Crowd:
    """All of them; they stop when `enough` is set, and the matches stand as they are."""

    url: str
    session: str
    tables: list[str]
    acknowledged: list[Acknowledged] = field(default_factory=list)
    again: int = 0  # how often something had to be sent again
    stale: int = 0
    enough: bool = False

    async def play(self) -> None:
        await asyncio.gather(*[self._at(table, number) for number, table in enumerate(self.tables)])

    async def _at(self, table: str, number: int) -> None:
        one = _One(self, table, number)
        try:
            await one.play()
        finally:
            if one.socket is not None:
                await one.socket.close()


class _One:
    def __init__(self, crowd: Crowd, table: str, number: int) -> None:
        self.crowd = crowd
        self.table = table
        self.chance = random.Random(number)
        self.socket: ClientConnection | None = None
        self.made = 0
        self.shown: Row = {}

    async def play(self) -> None:
        while not self.crowd.enough:
            if not self.shown or not self._to_move():
                if self.shown and self.shown["status"] == "over":
                    return
                await self._see()
                continue
            seat = next(seat for seat in self.shown["waiting"] if self._mine(seat) is not None)
            mine = self._mine(seat)
            assert mine is not None
            move = self.chance.choice(mine["view"]["moves"])
            self.made += 1
            id = f"d{self.made}"
            step = {"seat": seat, "move": move["move"], "based_on": mine["number"], "id": id}
            answer = await self._decide({"do": "decide", "table": self.table, **step})
            if answer["ok"]:
                told = Acknowledged(self.table, id, seat, move["say"], answer["number"])
                self.crowd.acknowledged.append(told)
            else:
                assert answer["error"] in ("stale", "not_running"), answer
                self.crowd.stale += 1
            self.shown = answer.get("table", {})
            await asyncio.sleep(0.02)

    def _mine(self, seat: int) -> Row | None:
        return next((mine for mine in self.shown["yours"] if mine["seat"] == seat and mine["view"]["moves"]), None)

    def _to_move(self) -> bool:
        return self.shown["status"] == "running" and any(self._mine(seat) for seat in self.shown["waiting"])

    async def _see(self) -> None:
        """Wait until there is something to decide, or nothing any more."""
        try:
            socket = await self._connected()
            await socket.send(json.dumps({"do": "watch", "table": self.table}))
            while not self.crowd.enough:
                async with asyncio.timeout(ANSWER_SECONDS):
                    message: dict[str, Any] = json.loads(await socket.recv())
                if message["type"] == "table":
                    self.shown = message["table"]
                    if self._to_move() or self.shown["status"] == "over":
                        return
                elif message["type"] in ("bye", "refused"):
                    raise ConnectionError
        except (OSError, TimeoutError, WebSocketException):
            await self._lost()

    async def _decide(self, message: Row) -> Row:
        while True:
            try:
                socket = await self._connected()
                await socket.send(json.dumps(message))
                async with asyncio.timeout(ANSWER_SECONDS):
                    while True:
                        answer: Row = json.loads(await socket.recv())
                        if answer["type"] == "answer" and answer["id"] == message["id"]:
                            break
                        if answer["type"] == "bye":
                            raise ConnectionError
                if answer["ok"] or answer["error"] != "unavailable":
                    return answer
            except (OSError, TimeoutError, WebSocketException):
                await self._lost()
            self.crowd.again += 1
            await asyncio.sleep(0.1)

    async def _connected(self) -> ClientConnection:
        if self.socket is None:
            address = self.crowd.url.replace("http", "ws", 1) + "/api/live"
            cookie = {"cookie": f"rubicon={self.crowd.session}"}
            self.socket = await connect(
                address, additional_headers=cookie, proxy=None, open_timeout=ANSWER_SECONDS, ping_interval=None
            )
        return self.socket

    async def _lost(self) -> None:
        socket, self.socket = self.socket, None
        if socket is not None:
            with suppress(OSError, WebSocketException):
                socket.transport.abort()
        await asyncio.sleep(0.1 + self.chance.random() / 5)


def deal(player: Player, games: list[str], count: int) -> list[str]:
    """So many tables of these games in turn; at every third, a bot plays."""
    tables = []
    for number in range(count):
        rival = "bot:random" if number % 3 == 2 else "local:Twin"
        tables.append(player.create(games[(number // 3) % len(games)], "me", rival)["id"])
    return tables
