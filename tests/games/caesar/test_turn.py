"""C2: the turn and closing, with the worked examples of both rulebooks."""

from __future__ import annotations

from typing import Any

import pytest

from rubicon.core import IllegalMove
from rubicon.games.caesar.rules.box import TOKENS
from rubicon.games.caesar.rules.table import NOBODY, OVER, PLACING, REFILLING, TURNING_UP, USING
from tests.games.caesar.scene import CAESAR, POMPEY, Scene


def achaia() -> Scene:
    """Example A of nk, and psc's: Pompey is about to close Achaia with 3/3."""
    scene = Scene({"Achaia": "tactics"})
    scene.put(CAESAR, "6/0 ship", "Achaia-Africa")
    scene.put(CAESAR, "4/2 ship", "Italia-Achaia")
    scene.put(POMPEY, "5/1 shield", "Creta-Achaia")
    scene.camp(POMPEY, "3/3 sword", "2/2 laurel")
    scene.turn(POMPEY)
    return scene


def two_at_once(edition: str = "nk") -> Scene:
    """Example C of nk: Pompey is about to close Aegyptus and Cyrenaica with one 2/2."""
    scene = Scene({"Aegyptus": "senate", "Cyrenaica": "might"}, edition=edition)
    scene.put(POMPEY, "6/0 sword", "Aegyptus-Syria")
    scene.put(CAESAR, "4/2 ship", "Creta-Aegyptus")
    scene.put(CAESAR, "2/2 laurel", "Aegyptus-Asia")
    scene.put(CAESAR, "4/2 shield", "Africa-Cyrenaica")
    scene.put(CAESAR, "5/1 shield", "Creta-Cyrenaica")
    scene.camp(POMPEY, "2/2 laurel", "3/3 ship")
    scene.turn(POMPEY)
    return scene


# C2.1: a legion on a border


def test_c2_1_example_sicilia_sardinia() -> None:
    """Caesar's 5/1 brings 5 to Sicilia and 1 to Sardinia."""
    scene = Scene()
    scene.camp(CAESAR, "5/1 ship", "6/0 sword")
    scene.play("5/1 ship Sicilia-Sardinia")
    assert scene.power("Sicilia") == (5, 0)
    assert scene.power("Sardinia") == (1, 0)
    assert scene.told("sent") == [
        ("side-caesar", "5/1", "icon-ship", 5, "province-sicilia", 1, "province-sardinia"),
    ]
    assert scene.titles(scene.state.camps[CAESAR]) == ["6/0 sword"]


def test_c2_1_or_the_other_way_round() -> None:
    scene = Scene()
    scene.camp(CAESAR, "5/1 ship", "6/0 sword")
    scene.play("5/1 ship Sardinia-Sicilia")
    assert scene.power("Sicilia") == (1, 0)
    assert scene.power("Sardinia") == (5, 0)


def test_c2_1_the_icon_must_match() -> None:
    """A ship goes to the ten ship borders only, two ways round, or one if its values are equal."""
    scene = Scene()
    scene.camp(CAESAR, "5/1 ship", "3/3 sword")
    moves = scene.moves()
    assert len([move for move in moves if move.startswith("5/1 ship")]) == 20
    assert len([move for move in moves if move.startswith("3/3 sword")]) == 10
    assert len(moves) == 30
    assert "5/1 ship Italia-Sicilia" not in moves
    with pytest.raises(IllegalMove, match="shows sword"):
        scene.play("5/1 ship Sicilia-Italia")


def test_c2_1_a_laurel_fits_everywhere() -> None:
    scene = Scene()
    scene.camp(CAESAR, "3/1 laurel", "2/2 laurel")
    assert len(scene.moves()) == 60 + 30


def test_c2_1_equal_legions_are_one_move() -> None:
    scene = Scene()
    scene.camp(CAESAR, "2/2 laurel", "2/2 laurel")
    assert len(scene.moves()) == 30


