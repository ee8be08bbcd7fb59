"""C3: the bonus tokens."""

from __future__ import annotations

from typing import Any

import pytest

from rubicon.core import IllegalMove
from rubicon.games.caesar.rules.table import NOBODY, OVER, PLACING, POISONING, REFILLING, TILE, USING, WEALTHY
from rubicon.games.caesar.rules.variant import NO_BOT
from tests.games.caesar.scene import CAESAR, POMPEY, Scene


def closing(token: str, won: bool = True, lay: dict[str, str] | None = None, **options: Any) -> Scene:
    """Caesar is about to close Hispania Ulterior, which holds this token, with 3/3 ship: to win it, or lose it by 2."""
    scene = Scene({"Hispania Ulterior": token, **(lay or {})}, **options)
    if won:
        scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    else:
        scene.put(POMPEY, "5/1 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "3/3 ship", "6/0 sword", "2/2 laurel")
    if scene.state.plan.bot == NO_BOT:
        scene.camp(POMPEY, "6/0 ship", "4/2 sword")
    scene.turn(CAESAR)
    return scene


def close(scene: Scene) -> None:
    """Close it."""
    scene.play("3/3 ship Hispania Ulterior-Mauretania")


def closing_two(first: str, second: str, lay: dict[str, str] | None = None, **options: Any) -> Scene:
    """Caesar closes both Hispanias with one legion: Ulterior, with the first token, is won, Citerior lost."""
    scene = Scene({"Hispania Ulterior": first, "Hispania Citerior": second, **(lay or {})}, **options)
    scene.put(CAESAR, "4/2 ship", "Hispania Ulterior-Mauretania")
    scene.put(POMPEY, "6/0 sword", "Hispania Citerior-Gallia")
    scene.camp(CAESAR, "3/3 shield", "6/0 sword", "2/2 laurel")
    scene.camp(POMPEY, "6/0 ship", "4/2 sword")
    scene.turn(CAESAR)
    return scene


def close_two(scene: Scene) -> None:
    """Close both."""
    scene.play("3/3 shield Hispania Ulterior-Hispania Citerior")


# C3.1: Tactics


def test_c3_1_one_more_turn_after_this_one() -> None:
    scene = closing("tactics")
    close(scene)
    scene.play("tactics")
    scene.refill()
    assert scene.side == CAESAR
    assert scene.table.phase == PLACING
    assert scene.told("extra_turn") == [("side-caesar",)]
    scene.play("6/0 sword Italia-Sicilia")
    scene.refill()
    assert scene.side == POMPEY


def test_c3_1_two_in_one_turn_still_give_one() -> None:
    scene = closing_two("tactics", "tactics")
    close_two(scene)
    assert scene.moves() == ["tactics", "done"]
    scene.play("tactics")
    assert scene.told("no_effect") == [("side-caesar", "token-tactics")]
    assert scene.table.spent[0] == 2
    scene.refill()
    assert scene.side == CAESAR
    scene.play("6/0 sword Italia-Sicilia")
    scene.refill()
    assert scene.side == POMPEY


def test_c3_1_however_come_by() -> None:
    """One from beside the board and one from a province that the same legion closes."""
    scene = Scene(border_control=True)
    scene.fill(POMPEY, "Numidia-Mauretania", "Numidia-Sicilia")
    scene.token("Numidia", "tactics")
    scene.table.pool[0] = 0
    scene.camp(CAESAR, "3/3 ship", "6/0 sword")
    scene.turn(CAESAR)
    scene.play("hide 3/3 ship Numidia-Africa")
    scene.chance("turn up tactics")
    scene.play("tactics")
    assert scene.told("taken") == [("side-caesar", "token-tactics", "province-numidia")]
    assert scene.told("no_effect") == [("side-caesar", "token-tactics")]
    scene.refill()
    assert scene.side == CAESAR


def test_c3_1_an_extra_turn_can_earn_another() -> None:
    scene = closing("tactics", lay={"Dalmatia": "tactics"})
    scene.fill(POMPEY, "Dalmatia-Italia", "Dalmatia-Gallia Cisalpina")
    close(scene)
    scene.play("tactics")
    scene.refill()
    scene.play("6/0 sword Dalmatia-Macedonia")
    scene.play("tactics")
    scene.refill()
    assert scene.side == CAESAR
    assert scene.table.phase == PLACING


def test_c3_1_alone_before_the_bots_next_turn() -> None:
    scene = closing("tactics", solo="easy")
    close(scene)
    scene.play("tactics")
    scene.refill()
    assert (scene.side, scene.table.phase) == (CAESAR, PLACING)
    scene.play("6/0 sword Italia-Sicilia")
    scene.refill()
    assert (scene.side, scene.table.phase) == (POMPEY, TILE)
    assert scene.told("turn") == [("side-caesar",), ("side-brutus",)]


# C3.2: Wealth


def test_c3_2_draw_at_once_besides_the_draw_at_the_end() -> None:
    scene = closing("wealth")
    close(scene)
    before = len(scene.state.bags[CAESAR])
    scene.play("wealth")
    assert scene.table.phase == WEALTHY
    assert sum(scene.chances().values()) == before
    scene.chance("draw 3/1 laurel")
    assert scene.table.phase == REFILLING
    scene.refill()
    assert len(scene.state.camps[CAESAR]) == 2 + 2
    assert len(scene.state.bags[CAESAR]) == before - 2


def test_c3_2_two_of_them_draw_twice() -> None:
    scene = closing_two("wealth", "wealth")
    close_two(scene)
    for _ in range(2):
        assert scene.moves() == ["wealth", "done"]
        scene.play("wealth")
        scene.chance()
    assert scene.table.phase == REFILLING
    assert scene.table.spent[1] == 2


# C3.3: Might


def might(**options: Any) -> Scene:
    """Caesar has closed a province and has Might to use. Pompey has legions, markers and a covered legion about."""
    scene = closing("might", **options)
    scene.hold(POMPEY, "Italia", "Syria")
    scene.put(POMPEY, "6/0 sword", "Macedonia-Achaia")
    scene.put(POMPEY, "4/2 shield", "Creta-Achaia")
    scene.put(POMPEY, "3/3 shield", "Asia-Syria")
    scene.table.marker[scene.border("Asia-Syria")] = POMPEY
    scene.table.supply[POMPEY] -= 1
    close(scene)
    return scene


def test_c3_3_targets() -> None:
    """Face-up legions that nothing covers, and face-up markers; the two of Italia are alike."""
    scene = might()
    assert scene.moves() == [
        "might legion Achaia-Macedonia",
        "might legion Achaia-Creta",
        "might Italia",
        "might Syria",
        "might border Asia-Syria",
        "done",
    ]


def test_c3_3_a_turned_legion_counts_nothing() -> None:
    scene = might()
    assert scene.power("Achaia") == (0, 0 + 2)
    assert scene.power("Macedonia") == (0, 6)
    scene.play("might legion Achaia-Macedonia")
    assert scene.power("Macedonia") == (0, 0)
    assert scene.power("Achaia") == (0, 2)
    assert scene.table.legion[scene.border("Achaia-Macedonia")] == scene.legion("6/0 sword"), "everybody has seen it"
    assert scene.told("might_legion")[0][:4] == ("side-caesar", "side-pompey", "6/0", "icon-sword")


def test_c3_3_closed_provinces_are_not_compared_again() -> None:
    """Turning a legion between two closed provinces is possible and changes nothing; the move says so."""
    scene = closing("might")
    scene.put(POMPEY, "6/0 shield", "Cyrenaica-Creta")
    scene.hold(POMPEY, "Cyrenaica", "Creta")
    for name in ("Cyrenaica", "Creta"):
        scene.table.free[scene.province(name)] = 0
    close(scene)
    sight = scene.state.sight(0)
    target = scene.setup.read(0, "might legion Cyrenaica-Creta")
    assert sight.describe(target).key == "move-might-legion-idle"
    scene.play("might legion Cyrenaica-Creta")
    assert scene.control("Cyrenaica") == POMPEY
    assert scene.table.supply[POMPEY] == 10


def test_c3_3_a_province_without_face_up_markers_is_controlled_by_nobody() -> None:
    scene = might()
    scene.play("might Syria")
    assert scene.control("Syria") == NOBODY
    assert scene.told("control_lost") == [("side-pompey", "province-syria")]
    assert scene.table.holder[scene.province("Syria")] == POMPEY, "the marker stays placed"
    assert scene.table.supply[POMPEY] == 12 - 3 - 1
    assert scene.marker("Asia-Syria") == POMPEY, "border markers placed before stay"


def test_c3_3_it_gives_no_border_markers_any_more() -> None:
    """psc: provinces next to a turned marker bring none."""
    for turned in (False, True):
        scene = might()
        scene.play("might Syria" if turned else "done")
        scene.refill()
        scene.camp(POMPEY, "5/1 sword", "2/2 laurel")
        scene.fill(CAESAR, "Aegyptus-Creta", "Aegyptus-Asia")
        scene.fill(POMPEY, "Aegyptus-Syria")
        scene.turn(POMPEY)
        scene.play("5/1 sword Aegyptus-Cyrenaica")
        assert scene.control("Aegyptus") == POMPEY
        assert scene.marker("Aegyptus-Syria") == (NOBODY if turned else POMPEY)


@pytest.mark.parametrize("edition", ["nk", "psc"])
def test_c3_3_italia_is_held_while_one_marker_is_face_up(edition: str) -> None:
    scene = might(edition=edition)
    sight = scene.state.sight(0)
    assert sight.describe(scene.setup.read(0, "might Italia")).key == "move-might-province-part"
    scene.play("might Italia")
    assert scene.control("Italia") == POMPEY
    assert scene.told("control_lost") == []
    scene.table.phase = USING
    scene.table.turn = CAESAR
    scene.table.pending.append(2 * 2)
    sight = scene.state.sight(0)
    assert sight.describe(scene.setup.read(0, "might Italia")).key == "move-might-province"
    scene.play("might Italia")
    assert scene.control("Italia") == NOBODY
    assert scene.table.turned[scene.province("Italia")] == 2


def test_c3_3_what_cannot_be_turned_is_refused_with_the_reason() -> None:
    scene = might()
    for text, reason in (
        ("might legion Asia-Syria", "covered by a control marker"),
        ("might legion Sicilia-Italia", "no legion"),
        ("might legion Hispania Ulterior-Mauretania", "your own"),
        ("might border Sicilia-Italia", "no control marker"),
        ("might Hispania Ulterior", "your own"),
        ("might Gallia", "Nobody has a control marker"),
        ("tactics", "no Tactics token"),
        ("6/0 sword Italia-Sicilia", "bonus tokens"),
    ):
        with pytest.raises(IllegalMove, match=reason):
            scene.play(text)


def test_c3_3_face_down_things_cannot_be_turned_again() -> None:
    """nk: neither by the next Might."""
    scene = might()
    scene.table.pending.append(2 * 2)
    scene.play("might legion Achaia-Macedonia")
    assert "might legion Achaia-Macedonia" not in scene.moves()
    with pytest.raises(IllegalMove, match="face down already"):
        scene.play("might legion Achaia-Macedonia")
    scene.table.pending.append(2 * 2)
    scene.play("might Syria")
    with pytest.raises(IllegalMove, match="face down already"):
        scene.play("might Syria")
    scene.table.pending.append(2 * 2)
    scene.play("might border Asia-Syria")
    with pytest.raises(IllegalMove, match="face down already"):
        scene.play("might border Asia-Syria")


def test_c3_3_border_markers_are_targets_without_effect() -> None:
    scene = might()
    sight = scene.state.sight(0)
    assert sight.describe(scene.setup.read(0, "might border Asia-Syria")).key == "move-might-border"
    supply = scene.table.supply[POMPEY]
    scene.play("might border Asia-Syria")
    assert scene.table.marker[scene.border("Asia-Syria")] == POMPEY
    assert scene.table.supply[POMPEY] == supply


def test_c3_3_not_markers_under_senate_tokens_nor_a_bots_line() -> None:
    scene = closing("might", solo="easy")
    scene.table.senators[POMPEY] = 1
    scene.table.stacks.append(101)
    scene.supply(POMPEY, 11)
    scene.put(POMPEY, "6/0 sword", "Macedonia-Achaia")
    close(scene)
    assert scene.moves() == ["might legion Achaia-Macedonia", "done"]


# C3.4: Senate


def test_c3_4_example_of_three_senate_tokens() -> None:
    """First won: 1 marker. Second lost: none. Third won: 3 markers."""
    scene = closing("senate", lay={"Dalmatia": "senate", "Syria": "senate"})
    close(scene)
    scene.play("senate")
    assert (scene.table.senators[CAESAR], scene.table.under[CAESAR]) == (1, 1)
    scene.refill()

    scene.fill(POMPEY, "Dalmatia-Italia")
    scene.put(POMPEY, "6/0 shield", "Dalmatia-Gallia Cisalpina")
    scene.camp(CAESAR, "5/1 sword", "2/2 laurel")
    scene.turn(CAESAR)
    scene.play("5/1 sword Dalmatia-Macedonia")
    assert scene.control("Dalmatia") == POMPEY
    assert scene.moves() == ["senate bare", "done"]
    scene.play("senate bare")
    assert (scene.table.senators[CAESAR], scene.table.under[CAESAR]) == (2, 1)
    scene.refill()

    scene.fill(CAESAR, "Syria-Asia")
    scene.camp(CAESAR, "6/0 sword", "2/2 laurel")
    scene.turn(CAESAR)
    scene.play("6/0 sword Syria-Aegyptus")
    assert scene.moves() == ["senate", "done"]
    scene.play("senate")
    assert (scene.table.senators[CAESAR], scene.table.under[CAESAR]) == (3, 4)
    assert scene.table.stacks == [1, 0, 3]
    assert scene.table.supply[CAESAR] == 12 - 2 - 4


def test_c3_4_two_in_one_turn_count_one_after_the_other() -> None:
    """The lost one first makes two markers, the won one first only one."""
    for order, markers in ((["senate bare", "senate"], 2), (["senate", "senate bare"], 1)):
        scene = closing_two("senate", "senate")
        close_two(scene)
        assert scene.moves() == ["senate", "senate bare", "done"]
        for use in order:
            scene.play(use)
        assert scene.table.senators[CAESAR] == 2
        assert scene.table.under[CAESAR] == markers
        assert scene.table.phase == REFILLING


def test_c3_4_a_declined_one_never_counts() -> None:
    scene = closing("senate")
    close(scene)
    scene.play("done")
    assert scene.table.senators[CAESAR] == 0
    assert scene.table.spent[3] == 1


def test_c3_4_four_spaces_in_nk_no_limit_in_psc() -> None:
    for edition, works in (("nk", False), ("psc", True)):
        scene = closing("senate", edition=edition)
        scene.table.senators[CAESAR] = 4
        close(scene)
        if works:
            scene.play("senate")
            assert scene.table.under[CAESAR] == 5
        else:
            assert scene.told("no_effect") == [("side-caesar", "token-senate")]
            assert scene.table.phase == REFILLING


def test_c3_4_the_last_space_takes_one_of_two() -> None:
    scene = closing_two("senate", "senate")
    scene.table.senators[CAESAR] = 3
    close_two(scene)
    scene.play("senate")
    assert scene.table.under[CAESAR] == 4
    assert scene.told("no_effect") == [("side-caesar", "token-senate")]
    assert scene.table.phase == REFILLING


def test_c3_4_too_few_markers_left_win() -> None:
    scene = closing("senate")
    scene.table.senators[CAESAR] = 2
    scene.supply(CAESAR, 3)
    close(scene)
    sight = scene.state.sight(0)
    assert sight.describe(sight.moves[0]).args == {"tokens": 3, "markers": 2}
    scene.play("senate")
    assert scene.table.phase == OVER
    assert scene.told("senate_used") == [("side-caesar", 3, 2)]
    assert (scene.table.winner, scene.table.reason) == (CAESAR, "last_senate")


def test_c3_4_one_from_beside_the_board_brings_no_markers_but_counts_later() -> None:
    scene = Scene(border_control=True)
    scene.table.pool[0] = 3
    scene.camp(CAESAR, "3/3 ship", "6/0 sword", "2/2 laurel")
    scene.turn(CAESAR)
    scene.play("hide 3/3 ship Numidia-Africa")
    scene.chance("turn up senate")
    assert scene.moves() == ["senate bare"]
    scene.play("senate bare")
    assert (scene.table.senators[CAESAR], scene.table.under[CAESAR]) == (1, 0)
    scene.refill()
    scene.token("Syria", "senate")
    scene.fill(CAESAR, "Syria-Asia")
    scene.turn(CAESAR)
    scene.play("6/0 sword Syria-Aegyptus")
    scene.play("senate")
    assert scene.table.under[CAESAR] == 2


def test_c3_4_which_senate_it_is_follows_from_the_province() -> None:
    won = closing("senate")
    close(won)
    with pytest.raises(IllegalMove, match="comes with markers"):
        won.play("senate bare")
    lost = closing("senate", won=False)
    close(lost)
    with pytest.raises(IllegalMove, match="did not win"):
        lost.play("senate")


# C3.5: Poison


def test_c3_5_a_random_legion_goes_back_to_the_bag_and_both_see_it() -> None:
    scene = closing("poison", poison=True)
    close(scene)
    scene.play("poison")
    assert scene.table.phase == POISONING
    assert scene.chances() == {"poison 4/2 sword": 1, "poison 6/0 ship": 1}
    before = len(scene.state.bags[POMPEY])
    scene.chance("poison 6/0 ship")
    assert scene.titles(scene.state.camps[POMPEY]) == ["4/2 sword"]
    assert len(scene.state.bags[POMPEY]) == before + 1
    assert scene.legion("6/0 ship") in scene.state.bags[POMPEY]
    event = next(event for event in scene.journal if event.kind.name == "poisoned")
    for viewer in (0, 1, None):
        assert event.seen_by(viewer) is event
    assert event.values == ("side-pompey", "6/0", "icon-ship")
    assert scene.table.phase == REFILLING


def test_c3_5_equal_legions_weigh_together() -> None:
    scene = closing("poison", poison=True)
    scene.camp(POMPEY, "2/2 laurel", "2/2 laurel", "6/0 ship")
    close(scene)
    scene.play("poison")
    assert scene.chances() == {"poison 6/0 ship": 1, "poison 2/2 laurel": 2}


def test_c3_5_a_poisoned_centurion_is_an_ordinary_legion_in_the_bag() -> None:
    scene = closing("poison", poison=True, centurions=True)
    scene.camp(POMPEY, "7/0 sword")
    close(scene)
    scene.play("poison")
    scene.chance("poison 7/0 sword")
    assert scene.legion("7/0 sword") in scene.state.bags[POMPEY]
    assert scene.legion("7/0 sword") not in scene.table.centurions[POMPEY]
    scene.refill()
    outcome = scene.state.outcome()
    assert outcome is not None, "psc and nk: who is poisoned empty loses at the start of the turn"
    assert outcome.reason == "empty_camp"
    scene = closing("poison", poison=True, centurions=True)
    scene.camp(POMPEY, "7/0 sword", "6/0 ship")
    close(scene)
    scene.play("poison")
    scene.chance("poison 7/0 sword")
    scene.refill()
    scene.play("6/0 ship Sicilia-Sardinia")
    assert "draw 7/0 sword" in scene.chances()


# C3.6, C3.7: Centurion


def test_c3_6_a_centurion_instead_of_the_draw() -> None:
    scene = closing("centurion", centurions=True)
    close(scene)
    assert scene.moves() == ["centurion 7/0 sword", "centurion 4/4 shield+ship", "centurion 3/3 laurel", "done"]
    bag = len(scene.state.bags[CAESAR])
    scene.play("centurion 7/0 sword")
    assert scene.side == POMPEY, "there is no draw"
    assert scene.titles(scene.state.camps[CAESAR]) == ["6/0 sword", "2/2 laurel", "7/0 sword"]
    assert len(scene.state.bags[CAESAR]) == bag
    assert scene.titles(scene.table.centurions[CAESAR]) == ["4/4 shield+ship", "3/3 laurel"]
    event = next(event for event in scene.journal if event.kind.name == "centurion_taken")
    assert event.seen_by(1) is event, "they lie open"


@pytest.mark.parametrize("order", [("centurion 7/0 sword", "wealth"), ("wealth", "centurion 7/0 sword")])
def test_c3_6_not_instead_of_what_wealth_draws(order: tuple[str, str]) -> None:
    """In either order: Wealth draws one, the centurion comes, and only the draw at the end is left out."""
    scene = closing_two("centurion", "wealth", centurions=True)
    close_two(scene)
    bag = len(scene.state.bags[CAESAR])
    for use in order:
        scene.play(use)
        if use == "wealth":
            scene.chance("draw 3/1 laurel")
    assert (scene.side, scene.table.phase) == (POMPEY, PLACING)
    assert scene.titles(scene.state.camps[CAESAR]) == ["6/0 sword", "3/1 laurel", "2/2 laurel", "7/0 sword"]
    assert len(scene.state.bags[CAESAR]) == bag - 1


def test_c3_6_also_when_the_bag_is_empty() -> None:
    scene = closing("centurion", centurions=True)
    scene.empty_bag(CAESAR)
    close(scene)
    scene.play("centurion 3/3 laurel")
    assert len(scene.state.camps[CAESAR]) == 3


def test_c3_6_declined_means_a_normal_draw() -> None:
    scene = closing("centurion", centurions=True)
    close(scene)
    scene.play("done")
    assert scene.table.phase == REFILLING


def test_c3_6_only_those_that_are_left() -> None:
    scene = closing("centurion", centurions=True)
    scene.table.centurions[CAESAR] = [scene.legion("3/3 laurel")]
    close(scene)
    assert scene.moves() == ["centurion 3/3 laurel", "done"]
    with pytest.raises(IllegalMove, match="not among your centurions"):
        scene.play("centurion 7/0 sword")


def test_c3_7_at_most_one_centurion_a_turn() -> None:
    scene = closing_two("centurion", "centurion", centurions=True)
    close_two(scene)
    scene.play("centurion 7/0 sword")
    assert scene.told("no_effect") == [("side-caesar", "token-centurion")]
    assert scene.side == POMPEY
    assert len(scene.table.centurions[CAESAR]) == 2


def test_c3_7_one_a_turn_but_again_in_the_extra_turn() -> None:
    scene = closing_two("centurion", "tactics", {"Dalmatia": "centurion"}, centurions=True)
    scene.fill(POMPEY, "Dalmatia-Italia", "Dalmatia-Gallia Cisalpina")
    close_two(scene)
    scene.play("tactics")
    scene.play("centurion 7/0 sword")
    assert scene.side == CAESAR
    scene.play("6/0 sword Dalmatia-Macedonia")
    scene.play("centurion 3/3 laurel")
    assert len(scene.table.centurions[CAESAR]) == 1


# C3.8: without an effect


def test_c3_8_wealth_with_an_empty_bag() -> None:
    scene = closing("wealth")
    scene.empty_bag(CAESAR)
    close(scene)
    assert scene.told("no_effect") == [("side-caesar", "token-wealth")]
    assert scene.table.spent[1] == 1
    assert scene.side == POMPEY


def test_c3_8_might_without_a_target() -> None:
    scene = closing("might")
    close(scene)
    assert scene.told("no_effect") == [("side-caesar", "token-might")]
    assert scene.table.phase == REFILLING


def test_c3_8_poison_on_an_empty_camp() -> None:
    scene = closing("poison", poison=True)
    scene.camp(POMPEY)
    close(scene)
    assert scene.told("no_effect") == [("side-caesar", "token-poison")]


def test_c3_8_centurion_without_centurions() -> None:
    scene = closing("centurion", centurions=True)
    scene.table.centurions[CAESAR] = []
    close(scene)
    assert scene.told("no_effect") == [("side-caesar", "token-centurion")]
    assert scene.table.phase == REFILLING


def test_c3_8_the_other_token_of_the_turn_stays() -> None:
    scene = closing_two("wealth", "tactics")
    scene.empty_bag(CAESAR)
    close_two(scene)
    assert scene.moves() == ["tactics", "done"]
