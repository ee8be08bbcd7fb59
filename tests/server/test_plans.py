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
from sqlalchemy import Connection, Engine, Select, create_engine, event, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.sql.expression import ClauseElement, Delete, TextClause, Update

from rubicon.server.storage import (
    account_queries,
    calendar_queries,
    decision_queries,
    friend_queries,
    history_queries,
    import_queries,
    lesson_queries,
    match_end,
    migrate,
    mistake_queries,
    moderation_queries,
    notice_queries,
    pairing_queries,
    personal_data,
    profile_queries,
    puzzle_queries,
    rating_queries,
    record_queries,
    result_queries,
    schema,
    table_queries,
    tournament_queries,
    vacation_queries,
    watch_queries,
)
from rubicon.server.storage import store as store_module
from rubicon.server.storage.history_queries import Wanted
from rubicon.server.storage.schema import metadata
from rubicon.server.storage.statements import Prepared
from rubicon.server.storage.store import Store
from rubicon.server.storage.table_queries import Change
from tests.server.postgres import Postgres
from tests.server.test_storage import ROW, entry, values

MODULES = (
    account_queries,
    calendar_queries,
    decision_queries,
    friend_queries,
    history_queries,
    import_queries,
    lesson_queries,
    match_end,
    mistake_queries,
    notice_queries,
    moderation_queries,
    pairing_queries,
    personal_data,
    profile_queries,
    puzzle_queries,
    rating_queries,
    record_queries,
    result_queries,
    table_queries,
    tournament_queries,
    watch_queries,
    vacation_queries,
    store_module,
)
SMALL = {"house", "alembic_version", "moderators"}
"""Tables that hold a few rows, however large a server is."""
ONE_ROW = {"probe"}
"""Functions that read the first row and no other."""
RESULT = {
    "match": "a",
    "seat": 0,
    "person": None,
    "kind": "bot",
    "bot": "strong",
    "left": False,
    "game": "g",
    "seats": 1,
    "share": 1.0,
    "place": 1,
    "score": 0,
    "margin": 0,
    "reason": "x",
    "length": 2,
    "ended": 2,
    "rated": False,
    "private": False,
}
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
        rated(connection)
        notices(connection)
        opponents(connection)
        tournaments(connection)
        puzzles(connection)
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
    queries.person_by_taken_name(connection, "p")
    queries.has_recovery(connection, "p", "h")
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


def rated(connection: Connection) -> None:
    queries, game = rating_queries, str(ROW["game"])
    outcome = '{"scores": [1, 0], "winners": [0], "reason": "resigned"}'
    for match in ("r1", "r2"):
        seat = {"match": match, "kind": "human", "name": "", "bot": None, "nonce": None, "kept_for": None}
        seats = [{**seat, "seat": number, "person": person} for number, person in enumerate("pq")]
        row = {**ROW, "id": match, "outcome": outcome, "ended": 1, "rated": True, "status": "over"}
        table_queries.create(connection, {**row, "host": "p"}, seats, None, "p", 9)
        made = [{**entry(number), "match": match, "who": str(number)} for number in range(2)]
        end = {**entry(2), "match": match, "who": "T", "what": '{"what": "end"}'}
        table_queries.save(connection, Change(match, 0, {**values(2), "outcome": outcome, "ended": 1}, [*made, end]))
        queries.rate_match(connection, match)
        queries.of_table(connection, match, "g", seats)
    queries.listed(connection, game, "p", 0, 9)
    queries.listed(connection, game, "", 0, 9)
    queries.place_of(connection, game, 25.0)
    queries.of_person(connection, "p")
    queries.curve(connection, "p", game)
    queries.everything_of(connection, "p")


