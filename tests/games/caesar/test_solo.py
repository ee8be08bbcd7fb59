"""C4: Auto-Brutus and Auto-Crassus."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rubicon.core import FORTUNA, Rng
from rubicon.games.caesar import GAME
from rubicon.games.caesar.rules.table import (
    LINING,
    OVER,
    PICKING_BORDER,
    PICKING_PROVINCE,
    POISONING,
    SUPPORTING,
)
from tests.games.caesar.scene import CAESAR, POMPEY, Scene


def solo(*orders: str, lay: dict[str, str] | None = None, **options: Any) -> Scene:
    """A solo game whose only command tile has these orders: one resolve if none are named."""
    levels = dict.fromkeys(("easy", "normal", "hard"), "X")
    custom = {
        "command_tiles": {"X": {"count": 1, "orders": list(orders or ["resolve"])}},
        "solo_difficulty": {"base": levels, "centurions": levels},
    }
    return Scene(lay, custom, **{"solo": "easy", **options})


def go(scene: Scene) -> None:
    """The bot's turn, up to where Fortuna is needed or you are to move."""
    scene.journal.clear()
    scene.state._start_turn(scene.state.plan.bot)
    scene.chance("tile X")


def sent(scene: Scene) -> list[tuple[object, ...]]:
    """What the bot sent: the legion, and the two provinces with their values, as (legion, high to, low to)."""
    return [
        (values[1], str(values[4]).removeprefix("province-"), str(values[6]).removeprefix("province-"))
        for values in scene.told("sent")
    ]


def reasons(scene: Scene) -> list[tuple[str, str]]:
    """The priorities that it followed, and where."""
    return [
        (event.kind.name.removeprefix("priority_"), str(event.get("province")).removeprefix("province-"))
        for event in scene.journal
        if event.kind.name.startswith("priority_")
    ]


# C4.1: what it has


@pytest.mark.parametrize("poison", [False, True])
def test_c4_1_a_face_up_line_of_three_a_bag_and_twelve_markers(poison: bool) -> None:
    scene = Scene(solo="easy", poison=poison)
    assert len(scene.table.line) == 3
    assert len(scene.state.bags[POMPEY]) == 13
    assert scene.table.supply == [12, 12]
    assert len(scene.state.camps[CAESAR]) == (3 if poison else 2)
    assert scene.state.sight(0).bags[POMPEY] == scene.state.bags[POMPEY], "what it has is open"


@pytest.mark.parametrize(
    ("level", "centurions", "stack"),
    [
        ("easy", False, {"A": 4, "B": 2}),
        ("normal", False, {"A": 3, "B": 2, "C": 1}),
        ("hard", False, {"A": 4, "C": 2}),
        ("easy", True, {"A": 4, "B": 1, "D": 1}),
        ("normal", True, {"A": 2, "B": 2, "C": 1, "D": 1}),
        ("hard", True, {"A": 4, "C": 1, "E": 1}),
    ],
)
@pytest.mark.parametrize("edition", ["nk", "psc"])
def test_c4_1_command_tiles_by_difficulty(level: str, centurions: bool, stack: dict[str, int], edition: str) -> None:
    scene = Scene(solo=level, centurions=centurions, edition=edition)
    assert scene.chances() == {f"tile {name}": count for name, count in stack.items()}


def test_c4_1_an_empty_stack_is_reshuffled() -> None:
    scene = solo()
    go(scene)
    assert scene.table.tiles == []
    scene.journal.clear()
    scene.state._start_turn(POMPEY)
    assert scene.kinds() == ["turn", "shuffled"]
    assert scene.chances() == {"tile X": 1}


def test_c4_1_tiles_go_on_until_the_stack_is_empty() -> None:
    scene = Scene(solo="hard")
    seen: Counter[str] = Counter()
    for _ in range(6):
        scene.state._start_turn(POMPEY)
        name = next(iter(scene.chances()))
        seen[name] += 1
        scene.table.tiles.remove(scene.box.tile_names.index(name.removeprefix("tile ")))
    assert seen == {"tile A": 4, "tile C": 2}
    assert scene.table.tiles == []


def test_c4_1_the_orders_in_sequence() -> None:
    scene = Scene(solo="hard")
    scene.line("3/3 sword", "3/3 shield", "3/3 ship")
    scene.chance("tile C")
    assert scene.table.phase == LINING
    scene.chance("draw 6/0 ship")
    scene.chance("draw 6/0 sword")
    while scene.state.acting() == (FORTUNA,):
        scene.chance()
    order = [k for k in scene.kinds() if k in ("tile_up", "lined", "sent")]
    assert order == ["tile_up", "lined", "lined", "sent", "sent"]
    assert len(scene.table.line) == 3
    assert scene.state.acting() == (0,)


# C4.2: draw, discard, draw a centurion


def test_c4_2_draws_go_to_the_right_end() -> None:
    scene = solo("draw", "draw", "resolve")
    scene.line("3/3 sword", "4/2 ship", "6/0 shield")
    go(scene)
    scene.chance("draw 5/1 ship")
    assert scene.titles(scene.table.line) == ["3/3 sword", "4/2 ship", "6/0 shield", "5/1 ship"]
    scene.chance("draw 2/2 laurel")
    assert scene.told("lined")[-1] == ("side-brutus", "2/2", "icon-laurel")


def test_c4_2_discard_the_leftmost() -> None:
    scene = solo("discard")
    scene.line("3/3 sword", "4/2 ship")
    go(scene)
    assert scene.titles(scene.table.line) == ["4/2 ship"]
    assert scene.legion("3/3 sword") in scene.state.bags[POMPEY]
    assert scene.state.bags[POMPEY] == sorted(scene.state.bags[POMPEY])
    assert scene.told("discarded") == [("side-brutus", "3/3", "icon-sword")]


@pytest.mark.parametrize(("edition", "ever"), [("nk", True), ("psc", False)])
def test_c4_2_no_discard_after_a_draw_fell_short(edition: str, ever: bool) -> None:
    """psc: in that turn; nk: never again."""
    scene = solo("draw", "draw", "discard", edition=edition)
    scene.line("3/3 sword", "4/2 ship")
    scene.state.bags[POMPEY] = [scene.legion("6/0 ship")]
    go(scene)
    scene.chance("draw 6/0 ship")
    assert scene.kinds()[-4:] == ["lined", "short", "not_discarded", "turn"]
    assert len(scene.table.line) == 3
    scene.state.bags[POMPEY] = [scene.legion("3/3 ship"), scene.legion("5/1 ship")]
    go(scene)
    scene.chance()
    scene.chance()
    assert ("discarded" in scene.kinds()) is not ever


