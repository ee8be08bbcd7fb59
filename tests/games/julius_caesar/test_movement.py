"""Moves: J3.1 to J3.8, with every example of the rulebook."""

from __future__ import annotations

import pytest

from rubicon.core import FORTUNA
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.board import ATTACK_LIMITS, LIMITS
from rubicon.games.julius_caesar.rules.box import CAESAR, POMPEY
from rubicon.games.julius_caesar.rules.state import JuliusState
from rubicon.games.julius_caesar.rules.table import MOVING
from tests.conformance.harness import walk
from tests.games.julius_caesar.scene import Scene, finish_command

CAESARS = ["Legio 7", "Legio 8", "Legio 9", "Legio 10", "Legio 11", "Legio 12", "Legio 13", "Legio 14"]
POMPEYS = ["Legio 1", "Legio 2", "Legio 3", "Legio 4", "Legio 5", "Legio 6", "Legio 32"]


def some(names: list[str], count: int) -> str:
    return ", ".join(names[:count])


# J3.1: groups


def test_j3_1_one_point_moves_a_group_from_massilia_with_its_exact_reach() -> None:
    """Box "Przykład ruchu": Narbo, Lugdunum, Genua, and beyond Tarraco, Burdigala, Cenabum, Treviri, Ravenna, Roma."""
    scene = Scene({"Massilia": "Legio 10, Legio 11, Navis C1"}).turn("1/2", "1/3")
    assert scene.goals(CAESAR, "Legio 10") == {
        "Narbo", "Lugdunum", "Genua", "Tarraco", "Burdigala", "Cenabum", "Treviri", "Ravenna", "Roma",
    }  # fmt: skip
    ports = {"Utica", "Caralis", "Iomnium", "Siga", "Tingis", "Carthago Nova", "Tarraco", "Narbo", "Genua"}
    assert scene.goals(CAESAR, "Navis C1") == {"Mare Hispanum", "Oceanus Atlanticus", "Mare Tyrrhenum"} | ports
    scene.caesar("Legio 10 > Roma", "Legio 11 > Treviri", "Navis C1 > Mare Hispanum", "Navis C1 > Tarraco")
    assert (scene.where("Legio 10"), scene.where("Legio 11"), scene.where("Navis C1")) == ("Roma", "Treviri", "Tarraco")


def test_j3_1_a_point_makes_a_place_active_and_its_other_blocks_follow_later() -> None:
    armies = {"Massilia": "Legio 10, Legio 11", "Ravenna": "Legio 13", "Genua": "Legio 12"}
    scene = Scene(armies).turn("2/1", "1/3")
    scene.caesar("Legio 10 > Narbo")
    assert scene.table.points == 1
    scene.caesar("Legio 13 > Aquileia")
    assert scene.table.points == 0
    assert scene.refused(CAESAR, "Legio 12 > Roma") == "refusal-no-points"
    scene.caesar("Legio 11 > Lugdunum")
    assert scene.where("Legio 11") == "Lugdunum"


def test_j3_1_a_block_moves_once_a_turn() -> None:
    scene = Scene({"Massilia": "Legio 10, Legio 11", "Narbo": "Legio 7"}).turn("4/1", "1/3")
    scene.caesar("Legio 10 > Narbo", "Legio 11 > Lugdunum")
    assert scene.refused(CAESAR, "Legio 10 > Massilia") == "refusal-moved"
    assert scene.refused(CAESAR, "Legio 10 > Tarraco") == "refusal-moved"
    assert scene.goals(CAESAR, "Legio 10") == set()
    assert scene.goals(CAESAR, "Legio 7") != set()


def test_j3_1_a_block_that_stopped_early_goes_on_as_long_as_no_other_moves() -> None:
    """This is how a player picks the way; the second step is no second move."""
    scene = Scene({"Massilia": "Legio 10", "Genua": "Legio 11"}).turn("4/1", "1/3")
    scene.caesar("Legio 10 > Genua")
    assert scene.goals(CAESAR, "Legio 10") == {"Lugdunum", "Ravenna", "Roma"}
    assert scene.refused(CAESAR, "Legio 10 > Massilia") == "refusal-straight-back"
    scene.caesar("Legio 10 > Ravenna")
    assert scene.goals(CAESAR, "Legio 10") == set()
    assert scene.table.points == 3


def test_j3_1_an_attack_is_made_on_the_first_step_only() -> None:
    """Box "Ruch i Atak": six blocks in Massilia, three enemies each in Tarraco and Genua."""
    armies = {
        "Massilia": some(CAESARS, 6),
        "Tarraco": "Legio 5, Legio 6, Legio 4",
        "Genua": "Legio 1, Legio 2, Legio 3",
    }
    scene = Scene(armies).turn("4/1", "1/3")
    assert "Tarraco" not in scene.goals(CAESAR, "Legio 7")
    assert scene.refused(CAESAR, "Legio 7 > Tarraco") == "refusal-too-far-to-attack"
    for name in CAESARS[:4]:
        scene.caesar(f"{name} > Genua")
    assert scene.refused(CAESAR, "Legio 11 > Genua") == "refusal-road-full"
    scene.caesar("Legio 11 > Lugdunum")
    assert scene.refused(CAESAR, "Legio 11 > Genua") == "refusal-attack-late", "it lies next to Lugdunum"


