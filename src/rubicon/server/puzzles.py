"""Puzzles as the server offers them: which one comes next, what an answer is worth, streaks.

What is sent before an answer is the view of who decides, and nothing else. Who has no name yet can solve too: nothing
is kept of it but what their browser remembers.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Any, Final

from rubicon.core.errors import IllegalMove
from rubicon.core.game import preview
from rubicon.learn import puzzles
from rubicon.learn.puzzles import Puzzle
from rubicon.server.accounts import Person
from rubicon.server.errors import Refusal
from rubicon.server.ids import now_ms
from rubicon.server.puzzle_ratings import Rating
from rubicon.server.storage import puzzle_queries
from rubicon.server.storage.store import Conflict, Store

Row = dict[str, Any]

NEAR: Final = 6
"""The next puzzle is one of so many that are nearest to the solver's rating."""
CURVE: Final = 100
"""Ratings that are told of the past."""


def today() -> date:
    """The day, everywhere the same."""
    return datetime.now(UTC).date()


class Puzzles:
    """All puzzles of the house, and who tried them."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def overview(self, me: Person | None) -> Row:
        """What there is, by game and kind, today's puzzle, and how far you are."""
        attempts = await self._attempts(me)
        solved = {one["puzzle"] for one in attempts if one["solved"]}
        tried = {one["puzzle"] for one in attempts}
        return await asyncio.to_thread(_overview, solved, tried, None if me is None else attempts)

    async def daily(self, me: Person | None, game: str | None) -> Row:
        """The puzzle of today, of all games or of one."""
        try:
            puzzle = await asyncio.to_thread(puzzles.daily, today(), game)
        except puzzles.UnknownPuzzle:
            raise Refusal("not_found", "server-no-puzzle") from None
        return await self.show(me, puzzle)

    async def next(self, me: Person | None, game: str | None, kind: str | None, after: str | None) -> Row:
        """One that the person has not tried, about as hard as they are strong; one not solved when all were tried."""
        attempts = await self._attempts(me)
        puzzle = await asyncio.to_thread(_pick, attempts, game, kind, after)
        if puzzle is None:
            raise Refusal("not_found", "server-no-puzzle")
        return await self.show(me, puzzle)

    async def show(self, me: Person | None, puzzle: Puzzle) -> Row:
        """The position as who decides knows it."""
        attempts = await self._attempts(me)
        mine = next((one for one in attempts if one["puzzle"] == puzzle.id), None)
        rating = await self._store.read(lambda c: puzzle_queries.rating_of(c, puzzle.id, puzzle.rating))
        view = await asyncio.to_thread(lambda: puzzle.sight().view())
        return {
            "id": puzzle.id,
            "game": puzzle.game,
            "seat": puzzle.seat,
            "rating": rating.points,
            "day": _day_of(puzzle),
            "tried": mine is not None,
            "solved": mine is not None and bool(mine["solved"]),
            "view": view,
        }

    async def answer(self, me: Person | None, puzzle: Puzzle, move: int | None) -> Row:
        """Judge a move, or show the solution where there is none: that counts as a wrong answer."""
        try:
            told = await asyncio.to_thread(_judged, puzzle, move)
        except IllegalMove as error:
            raise Refusal("illegal_move", error.message, puzzle.game) from None
        rated = None
        if me is not None:
            row = {
                "puzzle": puzzle.id,
                "game": puzzle.game,
                "solved": told["right"],
                "day": _day_of(puzzle),
                "at": now_ms(),
            }
            job = partial(puzzle_queries.answered, person=me.id, told=row, first=puzzle.rating)
            try:
                rated = await self._store.write(job)
            except Conflict:  # somebody else was the first with this puzzle, at the same moment
                rated = await self._store.write(job)
        attempts = await self._attempts(me)
        return {
            **told,
            "change": None if rated is None else rated[1].points - rated[0].points,
            "you": None if me is None else _progress(attempts),
        }

    async def _attempts(self, me: Person | None) -> list[Row]:
        if me is None:
            return []
        id = me.id
        return await self._store.read(lambda c: puzzle_queries.attempts_of(c, id))


def find(id: str) -> Puzzle:
    """The puzzle of that id, or a refusal."""
    try:
        return puzzles.find(id)
    except puzzles.UnknownPuzzle:
        raise Refusal("not_found", "server-no-puzzle") from None


