"""Whether everybody gets a fair share: how long people wait for bots, and what spectators cost the others.

    python -m benchmarks.server_shares bots [--people 50] [--game caesar] [--bot strong] [--seconds 60]
    python -m benchmarks.server_shares spectators [--spectators 0 520] [--seconds 10]

bots        everybody sits alone against a bot and decides at once, and all bots share one process. A wait is from
            sending a decision until there is something to decide again: whole turns of the bot, not single decisions
spectators  two people play caesar, about four decisions a second, and others watch them. A third person plays
            at a table of their own, with somebody at the same device; the latency of their decisions is told

The server is a process of its own, as in server_load.py, and so are the spectators.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import sys
import tempfile
import time
from contextlib import suppress
from typing import Any

import rubicon
from benchmarks.server_load import NoJar, percentile
from benchmarks.server_processes import Server

Row = dict[str, Any]


class Person:
    """Somebody with a cookie, and a socket if they want one."""

    def __init__(self, http: Any, url: str, name: str) -> None:
        self.http = http
        self.url = url
        self.name = name
        self.cookie = ""
        self.socket: Any = None

    async def sign_in(self) -> None:
        response = await self.http.post("/api/me", json={"name": self.name})
        response.raise_for_status()
        self.cookie = f"rubicon={response.cookies['rubicon']}"

    async def connect(self) -> None:
        from websockets.asyncio.client import connect

        headers = {"cookie": self.cookie} if self.cookie else {}
        address = self.url.replace("http", "ws", 1) + "/api/live"
        self.socket = await connect(
            address, additional_headers=headers, compression=None, proxy=None, max_size=None, open_timeout=120
        )

    async def call(self, path: str, body: Row) -> Row:
        response = await self.http.post(path, json=body, headers={"cookie": self.cookie})
        response.raise_for_status()
        answer: Row = response.json()
        return answer

    async def table(self, game: str, *seats: Row) -> Row:
        sealed = await self.call("/api/commitment", {})
        return await self.call("/api/tables", {"game": game, "seats": list(seats), "nonce": "n", **sealed})

    async def decide(self, table: str, mine: Row) -> None:
        body = {"seat": mine["seat"], "based_on": mine["number"], "id": f"{random.getrandbits(64):x}"}
        body["move"] = random.choice(mine["view"]["moves"])["move"]
        await self.socket.send(json.dumps({"do": "decide", "table": table, **body}))


def mine_to_decide(shown: Row) -> Row | None:
    """What this person has to decide, if anything."""
    for mine in shown["yours"]:
        if mine["seat"] in shown["waiting"] and mine["view"]["moves"]:
            found: Row = mine
            return found
    return None


async def play_bot(person: Person, game: str, bot: str, waits: list[float], ends: float) -> None:
    """Match after match against a bot."""
    await person.connect()
    while time.perf_counter() < ends:
        made = await person.table(game, {"kind": "me"}, {"kind": "bot", "bot": bot})
        await person.socket.send(json.dumps({"do": "watch", "table": made["id"]}))
        began = time.perf_counter()
        decided = -1
        async for text in person.socket:
            message = json.loads(text)
            if message["type"] not in ("table", "answer") or message["table"]["id"] != made["id"]:
                continue
            shown = message["table"]
            mine = mine_to_decide(shown)
            if shown["status"] == "over":
                break
            if mine is None or mine["number"] <= decided:
                continue
            waits.append(time.perf_counter() - began)
            if time.perf_counter() >= ends:
                return
            decided = mine["number"]
            began = time.perf_counter()
            await person.decide(made["id"], mine)


async def bots(options: argparse.Namespace) -> None:
    import httpx

    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        server.environment["RUBICON_BOT_WORKERS"] = "1"
        server.environment["RUBICON_BOT_SECONDS"] = "300"
        server.start()
        waits: list[float] = []
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=300, trust_env=False, cookies=NoJar()) as http:
                people = [Person(http, server.url, f"P {n}") for n in range(options.people)]
                for person in people:
                    await person.sign_in()
                ends = time.perf_counter() + options.seconds
                await asyncio.gather(*[play_bot(one, options.game, options.bot, waits, ends) for one in people])
        finally:
            server.stop()
    print(
        f"{options.people} people against `{options.bot}` of {options.game}, one process: {len(waits)} waits, "
        f"p50 {percentile(waits, 0.5):.1f} s, p95 {percentile(waits, 0.95):.1f} s, longest {max(waits):.1f} s"
    )


async def watch(url: str, table: str, count: int) -> None:
    """Watch a table over so many sockets, and read all that comes; in a process of its own."""
    people = [Person(None, url, f"S {number}") for number in range(count)]
    for person in people:
        await person.connect()
        await person.socket.send(json.dumps({"do": "watch", "table": table}))
        await person.socket.recv()
    print("ready", flush=True)

    async def read(person: Person) -> None:
        async for _ in person.socket:
            pass

    await asyncio.gather(*[read(person) for person in people])


async def play_pair(pair: list[Person], every: float) -> str:
    """Two people play on in the background, at one table for as long as a match lasts; the table."""
    seats = ({"kind": "me"}, {"kind": "open"})
    made = await pair[0].table("caesar", *seats)
    await pair[1].call(f"/api/tables/{made['id']}/join", {"nonce": "b"})

    async def play(person: Person) -> None:
        decided = -1
        await person.socket.send(json.dumps({"do": "watch", "table": made["id"]}))
        async for text in person.socket:
            message = json.loads(text)
            if message["type"] not in ("table", "answer"):
                continue
            mine = mine_to_decide(message["table"])
            if mine is not None and mine["number"] > decided:
                decided = mine["number"]
                await asyncio.sleep(every)
                await person.decide(made["id"], mine)

    for person in pair:
        background.add(asyncio.create_task(play(person)))
    table: str = made["id"]
    return table


background: set[asyncio.Task[None]] = set()


async def spectators(count: int, seconds: float) -> None:
    import httpx

    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        server.environment["RUBICON_SOCKETS_EACH"] = "1000000"
        server.start()
        latencies: list[float] = []
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=300, trust_env=False, cookies=NoJar()) as http:
                pair = [Person(http, server.url, name) for name in ("A", "B")]
                for person in pair:
                    await person.sign_in()
                    await person.connect()
                watched = await play_pair(pair, 0.25)
                command = [sys.executable, "-m", "benchmarks.server_shares", "watch", server.url, watched, str(count)]
                watching = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
                assert watching.stdout is not None
                assert await watching.stdout.readline() == b"ready\n", "the spectators failed"
                other = Person(http, server.url, "C")
                await other.sign_in()
                table = await other.table("caesar_dice", {"kind": "me"}, {"kind": "local", "name": "D"})
                before, began = server.cpu(), time.perf_counter()
                while time.perf_counter() < began + seconds:
                    mine = mine_to_decide(table)
                    if mine is None:
                        table = await other.table("caesar_dice", {"kind": "me"}, {"kind": "local", "name": "D"})
                        continue
                    body = {"seat": mine["seat"], "based_on": mine["number"], "id": f"{random.getrandbits(64):x}"}
                    body["move"] = random.choice(mine["view"]["moves"])["move"]
                    sent = time.perf_counter()
                    table = (await other.call(f"/api/tables/{table['id']}/decide", body))["table"]
                    latencies.append(time.perf_counter() - sent)
                    await asyncio.sleep(0.05)
                used = (server.cpu() - before) / (time.perf_counter() - began)
                with suppress(ProcessLookupError):  # without spectators it has ended
                    watching.kill()
                await watching.wait()
        finally:
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            background.clear()
            server.stop()
    print(
        f"{count} spectators: p50 {1000 * percentile(latencies, 0.5):.1f} ms, "
        f"p95 {1000 * percentile(latencies, 0.95):.1f} ms, p99 {1000 * percentile(latencies, 0.99):.1f} ms "
        f"({len(latencies)} decisions of somebody else); server {used:.0%} of a core",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(required=True, dest="what")
    one = kinds.add_parser("bots")
    one.add_argument("--people", type=int, default=50)
    one.add_argument("--game", default="caesar")
    one.add_argument("--bot", default="strong")
    one.add_argument("--seconds", type=float, default=60.0)
    other = kinds.add_parser("spectators")
    other.add_argument("--spectators", type=int, nargs="+", default=[0, 520])
    other.add_argument("--seconds", type=float, default=10.0)
    watching = kinds.add_parser("watch")  # for the process of the spectators
    watching.add_argument("url")
    watching.add_argument("table")
    watching.add_argument("count", type=int)
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))

    import uvloop

    if options.what == "watch":
        return uvloop.run(watch(options.url, options.table, options.count))
    kind = "compiled" if rubicon.COMPILED else "plain Python"
    print(
        f"rubicon {rubicon.__version__}, {kind}; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before we began"
    )
    if options.what == "bots":
        uvloop.run(bots(options))
    else:
        for count in options.spectators:
            uvloop.run(spectators(count, options.seconds))


if __name__ == "__main__":
    main()
