"""greedy finds what a beginner finds: twenty positions with a right move, at least eighteen of which it must play."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rubicon.bots import names
from rubicon.core import Rng, Streamed, stream
from rubicon.core.driver import outcome_of
from rubicon.games.caesar import GAME
from rubicon.games.caesar.bot import BOTS
from rubicon.games.caesar.bot.greedy import Greedy, worth
from tests.games.caesar.scene import CAESAR, POMPEY, Scene

Right = Callable[[str], bool]
Position = tuple[Scene, Right]


def exactly(*moves: str) -> Right:
    """One of these."""
    return lambda move: move in moves


def win_a_province_with_the_last_marker() -> Position:
    scene = Scene()
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "3/3 ship", "6/0 ship")
    scene.supply(CAESAR, 1)
    scene.turn(CAESAR)
    return scene, lambda move: "ship" in move and "Ulterior" in move


def win_by_the_border_marker() -> Position:
    """Hispania Ulterior and its border make two; Syria only one."""
    scene = Scene()
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.fill(CAESAR, "Hispania Citerior-Gallia")
    scene.hold(CAESAR, "Hispania Citerior")
    scene.put(CAESAR, "5/1 shield", "Syria-Asia")
    scene.camp(CAESAR, "3/3 ship", "6/0 sword")
    scene.supply(CAESAR, 2)
    scene.turn(CAESAR)
    return scene, exactly("3/3 ship Hispania Ulterior-Mauretania")


def win_under_the_senate() -> Position:
    scene = Scene({"Hispania Ulterior": "senate"})
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "3/3 ship", "6/0 sword")
    scene.supply(CAESAR, 2)
    scene.turn(CAESAR)
    scene.play("3/3 ship Hispania Ulterior-Mauretania")
    return scene, exactly("senate")


def win_with_the_senate_province() -> Position:
    """Two markers left: Hispania Ulterior with its Senate token brings two, Syria one."""
    scene = Scene({"Hispania Ulterior": "senate", "Syria": "wealth"})
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.put(CAESAR, "5/1 shield", "Syria-Asia")
    scene.camp(CAESAR, "3/3 ship", "3/3 sword")
    scene.supply(CAESAR, 2)
    scene.turn(CAESAR)
    return scene, exactly("3/3 ship Hispania Ulterior-Mauretania")


def win_with_italia() -> Position:
    """Italia takes two markers, Syria one."""
    scene = Scene()
    scene.fill(POMPEY, "Italia-Sardinia", "Italia-Achaia", "Italia-Macedonia", "Italia-Dalmatia", "Italia-Sicilia")
    scene.put(CAESAR, "5/1 shield", "Syria-Asia")
    scene.camp(CAESAR, "6/0 sword", "2/2 laurel")
    scene.supply(CAESAR, 2)
    scene.turn(CAESAR)
    return scene, exactly("6/0 sword Italia-Gallia Cisalpina", "2/2 laurel Italia-Gallia Cisalpina")


def stop_the_last_marker() -> Position:
    """Pompey needs one marker and leads in Hispania Ulterior by 4; one border is open there. Close it and win it."""
    scene = Scene()
    scene.fill(CAESAR, "Hispania Citerior-Gallia")
    scene.put(POMPEY, "4/0 laurel", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "5/1 ship", "6/0 sword")
    scene.supply(POMPEY, 1)
    scene.turn(CAESAR)
    return scene, exactly("5/1 ship Hispania Ulterior-Mauretania")


def stop_it_by_a_tie() -> Position:
    """The same, but a tie is all that can be had."""
    scene = Scene()
    scene.fill(CAESAR, "Hispania Citerior-Gallia")
    scene.put(POMPEY, "4/0 laurel", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "4/2 ship", "6/0 sword")
    scene.supply(POMPEY, 1)
    scene.turn(CAESAR)
    return scene, exactly("4/2 ship Hispania Ulterior-Mauretania")


def do_not_close_the_game_for_the_rival() -> Position:
    """Closing Hispania Ulterior takes a token, but gives Pompey the last marker."""
    scene = Scene({"Hispania Ulterior": "senate"})
    scene.put(POMPEY, "6/0 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "3/3 ship", "5/1 ship")
    scene.supply(POMPEY, 1)
    scene.turn(CAESAR)
    return scene, lambda move: "Ulterior" not in move


def do_not_open_a_senate_province() -> Position:
    """One legion at Syria, where Senate lies, would let Pompey close and win it. Anywhere else is better."""
    scene = Scene({"Syria": "senate"})
    scene.table.senators[POMPEY] = 2
    scene.camp(CAESAR, "2/2 laurel", "3/3 shield")
    scene.turn(CAESAR)
    return scene, lambda move: "Syria" not in move


def win_rather_than_lose_it() -> Position:
    """The right way round wins Syria."""
    scene = Scene()
    scene.put(POMPEY, "4/2 shield", "Syria-Asia")
    scene.camp(CAESAR, "5/1 sword", "2/2 laurel")
    scene.turn(CAESAR)
    return scene, exactly("5/1 sword Syria-Aegyptus")


def close_two_at_once() -> Position:
    """One legion between them wins both Hispanias and their border: three markers."""
    scene = Scene()
    scene.put(POMPEY, "5/1 ship", "Mauretania-Hispania Ulterior")
    scene.put(POMPEY, "6/0 sword", "Gallia-Hispania Citerior")
    scene.camp(CAESAR, "4/2 shield", "6/0 ship")
    scene.turn(CAESAR)
    return scene, lambda move: move.startswith("4/2 shield Hispania")


def the_neighbour_is_worth_two() -> Position:
    """Two provinces can be won; one of them lies next to one of Caesar's."""
    scene = Scene({"Hispania Ulterior": "wealth", "Syria": "wealth"})
    scene.fill(CAESAR, "Hispania Citerior-Gallia")
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.hold(CAESAR, "Hispania Citerior")
    scene.put(CAESAR, "4/2 shield", "Asia-Syria")
    scene.camp(CAESAR, "2/2 laurel", "2/2 laurel")
    scene.turn(CAESAR)
    return scene, exactly("2/2 laurel Hispania Ulterior-Mauretania")


