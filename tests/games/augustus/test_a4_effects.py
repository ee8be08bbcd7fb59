"""A4: the whole list of effects."""

from __future__ import annotations

from typing import Any

import pytest

from rubicon.games.augustus.rules.scoring import effect_points, final_effects
from tests.games.augustus.bench import Position, accounted


def effect(text: str, seats: int = 2, **missions: dict[str, Any]) -> Position:
    """Seat 0 is about to complete mission 50 (sword and dagger), which has this effect, with a dagger."""
    position = Position(seats, m50={"fields": "sword dagger", "effect": text}, **missions)
    return position.progress(0, 50, "sword")


def go(position: Position) -> Position:
    """Complete it."""
    return position.complete(0, "dagger", "put 50 dagger")


SWORDS = {"fields": "sword sword shield"}


# A4.1: mobilise


def test_a4_1_mobilise_two_of_a_symbol() -> None:
    """On fields of that symbol only, one by one, from the own supply; also on two missions."""
    position = effect("mobilise 2 sword", m20=SWORDS, m21=SWORDS).progress(0, 20).progress(0, 21, "shield")
    go(position)
    assert position.moves(0) == ["pass", "put 20 sword", "put 21 sword"]
    position.play(0, "put 21 sword", "put 20 sword")
    assert position.legions(20) == ["sword"]
    assert position.legions(21) == ["sword", "shield"]
    assert position.table.supply[0] == 4
    assert position.phase == "taking"


def test_a4_1_mobilise_any_symbol() -> None:
    """Up to as many as it says."""
    position = go(effect("mobilise 2 any", m20=SWORDS).progress(0, 20))
    assert position.moves(0) == ["pass", "put 20 sword", "put 20 shield"]
    position.play(0, "put 20 shield", "put 20 sword")
    assert position.legions(20) == ["sword", "shield"]
    one = go(effect("mobilise 1 any", m20=SWORDS).progress(0, 20)).play(0, "put 20 sword")
    assert one.phase == "taking"


def test_a4_1_mobilise_none_or_fewer() -> None:
    """Placing is never a must."""
    position = go(effect("mobilise 2 any", m20=SWORDS).progress(0, 20)).play(0, "pass")
    assert position.legions(20) == []
    assert position.phase == "taking"
    assert "no_more" in position.kinds()


def test_a4_1_mobilise_as_far_as_legions_and_fields_go() -> None:
    """Only one field is free; then only one legion is there; then nothing at all."""
    position = go(effect("mobilise 2 sword", m20={"fields": "sword shield"}).progress(0, 20)).play(0, "put 20 sword")
    assert position.phase == "taking"
    few = effect("mobilise 2 any", m20={"fields": "sword sword sword shield"}).progress(0, 20).supply(0, 1)
    go(few).play(0, "put 20 sword", "put 20 sword")
    assert few.phase == "taking"
    nothing = go(effect("mobilise 2 dagger", m20=SWORDS).progress(0, 20))
    assert nothing.phase == "taking"


def test_a4_1_mobilise_uses_the_returned_legions_but_never_moves_placed_ones() -> None:
    """The two legions of the completed mission are in the supply again."""
    position = effect("mobilise 2 any", m20=SWORDS).supply(0, 1).progress(0, 20)
    position.table.supply[0] = 1
    go(position)
    assert position.table.supply[0] == 2
    assert not any(move.startswith("bring") for move in position.moves(0))


def test_a4_1_mobilise_without_a_supply_does_nothing() -> None:
    """All legions of a mission completed empty-handed lie elsewhere."""
    position = Position(
        2, m50={"fields": "dagger", "effect": "complete"}, m51={"fields": "sword chariot", "effect": "mobilise 1 any"},
        m20={"fields": "sword sword shield"},
    )  # fmt: skip
    position.progress(0, 50).progress(0, 51).progress(0, 20, "sword").supply(0, 1)
    position.complete(0, "dagger", "put 50 dagger")
    position.play(0, "complete 51")
    assert position.phase == "placing"  # the legion of 50 came back
    position.play(0, "put 20 shield")
    assert position.table.supply[0] == 0


