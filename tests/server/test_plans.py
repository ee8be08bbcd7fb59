"""No statement of the server looks at every row of a large table.

All statements of the modules below are carried out once, and the database is
asked for its plan of each: SQLite and PostgreSQL.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, Engine, Select, create_engine, event
from sqlalchemy.dialects import postgresql
from sqlalchemy.sql.expression import ClauseElement, Delete, TextClause, Update

from rubicon.server.storage import account_queries, decision_queries, migrate, table_queries
from rubicon.server.storage import store as store_module
from rubicon.server.storage.schema import metadata
from rubicon.server.storage.statements import Prepared
from rubicon.server.storage.store import Store
from rubicon.server.storage.table_queries import Change
from tests.server.postgres import Postgres
from tests.server.test_storage import ROW, entry, values

MODULES = (account_queries, decision_queries, table_queries, store_module)
SMALL = {"house", "alembic_version"}
"""Tables that hold a few rows, however large a server is."""
ONE_ROW = {"probe"}
"""Functions that read the first row and no other."""
LATER = 10 * decision_queries.KEPT_FOR
"""When decisions made at 0 are old."""


def carry_out(path: Path) -> None:
    """Every statement, in an order in which each finds what it needs."""
    looking = Store(f"sqlite:///{path}")
    looking.running_matches()
    looking.probe()
    looking.close()
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        people(connection)
        tables(connection)
        going(connection)
    engine.dispose()


def people(connection: Connection) -> None:
    queries = account_queries
    queries.house_value(connection, "plans", "x")
    for id in ("p", "q"):
        row = {"id": id, "name": id, "language": "en", "login": None, "password": None, "epoch": 0}
        queries.add_person(connection, {**row, "made": 0, "seen": 0, "folded": id})
    queries.person(connection, "p")
    queries.person_by_login(connection, "p")
    queries.change_person(connection, "p", {"seen": 1}, "p")
    queries.make_account(connection, "p", "p", "secret", ["c"])
    for id in ("s", "t"):
        signed = {"id": id, "person": "p", "hash": id, "agent": "", "made": 0, "used": 0}
        queries.add_session(connection, signed, 1)  # the first gives way
        token = {"id": id, "person": "p", "label": "", "scope": "play", "hash": id, "made": 0, "used": None}
        queries.add_token(connection, token, 9)
        sealed = {"commitment": id, "secret": "00", "person": "p", "made": 0}
        queries.add_secret(connection, sealed, 1)
    queries.session(connection, "t")
    queries.session_used(connection, "t", 1)
    queries.sessions_of(connection, "p", 0)
    queries.drop_session(connection, "p", "t")
    queries.tokens_of(connection, "p")
    queries.token(connection, "t")
    queries.token_used(connection, "t", 1)
    queries.drop_token(connection, "p", "t")
    queries.use_recovery(connection, "p", "c", "secret")


def tables(connection: Connection) -> None:
    queries = table_queries
    row = {**ROW, "host": "p"}
    seat = {"match": "a", "seat": 0, "kind": "bot", "person": "p", "name": "p", "bot": None, "nonce": None}
    queries.create(connection, row, [{**seat, "kept_for": None}], "t", "p", 9)
    decided = {"match": "a", "person": "p", "id": "d", "asked": "", "number": 0, "since": 0, "at": 0}
    note = {**entry(1), "who": "T", "what": "{}"}
    changed = {**values(1), "status": "running"}
    queries.save(connection, Change("a", 0, changed, [entry(0), note], [{**seat, "kept_for": "p"}], decided))
    queries.exists(connection, "a")
    queries.decision(connection, "a", "p", "d")
    queries.add_chat(
        connection, {"match": "a", "number": 0, "person": "p", "seat": 0, "name": "p", "text": "", "at": 0}
    )
    for seen in (1, 2):
        queries.keep_look(connection, "a", "p", {"seen": seen})
    queries.load(connection, "a")
    queries.card_of(connection, "a")
    queries.cards(connection, "p", "mine", 9)
    queries.cards(connection, None, "open", 9)
    queries.turns(connection, "p")
    queries.keep_awake(connection, 1)  # there is none yet
    queries.unattended(connection)
    queries.keep_analysis(connection, "a", "{}", 0)
    queries.analysis(connection, "a")
    decision_queries.forget_old(connection, LATER, decision_queries.START)


def going(connection: Connection) -> None:
    account_queries.everything_about(connection, "p")
    account_queries.seated_at(connection, "p")
    account_queries.end_all(connection, "p")
    account_queries.forget(connection, "p")
    table_queries.save(connection, Change("a", 1, {**values(2), "status": "over"}))
    decision_queries.forget_finished(connection, LATER)
    table_queries.drop(connection, "a", 2)


class Sent:
    """What was sent to the database, and from where."""

    def __init__(self) -> None:
        self.texts: dict[str, Any] = {}
        self.statements: list[tuple[ClauseElement, dict[str, Any]]] = []
        self.lines: set[tuple[str, int]] = set()

    def cursor(self, _c: Any, _cursor: Any, text: str, given: Any, _context: Any, many: bool) -> None:
        frame = inspect.currentframe()
        functions = set()
        while frame is not None:
            if frame.f_code.co_filename in {module.__file__ for module in MODULES}:
                self.lines.add((frame.f_code.co_filename, frame.f_lineno))
                functions.add(frame.f_code.co_name)
            frame = frame.f_back
        if functions and not functions & ONE_ROW:
            self.texts[text] = given[0] if many else given

    def execute(self, _connection: Any, statement: Any, many: Any, given: Any, _options: Any) -> None:
        names = {frame.function for frame in inspect.stack(0)}
        if isinstance(statement, Select | Update | Delete | TextClause) and not names & ONE_ROW:
            self.statements.append((statement, given or (many[0] if many else {})))


@contextmanager
def noting(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sent]:
    """Note everything that is sent meanwhile."""
    sent = Sent()
    run = Prepared.run

    def noted(self: Prepared, connection: Connection, given: Any) -> Any:
        if isinstance(self._statement, Update):
            sent.statements.append((self._statement, given))
        return run(self, connection, given)

    monkeypatch.setattr(Prepared, "run", noted)
    event.listen(Engine, "before_cursor_execute", sent.cursor)
    event.listen(Engine, "before_execute", sent.execute)
    yield sent
    event.remove(Engine, "before_cursor_execute", sent.cursor)
    event.remove(Engine, "before_execute", sent.execute)


@pytest.fixture
def sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sent:
    path = tmp_path / "a.sqlite3"
    store = Store(f"sqlite:///{path}")
    store.open()
    store.close()
    with noting(monkeypatch) as noted:
        carry_out(path)
    return noted


def test_every_statement_is_looked_at(sent: Sent) -> None:
    """A new statement without a line in `carry_out` is found here."""
    for module in MODULES:
        assert module.__file__ is not None
        for node in ast.walk(ast.parse(Path(module.__file__).read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                runs = node.func.attr == "run" and ast.unparse(node.args[0]) == "connection"
                if (node.func.attr == "execute" and ast.unparse(node.func.value) == "connection") or runs:
                    lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
                    assert any((module.__file__, line) in sent.lines for line in lines), ast.unparse(node)


def test_sqlite_scans_no_large_table(sent: Sent, tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'b.sqlite3'}")
    scans = []
    with engine.begin() as connection:
        migrate.bring_up_to_date(connection)
        for text, given in sent.texts.items():
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", given)
            for row in plan:
                found = re.match(r"SCAN (\w+)", row[3])
                if found and found[1] in metadata.tables and found[1] not in SMALL:
                    scans.append((row[3], text))
    engine.dispose()
    assert len(sent.texts) > 50
    assert scans == []


def test_what_points_at_a_row_is_found_by_it() -> None:
    """Deleting a person looks for all that points at them: a plan does not show that."""
    for table in metadata.sorted_tables:
        firsts = {next(iter(index.columns)).name for index in table.indexes}
        firsts.add(next(iter(table.primary_key.columns)).name)
        for column in table.columns:
            if column.foreign_keys:
                assert column.name in firsts, f"{table.name}.{column.name}"


DIALECT = postgresql.dialect()  # type: ignore[no-untyped-call]


def written_out(statement: ClauseElement, given: dict[str, Any]) -> str:
    """A statement for PostgreSQL with its values in it."""
    compiled: Any = statement.compile(dialect=DIALECT, compile_kwargs={"render_postcompile": True})
    return str(compiled) % {name: literal(value) for name, value in compiled.construct_params(given).items()}


def literal(value: Any) -> str:
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return "NULL" if value is None else str(value).lower()


def full_scans(plan: str) -> list[str]:
    """The parts of a plan that read a whole table, or a whole index."""
    lines = plan.splitlines()
    found = []
    for number, line in enumerate(lines):
        if "Seq Scan on" in line:
            found.append(line)
        elif re.search(r"Index (Only )?Scan", line) and "Index Cond" not in "".join(lines[number + 1 : number + 2]):
            found.append(line)
    return found


def test_postgresql_scans_no_large_table(sent: Sent, postgres: Postgres) -> None:
    url = postgres.database()
    store = Store(url)
    store.open()
    store.close()
    scans = []
    with psycopg.connect(postgres.address(url.rpartition("/")[2])) as connection:
        # Of empty tables it would read all: so that is made as dear as it is on large ones.
        connection.execute("SET enable_seqscan = off")
        texts = [written_out(statement, given) for statement, given in sent.statements]
        for text in texts:
            plan = "\n".join([row[0] for row in connection.execute(f"EXPLAIN {text}".encode())])
            scans += [(line, text) for line in full_scans(plan) if not re.search(r" on (house|alembic)", line)]
    assert len(texts) > 40
    assert scans == []
