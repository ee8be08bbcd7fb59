"""Playing by piped input: whole games, everything that may be typed, and what is said to nonsense."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from rubicon import games
from rubicon.core import record
from tests.cli.conftest import SECRET, Run


def play(run: Run, typed: str, *more: str) -> str:
    """Two people at one keyboard, always with the same dice."""
    secret = () if "--secret" in more else ("--secret", SECRET)
    people = ("--seats", "me,me", "--name", "Anna", "--name", "Ola", "--nonce", "n", "--nonce", "m")
    answer = run("play", *people, *secret, *more, typed=typed)
    assert answer.code == 0, answer.err
    assert answer.err == ""
    return answer.out


def test_a_whole_game_against_bots_by_pipe(command: Run, home: Path) -> None:
    answer = command("play", "caesar_dice", "--seats", "me,strong,easy", "--name", "Anna", typed="1\n" * 200)
    assert answer.code == 0
    assert answer.err == ""
    (path,) = (home / "records").glob("*.json")
    assert str(path) in answer.out
    assert f"rubicon verify {path}" in answer.out
    assert list((home / "saves").iterdir()) == []
    told = record.loads(path.read_bytes())
    assert [player.get("bot") for player in told["players"]] == [None, "strong", "easy"]
    verdict = record.verify(told, games.find)
    assert verdict.checked
    assert told["chance"]["commitment"] in answer.out, "the seal was shown before the game"
    checked = command("verify", str(path))
    assert checked.code == 0
    assert f"{verdict.entries} entries" in checked.out
    assert f"{verdict.picks} picks" in checked.out
    assert "\x1b" not in answer.out, "no colours in a pipe"


def test_the_same_secret_nonce_and_seed_give_the_same_game(run: Run, home: Path) -> None:
    table = ("play", "--seats", "me,random,easy", "--name", "Anna", "--secret", SECRET, "--nonce", "n", "--seed", "7")
    for _ in range(2):
        assert run(*table, typed="stop\n" * 200).code == 0
    first, second = [json.loads(path.read_text("utf-8")) for path in (home / "records").glob("*.json")]
    assert first == second
    first_dice = first["entries"]
    assert run(*table[:-4], "--nonce", "other", "--seed", "7", typed="stop\n" * 200).code == 0
    assert any(
        json.loads(path.read_text("utf-8"))["entries"] != first_dice for path in (home / "records").glob("*.json")
    )


def test_the_default_table_is_told(run: Run) -> None:
    answer = run("play", "--name", "Anna")
    assert "2 strong bots" in answer.out
    assert "rubicon play caesar_dice --seats easy,easy,me" in answer.out
    assert "Anna, Brutus (strong), Livia (strong)" in answer.out


def test_who_plays_which_side_is_told(run: Run) -> None:
    answer = run("play", "julius_caesar", "--name", "Anna", "--seats", "greedy,me")
    assert "Brutus (Caesar, greedy), Anna (Pompey)" in answer.out
    assert "sits where" not in answer.out, "it was said"


def test_options_decide_how_many_sit_down(run: Run) -> None:
    answer = run("play", "caesar", "--name", "Anna", "--option", "solo=easy")
    assert answer.code == 0
    assert "At the table: Anna\n" in answer.out
    assert "Auto-Brutus" in answer.out


def test_dice_can_be_typed_in_many_ways(run: Run, home: Path) -> None:
    shown = play(run, "")
    dice = shown.partition("throw 1 of 3")[2].split("\n")[2].replace("│", " ").split()
    assert len(dice) == 5
    digits = {"I": "1", "II": "2", "III": "3", "IV": "4", "L": "l", "B": "b"}
    kept = dice[1:3]
    ways = [
        " ".join(kept),
        " ".join(reversed(kept)),
        " ".join(digits[die] for die in kept),
        "".join(digits[die] for die in kept),
        ",".join(kept).lower(),
        "keep " + " ".join(kept),
    ]
    seen = set()
    for way in ways:
        assert f": {' '.join(kept)} + " in play(run, f"{way}\n"), way
        newest = max((home / "saves").glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
        seen.add(str([entry for entry in record.loads(newest.read_bytes())["entries"] if entry[0] != "F"]))
    assert len(seen) == 1
    assert "throw 2 of 3" in play(run, "none\n")
    assert "becomes Consul" in play(run, "all\n") + play(run, "stop\n") or "scores nothing" in play(run, "all\n")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("Caesar", "I know no “Caesar” here."),
        ("", "If you are not sure: help"),
        ("99", "the numbers go from 1 to"),
        ("0", "the numbers go from 1 to"),
        ("I I I I I I", "You cannot keep I I I I I I: your dice are"),
        ("B B B B B", "You cannot keep B B B B B"),
        ("undo", "nothing that you could take back"),
        ("\x00\x07\x1b[2J", "I know no “2j” here."),
        ("ł" * 500, "I know no “łłłł"),
        ("help", "take back your last move"),
        ("hint", "What the strongest bot would do"),
        ("odds", "The chance"),
        ("log", "Round 1"),
        ("rules", "Two players"),
        ("list", "none: throw all five"),
        ("table", "Round 1 of 5"),
        ("pomoc", "take back your last move"),
        ("QUIT", "rubicon resume caesar_dice-"),
    ],
)
def test_whatever_is_typed_gets_an_answer(run: Run, typed: str, said: str) -> None:
    out = play(run, f"{typed}\n")
    assert said in out
    assert "rubicon resume caesar_dice-" in out, "the end of the input is no loss"


def test_numbers_that_are_not_shown_cannot_be_chosen(run: Run) -> None:
    shown = play(run, "31\nlist\n12\n")
    assert "the numbers go from 1 to" in shown
    assert "throw 2 of 3" in shown or "the numbers go from 1 to 1" in shown


def test_two_people_are_told_whose_turn_it_is_and_nothing_twice(run: Run) -> None:
    out = play(run, "stop\nstop\nstop\n")
    assert "Anna to play" in out
    assert "Ola to play" in out
    assert out.count("Round 1: ") == 1
    assert "Pass the keyboard" not in out, "nothing is hidden in this game"


def test_in_polish(run: Run) -> None:
    typed = "pomoc\nrada\nlista\nbzdura\nnic\nwszystkie\nwyjdź\n"
    out = play(run, typed, "--lang", "pl")
    assert "Które kostki zachowujesz?" in out
    assert "Nie znam tu słowa „bzdura”" in out
    assert "rzut 2 z 3" in out
    assert "Gra jest zapisana" in out
    assert "Round" not in out


def test_the_end_in_polish(run: Run) -> None:
    out = play(run, "stop\n" * 200, "--lang", "pl")
    assert "Wygrywa " in out or "Zwycięstwem dzielą się" in out
    assert "Powód zakończenia" in out


def test_odd_names_do_no_harm(run: Run) -> None:
    answer = run("play", "--seats", "me,easy", "--name", "[bold]Żó{ $x }ł[/]", typed="stop\n")
    assert answer.code == 0
    assert "[bold]Żó{ $x }ł[/]" in answer.out


def test_a_bot_of_ones_own(command: Run, tmp_path: Path) -> None:
    bot = tmp_path / "hasty.py"
    bot.write_text(
        "from rubicon.core import Bot, Sight\n\n\nclass Hasty(Bot):\n"
        "    def decide(self, sight: Sight) -> int:\n        return sight.moves[-1]\n"
    )
    answer = command("play", "--seats", f"me,{bot}", "--name", "Anna", typed="stop\n" * 200)
    assert answer.code == 0, answer.err
    assert "Check it" in answer.out


def test_every_game_can_be_played_without_saying_who_sits_where(run: Run) -> None:
    for game in games.names():
        answer = run("play", game, typed="quit\n")
        assert answer.code == 0, answer.err


OWN_LEGIONS = "legions = [\n" + '    { icons = ["laurel"], values = [1, 2] },\n' * 16 + "]\n"


def test_components_of_ones_own(run: Run, home: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(OWN_LEGIONS, "utf-8")
    table = ("play", "caesar", "--seats", "greedy,greedy", "--data", str(mine))
    assert run(*table).code == 0
    (path,) = (home / "records").glob("*.json")
    assert record.loads(path.read_bytes())["box"] == tomllib.loads(OWN_LEGIONS)
    for text, says in (("legions = 3", "legions"), ("legions = [", "not a sound TOML file")):
        mine.write_text(text, "utf-8")
        answer = run(*table)
        assert answer.code != 0
        assert says in answer.err
    assert "There is no file" in run("play", "caesar", "--data", str(tmp_path / "none.toml")).err
    assert "cannot be read" in run("play", "caesar", "--data", str(tmp_path)).err


def test_long_lists_are_shown_in_parts_and_say_so(run: Run) -> None:
    table = ("play", "caesar", "--seats", "me,greedy", "--name", "Anna", "--secret", SECRET, "--nonce", "n")
    variant = ("--option", "border_control=true", "--option", "poison=true", "--seed", "1")
    out = run(*table, *variant, typed="list\nmore\nmore\n61\n").out
    first, more, end = out.split("> list\n")[1].split("> more\n")
    total = int(first.rsplit("60 of ", 1)[1].split(";")[0])
    assert total > 60
    assert "; the others: more" in first
    assert f"{total} " in more
    assert "the others" not in more
    assert f"That was all: {total} choices" in end
    assert "hide " in out.split("> list")[0], "the short list has what is sent face down"
    assert f" of {total} choices." in out.split("> list")[0]
    assert "the numbers go from" not in end, "what was listed can be chosen by its number"


def test_odds_are_offered_where_there_are_any(run: Run) -> None:
    for game, offered in (("caesar", False), ("caesar_dice", True), ("julius_caesar", True)):
        out = run("play", game, "--name", "Anna", typed="help\nodds\nquit\n").out
        assert ("hint, odds, help" in out) == offered
        assert ("promise" in out.partition("> help")[2]) == offered
        assert ("This game has no odds to tell." in out) != offered


def test_what_is_meant_is_refused_with_the_reason(run: Run) -> None:
    out = run("play", "caesar", "--name", "Anna", "--lang", "pl", typed="siła Syria\n5/1 atlantyda\nquit\n").out
    assert "Nie masz teraz żetonu do wykorzystania" in out
    assert "Nie znam tu słowa „atlantyda”" in out
