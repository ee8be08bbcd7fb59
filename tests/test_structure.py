"""The layout of the sources: every game has the same parts, every module a docstring, no file is too long."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "rubicon" / "games"
FIXTURE = ROOT / "tests" / "fixture_game"

NEEDED = ("rules", "sight")
"""Parts of every game; each is a module or a package."""
BUILT_IN = ("bot", "terminal")
"""Parts that a built-in game has besides."""
OPTIONAL = ("aid", "balance")
MESSAGES = ("text/en.ftl", "text/pl.ftl")
RULES = ("text/rules.en.md", "text/rules.pl.md")
BESIDE = ("__init__.py", "__pycache__", "data.toml", "text")
OLDER_DATA = re.compile(r"data-\d+\.toml")
"""The components of an older version of the rules."""
"""What else may lie in a game's folder."""

MOST_LINES = 450
SENTENCE_ENDS = (".", "?", "!", ":")


def modules() -> list[Path]:
    """Every Python file that is not a test."""
    return sorted(path for folder in ("src/rubicon", "tools", "benchmarks") for path in (ROOT / folder).rglob("*.py"))


def games() -> list[Path]:
    """The folders of the built-in games."""
    return sorted(path.parent for path in GAMES.glob("*/__init__.py"))


def part(folder: Path, name: str) -> Path | None:
    """Where a part of a game is: a module, or a package that says what it is."""
    for path in (folder / f"{name}.py", folder / name / "__init__.py"):
        if path.exists():
            return path
    return None


def defines(path: Path, name: str) -> bool:
    """Whether a module gives that name to something, or imports it."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets):
            return True
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            return True
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return True
        if isinstance(node, ast.ImportFrom) and any((alias.asname or alias.name) == name for alias in node.names):
            return True
    return False


def faults(folder: Path, built_in: bool = True, beside: tuple[str, ...] = BESIDE) -> list[str]:
    """What is wrong with the layout of a game, one sentence each."""
    found: list[str] = []
    package = folder / "__init__.py"
    if not package.exists() or not defines(package, "GAME"):
        found.append("__init__.py has no GAME")
    for name in (*NEEDED, *(BUILT_IN if built_in else ())):
        if part(folder, name) is None:
            found.append(f"there is no {name}")
    for file in (*MESSAGES, *(RULES if built_in else ())):
        if not (folder / file).exists():
            found.append(f"there is no {file}")
    for name, what in (("bot", "BOTS"), ("aid", "aid")):
        path = part(folder, name)
        if path is not None and not defines(path, what):
            found.append(f"{name} has no {what}")
    known = {*NEEDED, *BUILT_IN, *OPTIONAL}
    for path in folder.iterdir():
        if path.name not in beside and path.stem not in known and not OLDER_DATA.fullmatch(path.name):
            found.append(f"{path.name} is no part of a game")
    return sorted(found)


def docstring_fault(source: str) -> str:
    """What is wrong with the docstring of a module; empty, if nothing is."""
    text = ast.get_docstring(ast.parse(source))
    if not text:
        return "no docstring"
    if not text.splitlines()[0].endswith(SENTENCE_ENDS):
        return "the first sentence of the docstring does not fit one line"
    return ""


@pytest.mark.parametrize("folder", games(), ids=lambda folder: folder.name)
def test_a_game_has_all_parts_and_nothing_beside_them(folder: Path) -> None:
    assert faults(folder) == []


def test_there_are_games() -> None:
    assert len(games()) >= 4
    assert len(modules()) > 100


def test_the_game_of_the_docs_has_the_needed_parts() -> None:
    tests = tuple(path.name for path in FIXTURE.glob("test_*.py"))
    assert faults(FIXTURE, built_in=False, beside=(*BESIDE, "house.py", "few_coins.py", "kuhn_coins.py", *tests)) == []


def test_a_module_says_what_it_is_in_one_line() -> None:
    found = {path: docstring_fault(path.read_text("utf-8")) for path in [*modules(), *FIXTURE.rglob("*.py")]}
    assert {str(path.relative_to(ROOT)): fault for path, fault in found.items() if fault} == {}


def test_no_module_is_too_long() -> None:
    lines = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in modules()}
    assert {path: count for path, count in lines.items() if count > MOST_LINES} == {}


def test_faults_are_found(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").write_text('"""A game."""\n')
    (tmp_path / "rules.py").write_text('"""Rules."""\n')
    (tmp_path / "sight").mkdir()  # a package without a docstring is none
    (tmp_path / "bot.py").write_text('"""No bots."""\n')
    (tmp_path / "helpers.py").write_text('"""Anything."""\n')
    assert faults(tmp_path) == [
        "__init__.py has no GAME",
        "bot has no BOTS",
        "helpers.py is no part of a game",
        "there is no sight",
        "there is no terminal",
        "there is no text/en.ftl",
        "there is no text/pl.ftl",
        "there is no text/rules.en.md",
        "there is no text/rules.pl.md",
    ]


def test_faults_of_docstrings_are_found() -> None:
    assert docstring_fault("import re\n") == "no docstring"
    assert "does not fit" in docstring_fault('"""A sentence that goes on\nand on."""\n')
    assert docstring_fault('"""What it is.\n\nMore.\n"""\n') == ""


POSIX_ONLY = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop"}
"""Modules that Windows has not. Who needs one imports it where it is used, and says what happens without it."""


def needed_at_import(source: str) -> set[str]:
    """The modules that a module imports without any condition, when it is imported itself."""
    found: set[str] = set()
    for node in ast.parse(source).body:  # what is under `if` or `try` there is not needed everywhere
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def test_sources_and_tools_can_be_imported_on_every_system() -> None:
    found = {path: needed_at_import(path.read_text("utf-8")) & POSIX_ONLY for path in modules()}
    measuring = ROOT / "benchmarks"  # scripts for those who work on Rubicon
    assert {str(path): names for path, names in found.items() if names and measuring not in path.parents} == {}
    assert needed_at_import("import os, fcntl\nfrom pwd import getpwnam\nif x:\n    import tty\n") == {
        "os",
        "fcntl",
        "pwd",
    }
