"""The event cards: J5.2 to J5.8. Apollo (J5.1) is in test_cards.py."""

from __future__ import annotations

from rubicon.core import FORTUNA
from rubicon.games.julius_caesar.rules.box import CAESAR, POMPEY
from tests.games.julius_caesar.scene import Scene, finish_command

SEVEN = ["Legio 7", "Legio 8", "Legio 9", "Legio 10", "Legio 11", "Legio 12", "Legio 13"]


# Jupiter


def test_j5_2_an_enemy_place_beside_a_friendly_city_and_a_colour() -> None:
    armies = {
        "Genua": "Legio 11", "Roma": "Legio 1, Legio 17!", "Mare Tyrrhenum": "Navis P1", "Neapolis": "Pompeius",
        "Tarraco": "Legio 5",
    }  # fmt: skip
    scene = Scene(armies).turn("Jupiter", "4/1")
    assert scene.moves(CAESAR) == {"jupiter green Roma", "jupiter tan Roma", "jupiter green Mare Tyrrhenum"}
    assert scene.refused(CAESAR, "jupiter green Neapolis") == "refusal-jupiter"
    assert scene.refused(CAESAR, "done") == "refusal-god"
    assert scene.refused(CAESAR, "vulcan Roma") == "refusal-vulcan"


def test_j5_2_a_random_block_comes_over_keeps_its_strength_and_fights_for_you() -> None:
    armies = {"Genua": "Legio 11", "Ravenna": "Legio 13", "Roma": "Legio 1:2, Legio 3, Cleopatra"}
    scene = Scene(armies).turn("Jupiter", "4/1").caesar("jupiter green Roma")
    assert scene.acting == (FORTUNA,)
    assert [scene.state.setup.say(FORTUNA, outcome) for outcome, _ in scene.state.chances()] == [
        "pick Legio 1",
        "pick Legio 3",
    ]
    scene.chance("pick Legio 1")
    assert scene.moves(CAESAR) == {"Legio 1 > Genua", "Legio 1 > Ravenna"}
    assert scene.refused(CAESAR, "Legio 1 > Massilia") == "refusal-settle"
    assert scene.refused(CAESAR, "Legio 11 > Massilia") == "refusal-settling"
    scene.caesar("Legio 1 > Ravenna")
    assert (scene.where("Legio 1"), scene.strength("Legio 1"), scene.side("Legio 1")) == ("Ravenna", 2, CAESAR)
    assert scene.acting == (POMPEY,)


def test_j5_2_with_one_friendly_city_the_block_goes_there() -> None:
    armies = {"Genua": "Legio 11", "Roma": "Legio 1, Legio 3"}
    scene = Scene(armies).turn("Jupiter", "4/1").caesar("jupiter green Roma").chance("pick Legio 3")
    assert scene.where("Legio 3") == "Genua"
    assert scene.acting == (POMPEY,)


def test_j5_2_the_last_block_leaves_the_place_vacant() -> None:
    armies = {"Genua": "Legio 11", "Roma": "Legio 1"}
    scene = Scene(armies).turn("Jupiter", "4/1").caesar("jupiter green Roma").chance("pick Legio 1")
    assert scene.control("Roma") == "vacant"


def test_j5_2_cleopatra_is_no_leader_and_comes_over() -> None:
    armies = {"Genua": "Legio 11", "Memphis": "Legio 12", "Alexandria": "Cleopatra:3, Legio 38"}
    scene = Scene(armies).turn("Jupiter", "4/1").caesar("jupiter blue Alexandria").chance("pick Cleopatra")
    assert (scene.where("Cleopatra"), scene.side("Cleopatra"), scene.strength("Cleopatra")) == ("Memphis", CAESAR, 3)