def test_j3_1_a_refusal_says_what_is_true() -> None:
    """Neapolis lies next to Roma: what is in the way is that the first step is made."""
    scene = Scene({"Genua": "Legio 11, Legio 12", "Neapolis": "Legio 1"}).turn("4/1", "1/3").caesar("Legio 11 > Roma")
    assert scene.refused(CAESAR, "Legio 11 > Neapolis") == "refusal-attack-late"
    assert "Neapolis is farther" not in scene.said
    assert scene.said == "Legio 11 has made a step this turn, and only a first step leads into a battle."
    scene.caesar("Legio 11 > Ravenna")
    assert scene.refused(CAESAR, "Legio 11 > Asculum") == "refusal-no-steps"
    assert scene.refused(CAESAR, "Legio 12 > Neapolis") == "refusal-too-far-to-attack"
    scene = Scene({"Massilia": "Legio 11", "Neapolis": "Legio 1"}).turn("Mercury", "1/3")
    assert scene.refused(CAESAR, "Legio 11 > Neapolis") == "refusal-too-far-to-attack"
    scene.caesar("Legio 11 > Genua", "Legio 11 > Roma")
    assert scene.refused(CAESAR, "Legio 11 > Neapolis") == "refusal-attack-late"
    assert scene.said == "Legio 11 has made 2 steps this turn, and only one of the first two leads into an attack."


def test_j3_1_no_refusal_calls_a_neighbour_far_or_an_empty_road_full() -> None:
    """In random play: every march that is refused, against the map and the roads as they are."""
    checked = 0
    for seed in range(6):
        for state, seat, _ in walk(GAME.setup(), f"refusals {seed}", 400):
            if not isinstance(state, JuliusState) or state.table.phase != MOVING or seat == FORTUNA:
                continue
            table, box = state.table, state.box
            legal = set(state.moves(seat))
            for b in range(box.blocks):
                place = table.where[b]
                if table.side[b] != seat or place >= box.places:
                    continue
                near = box.sea_near[place] if box.navis[b] else box.road_near[place]
                for goal in near:
                    move = box.march[b * box.places + goal]
                    if move < 0 or move in legal:
                        continue
                    key = state.refusal(seat, move).key
                    checked += 1
                    assert key not in ("refusal-too-far", "refusal-too-far-to-attack"), key
                    if key == "refusal-road-full":
                        road = box.road_ids[place][box.road_near[place].index(goal)]
                        enemy = table.held[(1 - seat) * box.places + goal] > 0
                        limit = (ATTACK_LIMITS if enemy else LIMITS)[box.road_class[road]]
                        assert table.roads[road] >= limit
    assert checked > 500


def test_j3_1_a_block_entering_an_enemy_place_stops() -> None:
    scene = Scene({"Massilia": "Legio 10, Legio 7", "Genua": "Legio 1"}).turn("4/1", "1/3")
    assert "Roma" not in scene.goals(CAESAR, "Legio 10")
    scene.caesar("Legio 10 > Genua")
    assert scene.goals(CAESAR, "Legio 10") == set()
    assert scene.refused(CAESAR, "Legio 10 > Roma") == "refusal-moved"


def test_j3_1_the_second_step_leads_to_friendly_or_vacant_places_and_not_back() -> None:
    scene = Scene({"Massilia": "Legio 10", "Genua": "Legio 11", "Roma": "Legio 1"}).turn("4/1", "1/3")
    assert scene.goals(CAESAR, "Legio 10") == {
        "Narbo", "Lugdunum", "Genua", "Tarraco", "Burdigala", "Cenabum", "Treviri", "Ravenna",
    }  # fmt: skip


def test_j3_1_a_command_ends_by_itself_when_nothing_is_left_to_move() -> None:
    scene = Scene({"Massilia": "Legio 10:2"}).turn("2/1", "1/3")
    scene.caesar("Legio 10 > Roma")
    assert "raise Legio 10" in scene.moves(CAESAR)


# J3.2: road limits


def test_j3_2_four_from_genua_and_two_from_ravenna_to_roma() -> None:
    """The example of 6.11."""
    armies = {"Genua": some(CAESARS, 5), "Ravenna": "Legio 12, Legio 13, Legio 14"}
    scene = Scene(armies).turn("4/1", "1/3")
    scene.caesar(*[f"{name} > Roma" for name in CAESARS[:4]])
    scene.caesar("Legio 12 > Roma", "Legio 13 > Roma")
    # The direct road is full, and the way round by Asculum takes two more over its minor road.
    assert scene.goals(CAESAR, "Legio 11") >= {"Massilia", "Ravenna"}
    scene.caesar("Legio 14 > Roma")
    assert scene.where("Legio 14") == "Roma"
    assert scene.used() == {
        ("Genua", "Roma"): 4, ("Ravenna", "Roma"): 2, ("Asculum", "Ravenna"): 1, ("Asculum", "Roma"): 1,
    }  # fmt: skip


def test_j3_2_a_minor_road_takes_two_into_an_attack() -> None:
    scene = Scene({"Ravenna": "Legio 12, Legio 13, Legio 14", "Roma": "Legio 1"}).turn("4/1", "1/3")
    scene.caesar("Legio 12 > Roma", "Legio 13 > Roma")
    assert scene.refused(CAESAR, "Legio 14 > Roma") == "refusal-road-full"


def test_j3_2_both_players_use_the_same_road_in_a_turn() -> None:
    """The example of 6.11: Massilia, Genua, Ravenna against Roma, Genua, Massilia."""
    armies = {"Massilia": some(CAESARS, 4), "Roma": some(POMPEYS, 4)}
    scene = Scene(armies).turn("2/1", "2/2")
    scene.caesar(*[f"{name} > Ravenna" for name in CAESARS[:4]])
    finish_command(scene, CAESAR)
    scene.pompey(*[f"{name} > Massilia" for name in POMPEYS[:4]])
    assert scene.control("Massilia") == "pompey"
    assert scene.control("Ravenna") == "caesar"


