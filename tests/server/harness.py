"""A real server in a process of its own, and players who talk to it over real sockets."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[2]
Row = dict[str, Any]


class Server:
    """`rubicon serve`, started and stopped as often as a test likes, always at the same address."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.printed = ""
        self.log = folder / "log.txt"
        path = [str(ROOT), os.environ.get("PYTHONPATH", "")]
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("RUBICON_")},
            "PYTHONPATH": os.pathsep.join([str(Path(p).resolve()) for p in path if p]),
            "RUBICON_RATE": "0",
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
        return [sys.executable, "-m", "rubicon.cli", *arguments]

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Another command of rubicon, on the same data."""
        return subprocess.run(
            self.command(*arguments, "--data", str(self.folder)),
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=60,
        )

    def start(self) -> Server:
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                self.command("serve", "--data", str(self.folder), "--port", str(self.port)),
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
        return process.wait(timeout=20)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Player:
    """Somebody with a cookie."""

    def __init__(self, server: Server, name: str | None = None, language: str = "en") -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.url, headers={"accept-language": language}, timeout=30, trust_env=False
        )
        self.language = language
        self.id = ""
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
        return self.post("/api/tables", game=game, seats=wishes, **{"nonce": uuid4().hex, **more})

    def join(self, table: str, **more: Any) -> Row:
        return self.post(f"/api/tables/{table}/join", **{"nonce": uuid4().hex, **more})

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
        with connect(f"ws://127.0.0.1:{self.server.port}/api/live", additional_headers=headers, proxy=None) as socket:
            yield Live(socket)


class Live:
    """One WebSocket; remembers everything that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.came: list[Row] = []

    def send(self, do: str, /, **fields: Any) -> None:
        self.socket.send(json.dumps({"do": do, **fields}))

    def next(self, type_: str, seconds: float = 10, **fields: Any) -> Row:
        """The next message of that type."""
        end = time.monotonic() + seconds
        while True:
            message: Row = json.loads(self.socket.recv(timeout=max(0.0, end - time.monotonic())))
            self.came.append(message)
            if message["type"] == type_ and all(message.get(key) == value for key, value in fields.items()):
                return message

    def watch(self, table: str, /, **fields: Any) -> Row:
        self.send("watch", table=table, **fields)
        shown: Row = self.next("table")["table"]
        return shown

    def quiet(self, seconds: float = 0.3) -> list[Row]:
        """Everything that comes within that time."""
        came = []
        end = time.monotonic() + seconds
        while True:
            try:
                came.append(json.loads(self.socket.recv(timeout=max(0.01, end - time.monotonic()))))
            except TimeoutError:
                self.came += came
                return came

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


def until(check: Any, seconds: float = 10) -> Any:
    """Ask again until the answer is a yes."""
    end = time.monotonic() + seconds
    while True:
        found = check()
        if found:
            return found
        assert time.monotonic() < end, f"not within {seconds} seconds"
        time.sleep(0.03)
