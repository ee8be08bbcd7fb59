"""The register of bots: by name, by path, and what is said when there is none."""

from __future__ import annotations

import pickle
import re
import sys
from pathlib import Path

import pytest

import rubicon
from rubicon import bots, games
from rubicon.bots.parallel import Parallel
from rubicon.bots.search import Search
from rubicon.bots.uniform import Uniform
from rubicon.core.chance import Streamed
from rubicon.core.driver import outcome_of
from rubicon.core.errors import UnknownBot, UnknownGame
from rubicon.core.rng import Rng, stream
from rubicon.games.caesar_dice.bot.easy import Easy
from rubicon.games.caesar_dice.bot.strong import Strong
from rubicon.lab import arena
from rubicon.lab.executor import Failed
from rubicon.text import LANGUAGES, has
from tests.bots.own_file import write_bot
from tests.fixture_game.house import guest

LEVELS = ("easy", "medium", "strong")

ONE_BOT = """
from rubicon.core import Bot, Sight

class Hasty(Bot):
    def decide(self, sight: Sight) -> int:
        return sight.moves[0]
"""

GUEST = """
from rubicon.games.caesar_dice import CaesarDice

class Guest(CaesarDice):
    pass

GAME = Guest()
"""


def test_names_from_weak_to_strong() -> None:
    assert bots.names("caesar_dice") == ["random", "easy", "medium", "strong"]


def test_every_game_of_the_house_has_the_general_bots() -> None:
    for game in games.names():
        assert "random" in bots.names(game)


def test_bots_by_name() -> None:
    assert isinstance(bots.make("caesar_dice", "random", Rng(0)), Uniform)
    assert isinstance(bots.make("caesar_dice", "easy", Rng(0)), Easy)
    assert isinstance(bots.make("caesar_dice", "strong", Rng(0)), Strong)


def test_every_game_has_three_levels() -> None:
    for game in games.names():
        assert [name for name in bots.names(game) if name in LEVELS] == list(LEVELS)


def test_every_bot_of_the_house_says_what_it_does() -> None:
    for game in games.names():
        for name in bots.names(game):
            for language in LANGUAGES:
                assert has(f"bot-{name}", language, game), (game, name, language)
                assert has(f"level-{name}", language, game), (name, language)


def test_a_level_with_a_budget() -> None:
    """`strong:40` thinks that often and has no clock; `strong:40x2` does so in two processes."""
    level = bots.make("caesar", "strong", Rng(0))
    short = bots.make("caesar", "strong:40", Rng(0))
    both = bots.make("caesar", "strong:40x2", Rng(0))
    assert isinstance(level, Search)
    assert isinstance(short, Search)
    assert isinstance(both, Parallel)
    assert level.level.seconds > 0
    assert (short.level.iterations, short.level.seconds) == (40, 0.0)
    assert short.level.mind is level.level.mind
    assert (both.level.iterations, both.processes) == (40, 2)


@pytest.mark.parametrize(
    "name", ["greedy:40", "random:3", "strong:0", "strong:", "strong:4x0", "strong:-4", "strong:4x"]
)
def test_budgets_that_there_are_not(name: str) -> None:
    with pytest.raises(UnknownBot):
        bots.make("caesar", name, Rng(0))


def test_a_bot_thinks_with_the_randomness_it_is_given() -> None:
    rng = Rng(4)
    assert bots.make("caesar_dice", "random", rng).rng is rng


@pytest.mark.parametrize("name", ["genius", "", "Strong", "../", "engines:x"])
def test_unknown_bots_name_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        bots.make("caesar_dice", name, Rng(0))
    assert "random, easy, medium, strong" in str(caught.value)
    assert caught.value.message.key == "error-bot"
    assert set(caught.value.message.args) == {"bot", "game", "known"}


@pytest.mark.parametrize("name", ["./nowhere.py", "strong.py"])
def test_a_file_that_is_not_there(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"There is no file “{re.escape(name)}”"):
        bots.make("caesar_dice", name, Rng(0))


def test_unknown_game() -> None:
    with pytest.raises(UnknownGame):
        bots.names("chess")


def test_a_file_with_one_bot(tmp_path: Path) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text(ONE_BOT)
    bot = bots.make("caesar_dice", str(path), Rng(0))
    assert type(bot).__name__ == "Hasty"
    assert type(bots.make("caesar_dice", str(path), Rng(1))) is type(bot)  # not run again for every bot
    setup = games.find("caesar_dice").setup(seats=3)
    assert outcome_of(setup, [bot, bot, Uniform(Rng(1))], Streamed("file", 1)).scores


