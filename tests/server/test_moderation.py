"""Reports, bans, names and chat: what moderators do, and that nobody else can."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from rubicon.server.api import moderation_routes
from tests.server.harness import Player, Row, Server, good, problem
from tests.server.test_friends import PASSWORD, befriend, member

DAY = 86_400_000


def moderators(server: Server, *arguments: str) -> str:
    """The command of the operator, while the server runs."""
    done = server.run("moderators", *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def consul(server: Server) -> Player:
    """A moderator of the shared server."""
    player = member(server, "Consul")
    assert "Consul" in moderators(server, "add", "consul")
    return player


@pytest.mark.sqlite
def test_who_runs_the_server_appoints_moderators(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna = member(server, "Anna")
    assert "no moderator" in moderators(server)
    assert anna.get("/api/summary")["moderator"] is False
    assert anna.call("GET", "/api/moderation").status_code == 403
    assert moderators(server, "add", "anna").strip() == "The moderator of this server is Anna."
    assert anna.get("/api/summary")["moderator"] is True
    assert anna.get("/api/moderation") == {"reports": [], "bans": [], "log": []}
    for arguments, code, words in (
        (("add", "Nobody"), 1, "Nobody here has an account"),
        (("remove", "Nobody"), 1, "Nobody here has an account"),
        (("add",), 2, "need the name"),
        (("list", "Anna"), 2, "need the name"),
        (("crown", "Anna"), 2, "crown"),
    ):
        done = server.run("moderators", *arguments)
        assert done.returncode == code, done
        assert words in done.stderr
    assert "no moderator" in moderators(server, "remove", "Anna")
    assert anna.call("GET", "/api/moderation").status_code == 403
    assert server.run("moderators", "remove", "Anna").returncode == 1


def test_nobody_else_reaches_any_of_these_calls(server: Server, consul: Player) -> None:
    """Every route, by a stranger, a guest, an account, and a program of the moderator's own."""
    jan = member(server, "Jan M0")
    token = consul.post("/api/tokens", label="mine")["token"]
    program = {"authorization": f"Bearer {token}"}
    called = 0
    for route in moderation_routes.router.routes:
        path = str(route.path).replace("{id}", jan.id).replace("{number}", "0")  # type: ignore[attr-defined]
        for method in route.methods:  # type: ignore[attr-defined]
            body = {"reason": "x", "name": "y"} if method == "POST" else None
            sent: Row = {"params": {"name": "Jan M0"}} if method == "GET" else {}
            if "ban" in path:
                body = {"reason": "x"}
            elif "rename" in path:
                body = {"name": "y"}
            for who, status in ((Player(server), 401), (Player(server, "Guest"), 403), (jan, 403)):
                response = who.call(method, path, json=body, **sent)
                assert response.status_code == status, (method, path, response.text)
            response = Player(server).call(method, path, json=body, headers=program, **sent)
            assert response.status_code == 403, (method, path)
            called += 1
    assert called == 7
    assert jan.get("/api/me")["banned"] is None


