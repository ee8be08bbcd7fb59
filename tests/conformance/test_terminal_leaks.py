"""Nothing that the command line prints for a seat depends on what that seat may not know.

Two matches stand side by side that differ only in hidden things (see `leaks.Histories`). Everything that can be
asked for from a seat is asked for in both, and every byte of the answers must be the same.
"""

from __future__ import annotations

import io
import os
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from rubicon import bots, cli, games
from rubicon.core import Bot, Match, record, stream
from rubicon.core.chance import Sealed
from tests.conformance.leaks import Histories
from tests.conformance.test_leaks import SECRETS
from tests.fixture_game.house import guest

SECRET = bytes(range(32))
ASKED = "help,list,more,hint,odds,log,table,look,look roma,look massilia,look 12,undo,nonsense,99"
STEPS = 120
LOOKS = (1, 6, 30, 90)
"""Which of the points where both look the same are looked at: to look at all would take long."""
SELDOM = (3, 12, 30)
"""How seldom the two matches differ, in turns: some get far."""

TABLES: list[tuple[str, dict[str, Any], int]] = [
    ("three_coins", {}, 3),
    ("caesar", {"border_control": True}, 2),
    ("augustus", {}, 3),
    ("julius_caesar", {}, 2),
    ("julius_caesar", {"deployment": "free"}, 2),
]
PAIRS = 3


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A data folder of its own; hints by the strongest bot, but for so many trials, not for so many seconds."""

    def adviser(game: str) -> Bot:
        return bots.make(game, f"{bots.names(game)[-1]}:8" if bots.levels(game) else "random", stream("leak"))

    monkeypatch.setenv("RUBICON_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr("rubicon.cli.match_session.adviser", adviser)
    with guest():
        yield


def printed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, *words: str) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    capsys.readouterr()
    code = cli.run(words)
    out, err = capsys.readouterr()
    return f"{code}\n{out}\n{err}"


def save(match: Match, viewer: int | None, folder: Path) -> Path:
    """The match as it is saved while the viewer plays it against bots."""
    told = record.write(match, private=True)
    told["players"] = [
        {"name": f"Player {seat}"} if seat == viewer else {"name": f"Player {seat}", "bot": "random"}
        for seat in range(match.setup.seats)
    ]
    told["chance"] = Sealed(SECRET).proof(True)
    path = folder / "saves" / "match.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(record.dumps(told), "utf-8")
    os.utime(path, (1_000_000_000, 1_000_000_000))  # the list of saved games shows when
    return path


def answers(
    match: Match,
    viewer: int | None,
    language: str,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> list[str]:
    """All that the command line says to this viewer."""
    path = save(match, viewer, folder)
    lang = ("--lang", language)
    seat = () if viewer is None else ("--seat", str(viewer + 1))
    asked: list[tuple[str, tuple[str, ...]]] = [
        ("", ("replay", str(path), *seat)),
        ("", ("replay", str(path), *seat, "--to", "9")),
        ("", ("analyse", str(path))),
        ("", ("resume", "--list")),
    ]
    if viewer is not None and viewer in match.waiting():
        setup = match.setup
        legal = match.sight(viewer).moves
        refused = [move for move in range(0, setup.space, 1 + setup.space // 30) if move not in legal]
        beginnings = [setup.say(viewer, move).split()[0] for move in refused[::5]]
        typed = [*ASKED.split(","), *[setup.say(viewer, move) for move in refused], "quit"]
        asked.append(("\n".join(typed), ("resume", "match")))
        asked += [(f"{word}\nquit", ("resume", "match")) for word in beginnings if len(legal) > 1][:1]
    return [printed(capsys, monkeypatch, typed, *lang, *words) for typed, words in asked]


@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_the_command_line_tells_a_seat_nothing_hidden(
    name: str,
    options: dict[str, Any],
    seats: int,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setup = games.find(name).setup(options, seats)
    compared: Counter[int | None] = Counter()
    for number, viewer in product(range(PAIRS), (*range(seats), None)):
        history = Histories(setup, SECRETS[name], viewer, f"terminal {number}", drafts=True)
        history.seldom = SELDOM[number % len(SELDOM)]
        for point, pair in enumerate(history.pairs(STEPS)):
            if point in LOOKS:
                language = ("en", "pl")[(number + point) % 2]
                one, other = [answers(match, viewer, language, tmp_path, capsys, monkeypatch) for match in pair]
                assert one == other
                compared[viewer] += 1
    assert min(compared[viewer] for viewer in (*range(seats), None)) > 0, compared
    assert compared.total() >= 2 * PAIRS, compared


@pytest.mark.parametrize("name", ["augustus", "julius_caesar"])
def test_a_game_that_begins_shows_nothing_of_what_the_others_decided(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same deal twice, against a bot that chooses otherwise: until both have chosen, all looks the same."""
    said: set[str] = set()
    saved: set[str] = set()
    for seed in range(4):
        folder = tmp_path / str(seed)
        monkeypatch.setenv("RUBICON_DATA", str(folder))
        table = ("play", name, "--seats", "me,random", "--name", "Anna", "--nonce", "n", "--secret", SECRET.hex())
        said.add(printed(capsys, monkeypatch, "log\nlist\nhelp\nhint\n", *table, "--seed", str(seed)))
        (path,) = (folder / "saves").glob("*.json")
        told = record.loads(path.read_bytes())
        saved.add(f"{told['entries']} {told.get('drafts')}")
    assert len(said) == 1
    assert len(saved) > 1, "the bot chose the same every time"


def test_every_game_that_hides_something_is_tried() -> None:
    assert {name for name, _, _ in TABLES} == set(SECRETS)