def test_c2_1_several_icons_fit_the_borders_of_each() -> None:
    scene = Scene(centurions=True)
    scene.camp(CAESAR, "4/4 shield+ship", "7/0 sword")
    assert len([move for move in scene.moves() if move.startswith("4/4")]) == 20


def test_c2_1_only_empty_borders() -> None:
    scene = Scene()
    scene.camp(CAESAR, "5/1 ship", "6/0 ship")
    scene.camp(POMPEY, "4/2 ship", "3/3 ship")
    scene.play("5/1 ship Sicilia-Sardinia")
    scene.refill()
    assert scene.side == POMPEY
    assert not [move for move in scene.moves() if "Sicilia-Sardinia" in move or "Sardinia-Sicilia" in move]
    with pytest.raises(IllegalMove, match="is taken"):
        scene.play("4/2 ship Sicilia-Sardinia")
    with pytest.raises(IllegalMove, match="no 6/0"):
        scene.play("6/0 ship Sicilia-Africa")


# C2.2: face down


def face_down(**options: Any) -> Scene:
    """Border control, with Caesar about to place."""
    scene = Scene(**{"border_control": True, **options})
    scene.camp(CAESAR, "6/0 sword", "3/3 ship", "2/2 laurel")
    return scene


def test_c2_2_any_legion_face_down_on_the_three_double_lines() -> None:
    scene = face_down()
    hidden = [move for move in scene.moves() if move.startswith("hide")]
    assert hidden == [
        f"hide {legion} {border}"
        for legion in ("6/0 sword", "3/3 ship", "2/2 laurel")
        for border in ("Numidia-Africa", "Sardinia-Gallia", "Aegyptus-Asia")
    ]


@pytest.mark.parametrize("options", [{"edition": "nk"}, {"edition": "psc", "poison": True}])
def test_c2_2_it_counts_nothing_and_brings_a_token_at_once(options: dict[str, Any]) -> None:
    """In both editions whatever its icon."""
    scene = face_down(border_control=True, **options)
    tokens = len(scene.table.pool)
    scene.play("hide 6/0 sword Sardinia-Gallia")
    assert scene.table.phase == TURNING_UP
    assert scene.power("Sardinia") == scene.power("Gallia") == (0, 0)
    assert sum(scene.chances().values()) == tokens
    kind = next(iter(scene.chances())).removeprefix("turn up ")
    scene.chance(f"turn up {kind}")
    assert scene.told("turned_up") == [("side-caesar", f"token-{kind}")]
    assert len(scene.table.pool) == tokens - 1


@pytest.mark.parametrize("options", [{"edition": "nk"}, {"edition": "psc", "poison": True, "centurions": True}])
@pytest.mark.parametrize("token", ["tactics", "wealth", "senate", "poison", "centurion", "might"])
def test_c2_2_the_token_turned_up_is_carried_out_wherever_it_can_be(token: str, options: dict[str, Any]) -> None:
    """Both books say that it is resolved, not that it may be: it cannot be left."""
    scene = turned_up(token, border_control=True, **options)
    assert scene.moves()
    assert "done" not in scene.moves()
    with pytest.raises(IllegalMove, match="carried out at once and cannot be left"):
        scene.play("done")
    name = {"might": "might legion Sardinia-Sicilia", "centurion": "centurion 3/3 laurel", "senate": "senate bare"}
    scene.play(name.get(token, token))
    assert scene.table.spent[TOKENS.index(token)] == (0 if token == "senate" else 1)
    assert scene.table.pending == []


def test_c2_2_the_prompt_says_that_it_must_be_used() -> None:
    scene = turned_up("might")
    assert scene.state.sight(0).prompt().key == "prompt-must-use"
    assert scene.state.sight(1).prompt().key == "prompt-wait-must-use"
    assert turned_up("might", rules=1).state.sight(0).prompt().key == "prompt-use"


