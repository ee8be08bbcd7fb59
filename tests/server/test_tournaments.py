"""Tournaments at a real server: registration, rounds, those who do not come, ladders, and a host's rights."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, insert, select

from rubicon.server.storage import tournament_queries
from rubicon.server.storage.schema import pairings, tournaments
from rubicon.server.storage.store import Conflict, Store
from rubicon.server.storage.tournament_queries import Step
from tests.server.harness import Player, Row, Server, account, problem, run_async, until

CLOCK = {"kind": "bank", "seconds": 3_600, "increment": 0}
MINUTE = 60_000


def make(host: Player, **more: object) -> Row:
    return host.post("/api/tournaments", **{"name": "Cup", "game": "three_coins", "clock": CLOCK, "most": 4, **more})


def show(player: Player, id: str) -> Row:
    return player.get(f"/api/tournaments/{id}")


def sit(player: Player, id: str) -> str:
    """Sit down at the table that waits; its id."""
    table = show(player, id)["next"]
    assert table is not None
    player.join(table)
    return str(table)


def give_up(player: Player, table: str) -> None:
    shown = player.table(table)
    player.post(f"/api/tables/{table}/resign", seat=shown["yours"][0]["seat"])


def test_a_swiss_of_two_people_and_two_bots(server: Server) -> None:
    """Bots fill up and play by themselves; each round begins when the last game of the one before is over."""
    host, guest = account(server, "Livia"), Player(server, "Gaius")
    made = make(host, bot="random", rounds=2)
    id = made["id"]
    assert made["status"] == "open"
    assert [one["name"] for one in made["entrants"]] == [host.name]
    assert guest.refused(f"/api/tournaments/{id}/start") == (403, "forbidden")
    guest.post(f"/api/tournaments/{id}/join")
    guest.post(f"/api/tournaments/{id}/join")  # twice is once
    started = host.post(f"/api/tournaments/{id}/start")
    assert [one["bot"] for one in started["entrants"]] == [None, None, "random", "random"]
    assert (started["status"], started["round"], started["rounds"]) == ("running", 1, 2)
    assert len(started["games"]) == 2
    assert host.refused(f"/api/tournaments/{id}/start") == (409, "conflict")
    assert Player(server, "Late").refused(f"/api/tournaments/{id}/join") == (409, "conflict")
    for player in (host, guest):
        table = sit(player, id)
        assert player.table(table)["tournament"] == id
        assert not player.table(table)["aids"]
        give_up(player, table)
    second = until(lambda: show(host, id) if show(host, id)["round"] == 2 else None)
    first = [game for game in second["games"] if game["round"] == 1]
    assert [sorted(game["places"]) for game in first] == [[1, 2], [1, 2]]
    lines = {line["player"]: line for line in second["standings"]}
    assert {game["players"][game["places"].index(1)] for game in first} == {2, 3}
    # The bots may have played their second game already.
    won = [game["players"][game["places"].index(1)] for game in second["games"] if game["places"]]
    assert [lines[player]["points"] for player in range(4)] == [won.count(player) for player in range(4)]
    pairs = [set(game["players"]) for game in second["games"] if game["round"] == 2]
    assert {0, 1} in pairs, "equals meet"
    assert {2, 3} in pairs, "and bots play without anybody"
    table = sit(host, id)
    assert sit(guest, id) == table
    give_up(guest, table)
    over = until(lambda: show(host, id) if show(host, id)["status"] == "over" else None)
    assert over["standings"][-1]["player"] == 1
    assert {cell["got"] for cell in over["cross"] if {cell["player"], cell["rival"]} == {0, 1}} == {0.0, 1.0}
    cards = guest.get("/api/tournaments")["tournaments"]
    card = next(card for card in cards if card["id"] == id)
    assert (card["status"], card["players"], card["yours"], card["host"]) == ("over", 4, True, False)


def test_players_are_told_with_the_profiles_that_can_be_seen(server: Server) -> None:
    host, shy, guest = account(server, "Livia"), account(server, "Octavia"), Player(server, "Gaius")
    shy.http.put("/api/me/profile", json={"hidden": True})
    id = make(host, bot="random", most=4)["id"]
    for player in (shy, guest):
        player.post(f"/api/tournaments/{id}/join")
    started = host.post(f"/api/tournaments/{id}/start")
    assert [one["profile"] for one in started["entrants"]] == [host.name, None, None, None]
    shy.http.put("/api/me/profile", json={"hidden": False})
    assert show(guest, id)["entrants"][1]["profile"] == shy.name


def test_who_does_not_come_loses(new_server: Callable[..., Server]) -> None:
    """After the time of grace; where nobody comes nobody wins. The time does not run while no server is there."""
    server = new_server()
    host, guest = account(server, "Livia"), Player(server, "Gaius")
    others = [Player(server, name) for name in ("Marcus", "Titus")]
    id = make(host, format="round_robin", grace_minutes=10)["id"]
    for player in (guest, *others):
        player.post(f"/api/tournaments/{id}/join")
    host.post(f"/api/tournaments/{id}/start")
    table = sit(host, id)
    server.move_clocks(wall=11 * MINUTE)
    second = until(lambda: show(host, id) if show(host, id)["round"] == 2 else None)
    first = [game for game in second["games"] if game["round"] == 1]
    assert {game["status"] for game in first} == {"forfeit"}
    assert {game["table"] for game in first} == {None}
    points = {line["player"]: line["points"] for line in second["standings"]}
    assert sorted(points.values()) == [0, 0, 0, 1]
    assert points[0] == 1
    assert host.call("GET", f"/api/tables/{table}").status_code == 404, "the table is gone"
    assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()


def test_one_that_cannot_go_on_holds_up_no_other(new_server: Callable[..., Server]) -> None:
    server = new_server()
    host, guest = account(server, "Livia"), Player(server, "Gaius")
    damaged, sound = [make(host, format="round_robin", rounds=2)["id"] for _ in range(2)]
    for id in (damaged, sound):
        guest.post(f"/api/tournaments/{id}/join")
        host.post(f"/api/tournaments/{id}/start")
    sit(host, sound)
    server.sql("DELETE FROM pairings WHERE tournament = ?", damaged)
    server.sql("UPDATE tournaments SET options = '{broken', due = ?, updated = 0 WHERE id = ?", True, damaged)
    server.move_clocks(wall=11 * MINUTE)
    until(lambda: show(host, sound)["round"] == 2)
    assert server.stop() == 0
    assert f"tournament {damaged} goes on later" in server.log.read_text()


def test_a_round_is_made_though_a_server_died_before(new_server: Callable[..., Server]) -> None:
    """The result and its mark are stored in one transaction: whoever comes next finds the mark."""
    server = new_server()
    host, guest = account(server, "Livia"), Player(server, "Gaius")
    id = make(host, format="round_robin", rounds=2)["id"]
    guest.post(f"/api/tournaments/{id}/join")
    host.post(f"/api/tournaments/{id}/start")
    assert show(host, id)["rounds"] == 2
    server.kill()
    assert not server.sql("SELECT due FROM tournaments")[0][0]
    server.sql("UPDATE pairings SET status = 'over', places = '[1, 2]', ended = 1")
    server.sql("UPDATE tournaments SET due = ?, version = version + 1", True)
    server.start()
    second = until(lambda: show(host, id) if show(host, id)["round"] == 2 else None)
    assert [game["players"] for game in second["games"]] == [[0, 1], [1, 0]], "sides are changed"
    assert len(server.sql("SELECT id FROM matches WHERE tournament = ?", id)) == 2
    assert server.stop() == 0


def test_of_two_who_make_a_round_at_once_one_makes_it(database_url: str) -> None:
    """Both read the same version; the second one's round is not stored, not even in part."""
    row: Row = {
        **dict.fromkeys(("name", "game", "key", "status"), "x"),
        **dict.fromkeys(("seats", "rounds", "most", "grace", "reach", "round", "version", "made", "updated"), 0),
        **dict.fromkeys(("private", "rated", "due"), False),
        "id": "a",
        "options": "{}",
        "clock": "{}",
        "format": "swiss",
    }
    game = {"number": 1, "round": 1, "players": json.dumps([0, 1]), "status": "open"}

    def start(connection: Connection) -> None:
        connection.execute(insert(tournaments).values(**row))

    def make(connection: Connection) -> None:
        tournament_queries.keep(connection, "a", 0, Step({"round": 1}, pairings=[game]))

    async def both() -> list[str]:
        store = Store(database_url)
        store.open()
        try:
            await store.write(start)
            came = []
            for _ in range(2):
                try:
                    await store.write(make)
                    came.append("made")
                except Conflict:
                    came.append("second")
            numbers = await store.read(lambda c: c.execute(select(pairings.c.number)).scalars().all())
            return [*came, str(len(numbers))]
        finally:
            store.close()

    assert run_async(both()) == ["made", "second", "1"]


