"""Battles: J6.1 to J6.8, with every example of the rulebook."""

from __future__ import annotations

import pytest

from rubicon.core import FORTUNA
from rubicon.games.julius_caesar.rules import dice
from rubicon.games.julius_caesar.rules.box import CAESAR, POMPEY
from tests.games.julius_caesar.scene import Scene, fight


def all_pass(scene: Scene) -> None:
    """Every block passes until the next round begins, or somebody cannot."""
    now = scene.table.round
    while scene.table.round == now and len(scene.acting) == 1 and scene.acting != (FORTUNA,):
        passing = sorted(move for move in scene.moves(scene.acting[0]) if move.startswith("pass"))
        if not passing:
            return
        scene.say(scene.acting[0], passing[0])


def to_round(scene: Scene, number: int) -> Scene:
    while scene.table.round < number:
        all_pass(scene)
    return scene


# J6.1: rounds and turns


def test_j6_1_the_order_of_turns_by_the_example() -> None:
    """Box "Tury Bitwy": Caesar A3 and Equitatus B2 attack Pompey B3 and a Navis D2."""
    armies = {"Roma": "Caesar, Equitatus C1", "Neapolis": "Pompeius, Navis P3"}
    scene = fight(armies, "Caesar > Neapolis", "Equitatus C1 > Neapolis")
    order = []
    for _ in range(4):
        seat = scene.acting[0]
        (firing,) = [move for move in scene.moves(seat) if move.startswith("fire")]
        order.append((seat, firing))
        scene.say(seat, firing.replace("fire", "pass"))
    assert order == [
        (CAESAR, "fire Caesar"),
        (POMPEY, "fire Pompeius"),
        (CAESAR, "fire Equitatus C1"),
        (POMPEY, "fire Navis P3"),
    ]
    assert scene.table.round == 2


def test_j6_1_defenders_before_attackers_of_the_same_letter_and_the_owner_orders_equals() -> None:
    armies = {"Genua": "Legio 11, Legio 12", "Roma": "Legio 1, Legio 3"}
    scene = fight(armies, "Legio 11 > Roma", "Legio 12 > Roma")
    assert scene.moves(POMPEY) == {"fire Legio 1", "pass Legio 1", "fire Legio 3", "pass Legio 3"}
    scene.pompey("pass Legio 3")
    assert scene.moves(POMPEY) == {"fire Legio 1", "pass Legio 1"}
    assert scene.refused(POMPEY, "fire Legio 3") == "refusal-acted"
    scene.pompey("pass Legio 1")
    assert scene.acting == (CAESAR,)


def test_j6_1_nobody_retreats_in_round_1() -> None:
    scene = fight({"Genua": "Legio 11", "Roma": "Legio 1"}, "Legio 11 > Roma")
    assert scene.goals(POMPEY, "Legio 1") == set()
    assert scene.refused(POMPEY, "Legio 1 > Neapolis") == "refusal-no-retreat-yet"
    to_round(scene, 2)
    assert scene.goals(POMPEY, "Legio 1") == {"Ravenna", "Asculum", "Neapolis"}


def test_j6_1_attackers_must_retreat_in_round_4() -> None:
    scene = fight({"Genua": "Legio 11, Antonius", "Roma": "Legio 1, Navis P1"}, "Legio 11 > Roma")
    to_round(scene, 4)
    scene.pompey("pass Legio 1")
    assert scene.moves(CAESAR) == {"Legio 11 > Genua"}
    assert scene.refused(CAESAR, "fire Legio 11") == "refusal-must-retreat"
    scene.caesar("Legio 11 > Genua")
    assert scene.told("won") == [(POMPEY, "place-roma")]


def test_j6_1_who_cannot_retreat_in_round_4_is_eliminated() -> None:
    scene = fight({"Genua": "Legio 11", "Roma": "Legio 1"}, "Legio 11 > Roma", pompey="2/1")
    scene.put("Legio 3", "Genua")
    to_round(scene, 4)
    scene.pompey("pass Legio 1")
    assert scene.told("no_retreat") == [(CAESAR, "block-legio_11")]
    assert scene.where("Legio 11") == "fallen"
    assert scene.told("won") == [(POMPEY, "place-roma")]


def test_j6_1_the_battle_is_over_the_moment_one_side_is_gone() -> None:
    scene = fight({"Genua": "Caesar, Legio 11", "Roma": "Legio 1:1"}, "Caesar > Roma", "Legio 11 > Roma")
    scene.fire(CAESAR, "Caesar", "1 5 6")
    assert scene.told("won") == [(CAESAR, "place-roma")]
    assert not scene.told("round")


