"""The drawing of the dice table, and what may be typed there."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from rubicon import games
from rubicon.core.chance import Scripted
from rubicon.core.errors import Unreadable
from rubicon.core.match import Match
from rubicon.games.caesar_dice.rules.dice import spell
from rubicon.games.caesar_dice.sight.sight import DiceSight
from rubicon.games.caesar_dice.terminal import choices, draw, how, label, legend, read, story
from rubicon.text import LANGUAGES, Speaker


def table(*throws: str, seats: int = 3) -> Match:
    """A match in which the first player has thrown; every throw but the last is kept whole."""
    match = Match(games.find("caesar_dice").setup(seats=seats), Scripted(["first 1", *throws]))
    match.begin()
    for throw in throws[:-1]:
        seat = match.waiting()[0]
        match.decide(seat, match.setup.read(seat, f"stop {throw}"))
    return match


def sight_of(match: Match) -> DiceSight:
    sight = match.sight(match.waiting()[0])
    assert isinstance(sight, DiceSight)
    return sight


def shown(thing: object, width: int = 80) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


SPEAKER = Speaker("en", "caesar_dice", ["Anna", "Ola", "Jan"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_80_columns_for_six(language: str) -> None:
    match = table("III III III IV L", "III III III III L", seats=6)
    speaker = Speaker(language, "caesar_dice", ["Bartłomiej Wielki"] * 6)
    drawn = shown(draw(sight_of(match), speaker))
    assert max(len(line) for line in drawn.split("\n")) <= 80
    assert drawn.count("╭─────╮") == 10
    assert "│ III ││ III ││ III ││ IV  ││  L  │" in drawn


def test_every_sign_is_a_letter_too() -> None:
    drawn = shown(draw(sight_of(table("I II IV L B")), SPEAKER))
    for symbol in ("  I  ", " II  ", " IV  ", "  L  ", "  B  "):
        assert f"│{symbol}│" in drawn
    assert "7 × 1 = 7" in drawn


def test_the_consul_and_what_beats_the_consul() -> None:
    drawn = shown(draw(sight_of(table("II IV L L B", "I II III IV L")), SPEAKER))
    assert "♛ Consul Anna" in drawn
    assert "6 × 2 = 12" in drawn
    assert "the Consul pays you 2" in drawn
    assert "No score beats this one" in shown(draw(sight_of(table("I I I I L", "I II III IV L")), SPEAKER))


def test_a_turn_is_told_in_one_line() -> None:
    match = Match(games.find("caesar_dice").setup(seats=3), Scripted(["first 1", "I II IV L B", "I L", "I I III L B"]))
    match.begin()
    match.decide(0, match.setup.read(0, "keep IV L B"))
    match.decide(0, match.setup.read(0, "stop I IV L L B"))
    lines = [line.plain for line in story(match.events(None), SPEAKER)]
    assert "Anna: I II IV L B → IV L B + I L  (5 × 2 = 10)" in lines
    assert "  Anna becomes Consul with 10." in lines
    assert lines[-1] == "Ola: I I III L B"
    later = [line.plain for line in story(match.events(None, 2), SPEAKER)]
    assert later[0] == "Anna: IV L B + I L  (5 × 2 = 10)"
    assert story([], SPEAKER) == []


@pytest.mark.parametrize(
    "dice", ["I I L L B", "III III IV IV IV", "L L L L L", "I I I I I", "II L B B B", "I II III IV L"]
)
def test_the_short_list_is_legal_short_and_goes_from_stop_to_none(dice: str) -> None:
    sight = sight_of(table("II IV L L B", dice))
    listed = choices(sight)
    assert listed[0] == sight.table.dice
    assert listed[-1] == 0
    assert len(set(listed)) == len(listed) <= 10
    assert set(listed) <= set(sight.moves)
    for move in sight.moves:
        assert label(sight, move, SPEAKER)
    assert how(sight, SPEAKER)


@pytest.mark.parametrize(
    ("dice", "typed", "kept"),
    [
        ("I I L L B", "I I L", "I I L"),
        ("I I L L B", "l 1 1", "I I L"),
        ("I I L L B", "11l", "I I L"),
        ("I I L L B", "IIL", "I I L"),
        ("I I L L B", "ii l", "I I L"),
        ("II III L L B", "IIIL", "III L"),
        ("I II III IV L", "IV", "IV"),
        ("I II III IV L", "II, L", "II L"),
        ("I II III IV L", "keep 2 l", "II L"),
        ("I I II L B", "II L", "II L"),
        ("I I L L B", "none", ""),
        ("I I L L B", "Keep None", ""),
        ("I I L L B", "all", "I I L L B"),
        ("I I L L B", "STOP", "I I L L B"),
        ("I I L L B", "stop b l l i i", "I I L L B"),
    ],
)
def test_what_may_be_typed(dice: str, typed: str, kept: str) -> None:
    move = read(typed, sight_of(table(dice)), SPEAKER)
    assert move is not None
    assert spell(move) == kept


@pytest.mark.parametrize(
    ("typed", "kept"), [("zachowaj I L", "I L"), ("Zostaw 11", "I I"), ("stop", "I I L L B"), ("nic", "")]
)
def test_what_may_be_typed_in_polish(typed: str, kept: str) -> None:
    move = read(typed, sight_of(table("I I L L B")), Speaker("pl", "caesar_dice"))
    assert move is not None
    assert spell(move) == kept


@pytest.mark.parametrize("width", [60, 80])
def test_two_hands_fit_into_every_terminal(width: int) -> None:
    drawn = shown(draw(sight_of(table("III III III IV L", "III III III III L")), SPEAKER), width)
    assert drawn.count("╭─────╮") == 10
    for line in drawn.splitlines():
        assert len(line.rstrip()) <= width
        assert line.count("│") % 2 == 0, line


@pytest.mark.parametrize("typed", ["hello", "", "keep", "L L X", "I" * 400])
def test_what_is_left_to_the_notation(typed: str) -> None:
    assert read(typed, sight_of(table("I I L L B")), SPEAKER) is None


@pytest.mark.parametrize(
    ("dice", "typed", "said"),
    [
        ("I I II L B", "IIL", "several things: II L / I I L"),
        ("I I II L B", "IV L", "You cannot keep IV L: your dice are I I II L B"),
        ("I I II L B", "B B", "You cannot keep B B"),
        ("I I II L B", "1 1 1 1 1 1 1", "You cannot keep I I I I I I I"),
    ],
)
def test_what_cannot_be_kept_is_said(dice: str, typed: str, said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        read(typed, sight_of(table(dice)), SPEAKER)


def test_polish_words_for_all_and_none() -> None:
    sight = sight_of(table("I I L L B"))
    polish = Speaker("pl", "caesar_dice")
    assert read("Żadne", sight, polish) == 0
    assert read("wszystkie", sight, polish) == sight.table.dice


@pytest.mark.parametrize("language", LANGUAGES)
def test_legend(language: str) -> None:
    assert "31" in shown(legend(Speaker(language, "caesar_dice")))