def _day_of(puzzle: Puzzle) -> str | None:
    day = today()
    return day.isoformat() if puzzles.daily(day).id == puzzle.id else None


def _overview(solved: set[str], tried: set[str], attempts: list[Row] | None) -> Row:
    games = []
    for name in puzzles.with_puzzles():
        shipped = puzzles.shipped(name)
        kinds = Counter(puzzle.kind for puzzle in shipped)
        mine = Counter(puzzle.kind for puzzle in shipped if puzzle.id in solved)
        games.append(
            {
                "game": name,
                "puzzles": len(shipped),
                "solved": mine.total(),
                "kinds": [
                    {"kind": kind, "puzzles": count, "solved": mine[kind]} for kind, count in kinds.most_common()
                ],
            }
        )
    daily: Row | None = None
    if games:
        puzzle = puzzles.daily(today())
        daily = {
            "day": today().isoformat(),
            "id": puzzle.id,
            "game": puzzle.game,
            "tried": puzzle.id in tried,
            "solved": puzzle.id in solved,
        }
    return {"games": games, "daily": daily, "you": None if attempts is None else _progress(attempts)}


def _pick(attempts: list[Row], game: str | None, kind: str | None, after: str | None) -> Puzzle | None:
    known = puzzles.with_puzzles()
    names = known if game is None else [game] if game in known else []
    wanted = [one for name in names for one in puzzles.shipped(name) if kind in (None, one.kind)]
    tried = {one["puzzle"]: bool(one["solved"]) for one in attempts}
    fresh = [one for one in wanted if one.id not in tried]
    again = [one for one in wanted if not tried.get(one.id, True)]
    for choice in (fresh, again, wanted):
        left = [one for one in choice if one.id != after]
        if left:
            mine = puzzle_queries.solver_rating(attempts).points
            near = sorted(left, key=lambda one: (abs(one.rating - mine), one.id)) if attempts else left
            return secrets.choice(near[:NEAR] if attempts else near)
    return wanted[0] if wanted else None


def _judged(puzzle: Puzzle, move: int | None) -> Row:
    sight = puzzle.sight()
    setup = sight.setup
    best = setup.read(puzzle.seat, puzzle.best)
    verdict = puzzle.judge(best if move is None else move)
    right = verdict.right and move is not None
    ends = right or move is None
    told: Row = {
        "right": right,
        "move": None
        if move is None
        else {
            "move": move,
            "words": sight.describe(move).plain(),
            "value": verdict.value,
            "why": None if verdict.why is None else verdict.why.plain(),
        },
        "solution": None,
    }
    if ends:
        told["solution"] = {
            "move": best,
            "words": sight.describe(best).plain(),
            "value": verdict.best_value,
            "why": None if verdict.best_why is None else verdict.best_why.plain(),
            "kind": puzzle.kind,
            "exact": puzzle.exact,
            "margin": puzzle.margin,
            "events": [event.message().plain() for event in preview(sight, best)],
            "others": _others(puzzle),
        }
    return told


def _others(puzzle: Puzzle) -> list[Row]:
    """The best of the other moves, for comparison."""
    sight = puzzle.sight()
    known = [(value, say) for say, value in puzzle.values.items() if value is not None and say != puzzle.best]
    found = []
    for value, say in sorted(known, reverse=True)[:3]:
        move = sight.setup.read(puzzle.seat, say)
        found.append({"move": move, "words": sight.describe(move).plain(), "value": value})
    return found


def _progress(attempts: list[Row]) -> Row:
    """Rating, streaks, and how it went."""
    rating = puzzle_queries.solver_rating(attempts)
    streak = best = 0
    for one in attempts:
        streak = streak + 1 if one["at_once"] else 0
        best = max(best, streak)
    done = {one["day"] for one in attempts if one["day"] is not None and one["solved"]}
    days = 0
    day = today()
    if day.isoformat() not in done:
        day -= timedelta(1)  # today's can still be solved
    while day.isoformat() in done:
        days += 1
        day -= timedelta(1)
    return {
        "rating": rating.points,
        "deviation": rating.deviation,
        "tried": len(attempts),
        "solved": len([one for one in attempts if one["solved"]]),
        "at_once": len([one for one in attempts if one["at_once"]]),
        "streak": streak,
        "best_streak": best,
        "days": days,
        "curve": [Rating(one["mu"], one["sigma"]).points for one in attempts[-CURVE:]],
    }
