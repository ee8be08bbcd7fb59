"""The command `rubicon serve`: what it prints, where it listens, and how it starts and stops."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from rubicon.server.errors import BadSetting, Refusal
from rubicon.server.limits import RATES, Rates
from rubicon.server.localization import language_of
from rubicon.server.serve import qr_code
from rubicon.server.settings import Settings, read_settings
from rubicon.text import Speaker
from tests.fixture_game.house import copied
from tests.server.harness import PATIENCE, Player, Server, until


@pytest.fixture
def bare_environment(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """No RUBICON_ variable of the machine that runs the tests."""
    for name in [name for name in os.environ if name.startswith("RUBICON_")]:
        monkeypatch.delenv(name)
    return monkeypatch


def test_flags_come_before_the_environment_and_that_before_the_defaults(bare_environment: pytest.MonkeyPatch) -> None:
    plain = read_settings({})
    assert (plain.host, plain.port, plain.data, plain.rate, plain.cache_mb) == ("127.0.0.1", None, "", 1.0, 256)
    for name, value in (("PORT", "99"), ("RATE", "2.5"), ("HOST", "0.0.0.0"), ("DATA", ""), ("CACHE_MB", "")):
        bare_environment.setenv(f"RUBICON_{name}", value)
    settings = read_settings({"host": "::1", "port": None})
    assert (settings.host, settings.port, settings.rate, settings.data) == ("::1", 99, 2.5, "")
    assert settings.cache_mb == 256  # an empty variable is as good as none


def test_other_variables_of_that_name_are_left_alone(bare_environment: pytest.MonkeyPatch) -> None:
    bare_environment.setenv("RUBICON_EXPECT", "plain")
    bare_environment.setenv("RUBICON_NO_SUCH_SETTING", "1")
    assert read_settings({}) == Settings()


@pytest.mark.parametrize(
    ("name", "value", "english", "polish"),
    [
        (
            "PORT",
            "x",
            "The setting RUBICON_PORT must be a whole number, not “x”.",
            "Ustawienie RUBICON_PORT musi być liczbą całkowitą, a nie „x”.",
        ),
        (
            "PORT",
            "70000",
            "There is no port 70000: ports are numbers from 0 to 65535.",
            "Nie ma portu 70000: porty to liczby od 0 do 65535.",
        ),
        (
            "PORT",
            "-1",
            "There is no port -1: ports are numbers from 0 to 65535.",
            "Nie ma portu -1: porty to liczby od 0 do 65535.",
        ),
        (
            "RATE",
            "-1.5",
            "The setting RUBICON_RATE cannot be less than zero (-1.5).",
            "Ustawienie RUBICON_RATE nie może być mniejsze od zera (-1.5).",
        ),
        (
            "BOT_SECONDS",
            "soon",
            "The setting RUBICON_BOT_SECONDS must be a number, not “soon”.",
            "Ustawienie RUBICON_BOT_SECONDS musi być liczbą, a nie „soon”.",
        ),
        (
            "CACHE_MB",
            "2.5",
            "The setting RUBICON_CACHE_MB must be a whole number, not “2.5”.",
            "Ustawienie RUBICON_CACHE_MB musi być liczbą całkowitą, a nie „2.5”.",
        ),
        (
            "BOT_SECONDS",
            "nan",
            "The setting RUBICON_BOT_SECONDS must be a number, not “nan”.",
            "Ustawienie RUBICON_BOT_SECONDS musi być liczbą, a nie „nan”.",
        ),
        (
            "SYNCHRONOUS",
            "maybe",
            "The setting RUBICON_SYNCHRONOUS must be one of normal, full, off, not “maybe”.",
            "Ustawienie RUBICON_SYNCHRONOUS może mieć jedną z wartości: normal, full, off, a nie „maybe”.",
        ),
    ],
)
def test_a_wrong_setting_is_named_with_what_would_be_right(
    bare_environment: pytest.MonkeyPatch, name: str, value: str, english: str, polish: str
) -> None:
    bare_environment.setenv(f"RUBICON_{name}", value)
    with pytest.raises(BadSetting) as caught:
        read_settings({})
    for language, wanted in (("en", english), ("pl", polish)):
        said = Speaker(language).say(caught.value.message)
        assert said.replace("\u2068", "").replace("\u2069", "") == wanted


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
        printed = ""
        for line in self.process.stdout:
            printed += line
            if "Ctrl+C" in line:
                break
        self.process.terminate()
        return printed + self.process.stdout.read()

    def __exit__(self, *_: object) -> None:
        assert self.process.wait(PATIENCE) == 0
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
    assert done.returncode == 2
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


def test_it_stops_in_good_order_when_the_terminal_is_gone(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    command = server.command("serve", "--data", str(server.folder), "--port", str(server.port))
    log = tmp_path / "log.txt"
    with log.open("w") as errors:
        process = subprocess.Popen(command, env=server.environment, stdout=subprocess.PIPE, stderr=errors, text=True)
    assert process.stdout is not None
    while "Ctrl+C" not in process.stdout.readline():
        assert process.poll() is None
    process.stdout.close()
    process.terminate()
    process.wait(PATIENCE)
    assert "Traceback" not in log.read_text()


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="looks at open files as Linux shows them")
def test_processes_of_bots_do_not_hold_the_port(new_server: Callable[..., Server]) -> None:
    """Else it would stay taken for a moment where the server is killed."""
    server = new_server()
    Player(server, "Anna").create("three_coins", "me", "bot:random")
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children")

    def bots() -> list[str]:
        """Those that run their own program by now: until then they are the server's image."""
        lines = {child: Path(f"/proc/{child}/cmdline").read_bytes() for child in children.read_text().split()}
        return [child for child, line in lines.items() if b"bot_worker" in line]

    (bot, *_) = until(bots)
    tables = [Path(f"/proc/{server.pid}/net/{name}").read_text().splitlines()[1:] for name in ("tcp", "tcp6")]
    rows = [line.split() for table in tables for line in table]
    port = f":{server.port:04X}"
    listening = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(port) and row[3] == "0A"}
    assert listening & open_files(server.pid), "the server listens"
    assert not listening & open_files(bot)