def test_j5_2_a_leader_or_navis_loses_a_step_instead() -> None:
    armies = {"Genua": "Legio 11", "Roma": "Pompeius", "Mare Tyrrhenum": "Navis P1"}
    scene = Scene(armies).turn("Jupiter", "4/1").caesar("jupiter green Roma").chance("pick Pompeius")
    assert (scene.where("Pompeius"), scene.strength("Pompeius"), scene.side("Pompeius")) == ("Roma", 2, POMPEY)
    scene = Scene(armies).turn("Jupiter", "4/1").caesar("jupiter green Mare Tyrrhenum").chance("pick Navis P1")
    assert (scene.where("Navis P1"), scene.strength("Navis P1")) == ("Mare Tyrrhenum", 1)


def test_j5_2_that_step_can_kill() -> None:
    armies = {"Genua": "Legio 11", "Roma": "Pompeius:1"}
    scene = Scene(armies).turn("Jupiter", "4/1").caesar("jupiter green Roma").chance("pick Pompeius")
    assert scene.where("Pompeius") == "dead"
    assert scene.table.trophies == [1, 0]
    armies = {"Genua": "Legio 11", "Mare Tyrrhenum": "Navis P1:1"}
    scene = Scene(armies).turn("Jupiter", "4/1").caesar("jupiter green Mare Tyrrhenum").chance("pick Navis P1")
    assert scene.where("Navis P1") == "fallen"
    assert scene.table.trophies == [0, 0]


def test_j5_2_a_defector_that_falls_goes_to_its_first_owner() -> None:
    armies = {"Genua": "Legio 1:1!", "Roma": "Legio 3"}
    scene = Scene(armies).turn("1/2", "4/1").pompey("Legio 3 > Genua")
    finish_command(scene, POMPEY)
    finish_command(scene, CAESAR)
    scene.miss(CAESAR, "Legio 1").fire(POMPEY, "Legio 3", "1 5 6")
    assert scene.where("Legio 1") == "fallen"
    assert scene.side("Legio 1") == POMPEY


def test_j5_2_a_disbanded_defector_goes_to_its_first_owner() -> None:
    scene = Scene({"Genua": "Legio 1!, Legio 11", "Roma": "Legio 3"})
    scene.last_turn()
    scene.caesar("disband Legio 1")
    assert (scene.where("Legio 1"), scene.side("Legio 1"), scene.strength("Legio 1")) == ("pool", POMPEY, 0)


def test_j5_2_a_defector_can_be_won_back() -> None:
    armies = {"Genua": "Legio 1!, Legio 11", "Roma": "Legio 3"}
    scene = Scene(armies).turn("4/1", "Jupiter").pompey("jupiter green Genua").chance("pick Legio 1")
    assert (scene.where("Legio 1"), scene.side("Legio 1")) == ("Roma", POMPEY)


def test_j5_2_a_block_that_can_be_told_apart_is_chosen_itself() -> None:
    """Legio 1 was seen and followed, Legio 3 and Legio 5 were not: it can be named, or one of the others drawn."""
    armies = {"Genua": "Legio 11", "Roma": "Legio 1:2, Legio 3, Legio 5"}
    scene = Scene(armies)
    scene.mingle("Legio 3", "Legio 5")
    scene.turn("Jupiter", "4/1")
    assert scene.moves(CAESAR) == {"jupiter green Roma", "jupiter Legio 1"}
    assert scene.refused(CAESAR, "jupiter Legio 3") == "refusal-jupiter-block"
    assert scene.refused(CAESAR, "jupiter Legio 11") == "refusal-jupiter-block"
    assert scene.label(CAESAR, "jupiter Legio 1") == "move-call-block"
    drawn = scene.state.copy()
    drawn.play(CAESAR, scene.state.setup.read(CAESAR, "jupiter green Roma"))
    assert [scene.state.setup.say(FORTUNA, outcome) for outcome, _ in drawn.chances()] == [
        "pick Legio 3",
        "pick Legio 5",
    ]
    scene.caesar("jupiter Legio 1")
    assert scene.told("call_block") == [(CAESAR, "place-roma", "block-legio_1")]
    assert (scene.where("Legio 1"), scene.strength("Legio 1"), scene.side("Legio 1")) == ("Genua", 2, CAESAR)
    assert scene.acting == (POMPEY,)


