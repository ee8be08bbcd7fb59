"""Thinking in the rival's time: what is inherited, by which decision, and who does it at all."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from rubicon import bots, games
from rubicon.bots.search import MOST_PONDERED, Search, Tree
from rubicon.core.bot import Bot
from rubicon.core.chance import Streamed
from rubicon.core.game import Sight
from rubicon.core.match import Match
from rubicon.core.mind import Level, Mind
from rubicon.core.rng import Rng, stream
from tests.bots.small import Chance, Choice, SmallState, at, lottery

PONDERS = Level(Mind(), 200, ponders=True)
MINE = [lottery(10), lottery(80)]


def after(state: SmallState, *steps: int) -> SmallState:
    """The position of the same game after these steps."""
    state = state.copy()
    for step in steps:
        state.apply(state.acting()[0], step)
    return state


def times(count: int) -> Callable[[], bool]:
    """Stop after so many looks."""
    looks = iter(range(count))
    return lambda: next(looks, None) is None


def never() -> bool:
    return False


def tried(bot: Search, sight: Sight) -> int:
    """How often moves were tried by the end of a decision, by this one and before it."""
    return sum(one.tried for one in bot.think(sight))


def test_a_decision_that_was_foreseen_begins_with_what_was_grown_for_it() -> None:
    """The rival may lead to either of two decisions, and we see which. Both were thought about."""
    start = at(Choice(1, [Choice(0, MINE), Choice(0, MINE[::-1])]))
    for rivals, best in ((0, 1), (1, 0)):
        bot = Search(stream("ponder"), PONDERS)
        bot.ponder(start.sight(0), times(100))
        found = bot.think(after(start, rivals).sight(0))
        assert 200 < sum(one.tried for one in found) < 300
        assert found[0].move == best
        assert found[0].value == pytest.approx(0.8, abs=0.1)


def test_all_that_was_grown_belongs_to_the_decisions_that_were_foreseen() -> None:
    """Of so many iterations each went to one of the two, the first one of each to judge it."""
    start = at(Choice(1, [Choice(0, MINE), Choice(0, MINE[::-1])]))
    tree = Tree(start.sight(0), PONDERS, stream("all"))
    tree.look_ahead(100, never)
    assert tree.iterations == 100
    expected: list[Sight] = [after(start, rivals).sight(0) for rivals in (0, 1)]
    assert sorted([expected.index(sight) for sight, _ in tree.ahead]) == [0, 1]
    assert sum(node.visits for _, node in tree.ahead) == 99  # the rival's first look goes no further
    assert not tree.trials
    for _, node in tree.ahead:
        assert sum(node.tried) == node.visits - 1


def test_a_decision_that_was_not_foreseen_begins_anew() -> None:
    start = at(Choice(1, [Choice(0, MINE), Choice(0, MINE[::-1])]))
    other = at(Choice(1, [Choice(0, MINE), Choice(0, MINE[::-1])]))
    bot = Search(stream("other"), PONDERS)
    bot.ponder(start.sight(0), times(100))
    assert tried(bot, after(other, 0).sight(0)) == 200  # alike, and yet of another game
    assert tried(bot, after(start, 0).sight(0)) == 200  # used once, for whatever came next


def test_what_the_rival_did_in_secret_is_not_told_by_what_was_grown() -> None:
    """The rival hides a coin. Whichever it is, the same trials are inherited, and guessing is worth one half."""
    mine = [Choice(0, [lottery(99), lottery(1)]), Choice(0, [lottery(1), lottery(99)])]
    start = at(Choice(1, mine, seen=()))
    counts = []
    for coin in (0, 1):
        bot = Search(stream("secret"), PONDERS)
        bot.ponder(start.sight(0), times(100))
        found = bot.think(after(start, coin).sight(0))
        counts.append([(one.move, one.tried, one.total) for one in found])
        assert sum(one.tried for one in found) > 290
    assert counts[0] == counts[1]


def test_what_chance_brings_meanwhile_is_told_apart() -> None:
    start = at(Choice(1, [Chance([(1, Choice(0, MINE)), (3, Choice(0, MINE[::-1]))])] * 2))
    for face, best in ((0, 1), (1, 0)):
        bot = Search(stream("chance"), PONDERS)
        bot.ponder(start.sight(0), times(400))
        found = bot.think(after(start, 0, face).sight(0))
        assert sum(one.tried for one in found) > 220
        assert found[0].move == best


def test_it_goes_on_while_the_sight_is_the_same_and_ends_somewhere() -> None:
    start = at(Choice(1, [Choice(0, MINE), Choice(0, MINE[::-1])]))
    whole, parts = [Search(stream("parts"), PONDERS) for _ in range(2)]
    whole.ponder(start.sight(0), times(90))
    for _ in range(3):
        parts.ponder(start.sight(0), times(30))
    sight = after(start, 1).sight(0)
    assert tried(whole, sight) == tried(parts, sight) > 200
    whole.ponder(start.sight(0), never)  # by itself
    assert tried(whole, sight) <= 200 + MOST_PONDERED * 200


def test_levels_that_count_iterations_do_not_ponder() -> None:
    """The same seed gives the same game, whether somebody lets them or not."""
    start = at(Choice(1, [Choice(0, MINE), Choice(0, MINE[::-1])]))
    assert not PONDERS.at(200).ponders
    assert PONDERS.within(1.0).ponders
    assert pickle.loads(pickle.dumps(PONDERS)).ponders
    assert not Level(Mind(), 200, chance=False, ponders=True).ponders
    one, other = [Search(stream("counted"), PONDERS.at(200)) for _ in range(2)]
    other.ponder(start.sight(0), never)
    sight = after(start, 0).sight(0)
    assert [(f.move, f.tried, f.total) for f in one.think(sight)] == [
        (f.move, f.tried, f.total) for f in other.think(sight)
    ]


def test_a_bot_need_not_ponder() -> None:
    class Hasty(Bot):
        def decide(self, sight: Sight) -> int:
            return sight.moves[0]

    Hasty(Rng(1)).ponder(at(Choice(1, MINE)).sight(0), never)


PONDERING = [(game, name) for game in games.names() for name, level in bots.levels(game).items() if level.ponders]


@pytest.mark.parametrize(("game", "name"), PONDERING)
def test_in_real_games_what_was_foreseen_is_what_the_seat_then_knows(game: str, name: str) -> None:
    """A seat ponders over all that its rival does: some of its decisions are foreseen, also through a pickle."""
    level = bots.levels(game)[name]
    level = Level(
        level.mind, 4, explore=level.explore, playout=min(4, level.playout), wide=level.wide, ponders=True
    )  # few for itself, so that whole games are quick
    bot = Search(stream("foreseen", game), level)
    match = Match(games.find(game).setup(seats=2), Streamed(game, 1))
    match.begin()
    rng = stream("rival", game)
    inherited = 0
    tree: Tree | None = None
    for _ in range(60):
        waiting = match.waiting()
        if not waiting:
            break
        sight = match.sight(waiting[0])
        if waiting[0] == 1:
            tree = Tree(match.sight(0), level, rng)
            tree.look_ahead(150, never)
            # The likeliest move of those that were foreseen, so that the rival is no wild one.
            match.decide(1, bots.make(game, "greedy", rng).decide(sight))
            continue
        arrived = pickle.loads(pickle.dumps(sight))
        if tree is not None and len(sight.moves) > 1:
            inherited += sum(known == arrived for known, _ in tree.ahead)
            assert all(known.seat == 0 and len(known.moves) > 1 for known, _ in tree.ahead)
            tree = None
        match.decide(0, bot.decide(sight))
    assert inherited > 0
