"""The command `rubicon serve`: what it prints, where it listens, and how it starts and stops."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rubicon.server.errors import Refusal
from rubicon.server.limits import RATES, Rates
from rubicon.server.serve import qr_code
from rubicon.server.settings import BadSetting, Settings, read_settings
from rubicon.server.words import language_of
from tests.server.harness import Player, Server


def test_flags_come_before_the_environment_and_that_before_the_defaults() -> None:
    assert read_settings({}, {}) == Settings()
    environment = {"RUBICON_PORT": "99", "RUBICON_RATE": "2.5", "RUBICON_HOST": "0.0.0.0", "RUBICON_DATA": ""}
    settings = read_settings({"host": "::1", "port": None}, environment)
    assert (settings.host, settings.port, settings.rate, settings.data) == ("::1", 99, 2.5, "")
    for name, value in (
        ("PORT", "x"),
        ("PORT", "70000"),
        ("RATE", "-1"),
        ("CACHE_MB", "many"),
        ("SYNCHRONOUS", "maybe"),
    ):
        with pytest.raises(BadSetting):
            read_settings({}, {f"RUBICON_{name}": value})


def test_a_password_in_the_address_of_the_database_is_not_shown() -> None:
    shown = Settings(database="postgresql+psycopg://user:hush@db/rubicon").shown_database()
    assert "hush" not in shown
    assert "db/rubicon" in shown


@pytest.mark.parametrize(
    ("header", "language"),
    [(None, "en"), ("pl", "pl"), ("de,pl;q=0.5,en;q=0.3", "pl"), ("en-GB,pl", "en"), ("xx;q=z,,;", "en"), ("*", "en")],
)
def test_languages_of_browsers(header: str | None, language: str) -> None:
    assert language_of(header) == language


def test_buckets_fill_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("rubicon.server.limits.time.monotonic", lambda: now)
    rates = Rates()
    rate, most = RATES["chat"]
    for _ in range(int(most)):
        rates.check("chat", "anna")
    with pytest.raises(Refusal):
        rates.check("chat", "anna")
    rates.check("chat", "ola")
    now = 1 / rate
    rates.check("chat", "anna")
    with pytest.raises(Refusal):
        rates.check("chat", "anna")
    Rates(0).check("chat", "anna")


def test_the_block_tells_what_one_needs(server: Server) -> None:
    assert f"http://127.0.0.1:{server.port}" in server.printed
    assert str(server.folder) in server.printed
    assert "caesar_dice" in server.printed
    assert "Only this computer" in server.printed


def test_polish_and_the_network(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", RUBICON_LANG="pl", RUBICON_HOST="0.0.0.0")
    with server_printing(server) as printed:
        assert "Rubicon jest gotowy" in printed
        assert "Z innych urządzeń" in printed
        assert "▄" in printed  # a QR code
    assert qr_code("http://192.168.1.2:8000").count("\n") > 10


class server_printing:
    """A server that is read until its block is complete, whatever address it prints."""

    def __init__(self, server: Server) -> None:
        command = server.command("serve", "--data", str(server.folder), "--port", "0")
        self.process = subprocess.Popen(command, env=server.environment, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> str:
        assert self.process.stdout is not None
        time.sleep(0.1)
        printed = ""
        for line in self.process.stdout:
            printed += line
            if "Ctrl+C" in line:
                break
        self.process.terminate()
        return printed + self.process.stdout.read()

    def __exit__(self, *_: object) -> None:
        assert self.process.wait(20) == 0
        assert self.process.stdout is not None
        self.process.stdout.close()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = Server(tmp_path / "data").run("serve", "--port", str(port))
        assert done.returncode == 1
        assert f"Port {port} is taken" in done.stderr
    done = Server(tmp_path / "data").run("serve", "--host", "no.such.host.invalid")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    done = Server(tmp_path / "data", RUBICON_GAMES="no.such.module").run("serve", "--port", "0")
    assert done.returncode == 1
    assert "no.such.module" in done.stderr


def test_without_a_port_a_free_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from rubicon.server import serve

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr(serve, "USUAL_PORT", taken.getsockname()[1])
        listening, wanted = serve.bind(Settings())
        with listening:
            assert not wanted
            assert listening.getsockname()[1] != taken.getsockname()[1]


def test_it_stops_when_told_to(new_server: Callable[..., Server]) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        server = new_server()
        anna = Player(server, "Anna")
        anna.create("caesar_dice", "me", "bot:easy")
        with anna.live() as live:
            os.kill(server.pid, number)
            assert live.next("bye")
        assert server.stop() == 0
        assert "Traceback" not in server.log.read_text()


def test_importing_the_command_does_not_load_the_server() -> None:
    code = "import sys, rubicon.cli.app; sys.exit(any(m in sys.modules for m in ('fastapi', 'sqlalchemy', 'uvicorn')))"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


@pytest.mark.slow
def test_it_starts_in_under_two_seconds_of_work(tmp_path: Path) -> None:
    """Measured in time of the processor, and the best of three, for other work on this machine is not ours."""
    server = Server(tmp_path / "data")
    used = []
    for _ in range(3):
        server.start()
        fields = Path(f"/proc/{server.pid}/stat").read_text().rsplit(")", 1)[1].split()
        used.append((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"))
        server.stop()
    assert min(used) < 2.0