def test_what_a_host_may_do(server: Server) -> None:
    host, guest = account(server, "Octavia"), Player(server, "Gaius")
    third = Player(server, "Marcus")
    id = make(host, format="round_robin", play=False)["id"]
    for player in (guest, third):
        player.post(f"/api/tournaments/{id}/join")
    assert host.refused(f"/api/tournaments/{id}/remove", entrant=9) == (404, "not_found")
    host.post(f"/api/tournaments/{id}/start")
    game = show(host, id)["games"][0]
    assert guest.refused(f"/api/tournaments/{id}/rule", game=game["number"], winner=0) == (403, "forbidden")
    assert guest.refused(f"/api/tables/{game['table']}/leave") == (409, "conflict")
    paused = host.post(f"/api/tournaments/{id}/pause", paused=True)
    assert paused["paused"]
    ruled = host.post(f"/api/tournaments/{id}/rule", game=game["number"], winner=1)
    assert ruled["games"][0]["status"] == "ruled"
    assert ruled["status"] == "running", "nothing happens while it is paused"
    assert host.refused(f"/api/tournaments/{id}/rule", game=game["number"], winner=1) == (404, "not_found")
    over = host.post(f"/api/tournaments/{id}/pause", paused=False)
    assert over["status"] == "over"
    assert over["standings"][0]["player"] == 1
    other = make(host, play=False)["id"]
    assert host.post(f"/api/tournaments/{other}/end")["status"] == "over"


