"""One number for each bot, from games between any of them; and when enough has been played.

The model is Bradley and Terry's, for several seats: bot i wins at a table with
probability s_i / (sum of s over all seats of the table); a rating is
400 log10(s), so that 400 points more at a table of two win ten times of eleven.
The ratings are those that make the results most likely, found by Hunter's MM
iteration. Who has won everything would be infinitely good: therefore every two
bots that met have also shared one game that was never played, and of such a bot
only the lower end of the interval is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, log10
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from rubicon.core.rng import stream
from rubicon.lab.statistics import CONFIDENCE

_RESAMPLES = 100
_STEPS = 10_000
_CLOSE = 1e-9
ERROR = 0.05
"""How often a sequential test may be wrong, either way."""
_EXPECTED = 4
"""Blocks that weigh as much as what is expected of a bot before any was played."""
_MOST_BET = 0.75
"""The part of the money that one block may take."""


class Block(NamedTuple):
    """Games of one table with the same chance: the bot in each seat, and each seat's share of the victories."""

    bots: tuple[str, ...]
    shares: tuple[float, ...]
    games: int


class Rating(NamedTuple):
    """How good a bot is, with the ends of the 95% interval. The mean of all that were rated together is 0.

    Of who won every game no upper end is known, and of who won none no lower one.
    """

    bot: str
    elo: float
    low: float | None
    high: float | None


def rate(blocks: Sequence[Block]) -> list[Rating]:
    """The ratings of all bots in these games, the best first; the intervals are from resampled blocks."""
    bots = sorted({bot for block in blocks for bot in block.bots})
    best = _most_likely(blocks, bots)
    rng = stream("ratings", len(blocks))
    samples = [
        _most_likely([blocks[rng.below(len(blocks))] for _ in blocks], bots) for _ in range(_RESAMPLES if bots else 0)
    ]
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    won = {bot: _won(blocks, bot) for bot in bots}
    all_or_nothing = {bot: shares[0] for bot, shares in won.items() if set(shares) in ({0.0}, {1.0})}
    careful = _most_likely([_doubted(block, all_or_nothing, won) for block in blocks], bots)
    found = []
    for i, bot in enumerate(bots):
        half = z * stdev([sample[i] for sample in samples])
        low: float | None = best[i] - half
        high: float | None = best[i] + half
        if bot in all_or_nothing:
            low = careful[i] if all_or_nothing[bot] else None
            high = None if all_or_nothing[bot] else careful[i]
        found.append(Rating(bot, best[i], low, high))
    return sorted(found, key=lambda rating: -rating.elo)


def _won(blocks: Sequence[Block], bot: str) -> list[float]:
    """What a bot won of each block in which it met others."""
    return [
        round(sum([share for name, share in zip(block.bots, block.shares, strict=True) if name == bot]), 9)
        for block in blocks
        if bot in block.bots and set(block.bots) != {bot}
    ]


def _doubted(block: Block, all_or_nothing: dict[str, float], won: dict[str, list[float]]) -> Block:
    """The block as it would be if those who won or lost everything had been as lucky as happens one time in forty.

    Who wins each of n independent blocks with probability q wins all of them with probability q ** n.
    """
    for bot, share in sorted(all_or_nothing.items(), key=lambda item: -item[1]):
        others = len(block.bots) - block.bots.count(bot)
        if bot not in block.bots or not others:
            continue
        q = ((1 - CONFIDENCE) / 2) ** (1 / len(won[bot]))
        own = q if share else 1 - q
        rest = 1 - sum([s for name, s in zip(block.bots, block.shares, strict=True) if name == bot])
        shares = [
            own / block.bots.count(bot) if name == bot else (1 - own) * (s / rest if rest > 1e-9 else 1 / others)
            for name, s in zip(block.bots, block.shares, strict=True)
        ]
        return Block(block.bots, tuple(shares), block.games)
    return block


