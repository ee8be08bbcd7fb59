"""The search on games with known values, and what it owes to its contract."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from rubicon import bots, games
from rubicon.bots.search import Found, Search, Tree
from rubicon.core.chance import Streamed
from rubicon.core.driver import outcome_of
from rubicon.core.game import State
from rubicon.core.mind import Level, Mind
from rubicon.core.rng import Rng, stream
from tests.bots.counting import decisions
from tests.bots.small import Both, Chance, Choice, End, SmallSight, SmallState, at, lottery

KNOWS_NOTHING = Mind()


def search(state: State, iterations: int = 1500, seat: int = 0, **how: Any) -> list[Found]:
    """What the search says of the position, without any knowledge of the game."""
    return Search(stream("search", iterations), Level(KNOWS_NOTHING, iterations, **how)).think(state.sight(seat))


def value(found: list[Found]) -> float:
    """The mean over all that was tried, which nears the value of the game."""
    return sum(one.total for one in found) / sum(one.tried for one in found)


# Perfect information


def test_two_moves_ahead() -> None:
    """The rival answers with what is worst for us: 30 is the best of the worst."""
    tree = Choice(0, [Choice(1, [lottery(90), lottery(10)]), Choice(1, [lottery(30), lottery(50)]), lottery(20)])
    found = search(at(tree), 3000)
    assert found[0].move == 1
    assert found[0].value == pytest.approx(0.3, abs=0.06)
    reply = search(at(tree, 0), seat=1)
    assert reply[0].move == 1
    assert reply[0].value == pytest.approx(0.9, abs=0.04)


def test_a_win_at_once_is_found_among_many_moves() -> None:
    tree = Choice(0, [lottery(50)] * 4 + [End(0)] + [lottery(50)] * 5)
    assert search(at(tree), 300)[0].move == 4


# Chance: a die with four faces, kept or thrown again twice, wins with 25 tickets for each pip


def dice_game(rethrows: int) -> Any:
    faces = [25, 50, 75, 100]
    if rethrows == 0:
        return Chance([(1, lottery(face)) for face in faces])
    return Chance([(1, Choice(0, [lottery(face), dice_game(rethrows - 1)])) for face in faces])


VALUE = {0: 0.625, 1: 0.75, 2: 0.8125}
"""By arithmetic: with one throw to come a 3 or a 4 is kept, with two only a 4, or a 3 as well as not."""


@pytest.mark.parametrize("face", [0, 1, 2, 3])
@pytest.mark.parametrize("left", [1, 2])
@pytest.mark.parametrize("chance", [True, False])
def test_chance(face: int, left: int, chance: bool) -> None:
    """Keeps what is better than the throws to come. The last but one throw needs no tree; the first one does."""
    found = search(at(dice_game(left), face, seats=1), 2000, chance=chance)
    keep, throw = (face + 1) / 4, VALUE[left - 1]
    if keep != throw:
        assert found[0].move == (0 if keep > throw else 1)
    if chance or left == 1:  # where chance is averaged over, later decisions cannot depend on it
        assert found[0].value == pytest.approx(max(keep, throw), abs=0.05)


# Hidden information


def guess(safe: int) -> Any:
    """A coin that nobody sees. Guess it, or take a lottery."""
    coin = Choice(0, [lottery(safe), Choice(0, [End(0), End(1)])])
    other = Choice(0, [lottery(safe), Choice(0, [End(1), End(0)])])
    return Chance([(1, coin), (1, other)], seen=())


def test_it_does_not_count_on_knowing_what_it_cannot_know() -> None:
    """In every position that can be imagined there is a sure win; together they are worth one half."""
    found = search(at(guess(60), 0))
    assert found[0].move == 0
    assert {one.move: one.value for one in found}[1] == pytest.approx(0.5, abs=0.08)
    assert search(at(guess(40), 0))[0].move == 1


def test_it_uses_what_it_does_know() -> None:
    tree = guess(60)
    tree.seen = (0,)
    for coin in (0, 1):
        found = search(at(tree, coin))
        assert (found[0].move, search(at(tree, coin, 1))[0].move) == (1, coin)
        assert found[0].value > 0.95


def test_a_rival_does_not_act_on_what_only_we_saw() -> None:
    """A coin of 3 to 1 that only seat 1 will see, then seat 0 bets against seat 1's guess of another, unseen coin."""
    rival = Choice(1, [End(0), End(1)], seen=())
    other = Choice(1, [End(1), End(0)], seen=())
    hidden = Chance([(1, rival), (1, other)], seen=())
    found = search(at(Choice(0, [hidden, lottery(40)])))
    assert found[0].move == 0
    assert found[0].value == pytest.approx(0.5, abs=0.06)