def test_j3_2_one_block_that_stays_in_genua_blocks_the_way() -> None:
    armies = {"Massilia": some(CAESARS, 4), "Genua": "Antonius", "Roma": some(POMPEYS, 4)}
    scene = Scene(armies).turn("2/1", "2/2")
    scene.caesar(*[f"{name} > Ravenna" for name in CAESARS[:4]], "done", "done")
    assert "Massilia" not in scene.goals(POMPEY, "Legio 1")
    assert "Genua" in scene.goals(POMPEY, "Legio 1")


def test_j3_2_limits_count_both_directions_together_and_every_step() -> None:
    armies = {"Ravenna": "Legio 13, Legio 14", "Roma": "Legio 17"}
    scene = Scene(armies).turn("4/1", "1/3")
    scene.caesar("Legio 13 > Roma", "Legio 17 > Ravenna")
    assert scene.used() == {("Ravenna", "Roma"): 2}
    scene.caesar("Legio 14 > Roma")  # by another way
    assert scene.used() == {("Ravenna", "Roma"): 2, ("Genua", "Ravenna"): 1, ("Genua", "Roma"): 1}


def test_j3_2_a_strait_takes_two_or_one_when_attacking() -> None:
    armies = {"Rhegium": "Legio 7, Legio 8, Legio 9"}
    scene = Scene(armies).turn("4/1", "1/3")
    scene.caesar("Legio 7 > Messana", "Legio 8 > Messana")
    assert scene.refused(CAESAR, "Legio 9 > Messana") == "refusal-road-full"
    scene = Scene({**armies, "Messana": "Legio 1"}).turn("4/1", "1/3")
    scene.caesar("Legio 7 > Messana")
    assert scene.refused(CAESAR, "Legio 8 > Messana") == "refusal-road-full"


def test_j3_2_there_are_four_straits() -> None:
    box = GAME.box(None)
    straits = {frozenset(box.names[p] for p in box.road_ends[r]) for r in range(box.roads) if box.road_class[r] == 2}
    assert straits == {
        frozenset(("Gades", "Tingis")), frozenset(("Messana", "Rhegium")),
        frozenset(("Aenos", "Pergamum")), frozenset(("Byzantium", "Nicomedia")),
    }  # fmt: skip


def test_j3_2_sea_borders_have_no_limit() -> None:
    scene = Scene({"Massilia": "Navis C1, Navis C2, Navis C3, Navis C4, Navis C5"}).turn("1/2", "1/3")
    scene.caesar(*[f"Navis C{n} > Mare Hispanum" for n in range(1, 6)])
    assert scene.table.held[scene.place("Mare Hispanum")] == 5


@pytest.mark.parametrize(
    ("shores", "seas", "ports"),
    [
        (("Gades", "Tingis"), ("Oceanus Atlanticus", "Mare Hispanum"), ("Portus", "Massilia")),
        (("Messana", "Rhegium"), ("Mare Tyrrhenum", "Mare Internum"), ("Roma", "Tacape")),
        (("Aenos", "Pergamum"), ("Mare Aegaeum", "Propontis"), ("Athenae", "Nicomedia")),
        (("Byzantium", "Nicomedia"), ("Mare Aegaeum", "Propontis", "Pontus Euxinus"), ("Athenae", "Sinope")),
    ],
    ids=["Herculeum", "Messana", "Hellespontus", "Bosphorus"],
)
def test_j3_2_hostile_shores_of_a_strait_stop_neither_navis_nor_sea_moves(
    shores: tuple[str, ...], seas: tuple[str, ...], ports: tuple[str, ...]
) -> None:
    """4.32: three Navis pass between enemies, and three legions sail there; the land road would take one of them."""
    hostile = dict(zip(shores, POMPEYS, strict=False))
    scene = Scene({**hostile, seas[-2]: "Navis C1, Navis C2, Navis C3"}).turn("1/2", "1/3")
    scene.caesar(*[f"Navis C{n} > {seas[-1]}" for n in range(1, 4)])
    assert scene.table.held[scene.place(seas[-1])] == 3
    assert scene.table.strides == 1  # not round by a port of both seas
    fleets = {sea: f"Navis C{n}" for n, sea in enumerate(seas, 1)}
    scene = Scene({**hostile, **fleets, ports[0]: some(CAESARS, 3)}).turn("3/1", "1/3")
    scene.caesar(*[f"{name} ~ {ports[1]}" for name in CAESARS[:3]])
    assert scene.table.held[scene.place(ports[1])] == 3


def test_j3_2_the_way_with_most_room_is_taken_and_the_player_can_take_another() -> None:
    scene = Scene({"Ravenna": "Legio 13, Legio 14"}).turn("4/1", "1/3")
    scene.caesar("Legio 13 > Lugdunum")
    assert set(scene.used()) == {("Genua", "Ravenna"), ("Genua", "Lugdunum")}
    scene = Scene({"Carthago Nova": "Legio 9"}).turn("4/1", "1/3")
    scene.caesar("Legio 9 > Bilbilis")  # by Toletum the first road is minor, by Tarraco the second
    scene = Scene({"Corduba": "Legio 9"}).turn("4/1", "1/3")
    scene.caesar("Legio 9 > Toletum")
    assert sum(scene.table.roads) == 1
    scene = Scene({"Corduba": "Legio 9"}).turn("4/1", "1/3")
    scene.caesar("Legio 9 > Carthago Nova", "Legio 9 > Toletum")
    assert sum(scene.table.roads) == 2


# J3.3: Navis


def test_j3_3_navis_from_mare_internum() -> None:
    """Second Navis example: four seas beside it, and over Mare Aegaeum its ports; Pergamum is none."""
    scene = Scene({"Mare Internum": "Navis C1"}).turn("1/2", "1/3")
    goals = scene.goals(CAESAR, "Navis C1")
    assert goals >= {"Mare Tyrrhenum", "Mare Hadriaticum", "Mare Aegaeum", "Mare Aegypticum", "Propontis"}
    assert goals >= {"Creta", "Athenae", "Thessalonica", "Aenos", "Ephesus"}
    assert not goals & {"Pergamum", "Pontus Euxinus", "Oceanus Atlanticus", "Byzantium"}


