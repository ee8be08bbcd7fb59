"""What happens at one server is seen at the other at once."""

from __future__ import annotations

import random
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from rubicon import games
from rubicon.core import record as records
from rubicon.server.errors import Refusal
from rubicon.server.rare_limits import SharedLimits
from rubicon.server.storage.store import Store
from tests.cluster.processes import also_at
from tests.server.harness import Player, Row, Server, good, problem, run_async, until
from tests.server.postgres import Postgres

Pair = tuple[Server, Server]


def seated(pair: Pair, name: str, game: str = "caesar_dice", **more: object) -> tuple[Player, Player, str]:
    """Anna at the first server and Ola at the second, at one table."""
    anna, ola = Player(pair[0], f"Anna {name}"), Player(pair[1], f"Ola {name}")
    table = anna.create(game, "me", "open", **more)["id"]
    ola.join(table)
    until(lambda: anna.table(table)["status"] == "running")
    return anna, ola, table


def a_move(table: Row) -> int:
    return int(table["yours"][0]["view"]["moves"][0]["move"])


def test_a_table_that_was_open_has_started(pair: Pair) -> None:
    anna = Player(pair[0], "Anna open")
    table = anna.create("caesar_dice", "me", "open")["id"]
    ola = Player(pair[1], "Ola open")
    assert ola.table(table)["status"] == "open"
    assert table in [card["id"] for card in ola.get("/api/tables")["tables"]]
    with anna.live() as live:
        live.watch(table)
        ola.join(table)
        while live.next("table")["table"]["status"] != "running":
            pass
    assert anna.table(table)["status"] == "running"
    assert table not in [card["id"] for card in anna.get("/api/tables")["tables"]]


def test_a_decision_is_seen_at_the_other_server(pair: Pair) -> None:
    anna, ola, table = seated(pair, "decision")
    with anna.live() as one, ola.live() as two:
        shown = [one.watch(table), two.watch(table)]
        for _ in range(12):
            who = shown[0]["waiting"][0]
            acting, other = ((one, two), (two, one))[who]
            shown[who] = acting.decide(shown[who], a_move(shown[who]))["table"]
            while (
                shown[1 - who]["length"] != shown[who]["length"] or shown[1 - who]["waiting"] != shown[who]["waiting"]
            ):
                shown[1 - who] = other.next("table")["table"]
            if shown[who]["status"] != "running":
                break


@pytest.mark.parametrize("game", ["caesar_dice", "caesar", "augustus", "julius_caesar"])
def test_a_match_may_go_on_at_either_server_decision_by_decision(pair: Pair, game: str) -> None:
    anna = Player(pair[0], f"Anna {game}")
    at = [anna, also_at(anna, pair[1])]
    shown = anna.create(game, "me", "local:Ola")
    table = shown["id"]
    chance = random.Random(4)
    for turn in range(30):
        seat = shown["waiting"][0]
        mine = next(one for one in shown["yours"] if one["seat"] == seat)
        decided = at[turn % 2].decide(shown, chance.choice(mine["view"]["moves"])["move"], seat=seat)
        shown = until(lambda decided=decided, turn=turn: same(at[1 - turn % 2].table(decided["id"]), decided))
        if shown["status"] != "running":
            break
    else:
        anna.post(f"/api/tables/{table}/resign", seat=0)
        until(lambda: at[1].table(table)["status"] == "over")
    record = records.loads(at[1].call("GET", f"/api/tables/{table}/record").content)
    assert records.verify(record, games.find).checked  # chance went on where it was, whoever asked for it


def same(table: Row, other: Row) -> Row | None:
    """The table, once it is what the other server says; clocks and events since some entry are another matter."""
    views = [{key: one[key] for key in one if key not in ("events", "since", "seen")} for one in (table, other)]
    for view in views:
        view["yours"] = [{key: mine[key] for key in mine if key != "events"} for mine in view["yours"]]
        view["seats"] = [{key: seat[key] for key in seat if key != "online"} for seat in view["seats"]]
    return table if views[0] == views[1] else None