def test_c2_2_a_token_that_can_do_nothing_is_gone() -> None:
    scene = face_down()
    scene.table.senators[CAESAR] = 4
    scene.table.pool[0] = TOKENS.index("senate")
    scene.play("hide 6/0 sword Sardinia-Gallia")
    scene.chance("turn up senate")
    assert scene.told("no_effect") == [("side-caesar", "token-senate")]
    assert scene.table.phase == REFILLING


def test_c2_2_tokens_of_provinces_closed_by_that_legion_may_still_be_left() -> None:
    scene = face_down()
    scene.fill(POMPEY, "Numidia-Mauretania", "Numidia-Sicilia")
    scene.token("Numidia", "wealth")
    scene.table.pool[0] = TOKENS.index("tactics")
    scene.turn(CAESAR)
    scene.play("hide 3/3 ship Numidia-Africa")
    scene.chance("turn up tactics")
    assert scene.moves() == ["tactics"]
    scene.play("tactics")
    assert scene.moves() == ["wealth", "done"]


def test_c2_2_in_rules_1_using_the_token_was_optional_and_it_is_spent_either_way() -> None:
    for use in ("tactics", "done"):
        scene = face_down(rules=1)
        scene.table.pool[:] = [0, *scene.table.pool[1:]]
        scene.play("hide 6/0 sword Sardinia-Gallia")
        scene.chance("turn up tactics")
        assert scene.moves() == ["tactics", "done"]
        scene.play(use)
        assert scene.table.extra is (use == "tactics")
        assert scene.table.spent[0] == 1
        assert scene.table.pending == []
        assert scene.table.phase == REFILLING


def test_c2_2_the_token_comes_before_closing() -> None:
    """Might takes Pompey's 4 away before Sardinia is compared."""
    scene = face_down()
    scene.put(POMPEY, "4/2 ship", "Sardinia-Sicilia")
    scene.put(CAESAR, "2/2 laurel", "Sardinia-Italia")
    scene.put(CAESAR, "3/3 ship", "Sardinia-Mauretania")
    scene.camp(CAESAR, "6/0 sword", "2/2 laurel")
    scene.put(POMPEY, "5/1 sword", "Gallia-Hispania Citerior")
    scene.table.power[2 * scene.province("Sardinia") + POMPEY] += 2  # 6 against 5, but 0 without that legion
    scene.table.pool[0] = 2
    scene.turn(CAESAR)
    scene.play("hide 6/0 sword Sardinia-Gallia")
    scene.chance("turn up might")
    assert "might legion Sardinia-Sicilia" in scene.moves()
    assert "closed" not in scene.kinds()
    scene.play("might legion Sardinia-Sicilia")
    assert scene.control("Sardinia") == CAESAR
    assert scene.kinds().index("might_legion") < scene.kinds().index("closed")


def turned_up(token: str, **options: Any) -> Scene:
    """Caesar has placed face down, and this token was turned up for it; Might has one target."""
    scene = face_down(**options)
    scene.put(POMPEY, "5/1 ship", "Sardinia-Sicilia")
    scene.turn(CAESAR)
    scene.camp(POMPEY, "6/0 ship", "4/2 sword")
    scene.table.pool[0] = TOKENS.index(token)
    scene.play("hide 6/0 sword Sardinia-Gallia")
    scene.chance(f"turn up {token}")
    return scene


def test_c2_2_a_centurion_turned_up_comes_instead_of_this_turns_draw() -> None:
    scene = turned_up("centurion")
    bag = scene.state.bags[CAESAR].copy()
    scene.play("centurion 3/3 laurel")
    assert (scene.side, scene.table.phase) == (POMPEY, PLACING)
    assert scene.titles(scene.state.camps[CAESAR]) == ["3/3 ship", "2/2 laurel", "3/3 laurel"]
    assert scene.state.bags[CAESAR] == bag


def test_c2_2_poison_turned_up_takes_from_the_rivals_camp() -> None:
    scene = turned_up("poison")
    scene.play("poison")
    assert scene.chances() == {"poison 4/2 sword": 1, "poison 6/0 ship": 1}
    scene.chance("poison 6/0 ship")
    assert scene.titles(scene.state.camps[POMPEY]) == ["4/2 sword"]
    assert scene.table.phase == REFILLING


