"""Time, with real clocks: short ones for those who shall run out of time, long ones for all who shall not."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rubicon.server.clocks import Times
from tests.server.harness import Player, Row, Server, good, until


def test_clocks_count_down_only_for_those_who_are_waited_for() -> None:
    times = Times.fresh({"kind": "bank", "seconds": 10, "increment": 2}, 2)
    assert times.deadline() is None
    times.run([0], [], 1_000)
    assert times.deadline() == 11_000
    assert (times.remaining(0, 4_000), times.remaining(1, 4_000)) == (7_000, 10_000)
    times.run([1], [0], 4_000)  # seat 0 has decided: what it took is gone, the increment comes
    assert (times.left, times.since) == ([9_000, 10_000], [None, 4_000])
    assert Times.of({"kind": "bank", "seconds": 10, "increment": 2}, times.plain()).deadline() == 14_000
    assert times.out_of_time(13_999) == []
    assert times.out_of_time(14_000) == [1]
    times.grant(5_000, 13_000)
    assert times.deadline() == 18_000


@pytest.mark.parametrize("kind", [{"kind": "move", "seconds": 10}, {"kind": "days", "days": 2}])
def test_every_move_has_its_full_time_but_a_draft_gains_none(kind: Row) -> None:
    times = Times.fresh(kind, 2)
    full = times.full
    assert full == (10_000 if kind["kind"] == "move" else 172_800_000)
    times.run([0, 1], [], 0)
    times.run([1], [], 3_000)  # seat 0 is ready, nothing is committed
    times.run([0, 1], [], 4_000)  # and takes it back
    assert times.remaining(0, 5_000) == full - 4_000
    assert times.remaining(1, 5_000) == full - 5_000
    times.run([0, 1], [0, 1], 6_000)
    assert times.left == [full, full]


def table(server: Server, on_time: str, clock: Row, third: bool = False) -> tuple[Player, Player, Row]:
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    seats = ["me", "open", *(["bot:random"] if third else [])]
    made = anna.create("three_coins", *seats, clock=clock, on_time=on_time)
    ola.join(made["id"])
    return anna, ola, anna.table(made["id"])


def test_who_runs_out_of_time_loses(server: Server) -> None:
    """With the dice, where one decides after the other: only one clock runs, and nobody decides."""
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    made = anna.create("caesar_dice", "me", "open", clock={"kind": "move", "seconds": 3}, on_time="loss")["id"]
    with anna.live() as live:
        live.watch(made)
        start = ola.join(made)
        slow = start["waiting"][0]
        times = [seat["time"] for seat in start["seats"]]
        assert 0 <= times[slow] <= 3000 == times[1 - slow]
        over = live.until_over()
    assert (over["outcome"]["winners"], over["outcome"]["reason"]) == ([1 - slow], "time")
    assert anna.refused(f"/api/tables/{made}/decide", seat=0, move=0, based_on=0, id="x") == (409, "not_running")


@pytest.mark.parametrize("rule", ["loss", "bot"])
def test_with_three_seats_a_bot_takes_over(server: Server, rule: str) -> None:
    anna, _, start = table(server, rule, {"kind": "bank", "seconds": 1, "increment": 0}, third=True)
    shown = until(lambda: (t := anna.table(start["id"]))["seats"][0]["kind"] == "bot" and t)
    assert shown["seats"][0]["name"] == "Anna"
    assert shown["yours"] == []
    until(lambda: anna.table(start["id"])["status"] == "over")


def test_with_two_seats_and_the_other_rule_a_bot_plays_on(server: Server) -> None:
    anna, ola, start = table(server, "bot", {"kind": "bank", "seconds": 1, "increment": 1})
    over = until(lambda: (t := ola.table(start["id"]))["status"] == "over" and t)
    assert over["outcome"]["reason"] in ("goal", "empty")
    assert [seat["kind"] for seat in over["seats"]] == ["bot", "bot"]
    record = anna.call("GET", f"/api/tables/{start['id']}/record").json()
    assert {entry[1]["what"] for entry in record["entries"] if entry[0] == "T"} == {"bot"}


def test_a_pause_by_agreement_stops_the_clock(server: Server) -> None:
    anna, ola, start = table(server, "loss", {"kind": "bank", "seconds": 1000, "increment": 0})
    path = f"/api/tables/{start['id']}"
    request = anna.post(f"{path}/ask", what="pause", seat=0)["requests"][0]["id"]
    paused = ola.post(f"{path}/answer", request=request, yes=True, seat=1)
    assert paused["paused"]
    left = [seat["time"] for seat in paused["seats"]]
    move = start["yours"][0]["view"]["moves"][0]["move"]
    assert anna.refused(f"{path}/decide", seat=0, move=move, based_on=start["number"], id="p") == (409, "not_running")
    assert anna.refused(f"{path}/ask", what="pause", seat=0) == (409, "conflict")
    for _ in range(5):  # each takes longer than the millisecond in which clocks count
        assert [seat["time"] for seat in anna.table(start["id"])["seats"]] == left
    request = ola.post(f"{path}/ask", what="resume", seat=1)["requests"][0]["id"]
    on = anna.post(f"{path}/answer", request=request, yes=True, seat=0)
    assert not on["paused"]
    assert anna.refused(f"{path}/ask", what="resume", seat=0) == (409, "conflict")
    until(lambda: all(seat["time"] < had for seat, had in zip(anna.table(start["id"])["seats"], left, strict=True)))
    untimed = anna.create("three_coins", "me", "bot:random")["id"]
    assert anna.refused(f"/api/tables/{untimed}/ask", what="pause", seat=0) == (409, "conflict")


def test_nobody_can_be_kept_in_a_pause(new_server: Callable[..., Server]) -> None:
    server = new_server(RUBICON_RESUME_SECONDS="3")
    anna, ola, start = table(server, "loss", {"kind": "bank", "seconds": 1000, "increment": 0})
    path = f"/api/tables/{start['id']}"
    request = anna.post(f"{path}/ask", what="pause", seat=0)["requests"][0]["id"]
    ola.post(f"{path}/answer", request=request, yes=True, seat=1)
    assert anna.post(f"{path}/ask", what="resume", seat=0)["paused"]
    assert until(lambda: not anna.table(start["id"])["paused"])


def test_clocks_survive_a_restart(new_server: Callable[..., Server]) -> None:
    server = new_server(RUBICON_CLOCK_GRACE="0")
    anna, _, start = table(server, "loss", {"kind": "move", "seconds": 3})
    slow_anna, _, slow = table(server, "loss", {"kind": "days", "days": 1})
    server.kill()
    server.start()
    assert slow_anna.table(slow["id"])["seats"][0]["time"] > 80_000_000
    over = until(lambda: (t := anna.table(start["id"]))["status"] == "over" and t)
    assert over["outcome"]["reason"] == "time"


def test_nobody_loses_because_the_server_was_away(new_server: Callable[..., Server]) -> None:
    """However long it was away: after that a clock has more than it ever had, where that is less than the grace."""
    server = new_server(RUBICON_CLOCK_GRACE="5000")
    anna, _, start = table(server, "loss", {"kind": "move", "seconds": 1000})
    assert start["seats"][0]["time"] <= 1_000_000
    server.kill()
    server.start()
    shown = anna.table(start["id"])
    assert shown["status"] == "running"
    assert shown["seats"][0]["time"] > 1_000_000
    assert good(anna.step("decide", shown, shown["yours"][0]["view"]["moves"][0]["move"]))["ok"]


HOUR = 3_600_000
TWO_HOURS: list[Row] = [{"kind": "move", "seconds": 7200}, {"kind": "bank", "seconds": 7200, "increment": 0}]


def time_left(player: Player, table: Row) -> int:
    """To seat 0, which nobody moves."""
    left: int = player.table(table["id"])["seats"][0]["time"]
    return left


@pytest.mark.parametrize("clock", TWO_HOURS, ids=str)
@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_of_the_wall_clock_neither_takes_time_nor_gives_it(
    new_server: Callable[..., Server], clock: Row, jump: int
) -> None:
    server = new_server()
    anna, _, start = table(server, "loss", clock)
    server.move_clocks(wall=jump)
    assert 2 * HOUR - HOUR / 2 < time_left(anna, start) <= 2 * HOUR
    move = start["yours"][0]["view"]["moves"][0]["move"]
    assert good(anna.step("decide", start, move))["ok"]
    assert 2 * HOUR - HOUR / 2 < time_left(anna, start) <= 2 * HOUR


@pytest.mark.parametrize("end", ["stop", "kill"])
@pytest.mark.parametrize("clock", TWO_HOURS, ids=str)
def test_a_server_that_was_down_for_an_hour_takes_no_time(
    new_server: Callable[..., Server], clock: Row, end: str
) -> None:
    server = new_server(RUBICON_CLOCK_GRACE="0")
    anna, _, start = table(server, "loss", clock)
    before = time_left(anna, start)
    server.stop() if end == "stop" else server.kill()
    server.move_clocks(wall=HOUR, monotonic=-5 * HOUR)  # another boot of the machine: its monotonic clock begins anew
    server.start()
    after = time_left(anna, start)
    assert 2 * HOUR - HOUR / 2 < after <= 2 * HOUR
    if end == "stop":
        assert after <= before  # what was thought until then is not given back
    server.move_clocks(wall=HOUR, monotonic=HOUR)
    assert 2 * HOUR - HOUR / 2 < time_left(anna, start) <= 2 * HOUR


def test_a_server_that_stood_still_for_an_hour_takes_no_time_and_says_so(new_server: Callable[..., Server]) -> None:
    """A process that is stopped, or a machine whose monotonic clock counts its sleep, sees just this."""
    server = new_server()
    anna, _, start = table(server, "loss", {"kind": "bank", "seconds": 1800})
    with anna.live() as live:
        live.watch(start["id"])
        server.move_clocks(wall=HOUR, monotonic=HOUR)
        told = live.next("table")["table"]  # the browser has counted down meanwhile, and is set right
    assert HOUR / 4 < told["seats"][0]["time"] <= HOUR / 2
    shown = anna.table(start["id"])
    assert shown["status"] == "running"
    assert HOUR / 4 < shown["seats"][0]["time"] <= HOUR / 2
    assert "stood still" in server.log.read_text()


def test_a_stopped_process_takes_no_time(new_server: Callable[..., Server]) -> None:
    server = new_server()
    begun = time.monotonic()
    anna, _, start = table(server, "loss", {"kind": "bank", "seconds": 7200})
    os.kill(server.pid, signal.SIGSTOP)
    until(lambda: Path(f"/proc/{server.pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "T")
    stopped = time.monotonic()
    time.sleep(5)
    gone = time.monotonic() - stopped
    os.kill(server.pid, signal.SIGCONT)
    left = time_left(anna, start)
    # It counts no more than the time in which the process could run, however long all of this took.
    assert 2 * HOUR - left <= (time.monotonic() - begun - gone) * 1000


def test_days_are_counted_by_the_calendar(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna, _, start = table(server, "loss", {"kind": "days", "days": 2})
    server.move_clocks(wall=HOUR)
    assert 46 * HOUR < time_left(anna, start) <= 47 * HOUR
    server.kill()
    server.move_clocks(wall=24 * HOUR)
    server.start()
    assert 23 * HOUR < time_left(anna, start) <= 24 * HOUR
    server.move_clocks(wall=49 * HOUR, monotonic=49 * HOUR)
    assert until(lambda: anna.table(start["id"])["status"] == "over")


def test_clocks_of_an_older_version_lose_nothing_by_the_upgrade(new_server: Callable[..., Server]) -> None:
    """It kept milliseconds since 1970, and no time of its own."""
    server = new_server(RUBICON_CLOCK_GRACE="0")
    anna, _, start = table(server, "loss", {"kind": "bank", "seconds": 7200})
    server.stop()
    now = int(time.time() * 1000)
    server.sql("DELETE FROM house WHERE key = 'awake'")
    stored = json.dumps({"left": [6_000_000, 6_000_000], "since": [now - HOUR, now - HOUR]})
    server.sql("UPDATE matches SET times = ?, deadline = ?", stored, now - HOUR + 6_000_000)
    server.start()
    assert 6_000_000 - HOUR / 4 < time_left(anna, start) <= 6_000_000
