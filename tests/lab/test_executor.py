"""Chunks: whoever plays them and whatever dies meanwhile, the result is the same."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import rubicon
from rubicon.core.rng import Rng
from rubicon.lab import arena, league, simulate
from rubicon.lab.entrants import AnyBot, LabError
from rubicon.lab.executor import Failed, Plan, play_shard
from rubicon.lab.journal import Chunks, Journal
from rubicon.lab.merge import merge
from rubicon.text import Speaker
from tests.lab.own_bots import Clumsy, Doomed, Mortal, Namesake, Odder, Picky
from tests.lab.test_arena import numbers
from tests.lab.test_simulate import contents

BOTS = ["random", "easy"]


def plain(result: Any) -> dict[str, Any]:
    """A league but for its times."""
    told: dict[str, Any] = result.plain()
    return {key: value for key, value in told.items() if not key.startswith("seconds")}


# Processes that die


def test_a_killed_process_is_replaced_and_its_chunk_played_again(tmp_path: Path) -> None:
    lives = tmp_path / "lives"
    lives.mkdir()
    whole = numbers(arena.run("caesar_dice", [Mortal(Rng(0), lives), "random"], 60, processes=1))
    for number in range(2):
        (lives / str(number)).write_text("")
    hurt = arena.run("caesar_dice", [Mortal(Rng(0), lives), "random"], 60, processes=2)
    assert list(lives.iterdir()) == []
    assert numbers(hurt) == whole


def test_a_chunk_that_nobody_survives_is_named() -> None:
    with pytest.raises(LabError, match="exit code -9") as caught:
        arena.run("caesar_dice", [Doomed, "random"], 2, seed=7, processes=2)
    assert "Seed 7, deal 0" in str(caught.value)


def test_a_script_without_a_guard_is_told_about_it(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from rubicon.lab import arena\narena.run('caesar_dice', ['random'], 20, processes=2)\n", encoding="utf-8"
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "__name__" in done.stderr.splitlines()[-1]


# Exceptions


@pytest.mark.parametrize("processes", [1, 2])
def test_a_failure_is_shown_with_its_seed_and_deal(processes: int) -> None:
    with pytest.raises(Failed, match=r"Seed 5, deal \d+, bots Clumsy, random: ZeroDivisionError: a bot's") as caught:
        arena.run("caesar_dice", [Clumsy, "random"], 400, seed=5, processes=processes)
    cause = caught.value.__cause__
    assert isinstance(cause, ZeroDivisionError)
    where: Any = caught.value.message.args["where"]
    again = arena.make_job("caesar_dice", [Clumsy, "random"], 400, seed=5).player()
    with pytest.raises(ZeroDivisionError):
        again(int(where.args["deal"]))
    if processes == 2:
        assert "in decide" in "".join(cause.__notes__)
    assert "Ziarno 5" in Speaker("pl").say(caught.value.message)


def test_an_exception_that_cannot_travel_is_told_in_words() -> None:
    with pytest.raises(Failed, match="Odd: 1 and 2"):
        arena.run("caesar_dice", [Odder, "random"], 20, processes=2)


# Journals


def interrupt_at(games: int) -> Callable[[int], None]:
    def progress(done: int) -> None:
        if done >= games:
            raise KeyboardInterrupt

    return progress


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interrupted_match_goes_on(processes: int, tmp_path: Path) -> None:
    whole = numbers(arena.run("caesar_dice", BOTS, 100, seed=2, processes=1))
    plan = Plan(processes, journal=tmp_path / "a.jsonl")
    with pytest.raises(KeyboardInterrupt):
        arena.run("caesar_dice", BOTS, 100, seed=2, progress=interrupt_at(30), plan=plan)
    before = (tmp_path / "a.jsonl").read_bytes()
    heard: list[int] = []
    again = Plan(3 - processes, journal=tmp_path / "a.jsonl", resume=True)
    assert numbers(arena.run("caesar_dice", BOTS, 100, seed=2, progress=heard.append, plan=again)) == whole
    assert heard[0] > 30
    assert heard[-1] == 100
    assert (tmp_path / "a.jsonl").read_bytes().startswith(before)
    # Once more: all is there, and nothing is played.
    assert numbers(arena.run("caesar_dice", BOTS, 100, seed=2, plan=again)) == whole
    assert numbers(merge_arena([tmp_path / "a.jsonl"])) == whole


def merge_arena(paths: list[Path]) -> arena.ArenaResult:
    result = merge(paths)
    assert isinstance(result, arena.ArenaResult)
    return result


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    whole = numbers(arena.run("caesar_dice", BOTS, 20, plan=Plan(2, journal=file)))
    data = file.read_bytes()
    file.write_bytes(data[:-7])
    assert numbers(arena.run("caesar_dice", BOTS, 20, plan=Plan(1, journal=file, resume=True))) == whole
    file.write_bytes(data[:20])  # even the first line
    assert numbers(arena.run("caesar_dice", BOTS, 20, plan=Plan(1, journal=file, resume=True))) == whole


def test_a_journal_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    arena.run("caesar_dice", BOTS, 4, plan=Plan(1, journal=file))
    data = file.read_bytes()
    with pytest.raises(LabError, match="there already"):
        arena.run("caesar_dice", BOTS, 4, plan=Plan(1, journal=file))
    with pytest.raises(LabError, match="differ: games, seed"):
        arena.run("caesar_dice", BOTS, 6, seed=1, plan=Plan(1, journal=file, resume=True))
    assert file.read_bytes() == data
    file.write_bytes(data.replace(b'"first"', b'"frist"'))
    with pytest.raises(LabError, match="line 2"):
        arena.run("caesar_dice", BOTS, 4, plan=Plan(1, journal=file, resume=True))
    with pytest.raises(LabError, match="--journal"):
        arena.run("caesar_dice", BOTS, 4, plan=Plan(1, resume=True))


def test_a_bot_s_file_that_changed_is_another_bot(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    text = (
        "from rubicon.core import Bot\nclass Mine(Bot):\n    def decide(self, sight):\n        return sight.moves[{}]\n"
    )
    mine.write_text(text.format(0), encoding="utf-8")
    plan = Plan(1, journal=tmp_path / "a.jsonl", resume=True)
    arena.run("caesar_dice", [str(mine), "random"], 4, plan=plan)
    mine.write_text(text.format(-1), encoding="utf-8")
    with pytest.raises(LabError, match="differ: bots"):
        arena.run("caesar_dice", [str(mine), "random"], 4, plan=plan)


@pytest.mark.parametrize(
    "make", [lambda kind: kind(Rng(0)), lambda kind: kind, partial], ids=["object", "class", "partial"]
)
def test_bots_of_one_name_are_told_apart(make: Callable[[Any], Any], tmp_path: Path) -> None:
    plan = Plan(1, journal=tmp_path / "a.jsonl", resume=True)
    for _ in range(2):
        arena.run("caesar_dice", [make(Picky), "random"], 4, plan=plan)
    with pytest.raises(LabError, match="differ: bots"):
        arena.run("caesar_dice", [make(Namesake), "random"], 4, plan=plan)


def test_gaps_between_chunks(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "a.jsonl", {}, resume=False)
    for first, size in ((6, 2), (0, 3), (7, 3), (1, 1)):
        journal.add(first, list(range(first, first + size)))
    journal.close()
    chunks = Journal(tmp_path / "a.jsonl", {}, resume=True).chunks
    assert chunks.missing(0, 12) == [(3, 6), (10, 12)]
    assert chunks.missing(4, 8) == [(4, 6)]
    assert [chunks.at(unit) for unit in (1, 3, 6, 8)] == [[1, 2], None, [6, 7], [8, 9]]
    assert Chunks().missing(2, 5) == [(2, 5)]


GATED = """
import os, time
from pathlib import Path
from rubicon.core import Bot

