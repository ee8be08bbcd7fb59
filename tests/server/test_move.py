"""`rubicon migrate` and `rubicon move`: whole databases carried over, and matches that go on there."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from rubicon.server.storage.schema import metadata
from tests.server.harness import Player, Row, Server
from tests.server.postgres import Postgres

Servers = Callable[..., Server]


@pytest.fixture
def servers() -> Iterator[Servers]:
    """Servers, not yet started, that do not outlive the test."""
    made: list[Server] = []

    def make(folder: Path, **environment: str) -> Server:
        made.append(Server(folder, fixed=True, **environment))
        return made[-1]

    yield make
    for one in made:
        one.kill()


def command(server: Server, *arguments: str) -> subprocess.CompletedProcess[str]:
    line = server.command(*arguments)
    return subprocess.run(line, env=server.environment, capture_output=True, text=True, check=False)


def url_of(server: Server) -> str:
    return f"sqlite:///{server.folder / 'rubicon.sqlite3'}"


def moved(server: Server, source: str, target: str) -> None:
    done = command(server, "move", "--from", source, "--to", target)
    assert (done.returncode, done.stderr) == (0, "")
    assert "compared one by one" in " ".join(done.stdout.split())


def decide(player: Player, shown: Row) -> Row:
    return player.decide(shown, shown["yours"][0]["view"]["moves"][0]["move"])


def rows(server: Server) -> dict[str, list[str]]:
    """All that is stored; numbers of SQLite that stand for yes and no are not told apart from these."""
    return {
        name: sorted(
            repr(tuple([int(v) if isinstance(v, bool) else v for v in row]))
            for row in server.sql(f"SELECT * FROM {name}")
        )
        for name in metadata.tables
    }


def test_matches_go_on_in_postgresql_and_back_in_sqlite(postgres: Postgres, tmp_path: Path, servers: Servers) -> None:
    first = servers(tmp_path / "first").start()
    anna, ola = Player(first, "Anna"), Player(first, "Żółć 🎲 'quoted' %s")
    anna.post("/api/account", password="very-secret-password")
    anna.post("/api/tokens", label="my bot")
    games = []
    for game in ("three_coins", "caesar_dice"):
        table = anna.create(game, "me", "open")["id"]
        ola.join(table)
        ola.post(f"/api/tables/{table}/chat", text="zażółć\ngęślą 🎲")
        assert anna.call("PUT", f"/api/tables/{table}/notes", json={"text": "a plan"}).status_code == 200
        games.append(table)
    anna.create("julius_caesar", "me", "bot:random", private=True)
    held = anna.decide(anna.table(games[0]), anna.table(games[0])["yours"][0]["view"]["moves"][0]["move"], hold=True)
    first.stop()

    second = servers(tmp_path / "second", RUBICON_DATABASE=postgres.database())
    moved(first, url_of(first), second.environment["RUBICON_DATABASE"])
    before = rows(first)
    assert rows(second) == before
    assert all(
        before[name] for name in ("people", "tokens", "sessions", "matches", "seats", "entries", "chat", "looks")
    )

    second.start()
    for player in (anna, ola):  # with the cookies of before
        player.http.base_url = second.url
    assert anna.table(games[0])["yours"] == held["yours"]
    for table in games:
        for player in (anna, ola):
            shown = player.table(table)
            if shown["yours"][0]["view"]["moves"]:
                shown = decide(player, shown)
    last = [anna.table(table) for table in games]
    second.stop()

    third = servers(tmp_path / "third")
    moved(first, second.environment["RUBICON_DATABASE"], url_of(third))
    assert (third.folder / "rubicon.sqlite3").stat().st_mode & 0o077 == 0
    assert rows(third) == rows(second) != before
    third.start()
    anna.http.base_url = third.url
    assert [{**anna.table(table), "seen": None} for table in games] == [{**shown, "seen": None} for shown in last]
    assert third.stop() == 0


def test_what_was_stopped_half_way_starts_again(postgres: Postgres, tmp_path: Path, servers: Servers) -> None:
    server = servers(tmp_path / "first").start()
    table = Player(server, "Anna").create("caesar_dice", "me", "local:Ola")["id"]
    server.stop()
    with closing(sqlite3.connect(server.folder / "rubicon.sqlite3")) as database:
        many = [(table, number, "F", "x", 0) for number in range(1_000, 60_000)]
        database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", many)
        database.commit()
    for target in (postgres.database(), f"sqlite:///{tmp_path / 'target' / 'new.sqlite3'}"):
        line = server.command("move", "--from", url_of(server), "--to", target)
        with subprocess.Popen(line, env=server.environment, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for told in process.stdout:
                if told.startswith("decisions"):  # the entries, of which there are many, come next
                    break
            process.send_signal(signal.SIGKILL)
        assert process.returncode == -signal.SIGKILL
        moved(server, url_of(server), target)
    assert Player(server.start()).table(table)["id"] == table, "what was carried over is still there"
    server.stop()


def test_what_cannot_be_carried_over_is_said_in_words(postgres: Postgres, tmp_path: Path, servers: Servers) -> None:
    server = servers(tmp_path / "first").start()
    Player(server, "Anna")
    here, there = url_of(server), postgres.database()
    full = postgres.fresh()
    postgres.execute("INSERT INTO house VALUES ('k', 'v')", full.rpartition("/")[2])
    foreign = postgres.database()
    postgres.execute("CREATE TABLE mine (a int)", foreign.rpartition("/")[2])

    def refused(source: str, target: str, *words: str, code: int = 1) -> None:
        done = command(server, "move", "--from", source, "--to", target)
        told = " ".join(done.stderr.split())
        assert done.returncode == code, done.stdout
        assert "Traceback" not in told
        for word in words:
            assert word in told, told

    refused(here, there, "A server is using", "Stop it first")
    server.stop()
    refused(here, full, "is not empty", "house")
    refused(here, foreign, "is not empty", "mine")
    refused(here, here, "both where to take from and where to put")
    refused(f"sqlite:///{tmp_path / 'none.sqlite3'}", there, "no database")
    refused(there, f"sqlite:///{tmp_path / 'new.sqlite3'}", "no database")
    refused("nonsense", there, "nonsense is no address", code=2)
    refused(here, "postgresql+psycopg://rubicon:hush@127.0.0.1:1/none", "refused")
    assert (
        "hush"
        not in command(server, "move", "--from", here, "--to", "postgresql+psycopg://a:hush@127.0.0.1:1/b").stderr
    )
    server.sql("UPDATE alembic_version SET version_num = '0003'")
    refused(here, there, "older Rubicon", "rubicon migrate")
    server.sql("UPDATE alembic_version SET version_num = '9999'")
    refused(here, there, "newer Rubicon")
    assert postgres.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", there.rpartition("/")[2]) == [
        (0,)
    ]


def test_text_that_postgresql_cannot_keep_leaves_nothing_behind(
    postgres: Postgres, tmp_path: Path, servers: Servers
) -> None:
    server = servers(tmp_path / "first").start()
    Player(server, "Anna")
    server.stop()
    server.sql("INSERT INTO house VALUES ('odd', ?)", "nul \x00 inside")
    there = postgres.database()
    done = command(server, "move", "--from", url_of(server), "--to", there)
    assert done.returncode == 1
    assert "NUL" in done.stderr
    assert postgres.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", there.rpartition("/")[2]) == [
        (0,)
    ]


def test_migrate_makes_a_database_ready_and_says_so(database_url: str, tmp_path: Path, servers: Servers) -> None:
    server = servers(tmp_path / "data", RUBICON_DATABASE=database_url)
    first, second = [command(server, "migrate") for _ in range(2)]
    assert (first.returncode, second.returncode) == (0, 0), first.stderr
    assert "has all its tables now" in " ".join(first.stdout.split())
    assert "nothing to do" in " ".join(second.stdout.split())


def test_no_table_counts_by_itself() -> None:
    """`rubicon move` carries rows, and would have to set such counters too."""
    for table in metadata.sorted_tables:
        assert table.autoincrement_column is None, table.name


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_a_new_file_of_sqlite_is_ones_own(postgres: Postgres, tmp_path: Path, servers: Servers) -> None:
    server = servers(tmp_path / "data")
    target = tmp_path / "deep" / "new.sqlite3"
    moved(server, postgres.fresh(), f"sqlite:///{target}")
    assert target.stat().st_mode & 0o077 == 0
