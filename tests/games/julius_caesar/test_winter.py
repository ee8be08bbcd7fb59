"""Winter and the end: J1.2, J7.1 to J7.6."""

from __future__ import annotations

import pytest

from rubicon.core import FORTUNA, Outcome
from rubicon.games.julius_caesar.rules.box import CAESAR, POMPEY
from tests.games.julius_caesar.scene import Scene

PEACE = {"Genua": "Legio 11", "Brundisium": "Legio 3"}


def winter(armies: dict[str, str], year: int = 1, **options: str) -> Scene:
    """The last turn of a year is over."""
    scene = Scene(armies, **options)
    scene.table.year = year
    scene.last_turn()
    return scene


def test_j7_1_the_order_of_the_seed() -> None:
    armies = {"Genua": "Legio 11, Legio 12, Legio 13, Legio 14", "Mare Tyrrhenum": "Navis C1", "Utica": "Cleopatra"}
    scene = winter(armies)
    assert [k for k in scene.kinds() if k in ("home", "land", "starve", "victory")] == ["home", "land"]
    scene.caesar("disband Legio 11", "disband Legio 12")
    assert [k for k in scene.kinds() if k in ("home", "land", "starve", "victory")] == [
        "home", "land", "starve", "starve", "victory",
    ]  # fmt: skip
    scene.caesar("disband Legio 13", "done").pompey()
    assert scene.kinds()[-2:] == ["disband", "stand"]


def test_j7_1_victory_is_second_in_the_later_edition() -> None:
    armies = {"Genua": "Legio 11, Legio 12, Legio 13, Legio 14", "Mare Tyrrhenum": "Navis C1", "Utica": "Cleopatra"}
    scene = winter(armies, edition="v1_1")
    assert [k for k in scene.kinds() if k in ("home", "land", "victory")] == ["home", "victory", "land"]
    assert scene.moves(CAESAR) == {
        f"disband {name}" for name in ("Legio 11", "Legio 12", "Legio 13", "Legio 14", "Navis C1")
    }


def test_j7_2_cleopatra_goes_to_vacant_alexandria_and_keeps_her_side() -> None:
    scene = winter({**PEACE, "Utica": "Cleopatra:2!"})
    assert (scene.where("Cleopatra"), scene.side("Cleopatra"), scene.strength("Cleopatra")) == ("Alexandria", CAESAR, 2)
    assert scene.told("home") == [(CAESAR, "place-alexandria")]
    assert scene.control("Alexandria") == "caesar"


def test_j7_2_she_joins_the_enemy_who_holds_it() -> None:
    scene = winter({**PEACE, "Utica": "Cleopatra:2!", "Alexandria": "Legio 38"})
    assert (scene.where("Cleopatra"), scene.side("Cleopatra"), scene.strength("Cleopatra")) == ("Alexandria", POMPEY, 2)
    assert scene.told("joins") == [(POMPEY, "place-alexandria")]


def test_j7_2_at_home_she_stays() -> None:
    scene = winter(PEACE)
    assert not scene.told("home")
    assert scene.where("Cleopatra") == "Alexandria"


def test_j7_3_navis_go_to_a_friendly_port_of_their_sea_caesar_first() -> None:
    armies = {
        "Mare Tyrrhenum": "Navis C1", "Mare Hispanum": "Navis C2", "Genua": "Legio 11", "Roma": "Legio 17",
        "Mare Internum": "Navis P1, Navis P2", "Brundisium": "Legio 3", "Syracusae": "Legio 37",
    }  # fmt: skip
    scene = winter(armies)
    assert scene.where("Navis C2") == "Genua"  # the only friendly port there
    assert scene.moves(CAESAR) == {"Navis C1 > Genua", "Navis C1 > Roma"}
    assert scene.refused(CAESAR, "Navis C1 > Utica") == "refusal-berth"
    assert scene.refused(CAESAR, "Navis P1 > Brundisium") == "refusal-not-yours"
    assert scene.refused(CAESAR, "done") == "refusal-landing"
    scene.caesar("Navis C1 > Roma")
    assert scene.moves(POMPEY) == {f"Navis P{n} > {port}" for n in (1, 2) for port in ("Brundisium", "Syracusae")}
    scene.pompey("Navis P2 > Syracusae", "Navis P1 > Syracusae")
    assert scene.where("Navis P1") == scene.where("Navis P2") == "Syracusae"


def test_j7_3_navis_without_a_port_are_disbanded_and_can_be_built_again() -> None:
    scene = winter({**PEACE, "Propontis": "Navis C1"})
    assert scene.told("adrift") == [(CAESAR, "place-propontis", "block-caesar_navis_1")]
    assert scene.where("Navis C1") == "pool"


def test_j7_4_genua_feeds_three_massilia_four_roma_five() -> None:
    """The example of 8.3."""
    names = ["Legio 7", "Legio 8", "Legio 9", "Legio 10", "Legio 11", "Navis C1"]
    for city, most in (("Genua", 3), ("Massilia", 4), ("Roma", 5)):
        scene = winter({city: ", ".join(names), "Brundisium": "Legio 3"})
        for name in names[most:]:
            assert scene.table.phase == 17
            scene.caesar(f"disband {name}")
        assert scene.table.phase == 18
        assert scene.table.held[scene.place(city)] == most