def test_j5_2_where_all_can_be_told_apart_one_may_still_be_drawn_by_its_colour() -> None:
    scene = Scene({"Genua": "Legio 11", "Ravenna": "Legio 13", "Roma": "Legio 1, Legio 3"}).turn("Jupiter", "4/1")
    assert scene.moves(CAESAR) == {"jupiter green Roma", "jupiter Legio 1", "jupiter Legio 3"}
    scene.caesar("jupiter Legio 3")
    assert scene.moves(CAESAR) == {"Legio 3 > Genua", "Legio 3 > Ravenna"}


def test_j5_2_a_named_leader_or_navis_loses_a_step() -> None:
    armies = {"Genua": "Legio 11", "Roma": "Pompeius, Legio 1", "Mare Tyrrhenum": "Navis P1, Navis P2"}
    scene = Scene(armies).turn("Jupiter", "4/1").caesar("jupiter Pompeius")
    assert (scene.where("Pompeius"), scene.strength("Pompeius"), scene.side("Pompeius")) == ("Roma", 2, POMPEY)
    scene = Scene(armies).turn("Jupiter", "4/1").caesar("jupiter Navis P2")
    assert (scene.where("Navis P2"), scene.strength("Navis P2")) == ("Mare Tyrrhenum", 1)


def test_j5_2_a_block_not_beside_a_friendly_city_cannot_be_named() -> None:
    scene = Scene({"Genua": "Legio 11", "Roma": "Legio 1", "Tarraco": "Legio 5, Legio 6"}).turn("Jupiter", "4/1")
    assert scene.refused(CAESAR, "jupiter Legio 5") == "refusal-jupiter-block"


def test_j5_2_in_rules_1_only_the_colour_was_named() -> None:
    scene = Scene({"Genua": "Legio 11", "Roma": "Legio 1, Legio 3"}, rules=1).turn("Jupiter", "4/1")
    assert scene.moves(CAESAR) == {"jupiter green Roma"}


# Mars and Neptune


def test_j5_3_mars_moves_one_group_of_land_blocks_and_no_levies_follow() -> None:
    armies = {"Genua": "Caesar, Legio 11, Navis C1", "Ravenna": "Legio 13", "Roma": "Legio 1"}
    scene = Scene(armies).turn("Mars", "4/1")
    assert scene.goals(CAESAR, "Navis C1") == set()
    scene.caesar("Caesar > Roma")
    assert scene.refused(CAESAR, "Legio 13 > Roma") == "refusal-no-points"
    scene.caesar("Legio 11 > Roma")
    assert scene.acting == (POMPEY,)
    assert scene.told("surprise") == [(CAESAR, "place-roma")]


def test_j5_3_all_attackers_fire_first_in_round_1_and_only_there() -> None:
    armies = {"Genua": "Legio 11, Legio 12", "Roma": "Scipio, Legio 1"}
    scene = Scene(armies).turn("Mars", "2/1").caesar("Legio 11 > Roma", "Legio 12 > Roma")
    finish_command(scene, POMPEY)
    assert scene.acting == (CAESAR,)
    scene.miss(CAESAR, "Legio 11").miss(CAESAR, "Legio 12")
    scene.miss(POMPEY, "Scipio").miss(POMPEY, "Legio 1")
    assert scene.table.round == 2
    assert scene.moves(POMPEY) >= {"fire Scipio"}


def test_j5_3_reserves_of_the_surprise_arrive_in_round_2_and_the_letters_count_among_attackers() -> None:
    armies = {"Genua": "Caesar, Auxilia C1, Legio 11", "Roma": "Scipio"}
    scene = Scene(armies).turn("Mars", "2/1").caesar("Legio 11 > Roma", "Caesar > Roma", "Auxilia C1 > Roma")
    finish_command(scene, POMPEY)
    for name in ("Caesar", "Auxilia C1", "Legio 11"):
        assert f"fire {name}" in scene.moves(CAESAR)
        scene.miss(CAESAR, name)
    assert scene.acting == (POMPEY,)