def test_j6_1_what_else_is_refused_in_a_battle() -> None:
    armies = {"Genua": "Legio 11, Legio 12", "Narbo": "Legio 7", "Roma": "Scipio, Legio 1", "Ravenna": "Legio 13"}
    scene = fight(armies, "Legio 11 > Roma", "Legio 13 > Roma")
    assert scene.refused(POMPEY, "done") == "refusal-fighting"
    assert scene.refused(POMPEY, "fire Legio 11") == "refusal-not-yours"
    assert scene.refused(POMPEY, "fire Legio 3") == "refusal-not-in-battle"
    assert scene.refused(POMPEY, "fire Legio 1") == "refusal-not-its-turn"
    scene.pompey("pass Scipio", "pass Legio 1")
    assert scene.refused(CAESAR, "fire Legio 13") == "refusal-in-reserve"


# J6.2: fire and hits


def test_j6_2_a3_with_three_dice_hits_with_1_2_3() -> None:
    """The example of 7.4."""
    assert [dice.HITS[3][dice.INDEX[throw]] for throw in ((1, 2, 3), (3, 4, 5), (4, 5, 6))] == [3, 1, 0]
    scene = fight({"Genua": "Caesar", "Roma": "Legio 1"}, "Caesar > Roma")
    scene.caesar("fire Caesar")
    assert sum(weight for _, weight in scene.state.chances()) == 6**3
    hits = [0, 0, 0, 0]
    for outcome, weight in scene.state.chances():
        hits[dice.HITS[3][outcome]] += weight
    assert hits == [27, 81, 81, 27]


def test_j6_2_two_hits_on_three_two_two() -> None:
    """Box "Trafienia w Bitwie": the first on III, the second where the owner likes."""
    armies = {"Genua": "Caesar", "Roma": "Legio 1:2, Legio 3:3, Legio 5:2"}
    scene = fight(armies, "Caesar > Roma").fire(CAESAR, "Caesar", "1 2 6")
    assert scene.strength("Legio 3") == 2
    assert scene.moves(POMPEY) == {"hit Legio 1", "hit Legio 3", "hit Legio 5"}
    assert scene.refused(POMPEY, "pass Legio 1") == "refusal-suffering"
    assert scene.refused(POMPEY, "hit Legio 2") == "refusal-hit"
    scene.pompey("hit Legio 5")
    assert [scene.strength(name) for name in ("Legio 1", "Legio 3", "Legio 5")] == [2, 2, 1]


def test_j6_2_losses_count_at_once() -> None:
    scene = fight({"Genua": "Caesar, Legio 11", "Roma": "Legio 1"}, "Caesar > Roma", "Legio 11 > Roma")
    scene.fire(CAESAR, "Caesar", "1 1 1")
    assert scene.strength("Legio 1") == 1
    scene.pompey("fire Legio 1")
    assert sum(weight for _, weight in scene.state.chances()) == 6


def test_j6_2_hits_without_a_target_are_lost_and_forced_ones_are_not_asked() -> None:
    scene = fight({"Genua": "Caesar", "Roma": "Legio 1:1, Legio 3:1"}, "Caesar > Roma")
    scene.fire(CAESAR, "Caesar", "1 1 1")
    assert scene.where("Legio 1") == scene.where("Legio 3") == "fallen"


def test_j6_2_elephants_go_from_four_to_two_and_are_gone() -> None:
    scene = fight({"Tacape": "Caesar", "Utica": "Elephant"}, "Caesar > Utica")
    scene.fire(CAESAR, "Caesar", "1 5 6")
    assert scene.strength("Elephant") == 2
    to_round(scene, 2)
    scene.fire(CAESAR, "Caesar", "1 5 6")
    assert scene.where("Elephant") == "fallen"


def test_j6_2_the_ballista_is_b4_defending_and_d4_attacking() -> None:
    armies = {"Genua": "Ballista C, Legio 11", "Roma": "Ballista P, Legio 1"}
    scene = fight(armies, "Ballista C > Roma", "Legio 11 > Roma")
    assert scene.moves(POMPEY) == {"fire Ballista P", "pass Ballista P"}
    scene.fire(POMPEY, "Ballista P", "4 5")
    assert scene.strength("Legio 11") == 2
    scene.miss(POMPEY, "Legio 1").miss(CAESAR, "Legio 11")
    assert scene.moves(CAESAR) == {"fire Ballista C", "pass Ballista C"}
    scene.fire(CAESAR, "Ballista C", "4 5")
    assert scene.strength("Legio 1") == 3


def test_j6_2_the_throws_have_the_weights_of_independent_dice() -> None:
    for number in range(1, 5):
        assert sum(weight for _, weight in dice.CHANCES[number]) == 6**number == len(dice.TUMBLES[number])


