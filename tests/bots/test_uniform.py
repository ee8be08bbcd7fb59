"""The random bot: every move as likely, nothing else."""

from __future__ import annotations

from collections import Counter

from rubicon.bots.uniform import Uniform
from rubicon.core.game import FORTUNA
from rubicon.core.rng import Rng
from rubicon.games import find


def test_every_move_is_as_likely() -> None:
    state = find("caesar_dice").setup(seats=3).start()
    rng = Rng(1)
    while state.acting() == (FORTUNA,):
        state.apply(FORTUNA, state.draw(rng))
    sight = state.sight(state.acting()[0])
    bot = Uniform(Rng(2))
    rounds = 400
    counts = Counter(bot.decide(sight) for _ in range(rounds * len(sight.moves)))
    assert sorted(counts) == list(sight.moves)
    chi_square = sum((count - rounds) ** 2 / rounds for count in counts.values())
    freedom = len(sight.moves) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


def test_the_same_stream_decides_the_same() -> None:
    state = find("caesar_dice").setup(seats=2).start()
    rng = Rng(5)
    while state.acting() == (FORTUNA,):
        state.apply(FORTUNA, state.draw(rng))
    sight = state.sight(state.acting()[0])
    first, second = Uniform(Rng(8)), Uniform(Rng(8))
    assert [first.decide(sight) for _ in range(20)] == [second.decide(sight) for _ in range(20)]
    assert first.advise(sight) == []
