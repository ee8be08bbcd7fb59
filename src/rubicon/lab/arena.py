"""Which bot is better, and how sure we can be of it.

Every deal is played once for each rotation of the seats, with the same chance
every time: what the dice gave to one bot they give to all the others too, so
that luck cancels out and fewer games tell more. Who sits beside whom is drawn
anew for every deal, since some games are kinder to those who follow a weak player.

The numbers depend on the seed alone, not on the number of processes; only the
times differ from run to run.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

from rubicon import games as house
from rubicon.core.bot import Bot, BotMaker
from rubicon.core.chance import Streamed
from rubicon.core.driver import outcome_of
from rubicon.core.errors import IllegalMove
from rubicon.core.game import Setup, Sight
from rubicon.core.message import Message
from rubicon.core.rng import stream
from rubicon.lab.entrants import LabError, LabUsageError, check_games, find_makers, labels, line_up
from rubicon.lab.ratings import Block, Rating, Sequential, rate
from rubicon.lab.statistics import share_interval

STREAM = "arena"
_LONGEST_CHUNK = 50  # deals: so that progress moves, and the last process is not waited for
_PATIENCE = 0.5  # seconds


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


class _Chunk(NamedTuple):
    """Some deals in a row, for one process."""

    setup: Setup
    bots: list[str]
    seed: int
    first: int
    deals: int


class _Tally(NamedTuple):
    """What came of a chunk: each deal's share for each entrant, and what each entrant's thinking took."""

    first: int
    shares: list[list[float]]
    decisions: list[int]
    seconds: list[float]
    lengths: list[list[int]]


def run(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    options: dict[str, Any] | None = None,
    seats: int | None = None,
    seed: int = 0,
    processes: int | None = None,
    progress: Callable[[int], None] | None = None,
    stop: tuple[float, float] | None = None,
) -> ArenaResult:
    """Let the bots play at least that many games: whole deals, so as many as the next multiple of the seats.

    One bot's name fills all seats; else every name is one seat. `processes` is
    the number of processes: unless told otherwise one for each processor, if
    the match takes long enough for that; 1 stays in this one. `progress` is
    called now and then with the number of games finished so far.

    `stop` asks for a sequential test with two ratings, say 0 and 50: the match
    ends as soon as it is clear whether the first bot is at least 50 points better
    than the others, or not better at all. Where it ends, too, depends on the seed
    alone.

    A script that calls this needs `if __name__ == "__main__":` around the call,
    as always when Python starts processes.
    """
    check_games(games)
    setup, names = line_up(game, bots, options, seats)
    deals = -(-games // setup.seats)
    whole = _Chunk(setup, names, seed, 0, deals)
    begun = time.perf_counter()
    test = None if stop is None else _test(stop, setup)
    tallies: list[_Tally] = []
    done = 0
    for tally in _play_all(whole, processes):
        tallies.append(tally)
        done += len(tally.shares) * setup.seats
        if progress is not None:
            progress(done)
        if test is not None and _sure(test, tallies):
            deals = test.count
            break
    tallies.sort()  # sums of fractions depend on their order, and processes finish in any order
    seconds = time.perf_counter() - begun

    shares = [share for tally in tallies for share in tally.shares][:deals]
    lengths = [length for tally in tallies for games_of in tally.lengths for length in games_of]
    blocks = [Block(tuple(names), tuple(share), setup.seats) for share in shares]
    ratings = {rating.bot: rating for rating in rate(blocks)}
    rows = []
    for entrant, (bot, label) in enumerate(zip(names, labels(names), strict=True)):
        interval = share_interval([share[entrant] for share in shares])
        decisions = sum(tally.decisions[entrant] for tally in tallies)
        thought = sum(tally.seconds[entrant] for tally in tallies)
        rating: Rating = ratings[bot]
        rows.append(Row(bot, label, entrant, deals * setup.seats, *interval, thought / max(1, decisions), *rating[1:]))
    return ArenaResult(
        game,
        dict(setup.options),
        setup.seats,
        seed,
        deals * setup.seats,
        deals,
        seconds,
        "open" if test is None else test.verdict,
        rows,
        blocks,
        lengths[: deals * setup.seats],
    )


def _test(stop: tuple[float, float], setup: Setup) -> Sequential:
    low, high = stop
    if setup.seats < 2:
        raise LabUsageError(Message("lab-stop-alone"))
    if not -1000 <= low < high <= 1000:
        raise LabUsageError(Message("lab-stop", {"low": f"{low:g}", "high": f"{high:g}"}))
    return Sequential(low, high, setup.seats)


def _sure(test: Sequential, tallies: list[_Tally]) -> bool:
    """Give the test the deals it has not had, in their order: one after a deal that is still being played must wait."""
    for tally in sorted(tallies):
        for share in tally.shares[max(0, test.count - tally.first) :]:
            if tally.first > test.count:
                return False
            if test.add(share[0]):
                return True
    return False


def seating(setup: Setup, seed: int, deal: int) -> list[list[int]]:
    """The entrant in each seat, for every rotation of a deal: in the end each has had each seat once."""
    order = list(range(setup.seats))
    stream("seating", STREAM, seed, deal).shuffle(order)
    return [order[-turn:] + order[:-turn] for turn in range(setup.seats)]


def _play_deal(setup: Setup, bots: Sequence[str], makers: Sequence[BotMaker], seed: int, deal: int) -> _Tally:
    """Every rotation of one deal."""
    seats = setup.seats
    shares = [0.0] * seats
    clocks = [_Clock() for _ in range(seats)]
    lengths: list[int] = []
    for turn, entrants in enumerate(seating(setup, seed, deal)):
        players: list[Bot] = []
        for seat, entrant in enumerate(entrants):
            rng = stream("bot", STREAM, seed, deal, turn, seat)
            players.append(_Timed(makers[entrant](rng), bots[entrant], clocks[entrant]))
        before = sum([clock.decisions for clock in clocks])
        outcome = outcome_of(setup, players, Streamed(STREAM, seed, deal))
        lengths.append(sum([clock.decisions for clock in clocks]) - before)
        for seat, entrant in enumerate(entrants):
            shares[entrant] += outcome.share(seat) / seats
    return _Tally(deal, [shares], [clock.decisions for clock in clocks], [clock.seconds for clock in clocks], [lengths])


def _play_chunk(chunk: _Chunk) -> _Tally:
    if chunk.setup.game.name not in house.names():
        house.register(chunk.setup.game)  # a guest that this process has not met
    makers = find_makers(chunk.setup, chunk.bots)
    deals = range(chunk.first, chunk.first + chunk.deals)
    tallies = [_play_deal(chunk.setup, chunk.bots, makers, chunk.seed, deal) for deal in deals]
    entrants = range(chunk.setup.seats)
    return _Tally(
        chunk.first,
        [tally.shares[0] for tally in tallies],
        [sum(tally.decisions[e] for tally in tallies) for e in entrants],
        [sum(tally.seconds[e] for tally in tallies) for e in entrants],
        [tally.lengths[0] for tally in tallies],
    )


def _try_chunk(chunk: _Chunk) -> _Tally | None:
    """The chunk's tally, or nothing if a bot failed: not every error can travel between processes."""
    try:
        return _play_chunk(chunk)
    except Exception:
        return None