# J6.3: reserves


def reserves(defenders: str = "Legio 1:1", responders: str = "", **kwargs: str) -> Scene:
    """Caesar attacks Roma from Genua, with a reserve from Ravenna; Pompey may respond from Neapolis."""
    armies = {"Genua": "Caesar", "Ravenna": "Legio 13", "Roma": defenders, **kwargs}
    if responders:
        armies["Neapolis"] = responders
    answers = [f"{block.split(':')[0]} > Roma" for block in responders.split(", ")] if responders else []
    return fight(armies, "Caesar > Roma", "Legio 13 > Roma", answers=answers)


def test_j6_3_reserves_neither_act_nor_take_hits_in_round_1() -> None:
    scene = reserves("Legio 1:2", "Legio 3, Legio 5")
    scene.fire(CAESAR, "Caesar", "1 5 6")
    assert scene.strength("Legio 1") == 1
    assert scene.moves(POMPEY) == {"fire Legio 1", "pass Legio 1"}
    scene.fire(POMPEY, "Legio 1", "1")
    assert scene.strength("Caesar") == 2
    assert scene.table.round == 2
    assert not scene.reserve("Legio 13")
    assert [event[0] for event in scene.told("arrive")] == [CAESAR, POMPEY]


def test_j6_3_a_beaten_defender_with_reserves_is_disrupted_and_becomes_the_attacker() -> None:
    scene = reserves("Legio 1:1", "Legio 3, Legio 5:1")
    scene.fire(CAESAR, "Caesar", "1 1 6")
    assert scene.where("Legio 1") == "fallen"
    assert scene.table.round == 2
    assert scene.strength("Legio 3") == 2  # the second hit was lost, and disorder cost a step
    assert scene.where("Legio 5") == "fallen"
    assert scene.table.striker == POMPEY
    assert scene.told("swap") == [(POMPEY, CAESAR)]
    assert "fire Caesar" in scene.moves(CAESAR)  # a new round, in which Caesar has not acted
    scene.caesar("pass Caesar", "pass Legio 13")  # the new defender goes first
    assert scene.moves(POMPEY) >= {"fire Legio 3"}


def test_j6_3_after_the_change_of_roles_retreats_and_the_duty_of_round_4_change_too() -> None:
    scene = reserves("Legio 1:1", "Legio 3", Brundisium="Legio 5")
    scene.fire(CAESAR, "Caesar", "1 6 6")
    # The new defender may not leave by the responders' road, but by the ways it came.
    assert scene.goals(CAESAR, "Caesar") == {"Genua", "Ravenna", "Asculum"}
    scene.caesar("pass Caesar", "pass Legio 13")
    assert scene.goals(POMPEY, "Legio 3") == {"Neapolis"}
    to_round(scene, 4)
    scene.caesar("pass Caesar", "pass Legio 13")
    assert scene.moves(POMPEY) == {"Legio 3 > Neapolis"}


def test_j6_3_the_ballista_changes_its_letter_with_the_roles() -> None:
    armies = {"Genua": "Caesar, Ballista C", "Roma": "Legio 1:1", "Neapolis": "Legio 3"}
    scene = fight(armies, "Caesar > Roma", "Ballista C > Roma", answers=["Legio 3 > Roma"])
    scene.fire(CAESAR, "Caesar", "1 6 6")
    scene.caesar("pass Caesar")
    assert "fire Ballista C" in scene.moves(CAESAR)


def test_j6_3_disruption_that_kills_all_loses_the_battle() -> None:
    scene = reserves("Legio 1:1", "Legio 3:1")
    scene.fire(CAESAR, "Caesar", "1 6 6")
    assert scene.where("Legio 3") == "fallen"
    assert scene.told("won") == [(CAESAR, "place-roma")]
    assert [event[0] for event in scene.told("arrive")] == [POMPEY]  # Caesar's reserve was never shown


def test_j6_3_disrupted_attackers_stay_attackers() -> None:
    armies = {"Genua": "Legio 11:1", "Ravenna": "Legio 13", "Roma": "Legio 1"}
    scene = fight(armies, "Legio 11 > Roma", "Legio 13 > Roma")
    scene.fire(POMPEY, "Legio 1", "1 6 6 6")
    assert scene.where("Legio 11") == "fallen"
    assert scene.table.round == 2
    assert scene.table.striker == CAESAR
    assert scene.strength("Legio 13") == 2
    assert scene.acting == (POMPEY,)  # the defender is first again, in the new round