def take_the_senate() -> Position:
    scene = Scene({"Hispania Ulterior": "senate"})
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "3/3 ship", "6/0 sword")
    scene.turn(CAESAR)
    scene.play("3/3 ship Hispania Ulterior-Mauretania")
    return scene, exactly("senate")


def the_lost_senate_first() -> Position:
    scene = Scene({"Hispania Ulterior": "senate", "Hispania Citerior": "senate"})
    scene.put(CAESAR, "4/2 ship", "Hispania Ulterior-Mauretania")
    scene.put(POMPEY, "6/0 sword", "Hispania Citerior-Gallia")
    scene.camp(CAESAR, "3/3 shield", "6/0 sword")
    scene.turn(CAESAR)
    scene.play("3/3 shield Hispania Ulterior-Hispania Citerior")
    return scene, exactly("senate bare")


def take_wealth() -> Position:
    scene = Scene({"Hispania Ulterior": "wealth"})
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "3/3 ship", "6/0 sword")
    scene.turn(CAESAR)
    scene.play("3/3 ship Hispania Ulterior-Mauretania")
    return scene, exactly("wealth")


def tactics_to_close_another() -> Position:
    scene = Scene({"Hispania Ulterior": "tactics", "Syria": "senate"})
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.put(CAESAR, "5/1 shield", "Syria-Asia")
    scene.camp(CAESAR, "3/3 ship", "6/0 sword")
    scene.turn(CAESAR)
    scene.play("3/3 ship Hispania Ulterior-Mauretania")
    return scene, exactly("tactics")


def no_tactics_with_an_empty_camp() -> Position:
    scene = Scene({"Hispania Ulterior": "tactics"})
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "3/3 ship")
    scene.empty_bag(CAESAR)
    scene.turn(CAESAR)
    scene.play("3/3 ship Hispania Ulterior-Mauretania")
    return scene, exactly("done")


def might_where_it_counts() -> Position:
    """Pompey's 6 in Syria, which he is about to close with his last marker."""
    scene = Scene({"Hispania Ulterior": "might"})
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.put(POMPEY, "6/0 shield", "Syria-Asia")
    scene.put(POMPEY, "4/2 ship", "Africa-Achaia")
    scene.camp(CAESAR, "3/3 ship", "5/1 ship")
    scene.supply(POMPEY, 1)
    scene.turn(CAESAR)
    scene.play("3/3 ship Hispania Ulterior-Mauretania")
    return scene, exactly("might legion Asia-Syria", "might legion Syria-Asia")


