"""A2: a round, from the token to the new missions."""

from __future__ import annotations

from itertools import permutations

import pytest

from rubicon.core import FORTUNA, IllegalMove, WrongSeat
from tests.conformance.harness import state_facts
from tests.games.augustus.bench import Position, accounted

PLAIN = {"fields": "sword sword shield"}


def test_a2_1_a_legion_from_the_supply_onto_a_free_field_of_the_symbol() -> None:
    """Once for each token."""
    position = Position(2, m10=PLAIN).progress(0, 10).token("shield")
    assert position.moves(0) == ["pass", "put 10 shield"]
    assert position.state.acting() == (0,)  # the other has no mission at all
    position.play(0, "put 10 shield")
    assert position.legions(10) == ["shield"]
    assert position.table.supply == [6, 7]
    assert position.phase == "drawing"


def test_a2_1_fields_of_other_symbols_and_covered_ones_are_not_free() -> None:
    """With nothing free there is nothing to decide."""
    position = Position(2, m10=PLAIN).progress(0, 10, "shield").token("shield")
    assert position.phase == "drawing"
    position.token("chariot")
    assert position.phase == "drawing"
    assert position.table.draws == 2


def test_a2_1_equal_fields_are_one_move() -> None:
    """Two swords, one choice."""
    position = Position(2, m10=PLAIN).progress(0, 10).token("sword")
    assert position.moves(0) == ["pass", "put 10 sword"]


def test_a2_1_a_placed_legion_may_be_moved_from_another_symbol_or_mission() -> None:
    """First where to, then which; wherever it lay before."""
    position = Position(2, m10=PLAIN, m11={"fields": "chariot dagger"})
    position.progress(0, 10, "sword").progress(0, 11, "chariot").token("shield")
    assert position.moves(0) == ["pass", "put 10 shield", "bring 10 shield"]
    position.play(0, "bring 10 shield")
    assert position.moves(0) == ["from 10 sword", "from 11 chariot"]
    position.play(0, "from 11 chariot")
    assert position.legions(10) == ["sword", "shield"]
    assert position.legions(11) == []
    assert position.table.supply[0] == 5


def test_a2_1_with_one_legion_on_the_table_it_is_the_one_that_moves() -> None:
    """No choice, no question."""
    position = Position(2, m10=PLAIN).progress(0, 10, "sword").token("shield").play(0, "bring 10 shield")
    assert position.legions(10) == ["shield"]
    assert position.phase == "drawing"


def test_a2_1_a_legion_is_not_moved_to_where_it_lies() -> None:
    """From one sword of a mission to the other would change nothing."""
    position = Position(2, m10=PLAIN).progress(0, 10, "sword").token("sword")
    assert position.moves(0) == ["pass", "put 10 sword"]
    other = Position(2, m10=PLAIN, m11=PLAIN).progress(0, 10, "sword").progress(0, 11, "sword").token("sword")
    assert other.moves(0) == ["pass", "put 10 sword", "put 11 sword", "bring 10 sword", "bring 11 sword"]
    other.play(0, "bring 10 sword")
    assert other.legions(10) == ["sword", "sword"]
    assert other.legions(11) == []


def test_a2_1_without_a_supply_legions_can_only_be_moved() -> None:
    """Seven are on missions."""
    position = Position(2, m10=PLAIN).progress(0, 10, "sword").supply(0, 0).token("shield")
    assert position.moves(0) == ["pass", "bring 10 shield"]
    bare = Position(2, m10=PLAIN).progress(0, 10).supply(0, 0).token("shield")
    assert bare.phase == "drawing"


def test_a2_1_passing_is_always_allowed() -> None:
    """Nobody must place."""
    position = Position(2, m10=PLAIN).progress(0, 10).token("shield").play(0, "pass")
    assert position.legions(10) == []
    assert "passed" in position.kinds()


def three_at_once() -> Position:
    """Three seats with a choice each."""
    position = Position(3, m10=PLAIN, m11=PLAIN, m12=PLAIN)
    for seat, number in enumerate((10, 11, 12)):
        position.progress(seat, number, "sword")
    return position.token("shield")