def test_j5_3_of_several_battles_one_is_named_when_the_moves_are_done() -> None:
    armies = {"Genua": "Caesar, Legio 11", "Roma": "Legio 1", "Massilia": "Legio 2"}
    scene = Scene(armies).turn("Mars", "2/1").caesar("Caesar > Roma", "Legio 11 > Massilia")
    assert scene.moves(CAESAR) == {"surprise Roma", "surprise Massilia"}
    assert scene.refused(CAESAR, "surprise Genua") == "refusal-surprise"
    scene.caesar("surprise Massilia")
    finish_command(scene, POMPEY)
    scene.caesar("battle Roma")
    scene.miss(CAESAR, "Caesar")
    assert scene.acting == (POMPEY,)


def test_j5_4_neptune_moves_the_navis_of_one_group_with_the_same_advantage() -> None:
    armies = {"Massilia": "Navis C1, Navis C2, Legio 10", "Mare Hispanum": "Navis P1"}
    scene = Scene(armies).turn("Neptune", "2/1")
    assert scene.goals(CAESAR, "Legio 10") == set()
    scene.caesar("Navis C1 > Mare Hispanum", "Navis C2 > Mare Hispanum")
    finish_command(scene, POMPEY)
    assert scene.moves(CAESAR) == {"fire Navis C1", "pass Navis C1", "fire Navis C2", "pass Navis C2"}
    scene.miss(CAESAR, "Navis C1").miss(CAESAR, "Navis C2")
    assert scene.moves(POMPEY) == {"fire Navis P1", "pass Navis P1"}


def test_j5_4_without_a_battle_there_is_no_effect() -> None:
    for card in ("Mars", "Neptune"):
        scene = Scene({"Massilia": "Navis C1, Legio 10", "Roma": "Legio 1"}).turn(card, "2/1").caesar("done")
        assert scene.told("no_surprise") == [(CAESAR, f"card-{card.lower()}")]
        assert scene.table.surprise == -1


# Mercury and Pluto


def test_j5_5_mercury_attacks_tarraco_and_genua_in_two_waves() -> None:
    """Box "Ruch i Atak", its end: six blocks in Massilia."""
    six = SEVEN[:6]
    armies = {"Massilia": ", ".join(six), "Tarraco": "Legio 5, Legio 6, Legio 4", "Genua": "Legio 1, Legio 2, Legio 3"}
    scene = Scene(armies).turn("Mercury", "1/3")
    assert {"Tarraco", "Genua"} <= scene.goals(CAESAR, "Legio 7")
    scene.caesar(*[f"{name} > Genua" for name in six[:4]])
    scene.caesar("Legio 11 > Genua")
    assert scene.reserve("Legio 11")  # by Lugdunum
    assert not scene.reserve("Legio 10")
    scene.caesar("Legio 12 > Tarraco")
    assert scene.control("Tarraco") == "contested"
    ways = scene.table.ways[scene.place("Tarraco")]
    assert ways == scene.box.bit[scene.place("Tarraco") * scene.box.places + scene.place("Narbo")]


def test_j5_5_four_blocks_with_the_same_order_stay_together() -> None:
    """From Burdigala by Narbo, as long as that road takes them: rules 1 sent every other one by Bilbilis."""
    four = SEVEN[:4]
    armies = {"Burdigala": ", ".join(four), "Tarraco": "Legio 5"}
    for rules, reserves in ((2, []), (1, ["Legio 9"])):
        scene = Scene(armies, rules=rules).turn("Mercury", "1/3").caesar(*[f"{name} > Tarraco" for name in four])
        assert [name for name in four if scene.reserve(name)] == reserves
    armies = {"Neapolis": ", ".join(four), "Asculum": "Legio 5"}
    for rules, reserves in ((2, ["Legio 9", "Legio 10"]), (1, ["Legio 8", "Legio 10"])):
        scene = Scene(armies, rules=rules).turn("Mercury", "1/3").caesar(*[f"{name} > Asculum" for name in four])
        assert [name for name in four if scene.reserve(name)] == reserves, "minor roads take two"