def test_a_report_comes_with_the_chat_around_it(server: Server, consul: Player) -> None:
    anna, jan, ola = Player(server, "Anna M1"), Player(server, "Jan M1"), Player(server, "Ola M1")
    table = anna.create("three_coins", "me", "open", private=True)
    jan.join(table["id"], key=table["key"])
    for player, text in ((anna, "hello"), (jan, "something vile"), (anna, "please")):
        player.post(f"/api/tables/{table['id']}/chat", text=text)
    assert ola.refused("/api/reports", table=table["id"], line=1, kind="chat") == (403, "forbidden"), "cannot see it"
    assert anna.refused("/api/reports", table=table["id"], line=0, kind="chat") == (400, "bad_request"), "herself"
    assert anna.refused("/api/reports", table=table["id"], line=9, kind="chat") == (404, "not_found")
    before = consul.get("/api/summary")["reports"]
    anna.post("/api/reports", table=table["id"], line=1, kind="chat", text="He said that!")
    assert consul.get("/api/summary")["reports"] == before + 1
    report = next(one for one in consul.get("/api/moderation")["reports"] if one["text"] == "He said that!")
    assert (report["person"]["name"], report["reporter"], report["kind"]) == ("Jan M1", "Anna M1", "chat")
    assert [(line["text"], line["reported"]) for line in report["chat"]] == [
        ("hello", False),
        ("something vile", True),
        ("please", False),
    ]
    # The line is taken out, and those who look at the table see it go.
    with anna.live() as live:
        assert [line["text"] for line in live.watch(table["id"])["chat"]] == ["hello", "something vile", "please"]
        good(consul.call("DELETE", f"/api/moderation/tables/{table['id']}/chat/1"))
        assert [line["text"] for line in live.next("table")["table"]["chat"]] == ["hello", "", "please"]
    assert consul.call("DELETE", f"/api/moderation/tables/{table['id']}/chat/1").status_code == 404
    assert not server.sql("SELECT 1 FROM chat WHERE text = 'something vile'")
    assert consul.http.post(f"/api/moderation/reports/{report['id']}/close").status_code == 200
    assert consul.refused(f"/api/moderation/reports/{report['id']}/close") == (404, "not_found")
    shown = consul.get("/api/moderation")
    assert report["id"] not in json.dumps(shown["reports"])
    assert [(one["action"], one["name"], one["moderator"]) for one in shown["log"][:2]] == [
        ("close", "Jan M1", "Consul"),
        ("remove", "Jan M1", "Consul"),
    ]


def test_who_is_banned_takes_part_in_nothing_and_is_told_why(server: Server, consul: Player) -> None:
    anna, jan, ola = Player(server, "Anna M2"), member(server, "Jan M2"), Player(server, "Ola M2")
    two = anna.create("three_coins", "me", "open")["id"]
    jan.join(two)
    three = anna.create("caesar_dice", "me", "open", "open")["id"]
    jan.join(three)
    ola.join(three)
    open_table = anna.create("caesar_dice", "me", "open", "open")["id"]
    jan.join(open_table)
    jan.post("/api/wishes", game="caesar", pace="days", nonce="n", commitment=jan.commitment())
    with jan.live() as hears:
        hears.next("turns")
        consul.post(f"/api/moderation/people/{jan.id}/ban", days=3, reason="Three warnings.")
        assert hears.next("news")["about"] == "me"
    # What they had begun is treated as left.
    assert anna.table(two)["outcome"]["winners"] == [0]
    assert [seat["kind"] for seat in anna.table(three)["seats"]] == ["human", "bot", "human"]
    assert [seat["kind"] for seat in anna.table(open_table)["seats"]] == ["human", "open", "open"]
    assert jan.get("/api/wishes")["mine"] == []
    # They sign in, are told, may look and export, and do nothing else.
    phone = Player(server)
    banned = phone.post("/api/login", name="Jan M2", password=PASSWORD)["banned"]
    assert banned["reason"] == "Three warnings."
    assert jan.get("/api/house")["you"]["banned"] == banned
    assert jan.get("/api/me/export")["ban"][0]["reason"] == "Three warnings."
    for path, body in (
        ("/api/tables", {"game": "three_coins", "seats": [{"kind": "open"}, {"kind": "open"}]}),
        (f"/api/tables/{open_table}/join", {"nonce": "x"}),
        (f"/api/tables/{three}/chat", {"text": "x"}),
        ("/api/wishes", {"game": "caesar", "nonce": "n", "commitment": "0" * 64}),
        ("/api/friends", {"name": "Consul"}),
        ("/api/reports", {"name": "Consul", "kind": "other"}),
    ):
        response = jan.http.post(path, json=body)
        assert response.status_code == 403, path
        assert problem(response)["message"]["key"] == "server-banned-until"
        assert "3 days: Three warnings." in problem(response)["text"]
    assert [(one["name"], one["reason"]) for one in consul.get("/api/moderation")["bans"]] == [
        ("Jan M2", "Three warnings.")
    ]
    good(consul.call("DELETE", f"/api/moderation/people/{jan.id}/ban"))
    assert consul.call("DELETE", f"/api/moderation/people/{jan.id}/ban").status_code == 404
    assert jan.get("/api/me")["banned"] is None
    jan.join(open_table)