def test_a2_1_all_decide_at_the_same_time_and_are_revealed_together() -> None:
    """Until the last has decided nothing shows: not on the table, not in the others' sights, not in their events."""
    position = three_at_once()
    assert position.state.acting() == (0, 1, 2)
    before = position.state.sight(2).view()
    position.play(0, "put 10 shield")
    assert position.state.acting() == (1, 2)
    after = position.state.sight(2).view()
    assert position.legions(10) == ["sword"]
    assert before["board"]["players"][0]["ready"] is False  # type: ignore[index]
    assert after["board"]["players"][0]["ready"] is True  # type: ignore[index]
    assert after["board"]["players"][0]["progress"] == before["board"]["players"][0]["progress"]  # type: ignore[index]
    with pytest.raises(WrongSeat):
        position.play(0, "pass")
    position.play(1, "pass")
    position.play(2, "bring 12 shield")
    assert position.legions(10) == ["sword", "shield"]
    assert position.legions(11) == ["sword"]
    assert position.legions(12) == ["shield"]
    kinds = position.kinds()
    assert kinds.index("reveal") > kinds.index("ready")
    told = [event.kind.name for event in position.journal if event.seen_by(1) is not None]
    assert told[: told.index("reveal")].count("plan") == 1  # its own
    assert "put" not in told[: told.index("reveal")]


def test_a2_1_the_order_of_simultaneous_decisions_does_not_matter() -> None:
    """All six orders lead to the same position."""
    ends = set()
    for order in permutations(range(3)):
        position = three_at_once()
        for seat in order:
            position.play(seat, ("put 10 shield", "bring 11 shield", "pass")[seat])
        ends.add(state_facts(position.state).split('"journal"')[0])
        position.state.journal = None
        ends.add(state_facts(position.state))
    assert len(ends) <= 2


def test_a2_1_steps_of_several_seats_may_be_interleaved() -> None:
    """One has said where to, another decides, then the first says which."""
    position = Position(2, m10=PLAIN, m11=PLAIN, m12={"fields": "dagger dagger"})
    position.progress(0, 10, "sword").progress(0, 12, "dagger").progress(1, 11, "sword").token("shield")
    position.play(0, "bring 10 shield").play(1, "put 11 shield")
    assert position.state.acting() == (0,)
    position.play(0, "from 12 dagger")
    assert position.legions(10) == ["sword", "shield"]
    assert position.legions(11) == ["sword", "shield"]


def test_a2_2_a_joker_is_any_symbol_for_everybody() -> None:
    """Each player's own choice."""
    position = Position(2, m10=PLAIN, m11={"fields": "chariot dagger"}).progress(0, 10).progress(1, 11).token("joker")
    assert position.moves(0) == ["pass", "put 10 sword", "put 10 shield"]
    assert position.moves(1) == ["pass", "put 11 chariot", "put 11 dagger"]
    position.play(0, "put 10 shield").play(1, "put 11 dagger")
    assert position.legions(10) == ["shield"]
    assert position.legions(11) == ["dagger"]


def test_a2_2_after_a_joker_the_bag_is_full_and_the_herald_is_the_next() -> None:
    """Otherwise tokens stay out, and the Herald goes on."""
    position = Position(3)
    position.token("sword").token("dagger")
    assert position.table.herald == 0
    assert position.bag() == {"sword": 5, "shield": 5, "chariot": 4, "catapult": 3, "standard": 2, "joker": 2}
    with pytest.raises(IllegalMove):
        position.token("dagger")
    position.token("joker")
    assert sum(position.bag().values()) == 23
    assert position.table.herald == 1
    position.token("joker").token("joker")
    assert position.table.herald == 0


def test_a2_2_the_bag_is_filled_after_the_round_not_before() -> None:
    """While the joker's round goes on it is out, with all that were out before."""
    position = Position(2, m10=PLAIN).progress(0, 10).token("dagger").token("joker")
    assert position.table.bag[5:] == [0, 1]
    position.play(0, "pass")
    assert position.table.bag[5:] == [1, 2]


