"""Bots of people at tables of a real server, in processes of their own."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rubicon import bots
from rubicon.client import POLL_SECONDS, BadAddress, ServerGone, ServerRefused, TableClient, read_address
from rubicon.core import BadSight, Bot, IllegalMove, Rng, Sight, WrongSeat, sight_data
from rubicon.games import find
from tests.bots.test_engine import example
from tests.fixture_game.house import guest
from tests.server.harness import PATIENCE, Player, Row, Server, good, keep_a_port


@pytest.fixture(autouse=True)
def three_coins() -> Iterator[None]:
    """The fixture game is known here as on the server."""
    with guest():
        yield


def token_of(player: Player, scope: str = "play") -> str:
    return str(player.post("/api/tokens", label="bot", scope=scope)["token"])


def record_of(player: Player, table: str) -> Row:
    return good(player.call("GET", f"/api/tables/{table}/record"))


@contextmanager
def joined(server: Server, address: str, token: str, *more: str) -> Iterator[subprocess.Popen[str]]:
    """`rubicon join` in a process of its own."""
    environment = {**server.environment, "RUBICON_TOKEN": token, "COLUMNS": "100"}
    command = server.command("join", address, *more)
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as it:
        try:
            yield it
        finally:
            it.kill()


def said_by(process: subprocess.Popen[str], words: str) -> str:
    """Its next line with these words."""
    assert process.stdout is not None
    heard = ""
    for line in process.stdout:
        heard += line
        if words in line:
            return line
    raise AssertionError(heard)


def test_a_seat_gets_its_own_sight_and_no_other(server: Server) -> None:
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    table = anna.create("caesar", "me", "open")["id"]
    path = f"/api/tables/{table}/sight"
    early = anna.call("GET", path, params={"seat": 0})
    assert (early.status_code, early.json()["error"]) == (409, "not_running")
    ola.join(table)
    for seat, player in enumerate((anna, ola)):
        shown = player.table(table)
        answer = player.get(path, seat=seat)
        assert answer["number"] == shown["yours"][0]["number"]
        assert answer["your_turn"] == (seat in shown["waiting"])
        assert (answer["status"], answer["your_time"], answer["outcome"]) == ("running", None, None)
        sight = sight_data.read(answer["sight"], find)
        assert json.loads(json.dumps(sight.view())) == shown["yours"][0]["view"]
        other = player.call("GET", path, params={"seat": 1 - seat})
        assert (other.status_code, other.json()["error"]) == (403, "not_your_seat")
    stranger = Player(server).call("GET", path, params={"seat": 0})
    assert stranger.status_code == 401


@pytest.mark.parametrize("game", ["caesar_dice", "augustus"])
def test_a_bot_of_ones_own_plays_a_whole_match(server: Server, game: str) -> None:
    anna = Player(server, "Anna")
    table = anna.create(game, "me", "bot:random")["id"]
    decided: list[int] = []
    client = TableClient(server.url, token_of(anna))
    assert client.join(table) == [0]
    bot = bots.make(game, "random", Rng(1))
    outcome = client.play(table, bot, told=lambda sight, move: decided.append(move))
    record = record_of(anna, table)
    assert outcome.plain() == record["outcome"]
    setup = find(game).setup(record["options"], record["seats"])
    assert [setup.say(0, move) for move in decided] == [what for who, what in record["entries"] if who == 0]


def test_the_server_is_killed_and_comes_back_in_mid_match(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    shown = anna.create("caesar_dice", "me", "open", private=True)
    address = f"{server.url}/table/{shown['id']}?key={shown['key']}"
    with joined(server, address, token_of(ola), "--bot", "easy", "--seconds", "1") as process:
        assert "easy plays" in said_by(process, "seat 2")
        shown = anna.table(shown["id"])
        kills = 0
        with_live: list[Row] = []
        while shown["status"] != "over":
            if 0 in shown["waiting"]:
                shown = anna.decide(shown, shown["yours"][0]["view"]["moves"][-1]["move"])
                with_live.append(shown)
                if len(with_live) in (2, 5):
                    server.kill()
                    server.start()
                    kills += 1
            else:
                said_by(process, "2: ")
                shown = anna.table(shown["id"])
        assert kills == 2
        assert process.wait(PATIENCE) == 0
        assert process.stdout is not None
        assert "It is over" in process.stdout.read()
    record = record_of(anna, shown["id"])
    assert sum(1 for who, _ in record["entries"] if who == 1) > 2


def test_half_an_answer_is_asked_for_again() -> None:
    """A server that dies over an answer has said nothing: not that it is some other program."""
    whole = b'{"tables": []}'
    head = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(whole)
    asked: list[bytes] = []

    def answer_twice() -> None:
        for body in (whole[:5], whole):
            connection, _ = listener.accept()
            with connection:
                asked.append(connection.recv(65536))
                connection.sendall(head + body)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        serving = threading.Thread(target=answer_twice, daemon=True)
        serving.start()
        client = TableClient(f"http://127.0.0.1:{listener.getsockname()[1]}", "token", patience=PATIENCE)
        assert client._call("GET", "/api/tables") == {"tables": []}
        serving.join(PATIENCE)
    assert [line.split(b" HTTP")[0] for line in asked] == [b"GET /api/tables"] * 2


def test_a_program_in_another_language_at_a_table_elsewhere(server: Server, tmp_path: Path) -> None:
    anna = Player(server, "Anna")
    table = anna.create("caesar_dice", "me", "bot:random")["id"]
    with joined(server, server.url, token_of(anna), "--table", table, "--bot", example(tmp_path)) as process:
        assert "It is over" in said_by(process, "It is over")
        assert process.wait(PATIENCE) == 0


def test_without_websockets_the_server_is_asked_now_and_then(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "websockets.sync.client", None)
    waits: list[float] = []
    monkeypatch.setattr("rubicon.client.time.sleep", waits.append)
    anna = Player(server, "Anna")
    table = anna.create("three_coins", "me", "bot:random")["id"]
    outcome = TableClient(server.url, token_of(anna)).play(table, bots.make("three_coins", "random", Rng(2)))
    assert outcome.plain() == record_of(anna, table)["outcome"]
    assert set(waits) <= {POLL_SECONDS}


class Net(Bot):
    def decide(self, sight: Sight) -> int:
        return np.int64(sight.moves[0])  # type: ignore[return-value]


class Cheat(Bot):
    def decide(self, sight: Sight) -> int:
        return sight.setup.space


def test_refusals_are_named(server: Server) -> None:
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    table = anna.create("three_coins", "me", "bot:random")["id"]
    with pytest.raises(ServerRefused, match="The server refuses: ") as caught:
        TableClient(server.url, "wrong").table(table + "x")
    assert caught.value.error in ("not_found", "not_signed_in")
    with pytest.raises(WrongSeat, match="You have no seat at the table"):
        TableClient(server.url, token_of(ola)).play(table, Cheat(Rng(1)))
    with pytest.raises(ServerRefused):
        TableClient(server.url, token_of(ola)).join(table)
    with pytest.raises(IllegalMove, match="not one of the moves it was offered"):
        TableClient(server.url, token_of(anna)).play(table, Cheat(Rng(1)))
    with pytest.raises(IllegalMove, match="of type int64"):
        TableClient(server.url, token_of(anna)).play(table, Net(Rng(1)))
    reader = TableClient(server.url, token_of(anna, "read"))
    assert reader.sight(table, 0)[0].seat == 0
    with pytest.raises(ServerRefused) as refused:
        reader.play(table, bots.make("three_coins", "random", Rng(2)))
    assert refused.value.error == "forbidden"


def test_addresses() -> None:
    assert read_address("https://rubicon.example") == ("https://rubicon.example", None, None)
    assert read_address("192.168.1.5:8000/") == ("http://192.168.1.5:8000", None, None)
    assert read_address("http://a:1/table/abc?key=k%2Fy") == ("http://a:1", "abc", "k/y")
    assert read_address("https://b/games/table/abc") == ("https://b/games", "abc", None)
    for odd in ("", "ftp://a", "http://", "http://a:99999", "http://me:secret@a", "http://[", "x" * 3000):
        with pytest.raises(BadAddress, match="is not the address of a server"):
            read_address(odd)
    for token in ("", "a b", "ż", "a\nb"):
        with pytest.raises(BadAddress, match="token"):
            TableClient("http://a", token)


def test_nobody_there() -> None:
    with keep_a_port() as kept, pytest.raises(ServerGone, match=r"cannot be reached \(ConnectionRefusedError"):
        TableClient(f"127.0.0.1:{kept.getsockname()[1]}", "token", patience=0.5).table("abc")


ODD_ANSWERS: list[tuple[Any, type[Exception]]] = [
    (b"<html>", ServerGone),
    (b"[1]", ServerGone),
    (b"{}", ServerGone),
    (json.dumps({"status": "running", "number": 1, "your_turn": True, "sight": {"rubicon": 1}}).encode(), BadSight),
    (json.dumps({"status": "over", "number": 1, "your_turn": False, "outcome": {"scores": "x"}}).encode(), BadSight),
    (json.dumps({"status": "over", "number": 1, "your_turn": False, "outcome": None}).encode(), BadSight),
]


@pytest.mark.parametrize(("answer", "error"), ODD_ANSWERS)
def test_servers_that_answer_nonsense(answer: bytes, error: type[Exception]) -> None:
    """A real server of another kind."""
    from http.server import BaseHTTPRequestHandler, HTTPServer
    from threading import Thread

    class Odd(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            table = {"seats": [{"seat": 0, "you": True}, {"seat": "x", "you": True}, 7]}
            data = answer if "/sight" in self.path else json.dumps(table).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *args: object) -> None:
            return

    with HTTPServer(("127.0.0.1", 0), Odd) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        with pytest.raises(error):
            TableClient(f"http://127.0.0.1:{server.server_port}", "token").play("abc", Cheat(Rng(1)))
        server.shutdown()


def test_the_command_says_what_it_lacks(server: Server) -> None:
    environment = {name: value for name, value in server.environment.items() if name != "RUBICON_TOKEN"}

    def complaint(*arguments: str) -> str:
        done = subprocess.run(
            server.command("join", *arguments), env=environment, capture_output=True, text=True, timeout=PATIENCE
        )
        assert done.returncode == 2, done.stdout + done.stderr
        return done.stderr

    assert "Which table?" in complaint(server.url)
    assert "A token is needed" in complaint(f"{server.url}/table/abc")
    assert "is not the address of a server" in complaint("ftp://a", "--table", "abc")
    anna = Player(server, "Anna")
    table = anna.create("three_coins", "me", "open")["id"]
    assert "nobody" in complaint(server.url, "--table", table, "--token", token_of(anna), "--bot", "nobody")
