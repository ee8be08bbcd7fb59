"""Nothing that was acknowledged is ever lost: stops, starts, and kill -9 at random moments."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rubicon import games
from rubicon.core import record as records
from tests.server.harness import PATIENCE, ROOT, Player, Server, good, until


def test_a_restart_in_mid_game_loses_nothing(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    table = anna.create("three_coins", "me", "open")["id"]
    ola.join(table)
    shown = anna.table(table)
    path = f"/api/tables/{table}/decide"
    step = {"seat": 0, "move": shown["yours"][0]["view"]["moves"][0]["move"], "based_on": shown["number"], "id": "one"}
    drafted = anna.post(path, **step)
    held = anna.decide(drafted["table"], 4, hold=True)
    theirs = ola.table(table)
    ola.decide(theirs, theirs["yours"][0]["view"]["moves"][0]["move"])
    anna.post(f"/api/tables/{table}/chat", text="brb")
    before = [anna.table(table), ola.table(table)]
    with anna.live() as live:
        live.watch(table)
        assert server.stop() == 0
        assert live.next("bye")["reason"] == "stopping"
    assert "stored" in server.printed
    server.start()
    after = [anna.table(table), ola.table(table)]
    for one, two in zip(before, after, strict=True):
        assert {**one, "seen": None} == {**two, "seen": None}
    assert after[0]["yours"][0]["held"]
    # The same id still gets the same answer.
    assert anna.post(path, **step)["number"] == drafted["number"]
    assert good(anna.step("confirm", held))["ok"]


def test_chance_goes_on_where_it_was(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna = Player(server, "Anna")
    shown = anna.create("caesar_dice", "me", "local:Ola")
    chance = random.Random(3)
    decisions = 0
    while shown["status"] == "running":
        seat = shown["waiting"][0]
        shown = anna.decide(shown, chance.choice(shown["yours"][seat]["view"]["moves"])["move"], seat=seat)
        decisions += 1
        if decisions in (3, 17):
            server.kill()
            server.start()
    record = records.loads(anna.call("GET", f"/api/tables/{shown['id']}/record").content)
    assert records.verify(record, games.find).checked


@pytest.mark.slow
@pytest.mark.soak
def test_kill_9_at_random_moments_under_load(new_server: Callable[..., Server], tmp_path: Path, soak: int) -> None:
    wanted = 6 if soak == 1 else 2 * soak  # 100 in `make soak`
    server = new_server(RUBICON_TABLES_EACH="100000")
    anna = Player(server, "Anna")
    told = tmp_path / "acknowledged.jsonl"
    client = subprocess.Popen(
        [sys.executable, "-m", "tests.server.hammer", server.url, anna.http.cookies["rubicon"], "2000", str(told)],
        cwd=ROOT,
        env=server.environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    chance = random.Random(8)
    kills = 0
    try:
        until(lambda: told.exists() and told.stat().st_size > 0)
        while kills < wanted:
            # In mid-work, whatever the speed of this machine: after some more decisions.
            goal = len(told.read_text().splitlines()) + chance.randint(20, 200)
            until(lambda goal=goal: len(told.read_text().splitlines()) >= goal)
            server.kill()
            server.start()
            kills += 1
        told.with_name(f"{told.name}.enough").touch()
        out, _ = client.communicate(timeout=5 * PATIENCE)
    finally:
        client.kill()
    assert client.returncode == 0
    summary = json.loads(out)
    assert summary["done"] >= 2000
    assert summary["again"] >= kills  # each of them interrupted it
    server.stop()

    acknowledged = [json.loads(line) for line in told.read_text().splitlines()]
    assert len(acknowledged) == summary["done"]
    rows = server.sql("SELECT match, id, number FROM decisions")
    assert sorted((match, id, number) for match, id, _, _, number in acknowledged) == sorted(rows)
    for table in {line[0] for line in acknowledged}:
        kept = server.sql(
            "SELECT who, what FROM entries WHERE match = ? AND who NOT IN ('F', 'T') ORDER BY number", table
        )
        assert kept == [(str(seat), said) for match, _, seat, said, _ in acknowledged if match == table]
    server.start()
    for table in sorted({line[0] for line in acknowledged})[:10]:
        record = records.loads(anna.call("GET", f"/api/tables/{table}/record").content)
        assert records.verify(record, games.find).checked
