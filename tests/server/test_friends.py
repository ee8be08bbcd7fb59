"""Friends by name and by link, invitations with their terms, mute and block, of which nobody is told."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.server.harness import Player, Row, Server, good, problem

PASSWORD = "correct horse"


def member(server: Server, name: str, language: str = "en") -> Player:
    """Somebody with an account."""
    player = Player(server, name, language)
    player.post("/api/account", password=PASSWORD)
    return player


def befriend(one: Player, other: Player) -> None:
    """By the link of the second."""
    one.post("/api/friends/open", key=other.get("/api/friends")["link"])


def names(rows: list[Row]) -> list[str]:
    return [row["name"] for row in rows]


def delete(player: Player, path: str) -> int:
    return player.call("DELETE", path).status_code


def test_friends_by_name_are_asked_and_say_yes(server: Server) -> None:
    anna, jan = member(server, "Anna F1"), member(server, "Jan F1")
    with jan.live() as hears:
        anna.post("/api/friends", name="jan f1")
        assert hears.next("news")["about"] == "friends"
    assert names(anna.get("/api/friends")["asked"]) == ["Jan F1"]
    assert names(jan.get("/api/friends")["asked_me"]) == ["Anna F1"]
    assert jan.get("/api/summary")["requests"] == 1
    assert anna.get("/api/friends")["friends"] == []
    assert jan.http.post(f"/api/friends/{anna.id}/accept").status_code == 200
    assert names(anna.get("/api/friends")["friends"]) == ["Jan F1"]
    assert names(jan.get("/api/friends")["friends"]) == ["Anna F1"]
    assert jan.refused(f"/api/friends/{anna.id}/accept") == (404, "not_found")
    # To ask a friend changes nothing, and a friend who goes is gone for both.
    anna.post("/api/friends", name="Jan F1")
    assert delete(jan, f"/api/friends/{anna.id}") == 200
    assert delete(jan, f"/api/friends/{anna.id}") == 404
    for one in (anna, jan):
        shown = one.get("/api/friends")
        assert (shown["friends"], shown["asked"], shown["asked_me"]) == ([], [], [])


def test_who_asks_who_has_asked_is_a_friend(server: Server) -> None:
    anna, jan = member(server, "Anna F2"), member(server, "Jan F2")
    anna.post("/api/friends", name="Jan F2")
    jan.post("/api/friends", name="Anna F2")
    assert names(anna.get("/api/friends")["friends"]) == ["Jan F2"]


def test_a_link_makes_friends_of_guests_until_it_is_renewed(server: Server) -> None:
    anna, jan, ola = Player(server, "Anna F3"), Player(server, "Jan F3"), Player(server, "Ola F3")
    key = anna.get("/api/friends")["link"]
    assert anna.get("/api/friends")["link"] == key
    assert Player(server).get(f"/api/friends/link/{key}") == {"name": "Anna F3"}
    jan.post("/api/friends/open", key=key)
    assert names(anna.get("/api/friends")["friends"]) == ["Jan F3"]
    assert anna.refused("/api/friends/open", key=key) == (400, "bad_request")
    assert anna.post("/api/friends/link")["link"] != key
    assert ola.refused("/api/friends/open", key=key) == (404, "not_found")
    assert names(jan.get("/api/friends")["friends"]) == ["Anna F3"]


def test_nobody_is_found_who_is_not_there(server: Server) -> None:
    anna = member(server, "Anna F4")
    response = anna.http.post("/api/friends", json={"name": "Nobody at all"})
    assert response.status_code == 404
    assert "Nobody at all" in problem(response)["text"]
    for body in ({}, {"name": "Jan", "person": "abc"}, {"table": "abc"}, {"seat": 1}):
        assert anna.refused("/api/friends", **body) == (400, "bad_request")
    assert anna.refused("/api/friends", name="Anna F4") == (400, "bad_request")


def test_friends_see_who_is_there_and_at_which_public_tables(server: Server) -> None:
    anna, jan, ola = Player(server, "Anna F5"), Player(server, "Jan F5"), Player(server, "Ola F5")
    befriend(anna, jan)
    public = jan.create("three_coins", "me", "open")["id"]
    jan.create("three_coins", "me", "open", private=True)
    (friend,) = anna.get("/api/friends")["friends"]
    assert (friend["online"], friend["tables"]) == (False, [{"id": public, "game": "three_coins", "status": "open"}])
    with jan.live() as live:
        live.next("turns")
        assert anna.get("/api/friends")["friends"][0]["online"] is True
    # Nobody else learns whose friend somebody is.
    assert "Jan F5" not in json.dumps(ola.get("/api/friends"))


def test_an_invitation_shows_the_terms_and_lets_one_in(server: Server) -> None:
    anna, jan, ola = Player(server, "Anna F6"), Player(server, "Jan F6"), Player(server, "Ola F6")
    befriend(anna, jan)
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    table = anna.create("three_coins", "me", "open", private=True, clock=clock, on_time="loss", aids=True)
    with jan.live() as hears:
        anna.post(f"/api/tables/{table['id']}/invite", friend=jan.id)
        assert hears.next("news")["about"] == "invitations"
    assert anna.refused(f"/api/tables/{table['id']}/invite", friend=jan.id) == (409, "conflict")
    assert anna.refused(f"/api/tables/{table['id']}/invite", friend=ola.id) == (409, "conflict"), "no friend"
    assert ola.refused(f"/api/tables/{table['id']}/invite", friend=anna.id) == (403, "forbidden")
    assert jan.get("/api/summary")["invitations"] == 1
    (invitation,) = jan.get("/api/invitations")["invitations"]
    assert invitation["from"] == "Anna F6"
    shown = invitation["table"]
    assert (shown["game"], shown["clock"], shown["aids"]) == ("three_coins", clock, True)
    assert {term["key"] for term in shown["terms"]} >= {"term-clock-bank", "term-time-loss", "term-aids"}
    assert [seat["name"] for seat in shown["seats"]] == ["Anna F6", None]
    # The secret of the match and the nonces of others are in none of it.
    stored = server.sql("SELECT secret, nonces FROM matches WHERE id = ?", table["id"])[0]
    assert not any(str(word) in json.dumps(invitation) for word in [stored[0], *json.loads(stored[1])])
    jan.join(table["id"], key=invitation["key"])
    assert jan.get("/api/invitations")["invitations"] == []
    assert jan.table(table["id"])["status"] == "running"


def test_a_declined_invitation_is_gone_and_its_sender_sees_that(server: Server) -> None:
    anna, jan, ola = Player(server, "Anna F7"), Player(server, "Jan F7"), Player(server, "Ola F7")
    befriend(anna, jan)
    befriend(anna, ola)
    table = anna.create("three_coins", "me", "open", private=True)["id"]
    for friend in (jan, ola):
        anna.post(f"/api/tables/{table}/invite", friend=friend.id)
    (invitation,) = jan.get("/api/invitations")["invitations"]
    assert delete(ola, f"/api/invitations/{invitation['id']}") == 404, "not hers"
    with anna.live() as hears:
        assert delete(jan, f"/api/invitations/{invitation['id']}") == 200
        assert hears.next("news")["about"] == "invitations"
    assert jan.get("/api/invitations")["invitations"] == []
    told = anna.get(f"/api/tables/{table}/invited")["invited"]
    assert [(one["name"], one["declined"]) for one in told] == [("Jan F7", True), ("Ola F7", False)]
    assert jan.call("GET", f"/api/tables/{table}/invited").status_code == 403
    # Who sits there, or comes too late, is invited to nothing.
    ola.join(table, key=ola.get("/api/invitations")["invitations"][0]["key"])
    assert ola.get("/api/invitations")["invitations"] == []


def test_who_is_blocked_meets_one_no_more_and_is_not_told(server: Server) -> None:
    anna, jan = member(server, "Anna F8"), member(server, "Jan F8")
    befriend(anna, jan)
    table = anna.create("three_coins", "me", "open")["id"]
    jan.create("three_coins", "me", "open")
    link = anna.get("/api/friends")["link"]
    anna.post("/api/blocks", name="Jan F8", kind="block")
    assert anna.get("/api/friends")["blocked"] == [{"id": jan.id, "name": "Jan F8", "kind": "block"}]
    for one in (anna, jan):
        assert one.get("/api/friends")["friends"] == [], "they are no friends any more"
    # Friend requests go out as ever, and arrive nowhere.
    jan.post("/api/friends", name="Anna F8")
    assert names(jan.get("/api/friends")["asked"]) == ["Anna F8"]
    assert anna.get("/api/friends")["asked_me"] == []
    assert anna.get("/api/summary")["requests"] == 0
    assert jan.refused("/api/friends/open", key=link) == (404, "not_found")
    # Neither sees the other's open tables, and a link to one leads to a seat that is kept.
    for one, other in ((anna, "Jan F8"), (jan, "Anna F8")):
        assert other not in json.dumps(one.get("/api/tables", scope="open"))
    response = jan.http.post(f"/api/tables/{table}/join", json={"nonce": jan.nonce()})
    assert (response.status_code, problem(response)["message"]["key"]) == (409, "server-seat-kept")
    told = json.dumps([jan.get("/api/friends"), jan.get("/api/summary"), jan.get("/api/me/export")])
    assert "block" not in told.replace('"blocked": []', "")
    assert delete(anna, f"/api/blocks/{jan.id}") == 200
    assert delete(anna, f"/api/blocks/{jan.id}") == 404
    jan.join(table)


def test_who_is_blocked_gets_nobody_back_by_a_rematch(server: Server) -> None:
    anna, jan = Player(server, "Anna F12"), Player(server, "Jan F12")
    table = anna.create("three_coins", "me", "open")["id"]
    jan.join(table)
    jan.post(f"/api/tables/{table}/resign", seat=1)
    anna.post("/api/blocks", table=table, seat=1, kind="block")
    again = jan.rematch(table)["id"]
    assert again in [card["id"] for card in jan.get("/api/tables", scope="mine")["tables"]]
    assert [card["id"] for card in anna.get("/api/tables", scope="mine")["tables"]] == [table]
    # What both sit at stays in both lists.
    assert delete(anna, f"/api/blocks/{jan.id}") == 200
    anna.join(again)
    anna.post("/api/blocks", table=table, seat=1, kind="block")
    assert {card["id"] for card in anna.get("/api/tables", scope="mine")["tables"]} == {table, again}


def test_mute_hides_somebodys_chat_for_oneself_alone(server: Server) -> None:
    anna, jan, ola = Player(server, "Anna F9"), Player(server, "Jan F9"), Player(server, "Ola F9")
    table = anna.create("caesar_dice", "me", "open", "open")["id"]
    jan.join(table)
    ola.join(table)
    for player, text in ((jan, "one"), (ola, "two"), (jan, "three")):
        player.post(f"/api/tables/{table}/chat", text=text)
    anna.post("/api/blocks", table=table, seat=1, kind="mute")
    told = anna.get(f"/api/tables/{table}/people")
    assert told["hidden"] == [0, 2]
    assert told["seats"] == [
        {"seat": 1, "friend": None, "blocked": "mute"},
        {"seat": 2, "friend": None, "blocked": None},
    ]
    assert ola.get(f"/api/tables/{table}/people")["hidden"] == []
    # A line tells who is meant as well as a seat does.
    ola.post("/api/blocks", table=table, line=0, kind="mute")
    assert ola.get("/api/friends")["blocked"] == [{"id": jan.id, "name": "Jan F9", "kind": "mute"}]
    # A table that one may not see tells nothing of who is there.
    hidden = jan.create("three_coins", "me", "open", private=True)["id"]
    assert anna.refused("/api/blocks", table=hidden, seat=0, kind="mute") == (403, "forbidden")
    assert anna.call("GET", f"/api/tables/{hidden}/people").status_code == 403


def test_all_of_it_is_exported_and_deleted_with_the_person(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna, jan = member(server, "Annabella"), member(server, "Januszek")
    befriend(anna, jan)
    anna.post("/api/friends", name="Januszek")
    table = anna.create("three_coins", "me", "open")["id"]
    anna.post(f"/api/tables/{table}/invite", friend=jan.id)
    anna.post("/api/wishes", game="caesar", nonce="export-nonce", commitment=anna.commitment(), pace="days")
    ola = Player(server, "Ola")
    ola.join(anna.create("three_coins", "me", "open")["id"])
    table = anna.get("/api/tables", scope="mine")["tables"][0]["id"]
    anna.post("/api/blocks", table=table, seat=1, kind="mute")
    anna.post("/api/reports", table=table, seat=1, kind="other", text="a very odd reason")
    link = anna.get("/api/friends")["link"]
    told = anna.get("/api/me/export")
    assert [one["name"] for one in told["friends"]] == ["Januszek"]
    assert told["blocked"] == [{"name": "Ola", "kind": "mute"}]
    assert told["friend_link"] == link
    assert len(told["invitations"]) == 1
    assert [(one["game"], one["pace"]) for one in told["wishes"]] == [("caesar", "days")]
    assert told["reports_made"][0]["text"] == "a very odd reason"
    secret = server.sql("SELECT secret FROM wishes")[0][0]
    assert secret not in json.dumps(told)
    good(anna.call("DELETE", "/api/me"))
    left = server.everything()
    assert "Annabella" not in left
    assert anna.id not in left
    assert "export-nonce" not in left
    assert jan.get("/api/friends")["friends"] == []
    assert jan.get("/api/invitations")["invitations"] == []


@pytest.mark.parametrize("what", ["friend", "invite", "report", "wish", "block"])
def test_everything_that_bothers_others_is_limited(server: Server, what: str) -> None:
    from rubicon.server.errors import Refusal
    from rubicon.server.limits import RATES, Rates

    rates = Rates()
    for _ in range(int(RATES[what][1])):
        rates.check(what, "somebody")
    with pytest.raises(Refusal):
        rates.check(what, "somebody")