def test_j6_3_without_reserves_the_battle_is_over_and_the_others_reserves_regroup() -> None:
    scene = reserves("Legio 1:1")
    scene.fire(CAESAR, "Caesar", "1 6 6")
    assert not scene.told("disrupt")
    assert not scene.told("arrive")
    assert scene.strength("Legio 13") == 3
    assert scene.goals(CAESAR, "Legio 13") == {"Genua", "Ravenna", "Asculum", "Neapolis"}


def reserves_at_sea(defender: str) -> Scene:
    """Caesar attacks Mare Hispanum from the ocean, with a reserve from Mare Tyrrhenum; Pompey responds from Tarraco."""
    armies = {"Oceanus Atlanticus": "Navis C1", "Mare Tyrrhenum": "Navis C2", "Tarraco": "Navis P2"}
    armies["Mare Hispanum"] = defender
    return fight(armies, "Navis C1 > Mare Hispanum", "Navis C2 > Mare Hispanum", answers=["Navis P2 > Mare Hispanum"])


def test_j6_3_reserves_at_sea_neither_act_nor_take_hits_in_round_1() -> None:
    """The reserves of both sides are as strong as the Navis in the line, and yet nobody is asked who is hit."""
    scene = reserves_at_sea("Navis P1")
    assert scene.moves(POMPEY) == {"fire Navis P1", "pass Navis P1"}
    scene.fire(POMPEY, "Navis P1", "1 6")
    assert (scene.strength("Navis C1"), scene.strength("Navis C2")) == (1, 2)
    assert scene.moves(CAESAR) == {"fire Navis C1", "pass Navis C1"}
    scene.fire(CAESAR, "Navis C1", "1")
    assert (scene.strength("Navis P1"), scene.strength("Navis P2")) == (1, 2)
    assert scene.table.round == 2
    assert scene.moves(POMPEY) >= {"fire Navis P1", "fire Navis P2"}
    scene.pompey("pass Navis P1", "pass Navis P2")
    assert scene.moves(CAESAR) >= {"fire Navis C1", "fire Navis C2"}


def test_j6_3_a_beaten_defender_at_sea_becomes_the_attacker() -> None:
    """Navis P1 falls in round 1; Navis P2 loses a step and must leave by where it came from in round 4."""
    scene = reserves_at_sea("Navis P1:1").pompey("pass Navis P1").fire(CAESAR, "Navis C1", "1 6")
    assert scene.strength("Navis P2") == 1
    assert scene.told("swap") == [(POMPEY, CAESAR)]
    to_round(scene, 4)
    scene.caesar("pass Navis C1", "pass Navis C2")
    assert scene.moves(POMPEY) == {"Navis P2 > Tarraco"}


def test_j6_3_navis_in_reserve_at_a_port_wait_for_round_2() -> None:
    """Utica is attacked from Mare Hispanum, then from Mare Tyrrhenum; Navis P1 comes to its aid from Mare Internum."""
    armies = {
        "Mare Hispanum": "Navis C1", "Mare Tyrrhenum": "Navis C2", "Mare Internum": "Navis P1", "Utica": "Legio 39:2",
    }  # fmt: skip
    scene = fight(armies, "Navis C1 > Utica", "Navis C2 > Utica", answers=["Navis P1 > Utica"])
    scene.fire(POMPEY, "Legio 39", "1 6")
    assert (scene.strength("Navis C1"), scene.strength("Navis C2")) == (1, 2)
    assert scene.moves(CAESAR) == {"fire Navis C1", "pass Navis C1"}
    scene.fire(CAESAR, "Navis C1", "1")
    assert (scene.strength("Legio 39"), scene.strength("Navis P1")) == (1, 2)
    assert scene.table.round == 2
    scene.pompey("pass Legio 39")
    assert "fire Navis P1" in scene.moves(POMPEY)
    scene.pompey("pass Navis P1")
    assert scene.moves(CAESAR) >= {"fire Navis C1", "fire Navis C2"}


# J6.4: leaders and Cleopatra


def test_j6_4_a_killed_leader_is_a_trophy_and_frees_the_third() -> None:
    scene = fight({"Genua": "Caesar", "Roma": "Pompeius:1, Legio 1:1"}, "Caesar > Roma")
    scene.fire(CAESAR, "Caesar", "1 6 6").pompey("hit Pompeius")
    assert scene.where("Pompeius") == "dead"
    assert scene.points() == (1, 2)
    assert scene.told("third") == [(POMPEY, "block-brutus")]


def test_j6_4_a_second_trophy_frees_nobody_anew() -> None:
    scene = fight({"Genua": "Caesar", "Roma": "Pompeius:1, Legio 1:1"}, "Caesar > Roma")
    scene.table.trophies[CAESAR] = 1
    scene.fire(CAESAR, "Caesar", "1 6 6").pompey("hit Pompeius")
    assert scene.table.trophies[CAESAR] == 2
    assert not scene.told("third")