def test_c2_2_wealth_turned_up_draws_at_once() -> None:
    scene = turned_up("wealth")
    scene.play("wealth")
    scene.chance("draw 3/1 laurel")
    assert scene.titles(scene.state.camps[CAESAR]) == ["3/3 ship", "3/1 laurel", "2/2 laurel"]
    assert scene.table.phase == REFILLING, "and again at the end of the turn"


def test_c2_2_face_down_legions_stay_secret() -> None:
    """To the end: the rival sees that, not what."""
    scene = face_down()
    scene.play("hide 6/0 sword Sardinia-Gallia")
    event = next(event for event in scene.journal if event.kind.name == "sent_down")
    assert event.seen_by(0) is event
    seen = event.seen_by(1)
    assert seen is not None
    assert seen.hidden
    assert (seen.get("legion"), seen.get("icon")) == (None, None)
    border = scene.border("Sardinia-Gallia")
    assert scene.state.sight(0).secret[border] == scene.legion("6/0 sword")
    assert scene.state.sight(1).secret[border] == -1
    assert scene.legion("6/0 sword") in scene.state.sight(1).unseen[CAESAR]
    assert scene.table.legion[border] == -1


def test_c2_2_without_border_control_nothing_is_hidden() -> None:
    scene = Scene()
    scene.camp(CAESAR, "6/0 sword", "3/3 ship")
    assert not [move for move in scene.moves() if move.startswith("hide")]
    with pytest.raises(IllegalMove, match="only when border control is played"):
        scene.play("hide 6/0 sword Sardinia-Gallia")


def test_c2_2_with_no_tokens_left_beside_the_board_it_just_lies_there() -> None:
    """Only a box of one's own has so few."""
    scene = face_down()
    scene.table.pool.clear()
    scene.play("hide 6/0 sword Sardinia-Gallia")
    assert scene.table.phase == REFILLING


def test_c2_2_a_face_down_legion_can_close() -> None:
    """0:0 is a tie like any other."""
    scene = face_down()
    scene.put(POMPEY, "6/0 shield", "Cyrenaica-Africa")
    scene.fill(POMPEY, "Numidia-Mauretania", "Numidia-Sicilia")
    scene.token("Numidia", "wealth")
    scene.table.pool[0] = 1
    scene.turn(CAESAR)
    scene.play("hide 3/3 ship Numidia-Africa")
    scene.chance("turn up wealth")
    scene.play("wealth")
    scene.chance()
    assert scene.told("tied") == [("province-numidia", 0)]
    assert scene.control("Numidia") == NOBODY


# C2.3, C2.4: closing


def test_c2_3_closed_when_all_borders_are_occupied() -> None:
    scene = Scene()
    scene.camp(CAESAR, "3/3 shield", "6/0 ship")
    scene.camp(POMPEY, "3/3 ship", "6/0 ship")
    scene.play("3/3 shield Hispania Ulterior-Hispania Citerior")
    assert "closed" not in scene.kinds()
    scene.refill()
    scene.play("3/3 ship Hispania Ulterior-Mauretania")
    assert scene.told("closed") == [("province-hispania_ulterior",)]


def test_c2_3_one_placement_can_close_two() -> None:
    scene = two_at_once()
    scene.play("2/2 laurel Cyrenaica-Aegyptus")
    assert scene.told("closed") == [("province-cyrenaica",), ("province-aegyptus",)]


def test_c2_4_example_a_achaia_8_to_4_and_tactics_to_the_loser() -> None:
    scene = achaia()
    scene.play("3/3 sword Achaia-Macedonia")
    assert scene.power("Achaia") == (8, 4)
    assert scene.told("taken") == [("side-pompey", "token-tactics", "province-achaia")]
    assert scene.told("compared") == [("province-achaia", "side-caesar", 8, "side-pompey", 4)]
    assert scene.control("Achaia") == CAESAR
    assert scene.table.supply == [11, 12]
    assert scene.table.phase == USING
    assert scene.moves() == ["tactics", "done"]
    assert scene.state.acting() == (1,)


