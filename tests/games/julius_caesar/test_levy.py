"""Levies: J4.1 and J4.2."""

from __future__ import annotations

from rubicon.games.julius_caesar.rules.box import CAESAR, POMPEY
from tests.games.julius_caesar.scene import Scene, finish_command


def levying(armies: dict[str, str], card: str = "2/3", **options: str) -> Scene:
    """Caesar is about to levy."""
    scene = Scene(armies, **options).turn(card, "1/3")
    if scene.table.phase == 4:
        scene.caesar("done")
    return scene


def test_j4_1_a_point_adds_a_step_and_several_may_go_to_one_block() -> None:
    scene = levying({"Genua": "Legio 11:1"})
    assert "raise Legio 11" in scene.moves(CAESAR)
    scene.caesar("raise Legio 11", "raise Legio 11")
    assert scene.strength("Legio 11") == 3
    assert scene.refused(CAESAR, "raise Legio 11") == "refusal-full-strength"
    assert scene.table.levies == 1


def test_j4_1_legions_and_equitatus_enter_in_their_named_city_which_must_be_friendly() -> None:
    scene = levying({"Roma": "Caesar", "Toletum": "Antonius"})
    moves = scene.moves(CAESAR)
    assert "levy Legio 17 Roma" in moves
    assert "levy Equitatus C2 Toletum" in moves
    assert "levy Legio 18 Neapolis" not in moves
    assert scene.refused(CAESAR, "levy Legio 18 Neapolis") == "refusal-city-not-friendly"
    scene.caesar("levy Legio 17 Roma")
    assert (scene.where("Legio 17"), scene.strength("Legio 17")) == ("Roma", 1)
    scene.caesar("raise Legio 17", "raise Legio 17")
    assert scene.strength("Legio 17") == 3
    assert scene.acting == (POMPEY,)


def test_j4_1_elephants_enter_at_two_and_one_more_point_makes_four() -> None:
    scene = Scene({"Utica": "Legio 39", "Genua": "Legio 11"}).turn("1/2", "2/3")
    scene.pompey("done", "levy Elephant Utica")
    assert scene.strength("Elephant") == 2
    scene.pompey("raise Elephant")
    assert scene.strength("Elephant") == 4
    assert scene.refused(POMPEY, "raise Elephant") == "refusal-full-strength"


def test_j4_1_navis_are_built_in_friendly_major_ports() -> None:
    scene = levying({"Massilia": "Legio 10", "Narbo": "Legio 7", "Lugdunum": "Legio 16"})
    navis = {move for move in scene.moves(CAESAR) if move.startswith("levy Navis")}
    assert navis == {"levy Navis C1 Massilia", "levy Navis C4 Massilia"}  # of those that are alike, the first


def test_j4_1_leaders_auxilia_and_the_ballista_enter_in_any_friendly_city() -> None:
    scene = levying({"Lugdunum": "Legio 16", "Narbo": "Legio 7"})
    for name in ("Caesar", "Antonius", "Auxilia C1", "Auxilia C3", "Ballista C"):
        assert {f"levy {name} Lugdunum", f"levy {name} Narbo"} <= scene.moves(CAESAR)


def test_j4_1_blocks_that_are_alike_give_one_move_in_the_pool() -> None:
    scene = levying({"Lugdunum": "Legio 16"})
    assert "levy Auxilia C2 Lugdunum" not in scene.moves(CAESAR)
    assert scene.refused(CAESAR, "levy Auxilia C2 Lugdunum") == "refusal-alike-first"
    scene.caesar("levy Auxilia C1 Lugdunum")
    assert "levy Auxilia C2 Lugdunum" in scene.moves(CAESAR)


def test_j4_1_many_new_blocks_may_enter_one_city() -> None:
    scene = levying({"Lugdunum": "Legio 16"})
    scene.caesar("levy Caesar Lugdunum", "levy Antonius Lugdunum", "levy Ballista C Lugdunum")
    assert scene.table.held[scene.place("Lugdunum")] == 4


