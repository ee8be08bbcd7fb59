"""The worked examples of the rulebook, and those of our own rules page, played through.

Missions have their numbers of the rulebook. What the rulebook's pictures show and its words do not (the fields of
a mission, the rest of the table) is set so that the words come true.
"""

from __future__ import annotations

import pytest

from rubicon.games.augustus.rules.box import load
from rubicon.games.augustus.rules.rewards import may_claim
from rubicon.games.augustus.rules.scoring import effect_points, final_effects, mission_points, reward_points
from tests.games.augustus.bench import Position

MIREK, ROMEK, MARTA = 0, 1, 2
GREEN = {"colour": "green"}


def test_example_the_herald_calls_shield() -> None:
    """19, 20 and 21 of our own deck: put one of two legions on a shield of 19 or 20, move one there, or do nothing."""
    position = Position(2)
    names = {number: position.box.symbols[number - 1] for number in (19, 20, 21)}
    assert 1 in names[19]
    assert 1 in names[20]
    assert 1 not in names[21]
    # Legions that lie elsewhere on the three missions, so that every shield is free
    elsewhere = {number: next(s for s in symbols if s != 1) for number, symbols in names.items()}
    words = ("sword", "shield", "chariot", "catapult", "standard", "dagger")
    for number in (19, 20, 21):
        position.progress(0, number, words[elsewhere[number]])
    position.supply(0, 2).token("shield")
    assert position.moves(0) == ["pass", "put 19 shield", "put 20 shield", "bring 19 shield", "bring 20 shield"]
    sources = [f"from {number} {words[elsewhere[number]]}" for number in (19, 20, 21)]
    for target in ("19", "20"):
        for source in sources:
            copy = position.state.copy()
            copy.play(0, position.setup.read(0, f"bring {target} shield"))
            copy.play(0, position.setup.read(0, source))
            assert copy.table.supply[0] == 2
            assert copy.table.cover[int(target) - 1] >> 3 & 7 == 1
    position.play(0, "put 19 shield")
    assert position.table.supply[0] == 1


def three_players() -> Position:
    """Mirek is about to complete 70, Romek 76, Marta 80, all by a dagger; Mirek has a legion on 4."""
    end = {"fields": "sword dagger"}
    position = Position(
        3,
        m70={**end, **GREEN, "effect": "mobilise 2 shield"},
        m30={"fields": "sword shield shield", **GREEN},
        m4={"fields": "sword chariot"},
        m76={**end, "colour": "pink", "effect": "clear"},
        m80={**end, "colour": "orange", "points": 11},
        m31=GREEN,
        m32={},
    )
    position.control(MIREK, 31, 32)  # one green province among two missions
    position.progress(MIREK, 70, "sword").progress(MIREK, 30, "sword").progress(MIREK, 4, "sword")
    position.progress(ROMEK, 76, "sword").progress(MARTA, 80, "sword")
    position.token("dagger")
    return position.play(MIREK, "put 70 dagger").play(ROMEK, "put 76 dagger").play(MARTA, "put 80 dagger")


def test_example_three_players_complete_in_one_round_mirek() -> None:
    """Mirek, with the lowest number, mobilises two legions that complete another mission: both become controlled."""
    position = three_players()
    assert position.state.acting() == (MIREK,)
    assert position.phase == "placing"
    assert position.table.supply[MIREK] == 7 - 2  # the two of 70 are back; one lies on 30 and one on 4
    position.play(MIREK, "put 30 shield", "put 30 shield")
    assert position.controlled(MIREK) == [31, 32, 70, 30]
    assert position.holder("green") == MIREK  # the first with three green provinces
    assert position.phase == "claiming"  # exactly four: take it, or hope for five or six
    position.play(MIREK, "claim")
    assert position.holder("four") == MIREK
    position.play(MIREK, "take 84", "take 88")
    assert position.in_progress(MIREK) == [4, 84, 88]
    assert position.phase == "refilling"
    position.refill()
    assert len(position.table.row) == 5


def test_example_three_players_mirek_declines() -> None:
    """Then five or six may still come; four never again."""
    position = three_players().play(MIREK, "put 30 shield", "put 30 shield", "decline")
    assert position.holder("four") is None
    assert position.table.declined[MIREK] == 1 << 4


def test_example_three_players_romek_and_marta() -> None:
    """76: Mirek must clear 4; Marta's 80 waits and is safe. Then Marta resolves hers: no effect, many points."""
    position = three_players().play(MIREK, "put 30 shield", "put 30 shield", "claim", "take 84", "take 88").refill()
    # Mirek's only mission with a legion is 4, Marta's only one is neutralised: nobody has a choice
    assert position.state.acting() == (ROMEK,)
    assert position.legions(4) == []
    assert position.table.supply[MIREK] == 7
    assert position.legions(80) == ["sword", "dagger"]
    assert "unhurt" in position.kinds()
    assert position.controlled(ROMEK) == [76]
    position.play(ROMEK, "take 85").refill()
    assert position.state.acting() == (MARTA,)
    assert position.controlled(MARTA) == [80]
    assert position.table.supply[MARTA] == 7
    position.play(MARTA, "take 86").refill()
    assert position.phase == "drawing"
    assert position.state.standing()[MARTA] == 11


def test_example_who_has_claimed_four_gets_nothing_for_five() -> None:
    """Even when Mirek is the first to have five."""
    position = three_players().play(MIREK, "put 30 shield", "put 30 shield", "claim", "take 84", "take 88").refill()
    assert not may_claim(position.state.table, MIREK)
    position.table.controlled[MIREK].append(40)
    assert not may_claim(position.state.table, MIREK)


