"""A real PostgreSQL for tests: Debian's programs, temporary data, a port and a user of its own.

    with Postgres() as postgres:
        url = postgres.database()  # empty; a Server takes it as RUBICON_DATABASE

The fixture `postgres` (conftest.py) has one for each process of a run, started by the first test that asks for it.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import psycopg

from rubicon.server.storage.store import Store
from tests.server.harness import PATIENCE, keep_a_port

WHERE: Final = "/usr/lib/postgresql"
"""Where Debian keeps the programs, by version and not on the PATH."""
SETTINGS: Final = {
    "fsync": "off",  # for tests only: what a test loses by a power cut is nobody's
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "max_connections": "300",
    "shared_buffers": "32MB",
    "listen_addresses": "127.0.0.1",
    "log_min_messages": "fatal",
}
DIE_WITH_PARENT: Final = 1  # PR_SET_PDEATHSIG


def programs() -> Path | None:
    """The folder with `initdb` and `postgres`, the newest if there are several."""
    found = sorted(Path(WHERE).glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return None if on_path is None else Path(on_path).resolve().parent


class Postgres:
    """A database server in processes of its own, started and stopped as often as a test likes, always at one port."""

    def __init__(self, **settings: str) -> None:
        found = programs()
        assert found is not None, "PostgreSQL is not installed: python3 -m tools.prepare --postgres (as root) does it"
        self._programs: Final = found
        self._settings: Final = {**SETTINGS, **settings}
        # Not pytest's folder: the user of the database may not look into it.
        self.folder: Final = Path(tempfile.mkdtemp(prefix="rubicon-postgres-"))
        self.log: Final = self.folder / "log.txt"
        self._as_who: dict[str, Any] = {}
        if os.getuid() == 0:  # which PostgreSQL refuses
            user, group = own_user()
            self._as_who = {"user": user, "group": group, "extra_groups": []}
            os.chown(self.folder, user, group)
        self._kept: Final = keep_a_port()
        self.port: Final[int] = self._kept.getsockname()[1]
        self._made = 0
        self._migrated = False
        self._process: subprocess.Popen[bytes] | None = None
        how = ["-U", "rubicon", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        self._run("initdb", "-D", str(self.folder / "data"), *how)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False, **self._as_who)
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"

    def __enter__(self) -> Postgres:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.remove()

    @property
    def pid(self) -> int:
        """Of the first of its processes, the one that starts the others."""
        assert self._process is not None
        return self._process.pid

    def start(self, wait: bool = True) -> Postgres:
        """Start it, and wait until it answers."""
        command = [str(self._programs / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)]
        for name, value in {**self._settings, "unix_socket_directories": str(self.folder)}.items():
            command += ["-c", f"{name}={value}"]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                preexec_fn=lambda: ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGQUIT),
                **self._as_who,
            )
        if wait:
            self.wait()
        return self

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres"), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                assert self._process is not None
                assert self._process.poll() is None, self.log.read_text()
                assert time.monotonic() < end, self.log.read_text()
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT ends all connections and tidies up, SIGQUIT only ends, SIGKILL asks for recovery."""
        process, self._process = self._process, None
        if process is None:
            return
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        process.send_signal(how)
        process.wait(PATIENCE)
        if how == signal.SIGKILL:  # nobody told them, and while one is there no other server may start
            for child in children:
                with suppress(ProcessLookupError):
                    os.kill(int(child), signal.SIGKILL)

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        """Every connection ends, and all is there again."""
        self.stop(how)
        self.start()

    def remove(self) -> None:
        """Stop it and forget its data."""
        self.stop(signal.SIGQUIT)
        self._kept.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str) -> str:
        """For psycopg itself."""
        return f"postgresql://rubicon@127.0.0.1:{self.port}/{database}"

    def url(self, database: str, port: int | None = None) -> str:
        """For SQLAlchemy and RUBICON_DATABASE; another port is that of something in between."""
        return f"postgresql+psycopg://rubicon@127.0.0.1:{port or self.port}/{database}"

    def database(self, name: str | None = None, template: str | None = None) -> str:
        """A new database, empty or a copy of another one; its URL."""
        self._made += 1
        name = name or f"test{self._made}"
        self.execute(f'CREATE DATABASE "{name}"' + (f' TEMPLATE "{template}"' if template else ""))
        return self.url(name)

    def fresh(self) -> str:
        """A new database with all tables in it; its URL. Copied from the first one, which is faster than migrating."""
        if not self._migrated:
            store = Store(self.database("migrated"))
            store.open()
            store.close()
            self._migrated = True
        return self.database(template="migrated")

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Carry out one statement by itself; its rows, if it has any."""
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []


def own_user() -> tuple[int, int]:
    """Debian's user of PostgreSQL and its group, or those of one that may do nothing."""
    import pwd  # only now: not every system has it

    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            found = pwd.getpwnam(name)
            return found.pw_uid, found.pw_gid
    raise AssertionError("neither a user postgres nor nobody: somebody but root must run the tests")