def test_a2_2_several_missions_completed_by_a_joker() -> None:
    """Each by its own symbol, in the order of numbers, the row full again for each; then bag and Herald change."""
    position = Position(3, m10=PLAIN, m30={"fields": "sword dagger"}, m20={"fields": "chariot standard"})
    position.progress(0, 30, "sword").progress(1, 10, "sword sword").progress(2, 20, "chariot")
    position.token("catapult").token("joker")
    position.play(0, "put 30 dagger").play(1, "put 10 shield").play(2, "put 20 standard")
    for seat, taken in ((1, 84), (2, 85), (0, 86)):
        assert position.state.acting() == (seat,)
        assert len(position.moves(seat)) == 5
        assert (position.table.herald, sum(position.table.bag)) == (0, 21)
        position.play(seat, f"take {taken}").refill()
    assert [position.controlled(seat) for seat in range(3)] == [[30], [10], [20]]
    assert position.phase == "drawing"
    assert (position.table.herald, sum(position.table.bag)) == (1, 23)
    accounted(position.state)


def test_a2_3_a_mission_is_complete_when_all_fields_are_covered() -> None:
    """Not before."""
    position = Position(2, m10=PLAIN).progress(0, 10, "sword")
    position.complete(0, "shield", "put 10 shield")
    assert position.controlled(0) == []
    position.complete(0, "sword", "put 10 sword").play(0, "take 84").refill()
    assert position.controlled(0) == [10]


def test_a2_3_several_players_in_order_of_mission_number() -> None:
    """Whatever their seats and whoever decided first."""
    position = Position(3, m10=PLAIN, m30=PLAIN, m20=PLAIN)
    position.progress(0, 30, "sword sword").progress(1, 10, "sword sword").progress(2, 20, "sword sword")
    position.token("shield").play(0, "put 30 shield").play(1, "put 10 shield").play(2, "put 20 shield")
    for seat in (1, 2, 0):
        assert position.state.acting() == (seat,)
        position.play(seat, position.moves(seat)[0]).refill()
    order = [event.get("player") for event in position.journal if event.kind.name == "resolves"]
    assert order == [1, 2, 0]


def test_a2_3_a_waiting_mission_is_locked() -> None:
    """A red effect does not touch it, and its legions stay until its turn."""
    red = {"fields": "shield dagger", "effect": "remove 2"}
    position = Position(2, m10=red, m20=PLAIN, m21=PLAIN)
    position.progress(0, 10, "dagger").progress(1, 20, "sword sword").progress(1, 21, "sword")
    position.token("shield").play(0, "put 10 shield").play(1, "put 20 shield")
    position.play(0, "take 84")
    assert position.legions(21) == []  # one legion was there to remove
    position.refill()
    assert position.controlled(0) == [10]
    position.play(1, position.moves(1)[0]).refill()
    assert position.controlled(1) == [20]
    assert position.table.supply == [7, 7]


def chain() -> Position:
    """Completing 50 mobilises two shields, which complete 60 and 61; each of those gives a legion."""
    gain = {"fields": "sword shield", "effect": "gain 1"}
    position = Position(2, m50={"fields": "sword dagger", "effect": "mobilise 2 shield"}, m60=gain, m61=gain)
    return position.progress(0, 50, "sword").progress(0, 60, "sword").progress(0, 61, "sword")


def test_a2_4_a_chain_is_resolved_before_control_rewards_and_new_missions() -> None:
    """Legions, effect, then what the effect completed; only then all become controlled, once, and one takes as many."""
    position = chain()
    position.complete(0, "dagger", "put 50 dagger")
    assert position.phase == "placing"
    assert position.table.supply[0] == 5  # the two of mission 50 are back
    position.play(0, "put 60 shield")
    assert position.controlled(0) == []
    position.play(0, "put 61 shield")
    assert position.phase == "ordering"
    assert position.moves(0) == ["resolve 60", "resolve 61"]
    position.play(0, "resolve 61")
    assert position.controlled(0) == [50, 61, 60]
    assert position.table.supply[0] == 9
    assert position.phase == "claiming"  # three controlled: once for the whole chain
    position.play(0, "decline").play(0, "take 84", "take 85", "take 86")
    assert position.phase == "refilling"
    assert position.in_progress(0) == [84, 85, 86]
    position.refill()
    assert len(position.table.row) == 5
    assert position.phase == "drawing"
    kinds = position.kinds()
    assert kinds.index("controls") > max(i for i, kind in enumerate(kinds) if kind == "resolves")
    accounted(position.state)