def test_c4_2_centurions_come_from_a_shuffled_pile() -> None:
    scene = solo("draw_centurion", centurions=True)
    go(scene)
    assert scene.table.phase == SUPPORTING
    assert scene.chances() == {"support 7/0 sword": 1, "support 4/4 shield+ship": 1, "support 3/3 laurel": 1}
    scene.chance("support 4/4 shield+ship")
    assert scene.titles(scene.table.line)[-1] == "4/4 shield+ship"
    assert scene.state.acting() == (0,)


def test_c4_2_orders_that_find_nothing_are_skipped() -> None:
    scene = solo("draw_centurion", "discard", centurions=True)
    scene.table.centurions[POMPEY] = []
    scene.line()
    go(scene)
    assert scene.kinds().count("no_order") == 2
    assert scene.state.acting() == (0,)


# C4.3: resolve


def test_c4_3_it_wins_ties_in_provinces_that_it_closes() -> None:
    scene = solo(lay={"Hispania Ulterior": "wealth"})
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.line("3/3 ship")
    go(scene)
    assert scene.told("tie_won") == [("side-brutus", "province-hispania_ulterior", 3)]
    assert scene.control("Hispania Ulterior") == POMPEY


def test_c4_3_nil_nil_included() -> None:
    scene = solo(lay={"Hispania Ulterior": "wealth"})
    scene.fill(CAESAR, "Hispania Ulterior-Hispania Citerior")
    scene.line("6/0 ship")
    go(scene)
    assert sent(scene) == [("6/0", "mauretania", "hispania_ulterior")]
    assert scene.told("tie_won") == [("side-brutus", "province-hispania_ulterior", 0)]


def test_c4_3_ties_in_both_provinces_that_one_legion_closes() -> None:
    """3:3 in both Hispanias: both are its own, and so is the border between them."""
    scene = solo(lay={"Hispania Ulterior": "wealth", "Hispania Citerior": "wealth"})
    scene.put(CAESAR, "3/3 ship", "Hispania Ulterior-Mauretania")
    scene.put(CAESAR, "3/3 sword", "Hispania Citerior-Gallia")
    scene.line("3/3 shield")
    go(scene)
    scene.chance("pick Hispania Citerior")
    assert sorted(scene.told("tie_won")) == [
        ("side-brutus", "province-hispania_citerior", 3),
        ("side-brutus", "province-hispania_ulterior", 3),
    ]
    assert scene.control("Hispania Ulterior") == scene.control("Hispania Citerior") == POMPEY
    assert scene.marker("Hispania Ulterior-Hispania Citerior") == POMPEY
    assert scene.table.supply == [12, 9]


def test_c4_3_but_not_in_those_that_you_close() -> None:
    scene = solo(lay={"Hispania Ulterior": "wealth"})
    scene.put(POMPEY, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "3/3 ship", "2/2 laurel")
    scene.turn(CAESAR)
    scene.play("3/3 ship Hispania Ulterior-Mauretania")
    assert scene.told("tied") == [("province-hispania_ulterior", 3)]


def test_c4_3_everything_is_finished_before_a_second_resolve() -> None:
    scene = solo("resolve", "resolve", lay={"Hispania Ulterior": "poison", "Hispania Citerior": "wealth"}, poison=True)
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.line("3/3 ship", "3/3 sword")
    go(scene)
    assert scene.table.phase == POISONING
    assert len(scene.told("sent")) == 1
    scene.chance()
    assert scene.told("aside") == [("side-brutus", "token-wealth")]
    assert reasons(scene) == [("win", "hispania_ulterior"), ("win", "hispania_citerior")]
    assert scene.marker("Hispania Ulterior-Hispania Citerior") == POMPEY
    assert scene.state.acting() == (0,)


# C4.4: its tokens


def test_c4_4_tactics_wealth_might_and_centurion_are_set_aside() -> None:
    for token in ("tactics", "wealth", "might", "centurion"):
        scene = solo(lay={"Hispania Ulterior": token}, centurions=True)
        scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
        scene.line("3/3 ship")
        bag = scene.state.bags[POMPEY].copy()
        go(scene)
        assert scene.told("aside") == [("side-brutus", f"token-{token}")]
        assert scene.state.acting() == (0,)
        assert scene.state.bags[POMPEY] == bag
        assert scene.table.supply == [12, 11]


def test_c4_4_senate_works_as_usual() -> None:
    scene = solo(lay={"Hispania Ulterior": "senate"})
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.line("3/3 ship")
    scene.table.senators[POMPEY] = 2
    go(scene)
    assert scene.told("senate_used") == [("side-brutus", 3, 3)]
    assert scene.table.supply[POMPEY] == 12 - 4


def test_c4_4_a_senate_from_a_lost_province_comes_first() -> None:
    """Mauretania is lost, Hispania Ulterior won by the same legion: the won one counts two."""
    scene = solo(lay={"Hispania Ulterior": "senate", "Mauretania": "senate"})
    scene.fill(CAESAR, "Hispania Ulterior-Hispania Citerior")
    scene.put(CAESAR, "6/0 sword", "Mauretania-Numidia")
    scene.fill(CAESAR, "Mauretania-Sardinia")
    scene.line("5/1 ship")
    go(scene)
    assert scene.control("Mauretania") == CAESAR
    assert scene.control("Hispania Ulterior") == POMPEY
    assert [k for k in scene.kinds() if k.startswith("senate")] == ["senate_bare", "senate_used"]
    assert scene.told("senate_used") == [("side-brutus", 2, 2)]


def test_c4_4_a_fifth_senate_token_has_no_effect_in_nk() -> None:
    scene = solo(lay={"Hispania Ulterior": "senate"})
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.line("3/3 ship")
    scene.table.senators[POMPEY] = 4
    go(scene)
    assert scene.told("no_effect") == [("side-brutus", "token-senate")]
    assert scene.table.supply[POMPEY] == 11


def test_c4_4_its_senate_can_win() -> None:
    scene = solo(lay={"Hispania Ulterior": "senate"})
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.line("3/3 ship")
    scene.supply(POMPEY, 2)
    go(scene)
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((), "last_senate", (0,))
    assert outcome.share(0) == 0.0