def test_j3_3_navis_attack_with_one_step_a_sea_or_a_port() -> None:
    armies = {
        "Mare Internum": "Navis C1, Navis C2",
        "Mare Aegaeum": "Navis P1",
        "Utica": "Legio 39",
        "Athenae": "Legio 32",
    }
    scene = Scene(armies).turn("1/2", "1/3")
    goals = scene.goals(CAESAR, "Navis C1")
    assert goals >= {"Mare Aegaeum", "Utica"}
    assert not goals & {"Athenae", "Ephesus", "Propontis"}
    scene.caesar("Navis C1 > Utica", "Navis C2 > Mare Aegaeum")
    assert scene.told("attack") == [
        (CAESAR, "place-mare_internum", "place-utica", "block-caesar_navis_1"),
        (CAESAR, "place-mare_internum", "place-mare_aegaeum", "block-caesar_navis_2"),
    ]


def test_j3_3_navis_never_go_from_port_to_port_past_enemies() -> None:
    armies = {"Massilia": "Navis C1", "Mare Hispanum": "Navis P1"}
    scene = Scene(armies).turn("1/2", "1/3")
    assert scene.goals(CAESAR, "Navis C1") == {"Mare Hispanum"}


def test_j3_3_land_blocks_never_enter_a_sea() -> None:
    scene = Scene({"Massilia": "Legio 10"}).turn("1/2", "1/3")
    assert not any(goal.startswith(("Mare", "Oceanus")) for goal in scene.goals(CAESAR, "Legio 10"))


# J3.4: sea moves


def test_j3_4_two_legions_sail_from_roma_to_vacant_antiochia() -> None:
    """Box "Przykład ruchu morskiego": Mare Tyrrhenum, Internum and Aegypticum are friendly."""
    armies = {
        "Roma": "Legio 10, Legio 11",
        "Mare Tyrrhenum": "Navis C1",
        "Mare Internum": "Navis C2",
        "Mare Aegypticum": "Navis C3",
    }
    scene = Scene(armies).turn("2/1", "1/3")
    scene.caesar("Legio 10 ~ Antiochia", "Legio 11 ~ Antiochia")
    assert scene.where("Legio 10") == scene.where("Legio 11") == "Antiochia"
    assert scene.table.points == 0
    armies.pop("Mare Internum")
    scene = Scene(armies).turn("2/1", "1/3")
    assert "Antiochia" not in scene.goals(CAESAR, "Legio 10", "~")
    assert scene.refused(CAESAR, "Legio 10 ~ Antiochia") == "refusal-no-sea-way"


def test_j3_4_sea_moves_come_before_all_other_moves() -> None:
    armies = {"Roma": "Legio 10, Legio 11", "Mare Tyrrhenum": "Navis C1", "Genua": "Legio 12"}
    scene = Scene(armies).turn("4/1", "1/3")
    scene.caesar("Legio 10 ~ Utica", "Legio 12 > Massilia")
    assert scene.refused(CAESAR, "Legio 11 ~ Utica") == "refusal-sea-first"


def test_j3_4_seas_must_be_friendly_before() -> None:
    scene = Scene({"Roma": "Legio 10, Navis C1"}).turn("4/1", "1/3")
    assert scene.goals(CAESAR, "Legio 10", "~") == set()
    scene.caesar("Navis C1 > Mare Tyrrhenum")
    assert scene.goals(CAESAR, "Legio 10", "~") == set()


def test_j3_4_never_to_an_enemy_or_contested_port() -> None:
    armies = {"Roma": "Legio 10", "Mare Tyrrhenum": "Navis C1", "Utica": "Legio 39"}
    scene = Scene(armies).turn("4/1", "1/3")
    assert "Utica" not in scene.goals(CAESAR, "Legio 10", "~")
    assert scene.refused(CAESAR, "Legio 10 ~ Utica") == "refusal-hostile-port"
    assert scene.refused(CAESAR, "Legio 10 ~ Roma") == "refusal-there-already"


def test_j3_4_a_block_does_not_move_by_land_and_by_sea_in_one_turn() -> None:
    armies = {"Roma": "Legio 10, Legio 11", "Mare Tyrrhenum": "Navis C1"}
    scene = Scene(armies).turn("4/1", "1/3")
    scene.caesar("Legio 10 ~ Neapolis")
    assert scene.refused(CAESAR, "Legio 10 > Rhegium") == "refusal-moved"
    assert scene.refused(CAESAR, "Legio 10 ~ Utica") == "refusal-moved"
    scene.caesar("Legio 11 > Genua")
    assert scene.refused(CAESAR, "Legio 11 ~ Utica") == "refusal-sea-first"


def test_j3_4_one_navis_stays_in_every_sea_that_was_used() -> None:
    armies = {"Roma": "Legio 10", "Mare Tyrrhenum": "Navis C1", "Genua": "Legio 12"}
    scene = Scene(armies).turn("4/1", "1/3")
    scene.caesar("Legio 10 ~ Utica")
    assert scene.refused(CAESAR, "Navis C1 > Mare Internum") == "refusal-keep-sea"
    assert scene.goals(CAESAR, "Navis C1") == set()


