"""Years, turns and cards: J1.1 to J1.5, and Apollo (J5.1)."""

from __future__ import annotations

import pytest

from rubicon.core import FORTUNA, Rng
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.box import CAESAR, POMPEY
from tests.games.julius_caesar.scene import Scene, finish_command

PEACE = {"Genua": "Legio 11", "Brundisium": "Legio 3"}


def dealt() -> Scene:
    """A match at the point where both hold six cards."""
    scene = Scene(PEACE)
    rng = Rng(3)
    while scene.acting == (FORTUNA,):
        scene.state.play(FORTUNA, scene.state.draw(rng))
    return scene


def test_j1_1_twenty_commands_and_seven_events() -> None:
    box = GAME.box(None)
    commands = [box.card_copies[c] for c in range(box.cards) if box.card_event[c] < 0]
    assert sum(commands) == 20
    assert box.cards - len(commands) == 7
    assert all(1 <= box.card_move[c] <= 4 and 1 <= box.card_levy[c] <= 3 for c in range(len(commands)))


def test_j1_1_six_cards_are_dealt_and_one_is_laid_aside() -> None:
    scene = dealt()
    assert [len(hand) for hand in scene.table.hands] == [6, 6]
    assert scene.acting == (CAESAR, POMPEY)
    card = scene.box.card_names[scene.table.hands[POMPEY][0]]
    assert scene.refused(POMPEY, "done") == "refusal-discarding"
    missing = next(c for c in range(scene.box.cards) if c not in scene.table.hands[POMPEY])
    assert scene.refused(POMPEY, f"discard {scene.box.card_names[missing]}") == "refusal-card"
    scene.pompey(f"discard {card}")
    assert list(scene.acting) == [CAESAR]
    scene.caesar(f"discard {scene.box.card_names[scene.table.hands[CAESAR][0]]}")
    assert [len(hand) for hand in scene.table.hands] == [5, 5]
    assert scene.acting == (CAESAR, POMPEY)
    assert scene.refused(CAESAR, "done") == "refusal-choosing"


def test_j1_1_a_year_has_five_turns_and_a_game_five_years() -> None:
    state = GAME.setup().start()
    rng = Rng(5)
    state.journal = []
    while state.acting():
        seat = state.acting()[0]
        state.play(seat, state.draw(rng) if seat == FORTUNA else rng.choice(state.moves(seat)))
    turns = [(e.get("year"), e.get("turn")) for e in state.journal if e.kind.name == "turn"]
    assert turns == [(year, turn) for year in range(1, 6) for turn in range(1, 6)]
    assert [e.get("year") for e in state.journal if e.kind.name == "winter"] == [1, 2, 3, 4, 5]
    assert [e.get("year") for e in state.journal if e.kind.name == "year"] == [1, 2, 3, 4, 5]


def test_j1_2_pompey_starts_with_seven_points_and_caesar_with_one() -> None:
    """Box "Zwycięstwo": 13 points in all; Roma, Athenae, Byzantium and Ephesus are vacant."""
    state = GAME.setup().start()
    assert state.standing() == (1, 7)
    box = GAME.box(None)
    assert sum(box.value) == 13
    assert sum(1 for value in box.value if value) == 11
    vacant = {box.names[c] for c in range(box.cities) if box.value[c] and c not in box.home}
    assert vacant == {"Roma", "Athenae", "Byzantium", "Ephesus"}


def test_j1_2_a_contested_city_counts_for_nobody() -> None:
    scene = Scene({"Roma": "Legio 1", "Genua": "Caesar", "Massilia": "Antonius"})
    assert scene.points() == (1, 4)
    scene.turn("4/1", "2/1").caesar("Caesar > Roma")
    assert scene.control("Roma") == "contested"
    assert scene.points() == (1, 2)


def test_j1_2_killed_leaders_count_one_each() -> None:
    scene = Scene(PEACE)
    scene.table.trophies = [2, 1]
    assert scene.points() == (2, 3)


def test_j1_3_equal_moves_make_caesar_player_1() -> None:
    """Box "Przykład Tury Gry": 2/1 against 2/2."""
    scene = Scene(PEACE).turn("2/1", "2/2")
    assert scene.table.first == CAESAR
    assert scene.acting == (CAESAR,)
    assert (scene.table.points, scene.table.levies) == (2, 1)
    finish_command(scene, CAESAR)
    assert scene.acting == (POMPEY,)
    assert (scene.table.points, scene.table.levies) == (2, 2)


def test_j1_3_the_higher_move_is_player_1() -> None:
    assert Scene(PEACE).turn("2/3", "3/1").table.first == POMPEY
    assert Scene(PEACE).turn("3/1", "2/3").table.first == CAESAR


