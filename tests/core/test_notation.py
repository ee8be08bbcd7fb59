"""Notation, and text without accents."""

from __future__ import annotations

import pytest

from rubicon import games
from rubicon.core import FORTUNA, Setup, Unreadable
from rubicon.core.notation import Lexicon, fold

TEXTS = ["ship Sicilia-Sardinia", "ship Sicilia-Africa", "march Ægyptus", "march Łódź", "pass", "pay 1", "pay 10"]
LEXICON = Lexicon(TEXTS)
ALL = tuple(range(len(TEXTS)))


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("Łódź", "lodz"),
        ("ægyptus", "aegyptus"),
        ("ÆGYPTUS", "aegyptus"),
        ("  a \t b\n", "a b"),
        ("Straße", "strasse"),
        ("Sicilia–Sardinia", "sicilia-sardinia"),
        ("ﬁ ①", "fi 1"),
        ("", ""),
        ("zażółć gęślą jaźń", "zazolc gesla jazn"),
    ],
)
def test_fold(text: str, bare: str) -> None:
    assert fold(text) == bare
    assert fold(bare) == bare


def test_exact_text_is_exact() -> None:
    assert [LEXICON.exact(text) for text in TEXTS] == list(ALL)
    assert LEXICON.exact("PASS") is None


def test_the_same_notation_twice_is_a_mistake_of_the_game() -> None:
    with pytest.raises(ValueError, match="means both move 0 and move 2"):
        Lexicon(["a", "b", "a"])


@pytest.fixture
def dice() -> Setup:
    """The dice game."""
    return games.find("caesar_dice").setup(seats=2)


def test_only_the_notation_itself_is_read(dice: Setup) -> None:
    assert dice.say(0, dice.read(0, "keep I I L")) == "keep I I L"
    assert dice.find("keep I I L") == dice.read(0, "keep I I L")
    for text in ("keep", "L 1 i", "KEEP I", "keep VII", "", "stop", "keep I I I I I I", "\x00", "🎲" * 500):
        assert dice.find(text) is None
        with pytest.raises(Unreadable) as caught:
            dice.read(0, text)
        assert str(caught.value)


def test_fortunas_notation_is_read_too(dice: Setup) -> None:
    assert dice.say(FORTUNA, dice.read(FORTUNA, "first 2")) == "first 2"
    with pytest.raises(Unreadable):
        dice.read(FORTUNA, "first 3")
