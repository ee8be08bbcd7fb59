"""Notation and sentences."""

from __future__ import annotations

from importlib.resources import files

import pytest

from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.box import CAESAR, POMPEY
from rubicon.text import Speaker
from tests.games.julius_caesar.scene import Scene, fight, finish_command

SETUP = GAME.setup()


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
    assert [speaker.name("place-roma", case) for case in ("in", "to")] == ["w Rzymie", "do Rzymu"]
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
        "Anna: Cezar atakuje Rzym z Genui.",
        "Bitwa: Rzym. Atakuje Anna, broni się Bartek.",
        "Anna: Cezar wyrzuca 1 4 6, jedno trafienie.",
        "Zwycięstwo w Rzymie odnosi Anna.",
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


@pytest.mark.parametrize(
    ("language", "contested", "friendly_only", "apollo", "first"),
    [
        (
            "en",
            "friendly or contested city",
            "only friendly cities give steps",
            "copies a command counts",
            "Caesar first",
        ),
        ("pl", "przyjaznym albo spornym", "tylko w miastach przyjaznych", "liczy się jak ten rozkaz", "Cezar pierwszy"),
    ],
)
def test_the_rules_in_the_app_say_what_the_default_edition_does(
    language: str, contested: str, friendly_only: str, apollo: str, first: str
) -> None:
    """J4.1: steps in contested cities too. J5.1: not every event card goes before a command."""
    text = (files("rubicon.games.julius_caesar") / "text" / f"rules.{language}.md").read_text("utf-8")
    for sentence in (contested, friendly_only, apollo, first):
        assert sentence in text
