"""Backup and restore of the SQLite database. A backup can be made while the server runs; a restore cannot."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Final

from rubicon.core.errors import RubiconError
from rubicon.core.message import Message
from rubicon.server.settings import Settings
from rubicon.server.storage.schema import HEAD

PAGES_AT_ONCE: Final = 2_000
"""So that the server can write in between."""


class BackupError(RubiconError):
    """A backup that could not be made, or cannot be restored."""


def database_path(settings: Settings) -> Path:
    """The file of the database."""
    url = settings.database_url()
    if not url.startswith("sqlite:///"):
        raise BackupError(Message("backup-only-sqlite"))
    return Path(url.removeprefix("sqlite:///"))


def backup(settings: Settings, target: Path) -> tuple[int, int]:
    """Write a whole copy to a new file; the numbers of matches and people in it."""
    source = database_path(settings)
    if not source.is_file():
        raise BackupError(Message("backup-no-database", {"database": str(source)}))
    if target.exists():
        raise BackupError(Message("backup-exists", {"file": str(target)}))
    partial = target.with_name(target.name + ".partial")
    try:
        partial.touch(mode=0o600)  # it holds the secrets of running matches
        with closing(_reader(source)) as here, closing(sqlite3.connect(partial)) as there:
            here.backup(there, pages=PAGES_AT_ONCE)
            there.execute("PRAGMA journal_mode=DELETE")  # one file, not three
        counts = check(partial)
        partial.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(Message("backup-write", {"file": str(target), "why": str(error)})) from None
    finally:
        partial.unlink(missing_ok=True)
    return counts


def _reader(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=15)


def check(file: Path) -> tuple[int, int]:
    """Refuse a file that is not a whole backup of ours; the numbers of matches and people in it."""

    def refuse(why: str) -> BackupError:
        return BackupError(Message("restore-not-ours", {"file": str(file), "why": why[:200]}))

    try:
        with closing(_reader(file)) as database:
            found = database.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok":
                raise refuse(str(found))
            version = database.execute("SELECT version_num FROM alembic_version").fetchone()
            if version is None or version[0] > HEAD:
                raise refuse(f"version {None if version is None else version[0]}")
            if database.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise refuse("foreign keys")
            matches = database.execute("SELECT count(*) FROM matches").fetchone()[0]
            people = database.execute("SELECT count(*) FROM people").fetchone()[0]
            return int(matches), int(people)
    except sqlite3.Error as error:
        raise refuse(str(error)) from None


def restore(settings: Settings, file: Path, now: datetime | None = None) -> Path | None:
    """Put a backup in the place of the database; where the old one is kept, if there was one."""
    target = database_path(settings)
    if not file.is_file():
        raise BackupError(Message("restore-no-file", {"file": str(file)}))
    check(file)
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_name(target.name + ".restoring")
    fresh.unlink(missing_ok=True)
    fresh.touch(mode=0o600)
    with closing(_reader(file)) as here, closing(sqlite3.connect(fresh)) as there:
        here.backup(there)
    check(fresh)
    kept: Path | None = None
    if target.exists():
        nobody_uses(target)
        stamp = (now or datetime.now()).strftime("%Y%m%d-%H%M%S")
        kept = target.with_name(f"{target.stem}-before-restore-{stamp}{target.suffix}")
        target.rename(kept)
    for beside in ("-wal", "-shm"):
        Path(str(target) + beside).unlink(missing_ok=True)
    fresh.replace(target)
    return kept


def nobody_uses(target: Path) -> None:
    """Refuse while a server has the database open; else bring all of it into its one file."""
    try:
        with closing(sqlite3.connect(target, timeout=0.5, isolation_level=None)) as database:
            # Leaving WAL mode needs the file for oneself alone: it fails while anybody else has it open.
            mode = database.execute("PRAGMA journal_mode=DELETE").fetchone()[0]
    except sqlite3.OperationalError:
        mode = "wal"
    except sqlite3.DatabaseError:
        return  # it is damaged: all the more reason to restore, and it is kept as it is
    if mode != "delete":
        raise BackupError(Message("restore-running", {"database": str(target)}))
