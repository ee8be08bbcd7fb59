"""Matches on disk: one being played under saves/, finished ones under records/, in the user's data folder.

RUBICON_DATA names another folder. A save holds the secret of its match, so only
its owner can read it. Files are written beside their place and then moved onto
it: whatever happens, the old or the new file is there, never half of one.
"""

from __future__ import annotations

import contextlib
import os
from datetime import datetime
from pathlib import Path
from typing import IO

from platformdirs import user_data_path

from rubicon.core import record
from rubicon.core.match import Match

try:
    import fcntl
except ImportError:  # not on this system: then two terminals are not told apart
    fcntl = None  # type: ignore[assignment]


def folder() -> Path:
    """The user's data folder."""
    wanted = os.environ.get("RUBICON_DATA")
    return Path(wanted).expanduser() if wanted else user_data_path("rubicon", appauthor=False)


def saves_folder() -> Path:
    """Where matches are that can be continued."""
    return folder() / "saves"


def records_folder() -> Path:
    """Where finished matches are."""
    return folder() / "records"


def saved() -> list[Path]:
    """The matches that can be continued, the latest first."""
    try:
        found = [(path.stat().st_mtime, path) for path in saves_folder().glob("*.json")]
    except OSError:
        return []
    return [path for _, path in sorted(found, reverse=True)]


def write_whole(path: Path, text: str) -> None:
    """Write the file so that nobody ever meets half of it, not even after a power cut. Raises `OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
    with contextlib.suppress(OSError):  # some file systems cannot; the file itself is safe already
        handle = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def new_name(game: str) -> str:
    """A name for a new match that no other has: the game and the time."""
    base = f"{game}-{datetime.now():%Y-%m-%d-%H%M}"
    name = base
    number = 1
    while (saves_folder() / f"{name}.json").exists() or (records_folder() / f"{name}.json").exists():
        number += 1
        name = f"{base}-{number}"
    return name


class Saver:
    """Keeps one match on disk."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.trouble: OSError | None = None
        """Why the last attempt to save failed."""
        self._lock: IO[str] | None = None

    @property
    def path(self) -> Path:
        """Where the match is while it is being played."""
        return saves_folder() / f"{self.name}.json"

    @property
    def _lock_path(self) -> Path:
        return folder() / "locks" / f"{self.name}.lock"

    def claim(self) -> bool:
        """Take the match for this terminal; `False` if another one has it open, for each would undo the other's saves.

        The system drops the lock with the process, however that ends.
        """
        if fcntl is None:
            return True
        try:
            self._lock_path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = self._lock_path.open("w")
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # nothing can be saved here, so there is nothing to guard; saving will say why
        return True

    def save(self, match: Match) -> bool:
        """Save the match as it stands; `False`, and `trouble`, where that cannot be done."""
        try:
            write_whole(self.path, record.dumps(record.write(match, private=True)))
            self.trouble = None
        except OSError as error:
            self.trouble = error
        return self.trouble is None

    def finish(self, match: Match) -> Path | None:
        """Move a finished match to the records; where it is then, or `None` and `trouble`."""
        path = records_folder() / f"{self.name}.json"
        try:
            write_whole(path, record.dumps(record.write(match)))
        except OSError as error:
            self.trouble = error
            return None
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)
            self._lock_path.unlink(missing_ok=True)
        return path