def test_j3_4_others_may_leave_and_the_last_may_be_relieved() -> None:
    armies = {"Roma": "Legio 10", "Mare Tyrrhenum": "Navis C1, Navis C2", "Mare Internum": "Navis C3"}
    scene = Scene(armies).turn("4/1", "1/3")
    scene.caesar("Legio 10 ~ Genua", "Navis C2 > Neapolis")
    assert scene.goals(CAESAR, "Navis C1") == set()
    scene.caesar("Navis C3 > Mare Tyrrhenum", "Navis C1 > Mare Internum")
    assert scene.where("Navis C3") == "Mare Tyrrhenum"
    assert scene.where("Navis C1") == "Mare Internum"


def test_j3_4_a_sea_that_another_friendly_sea_makes_needless_may_be_left() -> None:
    """From Utica to Genua either Mare Hispanum or Mare Tyrrhenum will do: one of them must be kept."""
    armies = {"Utica": "Legio 10", "Mare Tyrrhenum": "Navis C1", "Mare Hispanum": "Navis C2"}
    scene = Scene(armies).turn("4/1", "1/3")
    scene.caesar("Legio 10 ~ Genua", "Navis C1 > Roma", "done", "done")
    scene = Scene(armies).turn("4/1", "1/3")
    scene.caesar("Legio 10 ~ Genua", "Navis C1 > Roma")
    assert scene.refused(CAESAR, "Navis C2 > Narbo") == "refusal-keep-sea"


def test_j3_4_sea_moves_cost_a_point_for_each_block() -> None:
    armies = {"Roma": "Legio 10, Legio 11, Legio 12", "Mare Tyrrhenum": "Navis C1"}
    scene = Scene(armies).turn("2/1", "1/3")
    scene.caesar("Legio 10 ~ Utica", "Legio 11 ~ Caralis")
    assert scene.table.points == 0
    assert scene.moves(CAESAR) >= {"done", "levy Auxilia C1 Roma"}  # nothing is left to move


def test_j3_4_an_unpinned_block_may_leave_a_contested_port_by_sea() -> None:
    armies = {
        "Genua": "Legio 10", "Roma": "Legio 1, Legio 3", "Mare Tyrrhenum": "Navis P1",
    }  # fmt: skip
    scene = Scene(armies).turn("4/1", "2/1")
    scene.caesar("Legio 10 > Roma")
    finish_command(scene, CAESAR)
    assert "Neapolis" in scene.goals(POMPEY, "Legio 1", "~")
    assert "Genua" in scene.goals(POMPEY, "Legio 1", "~")
    scene.pompey("Legio 1 ~ Neapolis")
    assert scene.refused(POMPEY, "Legio 3 ~ Neapolis") == "refusal-pinned"


def test_j3_4_inland_cities_have_no_sea_moves() -> None:
    armies = {"Lugdunum": "Legio 10", "Mare Hispanum": "Navis C1"}
    scene = Scene(armies).turn("4/1", "2/1")
    assert scene.refused(CAESAR, "Legio 10 ~ Utica") == "refusal-no-port"


# J3.5: main attack and reserves


def test_j3_5_the_attack_on_tarraco_with_both_reserves() -> None:
    """The example of 7.3: four from Narbo, two from Bilbilis; three defend, four come from Carthago Nova."""
    armies = {
        "Narbo": some(CAESARS, 4),
        "Bilbilis": "Legio 11, Legio 12",
        "Tarraco": "Legio 5, Legio 6, Equitatus P1",
        "Carthago Nova": some(POMPEYS, 4),
    }
    scene = Scene(armies).turn("2/1", "1/2")
    scene.caesar(*[f"{name} > Tarraco" for name in CAESARS[:4]], "Legio 11 > Tarraco", "Legio 12 > Tarraco")
    finish_command(scene, CAESAR)
    scene.pompey(*[f"{name} > Tarraco" for name in POMPEYS[:4]])
    assert [scene.reserve(name) for name in CAESARS[:6]] == [False] * 4 + [True] * 2
    assert [scene.reserve(name) for name in ("Legio 5", "Legio 6", "Equitatus P1")] == [False] * 3
    assert [scene.reserve(name) for name in POMPEYS[:4]] == [True] * 4
    finish_command(scene, POMPEY)
    assert scene.table.round == 1
    assert scene.told("waiting") == [(CAESAR, 2), (POMPEY, 4)]


def test_j3_5_the_first_way_in_is_the_main_attack() -> None:
    armies = {"Narbo": "Legio 7", "Bilbilis": "Legio 11, Legio 12", "Tarraco": "Legio 5"}
    scene = Scene(armies).turn("4/1", "1/2")
    scene.caesar("Legio 11 > Tarraco", "Legio 7 > Tarraco", "Legio 12 > Tarraco")
    assert [scene.reserve(name) for name in ("Legio 11", "Legio 12", "Legio 7")] == [False, False, True]


def test_j3_5_of_navis_and_land_blocks_one_kind_is_reserve() -> None:
    armies = {"Mare Hispanum": "Navis C1", "Narbo": "Legio 7", "Tarraco": "Legio 5"}
    scene = Scene(armies).turn("4/1", "1/2").caesar("Navis C1 > Tarraco", "Legio 7 > Tarraco")
    assert (scene.reserve("Navis C1"), scene.reserve("Legio 7")) == (False, True)
    scene = Scene(armies).turn("4/1", "1/2").caesar("Legio 7 > Tarraco", "Navis C1 > Tarraco")
    assert (scene.reserve("Navis C1"), scene.reserve("Legio 7")) == (True, False)


def test_j3_5_each_way_costs_its_own_point() -> None:
    armies = {"Narbo": "Legio 7", "Bilbilis": "Legio 11", "Tarraco": "Legio 5"}
    scene = Scene(armies).turn("1/3", "1/2").caesar("Legio 7 > Tarraco")
    assert scene.table.phase != 4 or scene.refused(CAESAR, "Legio 11 > Tarraco") == "refusal-no-points"
    assert scene.where("Legio 11") == "Bilbilis"


