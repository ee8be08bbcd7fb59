"""How much the server carries: decisions a second, latency, memory and sizes, over real sockets.

    python benchmarks/server_load.py [--matches 1 100 500] [--seconds 10] [--think 1.0]

A server is started in a process of its own, and a client in another. Every match has two players, each with a
WebSocket of their own that watches the table, as browsers do. Each number of matches is run twice:

- paced: every player thinks for `--think` seconds on average, as fast as people ever are. What matters is the latency.
- flat out: everybody decides at once. What matters is how many decisions a second the server can hold; the latency
  then only says how long the queue is.

Beside that: the share of a processor that both take, what the server needs for one decision (which other work on the
machine changes least), and the server's memory for each match with its two connections.

Latency is from sending a decision until its answer has come, the database having committed it in between.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

Row = dict[str, Any]
ROOT = Path(__file__).resolve().parent.parent


# The client, in its own process


class Seat:
    """One player with one socket: decides whenever it is to."""

    def __init__(self, client: Client, name: str) -> None:
        self.client = client
        self.name = name
        self.cookie = ""
        self.socket: Any = None
        self.decided = -1
        self.over = asyncio.Event()

    async def sign_in(self) -> None:
        from websockets.asyncio.client import connect

        response = await self.client.http.post("/api/me", json={"name": self.name})
        response.raise_for_status()
        self.cookie = f"rubicon={response.cookies['rubicon']}"
        address = self.client.url.replace("http", "ws", 1) + "/api/live"
        self.socket = await connect(
            address, additional_headers={"cookie": self.cookie}, compression=None, proxy=None, max_size=None
        )

    async def call(self, path: str, body: Row) -> Row:
        response = await self.client.http.post(path, json=body, headers={"cookie": self.cookie})
        response.raise_for_status()
        answer: Row = response.json()
        return answer

    async def play(self, table: str) -> None:
        """Until the match is over."""
        self.decided = -1
        self.over.clear()
        sent: dict[str, float] = {}
        await self.socket.send(json.dumps({"do": "watch", "table": table}))
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "answer":
                now = time.perf_counter()
                assert message["ok"], message
                self.client.latency(now, now - sent.pop(message["id"]))
            if message["type"] not in ("table", "answer") or message["table"]["id"] != table:
                continue
            self.client.sizes.append(len(text.encode()))
            shown = message["table"]
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

    def __init__(self, url: str, matches: int, seconds: float, think: float) -> None:
        import httpx

        self.url = url
        self.matches = matches
        self.seconds = seconds
        self.think = think
        self.http = httpx.AsyncClient(base_url=url, timeout=120, trust_env=False, cookies=NoJar())
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.measuring = False

    def latency(self, now: float, seconds: float) -> None:
        if self.measuring:
            self.latencies.append(seconds)

    async def run(self) -> Row:
        pairs = [(Seat(self, f"A {n}"), Seat(self, f"B {n}")) for n in range(self.matches)]
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

    async def table(self, pair: tuple[Seat, Seat]) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await pair[0].call("/api/tables", {"game": "caesar_dice", "seats": seats, "nonce": "a"})
        await pair[1].call(f"/api/tables/{made['id']}/join", {"nonce": "b"})
        table: str = made["id"]
        return table

    async def games(self, pair: tuple[Seat, Seat], table: str) -> None:
        while True:
            await asyncio.gather(pair[0].play(table), pair[1].play(table))
            table = await self.table(pair)


def client_main(arguments: list[str]) -> None:
    import uvloop

    url, matches, seconds, think, out = arguments
    client = Client(url, int(matches), float(seconds), float(think))
    result = uvloop.run(client.run())
    Path(out).write_text(json.dumps(result))


# The one that measures


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`rubicon serve` on data of its own."""

    def __init__(self, folder: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.environment = {
            **os.environ,
            "RUBICON_RATE": "0",
            "RUBICON_TABLES_EACH": "1000000",
            "RUBICON_LANG": "en",
            "RUBICON_CACHE_MB": "4000",
        }

    def start(self) -> float:
        """Seconds until it says that it is ready."""
        began = time.perf_counter()
        command = [sys.executable, "-m", "rubicon.cli", "serve", "--port", str(self.port), "--data", self.folder]
        self.process = subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "Ctrl+C" in line:
                return time.perf_counter() - began
        raise SystemExit("the server did not start")

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate()

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0


def percentile(values: list[float] | list[int], share: float) -> float:
    ordered = sorted(values)
    return float(ordered[min(len(ordered) - 1, int(share * len(ordered)))]) if ordered else float("nan")


def measure(matches: int, seconds: float, think: float) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        server.start()
        try:
            time.sleep(0.5)
            empty = server.memory()
            out = Path(folder) / "result.json"
            command = [
                sys.executable,
                __file__,
                "--client",
                server.url,
                str(matches),
                str(seconds),
                str(think),
                str(out),
            ]
            client = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            assert client.stdout is not None
            assert client.stdout.readline() == "ready\n", "the client failed"
            seated = server.memory()
            client.stdout.readline()
            before, began = server.cpu(), time.perf_counter()
            client.stdout.readline()
            used = (server.cpu() - before) / (time.perf_counter() - began)
            full = server.memory()
            client.communicate()
            result: Row = json.loads(out.read_text())
        finally:
            server.stop()
    latencies = result["latencies"]
    return {
        "matches": matches,
        "think": think,
        "rate": len(latencies) / result["seconds"],
        "p50": percentile(latencies, 0.50) * 1000,
        "p95": percentile(latencies, 0.95) * 1000,
        "p99": percentile(latencies, 0.99) * 1000,
        "server": used,
        "client": result["cpu"],
        "seated_kb": (seated - empty) / matches / 1000,
        "full_kb": (full - empty) / matches / 1000,
        "sizes": result["sizes"],
    }


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
                    table = http.post("/api/tables", json={"game": "caesar_dice", "seats": seats}).json()
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
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))

    import rubicon

    kind = "compiled" if rubicon.COMPILED else "plain Python"
    load = os.getloadavg()[0]
    print(f"rubicon {rubicon.__version__}, {kind}; {os.cpu_count()} cores, load {load:.1f} before we began\n")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        starts = []
        for _ in range(4):
            starts.append((server.start(), server.cpu()))
            server.stop()
    print(f"cold start, new database: {starts[0][0]:.2f} s ({starts[0][1]:.2f} s of CPU)")
    print(f"start, database there:    {statistics.median(s for s, _ in starts[1:]):.2f} s", end=" ")
    print(f"({statistics.median(c for _, c in starts[1:]):.2f} s of CPU)\n")

    columns = "matches, pace, decisions/s, p50 ms, p95 ms, p99 ms, CPU server, CPU client, server ms each, kB a match"
    print(f"| {columns.replace(',', ' |')} |")
    print(f"|{' --- |' * 10}")
    sizes: list[int] = []
    for matches in options.matches:
        for think in (options.think, 0.0):
            row = measure(matches, options.seconds, think)
            sizes += row["sizes"]
            pace = f"{think:g} s a move" if think else "flat out"
            print(
                f"| {matches} | {pace} | {row['rate']:.0f} | {row['p50']:.1f} | {row['p95']:.1f} | {row['p99']:.1f} "
                f"| {row['server']:.0%} | {row['client']:.0%} | {1000 * row['server'] / max(1, row['rate']):.2f} "
                f"| {row['full_kb']:.0f} |",
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
