"""What is hidden, what is remembered, and what is imagined: J2.1."""

from __future__ import annotations

from rubicon.core import FORTUNA, Rng, stream
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.box import CAESAR, POMPEY
from rubicon.games.julius_caesar.rules.public_knowledge import possible_strengths
from rubicon.games.julius_caesar.rules.state import JuliusState
from rubicon.games.julius_caesar.rules.table import DEAD, FALLEN, POOL, UNSEEN
from rubicon.games.julius_caesar.sight.hidden_blocks import knows
from rubicon.games.julius_caesar.sight.sight import JuliusSight
from tests.games.julius_caesar.scene import Scene, fight, finish_command


def tokens_at(scene: Scene, viewer: int, place: str) -> list[set[str]]:
    """For each block at the place, which blocks it may be for the viewer, one's own and known ones too."""
    sight = scene.state.sight(viewer)
    p = scene.place(place)
    known = [{scene.box.titles[b]} for b in range(scene.box.blocks) if sight.table.where[b] == p]
    return known + [
        {scene.box.titles[b] for b in sight.candidates(token[6], token[2])} for token in sight.tokens if token[0] == p
    ]


def strengths_at(scene: Scene, viewer: int, place: str) -> list[tuple[int, int]]:
    sight = scene.state.sight(viewer)
    p = scene.place(place)
    table = sight.table
    known = [(table.low[b], table.high[b]) for b in range(scene.box.blocks) if table.where[b] == p]
    return known + [(token[7], token[8]) for token in sight.tokens if token[0] == p]


def test_j2_1_at_the_historical_start_everybody_knows_who_stands_where() -> None:
    sight = GAME.start(GAME.setup()).sight(CAESAR)
    assert not sight.tokens


def test_j2_1_free_deployment_hides_who_stands_where_but_not_colours() -> None:
    state = GAME.start(GAME.setup({"deployment": "free"}))
    scene = Scene.__new__(Scene)
    scene.state, scene.box, scene.table, scene.journal = state, state.box, state.table, []
    scene.caesar("Caesar > Lugdunum", "Legio 16 > Ravenna", "done")
    scene.pompey("Cleopatra > Utica", "Legio 39 > Alexandria", "done")
    assert len(tokens_at(scene, POMPEY, "Lugdunum")) == 2
    assert all("Caesar" in token and "Navis C1" not in token for token in tokens_at(scene, POMPEY, "Lugdunum"))
    assert all("Navis C1" in token for token in tokens_at(scene, POMPEY, "Ravenna"))
    assert {"Cleopatra"} in tokens_at(scene, CAESAR, "Utica")  # she is blue
    assert tokens_at(scene, CAESAR, "Ravenna").count({"Legio 16"}) == 1


def test_j2_1_a_block_that_leaves_may_be_any_that_stood_there() -> None:
    scene = Scene({"Genua": "Caesar, Legio 11, Navis C1", "Roma": "Legio 1"}).turn("4/1", "2/1")
    scene.caesar("Legio 11 > Massilia")
    assert tokens_at(scene, POMPEY, "Massilia") == [{"Caesar", "Legio 11"}]  # it went by road: no Navis
    assert sorted(map(sorted, tokens_at(scene, POMPEY, "Genua"))) == [["Caesar", "Legio 11"], ["Navis C1"]]
    assert tokens_at(scene, CAESAR, "Massilia") == [{"Legio 11"}]


def test_j2_1_blocks_that_moved_are_not_those_that_move_next() -> None:
    """One comes to Genua, where another stands; then one leaves Genua: it is the one that had not moved."""
    armies = {"Massilia": "Legio 7, Legio 8", "Genua": "Legio 11"}
    scene = Scene(armies).turn("4/1", "2/1").caesar("Legio 7 > Genua", "Legio 11 > Roma")
    assert tokens_at(scene, POMPEY, "Roma") == [{"Legio 11"}]
    assert tokens_at(scene, POMPEY, "Genua") == [{"Legio 7", "Legio 8"}]