def test_j3_5_responders_come_one_step_and_two_over_a_strait() -> None:
    """Reinforcing is no attack, so that a strait takes two."""
    armies = {
        "Syracusae": "Legio 19", "Messana": "Legio 37", "Rhegium": "Legio 1, Legio 3, Legio 5", "Neapolis": "Pompeius",
    }  # fmt: skip
    scene = Scene(armies).turn("4/1", "2/1").caesar("Legio 19 > Messana")
    finish_command(scene, CAESAR)
    assert "Messana" not in scene.goals(POMPEY, "Pompeius")
    assert scene.refused(POMPEY, "Pompeius > Messana") == "refusal-too-far-to-attack"
    scene.pompey("Legio 1 > Messana", "Legio 3 > Messana")
    assert scene.refused(POMPEY, "Legio 5 > Messana") == "refusal-road-full"
    assert scene.reserve("Legio 1")
    assert scene.told("respond")[0] == (POMPEY, "place-rhegium", "place-messana", "block-legio_1")


def test_j3_5_responders_also_come_from_another_contested_place_if_unpinned() -> None:
    armies = {"Genua": "Legio 10", "Ravenna": "Legio 13", "Roma": "Legio 1", "Asculum": "Legio 3, Legio 5"}
    scene = Scene(armies).turn("4/1", "2/1").caesar("Legio 10 > Roma", "Legio 13 > Asculum")
    finish_command(scene, CAESAR)
    scene.pompey("Legio 3 > Roma")
    assert scene.reserve("Legio 3")
    assert scene.refused(POMPEY, "Legio 5 > Roma") == "refusal-pinned"


def test_j3_5_player_2_attacks_elsewhere_by_the_same_rule() -> None:
    armies = {"Genua": "Legio 10", "Roma": "Legio 1", "Ravenna": "Legio 3", "Lugdunum": "Legio 16"}
    scene = Scene(armies).turn("4/1", "2/1").caesar("done", "done")
    scene.pompey("Legio 3 > Genua", "Legio 1 > Genua")
    assert (scene.reserve("Legio 3"), scene.reserve("Legio 1")) == (False, True)
    assert scene.table.attacker[scene.place("Genua")] == POMPEY


@pytest.mark.parametrize(
    ("goal", "defender", "main", "reserve"),
    [
        ("Mare Hispanum", "Navis P1", "Oceanus Atlanticus", "Mare Tyrrhenum"),
        ("Mare Hispanum", "Navis P1", "Mare Tyrrhenum", "Oceanus Atlanticus"),
        ("Utica", "Legio 39", "Mare Hispanum", "Mare Internum"),
        ("Utica", "Legio 39", "Mare Internum", "Mare Hispanum"),
    ],
)
def test_j3_5_of_navis_from_two_seas_those_that_come_later_are_reserves(
    goal: str, defender: str, main: str, reserve: str
) -> None:
    """A sea, and a port, are attacked from two seas beside them; each of these costs a point."""
    scene = Scene({goal: defender, main: "Navis C1, Navis C2", reserve: "Navis C3"}).turn("3/1", "1/2")
    scene.caesar(f"Navis C1 > {goal}", f"Navis C3 > {goal}", f"Navis C2 > {goal}")
    assert [scene.reserve(f"Navis C{n}") for n in (1, 2, 3)] == [False, False, True]
    assert scene.table.points == 1
    finish_command(scene, CAESAR)
    finish_command(scene, POMPEY)
    assert scene.told("waiting") == [(CAESAR, 1)]


def test_j3_5_navis_respond_at_sea_from_the_seas_and_ports_beside_it() -> None:
    """Mare Hispanum is attacked from Massilia; Tarraco and Mare Tyrrhenum are beside it, Roma is two steps away."""
    armies = {
        "Massilia": "Navis C1", "Mare Hispanum": "Navis P1", "Tarraco": "Navis P2", "Mare Tyrrhenum": "Navis P3",
        "Roma": "Navis P4",
    }  # fmt: skip
    scene = Scene(armies).turn("4/1", "2/1").caesar("Navis C1 > Mare Hispanum")
    finish_command(scene, CAESAR)
    assert "Mare Hispanum" not in scene.goals(POMPEY, "Navis P4")
    assert scene.refused(POMPEY, "Navis P4 > Mare Hispanum") == "refusal-too-far-to-attack"
    scene.pompey("Navis P2 > Mare Hispanum", "Navis P3 > Mare Hispanum")
    assert [scene.reserve(f"Navis P{n}") for n in (1, 2, 3)] == [False, True, True]
    assert scene.told("respond") == [
        (POMPEY, "place-tarraco", "place-mare_hispanum", "block-pompey_navis_2"),
        (POMPEY, "place-mare_tyrrhenum", "place-mare_hispanum", "block-pompey_navis_3"),
    ]


def test_j3_5_navis_respond_in_a_port_from_the_seas_beside_it() -> None:
    """Utica is attacked from Tacape; Mare Internum is beside it, Caralis two steps away."""
    armies = {"Tacape": "Legio 11", "Utica": "Legio 39", "Mare Internum": "Navis P1", "Caralis": "Navis P2"}
    scene = Scene(armies).turn("4/1", "2/1").caesar("Legio 11 > Utica")
    finish_command(scene, CAESAR)
    assert "Utica" not in scene.goals(POMPEY, "Navis P2")
    assert scene.refused(POMPEY, "Navis P2 > Utica") == "refusal-too-far-to-attack"
    scene.pompey("Navis P1 > Utica")
    assert (scene.reserve("Legio 39"), scene.reserve("Navis P1")) == (False, True)
    assert scene.told("respond") == [(POMPEY, "place-mare_internum", "place-utica", "block-pompey_navis_1")]