# A4.1: gain, take two


@pytest.mark.parametrize(("legions", "common", "gained"), [(1, 34, 1), (2, 34, 2), (2, 1, 1), (2, 0, 0)])
def test_a4_1_gain_legions_as_far_as_the_common_supply_goes(legions: int, common: int, gained: int) -> None:
    """They are one's own from then on."""
    position = effect(f"gain {legions}")
    position.table.common = common
    go(position)
    assert position.table.common == common - gained
    assert position.table.supply[0] == 7 + gained
    assert ("gained" if gained else "not_gained") in position.kinds()


def test_a4_1_take_two_missions() -> None:
    """Instead of one."""
    position = go(effect("take two")).play(0, "take 84", "take 88")
    assert position.in_progress(0) == [84, 88]


# A4.1: rearrange


def test_a4_1_rearrange_puts_all_placed_legions_anew() -> None:
    """As many as lay there, wherever one likes; the supply takes no part."""
    position = effect("rearrange", m20=SWORDS, m21={"fields": "chariot dagger"})
    position.progress(0, 20, "sword").progress(0, 21, "chariot")
    go(position)
    assert position.phase == "rearranging"
    assert position.moves(0) == ["pass", "put 20 sword", "put 20 shield", "put 21 chariot", "put 21 dagger"]
    position.play(0, "put 20 shield")
    assert position.legions(20) == ["shield"]
    assert position.legions(21) == []
    assert "pass" not in position.moves(0)
    accounted(position.state)
    position.play(0, "put 20 sword")
    assert position.legions(20) == ["sword", "shield"]
    assert position.table.supply[0] == 5
    assert position.phase == "taking"
    accounted(position.state)


def test_a4_1_rearrange_may_leave_all_as_it_is() -> None:
    """One word instead of many."""
    position = go(effect("rearrange", m20=SWORDS).progress(0, 20, "sword")).play(0, "pass")
    assert position.legions(20) == ["sword"]
    assert position.phase == "taking"


def test_a4_1_rearrange_can_complete_a_mission() -> None:
    """Which joins the chain, when all legions are put."""
    position = effect("rearrange", m20=SWORDS, m21={"fields": "chariot dagger"})
    position.progress(0, 20, "sword shield").progress(0, 21, "chariot")
    go(position).play(0, "put 20 sword", "put 20 sword", "put 20 shield")
    assert position.controlled(0) == [50, 20]


def test_a4_1_rearrange_does_not_ask_where_nothing_can_change() -> None:
    """No legions on missions; or one kind of field only."""
    assert go(effect("rearrange", m20=SWORDS).progress(0, 20)).phase == "taking"
    assert go(effect("rearrange", m20={"fields": "sword sword"}).progress(0, 20, "sword")).phase == "taking"
    assert go(effect("rearrange")).phase == "taking"


def test_a4_1_rearrange_puts_the_last_legions_by_itself_where_no_choice_is_left() -> None:
    """The shield is covered, and all other fields are alike."""
    position = effect("rearrange", m20={"fields": "sword sword sword shield"}).progress(0, 20, "sword sword shield")
    go(position).play(0, "put 20 sword")
    assert position.phase == "rearranging"
    position.play(0, "put 20 shield")
    assert position.legions(20) == ["sword", "sword", "shield"]
    assert position.phase == "taking"


def test_a4_1_rearrange_looks_at_completions_when_all_legions_are_put() -> None:
    """21 is full, but one legion is still in hand."""
    full = effect("rearrange", m20={"fields": "sword shield chariot"}, m21={"fields": "dagger chariot"})
    full.progress(0, 20, "sword shield").progress(0, 21, "dagger")
    go(full).play(0, "put 21 dagger", "put 21 chariot")
    assert full.controlled(0) == []
    full.play(0, "put 20 chariot")
    assert full.controlled(0) == [50, 21]


