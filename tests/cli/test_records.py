"""Replaying and verifying files, good ones and all the others."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rubicon import games
from rubicon.core import Match, record
from rubicon.core.chance import Scripted
from tests.cli.conftest import Run, Terminal


def edited(path: Path, change: Callable[[dict[str, Any]], None]) -> Path:
    """A copy of the record with a change."""
    told = json.loads(path.read_text("utf-8"))
    change(told)
    copy = path.with_name("edited.json")
    copy.write_text(json.dumps(told), "utf-8")
    return copy


def test_a_good_record(run: Run, finished: Path) -> None:
    answer = run("verify", str(finished))
    assert answer.code == 0
    assert "Chance was recomputed" in answer.out
    assert "Losowania przeliczono" in run("verify", str(finished), "--lang", "pl").out


def test_several_files_at_once(run: Run, finished: Path) -> None:
    answer = run("verify", str(finished), "nowhere.json", str(finished))
    assert answer.code == 1
    assert "2 of 3 records are good" in answer.out
    assert "There is no file nowhere.json" in answer.err


def test_names_are_shown_without_control_characters(run: Run, finished: Path) -> None:
    def hostile(told: dict[str, Any]) -> None:
        told["players"][0]["name"] = "\x1b[2J\x1b]0;owned\x07An\u202ena\n"
        told["players"][1]["name"] = "O\x9bla"

    path = str(edited(finished, hostile))
    for command in (["verify"], ["replay", "--all"], ["analyse"]):
        answer = run(*command, path)
        for bad in ("\x1b[2J", "\x1b]", "\x07", "\u202e", "\x9b"):
            assert bad not in answer.out + answer.err, command
    assert "Anna" in run("replay", "--all", path).out


def test_entries_in_errors_are_shown_without_control_characters(run: Run, finished: Path) -> None:
    path = edited(finished, lambda told: told["entries"].insert(2, [0, "\x1b[2J\x07keep"]))
    answer = run("verify", str(path))
    assert answer.code == 1
    assert "\x1b[2J" not in answer.err
    assert "\x07" not in answer.err


def test_a_name_of_five_megabytes_is_refused(run: Run, finished: Path) -> None:
    path = edited(finished, lambda told: told["players"][0].update(name="x" * 5_000_000))
    answer = run("verify", str(path))
    assert answer.code == 1
    assert "longer than 200 characters" in answer.err
    assert len(answer.err) < 1000


def test_verify_from_outside(run: Run, finished: Path) -> None:
    chance = json.loads(finished.read_text("utf-8"))["chance"]
    mine = chance["nonces"][0]
    good = ["--nonce", mine, "--commitment", chance["commitment"]]
    assert run("verify", str(finished), *good).code == 0
    assert run("verify", str(finished), "--nonce", mine.partition(":")[2]).code == 0
    answer = run("verify", str(finished), "--nonce", "another")
    assert answer.code == 1
    assert "another is not in the record" in answer.err
    answer = run("verify", str(finished), "--commitment", "00" * 32)
    assert answer.code == 1
    assert "that you were shown" in answer.err


def test_a_changed_throw_is_found(run: Run, finished: Path) -> None:
    def better_dice(told: dict[str, Any]) -> None:
        number = next(i for i, entry in enumerate(told["entries"]) if entry[0] == "F" and len(entry[1].split()) == 5)
        told["entries"][number][1] = "I I I I L"

    answer = run("verify", str(edited(finished, better_dice)))
    assert answer.code == 1
    assert "Entry 2" in answer.err
    assert "by the secret it must be" in answer.err


@pytest.mark.parametrize(
    "change",
    [
        lambda told: told["entries"].pop(),
        lambda told: told["entries"].pop(0),
        lambda told: told["entries"].append([0, "keep none"]),
        lambda told: told["entries"].__setitem__(2, [1, "keep B B"]),
        lambda told: told["entries"].__setitem__(2, ["X", {}]),
        lambda told: told["entries"].__setitem__(2, 7),
        lambda told: told["entries"].insert(3, ["T", {"what": "magic"}]),
        lambda told: told["outcome"].update(winners=[1, 0]),
        lambda told: told.update(outcome=None),
        lambda told: told.update(rules=99),
        lambda told: told.update(rubicon=2),
        lambda told: told.update(game="chess"),
        lambda told: told.update(seats=9),
        lambda told: told.update(players=[{}]),
        lambda told: told.update(options={"speed": 1}),
        lambda told: told["chance"].update(secret="00" * 32),
        lambda told: told["chance"].update(secret="zz"),
        lambda told: told["chance"].update(kind="magic"),
        lambda told: told["chance"].update(nonces=[1]),
        lambda told: told.pop("entries"),
        lambda told: told.update(box={"dice": 12}),
    ],
)
def test_an_edited_record_is_bad_and_said_why(
    run: Run, finished: Path, change: Callable[[dict[str, Any]], None]
) -> None:
    path = str(edited(finished, change))
    for language in ("en", "pl"):
        answer = run("verify", path, "--lang", language)
        assert answer.code == 1
        assert answer.err.startswith("✗ ")
        assert len(answer.err) > len(path) + 20
    replayed = run("replay", path)
    assert replayed.code in (0, 1, 2)
    assert "Traceback" not in replayed.err


def test_a_record_cut_anywhere(run: Run, finished: Path) -> None:
    data = finished.read_bytes()
    cut = finished.with_name("cut.json")
    for size in range(0, len(data) - 2, len(data) // 25):
        cut.write_bytes(data[:size])
        answer = run("verify", str(cut))
        assert answer.code == 1
        assert "✗" in answer.err


@pytest.mark.parametrize(
    "content",
    [b"", b"\x00\xff\xfe binary \x80", b"hello", b"[]", b"{}", b"null", b"[" * 100_000, b'{"rubicon": 1}', b"1" * 9999],
)
def test_other_files(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    for name in ("verify", "replay"):
        answer = run(name, str(path))
        assert answer.code == 1, answer
        assert answer.err


def test_huge_missing_and_folders(run: Run, tmp_path: Path) -> None:
    huge = tmp_path / "huge"
    with huge.open("wb") as file:
        file.truncate(5_000_000_000)  # a hole: it takes no room on the disk
    assert "5,000 MB" in run("verify", str(huge)).err
    assert "is a folder" in run("verify", str(tmp_path)).err
    assert "There is no file" in run("verify", str(tmp_path / "none")).err
    assert "16 MB" in run("verify", "/dev/zero").err
    assert run("verify", "a\x00b").code != 0
    assert run("replay", str(tmp_path)).code == 2


def test_a_file_that_may_not_be_read(run: Run, finished: Path) -> None:
    if os.getuid() == 0:  # root may read every file; the first page of a process' memory nobody can
        finished = Path("/proc/self/mem")
    else:
        finished.chmod(0)
    assert "cannot be read" in run("verify", str(finished)).err


@pytest.mark.parametrize(("language", "headed"), [("en", "★ Seat 1 has lost."), ("pl", "★ Przegrywa Seat 1.")])
def test_who_loses_alone_is_not_told_of_a_draw(run: Run, language: str, headed: str) -> None:
    """There are no draws with oneself."""
    record = Path(__file__).parents[1] / "records" / "caesar-1-thrown_out.json"
    told = run("replay", str(record), "--lang", language).out
    assert headed in told


def test_replay_in_a_pipe_tells_everything(run: Run, finished: Path) -> None:
    told = record.loads(finished.read_bytes())
    answer = run("replay", str(finished))
    assert answer.code == 0
    last = len(told["entries"])
    assert f"{last}/{last} " in answer.out
    assert "Anna" in answer.out
    assert "How it ended" in answer.out
    part = run("replay", str(finished), "--to", "3").out
    assert "3/" in part
    assert "4/" not in part
    assert run("replay", str(finished), "--to", "100000").code == 2
    assert run("replay", str(finished), "--seat", "3").code == 2
    assert run("replay", str(finished), "--seat", "1", "--lang", "pl").code == 0


def test_replay_steps_forward_and_back(terminal: Callable[..., Terminal], finished: Path) -> None:
    prompt = "q: quit > "
    one = terminal("replay", str(finished), NO_COLOR="1", TERM="dumb")
    assert " 0/" in one.until(prompt)
    one.type("\r")
    assert " 1/" in one.until(prompt)
    one.type("n\r")
    assert " 2/" in one.until(prompt)
    one.type("p\r")
    assert " 1/" in one.until(prompt)
    one.type("12\r")
    assert " 12/" in one.until(prompt)
    one.type("99999\r")
    assert "numbered from 0" in one.until(prompt)
    one.type("what\r")
    assert "Please type n" in one.until(prompt)
    one.type("q\r")
    assert one.wait() == 0


def test_replay_understands_the_letters_it_asks_for_in_polish(
    terminal: Callable[..., Terminal], finished: Path
) -> None:
    prompt = "q: koniec > "
    one = terminal("replay", str(finished), "--lang", "pl", NO_COLOR="1", TERM="dumb")
    assert "w: wstecz" in one.until(prompt)
    for typed, shown in (("d", " 1/"), ("dalej", " 2/"), ("w", " 1/"), ("wstecz", " 0/"), ("?", "d (dalej)")):
        one.type(f"{typed}\r")
        assert shown in one.until(prompt)
    one.type("q\r")
    assert one.wait() == 0


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Table: the bot easy takes over for Ola", "Table: moves are taken back", "Table: resignation (Anna)"]),
        ("pl", ["Stół: za gracza Ola gra teraz bot easy", "Stół: cofnięto ruchy", "Stół: poddanie partii (Anna)"]),
    ],
)
def test_what_the_table_did_is_told_in_words(run: Run, tmp_path: Path, language: str, said: list[str]) -> None:
    match = Match(games.find("caesar_dice").setup(seats=2), Scripted(["first 1", "I I L L B", "I I L L B"]))
    match.players = [{"name": "Anna"}, {"name": "Ola"}]
    match.begin()
    match.seat_bot(1, "easy")
    match.take_back(1)
    match.end("resigned", 0)
    path = tmp_path / "noted.json"
    path.write_text(record.dumps(record.write(match)), "utf-8")
    out = run("--lang", language, "replay", str(path)).out
    for text in said:
        assert text in out
    assert "{" not in out
