"""Two servers, two workers, a proxy and a database; whatever dies at random moments, nothing acknowledged is lost."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import psycopg
import pytest

from tests.cluster.crowd import Acknowledged, Crowd, deal
from tests.cluster.processes import Proxy, Worker, kill
from tests.server.harness import Player, Server, run_async, until
from tests.server.postgres import Postgres

GAMES = ["caesar_dice", "caesar", "augustus"]


@pytest.mark.slow
@pytest.mark.soak
def test_whatever_is_killed_no_acknowledged_decision_is_lost_or_made_twice(
    own_postgres: Postgres, new_cluster: Callable[..., list[Server]], soak: int
) -> None:
    kills = 10 if soak == 1 else max(10, 2 * soak)  # 100 in `make soak`
    url = own_postgres.database()
    processes = new_cluster(url, servers=2, workers=2)
    proxy = Proxy([server.port for server in processes[:2]])
    anna = Player(processes[0], "Anna")
    crowd = Crowd(proxy.url, anna.http.cookies["rubicon"], deal(anna, GAMES, 30 if soak == 1 else 200))
    chance = random.Random(8 if soak == 1 else None)
    done: Counter[str] = Counter()
    with ThreadPoolExecutor(8) as threads:
        playing: Future[None] = threads.submit(run_async, crowd.play())
        restarting: dict[str, Future[Any]] = {}
        while sum(done.values()) < kills:
            # In mid-work, whatever the speed of this machine: after some more decisions.
            goal = len(crowd.acknowledged) + chance.randint(10, 60)
            until(lambda goal=goal: len(crowd.acknowledged) >= goal or playing.done())
            assert not playing.done(), playing.exception()
            what = ("server", "worker", "thinker")[sum(done.values()) % 3]
            kill_one(what, processes, chance, threads, restarting)
            done[what] += 1
            if sum(done.values()) == kills // 3:
                proxy.stall()
                time.sleep(1)
                proxy.stall(False)
            if sum(done.values()) == kills // 2:
                for restarted in restarting.values():
                    restarted.result()  # who starts while there is no database says so, and ends
                own_postgres.restart()
        for restarted in restarting.values():
            restarted.result()
        goal = len(crowd.acknowledged) + 100
        until(lambda: len(crowd.acknowledged) >= goal or playing.done())
        crowd.enough = True
        playing.result()
    proxy.close()
    assert crowd.again >= done["server"]  # each of them interrupted somebody
    database = url.rpartition("/")[2]
    with psycopg.connect(own_postgres.address(database)) as connection:
        # No bot is forgotten: all come to an end of their thinking by themselves.
        until(lambda: not fetch(connection, "SELECT id FROM matches WHERE bot_due AND status = 'running'"))
        assert fetch(connection, "SELECT id FROM jobs") == []
        compare(connection, crowd.acknowledged)
    logs = "".join(process.log.read_text() for process in processes)
    assert "is damaged" not in logs
    assert "cannot be played" not in logs


def kill_one(
    what: str,
    processes: list[Server],
    chance: random.Random,
    threads: ThreadPoolExecutor,
    restarting: dict[str, Future[Any]],
) -> None:
    """Kill a server, a worker, or a process in which a bot thinks; the first two are started again meanwhile."""
    kind = "server" if what == "server" else "worker"
    if kind in restarting:
        restarting.pop(kind).result()
    if what == "thinker":
        pids = [pid for worker in processes[2:] if isinstance(worker, Worker) for pid in worker.think_pids()]
        if pids:
            kill(chance.choice(pids))
            return
    one = chance.choice(processes[:2] if kind == "server" else processes[2:])
    one.kill()
    restarting[kind] = threads.submit(one.start)


def fetch(connection: psycopg.Connection[Any], statement: str) -> list[tuple[Any, ...]]:
    connection.rollback()
    return connection.execute(statement.encode()).fetchall()


def compare(connection: psycopg.Connection[Any], acknowledged: list[Acknowledged]) -> None:
    """What the players were told is what is stored."""
    stored = fetch(connection, "SELECT match, id, number FROM decisions")
    assert sorted(stored) == sorted((one.table, one.id, one.number) for one in acknowledged)
    by_seat: dict[tuple[str, int], list[str]] = {}
    for one in acknowledged:
        by_seat.setdefault((one.table, one.seat), []).append(one.say)
    for (table, seat), said in by_seat.items():
        entries = f"SELECT what FROM entries WHERE match = '{table}' AND who = '{seat}' ORDER BY number"
        kept = [what for (what,) in fetch(connection, entries)]
        ((drafts, status),) = fetch(connection, f"SELECT drafts, status FROM matches WHERE id = '{table}'")
        drafted = json.loads(drafts).get(str(seat), {"moves": []})["moves"]
        if status == "running":
            assert kept + drafted == said, table
        else:
            assert kept == said[: len(kept)], table