def test_j2_1_navis_are_known_as_such_once_they_were_at_sea() -> None:
    scene = Scene({"Massilia": "Navis C1, Legio 7, Navis C2", "Narbo": "Legio 8"}).turn("4/1", "2/1")
    scene.table.mask[scene.block("Navis C1")] = scene.table.mask[scene.block("Legio 7")] = (
        scene.box.mark[scene.block("Navis C1")] | scene.box.mark[scene.block("Legio 7")]
    )
    scene.caesar("Navis C1 > Mare Hispanum")
    assert tokens_at(scene, POMPEY, "Mare Hispanum") == [{"Navis C1", "Navis C2"}]
    scene.caesar("Navis C1 > Narbo")
    assert sorted(map(sorted, tokens_at(scene, POMPEY, "Narbo"))) == [["Legio 8"], ["Navis C1", "Navis C2"]]


def test_j2_1_a_levied_block_may_be_any_that_can_enter_there() -> None:
    scene = Scene({"Roma": "Caesar", "Genua": "Antonius"}).turn("1/2", "1/3").caesar("done", "levy Auxilia C1 Roma")
    new = next(token for token in tokens_at(scene, POMPEY, "Roma") if len(token) > 1)
    assert new == {"Legio 17", "Auxilia C1", "Auxilia C2", "Auxilia C3", "Auxilia C4", "Ballista C"}
    assert strengths_at(scene, POMPEY, "Roma").count((1, 1)) == 1
    sight = scene.state.sight(POMPEY)
    unseen = [token for token in sight.tokens if token[0] == POOL]
    assert len(unseen) == 5  # one of the six is on the map, and nobody knows which
    assert "Octavian" not in new


def test_j2_1_a_step_for_one_of_several_widens_what_they_may_have() -> None:
    scene = Scene({"Roma": "Legio 11:1, Legio 12:2"}).turn("1/2", "1/3").caesar("done", "raise Legio 11")
    assert sorted(strengths_at(scene, POMPEY, "Roma")) == [(1, 2), (2, 3)]
    scene = Scene({"Roma": "Legio 11:1"}).turn("1/2", "1/3").caesar("done", "raise Legio 11")
    assert strengths_at(scene, POMPEY, "Roma") == [(2, 2)]


def test_j2_1_blocks_in_a_battle_are_revealed_and_remembered_where_they_retreat() -> None:
    scene = fog_fight()
    assert scene.state.sight(CAESAR).table.strength[scene.block("Legio 1")] == 4
    scene.pompey("pass Legio 1", "pass Legio 3").caesar("pass Legio 11")
    scene.pompey("Legio 1 > Neapolis")
    assert tokens_at(scene, CAESAR, "Neapolis") == [{"Legio 1"}]
    assert strengths_at(scene, CAESAR, "Neapolis") == [(4, 4)]


def fog_fight() -> Scene:
    """A battle in which Pompey's two blocks were unknown before."""
    scene = Scene({"Genua": "Legio 11, Legio 12", "Roma": "Legio 1, Legio 3"})
    both = scene.box.mark[scene.block("Legio 1")] | scene.box.mark[scene.block("Legio 3")]
    for name in ("Legio 1", "Legio 3"):
        scene.table.mask[scene.block(name)] = both
    scene.forget("Legio 1", "Legio 3")
    scene.turn("4/1", "2/1").caesar("Legio 11 > Roma")
    assert sorted(map(sorted, tokens_at(scene, CAESAR, "Roma"))) == [["Legio 1", "Legio 3"]] * 2 + [["Legio 11"]]
    finish_command(scene, CAESAR)
    finish_command(scene, POMPEY)
    assert scene.table.round == 1
    return scene


def test_j2_1_after_a_battle_blocks_stand_up_and_regrouping_hides_them_again() -> None:
    armies = {"Genua": "Caesar, Legio 11", "Roma": "Legio 1:1"}
    scene = fight(armies, "Caesar > Roma", "Legio 11 > Roma").fire(CAESAR, "Caesar", "1 6 6")
    assert sorted(map(sorted, tokens_at(scene, POMPEY, "Roma"))) == [["Caesar"], ["Legio 11"]]
    scene.caesar("Legio 11 > Ravenna")
    assert tokens_at(scene, POMPEY, "Ravenna") == [{"Caesar", "Legio 11"}]
    assert tokens_at(scene, POMPEY, "Roma") == [{"Caesar", "Legio 11"}]