def poison_the_last_legion() -> Position:
    """A rival with an empty camp loses."""
    scene = Scene({"Hispania Ulterior": "poison"}, poison=True)
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "3/3 ship", "6/0 sword")
    scene.camp(POMPEY, "6/0 ship")
    scene.turn(CAESAR)
    scene.play("3/3 ship Hispania Ulterior-Mauretania")
    return scene, exactly("poison")


def take_a_centurion() -> Position:
    scene = Scene({"Hispania Ulterior": "centurion"}, centurions=True)
    scene.put(CAESAR, "3/3 shield", "Hispania Ulterior-Hispania Citerior")
    scene.camp(CAESAR, "3/3 ship", "6/0 sword")
    scene.turn(CAESAR)
    scene.play("3/3 ship Hispania Ulterior-Mauretania")
    return scene, lambda move: move.startswith("centurion")


POSITIONS: tuple[Callable[[], Position], ...] = (
    win_a_province_with_the_last_marker,
    win_by_the_border_marker,
    win_under_the_senate,
    win_with_the_senate_province,
    win_with_italia,
    stop_the_last_marker,
    stop_it_by_a_tie,
    do_not_close_the_game_for_the_rival,
    do_not_open_a_senate_province,
    win_rather_than_lose_it,
    close_two_at_once,
    the_neighbour_is_worth_two,
    take_the_senate,
    the_lost_senate_first,
    take_wealth,
    tactics_to_close_another,
    no_tactics_with_an_empty_camp,
    might_where_it_counts,
    poison_the_last_legion,
    take_a_centurion,
)


def chosen(make: Callable[[], Position], seed: int) -> tuple[str, bool]:
    """What greedy plays there, and whether it is right."""
    scene, right = make()
    seat = scene.state.acting()[0]
    sight = scene.state.sight(seat)
    move = GAME.say(scene.setup, Greedy(stream("greedy", make.__name__, seed)).decide(sight))
    assert any(right(said) for said in scene.moves()), f"{make.__name__}: the right move is legal"
    assert not all(right(said) for said in scene.moves()), f"{make.__name__}: and there are others"
    return move, right(move)


def test_greedy_finds_what_a_beginner_finds() -> None:
    assert len(POSITIONS) == 20
    for seed in range(3):
        played = {make.__name__: chosen(make, seed) for make in POSITIONS}
        wrong = {name: move for name, (move, right) in played.items() if not right}
        assert len(wrong) <= 2, wrong


def test_greedy_sees_only_what_its_seat_sees() -> None:
    """Two truths that look alike to the seat: the same decision, for the same randomness."""
    scene = Scene(border_control=True)
    sight = scene.state.sight(0)
    for seed in range(3):
        other = sight.imagine(Rng(seed + 50))
        assert other.camps[POMPEY] != scene.state.camps[POMPEY] or other.bags != scene.state.bags
        assert Greedy(Rng(seed)).decide(other.sight(0)) == Greedy(Rng(seed)).decide(sight)


def test_greedy_advises() -> None:
    scene, right = win_a_province_with_the_last_marker()
    advice = Greedy(Rng(1)).advise(scene.state.sight(0))
    assert len(advice) == 3
    assert right(GAME.say(scene.setup, advice[0].move))
    assert 1 >= advice[0].value >= advice[1].value >= advice[2].value >= 0


def test_a_forced_move_is_not_thought_about() -> None:
    scene = Scene()
    scene.camp(CAESAR, "3/3 ship")
    scene.only("Sicilia-Sardinia")
    scene.turn(CAESAR)
    sight = scene.state.sight(0)
    assert len(sight.moves) == 1
    assert Greedy(Rng(1)).decide(sight) == sight.moves[0]


def test_the_worth_of_a_finished_game() -> None:
    scene, _ = win_a_province_with_the_last_marker()
    scene.play("3/3 ship Hispania Ulterior-Mauretania")
    assert worth(scene.state, CAESAR) == -worth(scene.state, POMPEY) > 100


@pytest.mark.parametrize("options", [{"solo": "hard"}, {"solo": "easy", "edition": "psc", "human_side": "pompey"}])
def test_greedy_plays_alone(options: dict[str, str]) -> None:
    outcome = outcome_of(GAME.setup(options), [Greedy(Rng(2))], Streamed("alone", 1))
    assert outcome.reason in GAME.reasons


def test_the_registry_knows_it() -> None:
    assert list(BOTS) == ["easy", "greedy", "medium", "strong", "master"]
    assert names("caesar") == ["random", *BOTS]
