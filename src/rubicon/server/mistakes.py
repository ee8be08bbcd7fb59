"""My mistakes across games: the costly moves that analyses found, by kind, of one person and for that person only."""

from __future__ import annotations

import json
from typing import Any, Final, Protocol

from rubicon.core.match import Match
from rubicon.server.accounts import Person
from rubicon.server.errors import Refusal
from rubicon.server.rare_limits import RareLimits
from rubicon.server.storage import mistake_queries
from rubicon.server.storage.store import Store
from rubicon.server.table_cache import TableCache

Row = dict[str, Any]

MOST_GAMES: Final = 200
"""Of one person's games, the last ones are looked at."""
MOST_SHOWN: Final = 5
"""Moves of one kind that are told."""


class Analysts(Protocol):
    """Who analyses matches."""

    async def read(self, table: str) -> dict[str, Any]:
        """How far one is."""

    async def start(self, table: str, match: Match) -> None:
        """Begin with one."""


class MistakeLists:
    """Reads them from what is stored with the matches, and has more matches analysed."""

    def __init__(self, store: Store, tables: TableCache, analyses: Analysts, limits: RareLimits) -> None:
        self._store: Final = store
        self._tables: Final = tables
        self._analyses: Final = analyses
        self._limits: Final = limits

    async def read(self, me: Person, game: str | None) -> Row:
        """All of the last games, the costliest kind first."""
        found = await self._store.read(lambda c: mistake_queries.analyses_of(c, me.id, game, MOST_GAMES))
        without = await self._without(me, game)
        running = 0
        for table in without[: mistake_queries.MOST_WAITING]:
            running += (await self._analyses.read(table))["status"] == "running"
        return {"analysed": len(found), "without": len(without), "running": running, "kinds": by_kind(found)}

    async def analyse(self, me: Person, games: int) -> None:
        """Have the last games without an analysis analysed, as many as the limits allow; refused if that is none."""
        begun = under_way = 0
        for table in await self._without(me, None):
            if begun + under_way == games:
                return
            if (await self._analyses.read(table))["status"] == "running":
                under_way += 1
                continue
            try:
                async with self._tables.at(table) as live:
                    match = live.playing()
            except Refusal:
                continue  # it is damaged, or of a game that is not here any more
            try:
                await self._limits.check("analyse", me.id)
                await self._analyses.start(table, match)
                begun += 1
            except Refusal:
                if begun == 0:
                    raise
                return

    async def _without(self, me: Person, game: str | None) -> list[str]:
        return await self._store.read(lambda c: mistake_queries.not_analysed(c, me.id, game, MOST_GAMES))


def by_kind(found: list[Row]) -> list[Row]:
    """The costly moves of these seats, grouped by game and kind: what cost most in all comes first."""
    groups: dict[tuple[str, str | None], list[Row]] = {}
    for row in found:
        analysis = json.loads(row["found"])
        for one in analysis["costly"]:
            if one["seat"] != row["seat"]:
                continue
            told = {
                "table": row["match"],
                "game": row["game"],
                "at": one["at"],
                "seat": one["seat"],
                "seats": analysis["seats"],
                "players": row["players"],
                "ended": row["ended"],
                "move": one["move"]["words"],
                "better": one["better"]["words"],
                "chance": one["chance"],
                "better_chance": one["better_chance"],
                "why": one.get("why"),  # analyses of an older Rubicon tell neither reason nor kind
            }
            groups.setdefault((row["game"], one.get("kind")), []).append(told)
    kinds = []
    for (game, kind), moves in groups.items():
        moves.sort(key=lambda one: (one["chance"] - one["better_chance"], -one["ended"]))
        cost = sum(one["better_chance"] - one["chance"] for one in moves)
        told = {"game": game, "kind": kind, "count": len(moves), "cost": round(cost, 4), "worst": moves[:MOST_SHOWN]}
        kinds.append(told)
    return sorted(kinds, key=lambda one: (-one["cost"], one["game"], one["kind"] or ""))
