"""Bots at tables, and what becomes of those that crash, stall or lie."""

from __future__ import annotations

import os
import pickle
import signal
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rubicon.games import find
from tests.server.harness import PATIENCE, Player, Row, Server, until

BAD = {
    "crash": "raise RuntimeError('no idea')",
    "liar": "return 999",
    "mute": "return None",
    "dead": "import os; os._exit(3)",
    "noisy": "print('thinking aloud' * 1000); return sight.moves[0]",
    "leaver": "import sys; sys.exit('enough')",
}
STALL = "import time; time.sleep(3600)"
LOOP = "open(__file__ + '.thinks', 'w').close()\n        while True: pass"


def write_bot(folder: Path, name: str, body: str) -> str:
    """A file with a bot, as the host of a server names it."""
    path = folder / f"{name}.py"
    path.write_text(
        f"from rubicon.core import Bot, Sight\n\n\nclass {name.title()}(Bot):\n"
        f"    def decide(self, sight: Sight) -> int:\n        {body}\n"
    )
    return f"{name}={path}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose host has invited strange bots, and waits for them longer than any machine needs."""
    folder = tmp_path_factory.mktemp("bots")
    files = ",".join(write_bot(folder, name, body) for name, body in BAD.items())
    strange = Server(
        folder / "data", RUBICON_BOT_FILES=files, RUBICON_BOT_SECONDS=str(PATIENCE), RUBICON_BOT_WORKERS="2"
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
    grown: Row = until(lambda: (t := player.table(table))["length"] > start and t)
    return grown


@pytest.mark.parametrize("bot", BAD)
def test_a_bad_bot_is_replaced_by_a_legal_move_and_a_line_in_the_log(server: Server, bot: str) -> None:
    anna = Player(server, "Anna")
    table = anna.create("three_coins", "me", f"bot:{bot}")["id"]
    play(anna, table, 1)
    until(lambda: anna.table(table)["seats"][1]["ready"] or anna.table(table)["length"] > 4)
    log = [line for line in server.log.read_text().splitlines() if f"bot {bot} at table {table}" in line]
    assert bool(log) == (bot != "noisy")
    assert all("replaced by a legal move" in line for line in log)
    # The next one finds a working process.
    fine = anna.create("three_coins", "me", "bot:random")["id"]
    play(anna, fine, 1)


def test_a_bot_that_stalls_is_replaced_too(new_server: Callable[..., Server], tmp_path: Path) -> None:
    server = new_server(RUBICON_BOT_FILES=write_bot(tmp_path, "stall", STALL), RUBICON_BOT_SECONDS="1")
    anna = Player(server, "Anna")
    table = anna.create("three_coins", "me", "bot:stall")["id"]
    play(anna, table, 1)
    assert f"bot stall at table {table}, seat 1, is replaced by a legal move: no answer" in server.log.read_text()


def test_nobody_waits_for_a_stalled_bot(new_server: Callable[..., Server], tmp_path: Path) -> None:
    """All processes stall for longer than this test may take: who had to wait for them would never be answered."""
    server = new_server(
        RUBICON_BOT_FILES=write_bot(tmp_path, "stall", STALL),
        RUBICON_BOT_SECONDS=str(10 * PATIENCE),
        RUBICON_BOT_WORKERS="2",
    )
    anna = Player(server, "Anna")
    tables = [anna.create("three_coins", "me", "bot:stall")["id"] for _ in range(4)]
    until(lambda: len(children(server.pid)) == 2)
    for _ in range(20):
        anna.get("/api/house")
    assert all(1 in anna.table(table)["waiting"] for table in tables)


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
        shown = until(my_turn)
        while shown["waiting"] == [0]:  # until the bot had to think
            shown = anna.decide(shown, shown["yours"][0]["view"]["moves"][-1]["move"])
        until(lambda: children(server.pid))
        for pid in children(server.pid):
            os.kill(pid, signal.SIGKILL)
    assert until(my_turn)


def test_processes_end_with_the_server(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna = Player(server, "Anna")
    shown = anna.create("caesar_dice", "bot:strong", "me", "bot:easy")
    while shown["waiting"] == [1]:
        shown = anna.decide(shown, shown["yours"][0]["view"]["moves"][-1]["move"])
    started = until(lambda: children(server.pid))
    server.kill()  # it can tell nobody
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in started))


def test_a_bot_that_never_stops_thinking_ends_with_the_server_too(
    new_server: Callable[..., Server], tmp_path: Path
) -> None:
    server = new_server(RUBICON_BOT_FILES=write_bot(tmp_path, "loop", LOOP))
    anna = Player(server, "Anna")
    for _ in range(3):  # one of them has a choice before it
        anna.create("three_coins", "me", "bot:loop")
    until(lambda: (tmp_path / "loop.py.thinks").exists())
    started = children(server.pid)
    server.kill()
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in started))


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
    wanted = {"game": "caesar_dice", "seats": seats, "nonce": "n", "commitment": anna.commitment()}
    assert anna.refused("/api/tables", **wanted) == (400, "bad_request")
    assert not evil.with_suffix(".ran").exists()


def test_a_process_whose_server_died_before_it_could_ask_the_system_ends_by_itself(tmp_path: Path) -> None:
    """The first question has come, and then nothing more ever comes: nobody waits for what its bot thinks about."""
    path = write_bot(tmp_path, "thinker", f"open(__file__ + '.thinks', 'w').close(); {STALL}").partition("=")[2]
    sight = find("caesar_dice").setup(seats=2).start().sight(0)
    question = pickle.dumps(
        {"do": "decide", "sight": pickle.dumps(sight), "bot": path, "seed": None, "seconds": 10 * PATIENCE}
    )
    worker = subprocess.Popen([sys.executable, "-m", "rubicon.server.bot_worker", ""], stdin=subprocess.PIPE)
    try:
        assert worker.stdin
        worker.stdin.write(struct.pack(">I", len(question)) + question)
        worker.stdin.flush()
        until(Path(f"{path}.thinks").exists)
        worker.stdin.close()
        assert worker.wait(PATIENCE) == 0
    finally:
        worker.kill()
        worker.wait()
