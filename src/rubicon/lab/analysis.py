"""After the game: everybody's chance of winning all along, where it turned, and which moves cost most.

A finished match is played again from its record. What is said about it is said
from the seats' `Sight`s, never from the truth: nobody is blamed for what could
not be known.

The curve  before every decision, positions are imagined from the sights of all
           seats in turn, played on and judged by the game's `Mind`; the means
           are everybody's chances there.
The costs  every decision is searched from the sight of who decided. If the
           search would do something else, both moves are tried in the same
           imagined worlds with the same luck, and the mean difference is the
           cost. Where a game has a bot that knows the value of every move, that
           bot is asked instead.

The same record, iterations and seed give the same analysis, unless the clock
ends it: then what was most worth looking at has been looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from copy import copy
from itertools import pairwise
from math import sqrt
from statistics import fmean, variance
from time import monotonic
from typing import Any, NamedTuple

from rubicon import bots as registry
from rubicon import games
from rubicon.bots.search import Tree, budget, expect
from rubicon.core import record as records
from rubicon.core.bot import Bot
from rubicon.core.events import Event
from rubicon.core.game import FORTUNA, Sight
from rubicon.core.match import Match
from rubicon.core.message import Message, SeatRef
from rubicon.core.mind import Level, Mind
from rubicon.core.rng import Rng, stream
from rubicon.lab.entrants import LabError, LabUsageError
from rubicon.lab.kinds import kind_of

ITERATIONS = 60
"""For each decision, and positions imagined for each point of the curve."""
SECONDS = 120.0
MOST_POINTS = 120
"""A longer match is looked at so often, evenly, and then at every decision within the largest swings."""
CURVE_TIME = 0.4
"""The part of the time that the curve may take."""
MOST_TURNS = 5
MOST_COSTLY = 8
MOST_EVENTS = 3
"""Told of each turning point."""
TURN = 0.1
"""A swing of somebody's chance that is worth telling."""
COSTLY = 0.02
"""A cost that is worth telling."""
SURE = 3.0
"""How many standard errors a swing or a cost must be, or it may be luck of the imagination."""
FINE = 0.02
"""The standard error with which a point of the curve is content."""
PATIENT = 4
"""How many times the iterations a point may take to get there."""

Progress = Callable[[int, int], None]


class Point(NamedTuple):
    """Everybody's chance of winning after so many entries, and the largest standard error among them."""

    at: int
    shares: list[float]
    error: float


class Turn(NamedTuple):
    """The chances changed much between these two points of the curve; `seat` is whose changed most.

    Of all that happened there, `events` are those of the rarest kinds: the ones that tell most. Where nothing was
    to be seen, as when a card is chosen in secret, they are the moves.
    """

    start: int
    end: int
    seat: int
    change: float
    events: list[Message]


class Costly(NamedTuple):
    """A move, what would have been better, and the chances with each, as who decided could know them."""

    at: int
    seat: int
    say: str
    move: Message
    better_say: str
    better: Message
    chance: float
    better_chance: float
    error: float
    kind: str | None
    """The kind of decision that was missed, by the better move."""
    why: Message | None
    """What speaks for the better move."""

    @property
    def cost(self) -> float:
        """What the move gave away."""
        return self.better_chance - self.chance


class Loss(NamedTuple):
    """What a seat gave away in all, over so many decisions that were looked at."""

    decisions: int
    cost: float

    @property
    def each(self) -> float:
        """What a decision gave away on average."""
        return self.cost / max(1, self.decisions)


class Analysis(NamedTuple):
    """All of it."""

    game: str
    seats: int
    length: int
    exact: bool
    """Whether a bot that knows every move's value judged the moves."""
    iterations: int
    decisions: int
    judged: int
    curve: list[Point]
    turns: list[Turn]
    costly: list[Costly]
    losses: list[Loss]

    def plain(self) -> dict[str, Any]:
        """As plain data, words still as messages, for files and the wire."""
        return {
            "game": self.game,
            "seats": self.seats,
            "length": self.length,
            "exact": self.exact,
            "iterations": self.iterations,
            "decisions": self.decisions,
            "judged": self.judged,
            "curve": [
                {"at": point.at, "shares": [round(share, 4) for share in point.shares], "error": round(point.error, 4)}
                for point in self.curve
            ],
            "turns": [
                {
                    "from": turn.start,
                    "to": turn.end,
                    "seat": turn.seat,
                    "change": round(turn.change, 4),
                    "events": [event.plain() for event in turn.events],
                }
                for turn in self.turns
            ],
            "costly": [
                {
                    "at": one.at,
                    "seat": one.seat,
                    "move": {"say": one.say, "words": one.move.plain()},
                    "better": {"say": one.better_say, "words": one.better.plain()},
                    "chance": round(one.chance, 4),
                    "better_chance": round(one.better_chance, 4),
                    "error": round(one.error, 4),
                    "kind": one.kind,
                    "why": None if one.why is None else one.why.plain(),
                }
                for one in self.costly
            ],
            "losses": [{"decisions": loss.decisions, "cost": round(loss.cost, 4)} for loss in self.losses],
        }


