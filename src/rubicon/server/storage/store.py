"""The threads that use the database, so that the event loop never waits for it.

SQLite has one writer: a thread that takes all jobs that are waiting and puts
them into one transaction. Readers are other threads with connections of their
own, which in WAL mode neither wait for the writer nor stop it. With another
database there are several writers, and everything else is the same.

A job is a function of a connection. It must do nothing else, for when one job
of a transaction fails, all are undone and each is run again by itself.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from rubicon.server import metrics
from rubicon.server.storage import cluster_news
from rubicon.server.storage.migrate import bring_up_to_date
from rubicon.server.storage.schema import metadata

T = TypeVar("T")
Job = Callable[[Connection], T]

log = logging.getLogger("rubicon.store")

MOST_TOGETHER: Final = 64
"""Jobs in one transaction."""
READERS: Final = 2
WRITERS: Final = 4
"""Where the database can do more than one at a time."""
CONNECT: Final[dict[str, Any]] = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "application_name": "rubicon",
    "options": " ".join(
        [
            "-c idle_in_transaction_session_timeout=5000",
            "-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3",
        ]
    ),
}
"""How PostgreSQL is connected to. Each side notices within seconds that the other is gone without a word, and a server
that stalls in the midst of a transaction does not hold its locks for longer."""
WRITING: Final = "BEGIN IMMEDIATE"
"""How SQLite begins a transaction that writes."""


class Conflict(Exception):
    """Somebody else has changed this in the meantime."""


class _Unknown(SQLAlchemyError):
    """Nobody knows whether it was committed: it is not done again, and nobody is told that it was stored."""


class Store:
    """An open database."""

    def __init__(self, url: str, synchronous: str = "normal") -> None:
        self.url: Final = make_url(url)
        self.sqlite: Final = self.url.get_backend_name() == "sqlite"
        self.name: Final = secrets.token_hex(6)  # of this process, among those that share the database
        self._synchronous: Final = synchronous.upper()
        self._writing: Final = self._engine(WRITING)
        self._reading: Final = self._engine("BEGIN")
        self._jobs: Final[queue.SimpleQueue[_Ordered | None]] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._readers: ThreadPoolExecutor | None = None

    def open(self) -> bool:
        """Bring the database up to date and start the threads; whether there was something to bring up to date."""
        if self.sqlite and self.url.database:
            path = Path(self.url.database)
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                path.touch(mode=0o600)  # it holds secrets of running matches
        with self._writing.begin() as connection:
            changed = bring_up_to_date(connection)
        for number in range(1 if self.sqlite else WRITERS):
            thread = threading.Thread(target=self._work, name=f"writer {number}", daemon=True)
            thread.start()
            self._threads.append(thread)
        self._readers = ThreadPoolExecutor(READERS if self.sqlite else WRITERS, thread_name_prefix="reader")
        return changed

    def running_matches(self) -> list[tuple[str, str, int]]:
        """Matches that are not over: id, game, rules. Works on the database of an older version, and on none."""
        if self.sqlite and not (self.url.database and Path(self.url.database).exists()):
            return []
        with self._reading.connect() as connection:
            if not inspect(connection).has_table("matches"):
                return []
            found = connection.execute(text("SELECT id, game, rules FROM matches WHERE status IN ('open', 'running')"))
            return [(str(row[0]), str(row[1]), int(row[2])) for row in found]

    def probe(self) -> None:
        """Read what a start needs, so that a damaged file is found before anybody is served."""
        with self._reading.connect() as connection:
            for table in metadata.sorted_tables:
                connection.execute(select(table).limit(1)).all()

    def close(self) -> None:
        """Finish what is waiting, and let go of the files."""
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join(timeout=10)
        if self._readers is not None:
            self._readers.shutdown(wait=True)
        self._reading.dispose()
        self._writing.dispose()

    def waiting(self) -> int:
        """Jobs that nobody has begun with."""
        return self._jobs.qsize()

    def engine(self, writing: bool) -> Engine:
        """The connections themselves, for who needs no threads."""
        return self._writing if writing else self._reading

    async def write(self, job: Job[T]) -> T:
        """Run a job that changes something; it is committed when this returns."""
        loop = asyncio.get_running_loop()
        ordered = _Ordered(job, loop)
        self._jobs.put(ordered)
        result: T = await ordered.future
        return result

    async def read(self, job: Job[T]) -> T:
        """Run a job that changes nothing, on a consistent view of what is committed."""
        assert self._readers is not None, "the store is open"
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Job[T]) -> T:
        try:
            with self._reading.connect() as connection:
                return job(connection)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        with self._reading.connect() as connection:  # the database was restarted: with a new connection it may answer
            return job(connection)

    def _work(self) -> None:
        with self._writing.connect() as connection:
            while True:
                first = self._jobs.get()
                if first is None:
                    return
                together = [first]
                stop = False
                with suppress(queue.Empty):
                    while len(together) < MOST_TOGETHER:
                        another = self._jobs.get_nowait()
                        if another is None:
                            stop = True
                            break
                        together.append(another)
                self._commit_together(connection, together)
                if stop:
                    return

    def _commit_together(self, connection: Connection, together: list[_Ordered]) -> None:
        try:
            with metrics.commits.time():
                results = self._transaction(connection, together)
            metrics.committed.inc(len(together))
        except Exception as error:
            if len(together) == 1 or isinstance(error, _Unknown):
                for ordered in together:
                    ordered.fail(error)
                return
            for ordered in together:
                self._commit_together(connection, [ordered])
            return
        # One wake-up of the loop for all of them.
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
        for ordered, result in zip(together, results, strict=True):
            by_loop.setdefault(ordered.loop, []).append((ordered.future, result))
        for loop, done in by_loop.items():
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_fulfil, done)

    def _transaction(self, connection: Connection, together: list[_Ordered], again: bool = False) -> list[Any]:
        """Do all jobs and commit. On a connection that ended before the commit nothing has happened, so all is done
        again on a new one, once; the database may have been restarted since it was last used."""
        transaction = connection.begin()
        try:
            cluster_news.begin(connection)
            results = [ordered.job(connection) for ordered in together]
            cluster_news.send(connection, self.name)
        except BaseException as error:
            transaction.rollback()
            if isinstance(error, DBAPIError) and error.connection_invalidated and not again:
                return self._transaction(connection, together, again=True)
            raise
        try:
            transaction.commit()
        except DBAPIError as error:
            transaction.rollback()  # or the connection would refuse every transaction after this one
            if error.connection_invalidated:
                raise _Unknown("the connection ended in the midst of a commit") from error
            raise
        return results

    def _engine(self, begin: str) -> Engine:
        if not self.sqlite:
            # As in SQLite: all that one job reads is of one moment.
            isolation = "READ COMMITTED" if begin == WRITING else "REPEATABLE READ"
            return create_engine(self.url, connect_args=CONNECT, isolation_level=isolation, hide_parameters=True)
        engine = create_engine(self.url, connect_args={"check_same_thread": False, "timeout": 15}, hide_parameters=True)

        @event.listens_for(engine, "connect")
        def _connect(connection: Any, _record: Any) -> None:
            connection.isolation_level = None  # transactions begin when we say so, see below
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute(f"PRAGMA synchronous={self._synchronous}")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.execute("PRAGMA cache_size=-16000")
            cursor.close()

        @event.listens_for(engine, "begin")
        def _begin(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine


class _Ordered:
    """A job, and who waits for it."""

    def __init__(self, job: Callable[[Connection], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.job: Final = job
        self.loop: Final = loop
        self.future: Final[asyncio.Future[Any]] = loop.create_future()

    def fail(self, error: Exception) -> None:
        if isinstance(error, IntegrityError):
            error = Conflict(str(error.orig).splitlines()[0])  # the others may have values in them
        elif not isinstance(error, Conflict):
            log.error("a job failed: %s: %s", type(error).__name__, str(error).splitlines()[0][:200])
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(_reject, self.future, error)


def _fulfil(done: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in done:
        if not future.done():
            future.set_result(result)


def _reject(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