def test_j1_3_an_event_is_player_1_against_a_command() -> None:
    assert Scene(PEACE).turn("4/1", "Mars").table.first == POMPEY
    assert Scene(PEACE).turn("Mercury", "4/1").table.first == CAESAR


@pytest.mark.parametrize(("ours", "theirs"), [("1/2", "4/1"), ("2/3", "Mars"), ("1/3", "Jupiter"), ("2/1", "2/2")])
def test_j1_3_with_the_option_caesar_is_player_1_of_the_very_first_turn(ours: str, theirs: str) -> None:
    """Even against an event, which Pompey then executes as Player 2. In all other turns the cards decide."""
    armies = {"Genua": "Legio 11, Legio 12", "Roma": "Legio 1, Legio 3"}
    scene = Scene(armies, caesar_first=True).turn(ours, theirs, turn=1)
    assert scene.told("first") == [(CAESAR,)]
    assert scene.acting == (CAESAR,)
    scene.caesar("Legio 11 > Ravenna")
    finish_command(scene, CAESAR)
    assert scene.table.part == 1
    assert scene.table.seat == POMPEY
    if theirs == "Mars":
        scene.pompey("Legio 1 > Ravenna", "Legio 3 > Ravenna")
        assert scene.told("surprise") == [(POMPEY, "place-ravenna")]
    if theirs == "Jupiter":
        scene.pompey("jupiter tan Genua")
        assert scene.told("invoke") == [(POMPEY, "card-jupiter")]
    assert Scene(armies).turn(ours, theirs, turn=1).table.first == (CAESAR if ours == "2/1" else POMPEY)
    assert Scene(armies, caesar_first=True).turn(ours, theirs).table.first == (CAESAR if ours == "2/1" else POMPEY)
    later = Scene(armies, caesar_first=True)
    later.table.year = 2
    assert later.turn(ours, theirs, turn=1).table.first == (CAESAR if ours == "2/1" else POMPEY)


def test_j1_3_two_events_cancel_in_the_very_first_turn_too() -> None:
    scene = Scene(PEACE, caesar_first=True).turn("Vulcan", "Pluto", turn=1)
    assert "cancel" in scene.kinds()
    assert scene.table.turn == 2


def test_j1_3_two_events_cancel_each_other_and_the_turn_is_over() -> None:
    scene = Scene(PEACE).turn("Vulcan", "Pluto", turn=2)
    assert "cancel" in scene.kinds()
    assert scene.table.turn == 3
    assert scene.acting == (CAESAR, POMPEY)
    assert scene.where("Legio 3") == "Brundisium"
    assert scene.strength("Legio 3") == 3


def test_j1_3_apollo_cancels_with_an_event_whatever_he_would_copy() -> None:
    scene = Scene(PEACE)
    scene.turn("2/2", "3/1", turn=2)
    finish_command(scene, POMPEY)
    finish_command(scene, CAESAR)
    scene.turn("Apollo", "Mars", turn=3)
    assert "cancel" in scene.kinds()
    assert scene.table.turn == 4


def test_j1_3_cancelled_cards_still_count_as_the_last_played() -> None:
    """Apollo in the next turn copies the event that was void."""
    scene = Scene({"Genua": "Legio 11", "Roma": "Legio 1"})
    scene.turn("Vulcan", "Mars", turn=2)
    scene.turn("2/1", "Apollo", turn=3)
    assert scene.table.first == POMPEY
    assert scene.told("copy") == [(POMPEY, "card-vulcan")]
    assert scene.moves(POMPEY) == {"vulcan Genua"}


def test_j1_4_moves_then_levies_then_player_2_then_battles() -> None:
    armies = {"Genua": "Caesar, Legio 11", "Roma": "Legio 1", "Neapolis": "Pompeius:2", "Narbo": "Legio 10:2"}
    scene = Scene(armies).turn("2/1", "1/2")
    scene.caesar("Legio 11 > Roma", "done")
    assert scene.moves(CAESAR) >= {"raise Legio 10", "done"}
    assert scene.refused(CAESAR, "Caesar > Massilia") == "refusal-levying"
    scene.caesar("raise Legio 10")
    assert scene.acting == (POMPEY,)
    scene.pompey("Pompeius > Roma")
    assert scene.told("respond")
    finish_command(scene, POMPEY)
    assert "battle" in scene.kinds()


def test_j1_4_player_1_picks_the_order_of_battles() -> None:
    armies = {"Genua": "Caesar, Legio 11", "Roma": "Legio 1", "Massilia": "Legio 2, Legio 4"}
    scene = Scene(armies).turn("4/1", "1/2")
    scene.caesar("Legio 11 > Roma", "Caesar > Massilia")
    finish_command(scene, CAESAR)
    finish_command(scene, POMPEY)
    assert scene.acting == (CAESAR,)
    assert scene.moves(CAESAR) == {"battle Roma", "battle Massilia"}
    assert scene.refused(CAESAR, "battle Genua") == "refusal-no-battle"
    assert scene.refused(CAESAR, "done") == "refusal-ordering"
    scene.caesar("battle Massilia")
    assert scene.told("battle") == [(CAESAR, POMPEY, "place-massilia")]