class Decision(NamedTuple):
    """A choice that a seat had after so many entries, what it knew then, and the move that it made."""

    at: int
    seat: int
    sight: Sight
    move: int


class _Verdict(NamedTuple):
    """What a judge says of a move: the best one in its place, the chances with both, and how unsure that is."""

    best: int
    chance: float
    best_chance: float
    error: float


def analyse(
    record: dict[str, Any],
    *,
    iterations: int = ITERATIONS,
    seconds: float = SECONDS,
    seed: int = 0,
    progress: Progress | None = None,
) -> Analysis:
    """Look at a finished match once more. `seconds` of 0 is no end; raises `BadRecord`, or `LabError` if it goes on."""
    match = records.replay(record, games.find)
    if match.outcome() is None:
        raise LabError(Message("lab-analysis-unfinished"))
    if iterations < 2:
        raise LabUsageError(Message("lab-analysis-iterations", {"iterations": str(iterations)}))
    game = match.setup.game.name
    decisions, places = decisions_of(match)
    level, adviser = judges_of(game, iterations, [decision.sight for decision in decisions])
    ends = monotonic() + seconds if seconds > 0 else float("inf")
    step = max(1, -(-len(places) // MOST_POINTS))
    even = list(places)[::step]
    clock = _Clock(len(even) + len(decisions), progress)

    points: dict[int, Point] = {len(match.line): _end(match)}
    curve_ends = monotonic() + seconds * CURVE_TIME if seconds > 0 else ends
    for place in _coarse_to_fine(even):
        if monotonic() < curve_ends:
            points[place] = _look(place, places[place], level, stream("curve", seed, place))
        clock.tick()
    for place in _within_swings(points, places):
        if monotonic() < curve_ends:
            points[place] = _look(place, places[place], level, stream("curve", seed, place))
    curve = [points[place] for place in sorted(points)]

    found: list[Costly] = []
    counts = [0] * match.setup.seats
    costs = [0.0] * match.setup.seats
    for decision in sorted(decisions, key=lambda one: _suspicion(one, curve)):
        if monotonic() < ends:
            verdict = _judge(decision, level, adviser, seed)
            counts[decision.seat] += 1
            cost = verdict.best_chance - verdict.chance
            if cost > SURE * verdict.error:
                costs[decision.seat] += cost
                if cost >= COSTLY:
                    found.append(_costly(decision, verdict, level.mind))
        clock.tick()
    found.sort(key=lambda one: (-one.cost, one.at))
    return Analysis(
        game,
        match.setup.seats,
        len(match.line),
        adviser is not None,
        iterations,
        len(decisions),
        sum(counts),
        curve,
        _turns(match, curve, decisions),
        found[:MOST_COSTLY],
        [Loss(count, cost) for count, cost in zip(counts, costs, strict=True)],
    )


class _Clock:
    def __init__(self, total: int, progress: Progress | None) -> None:
        self.done = 0
        self.total = total
        self.progress = progress

    def tick(self) -> None:
        self.done += 1
        if self.progress is not None:
            self.progress(self.done, self.total)


def decisions_of(match: Match) -> tuple[list[Decision], dict[int, list[Sight]]]:
    """All decisions with a choice, and everybody's sights at each of them."""
    setup = match.setup
    decisions: list[Decision] = []
    places: dict[int, list[Sight]] = {}
    state = setup.start()
    for at, entry in enumerate(match.line):
        if entry.seat != FORTUNA and len(state.moves(entry.seat)) > 1:
            places[at] = [state.sight(seat) for seat in range(setup.seats)]
            decisions.append(Decision(at, entry.seat, places[at][entry.seat], entry.move))
        state.apply(entry.seat, entry.move)
    return decisions, places


def judges_of(game: str, iterations: int, sights: list[Sight]) -> tuple[Level, Bot | None]:
    """The game's search, and its strongest bot if that one is no search but can say what every move is worth."""
    levels = registry.levels(game)
    level = list(levels.values())[-1] if levels else Level(Mind(), iterations)
    name = registry.names(game)[-1]
    strongest = None if name in levels else registry.make(game, name, stream("analysis", name), files=False)
    for sight in sights[:1]:
        if strongest is not None and len(strongest.advise(sight, len(sight.moves))) < len(sight.moves):
            strongest = None
    return level.at(iterations), strongest


# The curve


def _coarse_to_fine(places: list[int]) -> list[int]:
    """Every eighth or so before those between them: whenever the time is up, the curve is even."""
    bits = max(1, (len(places) - 1).bit_length())
    order = sorted(range(len(places)), key=lambda i: int(f"{i:0{bits}b}"[::-1], 2))
    return [places[i] for i in order]


def _within_swings(points: dict[int, Point], places: dict[int, list[Sight]]) -> list[int]:
    """Where to look once more: the places between two points with a large swing, to see what made it."""

    def swing(pair: tuple[Point, Point]) -> float:
        return max([abs(new - old) for old, new in zip(pair[0].shares, pair[1].shares, strict=True)])

    pairs = sorted(pairwise([points[at] for at in sorted(points)]), key=swing, reverse=True)[:MOST_TURNS]
    wide = [(before.at, after.at) for before, after in pairs if swing((before, after)) >= TURN]
    return [place for before, after in wide for place in places if before < place < after]


def _look(at: int, sights: list[Sight], level: Level, rng: Rng) -> Point:
    samples: list[list[float]] = []
    error = 1.0
    # At least one decision each before it is judged: being about to move is no merit.
    moves = max(level.playout, 2 * len(sights))
    while error > FINE and len(samples) < PATIENT * level.iterations:
        for _ in range(max(1, level.iterations // len(sights))):
            for sight in sights:
                samples.append(expect(sight.imagine(rng), level, sight, moves, rng, rng))
        error = max([standard_error(column) for column in zip(*samples, strict=True)])
    return Point(at, [fmean(column) for column in zip(*samples, strict=True)], error)


def standard_error(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    return sqrt(variance(values) / len(values)) if len(values) > 1 else 1.0


def _end(match: Match) -> Point:
    outcome = match.outcome()
    assert outcome is not None
    return Point(len(match.line), [outcome.share(seat) for seat in range(match.setup.seats)], 0.0)


def _turns(match: Match, curve: list[Point], decisions: list[Decision]) -> list[Turn]:
    """The largest swings, in the order in which they came."""
    found: list[Turn] = []
    often = Counter([event.kind.name for events in match.log for event in events])
    for before, after in pairwise(curve):
        changes = [new - old for old, new in zip(before.shares, after.shares, strict=True)]
        change = max(changes, key=lambda one: (round(abs(one), 6), one))  # of two players the one who gained
        if abs(change) >= max(TURN, SURE * sqrt(before.error**2 + after.error**2)):
            events = [event for events in match.log[before.at : after.at] for event in events]
            told = [event.message() for event in _telling(events, often)]
            told = told or [_move(one) for one in decisions if before.at <= one.at < after.at][:MOST_EVENTS]
            found.append(Turn(before.at, after.at, changes.index(change), change, told))
    found.sort(key=lambda turn: -abs(turn.change))
    return sorted(found[:MOST_TURNS])


def _telling(events: list[Event], often: Counter[str]) -> list[Event]:
    """A few of the events, in their order: rare kinds before common ones, and the earlier of about the same."""
    ranks = sorted(range(len(events)), key=lambda i: (often[events[i].kind.name].bit_length(), i))
    return [events[i] for i in sorted(ranks[:MOST_EVENTS])]


def _move(decision: Decision) -> Message:
    """Who did what."""
    return Message("analysis-move", {"player": SeatRef(decision.seat), "move": decision.sight.describe(decision.move)})


# The costs


def _suspicion(decision: Decision, curve: list[Point]) -> tuple[float, int]:
    """How the chance of who decided went on: the worst first, in case that the time is short."""
    before = [point for point in curve if point.at <= decision.at] or curve[:1]
    after = [point for point in curve if point.at > decision.at]
    return after[0].shares[decision.seat] - before[-1].shares[decision.seat], decision.at


def _judge(decision: Decision, level: Level, adviser: Bot | None, seed: int) -> _Verdict:
    sight, move = decision.sight, decision.move
    if adviser is not None:
        advice = adviser.advise(sight, len(sight.moves))
        values = {one.move: one.value for one in advice}
        return _Verdict(advice[0].move, values[move], max(values.values()), 0.0)
    tree = Tree(sight, level, stream("search", seed, decision.at))
    effort, _ = budget(level, sight)
    tree.grow(effort)
    best = tree.found()[0]
    if best.move == move:
        return _Verdict(move, best.value, best.value, 0.0)
    mine, theirs = [_trials(sight, one, level, effort, stream("both", seed, decision.at)) for one in (move, best.move)]
    differences = [other - own for own, other in zip(mine, theirs, strict=True)]
    return _Verdict(best.move, fmean(mine), fmean(theirs), standard_error(differences))


def _trials(sight: Sight, move: int, level: Level, count: int, rng: Rng) -> list[float]:
    """What the move led to, once in each of so many worlds; the same stream gives the same worlds."""
    narrow = copy(sight)
    narrow.moves = (move,)
    tree = Tree(narrow, level, rng)
    tree.grow(count)
    return tree.trials[0]


def _costly(decision: Decision, verdict: _Verdict, mind: Mind) -> Costly:
    sight, seat = decision.sight, decision.seat
    return Costly(
        decision.at,
        seat,
        sight.setup.say(seat, decision.move),
        sight.describe(decision.move),
        sight.setup.say(seat, verdict.best),
        sight.describe(verdict.best),
        verdict.chance,
        verdict.best_chance,
        verdict.error,
        kind_of(sight, verdict.best),
        mind.why(sight, verdict.best),
    )
