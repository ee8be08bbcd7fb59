"""Nothing is lost: Ctrl-C, a closed window, kill -9, a full disk, a folder that is none."""

from __future__ import annotations

import os
import resource
import signal
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from rubicon.cli import saves
from rubicon.core import record
from tests.cli.conftest import COMMAND, PATIENCE, SECRET, Run, Terminal

Opener = Callable[..., Terminal]
TABLE = ("play", "--seats", "me,strong,easy", "--name", "Anna", "--secret", SECRET, "--nonce", "n")


def only_save(home: Path) -> Path:
    (path,) = (home / "saves").glob("*.json")
    return path


def test_ctrl_c_and_resume(terminal: Opener, home: Path) -> None:
    first = terminal(*TABLE)
    first.until("\n> ")
    first.type("none\r")
    first.until("throw 2 of 3")
    first.until("\n> ")
    first.interrupt("The game is saved")
    assert first.wait() == 130
    entries = record.loads(only_save(home).read_bytes())["entries"]
    assert [0, "keep none"] in entries

    second = terminal("resume")
    second.until("Welcome back")
    second.until("throw 2 of 3")
    second.until("\n> ")
    second.type("quit\r")
    second.until("rubicon resume")
    assert second.wait() == 0
    assert record.loads(only_save(home).read_bytes())["entries"] == entries


def test_a_second_terminal_is_refused_while_the_first_has_the_game(terminal: Opener, run: Run, home: Path) -> None:
    first = terminal(*TABLE)
    first.until("\n> ")
    assert "open in another terminal" in run("resume").err
    first.type("quit\r")
    first.until("rubicon resume")
    assert first.wait() == 0
    assert "Welcome back" in run("resume").out


def test_end_of_input_at_a_terminal(terminal: Opener, home: Path) -> None:
    one = terminal(*TABLE)
    one.until("\n> ")
    one.type("\x04")
    one.until("The game is saved")
    assert one.wait() == 0
    assert only_save(home).is_file()


def test_a_closed_window_loses_nothing(terminal: Opener, run: Run, home: Path) -> None:
    one = terminal(*TABLE)
    one.until("\n> ")
    one.type("none\r")
    one.until("throw 2 of 3")
    one.until("\n> ")
    one.close()
    assert one.wait() != 0
    told = record.loads(only_save(home).read_bytes())
    assert [0, "keep none"] in told["entries"]
    assert "throw 2 of 3" in run("resume").out


def test_kill_9_in_mid_game_and_resume_to_the_end(command: Run, home: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, *TABLE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "PYTHONUNBUFFERED": "1"}
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"none\n")
    process.stdin.flush()
    while b"throw 2 of 3" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGKILL)
    process.wait(timeout=PATIENCE)
    process.stdin.close()
    process.stdout.close()
    before = record.loads(only_save(home).read_bytes())
    assert [0, "keep none"] in before["entries"]
    answer = command("resume", typed="stop\n" * 200)
    assert answer.code == 0, answer.err
    (path,) = (home / "records").glob("*.json")
    after = record.loads(path.read_bytes())
    assert after["entries"][: len(before["entries"])] == before["entries"]
    assert command("verify", str(path)).code == 0
    assert not list((home / "saves").iterdir())


def test_a_save_is_its_owners_alone_and_never_half(run: Run, home: Path) -> None:
    run(*TABLE, typed="none\n")
    path = only_save(home)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600, "it holds the secret"
    assert [p.name for p in path.parent.iterdir()] == [path.name], "no leftovers"
    old = path.read_text("utf-8")
    with pytest.raises(TypeError):
        saves.write_whole(path, None)  # type: ignore[arg-type]
    assert path.read_text("utf-8") == old
    assert [p.name for p in path.parent.iterdir()] == [path.name]