# J3.6: pinning


def roma(scene_extra: dict[str, str] | None = None) -> Scene:
    """Box "Przykład związania": five in Roma; four attack from Genua, two from Ravenna."""
    armies = {
        "Genua": some(CAESARS, 4), "Ravenna": "Legio 13, Legio 14", "Roma": some(POMPEYS, 5), **(scene_extra or {}),
    }  # fmt: skip
    scene = Scene(armies).turn("2/1", "2/2")
    scene.caesar(*[f"{name} > Roma" for name in CAESARS[:4]], "Legio 13 > Roma", "Legio 14 > Roma")
    finish_command(scene, CAESAR)
    return scene


def test_j3_6_four_of_five_are_pinned_in_roma() -> None:
    scene = roma()
    assert scene.table.pins[scene.place("Roma")] == 4
    # Ravenna is vacant now and can be reached by Asculum, but not by the road that the reserves used.
    assert scene.goals(POMPEY, "Legio 1") == {"Neapolis", "Asculum", "Brundisium", "Rhegium", "Sipontum", "Ravenna"}
    scene.pompey("Legio 4 > Neapolis")
    assert scene.goals(POMPEY, "Legio 1") == set()
    assert scene.refused(POMPEY, "Legio 1 > Neapolis") == "refusal-pinned"


def test_j3_6_nobody_leaves_by_a_way_that_attackers_used_reserves_included() -> None:
    scene = roma()
    assert scene.refused(POMPEY, "Legio 1 > Genua") == "refusal-closed-way"
    scene.pompey("Legio 1 > Ravenna")
    assert set(scene.used()) == {("Asculum", "Roma"), ("Asculum", "Ravenna")}


def test_j3_6_responders_free_nobody() -> None:
    scene = roma({"Neapolis": "Pompeius, Scipio"})
    scene.pompey("Pompeius > Roma", "Scipio > Roma", "Legio 1 > Asculum")
    assert scene.refused(POMPEY, "Legio 2 > Asculum") == "refusal-pinned"


def test_j3_6_navis_in_port_are_pinned_too_and_may_leave_as_navis() -> None:
    armies = {"Genua": "Legio 10", "Roma": "Legio 1, Navis P1"}
    scene = Scene(armies).turn("4/1", "2/1").caesar("Legio 10 > Roma")
    finish_command(scene, CAESAR)
    assert "Mare Tyrrhenum" in scene.goals(POMPEY, "Navis P1")
    scene.pompey("Navis P1 > Mare Tyrrhenum", "Navis P1 > Neapolis")
    assert scene.refused(POMPEY, "Legio 1 > Neapolis") == "refusal-pinned"


def test_j3_6_a_sea_border_that_attackers_used_is_closed() -> None:
    armies = {"Mare Hispanum": "Navis C1", "Utica": "Navis P3, Legio 39"}
    scene = Scene(armies).turn("4/1", "2/1").caesar("Navis C1 > Utica")
    finish_command(scene, CAESAR)
    scene.pompey("Navis P3 > Mare Hispanum")  # by Mare Tyrrhenum, for the direct way is closed
    assert (scene.table.strides, scene.table.came) == (2, scene.place("Mare Tyrrhenum"))
    armies = {"Mare Hadriaticum": "Navis C1", "Ravenna": "Navis P3, Legio 39"}
    scene = Scene(armies).turn("4/1", "2/1").caesar("Navis C1 > Ravenna")
    finish_command(scene, CAESAR)
    assert scene.refused(POMPEY, "Navis P3 > Mare Hadriaticum") == "refusal-closed-way"


def test_j3_6_navis_at_sea_are_pinned_by_as_many_and_not_by_reserves() -> None:
    """Four in Mare Hispanum; two attack from Massilia, and one, in reserve, from Narbo."""
    armies = {
        "Massilia": "Navis C1, Navis C2", "Narbo": "Navis C3", "Mare Tyrrhenum": "Navis C4",
        "Mare Hispanum": "Navis P1, Navis P2, Navis P3, Navis P4",
    }  # fmt: skip
    scene = Scene(armies).turn("4/1", "2/1")
    scene.caesar(*[f"Navis C{n} > Mare Hispanum" for n in range(1, 4)])
    finish_command(scene, CAESAR)
    for port in ("Massilia", "Narbo"):
        assert scene.refused(POMPEY, f"Navis P1 > {port}") == "refusal-closed-way"
    scene.pompey("Navis P4 > Tarraco", "Navis P2 > Mare Tyrrhenum")  # one even attacks
    assert scene.control("Mare Tyrrhenum") == "contested"
    for name in ("Navis P1", "Navis P3"):
        assert scene.goals(POMPEY, name) == set()
        assert scene.refused(POMPEY, f"{name} > Tarraco") == "refusal-pinned"


def test_j3_6_unpinned_blocks_may_even_attack() -> None:
    armies = {"Genua": "Legio 10", "Roma": "Legio 1, Legio 3", "Neapolis": "Legio 18"}
    scene = Scene(armies).turn("4/1", "2/1").caesar("Legio 10 > Roma")
    finish_command(scene, CAESAR)
    scene.pompey("Legio 3 > Neapolis")
    assert scene.control("Neapolis") == "contested"
    assert scene.table.attacker[scene.place("Neapolis")] == POMPEY


# J3.7: free deployment


