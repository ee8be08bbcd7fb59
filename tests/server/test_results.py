"""What remains of a match that is over: one row a seat, however it ended, in the step that ended it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import create_engine, select

from rubicon.core.game import Outcome
from rubicon.server.storage import migrate
from rubicon.server.storage.schema import results
from tests.server.harness import Player, Row, Server, until

SHOWN = ("seat", "person", "kind", "bot", "left", "share", "place", "margin", "reason")


def kept(server: Server, table: str, *columns: str) -> list[tuple[Any, ...]]:
    names = ", ".join([f'"{name}"' for name in columns or SHOWN])
    return server.sql(f"SELECT {names} FROM results WHERE match = ? ORDER BY seat", table)


def play_out(players: list[Player], table: str) -> Row:
    """Everybody takes the first move that is offered, until it is over."""
    while True:
        for player in players:
            shown = player.table(table)
            if shown["status"] == "over":
                return shown
            for mine in shown["yours"]:
                if mine["seat"] in shown["waiting"]:
                    player.decide(shown, mine["view"]["moves"][0]["move"], seat=mine["seat"])
                    break


def two(server: Server, game: str = "three_coins", **more: Any) -> tuple[Player, Player, str]:
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    table = anna.create(game, "me", "open", **more)["id"]
    ola.join(table)
    return anna, ola, table


def test_places_and_margins() -> None:
    outcome = Outcome((5, 9, 5, 2), (0,), "resigned")
    assert [outcome.place(seat) for seat in range(4)] == [1, 2, 3, 4]
    assert [outcome.margin(seat) for seat in range(4)] == [-4, 4, -4, -7]
    shared = Outcome((4, 4, 1, 1), (0, 1), "points")
    assert [shared.place(seat) for seat in range(4)] == [1, 1, 3, 3]
    assert [Outcome((1, 3), (), "draw").place(seat) for seat in range(2)] == [1, 1]
    assert (Outcome((7,), (), "lost").place(0), Outcome((7,), (0,), "won").place(0)) == (1, 1)
    assert Outcome((7,), (0,), "won").margin(0) == 7


def test_a_match_that_was_played_out_is_kept_with_the_step_that_ended_it(server: Server) -> None:
    anna, ola, table = two(server)
    assert kept(server, table) == []
    over = play_out([anna, ola], table)
    rows = kept(server, table, "seat", "person", "kind", "game", "seats", "score", "private", "rated")
    scores = over["outcome"]["scores"]
    assert rows == [
        (0, anna.id, "human", "three_coins", 2, scores[0], False, False),
        (1, ola.id, "human", "three_coins", 2, scores[1], False, False),
    ]
    length, ended = kept(server, table, "length", "ended")[0]
    last = server.sql("SELECT count(*), max(at) FROM entries WHERE match = ?", table)[0]
    assert (length, ended) == last
    started, over_at = server.sql("SELECT started, ended FROM matches WHERE id = ?", table)[0]
    assert started <= over_at == ended
    # What happens at the table afterwards is another thing.
    anna.rematch(table)
    assert len(kept(server, table)) == 2
    assert server.sql("SELECT ended FROM matches WHERE id = ?", table) == [(ended,)]


def test_resigning_losing_by_time_and_agreed_draws_are_kept(server: Server) -> None:
    anna, ola, table = two(server)
    ola.post(f"/api/tables/{table}/resign", seat=1)
    assert [(row[1], row[5], row[6], row[8]) for row in kept(server, table)] == [
        (anna.id, 1.0, 1, "resigned"),
        (ola.id, 0.0, 2, "resigned"),
    ]
    anna, ola, table = two(server, "caesar_dice", clock={"kind": "move", "seconds": 3}, on_time="loss")
    slow = anna.table(table)["waiting"][0]
    until(lambda: anna.table(table)["status"] == "over")
    assert [(row[5], row[8]) for row in kept(server, table)] == [(float(seat != slow), "time") for seat in range(2)]
    anna, ola, table = two(server, "drawn_coins")
    anna.post(f"/api/tables/{table}/ask", what="draw", seat=0)
    request = ola.table(table)["requests"][0]["id"]
    ola.post(f"/api/tables/{table}/answer", request=request, yes=True, seat=1)
    assert [(row[5], row[6], row[8]) for row in kept(server, table)] == [(0.5, 1, "agreed_draw")] * 2


def test_a_bot_that_played_on_is_kept_with_who_left(server: Server) -> None:
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    table = anna.create("three_coins", "me", "open", "bot:random")["id"]
    ola.join(table)
    ola.post(f"/api/tables/{table}/resign", seat=1)
    play_out([anna], table)
    rows = kept(server, table, "person", "kind", "left")
    assert rows == [(anna.id, "human", False), (ola.id, "bot", True), (None, "bot", False)]
    bots = [row[0] for row in kept(server, table, "bot")]
    assert bots[0] is None
    assert bots[1] is not None
    assert bots[2] == "random"


def test_a_person_counts_once_in_a_match_at_one_device(server: Server) -> None:
    anna = Player(server, "Anna")
    table = anna.create("three_coins", "local:Ola", "me")["id"]
    play_out([anna], table)
    assert kept(server, table, "person", "kind") == [(None, "local"), (anna.id, "human")]
    lent = anna.create("three_coins", "local:Ola", "local:Jan", commitment=anna.commitment())["id"]
    play_out([anna], lent)
    assert kept(server, lent, "person", "kind") == [(anna.id, "local"), (None, "local")]


def test_who_is_forgotten_leaves_results_without_a_name(server: Server) -> None:
    anna, ola, table = two(server)
    play_out([anna, ola], table)
    assert anna.call("DELETE", "/api/me").status_code == 200
    assert kept(server, table, "person") == [(None,), (ola.id,)]


def test_the_migration_fills_in_what_matches_wrote_themselves(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    anna, ola, first = two(server)
    play_out([anna, ola], first)
    two(server)  # not over: there is nothing of it
    anna2 = Player(server, "Ewa")
    local = anna2.create("three_coins", "local:Ola", "me")["id"]
    play_out([anna2], local)
    three = anna.create("three_coins", "me", "open", "bot:random")["id"]
    ola.join(three)
    ola.post(f"/api/tables/{three}/resign", seat=1)
    play_out([anna], three)
    assert server.stop() == 0
    from alembic import command

    url = server.environment.get("RUBICON_DATABASE") or f"sqlite:///{server.folder / 'rubicon.sqlite3'}"
    engine = create_engine(url)

    def rows() -> list[Any]:
        with engine.connect() as connection:
            return list(connection.execute(select(results).order_by(results.c.match, results.c.seat)))

    def times() -> Any:
        return sorted(server.sql("SELECT id, started, ended FROM matches"))

    before, then = rows(), times()
    assert {row.match for row in before} == {first, local, three}
    with engine.begin() as connection:
        command.downgrade(migrate.config_for(connection), "0005")
        command.upgrade(migrate.config_for(connection), "head")
    assert rows() == before
    assert [(id, ended) for id, _, ended in times()] == [(id, ended) for id, _, ended in then]
    engine.dispose()
