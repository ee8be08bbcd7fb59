"""How much the server carries: decisions a second, latency, memory and sizes, over real sockets.

    python -m benchmarks.server_load [--game caesar_dice ...] [--matches 1 100 500] [--seconds 10] [--think 1.0]
        [--database sqlite postgresql] [--servers 1 2] [--split] [--idle 5000] [--soak 60] [--whole] [--json]

Servers are started in processes of their own, and a client in another; PostgreSQL too, with its usual care for what is
stored. With two servers every other match is at the second one; with `--split` the two players of each match are at
different servers. Every match has two players, each with a WebSocket of their own that follows the changes of the
table, as browsers do (`--whole`: it is told whole each time). Each number of matches is run twice:

- paced: every player thinks for `--think` seconds on average, as fast as people ever are. What matters is the latency.
- flat out: everybody decides at once. What matters is how many decisions a second the server can hold; the latency
  then only says how long the queue is.

Beside that: the share of a processor that each part takes, what the servers and the database need for one decision
(which other work on the machine changes least), and the servers' memory for each match with its two connections.
`--idle` opens so many sockets on which nothing happens, each of another person, and tells what one of them costs.
`--soak` plays for so many minutes and tells every few of them what the servers hold: nothing should grow.

Latency is from sending a decision until its answer has come, the database having committed it in between.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import resource
import statistics
import sys
import tempfile
import time
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import orjson

from benchmarks.server_processes import House, Server
from rubicon.server.deltas import Held

Row = dict[str, Any]


# The client, in its own process


class Seat:
    """One player with one socket: decides whenever it is to."""

    def __init__(self, client: Client, name: str, url: str) -> None:
        self.client = client
        self.name = name
        self.url = url
        self.cookie = ""
        self.socket: Any = None
        self.decided = -1
        self.over = asyncio.Event()

    async def sign_in(self) -> None:
        from websockets.asyncio.client import connect

        response = await self.client.http.post(f"{self.url}/api/me", json={"name": self.name})
        response.raise_for_status()
        self.cookie = f"rubicon={response.cookies['rubicon']}"
        address = self.url.replace("http", "ws", 1) + "/api/live"
        self.socket = await connect(
            address, additional_headers={"cookie": self.cookie}, compression=None, proxy=None, max_size=None
        )

    async def call(self, path: str, body: Row) -> Row:
        response = await self.client.http.post(f"{self.url}{path}", json=body, headers={"cookie": self.cookie})
        response.raise_for_status()
        answer: Row = response.json()
        return answer

    async def play(self, table: str) -> None:
        """Until the match is over."""
        self.decided = -1
        self.over.clear()
        sent: dict[str, float] = {}
        held: Held | None = None
        await self.socket.send(json.dumps({"do": "watch", "table": table, "changes": self.client.changes}))
        async for text in self.socket:
            message = orjson.loads(text)
            if message["type"] == "answer":
                now = time.perf_counter()
                assert message["ok"], message
                self.client.latency(now, now - sent.pop(message["id"]))
            change = message if message["type"] == "change" else message.get("change")
            if change is not None and change["table"] == table:
                assert held is not None
                shown = held.take(change)
            elif message["type"] in ("table", "answer") and "table" in message and message["table"]["id"] == table:
                shown = message["table"]
                held = Held(shown, message["mark"]) if "mark" in message else None
            else:
                continue
            self.client.sizes.append(len(text.encode()))
            if shown["status"] == "over":
                await self.socket.send(json.dumps({"do": "unwatch", "table": table}))
                return
            mine = shown["yours"][0]
            if mine["seat"] in shown["waiting"] and mine["number"] > self.decided:
                self.decided = mine["number"]
                if self.client.think:
                    await asyncio.sleep(random.uniform(0.5, 1.5) * self.client.think)
                id = f"{random.getrandbits(64):x}"
                body = {"seat": mine["seat"], "based_on": mine["number"], "id": id}
                body["move"] = random.choice(mine["view"]["moves"])["move"]
                text = json.dumps({"do": "decide", "table": table, **body})
                sent[id] = time.perf_counter()
                await self.socket.send(text)


class NoJar(CookieJar):
    """Keeps nothing: a thousand people share one client, and each shows their own cookie."""

    def extract_cookies(self, response: Any, request: Any) -> None:
        """No."""


class Client:
    """All matches, and what they measure."""

    def __init__(
        self, urls: list[str], split: bool, matches: int, seconds: float, think: float, game: str, changes: bool
    ) -> None:
        import httpx

        self.urls = urls
        self.split = split
        self.game = game
        self.changes = changes
        self.matches = matches
        self.seconds = seconds
        self.think = think
        # Connections are let go before the server does it, after 5 seconds: who writes just then gets no answer.
        limits = httpx.Limits(keepalive_expiry=2)
        self.http = httpx.AsyncClient(timeout=120, trust_env=False, cookies=NoJar(), limits=limits)
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.measuring = False

    def latency(self, now: float, seconds: float) -> None:
        if self.measuring:
            self.latencies.append(seconds)

    async def run(self) -> Row:
        count = len(self.urls)
        pairs = [
            (Seat(self, f"A {n}", self.urls[n % count]), Seat(self, f"B {n}", self.urls[(n + self.split) % count]))
            for n in range(self.matches)
        ]
        gate = asyncio.Semaphore(16)

        async def sit_down(pair: tuple[Seat, Seat]) -> str:
            async with gate:
                await pair[0].sign_in()
                await pair[1].sign_in()
                return await self.table(pair)

        tables = await asyncio.gather(*[sit_down(pair) for pair in pairs])
        print("ready", flush=True)
        games = [asyncio.create_task(self.games(pair, table)) for pair, table in zip(pairs, tables, strict=True)]
        await asyncio.sleep(min(3.0, self.seconds / 3))  # until it is in full swing
        self.measuring = True
        self.sizes.clear()
        print("go", flush=True)
        began, cpu = time.perf_counter(), time.process_time()
        await asyncio.sleep(self.seconds)
        self.measuring = False
        took, used = time.perf_counter() - began, time.process_time() - cpu
        print("done", flush=True)
        for game in games:
            game.cancel()
        results = await asyncio.gather(*games, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, asyncio.CancelledError):
                raise result
        return {"seconds": took, "cpu": used / took, "latencies": self.latencies, "sizes": self.sizes}

    async def idle(self) -> None:
        """Open sockets and keep them, until nobody listens to us any more."""
        seats = [Seat(self, f"Idle {n}", self.urls[n % len(self.urls)]) for n in range(self.matches)]
        gate = asyncio.Semaphore(16)

        async def sit(seat: Seat) -> None:
            async with gate:
                await seat.sign_in()

        await asyncio.gather(*[sit(seat) for seat in seats])
        print("ready", flush=True)
        await asyncio.sleep(self.seconds)
        print("done", flush=True)

    async def table(self, pair: tuple[Seat, Seat]) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}]
        sealed = await pair[0].call("/api/commitment", {})
        made = await pair[0].call("/api/tables", {"game": self.game, "seats": seats, "nonce": "a", **sealed})
        await pair[1].call(f"/api/tables/{made['id']}/join", {"nonce": "b"})
        table: str = made["id"]
        return table

    async def games(self, pair: tuple[Seat, Seat], table: str) -> None:
        while True:
            await asyncio.gather(pair[0].play(table), pair[1].play(table))
            table = await self.table(pair)


def client_main(arguments: list[str]) -> None:
    import uvloop

    what, urls, split, matches, seconds, think, game, changes, out = arguments
    pace = int(matches), float(seconds), float(think)
    client = Client(urls.split(","), bool(int(split)), *pace, game, changes == "changes")
    if what == "idle":
        uvloop.run(client.idle())
    else:
        Path(out).write_text(json.dumps(uvloop.run(client.run())))


# The one that measures


def percentile(values: list[float] | list[int], share: float) -> float:
    ordered = sorted(values)
    return float(ordered[min(len(ordered) - 1, int(share * len(ordered)))]) if ordered else float("nan")


def measure(
    database: str, servers: int, split: bool, matches: int, seconds: float, think: float, game: str, changes: bool
) -> Row:
    with tempfile.TemporaryDirectory() as folder, House(folder, database, servers) as house:
        empty = house.memory()
        out = Path(folder) / "result.json"
        told = "changes" if changes else "whole"
        pace = [str(matches), str(seconds), str(think)]
        client = house.client("play", [str(int(split)), *pace, game, told, str(out)])
        assert client.stdout is not None
        assert client.stdout.readline() == "ready\n", "the client failed"
        client.stdout.readline()
        before, began = house.cpu(), time.perf_counter()
        client.stdout.readline()
        took = time.perf_counter() - began
        used = [(after - was) / took for after, was in zip(house.cpu(), before, strict=True)]
        full = house.memory()
        client.communicate()
        result: Row = json.loads(out.read_text())
    latencies = result["latencies"]
    return {
        "rate": len(latencies) / result["seconds"],
        "p50": percentile(latencies, 0.50) * 1000,
        "p95": percentile(latencies, 0.95) * 1000,
        "p99": percentile(latencies, 0.99) * 1000,
        "servers": used[:-1],
        "database": used[-1],
        "client": result["cpu"],
        "full_kb": (full - empty) / matches / 1000,
        "sizes": result["sizes"],
    }


def measure_idle(database: str, servers: int, sockets: int, seconds: float) -> None:
    """What a socket costs on which nothing happens."""
    with tempfile.TemporaryDirectory() as folder, House(folder, database, servers) as house:
        empty = house.memory()
        client = house.client("idle", ["0", str(sockets), str(seconds), "0", "caesar_dice", "changes", "-"])
        assert client.stdout is not None
        assert client.stdout.readline() == "ready\n", "the client failed"
        full, before = house.memory(), house.cpu()
        assert client.stdout.readline() == "done\n"
        used = sum(house.cpu()[:-1]) - sum(before[:-1])
        client.communicate()
    print(
        f"| {sockets} | {database}, {servers} | {(full - empty) / sockets / 1000:.1f} kB | {full / 1e6:.0f} MB "
        f"| {used / seconds:.1%} |",
        flush=True,
    )


def soak(database: str, servers: int, matches: int, minutes: float, think: float, game: str) -> None:
    """What the servers hold while one match follows another. With a small cache: it is full soon, and stays so."""
    print(f"| minute | memory of the servers | open files | CPU of the servers |\n|{' --- |' * 4}")
    with tempfile.TemporaryDirectory() as folder, House(folder, database, servers, cache_mb=16) as house:
        out = Path(folder) / "result.json"
        pace = [str(matches), str(minutes * 60), str(think)]
        client = house.client("play", ["0", *pace, game, "changes", str(out)])
        assert client.stdout is not None
        assert client.stdout.readline() == "ready\n", "the client failed"
        client.stdout.readline()
        began = time.perf_counter()
        before = house.cpu()
        portion = minutes / 12
        for number in range(1, 13):
            time.sleep(max(0.0, began + number * portion * 60 - time.perf_counter()))
            used = house.cpu()
            share = (sum(used[:-1]) - sum(before[:-1])) / (portion * 60)
            before = used
            memory = " + ".join([f"{server.memory() / 1e6:.1f}" for server in house.servers])
            files = " + ".join([str(server.files()) for server in house.servers])
            print(f"| {number * portion:g} | {memory} MB | {files} | {share:.1%} |", flush=True)
        client.communicate()
        latencies = json.loads(out.read_text())["latencies"]
    print(f"\n{len(latencies)} decisions, p50 {percentile(latencies, 0.5) * 1000:.1f} ms,", end=" ")
    print(f"p99 {percentile(latencies, 0.99) * 1000:.1f} ms")


def memory_without_people(count: int) -> float:
    """Kilobytes for each match that is kept ready, in mid-game, with nobody connected."""
    import httpx

    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        server.start()
        try:
            with httpx.Client(base_url=server.url, timeout=60, trust_env=False) as http:
                http.post("/api/me", json={"name": "Anna"}).raise_for_status()
                seats = [{"kind": "me"}, {"kind": "local", "name": "Ola"}]
                before = 0
                for number in range(count + 50):
                    if number == 50:  # what is only needed once is there now
                        before = server.memory()
                    sealed = http.post("/api/commitment").json()
                    wanted = {"game": "caesar_dice", "seats": seats, "nonce": "n", **sealed}
                    table = http.post("/api/tables", json=wanted).json()
                    for step in range(20):
                        seat = table["waiting"][0]
                        mine = table["yours"][seat]
                        body = {"seat": seat, "move": mine["view"]["moves"][0]["move"], "based_on": mine["number"]}
                        answer = http.post(f"/api/tables/{table['id']}/decide", json={**body, "id": f"{step}"})
                        table = answer.json()["table"]
                return (server.memory() - before) / count / 1000
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, nargs="+", default=[1, 100, 500])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--think", type=float, default=1.0)
    parser.add_argument("--database", nargs="+", choices=("sqlite", "postgresql"), default=["sqlite"])
    parser.add_argument("--servers", type=int, nargs="+", default=[1])
    parser.add_argument("--split", action="store_true", help="the two players of a match at different servers")
    parser.add_argument("--game", nargs="+", default=["caesar_dice"])
    parser.add_argument("--whole", action="store_true", help="tables are told whole each time, not by what changed")
    parser.add_argument("--json", action="store_true", help="only what one server with SQLite does, as JSON")
    parser.add_argument("--idle", type=int, nargs="+", default=[], help="only open sockets on which nothing happens")
    parser.add_argument("--soak", type=float, default=0.0, help="only play for so many minutes, and see what grows")
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 32768)), hard))

    if options.json:
        rows = []
        for game, matches, think in itertools.product(options.game, options.matches, (options.think, 0.0)):
            row = measure("sqlite", 1, False, matches, options.seconds, think, game, not options.whole)
            told = {key: value for key, value in row.items() if key not in ("sizes", "servers")}
            rows.append({"game": game, "matches": matches, "think": think, "server": row["servers"][0], **told})
        print(json.dumps(rows))
        return

    import rubicon

    kind = "compiled" if rubicon.COMPILED else "plain Python"
    load = os.getloadavg()[0]
    print(f"rubicon {rubicon.__version__}, {kind}; {os.cpu_count()} cores, load {load:.1f} before we began\n")
    if options.idle:
        print("| sockets | database, servers | memory each | memory of the servers | CPU of the servers |")
        print(f"|{' --- |' * 5}")
        for sockets in options.idle:
            for database, servers in [(kind, count) for kind in options.database for count in options.servers]:
                measure_idle(database, servers, sockets, options.seconds)
        return
    if options.soak:
        where = options.database[0], options.servers[0]
        soak(*where, options.matches[0], options.soak, options.think, options.game[0])
        return
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        starts = []
        for _ in range(4):
            starts.append((server.start(), server.cpu()))
            server.stop()
    print(f"cold start, new database: {starts[0][0]:.2f} s ({starts[0][1]:.2f} s of CPU)")
    print(f"start, database there:    {statistics.median(s for s, _ in starts[1:]):.2f} s", end=" ")
    print(f"({statistics.median(c for _, c in starts[1:]):.2f} s of CPU)\n")

    columns = (
        "game, database, servers, matches, pace, decisions/s, p50 ms, p95 ms, p99 ms, CPU servers, CPU database, "
        "CPU client, server ms each, database ms each, kB a match"
    )
    print(f"| {columns.replace(',', ' |')} |")
    print(f"|{' --- |' * 15}")
    sizes: list[int] = []
    for database, servers in [(kind, count) for kind in options.database for count in options.servers]:
        if database == "sqlite" and servers > 1:
            continue  # one machine, one file, one writer: a second server adds nothing
        for game, matches, think in itertools.product(options.game, options.matches, (options.think, 0.0)):
            row = measure(database, servers, options.split, matches, options.seconds, think, game, not options.whole)
            sizes += row["sizes"]
            pace = f"{think:g} s a move" if think else "flat out"
            shares = " + ".join([f"{share:.0%}" for share in row["servers"]])
            each = 1000 / max(1, row["rate"])
            print(
                f"| {game} | {database} | {servers} | {matches} | {pace} | {row['rate']:.0f} "
                f"| {row['p50']:.1f} | {row['p95']:.1f} | {row['p99']:.1f} "
                f"| {shares} | {row['database']:.0%} | {row['client']:.0%} "
                f"| {each * sum(row['servers']):.2f} | {each * row['database']:.2f} | {row['full_kb']:.0f} |",
                flush=True,
            )
    print(f"\nmemory of a match kept ready, 20 decisions old, nobody connected: {memory_without_people(300):.0f} kB")
    print(
        f"a view on the wire ({len(sizes)} seen): p50 {percentile(sizes, 0.5):.0f}, p95 {percentile(sizes, 0.95):.0f}, "
        f"largest {max(sizes)} bytes"
    )


if __name__ == "__main__":
    if sys.argv[1:2] == ["--client"]:
        client_main(sys.argv[2:])
    else:
        main()
