"""Notation: exact, and close enough to mean only one thing."""

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


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("PASS", "pass"),
        ("march aegyptus", "march Ægyptus"),
        ("MARCH LODZ", "march Łódź"),
        ("m l", "march Łódź"),
        ("sh sicilia-a", "ship Sicilia-Africa"),
        ("pay 1", "pay 1"),
        ("pa", None),
        ("pay", None),
        ("ship", None),
        ("m", None),
        ("", None),
        ("   ", None),
        ("march x", None),
        ("pass now", None),
        ("ass", None),
    ],
)
def test_beginnings_of_words_mean_the_only_legal_move_they_can(text: str, meant: str | None) -> None:
    move = LEXICON.close(text, ALL)
    assert (None if move is None else TEXTS[move]) == meant


def test_only_legal_moves_count() -> None:
    assert LEXICON.close("ship", (0, 2)) == 0
    assert LEXICON.close("pay 10", (5,)) is None
    assert LEXICON.close("pay", (6,)) == 6


def test_the_same_notation_twice_is_a_mistake_of_the_game() -> None:
    with pytest.raises(ValueError, match="means both move 0 and move 2"):
        Lexicon(["a", "b", "a"])


def test_complaints_suggest_what_would_be_right() -> None:
    near = LEXICON.complaint("shp sicilia-sardinia", ALL)
    assert near.key == "error-notation-near"
    assert "ship Sicilia-Sardinia" in str(near.args["near"])
    beginning = LEXICON.complaint("p", ALL)
    assert beginning.args["near"] == "pass / pay 1 / pay 10"
    assert LEXICON.complaint("xyzzy", ALL).key == "error-notation"
    assert LEXICON.complaint("pass", None).key == "error-notation"
    assert len(str(LEXICON.complaint("x" * 10_000, ALL).args["text"])) <= 60


@pytest.fixture
def dice() -> Setup:
    """The dice game."""
    return games.find("caesar_dice").setup(seats=2)


def test_reading_without_the_legal_moves_is_exact_but_for_what_the_game_tidies(dice: Setup) -> None:
    assert dice.read(0, "keep I I L") == dice.read(0, "L 1 i") == dice.read(0, "KEEP l, i, I")
    for text in ("keep", "k", "keep VII", "", "stop", "keep I I I I I I", "\x00", "🎲" * 500):
        with pytest.raises(Unreadable) as caught:
            dice.read(0, text)
        assert str(caught.value)
    with pytest.raises(Unreadable, match="Did you mean"):
        dice.read(0, "kep I", (dice.read(0, "keep I"), dice.read(0, "keep II")))


def test_fortunas_notation_is_read_too(dice: Setup) -> None:
    assert dice.say(FORTUNA, dice.read(FORTUNA, "first 2")) == "first 2"
    with pytest.raises(Unreadable):
        dice.read(FORTUNA, "first 3")
