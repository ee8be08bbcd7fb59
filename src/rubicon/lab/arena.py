"""Which bot is better, and how sure we can be of it.

Every deal is played once for each rotation of the seats, with the same chance
every time: what the dice gave to one bot they give to all the others too, so
that luck cancels out and fewer games tell more. Who sits beside whom is drawn
anew for every deal, since some games are kinder to those who follow a weak player.

The numbers depend on the seed alone, not on the number of processes; only the
times differ from run to run.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from statistics import fmean
from typing import Any, NamedTuple

from rubicon.core.bot import Bot, BotMaker, wrong_answer
from rubicon.core.chance import Streamed
from rubicon.core.driver import outcome_of
from rubicon.core.errors import IllegalMove
from rubicon.core.game import Setup, Sight
from rubicon.core.message import Message
from rubicon.core.rng import stream
from rubicon.lab import jobs
from rubicon.lab.entrants import AnyBot, Entrant, LabUsageError, check_games, find_makers, labels, line_up
from rubicon.lab.executor import Plan, play
from rubicon.lab.ratings import Block, Rating, Sequential, rate
from rubicon.lab.statistics import share_interval

STREAM = "arena"


class Row(NamedTuple):
    """How one entrant did."""

    bot: str
    """The name of the bot."""
    label: str
    """The same, numbered where a bot entered more than once."""
    entrant: int
    """Its place in the list of entrants, from 0; it sat in every seat equally often."""
    games: int
    share: float
    """Its share of the victories: 1 for a game won, a part for one shared."""
    low: float
    high: float
    """The ends of the 95% interval of the share."""
    seconds_per_decision: float
    """How long it thought about a decision, on average; moves without a choice are not counted."""
    elo: float
    """The bot's rating from these games alone; see `ratings`."""
    elo_low: float | None
    elo_high: float | None
    """The ends of its 95% interval; there is no upper one if it won everything, and no lower one if nothing."""
    seat_shares: list[float]
    """Its share of the victories in each seat: where seats are sides, one may be easier to win with."""


