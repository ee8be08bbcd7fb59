"""What people type at the terminal: one reader for all games, in the language of the screen."""

from __future__ import annotations

import pytest

from rubicon.core import IllegalMove, State, Unreadable
from rubicon.text import Speaker
from rubicon.text.reader import words_of
from rubicon.text.terminal import TerminalRenderer
from tests.games.augustus.bench import Position
from tests.games.caesar.scene import CAESAR, POMPEY
from tests.games.caesar.scene import Scene as Board
from tests.games.julius_caesar.scene import Scene as Map


def answer(state: State, seat: int, text: str, language: str = "en") -> str:
    """The notation of what was understood, or `!` and what is said to it, if it cannot be done or understood."""
    name = state.setup.game.name
    speaker = Speaker(language, name, ["Anna", "Bartek"])
    try:
        move = TerminalRenderer(state.setup.game).read(text, state.sight(seat), speaker)
        state.copy().play(seat, move)
    except (IllegalMove, Unreadable) as error:
        return f"!{speaker.say(error.message)}"
    return state.setup.say(seat, move)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Legio13->Łódź", "legio 13 > lodz"),
        ("5 : 1 Miecz, Italia–Achaja!", "5/1 miecz italia achaja"),
        ("Equitatus C1 ~ Utica", "equitatus c1 ~ utica"),
        ("", ""),
    ],
)
def test_words(text: str, words: str) -> None:
    assert words_of(text) == words.split()


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "5/1 ship Sicilia-Sardinia", "5/1 ship Sicilia-Sardinia"),
        ("en", "5/1 ship sicilia-sardinia", "5/1 ship Sicilia-Sardinia"),
        ("en", "1/5 SHIP SARDINIA – SICILIA", "5/1 ship Sicilia-Sardinia"),
        ("en", "5/1 sic sar", "5/1 ship Sicilia-Sardinia"),
        ("en", "1/5 sar sic", "5/1 ship Sicilia-Sardinia"),
        ("en", "sic sar 5/1", "5/1 ship Sicilia-Sardinia"),
        ("en", "5:1 ship sici-sard", "5/1 ship Sicilia-Sardinia"),
        ("pl", "5/1 okręt Sycylia-Sardynia", "5/1 ship Sicilia-Sardinia"),
        ("pl", "5/1 syc sar", "5/1 ship Sicilia-Sardinia"),
        ("pl", "1/5 sar-syc", "5/1 ship Sicilia-Sardinia"),
        ("pl", "okret 5/1 sardynia sycylia", "5/1 ship Sardinia-Sicilia"),
        ("pl", "6/0 miecz Italia-Galia Przedalpejska", "6/0 sword Italia-Gallia Cisalpina"),
        ("pl", "zakryj 6/0 Sardynia-Galia", "hide 6/0 sword Sardinia-Gallia"),
        ("pl", "zakryj 0/6 galia sardynia", "hide 6/0 sword Sardinia-Gallia"),
        ("en", "face down 6/0 gallia sardinia", "hide 6/0 sword Sardinia-Gallia"),
        ("en", "6/0 gallia cisalpina gallia", "6/0 sword Gallia Cisalpina-Gallia"),
        ("en", "6/0 gallia gallia cisalpina", "6/0 sword Gallia-Gallia Cisalpina"),
    ],
)
def test_placements_in_caesar(language: str, typed: str, meant: str) -> None:
    board = Board(border_control=True)
    board.camp(CAESAR, "5/1 ship", "6/0 sword")
    assert answer(board.state, 0, typed, language) == meant


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("pl", "5/1 miecz Italia-Galia Przedalpejska", "!W twoim obozie nie ma legionu 5/1 (miecz)"),
        ("en", "5/1 ship italia-macedonia", "!"),
        ("en", "5/1 italia macedonia", "!"),
        ("en", "5/1 atlantis sicilia", "!I know no “atlantis” here."),
        ("pl", "5/1 sycylja sardynia", "!Nie znam tu słowa „sycylja”. Czy chodzi o: Sycylia"),
        ("en", "5/1 ship asia sicilia", "!No move has all of this together"),
        ("en", "5/1 sicilia", "!“5/1 sicilia” can mean several moves: 5/1"),
        ("en", "might italia", "!There is no bonus token to use now"),
        ("en", "hide 6/0 sword sardinia gallia", "!Legions are placed face down only when border control"),
        ("en", "gallia", "!“gallia” can mean several moves"),
    ],
)
def test_what_cannot_be_done_is_refused_with_the_reason(language: str, typed: str, said: str) -> None:
    board = Board()
    board.camp(CAESAR, "5/1 ship", "6/0 sword")
    found = answer(board.state, 0, typed, language)
    assert found.startswith(said), found


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "might legion Syria-Asia", "might legion Asia-Syria"),
        ("en", "might legion Asia-Syria", "might legion Asia-Syria"),
        ("en", "might asia syr", "might legion Asia-Syria"),
        ("pl", "siła legion azja-syria", "might legion Asia-Syria"),
        ("pl", "siła Italia", "might Italia"),
        ("pl", "sila ital", "might Italia"),
        ("pl", "koniec", "done"),
        ("en", "nothing", "done"),
        ("pl", "taktyka", "!Nie masz teraz do wykorzystania żetonu Taktyka"),
    ],
)
def test_might_is_told_in_either_order(language: str, typed: str, meant: str) -> None:
    board = Board({"Creta": "might"})
    board.put(POMPEY, "5/1 shield", "Asia-Syria")
    board.hold(POMPEY, "Italia")
    board.close_off("Achaia-Creta", "Cyrenaica-Creta", "Creta-Asia")
    board.camp(CAESAR, "5/1 ship")
    board.turn(CAESAR)
    board.play("5/1 ship Creta-Aegyptus")
    found = answer(board.state, 0, typed, language)
    assert found.startswith(meant), (found, board.moves())


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "12 sword", "put 12 sword"),
        ("en", "PUT 12 SW", "put 12 sword"),
        ("en", "sw 12", "put 12 sword"),
        ("en", "bring 12 sh", "bring 12 shield"),
        ("en", "place 12 chariot", "put 12 chariot"),
        ("pl", "połóż 12 tarcza", "put 12 shield"),
        ("pl", "poloz 12 tarczy", "put 12 shield"),
        ("pl", "12 miecz", "put 12 sword"),
        ("pl", "przesuń 12 rydwan", "bring 12 chariot"),
        ("pl", "put 12 sword", "put 12 sword"),
        ("pl", "pas", "pass"),
        ("en", "12 axe", "!I know no “axe” here."),
        ("pl", "12 katapulta", "!Misja"),
        ("pl", "weź 12", "!„take 12” nie jest teraz możliwe"),
    ],
)
def test_fields_of_missions_in_augustus(language: str, typed: str, meant: str) -> None:
    fields = {"fields": "sword shield chariot"}
    position = Position(2, m12=fields, m13={"fields": "dagger dagger"}).progress(0, 12).progress(0, 13, "dagger")
    position.token("joker")
    found = answer(position.state, 0, typed, language)
    assert found.startswith(meant), found


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "caesar>roma", "Caesar > Roma"),
        ("en", "Caesar -> Rzym", "Caesar > Roma"),
        ("en", "rome caesar", "Caesar > Roma"),
        ("en", "legio13 > asc", "Legio 13 > Asculum"),
        ("en", "13 asc", "Legio 13 > Asculum"),
        ("en", "13 to asculum", "Legio 13 > Asculum"),
        ("en", "7 narb", "Legio 7 > Narbo"),
        ("en", "enough", "done"),
        ("pl", "cez rzym", "Caesar > Roma"),
        ("pl", "Cezar → Roma", "Caesar > Roma"),
        ("pl", "13 do Asculum", "Legio 13 > Asculum"),
        ("pl", "koniec", "done"),
        ("en", "7 alexandria", "!"),
        ("en", "levy 17 roma", "!"),
        ("en", "hannibal roma", "!I know no “hannibal” here."),
        ("en", "caesar", "!“caesar” can mean several moves: "),
    ],
)
def test_marches_in_julius_caesar(language: str, typed: str, meant: str) -> None:
    armies = {"Genua": "Caesar", "Ravenna": "Legio 13", "Massilia": "Legio 7, Legio 17", "Neapolis": "Legio 1"}
    scene = Map(armies).turn("4/1", "2/1")
    found = answer(scene.state, CAESAR, typed, language)
    assert found.startswith(meant), found
    assert "know no" not in found or "know no" in meant


