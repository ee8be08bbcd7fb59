"""A real server in a process of its own, and players who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar
from uuid import uuid4

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rubicon.server.deltas import Held
from rubicon.server.storage.schema import metadata
from tests.server.fixed_serve import CLOCKS, DRAWS

ROOT = Path(__file__).resolve().parents[2]
Row = dict[str, Any]
Answer = TypeVar("Answer")
PATIENCE = 300.0
"""Seconds after which something that should come never will. A busy machine may take long, and a test that passes
waits no longer than it must: so there is one bound for all, far from what anything takes."""


class Server:
    """A server, started and stopped as often as a test likes, always at the same address, with the same chance.

    It is `rubicon serve` but for the chance of its matches (tests/server/fixed_serve.py); `fixed=False` is the
    command itself.
    """

    def __init__(self, folder: Path, *, fixed: bool = True, **environment: str) -> None:
        self.folder = folder
        self.fixed = fixed
        self._kept = keep_a_port()
        self.port: int = self._kept.getsockname()[1]
        self.printed = ""
        self.log = folder / "log.txt"
        path = [str(ROOT), os.environ.get("PYTHONPATH", "")]
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("RUBICON_")},
            "PYTHONPATH": os.pathsep.join([str(Path(p).resolve()) for p in path if p]),
            "RUBICON_RATE": "0",
            "RUBICON_WATCH_DELAY": "0",  # spectators see at once; tests of the delay set their own
            "RUBICON_GAMES": "tests.fixture_game,tests.server.draws",
            "RUBICON_LANG": "en",
            **environment,
        }
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def command(self, *arguments: str) -> list[str]:
        return [sys.executable, "-m", "rubicon", *arguments]

    def another(self) -> Server:
        """A second server on the same data, not yet started."""
        other = Server(self.folder, fixed=self.fixed)
        other.environment = self.environment
        return other

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Another command of rubicon, on the same data."""
        return subprocess.run(
            self.command(*arguments, "--data", str(self.folder)),
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )

    def draw_for(self, name: str) -> None:
        """From now on chance is that of this name, whatever was drawn before."""
        (self.folder / DRAWS).write_text(name)

    def move_clocks(self, wall: int = 0, monotonic: int = 0) -> None:
        """From now on its clocks are so many milliseconds ahead of those of the machine."""
        new = self.folder / f"{CLOCKS}.new"
        new.write_text(f"{wall} {monotonic}")
        new.replace(self.folder / CLOCKS)  # never half written

    def start(self) -> Server:
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / DRAWS).touch()
        command = [sys.executable, "-m", "tests.server.fixed_serve"] if self.fixed else self.command("serve")
        return self._launch([*command, "--data", str(self.folder), "--port", str(self.port)])

    def _launch(self, command: list[str]) -> Self:
        """Start it, and wait until it says that it can be stopped."""
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                command,
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                # What is started in the background ignores Ctrl-C, and so would its children.
                preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
            )
        assert self._process.stdout is not None
        self.printed = ""
        for line in self._process.stdout:
            self.printed += line
            if "Ctrl+C" in line:
                return self
        raise AssertionError(f"the server did not start: {self.printed}\n{self.log.read_text()}")

    def next_line(self) -> str:
        """What it prints next, waited for."""
        assert self._process is not None
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def sql(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Carry out a statement in its database, whichever that is; the rows. A `?` stands for a value."""
        url = self.environment.get("RUBICON_DATABASE", "")
        if url:
            import psycopg  # only now: benchmarks start servers too, and have no such package

            with psycopg.connect(url.replace("+psycopg", "")) as there:
                answer = there.execute(statement.replace("?", "%s").encode(), values or None)
                return answer.fetchall() if answer.description else []
        with closing(sqlite3.connect(self.folder / "rubicon.sqlite3", timeout=PATIENCE)) as here:
            found = here.execute(statement, values).fetchall()
            here.commit()
            return found

    def everything(self) -> str:
        """All that is stored, as text."""
        return "\n".join([repr(row) for name in metadata.tables for row in self.sql(f"SELECT * FROM {name}")])

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        """Give it no chance to tidy up."""
        return self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        if process.poll() is None:
            process.send_signal(how)
        assert process.stdout is not None
        self.printed += process.stdout.read()
        process.stdout.close()
        return process.wait(timeout=PATIENCE)


def keep_a_port() -> socket.socket:
    """A port that nobody else gets, also while no server listens there: bound, and shared with who may reuse it."""
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return kept


class Player:
    """Somebody with a cookie."""

    def __init__(self, server: Server, name: str | None = None, language: str = "en") -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.url, headers={"accept-language": language}, timeout=PATIENCE, trust_env=False
        )
        self.language = language
        self.id = ""
        self.name = name or "nobody"
        self.nonces = 0
        if name is not None:
            self.id = self.post("/api/me", name=name, language=language)["id"]

    def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self.http.request(method, path, **more)

    def post(self, path: str, /, **body: Any) -> Row:
        return good(self.http.post(path, json=body))

    def get(self, path: str, /, **params: Any) -> Row:
        return good(self.http.get(path, params=params))

    def refused(self, path: str, /, **body: Any) -> tuple[int, str]:
        """The status and the error of a call that must fail."""
        response = self.http.post(path, json=body)
        assert response.status_code >= 400, response.text
        return response.status_code, problem(response)["error"]

    def table(self, table: str, /, **params: Any) -> Row:
        return self.get(f"/api/tables/{table}", **params)

    def create(self, game: str, *seats: str, **more: Any) -> Row:
        """`me`, `open`, `local:Ola`, `bot:random`."""
        wishes = []
        for seat in seats:
            kind, _, rest = seat.partition(":")
            wishes.append({"kind": kind, **({"bot": rest} if kind == "bot" and rest else {})})
            if kind == "local":
                wishes[-1]["name"] = rest
        if "me" in seats and "commitment" not in more:
            more["commitment"] = self.commitment()
        return self.post("/api/tables", game=game, seats=wishes, **{"nonce": self.nonce(), **more})

    def commitment(self) -> str:
        """The hash of a secret that the server has sealed for the next table."""
        return str(self.post("/api/commitment")["commitment"])

    def nonce(self) -> str:
        """Another one each time, and the same in every run of a test."""
        self.nonces += 1
        return f"{self.name.encode().hex()}-{self.nonces}"

    def rematch(self, table: str, nonce: str | None = None) -> Row:
        return self.post(f"/api/tables/{table}/rematch", nonce=nonce or self.nonce(), commitment=self.commitment())

    def join(self, table: str, **more: Any) -> Row:
        return self.post(f"/api/tables/{table}/join", **{"nonce": self.nonce(), **more})

    def step(
        self, what: str, table: Row, move: int | None = None, seat: int | None = None, **more: Any
    ) -> httpx.Response:
        mine = next(m for m in table["yours"] if seat is None or m["seat"] == seat)
        body: Row = {"seat": mine["seat"], "based_on": mine["number"], "id": uuid4().hex, **more}
        if move is not None:
            body["move"] = move
        return self.http.post(f"/api/tables/{table['id']}/{what}", json=body)

    def decide(self, table: Row, move: int, **more: Any) -> Row:
        answer: Row = good(self.step("decide", table, move, **more))["table"]
        return answer

    @contextmanager
    def live(self) -> Iterator[Live]:
        cookie = "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])
        headers = {"accept-language": self.language, **({"cookie": cookie} if cookie else {})}
        if "authorization" in self.http.headers:
            headers["authorization"] = self.http.headers["authorization"]
        address = f"ws://127.0.0.1:{self.server.port}/api/live"
        # It sends no pings of its own: on a busy machine their answers may come later than it waits for them.
        with connect(
            address, additional_headers=headers, proxy=None, open_timeout=PATIENCE, ping_interval=None
        ) as socket:
            yield Live(socket, self.server)


def account(server: Server, name: str) -> Player:
    """Somebody with an account, and a name that nobody else has at a server that tests share."""
    player = Player(server, f"{name} {uuid4().hex[:6]}")
    player.post("/api/account", password="correct horse")
    return player


class Live:
    """One WebSocket; remembers everything that came, and holds the tables that it watches with `changes`."""

    def __init__(self, socket: ClientConnection, server: Server) -> None:
        self.socket = socket
        self.server = server
        self.came: list[Row] = []
        self.held: dict[str, Held] = {}
        self.taken: Callable[[Row], None] = lambda message: None
        self._fence = ""

    def send(self, do: str, /, **fields: Any) -> None:
        self.socket.send(json.dumps({"do": do, **fields}))

    def receive(self) -> Row:
        """The next message."""
        message: Row = json.loads(self.socket.recv(timeout=PATIENCE))
        self.came.append(message)
        if "mark" in message and "base" not in message:
            self.held[message["table"]["id"]] = Held(message["table"], message["mark"])
        change = message if message["type"] == "change" else message.get("change")
        if change is not None:
            self.held[change["table"]].take(change)
        self.taken(message)
        return message

    def next(self, type_: str, **fields: Any) -> Row:
        """The next message of that type."""
        while True:
            message = self.receive()
            if message["type"] == type_ and all(message.get(key) == value for key, value in fields.items()):
                return message

    def closed(self) -> bool:
        """Wait until the server closes it, whatever it says before."""
        try:
            while True:
                self.receive()
        except ConnectionClosed:
            return True

    def until_over(self) -> Row:
        """The table, when the match there is over."""
        while (table := self.next("table")["table"])["status"] != "over":
            pass
        return dict(table)

    def watch(self, table: str, /, **fields: Any) -> Row:
        self.send("watch", table=table, **fields)
        shown: Row = self.next("table")["table"]
        return shown

    def told(self) -> list[Row]:
        """Everything that the server tells because of what happened before this call, be it nothing.

        Tables are told of in the order in which they changed: so when another one is told of that is asked for now,
        nothing of before is still to come.
        """
        if not self._fence:
            self._fence = Player(self.server, "Fence").create("three_coins", "me", "open")["id"]
        self.send("watch", table=self._fence)
        told: list[Row] = []
        while True:
            message = self.receive()
            if message["type"] == "table" and message["table"]["id"] == self._fence:
                return told
            told.append(message)

    def decide(self, table: Row, move: int, **more: Any) -> Row:
        mine = table["yours"][0]
        id = more.pop("id", uuid4().hex)
        body = {"seat": mine["seat"], "based_on": mine["number"], "id": id, "move": move, **more}
        self.send("decide", table=table["id"], **body)
        return self.next("answer", id=id)


def good(response: httpx.Response) -> Row:
    assert response.status_code == 200, f"{response.request.method} {response.request.url}: {response.text}"
    body: Row = response.json()
    return body


def problem(response: httpx.Response) -> Row:
    """The body of a refusal, whose shape is promised."""
    body: Row = response.json()
    assert {"error", "message", "game", "text"} <= set(body) <= {"error", "message", "game", "text", "table"}, body
    assert set(body["message"]) == {"key", "args"}
    assert body["text"], body
    assert not body["text"].startswith("Message("), body
    return body


def run_async(coroutine: Coroutine[Any, Any, Answer]) -> Answer:
    """Run it in a thread of its own: the browser of other tests keeps a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


def until(check: Any, every: float = 0.03) -> Any:
    """Ask again until the answer is a yes, with so many seconds between two questions."""
    end = time.monotonic() + PATIENCE
    while True:
        found = check()
        if found:
            return found
        assert time.monotonic() < end, f"not within {PATIENCE} seconds"
        time.sleep(every)
