"""The map in a terminal, and what may be typed there."""

from __future__ import annotations

import pytest
from rich.console import Console

from rubicon.core import FORTUNA, Rng
from rubicon.games.julius_caesar import GAME, terminal
from rubicon.games.julius_caesar.box import CAESAR, POMPEY
from rubicon.text import LANGUAGES, Speaker
from tests.games.julius_caesar.scene import Scene, fight

NAMES = ["Anna", "Bartek"]


def shown(scene: Scene, viewer: int | None, language: str = "en") -> str:
    console = Console(width=200, record=True, file=None, force_terminal=False)
    with console.capture() as capture:
        console.print(terminal.draw(scene.state.sight(viewer), Speaker(language, GAME.name, NAMES)))
    return capture.get()


def test_own_blocks_are_named_and_the_rivals_are_counted() -> None:
    scene = Scene({"Genua": "Caesar, Legio 11", "Roma": "Legio 1:2"}).turn("4/1", "2/1").caesar("Legio 11 > Massilia")
    assert "Legio 11 III" in shown(scene, CAESAR)
    theirs = shown(scene, POMPEY)
    assert "■ one block" in theirs
    assert "Legio 1 II" in theirs
    assert "★★" in theirs


def looked(scene: Scene, viewer: int, text: str, language: str = "en") -> str | None:
    found = terminal.look(text, scene.state.sight(viewer), Speaker(language, GAME.name, NAMES))
    if found is None:
        return None
    console = Console(width=200, file=None, force_terminal=False)
    with console.capture() as capture:
        console.print(found)
    return capture.get()


def test_a_closer_look_says_what_a_block_may_be() -> None:
    armies = {"Genua": "Caesar:3, Legio 11:2, Legio 12:3", "Roma": "Legio 1:2"}
    scene = Scene(armies).turn("4/1", "2/1").caesar("Legio 11 > Massilia")
    for language, word in (("en", "look"), ("pl", "zobacz")):
        genua = looked(scene, POMPEY, f"{word} genua", language)
        assert genua is not None
        assert "■■ II–III: Caesar 33%, Legio 11 33%, Legio 12 33%" in genua
        assert "Legio 1 II" in (looked(scene, POMPEY, f"{word} rom", language) or "")
        assert "Legio 11 II" in (looked(scene, CAESAR, f"{word} Massilia", language) or "")
        for unclear in (word, f"{word} mare", f"{word} atlantis"):
            assert f"{word} roma" in (looked(scene, POMPEY, unclear, language) or "")
    assert "vacant" in (looked(scene, POMPEY, "look Sala") or "")
    assert looked(scene, POMPEY, "Legio 1 > Neapolis") is None


def test_a_battle_is_drawn_with_both_lines() -> None:
    scene = fight({"Genua": "Caesar", "Roma": "Legio 1"}, "Caesar > Roma")
    for language, word in (("en", "Battle of Roma, round 1"), ("pl", "Bitwa: Roma, runda 1")):
        text = shown(scene, POMPEY, language)
        assert word in text
        assert "Caesar A3 III" in text
        assert "Legio 1 C2 IV" in text