def notices(connection: Connection) -> None:
    queries = notice_queries
    row: dict[str, Any] = {
        "person": "q",
        "kind": "push",
        "address": "",
        "hash": "",
        "keys": "{}",
        "session": None,
        "agent": "",
    }
    row |= {"language": "en", "kinds": 15, "every": 0, "confirmed": True, "stopped": False, "made": 0}
    row |= {"sent": 0, "busy": 0, "failures": 0}
    for id in ("c", "d"):
        queries.add_channel(connection, {**row, "id": id, "hash": id}, 9)
        queries.keep_hours(connection, "q", {"zone": "Etc/UTC", "quiet_from": None, "quiet_until": None})
    queries.add(connection, "a", [queries.New("turn", "q", 0, 0, 0)])
    assert queries.due(connection, 1, 9) == ["c", "d"]
    assert queries.take(connection, "c", 1, 0) is not None
    waiting = [{"match": "a", "kind": "turn", "made": 0}]
    queries.postpone(connection, "c", waiting, 5)
    queries.done(connection, "c", waiting, 5)
    queries.channel(connection, "c")
    queries.everything_about(connection, "q")
    queries.change_channel(connection, "c", {"stopped": True}, "q")
    queries.drop_channel(connection, "c", "q")
    days = {"clock": '{"kind": "days", "days": 2}', "times": '{"left": [1], "since": [0]}'}
    seat = {"match": "d", "seat": 0, "kind": "human", "person": "q", "name": "", "bot": None, "nonce": None}
    running = {**ROW, "id": "d", "host": "q", "status": "running", **days}
    table_queries.create(connection, running, [{**seat, "kept_for": None}], None, "q", 9)
    vacation_queries.keep(connection, "q", [], [(0, 1)])
    vacation_queries.of_people(connection, ["q"])


def opponents(connection: Connection) -> None:
    queries = friend_queries
    for renew in (False, True):
        queries.link_key(connection, "p", "k", renew)
    queries.owner_of(connection, "k")
    queries.ask(connection, "p", "q", 0)
    queries.ask(connection, "q", "p", 0)
    queries.known_to(connection, "p")
    queries.public_tables(connection, ["p"], 9)
    queries.sits_at(connection, "a", 0)
    queries.said_by(connection, "a", 0)
    queries.unwanted_lines(connection, "p", "a")
    queries.seated(connection, "a")
    sent = {"id": "i", "match": "a", "sender": "p", "receiver": "q", "declined": False, "made": 0}
    queries.invite(connection, sent)
    queries.invited_to(connection, "a")
    queries.invitations_of(connection, "q", 9)
    queries.decline(connection, "q", "i")
    queries.about(connection, "p")
    queries.block(connection, "p", "q", "block", 0)
    queries.has_blocked(connection, "p", "q")
    queries.apart(connection, "p")
    queries.apart_among(connection, ["p", "q"])
    queries.unblock(connection, "p", "q")
    moderating(connection)
    wishing(connection)


def moderating(connection: Connection) -> None:
    queries = moderation_queries
    queries.appoint(connection, "p", 0)
    queries.all_moderators(connection)
    told = {"id": "r", "reporter": "p", "person": "q", "match": "a", "line": 0, "kind": "chat", "text": "", "made": 0}
    queries.report(connection, {**told, "closed": 0})
    queries.open_reports(connection, 0, 9)
    queries.count_open(connection)
    queries.close(connection, "r", 1)
    queries.person(connection, "q")
    queries.ban(connection, "q", None, "", 0)
    queries.banned(connection, 0, 9)
    queries.unban(connection, "q")
    queries.rename(connection, "p", "p", "p", "x", 0)
    connection.execute(update(schema.chat).where(schema.chat.c.match == "a").values(text="said"))
    queries.remove_line(connection, "a", 0)
    queries.note(connection, "p", "ban", "q", "", 0)
    queries.log(connection, 9)
    queries.about(connection, "q")
    queries.forget(connection, "q")
    queries.dismiss(connection, "p")


def wishing(connection: Connection) -> None:
    queries = pairing_queries
    wish = {"id": "w", "person": "p", "game": "g", "options": None, "seats": 2, "pace": "live", "least": None}
    wish |= {"most": None, "rated": False, "commitment": "t", "nonce": "n", "made": 0, "until": 0}
    for secret in ("t", "u"):
        account_queries.add_secret(connection, {"commitment": secret, "secret": "00", "person": "p", "made": 0}, 9)
    queries.wish(connection, wish, lambda *_: None)
    row = {**ROW, "id": "w", "host": "p", "game": "g"}
    seat = {"match": "w", "seat": 0, "kind": "human", "person": "p", "name": "p", "bot": None, "nonce": None}
    queries.wish(connection, {**wish, "commitment": "u"}, lambda *_: (row, [{**seat, "kept_for": None}], True))
    queries.waiting_for(connection, "p")
    queries.waiting_for(connection, "p", "g")
    queries.withdraw(connection, "p", "w")
    queries.waiting_live(connection)
    queries.end(connection, ["p"], 1)
    queries.not_started(connection, 1)
    queries.about(connection, "p")


