"""Vacations: clocks of days stand still, others see until when, and there are so many days a year."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial

from rubicon.server.clocks import Times
from rubicon.server.spans import after, passed
from rubicon.server.storage import vacation_queries
from rubicon.server.storage.store import Store
from rubicon.server.vacations import days_in
from tests.server.harness import Player, Row, Server, good, run_async, until

HOUR = 3_600_000
DAY = 24 * HOUR


def test_time_passes_without_what_is_left_out() -> None:
    out = [(10, 20), (30, 40)]
    assert [passed(0, end, out) for end in (5, 10, 15, 20, 25, 35, 50)] == [5, 10, 10, 10, 15, 20, 30]
    assert passed(15, 18, out) == 0
    assert [after(0, time, out) for time in (5, 10, 11, 20, 21)] == [5, 10, 21, 30, 41]
    assert after(15, 1, out) == 21
    for begin in range(45):
        for time in range(1, 45):
            assert passed(begin, after(begin, time, out), out) == time


def test_clocks_leave_out_the_vacations_of_their_player_only() -> None:
    times = Times.fresh({"kind": "days", "days": 2}, 2)
    times.away = [[(DAY, 8 * DAY)], []]
    times.run([0, 1], [], 0)
    assert (times.remaining(0, 5 * DAY), times.remaining(1, DAY)) == (DAY, DAY)
    assert (times.ends(0), times.ends(1), times.deadline()) == (9 * DAY, 2 * DAY, 2 * DAY)
    assert times.out_of_time(5 * DAY) == [1]
    times.run([0], [1], 5 * DAY)  # in the midst of it: what was left is left
    assert (times.left[0], times.ends(0)) == (DAY, 9 * DAY)


def test_days_are_counted_by_year() -> None:
    def at(text: str) -> int:
        return int(datetime.fromisoformat(text).timestamp() * 1000)

    spans = [(at("2026-12-20T00:00+01:00"), at("2027-01-04T00:00+01:00"))]
    assert (days_in(spans, 2026), days_in(spans, 2027)) == (12, 3)
    assert days_in([(at("2026-07-01T09:30+02:00"), at("2026-07-03T00:00+02:00"))], 2026) == 2
    assert days_in([(at("2026-07-01T00:00Z"), at("2026-07-02T00:00Z"))], 2026) == 1


def day(ahead: int) -> str:
    return (datetime.now(UTC) + timedelta(days=ahead)).date().isoformat()


def table(server: Server) -> tuple[Player, Player, Row]:
    """Of the dice, with two days for each move; Ola has to move."""
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    made = ola.create("caesar_dice", "me", "open", clock={"kind": "days", "days": 2}, on_time="loss")
    start = anna.join(made["id"])
    players = [ola, anna]
    waited = start["waiting"][0]
    return players[1 - waited], players[waited], start


def test_a_clock_stands_still_while_its_player_is_away(new_server: Callable[..., Server]) -> None:
    server = new_server()
    waits, away, start = table(server)
    seat = start["waiting"][0]
    with waits.live() as live:
        live.watch(start["id"])
        told = away.post("/api/vacations", first=day(0), last=day(6))
        shown = live.next("table")["table"]
    begins, ends = shown["seats"][seat]["away"]
    assert told["vacations"] == [{"begins": begins, "ends": ends}]
    assert shown["seats"][1 - seat]["away"] is None
    server.move_clocks(wall=5 * DAY, monotonic=5 * DAY)
    left = waits.table(start["id"])["seats"][seat]["time"]
    assert 2 * DAY - HOUR < left <= 2 * DAY
    server.kill()
    server.start()
    assert 2 * DAY - HOUR < waits.table(start["id"])["seats"][seat]["time"] <= 2 * DAY
    # Back early: what is left goes on from now, and the alarm rings.
    back = good(away.call("DELETE", f"/api/vacations/{begins}"))
    assert back["vacations"] == []
    assert sum(back["left"].values()) == 60 - 5
    assert waits.table(start["id"])["seats"][seat]["away"] is None
    server.move_clocks(wall=6 * DAY, monotonic=6 * DAY)
    assert DAY - HOUR < waits.table(start["id"])["seats"][seat]["time"] <= DAY
    server.move_clocks(wall=7 * DAY + HOUR, monotonic=7 * DAY + HOUR)
    over = until(lambda: (t := waits.table(start["id"]))["status"] == "over" and t)
    assert (over["outcome"]["winners"], over["outcome"]["reason"]) == ([1 - seat], "time")


def test_a_vacation_that_ends_early_counts_though_the_server_dies_then(new_server: Callable[..., Server]) -> None:
    """The deadline is stored with the vacation, so that the next server sets the right alarm."""
    server = new_server()
    _, away, start = table(server)
    away.post("/api/vacations", first=day(0), last=day(6))
    ((begins, ends),) = server.sql("SELECT begins, ends FROM vacations")
    ((late,),) = server.sql("SELECT deadline FROM matches")
    server.kill()
    store = Store(server.environment.get("RUBICON_DATABASE") or f"sqlite:///{server.folder / 'rubicon.sqlite3'}")
    store.open()
    back = begins + HOUR
    job = partial(vacation_queries.keep, person=away.id, before=[(begins, ends)], after=[(begins, back)])
    assert run_async(store.write(job)) == [start["id"]]
    store.close()
    ((deadline,),) = server.sql("SELECT deadline FROM matches")
    assert deadline == late - (ends - back)


def test_so_many_days_a_year_and_none_twice(server: Server) -> None:
    anna = Player(server, "Anna")
    assert anna.get("/api/vacations")["days"] == 30
    assert anna.refused("/api/vacations", first=day(3), last=day(2))[1] == "bad_request"
    assert anna.refused("/api/vacations", first="2026-02-30", last="2026-03-01")[1] == "bad_request"
    assert anna.refused("/api/vacations", first=day(-9), last=day(-8))[1] == "bad_request"
    assert anna.refused("/api/vacations", first=day(400), last=day(401))[1] == "bad_request"
    assert anna.refused("/api/vacations", first=day(0), last=day(0), zone="Mars/Olympus")[1] == "bad_request"
    assert anna.refused("/api/vacations", first=day(1), last=day(70))[1] == "conflict"
    anna.post("/api/vacations", first=day(2), last=day(4), zone="Europe/Warsaw")
    assert anna.refused("/api/vacations", first=day(4), last=day(5), zone="Europe/Warsaw")[1] == "conflict"
    told = anna.post("/api/vacations", first=day(5), last=day(6), zone="Europe/Warsaw")
    assert len(told["vacations"]) == 2
    assert sum(told["left"].values()) == 60 - 5
    assert anna.call("DELETE", "/api/vacations/12").status_code == 404
    good(anna.call("DELETE", f"/api/vacations/{told['vacations'][0]['begins']}"))
    ola = Player(server, "Ola")
    table = ola.create("caesar_dice", "me", "open", clock={"kind": "days", "days": 2})["id"]
    assert anna.join(table)["seats"][1]["away"] == list(told["vacations"][1].values())
    exported = anna.get("/api/me/export")["notices"]["vacations"]
    assert exported == told["vacations"][1:]
    good(anna.call("DELETE", "/api/me"))
    assert json.dumps(anna.id) not in json.dumps(server.sql("SELECT person FROM vacations"))