def test_a_ban_ends_by_itself_and_one_for_good_does_not(new_server: Callable[..., Server]) -> None:
    server = new_server()
    consul, anna, jan = member(server, "Consul"), member(server, "Anna"), member(server, "Jan")
    moderators(server, "add", "Consul")
    consul.post(f"/api/moderation/people/{anna.id}/ban", days=1, reason="Cool down.")
    consul.post(f"/api/moderation/people/{jan.id}/ban", reason="Enough.")
    assert consul.get("/api/moderation/people", name="anna")["banned"]["reason"] == "Cool down."
    server.move_clocks(wall=DAY + 60_000)
    assert anna.get("/api/me")["banned"] is None
    assert jan.get("/api/me")["banned"] == {"until": None, "reason": "Enough."}
    refused = jan.http.post("/api/friends", json={"name": "Consul"})
    assert "for good: Enough." in problem(refused)["text"]
    assert [one["name"] for one in consul.get("/api/moderation")["bans"]] == ["Jan"]
    # Moderators cannot be banned, not even by themselves.
    response = consul.http.post(f"/api/moderation/people/{consul.id}/ban", json={"reason": "x"})
    assert problem(response)["message"]["key"] == "server-ban-moderator"
    # After a deletion the log keeps what was done and nothing about whom.
    good(jan.call("DELETE", "/api/me"))
    assert "Enough." not in server.everything()
    assert [one["name"] for one in consul.get("/api/moderation")["log"]] == [None, "Anna"]


def test_a_forced_name_stands_everywhere_and_the_old_one_is_nobodys(server: Server, consul: Player) -> None:
    anna, vile = Player(server, "Anna M4"), Player(server, "Vile Name")
    namesake = Player(server, "Vile Name")
    codes = vile.post("/api/account", password=PASSWORD)["recovery"]
    befriend(anna, vile)
    table = vile.create("three_coins", "me", "open")["id"]
    anna.join(table)
    vile.post(f"/api/tables/{table}/chat", text="hi")
    with anna.live() as live:
        live.watch(table)
        consul.post(f"/api/moderation/people/{vile.id}/rename", name="Somebody 17")
        shown = live.next("table")["table"]
    assert shown["seats"][0]["name"] == "Somebody 17"
    assert shown["chat"][0]["name"] == "Somebody 17"
    assert vile.get("/api/me")["name"] == "Somebody 17"
    response = vile.http.post("/api/me", json={"name": "VILE  name"})
    assert (response.status_code, problem(response)["message"]["key"]) == (409, "server-name-refused")
    assert Player(server).refused("/api/me", name="Vile Name") == (409, "conflict")
    # They sign in with the new name, and who knows the password is told so; whatever guests were called.
    consul.post(f"/api/moderation/people/{namesake.id}/rename", name="Somebody 19")
    back = Player(server)
    response = back.http.post("/api/login", json={"name": "vile name", "password": PASSWORD})
    assert (response.status_code, problem(response)["message"]["key"]) == (403, "server-login-renamed")
    assert "Somebody 17" in problem(response)["text"]
    response = back.http.post("/api/login", json={"name": "Vile Name", "password": "something else"})
    assert problem(response)["message"] == {"key": "server-login", "args": {}}, "nobody else learns the new name"
    with_code = {"name": "Vile Name", "password": PASSWORD, "recovery": "aaaa-aaaa-aaaa-aaaa"}
    assert problem(back.http.post("/api/login", json=with_code))["message"]["key"] == "server-login"
    (code, *_) = codes
    response = back.http.post("/api/login", json={**with_code, "recovery": code})
    assert problem(response)["message"]["key"] == "server-login-renamed"
    assert back.post("/api/login", **{**with_code, "name": "Somebody 17", "recovery": code})["id"] == vile.id
    back.id, vile = vile.id, back
    assert Player(server).post("/api/login", name="Somebody 17", password=PASSWORD)["name"] == "Somebody 17"
    # Others find them by the new name, which is nobody else's, and not by the old one.
    assert anna.get("/api/players/somebody 17")["name"] == "Somebody 17"
    assert anna.call("GET", "/api/players/Vile Name").status_code == 404
    assert Player(server).refused("/api/me", name="Somebody 17") == (409, "conflict")
    assert vile.get("/api/me/export")["names_taken_away"] == ["vile name"]
    assert vile.post("/api/me", name="Better")["name"] == "Better"
    assert Player(server).post("/api/login", name="Better", password=PASSWORD)["id"] == vile.id
    # The new name must be free, readable, and new.
    for name, status in (("Consul", 409), ("…", 400), ("Better", 400)):
        assert consul.http.post(f"/api/moderation/people/{vile.id}/rename", json={"name": name}).status_code == status
    details = [one["detail"] for one in consul.get("/api/moderation")["log"][:2]]
    assert details == ["Vile Name → Somebody 19", "Vile Name → Somebody 17"]