def test_j7_4_cleopatra_counts_and_is_never_disbanded() -> None:
    names = "Cleopatra, Legio 38, Legio 39, Legio 1, Legio 3, Legio 5"
    scene = winter({"Alexandria": names, "Genua": "Legio 11"})
    assert "disband Cleopatra" not in scene.moves(POMPEY)
    assert scene.refused(POMPEY, "disband Cleopatra") == "refusal-cleopatra"
    assert scene.refused(POMPEY, "disband Legio 11") == "refusal-not-yours"
    assert scene.refused(POMPEY, "disband Legio 32") == "refusal-off-map"
    assert scene.refused(POMPEY, "done") == "refusal-supplying"
    scene.pompey("disband Legio 38")
    assert scene.table.phase == 18


def test_j7_4_who_is_fed_stays() -> None:
    scene = winter({"Genua": "Legio 11, Legio 12, Legio 13, Legio 14", "Narbo": "Legio 7", "Brundisium": "Legio 3"})
    assert scene.refused(CAESAR, "disband Legio 7") == "refusal-supplied"


def test_j7_5_any_other_block_may_be_disbanded_but_never_cleopatra() -> None:
    scene = winter({**PEACE, "Massilia": "Caesar", "Alexandria": "Cleopatra!"})
    assert scene.moves(CAESAR) == {"done", "disband Legio 11", "disband Caesar"}
    assert scene.refused(CAESAR, "raise Caesar") == "refusal-disbanding"
    scene.caesar("disband Caesar")
    assert scene.where("Caesar") == "pool"
    assert scene.table.trophies == [0, 0]
    scene.caesar("done")
    assert scene.moves(POMPEY) == {"done", "disband Legio 3"}


def test_j7_5_a_disbanded_leader_unlocks_nobody() -> None:
    scene = winter({**PEACE, "Massilia": "Caesar"}).caesar("disband Caesar", "done").pompey("done")
    assert not scene.told("third")


def test_j7_5_who_has_only_cleopatra_is_not_asked() -> None:
    scene = winter({"Genua": "Legio 11"}).caesar("done")
    assert scene.acting == (FORTUNA,)


def test_j7_6_fallen_blocks_stand_up_and_cards_are_dealt_anew() -> None:
    scene = winter(PEACE)
    scene.table.where[scene.block("Legio 12")] = 1001
    scene.table.where[scene.block("Antonius")] = 1002
    scene.caesar("done").pompey("done")
    assert scene.where("Legio 12") == "pool"
    assert scene.where("Antonius") == "dead"
    assert (scene.table.year, scene.table.turn) == (2, 1)
    assert scene.table.deck == scene.box.card_copies
    assert scene.table.hands == [[], []]
    assert scene.table.played == []
    assert scene.acting == (FORTUNA,)


def cities(scene_points: dict[str, str]) -> dict[str, str]:
    return {"Alexandria": "Cleopatra, Legio 38", **scene_points}


TEN = {
    "Roma": "Caesar", "Massilia": "Legio 7", "Tarraco": "Legio 8", "Carthago Nova": "Legio 9", "Utica": "Legio 10",
    "Syracusae": "Legio 19", "Athenae": "Legio 20", "Byzantium": "Legio 11", "Ephesus": "Legio 12",
}  # fmt: skip


def test_j1_2_ten_points_in_winter_win() -> None:
    scene = winter(cities(TEN))
    assert scene.state.outcome() == Outcome((10, 2), (CAESAR,), "ten")


def test_j1_2_nine_points_do_not_and_points_outside_winter_do_not() -> None:
    nine = {city: blocks for city, blocks in TEN.items() if city != "Ephesus"}
    scene = winter(cities(nine))
    assert scene.state.outcome() is None
    scene = Scene(cities(TEN)).turn("2/1", "1/3")
    assert scene.points()[CAESAR] == 10
    assert scene.state.outcome() is None


def test_j1_2_killed_leaders_help_to_ten() -> None:
    scene = Scene(cities({city: blocks for city, blocks in TEN.items() if city != "Ephesus"}))
    scene.table.trophies = [1, 0]
    scene.last_turn()
    assert scene.state.outcome() == Outcome((10, 2), (CAESAR,), "ten")


@pytest.mark.parametrize(
    ("armies", "outcome"),
    [
        ({"Massilia": "Legio 7"}, Outcome((1, 2), (POMPEY,), "points")),
        ({"Massilia": "Legio 7", "Tarraco": "Legio 8", "Utica": "Legio 10"}, Outcome((3, 2), (CAESAR,), "points")),
        ({"Roma": "Legio 7"}, Outcome((2, 2), (CAESAR,), "roma")),
        (
            {"Massilia": "Legio 7", "Tarraco": "Legio 8", "Utica": "Legio 9", "Athenae": "Legio 20", "Roma": "Legio 1"},
            Outcome((4, 4), (POMPEY,), "roma"),
        ),
        ({"Massilia": "Legio 7", "Tarraco": "Legio 8"}, Outcome((2, 2), (), "draw")),
    ],
)
def test_j1_2_after_year_five_more_points_then_roma_then_a_draw(armies: dict[str, str], outcome: Outcome) -> None:
    for edition in ("seed", "v1_1"):
        scene = winter(cities(armies), year=5, edition=edition)
        assert scene.state.outcome() == outcome


def test_j7_6_year_five_ends_at_the_victory_step() -> None:
    scene = winter(PEACE, year=5)
    assert scene.kinds()[-1] == "victory"
    assert scene.acting == ()


def test_j7_6_a_winter_in_which_nobody_decides_leads_straight_into_the_next_year() -> None:
    scene = Scene({"Alexandria": "Cleopatra"})
    scene.last_turn()
    assert scene.acting == (FORTUNA,)
    assert (scene.table.year, scene.table.turn) == (2, 1)