def test_c4_4_poison_takes_a_random_legion_of_your_camp_shown() -> None:
    scene = solo(lay={"Hispania Ulterior": "poison"}, poison=True)
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "6/0 ship", "2/2 laurel", "2/2 laurel")
    scene.line("3/3 ship")
    go(scene)
    assert scene.chances() == {"poison 6/0 ship": 1, "poison 2/2 laurel": 2}
    scene.chance("poison 2/2 laurel")
    assert scene.told("poisoned") == [("side-caesar", "2/2", "icon-laurel")]
    assert scene.titles(scene.state.camps[CAESAR]) == ["6/0 ship", "2/2 laurel"]
    assert scene.state.acting() == (0,)


def test_c4_4_poison_on_your_empty_camp_does_nothing_and_you_lose() -> None:
    scene = solo(lay={"Hispania Ulterior": "poison"}, poison=True)
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR)
    scene.line("3/3 ship")
    go(scene)
    assert scene.told("no_effect") == [("side-brutus", "token-poison")]
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "empty_camp")


@pytest.mark.parametrize("edition", ["nk", "psc"])
def test_c4_4_harder_throws_a_marker_out_for_each_token_of_a_province_won(edition: str) -> None:
    scene = solo(lay={"Hispania Ulterior": "wealth"}, solo_harder=True, edition=edition)
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.line("3/3 ship")
    go(scene)
    name = "side-brutus" if edition == "nk" else "side-crassus"
    assert scene.told("thrown") == [(name, 10)]
    assert (scene.table.supply[POMPEY], scene.table.thrown[POMPEY]) == (10, 1)


@pytest.mark.parametrize("token", ["wealth", "senate", "poison", "centurion"])
def test_c4_4_harder_nk_what_it_closes_is_its_own_and_every_token_goes_to_the_box(token: str) -> None:
    """ "Gdy Auto-Brutus zamyka prowincję: zdobywa nad nią władzę, odrzuca do pudełka żeton, odrzuca 1 znacznik"."""
    scene = solo(lay={"Hispania Ulterior": token}, solo_harder=True, poison=True, centurions=True)
    scene.put(CAESAR, "6/0 shield", "Hispania Ulterior-Hispania Citerior")
    scene.line("5/1 ship", "3/3 ship")
    go(scene)
    assert reasons(scene) == [("win", "hispania_ulterior")]
    assert scene.told("priority_win") == [("side-brutus", "province-hispania_ulterior", 1)], "the lowest value does"
    assert scene.told("takes_all") == [("province-hispania_ulterior", "side-brutus", 1, "side-caesar", 6)]
    assert scene.control("Hispania Ulterior") == POMPEY
    assert scene.told("aside") == [("side-brutus", f"token-{token}")]
    assert scene.told("thrown") == [("side-brutus", 10)]
    assert (scene.table.supply[POMPEY], scene.table.under[POMPEY], scene.table.senators[POMPEY]) == (10, 0, 0)
    assert scene.state.acting() == (0,)


def test_c4_4_harder_nk_both_provinces_that_one_legion_closes() -> None:
    scene = solo(lay={"Syria": "wealth", "Asia": "senate"}, solo_harder=True)
    scene.fill(CAESAR, "Syria-Aegyptus", "Creta-Asia", "Aegyptus-Asia")
    scene.line("3/3 shield")
    go(scene)
    assert (scene.control("Syria"), scene.control("Asia")) == (POMPEY, POMPEY)
    assert len(scene.told("thrown")) == 2
    assert scene.table.supply[POMPEY] == 12 - 2 - 1 - 2, "two provinces, their border, two thrown out"


def test_c4_4_harder_nk_never_needs_priority_2() -> None:
    """Where you would win the game by what it closes, it wins that province instead."""
    scene = solo(lay={"Hispania Ulterior": "wealth"}, solo_harder=True)
    scene.put(CAESAR, "6/0 shield", "Hispania Ulterior-Hispania Citerior")
    scene.line("3/3 ship")
    scene.supply(CAESAR, 1)
    go(scene)
    assert reasons(scene) == [("win", "hispania_ulterior")]
    assert scene.state.outcome() is None


@pytest.mark.parametrize("how", [{"edition": "psc"}, {"edition": "nk", "rules": 1}])
def test_c4_4_harder_psc_not_for_a_province_lost(how: dict[str, Any]) -> None:
    scene = solo(lay={"Hispania Ulterior": "wealth"}, solo_harder=True, **how)
    scene.put(CAESAR, "6/0 shield", "Hispania Ulterior-Hispania Citerior")
    scene.line("3/3 ship")
    go(scene)
    assert reasons(scene) == [("close", "hispania_ulterior")]
    assert scene.told("thrown") == []


@pytest.mark.parametrize("how", [{"edition": "psc"}, {"edition": "nk", "rules": 1}])
@pytest.mark.parametrize(("token", "thrown"), [("senate", 0), ("poison", 0), ("centurion", 1)])
def test_c4_4_harder_psc_only_for_tokens_that_are_set_aside(token: str, thrown: int, how: dict[str, Any]) -> None:
    """Senate and Poison work, so they throw nothing out, although the province is won; a Centurion does."""
    scene = solo(lay={"Hispania Ulterior": token}, solo_harder=True, poison=True, centurions=True, **how)
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.line("3/3 ship")
    go(scene)
    if token == "poison":
        scene.chance()
    assert scene.control("Hispania Ulterior") == POMPEY
    assert scene.table.thrown[POMPEY] == len(scene.told("thrown")) == thrown
    assert scene.table.supply[POMPEY] == 12 - 1 - scene.table.under[POMPEY] - thrown
    assert scene.state.acting() == (0,)


def test_c4_4_harder_an_empty_supply_is_a_win() -> None:
    scene = solo(lay={"Hispania Ulterior": "wealth"}, solo_harder=True)
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.line("3/3 ship")
    scene.supply(POMPEY, 2)
    go(scene)
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "thrown_out")
    assert scene.kinds()[-2:] == ["thrown", "last_marker"]


# C4.5: when it cannot place


