"""Connections that say little, and more of them than there are files: over real sockets."""

from __future__ import annotations

import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE, Player, Server

HEADER = b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for a request for three seconds: few, but enough for who sends one on a busy machine."""
    server = Server(tmp_path_factory.mktemp("hasty"), RUBICON_REQUEST_SECONDS="3").start()
    yield server
    server.kill()


def connected(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def all_of(connection: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    told = b""
    while True:
        try:
            part = connection.recv(65536)
        except ConnectionResetError:
            return told
        if not part:
            return told
        told += part


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"", b"HTTP/1.1 408"),
        (b"\r\n", b"HTTP/1.1 408"),
        (b"GET /api/house HT", b"HTTP/1.1 408"),
        (HEADER, b"HTTP/1.1 408"),
        (HEADER + b"content-length: 20\r\n\r\n{", b""),  # the header has come, the body never does
    ],
)
def test_who_does_not_finish_a_request_is_hung_up_on(hasty: Server, said: bytes, answer: bytes) -> None:
    with closing(connected(hasty)) as connection:
        connection.sendall(said)
        assert all_of(connection).startswith(answer)
    assert Player(hasty).call("GET", "/api/house").status_code == 200


def test_a_second_request_has_no_more_time_than_the_first(hasty: Server) -> None:
    with closing(HTTPConnection("127.0.0.1", hasty.port, timeout=PATIENCE)) as connection:
        ask(connection)
        connection.sock.sendall(b"GET /api/no")
        assert all_of(connection.sock).startswith(b"HTTP/1.1 408")


def test_one_byte_now_and_then_buys_no_time(hasty: Server) -> None:
    with closing(connected(hasty)) as connection:
        connection.settimeout(0.05)
        told = b""
        for byte in HEADER * 100:
            try:
                connection.sendall(bytes([byte]))
                told = connection.recv(65536)
                break
            except TimeoutError:
                continue
        assert told.startswith(b"HTTP/1.1 408")


def test_sockets_and_quiet_connections_stay_open(hasty: Server) -> None:
    """What waits for an answer, or between two requests, is not too slow."""
    quiet = HTTPConnection("127.0.0.1", hasty.port, timeout=PATIENCE)
    with Player(hasty, "Anna").live() as live, closing(quiet), closing(connected(hasty)) as slow:
        ask(quiet)
        before = quiet.sock
        slow.sendall(HEADER)
        all_of(slow)  # by now the time has passed for everybody
        live.send("ping")
        live.next("pong")
        ask(quiet)
        assert quiet.sock is before


def ask(connection: HTTPConnection) -> None:
    connection.request("GET", "/api/house")
    with closing(connection.getresponse()) as response:
        assert response.status == 200
        response.read()


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="counts files in /proc")
def test_running_out_of_files_is_told_and_passes(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna = Player(server, "Anna")
    used = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
    resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (used + 60, used + 60))
    with ExitStack() as stack:
        many = [stack.enter_context(closing(connected(server))) for _ in range(100)]
        for connection in many[80:]:
            assert all_of(connection) == b""  # turned away
        # The files that are left are for the database and for bots.
        table = anna.create("caesar", "me", "bot:easy")
        assert anna.table(table["id"])["status"] == "running"
        log = server.log.read_text()
        assert log.count("no files are left for more connections") == 1
        assert f"the limit is {used + 60}" in log
    assert Player(server, "Ola").get("/api/house")["you"]["name"] == "Ola"
