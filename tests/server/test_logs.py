"""Logs: the id of a request is in its answer too, and nothing that is secret is in them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from tests.server.harness import Player, Server, until
from tests.server.test_match import play_out

TOKEN = "a-token-for-prometheus"


@pytest.mark.parametrize("format", ["text", "json"])
def test_an_answer_carries_the_id_that_is_in_the_log(new_server: Callable[..., Server], format: str) -> None:
    server = new_server(RUBICON_LOG_FORMAT=format, RUBICON_LOG_LEVEL="debug")
    answer = Player(server).call("GET", "/api/house", headers={"x-request-id": "chosen-by-a-stranger"})
    id = answer.headers["x-request-id"]
    assert re.fullmatch("[0-9a-f]{16}", id)
    # The answer is sent before its line is written.
    lines = until(lambda: [line for line in server.log.read_text().splitlines() if id in line])
    assert len(lines) == 1
    if format == "json":
        line = json.loads(lines[0])
        assert set(line) == {"time", "level", "logger", "request", "message"}
        assert (line["level"], line["request"]) == ("debug", id)
        assert line["message"].startswith("GET /api/house 200 in ")
        assert all(json.loads(other) for other in server.log.read_text().splitlines())
    else:
        assert f"DEBUG rubicon.requests [{id}]: GET /api/house 200 in " in lines[0]


def test_behind_a_proxy_its_id_is_ours(new_server: Callable[..., Server]) -> None:
    server = new_server(RUBICON_PROXY="127.0.0.1")
    nobody = Player(server)
    assert (
        nobody.call("GET", "/healthz", headers={"x-request-id": "of-the-proxy"}).headers["x-request-id"]
        == "of-the-proxy"
    )
    odd = nobody.call("GET", "/healthz", headers={"x-request-id": "odd id {}"}).headers["x-request-id"]
    assert re.fullmatch("[0-9a-f]{16}", odd)


def test_the_logs_of_a_whole_match_tell_no_secrets(new_server: Callable[..., Server]) -> None:
    """With all that can be logged, and a database that fails in between."""
    server = new_server(RUBICON_LOG_FORMAT="json", RUBICON_LOG_LEVEL="debug", RUBICON_METRICS_TOKEN=TOKEN)
    anna, ola = Player(server, "Anna-of-the-logs"), Player(server, "Ola-of-the-logs")
    codes = anna.post("/api/account", password="very-secret-password")["recovery"]
    token = ola.post("/api/tokens", label="label-of-the-token")["token"]
    made = anna.create("three_coins", "me", "open", private=True, nonce="nonce-of-anna")
    table = made["id"]
    ola.join(table, nonce="nonce-of-ola", key=made["key"])
    anna.post(f"/api/tables/{table}/chat", text="words-of-anna")
    with anna.live() as first, ola.live() as second:
        program = Player(server)
        program.http.headers["authorization"] = f"Bearer {token}"
        program.table(table)
        player, shown = next(
            (one, now) for one in (anna, ola) if (now := one.table(table))["yours"][0]["view"]["moves"]
        )
        move = shown["yours"][0]["view"]["moves"][0]["move"]
        # What is to be stored fails for a moment, and its values are in what the database complains of.
        server.sql("ALTER TABLE matches RENAME TO gone")
        assert player.step("decide", shown, move).status_code == 503
        server.sql("ALTER TABLE gone RENAME TO matches")
        over = play_out(table, [anna, ola], [first, second], 7)
    assert over["status"] == "over"
    log = server.log.read_text()
    assert "a job failed" in log
    assert log.count("/api/tables/{id}") > 1
    secret = [row[0] for row in server.sql("SELECT secret FROM matches")]
    hidden = {row[0] for row in server.sql("SELECT what FROM entries") if len(row[0]) > 3}
    hashes = [row[0] for row in server.sql("SELECT hash FROM sessions")] + [
        row[0] for row in server.sql("SELECT hash FROM tokens")
    ]
    keys = [player.http.cookies["rubicon"] for player in (anna, ola)]
    names = ["Anna-of-the-logs", "Ola-of-the-logs", "words-of-anna", "label-of-the-token", "very-secret-password"]
    told = [
        *secret,
        *hidden,
        *hashes,
        *keys,
        *codes,
        *names,
        token,
        TOKEN,
        made["key"],
        "nonce-of-anna",
        "nonce-of-ola",
    ]
    assert len(told) > 20
    assert [word for word in told if word in log] == []
