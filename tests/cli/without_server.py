"""The command where only `pip install rubicon` was done: `python -m tests.cli.without_server ARGUMENTS`.

The packages of the extra `server` are not found, as if they were not there. At the end the modules that were loaded
are told on the error output, in one line.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType

EXTRA = {
    "aiosmtplib",
    "alembic",
    "argon2",
    "fastapi",
    "httptools",
    "openskill",
    "orjson",
    "prometheus_client",
    "pydantic_settings",
    "pywebpush",
    "segno",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "uvloop",
    "websockets",
}
"""What is imported from the packages of the extra. Pydantic is not among them: Typer brings it."""


class Finder(PathFinder):
    """Finds everything but those."""

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """None for a package of the extra."""
        return None if fullname.split(".")[0] in EXTRA else PathFinder.find_spec(fullname, path, target)


def main() -> int:
    """The exit code of the command."""
    sys.meta_path[:] = [Finder if finder is PathFinder else finder for finder in sys.meta_path]
    from rubicon import cli

    code = cli.run(sys.argv[1:])
    print("LOADED", *sorted(sys.modules), file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
