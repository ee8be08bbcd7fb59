"""Who wishes for a match is paired with who waits for just that, and everybody is told what is going on."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from rubicon.core.rng import Rng
from rubicon.server.pairing import KEPT, agreed, pair
from rubicon.server.rating_model import from_points
from tests.server.harness import Player, Row, Server, good, problem, until


def wish(player: Player, game: str = "three_coins", **more: Any) -> str | None:
    """The table, if there is one."""
    body = {"game": game, "nonce": player.nonce(), "commitment": player.commitment(), **more}
    found: str | None = player.post("/api/wishes", **body)["table"]
    return found


def clear(server: Server) -> None:
    """Tests share a server: whoever waited there before waits no more."""
    server.sql("DELETE FROM wishes")


def waiting(player: Player) -> list[str]:
    return [one["name"] for one in player.get("/api/wishes")["others"]]


def test_two_who_wish_for_the_same_play_at_once(server: Server) -> None:
    clear(server)
    anna, jan = Player(server, "Anna"), Player(server, "Jan")
    with anna.live() as hears, jan.live() as looks:
        hears.next("turns")
        looks.send("hear wishes")
        looks.send("ping")
        looks.next("pong")
        assert wish(anna) is None
        assert looks.next("news") == {"type": "news", "about": "wishes"}
        (mine,) = anna.get("/api/wishes")["mine"]
        assert (mine["game"], mine["pace"], mine["seats"], mine["options"]) == ("three_coins", "live", 2, None)
        assert 0 < mine["left"] <= KEPT["live"]
        (other,) = jan.get("/api/wishes")["others"]
        assert (other["name"], other["id"]) == ("Anna", None)
        table = wish(jan)
        assert table is not None
        told = hears.next("news", about="paired")
        assert told["table"] == table
    shown = anna.table(table)
    assert shown["status"] == "running"
    assert sorted(seat["name"] for seat in shown["seats"]) == ["Anna", "Jan"]
    assert (shown["clock"]["kind"], shown["on_time"], shown["aids"], shown["private"]) == ("bank", "loss", False, False)
    for one in (anna, jan):
        assert one.get("/api/wishes")["mine"] == one.get("/api/wishes")["others"] == []


def test_the_secret_was_sealed_and_shown_before_the_others_nonce_came(server: Server) -> None:
    """The table has the commitment that the second could see before wishing, and the nonces as they were given."""
    clear(server)
    anna, jan = Player(server, "Anna"), Player(server, "Jan")
    commitment = anna.commitment()
    with anna.live() as live:
        live.next("turns")
        wish(anna, commitment=commitment, nonce="of-anna")
        seen = [one["commitment"] for one in jan.get("/api/wishes")["others"]]
        assert seen == [commitment]
        assert "of-anna" not in json.dumps(jan.get("/api/wishes"))
        table = wish(jan, nonce="of-jan")
    assert table is not None
    shown = jan.table(table)
    assert shown["commitment"] == commitment
    assert [labelled.partition(":")[2] for labelled in shown["nonces"]] == ["of-anna", "of-jan"]
    seats = {seat["name"]: str(seat["seat"]) for seat in shown["seats"]}
    assert [labelled.partition(":")[0] for labelled in shown["nonces"]] == [seats["Anna"], seats["Jan"]]
    anna.post(f"/api/tables/{table}/resign", seat=int(seats["Anna"]))
    proof = anna.get(f"/api/tables/{table}/proof")
    assert hashlib.sha256(bytes.fromhex(proof["secret"])).hexdigest() == commitment
    assert all(pick["told"] == pick["due"] for pick in proof["picks"])


def test_a_commitment_is_used_once_and_must_be_ones_own(server: Server) -> None:
    clear(server)
    anna, jan = Player(server, "Anna"), Player(server, "Jan")
    used = anna.commitment()
    wish(anna, commitment=used)
    assert anna.refused("/api/wishes", game="three_coins", nonce="x", commitment=used) == (409, "conflict")
    assert jan.refused("/api/wishes", game="three_coins", nonce="x", commitment=anna.commitment()) == (409, "conflict")


def test_a_wish_can_be_taken_back_and_changed(server: Server) -> None:
    clear(server)
    anna, jan = Player(server, "Anna"), Player(server, "Jan")
    with anna.live() as live:
        live.next("turns")
        wish(anna, "caesar_dice", seats=3)
        wish(anna, "caesar_dice", seats=2)
        (mine,) = anna.get("/api/wishes")["mine"]
        assert mine["seats"] == 2, "one for each game"
        assert jan.call("DELETE", f"/api/wishes/{mine['id']}").status_code == 404
        assert anna.call("DELETE", f"/api/wishes/{mine['id']}").status_code == 200
        assert wish(jan, "caesar_dice") is None, "nobody waits any more"


def test_three_are_needed_for_three_seats(server: Server) -> None:
    clear(server)
    people = [Player(server, name) for name in ("Anna", "Jan", "Ola")]
    with ExitStack() as connected:
        for one in people:
            connected.enter_context(one.live()).next("turns")
        assert wish(people[0], "caesar_dice", seats=3) is None
        assert wish(people[1], "caesar_dice", seats=3) is None
        table = wish(people[2], "caesar_dice", seats=3)
    assert table is not None
    assert len(people[0].table(table)["seats"]) == 3


def test_who_is_gone_is_not_paired_live_and_who_wishes_for_days_is(server: Server) -> None:
    clear(server)
    anna, jan, ola = Player(server, "Anna"), Player(server, "Jan"), Player(server, "Ola")
    with anna.live() as live:
        live.next("turns")
        wish(anna)
    until(lambda: waiting(jan) == [])
    assert wish(jan, pace="live") is None, "Anna is not there"
    assert wish(ola, "caesar", pace="days") is None
    assert waiting(anna) == ["Ola"], "wishes for days stay"
    table = wish(jan, "caesar", pace="any")
    assert table is not None
    assert jan.table(table)["clock"] == {"kind": "days", "days": 3}


def test_wishes_end_after_a_while_and_when_the_connection_is_gone(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna, jan, ola = Player(server, "Anna"), Player(server, "Jan"), Player(server, "Ola")
    wish(jan, pace="days")
    with anna.live() as live:
        live.next("turns")
        wish(anna, "caesar")
        wish(ola, "caesar_dice")  # and is not connected at all
        until(lambda: ola.get("/api/wishes")["mine"] == [])
        assert len(anna.get("/api/wishes")["mine"]) == 1
        live.send("hear wishes")
        server.move_clocks(wall=KEPT["live"] + 60_000)
        live.next("news", about="wishes")
        assert anna.get("/api/wishes")["mine"] == []
    assert len(jan.get("/api/wishes")["mine"]) == 1


def test_a_table_that_cannot_be_started_stops_nothing(new_server: Callable[..., Server]) -> None:
    """It is damaged: wishes end as ever, and the other tables begin."""
    server = new_server()
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    stuck, full = [anna.create("caesar_dice", "me", "open")["id"] for _ in range(2)]
    assert server.stop() == 0
    for table in (stuck, full):
        server.sql("UPDATE seats SET kind = 'local', person = ? WHERE seat = 1 AND seats.match = ?", anna.id, table)
    server.sql("UPDATE matches SET options = ?, updated = 0 WHERE id = ?", '{"chess": true}', stuck)
    server.sql("UPDATE matches SET updated = 1 WHERE id = ?", full)
    server.start()
    until(lambda: anna.table(full)["status"] == "running")
    wish(ola, "caesar_dice")
    server.move_clocks(wall=KEPT["live"] + 60_000)
    until(lambda: ola.get("/api/wishes")["mine"] == [])
    assert server.log.read_text().count(f"table {stuck} cannot be started") == 1


def test_those_who_block_each_other_never_meet(server: Server) -> None:
    clear(server)
    anna, jan = Player(server, "Anna"), Player(server, "Jan")
    with anna.live() as live:
        live.next("turns")
        wish(anna)
        table = jan.create("three_coins", "me", "open")["id"]
        anna.post("/api/blocks", table=table, seat=0, kind="block")
        assert waiting(jan) == []
        assert wish(jan) is None
        assert waiting(anna) == []


def test_wishes_that_make_no_sense(server: Server) -> None:
    anna = Player(server, "Anna")
    for body, key in (
        ({"game": "three_coins", "seats": 5}, None),
        ({"game": "no_such"}, None),
        ({"game": "three_coins", "seats": 1}, "server-field-least"),
        ({"game": "three_coins", "pace": "soon"}, "server-field-choice"),
        ({"game": "caesar", "options": {"edition": "none such"}}, None),
    ):
        response = anna.http.post("/api/wishes", json={"nonce": "n", "commitment": anna.commitment(), **body})
        assert response.status_code == 400, body
        assert key in (None, problem(response)["message"]["key"])
    assert Player(server).refused("/api/wishes", game="caesar", nonce="n", commitment="0" * 64) == (
        401,
        "not_signed_in",
    )


# Ratings


def member(server: Server, name: str, points: int | None = None) -> Player:
    """Somebody with an account, who has played rated matches if a rating is given."""
    player = Player(server, name)
    player.post("/api/account", password="correct horse")
    if points is not None:
        mu, sigma = from_points(points, 90)
        rated = "INSERT INTO ratings (game, person, mu, sigma, games, at) VALUES ('three_coins', ?, ?, ?, 30, 0)"
        server.sql(rated, player.id, mu, sigma)
    return player


def test_a_range_is_about_the_ratings_that_are_kept(server: Server) -> None:
    clear(server)
    weak, equal = member(server, "Weak P1", 1200), member(server, "Equal P1", 1700)
    fresh, guest = member(server, "Fresh P1"), Player(server, "Guest P1")
    strong = member(server, "Strong P1", 1750)
    assert strong.get("/api/wishes")["ratings"]["three_coins"] == {"points": 1750, "provisional": False}
    assert fresh.get("/api/wishes")["ratings"]["three_coins"] == {"points": 1500, "provisional": True}
    assert guest.get("/api/wishes")["ratings"] == {}
    assert wish(strong, pace="days", least=1600, most=1900) is None
    (other,) = weak.get("/api/wishes")["others"]
    assert other["rating"] == {"points": 1750, "provisional": False}
    assert (other["least"], other["most"], other["rated"]) == (1600, 1900, False)
    for one in (weak, fresh, guest):
        assert wish(one, pace="days", seats=2, least=1740) is None, "not the rating that was wished for"
    assert [one["rating"] for one in equal.get("/api/wishes")["others"]] == [
        {"points": 1750, "provisional": False},
        {"points": 1200, "provisional": False},
        {"points": 1500, "provisional": True},
        None,
    ]
    table = wish(equal, pace="days", least=1600, most=1900)
    assert table is not None
    assert {seat["name"] for seat in equal.table(table)["seats"]} == {"Strong P1", "Equal P1"}
    assert equal.table(table)["rated"] is False
    refused = weak.http.post(
        "/api/wishes",
        json={"game": "three_coins", "least": 2, "most": 1, "nonce": "n", "commitment": weak.commitment()},
    )
    assert (refused.status_code, problem(refused)["message"]["key"]) == (400, "server-wish-range")


def test_of_hidden_people_no_rating_is_told(server: Server) -> None:
    clear(server)
    hidden, other = member(server, "Hidden P2", 1640), member(server, "Other P2", 1650)
    good(hidden.http.put("/api/me/profile", json={"hidden": True}))
    wish(hidden, pace="days", least=1490, most=1790)
    told = other.get("/api/wishes")["others"]
    assert [(one["name"], one["rating"], one["least"], one["most"]) for one in told] == [
        ("Hidden P2", None, None, None)
    ]
    (mine,) = hidden.get("/api/wishes")["mine"]
    assert (mine["rating"]["points"], mine["least"], mine["most"]) == (1640, 1490, 1790)
    assert wish(other, pace="days") is not None, "who is hidden is paired as everybody is"


def test_a_rated_match_is_for_accounts_and_counts(server: Server) -> None:
    clear(server)
    anna, jan, ola = member(server, "Anna P3"), member(server, "Jan P3"), member(server, "Ola P3")
    guest = Player(server, "Guest P3")
    body = {"game": "three_coins", "rated": True, "nonce": "n", "commitment": guest.commitment()}
    refused = guest.http.post("/api/wishes", json=body)
    assert (refused.status_code, problem(refused)["message"]["key"]) == (403, "server-rated-account")
    assert wish(anna, pace="days", rated=True) is None
    assert wish(ola, pace="days") is None, "who plays for fun is not paired with who plays for points"
    assert [one["rated"] for one in guest.get("/api/wishes")["others"]] == [True, False]
    assert anna.get("/api/me/export")["wishes"][0]["rated"] is True
    table = wish(jan, pace="days", rated=True)
    assert table is not None
    shown = jan.table(table)
    assert {seat["name"] for seat in shown["seats"]} == {"Anna P3", "Jan P3"}
    assert (shown["rated"], shown["aids"], shown["status"]) == (True, False, "running")
    assert {seat["rating"]["points"] for seat in shown["seats"]} == {1500}


# Who fits whom


def row(person: str, **more: Any) -> Row:
    base: Row = {
        "id": person,
        "person": person,
        "name": person,
        "game": "caesar_dice",
        "options": None,
        "seats": 2,
        "pace": "live",
        "least": None,
        "most": None,
        "rated": False,
        "commitment": "",
        "secret": "00" * 32,
        "nonce": f"nonce-of-{person}",
        "made": 0,
    }
    return {**base, **more}


EXACT = json.dumps({"edition": "en"})
OTHER = json.dumps({"edition": "pl"})


@pytest.mark.parametrize(
    ("one", "other", "away", "pace"),
    [
        ({}, {}, (), "live"),
        ({"pace": "days"}, {"pace": "days"}, (), "days"),
        ({"pace": "any"}, {"pace": "days"}, (), "days"),
        ({"pace": "any"}, {"pace": "any"}, (), "live"),
        ({"pace": "any"}, {"pace": "any"}, ("a",), "days"),
        ({"pace": "live"}, {"pace": "any"}, ("b",), None),
        ({"pace": "live"}, {"pace": "days"}, (), None),
        ({"seats": 3}, {}, (), None),
        ({"options": EXACT}, {}, (), "live"),
        ({"options": EXACT}, {"options": EXACT}, (), "live"),
        ({"options": EXACT}, {"options": OTHER}, (), None),
        ({"nonce": "same"}, {"nonce": "same"}, (), None),
        ({"rated": True}, {"rated": True}, (), "live"),
        ({"rated": True}, {}, (), None),
        ({"least": 1000}, {"rating": 1200}, (), "live"),
        ({"least": 1000}, {"rating": 900}, (), None),
        ({"most": 1000}, {"rating": 1200}, (), None),
        ({"least": 1000}, {}, (), None),
        ({"least": 1000, "rating": 1500}, {"most": 1400, "rating": 1200}, (), None),
        ({"least": 1000, "rating": 1300}, {"most": 1400, "rating": 1200}, (), "live"),
    ],
)
def test_who_fits(one: Row, other: Row, away: tuple[str, ...], pace: str | None) -> None:
    found = agreed([row("a", **one), row("b", **other)], set(away))
    assert (None if found is None else found[0]) == pace
    if found is not None and "options" in one:
        assert found[1] == json.loads(EXACT)


def test_who_has_waited_longest_comes_first_and_nobody_sits_with_whom_they_avoid() -> None:
    old = [row(name, seats=3, made=made) for made, name in enumerate("abc")]
    new = row("n", seats=3, made=9)
    table, seats, live = pair(new, old, set(), set(), Rng(1)) or ({}, [], False)
    assert live
    assert table["host"] == "a"
    assert sorted(seat["person"] for seat in seats) == ["a", "b", "n"]
    apart = {frozenset("ab")}
    table, seats, _ = pair(new, old, apart, set(), Rng(1)) or ({}, [], False)
    assert sorted(seat["person"] for seat in seats) == ["a", "c", "n"]
    assert pair(new, old[:2], apart, set(), Rng(1)) is None


def test_seats_are_drawn() -> None:
    first = set()
    for seed in range(20):
        _, seats, _ = pair(row("n", made=9), [row("a")], set(), set(), Rng(seed)) or ({}, [], False)
        first.add(seats[0]["person"])
    assert first == {"a", "n"}
