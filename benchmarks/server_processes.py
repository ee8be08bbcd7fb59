"""The processes that server_load.py measures: servers, and the database behind them."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def used_by(pid: int, children: bool = False) -> float:
    """Seconds of processor time that a process has had; with those of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum([int(field) for field in fields[11 : 15 if children else 13]]) / os.sysconf("SC_CLK_TCK")


class Server:
    """`rubicon serve` on data of its own, or on a database that others use too."""

    def __init__(self, folder: str, database: str = "", cache_mb: int = 4000) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.environment = {
            **os.environ,
            "RUBICON_RATE": "0",
            "RUBICON_TABLES_EACH": "1000000",
            "RUBICON_LANG": "en",
            "RUBICON_CACHE_MB": str(cache_mb),
            **({"RUBICON_DATABASE": database} if database else {}),
        }

    def start(self) -> float:
        """Seconds until it says that it is ready."""
        began = time.perf_counter()
        command = [sys.executable, "-m", "rubicon", "serve", "--port", str(self.port), "--data", self.folder]
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
        return used_by(self.process.pid)

    def memory(self) -> int:
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0

    def files(self) -> int:
        """How many are open, sockets included."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))


class House:
    """Some servers on one database."""

    def __init__(self, folder: str, database: str, servers: int, cache_mb: int = 4000) -> None:
        self.postgres: Any = None
        url = ""
        if database == "postgresql":
            from tests.server.postgres import Postgres

            careful = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on", "shared_buffers": "128MB"}
            self.postgres = Postgres(**careful).start()
            url = self.postgres.database()
        self.servers = [Server(folder, url, cache_mb) for _ in range(servers)]

    def __enter__(self) -> House:
        for server in self.servers:
            server.start()
        time.sleep(0.5)
        return self

    def __exit__(self, *_: object) -> None:
        for server in self.servers:
            server.stop()
        if self.postgres is not None:
            self.postgres.remove()

    def cpu(self) -> list[float]:
        """Of each server, and of the database."""
        return [*[server.cpu() for server in self.servers], self.database_cpu()]

    def database_cpu(self) -> float:
        if self.postgres is None:
            return 0.0
        pid = self.postgres.pid
        total = used_by(pid, children=True)
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            with suppress(OSError):  # it has just ended
                total += used_by(int(child))
        return total

    def memory(self) -> int:
        return sum(server.memory() for server in self.servers)

    def client(self, what: str, options: list[str]) -> subprocess.Popen[str]:
        urls = ",".join([server.url for server in self.servers])
        command = [sys.executable, "-m", "benchmarks.server_load", "--client", what, urls, *options]
        return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