def open_files(pid: int | str) -> set[str]:
    """What a process holds; what it closes meanwhile is left out."""
    found = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):
            found.add(str(file.readlink()))
    return found


def test_importing_the_command_does_not_load_the_server() -> None:
    code = "import sys, rubicon.cli.app; sys.exit(any(m in sys.modules for m in ('fastapi', 'sqlalchemy', 'uvicorn')))"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_what_takes_long_to_load_is_loaded_when_it_is_needed() -> None:
    """How long a start takes is not for tests to say (benchmarks/server_load.py does); what it loads is."""
    later = (
        "alembic",
        "argon2",
        "numpy",
        "rich",
        "rubicon.bots",
        "rubicon.cli",
        "rubicon.envs",
        "rubicon.lab",
        "segno",
    )
    code = f"import sys, rubicon.server.app; print([name for name in {later} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_game_in_a_file_of_one_s_own(tmp_path: Path) -> None:
    """The server hosts it, and the processes of bots know it without being told more."""
    file = str(copied(tmp_path, "own_coins") / "__init__.py")
    server = Server(tmp_path / "data", RUBICON_GAMES="", RUBICON_BOT_WORKERS="1")
    server.folder.mkdir()
    line = server.command("serve", "--game-file", file, "--data", str(server.folder), "--port", str(server.port))
    try:
        server._launch(line)
        anna = Player(server, "Anna")
        table = anna.create("own_coins", "me", "bot:random")["id"]
        until(lambda: anna.table(table)["seats"][1]["ready"])
        assert "replaced by a legal move" not in server.log.read_text()
    finally:
        server.stop()