class ArenaResult(NamedTuple):
    """How everybody did."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: int
    games: int
    deals: int
    """How many blocks of games with the same chance; the intervals are taken over these."""
    seconds: float
    stop: list[float] | None
    """The two ratings of the sequential test, if one was asked for."""
    verdict: str
    """What the sequential test said of the first bot: `better`, `not-better`; `open` if not sure, or not asked."""
    rows: list[Row]
    blocks: list[Block]
    """What the ratings are from: every deal, with the bot in each place of the list and its share of the victories."""
    lengths: list[int]
    """How many decisions with a choice each game took."""

    def plain(self) -> dict[str, Any]:
        """All of it as plain data, for JSON, but for the single games."""
        told = {**self._asdict(), "rows": [row._asdict() for row in self.rows]}
        del told["blocks"], told["lengths"]
        return told


class Deal(NamedTuple):
    """What came of a deal: of each entrant its share in each seat, how often it decided and how long it thought, and of
    each game how many decisions with a choice it took."""

    seat_shares: list[list[float]]
    decisions: list[int]
    seconds: list[float]
    lengths: list[int]

    @property
    def shares(self) -> list[float]:
        """The share of each entrant, who had every seat once."""
        return [fmean(in_seats) for in_seats in self.seat_shares]


class Table(NamedTuple):
    """Who meets whom, and with what seed."""

    entrants: list[Entrant]
    seed: int


@dataclass
class DealsJob:
    """Deals at one table or at several, as many at each: unit by unit, table by table."""

    setup: Setup
    tables: list[Table]
    deals: int
    told: dict[str, Any]
    """What is played, for the journal."""

    @property
    def units(self) -> int:
        """All deals at all tables."""
        return len(self.tables) * self.deals

    def header(self) -> dict[str, Any]:
        """What is played."""
        return dict(self.told)

    def where(self, unit: int) -> Message:
        """Which deal that is."""
        number, deal = divmod(unit, self.deals)
        table = self.tables[number]
        bots = ", ".join(entrant.name for entrant in table.entrants)
        return Message("lab-where-deal", {"seed": str(table.seed), "deal": str(deal), "bots": bots})

    def player(self) -> Callable[[int], list[Any]]:
        """What plays a deal."""
        jobs.settle_in(self.setup)
        makers: dict[int, list[BotMaker]] = {}

        def play_unit(unit: int) -> list[Any]:
            number, deal = divmod(unit, self.deals)
            table = self.tables[number]
            if number not in makers:
                makers[number] = find_makers(self.setup, table.entrants)
            return list(_play_deal(self.setup, table.entrants, makers[number], table.seed, deal))

        return play_unit


def run(
    game: str,
    bots: Sequence[AnyBot],
    games: int,
    *,
    options: dict[str, Any] | None = None,
    seats: int | None = None,
    seed: int = 0,
    processes: int | None = None,
    progress: Callable[[int], None] | None = None,
    stop: tuple[float, float] | None = None,
    plan: Plan | None = None,
) -> ArenaResult:
    """Let the bots play at least that many games: whole deals, so as many as the next multiple of the seats.

    A bot is a name, an object, a class, or what makes one from an `Rng`. One bot
    fills all seats; else every one is one seat. `processes` is the number of
    processes: unless told otherwise one for each processor, if the match takes long
    enough for that; 1 stays in this one. A `plan` says more about where and how it is
    played. `progress` is called now and then with the number of games finished so far.

    `stop` asks for a sequential test with two ratings, say 0 and 50: the match
    ends as soon as it is clear whether the first bot is at least 50 points better
    than the others, or not better at all. Where it ends, too, depends on the seed
    alone.

    A script that calls this needs `if __name__ == "__main__":` around the call,
    as always when Python starts processes.
    """
    job = make_job(game, bots, games, options=options, seats=seats, seed=seed, stop=stop)
    seats_taken = job.setup.seats

    def watch(deals: int) -> None:
        if progress is not None:
            progress(deals * seats_taken)

    return result_of(job, play(job, plan or Plan(processes), watch))


def make_job(
    game: str,
    bots: Sequence[AnyBot],
    games: int,
    *,
    options: dict[str, Any] | None = None,
    seats: int | None = None,
    seed: int = 0,
    stop: tuple[float, float] | None = None,
) -> DealsJob:
    """The match as a job for `rubicon.lab.executor`. To play one deal of it again: `make_job(...).player()(deal)`."""
    check_games(games)
    setup, entrants = line_up(game, bots, options, seats)
    if stop is not None:
        _test(stop, setup)
    told = {**jobs.header("arena", setup, entrants, seed, games), "stop": None if stop is None else list(stop)}
    return DealsJob(setup, [Table(entrants, seed)], -(-games // setup.seats), told)


def job_of(told: dict[str, Any]) -> DealsJob:
    """The job that a journal was written for, without its bots."""
    setup = jobs.setup_of(told)
    return DealsJob(setup, [Table(jobs.entrants_of(told), told["seed"])], -(-told["games"] // setup.seats), told)


def result_of(job: DealsJob, units: Iterator[Any]) -> ArenaResult:
    """How everybody did in these deals, which are all in their order."""
    begun = time.perf_counter()
    setup = job.setup
    table = job.tables[0]
    stop = job.told["stop"]
    test = None if stop is None else _test(stop, setup)
    deals: list[Deal] = []
    with closing(units):  # type: ignore[type-var]
        for unit in units:
            deal = Deal(*unit)
            deals.append(deal)
            if test is not None and test.add(deal.shares[0]):
                break
    seconds = time.perf_counter() - begun

    names = [entrant.name for entrant in table.entrants]
    blocks = [Block(tuple(names), tuple(deal.shares), setup.seats) for deal in deals]
    ratings = {rating.bot: rating for rating in rate(blocks)}
    games = len(deals) * setup.seats
    rows = []
    for entrant, (bot, label) in enumerate(zip(names, labels(names), strict=True)):
        interval = share_interval([deal.shares[entrant] for deal in deals])
        decisions = sum(deal.decisions[entrant] for deal in deals)
        thought = sum(deal.seconds[entrant] for deal in deals)
        rating: Rating = ratings[bot]
        in_seats = seat_means([deal.seat_shares[entrant] for deal in deals])
        rows.append(Row(bot, label, entrant, games, *interval, thought / max(1, decisions), *rating[1:], in_seats))
    return ArenaResult(
        setup.game.name,
        dict(setup.options),
        setup.seats,
        table.seed,
        games,
        len(deals),
        seconds,
        stop,
        "open" if test is None else test.verdict,
        rows,
        blocks,
        [length for deal in deals for length in deal.lengths],
    )


def seat_means(shares: Sequence[Sequence[float]]) -> list[float]:
    """The mean share in each seat, of many deals."""
    return [fmean(in_seat) for in_seat in zip(*shares, strict=True)]


def _test(stop: tuple[float, float], setup: Setup) -> Sequential:
    low, high = stop
    if setup.seats < 2:
        raise LabUsageError(Message("lab-stop-alone"))
    if not -1000 <= low < high <= 1000:
        raise LabUsageError(Message("lab-stop", {"low": f"{low:g}", "high": f"{high:g}"}))
    return Sequential(low, high, setup.seats)


def seating(setup: Setup, seed: int, deal: int) -> list[list[int]]:
    """The entrant in each seat, for every rotation of a deal: in the end each has had each seat once."""
    order = list(range(setup.seats))
    stream("seating", STREAM, seed, deal).shuffle(order)
    return [order[-turn:] + order[:-turn] for turn in range(setup.seats)]


def _play_deal(setup: Setup, entrants: Sequence[Entrant], makers: Sequence[BotMaker], seed: int, number: int) -> Deal:
    """Every rotation of one deal."""
    seats = setup.seats
    shares = [[0.0] * seats for _ in range(seats)]
    clocks = [_Clock() for _ in range(seats)]
    lengths: list[int] = []
    for turn, seated in enumerate(seating(setup, seed, number)):
        players: list[Bot] = []
        for seat, entrant in enumerate(seated):
            rng = stream("bot", STREAM, seed, number, turn, seat)
            players.append(_Timed(makers[entrant](rng), entrants[entrant].name, clocks[entrant]))
        before = sum([clock.decisions for clock in clocks])
        outcome = outcome_of(setup, players, Streamed(STREAM, seed, number))
        lengths.append(sum([clock.decisions for clock in clocks]) - before)
        for seat, entrant in enumerate(seated):
            shares[entrant][seat] = outcome.share(seat)
    return Deal(shares, [clock.decisions for clock in clocks], [clock.seconds for clock in clocks], lengths)


class _Clock:
    """How often an entrant decided, and how long it took in all."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0


class _Timed(Bot):
    """A bot with a clock beside it."""

    def __init__(self, bot: Bot, name: str, clock: _Clock) -> None:
        super().__init__(bot.rng)
        self._bot = bot
        self._name = name
        self._clock = clock

    def decide(self, sight: Sight) -> int:
        begun = time.perf_counter()
        move = self._bot.decide(sight)
        if len(sight.moves) > 1:
            self._clock.seconds += time.perf_counter() - begun
            self._clock.decisions += 1
        if type(move) is not int or move not in sight.moves:  # the driver would blame the clock for it
            raise IllegalMove(wrong_answer(self._name, move))
        return move