def test_a_path_from_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bot.py").write_text(ONE_BOT)
    monkeypatch.chdir(tmp_path)
    assert type(bots.make("caesar_dice", "./my_bot.py", Rng(0))).__name__ == "Hasty"


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text(ONE_BOT)
    bots.make("caesar_dice", str(path), Rng(0))
    path.write_text(ONE_BOT.replace("Hasty", "Slow"))
    assert type(bots.make("caesar_dice", str(path), Rng(0))).__name__ == "Slow"


def test_a_file_that_says_which(tmp_path: Path) -> None:
    path = tmp_path / "two.py"
    path.write_text(ONE_BOT + "\nclass Other(Hasty):\n    pass\n\nBOT = Other\n")
    assert type(bots.make("caesar_dice", str(path), Rng(0))).__name__ == "Other"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x = 1\n", "it defines 0: –"),
        ("from rubicon.bots.uniform import Uniform\n", "it defines 0: –"),
        (ONE_BOT + "class B(Hasty): pass\n", "it defines 2: Hasty, B"),
    ],
)
def test_a_file_without_exactly_one_bot_is_refused(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "odd.py"
    path.write_text(text)
    with pytest.raises(UnknownBot, match=rf"odd\.py must define one bot.*{told}"):
        bots.make("caesar_dice", str(path), Rng(0))


@pytest.mark.skipif(rubicon.COMPILED, reason="a compiled Bot is made, and says it when it is asked: next test")
def test_a_misspelt_method_in_a_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "odd.py"
    path.write_text(ONE_BOT.replace("decide", "decides"))
    with pytest.raises(TypeError, match=r"\bHasty\b.*\bdecide\b"):
        bots.make("caesar_dice", str(path), Rng(0))


def test_a_misspelt_method_in_a_file_is_named_in_the_arena(tmp_path: Path) -> None:
    path = tmp_path / "odd.py"
    path.write_text(ONE_BOT.replace("decide", "decides"))
    with pytest.raises(Failed, match=r"\bHasty\b.*\bdecide\b"):
        arena.run("caesar_dice", [str(path), "random"], 2, processes=1)


def test_a_file_is_a_module_like_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may have dataclasses, import its neighbours, and its bots can be pickled."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    path = write_bot(tmp_path)
    other = tmp_path / "other" / "my_bot.py"
    other.parent.mkdir()
    other.write_text(ONE_BOT)
    bot = bots.make("caesar_dice", str(path), Rng(0))
    assert type(bots.make("caesar_dice", str(other), Rng(0))).__name__ == "Hasty"  # one name, two files
    again = pickle.loads(pickle.dumps(bot))
    assert type(again) is type(bot)
    assert sys.path[-2:] == [str(tmp_path), str(other.parent)]  # behind all that was there


def test_a_broken_file_fails_as_python_does(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("def decide(:\n")
    with pytest.raises(SyntaxError):
        bots.make("caesar_dice", str(path), Rng(0))


def test_files_can_be_forbidden(tmp_path: Path) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text(ONE_BOT)
    with pytest.raises(UnknownBot):
        bots.make("caesar_dice", str(path), Rng(0), files=False)


def test_a_guest_without_bots_of_its_own() -> None:
    with guest():
        assert bots.names("three_coins") == ["random"]
        setup = games.find("three_coins").setup(seats=2)
        seated = [bots.make("three_coins", "random", stream("guest", seat)) for seat in range(2)]
        assert outcome_of(setup, seated, Streamed("guest", 1)).scores


def test_a_guest_with_bots_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "guest_with_bots"
    package.mkdir()
    (package / "__init__.py").write_text(GUEST)
    (package / "bot.py").write_text(ONE_BOT + "\nBOTS = {'hasty': Hasty}\n")
    monkeypatch.syspath_prepend(tmp_path)
    import guest_with_bots  # type: ignore[import-not-found]

    monkeypatch.setitem(games._guests, "guest_with_bots", guest_with_bots.GAME)
    assert bots.names("guest_with_bots") == ["random", "hasty"]
    assert type(bots.make("guest_with_bots", "hasty", Rng(0))).__name__ == "Hasty"
    assert "guest_with_bots.bot" in sys.modules


def test_a_guest_in_a_single_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "guest_in_a_file.py").write_text(GUEST)
    monkeypatch.syspath_prepend(tmp_path)
    import guest_in_a_file  # type: ignore[import-not-found]

    monkeypatch.setitem(games._guests, "guest_in_a_file", guest_in_a_file.GAME)
    assert bots.names("guest_in_a_file") == ["random"]


def test_a_game_s_rules_load_without_its_bots() -> None:
    """Arrows: bots know games, no game knows bots."""
    import subprocess

    code = "import sys, rubicon.games; rubicon.games.find('caesar_dice'); print([m for m in sys.modules if 'bot' in m])"
    done = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, check=True, text=True)
    loaded = done.stdout
    assert "rubicon.bots" not in loaded
    assert "rubicon.games.caesar_dice.bot.strong" not in loaded