def test_c4_5_it_never_places_face_down() -> None:
    """Only double-line borders are empty that its legion does not fit."""
    scene = solo(border_control=True)
    scene.line("6/0 sword")
    scene.only("Aegyptus-Asia", "Sardinia-Gallia")
    go(scene)
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "bot_stuck")
    assert scene.kinds()[-1] == "cannot_place"


def test_c4_5_a_double_line_border_is_like_any_other_for_it() -> None:
    """Into Africa by the double line to Numidia, the only sword border: face up, and no token is turned up for it."""
    scene = solo(border_control=True)
    scene.put(CAESAR, "5/1 ship", "Africa-Achaia")
    scene.line("4/2 sword")
    beside = scene.table.pool.copy()
    go(scene)
    assert sent(scene) == [("4/2", "africa", "numidia")]
    assert (scene.power("Africa"), scene.power("Numidia")) == ((5, 4), (0, 2))
    assert not scene.table.down
    assert scene.table.pool == beside
    assert scene.state.acting() == (0,)


def test_c4_5_an_empty_line_at_its_first_resolve_loses() -> None:
    scene = solo()
    scene.line()
    go(scene)
    assert (scene.table.winner, scene.table.reason) == (CAESAR, "bot_stuck")


def test_c4_5_it_may_have_been_poisoned_empty_and_then_drawn() -> None:
    scene = solo("draw", "resolve")
    scene.line()
    go(scene)
    scene.chance("draw 2/2 laurel")
    assert scene.table.phase != OVER


def test_c4_5_a_later_resolve_without_a_placement_is_skipped() -> None:
    scene = solo("resolve", "resolve")
    scene.line("3/3 ship")
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    go(scene)
    assert scene.told("skipped") == [("side-brutus",)]
    assert scene.state.acting() == (0,)


# C4.6: the priorities


def test_c4_6_1_win_with_the_lowest_value_that_does() -> None:
    scene = solo()
    scene.put(CAESAR, "4/2 shield", "Hispania Citerior-Hispania Ulterior")
    scene.line("6/0 ship", "5/1 ship", "4/2 ship", "3/3 ship")
    go(scene)
    assert reasons(scene) == [("win", "hispania_ulterior")]
    assert sent(scene) == [("4/2", "mauretania", "hispania_ulterior")], "2 to Hispania Ulterior wins the tie"
    assert scene.told("priority_win") == [("side-brutus", "province-hispania_ulterior", 2)]


def test_c4_6_2_close_though_it_loses_with_the_lowest_value() -> None:
    scene = solo()
    scene.put(CAESAR, "6/0 shield", "Hispania Ulterior-Hispania Citerior")
    scene.line("4/2 ship", "5/1 ship", "3/3 ship")
    go(scene)
    assert reasons(scene) == [("close", "hispania_ulterior")]
    assert sent(scene) == [("5/1", "mauretania", "hispania_ulterior")]
    assert scene.control("Hispania Ulterior") == CAESAR


def test_c4_6_1_comes_before_2() -> None:
    scene = solo()
    scene.put(CAESAR, "6/0 shield", "Hispania Ulterior-Hispania Citerior")  # to be closed and lost
    scene.put(CAESAR, "5/1 shield", "Asia-Syria")  # Syria could be won
    scene.line("5/1 ship", "3/3 sword")
    go(scene)
    assert reasons(scene) == [("win", "syria")]


def test_c4_6_2_never_lets_you_win_the_game() -> None:
    """You have one marker left: it does not close Hispania Ulterior for you, but does something else."""
    scene = solo()
    scene.put(CAESAR, "6/0 shield", "Hispania Ulterior-Hispania Citerior")
    scene.supply(CAESAR, 1)
    scene.line("4/2 ship")
    go(scene)
    assert "veto" in scene.kinds()
    assert scene.table.phase != OVER
    assert reasons(scene) == [("central", "italia")]


def test_c4_6_1_wins_a_province_even_if_that_lets_you_win_the_game() -> None:
    """3 win it Hispania Ulterior and close Hispania Citerior too, which is yours by 6:3, with your last marker."""
    scene = solo()
    scene.fill(CAESAR, "Hispania Ulterior-Mauretania")
    scene.put(CAESAR, "6/0 sword", "Hispania Citerior-Gallia")
    scene.supply(CAESAR, 1)
    scene.line("3/3 shield")
    go(scene)
    assert reasons(scene) == [("win", "hispania_ulterior")]
    assert "veto" not in scene.kinds()
    assert scene.control("Hispania Ulterior") == POMPEY, "it places its marker first"
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "last_province")


def test_c4_6_2_another_province_may_be_closed() -> None:
    """Hispania Ulterior would bring you a marker on its border too, and so the game; Syria only one."""
    scene = solo(lay={"Hispania Ulterior": "senate"})
    scene.hold(CAESAR, "Hispania Citerior")
    scene.put(CAESAR, "6/0 shield", "Hispania Ulterior-Hispania Citerior")
    scene.fill(CAESAR, "Hispania Citerior-Gallia")
    scene.put(CAESAR, "5/1 shield", "Syria-Asia")
    scene.supply(CAESAR, 2)
    scene.line("4/2 ship", "4/2 sword")
    go(scene)
    assert reasons(scene) == [("close", "syria")]
    assert scene.table.supply[CAESAR] == 1


def test_c4_6_2_italia_counts_two_and_shared_borders_once() -> None:
    scene = solo()
    for border in ("Sardinia", "Achaia", "Macedonia", "Dalmatia", "Sicilia"):
        scene.fill(CAESAR, f"Italia-{border}")
    scene.table.power[2 * scene.province("Italia") + CAESAR] = 9
    scene.supply(CAESAR, 2)
    scene.line("3/3 sword")
    assert scene.state._hands_over(scene.border("Italia-Gallia Cisalpina"), scene.province("Italia"), 3, 3)
    scene.supply(CAESAR, 3)
    assert not scene.state._hands_over(scene.border("Italia-Gallia Cisalpina"), scene.province("Italia"), 3, 3)
    # Both Hispanias closed by one legion and lost: two provinces and the border between them.
    both = solo()
    both.put(CAESAR, "6/0 ship", "Hispania Ulterior-Mauretania")
    both.put(CAESAR, "6/0 sword", "Hispania Citerior-Gallia")
    between = both.border("Hispania Ulterior-Hispania Citerior")
    both.supply(CAESAR, 3)
    assert both.state._hands_over(between, both.province("Hispania Ulterior"), 3, 3)
    assert both.state._hands_over(between, both.province("Hispania Citerior"), 3, 3)
    both.supply(CAESAR, 4)
    assert not both.state._hands_over(between, both.province("Hispania Ulterior"), 3, 3)