def test_a4_1_rearrange_leaves_waiting_missions_alone() -> None:
    """60 is complete and waits while 61 is resolved."""
    position = Position(
        2,
        m50={"fields": "sword dagger", "effect": "mobilise 2 shield"},
        m60={"fields": "sword shield"},
        m61={"fields": "sword shield", "effect": "rearrange"},
        m62={"fields": "sword chariot dagger"},
    )
    position.progress(0, 50, "sword").progress(0, 60, "sword").progress(0, 61, "sword").progress(0, 62, "sword")
    position.complete(0, "dagger", "put 50 dagger", "put 60 shield", "put 61 shield", "resolve 61")
    assert position.moves(0) == ["pass", "put 62 sword", "put 62 chariot", "put 62 dagger"]
    position.play(0, "put 62 dagger")
    assert position.legions(62) == ["dagger"]
    assert position.controlled(0) == [50, 61, 60]


# A4.1: complete at once


def test_a4_1_complete_any_mission_in_progress_also_an_empty_one() -> None:
    """Its legions return, its effect happens, and it is controlled like the other."""
    position = effect("complete", m20=SWORDS, m21={"fields": "dagger dagger", "effect": "gain 2"})
    position.progress(0, 20, "sword").progress(0, 21)
    go(position)
    assert position.moves(0) == ["complete 20", "complete 21"]
    position.play(0, "complete 21")
    assert position.controlled(0) == [50, 21]
    assert position.table.supply[0] == 8
    assert position.phase == "claiming"


def test_a4_1_complete_returns_the_legions_that_lie_there() -> None:
    """One of three fields was covered."""
    position = go(effect("complete", m20=SWORDS).progress(0, 20, "sword"))
    assert position.controlled(0) == [50, 20]  # the only one: not asked
    assert position.table.supply[0] == 7
    assert position.table.cover[19] == 0


def test_a4_1_complete_nothing_where_there_is_nothing() -> None:
    """No other mission in progress."""
    position = go(effect("complete"))
    assert position.controlled(0) == [50]
    assert position.phase == "taking"


def test_a4_1_complete_not_a_waiting_one() -> None:
    """60 is complete already: only 62 can be completed by the effect of 61."""
    position = Position(
        2,
        m50={"fields": "sword dagger", "effect": "mobilise 2 shield"},
        m60={"fields": "sword shield"},
        m61={"fields": "sword shield", "effect": "complete"},
        m62={"fields": "sword chariot dagger"},
        m63={"fields": "sword chariot dagger"},
    )
    position.progress(0, 50, "sword").progress(0, 60, "sword").progress(0, 61, "sword").progress(0, 62).progress(0, 63)
    position.complete(0, "dagger", "put 50 dagger", "put 60 shield", "put 61 shield", "resolve 61")
    assert position.moves(0) == ["complete 62", "complete 63"]
    position.play(0, "complete 62")
    assert position.controlled(0) == [50, 61, 62, 60]


# A4.2: red effects


def test_a4_2_remove_one_legion_everybody_else_at_the_same_time() -> None:
    """From any mission in progress, the victim's choice, hidden until all have chosen; back to the supply."""
    position = effect("remove 1", 3, m20=SWORDS, m21=SWORDS, m30=SWORDS)
    position.progress(1, 20, "sword").progress(1, 21, "shield").progress(2, 30, "sword shield")
    go(position)
    assert position.state.acting() == (1, 2)
    assert position.moves(1) == ["remove 20 sword", "remove 21 shield"]
    position.play(2, "remove 30 sword")
    assert position.legions(30) == ["sword", "shield"]
    assert position.state.sight(1).table.plans[2] == []
    position.play(1, "remove 21 shield")
    assert position.legions(30) == ["shield"]
    assert position.legions(21) == []
    assert position.table.supply == [7, 6, 6]


def test_a4_2_the_striker_is_spared() -> None:
    """Seat 0 keeps what lies on its own missions."""
    position = effect("remove 1", m20=SWORDS, m30=SWORDS).progress(0, 30, "sword").progress(1, 20, "sword")
    go(position)
    assert position.legions(30) == ["sword"]
    assert position.legions(20) == []


def test_a4_2_who_has_nothing_loses_nothing() -> None:
    """And is not asked."""
    position = go(effect("remove 2", 3, m20=SWORDS).progress(1, 20))
    assert position.kinds().count("unhurt") == 2
    assert position.phase == "taking"