def test_hidden_pieces_are_as_likely_as_chance_makes_them() -> None:
    """Three to one for the first coin, and nothing else is known."""
    tree = Chance([(3, Choice(0, [End(0), End(1)])), (1, Choice(0, [End(1), End(0)]))], seen=())
    found = search(at(tree, 1))
    assert found[0].move == 0
    assert found[0].value == pytest.approx(0.75, abs=0.04)


# Decisions at the same time

MIXED = Both([[80, 20], [40, 60], [10, 10]])
"""Seat 0 plays its first move one time in four and never the third; seat 1 both equally often; the value is 1/2."""


def test_a_matrix_game_is_played_in_the_right_mixture() -> None:
    found = search(at(MIXED), 8000, wide=9.0)
    shares = {one.move: one.tried / 8000 for one in found}
    assert shares[0] == pytest.approx(0.25, abs=0.08)
    assert shares[1] == pytest.approx(0.75, abs=0.08)
    assert shares[2] < 0.02
    assert value(found) == pytest.approx(0.5, abs=0.05)
    other = search(at(MIXED), 8000, seat=1, wide=9.0)
    assert {one.move: one.tried / 8000 for one in other}[0] == pytest.approx(0.5, abs=0.1)


def test_a_level_that_mixes_draws_its_move() -> None:
    sight = at(MIXED).sight(0)
    mixing = Search(stream("mixing"), Level(KNOWS_NOTHING, 400, wide=9.0, mixes=True))
    assert {0, 1} <= {mixing.decide(sight) for _ in range(30)}
    settled = Search(stream("settled"), Level(KNOWS_NOTHING, 400, wide=9.0))
    assert {settled.decide(sight) for _ in range(10)} == {1}


def test_a_saddle_point() -> None:
    """Whatever the other does, the second row and the second column are right: the value is 40."""
    found = search(at(Both([[30, 20, 90], [70, 40, 50], [10, 30, 20]])), 6000, wide=9.0)
    assert found[0].move == 1
    assert found[0].value == pytest.approx(0.4, abs=0.06)


# The contract


def test_forced_moves_need_no_thought() -> None:
    bot = Search(Rng(1), Level(KNOWS_NOTHING, 10**9))
    assert bot.decide(at(Choice(0, [lottery(50)])).sight(0)) == 0


def after(state: SmallState, *steps: int) -> SmallState:
    """The position of the same game after these steps."""
    state = state.copy()
    for step in steps:
        state.apply(state.acting()[0], step)
    return state


def test_what_was_grown_is_used_when_the_same_seat_goes_on() -> None:
    """The second of two decisions in a row begins with what the first one found out about it; no other does."""
    start = at(Choice(0, [Choice(0, [lottery(10), lottery(80)]), Choice(1, [lottery(30), lottery(40)])]))
    bot = Search(stream("reuse"), Level(KNOWS_NOTHING, 200))
    assert bot.decide(start.sight(0)) == 0
    kept = bot.think(after(start, 0).sight(0))
    assert sum(one.tried for one in kept) > 200
    assert kept[0].move == 1
    again = bot.think(after(start, 0).sight(0))  # used once
    assert sum(one.tried for one in again) == 200
    assert bot.decide(start.sight(0)) == 0
    other = bot.think(at(Choice(0, [lottery(10), lottery(80), lottery(90)])).sight(0))
    assert sum(one.tried for one in other) == 200


