"""This process among others: `Alone` with a database of its own, as a member of a `Cluster` on a shared one.

The truth is in the database. A member holds tables, people and sessions in memory, and drops what it holds when it
hears that another one has changed it (`news`). While it cannot hear, it steps back: it answers that it is cut off, and
shows nothing. Once it hears again, it reads all anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from rubicon.server.analyses import Analyses
from rubicon.server.bot_pool import BotPool
from rubicon.server.errors import Refusal
from rubicon.server.ids import now_ms
from rubicon.server.jobs import Jobs
from rubicon.server.news import BEAT, News
from rubicon.server.randomness import Randomness
from rubicon.server.rare_limits import RareLimits, SharedLimits
from rubicon.server.storage import job_queries, limit_queries, pulse, table_queries
from rubicon.server.storage.cluster_news import tell
from rubicon.server.storage.store import Conflict

if TYPE_CHECKING:
    from psycopg import AsyncConnection

    from rubicon.server.app import House

log = logging.getLogger("rubicon.cluster")

SILENT: Final = 4.0
"""Seconds after which a member that is not heard of is gone."""
GRACE: Final = 1.5
"""Seconds for which calls wait for a database that is gone, before they are refused and sockets are told."""
TIDY: Final = 20.0
"""Seconds between two looks after what was forgotten, by the member that leads."""
TOGETHER: Final = 100
"""People at tables that are told of in one piece of news, which may have 8,000 bytes."""


def awake_so_far(kept: int | None, dated: list[table_queries.Dated]) -> int:
    """Where the time of clocks goes on."""
    clocks = [one for one in dated if not one.by_days]
    if kept is None:
        # A new database, or one of an older version, which counted from 1970; so do we, in case one goes back to it.
        # Of its tables, those that are paused tell only when they are to go on.
        return max([one.latest or one.deadline for one in clocks], default=now_ms())
    # A server that was killed could not keep its last moments, but the clocks that it stored tell how far it came.
    return max([kept, *[one.latest for one in clocks]])


class Alone:
    """One process: it leads, is never cut off, and nobody else is anywhere."""

    def __init__(self, house: House) -> None:
        self._house: Final = house
        self._store: Final = house.store

    def limits(self) -> RareLimits:
        """Who counts what is rare and dear."""
        return RareLimits(self._house.settings.rate)

    def bots(self, randomness: Randomness) -> BotPool | Jobs:
        """Who thinks for bots."""
        house = self._house

        def online(table: str, person: str) -> bool:
            return house.tables.online(table, person)

        return BotPool(house.settings, house.compiled_rules, house.play.bot_decides, randomness, online)

    def analyses(self) -> Analyses | Jobs:
        """Who analyses matches."""
        return Analyses(self._house.settings, self._house.compiled_rules, self._store)

    async def open(self) -> None:
        """Take up what the last server left."""
        kept, dated, _ = await self._store.read(table_queries.unattended)
        self._house.awake.begin(awake_so_far(kept, dated))
        await self._house.take_up(grant=True)

    async def keep_time(self, now: int) -> None:
        """Store how long the server has been awake."""
        try:
            await self._store.write(lambda connection: table_queries.keep_awake(connection, now))
        except (SQLAlchemyError, Conflict) as error:
            log.error("the time of the clocks could not be stored: %s", type(error).__name__)

    async def close(self) -> None:
        """Nothing to close."""

    def leads(self) -> bool:
        """Whether this process lets clocks run out."""
        return True

    def cut_off(self) -> bool:
        """Whether what is in memory may be old."""
        return False

    async def reachable(self) -> bool:
        """Whether the database is there, waited for a moment."""
        return True

    def elsewhere(self, table: str, person: str) -> bool:
        """Whether the person is at that table on another server."""
        return False

    def is_here(self, table: str, person: str, here: bool) -> None:
        """Somebody came to a table on this server, or went."""


class Member:
    """Another process, as far as it is heard of."""

    def __init__(self) -> None:
        self.works = False  # does nothing but think
        self.thinkers = 0
        self.heard = time.monotonic()
        self.people: Final[set[tuple[str, str]]] = set()  # tables, and who is there
        self.listed: set[tuple[str, str]] = set()  # the same, as far as a new list has come


class Cluster(Alone):
    """One of several processes on a database."""

    def __init__(self, house: House, only_works: bool) -> None:
        super().__init__(house)
        self.jobs: Jobs
        self._name: Final = house.store.name
        self._only_works: Final = only_works
        self._others: Final[dict[str, Member]] = {}
        self._leads = False
        self._lost_at: float | None = time.monotonic()
        self._back: Final = asyncio.Event()
        self._worked_at = time.monotonic()  # when somebody who does nothing but think was last here
        self._stood_still = False
        self._tidied = 0.0
        self._outbox: Final[list[str]] = []
        self._sending: asyncio.Task[None] | None = None
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._news: Final = News(self._store.url, self._beat, self._heard, self._read_again, self._lost)

    def limits(self) -> RareLimits:
        """All servers together."""
        return SharedLimits(self._house.settings.rate, self._store)

    def bots(self, randomness: Randomness) -> Jobs:
        """The queue in the database."""
        house, store = self._house, self._store
        decide = house.play.bot_decides
        self.jobs = Jobs(
            house.settings, house.compiled_rules, store, house.tables, decide, randomness, self, self._only_works
        )
        return self.jobs

    def analyses(self) -> Jobs:
        """The same queue."""
        return self.jobs

    async def open(self) -> None:
        """Listen; the first time there must be a database."""
        kept, dated, _ = await self._store.read(table_queries.unattended)
        awake = awake_so_far(kept, dated)
        await self._store.write(lambda c: pulse.prepare(c, awake, kept is not None))
        if not self._only_works:
            await self._look_for_life()
        self._worked_at = time.monotonic()
        self._news.start()
        await self._back.wait()
        self.jobs.open()

    async def _look_for_life(self) -> None:
        """Wait until it is known whether another server is alive: if none is, clocks have stood still."""
        first, now = await self._store.read(pulse.last_beat)
        at = first
        while at == first and now - at <= pulse.STANDSTILL:
            await asyncio.sleep(BEAT / 5)
            at, now = await self._store.read(pulse.last_beat)

    async def keep_time(self, now: int) -> None:
        """Nothing: the pulse keeps it."""

    async def close(self) -> None:
        """Say good-bye, and hear nothing more."""
        last = all(one.works for one in self._others.values())
        awake = self._house.awake.now()
        await self._news.stop()
        with suppress(SQLAlchemyError, Conflict):
            if not self._only_works:
                await self._store.write(lambda c: pulse.stop(c, self._name, awake, last))
            await self._store.write(lambda c: tell(c, "bye"))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # What this process may do

    def leads(self) -> bool:
        """Whether this process lets clocks run out: one at a time does."""
        return self._leads and not self.cut_off()

    def cut_off(self) -> bool:
        """Whether what is in memory may be old."""
        return not self._back.is_set()

    async def reachable(self) -> bool:
        """Whether the database is there; a short absence is waited for."""
        if self._back.is_set():
            return True
        left = 0.0 if self._lost_at is None else self._lost_at + GRACE - time.monotonic()
        if left > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._back.wait(), left)
        return self._back.is_set()

    def takes_jobs(self) -> bool:
        """Whether this process thinks for bots: servers do it where nobody does nothing else.

        Servers that are told not to do it too, once nobody has for as long as a bot may take: no seat waits for ever.
        """
        if self.cut_off():
            return False
        if self._only_works:
            return True
        settings = self._house.settings
        if any(one.works for one in self._others.values()):
            self._worked_at = time.monotonic()
        return time.monotonic() > self._worked_at + (2 * BEAT if settings.think else settings.bot_seconds)

    def thinkers(self) -> int:
        """How many can think at once, in all processes that take jobs now."""
        works = self._only_works or any(one.works for one in self._others.values())
        others = sum(one.thinkers for one in self._others.values() if one.works == works)
        return max(1, others + (self.jobs.size() if works == self._only_works else 0))

    # Who is where

    def elsewhere(self, table: str, person: str) -> bool:
        """Whether the person is at that table on another server."""
        return any((table, person) in one.people for one in self._others.values())

    def is_here(self, table: str, person: str, here: bool) -> None:
        """Tell the others who came to a table, or went."""
        self._tell(f"{'here' if here else 'gone'} {table} {person}")

    def _tell(self, words: str) -> None:
        """Send news that no change goes with, in the order in which it was told."""
        self._outbox.append(words)
        if self._sending is None or self._sending.done():
            self._sending = self._later(self._send())

    async def _send(self) -> None:
        while self._outbox:
            words = self._outbox[:TOGETHER]
            del self._outbox[:TOGETHER]
            with suppress(SQLAlchemyError, Conflict):  # cut off: all is told anew afterwards
                await self._store.write(lambda c, words=words: _tell_each(c, words))  # type: ignore[misc]

    def _tell_all_people(self) -> None:
        pairs = [f"{table}:{person}" for table, person in self._house.hub.people_here()]
        while len(pairs) > TOGETHER:
            self._tell(" ".join(["people", *pairs[:TOGETHER]]))
            del pairs[:TOGETHER]
        self._tell(" ".join(["everybody", *pairs]))

    # The connection

    async def _beat(self, connection: AsyncConnection[Any]) -> None:
        about = f"{'works' if self._only_works else 'serves'} {self.jobs.size()}"
        felt = await pulse.beat(connection, self._name, not self._only_works, about, self.jobs.working())
        self._leads = felt.leads
        self.jobs.queued = felt.queued
        self._stood_still = self._stood_still or felt.stood_still
        self._house.awake.agree(felt.awake)
        for name in [name for name, one in self._others.items() if time.monotonic() > one.heard + SILENT]:
            self._gone(name)
        if felt.leads and time.monotonic() > self._tidied + TIDY:
            self._tidied = time.monotonic()
            self._later(self._tidy())

    async def _tidy(self) -> None:
        with suppress(SQLAlchemyError, Conflict):
            await self._store.write(job_queries.tidy)
            await self._store.write(limit_queries.tidy)

    def _lost(self) -> None:
        if self._back.is_set():
            self._back.clear()
            self._lost_at = time.monotonic()
            self._later(self._step_back())

    async def _step_back(self) -> None:
        if not await self.reachable():
            await self._house.hub.bye("database")

    async def _read_again(self) -> None:
        """It listens from now on. What was told before was missed: what is held may be old."""
        house = self._house
        self._others.clear()
        house.people.forget_all()
        house.tables.reread_all()
        await house.take_up(grant=self._stood_still)
        self._stood_still = False
        if self._lost_at is not None and not self._back.is_set():
            log.info("at one with the database as %s", self._name)
        self._back.set()
        self._outbox.clear()
        self._tell("who")
        self._tell_all_people()
        house.hub.show_all()
        self.jobs.wake()

    # What is heard

    def _heard(self, sender: str, kind: str, words: list[str]) -> None:
        if kind == "job":
            self.jobs.wake()
        elif kind == "done":
            self.jobs.answered(words[0])
        if sender == self._name:
            return
        if kind == "bye":
            self._gone(sender)
            return
        known = sender in self._others
        member = self._others.setdefault(sender, Member())
        member.heard = time.monotonic()
        if kind == "alive":
            member.works, member.thinkers = words[0] == "works", int(words[1])
            if not known:
                self._tell("who")
        elif kind == "who":
            self._tell_all_people()
        else:
            self._heard_of_people(member, kind, words)
            self._heard_change(kind, words)

    def _heard_of_people(self, member: Member, kind: str, words: list[str]) -> None:
        if kind in ("people", "everybody"):
            member.listed |= {(table, person) for table, _, person in [word.partition(":") for word in words]}
            if kind == "everybody":  # the list is complete
                listed, member.listed = member.listed, set()
                self._move(member, listed - member.people, member.people - listed)
        elif kind == "here":
            self._move(member, {(words[0], words[1])}, set())
        elif kind == "gone":
            self._move(member, set(), {(words[0], words[1])})

    def _move(self, member: Member, came: set[tuple[str, str]], went: set[tuple[str, str]]) -> None:
        hub = self._house.hub
        before = {pair for pair in came | went if hub.online(*pair)}
        member.people.update(came)
        member.people.difference_update(went)
        for table, person in came | went:
            online = hub.online(table, person)
            if online != ((table, person) in before):
                self._later(hub.tell_presence(table, person, online))

    def _gone(self, name: str) -> None:
        member = self._others.pop(name, None)
        if member is not None:
            people = set(member.people)
            self._others[name] = member  # for a moment: to see who is nowhere else
            self._move(member, set(), people)
            del self._others[name]
            self.jobs.wake()

    def _heard_change(self, kind: str, words: list[str]) -> None:
        house = self._house
        if kind == "table":
            table, version, deadline, by, game, *turns = words
            house.set_alarm(table, None if deadline == "-" else int(deadline), by == "days")
            if house.tables.heard(table, int(version)):
                house.hub.mark(table)
            house.hub.turns.tell(table, game, {turn[1:]: turn[0] == "+" for turn in turns})
        elif kind == "again":
            house.tables.reread(words[0])
            house.hub.show_again(words[:1])
        elif kind in ("chat", "look"):
            if house.tables.holds(words[0]):
                self._later(self._beside(words[0], int(words[1]) if kind == "chat" else None))
        elif kind == "news":
            house.hub.news(words[:1], words[1], *words[2:])
        elif kind == "wishes":
            house.hub.wishes_changed()
        elif kind == "person":
            house.people.forget_known(words[0])
            self._later(house.read_tables_again(words[0]))
        elif kind == "ended":
            house.people.forget_known(words[0])
            house.hub.drop(words[0], words[1] if len(words) > 1 else None)

    async def _beside(self, table: str, number: int | None) -> None:
        with suppress(Refusal):
            for line in await self._house.tables.read_beside(table):
                if line["number"] == number:
                    self._house.hub.said(table, line)

    def _later(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name="news of others")
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("news could not be made use of: %s", type(task.exception()).__name__)


def _tell_each(connection: Connection, words: list[str]) -> None:
    for one in words:
        tell(connection, one)
