"""What docs/scale.md is worked out from, beside server_load.py: bytes that are stored, costs of notices and forgetting.

    python -m benchmarks.scale

Times are processor times, which other work on the machine changes least.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
from sqlalchemy import create_engine, delete, insert, select, text, update

from benchmarks.server_processes import used_by
from rubicon.server.storage.decision_queries import forget_finished
from rubicon.server.storage.schema import decisions, entries, matches, people
from rubicon.server.storage.store import Store
from tests.server.postgres import Postgres
from tests.server.test_storage import ROW

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"
COPIES = 20
"""Of each record: so many that what a table needs once does not matter."""
DECISIONS = 20_000
DECISIONS_EACH = 60
"""At each match, for forgetting them."""
NOTICES = 20_000
LISTENERS = (1, 10, 50)


def lines() -> dict[str, list[list[list[str]]]]:
    """The entries of real matches, by game."""
    found: dict[str, list[list[list[str]]]] = {}
    for file in sorted(RECORDS.glob("*.json")):
        record = json.loads(file.read_text())
        found.setdefault(record["game"], []).append(record["entries"])
    return found


def stored(url: str, size: str) -> list[tuple[str, float]]:
    """Bytes for each entry of each game, and for each decision."""
    store = Store(url)
    store.open()
    store.close()
    engine = create_engine(url)
    told = []

    def size_now() -> int:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("VACUUM"))
            return int(connection.execute(text(size)).scalar_one())

    with engine.begin() as connection:
        connection.execute(insert(people).values(id="p", name="p", language="en", epoch=0, made=0, seen=0))
    for game, all_of_them in lines().items():
        before, count = size_now(), 0
        with engine.begin() as connection:
            for copy in range(COPIES):
                for number, line in enumerate(all_of_them):
                    match = f"{game[:8]}{number:03}{copy:03}"
                    connection.execute(insert(matches), [{**ROW, "id": match}])
                    keys = {"match": match, "at": 1_700_000_000_000}
                    rows = [{**keys, "number": n, "who": e[0], "what": e[1]} for n, e in enumerate(line)]
                    connection.execute(insert(entries), rows)
                    count += len(rows)
        told.append((f"entry of {game}, its share of the match's row included", (size_now() - before) / count))
    before = size_now()
    remembered = {"match": match, "person": "p", "asked": "0 12 34", "since": 1, "at": 1_700_000_000_000}
    rows = [{**remembered, "id": f"{n:032x}", "number": n} for n in range(DECISIONS)]
    with engine.begin() as connection:
        connection.execute(insert(decisions), rows)
    told.append(("decision that is remembered", (size_now() - before) / DECISIONS))
    engine.dispose()
    return told


def notices(postgres: Postgres) -> None:
    """Processor time for one transaction with a notice, by how many listen: in PostgreSQL, and in each listener."""
    for listeners in LISTENERS:
        ears = [psycopg.connect(postgres.address("postgres"), autocommit=True) for _ in range(listeners)]
        for ear in ears:
            ear.execute("LISTEN news")
        with psycopg.connect(postgres.address("postgres"), autocommit=True) as mouth:
            database, heard, own = whole(postgres), 0, 0.0
            for start in range(0, NOTICES // listeners, 500):
                for number in range(start, start + 500):
                    mouth.execute("SELECT pg_notify('news', %s)", [f"table-{number:08}"])
                began = time.process_time()
                for ear in ears:
                    heard += len(list(ear.notifies(timeout=30, stop_after=500)))
                own += time.process_time() - began
            sent = heard // listeners
            spent = whole(postgres) - database
        for ear in ears:
            ear.close()
        print(f"| {listeners} | {spent / sent * 1e6:.0f} | {own / heard * 1e6:.1f} |", flush=True)


def forgetting(url: str, spent: Callable[[], float]) -> float:
    """Microseconds of processor time for each decision that is forgotten, after `stored`."""
    engine = create_engine(url)
    now = 1_700_000_000_000
    with engine.begin() as connection:
        connection.execute(update(matches).values(status="over", updated=0))
        connection.execute(delete(decisions))
        remembered = {"person": "p", "asked": "0 12 34", "since": 1, "at": now, "number": 1}
        for match in connection.execute(select(matches.c.id)).scalars().all():
            rows = [{**remembered, "match": match, "id": f"{n:032}"} for n in range(DECISIONS_EACH)]
            connection.execute(insert(decisions), rows)
    before = spent()
    with engine.connect() as connection:
        count = connection.execute(text("SELECT count(*) FROM decisions")).scalar_one()
    more = True
    while more:
        with engine.begin() as connection:
            more = forget_finished(connection, now)
    engine.dispose()
    return (spent() - before) / int(count) * 1e6


def whole(postgres: Postgres) -> float:
    """Seconds that all processes of the database have had."""
    children = Path(f"/proc/{postgres.pid}/task/{postgres.pid}/children").read_text().split()
    return used_by(postgres.pid, children=True) + sum(used_by(int(child)) for child in children)


def main() -> None:
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before we began\n")
    with Postgres(fsync="on", synchronous_commit="on", full_page_writes="on") as postgres:
        with TemporaryDirectory() as folder:
            pages = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
            here = f"sqlite:///{folder}/a.sqlite3"
            ours = stored(here, pages)
            small_cost = forgetting(here, time.process_time)
        there = postgres.database()
        theirs = stored(there, "SELECT pg_database_size(current_database())")
        large_cost = forgetting(there, lambda: time.process_time() + whole(postgres))
        print("| bytes for each | SQLite | PostgreSQL |\n| --- | --- | --- |")
        for (what, small), (_, large) in zip(ours, theirs, strict=True):
            print(f"| {what} | {small:.0f} | {large:.0f} |")
        print(f"\nA decision is forgotten in {small_cost:.1f} µs (SQLite), {large_cost:.1f} (PostgreSQL and server).")
        print("\n| listeners | µs in PostgreSQL for a notice and its commit | µs in a listener |\n| --- | --- | --- |")
        notices(postgres)


if __name__ == "__main__":
    main()
