"""What operators see: whether it lives, whether it can serve, and how much of everything."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from tests.server.harness import Player, Server, until
from tests.server.postgres import Postgres

TOKEN = "a-token-for-prometheus"


def measured(server: Server) -> dict[str, float]:
    """Every number that Prometheus would read, by its name and labels."""
    answer = Player(server).call("GET", "/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def total(numbers: dict[str, float], name: str, **labels: str) -> float:
    wanted = [f'{key}="{value}"' for key, value in labels.items()]
    return sum(n for full, n in numbers.items() if re.match(rf"{name}(\{{|$)", full) and all(w in full for w in wanted))


def test_it_lives_and_is_ready(server: Server) -> None:
    nobody = Player(server)
    for path, body in (("/healthz", {"alive": True}), ("/readyz", {"ready": True})):
        answer = nobody.call("GET", path)
        assert (answer.status_code, answer.json()) == (200, body)
        assert answer.headers["cache-control"] == "no-store"


def test_it_is_not_ready_on_tables_of_another_version(new_server: Callable[..., Server]) -> None:
    server = new_server()
    server.sql("UPDATE alembic_version SET version_num = '9999'")
    answer = Player(server).call("GET", "/readyz")
    assert (answer.status_code, answer.json()) == (503, {"ready": False, "why": "migrations"})
    assert Player(server).call("GET", "/healthz").status_code == 200


def test_it_is_not_ready_without_its_database_and_then_is_again(own_postgres: Postgres, tmp_path: Path) -> None:
    server = Server(tmp_path / "data", RUBICON_DATABASE=own_postgres.fresh()).start()
    try:
        own_postgres.stop()
        answer = Player(server).call("GET", "/readyz")
        assert (answer.status_code, answer.json()) == (503, {"ready": False, "why": "database"})
        assert Player(server).call("GET", "/healthz").status_code == 200
        own_postgres.start()
        until(lambda: Player(server).call("GET", "/readyz").status_code == 200)
    finally:
        server.kill()


def test_strangers_read_no_metrics(server: Server, new_server: Callable[..., Server]) -> None:
    assert Player(server).call("GET", "/metrics").status_code == 404
    closed = new_server(RUBICON_METRICS_TOKEN=TOKEN)
    for headers in ({}, {"authorization": "Bearer wrong"}, {"authorization": TOKEN}, {"authorization": "Bearer"}):
        answer = Player(closed).call("GET", "/metrics", headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (404, "not_found")
    assert total(measured(closed), "rubicon_sockets") == 0


def test_what_happens_is_measured(new_server: Callable[..., Server]) -> None:
    server = new_server(RUBICON_METRICS_TOKEN=TOKEN, RUBICON_CACHE_MB="1")
    anna = Player(server, "Anna")
    table = anna.create("caesar_dice", "me", "bot:random")["id"]
    with anna.live() as live:
        live.watch(table)
        assert total(measured(server), "rubicon_sockets") == 1
        decided = 0
        while not total(measured(server), "rubicon_bot_seconds_count", what="decide"):
            shown = anna.table(table)
            assert shown["status"] == "running", "the bot had nothing to think about in the whole match"
            if 0 in shown["waiting"]:
                anna.decide(shown, shown["yours"][0]["view"]["moves"][0]["move"])
                decided += 1
        until(lambda: total(measured(server), "rubicon_decisions_total", by="bot"))
        shown = until(lambda: (now := anna.table(table)) and 0 in now["waiting"] and now)
        assert live.decide(shown, shown["yours"][0]["view"]["moves"][0]["move"])["ok"]
    numbers = measured(server)
    assert total(numbers, "rubicon_decisions_total", game="caesar_dice", by="person") == decided + 1 > 1
    assert total(numbers, "rubicon_decisions_total", game="caesar_dice", by="bot") >= 1
    asked = {"method": "POST", "route": "/api/tables/{id}/decide", "status": "200"}
    assert total(numbers, "rubicon_request_seconds_count", **asked) == decided
    assert total(numbers, "rubicon_decision_seconds_count", over="call") == decided
    assert total(numbers, "rubicon_decision_seconds_count", over="socket") == 1
    assert total(numbers, "rubicon_table_reads_total", found="memory") > 0
    assert total(numbers, "rubicon_table_reads_total", found="database") > 0
    assert total(numbers, "rubicon_tables_in_memory") == 1
    assert total(numbers, "rubicon_commit_seconds_count") > 0
    assert total(numbers, "rubicon_jobs_total") >= total(numbers, "rubicon_commit_seconds_count")
    for name in ("rubicon_bot_queue", "rubicon_bots_thinking", "rubicon_write_queue"):
        assert name in numbers
    assert not [name for name in numbers if table in name or anna.id in name]
    anna.call("BREW", "/api/house")
    assert not [name for name in measured(server) if "BREW" in name]