def test_c4_6_after_a_veto_such_placements_are_avoided_while_any_other_exists() -> None:
    """It is furthest behind in Hispania Ulterior, but does not close it there either."""
    scene = solo()
    scene.put(CAESAR, "6/0 shield", "Hispania Ulterior-Hispania Citerior")
    scene.put(CAESAR, "5/1 ship", "Africa-Achaia")
    scene.supply(CAESAR, 1)
    scene.line("4/2 ship")
    go(scene)
    assert reasons(scene) == [("behind", "africa")]
    assert scene.told("priority_behind") == [("side-brutus", "province-africa", 5, 4)]


def test_c4_6_after_a_veto_if_there_is_nothing_else_it_places_all_the_same() -> None:
    scene = solo()
    scene.put(CAESAR, "6/0 shield", "Hispania Ulterior-Hispania Citerior")
    scene.put(CAESAR, "6/0 sword", "Mauretania-Numidia")
    scene.supply(CAESAR, 1)
    scene.line("4/2 ship")
    scene.only("Hispania Ulterior-Mauretania")
    go(scene)
    assert "veto" in scene.kinds()
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "last_province")


def test_c4_6_3_strengthen_where_it_is_furthest_behind() -> None:
    """By 5 in Africa rather than by 4 in Macedonia, with the highest value."""
    scene = solo()
    scene.put(CAESAR, "5/1 ship", "Africa-Achaia")
    scene.put(CAESAR, "4/2 sword", "Macedonia-Dalmatia")
    scene.line("4/2 shield", "5/1 shield", "2/2 laurel")
    go(scene)
    assert reasons(scene) == [("behind", "africa")]
    assert sent(scene) == [("5/1", "africa", "cyrenaica")]
    assert scene.told("priority_behind") == [("side-brutus", "province-africa", 5, 5)]


def test_c4_6_3_an_unplaceable_province_gives_way() -> None:
    """No legion of the line fits Africa's borders."""
    scene = solo()
    scene.put(CAESAR, "5/1 ship", "Africa-Achaia")
    scene.fill(CAESAR, "Africa-Cyrenaica")
    scene.put(CAESAR, "4/2 sword", "Macedonia-Dalmatia")
    scene.line("4/2 shield")
    go(scene)
    assert reasons(scene) == [("behind", "macedonia")]


def test_c4_6_4_strengthen_where_it_is_present_and_closest_to_winning() -> None:
    """Ahead by 5 in Africa and by 4 in Macedonia, behind nowhere."""
    scene = solo()
    scene.put(POMPEY, "5/1 ship", "Africa-Achaia")
    scene.put(POMPEY, "4/2 sword", "Macedonia-Dalmatia")
    scene.line("3/3 shield")
    go(scene)
    assert reasons(scene) == [("near", "africa")]
    assert scene.told("priority_near") == [("side-brutus", "province-africa", 5, 3)]


def test_c4_6_4_level_counts_as_close() -> None:
    scene = solo()
    scene.put(POMPEY, "6/0 ship", "Mauretania-Sardinia")
    scene.close_off("Hispania Ulterior-Mauretania", "Mauretania-Numidia")
    scene.line("3/3 ship")
    go(scene)
    assert scene.told("priority_near") == [("side-brutus", "province-sardinia", 0, 3)]


def test_c4_6_5_next_to_a_province_that_it_controls() -> None:
    """Nothing lies about, and Syria is its own: Asia or Aegyptus."""
    scene = solo(lay={"Asia": "senate", "Aegyptus": "wealth"})
    scene.hold(POMPEY, "Syria")
    scene.line("3/3 shield")
    go(scene)
    assert reasons(scene) == [("next", "asia")]


def test_c4_6_6_a_central_province() -> None:
    scene = solo()
    scene.line("3/3 ship")
    go(scene)
    assert reasons(scene) == [("central", "italia")]
    assert scene.told("priority_central") == [("side-brutus", "province-italia", 3)]


def test_c4_6_7_any_province() -> None:
    """All borders of the central provinces that it could take are taken."""
    scene = solo()
    scene.close_off("Sicilia-Italia", "Italia-Gallia Cisalpina", "Achaia-Macedonia")
    scene.line("6/0 sword")
    go(scene)
    assert scene.table.phase == PICKING_PROVINCE
    scene.chance(next(iter(scene.chances())))
    assert reasons(scene)[0][0] == "any"


def test_c4_6_zero_does_not_strengthen() -> None:
    """With a 0/0 legion of one's own box, 3 and 4 are not possible."""
    levels = dict.fromkeys(("easy", "normal", "hard"), "X")
    custom = {
        "legions": [{"icons": ["ship"], "values": [0, 0]}] * 16,
        "command_tiles": {"X": {"count": 1, "orders": ["resolve"]}},
        "solo_difficulty": {"base": levels, "centurions": levels},
    }
    scene = Scene(custom=custom, solo="easy")
    scene.table.power[2 * scene.province("Italia") + CAESAR] = 5
    go(scene)
    assert scene.table.priority == 6


# C4.7: ties


def test_c4_7_province_before_value() -> None:
    """Furthest behind decides, though a higher value could go elsewhere."""
    scene = solo()
    scene.put(CAESAR, "5/1 ship", "Africa-Achaia")
    scene.put(CAESAR, "4/2 sword", "Macedonia-Dalmatia")
    scene.line("3/3 shield", "6/0 sword")
    scene.close_off("Numidia-Africa")
    go(scene)
    assert sent(scene)[0][0] == "3/3"
    assert reasons(scene) == [("behind", "africa")]


def test_c4_7_list_next_to_its_own_first() -> None:
    """Behind by 4 in Hispania Ulterior and in Syria; only Syria lies next to one of its own, though without Senate."""
    scene = solo(lay={"Mauretania": "senate", "Asia": "wealth"})
    scene.put(CAESAR, "4/2 sword", "Mauretania-Numidia")
    scene.put(CAESAR, "4/2 ship", "Asia-Aegyptus")
    scene.hold(POMPEY, "Syria")
    scene.line("2/2 laurel")
    go(scene)
    assert reasons(scene) == [("behind", "asia")]
    assert scene.told("tie_province") == [("province-asia", "tie-controlled")]


