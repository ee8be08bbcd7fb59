"""The queue of work for bots: whose turn it is, and what becomes of jobs whose process has died."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, Engine, create_engine, text

from rubicon.server.storage import job_queries, table_queries
from rubicon.server.storage.migrate import bring_up_to_date
from tests.server.postgres import Postgres
from tests.server.test_storage import ROW

KINDS = ("play", "advise")


@pytest.fixture
def engine(postgres: Postgres) -> Iterator[Engine]:
    engine = create_engine(postgres.database())
    with engine.begin() as connection:
        bring_up_to_date(connection)
    yield engine
    engine.dispose()


@pytest.fixture
def connection(engine: Engine) -> Iterator[Connection]:
    with engine.begin() as connection:
        yield connection


def tables(connection: Connection, *ids: str) -> None:
    for id in ids:
        table_queries.create(connection, {**ROW, "id": id}, [seat(id)], None, "nobody", 99)


def seat(match: str) -> dict[str, object]:
    kept = {"person": None, "name": None, "bot": "random", "nonce": None, "kept_for": None}
    return {"match": match, "seat": 0, "kind": "bot", **kept}


def taken(connection: Connection, worker: str = "w") -> str | None:
    job = job_queries.take(connection, worker, KINDS)
    return None if job is None else job.match


def end_leases(connection: Connection) -> None:
    connection.execute(text("UPDATE jobs SET lease = 0 WHERE answer IS NULL"))


def test_people_are_served_in_turn_and_those_whom_nobody_waits_for_last(connection: Connection) -> None:
    tables(connection, "n", "a1", "a2", "a3", "b1", "c1")
    for match, people in [("n", []), ("a1", ["a"]), ("a2", ["a"]), ("a3", ["a"]), ("b1", ["b"]), ("c1", ["c"])]:
        job_queries.bots_due(connection, match, 1, people)
    order = [taken(connection) for _ in range(7)]
    assert order == ["a1", "b1", "c1", "a2", "a3", "n", None]


def test_who_plays_with_a_busy_person_does_not_wait_for_them(connection: Connection) -> None:
    tables(connection, "a1", "a2", "both")
    job_queries.bots_due(connection, "a1", 1, ["a"])
    job_queries.bots_due(connection, "a2", 1, ["a"])
    job_queries.bots_due(connection, "both", 1, ["a", "b"])
    assert [taken(connection) for _ in range(3)] == ["a1", "both", "a2"]


def test_an_analysis_never_takes_the_place_of_a_bot(connection: Connection) -> None:
    tables(connection, "x", "y")
    job_queries.add(connection, "analyse", "analyse:x", "x", None, None)
    job_queries.bots_due(connection, "y", 1, [])
    assert taken(connection) == "y"
    assert taken(connection) is None
    found = job_queries.take(connection, "w", ("analyse",))
    assert found is not None
    assert found.match == "x"


def test_a_job_is_taken_again_when_its_lease_has_ended_and_done_by_who_has_it(connection: Connection) -> None:
    tables(connection, "x")
    job_queries.bots_due(connection, "x", 1, ["a"])
    assert taken(connection, "first") == "x"
    assert taken(connection, "second") is None
    end_leases(connection)
    again = job_queries.take(connection, "second", KINDS)
    assert again is not None
    assert again.tries == 2
    job_queries.done(connection, "first", again.id)  # it was taken for dead, and comes too late
    assert job_queries.state(connection, again.id) is not None
    job_queries.done(connection, "second", again.id)
    assert job_queries.state(connection, again.id) is None


def test_a_job_goes_with_the_change_that_ends_it_and_stays_with_one_that_does_not(connection: Connection) -> None:
    tables(connection, "x")
    job_queries.bots_due(connection, "x", 1, ["a"])
    job = job_queries.take(connection, "w", KINDS)
    assert job is not None
    job_queries.bots_due(connection, "x", 2, ["a"])  # it has decided, and has to decide again
    job_queries.done(connection, "w", job.id, version=1)
    assert job_queries.state(connection, job.id) is not None
    assert taken(connection, "other") is None
    job_queries.bots_due(connection, "x", 3, None)
    assert job_queries.state(connection, job.id) is None


def test_two_who_take_at_once_take_two(engine: Engine) -> None:
    with engine.begin() as connection:
        tables(connection, "x", "y")
        job_queries.bots_due(connection, "x", 1, ["a"])
        job_queries.bots_due(connection, "y", 1, ["b"])
    with engine.begin() as one, engine.begin() as two:
        assert {taken(one, "one"), taken(two, "two")} == {"x", "y"}


def test_bots_that_are_due_and_have_no_job_are_found(connection: Connection) -> None:
    tables(connection, "x")
    connection.execute(text("UPDATE matches SET status = 'running', bot_due = true"))
    assert taken(connection) is None
    job_queries.tidy(connection)
    assert taken(connection) == "x"


def test_one_hint_at_a_time_and_its_answer_is_read_once(connection: Connection) -> None:
    tables(connection, "x")
    assert job_queries.add(connection, "advise", "advise:a", "x", 0, "a")
    assert not job_queries.add(connection, "advise", "advise:a", "x", 0, "a")
    job = job_queries.take(connection, "w", KINDS)
    assert job is not None
    assert job_queries.take_answer(connection, job.id) is None
    job_queries.answer(connection, "w", job.id, "{}")
    assert taken(connection) is None
    assert job_queries.take_answer(connection, job.id) == "{}"
    assert job_queries.add(connection, "advise", "advise:a", "x", 0, "a")
