"""Guests, accounts, recovery, tokens, export and being forgotten."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Player, Row, Server, problem, until


def test_a_guest_has_a_name_and_a_language(server: Server) -> None:
    anna = Player(server, "  Anna\u0020 Maria ", "pl")
    me = anna.get("/api/me")
    assert me == {"id": anna.id, "name": "Anna Maria", "account": False, "language": "pl"}
    assert anna.post("/api/me", name="Żółć")["name"] == "Żółć"
    assert anna.get("/api/me")["id"] == anna.id
    assert anna.get("/api/house")["you"]["name"] == "Żółć"


@pytest.mark.parametrize("name", ["", " ", "x" * 25, 7, None, "a\u202eb", "a\x00b", "\u200b", "…", "\ud800"])
def test_names_that_are_none(server: Server, name: object) -> None:
    text = json.dumps({"name": name})
    response = Player(server).call("POST", "/api/me", content=text, headers={"content-type": "application/json"})
    assert (response.status_code, problem(response)["error"]) == (400, "bad_request")


def test_an_account_comes_back_from_another_device(server: Server) -> None:
    livia = Player(server, "Livia")
    assert livia.refused("/api/account", password="short") == (400, "bad_request")
    made = livia.post("/api/account", password="correct horse")
    assert made["me"]["account"]
    assert len(set(made["recovery"])) == 8
    assert livia.refused("/api/account", password="correct horse") == (409, "conflict")
    # Nobody else can be called that, whatever the case and the accents.
    assert Player(server).refused("/api/me", name="LÍVIA") == (409, "conflict")

    phone = Player(server)
    wrong = phone.refused("/api/login", name="Livia", password="wrong horse")
    assert wrong == phone.refused("/api/login", name="Nobody Here", password="wrong horse") == (403, "forbidden")
    assert phone.post("/api/login", name="livia", password="correct horse")["id"] == livia.id
    assert phone.get("/api/me")["name"] == "Livia"
    assert phone.post("/api/logout") == {}
    assert phone.call("GET", "/api/me").status_code == 401

    # A recovery code sets a new password, once, and ends all other sessions.
    code = made["recovery"][0].upper().replace("-", " ")
    assert phone.post("/api/login", name="Livia", recovery=code, password="new horse 1")["id"] == livia.id
    assert livia.call("GET", "/api/me").status_code == 401
    assert phone.refused("/api/login", name="Livia", recovery=code, password="new horse 2") == (403, "forbidden")
    assert phone.refused("/api/login", name="Livia", password="correct horse") == (403, "forbidden")
    assert phone.refused("/api/login", name="Nobody", recovery=code, password="new horse 2") == (403, "forbidden")
    assert Player(server).post("/api/login", name="Livia", password="new horse 1")["id"] == livia.id
    # A new name is a new login.
    phone.post("/api/me", name="Drusilla")
    assert Player(server).post("/api/login", name="drusilla", password="new horse 1")["id"] == livia.id


def test_passwords_and_keys_are_stored_only_as_hashes(server: Server) -> None:
    anna = Player(server, "Secretive")
    codes = anna.post("/api/account", password="very-secret-password")["recovery"]
    token = anna.post("/api/tokens", label="my bot")["token"]
    with closing(sqlite3.connect(server.folder / "rubicon.sqlite3")) as database:
        stored = database.execute("SELECT password FROM people WHERE id = ?", (anna.id,)).fetchone()[0]
        assert stored.startswith("$argon2id$")
        dump = "\n".join(database.iterdump())
    for secret in ("very-secret-password", token, codes[0], codes[0].replace("-", "")):
        assert secret not in dump
        assert secret not in server.log.read_text()


def test_tokens_for_programs(server: Server) -> None:
    anna = Player(server, "Anna")
    made = anna.post("/api/tokens", label="my bot")
    assert [token["label"] for token in anna.get("/api/tokens")["tokens"]] == ["my bot"]
    assert "token" not in anna.get("/api/tokens")["tokens"][0]
    bot = Player(server)
    bot.http.headers["authorization"] = f"Bearer {made['token']}"
    assert bot.get("/api/me")["id"] == anna.id
    assert bot.create("caesar_dice", "me", "bot:random")["yours"]
    assert anna.get("/api/tokens")["tokens"][0]["used"]
    for bad in ("Bearer rbk_wrong", "Bearer", "Basic QTpC", made["token"]):
        response = bot.call("GET", "/api/me", headers={"authorization": bad})
        assert response.status_code == 401
    other = Player(server, "Other")
    assert other.call("DELETE", f"/api/tokens/{made['id']}").status_code == 404
    assert anna.call("DELETE", f"/api/tokens/{made['id']}").status_code == 200
    assert bot.call("GET", "/api/me").status_code == 401
    for n in range(20):
        anna.post("/api/tokens", label=f"bot {n}")
    assert anna.refused("/api/tokens", label="one more") == (429, "too_many")


def test_export_tells_everything_and_forgetting_leaves_nothing(server: Server) -> None:
    anna, ola, jan = Player(server, "Forgettable"), Player(server, "Ola"), Player(server, "Jan")
    anna.post("/api/account", password="correct horse")
    anna.post("/api/tokens", label="my label")
    table = anna.create("three_coins", "me", "open", "open")["id"]
    ola.join(table)
    jan.join(table)
    shown = anna.table(table)
    anna.decide(shown, shown["yours"][0]["view"]["moves"][0]["move"])
    anna.post(f"/api/tables/{table}/chat", text="something I said")
    anna.call("PUT", f"/api/tables/{table}/notes", json={"text": "something I thought"})
    finished = anna.create("caesar_dice", "me", "open")["id"]
    ola.join(finished)
    anna.post(f"/api/tables/{finished}/resign", seat=0)
    waiting = anna.create("caesar_dice", "me", "open")["id"]

    told: Row = anna.call("GET", "/api/me/export").json()
    text = json.dumps(told)
    assert told["person"]["name"] == "Forgettable"
    assert {entry["id"] for entry in told["tables"]} == {table, finished, waiting}
    for thing in ("something I said", "something I thought", "my label"):
        assert thing in text
    assert "argon2" not in text

    with anna.live() as live:
        live.next("turns")
        assert anna.call("DELETE", "/api/me").status_code == 200
        with pytest.raises(ConnectionClosed):
            live.next("nothing more", 5)
    assert anna.call("GET", "/api/me").status_code == 401
    assert ola.call("GET", f"/api/tables/{waiting}").status_code == 404
    left = ola.table(table)
    assert (left["seats"][0]["kind"], left["seats"][0]["name"]) == ("bot", "Player 1")
    assert left["chat"] == []
    polish = Player(server, language="pl")
    assert polish.table(finished)["seats"][0]["name"] == "Gracz 1"
    assert ola.call("GET", f"/api/tables/{finished}/record").json()["players"][0]["name"] == "Player 1"
    until(lambda: ola.table(table)["seats"][0]["ready"])  # the bot plays on
    with closing(sqlite3.connect(server.folder / "rubicon.sqlite3")) as database:
        dump = "\n".join(database.iterdump())
    for thing in ("Forgettable", "something I said", "something I thought", "my label", anna.id):
        assert thing not in dump


def test_forgotten_after_a_restart_too(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna = Player(server, "Anna")
    server.stop()
    server.start()
    assert anna.get("/api/me")["name"] == "Anna"  # the key that signs cookies is kept
    anna.call("DELETE", "/api/me")
    server.stop()
    server.start()
    assert anna.call("GET", "/api/me").status_code == 401
