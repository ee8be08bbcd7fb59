"""Guests, accounts, recovery, tokens, export and being forgotten."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from rubicon.server.errors import Refusal
from rubicon.server.limits import SignIns
from tests.server.harness import Live, Player, Row, Server, problem, until
from tests.server.test_middleware import signed_cookie


def test_a_guest_has_a_name_and_a_language(server: Server) -> None:
    anna = Player(server, "  Anna\u0020 Maria ", "pl")
    me = anna.get("/api/me")
    told = {"id": anna.id, "name": "Anna Maria", "account": False, "language": "pl"}
    assert me == {**told, "hidden": False, "banned": None}
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


def is_out(player: Player) -> bool:
    return player.call("GET", "/api/me").status_code == 401


def closes(live: Live) -> bool:
    """Whether the server closes the connection."""
    try:
        live.next("nothing more")
    except ConnectionClosed:
        return True
    raise AssertionError("unreachable: nothing has that type")


@pytest.mark.parametrize("how", ["recovery", "password", "everywhere"])
def test_every_session_token_and_socket_ends_at_once(server: Server, how: str) -> None:
    name = f"Cornelia {how}"
    home = Player(server, name)
    codes = home.post("/api/account", password="correct horse")["recovery"]
    phone, thief = Player(server), Player(server)
    for device in (phone, thief):
        device.post("/api/login", name=name, password="correct horse")
    program = Player(server)
    program.http.headers["authorization"] = f"Bearer {thief.post('/api/tokens', label='x')['token']}"
    with thief.live() as stolen, program.live() as running, phone.live() as other:
        for live in (stolen, running, other):
            live.next("turns")
        if how == "recovery":
            home.post("/api/login", name=name, recovery=codes[0], password="new horse 1")
        elif how == "password":
            assert home.refused("/api/password", password="wrong horse", new="new horse 1") == (403, "forbidden")
            home.post("/api/password", password="correct horse", new="new horse 1")
        else:
            assert home.call("DELETE", "/api/sessions").status_code == 200
        for live in (stolen, running, other):
            assert closes(live)
    assert is_out(phone)
    assert is_out(thief)
    assert is_out(program)
    assert is_out(home) == (how == "everywhere")
    if how != "everywhere":
        assert home.get("/api/tokens")["tokens"] == []
        assert Player(server).refused("/api/login", name=name, password="correct horse") == (403, "forbidden")


def test_sessions_are_listed_and_ended_one_by_one(server: Server) -> None:
    home = Player(server, "Tullia")
    home.post("/api/account", password="correct horse")
    phone = Player(server)
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
    phone.post("/api/login", name="Tullia", password="correct horse")
    listed = home.get("/api/sessions")["sessions"]
    assert [(session["agent"], session["current"]) for session in listed] == [("Firefox, Android", False), ("", True)]
    assert all(session["used"] >= session["made"] for session in listed)
    stranger = Player(server, "Stranger T")
    assert stranger.call("DELETE", f"/api/sessions/{listed[0]['id']}").status_code == 404
    with phone.live() as live:
        live.next("turns")
        assert home.call("DELETE", f"/api/sessions/{listed[0]['id']}").status_code == 200
        assert closes(live)
    assert is_out(phone)
    assert not is_out(home)
    with home.live() as live, home.live() as tab:
        live.next("turns")
        tab.next("turns")
        kept = dict(home.http.cookies)
        home.post("/api/logout")
        assert closes(live)
        assert closes(tab)
    home.http.cookies.update(kept)
    assert is_out(home)  # the cookie that somebody kept is worth nothing


def test_a_session_expires_when_it_is_not_used(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    server.stop()
    day = 86_400_000
    server.sql("UPDATE sessions SET used = used - ? WHERE person = ?", 61 * day, anna.id)
    server.sql("UPDATE sessions SET used = used - ? WHERE person = ?", 59 * day, ola.id)
    server.start()
    assert is_out(anna)
    assert ola.get("/api/me")["name"] == "Ola"
    [(made, used)] = server.sql("SELECT made, used FROM sessions WHERE person = ?", ola.id)
    assert used >= made  # renewed
    assert "Max-Age=5184000" in ola.call("GET", "/api/house").headers["set-cookie"]


def test_a_signed_cookie_of_an_older_rubicon_becomes_a_session(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna = Player(server, "Anna")
    signed = signed_cookie(server, anna.id)
    old = Player(server)
    upgraded = old.call("GET", "/api/house", headers={"cookie": f"rubicon={signed}"})
    assert upgraded.json()["you"]["id"] == anna.id
    assert old.http.cookies["rubicon"] != signed  # it came with the answer
    assert not is_out(old)
    assert anna.call("DELETE", "/api/sessions").status_code == 200
    assert Player(server).call("GET", "/api/me", headers={"cookie": f"rubicon={signed}"}).status_code == 401
    assert is_out(old)


def test_what_tokens_may_do(server: Server) -> None:
    anna = Player(server, "Scopes")
    anna.post("/api/account", password="correct horse")
    made = anna.create("caesar_dice", "me", "open")["id"]

    def program(scope: str) -> Player:
        player = Player(server)
        player.http.headers["authorization"] = f"Bearer {anna.post('/api/tokens', label=scope, scope=scope)['token']}"
        return player

    reader, player = program("read"), program("play")
    assert [token["scope"] for token in anna.get("/api/tokens")["tokens"]] == ["read", "play"]
    assert anna.refused("/api/tokens", label="x", scope="account") == (400, "bad_request")
    for token in (reader, player):
        assert token.get("/api/me")["id"] == anna.id
        assert token.table(made)["host"]
        for method, path, body in [
            ("POST", "/api/me", {"name": "Other"}),
            ("POST", "/api/account", {"password": "correct horse"}),
            ("POST", "/api/password", {"password": "correct horse", "new": "another horse"}),
            ("POST", "/api/tokens", {"label": "more"}),
            ("GET", "/api/tokens", None),
            ("DELETE", "/api/tokens/x", None),
            ("GET", "/api/sessions", None),
            ("DELETE", "/api/sessions", None),
            ("DELETE", "/api/sessions/x", None),
            ("POST", "/api/logout", {}),
            ("GET", "/api/me/export", None),
            ("DELETE", "/api/me", None),
        ]:
            response = token.call(method, path, json=body)
            assert (response.status_code, problem(response)["error"]) == (403, "forbidden"), path
            assert "set-cookie" not in response.headers
        assert "set-cookie" not in token.call("GET", "/api/house").headers
    assert player.create("caesar_dice", "me", "bot:random")["yours"]
    assert reader.refused("/api/commitment") == (403, "forbidden")
    assert reader.refused(f"/api/tables/{made}/leave") == (403, "forbidden")
    with reader.live() as live:
        shown = live.watch(anna.create("caesar_dice", "me", "local:Ola")["id"])
        answer = live.decide({**shown, "yours": [{"seat": 0, "number": 0}]}, 0)
        assert (answer["ok"], answer["error"]) == (False, "forbidden")


def test_a_stranger_who_guesses_does_not_lock_the_owner_out(new_server: Callable[..., Server]) -> None:
    server = new_server(RUBICON_RATE="1")
    home = Player(server, "Agrippina")
    home.post("/api/account", password="correct horse")
    home.post("/api/login", name="Agrippina", password="correct horse")
    home.post("/api/logout")
    stranger = Player(server)
    answers = [
        stranger.http.post("/api/login", json={"name": "Agrippina", "password": f"guess number {n}"}) for n in range(9)
    ]
    assert [answer.status_code for answer in answers[:5]] == [403] * 5
    assert answers[-1].status_code == 429
    waits = [int(answer.headers["retry-after"]) for answer in answers if answer.status_code == 429]
    assert waits
    # This device has signed in before: it is counted by itself, though it comes from the same address.
    assert home.post("/api/login", name="Agrippina", password="correct horse")["id"] == home.id


def test_the_delay_grows_with_every_failure() -> None:
    sign_ins = SignIns()
    keys = [("name livia from here", 2)]
    sign_ins.check(keys)
    sign_ins.check(keys)
    waits: list[int] = []
    for _ in range(3):
        with pytest.raises(Refusal) as refused:
            sign_ins.check(keys)
        waits.append(refused.value.retry_after or 0)
        sign_ins._failed[keys[0][0]] = (sign_ins._failed[keys[0][0]][0] + 1, time.monotonic())
    assert waits == sorted(waits)
    assert waits[0] < waits[-1]
    sign_ins.succeeded(keys)
    sign_ins.check(keys)


def test_passwords_and_keys_are_stored_only_as_hashes(server: Server) -> None:
    anna = Player(server, "Secretive")
    codes = anna.post("/api/account", password="very-secret-password")["recovery"]
    token = anna.post("/api/tokens", label="my bot")["token"]
    [(stored,)] = server.sql("SELECT password FROM people WHERE id = ?", anna.id)
    assert stored.startswith("$argon2id$")
    dump = server.everything()
    assert stored in dump
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
            live.next("nothing more")
    assert anna.call("GET", "/api/me").status_code == 401
    assert ola.call("GET", f"/api/tables/{waiting}").status_code == 404
    left = ola.table(table)
    assert (left["seats"][0]["kind"], left["seats"][0]["name"]) == ("bot", "Player 1")
    assert left["chat"] == []
    polish = Player(server, language="pl")
    assert polish.table(finished)["seats"][0]["name"] == "Gracz 1"
    assert ola.call("GET", f"/api/tables/{finished}/record").json()["players"][0]["name"] == "Player 1"
    until(lambda: ola.table(table)["seats"][0]["ready"])  # the bot plays on
    dump = server.everything()
    for thing in ("Forgettable", "something I said", "something I thought", "my label", anna.id):
        assert thing not in dump


def test_export_does_not_tell_what_a_bot_does_in_my_seat(server: Server) -> None:
    anna, ola, jan = Player(server, "Anna E"), Player(server, "Ola E"), Player(server, "Jan E")
    table = anna.create("three_coins", "me", "open", "open")["id"]
    ola.join(table)
    jan.join(table)

    def moves() -> list[Row]:
        told: Row = anna.call("GET", "/api/me/export").json()
        found: list[Row] = next(entry["moves"] for entry in told["tables"] if entry["id"] == table)
        return found

    anna.post(f"/api/tables/{table}/resign", seat=0)  # a bot plays on

    def bot_has_moved() -> bool:
        for player in (ola, jan):
            shown = player.table(table)
            if offered := shown["yours"][0]["view"]["moves"]:
                player.decide(shown, offered[-1]["move"])
        [(count,)] = server.sql("SELECT count(*) FROM entries WHERE match = ? AND who = '0'", table)
        return bool(count)

    until(bot_has_moved)
    assert ola.table(table)["status"] == "running"
    assert moves() == []


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
