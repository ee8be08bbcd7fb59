"""Watching: which games are listed, and the delay for those without a seat where players know different things."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Player, Row, Server, account
from tests.server.test_history import against
from tests.server.test_results import play_out

HOUR = 3_600_000


@pytest.fixture(scope="module")
def late(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where spectators are an hour late."""
    server = Server(tmp_path_factory.mktemp("late"), RUBICON_WATCH_DELAY="3600").start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()


def all_that_is_told(viewer: Player, table: str) -> str:
    """Every way by which somebody without a seat can look at a running match."""
    shown = viewer.table(table)
    # Who is there and how far this viewer has looked is theirs to know.
    shown |= {"seats": [{**seat, "online": None} for seat in shown["seats"]], "seen": None}
    told: list[Any] = [shown]
    for n in range(shown["length"] + 3):
        for seat in ("", "?seat=0", "?whole=true"):
            answer = viewer.call("GET", f"/api/tables/{table}/at/{n}{seat}")
            told.append((answer.status_code, answer.text))
    for path in ("aid", "aid?seat=0", "record", "proof", "analysis", "preview?seat=0&move=0", "hint?seat=0"):
        answer = viewer.call("GET", f"/api/tables/{table}/{path}")
        told.append((path, answer.status_code, answer.text))
    told.append(viewer.call("GET", "/api/watch").text)
    with viewer.live() as live:
        pushed = live.watch(table)
        pushed |= {"seats": shown["seats"], "seen": None}
        told += [pushed, live.told()]
    return json.dumps(told)


@pytest.mark.parametrize("game", ["three_coins", "julius_caesar", "caesar"])
def test_who_is_late_learns_nothing_of_what_happens_now(late: Server, game: str) -> None:
    late.move_clocks()
    anna, ola = Player(late, "Anna"), Player(late, "Ola")
    spectators = [Player(late), Player(late, "Guest")]
    table = against(anna, ola, game)
    late.move_clocks(wall=2 * HOUR)  # the deal is long ago
    before = [all_that_is_told(viewer, table) for viewer in spectators]
    assert '"delay": 3600000' in before[0]
    with spectators[1].live() as watching:
        seen = watching.watch(table, changes=True)
        for _ in range(6):
            move(anna if anna.table(table)["yours"][0]["view"]["moves"] else ola, table)
        anna.post(f"/api/tables/{table}/chat", text="I hold the Senate")
        anna.post(f"/api/tables/{table}/ask", what="take_back", seat=0)
        assert watching.told() == []
    assert [all_that_is_told(viewer, table) for viewer in spectators] == before
    # Those who play see all of it at once.
    assert anna.table(table)["delay"] == 0
    assert anna.table(table)["length"] > seen["length"]
    # An hour later so do the others, up to what happened since.
    late.move_clocks(wall=4 * HOUR)
    shown = spectators[0].table(table)
    public = shown["length"]
    assert shown["chat"][0]["text"] == "I hold the Senate"
    assert shown["length"] > seen["length"]
    move(anna if anna.table(table)["yours"][0]["view"]["moves"] else ola, table)
    assert spectators[0].table(table)["length"] == public
    # When it is over everything is open.
    anna.post(f"/api/tables/{table}/resign", seat=0)
    over = spectators[0].table(table)
    assert (over["status"], over["delay"]) == ("over", 0)
    assert over["length"] >= public


def move(player: Player, table: str) -> Row:
    shown = player.table(table)
    return player.decide(shown, shown["yours"][0]["view"]["moves"][0]["move"])


def test_who_lost_the_seat_is_late_too(late: Server) -> None:
    late.move_clocks()
    people = [Player(late, name) for name in ("Anna", "Ola", "Jan")]
    table = people[0].create("three_coins", "me", "open", "open")["id"]
    for person in people[1:]:
        person.join(table)
    late.move_clocks(wall=2 * HOUR)
    people[2].post(f"/api/tables/{table}/resign", seat=2)
    gone = people[2].table(table)
    assert (gone["delay"], gone["yours"]) == (HOUR, [])
    for person in people[:2]:
        if person.table(table)["yours"][0]["view"]["moves"]:
            move(person, table)
    assert people[2].table(table) | {"seats": []} == gone | {"seats": []}
    card = next(one for one in people[2].get("/api/tables", scope="mine")["tables"] if one["id"] == table)
    assert card["last"] is None or card["last"] in [{**event, "at": event["at"]} for event in gone["events"]]


def test_those_who_are_late_are_told_in_time_without_asking(tmp_path: Path) -> None:
    server = Server(tmp_path / "short", RUBICON_WATCH_DELAY="1").start()
    try:
        anna, ola = Player(server, "Anna"), Player(server, "Ola")
        table = against(anna, ola)
        with Player(server, "Guest").live() as late, anna.live() as playing:
            first = late.watch(table)
            playing.watch(table)
            # What somebody can still take back is nobody else's to see: until it is lasting.
            while min(player.table(table)["length"] for player in (anna, ola)) <= first["length"]:
                move(anna if anna.table(table)["yours"][0]["view"]["moves"] else ola, table)
            anna.post(f"/api/tables/{table}/chat", text="late")
            wanted = Player(server)
            while (seen := late.next("table")["table"])["length"] <= first["length"]:
                pass
            assert seen["delay"] == 1000
            assert late.next("chat")["line"]["text"] == "late"
            assert wanted.table(table)["length"] >= seen["length"]
    finally:
        assert server.stop() == 0


def test_where_nothing_is_hidden_nobody_is_late(late: Server) -> None:
    late.move_clocks()
    anna, ola = Player(late, "Anna"), Player(late, "Ola")
    table = against(anna, ola, "caesar_dice")
    mover = anna if anna.table(table)["yours"][0]["view"]["moves"] else ola
    before = Player(late).table(table)
    move(mover, table)
    after = Player(late).table(table)
    assert (before["delay"], after["delay"]) == (0, 0)
    assert after["number"] > before["number"]


def test_what_is_listed(new_server: Callable[..., Server]) -> None:
    server = new_server()  # of its own: the list is not long
    anna, ola = account(server, "Anna"), account(server, "Ola")
    public, private = against(anna, ola), against(anna, ola, private=True)
    alone = anna.create("three_coins", "me", "bot:random")["id"]
    finished, hidden = against(anna, ola), against(anna, ola, private=True)
    for table in (finished, hidden):
        play_out([anna, ola], table)
    with Player(server).live() as watcher, anna.live() as playing:
        watcher.watch(public)
        playing.watch(public)
        listed = Player(server).get("/api/watch")
    running = {card["id"]: card for card in listed["running"]}
    assert public in running
    assert not {private, alone, finished} & set(running)
    assert (running[public]["spectators"], running[public]["delay"]) == (1, 0)
    assert running[public]["started"] is not None
    seen = {card["id"]: card["why"] for card in listed["finished"]}
    assert finished in seen
    assert not {hidden, public} & set(seen)


def test_the_list_of_the_whole_server_uses_no_clock_of_moves(new_server: Callable[..., Server]) -> None:
    server = new_server(RUBICON_WATCH_DELAY="3600")
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    table = against(anna, ola)
    before = Player(server).get("/api/watch")
    move(anna if anna.table(table)["yours"][0]["view"]["moves"] else ola, table)
    assert Player(server).get("/api/watch") == before
