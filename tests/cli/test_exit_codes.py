"""Exit codes: 2 where what was asked for cannot be, 1 where it failed; and whose fault it is, is said rightly."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import PATIENCE, Run

DUEL = ["arena", "caesar_dice", "easy", "easy"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["replay", "nowhere.json"],
        ["analyse", "nowhere.json"],
        ["replay", "."],
        ["play", "caesar", "--data", "nowhere.toml"],
        ["arena", "caesar_dice", "./nowhere.py", "easy"],
        [*DUEL, "--games", "0"],
        [*DUEL, "--processes", "0"],
        [*DUEL, "--stop", "50,0"],
        [*DUEL, "--resume"],
        [*DUEL, "--shard", "1/2"],
        [*DUEL, "--shard", "3/2", "--journal", "part.jsonl"],
        ["simulate", "caesar_dice", "--format", "csv", "--out", "out"],
        ["simulate", "caesar_dice", "--games", "-1", "--out", "out"],
        ["league", "caesar_dice", "--only", "easy"],
        ["bench", "--seconds", "-1"],
        ["serve", "--port", "99999"],
        ["move", "--from", "nothing", "--to", "nothing else"],
    ],
    ids=" ".join,
)
def test_what_cannot_be_asked_for_is_wrong_usage(
    run: Run, arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = run(*arguments)
    assert answer.code == 2
    assert answer.err.strip()
    assert "our fault" not in answer.err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full is Linux's")
@pytest.mark.parametrize("debugging", ["", "1"])
def test_a_full_disk_is_not_our_fault(debugging: str) -> None:
    environment = {**os.environ, "PYTHONUTF8": "1", "RUBICON_DEBUG": debugging}
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "rubicon", "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=environment,
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 1
    told, said = f"That did not work, because the system refuses it: {os.strerror(errno.ENOSPC)}.\n", done.stderr
    assert said.endswith(told), "the last word, also where somebody who writes a bot is shown the way there"
    assert (said == told) == (not debugging)


def test_the_file_that_the_system_refuses_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EACCES, "Permission denied", "/somewhere")

    monkeypatch.setattr("rubicon.cli.rules.show", refuse)
    assert "system: /somewhere: Permission denied" in run("rules", "--lang", "pl").err


def test_dice_without_blanks(run: Run) -> None:
    spaced = run("odds", "caesar_dice", "--dice", "I I L L B", "--json")
    assert spaced.code == 0
    assert run("odds", "caesar_dice", "--dice", "IILLB", "--json") == spaced
    assert run("odds", "caesar_dice", "--dice", "11llb", "--json") == spaced
    unclear = run("odds", "caesar_dice", "--dice", "IIIIIIL")
    assert unclear.code == 2
    assert "I I I III L / I I II II L" in unclear.err
