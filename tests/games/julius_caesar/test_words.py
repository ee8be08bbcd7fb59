"""Notation and sentences."""

from __future__ import annotations

import pytest

from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.box import CAESAR, POMPEY
from rubicon.text import Speaker
from tests.games.julius_caesar.scene import Scene, fight, finish_command

SETUP = GAME.setup()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("caesar>roma", "Caesar > Roma"),
        ("Caesar -> Rzym", "Caesar > Roma"),
        ("caesar → rome", "Caesar > Roma"),
        ("legio11 > ma", "Legio 11 > Massilia"),
        ("done", "done"),
        ("LEGIO 11 > RAVENNA", "Legio 11 > Ravenna"),
    ],
)
def test_moves_are_read_as_people_type_them(typed: str, meant: str) -> None:
    scene = Scene({"Genua": "Caesar, Legio 11", "Neapolis": "Legio 1"}).turn("4/1", "2/1")
    move = SETUP.read(CAESAR, typed, scene.state.moves(CAESAR))
    assert SETUP.say(CAESAR, move) == meant


def test_sea_moves_and_levies_in_notation() -> None:
    scene = Scene({"Roma": "Caesar, Legio 11", "Mare Tyrrhenum": "Navis C1"}).turn("4/1", "2/1")
    assert SETUP.say(CAESAR, SETUP.read(CAESAR, "caesar~utica", scene.state.moves(CAESAR))) == "Caesar ~ Utica"
    scene.caesar("done")
    assert SETUP.say(CAESAR, SETUP.read(CAESAR, "levy legio 17", scene.state.moves(CAESAR))) == "levy Legio 17 Roma"


def test_every_card_place_and_block_has_a_name_in_both_languages() -> None:
    box = GAME.box(None)
    for language in ("en", "pl"):
        speaker = Speaker(language, GAME.name)
        for key in [*box.card_keys, *box.place_keys, *box.block_keys]:
            assert speaker.name(key)
    assert Speaker("pl", GAME.name).name("block-caesar") == "Cezar"


def test_polish_says_of_every_place_where_it_is_and_how_to_get_there() -> None:
    """Not every name takes `w` and `do`, so the preposition belongs to the name, even if that is not declined."""
    speaker = Speaker("pl", GAME.name)
    for key in GAME.box(None).place_keys:
        assert speaker.name(key, "in").split()[0] in ("w", "na"), key
        assert speaker.name(key, "to").split()[0] in ("do", "na"), key
    assert [speaker.name("place-roma", case) for case in ("in", "to")] == ["w Romie", "do Romy"]
    assert [speaker.name("place-gades", case) for case in ("in", "to")] == ["w Gades", "do Gades"]
    assert [speaker.name("place-creta", case) for case in ("in", "to")] == ["na Crecie", "na Cretę"]
    assert speaker.name("place-mare_internum", "in") == "na akwenie Mare Internum"


def test_the_log_tells_the_campaign_in_words() -> None:
    armies = {"Genua": "Caesar, Legio 11", "Roma": "Pompeius:1"}
    scene = fight(armies, "Caesar > Roma").fire(CAESAR, "Caesar", "1 4 6")
    finish_command(scene, POMPEY)
    english = [Speaker("en", GAME.name, ["Anna", "Bartek"]).say(event.message()) for event in scene.journal]
    polish = [Speaker("pl", GAME.name, ["Anna", "Bartek"]).say(event.message()) for event in scene.journal]
    for sentence in (
        "Anna: Caesar attacks Roma from Genua.",
        "Battle of Roma: Anna attacks, Bartek defends.",
        "Anna: Caesar throws 1 4 6: one hit.",
        "Pompeius is dead! Anna scores a point over Bartek.",
        "Bartek can now levy Brutus.",
        "Anna wins at Roma.",
    ):
        assert sentence in english
    for sentence in (
        "Anna: Cezar atakuje Romę z Genui.",
        "Bitwa: Roma. Atakuje Anna, broni się Bartek.",
        "Anna: Cezar wyrzuca 1 4 6, jedno trafienie.",
        "Zwycięstwo w Romie odnosi Anna.",
    ):
        assert sentence in polish


def test_moves_say_what_they_are() -> None:
    armies = {"Genua": "Caesar, Legio 11", "Ravenna": "Legio 13", "Roma": "Legio 1", "Narbo": "Legio 7"}
    scene = Scene(armies).turn("4/1", "2/1").caesar("Caesar > Roma")
    sight = scene.state.sight(CAESAR)
    said = {SETUP.say(CAESAR, move): sight.describe(move).key for move in sight.moves}
    assert said["Legio 11 > Roma"] == "move-attack"
    assert said["Legio 13 > Roma"] == "move-reserve"
    assert said["Legio 11 > Massilia"] == "move-occupy"
    assert said["Legio 7 > Massilia"] == "move-occupy"
    assert said["Legio 11 > Ravenna"] == "move-march"
    touched = sight.touch(SETUP.read(CAESAR, "Legio 13 > Roma"))
    way = {"way": "reserve", "cost": 1}
    assert touched == {"kind": "march", "block": "legio_13", "from": "ravenna", "to": "roma", **way}
    finish_command(scene, CAESAR)
    armies["Neapolis"] = "Legio 3"
    scene = Scene(armies).turn("4/1", "2/1").caesar("Caesar > Roma")
    finish_command(scene, CAESAR)
    sight = scene.state.sight(POMPEY)
    assert sight.describe(SETUP.read(POMPEY, "Legio 3 > Roma")).key == "move-respond"
