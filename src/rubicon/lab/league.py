"""Every bot against every other: a ladder of ratings, a matrix of shares, and how long the games were.

Two bots meet at one table, with the fewest seats that the game takes unless told
otherwise. Where there are more than two seats, they sit in turns: one has the odd
seat in one half of the games, the other in the other half.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from statistics import fmean, quantiles
from typing import Any, NamedTuple

from rubicon import bots as registry
from rubicon import games as house
from rubicon.core.message import Message
from rubicon.lab import arena
from rubicon.lab.entrants import LabUsageError, check_games
from rubicon.lab.ratings import Block, Rating, rate
from rubicon.lab.statistics import Interval, share_interval


class Pairing(NamedTuple):
    """How two bots did against each other."""

    first: str
    second: str
    games: int
    share: Interval
    """What the first won of all that the two won."""
    length: float
    """Decisions with a choice in a game, on average."""


class Length(NamedTuple):
    """How long the games of a bot were, in decisions with a choice: the mean, the quartiles, the extremes."""

    bot: str
    mean: float
    shortest: int
    quarter: float
    half: float
    three_quarters: float
    longest: int


class League(NamedTuple):
    """All that came of it."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: int
    games: int
    seconds: float
    ladder: list[Rating]
    pairings: list[Pairing]
    lengths: list[Length]
    seconds_per_decision: dict[str, float]

    def share(self, bot: str, rival: str) -> float | None:
        """What a bot won of all that it and its rival won; nothing is known of games against itself."""
        for pairing in self.pairings:
            if (pairing.first, pairing.second) == (bot, rival):
                return pairing.share.mean
            if (pairing.second, pairing.first) == (bot, rival):
                return 1.0 - pairing.share.mean
        return None

    def plain(self) -> dict[str, Any]:
        """All of it as plain data, for JSON."""
        return {
            **self._asdict(),
            "ladder": [rating._asdict() for rating in self.ladder],
            "pairings": [{**pairing._asdict(), "share": pairing.share._asdict()} for pairing in self.pairings],
            "lengths": [length._asdict() for length in self.lengths],
        }


def run(
    game: str,
    bots: Sequence[str] = (),
    games: int = 100,
    *,
    options: dict[str, Any] | None = None,
    seats: int | None = None,
    seed: int = 0,
    processes: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> League:
    """Let every two of the bots, or of all that play the game, play at least that many games against each other.

    `progress` is called with the number of games finished so far and of all games.
    """
    check_games(games)
    entrants = list(dict.fromkeys(bots or registry.names(game)))
    setup = house.find(game).setup(options, seats if seats is not None else _fewest(game, options))
    if setup.seats < 2 or len(entrants) < 2:
        raise LabUsageError(Message("lab-league-alone", {"bots": str(len(entrants)), "seats": str(setup.seats)}))
    pairs = list(combinations(entrants, 2))
    halves = 1 if setup.seats % 2 == 0 else 2
    each = -(-games // (halves * setup.seats)) * setup.seats
    total = each * halves * len(pairs)
    done = 0

    blocks: list[Block] = []
    pairings: list[Pairing] = []
    lengths: dict[str, list[int]] = {bot: [] for bot in entrants}
    thought: dict[str, list[float]] = {bot: [] for bot in entrants}
    seconds = 0.0
    for pair in pairs:
        met: list[Block] = []
        long: list[int] = []
        for half in range(halves):
            seated = [pair[(seat + half) % 2] for seat in range(setup.seats)]

            def watch(count: int, before: int = done) -> None:
                if progress is not None:
                    progress(before + count, total)

            result = arena.run(
                game,
                seated,
                each,
                options=options,
                seats=setup.seats,
                seed=seed + half,
                processes=processes,
                progress=watch,
            )
            done += result.games
            seconds += result.seconds
            met += result.blocks
            long += result.lengths
            for row in result.rows:
                thought[row.bot].append(row.seconds_per_decision)
        blocks += met
        for bot in pair:
            lengths[bot] += long
        shares = [sum(s for bot, s in zip(block.bots, block.shares, strict=True) if bot == pair[0]) for block in met]
        pairings.append(Pairing(*pair, each * halves, share_interval(shares), fmean(long)))
    return League(
        game,
        dict(setup.options),
        setup.seats,
        seed,
        done,
        seconds,
        rate(blocks),
        pairings,
        [_length(bot, lengths[bot]) for bot in entrants],
        {bot: fmean(thought[bot]) for bot in entrants},
    )


def _fewest(game: str, options: dict[str, Any] | None) -> int:
    """The fewest seats at which two can meet."""
    found = house.find(game)
    chosen = found.setup(options).options
    return min([number for number in found.seats(chosen) if number > 1], default=1)


def _length(bot: str, games: list[int]) -> Length:
    quarter, half, three_quarters = quantiles(games, n=4) if len(games) > 1 else [float(games[0])] * 3
    return Length(bot, fmean(games), min(games), quarter, half, three_quarters, max(games))
