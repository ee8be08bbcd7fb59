"""Puzzles: positions of real games with one move that is clearly best, as who decides could know.

A game's puzzles are in its `bot` package, `puzzles.json.gz`, made by `rubicon puzzles` (`puzzle_maker`). They hold
records up to the position, so they know more than the solver may: whoever shows a puzzle shows `Puzzle.sight()`, and
gives away the solution by `Puzzle.judge` only after an answer.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from rubicon import games
from rubicon.core.errors import RubiconError
from rubicon.core.game import FORTUNA, Game, Setup, Sight, State
from rubicon.core.message import Message
from rubicon.core.mind import Mind
from rubicon.core.record import setup_of
from rubicon.core.rng import Rng, stream

FORMAT: Final = 1
FILE: Final = "puzzles.json.gz"
FIRST_DAY: Final = date(2026, 1, 1)
"""The day from which days are counted. Which puzzle is a day's is decided by this number alone."""


class UnknownPuzzle(RubiconError):
    """There is no such puzzle."""


class Verdict(NamedTuple):
    """What there is to say about an answer."""

    right: bool
    move: int
    value: float | None
    """The share of the victory that the answer may expect; None where the search did not care to find out."""
    why: Message | None
    best: int
    best_value: float
    best_why: Message | None


class Puzzle:
    """One of them. The position is replayed when it is first asked for."""

    def __init__(self, record: dict[str, Any], told: dict[str, Any]) -> None:
        self.game: Final[str] = record["game"]
        self.id: Final[str] = told["id"]
        self.at: Final[int] = told["at"]
        """After so many entries of the record."""
        self.seat: Final[int] = told["seat"]
        self.kind: Final[str] = told["kind"]
        self.best: Final[str] = told["best"]
        """The best move in notation."""
        self.values: Final[dict[str, float | None]] = told["values"]
        """What every move may expect, by notation; None for one that the search hardly tried."""
        self.margin: Final[float] = told["margin"]
        """By how much the best is better than the second, the smaller of what both searches found."""
        self.rating: Final[int] = told["rating"]
        """How hard it is thought to be before anybody tried, on the scale of the solvers' ratings."""
        self.exact: Final[bool] = told["exact"]
        """Whether the values are known and not estimated."""
        self.record: Final = record
        self._state: State | None = None

    @property
    def setup(self) -> Setup:
        """The game as it was played."""
        return setup_of(self.record, games.find)

    def state(self) -> State:
        """The truth of the position. It is nobody's but the referee's."""
        if self._state is None:
            self._state = replay(self.record, self.at)
        return self._state.copy()

    def sight(self) -> Sight:
        """What the solver knows, and all that may be shown."""
        return self.state().sight(self.seat)

    def judge(self, move: int) -> Verdict:
        """What the answer is worth, and why; raises `IllegalMove` if it is none."""
        sight = self.sight()
        if move not in sight.moves:  # refused for a reason that the solver can know: from the sight, not from the truth
            sight.imagine(Rng(0)).play(self.seat, move)
        mind = mind_of(self.game)
        setup = sight.setup
        best = setup.read(self.seat, self.best)
        best_value = self.values[self.best]
        assert best_value is not None, "the best move was looked at"
        return Verdict(
            move == best,
            move,
            self.values.get(setup.say(self.seat, move)),
            mind.why(sight, move),
            best,
            best_value,
            mind.why(sight, best),
        )


def replay(record: dict[str, Any], at: int) -> State:
    """The position after so many entries of a record without notes of a table, every move checked."""
    state = setup_of(record, games.find).start()
    for who, what in record["entries"][:at]:
        seat = FORTUNA if who == "F" else who
        state.play(seat, state.setup.read(seat, what))
    return state


def mind_of(game: str) -> Mind:
    """Who gives the reasons for moves of this game."""
    from rubicon import bots  # only now: who shows puzzles does not search

    levels = bots.levels(game)
    return list(levels.values())[-1].mind if levels else Mind()


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, in an order that never changes; none where it has none."""
    found = _file_of(games.find(game))
    return () if found is None else read(found)


def with_puzzles() -> list[str]:
    """The games that have some."""
    return [name for name in games.names() if shipped(name)]


def find(id: str) -> Puzzle:
    """The puzzle of that id; raises `UnknownPuzzle`."""
    game, _, _ = id.partition("-")
    if game in games.names():
        for puzzle in shipped(game):
            if puzzle.id == id:
                return puzzle
    raise UnknownPuzzle(Message("lab-puzzle-unknown", {"puzzle": id[:60]}))


def daily(day: date, game: str | None = None) -> Puzzle:
    """The puzzle of a day, the same for everybody: of that game, or of each game in turn."""
    number = (day - FIRST_DAY).days
    known = with_puzzles()
    if not known:
        raise UnknownPuzzle(Message("lab-puzzles-none"))
    if game is None:
        game = known[number % len(known)]
        number //= len(known)
    if game not in known:
        raise UnknownPuzzle(Message("lab-puzzles-none"))
    puzzles = shipped(game)
    # Every puzzle once, in an order of its own, before any of them comes again.
    order = list(range(len(puzzles)))
    stream("daily", game, number // len(puzzles)).shuffle(order)
    return puzzles[order[number % len(puzzles)]]


def read(data: bytes) -> tuple[Puzzle, ...]:
    """Puzzles from what `write` made of them."""
    told = json.loads(gzip.decompress(data))
    if told["format"] != FORMAT:
        raise ValueError(f"puzzles of format {told['format']}, and this is {FORMAT}")
    return tuple(Puzzle(told["records"][one["record"]], one) for one in told["puzzles"])


def write(made: dict[str, Any], records: Sequence[dict[str, Any]], puzzles: Sequence[dict[str, Any]]) -> bytes:
    """Puzzles as a file, the same bytes for the same puzzles; `made` says how they were made."""
    told = {"format": FORMAT, "made": made, "records": list(records), "puzzles": list(puzzles)}
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    return gzip.compress(text.encode(), 9, mtime=0)


def join(parts: Sequence[bytes], most_of_kind: int) -> bytes:
    """One file of what several runs found, at most so many of a kind; `made` then lists how each run was made."""
    made: list[Any] = []
    records: list[dict[str, Any]] = []
    puzzles: dict[str, dict[str, Any]] = {}
    for part in parts:
        told = json.loads(gzip.decompress(part))
        made.append(told["made"])
        for one in told["puzzles"]:
            alike = [other for other in puzzles.values() if other["kind"] == one["kind"]]
            if len(alike) < most_of_kind:
                puzzles.setdefault(one["id"], {**one, "record": one["record"] + len(records)})
        records += told["records"]
    used = sorted({one["record"] for one in puzzles.values()})
    kept = [{**one, "record": used.index(one["record"])} for one in puzzles.values()]
    return write({"parts": made, "most_of_kind": most_of_kind}, [records[number] for number in used], kept)


def _file_of(game: Game) -> bytes | None:
    if not game.has_part("bot"):
        return None
    file = files(f"{type(game).__module__}.bot") / FILE
    return file.read_bytes() if file.is_file() else None