def test_a2_4_completions_are_looked_at_when_all_legions_are_placed() -> None:
    """The first of two legions completes 60, but its effect waits for the second."""
    position = chain().complete(0, "dagger", "put 50 dagger").play(0, "put 60 shield")
    assert position.phase == "placing"
    assert position.table.supply[0] == 4
    position.play(0, "pass")
    assert position.controlled(0) == [50, 60]


def test_a2_4_the_chain_comes_before_other_players_waiting_missions() -> None:
    """Whatever their numbers."""
    waits = Position(
        2,
        m50={"fields": "sword dagger", "effect": "mobilise 2 shield"},
        m60={"fields": "sword shield"},
        m55={"fields": "sword dagger"},
    )
    waits.progress(0, 50, "sword").progress(0, 60, "sword").progress(1, 55, "sword")
    waits.token("dagger").play(0, "put 50 dagger").play(1, "put 55 dagger")
    waits.play(0, "put 60 shield")
    waits.play(0, "decline", "take 84", "take 85").refill()
    waits.play(1, "take 86").refill()
    resolved = [event.get("mission") for event in waits.journal if event.kind.name == "resolves"]
    assert [str(title).split()[0] for title in resolved] == ["50", "60", "55"]


def test_a2_4_the_owner_orders_what_is_completed_later_too() -> None:
    """60 and 61 are complete; 61 first, whose effect completes 62: now 60 and 62 wait."""
    position = Position(
        2,
        m50={"fields": "sword dagger", "effect": "mobilise 2 shield"},
        m60={"fields": "sword shield"},
        m61={"fields": "sword shield", "effect": "mobilise 1 any"},
        m62={"fields": "sword chariot"},
    )
    position.progress(0, 50, "sword").progress(0, 60, "sword").progress(0, 61, "sword").progress(0, 62, "sword")
    position.complete(0, "dagger", "put 50 dagger", "put 60 shield", "put 61 shield", "resolve 61", "put 62 chariot")
    assert position.moves(0) == ["resolve 60", "resolve 62"]
    position.play(0, "resolve 62")
    assert position.controlled(0) == [50, 61, 62, 60]


def test_a2_4_the_row_is_refilled_after_taking_not_between() -> None:
    """Two to take: the second is one of the four that are left."""
    position = chain().complete(0, "dagger", "put 50 dagger", "put 60 shield", "pass", "claim")
    assert len(position.moves(0)) == 5
    position.play(0, "take 86")
    assert position.moves(0) == ["take 84", "take 85", "take 87", "take 88"]


def test_a2_4_the_row_is_refilled_midway_if_it_runs_empty() -> None:
    """Three to take and two in the row: both are taken without asking, five are drawn, one is chosen."""
    position = (
        chain().row(84, 85).complete(0, "dagger", "put 50 dagger", "put 60 shield", "put 61 shield", "resolve 60")
    )
    position.play(0, "claim")
    assert position.in_progress(0) == [84, 85]
    assert position.phase == "refilling"
    position.refill()
    assert position.phase == "taking"
    assert len(position.moves(0)) == 5
    position.play(0, "take 3").refill()
    assert position.in_progress(0) == [3, 84, 85]
    assert len(position.table.row) == 5


def test_a2_5_the_extra_mission_stays() -> None:
    """One more in progress from then on, also after the next completion."""
    position = Position(2, m10={"fields": "sword dagger", "effect": "take two"}, m84=PLAIN)
    position.progress(0, 10, "sword").progress(0, 20).complete(0, "dagger", "put 10 dagger")
    position.play(0, "take 84", "take 85").refill()
    assert position.in_progress(0) == [20, 84, 85]
    position.table.cover[83] = 2
    position.table.supply[0] -= 2
    position.complete(0, "shield", "put 84 shield").play(0, "decline", "take 86").refill()
    assert len(position.in_progress(0)) == 3
    assert "two" in position.kinds()


def test_a2_1_acting_is_nobody_else_while_chance_decides() -> None:
    """Fortuna acts alone."""
    position = Position(2, m10=PLAIN).progress(0, 10)
    assert position.state.acting() == (FORTUNA,)
    with pytest.raises(WrongSeat, match="chance"):
        position.play(0, "pass")