def test_a_player_who_withdraws(server: Server) -> None:
    host, guest, third = account(server, "Antonia"), Player(server, "Gaius"), Player(server, "Marcus")
    id = make(host, format="round_robin", play=False)["id"]
    for player in (guest, third):
        player.post(f"/api/tournaments/{id}/join")
    third.post(f"/api/tournaments/{id}/leave")
    assert len(show(host, id)["entrants"]) == 1
    assert third.refused(f"/api/tournaments/{id}/leave") == (403, "forbidden")
    third.post(f"/api/tournaments/{id}/join")
    host.post(f"/api/tournaments/{id}/start")
    over = third.post(f"/api/tournaments/{id}/leave")
    assert over["status"] == "over"
    assert [one["out"] for one in over["entrants"]] == [False, True]
    assert over["games"][0]["status"] == "forfeit"


def test_a_ladder(server: Server) -> None:
    host = account(server, "Drusilla")
    others = [Player(server, name) for name in ("Gaius", "Marcus", "Titus")]
    id = make(host, format="ladder", reach=2)["id"]
    for player in others:
        player.post(f"/api/tournaments/{id}/join")
    last = others[-1]
    assert show(last, id)["ladder"] == [0, 1, 2, 3]
    assert show(last, id)["may_challenge"] == [1, 2]
    assert last.refused(f"/api/tournaments/{id}/challenge", entrant=0) == (409, "conflict")
    last.post(f"/api/tournaments/{id}/challenge", entrant=1)
    assert last.refused(f"/api/tournaments/{id}/challenge", entrant=2) == (409, "conflict"), "one at a time"
    table = sit(last, id)
    assert sit(others[0], id) == table
    give_up(others[0], table)
    assert until(lambda: show(last, id)["ladder"] == [0, 3, 1, 2])
    assert show(last, id)["may_challenge"] == [0]
    others[1].post(f"/api/tournaments/{id}/leave")
    assert show(last, id)["ladder"] == [0, 3, 1]


def test_a_long_ladder_is_told_in_pages(server: Server) -> None:
    host, third = account(server, "Octavia"), account(server, "Gaius")
    id = make(host, format="ladder", reach=2)["id"]
    third.post(f"/api/tournaments/{id}/join")
    joined = max(when for (when,) in server.sql("SELECT joined FROM entrants WHERE tournament = ?", id))
    for number in range(1, 121):
        challenger = number % 2
        places = "[1, 2]" if number < 120 else "[2, 1]"
        server.sql(
            "INSERT INTO pairings (tournament, number, round, players, challenger, status, places, ended)"
            " VALUES (?, ?, ?, ?, ?, 'over', ?, ?)",
            *(id, number, number, f"[{challenger}, {1 - challenger}]", challenger, places, joined + number),
        )
    shown = show(third, id)
    assert shown["ladder"] == [1, 0], "all games count: the last that its challenger won is the 119th"
    third.post(f"/api/tournaments/{id}/leave")
    assert show(host, id)["ladder"] == [0]
    third.post(f"/api/tournaments/{id}/join")
    shown = show(host, id)
    assert ([game["number"] for game in shown["games"]], shown["more"]) == (list(range(71, 121)), True)
    host.post(f"/api/tournaments/{id}/challenge", entrant=1)
    pages = [show(host, id)]
    while pages[-1]["more"]:
        pages.append(host.get(f"/api/tournaments/{id}", before=min(game["number"] for game in pages[-1]["games"])))
    numbers = [[game["number"] for game in page["games"]] for page in pages]
    assert numbers == [list(range(71, 122)), [*range(21, 71), 121], [*range(1, 21), 121]], "what goes on is always told"
    assert all(page["ladder"] == [1, 0] for page in pages)
    assert host.call("GET", f"/api/tournaments/{id}?before=0").status_code == 400