def test_c2_4_example_b_the_border_marker_between_achaia_and_creta() -> None:
    """It covers Pompey's 1/5. Italia, Africa and Macedonia are not Caesar's, so their borders stay bare."""
    scene = achaia()
    scene.hold(CAESAR, "Creta")
    scene.hold(POMPEY, "Macedonia")
    scene.play("3/3 sword Achaia-Macedonia")
    assert scene.told("border") == [("side-caesar", "province-achaia", "province-creta")]
    assert scene.marker("Achaia-Creta") == CAESAR
    assert scene.table.owner[scene.border("Achaia-Creta")] == POMPEY
    assert [scene.marker(f"Achaia-{other}") for other in ("Italia", "Africa", "Macedonia")] == [NOBODY] * 3
    assert scene.table.supply[CAESAR] == 12 - 1 - 1 - 1


def test_c2_4_example_c_two_provinces_to_two_players() -> None:
    """Aegyptus 8:4 to Pompey, Cyrenaica 3:2 to Caesar; Pompey, whose turn it is, takes both tokens and places first."""
    scene = two_at_once()
    scene.play("2/2 laurel Cyrenaica-Aegyptus")
    assert scene.power("Aegyptus") == (4, 8)
    assert scene.power("Cyrenaica") == (3, 2)
    assert sorted(scene.told("taken")) == [
        ("side-pompey", "token-might", "province-cyrenaica"),
        ("side-pompey", "token-senate", "province-aegyptus"),
    ]
    assert scene.told("control") == [
        ("side-pompey", "province-aegyptus", 1),
        ("side-caesar", "province-cyrenaica", 1),
    ]


def test_c2_4_example_d_the_two_border_markers() -> None:
    """Aegyptus-Asia over Caesar's legion, then Cyrenaica-Creta over his own. Syria is closed and not Pompey's,
    Africa is not Caesar's."""
    scene = two_at_once()
    scene.hold(POMPEY, "Asia")
    scene.hold(CAESAR, "Creta", "Syria")
    scene.play("2/2 laurel Cyrenaica-Aegyptus")
    assert scene.told("border") == [
        ("side-pompey", "province-aegyptus", "province-asia"),
        ("side-caesar", "province-cyrenaica", "province-creta"),
    ]
    assert scene.table.owner[scene.border("Aegyptus-Asia")] == CAESAR
    assert scene.table.owner[scene.border("Cyrenaica-Creta")] == CAESAR
    assert scene.marker("Aegyptus-Syria") == scene.marker("Cyrenaica-Africa") == NOBODY


def test_c2_4_example_asia_with_the_border_to_syria() -> None:
    """psc: Pompey's 5/1 closes and wins Asia; Syria is Pompey's, so the border is marked, over Caesar's legion."""
    scene = Scene()
    scene.hold(POMPEY, "Syria")
    scene.put(CAESAR, "3/3 shield", "Asia-Syria")
    scene.put(CAESAR, "6/0 ship", "Aegyptus-Asia")
    scene.camp(POMPEY, "5/1 shield", "2/2 laurel")
    scene.turn(POMPEY)
    scene.play("5/1 shield Asia-Creta")
    assert scene.told("compared") == [("province-asia", "side-pompey", 5, "side-caesar", 3)]
    assert scene.control("Asia") == POMPEY
    assert scene.marker("Asia-Syria") == POMPEY
    assert scene.table.owner[scene.border("Asia-Syria")] == CAESAR
    assert scene.table.supply[POMPEY] == 12 - 1 - 1 - 1


