"""The components: the house's own, and what a user's file may change."""

from __future__ import annotations

import copy
import re
import tomllib
from collections import Counter
from typing import Any

import pytest

from rubicon import games
from rubicon.core import BadBox, Rng, Sealed, record
from rubicon.core.driver import Tally, random_game
from rubicon.core.match import Match
from rubicon.games.caesar import GAME
from rubicon.games.caesar.rules.box import TOKENS, check_map, house_data, read_box
from rubicon.text import LANGUAGES, Speaker
from tests.games.caesar.scene import CAESAR, Scene


def refusal(custom: dict[str, Any]) -> tuple[str, str]:
    """The key of the complaint and what it is about; it is a sentence in every language."""
    with pytest.raises(BadBox) as caught:
        GAME.setup(custom=custom)
    error = caught.value
    for language in LANGUAGES:
        said = Speaker(language, "caesar").say(error.message)
        assert str(error.message.args["where"]) in said
    assert not str(error).startswith("Message(")
    return error.message.key, str(error.message.args["where"])


def test_the_house_box_is_whole() -> None:
    """The counts of both rulebooks."""
    box = read_box(None)
    assert len(box.names) == 18
    assert Counter(box.icon) == {0: 10, 1: 10, 2: 10}
    assert len(box.legions) == 16
    assert len(box.centurions) == 3
    assert dict(zip(TOKENS, box.tokens, strict=True)) == {
        "tactics": 4, "wealth": 4, "might": 4, "senate": 6, "poison": 3, "centurion": 3,
    }  # fmt: skip
    assert box.markers == 12
    assert [box.border_name(b) for b in box.double] == ["Numidia-Africa", "Sardinia-Gallia", "Aegyptus-Asia"]
    data = house_data()
    assert sum(tile["count"] for tile in data["command_tiles"].values()) == 10
    assert box.senate_spaces == [4, 0]
    for name in (
        "Achaia-Creta",
        "Cyrenaica-Aegyptus",
        "Aegyptus-Asia",
        "Cyrenaica-Creta",
        "Asia-Syria",
        "Sardinia-Sicilia",
    ):
        assert name in [box.border_name(b) for b in range(30)], "borders of the worked examples"


SOURCES = {
    "counts of pieces": "text",
    "borders": "text",
    "icons, double lines": "text",
    "central provinces": "text",
    "legions' values": "text",
    "centurions": "text",
    "command tiles": "text",
    "senate spaces": "text",
}
"""Every kind of fact in data.toml, and where its note begins."""


def test_the_data_say_where_each_fact_comes_from_and_what_is_reconstructed() -> None:
    from importlib.resources import files

    text = (files("rubicon.games.caesar") / "data.toml").read_text("utf-8")
    notes = text.partition("# Copy this file")[0]
    for fact, source in SOURCES.items():
        assert re.search(rf"^#   {fact} +{source}", notes, re.M), fact
    for fact in (
        "borders",
        "icons, double lines",
        "central provinces",
        "legions' values",
        "centurions",
        "command tiles",
    ):
        about = re.split(r"\n#   (?=\S)", notes.partition(f"#   {fact} ")[2])[0]
        assert "Reconstructed" in about, fact
    assert notes.count("least certain") == 2


def test_a_copy_of_the_house_file_is_the_house_box() -> None:
    custom = house_data()
    setup = GAME.setup(custom=custom)
    assert setup.space == GAME.setup().space
    assert random_game(setup, Rng(3), Tally()) == random_game(GAME.setup(), Rng(3), Tally())


OWN = """
legions = [
    { icons = ["sword"], values = [0, 9] },
    { icons = ["sword", "shield", "ship"], values = [1, 1] },
    { icons = ["laurel"], values = [5, 5] },
    { icons = ["ship", "sword"], values = [2, 7] },
]
centurions = []

[bonus_tokens]
tactics = 10
wealth = 10
might = 0
senate = 2

[command_tiles]
Z = { count = 3, orders = ["resolve", "draw"] }

[solo_difficulty.base]
easy = "Z"
normal = "ZZ"
hard = "ZZZ"

[solo_difficulty.centurions]
easy = "Z"
normal = "ZZ"
hard = "ZZZ"
"""