def test_c4_7_list_then_senate() -> None:
    scene = solo(lay={"Mauretania": "senate", "Asia": "wealth"})
    scene.put(CAESAR, "4/2 sword", "Mauretania-Numidia")
    scene.put(CAESAR, "4/2 ship", "Asia-Aegyptus")
    scene.line("2/2 laurel")
    go(scene)
    assert scene.told("tie_province") == [("province-mauretania", "tie-senate")]


def test_c4_7_list_then_poison() -> None:
    scene = solo(lay={"Mauretania": "wealth", "Asia": "poison"}, poison=True)
    scene.put(CAESAR, "4/2 sword", "Mauretania-Numidia")
    scene.put(CAESAR, "4/2 ship", "Asia-Aegyptus")
    scene.line("2/2 laurel")
    go(scene)
    assert scene.told("tie_province") == [("province-asia", "tie-poison")]


def test_c4_7_list_then_central() -> None:
    scene = solo(lay={"Sicilia": "wealth", "Asia": "wealth"})
    scene.put(CAESAR, "4/2 sword", "Sicilia-Italia")
    scene.put(CAESAR, "4/2 ship", "Asia-Aegyptus")
    scene.line("2/2 laurel")
    go(scene)
    assert scene.told("tie_province") == [("province-sicilia", "tie-central")]


def test_c4_7_list_then_random() -> None:
    """Fortuna picks, every one as likely."""
    scene = solo(lay={"Mauretania": "wealth", "Africa": "wealth"})
    scene.put(CAESAR, "4/2 sword", "Mauretania-Numidia")
    scene.put(CAESAR, "4/2 ship", "Africa-Achaia")
    scene.line("3/3 shield", "3/3 ship")
    go(scene)
    assert scene.chances() == {"pick Mauretania": 1, "pick Africa": 1}
    draws = Counter(scene.state.draw(Rng(seed)) for seed in range(60))
    assert {GAME.say_chance(scene.setup, outcome) for outcome in draws} == {"pick Mauretania", "pick Africa"}
    scene.chance("pick Africa")
    assert scene.told("tie_province") == [("province-africa", "tie-random")]


def test_c4_7_list_narrows_step_by_step() -> None:
    """Two with Senate, one of them central."""
    scene = solo(lay={"Mauretania": "senate", "Sicilia": "senate", "Asia": "wealth"})
    scene.put(CAESAR, "4/2 sword", "Mauretania-Numidia")
    scene.put(CAESAR, "4/2 ship", "Asia-Aegyptus")
    scene.put(CAESAR, "4/0 laurel", "Sicilia-Italia")
    scene.line("2/2 laurel")
    go(scene)
    assert scene.told("tie_province") == [("province-sicilia", "tie-central")]


@pytest.mark.parametrize(
    ("rule", "province", "lay", "own"),
    [
        ("controlled", "asia", {"Mauretania": "senate", "Asia": "wealth"}, ["Syria"]),
        ("senate", "asia", {"Mauretania": "poison", "Asia": "senate"}, []),
        ("poison", "asia", {"Mauretania": "wealth", "Asia": "poison"}, []),
    ],
)
@pytest.mark.parametrize(
    ("priority", "legion"), [("win", "4/0 laurel"), ("close", "2/2 laurel"), ("near", "2/2 laurel")]
)
def test_c4_7_the_list_in_other_priorities(
    priority: str, legion: str, rule: str, province: str, lay: dict[str, str], own: list[str]
) -> None:
    """You have 4 in Mauretania and in Asia, and one border of each is left; or it has 4 there itself, and more are."""
    scene = solo(lay=lay, poison=True)
    side = POMPEY if priority == "near" else CAESAR
    scene.put(side, "4/2 sword", "Mauretania-Numidia")
    scene.put(side, "4/2 ship", "Asia-Aegyptus")
    if priority != "near":
        scene.close_off("Mauretania-Hispania Ulterior", "Asia-Syria")
        scene.close_off("Hispania Ulterior-Hispania Citerior", "Hispania Citerior-Gallia", "Syria-Aegyptus")
    scene.hold(POMPEY, *own)
    scene.line(legion)
    go(scene)
    assert reasons(scene) == [(priority, province)]
    assert scene.told("tie_province") == [(f"province-{province}", f"tie-{rule}")]


@pytest.mark.parametrize(("priority", "legion"), [("win", "4/0 laurel"), ("close", "2/2 laurel")])
def test_c4_7_list_then_next_to_a_central_one(priority: str, legion: str) -> None:
    """You have 4 in Mauretania and in Syria, and one border of each is left. Next to Syria nothing is central."""
    scene = solo(lay={"Mauretania": "wealth", "Syria": "wealth"})
    scene.put(CAESAR, "4/2 sword", "Mauretania-Numidia")
    scene.put(CAESAR, "4/2 shield", "Syria-Asia")
    scene.close_off("Mauretania-Hispania Ulterior", "Hispania Ulterior-Hispania Citerior", "Hispania Citerior-Gallia")
    scene.line(legion)
    go(scene)
    assert reasons(scene) == [(priority, "mauretania")]
    assert scene.told("tie_province") == [("province-mauretania", "tie-near_central")]


def test_c4_7_psc_5_value_before_province() -> None:
    """psc: Aegyptus takes the 5, so it is chosen before Asia with its Senate; nk chooses Asia by the list."""
    for edition, province in (("psc", "aegyptus"), ("nk", "asia")):
        scene = solo(lay={"Asia": "senate", "Aegyptus": "wealth"}, edition=edition)
        scene.hold(POMPEY, "Syria")
        scene.line("3/3 shield", "5/1 sword")
        go(scene)
        assert reasons(scene) == [("next", province)]
        if edition == "psc":
            assert scene.told("tie_province") == [("province-aegyptus", "tie-highest")]


def test_c4_7_psc_5_ties_of_value_go_by_the_list() -> None:
    scene = solo(lay={"Asia": "senate", "Aegyptus": "wealth"}, edition="psc")
    scene.hold(POMPEY, "Syria")
    scene.line("5/1 shield", "5/1 sword")
    go(scene)
    assert scene.told("tie_province") == [("province-asia", "tie-senate")]


