"""Decisions are remembered in case they are sent again, and forgotten when nobody does that any more."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, insert, select

from rubicon.server.storage import decision_queries
from rubicon.server.storage.decision_queries import (
    KEPT_FOR,
    MATCHES,
    OVER_FOR,
    ROWS,
    START,
    forget_finished,
    forget_old,
)
from rubicon.server.storage.schema import decisions, matches, people
from rubicon.server.storage.store import Store
from tests.server.harness import Player, Server, problem, until
from tests.server.test_storage import ROW, in_a_store

NOW = 1_800_000_000_000
PERSON = {"id": "p", "name": "p", "language": "en", "epoch": 0, "made": 0, "seen": 0}


def put(connection: Connection, id: str, status: str, updated: int, ats: list[int]) -> None:
    """A match with decisions that were made then."""
    connection.execute(insert(matches).values(**{**ROW, "id": id, "status": status, "updated": updated}))
    kept = {"match": id, "person": "p", "asked": "", "number": 0, "since": 0}
    connection.execute(insert(decisions), [{**kept, "id": f"d{n}", "at": at} for n, at in enumerate(ats)])


def left(connection: Connection) -> dict[str, int]:
    """How many decisions are remembered at each match."""
    found: dict[str, int] = {}
    for match in connection.execute(select(decisions.c.match)).scalars():
        found[match] = found.get(match, 0) + 1
    return found


def forget_all_finished(connection: Connection, now: int) -> int:
    """In how many portions."""
    portions = 1
    while forget_finished(connection, now):
        portions += 1
    return portions


def test_what_is_over_for_a_day_is_forgotten_and_what_goes_on_after_a_month(database_url: str) -> None:
    def work(connection: Connection) -> None:
        day, month = NOW - OVER_FOR, NOW - KEPT_FOR
        connection.execute(insert(people).values(**PERSON))
        put(connection, "over", "over", day, [day, day])
        put(connection, "just", "over", day + 1, [month - 1, day])
        put(connection, "runs", "running", NOW, [month - 1, month, NOW])
        put(connection, "open", "open", 0, [month - 1])
        assert forget_all_finished(connection, NOW) == 1
        assert left(connection) == {"just": 2, "runs": 3, "open": 1}
        assert forget_old(connection, NOW, START) is None
        assert left(connection) == {"just": 2, "runs": 2, "open": 1}
        assert forget_all_finished(connection, NOW + 1) == 1
        assert left(connection) == {"runs": 2, "open": 1}

    run(database_url, work)


def test_it_is_done_in_portions_each_match_once(database_url: str) -> None:
    """Many ended in the same millisecond: none is passed over."""

    def work(connection: Connection) -> None:
        connection.execute(insert(people).values(**PERSON))
        for number in range(MATCHES + 2):
            put(connection, f"m{number:03}", "over", 7, [7])
        put(connection, "x", "over", 8, [7] * ROWS)
        put(connection, "y", "over", 9, [7])
        assert forget_finished(connection, NOW)
        assert left(connection) == {f"m{MATCHES:03}": 1, f"m{MATCHES + 1:03}": 1, "x": ROWS, "y": 1}
        assert forget_finished(connection, NOW)
        assert left(connection) == {"y": 1}, "the rows of one match make a portion"
        assert not forget_finished(connection, NOW)
        assert left(connection) == {}
        # What was gone through is not looked at again.
        put(connection, "before", "over", 6, [7])
        assert forget_all_finished(connection, NOW) == 1
        assert left(connection) == {"before": 1}

    run(database_url, work)


def test_a_round_through_running_matches_is_done_in_portions(database_url: str) -> None:
    def work(connection: Connection) -> None:
        connection.execute(insert(people).values(**PERSON))
        for number in range(MATCHES + 2):
            put(connection, f"m{number:03}", "running", 7, [7, NOW])
        place = forget_old(connection, NOW, START)
        assert place == (7, f"m{MATCHES - 1:03}")
        assert sum(left(connection).values()) == MATCHES + 4
        assert forget_old(connection, NOW, place) is None
        assert set(left(connection).values()) == {1}

    run(database_url, work)


def test_a_clock_that_is_set_back_hides_nothing_from_forgetting(database_url: str) -> None:
    def work(connection: Connection) -> None:
        connection.execute(insert(people).values(**PERSON))
        put(connection, "ahead", "over", NOW, [7])
        assert forget_all_finished(connection, NOW + OVER_FOR) == 1
        back = NOW - 10 * OVER_FOR
        forget_all_finished(connection, back)
        put(connection, "after", "over", back, [7])
        assert forget_all_finished(connection, back + OVER_FOR) == 1
        assert left(connection) == {}

    run(database_url, work)


def run(url: str, work: Callable[[Connection], None]) -> None:
    async def in_one(store: Store) -> None:
        await store.write(work)

    in_a_store(url, in_one)


def test_a_server_forgets_the_decisions_of_a_match_that_is_long_over(new_server: Callable[..., Server]) -> None:
    server = new_server()
    anna = Player(server, "Anna")
    shown, goes_on = [anna.create("caesar_dice", "me", "local:Ola") for _ in range(2)]
    seat = shown["waiting"][0]
    move = shown["yours"][seat]["view"]["moves"][0]["move"]
    assert anna.step("decide", shown, move, seat=seat, id="once").status_code == 200
    assert anna.step("decide", shown, move, seat=seat, id="once").status_code == 200, "sent again, answered again"
    other = goes_on["waiting"][0]
    anna.decide(goes_on, goes_on["yours"][other]["view"]["moves"][0]["move"], seat=other)
    anna.post(f"/api/tables/{shown['id']}/resign", seat=seat)
    assert server.sql("SELECT count(*) FROM decisions") == [(2,)]
    assert anna.step("decide", shown, move, seat=seat, id="once").status_code == 200
    assert server.stop() == 0
    server.sql("UPDATE matches SET updated = updated - ?", decision_queries.OVER_FOR)
    server.start()
    until(lambda: server.sql("SELECT match FROM decisions") == [(goes_on["id"],)])
    assert problem(anna.step("decide", shown, move, seat=seat, id="once"))["message"]["key"] == "error-over"
    assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()