def test_j4_1_navis_get_steps_in_any_friendly_port_and_never_at_sea() -> None:
    scene = levying({"Narbo": "Navis C1:1", "Mare Hispanum": "Navis C2:1"})
    assert "raise Navis C1" in scene.moves(CAESAR)
    assert "raise Navis C2" not in scene.moves(CAESAR)
    assert scene.refused(CAESAR, "raise Navis C2") == "refusal-step-at-sea"


def test_j4_1_steps_in_contested_cities_depend_on_the_edition() -> None:
    for edition, allowed in (("seed", True), ("v1_1", False)):
        armies = {"Genua": "Legio 11:1, Legio 12", "Roma": "Legio 1:1, Legio 3", "Brundisium": "Legio 5"}
        scene = Scene(armies, edition=edition).turn("2/1", "1/3")
        scene.caesar("Legio 11 > Roma", "done")
        assert ("raise Legio 11" in scene.moves(CAESAR)) is allowed
        if not allowed:
            assert scene.refused(CAESAR, "raise Legio 11") == "refusal-contested-city"
        assert not [move for move in scene.moves(CAESAR) if move.endswith("Roma") and move.startswith("levy")]
        scene.caesar("done").pompey("done")
        assert ("raise Legio 1" in scene.moves(POMPEY)) is allowed


def test_j4_1_only_a_contested_city_is_left() -> None:
    """In the first edition a block there may still get a step; in the later one the points are lost."""
    for edition in ("seed", "v1_1"):
        armies = {"Genua": "Legio 11", "Brundisium": "Legio 5:1", "Memphis": "Cleopatra!"}
        scene = Scene(armies, edition=edition).turn("2/1", "1/3")
        scene.caesar("done", "done")
        scene = Scene({"Genua": "Legio 11", "Roma": "Legio 5:1", "Memphis": "Cleopatra!"}, edition=edition)
        scene.turn("2/1", "1/3").caesar("Legio 11 > Roma", "done", "done")
        if edition == "seed":
            assert scene.moves(POMPEY) == {"done", "raise Legio 5"}
        else:
            assert scene.told("no_levy") == [(POMPEY, 3)]


def test_j4_1_levied_blocks_do_not_move_this_turn() -> None:
    scene = levying({"Genua": "Legio 11"})
    scene.caesar("levy Caesar Genua")
    assert scene.refused(CAESAR, "Caesar > Roma") == "refusal-levying"


def test_j4_1_what_else_is_refused() -> None:
    scene = levying({"Genua": "Legio 11:1", "Roma": "Legio 1"})
    assert scene.refused(CAESAR, "raise Legio 1") == "refusal-not-yours"
    assert scene.refused(CAESAR, "raise Legio 17") == "refusal-off-map"
    assert scene.refused(CAESAR, "levy Legio 1 Roma") == "refusal-not-yours"
    assert scene.refused(CAESAR, "levy Legio 11 Genua") == "refusal-not-in-pool"


def test_j4_1_a_defector_gets_steps_from_who_commands_it() -> None:
    scene = levying({"Genua": "Legio 11, Legio 2:1!"})
    assert "raise Legio 2" in scene.moves(CAESAR)


def test_j4_2_the_third_leader_waits_for_the_death_of_one_of_the_first_two() -> None:
    scene = levying({"Genua": "Legio 11"})
    assert "levy Octavian Genua" not in scene.moves(CAESAR)
    assert scene.refused(CAESAR, "levy Octavian Genua") == "refusal-third"
    scene.table.trophies[POMPEY] = 1
    scene.caesar("levy Octavian Genua")
    assert scene.strength("Octavian") == 1


def test_j4_2_eliminated_blocks_wait_until_next_year() -> None:
    scene = levying({"Genua": "Legio 11"})
    scene.table.where[scene.block("Legio 12")] = 1001
    assert "levy Legio 12 Genua" not in scene.moves(CAESAR)
    assert scene.refused(CAESAR, "levy Legio 12 Genua") == "refusal-fallen"


def test_j4_2_without_a_friendly_city_the_points_are_lost() -> None:
    scene = Scene({"Mare Hispanum": "Navis C1:1", "Roma": "Legio 1"}).turn("2/3", "1/3").caesar("done")
    assert scene.told("no_levy") == [(CAESAR, 3)]
    assert scene.acting == (POMPEY,)
    finish_command(scene, POMPEY)
    assert scene.table.turn == 3
