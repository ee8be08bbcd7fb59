"""Compiled rules that are made while the server already runs on plain ones (`make play` on a fresh clone).

The whole package appears in a folder at once, compiled from the same sources. Processes of bots are started from there
as soon as it exists; the server itself stays as it is until the next start.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

FAILED: Final = ".failed"
"""Added to the folder's name: a file that says that it will never appear, and which log says why."""


class CompiledRules:
    """Where they will be, and whether they are there."""

    def __init__(self, folder: str) -> None:
        self._folder: Final = Path(folder) if folder else None

    def ready(self) -> bool:
        """Whether processes started now get them."""
        return self._folder is not None and self._folder.is_dir()

    def awaited(self) -> bool:
        """Whether they are still being made."""
        return self._folder is not None and not self.ready() and not self._failure().exists()

    def log(self) -> str:
        """The log that says why there will be none."""
        return self._failure().read_text("utf-8").strip()

    def search_path(self) -> str:
        """PYTHONPATH for a new process: what this one imports, with the compiled rules first where there are any."""
        first = [str(self._folder)] if self.ready() else []
        return os.pathsep.join([*first, *[path for path in sys.path if path]])

    def _failure(self) -> Path:
        assert self._folder is not None
        return self._folder.with_name(self._folder.name + FAILED)