def test_a_full_road_is_named() -> None:
    legions = "Legio 11, Legio 12, Legio 13, Legio 14, Legio 10"
    scene = Map({"Genua": legions, "Roma": "Legio 1"}).turn("4/1", "2/1")
    for number in (11, 13, 14, 10):
        scene.caesar(f"Legio {number} > Ravenna")
    for typed in ("12 ravenna", "12 rav", "ravenna 12", "Legio 12 > Ravenna"):
        assert answer(scene.state, CAESAR, typed) == "!The road from Genua to Ravenna takes no more blocks this turn."
        assert "Ravenn" in answer(scene.state, CAESAR, typed, "pl")


def test_levies_ferries_and_cards_in_julius_caesar() -> None:
    scene = Map({"Roma": "Caesar, Legio 11", "Mare Tyrrhenum": "Navis C1"}).turn("4/1", "2/1")
    assert answer(scene.state, CAESAR, "caesar~utica") == "Caesar ~ Utica"
    assert answer(scene.state, CAESAR, "cezar morzem utica", "pl") == "Caesar ~ Utica"
    scene.caesar("done")
    assert answer(scene.state, CAESAR, "levy legio 17") == "levy Legio 17 Roma"
    assert answer(scene.state, CAESAR, "zaciąg 17 rzym", "pl") == "levy Legio 17 Roma"
    assert answer(scene.state, CAESAR, "17", "pl") == "levy Legio 17 Roma"
    gods = Map({"Genua": "Legio 11", "Roma": "Legio 1, Legio 17!"}).turn("Jupiter", "2/1")
    assert answer(gods.state, CAESAR, "zielony", "pl") == "jupiter green Roma"
    gods.table.phase = 3
    gods.table.hands[CAESAR] = [gods.card("Jupiter"), gods.card("Mars")]
    assert answer(gods.state, CAESAR, "jowisz", "pl") == "play Jupiter"
    assert answer(gods.state, CAESAR, "zagraj marsa", "pl") == "play Mars"
