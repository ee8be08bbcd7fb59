"""Finding puzzles: positions of strong games in which one move is clearly best.

A match is played by bots, or read from a record. Every decision in it is looked at in three steps, each dearer than the
one before, from what the seat knew and nothing else:

1. Has it a choice of `LEAST_MOVES` at least? A short search: is the best move better than the next by most of the
   margin?
2. Has the game a name for the kind of decision, and are there not enough of it? A longer search, if one is asked for:
   does it find the same?
3. Two long searches with different seeds: do both find the same move, better than the next by the margin, and is the
   difference `SURE` standard errors in each?

A bot that knows every move's value (the dice game is solved for two) is asked instead of searching.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from itertools import islice
from math import log10
from typing import Any, Final, NamedTuple

import rubicon
from rubicon import bots as registry
from rubicon.bots.tree import Tree, promises
from rubicon.core import driver
from rubicon.core import record as records
from rubicon.core.bot import Bot
from rubicon.core.chance import Streamed
from rubicon.core.game import Sight
from rubicon.core.match import Match
from rubicon.core.message import Message
from rubicon.core.mind import Level
from rubicon.core.rng import Rng, stream
from rubicon.lab.analysis import SURE, Decision, decisions_of, judges_of, standard_error
from rubicon.lab.entrants import LabUsageError, check_games, line_up
from rubicon.lab.kinds import kind_of
from rubicon.learn import puzzles

STREAM: Final = "puzzles"
LEAST_MOVES: Final = 3
NEARLY: Final = 0.7
"""The part of the margin that the short search must see: it is less sure."""
COMPARED: Final = 6
"""Moves that the long searches try equally often."""
LEAST_ITERATIONS: Final = 20
TRIED: Final = 30
"""Trials from which the value of a move that was not compared is told."""
APART: Final = 4
"""Entries between two puzzles of one match, at least: neighbours are often the same question."""
MOST_EACH: Final = 4
"""Puzzles of one match."""
WORLDS: Final = 16
"""Positions imagined to see how promising the best move looks at a glance."""
MIDDLE: Final = 1500
"""The rating of who plays at a glance."""
EASIEST, HARDEST = 800, 2400


class Effort(NamedTuple):
    """How much is thought about a position, and how clear the best move must be."""

    screen: int
    """Iterations of the short search."""
    check: int
    """Of the one between short and long, which saves time where the short one is often wrong; 0 for none."""
    iterations: int
    """Of each long one."""
    margin: float
    looked: int
    """Decisions of one match that are looked at, in an order by chance."""


class Weighed(NamedTuple):
    """What a look at a position found: the moves with their values, the best first, and how sure the first step is."""

    values: list[tuple[int, float]]
    error: float

    @property
    def margin(self) -> float:
        """By how much the best move is better than the next."""
        return self.values[0][1] - self.values[1][1]


class Found:
    """Puzzles found so far, and what became of all the other positions."""

    def __init__(self) -> None:
        self.records: list[dict[str, Any]] = []
        self.puzzles: list[dict[str, Any]] = []
        self.kinds: Counter[str] = Counter()
        self.fates: Counter[str] = Counter()
        """How many positions were `seen`, and left out because they had no `name`, were `enough` of
        their kind, `near` to another one, `unclear` to the short search or `unsure` to the long ones."""
        self.matches: int = 0

    def add(self, record: dict[str, Any], told: list[dict[str, Any]]) -> None:
        """Keep the puzzles of a match, and its record up to the last of them."""
        if told:
            last = max(one["at"] for one in told)
            kept = {key: value for key, value in record.items() if key not in ("players", "chance", "outcome")}
            kept["players"] = [{"name": ""} for _ in range(record["seats"])]
            kept["chance"] = {"kind": "scripted"}
            kept["entries"] = record["entries"][:last]
            kept["outcome"] = None
            self.records.append(kept)
            self.puzzles += [{**one, "record": len(self.records) - 1} for one in told]


Progress = Callable[[Found], None]


def make(
    game: str,
    bots: list[str],
    effort: Effort,
    want: int,
    *,
    games: int,
    most_of_kind: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    seats: int | None = None,
    matches: Iterable[tuple[str, Match]] | None = None,
    progress: Progress | None = None,
) -> tuple[Found, bytes]:
    """Puzzles of `matches`, or else of at most so many that bots play: what was found, and the file of it."""
    _check(game, effort, want, games, most_of_kind)
    played = play(game, bots, seed=seed, options=options, seats=seats) if matches is None else matches
    found = search(islice(played, games), effort, want, most_of_kind=most_of_kind, progress=progress)
    made = {
        "rubicon": rubicon.__version__,
        "bots": bots,
        "seed": seed,
        "games": found.matches,
        "screen": effort.screen,
        "check": effort.check,
        "iterations": effort.iterations,
        "margin": effort.margin,
        "looked": effort.looked,
        "most_of_kind": most_of_kind,
        "positions": dict(sorted(found.fates.items())),
    }
    return found, puzzles.write(made, found.records, found.puzzles)


def _check(game: str, effort: Effort, want: int, games: int, most_of_kind: int) -> None:
    """Refuse what makes no sense before anything is played."""
    check_games(games)
    if not registry.levels(game):
        raise LabUsageError(Message("lab-puzzles-search", {"game": game}))
    if want < 1 or most_of_kind < 1 or effort.looked < 1:
        raise LabUsageError(Message("lab-puzzles-number"))
    if not 0.0 < effort.margin < 1.0:
        raise LabUsageError(Message("lab-puzzles-margin", {"margin": str(effort.margin)}))
    if min(effort.screen, effort.check or LEAST_ITERATIONS, effort.iterations) < LEAST_ITERATIONS:
        raise LabUsageError(Message("lab-puzzles-iterations", {"least": LEAST_ITERATIONS}))


def play(
    game: str, bots: list[str], *, seed: int, options: dict[str, Any] | None = None, seats: int | None = None
) -> Iterator[tuple[str, Match]]:
    """Matches without end, each with a name of its own: the n-th depends on the seed and on n alone."""
    setup, entrants = line_up(game, bots, options, seats)
    number = 0
    while True:
        makers = [registry.find_maker(game, entrant.name) for entrant in entrants]
        table = [maker(stream(STREAM, seed, number, seat)) for seat, maker in enumerate(makers)]
        yield f"{game}-{seed}-{number}", driver.play(setup, table, Streamed(STREAM, seed, number))
        number += 1


def search(
    matches: Iterable[tuple[str, Match]],
    effort: Effort,
    want: int,
    *,
    most_of_kind: int,
    progress: Progress | None = None,
) -> Found:
    """Look through matches until so many puzzles are found, at most so many of one kind, or there are no more."""
    found = Found()
    for name, match in matches:
        found.matches += 1
        record = records.write(match)
        told: list[dict[str, Any]] = []
        if len(match.entries) == len(match.line):  # nothing was taken back, and no table decided anything
            for puzzle in _puzzles_of(name, match, effort, most_of_kind, found):
                told.append(puzzle)
                found.kinds[puzzle["kind"]] += 1
                if len(told) == MOST_EACH or len(found.puzzles) + len(told) >= want:
                    break
        found.add(record, told)
        if progress is not None:
            progress(found)
        if len(found.puzzles) >= want:
            break
    return found


def _puzzles_of(name: str, match: Match, effort: Effort, most_of_kind: int, found: Found) -> Iterator[dict[str, Any]]:
    game = match.setup.game.name
    decisions, _ = decisions_of(match)
    # In an order by chance: else most would be of the first rounds.
    stream(STREAM, "order", name).shuffle(decisions)
    level, adviser = judges_of(game, effort.iterations, [one.sight for one in decisions])
    decisions = [one for one in decisions if len(one.sight.moves) >= LEAST_MOVES][: effort.looked]
    taken: list[int] = []
    for decision in decisions:
        fates = found.fates
        fates["seen"] += 1
        if any(abs(decision.at - at) < APART for at in taken):
            fates["near"] += 1
            continue
        seed = f"{name}-{decision.at}"
        first = weigh(decision.sight, level, adviser, effort.screen, stream(STREAM, "screen", seed), COMPARED // 2)
        if first.margin < effort.margin * NEARLY:
            fates["unclear"] += 1
            continue
        best = first.values[0][0]
        kind = kind_of(decision.sight, best)
        if kind is None:
            fates["name"] += 1
            continue
        if found.kinds[kind] >= most_of_kind:
            fates["enough"] += 1
            continue
        if effort.check and adviser is None:
            again = weigh(decision.sight, level, None, effort.check, stream(STREAM, "check", seed), COMPARED)
            if again.values[0][0] != best or again.margin < effort.margin * NEARLY:
                fates["unsure"] += 1
                continue
        both = confirm(decision.sight, level, adviser, effort, seed)
        if both is None or both[0].values[0][0] != best:
            fates["unsure"] += 1
            continue
        taken.append(decision.at)
        yield _told(name, decision, kind, both, adviser is not None)


def confirm(sight: Sight, level: Level, adviser: Bot | None, effort: Effort, seed: str) -> list[Weighed] | None:
    """What two long searches say, if both say the same and are sure of it; else None."""
    both: list[Weighed] = []
    for number in (1, 2):
        weighed = weigh(sight, level, adviser, effort.iterations, stream(STREAM, number, seed), COMPARED)
        if weighed.margin < max(effort.margin, SURE * weighed.error):
            return None
        if both and both[0].values[0][0] != weighed.values[0][0]:
            return None
        both.append(weighed)
        if adviser is not None:
            return [weighed, weighed]
    return both


def weigh(sight: Sight, level: Level, adviser: Bot | None, iterations: int, rng: Rng, most: int) -> Weighed:
    """Half of the iterations search, the other half compares the moves that look best."""
    if adviser is not None:
        return Weighed([(one.move, one.value) for one in adviser.advise(sight, len(sight.moves))], 0.0)
    tree = Tree(sight, level, rng)
    tree.grow(iterations // 2)
    compared = tree.compare(most, iterations - iterations // 2)
    often = compared[0].tried
    best, second = [tree.trials[tree.root.slot[one.move]][:often] for one in compared[:2]]
    error = standard_error([mine - other for mine, other in zip(best, second, strict=True)])
    values = [(one.move, one.value) for one in compared]
    known = {move for move, _ in values}
    others = [one for one in tree.found() if one.move not in known and one.tried >= TRIED]
    return Weighed(values + [(one.move, one.value) for one in others], error)


def _told(name: str, decision: Decision, kind: str, both: list[Weighed], exact: bool) -> dict[str, Any]:
    setup, seat, sight = decision.sight.setup, decision.seat, decision.sight
    seen = [dict(weighed.values) for weighed in both]
    best = both[0].values[0][0]
    margin = min(weighed.margin for weighed in both)
    top = sum(one[best] for one in seen) / 2
    values: dict[str, float | None] = {}
    for move in sight.moves:
        known = [one[move] for one in seen if move in one]
        value = sum(known) / len(known) if known else None
        # A move that was tried rarely may have been lucky: it was not compared because it is not better.
        capped = value if value is None or move == best else min(value, top - margin)
        values[setup.say(seat, move)] = None if capped is None else round(capped, 4)
    return {
        "id": puzzle_id(setup.game.name, name, decision.at),
        "at": decision.at,
        "seat": seat,
        "kind": kind,
        "best": setup.say(seat, best),
        "margin": round(margin, 4),
        "error": round(max(weighed.error for weighed in both), 4),
        "rating": first_rating(sight, best),
        "exact": exact,
        "values": values,
    }


def puzzle_id(game: str, name: str, at: int) -> str:
    """A name that does not tell how many entries there were: some of them nobody but a rival knows of."""
    return f"{game}-{sha256(f'{name} {at}'.encode()).hexdigest()[:8]}"


def first_rating(sight: Sight, best: int) -> int:
    """How hard it is to find: such that who plays at a glance, rated `MIDDLE`, finds it as often as it looks promising.

    That is the scale of Elo, on which 400 points are odds of ten to one.
    """
    seat = sight.seat
    assert seat is not None, "only who has a seat can decide"
    game = sight.setup.game.name
    mind = next(iter(registry.levels(game).values())).mind
    rng = Rng(0)
    share = 0.0
    for _ in range(WORLDS):
        weights = promises(mind, sight.imagine(rng), seat, sight.moves, rng)
        share += weights[sight.moves.index(best)] / sum(weights) / WORLDS
    share = min(0.999, max(0.001, share))
    return round(max(EASIEST, min(HARDEST, MIDDLE + 400 * log10((1 - share) / share))))