def test_c2_4_a_tie_leaves_the_province_empty_for_good() -> None:
    scene = Scene({"Hispania Ulterior": "might"})
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(POMPEY, "3/3 ship", "6/0 ship")
    scene.turn(POMPEY)
    scene.play("3/3 ship Hispania Ulterior-Mauretania")
    assert scene.told("tied") == [("province-hispania_ulterior", 3)]
    assert scene.table.holder[scene.province("Hispania Ulterior")] == NOBODY
    assert scene.table.supply == [12, 12]


def test_c2_4_two_markers_on_italia() -> None:
    scene = Scene()
    scene.fill(CAESAR, "Italia-Sardinia", "Italia-Achaia", "Italia-Macedonia", "Italia-Dalmatia", "Italia-Sicilia")
    scene.camp(CAESAR, "6/0 sword", "2/2 laurel")
    scene.turn(CAESAR)
    scene.play("6/0 sword Italia-Gallia Cisalpina")
    assert scene.told("control") == [("side-caesar", "province-italia", 2)]
    assert scene.table.up[scene.province("Italia")] == 2
    assert scene.table.supply[CAESAR] == 10


def test_c2_4_the_border_between_two_provinces_won_together_counts_once() -> None:
    scene = Scene()
    scene.fill(POMPEY, "Hispania Ulterior-Mauretania", "Hispania Citerior-Gallia")
    scene.camp(CAESAR, "3/3 shield", "2/2 laurel")
    scene.turn(CAESAR)
    scene.play("3/3 shield Hispania Ulterior-Hispania Citerior")
    assert scene.told("border") == [("side-caesar", "province-hispania_ulterior", "province-hispania_citerior")]
    assert scene.table.supply[CAESAR] == 12 - 3


def test_c2_4_unused_tokens_leave_the_game() -> None:
    scene = achaia()
    scene.play("3/3 sword Achaia-Macedonia")
    scene.play("done")
    assert scene.told("declined") == [("side-pompey", "token-tactics")]
    assert scene.table.spent[0] == 1
    assert scene.table.pending == []
    assert scene.table.extra is False


def test_c2_4_tokens_are_used_in_any_order() -> None:
    for order in (["senate", "might legion Cyrenaica-Creta"], ["might legion Cyrenaica-Creta", "senate"]):
        scene = two_at_once()
        scene.play("2/2 laurel Cyrenaica-Aegyptus")
        assert {"senate", "might legion Cyrenaica-Creta", "done"} <= set(scene.moves())
        for use in order:
            scene.play(use)
        assert scene.table.phase == REFILLING
        assert scene.table.senators[POMPEY] == 1


# C2.5, C2.6: the order of markers, and the last one


@pytest.mark.parametrize("edition", ["nk", "psc"])
def test_c2_5_the_active_player_places_first(edition: str) -> None:
    """Both have one marker left: whose turn it is wins."""
    scene = two_at_once(edition=edition)
    scene.supply(CAESAR, 1)
    scene.supply(POMPEY, 1)
    scene.play("2/2 laurel Cyrenaica-Aegyptus")
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "last_province")
    assert scene.control("Cyrenaica") == NOBODY


def test_c2_5_also_on_borders() -> None:
    scene = two_at_once()
    scene.hold(POMPEY, "Asia")
    scene.hold(CAESAR, "Creta")
    scene.supply(CAESAR, 2)
    scene.supply(POMPEY, 2)
    scene.play("2/2 laurel Cyrenaica-Aegyptus")
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "last_border")
    assert scene.marker("Cyrenaica-Creta") == NOBODY


def test_c2_5_but_the_rivals_provinces_come_before_own_borders() -> None:
    """Step C is done for both before step D."""
    scene = two_at_once()
    scene.hold(POMPEY, "Asia")
    scene.supply(CAESAR, 1)
    scene.supply(POMPEY, 2)
    scene.play("2/2 laurel Cyrenaica-Aegyptus")
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "last_province")


