"""Bots at tables, and what becomes of those that crash, stall or lie."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.harness import Player, Row, Server, until

BAD = {
    "crash": "raise RuntimeError('no idea')",
    "stall": "import time; time.sleep(60)",
    "liar": "return 999",
    "mute": "return None",
    "dead": "import os; os._exit(3)",
    "noisy": "print('thinking aloud' * 1000); return sight.moves[0]",
    "leaver": "import sys; sys.exit('enough')",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose host has invited strange bots."""
    folder = tmp_path_factory.mktemp("bots")
    files = []
    for name, body in BAD.items():
        path = folder / f"{name}.py"
        path.write_text(
            f"from rubicon.core import Bot, Sight\n\n\nclass {name.title()}(Bot):\n"
            f"    def decide(self, sight: Sight) -> int:\n        {body}\n"
        )
        files.append(f"{name}={path}")
    strange = Server(
        folder / "data", RUBICON_BOT_FILES=",".join(files), RUBICON_BOT_SECONDS="1.5", RUBICON_BOT_WORKERS="2"
    )
    yield strange.start()
    strange.kill()


def play(player: Player, table: str, rounds: int) -> Row:
    """Play that many rounds of three coins, or to the end."""
    shown = player.table(table)
    start = shown["length"]
    for _ in range(rounds):
        for _ in range(2):
            shown = until(
                lambda: (t := player.table(table))["status"] == "over" or (t["yours"][0]["view"]["moves"] and t)
            )
            if shown is True:
                return player.table(table)
            shown = player.decide(shown, shown["yours"][0]["view"]["moves"][-1]["move"])
            if shown["seats"][0]["ready"] or shown["status"] == "over":
                break
    grown: Row = until(lambda: (t := player.table(table))["length"] > start and t, 20)
    return grown


@pytest.mark.parametrize("bot", BAD)
def test_a_bad_bot_is_replaced_by_a_legal_move_and_a_line_in_the_log(server: Server, bot: str) -> None:
    anna = Player(server, "Anna")
    table = anna.create("three_coins", "me", f"bot:{bot}")["id"]
    play(anna, table, 1)
    until(lambda: anna.table(table)["seats"][1]["ready"] or anna.table(table)["length"] > 4, 10)
    log = [line for line in server.log.read_text().splitlines() if f"bot {bot} at table {table}" in line]
    assert bool(log) == (bot != "noisy")
    assert all("replaced by a legal move" in line for line in log)
    # The next one finds a working process.
    fine = anna.create("three_coins", "me", "bot:random")["id"]
    play(anna, fine, 1)


def slowest_answer(server: Server) -> float:
    """How long the longest of many calls takes while bots stall at four new tables."""
    anna = Player(server, "Anna")
    for _ in range(4):
        anna.create("three_coins", "me", "bot:stall")
    slowest = 0.0
    for _ in range(20):
        began = time.monotonic()
        anna.get("/api/house")
        slowest = max(slowest, time.monotonic() - began)
    return slowest


def test_nobody_waits_for_a_stalled_bot(server: Server) -> None:
    """A server that waited would do so every time; a busy machine may answer slowly now and then."""
    assert any(slowest_answer(server) < 1.0 for _ in range(5))


def children(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == pid and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


def test_a_killed_process_is_replaced(new_server: Callable[..., Server]) -> None:
    server = new_server(RUBICON_BOT_WORKERS="1")
    anna = Player(server, "Anna")
    table = anna.create("caesar_dice", "me", "bot:strong")["id"]

    def my_turn() -> Row | None:
        shown = anna.table(table)
        return shown if shown["waiting"] == [0] or shown["status"] == "over" else None

    for _ in range(3):
        shown = until(my_turn, 20)
        while shown["waiting"] == [0]:  # until the bot had to think
            shown = anna.decide(shown, shown["yours"][0]["view"]["moves"][-1]["move"])
        until(lambda: children(server.pid), 10)
        for pid in children(server.pid):
            os.kill(pid, signal.SIGKILL)
    assert until(my_turn, 20)


def test_processes_end_with_the_server(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna = Player(server, "Anna")
    shown = anna.create("caesar_dice", "bot:strong", "me", "bot:easy")
    while shown["waiting"] == [1]:
        shown = anna.decide(shown, shown["yours"][0]["view"]["moves"][-1]["move"])
    started = until(lambda: children(server.pid), 10)
    server.kill()  # it can tell nobody
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in started), 10)


def test_a_bot_that_never_stops_thinking_ends_with_the_server_too(
    new_server: Callable[..., Server], tmp_path: Path
) -> None:
    path = tmp_path / "loop.py"
    path.write_text(
        "from rubicon.core import Bot, Sight\n\n\nclass Loop(Bot):\n"
        "    def decide(self, sight: Sight) -> int:\n        while True:\n            pass\n"
    )
    server = new_server(RUBICON_BOT_FILES=f"loop={path}")
    anna = Player(server, "Anna")
    for _ in range(3):  # one of them has a choice before it
        anna.create("three_coins", "me", "bot:loop")
    started = until(lambda: children(server.pid), 10)
    time.sleep(1)
    server.kill()
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in started), 10)


def test_bots_go_on_after_a_restart(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna = Player(server, "Anna")
    table = anna.create("caesar_dice", "me", "bot:random", "bot:easy")["id"]
    for _ in range(3):
        shown = until(lambda: (t := anna.table(table))["waiting"] == [0] and t)
        anna.decide(shown, shown["yours"][0]["view"]["moves"][-1]["move"])
        server.kill()
        server.start()
    assert until(lambda: anna.table(table)["waiting"] == [0])


def test_a_player_cannot_name_a_file(server: Server, tmp_path: Path) -> None:
    evil = tmp_path / "evil.py"
    evil.write_text("from pathlib import Path\nPath(__file__).with_suffix('.ran').touch()\n")
    anna = Player(server, "Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": str(evil)}]
    assert anna.refused("/api/tables", game="caesar_dice", seats=seats) == (400, "bad_request")
    assert not evil.with_suffix(".ran").exists()
