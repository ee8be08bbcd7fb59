"""The player aid: odds of battles that are fought and planned, from what a viewer knows and nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rubicon.core import FORTUNA, IllegalMove, Rng, WrongSeat
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.aid.battle_model import battle_at
from rubicon.games.julius_caesar.aid.battles import aid, prospects
from rubicon.games.julius_caesar.aid.odds import battle_odds
from rubicon.games.julius_caesar.rules.box import CAESAR, POMPEY
from tests.games.julius_caesar.scene import Scene, fight

ARMIES = {"Genua": "Caesar, Legio 11, Legio 12", "Ravenna": "Legio 13", "Roma": "Legio 1:2, Legio 3"}


def hide(scene: Scene, *blocks: str) -> None:
    """Nobody has seen anything of these blocks: they may be any land block of their colour, of any strength."""
    table, box = scene.table, scene.box
    for name in blocks:
        b = scene.block(name)
        table.mask[b] = box.land_mask[box.colour[b]]
        table.low[b], table.high[b] = 1, 4
        for x in box.of_colour[box.colour[b]]:
            if table.mask[b] & box.mark[x]:
                table.weakest[x], table.strongest[x] = box.least[x], box.full[x]


def battles(scene: Scene, viewer: int | None, *plan: str) -> list[dict[str, Any]]:
    moves = tuple([scene.state.setup.read(CAESAR, text) for text in plan])
    told = aid(scene.state.sight(viewer), moves)
    json.dumps(told)
    found: Any = told["battles"]
    return list(found)


def test_a_battle_that_all_can_see_is_exact_for_all() -> None:
    scene = fight(ARMIES, "Caesar > Roma", "Legio 11 > Roma")
    (mine,) = battles(scene, CAESAR)
    assert mine["exact"]
    assert (mine["place"], mine["attacker"], mine["round"]) == ("roma", CAESAR, 1)
    found = battle_at(scene.table, scene.box, scene.place("Roma"))
    assert found is not None
    assert mine["chance"] == battle_odds(found).chance == mine["low"] == mine["high"]
    assert {block["block"] for block in mine["blocks"]} == {"caesar", "legio_11", "legio_1", "legio_3"}
    assert battles(scene, POMPEY) == battles(scene, None) == [mine]


def test_marches_that_are_made_and_marches_that_are_planned_have_the_same_odds() -> None:
    scene = Scene(ARMIES).turn("4/1", "2/1")
    assert battles(scene, CAESAR) == []
    (planned,) = battles(scene, CAESAR, "Caesar > Roma", "Legio 11 > Roma", "Legio 13 > Roma")
    assert (planned["place"], planned["attacker"], planned["round"]) == ("roma", CAESAR, 0)
    (fewer,) = battles(scene, CAESAR, "Legio 11 > Roma")
    assert fewer["chance"] < planned["chance"]
    scene.caesar("Caesar > Roma", "Legio 11 > Roma", "Legio 13 > Roma")
    assert battles(scene, CAESAR) == [planned]


def test_a_plan_that_leads_to_no_battle_promises_nothing() -> None:
    scene = Scene(ARMIES).turn("4/1", "2/1")
    assert battles(scene, CAESAR, "Caesar > Massilia") == []


def test_those_for_whom_there_is_no_room_stay_behind() -> None:
    armies = {"Genua": "Caesar, Legio 11, Legio 12, Legio 7, Legio 8, Legio 9", "Roma": "Legio 1:2"}
    scene = Scene(armies).turn("4/1", "2/1")
    plan = [f"{name} > Roma" for name in ("Caesar", "Legio 11", "Legio 12", "Legio 7", "Legio 8", "Legio 9")]
    (crowd,) = battles(scene, CAESAR, *plan)
    (column,) = battles(scene, CAESAR, *plan[:4])
    assert crowd == column
    assert len(crowd["blocks"]) == 5


def test_surprise_is_counted_on_while_mars_marches() -> None:
    armies = {"Genua": "Caesar:1, Legio 11:2", "Roma": "Legio 1:2, Pompeius:1"}
    plan = ("Caesar > Roma", "Legio 11 > Roma")
    (with_mars,) = battles(Scene(armies).turn("Mars", "2/1"), CAESAR, *plan)
    (without,) = battles(Scene(armies).turn("4/1", "2/1"), CAESAR, *plan)
    assert with_mars["surprise"]
    assert not without["surprise"]
    assert with_mars["chance"] > without["chance"]


def test_hidden_blocks_are_imagined_and_the_answer_has_an_interval() -> None:
    scene = Scene(ARMIES).turn("4/1", "2/1")
    hide(scene, "Legio 1", "Legio 3")
    (one,) = battles(scene, CAESAR, "Caesar > Roma", "Legio 11 > Roma")
    assert not one["exact"]
    assert 0 <= one["low"] < one["chance"] < one["high"] <= 1
    assert {block["block"] for block in one["blocks"]} == {"caesar", "legio_11"}
    assert one["steps"][0] > 0
    assert one["steps"][1] > 0


@pytest.mark.parametrize("viewer", [CAESAR, None])
def test_the_odds_are_a_function_of_the_sight(viewer: int | None) -> None:
    """Two truths that look the same to a viewer give the same answer, to the byte."""
    answers = []
    truths = []
    for blocks in ("Legio 1:2, Legio 3", "Legio 2:4, Scipio:1"):
        scene = Scene({**ARMIES, "Roma": blocks}).turn("4/1", "2/1")
        hide(scene, *[text.split(":")[0] for text in blocks.split(", ")])
        for name in ("Legio 1", "Legio 2", "Legio 3", "Scipio"):  # in the pool, too, may stand any of them
            scene.table.mask[scene.block(name)] = scene.box.land_mask[POMPEY]
        if viewer is None:
            hide(scene, "Caesar", "Legio 11", "Legio 12", "Legio 13")
        scene.caesar("Caesar > Roma", "Legio 11 > Roma")
        sight = scene.state.sight(viewer)
        answers.append((json.dumps(sight.view()["board"]), json.dumps(aid(sight))))
        truths.append(scene.table.strength.copy())
    assert truths[0] != truths[1]
    assert answers[0] == answers[1]


def test_plans_are_for_marches_of_ones_own() -> None:
    scene = Scene(ARMIES).turn("4/1", "2/1")
    march = scene.state.setup.read(CAESAR, "Caesar > Roma")
    sight = scene.state.sight(CAESAR)
    with pytest.raises(WrongSeat):
        prospects(scene.state.sight(None), (march,))
    far = scene.box.march[scene.block("Caesar") * scene.box.places + scene.place("Roma")]
    assert far == march
    for plan in ((0,), (10**8,), (march,) * 25, (march, 0)):
        with pytest.raises(IllegalMove):
            prospects(sight, plan)
    with pytest.raises(IllegalMove):
        prospects(scene.state.sight(POMPEY), (march,))
    fought = fight(ARMIES, "Caesar > Roma")
    with pytest.raises(IllegalMove):
        prospects(fought.state.sight(CAESAR), (march,))
    assert battles(scene, CAESAR) == []  # nothing has changed


def test_both_sides_of_the_odds() -> None:
    scene = Scene(ARMIES).turn("4/1", "2/1")
    hide(scene, "Legio 1")
    scene.caesar("Caesar > Roma")
    (one,) = prospects(scene.state.sight(CAESAR))
    chance, low, high = one.chance_of(CAESAR)
    assert low < chance < high
    assert one.chance_of(POMPEY) == pytest.approx((1 - chance, 1 - high, 1 - low))


def test_every_position_of_a_game_has_an_aid() -> None:
    state = GAME.start(GAME.setup())
    rng = Rng(9)
    seen = 0
    for number in range(500):
        if not state.acting():
            break
        if number % 40 == 0 or (state.table.round and number % 10 == 0):
            for viewer in (CAESAR, POMPEY, None):
                for one in prospects(state.sight(viewer)):
                    seen += 1
                    assert 0 <= one.odds.low <= one.odds.chance <= one.odds.high <= 1
        seat = state.acting()[0]
        state.apply(seat, state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
    assert seen > 5
