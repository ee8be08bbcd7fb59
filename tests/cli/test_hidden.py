"""A game with secrets and without a drawing of its own, at one keyboard: the fixture game."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.cli.conftest import SECRET, Run
from tests.fixture_game.house import guest


@pytest.fixture(autouse=True)
def three_coins() -> Iterator[None]:
    with guest():
        yield


TABLE = ("play", "three_coins", "--seats", "me,me", "--name", "Anna", "--name", "Ola", "--secret", SECRET)


def test_a_curtain_falls_between_people(run: Run) -> None:
    out = run(*TABLE, typed="\n1\nclose\n\n1\nclose\n").out
    assert out.count("Pass the keyboard to Anna") == 2
    assert out.count("Pass the keyboard to Ola") == 1
    assert "Press Enter when you are ready" in out
    anna, _, ola = out.partition("Pass the keyboard to Ola")
    assert "Anna draws the " in anna
    assert "Ola draws a coin" in anna
    assert "Anna draws the " not in ola.partition("opens the fist")[0]


def test_undo_takes_back_a_draft(run: Run) -> None:
    out = run(*TABLE, typed="\n1\nundo\nhelp\nundo\nquit\n").out
    assert out.count("Which coin do you take into your fist?") == 2
    assert "nothing that you could take back" in out


def test_a_draft_survives_leaving(run: Run) -> None:
    run(*TABLE, typed="\n1\nquit\n")
    out = run("resume", typed="\nundo\n\nquit\n").out
    assert "Do you raise the stake, or close your fist?" in out
    assert "Which coin do you take into your fist?" in out


def test_a_whole_game_is_played_and_replayed(run: Run) -> None:
    answer = run(*TABLE, typed="\n1\nclose\n" * 40)
    assert answer.code == 0, answer.err
    path = answer.out.split("rubicon verify ")[1].split("\n")[0]
    assert run("verify", path).code == 0
    assert run("replay", path).code == 0
    seat = run("replay", path, "--seat", "2")
    assert "Anna draws a coin" in seat.out


def test_options_are_listed_and_checked(run: Run) -> None:
    assert "--option goal=" in run("games").out
    assert run(*TABLE, "--option", "goal=4").code == 2
    assert run(*TABLE, "--option", "goal=5", "--option", "raising=no").code == 2
    assert "3, 5" in run(*TABLE, "--option", "goal=4").err
    assert run("rules", "three_coins").code == 0
    assert run("odds", "three_coins", "--dice", "I I I I I").code == 2


def test_a_replay_for_a_seat_tells_no_hidden_move(run: Run) -> None:
    answer = run(*TABLE, typed="\n1\nclose\n" * 40)
    path = answer.out.split("rubicon verify ")[1].split("\n")[0]
    whole = run("replay", path).out
    seat = run("replay", path, "--seat", "2").out
    for text, hidden in ((whole, False), (seat, True)):
        moves = set(re.findall(r"^\d+/\d+ Anna: (.+)", text, re.MULTILINE))
        assert (moves <= {"close", "raise"}) == hidden, moves
        deals = re.findall(r"\d+/\d+ (Fortuna.*)\n  Anna draws", text)
        assert deals
        assert all((deal == "Fortuna") == hidden for deal in deals)
    assert set(re.findall(r"^\d+/\d+ Ola: (.+)", seat, re.MULTILINE)) > {"close"}
    last = int(re.findall(r"(\d+)/\d+ ", seat)[-1])
    assert run("replay", path, "--seat", "2", "--to", str(last)).code == 0
    assert str(last) in run("replay", path, "--seat", "2", "--to", str(last + 1)).err
