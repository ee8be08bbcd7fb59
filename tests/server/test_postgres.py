"""PostgreSQL that restarts, goes away or cuts connections: what was stored is known, and all goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from rubicon.server.storage.migrate import bring_up_to_date
from rubicon.server.storage.schema import house
from rubicon.server.storage.store import CONNECT, WRITERS, Store
from rubicon.server.storage.table_queries import load
from tests.server.harness import Player, Server, problem, until
from tests.server.postgres import Postgres
from tests.server.test_storage import ROW, in_a_store

END_MYSELF = text("SELECT pg_terminate_backend(pg_backend_pid())")


@pytest.fixture
def on_own(own_postgres: Postgres, tmp_path: Path) -> Iterator[Server]:
    """A server whose database a test may stop."""
    server = Server(tmp_path / "server", RUBICON_DATABASE=own_postgres.fresh()).start()
    yield server
    server.kill()


def test_after_a_restart_of_postgresql_nobody_is_turned_away(own_postgres: Postgres, on_own: Server) -> None:
    people = [Player(on_own, f"Person {number}") for number in range(4 * WRITERS)]

    def busy() -> list[str]:
        """Everybody at once, so that every connection for writing is used."""
        with ThreadPoolExecutor(len(people)) as pool:
            return list(pool.map(lambda player: str(player.commitment()), people))

    before = busy()
    own_postgres.restart()
    after = busy()
    assert len({*before, *after}) == 8 * WRITERS
    assert {row[0] for row in on_own.sql("SELECT commitment FROM secrets")} == {*before, *after}


def test_without_postgresql_nothing_is_said_to_be_stored(own_postgres: Postgres, on_own: Server) -> None:
    anna = Player(on_own, "Anna")
    shown = anna.create("caesar_dice", "me", "local:Ola")
    seat = shown["waiting"][0]
    move = shown["yours"][seat]["view"]["moves"][0]["move"]
    own_postgres.stop()
    for _ in range(3):
        refused = anna.step("decide", shown, move, seat=seat)
        assert (refused.status_code, problem(refused)["error"]) == (503, "unavailable")
    own_postgres.start()
    until(lambda: anna.call("GET", f"/api/tables/{shown['id']}").status_code == 200)
    assert anna.table(shown["id"])["number"] == shown["number"]
    later = anna.decide(shown, move, seat=seat)
    assert later["number"] > shown["number"]
    assert "Traceback" not in on_own.log.read_text()


def test_a_connection_that_ends_before_the_commit_is_made_anew(postgres: Postgres) -> None:
    url = postgres.fresh()
    postgres.execute("CREATE SEQUENCE runs", url.rpartition("/")[2])

    def write(connection: Connection) -> int:
        connection.execute(insert(house).values(key="k", value="v"))
        runs = connection.execute(text("SELECT nextval('runs')")).scalar_one()
        if runs == 1:
            connection.execute(END_MYSELF)
        return int(runs)

    def read(connection: Connection) -> int:
        runs = connection.execute(text("SELECT nextval('runs')")).scalar_one()
        if runs == 3:
            connection.execute(END_MYSELF)
        return int(runs)

    async def work(store: Store) -> None:
        assert await store.write(write) == 2
        assert await store.read(read) == 4
        assert await store.read(lambda c: len(c.execute(select(house)).all())) == 1

    in_a_store(url, work)


def test_what_may_have_been_committed_is_not_done_again(postgres: Postgres) -> None:
    """The connection ends in the midst of the commit: nobody knows what came of it, and nobody says it was stored."""
    url = postgres.fresh()
    name = url.rpartition("/")[2]
    postgres.execute("CREATE SEQUENCE runs", name)
    postgres.execute(
        "CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$",
        name,
    )
    postgres.execute(
        "CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON house DEFERRABLE INITIALLY DEFERRED "
        "FOR EACH ROW WHEN (NEW.key = 'cut') EXECUTE FUNCTION cut()",
        name,
    )

    def put(key: str) -> Callable[[Connection], int]:
        def job(connection: Connection) -> int:
            connection.execute(insert(house).values(key=key, value="v"))
            return int(connection.execute(text("SELECT nextval('runs')")).scalar_one())

        return job

    async def work(store: Store) -> None:
        for turn in range(3 * WRITERS):  # whichever of the writers it is, it goes on
            with pytest.raises(SQLAlchemyError):
                await store.write(put("cut"))
            assert await store.write(put(f"next {turn}")) == 2 * turn + 2

    in_a_store(url, work)
    kept = postgres.execute("SELECT key FROM house", name)
    assert sorted(kept) == sorted([(f"next {turn}",) for turn in range(3 * WRITERS)])


def test_what_is_read_together_fits_together(database_url: str) -> None:
    """A table is read by several statements: no change comes in between."""

    def change(connection: Connection) -> None:
        connection.execute(text("UPDATE matches SET version = version + 1"))
        connection.execute(text("INSERT INTO entries SELECT id, version, 'F', 'x', 0 FROM matches"))

    async def work(store: Store) -> None:
        await store.write(lambda c: c.execute(text(INSERT), ROW).rowcount)
        loop = asyncio.get_running_loop()

        def read(connection: Connection) -> tuple[int, int]:
            first = load(connection, "a")
            asyncio.run_coroutine_threadsafe(store.write(change), loop).result()
            second = load(connection, "a")
            assert first is not None
            assert second is not None
            return int(second.row["version"]) - int(first.row["version"]), len(second.entries)

        assert await store.read(read) == (0, 0)
        assert await store.read(lambda c: (load(c, "a") or pytest.fail("it is gone")).row["version"]) == 1

    in_a_store(database_url, work)


INSERT = f"INSERT INTO matches ({', '.join(ROW)}) VALUES ({', '.join([f':{name}' for name in ROW])})"


def test_servers_that_start_at_once_migrate_once(postgres: Postgres) -> None:
    stores = [Store(postgres.url("together")) for _ in range(8)]
    postgres.database("together")
    with ThreadPoolExecutor(len(stores)) as pool:
        migrated = list(pool.map(Store.open, stores))
    assert sorted(migrated) == [False] * 7 + [True]
    for store in stores:
        store.close()


def test_a_busy_machine_may_take_its_time_to_migrate(postgres: Postgres) -> None:
    """A transaction that nobody goes on with ends after five seconds, but not between two steps of a migration."""
    engine = create_engine(postgres.database(), connect_args=CONNECT)
    with engine.begin() as connection:
        assert connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar() == "5s"
        assert bring_up_to_date(connection)
        assert connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar() == "5min"
    with engine.begin() as connection:
        assert connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar() == "5s"
    engine.dispose()