def test_j5_5_the_attacker_says_main_or_reserve_where_both_are_possible() -> None:
    """7.3: the attacker's choice. Of two ways into Tarraco the block takes the one that was said."""
    armies = {"Burdigala": "Legio 7, Legio 8, Legio 9, Legio 10", "Tarraco": "Legio 5"}
    scene = Scene(armies).turn("Mercury", "1/3")
    assert "Legio 7 > Tarraco reserve" not in scene.moves(CAESAR), "the first way in is the main attack"
    assert scene.refused(CAESAR, "Legio 7 > Tarraco reserve") == "refusal-no-flank"
    scene.caesar("Legio 7 > Tarraco")
    assert {"Legio 8 > Tarraco", "Legio 8 > Tarraco reserve"} <= scene.moves(CAESAR)
    assert scene.label(CAESAR, "Legio 8 > Tarraco") == "move-attack"
    assert scene.label(CAESAR, "Legio 8 > Tarraco reserve") == "move-reserve"
    scene.caesar("Legio 8 > Tarraco reserve", "Legio 9 > Tarraco")
    assert [scene.reserve(name) for name in ("Legio 7", "Legio 8", "Legio 9")] == [False, True, False]
    assert scene.used() == {
        ("Bilbilis", "Tarraco"): 1, ("Bilbilis", "Burdigala"): 1, ("Burdigala", "Narbo"): 2, ("Narbo", "Tarraco"): 2,
    }  # fmt: skip


def test_j5_5_the_main_way_may_be_the_longer_one() -> None:
    """Genua is attacked from Lugdunum; Legio 8 in Massilia joins that way, or comes straight as a reserve."""
    armies = {"Massilia": "Legio 7, Legio 8, Legio 9", "Genua": "Legio 1"}
    scene = Scene(armies).turn("Mercury", "1/3").caesar("Legio 7 > Lugdunum", "Legio 7 > Genua")
    assert scene.label(CAESAR, "Legio 8 > Genua") == "move-attack"
    scene.caesar("Legio 8 > Genua")
    assert not scene.reserve("Legio 8")
    scene = Scene(armies).turn("Mercury", "1/3").caesar("Legio 7 > Lugdunum", "Legio 7 > Genua")
    scene.caesar("Legio 8 > Genua reserve")
    assert scene.reserve("Legio 8")
    assert scene.used()["Genua", "Massilia"] == 1


def test_j5_5_the_label_says_reserve_by_the_last_step() -> None:
    """Not by where the block stands: what is said before a move is what it then does."""
    armies = {"Massilia": "Legio 7, Legio 8", "Genua": "Legio 1", "Lugdunum": "Legio 9"}
    scene = Scene(armies).turn("Mercury", "1/3").caesar("Legio 7 > Lugdunum", "Legio 7 > Genua", "Legio 8 > Lugdunum")
    assert scene.label(CAESAR, "Legio 8 > Genua") == "move-attack"
    scene = Scene({"Burdigala": "Legio 7, Legio 8, Legio 9", "Tarraco": "Legio 5"}, rules=1).turn("Mercury", "1/3")
    for name in ("Legio 7", "Legio 8", "Legio 9"):
        said = scene.label(CAESAR, f"{name} > Tarraco")
        scene.caesar(f"{name} > Tarraco")
        assert (said == "move-reserve") is scene.reserve(name)


