"""Every bot against every other: a ladder of ratings, a matrix of shares, and how long the games were.

Two bots meet at one table, with the fewest seats that the game takes unless told
otherwise. Where there are more than two seats, they sit in turns: one has the odd
seat in one half of the games, the other in the other half.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from statistics import fmean, quantiles
from typing import Any, NamedTuple

from rubicon import bots as registry
from rubicon import games as house
from rubicon.core.game import Setup
from rubicon.core.message import Message
from rubicon.lab import jobs
from rubicon.lab.arena import Deal, DealsJob, Table, seat_means
from rubicon.lab.entrants import AnyBot, Entrant, LabUsageError, check_games, enter, find_makers
from rubicon.lab.executor import Plan, play
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
    seat_shares: list[float]
    """What the first won of all games in each seat."""


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
    seat_shares: dict[str, list[float]]
    """What each bot won in each seat, of all games against all others: where seats are sides, one may be easier."""

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
    bots: Sequence[AnyBot] = (),
    games: int = 100,
    *,
    options: dict[str, Any] | None = None,
    seats: int | None = None,
    seed: int = 0,
    processes: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    plan: Plan | None = None,
) -> League:
    """Let every two of the bots, or of all that play the game, play at least that many games against each other.

    Bots, `processes` and `plan` are as in the arena. `progress` is called with the
    number of games finished so far and of all games.
    """
    job = make_job(game, bots, games, options=options, seats=seats, seed=seed)
    each = job.setup.seats

    def watch(deals: int) -> None:
        if progress is not None:
            progress(deals * each, job.units * each)

    return result_of(job, play(job, plan or Plan(processes), watch))


def make_job(
    game: str,
    bots: Sequence[AnyBot] = (),
    games: int = 100,
    *,
    options: dict[str, Any] | None = None,
    seats: int | None = None,
    seed: int = 0,
) -> DealsJob:
    """The league as a job for `rubicon.lab.executor`."""
    check_games(games)
    entrants = list({one.name: one for one in enter(bots or registry.names(game))}.values())
    setup = house.find(game).setup(options, seats if seats is not None else _fewest(game, options))
    if setup.seats < 2 or len(entrants) < 2:
        raise LabUsageError(Message("lab-league-alone", {"bots": str(len(entrants)), "seats": str(setup.seats)}))
    find_makers(setup, entrants)  # says by itself if there is no such bot
    return _job(setup, entrants, jobs.header("league", setup, entrants, seed, games))


def job_of(told: dict[str, Any]) -> DealsJob:
    """The job that a journal was written for, without its bots."""
    return _job(jobs.setup_of(told), jobs.entrants_of(told), told)


def _job(setup: Setup, entrants: list[Entrant], told: dict[str, Any]) -> DealsJob:
    """Where a pair has an odd number of seats, each has the odd one at one of two tables."""
    halves = 1 if setup.seats % 2 == 0 else 2
    tables = [
        Table([pair[(seat + half) % 2] for seat in range(setup.seats)], told["seed"] + half)
        for pair in combinations(entrants, 2)
        for half in range(halves)
    ]
    return DealsJob(setup, tables, -(-told["games"] // (halves * setup.seats)), told)


def result_of(job: DealsJob, units: Iterator[Any]) -> League:
    """What came of these deals, which are all in their order."""
    begun = time.perf_counter()
    setup = job.setup
    names = [told["name"] for told in job.told["bots"]]
    blocks: list[Block] = []
    lengths: dict[str, list[int]] = {bot: [] for bot in names}
    decisions = dict.fromkeys(names, 0)
    thought = dict.fromkeys(names, 0.0)
    met: dict[tuple[str, str], list[Block]] = {pair: [] for pair in combinations(names, 2)}
    long: dict[tuple[str, str], list[int]] = {pair: [] for pair in met}
    in_seats: dict[str, dict[str, list[list[float]]]] = {bot: {rival: [] for rival in names} for bot in names}
    per_pair = len(job.tables) // len(met)
    for number, table in enumerate(job.tables):
        pair = list(met)[number // per_pair]
        seated = [entrant.name for entrant in table.entrants]
        for _ in range(job.deals):
            deal = Deal(*next(units))
            block = Block(tuple(seated), tuple(deal.shares), setup.seats)
            blocks.append(block)
            met[pair].append(block)
            long[pair] += deal.lengths
            for entrant, bot in enumerate(seated):
                decisions[bot] += deal.decisions[entrant]
                thought[bot] += deal.seconds[entrant]
                rival = pair[1] if bot == pair[0] else pair[0]
                in_seats[bot][rival].append(deal.seat_shares[entrant])
    assert next(units, None) is None, "all deals were counted"
    pairings: list[Pairing] = []
    for pair, found in met.items():
        for bot in pair:
            lengths[bot] += long[pair]
        shares = [sum(s for bot, s in zip(block.bots, block.shares, strict=True) if bot == pair[0]) for block in found]
        by_seat = seat_means(in_seats[pair[0]][pair[1]])
        pairings.append(Pairing(*pair, len(long[pair]), share_interval(shares), fmean(long[pair]), by_seat))
    return League(
        setup.game.name,
        dict(setup.options),
        setup.seats,
        job.told["seed"],
        job.units * setup.seats,
        time.perf_counter() - begun,
        rate(blocks),
        pairings,
        [_length(bot, lengths[bot]) for bot in names],
        {bot: thought[bot] / max(1, decisions[bot]) for bot in names},
        {bot: seat_means([row for rows in in_seats[bot].values() for row in rows]) for bot in names},
    )


def _fewest(game: str, options: dict[str, Any] | None) -> int:
    """The fewest seats at which two can meet."""
    found = house.find(game)
    chosen = found.setup(options).options
    return min([number for number in found.seats(chosen) if number > 1], default=1)


def _length(bot: str, games: list[int]) -> Length:
    quarter, half, three_quarters = quantiles(games, n=4) if len(games) > 1 else [float(games[0])] * 3
    return Length(bot, fmean(games), min(games), quarter, half, three_quarters, max(games))