class Watching(Mind):
    """Notes what it was asked about."""

    positions: list[State] = []

    def shares(self, state: State, rng: Rng) -> list[float]:
        Watching.positions.append(state)
        return super().shares(state, rng)


def test_it_only_ever_sees_what_the_sight_imagines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the match is reachable: the sight that is searched has been through a pickle."""
    truth = at(guess(60), 0)
    sight = truth.sight(0)
    imagined: list[State] = []
    imagine = SmallSight.imagine

    def noted(self: SmallSight, rng: Rng) -> State:
        imagined.append(imagine(self, rng))
        return imagined[-1]

    monkeypatch.setattr(SmallSight, "imagine", noted)
    monkeypatch.setattr(Watching, "positions", [])
    Search(Rng(2), Level(Watching(), 50)).decide(sight)
    assert len(imagined) == 51  # one for a first look at the moves
    assert all(state is not truth for state in [*imagined, *Watching.positions])
    coins = {state.looks[1] for state in imagined if isinstance(state, SmallState)}
    assert coins  # positions were played on, not the match
    assert truth.looks == at(guess(60), 0).looks


def test_the_same_answer_whatever_is_hidden() -> None:
    """Two matches that differ only in what the seat cannot see: every count is equal."""
    one, other = search(at(guess(60), 0)), search(at(guess(60), 1))
    assert [(f.move, f.tried, f.total) for f in one] == [(f.move, f.tried, f.total) for f in other]


def test_iterations_are_counted_and_the_clock_ends_them() -> None:
    sight = at(dice_game(2), 1, seats=1).sight(0)
    tree = Tree(sight, Level(KNOWS_NOTHING, 1), Rng(1))
    tree.grow(100)
    assert tree.iterations == 100
    assert sum(one.tried for one in tree.found()) == 100
    tree.grow(50)
    assert tree.iterations == 150
    tree.grow(10**9, 0.05)
    assert 150 < tree.iterations < 10**6


def test_advice_is_the_best_first_with_chances() -> None:
    bot = Search(Rng(3), Level(KNOWS_NOTHING, 2000))
    advice = bot.advise(at(Choice(0, [lottery(20), lottery(70), lottery(50)])).sight(0))
    assert advice[0].move == 1
    assert advice[0].value == pytest.approx(0.7, abs=0.05)
    assert [one.value for one in advice] == sorted([one.value for one in advice], reverse=True)
    assert bot.advise(at(Choice(0, [lottery(20), lottery(70)])).sight(1)) == []


def test_moves_are_compared_in_the_same_worlds() -> None:
    """However rarely the search tried a move: its share is counted over the same worlds as that of the best."""
    lotteries = Choice(0, [lottery(20), lottery(70), lottery(50), lottery(10)])
    tree = Tree(at(lotteries).sight(0), Level(KNOWS_NOTHING, 0), Rng(5))
    tree.grow(200)
    before = sorted([one.tried for one in tree.found()], reverse=True)
    assert before[0] > 2 * before[2]
    found = tree.compare(3, 200)
    assert tree.iterations == 400
    assert [one.move for one in found] == [1, 2, 0]
    often = found[0].tried
    assert often > before[2]
    for one in found:
        slot = tree.root.slot[one.move]
        assert one.tried == often
        assert one.total == pytest.approx(sum(tree.trials[slot][:often]))
    # The same tickets are drawn for all: whoever wins with 20 of 100 also does with 50.
    for few, many in ((0, 2), (2, 1)):
        pairs = zip(*[tree.trials[tree.root.slot[move]][:often] for move in (few, many)], strict=True)
        assert all(less <= more for less, more in pairs)


def test_a_comparison_ends_by_the_clock_but_knows_every_move() -> None:
    tree = Tree(at(Choice(0, [lottery(1)] * 9)).sight(0), Level(KNOWS_NOTHING, 0), Rng(5))
    tree.grow(2)
    found = tree.compare(9, 10**9, 0.000001)
    assert [one.tried for one in found] == [2] * 9
    assert tree.iterations <= 19


LEVELS = [
    (game, name)
    for game in games.names()
    for name in bots.names(game)
    if name in ("easy", "medium", "strong", "master")
]


@pytest.mark.parametrize(("game", "name"), LEVELS)
def test_levels_answer_legally_and_again_the_same(game: str, name: str) -> None:
    """Few iterations: enough to see that the same seed gives the same move, also through a pickle."""
    small = f"{name}:12" if isinstance(bots.make(game, name, Rng(0)), Search) else name
    for number, sight in enumerate(decisions(game, 6)):
        moves = {
            bots.make(game, small, stream("again", number)).decide(s)
            for s in (sight, pickle.loads(pickle.dumps(sight)))
        }
        assert len(moves) == 1
        assert moves <= set(sight.moves)


def test_a_whole_game_with_search_at_every_seat() -> None:
    setup = games.find("caesar_dice").setup(seats=2)
    players = [Search(stream("whole", seat), Level(KNOWS_NOTHING, 8)) for seat in range(2)]
    assert outcome_of(setup, players, Streamed("whole", 1)).scores


# How long: a clock that never ends anything here, so that iterations decide

NEVER = 1e9
CLEAR = Choice(0, [lottery(90), lottery(10), lottery(10)])
CLOSE = Choice(0, [End(0), End(0)])


def tree_of(position: Any) -> Tree:
    return Tree(at(position).sight(0), Level(KNOWS_NOTHING, 400), stream("settle"))


def test_a_clear_decision_ends_as_soon_as_no_other_move_can_come_first() -> None:
    whole, early = tree_of(CLEAR), tree_of(CLEAR)
    whole.grow(400)
    used = early.settle(400, NEVER, 0.5)
    assert used == early.iterations / 400 < 0.8
    first, second, *_ = [one.tried for one in early.found()]
    assert first - second > 400 - early.iterations >= first - second - 400 // 8
    assert early.found()[0].move == whole.found()[0].move == 0


def test_a_close_decision_goes_on_as_far_as_there_is_more() -> None:
    for more in (0.0, 0.25, 0.5):
        tree = tree_of(CLOSE)
        assert tree.settle(400, NEVER, more) == 1 + more
        assert tree.iterations == 400 + 400 * more


def test_moves_that_were_legal_in_other_worlds_only_do_not_make_a_decision_close() -> None:
    tree = tree_of(CLEAR)
    tree.grow(2)
    tree.root.learn((7,), [1.0])
    tree.root.tried[-1] = 1000
    assert tree.settle(400, NEVER, 0.5) < 0.8


def test_clear_decisions_leave_time_for_close_ones() -> None:
    """A close one has no more than its own at first; what a clear one leaves is used up by the next close ones."""
    bot = Search(stream("spare"), Level(KNOWS_NOTHING, 400, NEVER))

    def iterations(position: Any) -> int:
        bot.decide(at(position).sight(0))
        return sum(one.tried for one in bot.thought)

    assert iterations(CLOSE) == 400
    left = 400 - iterations(CLEAR)
    assert 80 < left < 400
    more: list[int] = []
    while not more or more[-1]:
        more.append(iterations(CLOSE) - 400)
    assert more[0] == min(200, left)
    assert left - len(more) <= sum(more) <= left
    # Whoever asks does not wait for that.
    iterations(CLEAR)
    bot.most_seconds = NEVER
    assert iterations(CLOSE) == 400
    bot.most_seconds = 1.25 * NEVER
    assert iterations(CLOSE) == min(500, 400 + left)


def test_only_a_clock_makes_decisions_of_different_length() -> None:
    """A level that counts iterations makes all of them: the same seed gives the same game everywhere."""
    for level in (Level(KNOWS_NOTHING, 300), Level(KNOWS_NOTHING, 300, NEVER, mixes=True)):
        bot = Search(stream("counted"), level)
        bot.most_seconds = NEVER
        bot.decide(at(CLEAR).sight(0))
        assert sum(one.tried for one in bot.thought) == 300
