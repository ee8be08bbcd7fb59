"""What dies, and what goes on: workers, servers, the database, and the way to it."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.cluster.processes import Proxy, Worker, also_at, is_running, server_on, start_all
from tests.server.harness import Player, Row, Server, problem, until
from tests.server.postgres import Postgres
from tests.server.test_bots import write_bot

WAITS = """import os, pathlib, time
        here = pathlib.Path(__file__).parent
        (here / f"{os.getppid()}.thinks").touch()
        while not (here / "go").exists():
            time.sleep(0.02)
        return sight.moves[0]"""


def rows(fragile: Fragile, statement: str) -> list[tuple[Any, ...]]:
    return fragile.postgres.execute(statement, fragile.url.rpartition("/")[2])


def a_move(table: Row) -> int:
    return int(table["yours"][0]["view"]["moves"][0]["move"])


def until_bot_thinks(anna: Player, folder: Path) -> tuple[str, int]:
    """A table at which the bot that waits has a choice before it, and the process whose bot it is."""
    table = anna.create("caesar_dice", "me", "bot:waits")["id"]
    while True:
        shown = until(lambda: ((t := anna.table(table))["waiting"] == [0] and t) or any(folder.glob("*.thinks")))
        if shown is True:
            return table, int(next(folder.glob("*.thinks")).stem)
        anna.decide(shown, a_move(shown))


def test_a_job_that_its_worker_knows_nothing_of_is_taken_anew(
    postgres: Postgres, new_cluster: Callable[..., list[Server]], tmp_path: Path
) -> None:
    """The connection may end in the midst of the commit with which a worker takes a job, or is rid of it."""
    url = postgres.database()
    database = url.rpartition("/")[2]
    bot = write_bot(tmp_path, "waits", WAITS)
    server, _ = new_cluster(url, servers=1, workers=1, RUBICON_BOT_FILES=bot, RUBICON_BOT_SECONDS="300")
    table, _ = until_bot_thinks(Player(server, "Anna"), tmp_path)
    taken = 'id, kind, match, version, rank, made, queued, worker, lease, tries, done, "of"'
    postgres.execute(f"CREATE TABLE taken AS SELECT {taken} FROM jobs", database)
    assert postgres.execute("SELECT match, worker IS NULL FROM taken", database) == [(table, False)]
    (tmp_path / "go").touch()
    until(lambda: postgres.execute("SELECT count(*) FROM jobs", database) == [(0,)])
    postgres.execute(f"INSERT INTO jobs ({taken}) SELECT {taken} FROM taken", database)
    postgres.execute("UPDATE jobs SET lease = (extract(epoch FROM now()) * 1000)::bigint + 4000", database)
    until(lambda: postgres.execute("SELECT count(*) FROM jobs", database) == [(0,)])


def test_the_job_of_a_killed_worker_is_done_by_another_once_and_at_last_by_the_server(
    postgres: Postgres, new_cluster: Callable[..., list[Server]], tmp_path: Path
) -> None:
    url = postgres.database()
    bot = write_bot(tmp_path, "waits", WAITS)
    server, *workers = new_cluster(url, servers=1, workers=2, RUBICON_BOT_FILES=bot, RUBICON_BOT_SECONDS="300")
    anna = Player(server, "Anna")
    table, pid = until_bot_thinks(anna, tmp_path)
    before = anna.table(table)["length"]
    dies = next(worker for worker in workers if worker.pid == pid)
    assert isinstance(dies, Worker)
    children = dies.think_pids()
    dies.kill()
    until(lambda: not any(map(is_running, children)))
    until(lambda: len(list(tmp_path.glob("*.thinks"))) == 2)  # the other one has it
    (tmp_path / "go").touch()
    until(lambda: anna.table(table)["waiting"] == [0] and anna.table(table)["length"] > before)
    database = url.rpartition("/")[2]
    entries = postgres.execute(f"SELECT number FROM entries WHERE match = '{table}' ORDER BY number", database)
    assert [number for (number,) in entries] == list(range(len(entries)))
    until(lambda: postgres.execute("SELECT count(*) FROM jobs", database) == [(0,)])
    assert "legal move" not in "".join(worker.log.read_text() for worker in workers)
    for worker in workers:  # with the last of them the server itself begins to think
        worker.kill()
    shown = anna.create("caesar_dice", "me", "bot:random")
    for _ in range(3):
        shown = until(lambda shown=shown: (t := anna.table(shown["id"]))["waiting"] == [0] and t)
        shown = anna.decide(shown, a_move(shown))


def test_without_a_worker_even_a_server_that_does_not_think_lets_no_bot_wait_for_ever(
    postgres: Postgres, new_cluster: Callable[..., list[Server]]
) -> None:
    (server,) = new_cluster(postgres.database(), servers=1, RUBICON_THINK="false", RUBICON_BOT_SECONDS="3")
    anna = Player(server, "Anna")
    shown = anna.create("caesar_dice", "me", "bot:random")
    for _ in range(3):
        shown = until(lambda shown=shown: (t := anna.table(shown["id"]))["waiting"] == [0] and t)
        shown = anna.decide(shown, a_move(shown))


@dataclass
class Fragile:
    """Two servers and their database; the second server reaches it through a wire that can stall."""

    postgres: Postgres
    url: str
    wire: Proxy
    servers: list[Server]


@pytest.fixture(scope="module")
def fragile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fragile]:
    """Tests break it and leave it whole."""
    folder = tmp_path_factory.mktemp("fragile")
    with Postgres() as postgres:
        url = postgres.database()
        wire = Proxy([postgres.port])
        through = postgres.url(url.rpartition("/")[2], wire.port)
        servers = [server_on(url, folder / "first"), server_on(through, folder / "second")]
        start_all(servers)
        yield Fragile(postgres, url, wire, servers)
        for server in servers:
            server.kill()
        wire.close()


def test_a_server_cut_off_from_the_database_steps_back(fragile: Fragile) -> None:
    well, cut = fragile.servers
    anna = Player(well, "Anna cut")
    there = also_at(anna, cut)
    shown = anna.create("caesar_dice", "me", "local:Ola")
    table = shown["id"]
    with there.live() as live:
        live.watch(table)
        fragile.wire.stall()
        while live.receive()["type"] != "bye":
            pass
    answer = there.call("GET", f"/api/tables/{table}")
    assert (answer.status_code, problem(answer)["message"]["key"]) == (503, "server-cut-off")
    seat = shown["waiting"][0]
    shown = anna.decide(shown, shown["yours"][seat]["view"]["moves"][0]["move"], seat=seat)
    fragile.wire.stall(False)
    until(lambda: there.call("GET", f"/api/tables/{table}").status_code == 200)
    assert there.table(table)["length"] == shown["length"]


def test_after_a_restart_of_the_database_all_goes_on_with_no_call_refused(fragile: Fragile) -> None:
    anna = Player(fragile.servers[0], "Anna restart")
    players = [also_at(anna, server) for server in fragile.servers for _ in range(6)]
    tables = [anna.create("caesar_dice", "me", "local:Ola") for _ in players]
    with anna.live() as live:
        live.watch(tables[0]["id"])
        fragile.postgres.stop(signal.SIGINT)
        while live.receive()["type"] != "bye":
            pass
        assert live.came[-1] == {"type": "bye", "reason": "database"}
        assert live.closed()
    for player in players:
        assert player.call("GET", f"/api/tables/{tables[0]['id']}").status_code == 503
    with pytest.raises(InvalidStatus) as refused, anna.live():
        pass
    assert refused.value.response.status_code == 503  # which a proxy understands, too
    time.sleep(3)  # longer than servers need to be taken for dead
    fragile.postgres.start()
    for server in fragile.servers:
        until(lambda server=server: also_at(anna, server).call("GET", "/api/me").status_code == 200)

    def decide(player: Player, table: Row) -> int:
        shown = player.table(table["id"])
        seat = shown["waiting"][0]
        move = shown["yours"][seat]["view"]["moves"][0]["move"]
        return player.step("decide", shown, move, seat=seat).status_code

    with ThreadPoolExecutor(len(players)) as threads:  # all writers at once: each finds its connection dead
        assert list(threads.map(decide, players, tables)) == [200] * len(players)
    with players[0].live() as one, players[-1].live() as two:
        one.watch(tables[0]["id"])
        two.watch(tables[0]["id"])
        decide(players[0], tables[0])
        two.next("table")  # news come again


def test_when_the_server_that_leads_dies_clocks_run_out_once_and_nobody_is_there(fragile: Fragile) -> None:
    def leader() -> str:
        return str(rows(fragile, "SELECT value FROM house WHERE key = 'pulse'")[0][0].split(" ")[2])

    until(lambda: leader() != "-")
    led = leader()
    anna, ola = [Player(server, f"{name} clock") for server, name in zip(fragile.servers, ("Anna", "Ola"), strict=True)]
    tables = []
    for seconds in (2, 2, 8, 8):
        clock = {"kind": "move", "seconds": seconds}
        tables.append(anna.create("caesar_dice", "me", "open", clock=clock, on_time="loss")["id"])
        ola.join(tables[-1])
    for table in tables[:2]:
        for player in (anna, ola):
            over = until(lambda table=table, player=player: (t := player.table(table))["status"] == "over" and t)
            assert over["outcome"]["reason"] == "time"
    names = {log_name(server): server for server in fragile.servers}
    dies = names[led]
    dead, alive = (anna, ola) if dies is fragile.servers[0] else (ola, anna)
    seat = 0 if dead is anna else 1
    with dead.live() as gone, alive.live() as stays:
        if not stays.watch(tables[2])["seats"][seat]["online"]:
            gone.watch(tables[2])
            stays.next("presence", seat=seat, online=True)
        dies.kill()
        stays.next("presence", seat=seat, online=False)
    for table in tables[2:]:
        over = until(lambda table=table: (t := alive.table(table))["status"] == "over" and t)
        assert over["outcome"]["reason"] == "time"
    assert leader() != led
    listed = ", ".join([f"'{table}'" for table in tables])
    ends = rows(
        fragile, f"SELECT match, count(*) FROM entries WHERE who = 'T' AND match IN ({listed}) GROUP BY 1 ORDER BY 1"
    )
    assert ends == [(table, 1) for table in sorted(tables)]
    dies.start()


def log_name(server: Server) -> str:
    """How a server is called among the others, as its log tells."""
    return server.log.read_text().rpartition("at one with the database as ")[2].split()[0]
