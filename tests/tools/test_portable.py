"""Sources and tools run on every system: what only POSIX has is imported where it is there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ONLY_POSIX = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop"}
FILES = sorted([*ROOT.glob("src/**/*.py"), *ROOT.glob("tools/**/*.py")])


def unguarded(source: str) -> list[tuple[int, str]]:
    """Imports of such modules that happen whatever the system is: not in a function, `try` or `if`."""
    found: list[tuple[int, str]] = []

    def look(nodes: list[ast.stmt]) -> None:
        for node in nodes:
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            else:
                names = []
                if isinstance(node, (ast.ClassDef, ast.With)):
                    look(node.body)
            found.extend([(node.lineno, name) for name in names if name.split(".")[0] in ONLY_POSIX])

    look(ast.parse(source).body)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nothing_of_posix_is_imported_unasked(path: Path) -> None:
    assert unguarded(path.read_text(encoding="utf-8")) == []


def test_such_an_import_would_be_found() -> None:
    source = (
        "import os\nimport fcntl\nfrom pwd import getpwnam\ntry:\n    import termios\nexcept ImportError:\n    pass\n"
    )
    assert unguarded(source) == [(2, "fcntl"), (3, "pwd")]
    assert unguarded("def f():\n    import resource\n") == []