def test_j5_5_three_steps_lead_only_to_friendly_or_vacant_places() -> None:
    armies = {"Massilia": "Legio 7, Navis C1", "Roma": "Legio 1", "Neapolis": "Legio 3"}
    scene = Scene(armies).turn("Mercury", "1/3")
    goals = scene.goals(CAESAR, "Legio 7")
    assert {"Roma", "Aquileia", "Asculum", "Carthago Nova", "Bilbilis"} <= goals
    assert "Neapolis" not in goals
    assert scene.goals(CAESAR, "Navis C1") == set()
    assert scene.refused(CAESAR, "Legio 7 > Neapolis") == "refusal-too-far-to-attack"


def test_j5_5_blocks_of_the_group_go_their_own_ways() -> None:
    scene = Scene({"Massilia": "Legio 7, Legio 8"}).turn("Mercury", "1/3")
    scene.caesar("Legio 7 > Narbo", "Legio 7 > Tarraco", "Legio 7 > Bilbilis", "Legio 8 > Genua")
    assert (scene.where("Legio 7"), scene.where("Legio 8")) == ("Bilbilis", "Genua")


def test_j5_6_pluto_widens_the_roads_into_an_attack() -> None:
    scene = Scene({"Genua": ", ".join(SEVEN), "Roma": "Legio 1"}).turn("Pluto", "1/3")
    scene.caesar(*[f"{name} > Roma" for name in SEVEN[:6]])
    assert scene.refused(CAESAR, "Legio 13 > Roma") == "refusal-road-full"
    scene = Scene({"Ravenna": ", ".join(SEVEN), "Roma": "Legio 1"}).turn("Pluto", "1/3")
    scene.caesar(*[f"{name} > Roma" for name in SEVEN[:3]])
    assert scene.refused(CAESAR, "Legio 13 > Roma") == "refusal-road-full"
    scene = Scene({"Rhegium": ", ".join(SEVEN), "Messana": "Legio 1"}).turn("Pluto", "1/3")
    scene.caesar(*[f"{name} > Messana" for name in SEVEN[:2]])
    assert scene.refused(CAESAR, "Legio 13 > Messana") == "refusal-road-full"


def test_j5_6_pluto_widens_no_road_to_a_vacant_city() -> None:
    """From Genua to Massilia four go by the major road, two more by Lugdunum, and then both ways are full."""
    scene = Scene({"Genua": ", ".join(SEVEN)}).turn("Pluto", "1/3")
    scene.caesar(*[f"{name} > Massilia" for name in SEVEN[:4]])
    assert scene.used() == {("Genua", "Massilia"): 4}
    scene.caesar(*[f"{name} > Massilia" for name in SEVEN[4:6]])
    assert scene.used() == {("Genua", "Massilia"): 4, ("Genua", "Lugdunum"): 2, ("Lugdunum", "Massilia"): 2}
    assert scene.refused(CAESAR, "Legio 13 > Massilia") == "refusal-road-full"


def pluto(defender: str) -> Scene:
    """With Pluto, six attack Roma by the road from Genua; one block defends it, and fires in vain."""
    scene = Scene({"Genua": ", ".join(SEVEN[:6]), "Roma": defender}).turn("Pluto", "2/1")
    scene.caesar(*[f"{name} > Roma" for name in SEVEN[:6]])
    finish_command(scene, POMPEY)
    return scene.miss(POMPEY, "Legio 1")


def test_j5_6_pluto_widens_no_road_for_retreats() -> None:
    """Nobody is hit in round 1; in round 2 four of the six go back, and the road is full."""
    scene = pluto("Legio 1")
    for name in SEVEN[:6]:
        scene.caesar(f"pass {name}")
    scene.miss(POMPEY, "Legio 1")
    for name in SEVEN[:4]:
        scene.caesar(f"{name} > Genua")
    assert scene.refused(CAESAR, "Legio 11 > Genua") == "refusal-retreat"


