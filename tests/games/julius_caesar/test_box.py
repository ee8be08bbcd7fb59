"""The components, and what is said of a box that is not playable."""

from __future__ import annotations

import copy
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from rubicon.core import BadBox, Rng
from rubicon.core.driver import Tally, random_game
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.board import INLAND, MAJOR_PORT
from rubicon.games.julius_caesar.rules.box import NAVIS
from rubicon.games.julius_caesar.rules.table import POOL
from rubicon.text import LANGUAGES, Speaker

HOUSE: dict[str, Any] = tomllib.loads((files("rubicon.games.julius_caesar") / "data.toml").read_text("utf-8"))
BOX = GAME.box(None)


def test_63_blocks_31_of_them_tan_31_green_and_one_blue() -> None:
    """1.3."""
    assert [len(blocks) for blocks in BOX.of_colour] == [31, 31, 1]
    assert BOX.blocks == 63


def test_the_blocks_of_3_2() -> None:
    count = {sort: [0, 0] for sort in range(8)}
    for b in range(BOX.blocks):
        count[BOX.sort[b]][BOX.owner[b]] += 1
    leaders, allies, _, equitatus, elephants, auxilia, ballistae, navis = (count[sort] for sort in range(8))
    assert (leaders, allies, auxilia, ballistae, navis) == ([3, 3], [0, 1], [4, 4], [1, 1], [5, 5])
    assert (equitatus, elephants) == ([4, 3], [0, 1])


def test_j1_1_the_historical_start_has_every_block_in_its_city_at_full_strength() -> None:
    """5.1: the two lists of 705; all others are in the pools (5.2)."""
    start = {
        "Ravenna": "Caesar, Legio 13, Navis C2", "Genua": "Antonius, Legio 8, Legio 12",
        "Massilia": "Legio 11, Legio 14, Navis C1", "Narbo": "Legio 7, Legio 9, Legio 10",
        "Lugdunum": "Legio 16, Equitatus C1",
        "Neapolis": "Pompeius, Legio 1, Navis P1", "Brundisium": "Legio 3", "Syracusae": "Legio 37",
        "Antiochia": "Scipio, Legio 34", "Alexandria": "Cleopatra, Navis P2", "Utica": "Legio 39, Navis P3",
        "Carthago Nova": "Legio 2, Legio 4", "Tarraco": "Legio 5, Legio 6, Equitatus P1",
    }  # fmt: skip
    blocks = [block for side in HOUSE["blocks"].values() for sort in side.values() for block in sort]
    full = {block["name"]: max(block["strengths"]) for block in blocks}
    table = GAME.start(GAME.setup()).table
    standing = [b for b in range(BOX.blocks) if table.where[b] < BOX.places]
    assert {BOX.titles[b]: (BOX.names[table.where[b]], table.strength[b]) for b in standing} == {
        name: (city, full[name]) for city, names in start.items() for name in names.split(", ")
    }
    assert {table.where[b] for b in range(BOX.blocks) if b not in standing} == {POOL}


def test_ratings_of_the_kinds_of_blocks() -> None:
    for b in range(BOX.blocks):
        title = BOX.titles[b]
        rating = "ABCD"[BOX.letter[0][b]] + str(BOX.power[0][b])
        if title.startswith("Legio"):
            assert rating in ("C2", "C3", "C4")
        elif title.startswith("Navis"):
            assert rating in ("D2", "D3")
        elif title.startswith("Auxilia"):
            assert rating in ("A1", "B1")
        elif title.startswith("Equitatus"):
            assert rating in ("B2", "B3")


def test_ports_by_sea_as_in_the_box_porty() -> None:
    seas = {BOX.names[s]: {BOX.names[p] for p in BOX.sea_near[s] if p < BOX.cities} for s in range(67, 76)}
    assert seas["Oceanus Atlanticus"] == {"Burdigala", "Gades", "Olisipo", "Portus", "Sala", "Tingis"}
    assert seas["Mare Tyrrhenum"] == {
        "Aleria", "Caralis", "Genua", "Lilybaeum", "Messana", "Neapolis", "Rhegium", "Roma", "Utica",
    }  # fmt: skip
    assert seas["Propontis"] == {"Byzantium", "Nicomedia"}
    assert seas["Pontus Euxinus"] == {"Byzantium", "Sinope"}
    three = {BOX.names[p] for p in range(BOX.cities) if len(BOX.sea_near[p]) == 3}
    assert three == {"Utica", "Creta"}
    major = {BOX.names[p] for p in range(BOX.cities) if BOX.kind[p] == MAJOR_PORT}
    assert major == {
        "Alexandria", "Athenae", "Carthago Nova", "Creta", "Ephesus", "Massilia", "Neapolis", "Ravenna", "Salamis",
        "Syracusae", "Utica",
    }  # fmt: skip
    assert "Pergamum" not in {name for ports in seas.values() for name in ports}


def test_every_part_of_the_map_can_be_reached() -> None:
    seen = {0}
    queue = [0]
    while queue:
        for other in BOX.near[queue.pop()]:
            if other not in seen:
                seen.add(other)
                queue.append(other)
    assert len(seen) == BOX.places


def test_the_move_space_is_decoded_as_it_was_made() -> None:
    for b in range(BOX.blocks):
        for place in range(BOX.places):
            for table in (BOX.march, BOX.sail, BOX.levy):
                move = table[b * BOX.places + place]
                if move >= 0:
                    assert (BOX.move_block[move], BOX.move_place[move]) == (b, place)
            assert (BOX.march[b * BOX.places + place] >= 0) == (
                BOX.kind[place] != INLAND if BOX.sort[b] == NAVIS else place < BOX.cities
            )