def test_of_two_who_decide_at_once_one_gets_the_fresh_table(pair: Pair) -> None:
    anna, ola, table = seated(pair, "race")
    acts = (anna, ola)[anna.table(table)["waiting"][0]]
    here, there = also_at(acts, pair[0]), also_at(acts, pair[1])
    shown = here.table(table)
    there.table(table)
    assert good(here.step("decide", shown, a_move(shown)))["ok"]
    second = there.step("decide", shown, a_move(shown))
    assert second.status_code == 409
    told = problem(second)
    assert told["error"] == "stale"
    assert told["table"]["yours"][0]["number"] > shown["yours"][0]["number"]


def test_chat_is_heard(pair: Pair) -> None:
    anna, ola, table = seated(pair, "chat")
    with anna.live() as one, ola.live() as two:
        one.watch(table)
        two.watch(table)
        ola.post(f"/api/tables/{table}/chat", text="Salve!")
        assert one.next("chat")["line"]["text"] == "Salve!"
        anna.post(f"/api/tables/{table}/chat", text="Ave!")
        assert two.next("chat", table=table)["line"]["number"] == 0
        assert two.next("chat", table=table)["line"]["text"] == "Ave!"
    assert [line["text"] for line in ola.table(table)["chat"]] == ["Salve!", "Ave!"]


def test_who_is_there_is_seen(pair: Pair) -> None:
    anna, ola, table = seated(pair, "presence")
    with anna.live() as one:
        assert not one.watch(table)["seats"][1]["online"]
        with ola.live() as two:
            if not two.watch(table)["seats"][0]["online"]:  # the news is on its way
                assert two.next("presence", seat=0)["online"]
            assert one.next("presence", seat=1)["online"]
        assert not one.next("presence", seat=1)["online"]


def test_your_turn_is_told_wherever_you_are(pair: Pair) -> None:
    anna, ola, table = seated(pair, "turn")
    with ola.live() as two:
        two.next("turns")
        shown = anna.table(table)
        if shown["waiting"] == [1]:  # it is: only another turn is news
            shown = ola.table(table)
            while shown["waiting"] == [1]:
                shown = ola.decide(shown, a_move(shown))
            until(lambda: two.next("turns")["tables"] == [])
            shown = until(lambda: here_to_move(anna.table(table)))
        while shown["waiting"] == [0]:
            shown = anna.decide(shown, a_move(shown))
        while table not in [one["id"] for one in two.came[-1]["tables"]]:
            two.next("turns")


def test_a_rematch_is_one_table(pair: Pair) -> None:
    anna, ola, table = seated(pair, "rematch")
    with ola.live() as two:
        two.watch(table)
        anna.post(f"/api/tables/{table}/resign", seat=0)
        assert two.until_over()["outcome"]
        following = anna.rematch(table)["id"]
        while two.next("table")["table"]["rematch"] != following:
            pass
    assert ola.rematch(table)["id"] == following
    until(lambda: anna.table(following)["status"] == "running")


def test_notes_follow_their_owner(pair: Pair) -> None:
    anna, _, table = seated(pair, "notes")
    there = also_at(anna, pair[1])
    assert there.table(table)["notes"] == ""
    anna.call("PUT", f"/api/tables/{table}/notes", json={"text": "alea iacta"})
    until(lambda: there.table(table)["notes"] == "alea iacta")


def test_a_session_that_is_ended_is_ended_everywhere(pair: Pair) -> None:
    anna = Player(pair[0], "Anna session")
    there = also_at(anna, pair[1])
    assert there.get("/api/me")["name"] == "Anna session"
    table = there.create("caesar_dice", "me", "open")["id"]
    with there.live() as live:
        live.watch(table)
        assert anna.call("POST", "/api/logout").status_code == 200
        assert live.closed()
    assert there.call("GET", "/api/me").status_code == 401


