"""What a command loads: only what it needs, and without the extra `server` everything but the server works."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from rubicon.cli.app import MODULES
from rubicon.cli.server_extra import PACKAGES
from tests.cli.conftest import PATIENCE, Answer
from tests.cli.without_server import EXTRA

ROOT = Path(__file__).resolve().parents[2]
HEAVY = {
    "matplotlib",
    "numpy",
    "gymnasium",
    "pettingzoo",
    "markdown_it",
    "pygments",
    "rich.progress",
    "multiprocessing",
}
COMMANDS = {f"rubicon.cli.{module}" for module in MODULES.values()}


def loaded(*arguments: str, typed: str = "") -> tuple[Answer, set[str]]:
    """What came of a command without the extra, and the modules it loaded."""
    command = [sys.executable, "-m", "tests.cli.without_server", *arguments]
    environment = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run(
        command, input=typed, capture_output=True, encoding="utf-8", env=environment, timeout=PATIENCE, check=False
    )
    said, _, modules = done.stderr.partition("LOADED ")
    return Answer(done.returncode, done.stdout, said), set(modules.split())


def within(modules: set[str], package: str) -> set[str]:
    return {name for name in modules if name == package or name.startswith(package + ".")}


def test_help_loads_no_game_no_command_and_nothing_heavy() -> None:
    answer, modules = loaded("--help")
    assert answer.code == 0, answer.err
    assert answer.err == ""
    assert modules & HEAVY == set()
    assert modules & COMMANDS == set()
    for package in ("rubicon.games", "rubicon.bots", "rubicon.lab", "rubicon.server"):
        assert within(modules, package) == set()


def test_games_loads_rules_and_bots_and_nothing_else() -> None:
    answer, modules = loaded("games")
    assert answer.code == 0, answer.err
    assert "julius_caesar" in answer.out
    assert modules & HEAVY == set()
    assert modules & COMMANDS == {"rubicon.cli.games"}
    assert within(modules, "rubicon.lab") == {"rubicon.lab", "rubicon.lab.ladder", "rubicon.lab.statistics"}  # ratings
    assert within(modules, "rubicon.server") == set()
    assert {
        name for name in modules if re.fullmatch(r"rubicon\.games\.\w+\.(aid\.calculator|terminal|balance)", name)
    } == set()


def test_play_simulate_and_arena_work_without_the_server(tmp_path: Path) -> None:
    out = tmp_path / "records"
    for arguments in (
        ["play", "caesar_dice", "--seats", "me,easy"],
        ["simulate", "caesar_dice", "--games", "2", "--out", str(out)],
        ["arena", "caesar_dice", "easy", "random", "--games", "2", "--processes", "1"],
    ):
        answer, modules = loaded(*arguments, typed="quit\nquit\n")
        assert answer.code == 0, answer
        assert {name for package in EXTRA for name in within(modules, package)} == set()
        assert within(modules, "rubicon.server") == set()
    assert len(list(out.glob("*.json"))) == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ["serve"],
        ["work"],
        ["moderators"],
        ["backup", "file"],
        ["restore", "file"],
        ["migrate"],
        ["move", "--from", "sqlite:///a", "--to", "sqlite:///b"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_commands_of_the_server_say_what_to_install(arguments: list[str]) -> None:
    language = "pl" if arguments == ["serve"] else "en"
    answer, _ = loaded(*arguments, "--lang", language)
    assert answer.code == 1
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert 'pip install "rubicon[server]"' in answer.err
    assert ("Pakiety serwera" if language == "pl" else "The packages of the server") in answer.err


def test_the_packages_of_the_extra_are_known() -> None:
    """Those that are looked for, and those that these tests hide, are those of pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    imported = {"argon2_cffi": "argon2"}
    named = [re.split(r"[^\w-]", line)[0].replace("-", "_") for line in project["optional-dependencies"]["server"]]
    everywhere = {imported.get(name, name) for name in named} - {"tzdata"}  # files, no code of ours imports it
    assert everywhere <= EXTRA
    assert everywhere - set(PACKAGES) == {"httptools", "uvloop"}, (
        "left out on Windows, where the server runs without them"
    )
    always = [re.split(r"[^\w.-]", line)[0] for line in project["dependencies"]]
    assert always == ["fluent.runtime", "mypy-extensions", "platformdirs", "rich", "typer"]
