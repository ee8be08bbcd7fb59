"""The database: migrations, appending, several servers, the bound on memory, backup and restore."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, insert, select

from rubicon.server.storage import migrate
from rubicon.server.storage.schema import HEAD, entries, house, matches, metadata, people, refused_names
from rubicon.server.storage.store import Conflict, Store
from rubicon.server.storage.table_queries import CHANGING, Change, save
from tests.server.harness import Player, Server, problem


def test_the_migrations_lead_to_the_tables_that_the_code_knows(database_url: str) -> None:
    from alembic import command
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    engine = create_engine(database_url)
    with engine.begin() as connection:
        assert migrate.version_of(connection) is None
        assert migrate.bring_up_to_date(connection)
        assert migrate.version_of(connection) == HEAD
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        config = migrate.config_for(connection)
        assert ScriptDirectory.from_config(config).get_current_head() == HEAD
        assert not migrate.bring_up_to_date(connection)
        command.downgrade(config, "base")
        command.upgrade(config, "head")
    engine.dispose()


def test_who_was_forced_to_another_name_before_signs_in_with_it_now(database_url: str) -> None:
    """Unless somebody has an account with that name: then all stays as it was."""
    from alembic import command

    engine = create_engine(database_url)
    with engine.begin() as connection:
        migrate.bring_up_to_date(connection)
        config = migrate.config_for(connection)
        command.downgrade(config, "0015")
        for name, login in (("Somebody 17", "vile"), ("Anna", "anna"), ("Anna", "worse")):
            person = {"id": login, "name": name, "login": login, "language": "en", "epoch": 0, "made": 0, "seen": 0}
            connection.execute(insert(people).values(**person))
        for taken in ("vile", "worse", "nobody"):
            connection.exec_driver_sql(f"INSERT INTO refused_names (folded, made) VALUES ('{taken}', 0)")
        command.upgrade(config, "head")
        logins = dict(connection.execute(select(people.c.id, people.c.login)).tuples().all())
        assert logins == {"vile": "somebody 17", "anna": "anna", "worse": "worse"}
        whose = connection.execute(select(refused_names.c.folded, refused_names.c.person)).tuples().all()
        assert dict(whose) == {"vile": "vile", "worse": None, "nobody": None}
    engine.dispose()


def test_no_table_needs_a_particular_database() -> None:
    from sqlalchemy.dialects import postgresql
    from sqlalchemy.schema import CreateTable

    for table in metadata.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=postgresql.dialect()))  # type: ignore[no-untyped-call]


def in_a_store(url: str, work: Callable[[Store], Any]) -> None:
    async def run() -> None:
        store = Store(url)
        store.open()
        try:
            await work(store)
        finally:
            store.close()

    # In a thread of its own: where a test of the browser app ran before in this process, this one has a loop already.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, run()).result()


ROW = {
    "id": "a",
    "game": "g",
    "rules": 1,
    "options": "{}",
    "status": "open",
    "private": False,
    "key": "k",
    "host": None,
    "clock": None,
    "on_time": "bot",
    "aids": False,
    "secret": "00",
    "nonces": "[]",
    "version": 0,
    "drafts": "{}",
    "requests": "[]",
    "times": None,
    "paused": False,
    "deadline": None,
    "waiting": "[]",
    "bot_due": False,
    "outcome": None,
    "rematch": None,
    "made": 0,
    "updated": 0,
    "started": None,
    "ended": None,
    "stage": None,
}


def values(updated: int) -> dict[str, object]:
    return {**{name: ROW[name] for name in CHANGING if name != "version"}, "updated": updated}


def entry(number: int) -> dict[str, object]:
    return {"match": "a", "number": number, "who": "F", "what": "x", "at": 0}


def test_who_comes_second_is_refused_and_changes_nothing(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.write(lambda c: c.execute(insert(matches).values(**ROW)).rowcount)
        await store.write(lambda c: save(c, Change("a", 0, values(1), [entry(0)])))
        with pytest.raises(Conflict):  # an old version
            await store.write(lambda c: save(c, Change("a", 0, values(2), [entry(1)])))
        with pytest.raises(Conflict):  # a number that is there already
            await store.write(lambda c: save(c, Change("a", 1, values(2), [entry(0)])))
        found = await store.read(lambda c: c.execute(select(matches.c.version, matches.c.updated)).one())
        assert tuple(found) == (1, 1)
        assert await store.read(lambda c: len(c.execute(select(entries)).all())) == 1

    in_a_store(database_url, work)


def test_one_bad_job_does_not_hurt_those_it_was_committed_with(database_url: str) -> None:
    def put(key: str) -> Callable[[Connection], int]:
        return lambda connection: connection.execute(insert(house).values(key=key, value="v")).rowcount

    async def work(store: Store) -> None:
        await store.write(put("twice"))
        jobs = [store.write(put(key)) for key in ("a", "b", "twice", "c")]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [int, int, Conflict, int]
        found = await store.read(lambda c: sorted(c.execute(select(house.c.key)).scalars()))
        assert found == ["a", "b", "c", "twice"]

    in_a_store(database_url, work)


def test_two_servers_on_one_database(new_server: Callable[..., Server]) -> None:
    first = new_server()
    second = first.another().start()
    try:
        anna, twin = Player(first, "Anna"), Player(second)
        twin.http.cookies = anna.http.cookies  # the same key signs, for it is in the database
        table = anna.create("three_coins", "me", "open")["id"]
        Player(second, "Ola").join(table)
        # The first server still has the table in memory as it was; what it would store on top of that is refused.
        assert anna.refused(f"/api/tables/{table}/leave") == (409, "conflict")
        shown = anna.table(table)
        assert shown["status"] == "running"  # and then it looks again
        twin.table(table)
        moved = anna.decide(shown, shown["yours"][0]["view"]["moves"][0]["move"])
        late = twin.step("decide", shown, shown["yours"][0]["view"]["moves"][0]["move"])
        assert (late.status_code, problem(late)["error"]) == (409, "stale")
        assert late.json()["table"]["yours"] == moved["yours"]
    finally:
        second.kill()


def test_tables_that_do_not_fit_into_memory_are_read_again(new_server: Callable[..., Server]) -> None:
    server = new_server(RUBICON_CACHE_MB="0")
    anna = Player(server, "Anna")
    tables = [anna.create("caesar_dice", "me", "local:Ola") for _ in range(3)]
    for _ in range(5):
        for number, shown in enumerate(tables):
            seat = shown["waiting"][0]
            move = shown["yours"][seat]["view"]["moves"][0]["move"]
            tables[number] = anna.decide(shown, move, seat=seat)
    for shown in tables:
        fresh = anna.table(shown["id"])
        assert [mine["view"] for mine in fresh["yours"]] == [mine["view"] for mine in shown["yours"]]


@pytest.mark.sqlite
def test_backup_while_serving_and_restore(new_server: Callable[..., Server], tmp_path: Path) -> None:
    server = new_server()
    anna = Player(server, "Anna")
    shown = anna.create("caesar_dice", "me", "local:Ola")
    file = tmp_path / "kept.sqlite3"
    done = server.run("backup", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert "One match and one person" in done.stdout
    assert file.stat().st_mode & 0o077 == 0
    assert server.run("backup", str(file)).returncode == 1  # never over another one

    seat = shown["waiting"][0]
    later = anna.decide(shown, shown["yours"][seat]["view"]["moves"][0]["move"], seat=seat)
    busy = server.run("restore", str(file))
    assert busy.returncode == 1
    assert "Stop it first" in busy.stderr
    assert anna.table(shown["id"])["number"] == later["number"]

    server.stop()
    restored = server.run("restore", str(file))
    assert restored.returncode == 0, restored.stderr
    kept = list(server.folder.glob("*-before-restore-*"))
    assert len(kept) == 1
    server.start()
    assert anna.table(shown["id"])["number"] == shown["number"]
    server.stop()
    assert server.run("restore", str(kept[0])).returncode == 0
    server.start()
    assert anna.table(shown["id"])["number"] == later["number"]


def test_what_is_not_a_backup_is_refused_and_nothing_is_touched(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    server.stop()
    before = (server.folder / "rubicon.sqlite3").read_bytes()
    text = tmp_path / "text"
    text.write_text("not a database")
    foreign = tmp_path / "foreign.sqlite3"
    with closing(sqlite3.connect(foreign)) as database:
        database.execute("CREATE TABLE t (a)")
    damaged = tmp_path / "damaged.sqlite3"
    damaged.write_bytes(before[: len(before) // 2])
    for file in (text, foreign, damaged, tmp_path / "missing"):
        done = server.run("restore", str(file))
        assert done.returncode == 1, file
        assert str(file) in done.stderr.replace("\n", "")
        assert "Traceback" not in done.stderr
    assert (server.folder / "rubicon.sqlite3").read_bytes() == before
    empty = Server(tmp_path / "nothing")
    assert empty.run("backup", str(tmp_path / "b")).returncode == 1


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    server.stop()
    with closing(sqlite3.connect(server.folder / "rubicon.sqlite3")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    done = server.run("serve", "--port", "0")
    assert done.returncode == 1
    assert "newer Rubicon" in done.stderr