def changed(**tables: Any) -> dict[str, Any]:
    return copy.deepcopy(tables)


def with_city(**facts: Any) -> dict[str, Any]:
    cities = copy.deepcopy(HOUSE["cities"])
    cities[0].update(facts)
    return {"cities": cities}


def with_block(sort: str, **facts: Any) -> dict[str, Any]:
    blocks = copy.deepcopy(HOUSE["blocks"])
    blocks["caesar"][sort][0].update(facts)
    return {"blocks": blocks}


def with_setup(**cities: Any) -> dict[str, Any]:
    setup = copy.deepcopy(HOUSE["setup"])
    setup["caesar"] = {**setup["caesar"], **cities}
    return {"setup": setup}


def without(table: dict[str, Any], *names: str) -> dict[str, Any]:
    return {key: value for key, value in table.items() if key not in names}


BAD: list[tuple[str, dict[str, Any]]] = [
    ("box-choice", {"towns": []}),
    ("box-type", {"cities": "many"}),
    ("box-type", {"cities": ["Roma"]}),
    ("box-size", {"cities": HOUSE["cities"][:1]}),
    ("box-type", with_city(id="")),
    ("box-type", with_city(value=77)),
    ("box-type", with_city(aliases="Aenos")),
    ("box-choice", with_city(kind="harbour")),
    ("box-twice", with_city(name="Roma")),
    ("box-unknown-city", {"capital": "berlin"}),
    ("box-type", {"capital": 3}),
    ("box-unknown-city", {"roads": [{"between": ["roma", "berlin"], "class": "major"}]}),
    ("box-twice", {"roads": [{"between": ["roma", "genua"], "class": "major"}] * 2}),
    ("box-choice", {"roads": [{"between": ["roma", "genua"], "class": "motorway"}]}),
    ("box-type", {"roads": [{"between": ["roma"], "class": "major"}]}),
    ("box-size", {"roads": [{"between": ["roma", c["id"]], "class": "minor"} for c in HOUSE["cities"][:25]]}),
    ("box-unknown-sea", {"sea_borders": [["mare_internum", "roma"]]}),
    ("box-twice", {"sea_borders": [["mare_internum", "mare_internum"]]}),
    ("box-type", {"sea_borders": None}),
    ("box-type", {"ports": []}),
    ("box-type", {"ports": {**HOUSE["ports"], "propontis": "byzantium"}}),
    ("box-unknown-sea", {"ports": {"baltic": []}}),
    ("box-inland-port", {"ports": {**HOUSE["ports"], "propontis": ["ancyra"]}}),
    ("box-twice", {"ports": {**HOUSE["ports"], "propontis": ["byzantium", "byzantium"]}}),
    ("box-dry-port", {"ports": without(HOUSE["ports"], "propontis")}),
    ("box-type", {"blocks": {"caesar": {}}}),
    ("box-choice", {"blocks": {"caesar": {"tanks": []}, "pompey": {}}}),
    ("box-one-ally", {"blocks": {"caesar": {}, "pompey": {}}}),
    ("box-twice", with_block("legions", id="legio_8")),
    ("box-rating", with_block("legions", rating="E9")),
    ("box-strengths", with_block("legions", strengths=[1, 2])),
    ("box-strengths", with_block("legions", strengths=[5, 2])),
    ("box-levy", with_block("leaders", levy="roma")),
    ("box-type", with_block("leaders", third="yes")),
    ("box-type", {"setup": {}}),
    ("box-unknown-block", with_setup(roma=["legio_1"])),
    ("box-twice", with_setup(roma=["caesar"])),
    ("box-both", {"setup": {**HOUSE["setup"], "pompey": {**HOUSE["setup"]["pompey"], "genua": ["legio_32"]}}}),
    ("box-navis-inland", with_setup(treviri=["caesar_navis_5"])),
    ("box-third", with_setup(treviri=["octavian"])),
    ("box-one-ally", {"setup": {**HOUSE["setup"], "pompey": without(HOUSE["setup"]["pompey"], "alexandria")}}),
    ("box-type", {"cards": []}),
    ("box-type", {"cards": {"commands": [{"move": 1}], "events": []}}),
    ("box-choice", {"cards": {"commands": HOUSE["cards"]["commands"], "events": ["thor"]}}),
    ("box-twice", {"cards": {"commands": HOUSE["cards"]["commands"], "events": ["mars", "mars"]}}),
    ("box-size", {"cards": {"commands": HOUSE["cards"]["commands"][:2], "events": ["mars"]}}),
]


@pytest.mark.parametrize(("key", "custom"), BAD, ids=[f"{number}-{key}" for number, (key, _) in enumerate(BAD)])
def test_a_bad_box_is_refused_by_name(key: str, custom: dict[str, Any]) -> None:
    with pytest.raises(BadBox) as caught:
        GAME.setup(custom=custom)
    assert caught.value.message.key == key
    for language in LANGUAGES:
        assert Speaker(language, GAME.name).say(caught.value.message)
    assert key not in str(caught.value)


def test_a_box_of_ones_own_can_be_played() -> None:
    """Fewer points in Roma, other cards, and Caesar begins in Roma."""
    cards = {"commands": [{"move": 3, "levy": 3, "copies": 20}], "events": ["vulcan"]}
    setup = copy.deepcopy(HOUSE["setup"])
    setup["caesar"]["roma"] = setup["caesar"].pop("ravenna")
    custom = {"cards": cards, "setup": setup}
    made = GAME.setup(custom=custom)
    assert made.start().standing() == (3, 7)
    assert random_game(made, Rng(1), Tally()).reason in GAME.reasons
    again = GAME.setup(custom=custom)
    assert again.space == made.space