def test_c2_6_the_last_marker_wins_at_once() -> None:
    """No token is used any more, and nobody acts."""
    scene = achaia()
    scene.supply(CAESAR, 1)
    scene.play("3/3 sword Achaia-Macedonia")
    assert scene.state.acting() == ()
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (12, 0), "last_province")
    assert scene.kinds()[-1] == "last_marker"
    assert scene.table.pending == [0]


def test_c2_6_one_marker_left_for_italia_is_placed_and_wins() -> None:
    scene = Scene()
    scene.fill(CAESAR, "Italia-Sardinia", "Italia-Achaia", "Italia-Macedonia", "Italia-Dalmatia", "Italia-Sicilia")
    scene.camp(CAESAR, "6/0 sword")
    scene.supply(CAESAR, 1)
    scene.turn(CAESAR)
    scene.play("6/0 sword Italia-Gallia Cisalpina")
    assert scene.told("control") == [("side-caesar", "province-italia", 1)]
    assert scene.table.phase == OVER
    assert scene.table.winner == CAESAR


def test_c2_6_markers_under_a_senate_token_win_too() -> None:
    scene = Scene({"Hispania Ulterior": "senate"})
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "3/3 ship")
    scene.supply(CAESAR, 2)
    scene.turn(CAESAR)
    scene.play("3/3 ship Hispania Ulterior-Mauretania")
    scene.play("senate")
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "last_senate")


# C2.7, C2.8: the end of the turn, and of the legions


def test_c2_7_draw_one_legion_at_the_end() -> None:
    scene = Scene()
    scene.camp(CAESAR, "5/1 ship", "6/0 sword")
    scene.play("5/1 ship Sicilia-Sardinia")
    assert scene.table.phase == REFILLING
    assert sum(scene.chances().values()) == 14
    scene.chance("draw 3/3 shield")
    assert scene.titles(scene.state.camps[CAESAR]) == ["6/0 sword", "3/3 shield"]
    assert scene.side == POMPEY
    event = next(event for event in scene.journal if event.kind.name == "drawn")
    assert event.values == ("side-caesar", "3/3", "icon-shield")
    seen = event.seen_by(1)
    assert seen is not None
    assert seen.values == ("side-caesar", None, None)


def test_c2_7_with_an_empty_bag_the_game_goes_on_without() -> None:
    scene = Scene()
    scene.camp(CAESAR, "5/1 ship", "6/0 sword")
    scene.empty_bag(CAESAR)
    scene.play("5/1 ship Sicilia-Sardinia")
    assert scene.told("bag_empty") == [("side-caesar",)]
    assert (scene.side, scene.table.phase) == (POMPEY, PLACING)


def stuck(camp: list[str], empty: bool = False, edition: str = "nk") -> Scene:
    """Pompey's last move of a position in which Caesar's camp is this; the bags are empty."""
    scene = Scene(edition=edition)
    scene.camp(CAESAR, *camp)
    scene.camp(POMPEY, "2/2 laurel", "6/0 ship")
    scene.empty_bag(POMPEY)
    scene.empty_bag(CAESAR)
    if empty:
        scene.table.empty = 1 << scene.border("Sicilia-Sardinia")
    scene.turn(POMPEY)
    return scene


@pytest.mark.parametrize("edition", ["nk", "psc"])
def test_c2_8_an_empty_camp_loses_at_the_start_of_the_turn(edition: str) -> None:
    scene = stuck([], edition=edition)
    scene.play("2/2 laurel Sardinia-Sicilia")
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "empty_camp")
    assert scene.kinds()[-2:] == ["turn", "empty_camp"]


def test_c2_8_no_icon_fits() -> None:
    scene = stuck(["6/0 sword"])
    scene.table.empty &= 0b1111111111 << 20  # only borders with ships are left
    scene.play("2/2 laurel Sardinia-Sicilia")
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "no_icon")


def test_c2_8_no_empty_border() -> None:
    scene = stuck(["6/0 sword"], empty=True)
    scene.play("2/2 laurel Sardinia-Sicilia")
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "no_border")