def tournaments(connection: Connection) -> None:
    queries = tournament_queries
    row: dict[str, Any] = {
        **dict.fromkeys(("name", "game", "key"), "x"),
        "format": "ladder",
        **dict.fromkeys(("seats", "rounds", "most", "grace", "reach", "round", "version", "made", "updated"), 0),
        **dict.fromkeys(("private", "rated", "due"), False),
        **dict.fromkeys(("bot", "round_time", "round_ends", "paused", "deadline"), None),
        "id": "t",
        "host": "p",
        "options": "{}",
        "clock": "{}",
        "status": "running",
    }
    entrant = {"tournament": "t", "number": 0, "person": "q", "name": "q", "bot": None, "out": False, "joined": 0}
    queries.create(connection, row, [entrant], 9)
    table = {**ROW, "id": "t", "host": None, "tournament": "t", "status": "open"}
    seat = {"match": "t", "seat": 0, "kind": "open", "person": None, "name": None, "bot": None, "nonce": None}
    blank = {"round": 1, "players": "[0]", "challenger": None, "places": None, "deadline": 0, "ended": None}
    game = {**blank, "number": 1, "status": "open", "match": "t"}
    tables = [(table, [{**seat, "kept_for": "q"}])]
    queries.keep(connection, "t", 0, queries.Step({"round": 1}, [entrant], [game], tables))
    queries.load(connection, "t")
    queries.load(connection, "t", 9)
    queries.match_over(connection, match_end.Ended("t", "x", {}, False, 2, [{**RESULT, "match": "t"}]))
    queries.due(connection, 1)
    queries.grant(connection, 1)
    queries.of_person(connection, "q")
    queries.cards(connection, "q", 9)
    queries.cards(connection, None, 9)
    queries.everything_about(connection, "q")
    queries.keep(connection, "t", 2, queries.Step({"round": 2}, drop=["t"]))
    queries.forget(connection, "q")
    queries.drop(connection, "t", 3)


def puzzles(connection: Connection) -> None:
    queries = puzzle_queries
    told = {"puzzle": "z", "game": "g", "solved": False, "day": None, "at": 0}
    for person in ("q", "p", "p"):
        queries.answered(connection, person, told, 1500)
    queries.rating_of(connection, "z", 1500)
    queries.attempts_of(connection, "p")
    for game in (None, "g"):
        mistake_queries.analyses_of(connection, "p", game, 9)
        mistake_queries.not_analysed(connection, "p", game, 9)


def going(connection: Connection) -> None:
    result_queries.add(connection, [{**RESULT, "seat": 1, "person": "p", "kind": "human", "bot": None}])
    looked = {"game": "g", "seat": 1, "seats": 1, "result": "won", "since": 0, "until": 9, "opponent": "x", "bot": "b"}
    for wanted in (Wanted(), Wanted(**looked, options=['"a": 1'], text="x", titled=["g"])):  # type: ignore[arg-type]
        history_queries.page(connection, "p", wanted, 0, 9)
    history_queries.opponents(connection, "p")
    history_queries.matches_of(connection, "p")
    imported = {**ROW, "id": "i", "host": "p", "status": "over", "imported": "{}"}
    seat = {"match": "i", "seat": 0, "kind": "human", "person": None, "name": "x", "bot": None, "nonce": None}
    import_queries.add(connection, imported, [{**seat, "kept_for": None}], [{**entry(0), "match": "i"}], 9)
    import_queries.everything_about(connection, "p")
    import_queries.forget(connection, "p")
    watch_queries.running(connection)
    watch_queries.worth_seeing(connection)
    profile_queries.tallies(connection, "p")
    profile_queries.opponents(connection, "p")
    profile_queries.best(connection, "p", "g")
    profile_queries.recent(connection, "p")
    calendar_queries.keep(connection, "p", "h", 0)
    calendar_queries.owner(connection, "h")
    calendar_queries.made(connection, "p")
    calendar_queries.tables(connection, "p", 9)
    calendar_queries.tournament_dates(connection, "p")
    calendar_queries.drop(connection, "p")
    lesson_queries.keep(connection, "p", "g", "l", [1], False, 0)
    lesson_queries.of(connection, "p")
    personal_data.everything_about(connection, "p")
    account_queries.seated_at(connection, "p")
    account_queries.end_all(connection, "p")
    personal_data.forget(connection, "p")
    ended = match_end.Ended("a", "g", {}, False, 2, [RESULT])
    table_queries.save(connection, Change("a", 1, {**values(2), "status": "over"}, ended=ended))
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
            small = re.compile(r" on (house|alembic|(pk_)?moderators)")
            scans += [(line, text) for line in full_scans(plan) if not small.search(line)]
    assert len(texts) > 40
    assert scans == []
