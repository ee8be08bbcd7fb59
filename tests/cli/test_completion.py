"""What a shell completes: it asks as Typer's scripts do, and here bash asks for real."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import PATIENCE, Run


def completed(line: str) -> list[str]:
    """What bash is offered at the end of a line."""
    words = line.split(" ")
    environment = {
        **os.environ,
        "_RUBICON_COMPLETE": "complete_bash",
        "COMP_WORDS": line,
        "COMP_CWORD": str(len(words) - 1),
    }
    done = subprocess.run(
        [sys.executable, "-m", "rubicon"],
        capture_output=True,
        text=True,
        env=environment,
        timeout=PATIENCE,
        check=False,
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("rubicon re", ["resume", "replay", "restore"]),
        ("rubicon play caesar", ["caesar", "caesar_dice"]),
        ("rubicon play caesar_dice --seats me,e", ["me,easy"]),
        ("rubicon arena caesar_dice easy s", ["strong"]),
        ("rubicon league caesar --only gr", ["greedy"]),
        ("rubicon arena --games 20 caesar-dice s", ["strong"]),
        ("rubicon --lang pl league caesar --only gr", ["greedy"]),
        ("rubicon simulate nothing --bots e", []),
        ("rubicon verify ", []),  # then bash completes files
        ("rubicon arena caesar_dice --fig", ["--figure"]),
    ],
)
def test_commands_games_bots_and_options(line: str, offered: list[str]) -> None:
    assert completed(line) == offered


def test_it_is_installed_for_the_shell_that_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    answer = run("--install-completion", "--shell", "bash")
    assert answer.code == 0
    script = tmp_path / ".bash_completions" / "rubicon.sh"
    assert str(script) in answer.out
    assert str(script) in (tmp_path / ".bashrc").read_text()
    assert run("--show-completion", "--shell", "bash").out == script.read_text() + "\n"
    bash = shutil.which("bash")
    assert bash is not None
    checked = subprocess.run([bash, "-c", f"source '{script}' && complete -p rubicon"], capture_output=True, text=True)
    assert "_rubicon_completion rubicon" in checked.stdout


def test_a_shell_that_nobody_knows(run: Run) -> None:
    answer = run("--install-completion", "--shell", "tclsh")
    assert answer.code == 2
    assert "bash, zsh, fish" in answer.err
    assert "nie ma uzupełniania" in run("--show-completion", "--shell", "tclsh", "--lang", "pl").err
