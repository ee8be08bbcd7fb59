"""What is broken, hostile or from another version: each is said in words, and takes nothing else down."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.harness import Player, Row, Server, problem


def change(server: Server, *statements: str) -> None:
    for statement in statements:
        server.sql(statement)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//[", "http://]["])
def test_an_origin_that_is_none_is_refused(server: Server, origin: str) -> None:
    response = Player(server).call("POST", "/api/me", json={"name": "Anna"}, headers={"origin": origin})
    assert (response.status_code, problem(response)["error"]) == (403, "forbidden")


def test_halves_of_characters_are_bad_requests(server: Server) -> None:
    anna = Player(server, "Anna S")
    anna.post("/api/account", password="correct horse")
    table = anna.create("caesar_dice", "me", "local:Ola")["id"]
    half = "\\ud800"
    bodies = {
        "/api/login": f'{{"name": "Anna S", "password": "{half}password"}}',
        "/api/password": f'{{"password": "correct horse", "new": "{half}password"}}',
        "/api/tokens": f'{{"label": "{half}"}}',
        "/api/tables": f'{{"game": "{half}", "seats": []}}',
        f"/api/tables/{table}/join": f'{{"key": "{half}", "nonce": "x"}}',
        f"/api/tables/{table}/chat": f'{{"text": "{half}"}}',
        f"/api/tables/{table}/decide": f'{{"{half}": 1}}',
    }
    for path, body in bodies.items():
        response = anna.call("POST", path, content=body, headers={"content-type": "application/json"})
        assert (response.status_code, problem(response)["error"]) == (400, "bad_request"), path
    with anna.live() as live:
        for text in (
            f'{{"do": "{half}"}}',
            f'{{"do": "watch", "table": "{half}"}}',
            f'{{"do": "decide", "id": "{half}"}}',
        ):
            live.socket.send(text)
            assert live.next("refused")["error"] == "bad_request"
        live.watch(table)


def test_one_damaged_table_takes_nothing_else_down(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna = Player(server, "Anna")
    tables = [anna.create("caesar_dice", "me", "local:Ola")["id"] for _ in range(4)]
    whole = anna.create("caesar_dice", "me", "open")["id"]
    server.stop()
    change(
        server,
        f"UPDATE matches SET options = '{{broken' WHERE id = '{tables[0]}'",
        f"UPDATE matches SET waiting = 'x', clock = 'y' WHERE id = '{tables[1]}'",
        f"UPDATE entries SET what = 'nonsense' WHERE match = '{tables[2]}'",
        f"UPDATE matches SET secret = 'short' WHERE id = '{tables[3]}'",
    )
    server.start()
    assert whole in [card["id"] for card in anna.get("/api/tables", scope="mine")["tables"]]
    for table in (tables[0], tables[1], tables[3]):
        response = anna.call("GET", f"/api/tables/{table}")
        assert (response.status_code, problem(response)["message"]["key"]) == (503, "server-damaged")
    with anna.live() as live:
        live.next("turns")
        live.watch(whole)
    told: Row = anna.call("GET", "/api/me/export").json()
    assert {entry["id"] for entry in told["tables"]} >= {*tables, whole}
    assert anna.call("DELETE", "/api/me").status_code == 200
    assert anna.call("GET", "/api/me").status_code == 401
    log = server.log.read_text()
    for table in tables:
        assert table in log


def test_a_running_match_that_cannot_go_on_keeps_the_server_from_starting(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna = Player(server, "Anna")
    shown = anna.create("caesar_dice", "me", "local:Ola")
    moves = [move["move"] for move in shown["yours"][0]["view"]["moves"]]
    anna.decide(shown, moves[0], hold=True)
    server.stop()
    change(server, "UPDATE matches SET rules = 99")
    before = server.everything()
    done = server.run("serve", "--port", "0")
    assert done.returncode == 1
    assert shown["id"] in done.stderr
    assert server.everything() == before
    change(server, "UPDATE matches SET rules = 1")
    server.start()
    assert anna.table(shown["id"])["yours"][0]["can_undo"]


def test_a_finished_match_by_other_rules_has_no_view_and_keeps_its_row(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    anna = Player(server, "Anna")
    clock = {"kind": "move", "seconds": 60}
    table = anna.create("caesar_dice", "me", "local:Ola", clock=clock)["id"]
    anna.post(f"/api/tables/{table}/resign", seat=0)
    server.stop()
    change(server, "UPDATE matches SET rules = 99, deadline = 5, drafts = '{\"0\": 1}'")
    server.start()
    assert anna.table(table)["view"] is None
    response = anna.call("GET", f"/api/tables/{table}/record")
    assert (response.status_code, problem(response)["message"]["key"]) == (503, "record-rules")
    started = used_seconds(server.pid)
    time.sleep(1.5)
    assert used_seconds(server.pid) - started < 0.75  # a deadline long past does not keep the server busy
    assert anna.call("DELETE", "/api/me").status_code == 200
    assert server.sql("SELECT drafts FROM matches") == [('{"0": 1}',)]


def used_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def test_a_rematch_survives_that_its_first_asker_leaves(server: Server) -> None:
    anna, ola = Player(server, "Anna R"), Player(server, "Ola R")
    table = anna.create("caesar_dice", "me", "open")["id"]
    ola.join(table)
    anna.post(f"/api/tables/{table}/resign", seat=0)
    first = anna.rematch(table)["id"]
    anna.post(f"/api/tables/{first}/leave")
    second = ola.rematch(table)
    assert second["status"] == "open"
    assert second["id"] != first
    assert anna.rematch(table)["status"] == "running"


@pytest.mark.sqlite
@pytest.mark.parametrize("where", [100, 4096, 20_000])
def test_a_damaged_database_is_said_in_words(new_server: Callable[..., Server], where: int) -> None:
    server = new_server()
    for number in range(20):
        Player(server, f"Person {number}")
    server.stop()
    path = server.folder / "rubicon.sqlite3"
    data = bytearray(path.read_bytes())
    data[where : where + 3000] = b"\xff\xfe" * 1500
    path.write_bytes(bytes(data))
    done = server.run("serve", "--port", "0")
    assert done.returncode == 1
    assert "rubicon.sqlite3" in done.stderr, done.stderr
    assert "Traceback" not in done.stderr
    assert "our fault" not in done.stderr


def test_a_nul_in_a_text_is_nobodys_fault_but_the_senders(server: Server) -> None:
    """PostgreSQL keeps no text with one in it, SQLite does: so nobody may send one."""
    anna = Player(server, "Nulla")  # a name of her own: she makes an account
    shown = anna.create("caesar_dice", "me", "local:Ola")
    here = f"/api/tables/{shown['id']}"
    seat = shown["waiting"][0]
    move = shown["yours"][seat]["view"]["moves"][0]["move"]
    step = {"seat": seat, "move": move, "based_on": shown["yours"][seat]["number"]}
    answers = [
        anna.http.post("/api/me", json={"name": "Nul\0la"}),
        anna.http.post(f"{here}/chat", json={"text": "a\0b"}),
        anna.http.put(f"{here}/notes", json={"text": "a\0b"}),
        anna.http.post("/api/tokens", json={"label": "a\0b"}),
        anna.http.post(f"{here}/decide", json={**step, "id": "a\0b"}),
        anna.http.post("/api/account", json={"password": "very\0secret-password"}),
        anna.http.get(f"/api/tables/{shown['id']}%00"),
        anna.http.post("/api/login", json={"name": "Nul\0la", "password": "very-secret-password"}),
    ]
    assert [(number, answer.status_code) for number, answer in enumerate(answers) if answer.status_code >= 500] == []
    assert {answer.status_code for answer in answers[:4]} == {400}