def test_j6_4_cleopatra_joins_the_other_side_with_strength_1() -> None:
    armies = {"Memphis": "Caesar, Legio 11", "Alexandria": "Cleopatra:1, Legio 38:1"}
    scene = fight(armies, "Caesar > Alexandria", "Legio 11 > Alexandria")
    scene.fire(CAESAR, "Caesar", "1 1 1")
    assert (scene.side("Cleopatra"), scene.strength("Cleopatra")) == (CAESAR, 1)
    assert scene.where("Legio 38") == "fallen"
    armies["Alexandria"] = "Cleopatra:1, Legio 38:1, Legio 39:1"
    scene = fight(armies, "Caesar > Alexandria", "Legio 11 > Alexandria")
    scene.fire(CAESAR, "Caesar", "1 1 6").pompey("hit Cleopatra", "hit Legio 38")
    assert (scene.side("Cleopatra"), scene.strength("Cleopatra")) == (CAESAR, 1)
    assert scene.where("Legio 38") == "fallen"  # she takes none of the hits that remain


def test_j6_4_it_is_the_same_when_nobody_is_told() -> None:
    scene = fight({"Memphis": "Caesar", "Alexandria": "Cleopatra:1, Pompeius:1"}, "Caesar > Alexandria")
    scene.state.journal = None
    scene.fire(CAESAR, "Caesar", "1 1 6")
    assert (scene.side("Cleopatra"), scene.where("Pompeius")) == (CAESAR, "dead")


def test_j6_4_she_acts_in_this_round_only_if_she_had_not() -> None:
    armies = {"Memphis": "Caesar, Legio 11", "Alexandria": "Cleopatra:1, Legio 38:1"}
    scene = fight(armies, "Caesar > Alexandria", "Legio 11 > Alexandria")
    scene.fire(CAESAR, "Caesar", "1 6 6").pompey("hit Cleopatra")
    scene.pompey("pass Legio 38")
    assert scene.moves(CAESAR) >= {"fire Cleopatra", "fire Legio 11"}
    scene = fight(armies, "Legio 11 > Alexandria", "Caesar > Alexandria")
    scene.caesar("pass Caesar").pompey("pass Cleopatra", "pass Legio 38")
    scene.fire(CAESAR, "Legio 11", "1 6 6").pompey("hit Cleopatra")
    assert scene.table.round == 2


def test_j6_4_the_last_of_her_side_stays_with_the_winner() -> None:
    scene = fight({"Memphis": "Caesar", "Alexandria": "Cleopatra:1"}, "Caesar > Alexandria")
    scene.fire(CAESAR, "Caesar", "1 6 6")
    assert scene.side("Cleopatra") == CAESAR
    assert scene.told("won") == [(CAESAR, "place-alexandria")]


def test_j6_4_a_main_force_that_was_only_cleopatra_counts_as_gone() -> None:
    armies = {"Memphis": "Caesar", "Alexandria": "Cleopatra:1", "Pelusium": "Legio 38"}
    scene = fight(armies, "Caesar > Alexandria", answers=["Legio 38 > Alexandria"])
    scene.fire(CAESAR, "Caesar", "1 6 6")
    assert scene.told("disrupt") == [(POMPEY,)]
    assert scene.strength("Legio 38") == 3


def test_j6_4_cleopatra_lost_by_disruption_joins_too() -> None:
    armies = {"Memphis": "Caesar", "Alexandria": "Legio 38:1", "Pelusium": "Cleopatra:1"}
    scene = fight(armies, "Caesar > Alexandria", answers=["Cleopatra > Alexandria"])
    scene.fire(CAESAR, "Caesar", "1 6 6")
    assert scene.side("Cleopatra") == CAESAR
    assert scene.told("won") == [(CAESAR, "place-alexandria")]


def test_j6_4_cleopatra_who_cannot_retreat_joins_too() -> None:
    armies = {"Memphis": "Cleopatra!", "Alexandria": "Legio 38"}
    scene = fight(armies, "Cleopatra > Alexandria")
    scene.put("Legio 39", "Memphis")
    to_round(scene, 4)
    scene.pompey("pass Legio 38")
    assert scene.side("Cleopatra") == POMPEY
    assert scene.strength("Cleopatra") == 1


# J6.5: retreats by road


def test_j6_5_attackers_retreat_by_their_ways_to_vacant_and_anywhere_to_friendly_cities() -> None:
    armies = {"Genua": "Legio 11", "Ravenna": "Legio 13", "Roma": "Legio 1", "Asculum": "Antonius"}
    scene = to_round(fight(armies, "Legio 11 > Roma", "Legio 13 > Roma"), 2)
    scene.pompey("pass Legio 1")
    assert scene.goals(CAESAR, "Legio 11") == {
        "Genua",
        "Ravenna",
        "Asculum",
    }  # Neapolis is vacant, but no way of theirs