def test_a_box_of_ones_own_changes_legions_tokens_and_tiles() -> None:
    scene = Scene(custom=tomllib.loads(OWN), solo="hard")
    assert scene.titles(scene.box.legions) == ["9/0 sword", "1/1 sword+shield+ship", "5/5 laurel", "7/2 sword+ship"]
    assert len(scene.table.pool) == 22 - 18
    assert scene.chances() == {"tile Z": 3}
    assert len(scene.state.bags[CAESAR]) == 2


@pytest.mark.parametrize("options", [{}, {"border_control": True}, {"solo": "normal", "poison": True}])
def test_a_box_of_ones_own_is_embedded_in_the_record(options: dict[str, Any]) -> None:
    custom = tomllib.loads(OWN)
    match = Match(GAME.setup(options, custom=custom), Sealed(bytes(32)))
    match.begin()
    rng = Rng(8)
    while match.waiting():
        seat = match.waiting()[0]
        match.decide(seat, rng.choice(match.sight(seat).moves))
    told = record.loads(record.dumps(record.write(match)))
    assert told["box"] == custom
    assert record.verify(told, games.find).match.outcome() == match.outcome()


def changed(path: str, value: Any) -> dict[str, Any]:
    """A user's file with one thing in it that is not as in the house's."""
    keys = path.split(".")
    data = copy.deepcopy(house_data()[keys[0]])
    if len(keys) == 1:
        return {keys[0]: value}
    place = data
    for key in keys[1:-1]:
        place = place[int(key)] if isinstance(place, list) else place[key]
    last: Any = int(keys[-1]) if isinstance(place, list) else keys[-1]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return {keys[0]: data}