seen = 0

class Gated(Bot):
    def decide(self, sight):
        global seen
        seen += 1
        if seen > 60 and not Path("gate").exists():
            part = Path(f"pid.{os.getpid()}")  # of its own: all processes come here
            part.write_text(str(os.getpid()))
            os.replace(part, "pid")
            while not Path("gate").exists():
                time.sleep(0.02)
        return self.rng.choice(sight.moves)
"""


@pytest.mark.parametrize(("ending", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)])
def test_a_run_that_was_ended_goes_on(
    ending: signal.Signals, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real command, cut off while its bots are stuck in the middle of a chunk."""
    (tmp_path / "gated.py").write_text(GATED, encoding="utf-8")
    source = Path(str(rubicon.__file__)).parents[1]
    monkeypatch.setenv("PYTHONPATH", str(source))
    monkeypatch.chdir(tmp_path)
    line = [sys.executable, "-m", "rubicon", "arena", "caesar_dice", "gated.py", "random", "--games", "60"]
    line += ["--journal", "a.jsonl", "--processes"]
    # What is started in the background ignores Ctrl-C, and so would its children.
    with subprocess.Popen([*line, "2"], preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)) as process:
        wait_until((tmp_path / "pid").exists, process)
        process.send_signal(ending)
        assert process.wait(timeout=600) == code
    stuck = int((tmp_path / "pid").read_text())
    wait_until(lambda: not alive(stuck))
    assert (tmp_path / "a.jsonl").read_bytes().count(b"\n") >= 2
    (tmp_path / "gate").write_text("")
    subprocess.run([*line, "1", "--resume"], check=True)
    whole = arena.run("caesar_dice", ["gated.py", "random"], 60, processes=1)
    assert numbers(merge_arena([tmp_path / "a.jsonl"])) == numbers(whole)


