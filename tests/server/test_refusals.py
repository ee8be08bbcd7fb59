"""Each kind of bad input, and the answer it gets: over HTTP and over the socket."""

from __future__ import annotations

import json
from typing import Any
from uuid import uuid4

import pytest

from tests.server.harness import Player, Row, Server, problem


@pytest.fixture(scope="module")
def anna(server: Server) -> Player:
    return Player(server, "Anna")


@pytest.fixture
def table(anna: Player) -> Row:
    """A match that waits for seat 0, which is Anna's, and seat 1, which is not."""
    made = anna.create("three_coins", "me", "open")
    Player(anna.server, "Ola").join(made["id"])
    return anna.table(made["id"])


def decide(player: Player, table: Row, **changes: Any) -> tuple[int, Row]:
    mine = table["yours"][0]
    body = {"seat": 0, "move": mine["view"]["moves"][0]["move"], "based_on": mine["number"], "id": uuid4().hex}
    response = player.http.post(f"/api/tables/{table['id']}/decide", json={**body, **changes})
    return response.status_code, problem(response)


@pytest.mark.parametrize(
    "changes",
    [
        {"move": "1"},
        {"move": 1.5},
        {"move": True},
        {"move": None},
        {"move": [1]},
        {"move": 10**30},
        {"seat": "0"},
        {"seat": -1},
        {"seat": False},
        {"based_on": None},
        {"based_on": -1},
        {"id": ""},
        {"id": 7},
        {"id": "x" * 65},
        {"id": "no spaces"},
        {"hold": 1},
        {"unknown": 1},
    ],
)
def test_wrong_shapes(anna: Player, table: Row, changes: Row) -> None:
    status, body = decide(anna, table, **changes)
    assert (status, body["error"]) == (400, "bad_request")
    assert next(iter(changes)) in body["text"]
    assert anna.table(table["id"]) == table  # nothing has changed


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b'"x"', b"{}", b"\xff\xfe", b"[" * 30_000, b"1" * 5_000])
def test_bodies_that_are_no_decision(anna: Player, table: Row, data: bytes) -> None:
    response = anna.call(
        "POST", f"/api/tables/{table['id']}/decide", content=data, headers={"content-type": "application/json"}
    )
    assert (response.status_code, problem(response)["error"]) == (400, "bad_request")


def test_a_huge_body_is_not_read(anna: Player, table: Row) -> None:
    path = f"/api/tables/{table['id']}/decide"
    response = anna.call("POST", path, content=b"x" * 70_000)
    assert (response.status_code, problem(response)["error"]) == (413, "too_large")

    def pieces() -> Any:
        for _ in range(100):
            yield b" " * 1_000

    response = anna.call("POST", path, content=pieces(), headers={"content-type": "application/json"})
    assert (response.status_code, problem(response)["error"]) == (413, "too_large")


def test_not_signed_in(server: Server, table: Row) -> None:
    nobody = Player(server)
    status, body = decide(nobody, table)
    assert (status, body["error"]) == (401, "not_signed_in")
    assert nobody.refused("/api/tables", game="caesar_dice", seats=[{"kind": "me"}]) == (401, "not_signed_in")
    assert nobody.call("GET", "/api/me").status_code == 401
    # The shape is looked at first, as the order of checks says.
    assert decide(nobody, table, move="x")[0] == 400


def test_somebody_elses_seat(anna: Player, table: Row) -> None:
    status, body = decide(anna, table, seat=1)
    assert (status, body["error"]) == (403, "not_your_seat")
    assert decide(anna, table, seat=5)[1]["error"] == "not_your_seat"
    other = Player(anna.server, "Other")
    assert decide(other, table)[1]["error"] == "not_your_seat"
    for path in ("preview?seat=1&move=0", "hint?seat=1", "aid?seat=1", "at/1?seat=1"):
        response = anna.call("GET", f"/api/tables/{table['id']}/{path}")
        assert (response.status_code, problem(response)["error"]) == (403, "not_your_seat"), path


def test_an_old_number_gets_the_fresh_table(anna: Player, table: Row) -> None:
    fresh = anna.decide(table, table["yours"][0]["view"]["moves"][0]["move"])
    status, body = decide(anna, table)
    assert (status, body["error"]) == (409, "stale")
    assert body["table"]["yours"] == fresh["yours"]
    assert body["table"]["number"] == table["number"] + 1


def test_an_illegal_move_is_refused_with_the_reason_in_ones_language(anna: Player, table: Row) -> None:
    status, body = decide(anna, table, move=4)
    assert (status, body["error"], body["game"]) == (422, "illegal_move", "three_coins")
    assert body["message"]["key"] == "refusal-no-coin"
    polish = Player(anna.server, language="pl")
    polish.http.cookies = anna.http.cookies
    assert decide(polish, table, move=4)[1]["text"] != body["text"]
    for move in (-1, 99):
        assert decide(anna, table, move=move)[1]["message"]["key"] == "error-move-space"
    preview = anna.call("GET", f"/api/tables/{table['id']}/preview?seat=0&move=4")
    assert (preview.status_code, problem(preview)["message"]["key"]) == (422, "refusal-no-coin")
    assert anna.table(table["id"]) == table


