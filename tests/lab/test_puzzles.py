"""Puzzles: every one that is shipped is sound, tells nothing hidden and has words; and how they are found."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date, timedelta
from functools import cache, partial
from pathlib import Path

import pytest

from rubicon import games
from rubicon.core import FORTUNA, IllegalMove, Rng, Setup, State
from rubicon.core import record as records
from rubicon.lab import puzzle_maker
from rubicon.lab.analysis import judges_of
from rubicon.lab.entrants import LabUsageError
from rubicon.lab.kinds import kind_of, kinds_of
from rubicon.lab.puzzle_maker import Effort
from rubicon.learn import puzzles
from rubicon.text import LANGUAGES, Speaker
from tests.conformance.test_leaks import HintingState, leaky

LEAST = 60
RECORDS = Path(__file__).parent.parent / "records"
WORLDS = 3
GAMES = tuple(puzzles.with_puzzles())
BUILT_IN = {"augustus", "caesar", "caesar_dice", "julius_caesar"}
each_game = pytest.mark.parametrize("game", GAMES)
DICE = Effort(20, 0, 20, 0.03, 1000)


@cache
def positions(game: str) -> list[tuple[puzzles.Puzzle, State]]:
    return [(puzzle, puzzle.state()) for puzzle in puzzles.shipped(game)]


def test_every_game_has_some() -> None:
    assert set(GAMES) == BUILT_IN


@each_game
def test_there_are_enough_of_several_kinds(game: str) -> None:
    shipped = puzzles.shipped(game)
    assert len(shipped) >= LEAST
    assert len({puzzle.id for puzzle in shipped}) == len(shipped)
    assert len({puzzle.kind for puzzle in shipped}) >= 5
    assert len({(puzzle.record["entries"][0][1], puzzle.at, str(puzzle.values)) for puzzle in shipped}) == len(shipped)


@each_game
def test_every_position_is_reached_and_its_best_move_is_clearly_best(game: str) -> None:
    for puzzle, state in positions(game):
        assert puzzle.seat in state.acting()
        sight = state.sight(puzzle.seat)
        said = {state.setup.say(puzzle.seat, move) for move in sight.moves}
        assert set(puzzle.values) == said, "every move has its value, or none that is known"
        best = puzzle.values[puzzle.best]
        assert best is not None
        others = [value for say, value in puzzle.values.items() if say != puzzle.best and value is not None]
        assert len(sight.moves) >= puzzle_maker.LEAST_MOVES
        assert best - max(others) >= puzzle.margin - 0.0002 > 0.0
        assert puzzle_maker.EASIEST <= puzzle.rating <= puzzle_maker.HARDEST
        assert puzzle_maker.first_rating(sight, state.setup.read(puzzle.seat, puzzle.best)) == puzzle.rating


@each_game
def test_what_is_shown_is_the_same_whatever_is_hidden(game: str) -> None:
    """Worlds that agree with what the solver knows look the same to the solver: nothing else is in the view."""
    for number, (puzzle, state) in enumerate(positions(game)):
        sight = state.sight(puzzle.seat)
        shown = json.dumps(sight.view(), sort_keys=True)
        for world in range(WORLDS):
            other = sight.imagine(Rng(number * WORLDS + world))
            assert json.dumps(other.sight(puzzle.seat).view(), sort_keys=True) == shown, puzzle.id


@each_game
def test_kinds_follow_from_the_move_and_have_words(game: str) -> None:
    kinds = kinds_of(game)
    for language in LANGUAGES:
        names = [Speaker(language, game).key(f"kind-{kind}") for kind in kinds]
        assert len(set(names)) == len(kinds)
        assert not [name for name in names if "kind-" in name]
    for puzzle, state in positions(game):
        assert puzzle.kind in kinds
        sight = state.sight(puzzle.seat)
        assert kind_of(sight, state.setup.read(puzzle.seat, puzzle.best)) == puzzle.kind


@each_game
def test_answers_are_judged_with_reasons(game: str) -> None:
    for puzzle, state in positions(game)[:20]:
        sight = state.sight(puzzle.seat)
        for move in sight.moves[:4]:
            verdict = puzzle.judge(move)
            assert verdict.right == (state.setup.say(puzzle.seat, move) == puzzle.best)
            assert verdict.why is not None
            assert verdict.best_why is not None
            assert verdict.value is None or verdict.value <= verdict.best_value
    puzzle, state = positions(game)[0]
    illegal = next(move for move in range(state.setup.space) if move not in state.moves(puzzle.seat))
    with pytest.raises(IllegalMove):
        puzzle.judge(illegal)


def test_refusals_tell_nothing_hidden() -> None:
    """A move that is not legal is refused in the same words in all worlds that the solver cannot tell apart."""
    setup = leaky(HintingState)  # its rules would tell
    worlds = [dealt(setup, number) for number in range(60)]
    sight = worlds[0].sight(0)
    told = {"id": "", "at": 0, "seat": 0, "kind": "", "best": "", "values": {}, "margin": 0, "rating": 0, "exact": 0}
    by_truth, by_puzzle = set(), set()
    for state in worlds:
        if state.sight(0) == sight:
            puzzle = puzzles.Puzzle({"game": "three_coins"}, told)
            puzzle._state = state
            illegal = [move for move in range(setup.space) if move not in sight.moves]
            by_truth.add(str([refusal(partial(state.play, 0), move) for move in illegal]))
            by_puzzle.add(str([refusal(puzzle.judge, move) for move in illegal]))
    assert len(by_truth) > 1
    assert len(by_puzzle) == 1


def dealt(setup: Setup, number: int) -> State:
    state = setup.start()
    rng = Rng(number)
    while state.acting() == (FORTUNA,):
        state.play(FORTUNA, state.draw(rng))
    return state


def refusal(play: Callable[[int], object], move: int) -> str:
    with pytest.raises(IllegalMove) as refused:
        play(move)
    return str(refused.value.message)


def test_a_puzzle_is_found_by_its_id_and_no_other_is() -> None:
    puzzle = puzzles.shipped(GAMES[0])[3]
    assert puzzles.find(puzzle.id) is puzzle
    for wrong in ("", "caesar", "caesar-", "caesar_dice-00000000", "nothing-1", "../../etc", "x" * 500):
        with pytest.raises(puzzles.UnknownPuzzle):
            puzzles.find(wrong)


def test_the_puzzle_of_a_day_is_everybodys_and_comes_again_only_after_all_others() -> None:
    first = date(2026, 11, 18)
    days = [first + timedelta(number) for number in range(2 * len(GAMES))]
    assert [puzzles.daily(day).game for day in days] == [puzzles.daily(day).game for day in days[: len(GAMES)]] * 2
    assert {puzzles.daily(day).game for day in days} == set(GAMES)
    assert puzzles.daily(first) is puzzles.daily(first)
    for game in GAMES:
        count = len(puzzles.shipped(game))
        begin = puzzles.FIRST_DAY + timedelta(3 * count)
        assert len({puzzles.daily(begin + timedelta(number), game).id for number in range(count)}) == count
    assert puzzles.daily(date(2020, 2, 29)).game in GAMES


def test_the_same_command_makes_the_same_file() -> None:
    """Of the dice game, whose values are exact: so it takes no time."""
    made = [
        puzzle_maker.make("caesar_dice", ["strong"], DICE, 2, games=9, most_of_kind=1, seed=seed) for seed in (5, 5, 6)
    ]
    (first, one), (_, two), (_, three) = made
    assert one == two != three
    assert len(first.puzzles) == 2
    assert max(first.kinds.values()) == 1
    assert first.fates["seen"] > first.fates["unclear"] > 0
    for puzzle in puzzles.read(one):
        assert puzzle.exact
        assert puzzle.state().acting() == (puzzle.seat,)
    joined = puzzles.read(puzzles.join([one, three], 2))
    assert [puzzle.id for puzzle in joined] == [puzzle.id for part in (one, three) for puzzle in puzzles.read(part)]
    assert [puzzle.state() for puzzle in joined[-2:]] == [puzzle.state() for puzzle in puzzles.read(three)]
    kinds = [puzzle.kind for puzzle in puzzles.read(puzzles.join([one, three], 1))]
    assert len(set(kinds)) == len(kinds)
    # Nothing that came after the last puzzle, and nobody's name, is in the file.
    for record in first.records:
        assert record["outcome"] is None
        assert record["players"] == [{"name": ""}] * 2


def test_puzzles_of_other_games_are_found_by_searching() -> None:
    effort = Effort(40, 50, 60, 0.02, 12)
    found, data = puzzle_maker.make("caesar", ["easy"], effort, 1, games=4, most_of_kind=1, seed=3)
    (puzzle,) = puzzles.read(data)
    assert not puzzle.exact
    assert puzzle.margin >= 0.02
    assert found.kinds == {puzzle.kind: 1}


def test_puzzles_are_found_in_records() -> None:
    told = records.loads((RECORDS / "caesar_dice-1-caesar.json").read_bytes())
    match = records.replay(told, games.find)
    found, _ = puzzle_maker.make(
        "caesar_dice", [], Effort(20, 0, 20, 0.005, 1000), 9, games=1, most_of_kind=9, matches=[("golden", match)]
    )
    assert found.matches == 1
    assert 0 < len(found.puzzles) <= puzzle_maker.MOST_EACH
    assert found.records[0]["entries"] == told["entries"][: max(one["at"] for one in found.puzzles)]


@pytest.mark.parametrize(
    "wrong",
    [
        {"want": 0},
        {"games": 0},
        {"most_of_kind": 0},
        {"effort": Effort(20, 0, 20, 0.0, 10)},
        {"effort": Effort(1, 0, 20, 0.1, 10)},
        {"effort": Effort(20, 0, 20, 0.1, 0)},
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, object]) -> None:
    asked = {"effort": DICE, "want": 1, "games": 1, "most_of_kind": 1, **wrong}
    with pytest.raises(LabUsageError):
        puzzle_maker.make("caesar_dice", ["strong"], asked.pop("effort"), asked.pop("want"), **asked)  # type: ignore[arg-type]


@each_game
def test_a_sample_is_judged_again(game: str, soak: int) -> None:
    """With another seed than the maker's. Few, unless there is time: `make soak`."""
    shipped = puzzles.shipped(game)
    for puzzle in shipped[:: max(1, len(shipped) // soak)] if soak > 1 else shipped[:1]:
        sight = puzzle.sight()
        level, adviser = judges_of(game, 200 * soak, [sight])
        weighed = puzzle_maker.weigh(sight, level, adviser, 200 * soak, Rng(77), puzzle_maker.COMPARED)
        values = dict(weighed.values)
        best = sight.setup.read(puzzle.seat, puzzle.best)
        assert values[best] >= max(values.values()) - 3 * weighed.error, puzzle.id