@pytest.mark.parametrize(
    ("path", "value", "key", "where"),
    [
        ("borders.0.icon", "ship", "box-fixed", "borders"),
        ("provinces.0.name", "Atlantis", "box-fixed", "provinces"),
        ("control_markers", 11, "box-fixed", "control_markers"),
        ("senate_spaces.nk", 5, "box-fixed", "senate_spaces"),
        ("legions", "many", "box-list", "legions"),
        ("legions", [], "box-count", "legions"),
        ("legions", [{"icons": ["ship"], "values": [1, 2]}] * 41, "box-count", "legions"),
        ("legions.2", 7, "box-table", "legions[3]"),
        ("legions.2.colour", "red", "box-unknown", "legions[3].colour"),
        ("legions.2.icons", None, "box-missing", "legions[3].icons"),
        ("legions.2.icons", "ship", "box-list", "legions[3].icons"),
        ("legions.2.icons", [], "box-icons", "legions[3].icons"),
        ("legions.2.icons", ["axe"], "box-icons", "legions[3].icons"),
        ("legions.2.icons", [3], "box-icons", "legions[3].icons"),
        ("legions.2.icons", ["ship", "ship"], "box-icons", "legions[3].icons"),
        ("legions.2.icons", ["ship", "laurel"], "box-icons", "legions[3].icons"),
        ("legions.2.values", 5, "box-list", "legions[3].values"),
        ("legions.2.values", [5], "box-values", "legions[3].values"),
        ("legions.2.values", [5, 10], "box-whole", "legions[3].values"),
        ("legions.2.values", [5, True], "box-whole", "legions[3].values"),
        ("legions.2.values", [5, -1], "box-whole", "legions[3].values"),
        ("centurions.0.values", [5, 1.5], "box-whole", "centurions[1].values"),
        ("bonus_tokens", 5, "box-table", "bonus_tokens"),
        ("bonus_tokens.mercy", 2, "box-unknown", "bonus_tokens.mercy"),
        ("bonus_tokens.might", None, "box-missing", "bonus_tokens.might"),
        ("bonus_tokens.might", "4", "box-whole", "bonus_tokens.might"),
        ("bonus_tokens.might", 3, "box-tokens", "bonus_tokens"),
        ("bonus_tokens.senate", 0, "box-senate", "bonus_tokens.senate"),
        ("expansion_bonus_tokens.tactics", 2, "box-unknown", "expansion_bonus_tokens.tactics"),
        ("command_tiles", ["A"], "box-table", "command_tiles"),
        ("command_tiles.AB", {"count": 1, "orders": ["draw"]}, "box-tile", "command_tiles.AB"),
        ("command_tiles.a", {"count": 1, "orders": ["draw"]}, "box-tile", "command_tiles.a"),
        ("command_tiles.A", "draw", "box-table", "command_tiles.A"),
        ("command_tiles.A.count", 1000, "box-whole", "command_tiles.A.count"),
        ("command_tiles.A.orders", "draw", "box-list", "command_tiles.A.orders"),
        ("command_tiles.A.orders", [], "box-orders", "command_tiles.A.orders"),
        ("command_tiles.A.orders", ["retreat"], "box-orders", "command_tiles.A.orders"),
        ("command_tiles.A.orders", [["draw"]], "box-orders", "command_tiles.A.orders"),
        ("command_tiles.A.count", 2, "box-stack-count", "solo_difficulty.base.easy"),
        ("solo_difficulty", [], "box-table", "solo_difficulty"),
        ("solo_difficulty.base", None, "box-missing", "solo_difficulty.base"),
        ("solo_difficulty.base", "A", "box-table", "solo_difficulty.base"),
        ("solo_difficulty.base.easy", None, "box-missing", "solo_difficulty.base.easy"),
        ("solo_difficulty.base.easy", 4, "box-stack", "solo_difficulty.base.easy"),
        ("solo_difficulty.base.easy", "", "box-stack", "solo_difficulty.base.easy"),
        ("solo_difficulty.base.easy", "AQ", "box-stack", "solo_difficulty.base.easy"),
        ("solo_difficulty.base.hell", "A", "box-unknown", "solo_difficulty.base.hell"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(path: str, value: Any, key: str, where: str) -> None:
    assert refusal(changed(path, value)) == (key, where)


def test_an_unknown_part_is_refused() -> None:
    assert refusal({"dice": 5}) == ("box-unknown", "dice")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda d: d["borders"].pop(), "box-map-borders"),
        (lambda d: d["borders"][0].update(icon="ship"), "box-map-icons"),
        (lambda d: d["borders"][0].update(between=["gallia", "gallia"]), "box-map-border"),
        (lambda d: d["borders"][0].update(between=["gallia", "atlantis"]), "box-map-border"),
        (lambda d: d["borders"][0].update(between=["gallia"]), "box-map-border"),
        (lambda d: d["borders"][0].update(between=d["borders"][1]["between"][::-1]), "box-map-border"),
        (lambda d: d["borders"][0].update(double_line=True), "box-map-doubles"),
        (lambda d: d["provinces"].pop(), "box-map-provinces"),
        (lambda d: d["provinces"][0].update(id="gallia"), "box-map-provinces"),
        (lambda d: d["provinces"][7].update(id="latium"), "box-missing"),
        # Syria's two borders go elsewhere: it is an island.
        (lambda d: (d["borders"][28].update(between=["gallia", "africa"]),
                    d["borders"][29].update(between=["gallia", "asia"])), "box-map-island"),
    ],
)  # fmt: skip
def test_a_board_that_is_not_one_is_refused(change: Any, key: str) -> None:
    data = house_data()
    change(data)
    with pytest.raises(BadBox) as caught:
        check_map(data)
    assert caught.value.message.key == key
    for language in LANGUAGES:
        assert Speaker(language, "caesar").say(caught.value.message)


def test_centurions_without_the_expansion_stay_in_the_box() -> None:
    scene = Scene()
    assert scene.table.centurions == [[], []]
    assert "centurion" not in [TOKENS[kind] for kind in scene.table.bonus]