def test_a_token_that_is_revoked_is_revoked_everywhere(pair: Pair) -> None:
    anna = Player(pair[0], "Anna token")
    made = anna.post("/api/tokens", label="robot", scope="play")
    robot = Player(pair[1])
    robot.http.headers["authorization"] = f"Bearer {made['token']}"
    assert robot.get("/api/me")["id"] == anna.id
    assert anna.call("DELETE", f"/api/tokens/{made['id']}").status_code == 200
    until(lambda: robot.call("GET", "/api/me").status_code == 401)


def test_a_new_name_is_known_everywhere(pair: Pair) -> None:
    anna = Player(pair[0], "Anna before")
    there = also_at(anna, pair[1])
    assert there.get("/api/me")["name"] == "Anna before"
    anna.post("/api/me", name="Anna after")
    until(lambda: there.get("/api/me")["name"] == "Anna after")


def test_who_is_forgotten_is_forgotten_everywhere(pair: Pair) -> None:
    anna, ola, table = seated(pair, "forgotten")
    anna.post(f"/api/tables/{table}/chat", text="my secret")
    until(lambda: ola.table(table)["chat"])
    assert anna.call("DELETE", "/api/me").status_code == 200
    until(lambda: not ola.table(table)["chat"])
    assert also_at(anna, pair[1]).call("GET", "/api/me").status_code == 401
    assert "Anna" not in str(ola.table(table)["seats"])


def test_a_bot_moves_once_wherever_it_thinks(pair: Pair) -> None:
    anna = Player(pair[0], "Anna bot")
    there = also_at(anna, pair[1])
    shown = anna.create("caesar_dice", "me", "bot:random")
    with there.live() as live:
        live.watch(shown["id"])
        for _ in range(6):
            shown = until(lambda shown=shown: here_to_move(there.table(shown["id"])))
            if shown["status"] == "over":
                break
            shown = there.decide(shown, a_move(shown))


def here_to_move(table: Row) -> Row | None:
    return table if table["waiting"] == [0] or table["status"] == "over" else None


def test_a_hint_and_an_analysis_are_made(pair: Pair) -> None:
    anna = Player(pair[0], "Anna hint")
    shown = anna.create("caesar_dice", "me", "local:Ola", aids=True)
    seat = shown["waiting"][0]
    advice = anna.get(f"/api/tables/{shown['id']}/hint", seat=seat)["advice"]
    assert advice[0]["move"] in [move["move"] for move in shown["yours"][seat]["view"]["moves"]]
    anna.post(f"/api/tables/{shown['id']}/resign", seat=0)
    there = also_at(anna, pair[1])
    assert anna.post(f"/api/tables/{shown['id']}/analysis")["status"] == "running"
    until(lambda: there.get(f"/api/tables/{shown['id']}/analysis")["status"] == "done")


def test_limits_are_counted_together(postgres: Postgres) -> None:
    url = postgres.database()

    async def attempts() -> tuple[int, int]:
        stores = [Store(url), Store(url)]
        for store in stores:
            store.open()
        servers = [SharedLimits(1.0, store) for store in stores]
        keys = [("address 127.0.0.1", 20), ("name anna from 127.0.0.1", 5)]
        signed_in = await until_refused(lambda turn: servers[turn % 2].sign_in(keys))
        created = await until_refused(lambda turn: servers[turn % 2].check("table", "anna"))
        await servers[0].signed_in(keys)
        await servers[1].sign_in(keys)  # the right password forgives what was wrong before
        for store in stores:
            store.close()
        return signed_in, created

    signed_in, created = run_async(attempts())
    assert 5 <= signed_in < 20  # the first five are free, and each one more waits twice as long
    assert 30 <= created < 60  # a slow machine is given a few more meanwhile


async def until_refused(step: Callable[[int], Coroutine[Any, Any, None]]) -> int:
    """How often it was done before it was refused."""
    for turn in range(100):
        try:
            await step(turn)
        except Refusal:
            return turn
    raise AssertionError("never refused")