def test_nobody_is_challenged_by_whom_they_blocked(server: Server) -> None:
    host, unwanted, third = account(server, "Antonia"), Player(server, "Sejanus"), Player(server, "Gaius")
    id = make(host, format="ladder", reach=3)["id"]
    for player in (unwanted, third):
        player.post(f"/api/tournaments/{id}/join")
    table = unwanted.create("three_coins", "me", "open")["id"]
    host.post("/api/blocks", table=table, seat=0, kind="block")
    response = unwanted.http.post(f"/api/tournaments/{id}/challenge", json={"entrant": 0})
    assert response.status_code == 409
    assert problem(response)["message"]["key"] == "server-tournament-no-challenge"
    assert show(host, id)["games"] == []
    third.post(f"/api/tournaments/{id}/challenge", entrant=0)
    assert len(show(host, id)["games"]) == 1


def test_a_private_one_is_by_link(server: Server) -> None:
    host, guest = account(server, "Julia"), Player(server, "Gaius")
    made = make(host, private=True)
    id = made["id"]
    assert guest.refused(f"/api/tournaments/{id}/join") == (403, "forbidden")
    assert guest.call("GET", f"/api/tournaments/{id}").status_code == 403
    assert guest.call("GET", f"/api/tournaments/{id}?key={made['key']}").status_code == 200
    assert id not in [card["id"] for card in guest.get("/api/tournaments")["tournaments"]]
    guest.post(f"/api/tournaments/{id}/join", key=made["key"])
    assert id in [card["id"] for card in guest.get("/api/tournaments")["tournaments"]]
    assert show(guest, id)["you"] == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"format": "ladder", "seats": 3},
        {"format": "round_robin", "most": 64},
        {"most": 1},
        {"clock": None},
        {"bot": "nobody"},
        {"game": "chess"},
        {"grace_minutes": 0},
        {"name": ""},
    ],
)
def test_what_makes_no_sense_is_refused(server: Server, wrong: Row) -> None:
    host = account(server, "Livia")
    asked = {"name": "Cup", "game": "three_coins", "clock": CLOCK, **wrong}
    assert host.refused("/api/tournaments", **asked)[0] in (400, 404)
    assert Player(server, "Guest").refused("/api/tournaments", name="Cup", game="three_coins", clock=CLOCK)[0] == 403


def test_it_is_exported_and_forgotten(server: Server) -> None:
    host, guest = account(server, "Agrippina"), account(server, "Quintus")
    id = make(host, name="The last cup", format="round_robin", play=False)["id"]
    third = Player(server, "Marcus")
    for player in (guest, third):
        player.post(f"/api/tournaments/{id}/join")
    host.post(f"/api/tournaments/{id}/start")
    exported = guest.get("/api/me/export")["tournaments"]
    assert [(one["name"], one["as"]) for one in exported] == [("The last cup", "player")]
    assert guest.call("DELETE", "/api/me").status_code == 200
    over = show(host, id)
    assert over["entrants"][0] == {"number": 0, "name": None, "profile": None, "bot": None, "out": True, "you": False}
    assert over["status"] == "over", "nobody is left to play against"
    assert guest.name not in server.everything()
    waiting = make(host)["id"]
    assert host.call("DELETE", "/api/me").status_code == 200
    assert third.call("GET", f"/api/tournaments/{waiting}").status_code == 404
    assert third.call("GET", f"/api/tournaments/{id}").status_code == 200


def test_a_host_who_has_withdrawn_can_be_forgotten(server: Server) -> None:
    host, guest = account(server, "Poppaea"), Player(server, "Gaius")
    id = make(host, format="ladder")["id"]
    guest.post(f"/api/tournaments/{id}/join")
    host.post(f"/api/tournaments/{id}/leave")
    assert host.call("DELETE", "/api/me").status_code == 200
    assert host.name not in server.everything()
    assert show(guest, id)["host"] is None


def test_only_bots_with_a_rating_fill_up_a_rated_one(server: Server) -> None:
    host = account(server, "Livia")
    wish = {"name": "Cup", "clock": CLOCK, "rated": True}
    assert host.refused("/api/tournaments", **wish, game="three_coins", bot="random") == (400, "bad_request")
    made = host.post("/api/tournaments", **wish, game="caesar_dice", bot="easy", round_hours=48)
    assert (made["rated"], made["round_hours"]) == (True, 48)
    guest = Player(server, "Gaius")
    assert guest.refused(f"/api/tournaments/{made['id']}/join") == (403, "forbidden")
