"""The words of the terminal: complete, used, and shown side by side."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import rubicon
from rubicon.cli.words import forms, rows
from rubicon.text import LANGUAGES, has
from tests.cli.conftest import Run
from tests.fixture_game.house import guest

ROOT = Path(rubicon.__file__).parent
SPEAKERS = ("cli/*.py", "games/*/terminal.py", "lab/*.py", "text/*.py")


def keys(language: str) -> list[str]:
    text = (files("rubicon.text") / f"terminal.{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def test_the_languages_have_the_same_keys_in_the_same_order() -> None:
    first, second = [keys(language) for language in LANGUAGES]
    assert first == second
    assert len(set(first)) == len(first)


def test_the_languages_have_the_same_arguments() -> None:
    english, polish = [forms(language, None) for language in LANGUAGES]
    for key in keys("en"):
        assert english[key].arguments == polish[key].arguments, key


def test_every_key_is_used_and_every_key_used_exists() -> None:
    sources = [path.read_text("utf-8") for folder in SPEAKERS for path in ROOT.glob(folder)]
    used = {a or b for a, b in re.findall(r"\"(cli-[\w-]+)\"|'(cli-[\w-]+)'", "\n".join(sources))}
    assert [key for key in keys("en") if key not in used] == []
    assert [key for key in sorted(used) if not has(key, "en")] == [], "some are with the words of the server"


def test_words_side_by_side(run: Run) -> None:
    answer = run("words", "--game", "caesar_dice")
    assert answer.code == 0
    assert "event-coup" in answer.out
    everything = run("words", "--all", "--game", "caesar_dice").out
    assert len(everything) > len(answer.out)
    for form in ("22 monety", "5 monet", "1,5 monety"):
        assert form in everything


def test_words_of_the_house_and_of_all_games(run: Run) -> None:
    answer = run("words")
    assert answer.code == 0
    assert "cli-words-about" in answer.out
    assert "event-coup" in answer.out


def test_all_forms_of_the_words_of_the_house() -> None:
    """As `words --all` shows them; shown for all games, they take a quarter of a minute."""
    by_language = {language: forms(language, None) for language in LANGUAGES}
    said = {key: rows(key, None, by_language, {}, True) for key in keys("pl")}
    for form in ("22 gry", "5 gier", "1,5 gry"):
        assert any(form in line[LANGUAGES.index("pl")] for line in said["cli-simulate-done"])
    assert len(said) == len(keys("en"))
    assert all(said.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_their_cases(run: Run, language: str) -> None:
    with guest():
        answer = run("words", "--all", "--game", "three_coins", "--lang", language)
    assert answer.code == 0, answer.err
    assert "coin-denarius" in answer.out
    assert "." in answer.out