def test_a_folder_that_is_none_is_told_and_the_game_goes_on(run: Run, home: Path) -> None:
    home.write_text("I am a file")
    answer = run(*TABLE, typed="stop\n" * 200)
    assert answer.code == 0
    assert answer.out.count("cannot be saved in") == 1, "told once"
    assert "wins!" in answer.out or "shared" in answer.out
    assert "The record of this game cannot be written" in answer.out
    assert home.read_text() == "I am a file"


def test_leaving_an_unsaved_game_asks_first(run: Run, home: Path) -> None:
    home.write_text("I am a file")
    answer = run(*TABLE, typed="quit\nno\nquit\nquit\n")
    assert answer.out.count("would be lost") == 2
    assert "could not be saved" in answer.out


def test_a_full_disk_is_told_and_saving_works_again_later(home: Path) -> None:
    def tiny_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    done = subprocess.run(
        [*COMMAND, *TABLE],
        input="stop\n" * 200,
        capture_output=True,
        encoding="utf-8",
        preexec_fn=tiny_disk,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "cannot be saved in" in done.stdout
    assert "File too large" in " ".join(done.stdout.split())
    assert not list(home.rglob("*.json"))
    assert not list(home.rglob("*.part"))


def test_saving_again_is_told(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = saves.write_whole
    calls: list[Path] = []

    def sometimes(path: Path, text: str) -> None:
        calls.append(path)
        if len(calls) < 3:
            raise OSError(28, "No space left on device")
        real(path, text)

    monkeypatch.setattr(saves, "write_whole", sometimes)
    answer = run(*TABLE, typed="none\nnone\nstop\n")
    assert "No space left on device" in " ".join(answer.out.split())
    assert "Saving works again" in answer.out
    assert only_save(home).is_file()


def test_resume_without_games(run: Run) -> None:
    answer = run("resume")
    assert answer.code == 0
    assert "No game is waiting" in answer.out
    assert run("resume", "nothing").code == 2


def test_resume_lists_and_asks(run: Run, home: Path) -> None:
    for name in ("Anna", "Ola"):
        run("play", "--seats", "me,easy", "--name", name, typed="")
    listed = run("resume", "--list").out
    assert "Anna" in listed
    assert "Ola" in listed
    answer = run("resume", typed="7\nnope\n2\nquit\n")
    assert "No saved game is called “7”" in answer.out
    assert "Welcome back" in answer.out
    names = sorted(path.stem for path in (home / "saves").iterdir())
    assert f"Welcome back to {names[0]}" in run("resume", names[0]).out
    assert run("resume", names[0][:15]).code == 2, "both begin like this"
    assert run("resume", "tomorrow").code == 2
    assert "2 games are waiting" in run().out


def test_a_damaged_save_is_listed_as_such_and_told(run: Run, home: Path) -> None:
    run(*TABLE, typed="")
    path = only_save(home)
    path.write_text(path.read_text("utf-8")[:-40], "utf-8")
    assert "cannot be read" in run("resume", "--list").out
    answer = run("resume", path.stem)
    assert answer.code == 1
    assert "breaks off" in answer.err


def test_a_finished_record_cannot_be_resumed_from_the_saves(run: Run, finished: Path, home: Path) -> None:
    told = record.loads(finished.read_bytes())
    told["chance"].pop("secret")
    (home / "saves" / "copy.json").write_text(record.dumps(told), "utf-8")
    answer = run("resume", "copy")
    assert answer.code == 1
    assert "can be replayed" in answer.err


def test_no_color(terminal: Opener) -> None:
    plain = terminal(*TABLE, NO_COLOR="1").until("\n> ")
    assert "\x1b[3" not in plain, "no colours"
    coloured = terminal(*TABLE).until("\n> ")
    assert "\x1b[" in coloured


def test_at_80_by_24_the_question_and_the_dice_are_on_the_screen(terminal: Opener) -> None:
    one = terminal(*TABLE)
    shown = one.until("\n> ").replace("\r", "")
    last = shown.split("\n")[-24:]
    assert any("Round 1 of 5" in line for line in last)
    assert any("╭─────╮" in line for line in last)