def test_reserves_defectors_and_the_fallen_are_marked() -> None:
    armies = {"Genua": "Caesar, Legio 1!", "Ravenna": "Legio 13", "Roma": "Legio 3, Legio 5:1"}
    scene = fight(armies, "Caesar > Roma", "Legio 13 > Roma")
    text = shown(scene, CAESAR)
    assert "Legio 13 III (reserve)" in text
    assert "Legio 1 IV!" in text
    scene.table.where[scene.block("Legio 17")] = 1001
    assert "Eliminated: Legio 17" in shown(scene, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_of_a_game_can_be_drawn_and_told(language: str) -> None:
    speaker = Speaker(language, GAME.name, NAMES)
    state = GAME.start(GAME.setup({"deployment": "free"}))
    rng = Rng(6)
    console = Console(width=100, file=None)
    for number in range(400):
        if not state.acting():
            break
        seat = state.acting()[0]
        state.journal = []
        state.apply(seat, state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
        terminal.story(state.journal, speaker)
        if number % 20 == 0:
            for viewer in (0, 1, None):
                with console.capture():
                    console.print(terminal.draw(state.sight(viewer), speaker))
    with console.capture() as capture:
        console.print(terminal.legend(speaker))
    assert "★" in capture.get()


@pytest.mark.parametrize(
    ("typed", "language", "meant"),
    [
        ("13 asc", "en", "Legio 13 > Asculum"),
        ("cez rzym", "pl", "Caesar > Roma"),
        ("Cezar > Roma", "pl", "Caesar > Roma"),
        ("koniec", "pl", "done"),
        ("enough", "en", "done"),
        ("7 narb", "en", "Legio 7 > Narbo"),
    ],
)
def test_short_words_are_understood(typed: str, language: str, meant: str) -> None:
    armies = {"Genua": "Caesar", "Ravenna": "Legio 13", "Massilia": "Legio 7, Legio 17", "Neapolis": "Legio 1"}
    scene = Scene(armies).turn("4/1", "2/1")
    move = terminal.read(typed, scene.state.sight(CAESAR), Speaker(language, GAME.name))
    assert move is not None
    assert scene.state.setup.say(CAESAR, move) == meant


def test_what_fits_several_moves_or_none_is_left_to_others() -> None:
    scene = Scene({"Genua": "Caesar", "Neapolis": "Legio 1"}).turn("4/1", "2/1")
    sight = scene.state.sight(CAESAR)
    speaker = Speaker("en", GAME.name)
    for typed in ("caesar", "pompey", "", ">"):
        assert terminal.read(typed, sight, speaker) is None


def test_the_short_list_has_what_matters() -> None:
    armies = {"Genua": "Caesar, Legio 11, Legio 12, Legio 13", "Ravenna": "Legio 14", "Neapolis": "Legio 1"}
    scene = Scene(armies).turn("4/1", "2/1")
    sight = scene.state.sight(CAESAR)
    listed = {scene.state.setup.say(CAESAR, move) for move in terminal.choices(sight)}
    assert {"done", "Caesar > Roma"} <= listed
    assert len(listed) < len(sight.moves)
    assert all(move in sight.moves for move in terminal.choices(sight))
    few = fight({"Genua": "Caesar", "Roma": "Legio 1"}, "Caesar > Roma").state.sight(CAESAR)
    assert terminal.choices(few) == list(few.moves)


def test_cards_and_calls_are_understood_in_polish() -> None:
    speaker = Speaker("pl", GAME.name)
    scene = Scene({"Genua": "Legio 11", "Roma": "Legio 1, Legio 17!"}).turn("Jupiter", "2/1")
    move = terminal.read("zielony", scene.state.sight(CAESAR), speaker)
    assert move is not None
    assert scene.state.setup.say(CAESAR, move) == "jupiter green Roma"
    scene.table.phase = 3
    scene.table.hands[CAESAR] = [scene.card("Jupiter"), scene.card("Mars")]
    move = terminal.read("jowisz", scene.state.sight(CAESAR), speaker)
    assert move is not None
    assert scene.state.setup.say(CAESAR, move) == "play Jupiter"


@pytest.mark.parametrize(("language", "word"), [("en", "exact"), ("pl", "dokładnie")])
def test_the_odds_of_battles_can_be_asked_for(language: str, word: str) -> None:
    speaker = Speaker(language, GAME.name, NAMES)

    def told(scene: Scene, viewer: int | None) -> str:
        console = Console(width=200, file=None, force_terminal=False)
        drawn = terminal.odds(scene.state.sight(viewer), speaker)
        with console.capture() as capture:
            console.print("nothing" if drawn is None else drawn)
        return capture.get()

    armies = {"Genua": "Caesar, Legio 11", "Roma": "Legio 1:2"}
    scene = Scene(armies).turn("4/1", "2/1")
    assert "nothing" in told(scene, CAESAR)
    scene.caesar("Caesar > Roma")
    planned = told(scene, CAESAR)
    assert "Roma" in planned
    assert "%" in planned
    fought = fight(armies, "Caesar > Roma")
    assert word in told(fought, POMPEY)
    assert "Caesar" in told(fought, POMPEY)
    assert "█" in told(fought, None)
    legion = fight({"Genua": "Legio 11", "Roma": "Legio 1:2"}, "Legio 11 > Roma")
    told_of_leaders = {"en": "leaders", "pl": "dowódców"}[language]
    assert told_of_leaders in told(fought, CAESAR)
    assert told_of_leaders not in told(legion, CAESAR)