def test_j5_6_pluto_widens_no_road_for_a_regroup() -> None:
    """All six have won Roma; four of them go back, and the others must go elsewhere or stay."""
    scene = pluto("Legio 1:1").fire(CAESAR, "Legio 7", "1 6 6")
    scene.caesar(*[f"{name} > Genua" for name in SEVEN[:4]])
    assert scene.refused(CAESAR, "Legio 11 > Genua") == "refusal-regroup"
    assert scene.goals(CAESAR, "Legio 11") == {"Ravenna", "Asculum", "Neapolis"}


# Vulcan


def test_j5_7_every_block_in_the_city_loses_a_step_navis_too() -> None:
    armies = {"Genua": "Legio 11", "Neapolis": "Pompeius:1, Legio 1, Navis P1:1, Legio 3:1"}
    scene = Scene(armies).turn("Vulcan", "2/1")
    assert scene.moves(CAESAR) == {"vulcan Neapolis", "vulcan Alexandria"}
    scene.caesar("vulcan Neapolis")
    assert scene.where("Pompeius") == "dead"
    assert scene.where("Navis P1") == scene.where("Legio 3") == "fallen"
    assert (scene.where("Legio 1"), scene.strength("Legio 1")) == ("Neapolis", 3)
    assert scene.table.trophies == [1, 0]
    assert scene.acting == (POMPEY,)


def test_j5_7_elephants_fall_from_four_to_two() -> None:
    scene = Scene({"Genua": "Legio 11", "Utica": "Elephant"}).turn("Vulcan", "2/1").caesar("vulcan Utica")
    assert scene.strength("Elephant") == 2


def test_j5_7_cleopatra_alone_at_strength_1_brings_the_city_over() -> None:
    scene = Scene({"Genua": "Legio 11", "Alexandria": "Cleopatra:1", "Roma": "Legio 1"})
    scene.turn("Vulcan", "2/1").caesar("vulcan Alexandria")
    assert scene.control("Alexandria") == "caesar"
    assert scene.strength("Cleopatra") == 1
    finish_command(scene, POMPEY)
    assert "battle" not in scene.kinds()


def test_j5_7_cleopatra_with_others_left_begins_a_battle_as_the_main_attack() -> None:
    armies = {"Genua": "Legio 11", "Alexandria": "Cleopatra:1, Legio 38:2, Legio 39:2"}
    scene = Scene(armies).turn("Vulcan", "2/1").caesar("vulcan Alexandria")
    assert scene.control("Alexandria") == "contested"
    assert scene.table.pins[scene.place("Alexandria")] == 1
    assert scene.goals(POMPEY, "Legio 38") >= {"Memphis", "Catabathmus", "Pelusium"}  # she came by no road
    scene.pompey("Legio 38 > Memphis")
    assert scene.refused(POMPEY, "Legio 39 > Memphis") == "refusal-pinned"
    finish_command(scene, POMPEY)
    assert scene.told("battle") == [(CAESAR, POMPEY, "place-alexandria")]


def test_j5_7_cleopatra_stronger_than_1_stays() -> None:
    scene = Scene({"Genua": "Legio 11", "Alexandria": "Cleopatra:2"})
    scene.turn("Vulcan", "2/1").caesar("vulcan Alexandria")
    assert (scene.side("Cleopatra"), scene.strength("Cleopatra")) == (POMPEY, 1)


# No target


def test_j5_8_jupiter_or_vulcan_without_a_target_do_nothing() -> None:
    scene = Scene({"Genua": "Legio 11", "Utica": "Legio 39"}).turn("Jupiter", "2/1")
    assert scene.told("no_target") == [(CAESAR, "card-jupiter")]
    assert scene.acting == (POMPEY,)
    scene = Scene({"Genua": "Legio 11", "Alexandria": "Cleopatra!", "Mare Hispanum": "Navis P1"}).turn("Vulcan", "2/1")
    assert scene.told("no_target") == [(CAESAR, "card-vulcan")]
    assert scene.acting == (POMPEY,)