def _most_likely(blocks: Sequence[Block], bots: list[str]) -> list[float]:
    number = {bot: i for i, bot in enumerate(bots)}
    wins = [0.0] * len(bots)
    tables: dict[tuple[int, ...], float] = {}
    for block in blocks:
        seated = tuple([number[bot] for bot in block.bots])
        if len(set(seated)) == 1:
            continue  # against itself a bot shows nothing
        for i, share in zip(seated, block.shares, strict=True):
            wins[i] += share * block.games
        key = tuple(sorted(seated))
        tables[key] = tables.get(key, 0.0) + block.games
    for i, j in sorted({(i, j) for seated in tables for i in seated for j in seated if i < j}):
        wins[i] += 0.5
        wins[j] += 0.5
        tables[(i, j)] = tables.get((i, j), 0.0) + 1.0
    strength = [1.0] * len(bots)
    for _ in range(_STEPS):
        weight = [0.0] * len(bots)
        for seated, games in tables.items():
            part = games / sum([strength[i] for i in seated])
            for i in seated:
                weight[i] += part
        after = [wins[i] / weight[i] if weight[i] else 1.0 for i in range(len(bots))]
        scale = exp(fmean([log(s) for s in after]))
        after = [s / scale for s in after]
        change = max([abs(a / b - 1.0) for a, b in zip(after, strength, strict=True)])
        strength = after
        if change < _CLOSE:
            break
    return [400.0 * log10(s) for s in strength]


def expected_share(elo: float, seats: int) -> float:
    """What somebody so much better than all others wins at a table of that many seats."""
    ratio = float(10.0 ** (elo / 400.0))
    return ratio / (ratio + seats - 1)


class Sequential:
    """A test that ends as soon as it is sure: is a bot better than the others by `high` points, or not even by `low`?

    It is wrong with a probability of `error` at most. Of bots that are better by no more than `low` it says `better`
    so rarely, and `not-better` of those that are better by `high` or more, whenever one stops to look.

    That holds for any shares from 0 to 1, those of several games with the same chance too. Somebody bets against
    each of the two claims, a part of all they have on every block, and the odds are fair if the claim is just true
    (Wald's test is one such way to bet). Then their money is a martingale, and ever comes to 1 / `error` times what
    it was with no more than that probability (Ville). The usual likelihood ratio with an estimated spread has no
    such bound: with few blocks it was wrong several times as often as it claimed.
    """

    def __init__(self, low: float, high: float, seats: int, error: float = ERROR) -> None:
        self.low = low
        self.high = high
        self.error = error
        self.verdict = "open"
        """`better`, `not-better`, or `open` while nothing is sure."""
        self.count = 0
        least, most = expected_share(low, seats), expected_share(high, seats)
        self._no_better = _Bet(least, most)
        self._much_better = _Bet(1 - most, 1 - least)

    def add(self, share: float) -> bool:
        """One block more; whether the test is sure now."""
        self.count += 1
        self._no_better.add(share)
        self._much_better.add(1 - share)
        if self.verdict == "open":
            bound = -log(self.error)
            if self._no_better.gained >= bound:
                self.verdict = "better"
            elif self._much_better.gained >= bound:
                self.verdict = "not-better"
        return self.verdict != "open"


class _Bet:
    """Money on shares above `claim`, as somebody bets who expects `hoped` at first, and later what was seen.

    How much is decided before each block, by the mean and the spread so far: near to what makes the money grow
    fastest (Kelly), and never so much that one block could take nearly all.
    """

    def __init__(self, claim: float, hoped: float) -> None:
        self.gained = 0.0
        """The logarithm of the money, which was 1."""
        self._claim = claim
        self._count = float(_EXPECTED)  # as if so many blocks had been seen before, with the widest spread
        self._sum = hoped * _EXPECTED
        self._squares = (hoped * hoped + 0.25) * _EXPECTED

    def add(self, share: float) -> None:
        """Bet on one more block, and remember it."""
        mean = self._sum / self._count
        edge = max(0.0, mean - self._claim)
        bet = min(edge / (self._squares / self._count - mean * mean + edge * edge), _MOST_BET / self._claim)
        self.gained += log(1.0 + bet * (share - self._claim))
        self._count += 1
        self._sum += share
        self._squares += share * share