def test_a4_2_remove_two_from_one_or_two_missions() -> None:
    """Step by step."""
    position = effect("remove 2", m20=SWORDS, m21=SWORDS).progress(1, 20, "sword sword").progress(1, 21, "shield")
    go(position).play(1, "remove 20 sword")
    assert position.moves(1) == ["remove 20 sword", "remove 21 shield"]
    position.play(1, "remove 20 sword")
    assert position.legions(20) == []
    assert position.legions(21) == ["shield"]


def test_a4_2_remove_two_without_a_choice() -> None:
    """Two legions or fewer, or all on fields of one kind."""
    two = go(effect("remove 2", m20=SWORDS).progress(1, 20, "sword shield"))
    assert two.legions(20) == []
    one = go(effect("remove 2", m20=SWORDS).progress(1, 20, "shield"))
    assert one.legions(20) == []
    alike = go(effect("remove 2", m20={"fields": "sword sword sword shield"}).progress(1, 20, "sword sword sword"))
    assert alike.legions(20) == ["sword"]


def test_a4_2_remove_two_the_second_may_be_without_a_choice() -> None:
    """After the shield only swords are left."""
    position = effect("remove 2", m20={"fields": "sword sword sword shield"}).progress(1, 20, "sword sword shield")
    go(position).play(1, "remove 20 shield")
    assert position.legions(20) == ["sword"]


def test_a4_2_clear_one_mission_with_legions() -> None:
    """All its legions go back to the supply; an empty one does not count while there is another."""
    position = effect("clear", m20=SWORDS, m21=SWORDS, m22=SWORDS)
    position.progress(1, 20, "sword sword").progress(1, 21).progress(1, 22, "shield")
    go(position)
    assert position.moves(1) == ["clear 20", "clear 22"]
    position.play(1, "clear 20")
    assert position.legions(20) == []
    assert position.table.supply[1] == 6
    only = go(effect("clear", m20=SWORDS, m21=SWORDS).progress(1, 20, "sword").progress(1, 21))
    assert only.legions(20) == []
    empty = go(effect("clear", m20=SWORDS).progress(1, 20))
    assert "unhurt" in empty.kinds()


def test_a4_2_lose_one_controlled_mission() -> None:
    """To the discards, open for all to see; what it gave at once is kept."""
    position = effect("lose", m20={"effect": "gain 1"}, m21=SWORDS)
    position.control(1, 20, 21).table.supply[1] = 8
    position.table.common -= 1
    go(position)
    assert position.moves(1) == ["lose 20", "lose 21"]
    position.play(1, "lose 20")
    assert position.controlled(1) == [21]
    assert position.table.discards == [19]
    assert position.state.sight(None).table.discards == [19]
    assert position.table.supply[1] == 8
    accounted(position.state)


def test_a4_2_lose_the_only_one_without_asking() -> None:
    """And a lasting effect ends with it."""
    position = effect("lose", m20={"effect": "equal sword dagger"}).control(1, 20)
    assert position.table.usable[6] == 1 | 1 << 5
    go(position)
    assert position.controlled(1) == []
    assert position.table.usable[6] == 1