def test_j6_5_defenders_retreat_to_friendly_or_vacant_cities_but_not_by_the_attackers_roads() -> None:
    armies = {"Genua": "Legio 11", "Ravenna": "Legio 13", "Roma": "Legio 1", "Asculum": "Antonius"}
    scene = to_round(fight(armies, "Legio 11 > Roma", "Legio 13 > Roma"), 2)
    assert scene.goals(POMPEY, "Legio 1") == {"Neapolis"}
    assert scene.refused(POMPEY, "Legio 1 > Asculum") == "refusal-retreat"
    assert scene.refused(POMPEY, "Legio 1 > Genua") == "refusal-retreat"


def test_j6_5_road_limits_hold_for_each_side_and_round() -> None:
    armies = {"Roma": "Legio 1, Legio 2, Legio 3", "Genua": "Legio 11", "Massilia": "Antonius"}
    armies |= {"Neapolis": "Octavian"}
    scene = to_round(fight(armies, "Legio 11 > Roma"), 2)
    scene.pompey("Legio 1 > Ravenna", "Legio 2 > Ravenna")
    assert scene.goals(POMPEY, "Legio 3") == {"Asculum"}
    scene.pompey("pass Legio 3").caesar("pass Legio 11")
    assert scene.goals(POMPEY, "Legio 3") == {"Asculum", "Ravenna"}


def test_j6_5_one_block_in_a_round_retreats_over_a_strait() -> None:
    armies = {"Messana": "Legio 37, Legio 1", "Syracusae": "Legio 19, Legio 17"}
    scene = to_round(fight(armies, "Legio 19 > Messana", "Legio 17 > Messana"), 2)
    scene.pompey("Legio 37 > Rhegium")
    assert scene.goals(POMPEY, "Legio 1") == {"Lilybaeum"}


def test_j6_5_never_into_a_contested_place() -> None:
    armies = {"Genua": "Legio 11, Legio 12", "Roma": "Legio 1", "Ravenna": "Legio 3"}
    scene = fight(armies, "Legio 11 > Roma", "Legio 12 > Ravenna").caesar("battle Roma")
    to_round(scene, 2)
    assert scene.goals(POMPEY, "Legio 1") == {"Asculum", "Neapolis"}


# J6.6: retreats by sea


def test_j6_6_both_sides_retreat_by_sea_from_utica() -> None:
    """The example of 7.64: one has Mare Internum, the other Mare Hispanum."""
    armies = {
        "Tacape": "Legio 11, Legio 12", "Utica": "Legio 39, Legio 1", "Mare Internum": "Navis C1",
        "Mare Hispanum": "Navis P1", "Creta": "Legio 13", "Tarraco": "Legio 5", "Siga": "Antonius", "Roma": "Octavian",
    }  # fmt: skip
    scene = to_round(fight(armies, "Legio 11 > Utica", "Legio 12 > Utica"), 2)
    assert scene.goals(POMPEY, "Legio 39", "~") == {"Tarraco"}
    scene.pompey("Legio 39 ~ Tarraco")
    assert scene.goals(POMPEY, "Legio 1", "~") == set()  # one in a round
    assert scene.refused(POMPEY, "Legio 1 ~ Tarraco") == "refusal-sea-retreat"
    scene.pompey("pass Legio 1")
    assert scene.goals(CAESAR, "Legio 11", "~") == {"Creta"}
    scene.caesar("Legio 11 ~ Creta")
    assert scene.goals(CAESAR, "Legio 12", "~") == set()
    assert scene.told("ferry") == [
        (POMPEY, "block-legio_39", "place-tarraco"),
        (CAESAR, "block-legio_11", "place-creta"),
    ]


def test_j6_6_over_one_sea_only_to_a_friendly_port() -> None:
    armies = {"Genua": "Legio 11", "Roma": "Legio 1", "Mare Tyrrhenum": "Navis P1", "Mare Internum": "Navis P2"}
    armies |= {"Syracusae": "Legio 37", "Lilybaeum": "Legio 3"}
    scene = to_round(fight(armies, "Legio 11 > Roma"), 2)
    assert scene.goals(POMPEY, "Legio 1", "~") == {"Lilybaeum"}


def test_j6_6_navis_do_not_retreat_so_and_inland_cities_have_no_sea() -> None:
    armies = {"Massilia": "Legio 11", "Lugdunum": "Legio 1", "Mare Hispanum": "Navis P1", "Tarraco": "Legio 5"}
    scene = to_round(fight(armies, "Legio 11 > Lugdunum"), 2)
    assert scene.goals(POMPEY, "Legio 1", "~") == set()