def test_j2_1_reserves_are_not_shown_when_the_battle_ends_in_round_1() -> None:
    armies = {"Genua": "Caesar", "Ravenna": "Legio 13, Legio 14", "Roma": "Legio 1:1"}
    scene = Scene(armies).turn("4/1", "2/1").caesar("Caesar > Roma", "Legio 13 > Roma")
    finish_command(scene, CAESAR)
    finish_command(scene, POMPEY)
    scene.fire(CAESAR, "Caesar", "1 6 6")
    assert sorted(map(sorted, tokens_at(scene, POMPEY, "Roma"))) == [["Caesar"], ["Legio 13", "Legio 14"]]


def test_j2_1_eliminated_blocks_lie_face_up() -> None:
    scene = Scene({"Genua": "Caesar", "Roma": "Legio 1:1, Legio 3:2"})
    scene.turn("Vulcan", "2/1").caesar("vulcan Roma")
    assert scene.state.sight(CAESAR).table.where[scene.block("Legio 1")] == FALLEN


def test_j2_1_vulcans_survivors_are_not_shown() -> None:
    scene = Scene({"Genua": "Caesar", "Roma": "Legio 2, Legio 3:2, Legio 5"})
    scene.forget("Legio 2", "Legio 3", "Legio 5")
    scene.turn("Vulcan", "2/1").caesar("vulcan Roma")
    assert strengths_at(scene, CAESAR, "Roma") == [(1, 3), (1, 2), (1, 2)]  # two of them never have more than III
    assert [event for event in scene.journal if event.kind.name == "hit"] == []


def test_j2_1_defectors_and_what_jupiter_hit_are_known_to_both() -> None:
    armies = {"Genua": "Legio 11", "Roma": "Legio 1, Legio 3, Pompeius"}
    for pick, place in (("Legio 3", "Genua"), ("Pompeius", "Roma")):
        scene = Scene(armies)
        marks = sum(scene.box.mark[scene.block(name)] for name in ("Legio 1", "Legio 3", "Pompeius"))
        for name in ("Legio 1", "Legio 3", "Pompeius"):
            scene.table.mask[scene.block(name)] = marks
        scene.turn("Jupiter", "2/1").caesar("jupiter green Roma").chance(f"pick {pick}")
        for viewer in (CAESAR, POMPEY, None):
            assert knows(scene.table, viewer, scene.block(pick))
        assert {pick} in tokens_at(scene, CAESAR, place)
        assert sum(pick in token for token in tokens_at(scene, CAESAR, "Roma")) == (pick == "Pompeius")


def test_j2_1_disbanded_blocks_may_be_any_of_their_city() -> None:
    scene = Scene({"Genua": "Legio 11, Legio 12", "Brundisium": "Legio 3"})
    scene.last_turn()
    scene.caesar("disband Legio 11")
    assert tokens_at(scene, POMPEY, "Genua") == [{"Legio 11", "Legio 12"}]
    pool = [t for t in scene.state.sight(POMPEY).tokens if t[0] == POOL]
    assert len(pool) == 1


def test_j2_1_hands_discards_and_choices_are_backs() -> None:
    scene = Scene({"Genua": "Legio 11", "Brundisium": "Legio 3"})
    table = scene.table
    table.phase = 3
    table.hands = [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9]]
    table.discards = [10, 11]
    scene.caesar("play 4/1")
    theirs = scene.state.sight(POMPEY)
    assert theirs.table.hands == [[-2] * 5, [5, 6, 7, 8, 9]]
    assert theirs.table.discards == [-2, 11]
    assert theirs.table.chosen == [-2, -1]
    nobody = scene.state.sight(None)
    assert nobody.table.hands == [[-2] * 5] * 2
    assert nobody.table.deck == [0] * scene.box.cards