def test_not_ones_turn(server: Server) -> None:
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    made = anna.create("caesar_dice", "me", "open")
    ola.join(made["id"])
    both = [player.table(made["id"]) for player in (anna, ola)]
    waiting = both[0]["waiting"][0]
    idle = [anna, ola][1 - waiting]
    status, body = decide(
        idle, {**both[1 - waiting], "yours": [{"number": 2, "view": {"moves": [{"move": 0}]}}]}, seat=1 - waiting
    )
    assert (status, body["error"], body["message"]["key"]) == (422, "illegal_move", "error-seat-other")
    assert ["Anna", "Ola"][waiting] in body["text"]


def test_the_same_id_twice_is_one_decision(anna: Player, table: Row) -> None:
    mine = table["yours"][0]
    body = {"seat": 0, "move": mine["view"]["moves"][0]["move"], "based_on": mine["number"], "id": "my-own-id"}
    path = f"/api/tables/{table['id']}/decide"
    first, second = anna.post(path, **body), anna.post(path, **body)
    assert first == second
    assert anna.table(table["id"])["number"] == first["number"] == table["number"] + 1
    # Undone, its number is the old one again, and still it is not made a second time.
    anna.step("undo", first["table"])
    assert anna.post(path, **body)["number"] == first["number"]
    assert anna.table(table["id"])["number"] == table["number"]
    # Another decision under the same id is a mistake of the client.
    assert anna.refused(path, **{**body, "move": 99}) == (409, "conflict")
    # Somebody else's ids are their own.
    ola = Player(anna.server, "Ola 2")
    other = anna.create("three_coins", "me", "open")["id"]
    theirs = ola.join(other)["yours"][0]
    move = theirs["view"]["moves"][0]["move"]
    good = {"seat": 1, "move": move, "based_on": theirs["number"], "id": "my-own-id"}
    assert ola.post(f"/api/tables/{other}/decide", **good)["ok"]


def test_unknown_and_private_tables(anna: Player, server: Server) -> None:
    for id in ("nosuchtable", "UPPER", "x" * 39, "%00", "..%2f"):
        response = anna.call("GET", f"/api/tables/{id}")
        assert (response.status_code, problem(response)["error"]) == (404, "not_found"), id
    hidden = anna.create("three_coins", "me", "open", private=True)
    path = f"/api/tables/{hidden['id']}"
    other = Player(server, "Curious")
    listed = [card["id"] for card in other.get("/api/tables", scope="open")["tables"]]
    assert hidden["id"] not in listed
    for response in (
        other.call("GET", path),
        other.call("GET", path, params={"key": "wrong"}),
        other.call("POST", f"{path}/join", json={"nonce": "x"}),
        other.call("GET", f"{path}/at/0"),
        other.call("GET", f"{path}/record"),
        other.call("POST", f"{path}/chat", json={"text": "x"}),
        other.call("PUT", f"{path}/notes", json={"text": "x"}),
        other.call("POST", f"{path}/leave"),
        other.call("POST", f"{path}/rematch", json={"nonce": "x", "commitment": "0" * 64}),
    ):
        assert (response.status_code, problem(response)["error"]) == (403, "forbidden")
    with other.live() as live:
        live.send("watch", table=hidden["id"])
        assert live.next("refused")["error"] == "forbidden"
    assert other.get(path, key=hidden["key"])["key"] is None  # who was shown in may look
    assert other.join(hidden["id"], key=hidden["key"])["key"] == hidden["key"]


def test_tables_that_cannot_be(anna: Player) -> None:
    me, bot = {"kind": "me"}, {"kind": "bot", "bot": "random"}
    mine = anna.commitment()
    good: Row = {"game": "caesar_dice", "seats": [me, bot], "nonce": "n", "commitment": mine}
    wrong: list[Row] = [
        {"game": "chess"},
        {"seats": []},
        {"seats": [me]},
        {"seats": [me] * 2},
        {"seats": [me] + [bot] * 6},
        {"seats": [me, {"kind": "bot", "bot": "nobody"}]},
        {"seats": [me, {"kind": "bot", "bot": "/tmp/evil.py"}]},
        {"seats": [me, {"kind": "ghost"}]},
        {"options": {"no_such": True}},
        {"options": []},
        {"game": "three_coins", "options": {"goal": 4}},
        {"game": "three_coins", "options": {"goal": 5, "raising": False}},
        {"clock": {"kind": "move"}},
        {"clock": {"kind": "bank", "seconds": 10, "days": 1}},
        {"clock": {"kind": "days", "days": 0}},
        {"clock": {"kind": "sand"}},
        {"on_time": "shrug"},
        {"nonce": "x" * 200},
        {"nonce": ""},
        {"nonce": None},
        {"commitment": "abc"},
        {"commitment": None},
        {"private": "yes"},
    ]
    for changes in wrong:
        response = anna.http.post("/api/tables", json={**good, **changes})
        assert (response.status_code, problem(response)["error"]) == (400, "bad_request"), changes
    assert anna.refused("/api/tables", **{**good, "commitment": "0" * 64}) == (409, "conflict")
    other = Player(anna.server, "Other")
    assert other.refused("/api/tables", **good) == (409, "conflict")  # somebody else's
    assert anna.post("/api/tables", **good)["commitment"] == mine
    assert anna.refused("/api/tables", **good) == (409, "conflict")  # used