def test_a4_2_waiting_missions_are_safe_controlled_ones_are_not() -> None:
    """Seat 1 has completed 60 in the same round; its legions stay, its controlled mission goes."""
    position = effect("lose", m60={"fields": "sword dagger"}).progress(1, 60, "sword").control(1, 20)
    position.token("dagger").play(0, "put 50 dagger").play(1, "put 60 dagger")
    assert position.controlled(1) == []
    assert position.legions(60) == ["sword", "dagger"]
    position.play(0, "take 84").refill()
    assert position.controlled(1) == [60]


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("remove 1", ["remove 61 sword", "remove 62 shield"]),
        ("clear", ["clear 61", "clear 62"]),
        ("lose", ["lose 20", "lose 21"]),
    ],
)
def test_a4_2_inside_a_chain_the_waiting_mission_of_a_victim_is_safe(text: str, moves: list[str]) -> None:
    """Seat 1 has completed 60 in the same round, and has legions on 61 and 62; 50 completes 51, which strikes."""
    position = effect(
        "mobilise 2 shield", m51={"fields": "sword shield", "effect": text}, m60={"fields": "sword dagger"},
        m61=SWORDS, m62=SWORDS, m63=SWORDS,
    )  # fmt: skip
    position.progress(0, 51, "sword").control(1, 20, 21)
    position.progress(1, 60, "sword").progress(1, 61, "sword").progress(1, 62, "shield").progress(1, 63)
    position.token("dagger").play(0, "put 50 dagger").play(1, "put 60 dagger").play(0, "put 51 shield")
    assert position.state.acting() == (1,)
    assert position.moves(1) == moves
    position.play(1, moves[1])
    assert position.legions(60) == ["sword", "dagger"]
    assert position.legions(61) == ["sword"]
    assert position.legions(62) == (["shield"] if text == "lose" else [])
    assert position.controlled(1) == ([20] if text == "lose" else [20, 21])
    position.play(0, "decline", "take 84", "take 85").refill()
    assert position.controlled(0) == [50, 51]
    assert position.controlled(1)[-1] == 60
    accounted(position.state)


# A4.3: equivalences


def test_a4_3_symbols_may_be_used_for_each_other() -> None:
    """While the mission is controlled."""
    position = Position(2, m40={"effect": "equal sword shield"}, m20=SWORDS).progress(0, 20).control(0, 40)
    assert position.token("sword").moves(0) == ["pass", "put 20 sword", "put 20 shield"]
    position.play(0, "put 20 shield")
    assert position.token("shield").moves(0) == ["pass", "put 20 sword", "bring 20 sword"]


def test_a4_3_never_chained() -> None:
    """Shield = chariot and chariot = catapult: a shield is a shield or a chariot, not a catapult."""
    position = Position(
        2,
        m40={"effect": "equal shield chariot"},
        m41={"effect": "equal chariot catapult"},
        m20={"fields": "shield chariot catapult"},
    )
    position.control(0, 40, 41).progress(0, 20).token("shield")
    assert position.moves(0) == ["pass", "put 20 shield", "put 20 chariot"]
    position.play(0, "pass").token("chariot")
    assert position.moves(0) == ["pass", "put 20 shield", "put 20 chariot", "put 20 catapult"]


def test_a4_3_not_for_mobilise_effects() -> None:
    """They name their own symbol."""
    position = effect("mobilise 2 sword", m20=SWORDS, m40={"effect": "equal sword shield"})
    position.control(0, 40).progress(0, 20)
    assert go(position).moves(0) == ["pass", "put 20 sword"]


def test_a4_3_not_in_a_chain() -> None:
    """Mission 51 is in the chain and not yet controlled when 52 mobilises swords; the next sword may be a shield."""
    position = effect(
        "mobilise 2 chariot", m51={"fields": "sword chariot", "effect": "equal sword shield"},
        m52={"fields": "sword chariot", "effect": "mobilise 2 sword"}, m20=SWORDS,
    )  # fmt: skip
    position.progress(0, 51, "sword").progress(0, 52, "sword").progress(0, 20)
    go(position).play(0, "put 51 chariot", "put 52 chariot", "resolve 51")
    assert position.moves(0) == ["pass", "put 20 sword"]
    assert position.table.usable[0] == 1
    position.play(0, "pass")
    assert position.controlled(0) == [50, 51, 52]
    position.play(0, "decline", "take 84", "take 85", "take 86").refill()
    assert "put 20 shield" in position.token("sword").moves(0)


def test_a4_3_a_joker_is_everything_already() -> None:
    """Nothing to add."""
    position = Position(2, m40={"effect": "equal sword shield"}, m20=SWORDS).control(0, 40).progress(0, 20)
    assert position.token("joker").moves(0) == ["pass", "put 20 sword", "put 20 shield"]


def test_a4_3_only_for_its_owner() -> None:
    """The other player's sword is a sword."""
    position = Position(2, m40={"effect": "equal sword shield"}, m20=SWORDS).control(1, 40).progress(0, 20)
    assert position.token("sword").moves(0) == ["pass", "put 20 sword"]


