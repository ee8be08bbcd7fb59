"""Help, usage errors and the first screen, in both languages."""

from __future__ import annotations

import re

import pytest

import rubicon
from rubicon.cli.app import take_everywhere
from tests.cli.conftest import Run

COMMANDS = [
    "play",
    "resume",
    "games",
    "rules",
    "learn",
    "odds",
    "replay",
    "verify",
    "analyse",
    "simulate",
    "arena",
    "bench",
    "solve",
    "train",
    "words",
]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_in_both_languages(run: Run, command: str, language: str) -> None:
    answer = run(*([command] if command else []), "--help", "--lang", language)
    assert answer.code == 0
    assert answer.err == ""
    assert answer.out.startswith("Usage: rubicon" if language == "en" else "Użycie: rubicon")
    if language == "pl":
        assert not re.search(r"Show|Options|Usage|Commands|default", answer.out)


def test_help_says_what_an_option_is_when_it_is_left_out(run: Run) -> None:
    assert "How many games. Usually 300." in run("arena", "--help").out
    assert "Ile gier rozegrać. Domyślnie 500." in run("train", "--help", "--lang", "pl").out
    assert "Usually" not in run("games", "--help").out


def test_help_lists_every_command(run: Run) -> None:
    answer = run("--help")
    assert [name for name in COMMANDS if f"  {name} " not in answer.out] == []


def test_alone_it_says_what_one_can_do(run: Run) -> None:
    answer = run()
    assert answer.code == 0
    assert "rubicon play" in answer.out
    assert "Type" not in answer.err
    assert "zagraj" in run("--lang", "pl").out


def test_version(run: Run) -> None:
    assert rubicon.__version__ in run("--version").out


def test_language_from_the_environment_and_anywhere_on_the_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert take_everywhere(["play", "--lang", "pl", "--seats", "me"]) == ("pl", [], ["play", "--seats", "me"])
    assert take_everywhere(["--lang=en", "--", "--lang", "pl"]) == ("en", [], ["--", "--lang", "pl"])
    line = ["--game-file", "a.py", "games", "--game-file=b.py", "--json", "--game-file"]
    assert take_everywhere(line) == (None, ["a.py", "b.py", ""], ["games", "--json"])
    assert "Liczba graczy" in run("games", "--lang=pl").out
    monkeypatch.setenv("RUBICON_LANG", "pl")
    assert "Liczba graczy" in run("games").out
    assert "Players" in run("--lang", "en", "games").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["plya"], "Did you mean “play”?"),
        (["conquer"], "The commands are: play, resume"),
        (["play", "--seast", "me"], "--seats"),
        (["play", "caesar_dice", "surplus"], "with this: surplus\n"),
        (["odds"], "--dice"),
        (["odds", "--dice"], "needs a value"),
        (["odds", "--dice", "I I L L B", "--target", "many"], "--target N"),
        (["odds", "--dice", "I I L L"], "five dice"),
        (["odds", "--dice", "I I L L X"], "X"),
        (["odds", "--dice", "I I L L B", "--throws", "3"], "0 to 2"),
        (["odds", "--dice", "I I L L B", "--target", "-1"], "0 or more"),
        (["verify"], "FILE"),
        (["simulate", "caesar_dice"], "--out"),
        (["arena", "caesar_dice"], "BOT"),
        (["play", "monopoly"], "caesar_dice"),
        (["play", "--seats", "me,deep_blue"], "strong"),
        (["play", "--seats", "me,,easy"], "--seats me,strong,easy"),
        (["play", "--seats", "me"], "2, 3, 4, 5, 6"),
        (["play", "--option", "speed"], "key=value"),
        (["play", "--option", "speed=1"], "no options"),
        (["play", "--secret", "abc"], "64"),
        (["play", "--name", "A", "--name", "B"], "More names"),
        (["play", "--nonce", "A", "--nonce", "B"], "More nonces"),
        (["rules", "chess"], "caesar_dice"),
        (["--lang", "de"], "en, pl"),
    ],
)
def test_wrong_usage_says_what_would_be_right(run: Run, arguments: list[str], said: str) -> None:
    answer = run(*arguments)
    assert answer.code == 2
    assert said in answer.err
    assert "Traceback" not in answer.err
    assert answer.out == ""


def test_usage_errors_in_polish(run: Run) -> None:
    assert "Czy chodzi o „play”?" in run("plya", "--lang", "pl").err
    assert "Brakuje: --dice" in run("odds", "--lang", "pl").err
    assert "Nie ma gry" in run("play", "monopoly", "--lang", "pl").err


def test_a_bug_of_ours_is_told_without_a_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("by hand")

    monkeypatch.setattr("rubicon.cli.rules.show", fail)
    answer = run("rules")
    assert answer.code == 1
    assert "by hand" in answer.err
    monkeypatch.setenv("RUBICON_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("rules")


def test_games(run: Run) -> None:
    import json

    assert "2, 3, 4, 5, 6" in run("games").out
    told = {game["name"]: game for game in json.loads(run("games", "--json").out)}
    assert told["caesar_dice"]["seats"] == [2, 3, 4, 5, 6]
    assert "strong" in told["caesar_dice"]["bots"]
    assert told["caesar_dice"]["bot_ratings"]["medium"] == 1500
    words = " ".join(run("games").out.split())
    assert "a club player should beat it. Rating 1500." in words
    assert told["caesar_dice"]["options"] == []


def test_rules_in_both_languages(run: Run) -> None:
    assert "Coup" in run("rules").out
    assert "Przewrót" in run("rules", "caesar-dice", "--lang", "pl").out


def test_the_process_leaves_quietly_when_its_reader_has_gone(command: Run) -> None:
    import subprocess

    from tests.cli.conftest import COMMAND

    with subprocess.Popen([*COMMAND, "words", "--all"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()