def test_c4_7_6_italia_first_in_nk_even_with_a_lower_value() -> None:
    """psc looks at the value first: 6 goes to Sicilia or Sardinia, not to Italia."""
    for edition in ("nk", "psc"):
        scene = solo(edition=edition)
        scene.line("3/3 sword", "6/0 ship")
        scene.close_off("Italia-Achaia", "Italia-Dalmatia", "Creta-Aegyptus", "Africa-Achaia")
        go(scene)
        if edition == "nk":
            assert reasons(scene) == [("central", "italia")]
            assert scene.told("tie_province") == [("province-italia", "tie-italia")]
            assert sent(scene)[0][0] == "3/3"
        else:
            assert scene.chances() == {"pick Sardinia": 1, "pick Sicilia": 1}, "random, not the list"


def test_c4_7_6_psc_ties_of_value_go_to_italia() -> None:
    scene = solo(edition="psc")
    scene.line("6/0 ship")
    go(scene)
    assert reasons(scene) == [("central", "italia")]
    assert scene.told("tie_province") == [("province-italia", "tie-italia")]


def test_c4_7_6_nk_without_italia_by_the_list() -> None:
    scene = solo(lay={"Sicilia": "senate", "Sardinia": "wealth", "Achaia": "wealth", "Creta": "wealth"})
    scene.line("3/3 ship")
    scene.close_off("Italia-Achaia", "Italia-Dalmatia")
    go(scene)
    assert scene.told("tie_province") == [("province-sicilia", "tie-senate")]


def test_c4_7_7_random_in_psc_and_by_the_list_in_nk() -> None:
    for edition in ("psc", "nk"):
        senates = dict.fromkeys(("Syria", "Hispania Ulterior", "Sardinia", "Creta", "Asia"), "senate")
        scene = solo(lay=senates, edition=edition)
        scene.close_off("Sicilia-Italia", "Italia-Gallia Cisalpina", "Achaia-Macedonia")
        scene.line("3/3 sword")
        go(scene)
        if edition == "psc":
            assert len(scene.chances()) == 11, "all that touch a sword border"
        else:
            assert scene.told("tie_province") == [("province-syria", "tie-senate")]


CENTRAL_CLOSED_TO_SWORDS_AND_SHIELDS = (
    "Sicilia-Italia", "Italia-Gallia Cisalpina", "Sardinia-Gallia", "Sardinia-Italia", "Italia-Macedonia",
    "Achaia-Macedonia", "Macedonia-Dalmatia", "Achaia-Creta", "Cyrenaica-Creta", "Creta-Asia",
)  # fmt: skip


def test_c4_7_7_nk_highest_value_first_then_the_list() -> None:
    """ "Wybierz prowincję, w której możesz położyć legion z największą wartością": a 5 before a Senate token."""
    for rules in (2, 1):
        lay = {"Numidia": "senate", "Syria": "senate", "Dalmatia": "might"}
        lay |= dict.fromkeys(("Asia", "Aegyptus", "Cyrenaica"), "wealth")
        scene = solo(lay=lay, rules=rules)
        scene.close_off(*CENTRAL_CLOSED_TO_SWORDS_AND_SHIELDS)
        scene.line("3/3 sword", "5/1 shield")
        go(scene)
        if rules == 2:
            assert sent(scene)[0][0] == "5/1"
            assert reasons(scene) == [("any", "syria")]
            assert scene.told("tie_province") == [("province-syria", "tie-senate")]
        else:
            assert reasons(scene) == [("any", "numidia")], "the list alone, to the end: next to a central province"


def test_c4_7_7_psc_highest_value_first() -> None:
    scene = solo(edition="psc")
    scene.close_off(*CENTRAL_CLOSED_TO_SWORDS_AND_SHIELDS)
    scene.line("3/3 sword", "5/1 shield")
    go(scene)
    shields = {
        "Hispania Ulterior",
        "Hispania Citerior",
        "Gallia Cisalpina",
        "Dalmatia",
        "Africa",
        "Cyrenaica",
        "Asia",
        "Syria",
    }
    assert set(scene.chances()) == {f"pick {name}" for name in shields}


def test_c4_7_ties_of_borders_the_province_that_it_trails_most() -> None:
    """Into Africa, by the border to Numidia, where it is behind too; not by Sicilia, which is central."""
    scene = solo()
    scene.put(CAESAR, "5/1 ship", "Africa-Achaia")
    scene.put(CAESAR, "4/2 sword", "Numidia-Mauretania")
    scene.fill(CAESAR, "Africa-Cyrenaica")
    scene.line("2/2 laurel")
    go(scene)
    assert reasons(scene) == [("behind", "africa")]
    first, second, rule = scene.told("tie_border")[0]
    assert {first, second} == {"province-numidia", "province-africa"}
    assert rule == "tie-trailing"


def test_c4_7_ties_of_borders_then_central() -> None:
    """Behind nowhere else: the border to Sicilia."""
    scene = solo()
    scene.fill(CAESAR, "Africa-Cyrenaica")
    scene.put(CAESAR, "6/0 ship", "Africa-Achaia")
    scene.line("2/2 laurel")
    go(scene)
    assert scene.told("tie_border") == [("province-sicilia", "province-africa", "tie-central")]


def test_c4_7_ties_of_borders_then_random() -> None:
    scene = solo()
    scene.put(CAESAR, "6/0 shield", "Gallia-Sardinia")
    scene.line("2/2 laurel")
    go(scene)
    assert scene.table.phase == PICKING_BORDER
    assert scene.chances() == {"pick Hispania Citerior-Gallia": 1, "pick Gallia-Gallia Cisalpina": 1}
    scene.chance("pick Gallia-Gallia Cisalpina")
    assert scene.told("tie_border") == [("province-gallia", "province-gallia_cisalpina", "tie-random")]
    assert scene.state.acting() == (0,)


def test_c4_7_value_before_border() -> None:
    """Into Macedonia the 4 by the sword border, although the shield border leads to Italia."""
    scene = solo()
    scene.put(CAESAR, "6/0 sword", "Macedonia-Achaia")
    scene.line("3/3 shield", "4/2 sword")
    go(scene)
    assert sent(scene) == [("4/2", "macedonia", "dalmatia")]
    assert scene.told("tie_border") == []


def test_c4_7_ties_of_legions_without_laurel_first() -> None:
    scene = solo(centurions=True)
    scene.put(CAESAR, "6/0 sword", "Macedonia-Achaia")
    scene.line("3/3 laurel", "3/3 shield")
    go(scene)
    assert scene.told("sent")[0][2] == "icon-shield"