def test_example_the_gold_changes_hands() -> None:
    """Marta is first, and has two; Romek's first does nothing, his second takes it; Marta would need a third."""
    gold = {"fields": "sword dagger", "colour": "pink", "gold": 1}
    position = Position(3, m10=gold, m11=gold, m12=gold, m13=gold, m14=gold)
    holders = []
    for seat, number in ((MARTA, 10), (MARTA, 11), (ROMEK, 12), (ROMEK, 13), (MARTA, 14)):
        position.table.bag[5] = 1
        position.progress(seat, number, "sword").complete(seat, "dagger", f"put {number} dagger")
        holders.append(position.holder("gold"))
        if position.phase == "claiming":
            position.play(seat, "decline")
        position.play(seat, position.moves(seat)[0])
        position.refill()
    assert holders == [MARTA, MARTA, MARTA, ROMEK, MARTA]


def lost(marta: int, others: tuple[int, int]) -> Position:
    """Mirek completes 81: Romek loses 6, Marta 40. Marta has so much more wheat, the others so much."""
    wheat = {"fields": "sword shield", "colour": "green"}
    position = Position(
        3,
        m81={"fields": "sword dagger", "colour": "pink", "effect": "lose"},
        m6={"effect": "gain 1"},
        m40={**wheat, "wheat": 1},
        m41={**wheat, "wheat": marta},
        m42={**wheat, "wheat": others[0]},
        m43={**wheat, "wheat": others[1]},
    )
    position.control(MIREK, 42).control(ROMEK, 6, 43).control(MARTA, 40, 41).holds(MARTA, "wheat")
    position.table.supply[ROMEK] = 8  # the legion that 6 gave
    position.table.common -= 1
    position.progress(MIREK, 81, "sword").complete(MIREK, "dagger", "put 81 dagger")
    return position.play(ROMEK, "lose 6").play(MARTA, "lose 40")


def test_example_a_lost_mission_keeps_what_it_gave() -> None:
    """Romek keeps the legion of 6."""
    position = lost(1, (0, 0))
    assert position.controlled(ROMEK) == [43]
    assert position.table.supply[ROMEK] == 8
    assert sorted(mission + 1 for mission in position.table.discards) == [6, 40]


@pytest.mark.parametrize(("others", "holder"), [((0, 0), MARTA), ((1, 1), MARTA), ((2, 1), MIREK), ((1, 2), ROMEK)])
def test_example_wheat_after_a_loss(others: tuple[int, int], holder: int) -> None:
    """Still most, also tied: kept. Somebody has more: handed over."""
    assert lost(1, others).holder("wheat") == holder


def test_example_marta_decides_who_gets_the_wheat() -> None:
    """Several have more."""
    position = lost(0, (1, 1))
    assert position.state.acting() == (MARTA,)
    assert position.moves(MARTA) == ["give 1", "give 2"]
    assert position.play(MARTA, "give 2").holder("wheat") == ROMEK


def test_example_nobody_has_wheat_left() -> None:
    """The reward goes back to the middle of the table."""
    assert lost(0, (0, 0)).holder("wheat") is None


def test_example_scoring_paolo() -> None:
    """15 for rewards + 31 for missions + 8 for ten shields, capped + 10 for five green provinces = 64."""
    shields = ["shield shield"] * 5
    missions = {f"m{20 + i}": {"fields": fields, **GREEN, "points": 5} for i, fields in enumerate(shields)}
    position = Position(
        2,
        m30={"fields": "sword sword", "effect": "score 1 shield max 8", "points": 3},
        m31={"fields": "sword sword", "effect": "score 2 green", "points": 3},
        **missions,
    )
    position.control(0, 30, 31, 20, 21, 22, 23, 24).holds(0, "all_four", "wheat")
    table, box = position.table, position.box
    assert sum(box.need[mission] >> 3 & 7 for mission in table.controlled[0]) == 10
    assert reward_points(table, box, 0) == 15
    assert mission_points(table, box, 0) == 31
    assert effect_points(box, 29, table.controlled[0]) == 8
    assert effect_points(box, 30, table.controlled[0]) == 10
    assert final_effects(table, box, 0) == 18
    assert position.state.standing()[0] == 64


def test_example_shield_is_chariot_and_chariot_is_catapult() -> None:
    """A shield is drawn: Mirek may use a shield or a chariot field, not a catapult."""
    position = Position(
        2,
        m40={"effect": "equal shield chariot"},
        m41={"effect": "equal chariot catapult"},
        m20={"fields": "shield chariot catapult"},
    )
    position.control(MIREK, 40, 41).progress(MIREK, 20).token("shield")
    assert position.moves(MIREK) == ["pass", "put 20 shield", "put 20 chariot"]


def test_example_four_stages_of_a_mission() -> None:
    """In progress, complete, neutralised, controlled: what the player aid shows."""
    position = three_players()
    board = position.state.sight(None).board()
    players = board["players"]
    assert isinstance(players, list)
    stages = {mission["mission"]: mission["waiting"] for player in players for mission in player["progress"]}
    assert stages == {4: False, 30: False, 76: True, 80: True}
    assert board["chain"] == [70]
    assert players[MIREK]["controlled"] == [31, 32]


def test_example_our_deck_has_the_missions_of_the_examples() -> None:
    """What the rulebook tells of numbers is true of our missions too."""
    box = load(None)
    assert box.effects[5] == "gain 1"
    assert box.wheat[39] == 1
    assert box.effects[69].startswith("mobilise 2")
    assert (box.effects[75], box.effects[79], box.effects[80]) == ("clear", "none", "lose")
