"""How soon a decision at one server is seen at another: two servers on one PostgreSQL.

    python -m benchmarks.server_cluster [--matches 20] [--seconds 20] [--think 1.0] [--game NAME] [--database URL]

Every match has a player at each server, with a WebSocket that watches the table. Two times are told, both from sending
a decision: until its answer has come, the database having committed it, and until the other player, at the other
server, is shown it. The first five seconds are not counted: both servers load the game then. Without `--database` a
temporary PostgreSQL is started, which does not wait for the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any, Final

import rubicon
from benchmarks.server_load import NoJar, percentile
from benchmarks.server_processes import Server
from benchmarks.server_shares import Person
from tests.server.postgres import Postgres

Row = dict[str, Any]
WARMING: Final = 5.0
"""Seconds that are not counted."""


class Pair:
    """Two players at one table, each at a server of their own."""

    def __init__(self, players: list[Person], think: float, chance: random.Random) -> None:
        self.players = players
        self.think = think
        self.chance = chance
        self.counts_from = 0.0
        self.sent: dict[int, float] = {}  # by the length of the match that the decision leads to, once it is known
        self.shown: dict[tuple[int, int], float] = {}  # by player and length: when they first were shown so much
        self.answered: list[float] = []
        self.seen: list[float] = []

    async def sit_down(self, game: str) -> str:
        host, guest = self.players
        commitment = (await host.call("/api/commitment", {}))["commitment"]
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "nonce": "a", "commitment": commitment}
        table = str((await host.call("/api/tables", wish))["id"])
        await guest.call(f"/api/tables/{table}/join", {"nonce": "b"})
        return table

    async def play(self, game: str, until: float) -> None:
        """One match after another until the time is up."""
        while time.perf_counter() < until:
            table = await self.sit_down(game)
            self.sent.clear()
            self.shown.clear()
            await asyncio.gather(*[self._at(number, table, until) for number in range(2)])

    async def _at(self, number: int, table: str, until: float) -> None:
        socket = self.players[number].socket
        await socket.send(json.dumps({"do": "watch", "table": table}))
        decided, began, at = -1, 0.0, ""
        while time.perf_counter() < until:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 1))
            except TimeoutError:
                continue
            now = time.perf_counter()
            if message["type"] == "answer" and message["id"] == at and message["ok"]:
                if began >= self.counts_from:
                    self.answered.append(now - began)
                self.sent.setdefault(message["table"]["length"], began)
                self._compare(1 - number, message["table"]["length"])
            shown = message.get("table")
            if not isinstance(shown, dict) or shown["id"] != table:
                continue
            if message["type"] == "table":
                self.shown.setdefault((number, shown["length"]), now)
                self._compare(number, shown["length"])
            if shown["status"] == "over":
                return
            mine = shown["yours"][0] if shown["yours"] else None
            if mine and mine["view"]["moves"] and mine["number"] != decided:
                decided = mine["number"]
                await asyncio.sleep(self.chance.expovariate(1 / self.think) if self.think else 0)
                at, began = f"{number}-{decided}-{table}", time.perf_counter()
                move = self.chance.choice(mine["view"]["moves"])["move"]
                step = {"seat": mine["seat"], "move": move, "based_on": decided, "id": at}
                await socket.send(json.dumps({"do": "decide", "table": table, **step}))

    def _compare(self, number: int, length: int) -> None:
        """Both times are known, whichever came first."""
        if length in self.sent and (number, length) in self.shown:
            began = self.sent.pop(length)
            if began >= self.counts_from:
                self.seen.append(self.shown[number, length] - began)


async def measure(servers: list[Server], matches: int, seconds: float, think: float, game: str) -> Row:
    """All matches at once."""
    import httpx

    clients = [httpx.AsyncClient(base_url=server.url, cookies=NoJar(), timeout=60) for server in servers]
    pairs = []
    for number in range(matches):
        players = [Person(clients[at], servers[at].url, f"P{number}-{at}") for at in (0, 1)]
        for player in players[:: 1 if number % 2 else -1]:
            await player.sign_in()
            await player.connect()
        pairs.append(Pair(players, think, random.Random(number)))
    begins = time.perf_counter() + WARMING
    for pair in pairs:
        pair.counts_from = begins
    until = begins + seconds
    await asyncio.gather(*[pair.play(game, until) for pair in pairs])
    answered = [1000 * one for pair in pairs for one in pair.answered]
    seen = [1000 * one for pair in pairs for one in pair.seen]
    return {
        "decisions": len(answered),
        "answered": [round(percentile(answered, share), 1) for share in (0.5, 0.95, 0.99)],
        "seen": [round(percentile(seen, share), 1) for share in (0.5, 0.95, 0.99)],
        "compared": len(seen),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--think", type=float, default=1.0)
    parser.add_argument("--game", default="caesar_dice")
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    with ExitStack() as stack:
        os.environ["RUBICON_DATABASE"] = given.database or stack.enter_context(Postgres()).database()
        servers = [Server(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(2)]
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(lambda server: server.start(), servers))
        for server in servers:
            stack.callback(server.stop)
        found = asyncio.run(measure(servers, given.matches, given.seconds, given.think, given.game))
    kind = "compiled" if rubicon.COMPILED else "plain"
    print(f"{given.matches} matches of {given.game}, {kind}, load {os.getloadavg()[0]:.1f}")
    print(f"{found['decisions']} decisions; p50, p95, p99 in ms")
    print(f"  answered                 {found['answered']}")
    print(f"  seen at the other server {found['seen']} ({found['compared']} of them)")


if __name__ == "__main__":
    main()