def test_c4_7_ties_of_legions_then_the_highest_sum_in_3_to_7() -> None:
    scene = solo(centurions=True)
    scene.put(CAESAR, "6/0 ship", "Italia-Achaia")
    scene.fill(CAESAR, "Italia-Sardinia", "Italia-Macedonia", "Italia-Sicilia", "Italia-Gallia Cisalpina")
    scene.table.free[scene.province("Italia")] += 1  # so that nothing closes
    scene.line("4/2 ship", "4/4 shield+ship")
    go(scene)
    assert sent(scene)[0][0] == "4/4"


def test_c4_7_ties_of_legions_the_lowest_sum_in_1_and_2() -> None:
    """Both the 4/2 and the 4/4 bring 4 and win; the 4/2 has the lower sum."""
    scene = solo(centurions=True)
    scene.put(CAESAR, "4/2 shield", "Hispania Ulterior-Hispania Citerior")
    scene.line("4/4 shield+ship", "4/2 ship")
    go(scene)
    assert reasons(scene) == [("win", "hispania_ulterior")]
    assert sent(scene)[0][0] == "4/2"


def test_c4_7_ties_of_legions_then_leftmost() -> None:
    scene = solo()
    scene.line("3/1 laurel", "2/2 laurel", "6/0 ship", "2/2 laurel")
    scene.put(CAESAR, "4/2 shield", "Hispania Citerior-Hispania Ulterior")
    go(scene)
    assert sent(scene)[0][0] == "2/2"
    assert scene.titles(scene.table.line) == ["3/1 laurel", "6/0 ship", "2/2 laurel"], "the left one of the two"


# C4.8: the words


def test_c4_8_present_with_a_face_up_legion_even_of_value_nil() -> None:
    """The 6/0 brings Sardinia nothing, but the bot is present there; and closest to winning where it has 6."""
    scene = solo()
    scene.put(POMPEY, "6/0 ship", "Mauretania-Sardinia")
    assert scene.state._present(scene.province("Sardinia"))
    assert scene.state._present(scene.province("Mauretania"))
    assert not scene.state._present(scene.province("Sicilia"))


def test_c4_8_a_legion_face_down_is_not_present() -> None:
    scene = solo()
    scene.fill(POMPEY, "Mauretania-Sardinia")
    assert not scene.state._present(scene.province("Sardinia"))


@pytest.mark.parametrize(
    ("rules", "central"),
    [(2, ["Sardinia", "Sicilia", "Italia", "Achaia", "Creta"]), (1, ["Sardinia", "Sicilia", "Italia"])],
)
def test_c4_8_central_provinces(rules: int, central: list[str]) -> None:
    """Surrounded by other provinces on all sides; rules 1 left Achaia and Creta out."""
    scene = Scene(rules=rules, solo="easy")
    plan = scene.state.plan
    names = scene.box.names
    assert [names[p] for p in range(18) if plan.central[p]] == central
    board: Any = scene.state.sight(0).board()
    assert [names[p] for p in range(18) if board["provinces"][p]["central"]] == central
    assert plan.near_central[names.index("Asia")] is (rules == 2), "it lies next to Creta"


def test_c4_6_6_achaia_and_creta_are_central() -> None:
    """Only these two of the central provinces have a shield border left: the one between them decides nothing."""
    scene = solo(lay={"Creta": "senate"})
    scene.close_off("Sardinia-Gallia", "Sardinia-Italia", "Italia-Macedonia")
    scene.line("3/3 shield")
    go(scene)
    assert reasons(scene) == [("central", "creta")]


@pytest.mark.parametrize("edition", ["nk", "psc"])
def test_c4_8_control_lost_to_might_counts_as_not_controlled(edition: str) -> None:
    scene = solo(edition=edition)
    scene.hold(POMPEY, "Syria")
    scene.table.up[scene.province("Syria")] = 0
    scene.table.turned[scene.province("Syria")] = 1
    scene.line("3/3 shield")
    go(scene)
    assert reasons(scene)[0][0] == "central"


# C4.9: your Poison


def test_c4_9_your_poison_takes_a_random_legion_of_its_line() -> None:
    scene = solo(lay={"Hispania Ulterior": "poison"}, poison=True)
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "3/3 ship", "2/2 laurel")
    scene.line("6/0 ship", "2/2 laurel", "4/2 sword")
    scene.turn(CAESAR)
    scene.play("3/3 ship Hispania Ulterior-Mauretania")
    scene.play("poison")
    assert scene.chances() == {"poison place 1": 1, "poison place 2": 1, "poison place 3": 1}
    assert {scene.state.draw(Rng(seed)) for seed in range(40)} == {outcome for outcome, _ in scene.state.chances()}
    scene.chance("poison place 2")
    assert scene.titles(scene.table.line) == ["6/0 ship", "4/2 sword"]
    assert scene.told("poisoned") == [("side-brutus", "2/2", "icon-laurel")]
    assert scene.state.bags[POMPEY] == sorted(scene.state.bags[POMPEY])


def test_c4_9_not_on_an_empty_line() -> None:
    scene = solo(lay={"Hispania Ulterior": "poison"}, poison=True)
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "3/3 ship", "2/2 laurel")
    scene.line()
    scene.turn(CAESAR)
    scene.play("3/3 ship Hispania Ulterior-Mauretania")
    assert scene.told("no_effect") == [("side-caesar", "token-poison")]


def test_the_names_of_the_sides() -> None:
    """Auto-Brutus in nk, Auto-Crassus in psc, on the other side of yours."""
    assert Scene(solo="easy").state.plan.names == ["side-caesar", "side-brutus"]
    assert Scene(solo="easy", edition="psc").state.plan.names == ["side-caesar", "side-crassus"]
    assert Scene(solo="easy", edition="psc", human_side="pompey").state.plan.names == ["side-crassus", "side-pompey"]
    assert Scene().state.plan.names == ["side-caesar", "side-pompey"]


def test_bot_on_caesars_side() -> None:
    """psc: you are Pompey, and win."""
    scene = solo(edition="psc", human_side="pompey")
    assert scene.state.plan.bot == CAESAR
    scene.line()
    go(scene)
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, scene.table.winner) == ((0,), POMPEY)
