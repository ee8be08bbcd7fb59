"""Ratings against arithmetic, and the sequential test against games whose result is known beforehand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import log, sqrt
from statistics import fmean
from typing import Any

import pytest

from rubicon.core.rng import Rng, stream
from rubicon.lab.ratings import ERROR, Block, Sequential, expected_share, rate


def elo(blocks: list[Block]) -> dict[str, float]:
    return {rating.bot: rating.elo for rating in rate(blocks)}


def test_a_hundred_games_of_two() -> None:
    """75 of 100, and one shared that was never played: 75.5 to 25.5."""
    found = elo([Block(("a", "b"), (0.75, 0.25), 2)] * 50)
    assert found["a"] - found["b"] == pytest.approx(400 * log(75.5 / 25.5, 10), abs=0.01)
    assert found["a"] + found["b"] == pytest.approx(0)


def test_400_points_are_ten_to_one_and_shares_follow() -> None:
    assert expected_share(400, 2) == pytest.approx(10 / 11)
    assert expected_share(0, 4) == pytest.approx(1 / 4)
    assert expected_share(400, 4) == pytest.approx(10 / 13)


def test_several_seats_and_the_same_bot_twice() -> None:
    """At a table of one a and three b, a with strength 2 wins 2 of 5."""
    found = elo([Block(("a", "b", "b", "b"), (0.4, 0.2, 0.2, 0.2), 4)] * 500)
    assert found["a"] - found["b"] == pytest.approx(400 * log(2, 10), abs=1.0)


def test_who_never_met_is_compared_through_others() -> None:
    """a beats b two to one, b beats c two to one: a is four times as strong as c."""
    blocks = [Block(("a", "b"), (2 / 3, 1 / 3), 2), Block(("b", "c"), (2 / 3, 1 / 3), 2)] * 300
    found = elo(blocks)
    assert found["a"] - found["c"] == pytest.approx(2 * 400 * log(2, 10), abs=2.0)
    assert [rating.bot for rating in rate(blocks)] == ["a", "b", "c"]


def test_it_is_the_maximum() -> None:
    """No other ratings make the results likelier; looked for on a grid around the answer."""
    blocks = [
        Block(("a", "b"), (0.8, 0.2), 2),
        Block(("b", "c"), (0.5, 0.5), 2),
        Block(("a", "c"), (0.4, 0.6), 2),
        Block(("a", "b", "c"), (0.1, 0.3, 0.6), 3),
    ] * 5
    virtual = [Block(pair, (0.5, 0.5), 1) for pair in (("a", "b"), ("b", "c"), ("a", "c"))]
    best = elo(blocks)

    def likelihood(ratings: dict[str, float]) -> float:
        total = 0.0
        for block in [*blocks, *virtual]:
            strengths = [10 ** (ratings[bot] / 400) for bot in block.bots]
            for share, strength in zip(block.shares, strengths, strict=True):
                total += block.games * share * log(strength / sum(strengths))
        return total

    most = likelihood(best)
    for a, b in product((-3.0, -0.5, 0.0, 0.5, 3.0), repeat=2):
        if a or b:
            assert likelihood({"a": best["a"] + a, "b": best["b"] + b, "c": best["c"]}) < most


def test_of_a_clean_sweep_only_one_end_is_known() -> None:
    """Who wins 20 blocks of 20 wins at least a block in 1.2, or would have been luckier than happens 1 time in 40."""
    winner, loser = rate([Block(("a", "b"), (1.0, 0.0), 2)] * 20)
    assert 300 < winner.elo - loser.elo < 900
    assert winner.high is None
    assert loser.low is None
    assert winner.low is not None
    assert loser.high is not None
    share = 0.025 ** (1 / 20)
    wins, losses = 40 * share + 0.5, 40 * (1 - share) + 0.5  # and the game that was never played
    assert winner.low - loser.high == pytest.approx(400 * log(wins / losses, 10), abs=0.1)
    assert winner.low < winner.elo
    more = rate([Block(("a", "b"), (1.0, 0.0), 2)] * 200)[0]
    assert more.low is not None
    assert more.low > winner.low


def test_a_sweep_among_several_bots_leaves_the_others_their_intervals() -> None:
    """a won everything, d nothing, b and c shared theirs."""
    rng = stream("sweep")
    blocks = [Block(("a", bot), (1.0, 0.0), 2) for bot in "bcd"] * 20
    blocks += [Block((bot, "d"), (1.0, 0.0), 2) for bot in "bc"] * 20
    blocks += [Block(("b", "c"), (share, 1 - share), 2) for share in [rng.below(3) / 2 for _ in range(20)]]
    found = {rating.bot: rating for rating in rate(blocks)}
    assert next(iter(found)) == "a"
    assert list(found)[-1] == "d"
    assert (found["a"].high, found["d"].low) == (None, None)
    for bot in "bc":
        low, high = found[bot].low, found[bot].high
        assert low is not None
        assert high is not None
        assert low < found[bot].elo < high
    assert found["a"].low is not None
    assert found["b"].elo < found["a"].low < found["a"].elo
    tables = [Block(("a", "b", "b"), (1.0, 0.0, 0.0), 3)] * 10  # several seats, one bot twice
    first, second = rate(tables)
    assert (first.bot, first.high, second.low) == ("a", None, None)


def test_wide_is_wider_than_narrow() -> None:
    rng = stream("noise")
    noisy = [Block(("a", "b"), (share, 1 - share), 2) for share in [rng.below(3) / 2 for _ in range(400)]]
    few, many = rate(noisy[:40])[0], rate(noisy)[0]
    assert few.low is not None
    assert few.high is not None
    assert many.low is not None
    assert many.high is not None
    assert few.high - few.low > 2 * (many.high - many.low) > 0
    assert many.low < many.elo < many.high


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    """Sixty matches between equals: 95% of the intervals should hold 0, so hardly less than 85% do."""
    held = 0
    for match in range(60):
        rng = stream("interval", match)
        shares = [(rng.below(2) + rng.below(2)) / 2 for _ in range(60)]
        first = next(r for r in rate([Block(("a", "b"), (s, 1 - s), 2) for s in shares]) if r.bot == "a")
        assert first.low is not None
        assert first.high is not None
        held += first.low <= 0 <= first.high
    assert held >= 51


def test_a_bot_against_itself_shows_nothing() -> None:
    assert elo([Block(("a", "a"), (1.0, 0.0), 2)] * 3) == {"a": 0.0}


# The sequential test


def pair(chance: float, rng: Rng) -> float:
    """Two games with chances of their own."""
    return sum(rng.random() < chance for _ in range(2)) / 2


def deal(chance: float, rng: Rng) -> float:
    """Two games with the same cards: mostly either bot wins with the better ones, and nothing is shown."""
    return float(rng.random() < 0.5 + 4 * (chance - 0.5)) if rng.below(4) == 0 else 0.5


def decided(
    chance: float, stop: tuple[float, float], number: int, error: float = ERROR, kind: Any = pair
) -> tuple[str, int]:
    test = Sequential(*stop, 2, error)
    rng = stream("sequential", chance, number)
    while test.count < 5000 and not test.add(kind(chance, rng)):
        pass
    return test.verdict, test.count


@pytest.mark.parametrize("kind", [pair, deal])
@pytest.mark.parametrize(("stop", "error"), [((0, 80), 0.05), ((0, 80), 0.2), ((-20, 60), 0.1)])
def test_it_is_not_wrong_more_often_than_it_says(
    stop: tuple[float, float], error: float, kind: Any, often: Callable[[int], int]
) -> None:
    """Of bots that are just as good as one of its two claims. Four standard errors more than it says are allowed."""
    runs = often(150)
    allowed = runs * error + 4 * sqrt(runs * error * (1 - error))
    for elo, wrong in zip(stop, ("better", "not-better"), strict=True):
        verdicts = [decided(expected_share(elo, 2), stop, number, error, kind)[0] for number in range(runs)]
        assert verdicts.count("open") == 0
        assert verdicts.count(wrong) <= allowed


def test_the_clearer_the_sooner() -> None:
    counts = {}
    for chance in (expected_share(100, 2), 0.8, 0.95):
        found = [decided(chance, (0, 100), number, 0.001) for number in range(20)]
        assert {verdict for verdict, _ in found} == {"better"}
        counts[chance] = fmean(count for _, count in found)
    assert counts[0.95] < counts[0.8] / 1.5 < counts[expected_share(100, 2)] / 3


def test_it_says_nothing_at_once() -> None:
    test = Sequential(0, 400, 2)
    assert [test.add(1.0) for _ in range(4)] == [False] * 4
    assert test.verdict == "open"


def test_what_it_said_stands() -> None:
    test = Sequential(0, 100, 2)
    while not test.add(1.0):
        pass
    assert all(test.add(0.0) for _ in range(100))
    assert test.verdict == "better"