def test_j1_4_moves_and_levies_may_be_given_up() -> None:
    scene = Scene(PEACE).turn("4/1", "3/1")
    scene.caesar("done", "done").pompey("done", "done")
    assert scene.table.turn == 3
    assert scene.told("stay") == [(CAESAR,), (POMPEY,)]


def test_j1_5_control_changes_at_once_block_by_block() -> None:
    scene = Scene({"Genua": "Caesar, Legio 11", "Roma": "Legio 1"}).turn("4/1", "2/1")
    assert scene.control("Genua") == "caesar"
    assert scene.control("Roma") == "pompey"
    assert scene.control("Ravenna") == "vacant"
    scene.caesar("Caesar > Roma")
    assert scene.control("Roma") == "contested"
    assert scene.control("Genua") == "caesar"
    scene.caesar("Legio 11 > Ravenna")
    assert scene.control("Genua") == "vacant"
    assert scene.control("Ravenna") == "caesar"


def test_j1_5_a_navis_alone_makes_a_port_friendly() -> None:
    scene = Scene({"Athenae": "Navis P1", "Mare Tyrrhenum": "Navis C1"})
    assert scene.control("Athenae") == "pompey"
    assert scene.points() == (0, 3)
    scene.turn("4/1", "1/2").caesar("Navis C1 > Roma")
    assert scene.points() == (2, 3)


def test_j1_5_a_contested_sea_is_friendly_to_nobody() -> None:
    armies = {"Mare Tyrrhenum": "Navis P1", "Mare Hispanum": "Navis C1", "Neapolis": "Legio 1", "Roma": "Legio 37"}
    scene = Scene(armies).turn("4/1", "2/1")
    scene.caesar("Navis C1 > Mare Tyrrhenum")
    finish_command(scene, CAESAR)
    assert scene.control("Mare Tyrrhenum") == "contested"
    assert not [move for move in scene.moves(POMPEY) if "~" in move]


def test_j5_1_apollo_copies_a_command_its_moves_and_levies_and_who_goes_first() -> None:
    scene = Scene(PEACE)
    scene.turn("2/2", "3/1", turn=2)
    finish_command(scene, POMPEY)
    finish_command(scene, CAESAR)
    scene.turn("Apollo", "2/3", turn=3)
    assert scene.table.first == CAESAR
    assert (scene.table.points, scene.table.levies) == (3, 1)
    assert scene.told("copy") == [(CAESAR, "card-3-1")]
    other = Scene(PEACE)
    other.turn("2/2", "3/1", turn=2)
    finish_command(other, POMPEY)
    finish_command(other, CAESAR)
    other.turn("4/1", "Apollo", turn=3)
    assert other.table.first == CAESAR
    finish_command(other, CAESAR)
    assert (other.table.points, other.table.levies) == (2, 2)


def test_j5_1_apollo_copies_an_event_exactly() -> None:
    scene = Scene(PEACE)
    scene.turn("Mars", "3/1", turn=2)
    scene.caesar("done")
    finish_command(scene, POMPEY)
    scene.turn("4/1", "Apollo", turn=3)
    assert scene.table.first == POMPEY
    assert scene.told("invoke")[-1] == (POMPEY, "card-mars")


def test_j5_1_apollo_cannot_be_played_in_the_first_turn_of_a_year() -> None:
    scene = Scene(PEACE)
    scene.table.phase = 3
    scene.table.hands = [[scene.card("2/1"), scene.card("Apollo")], [scene.card("2/2")]]
    scene.table.turn = 1
    assert scene.moves(CAESAR) == {"play 2/1"}
    assert scene.refused(CAESAR, "play Apollo") == "refusal-apollo"
    scene.table.turn = 2
    assert scene.moves(CAESAR) == {"play 2/1", "play Apollo"}


def test_j1_3_a_side_without_any_block_plays_on() -> None:
    """Its cards are played, its moves and levies are lost, and nobody is stuck."""
    scene = Scene({"Genua": "Legio 11", "Alexandria": "Cleopatra!"}).turn("2/1", "4/1")
    assert list(scene.acting) == [CAESAR]
    assert "no_levy" in scene.kinds()
    finish_command(scene, CAESAR)
    assert list(scene.acting) == [CAESAR, POMPEY]
    for event in ("Jupiter", "Mars", "Neptune", "Mercury", "Pluto"):
        scene = Scene({"Alexandria": "Cleopatra!"}).turn("2/1", event)
        assert scene.acting == (CAESAR,)
