"""The map in a terminal, and what may be typed there."""

from __future__ import annotations

import pytest
from rich.console import Console

from rubicon.core import FORTUNA, Rng
from rubicon.games.julius_caesar import GAME, terminal
from rubicon.games.julius_caesar.rules.box import CAESAR, POMPEY
from rubicon.games.julius_caesar.sight.sight import JuliusSight
from rubicon.text import LANGUAGES, Speaker
from rubicon.text.terminal import TerminalRenderer
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
    for language, word, rome in (("en", "look", "roma"), ("pl", "zobacz", "rzym")):
        genua = looked(scene, POMPEY, f"{word} genua", language)
        assert genua is not None
        name = {"en": "Caesar", "pl": "Cezar"}[language]
        assert f"■■ C II–III: {name} 33%, Legio 11 33%, Legio 12 33%" in genua
        for name_of_rome in ("rom", rome):
            assert "Legio 1 II" in (looked(scene, POMPEY, f"{word} {name_of_rome}", language) or "")
        assert "Legio 11 II" in (looked(scene, CAESAR, f"{word} Massilia", language) or "")
        for unclear in (word, f"{word} mare", f"{word} atlantis"):
            assert f"{word} {rome}" in (looked(scene, POMPEY, unclear, language) or "")
    assert "vacant" in (looked(scene, POMPEY, "look Sala") or "")
    assert looked(scene, POMPEY, "Legio 1 > Neapolis") is None


def test_a_battle_is_drawn_with_both_lines() -> None:
    scene = fight({"Genua": "Caesar", "Roma": "Legio 1"}, "Caesar > Roma")
    for language, word in (("en", "Battle of Roma, round 1"), ("pl", "Bitwa: Rzym, runda 1")):
        text = shown(scene, POMPEY, language)
        assert word in text
        assert {"en": "Caesar A3 III", "pl": "Cezar A3 III"}[language] in text
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
    assert {"en": "Roma", "pl": "Rzym"}[language] in planned
    assert "%" in planned
    fought = fight(armies, "Caesar > Roma")
    assert word in told(fought, POMPEY)
    assert {"en": "Caesar", "pl": "Cezar"}[language] in told(fought, POMPEY)
    assert "█" in told(fought, None)
    legion = fight({"Genua": "Legio 11", "Roma": "Legio 1:2"}, "Legio 11 > Roma")
    told_of_leaders = {"en": "leaders", "pl": "liderów"}[language]
    assert told_of_leaders in told(fought, CAESAR)
    assert told_of_leaders not in told(legion, CAESAR)


def test_a_closer_look_tells_roads_neighbours_and_seas() -> None:
    armies = {
        "Genua": "Caesar, Legio 11, Legio 12",
        "Roma": "Legio 1:2",
        "Neapolis": "Legio 3",
        "Mare Tyrrhenum": "Navis P1",
    }
    scene = Scene(armies).turn("4/1", "2/1")
    roma = looked(scene, CAESAR, "look roma") or ""
    assert "P   Roma ★★  port" in roma
    assert "→ C   Genua  major road, room for 4 of 4" in roma
    assert "→ –   Ravenna  minor road, room for 2 of 2" in roma
    assert "→ P   Neapolis" in roma
    assert "Seas: P Mare Tyrrhenum" in roma
    scene.caesar("Legio 11 > Ravenna")
    assert "→ C   Ravenna  major road, room for 3 of 4" in (looked(scene, CAESAR, "look genua") or "")
    sea = looked(scene, CAESAR, "look mare tyrrhenum") or ""
    assert "sea" in sea
    assert "C Genua" in sea.partition("Ports:")[2]
    assert "Mare Hispanum" in sea.partition("Seas:")[2]
    strait = looked(scene, CAESAR, "look messana") or ""
    assert "strait, room for 2 of 2" in strait
    polish = looked(scene, CAESAR, "zobacz rome", "pl") or ""
    assert "droga boczna, miejsce dla 2 z 2" in polish


def test_what_is_pinned_and_closed_is_said() -> None:
    armies = {"Genua": "Caesar, Legio 11", "Roma": "Legio 1, Legio 3, Legio 5"}
    scene = Scene(armies).turn("4/1", "2/1").caesar("Caesar > Roma").caesar("Legio 11 > Roma").caesar("done")
    while scene.table.part == 0:
        scene.caesar("done")
    roma = looked(scene, POMPEY, "look roma") or ""
    assert "C×P Roma" in roma
    assert "Caesar attacks; 2 defenders are pinned" in roma
    assert "Genua  major road, room for 4 of 4  closed: the attacker came this way" in roma
    assert "closed" not in roma.partition("Neapolis")[2]
    assert "związane są 2 bloczki" in (looked(scene, POMPEY, "zobacz rzym", "pl") or "")
    assert "2 defenders are pinned" in shown(scene, POMPEY)


def test_who_holds_what_can_be_told_without_colours() -> None:
    scene = fight({"Genua": "Caesar", "Massilia": "Legio 7", "Roma": "Legio 1, Legio 3"}, "Caesar > Roma")
    text = shown(scene, POMPEY)
    assert "C   Massilia ★" in text
    assert "C×P Roma ★★" in text
    assert "C: Caesar III   P: Legio 1 IV, Legio 3 III" in text
    assert "–   Athenae ★" in text
    assert "P Defender Bartek" in text