def test_chat_and_notes_have_limits(anna: Player, table: Row) -> None:
    path = f"/api/tables/{table['id']}"
    assert anna.refused(f"{path}/chat", text="x" * 501) == (400, "bad_request")
    assert anna.refused(f"{path}/chat", text="   ") == (400, "bad_request")
    assert anna.refused(f"{path}/chat", text="\x00") == (400, "bad_request")
    assert anna.refused(f"{path}/chat", text=7) == (400, "bad_request")
    response = anna.call("PUT", f"{path}/notes", json={"text": "x" * 8_001})
    assert (response.status_code, problem(response)["error"]) == (400, "bad_request")


def test_the_match_is_not_running(anna: Player) -> None:
    waiting = anna.create("three_coins", "me", "open")["id"]
    step = {"seat": 0, "move": 0, "based_on": 0, "id": "a"}
    assert anna.refused(f"/api/tables/{waiting}/decide", **step) == (409, "not_running")
    assert anna.refused(f"/api/tables/{waiting}/resign", seat=0) == (409, "not_running")
    over = anna.create("three_coins", "me", "bot:random")["id"]
    anna.post(f"/api/tables/{over}/resign", seat=0)
    for call in ("decide", "undo", "confirm"):
        body = step if call == "decide" else {"seat": 0, "based_on": 0, "id": "b"}
        assert anna.refused(f"/api/tables/{over}/{call}", **body) == (409, "not_running")
    assert anna.refused(f"/api/tables/{over}/resign", seat=0) == (409, "not_running")
    assert anna.refused(f"/api/tables/{over}/ask", what="take_back", seat=0) == (409, "not_running")
    running = anna.create("three_coins", "me", "bot:random")["id"]
    for call in ("record", "proof"):
        assert anna.call("GET", f"/api/tables/{running}/{call}").status_code == 409
    assert anna.refused(f"/api/tables/{running}/rematch", nonce="x", commitment="0" * 64) == (409, "conflict")


def test_the_socket_refuses_in_the_same_words(anna: Player, table: Row) -> None:
    with anna.live() as live:
        for text in ("{", "[]", "7", '{"do": "dance"}', '{"do": "watch"}', '{"do": "watch", "table": 7}', "[" * 30_000):
            live.socket.send(text)
            refused = live.next("refused")
            assert refused["error"] == "bad_request"
            assert refused["text"]
        live.send("watch", table="nosuchtable")
        assert live.next("refused")["error"] == "not_found"
        live.send("watch", table=table["id"], since="x")
        assert live.next("refused")["error"] == "bad_request"
        base = {"table": table["id"], "seat": 0, "based_on": table["number"], "id": "ws", "move": 4}
        for changes, error in (
            ({"move": "x"}, "bad_request"),
            ({"seat": 1}, "not_your_seat"),
            ({"based_on": 0}, "stale"),
            ({}, "illegal_move"),
            ({"table": "nosuchtable"}, "not_found"),
        ):
            live.send("decide", **{**base, **changes})
            answer = live.next("answer")
            assert (answer["ok"], answer["error"]) == (False, error)
            assert ("table" in answer) == (error == "stale")
        live.send("ping")
        live.next("pong")
    with Player(anna.server).live() as nobody:
        nobody.send("decide", **base)
        assert nobody.next("answer")["error"] == "not_signed_in"
        assert nobody.watch(table["id"])["view"]["seat"] is None
    with anna.live() as live:
        live.socket.send(json.dumps({"do": "ping", "fill": "x" * 70_000}))
        with pytest.raises(Exception, match=r"1009|message too big"):
            live.next("pong")


def test_wrong_methods_and_types(anna: Player) -> None:
    for method, path in (("PUT", "/api/me"), ("DELETE", "/api/tables"), ("POST", "/api/house")):
        response = anna.call(method, path)
        assert response.status_code in (404, 405)
        problem(response)
    response = anna.call("POST", "/api/me", content=b"name=Anna", headers={"content-type": "text/plain"})
    assert response.status_code == 400