def wait_until(true: Callable[[], bool], process: subprocess.Popen[bytes] | None = None) -> None:
    ends = time.monotonic() + 600
    while not true():
        assert time.monotonic() < ends
        assert process is None or process.poll() is None
        time.sleep(0.02)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not (stat.exists() and ") Z " in stat.read_text())


# Parts


def parts(job: Any, folder: Path, of: int) -> list[Path]:
    files = [folder / f"{number}.jsonl" for number in range(1, of + 1)]
    played = [play_shard(job, Plan(1, journal=file, shard=(n, of))) for n, file in enumerate(files, 1)]
    assert sum(played) == job.units
    assert max(played) - min(played) <= 1
    return files


def test_parts_of_a_match_are_put_together(tmp_path: Path) -> None:
    whole = arena.run("caesar_dice", BOTS, 50, seed=3, processes=1)
    files = parts(arena.make_job("caesar_dice", BOTS, 50, seed=3), tmp_path, 3)
    assert numbers(merge_arena(files[::-1])) == numbers(whole)
    assert merge_arena([*files, files[0]]).blocks == whole.blocks
    with pytest.raises(LabError, match="8 of 25 units are missing, the first of them is 8"):
        merge([files[0], files[2]])
    other = parts(arena.make_job("caesar_dice", BOTS, 50, seed=4), tmp_path / "other", 3)
    with pytest.raises(LabError, match="differ: seed"):
        merge([files[0], other[1], files[2]])


def test_parts_of_a_match_that_stops_when_it_is_sure(tmp_path: Path) -> None:
    bots = ["easy", "random"]
    whole = arena.run("caesar_dice", bots, 120, seed=4, processes=1, stop=(0, 100))
    assert whole.verdict == "better"
    files = parts(arena.make_job("caesar_dice", bots, 120, seed=4, stop=(0, 100)), tmp_path, 2)
    assert numbers(merge_arena(files)) == numbers(whole)


def test_parts_of_a_league(tmp_path: Path) -> None:
    bots: list[AnyBot] = ["random", "easy", Picky]
    whole = league.run("caesar_dice", bots, 6, seats=3, processes=2)
    assert plain(merge(parts(league.make_job("caesar_dice", bots, 6, seats=3), tmp_path, 2))) == plain(whole)


def test_parts_of_a_simulation(tmp_path: Path) -> None:
    simulate.run("caesar_dice", BOTS, 7, tmp_path / "whole", processes=2)
    files = parts(simulate.make_job("caesar_dice", BOTS, 7), tmp_path / "parts", 2)
    with pytest.raises(LabError, match="--out"):
        merge(files)
    merge(files, tmp_path / "merged")
    assert contents(tmp_path / "merged") == contents(tmp_path / "whole")


@pytest.mark.parametrize("shard", [(0, 2), (3, 2), (1, 0)])
def test_parts_that_are_none(shard: tuple[int, int], tmp_path: Path) -> None:
    job = arena.make_job("caesar_dice", BOTS, 4)
    with pytest.raises(LabError, match=f"no part {shard[0]} of {shard[1]}"):
        play_shard(job, Plan(1, journal=tmp_path / "a.jsonl", shard=shard))
    with pytest.raises(LabError, match="no result"):
        arena.run("caesar_dice", BOTS, 4, plan=Plan(1, journal=tmp_path / "a.jsonl", shard=(1, 2)))