# J6.7: Navis retreat


def test_j6_7_attacking_navis_from_a_sea_battle() -> None:
    armies = {
        "Massilia": "Navis C1", "Oceanus Atlanticus": "Navis C3", "Mare Hispanum": "Navis P1", "Narbo": "Legio 7",
    }  # fmt: skip
    scene = fight(armies, "Navis C1 > Mare Hispanum")
    to_round(scene, 2)
    scene.pompey("pass Navis P1")
    # Massilia, from where it came, is vacant; Narbo and the ocean are friendly; Mare Tyrrhenum is vacant, but no way.
    assert scene.goals(CAESAR, "Navis C1") == {"Massilia", "Narbo", "Oceanus Atlanticus"}


def test_j6_7_defending_navis_in_a_sea_battle() -> None:
    armies = {"Oceanus Atlanticus": "Navis C1", "Mare Hispanum": "Navis P1", "Tarraco": "Legio 5"}
    scene = to_round(fight(armies, "Navis C1 > Mare Hispanum"), 2)
    assert scene.goals(POMPEY, "Navis P1") == {"Tarraco", "Mare Tyrrhenum"}


def test_j6_7_from_a_port_to_its_seas() -> None:
    armies = {"Mare Hispanum": "Navis C1", "Utica": "Navis P1, Legio 39", "Mare Tyrrhenum": "Navis C2"}
    scene = to_round(fight(armies, "Navis C1 > Utica"), 2)
    scene.pompey("pass Legio 39")
    assert scene.goals(POMPEY, "Navis P1") == {"Mare Internum"}
    scene.pompey("pass Navis P1")
    assert scene.goals(CAESAR, "Navis C1") == {"Mare Hispanum", "Mare Tyrrhenum"}


def test_j6_7_navis_without_a_way_out_win_or_die() -> None:
    armies = {"Oceanus Atlanticus": "Navis C1, Navis C2", "Gades": "Navis P1"}
    scene = to_round(fight(armies, "Navis C1 > Gades"), 2)
    assert scene.goals(POMPEY, "Navis P1") == set()


def cut_off(**more: str) -> Scene:
    """Navis C1 attacks Mare Hispanum from the ocean, which Navis P2 then takes from Gades."""
    armies = {"Oceanus Atlanticus": "Navis C1", "Mare Hispanum": "Navis P1", "Gades": "Navis P2", **more}
    return fight(armies, "Navis C1 > Mare Hispanum", answers=["Navis P2 > Oceanus Atlanticus"])


def test_j6_7_a_sea_that_is_friendly_by_now_is_open_to_defenders_though_the_attacker_came_from_it() -> None:
    """7.82: only a vacant sea is closed because of that."""
    scene = to_round(cut_off(), 2)
    assert scene.goals(POMPEY, "Navis P1") == {"Oceanus Atlanticus", "Mare Tyrrhenum"}
    scene.pompey("Navis P1 > Oceanus Atlanticus")
    assert scene.told("won") == [(CAESAR, "place-mare_hispanum")]


def test_j6_7_attacking_navis_that_cannot_leave_in_round_4_are_eliminated() -> None:
    """7.8: the sea they came from is the enemy's now, and Mare Tyrrhenum is vacant, but no way of theirs."""
    scene = to_round(cut_off(), 4).pompey("pass Navis P1")
    assert scene.told("no_retreat") == [(CAESAR, "block-caesar_navis_1")]
    assert scene.where("Navis C1") == "fallen"
    assert scene.told("won") == [(POMPEY, "place-mare_hispanum")]


def test_j6_7_attacking_navis_that_can_leave_in_round_4_must() -> None:
    """7.8: Massilia is friendly."""
    scene = to_round(cut_off(Massilia="Legio 11"), 4).pompey("pass Navis P1")
    assert scene.moves(CAESAR) == {"Navis C1 > Massilia"}
    assert scene.refused(CAESAR, "fire Navis C1") == "refusal-must-retreat"
    assert scene.refused(CAESAR, "pass Navis C1") == "refusal-must-retreat"
    scene.caesar("Navis C1 > Massilia")
    assert scene.where("Navis C1") == "Massilia"
    assert scene.told("won") == [(POMPEY, "place-mare_hispanum")]


# J6.8: regrouping


