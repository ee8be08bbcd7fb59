"""C0 and C1: options and set-up. Tests are named after the lines of docs/rules/caesar.md."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from rubicon.core import FORTUNA, BadOption, BadSeats, Rng, RubiconError
from rubicon.core.driver import Tally, random_game
from rubicon.games.caesar import GAME, OPTIONS
from rubicon.games.caesar.rules.box import TOKENS
from rubicon.games.caesar.rules.table import DEALING, LAYING, PLACING, TILE
from rubicon.text import LANGUAGES, Speaker
from tests.games.caesar.scene import CAESAR, POMPEY, Scene

ALL_OPTIONS = [
    dict(zip([o.name for o in OPTIONS], values, strict=True)) for values in product(*(o.choices for o in OPTIONS))
]


def refused(**options: Any) -> str:
    """The key of the refusal; its sentence exists in every language."""
    with pytest.raises(BadOption) as caught:
        GAME.setup(options)
    for language in LANGUAGES:
        assert Speaker(language, "caesar").say(caught.value.message)
    return caught.value.message.key


# C0.1: options


def test_c0_1_the_options_and_their_defaults() -> None:
    assert {o.name: (o.default, o.choices) for o in GAME.options} == {
        "edition": ("nk", ("nk", "psc")),
        "poison": (False, (False, True)),
        "centurions": (False, (False, True)),
        "border_control": (False, (False, True)),
        "solo": ("off", ("off", "easy", "normal", "hard")),
        "solo_harder": (False, (False, True)),
        "human_side": ("caesar", ("caesar", "pompey")),
    }


def test_c0_1_border_control_switches_poison_and_centurions_on_in_nk() -> None:
    options = GAME.setup({"border_control": True}).options
    assert options["poison"] is True
    assert options["centurions"] is True
    assert GAME.setup({"border_control": True, "solo": "hard"}).options["poison"] is True


def test_c0_1_border_control_needs_poison_or_centurions_in_psc() -> None:
    assert refused(edition="psc", border_control=True) == "refused-border-control"
    for more in ({"poison": True}, {"centurions": True}, {"poison": True, "centurions": True}):
        options = GAME.setup({"edition": "psc", "border_control": True, **more}).options
        assert {name: options[name] for name in ("poison", "centurions")} == {
            "poison": False,
            "centurions": False,
            **more,
        }


def test_c0_1_solo_options_without_solo_are_refused() -> None:
    assert refused(solo_harder=True) == "refused-harder"
    assert refused(edition="psc", human_side="pompey") == "refused-side-two"


def test_c0_1_alone_one_is_always_caesar_in_nk() -> None:
    assert refused(solo="easy", human_side="pompey") == "refused-side-nk"
    assert GAME.setup({"edition": "psc", "solo": "easy", "human_side": "pompey"}).seats == 1


def test_c0_1_one_seat_alone_and_two_otherwise() -> None:
    assert GAME.setup().seats == 2
    assert GAME.setup({"solo": "hard"}).seats == 1
    for options, seats in (({}, 1), ({}, 3), ({"solo": "easy"}, 2)):
        with pytest.raises(BadSeats):
            GAME.setup(options, seats)


def test_c0_1_every_combination_is_played_or_refused() -> None:
    """Every one that is not refused plays to an end."""
    played = 0
    refusals: Counter[str] = Counter()
    for number, options in enumerate(ALL_OPTIONS):
        try:
            setup = GAME.setup(options)
        except RubiconError as error:
            refusals[error.message.key] += 1
            continue
        outcome = random_game(setup, Rng(number), Tally())
        assert outcome.reason in GAME.reasons
        played += 1
    # psc: 7 of the 8 expansion choices are possible, nk: all 8; alone 3 levels, harder or not, and two sides in psc.
    assert played == (7 + 8) + 8 * 3 * 2 + 7 * 3 * 2 * 2
    assert played + sum(refusals.values()) == len(ALL_OPTIONS) == 256
    assert set(refusals) == {"refused-border-control", "refused-harder", "refused-side-two", "refused-side-nk"}


# C1: set-up


def test_c1_1_eighteen_provinces_thirty_borders_and_italia_with_a_senate_token() -> None:
    scene = Scene()
    box = scene.box
    assert len(box.names) == 18
    assert len(box.first) == len(box.second) == 30
    assert [name for name, spaces in zip(box.names, box.spaces, strict=True) if spaces == 2] == ["Italia"]
    borders = {name: len(around) for name, around in zip(box.names, box.around, strict=True)}
    assert (borders["Achaia"], borders["Aegyptus"], borders["Cyrenaica"]) == (4, 4, 3), "as the examples say"
    state = GAME.start(GAME.setup())
    assert [TOKENS[k] if k >= 0 else "" for k in state.table.bonus] == [
        "senate" if name == "Italia" else "" for name in box.names
    ]


def test_c1_2_the_other_seventeen_tokens_are_laid_at_random() -> None:
    """Weights are the numbers of tokens left, and in the basic game none is left over."""
    scene_state = GAME.start(GAME.setup())
    assert scene_state.acting() == (FORTUNA,)
    assert {GAME.say_chance(scene_state.setup, o): w for o, w in scene_state.chances()} == {
        "lay tactics": 4,
        "lay wealth": 4,
        "lay might": 4,
        "lay senate": 5,
    }
    scene = Scene()
    assert Counter(TOKENS[k] for k in scene.table.bonus) == {"tactics": 4, "wealth": 4, "might": 4, "senate": 6}
    assert scene.table.pool == []


@pytest.mark.parametrize(
    ("options", "left"),
    [
        ({"poison": True}, 3),
        ({"centurions": True}, 3),
        ({"poison": True, "centurions": True}, 6),
        ({"border_control": True}, 6),
        ({"edition": "psc", "border_control": True, "poison": True}, 3),
        ({"edition": "psc", "border_control": True, "centurions": True}, 3),
        ({"edition": "psc", "border_control": True, "centurions": True, "poison": True}, 6),
    ],
)
def test_c1_2_left_over_tokens(options: dict[str, Any], left: int) -> None:
    """Out of the game, or beside the board with border control, which alone may bring them back."""
    state = GAME.start(GAME.setup(options))
    state.journal = []
    rng = Rng(left)
    while state.table.phase == LAYING:
        state.play(FORTUNA, state.draw(rng))
    assert len(state.table.pool) == left
    told = [event.values for event in state.journal if event.kind.name == "beside"]
    assert told == ([(left,)] if "border_control" in options else [])
    board = state.sight(0).board()
    assert board["beside"] is ("border_control" in options)


@pytest.mark.parametrize(
    ("options", "camp"),
    [
        ({}, 2),
        ({"edition": "psc"}, 2),
        ({"poison": True}, 3),
        ({"centurions": True}, 2),
        ({"border_control": True}, 3),
        ({"edition": "psc", "border_control": True, "centurions": True}, 2),
        ({"edition": "psc", "border_control": True, "poison": True}, 3),
    ],
)
def test_c1_3_camps_bags_markers_and_centurions(options: dict[str, Any], camp: int) -> None:
    scene = Scene(**options)
    for side in (CAESAR, POMPEY):
        assert len(scene.state.camps[side]) == camp
        assert len(scene.state.bags[side]) == 16 - camp
        assert sorted(scene.state.camps[side] + scene.state.bags[side]) == scene.box.legions
        assert scene.table.supply[side] == 12
        with_centurions = scene.setup.options["centurions"] is True
        assert scene.titles(scene.table.centurions[side]) == (
            ["7/0 sword", "4/4 shield+ship", "3/3 laurel"] if with_centurions else []
        )


def test_c1_3_legions_are_drawn_by_chance_from_the_whole_bag() -> None:
    state = GAME.start(GAME.setup())
    rng = Rng(1)
    while state.table.phase == LAYING:
        state.play(FORTUNA, state.draw(rng))
    assert state.table.phase == DEALING
    weights = {GAME.say_chance(state.setup, o): w for o, w in state.chances()}
    assert sum(weights.values()) == 16
    assert weights["draw 2/2 laurel"] == 2
    assert weights["draw 6/0 ship"] == 1


def test_c1_4_caesar_starts() -> None:
    scene = Scene()
    assert scene.table.phase == PLACING
    assert scene.side == CAESAR
    assert scene.state.acting() == (0,)


@pytest.mark.parametrize(
    ("options", "bot"),
    [
        ({"solo": "easy"}, POMPEY),
        ({"solo": "easy", "edition": "psc"}, POMPEY),
        ({"solo": "easy", "edition": "psc", "human_side": "pompey"}, CAESAR),
    ],
)
def test_c1_4_alone_the_bot_starts(options: dict[str, Any], bot: int) -> None:
    scene = Scene(**options)
    assert scene.table.phase == TILE
    assert scene.side == scene.state.plan.bot == bot
    assert scene.state.plan.side(0) == 1 - bot


def test_c1_5_camps_are_hidden_bags_follow_and_tokens_are_open() -> None:
    scene = Scene(border_control=True)
    sight = scene.state.sight(0)
    assert sight.known == [True, False]
    assert sight.camps[CAESAR] == scene.state.camps[CAESAR]
    assert sight.bags[CAESAR] == scene.state.bags[CAESAR]
    assert sight.camps[POMPEY] == sight.bags[POMPEY] == []
    assert sight.unseen[POMPEY] == scene.box.legions
    assert (sight.camp_sizes, sight.bag_sizes) == ([3, 3], [13, 13])
    assert sight.table.bonus == scene.table.bonus
    spectator = scene.state.sight(None)
    assert spectator.known == [False, False]
    assert spectator.unseen == [scene.box.legions] * 2