def test_a_forced_name_stands_in_tournaments(server: Server, consul: Player) -> None:
    vile = member(server, "Vile Entrant")
    clock = {"kind": "days", "days": 3}
    asked = {"name": "Cup", "game": "three_coins", "format": "ladder", "clock": clock}
    cup = vile.post("/api/tournaments", **asked)["id"]
    (before,) = server.sql("SELECT version FROM tournaments WHERE id = ?", cup)
    consul.post(f"/api/moderation/people/{vile.id}/rename", name="Somebody 18")
    shown = Player(server).get(f"/api/tournaments/{cup}")
    assert [one["name"] for one in shown["entrants"]] == ["Somebody 18"]
    assert shown["host"] == "Somebody 18"
    (after,) = server.sql("SELECT version FROM tournaments WHERE id = ?", cup)
    assert after > before, "a step that somebody is about to store does not bring the old name back"


def test_bans_that_are_over_are_told_nowhere(new_server: Callable[..., Server]) -> None:
    server = new_server()
    consul, anna, jan = member(server, "Consul"), member(server, "Anna"), member(server, "Jan")
    moderators(server, "add", "Consul")
    anna.post("/api/reports", name="Jan", kind="other", text="Again!")
    consul.post(f"/api/moderation/people/{anna.id}/ban", reason="Enough.")
    consul.post(f"/api/moderation/people/{jan.id}/ban", days=1, reason="Cool down.")
    (report,) = consul.get("/api/moderation")["reports"]
    assert report["person"]["banned"]
    server.move_clocks(wall=DAY + 60_000)
    (report,) = consul.get("/api/moderation")["reports"]
    assert not report["person"]["banned"]
    # However many of them there are, those that last are in the list.
    made = [f"over{n:03d}" for n in range(120)]
    people = ", ".join(f"('{id}', '{id}', 'en', 0, 0, 0)" for id in made)
    server.sql(f"INSERT INTO people (id, name, language, epoch, made, seen) VALUES {people}")
    over = ", ".join(f"('{id}', 1, 'x', {2**50 + n})" for n, id in enumerate(made))
    server.sql(f'INSERT INTO bans (person, "until", reason, made) VALUES {over}')
    assert [one["name"] for one in consul.get("/api/moderation")["bans"]] == ["Anna"]


def test_reports_of_one_person_are_bounded(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna, jan = Player(server, "Anna"), Player(server, "Jan")
    table = jan.create("three_coins", "me", "open")["id"]
    for _ in range(20):
        anna.post("/api/reports", table=table, seat=0, kind="name")
    assert anna.refused("/api/reports", table=table, seat=0, kind="name") == (429, "too_many")
    assert anna.refused("/api/reports", table=table, seat=0, kind="name", text="x" * 1001) == (400, "bad_request")