def test_c2_8_only_at_the_own_turns_start() -> None:
    """Caesar's camp is empty during Pompey's whole turn; only then is it his turn."""
    scene = stuck([])
    assert scene.state.outcome() is None
    scene.state.bags[POMPEY] = [scene.legion("3/3 ship")]
    scene.play("2/2 laurel Sardinia-Sicilia")
    assert scene.table.phase == REFILLING
    assert scene.state.outcome() is None
    scene.refill()
    assert scene.state.outcome() is not None


def test_c2_8_an_extra_turn_counts_before_any_draw() -> None:
    """Tactics with nothing left to place loses, and the move says so beforehand."""
    scene = Scene({"Hispania Ulterior": "tactics"})
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "3/3 ship")
    scene.empty_bag(CAESAR)
    scene.turn(CAESAR)
    scene.play("3/3 ship Hispania Ulterior-Mauretania")
    sight = scene.state.sight(0)
    assert [sight.describe(move).key for move in sight.moves] == ["move-tactics-lost", "move-done"]
    scene.play("tactics")
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "empty_camp")


def test_c2_8_front_ends_warn_of_a_risky_tactics() -> None:
    """Sure to lose, in danger, or safe because whatever is drawn will do."""

    def warning(bag: list[str], camp: list[str], **options: Any) -> str:
        scene = Scene({"Hispania Ulterior": "tactics"}, **options)
        scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
        scene.camp(CAESAR, "3/3 ship", *camp)
        scene.state.bags[CAESAR] = sorted(scene.legion(title) for title in bag)
        scene.only("Hispania Ulterior-Mauretania", "Sardinia-Sicilia", *(["Asia-Aegyptus"] if options else []))
        scene.table.bonus[scene.province("Mauretania")] = -1
        scene.turn(CAESAR)
        scene.play("3/3 ship Hispania Ulterior-Mauretania")
        scene.table.pending[:] = [0]
        sight = scene.state.sight(0)
        return sight.describe(scene.box.use_tactics).key

    assert warning(["6/0 sword"], []) == "move-tactics-lost"
    assert warning([], ["6/0 sword"]) == "move-tactics-lost"
    assert warning(["6/0 sword", "6/0 ship"], []) == "move-tactics-risky"
    assert warning(["6/0 ship"], []) == "move-tactics"
    assert warning([], ["6/0 ship"]) == "move-tactics"
    assert warning([], ["6/0 sword"], border_control=True) == "move-tactics"
    assert warning(["6/0 sword"], [], border_control=True) == "move-tactics"


def test_c2_8_the_warning_counts_on_what_a_covered_legion_closes() -> None:
    """The last legion goes face down and turns up Tactics before it closes anything: a centurion may come of that."""

    def warning(*more: str) -> str:
        scene = Scene(border_control=True)
        scene.camp(CAESAR, "6/0 sword")
        scene.empty_bag(CAESAR)
        scene.only("Sardinia-Gallia", "Sicilia-Italia", *more)
        scene.table.pool[:] = [0]
        scene.turn(CAESAR)
        scene.play("hide 6/0 sword Sardinia-Gallia")
        scene.chance("turn up tactics")
        return scene.state.sight(0).describe(scene.box.use_tactics).key

    assert warning() == "move-tactics-risky", "both provinces are closed by it"
    assert warning("Sardinia-Sicilia", "Gallia-Hispania Citerior") == "move-tactics-lost"


def test_c2_8_a_face_down_placement_counts_as_legal() -> None:
    scene = Scene(border_control=True)
    scene.camp(CAESAR, "6/0 sword")
    scene.camp(POMPEY, "2/2 laurel")
    scene.empty_bag(POMPEY)
    scene.table.empty = 1 << scene.border("Aegyptus-Asia") | 1 << scene.border("Sicilia-Sardinia")  # ships, one double
    scene.turn(POMPEY)
    scene.play("2/2 laurel Sardinia-Sicilia")
    assert scene.side == CAESAR
    assert scene.moves() == ["hide 6/0 sword Aegyptus-Asia"]