# A4.4: at the end


@pytest.mark.parametrize(
    ("text", "fields", "points"),
    [
        ("score 1 shield max 8", ["shield shield", "shield sword"], 3),
        ("score 1 shield max 8", ["shield shield shield"] * 3, 8),
        ("score 2 catapult max 8", ["catapult sword", "catapult catapult"], 6),
        ("score 3 dagger max 9", ["dagger sword"] * 4, 9),
        ("score 3 dagger max 9", ["sword sword"], 0),
    ],
)
def test_a4_4_points_per_field_up_to_a_maximum(text: str, fields: list[str], points: int) -> None:
    """On all controlled missions."""
    missions = {f"m{20 + i}": {"fields": f} for i, f in enumerate(fields)}
    position = Position(2, m40={"fields": "chariot", "effect": text}, **missions)
    position.control(0, 40, *range(20, 20 + len(fields)))
    assert final_effects(position.table, position.box, 0) == points
    assert final_effects(position.table, position.box, 1) == 0


def test_a4_4_the_maximum_is_that_of_each_mission() -> None:
    """Nine shields, and two missions that bring 1 for each, at most 8: 16."""
    score: dict[str, Any] = {"fields": "chariot", "effect": "score 1 shield max 8"}
    shields: dict[str, Any] = {"fields": "shield shield shield"}
    position = Position(2, m40=score, m41=score, m20=shields, m21=shields, m22=shields).control(0, 40, 41, 20, 21, 22)
    assert final_effects(position.table, position.box, 0) == 16


@pytest.mark.parametrize(("colour", "points"), [("senator", 4), ("green", 2), ("pink", 6), ("orange", 8)])
def test_a4_4_points_per_mission_of_a_colour(colour: str, points: int) -> None:
    """One senator besides the mission itself, one green, three pink and four orange provinces."""
    colours = ["senator", "green", *["pink"] * 3, *["orange"] * 4]
    missions: dict[str, dict[str, Any]] = {f"m{20 + i}": {"colour": name} for i, name in enumerate(colours)}
    position = Position(2, m40={"effect": f"score 2 {colour}"}, **missions)
    position.control(0, 40, *range(20, 20 + len(colours)))
    assert final_effects(position.table, position.box, 0) == points


def test_a4_4_a_mission_counts_its_own_fields_and_colour() -> None:
    """Itself included."""
    position = Position(2, m40={"fields": "shield shield", "effect": "score 1 shield max 8"}).control(0, 40)
    assert final_effects(position.table, position.box, 0) == 2
    green = Position(2, m40={"colour": "green", "effect": "score 2 green"}, m41={"colour": "green"}, m42={})
    green.control(0, 40, 41, 42)
    assert final_effects(green.table, green.box, 0) == 4


def test_a4_4_five_points_per_mission_with_a_red_effect() -> None:
    """Which it is not itself."""
    position = Position(
        2, m40={"effect": "score 5 red"}, m41={"effect": "remove 1"}, m42={"effect": "clear"}, m43={"effect": "lose"},
        m44={"effect": "gain 1"},
    )  # fmt: skip
    position.control(0, 40, 41, 42, 43, 44)
    assert final_effects(position.table, position.box, 0) == 15


def test_a4_4_a_lost_mission_counts_no_more() -> None:
    """Neither its effect nor its fields."""
    position = effect(
        "lose", m40={"fields": "shield", "effect": "score 1 shield max 8"}, m41={"fields": "shield shield"}
    )
    position.control(1, 40, 41)
    assert position.state.standing()[1] == 3 + 3 + 3
    go(position).play(1, "lose 41")
    assert position.state.standing()[1] == 3 + 1


def test_a4_4_other_effects_are_worth_nothing_at_the_end() -> None:
    """However many missions there are."""
    position = Position(2, m40={"effect": "gain 2"}, m41={"effect": "lose"}).control(0, 40, 41)
    assert effect_points(position.box, 39, position.table.controlled[0]) == 0
    assert effect_points(position.box, 40, position.table.controlled[0]) == 0
