"""Time, with real clocks that run out within seconds."""

from __future__ import annotations

from collections.abc import Callable

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
    anna, ola, start = table(server, "loss", {"kind": "move", "seconds": 1})
    assert 0 < start["seats"][0]["time"] <= 1000
    with ola.live() as live:
        shown = live.watch(start["id"])
        ready = ola.decide(shown, shown["yours"][0]["view"]["moves"][0]["move"])
        ola.decide(ready, 4)
        over = until(lambda: next((m["table"] for m in live.quiet(0.1) if _over(m)), None), 5)
    assert (over["outcome"]["winners"], over["outcome"]["reason"]) == ([1], "time")
    assert anna.refused(f"/api/tables/{start['id']}/decide", seat=0, move=0, based_on=0, id="x") == (409, "not_running")


def _over(message: Row) -> bool:
    return bool(message["type"] == "table" and message["table"]["status"] == "over")


@pytest.mark.parametrize("rule", ["loss", "bot"])
def test_with_three_seats_a_bot_takes_over(server: Server, rule: str) -> None:
    anna, _, start = table(server, rule, {"kind": "bank", "seconds": 1, "increment": 0}, third=True)
    shown = until(lambda: (t := anna.table(start["id"]))["seats"][0]["kind"] == "bot" and t, 5)
    assert shown["seats"][0]["name"] == "Anna"
    assert shown["yours"] == []
    until(lambda: anna.table(start["id"])["status"] == "over", 10)


def test_with_two_seats_and_the_other_rule_a_bot_plays_on(server: Server) -> None:
    anna, ola, start = table(server, "bot", {"kind": "bank", "seconds": 1, "increment": 1})
    over = until(lambda: (t := ola.table(start["id"]))["status"] == "over" and t, 15)
    assert over["outcome"]["reason"] in ("goal", "empty")
    assert [seat["kind"] for seat in over["seats"]] == ["bot", "bot"]
    record = anna.call("GET", f"/api/tables/{start['id']}/record").json()
    assert {entry[1]["what"] for entry in record["entries"] if entry[0] == "T"} == {"bot"}


def test_a_pause_by_agreement_stops_the_clock(server: Server) -> None:
    anna, ola, start = table(server, "loss", {"kind": "bank", "seconds": 2, "increment": 0})
    path = f"/api/tables/{start['id']}"
    request = anna.post(f"{path}/ask", what="pause", seat=0)["requests"][0]["id"]
    paused = ola.post(f"{path}/answer", request=request, yes=True, seat=1)
    assert paused["paused"]
    left = [seat["time"] for seat in paused["seats"]]
    move = start["yours"][0]["view"]["moves"][0]["move"]
    assert anna.refused(f"{path}/decide", seat=0, move=move, based_on=start["number"], id="p") == (409, "not_running")
    assert anna.refused(f"{path}/ask", what="pause", seat=0) == (409, "conflict")
    until(lambda: True, 0.1)
    assert [seat["time"] for seat in anna.table(start["id"])["seats"]] == left
    request = ola.post(f"{path}/ask", what="resume", seat=1)["requests"][0]["id"]
    on = anna.post(f"{path}/answer", request=request, yes=True, seat=0)
    assert not on["paused"]
    assert anna.refused(f"{path}/ask", what="resume", seat=0) == (409, "conflict")
    assert until(lambda: anna.table(start["id"])["status"] == "over", 5)
    untimed = anna.create("three_coins", "me", "bot:random")["id"]
    assert anna.refused(f"/api/tables/{untimed}/ask", what="pause", seat=0) == (409, "conflict")


def test_nobody_can_be_kept_in_a_pause(new_server: Callable[..., Server]) -> None:
    server = new_server(RUBICON_RESUME_SECONDS="0.5")
    anna, ola, start = table(server, "loss", {"kind": "bank", "seconds": 100, "increment": 0})
    path = f"/api/tables/{start['id']}"
    request = anna.post(f"{path}/ask", what="pause", seat=0)["requests"][0]["id"]
    ola.post(f"{path}/answer", request=request, yes=True, seat=1)
    assert anna.post(f"{path}/ask", what="resume", seat=0)["paused"]
    assert until(lambda: not anna.table(start["id"])["paused"], 5)


def test_clocks_survive_a_restart(new_server: Callable[..., Server]) -> None:
    server = new_server(RUBICON_CLOCK_GRACE="0")
    anna, _, start = table(server, "loss", {"kind": "move", "seconds": 3})
    slow_anna, _, slow = table(server, "loss", {"kind": "days", "days": 1})
    server.kill()
    server.start()
    assert slow_anna.table(slow["id"])["seats"][0]["time"] > 80_000_000
    over = until(lambda: (t := anna.table(start["id"]))["status"] == "over" and t, 8)
    assert over["outcome"]["reason"] == "time"


def test_nobody_loses_because_the_server_was_away(new_server: Callable[..., Server]) -> None:
    server = new_server(RUBICON_CLOCK_GRACE="20")
    anna, _, start = table(server, "loss", {"kind": "move", "seconds": 1})
    server.kill()
    until(lambda: True, 0.1)
    server.start()
    shown = anna.table(start["id"])
    assert shown["status"] == "running"
    assert shown["seats"][0]["time"] > 10_000
    assert good(anna.step("decide", shown, shown["yours"][0]["view"]["moves"][0]["move"]))["ok"]
