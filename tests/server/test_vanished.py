"""Tables without a clock whose players do not come: a bot after a week, and seats that the host frees."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.harness import Player, Row, Server, until

HOUR = 3_600_000
DAY = 24 * HOUR


def dice(server: Server, *more: str, **settings: object) -> tuple[list[Player], Row, int]:
    """A match of people, and the seat that it waits for."""
    people = [Player(server, name) for name in ("Anna", "Ola", "Jan")[: 2 + len(more)]]
    made = people[0].create("caesar_dice", "me", "open", *more, **settings)["id"]
    for person in people[1:]:
        person.join(made)
    table = people[0].table(made)
    return people, table, table["waiting"][0]


def move(player: Player, table: str) -> Row:
    shown = player.table(table)
    return player.decide(shown, shown["yours"][0]["view"]["moves"][0]["move"])


def play_until(people: list[Player], table: Row, seat: int) -> None:
    """Play until it is the turn of a seat, and everybody has moved."""
    moved: set[int] = set()
    while (turn := people[0].table(table["id"])["waiting"][0]) != seat or len(moved) < len(people):
        moved.add(turn)
        move(people[turn], table["id"])


def replaceable(player: Player, table: Row) -> list[int]:
    return [seat["seat"] for seat in player.table(table["id"])["seats"] if seat["replaceable"]]


def refused(player: Player, path: str, **body: object) -> tuple[int, str]:
    response = player.call("POST", path, json=body)
    return response.status_code, response.json()["message"]["key"]


def test_after_a_week_a_bot_plays_for_who_vanished(new_server: Callable[..., Server]) -> None:
    server = new_server()
    people, table, gone = dice(server)
    play_until(people, table, gone)
    left = people[1 - gone]  # the other has moved, and never comes back
    path = f"/api/tables/{table['id']}/replace"
    assert refused(left, path, seat=gone) == (409, "server-not-yet")
    server.move_clocks(wall=7 * DAY - HOUR)
    assert refused(left, path, seat=gone) == (409, "server-not-yet")
    # Talk, requests and drafts do not begin the week anew; nor does a restart.
    left.post(f"/api/tables/{table['id']}/chat", text="Are you there?")
    left.post(f"/api/tables/{table['id']}/ask", what="take_back", seat=1 - gone)
    server.stop()
    server.start()
    assert replaceable(left, table) == []
    server.move_clocks(wall=7 * DAY + HOUR)
    assert replaceable(left, table) == [gone]
    assert replaceable(people[gone], table) == replaceable(Player(server, "Spectator"), table) == []
    assert refused(Player(server, "Spectator"), path, seat=gone) == (403, "server-not-seated")
    assert refused(left, path, seat=1 - gone) == (403, "server-own-seat")
    assert refused(left, path, seat=7) == (404, "server-no-seat")
    assert refused(people[gone], path, seat=1 - gone) == (409, "server-not-waited-for")
    shown = left.post(path, seat=gone)
    assert (shown["seats"][gone]["kind"], shown["seats"][gone]["bot"]) == ("bot", "strong")
    assert shown["seats"][gone]["name"] == ["Anna", "Ola"][gone]
    assert refused(left, path, seat=gone) == (409, "server-not-a-person")
    assert until(lambda: left.table(table["id"])["waiting"] == [1 - gone])
    # Who comes back finds a bot in the seat, and watches.
    back = people[gone].table(table["id"])
    assert back["yours"] == []
    assert back["view"] is not None
    move(left, table["id"])


def test_where_time_is_kept_nobody_calls_for_a_bot(new_server: Callable[..., Server]) -> None:
    server = new_server()
    people, table, gone = dice(server, clock={"kind": "bank", "seconds": 3600})
    server.move_clocks(wall=8 * DAY)
    path = f"/api/tables/{table['id']}"
    assert replaceable(people[1 - gone], table) == []
    assert refused(people[1 - gone], f"{path}/replace", seat=gone) == (409, "server-has-clock")
    assert refused(people[0], f"{path}/free", seat=1) == (409, "server-has-clock")


def test_the_host_frees_a_seat_that_never_moved_after_a_day(new_server: Callable[..., Server]) -> None:
    server = new_server()
    people, table, _ = dice(server)
    path = f"/api/tables/{table['id']}/free"
    while people[0].table(table["id"])["waiting"] == [0]:
        move(people[0], table["id"])
    assert refused(people[0], path, seat=1) == (409, "server-not-yet")
    assert replaceable(people[0], table) == []
    server.move_clocks(wall=DAY + HOUR)
    assert replaceable(people[0], table) == [1]
    assert replaceable(people[1], table) == []
    assert refused(people[1], path, seat=0) == (403, "server-host-only")
    assert refused(people[0], path, seat=0) == (403, "server-own-seat")
    assert people[0].post(path, seat=1)["seats"][1]["kind"] == "bot"


def test_the_host_does_not_free_a_seat_that_has_moved(new_server: Callable[..., Server]) -> None:
    server = new_server()
    people, table, _ = dice(server)
    play_until(people, table, 1)
    server.move_clocks(wall=2 * DAY)
    assert refused(people[0], f"/api/tables/{table['id']}/free", seat=1) == (409, "server-has-moved")


def test_before_the_start_a_host_frees_a_seat_at_once(server: Server) -> None:
    anna, ola, jan = (Player(server, name) for name in ("Anna V", "Ola V", "Jan V"))
    made = anna.create("caesar_dice", "me", "open", "open")["id"]
    path = f"/api/tables/{made}"
    ola.join(made)
    assert refused(ola, f"{path}/free", seat=0) == (403, "server-host-only")
    assert refused(anna, f"{path}/free", seat=2) == (409, "server-not-a-person")
    assert refused(anna, f"{path}/free", seat=0) == (403, "server-own-seat")
    assert refused(anna, f"{path}/replace", seat=1) == (409, "server-not-started")
    with ola.live() as live:
        live.watch(made)
        freed = anna.post(f"{path}/free", seat=1)
        assert [seat["kind"] for seat in freed["seats"]] == ["human", "open", "open"]
        assert live.next("table")["table"]["seats"][1]["kind"] == "open"
    # What was given to the luck stays in its order, without a seat; others sit down, and so may who was there.
    assert [nonce.partition(":")[0] for nonce in freed["nonces"]] == ["0", "-"]
    jan.join(made, seat=1)
    assert ola.join(made)["status"] == "running"


def test_two_who_vanished_while_all_decide_at_once(new_server: Callable[..., Server]) -> None:
    """One after the other gets a bot: the first does not make the second wait for another week."""
    server = new_server()
    people = [Player(server, name) for name in ("Anna", "Ola", "Jan")]
    made = people[0].create("three_coins", "me", "open", "open")["id"]
    for person in people[1:]:
        person.join(made)
    assert people[0].table(made)["waiting"] == [0, 1, 2]
    server.move_clocks(wall=8 * DAY)
    for seat in (1, 2):
        shown = people[0].post(f"/api/tables/{made}/replace", seat=seat)
        assert shown["seats"][seat]["kind"] == "bot"
