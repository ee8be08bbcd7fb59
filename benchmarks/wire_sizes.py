"""How many bytes a table takes on the wire, whole and as a change: whole matches over real sockets.

    python -m benchmarks.wire_sizes [--games caesar julius_caesar ...] [--matches 4] [--json]

Two people play at random. Each has two sockets: one follows the changes of the table and decides, the other is told
the whole table each time. So both are told the same things. The first table of a match is whole on both, and is not
counted. Sizes are those of messages before compression.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from typing import Any

import rubicon
from benchmarks.server_load import NoJar, percentile
from benchmarks.server_processes import Server
from benchmarks.server_shares import Person
from rubicon.server.deltas import Held

Row = dict[str, Any]
GAMES = ["augustus", "caesar", "caesar_dice", "julius_caesar"]


class Player:
    """One of the two, with both sockets."""

    def __init__(self, http: Any, url: str, name: str, luck: random.Random) -> None:
        self.follower = Person(http, url, name)
        self.reader = Person(http, url, name)
        self.luck = luck
        self.changes: list[int] = []
        self.whole: list[int] = []

    async def enter(self) -> None:
        await self.follower.sign_in()
        self.reader.cookie = self.follower.cookie
        await self.follower.connect()
        await self.reader.connect()

    async def play(self, table: str) -> None:
        """Until the match is over."""
        reading = asyncio.create_task(self._read(table))
        held: Held | None = None
        decided = -1
        await self.follower.socket.send(json.dumps({"do": "watch", "table": table, "changes": True}))
        async for text in self.follower.socket:
            message = json.loads(text)
            change = message if message["type"] == "change" else message.get("change")
            if change is not None:
                assert held is not None
                held.take(change)
                self.changes.append(len(text.encode()))
            elif "mark" in message:
                assert held is None, "told whole again"
                held = Held(message["table"], message["mark"])
            else:
                continue
            if held.table["status"] == "over":
                break
            mine = held.table["yours"][0]
            if mine["seat"] in held.table["waiting"] and mine["number"] > decided:
                decided = mine["number"]
                step = {"seat": mine["seat"], "based_on": mine["number"], "id": f"{self.luck.getrandbits(64):x}"}
                step["move"] = self.luck.choice(mine["view"]["moves"])["move"]
                await self.follower.socket.send(json.dumps({"do": "decide", "table": table, **step}))
        await reading

    async def _read(self, table: str) -> None:
        await self.reader.socket.send(json.dumps({"do": "watch", "table": table}))
        first = True
        async for text in self.reader.socket:
            message = json.loads(text)
            if message["type"] != "table" or message["table"]["id"] != table:
                continue
            if not first:
                self.whole.append(len(text.encode()))
            first = False
            if message["table"]["status"] == "over":
                return


async def measure(game: str, matches: int) -> Row:
    """Percentiles of both kinds of messages."""
    import httpx

    changes: list[int] = []
    whole: list[int] = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        server.start()
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=300, trust_env=False, cookies=NoJar()) as http:
                for number in range(matches):
                    luck = random.Random(f"{game} {number}")
                    players = [Player(http, server.url, name, luck) for name in ("A", "B")]
                    for player in players:
                        await player.enter()
                    made = await players[0].follower.table(game, {"kind": "me"}, {"kind": "open"})
                    await players[1].follower.call(f"/api/tables/{made['id']}/join", {"nonce": "b"})
                    await asyncio.gather(*[player.play(made["id"]) for player in players])
                    for player in players:
                        changes += player.changes
                        whole += player.whole
                        await player.follower.socket.close()
                        await player.reader.socket.close()
        finally:
            server.stop()
    return {"matches": matches, "changes": _sizes(changes), "whole": _sizes(whole)}


def _sizes(values: list[int]) -> Row:
    middle, most = percentile(values, 0.5), percentile(values, 0.95)
    return {"messages": len(values), "p50": int(middle), "p95": int(most), "largest": max(values)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rules = "compiled rules" if rubicon.COMPILED else "plain rules"
    found = {}
    for game in options.games:
        found[game] = row = asyncio.run(measure(game, options.matches))
        for kind in ("whole", "changes"):
            sizes = row[kind]
            print(
                f"{game:14} {kind:8} {sizes['messages']:5} messages: p50 {sizes['p50']:6}, p95 {sizes['p95']:6}, "
                f"largest {sizes['largest']:6} bytes ({rules})",
                file=sys.stderr,
                flush=True,
            )
    if options.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
