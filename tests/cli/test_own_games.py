"""Games of one's own: `--game-file` and RUBICON_GAMES bring them to every command and to the processes it starts."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rubicon import games
from tests.cli.conftest import SECRET, Run
from tests.fixture_game.house import copied

EMPTY = "from rubicon.core import Game\n"
TWO = "from rubicon.games.caesar_dice import CaesarDice\nclass One(CaesarDice): ...\nclass Two(CaesarDice): ...\n"
BOTS = """
from rubicon.core import Bot
class Hasty(Bot):
    def decide(self, sight):
        return sight.moves[0]
BOTS = {"hasty": Hasty}
"""
TAKEN = "from rubicon.games.caesar_dice import CaesarDice\nclass One(CaesarDice): ...\nGAME = One()\n"


@pytest.fixture(autouse=True)
def registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test brings is gone after it."""
    loaded = set(sys.modules)
    monkeypatch.setattr(games, "_guests", {})
    monkeypatch.setattr(games, "_brought", "")
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv(games.VARIABLE, "")
    yield
    for name in set(sys.modules) - loaded:
        if name.startswith("own_"):
            del sys.modules[name]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Three coins, somewhere else under another name."""
    package = copied(tmp_path, "own_coins")
    (package / "bot.py").write_text(BOTS)
    return package


def test_every_command_knows_the_game_of_a_file(run: Run, own: Path, home: Path, tmp_path: Path) -> None:
    file = ("--game-file", str(own / "__init__.py"))
    listed = json.loads(run("games", "--json", *file).out)
    assert [one["bots"] for one in listed if one["name"] == "own_coins"] == [["random", "hasty"]]
    assert run(*file, "rules", "own-coins").code == 0
    assert "event-take" in run("words", "--game", "own_coins", *file).out
    # It has none of these, and that is what is said.
    assert "own_coins" in run("odds", "own_coins", *file).err
    assert run("learn", "own_coins", *file).err == "own_coins has no lessons.\n"

    table = ("play", "own_coins", "--seats", "me,random", "--name", "Anna", "--secret", SECRET, *file)
    assert run(*table, typed="quit\n").code == 0
    done = run("resume", *file, typed="1\n" * 60)
    assert done.code == 0, done
    (record,) = (home / "records").glob("own_coins*.json")
    assert run("verify", str(record), *file).code == 0
    assert run("replay", str(record), *file, typed="q\n").code == 0
    assert run("analyse", str(record), "--seconds", "0.1", *file).code == 0

    out = tmp_path / "played"
    assert run("simulate", "own_coins", "--games", "2", "--out", str(out), *file).code == 0
    assert len(list(out.iterdir())) == 2
    assert run("bench", "own_coins", "--seconds", "0.01", *file).code == 0
    lab = ("--games", "2", "--processes", "1", *file)
    assert run("arena", "own_coins", "hasty", "random", *lab).code == 0
    assert "hasty" in run("league", "own_coins", "--out", str(tmp_path / "league"), *lab).out
    assert "There is no game" in run("rules", "own_coins_of_others").err


def test_processes_that_are_started_know_it_too(command: Run, own: Path) -> None:
    line = ("arena", "own_coins", "hasty", "random", "--games", "40", "--seed", "3", "--json")
    alone = json.loads(command(*line, "--processes", "1", "--game-file", str(own)).out)
    both = json.loads(command(*line, "--processes", "2", RUBICON_GAMES=str(own / "__init__.py")).out)
    shares = [[row["share"] for row in found["rows"]] for found in (alone, both)]
    assert shares[0] == shares[1]


def test_modules_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(games.VARIABLE, "tests.fixture_game, tests.server.draws")
    assert {"three_coins", "drawn_coins"} <= set(games.names())
    assert run("bench", "three_coins", "--seconds", "0.01").code == 0
    monkeypatch.setenv(games.VARIABLE, "tests.no_such_game")
    answer = run("games")
    assert (answer.code, answer.err) == (2, "There is no module “tests.no_such_game” to take a game from.\n")
    monkeypatch.setenv(games.VARIABLE, "tests.cli.conftest")
    assert "has no game" in run("games").err


@pytest.mark.parametrize(
    ("name", "text", "english", "polish"),
    [
        ("own_nowhere.py", None, "There is no game file", "Nie ma pliku z grą"),
        ("own_text.txt", "", "is something else", "to coś innego"),
        ("own.dotted.py", "", "needs another name", "musi się nazywać inaczej"),
        ("json.py", "", "needs another name", "musi się nazywać inaczej"),
        ("own_empty.py", EMPTY, "has no game", "nie ma gry"),
        ("own_class.py", TAKEN.replace("One()", "One"), "has no game", "nie ma gry"),
        ("own_two.py", TWO, "has several games (One, Two)", "jest kilka gier (One, Two)"),
        ("own_broken.py", "def start(:\n", "is not valid Python", "nie jest poprawnym programem"),
        ("own_failing.py", "\nGAME = nothing\n", "NameError: name 'nothing' is not defined", "NameError"),
        ("own_import.py", "import own_missing\n", "No module named 'own_missing'", "own_missing"),
        ("own_silent.py", TAKEN, "text/en.ftl is missing", "brakuje pliku text/en.ftl"),
    ],
)
def test_what_is_wrong_with_a_file(
    run: Run, tmp_path: Path, name: str, text: str | None, english: str, polish: str
) -> None:
    path = tmp_path / name
    if text is not None:
        path.write_text(text)
    for language, said in (("en", english), ("pl", polish)):
        answer = run("games", "--game-file", str(path), "--lang", language)
        assert answer.code == 2, answer
        assert said in answer.err
        assert name in answer.err
        assert answer.err.count("\n") == 1, "one sentence"
    if "NameError" in english:
        assert "own_failing.py:2" in answer.err


def test_a_file_must_be_named(run: Run) -> None:
    answer = run("games", "--game-file")
    assert (answer.code, answer.err) == (2, "The option --game-file needs a value after it.\n")


def test_a_name_that_is_taken(run: Run, own: Path, tmp_path: Path) -> None:
    (own / "own_dice.py").write_text(TAKEN)
    dice = run("games", "--game-file", str(own / "own_dice.py"))
    assert (dice.code, "is called caesar_dice, and there is another game of that name" in dice.err) == (2, True)
    other = tmp_path / "other"
    other.mkdir()
    both = run("games", "--game-file", str(own), "--game-file", str(copied(other, "own_others", "own_coins")))
    assert (both.code, "is called own_coins" in both.err) == (2, True)
    assert run("games", "--game-file", str(own), "--game-file", str(own)).code == 0, "twice the same"


def test_a_game_in_a_single_file(run: Run, own: Path, tmp_path: Path) -> None:
    """Its words lie in `text` beside it."""
    (own / "text").rename(tmp_path / "text")
    code = (own / "__init__.py").read_text().replace("class ThreeCoins", "class Single")
    (tmp_path / "own_single.py").write_text(
        code.replace('"own_coins"', '"own_single"').replace("ThreeCoins()", "Single()")
    )
    answer = run("games", "--game-file", str(tmp_path / "own_single.py"))
    assert answer.code == 0, answer
    assert "own_single  Three coins" in answer.out