def test_j6_8_the_winner_regroups_one_step_with_fresh_limits() -> None:
    armies = {"Genua": "Caesar, Legio 11, Legio 12", "Roma": "Legio 1:1", "Brundisium": "Legio 3"}
    scene = fight(armies, "Caesar > Roma", "Legio 11 > Roma", "Legio 12 > Roma").fire(CAESAR, "Caesar", "1 6 6")
    assert scene.goals(CAESAR, "Legio 11") == {"Genua", "Ravenna", "Asculum", "Neapolis"}
    scene.caesar("Legio 11 > Ravenna", "Legio 12 > Ravenna")
    assert scene.goals(CAESAR, "Caesar") == {"Genua", "Asculum", "Neapolis"}
    assert scene.refused(CAESAR, "Caesar > Ravenna") == "refusal-regroup"
    assert scene.refused(CAESAR, "Legio 11 > Genua") == "refusal-not-in-battle"
    assert scene.refused(CAESAR, "Legio 3 > Genua") == "refusal-not-yours"
    assert scene.refused(CAESAR, "fire Caesar") == "refusal-regrouping"
    scene.caesar("done")
    assert scene.table.turn == 3


def test_j6_8_a_strait_takes_two() -> None:
    armies = {"Syracusae": "Caesar, Legio 11, Legio 12", "Messana": "Legio 1:1"}
    scene = fight(armies, "Caesar > Messana", "Legio 11 > Messana").fire(CAESAR, "Caesar", "1 6 6")
    scene.caesar("Legio 11 > Rhegium", "Caesar > Rhegium")
    assert scene.where("Caesar") == "Rhegium"


def test_j6_8_the_defender_regroups_too() -> None:
    armies = {"Genua": "Legio 11:1", "Roma": "Legio 1"}
    scene = fight(armies, "Legio 11 > Roma").fire(POMPEY, "Legio 1", "1 6 6 6")
    assert scene.goals(POMPEY, "Legio 1") == {"Genua", "Ravenna", "Asculum", "Neapolis"}


def test_j6_8_navis_after_a_sea_battle() -> None:
    armies = {"Oceanus Atlanticus": "Navis C4, Navis C5", "Mare Hispanum": "Navis P3:1", "Tarraco": "Legio 5"}
    scene = fight(armies, "Navis C4 > Mare Hispanum", "Navis C5 > Mare Hispanum")
    scene.pompey("pass Navis P3").fire(CAESAR, "Navis C4", "1 6")
    goals = scene.goals(CAESAR, "Navis C4")
    assert {"Oceanus Atlanticus", "Mare Tyrrhenum", "Utica", "Massilia"} <= goals
    assert "Tarraco" not in goals


@pytest.mark.parametrize(("edition", "free"), [("seed", True), ("v1_1", False)])
def test_j6_8_navis_that_won_in_a_port_depend_on_the_edition(edition: str, free: bool) -> None:
    armies = {"Mare Hispanum": "Navis C4", "Tarraco": "Legio 5:1"}
    scene = fight(armies, "Navis C4 > Tarraco", edition=edition)
    scene.miss(POMPEY, "Legio 5").fire(CAESAR, "Navis C4", "1 6")
    if free:
        assert scene.goals(CAESAR, "Navis C4") == {"Mare Hispanum"}
    else:
        assert scene.table.turn == 3


def test_j6_8_no_sea_moves_in_a_regroup() -> None:
    armies = {"Genua": "Caesar", "Roma": "Legio 1:1", "Mare Tyrrhenum": "Navis C1"}
    scene = fight(armies, "Caesar > Roma").fire(CAESAR, "Caesar", "1 6 6")
    assert not [move for move in scene.moves(CAESAR) if "~" in move]


def test_j6_8_a_winner_with_nowhere_to_go_is_not_asked() -> None:
    armies = {"Mare Tyrrhenum": "Navis C4", "Aleria": "Legio 5:1"}
    scene = fight(armies, "Navis C4 > Aleria", edition="v1_1")
    scene.miss(POMPEY, "Legio 5").fire(CAESAR, "Navis C4", "1 6")
    assert scene.table.turn == 3


def test_j6_1_a_battle_changes_what_the_next_one_offers() -> None:
    """Box "Sekwencja Bitwy": the winner's city is friendly, and a retreat may lead there."""
    armies = {"Genua": "Caesar, Legio 11", "Roma": "Legio 1:1", "Ravenna": "Legio 3"}
    scene = fight(armies, "Caesar > Roma", "Legio 11 > Ravenna").caesar("battle Roma")
    scene.fire(CAESAR, "Caesar", "1 6 6").caesar("done")
    to_round(scene, 2)
    assert scene.goals(POMPEY, "Legio 3") == {"Aquileia", "Asculum"}
    scene.pompey("pass Legio 3")
    assert scene.goals(CAESAR, "Legio 11") == {"Genua", "Roma"}
