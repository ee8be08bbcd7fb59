"""Vacations: so many days a year for each person, in which clocks of days stand still for them.

A clock knows the vacations of its player and leaves them out when it counts. So nothing has to happen when one begins
or ends, and a server that was off meanwhile counts the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from rubicon.core.message import Message
from rubicon.server.accounts import Person
from rubicon.server.errors import Refusal
from rubicon.server.ids import now_ms
from rubicon.server.lobby import Lobby
from rubicon.server.settings import Settings
from rubicon.server.spans import Span
from rubicon.server.storage import vacation_queries
from rubicon.server.storage.store import Store
from rubicon.server.table_cache import once_more

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
AHEAD: Final = 366
"""Days before which a vacation must begin."""


class Vacations:
    """All vacations of all people."""

    def __init__(self, store: Store, settings: Settings, tables: Lobby) -> None:
        self._store: Final = store
        self._days: Final = settings.vacation_days
        self._tables: Final = tables

    async def of(self, me: Person) -> dict[str, Any]:
        """A person's vacations, and how many days are left this year and next."""
        spans = await self._store.read(lambda c: vacation_queries.of(c, me.id))
        year = datetime.fromtimestamp(now_ms() / 1000, UTC).year
        return {
            "days": self._days,
            "left": {str(one): max(0, self._days - days_in(spans, one)) for one in (year, year + 1)},
            "vacations": [{"begins": begins, "ends": ends} for begins, ends in spans if ends > now_ms()],
        }

    @once_more
    async def add(self, me: Person, first: date, last: date, zone: ZoneInfo) -> None:
        """A vacation from the first day to the last, both included, by the person's own calendar; not in the past."""
        now = now_ms()
        begins = max(now, _midnight(first, zone))
        ends = _midnight(last + timedelta(days=1), zone)
        if last < first or ends <= now or begins > now + AHEAD * DAY:
            raise Refusal("bad_request", "server-vacation-days")
        before = await self._store.read(lambda c: vacation_queries.of(c, me.id))
        if any(begins < other_ends and other_begins < ends for other_begins, other_ends in before):
            raise Refusal("conflict", "server-vacation-twice")
        after = sorted([*before, (begins, ends)])
        for year in range(first.year, last.year + 1):
            if days_in(after, year) > self._days:
                raise Refusal("conflict", Message("server-vacation-many", {"most": self._days, "year": str(year)}))
        await self._keep(me, before, after)

    @once_more
    async def end(self, me: Person, begins: int) -> None:
        """Call a vacation off; one that has begun ends now."""
        now = now_ms()
        before = await self._store.read(lambda c: vacation_queries.of(c, me.id))
        found = [span for span in before if span[0] == begins and span[1] > now]
        if not found:
            raise Refusal("not_found", "server-no-vacation")
        after = [span for span in before if span not in found]
        await self._keep(me, before, sorted([*after, *[(begins, now) for _ in found if begins < now]]))

    async def _keep(self, me: Person, before: list[Span], after: list[Span]) -> None:
        for table in await self._store.write(lambda c: vacation_queries.keep(c, me.id, before, after)):
            self._tables.reread(table)
            await self._show(table)

    @once_more
    async def _show(self, table: str) -> None:
        """Store the deadline of a table anew, and tell those who watch it."""
        try:
            async with self._tables.at(table) as live:
                if live.status == "running" and live.clock is not None and live.by_days:
                    await self._tables.save(live, quiet=True)
        except Refusal:
            return  # the table is gone


def days_in(spans: Sequence[Span], year: int) -> int:
    """How many days of a year are vacation; a day that is begun counts.

    Days are counted back from the end, which is midnight where the person lives; the year is that of their noon.
    """
    count = 0
    for begins, ends in spans:
        days = -(-(ends - begins - HOUR) // DAY)  # one day may have 25 hours
        noons = [ends - number * DAY - DAY // 2 for number in range(max(1, days))]
        count += len([noon for noon in noons if datetime.fromtimestamp(noon / 1000, UTC).year == year])
    return count


def _midnight(day: date, zone: Any) -> int:
    return int(datetime.combine(day, time(), zone).timestamp() * 1000)