def _play_all(whole: _Chunk, processes: int | None) -> Iterator[_Tally]:
    """The tallies of all deals, as they come."""
    rest = whole
    if processes is None:  # starting others takes a moment, in which a short match may be over
        patience = time.perf_counter() + _PATIENCE
        while rest.deals and time.perf_counter() < patience:
            yield _play_chunk(rest._replace(deals=1))
            rest = rest._replace(first=rest.first + 1, deals=rest.deals - 1)
    wanted = _processors() if processes is None else max(1, processes)
    size = max(1, min(_LONGEST_CHUNK, rest.deals // (8 * wanted)))
    ends = rest.first + rest.deals
    chunks = [rest._replace(first=first, deals=min(size, ends - first)) for first in range(rest.first, ends, size)]
    workers = min(wanted, len(chunks))
    if workers <= 1:
        yield from map(_play_chunk, chunks)
        return
    # Spawned, not forked: the same everywhere, and safe in a program that has threads.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_quiet)
    try:
        futures = {pool.submit(_try_chunk, chunk): chunk for chunk in chunks}
        for future in as_completed(futures):
            tally = future.result()
            # What fails there fails here too, since nothing but the seed matters, and here it can be seen why.
            yield _play_chunk(futures[future]) if tally is None else tally
    except BrokenProcessPool as error:
        raise LabError(Message("lab-process")) from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _quiet() -> None:
    """Ctrl-C reaches every process; the one that asked for the match says so, the others just end."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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
            raise IllegalMove(Message("error-bot-move", {"bot": self._name, "move": repr(move)}))
        return move