@pytest.mark.parametrize("width", [60, 80])
def test_the_map_fits_into_every_terminal(width: int) -> None:
    scene = Scene({"Genua": "Caesar, Legio 11", "Dyrrachium": "Legio 1, Legio 3, Equitatus P1"})
    console = Console(width=width, file=None, force_terminal=False)
    with console.capture() as capture:
        console.print(terminal.draw(scene.state.sight(CAESAR), Speaker("en", GAME.name, NAMES)))
    lines = capture.get().splitlines()
    assert max(len(line) for line in lines) <= width
    (genua,) = [line for line in lines if "Genua" in line]
    assert "Legio 11 III" in genua
    assert genua.startswith("C ") == (width == 60), "the region stands above, not beside"


def test_names_are_those_of_the_language_everywhere() -> None:
    scene = fight({"Genua": "Caesar", "Roma": "Legio 1, Scipio"}, "Caesar > Roma")
    text = shown(scene, CAESAR, "pl")
    assert "Cezar III" in text
    assert "Scypion III" in text
    assert "Caesar" not in text
    assert "Scipio " not in text


def test_the_pool_has_no_leader_who_cannot_come() -> None:
    scene = Scene({"Genua": "Caesar, Antonius", "Roma": "Legio 1"}).turn("4/1", "2/1")
    assert "Octavian" not in shown(scene, CAESAR)
    scene.table.trophies[POMPEY] = 1
    assert "Octavian" in shown(scene, CAESAR)


def redrawn(scene: Scene, before: JuliusSight, viewer: int) -> str:
    console = Console(width=200, file=None, force_terminal=False)
    with console.capture() as capture:
        console.print(terminal.redraw(scene.state.sight(viewer), before, Speaker("en", GAME.name, NAMES)))
    return capture.get()


def test_only_what_changed_is_drawn_again() -> None:
    armies = {"Genua": "Caesar, Legio 11", "Massilia": "Legio 8", "Lugdunum": "Legio 7", "Roma": "Legio 1, Legio 3"}
    scene = Scene(armies).turn("4/1", "2/1")
    before = scene.state.sight(CAESAR)
    scene.caesar("Legio 7 > Narbo")
    text = redrawn(scene, before, CAESAR)
    assert "Narbo" in text
    assert "Lugdunum" in text
    assert "Massilia" not in text
    assert "Roma" not in text
    assert "Year" not in text
    assert "Your cards" not in text
    battle = fight(armies, "Caesar > Roma")
    before = battle.state.sight(POMPEY)
    battle.table.strength[battle.block("Legio 1")] -= 1
    hit = redrawn(battle, before, POMPEY)
    assert "Battle of Roma" in hit
    assert "Legio 1 C2 III" in hit
    assert "Massilia" not in hit
    assert len(hit.splitlines()) == 3
    battle.table.turn += 1
    assert "Massilia" in redrawn(battle, before, POMPEY), "a new turn: the whole map"


def test_levies_are_in_the_short_list() -> None:
    armies = {"Roma": "Caesar", "Genua": "Legio 11:1", "Ravenna": "Legio 12", "Massilia": "Legio 7", "Narbo": "Legio 8"}
    scene = Scene(armies).turn("4/1", "2/1").caesar("done")
    sight = scene.state.sight(CAESAR)
    moves, few = TerminalRenderer(GAME).choices(sight)
    assert len(moves) > 26 > few
    said = [scene.state.setup.say(CAESAR, move).split()[0] for move in moves[:few]]
    assert {"done", "levy", "raise"} == set(said)
    assert said.count("levy") > 10


@pytest.mark.parametrize(
    ("typed", "language", "meant"),
    [
        ("8 tarraco", "en", "Legio 8 > Tarraco"),
        ("8 tarraco reserve", "en", "Legio 8 > Tarraco reserve"),
        ("8 tarraco rezerwa", "pl", "Legio 8 > Tarraco reserve"),
    ],
)
def test_j5_5_main_attack_or_reserve_is_said_by_a_word(typed: str, language: str, meant: str) -> None:
    armies = {"Burdigala": "Legio 7, Legio 8, Legio 9", "Tarraco": "Legio 5"}
    scene = Scene(armies).turn("Mercury", "1/3").caesar("Legio 7 > Tarraco")
    move = TerminalRenderer(GAME).read(typed, scene.state.sight(CAESAR), Speaker(language, GAME.name))
    assert scene.state.setup.say(CAESAR, move) == meant


def test_j5_2_a_block_that_jupiter_can_call_is_said_by_its_name() -> None:
    scene = Scene({"Genua": "Legio 11", "Roma": "Legio 1, Legio 3"}).turn("Jupiter", "2/1")
    move = TerminalRenderer(GAME).read("jowisz legio 3", scene.state.sight(CAESAR), Speaker("pl", GAME.name))
    assert scene.state.setup.say(CAESAR, move) == "jupiter Legio 3"