def test_j2_1_events_hide_which_block_it_was() -> None:
    scene = Scene({"Genua": "Legio 11, Legio 12", "Roma": "Legio 1"}).turn("2/1", "1/3")
    scene.caesar("Legio 11 > Roma", "done", "levy Caesar Genua")
    for event in scene.journal:
        if event.kind.name in ("attack", "levy"):
            seen = event.seen_by(POMPEY)
            assert seen is not None
            assert seen.get("block") is None
            assert event.seen_by(CAESAR) is event
            assert event.seen_by(None) is not event


# Imagining


def _possible(state: JuliusState, sight: JuliusSight) -> None:
    """The truth is one of the ways in which the tokens can be named: each block fits a token of its own."""
    table = state.table
    box = state.box
    free = list(sight.tokens)
    for b in range(box.blocks):
        if sight.table.where[b] != UNSEEN:
            continue
        look = (table.where[b], table.side[b], box.colour[b], table.moved[b], table.reserve[b], int(table.last == b))
        token = (*look, table.mask[b], table.low[b], table.high[b])
        assert token in free, box.titles[b]
        free.remove(token)
        assert table.mask[b] & box.mark[b]
        assert table.where[b] == POOL or table.strength[b] in possible_strengths(
            table, box, b, table.low[b], table.high[b]
        )
    assert not free


def test_j2_1_the_truth_is_always_in_the_support_of_what_is_imagined() -> None:
    """Every assignment that agrees with what was seen can come out (see test_hidden_blocks); the truth must be one."""
    for options in ({}, {"deployment": "free", "edition": "v1_1"}):
        state = GAME.start(GAME.setup(options))
        rng = stream("support", str(options))
        while state.acting():
            seat = rng.choice(state.acting())
            state.apply(seat, state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
            if rng.below(5) == 0:
                for viewer in (CAESAR, POMPEY, None):
                    _possible(state, state.sight(viewer))


def test_j2_1_every_possible_world_is_imagined() -> None:
    scene = Scene({"Genua": "Caesar, Legio 11:2", "Roma": "Legio 1"}).turn("1/2", "2/1").pompey("done", "done")
    scene.caesar("Caesar > Massilia", "done", "raise Legio 11")
    sight = scene.state.sight(POMPEY)
    rng = Rng(8)
    worlds = set()
    for _ in range(200):
        table = sight.imagine(rng).table
        caesar, legion = scene.block("Caesar"), scene.block("Legio 11")
        worlds.add((table.where[caesar] == scene.place("Massilia"), table.strength[caesar], table.strength[legion]))
    assert (True, 3, 3) in worlds  # what is true
    assert len({moved for moved, _, _ in worlds}) == 2
    assert all(2 <= a <= 3 and 2 <= b <= 3 for _, a, b in worlds)


def test_j2_1_imagined_hands_are_dealt_from_what_is_unseen() -> None:
    scene = Scene({"Genua": "Legio 11", "Brundisium": "Legio 3"})
    scene.table.hands = [[0, 2, 3, 4, 5], [1, 6, 7, 8, 9]]
    scene.table.phase = 3
    scene.table.discards = [10, 11]
    scene.table.deck = [max(0, n - 1) for n in scene.box.card_copies]
    for seed in range(60):
        imagined = scene.state.sight(CAESAR).imagine(Rng(seed)).table
        assert imagined.hands[CAESAR] == [0, 2, 3, 4, 5]
        assert len(imagined.hands[POMPEY]) == 5
        total = imagined.deck.copy()
        for card in [*imagined.hands[CAESAR], *imagined.hands[POMPEY], *imagined.discards]:
            total[card] += 1
        assert total == scene.box.card_copies


def test_j2_1_nothing_is_forgotten_about_the_dead() -> None:
    scene = Scene({"Genua": "Caesar", "Roma": "Pompeius:1"}).turn("Vulcan", "2/1").caesar("vulcan Roma")
    for viewer in (CAESAR, None):
        assert scene.state.sight(viewer).table.where[scene.block("Pompeius")] == DEAD