def test_j3_7_any_three_blocks_may_stand_in_neapolis() -> None:
    """The example of 5.3."""
    scene = Scene.__new__(Scene)
    scene.state = GAME.start(GAME.setup({"deployment": "free"}))
    scene.box, scene.table = scene.state.box, scene.state.table
    scene.journal = scene.state.journal = []
    assert scene.acting == (CAESAR,)
    assert "done" in scene.moves(CAESAR)
    scene.caesar("Caesar > Lugdunum")
    assert "done" not in scene.moves(CAESAR)
    assert scene.refused(CAESAR, "done") == "refusal-unbalanced"
    assert scene.refused(CAESAR, "Caesar > Genua") == "refusal-placed"
    assert scene.refused(CAESAR, "Navis C1 > Mare Hispanum") == "refusal-deploy-port"
    assert scene.refused(CAESAR, "Legio 17 > Genua") == "refusal-pool-stays"
    assert scene.refused(CAESAR, "Pompeius > Genua") == "refusal-not-yours"
    assert scene.refused(CAESAR, "fire Caesar") == "refusal-deploying"
    assert scene.refused(CAESAR, "Legio 7 > Roma") == "refusal-city-full"
    scene.caesar("Legio 16 > Ravenna", "done")
    assert (scene.where("Caesar"), scene.where("Legio 16")) == ("Lugdunum", "Ravenna")
    assert scene.acting == (POMPEY,)
    scene.pompey("Cleopatra > Neapolis", "Scipio > Neapolis", "Equitatus P1 > Neapolis", "Pompeius > Tarraco")
    scene.pompey("Legio 1 > Alexandria", "Navis P1 > Antiochia", "done")
    assert {scene.where(name) for name in ("Cleopatra", "Scipio", "Equitatus P1")} == {"Neapolis"}
    assert scene.table.held[scene.box.places + scene.place("Neapolis")] == 3
    assert [len(scene.told(kind)) for kind in ("deploy", "deployed")] == [14 + 16, 2]


def test_j3_7_room_for_navis_is_kept_and_the_last_block_is_placed_by_itself() -> None:
    state = GAME.start(GAME.setup({"deployment": "free"}))
    scene = Scene.__new__(Scene)
    scene.state, scene.box, scene.table, scene.journal = state, state.box, state.table, []
    ports = ["Ravenna"] * 3 + ["Genua"] * 3 + ["Massilia"] * 3 + ["Narbo"]
    land = [n for n in scene.box.titles[:31] if "Navis" not in n and scene.box.home[scene.block(n)] >= 0]
    for name, port in zip(land, ports, strict=False):
        scene.caesar(f"{name} > {port}")
    assert scene.refused(CAESAR, f"{land[10]} > Narbo") == "refusal-deploy-berths"
    scene.caesar(f"{land[10]} > Lugdunum", f"{land[11]} > Lugdunum", "Navis C1 > Narbo")
    assert scene.where("Navis C2") == "Narbo"
    assert scene.acting == (POMPEY,)


# J3.8


def test_j3_8_player_2_may_occupy_what_player_1_left() -> None:
    armies = {"Genua": "Legio 10", "Roma": "Legio 1", "Ravenna": "Legio 3"}
    scene = Scene(armies).turn("4/1", "2/1").caesar("Legio 10 > Roma")
    finish_command(scene, CAESAR)
    scene.pompey("Legio 3 > Genua")
    assert scene.control("Genua") == "pompey"
    assert not scene.reserve("Legio 3")


def test_j3_8_entering_what_player_1_holds_is_an_attack_of_player_2() -> None:
    armies = {"Genua": "Legio 10, Legio 11", "Roma": "Legio 1", "Ravenna": "Legio 3"}
    scene = Scene(armies).turn("4/1", "2/1").caesar("Legio 10 > Roma")
    finish_command(scene, CAESAR)
    scene.pompey("Legio 3 > Genua")
    assert scene.table.attacker[scene.place("Genua")] == POMPEY
    assert scene.told("attack")[-1] == (POMPEY, "place-ravenna", "place-genua", "block-legio_3")


def test_j3_8_armies_never_swap_along_a_road_used_for_an_attack() -> None:
    """They may go round, where there is a way round."""
    armies = {"Genua": "Legio 10", "Roma": "Legio 1, Legio 3", "Ravenna": "Legio 13"}
    scene = Scene(armies).turn("4/1", "2/1").caesar("Legio 10 > Roma")
    finish_command(scene, CAESAR)
    assert "Genua" not in scene.goals(POMPEY, "Legio 1")


def test_moves_that_make_no_sense_are_refused_with_the_reason() -> None:
    armies = {"Genua": "Legio 10, Navis C1", "Roma": "Legio 1"}
    scene = Scene(armies).turn("4/1", "2/1")
    assert scene.refused(CAESAR, "fire Legio 10") == "refusal-moving"
    assert scene.refused(CAESAR, "Legio 1 > Neapolis") == "refusal-not-yours"
    assert scene.refused(CAESAR, "Legio 17 > Neapolis") == "refusal-off-map"
    assert scene.refused(CAESAR, "Legio 10 > Genua") == "refusal-there-already"
    assert scene.refused(CAESAR, "Legio 10 > Athenae") == "refusal-too-far"
    assert scene.refused(CAESAR, "Navis C1 > Athenae") == "refusal-too-far"
    scene = Scene(armies).turn("Mars", "2/1")
    assert scene.refused(CAESAR, "Legio 10 ~ Utica") == "refusal-event-sea"
    assert scene.refused(CAESAR, "Navis C1 > Mare Tyrrhenum") == "refusal-land-only"
    scene = Scene(armies).turn("Neptune", "2/1")
    assert scene.refused(CAESAR, "Legio 10 > Massilia") == "refusal-navis-only"
    scene = Scene({"Roma": "Legio 10, Legio 11", "Mare Tyrrhenum": "Navis C1"}).turn("1/2", "1/3")
    scene.caesar("Legio 10 ~ Utica")
    assert scene.acting == (CAESAR,)
