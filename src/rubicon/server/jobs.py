"""Work for bots that several processes share: a queue in the database (`storage.job_queries`).

A process takes a job when one of its thinkers is free: the queue itself knows whose turn it is. It thinks about what
the table is now, and its move counts only if the table has not changed meanwhile: so a job that two processes think
about, because one was taken for dead, gives one move. `rubicon work` does nothing else; servers do it while no such
process is there. On SQLite `bot_pool` and `analyses` do the same within one process.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import pickle
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol

from sqlalchemy.exc import SQLAlchemyError

from rubicon.core import record as records
from rubicon.core.game import Sight
from rubicon.core.match import Match
from rubicon.server import metrics
from rubicon.server.analyses import MOST_WAITING, make_analysis, shown
from rubicon.server.bot_pool import advice_from, move_from, move_question, no_advice, take_over
from rubicon.server.bot_process import MOST_TRIES, BotProcess, Failed
from rubicon.server.compiled_rules import CompiledRules
from rubicon.server.errors import Refusal
from rubicon.server.fair_queue import MOST_IN_A_ROW, thinking_seconds
from rubicon.server.ids import now_ms
from rubicon.server.live_table import Live
from rubicon.server.randomness import Randomness
from rubicon.server.settings import Settings
from rubicon.server.storage import job_queries, table_queries
from rubicon.server.storage.job_queries import Job
from rubicon.server.storage.store import Conflict, Store
from rubicon.server.table_cache import TableCache

log = logging.getLogger("rubicon.jobs")

LOOK_EVERY: Final = 1.0
"""Seconds after which a free process looks for a job though it heard of none: a lease may have ended."""
PUT_OFF: Final = 5_000
"""Milliseconds until a job is tried again that could not be done."""
PATIENCE: Final = 15.0
"""Seconds beyond the time for a move for which advice is waited for."""

Decide = Callable[[str, int, int, int], Awaitable[None]]


class Crowd(Protocol):
    """What a process must know of the others."""

    def takes_jobs(self) -> bool:
        """Whether this process takes jobs now."""

    def thinkers(self) -> int:
        """How many can think at once, in all processes."""


class Jobs:
    """Takes jobs, and has them done; asks for others, and waits for the answer."""

    def __init__(
        self,
        settings: Settings,
        rules: CompiledRules,
        store: Store,
        tables: TableCache,
        decide: Decide,
        randomness: Randomness,
        crowd: Crowd,
        only_works: bool,
    ) -> None:
        count = settings.bot_workers or (1 if only_works else max(1, (os.cpu_count() or 2) - 1))
        self._settings: Final = settings
        self._store: Final = store
        self._tables: Final = tables
        self._decide: Final = decide
        self._randomness: Final = randomness
        self._crowd: Final = crowd
        self._thinkers: Final = [BotProcess(settings.games, rules) for _ in range(count)]
        self._analyst: Final = BotProcess(settings.games, rules)
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._waiting: Final[dict[str, asyncio.Event]] = {}  # for answers, by job
        self._idle: Final[set[asyncio.Future[None]]] = set()  # of those who have nothing to do
        self._wakes = 0
        self._working: Final[set[str]] = set()  # jobs that are being done here
        self.queued = 0  # jobs that nobody has taken, in all processes, as the last beat found
        self._overhead = 0.0  # seconds that decisions took lately beyond the time they were given

    # What the server asks for

    def look(self, live: Live) -> None:
        """Nothing: what bots have to decide was written down with the change that made it due."""

    async def advise(self, person: str, table: str, seat: int, sight: Sight) -> list[dict[str, Any]]:
        """What the best bot would do, for hints. One at a time for each person."""
        id = f"advise:{person}"
        if not await self._store.write(lambda c: job_queries.add(c, "advise", id, table, seat, person)):
            raise Refusal("too_many", "server-hint-already")
        answered = self._waiting[id] = asyncio.Event()
        told = None
        try:
            async with asyncio.timeout(self._settings.bot_seconds + PATIENCE):
                while told is None:
                    with suppress(TimeoutError):  # news can be missed
                        await asyncio.wait_for(answered.wait(), LOOK_EVERY)
                    answered.clear()
                    told = await self._store.write(lambda c: job_queries.take_answer(c, id))
        except TimeoutError:
            raise no_advice("nobody has answered") from None
        finally:
            del self._waiting[id]
            if told is None:
                await self._store.write(lambda c: job_queries.take_answer(c, id, whatever=True))
        return advice_from(json.loads(told), sight)

    async def read(self, table: str) -> dict[str, Any]:
        """How far the analysis of a match is, and what was found."""
        id = f"analyse:{table}"
        # The job first: it goes in the transaction in which what was found comes.
        job = await self._store.read(lambda c: job_queries.state(c, id))
        found = await self._store.read(lambda c: table_queries.analysis(c, table))
        if found is not None:
            return shown("done", json.loads(found))
        if job is None:
            return shown("none")
        return shown("failed") if job["answer"] is not None else shown("running", None, job["done"], job["of"])

    async def start(self, table: str, match: Match) -> None:
        """Have a match analysed, unless somebody has already."""
        id = f"analyse:{table}"
        if await self._store.read(lambda c: job_queries.count(c, "analyse")) >= MOST_WAITING:
            raise Refusal("unavailable", "server-many-analyses")
        await self._store.write(lambda c: job_queries.take_answer(c, id))  # one that failed is made anew
        await self._store.write(lambda c: job_queries.add(c, "analyse", id, table, None, None))

    # What is heard

    def wake(self) -> None:
        """There may be something to do."""
        self._wakes += 1
        for idle in self._idle:
            if not idle.done():
                idle.set_result(None)

    def answered(self, id: str) -> None:
        """Somebody has done what was asked for, perhaps here."""
        if id in self._waiting:
            self._waiting[id].set()

    # Doing it

    def open(self) -> None:
        """Take jobs from now on."""
        for thinker in self._thinkers:
            self._tasks.append(asyncio.create_task(self._serve(thinker, ("play", "advise")), name="thinker"))
        self._tasks.append(asyncio.create_task(self._serve(self._analyst, ("analyse",)), name="analyst"))

    async def stop(self) -> None:
        """Let go of all; others take what is not done."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(SQLAlchemyError, Conflict):
            await self._store.write(lambda c: job_queries.put_all_back(c, self._store.name))
        await asyncio.gather(*[thinker.end() for thinker in (*self._thinkers, self._analyst)], return_exceptions=True)

    def size(self) -> int:
        """How many processes think here at most."""
        return len(self._thinkers)

    def busy(self) -> tuple[int, int]:
        """Jobs that wait for a process anywhere, and processes that think here."""
        return self.queued, len(self._working)

    def working(self) -> list[str]:
        """The jobs that are being done here: no other process shall take them."""
        return list(self._working)

    def pids(self) -> list[int]:
        """The processes that run now."""
        return [pid for thinker in (*self._thinkers, self._analyst) if (pid := thinker.pid()) is not None]

    async def _serve(self, thinker: BotProcess, kinds: tuple[str, ...]) -> None:
        while True:
            wakes = self._wakes
            job = await self._take(kinds)
            if job is None:
                if wakes == self._wakes:
                    await self._rest()
                continue
            self._working.add(job.id)
            try:
                if job.kind == "play":
                    await self._play(thinker, job)
                elif job.kind == "advise":
                    await self._advise(thinker, job)
                else:
                    await self._analyse(thinker, job)
            except asyncio.CancelledError:
                raise
            except Refusal as refusal:
                if refusal.error != "not_found":  # the table is gone, and the job with it
                    await self._put_off(job, "the table cannot be played")
            except Conflict:  # others change the table quicker than this one can
                await self._put_back(job)
            except SQLAlchemyError as error:
                log.warning("%s could not be stored: %s", job.id, type(error).__name__)
                await asyncio.sleep(LOOK_EVERY)  # the lease ends, as nobody renews it
            except Exception:
                log.exception("%s could not be done", job.id)
                await self._put_off(job, "it failed")
            finally:
                self._working.discard(job.id)

    async def _rest(self) -> None:
        idle: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._idle.add(idle)
        try:
            await asyncio.wait({idle}, timeout=LOOK_EVERY)
        finally:
            self._idle.discard(idle)

    async def _take(self, kinds: tuple[str, ...]) -> Job | None:
        if not self._crowd.takes_jobs():
            await asyncio.sleep(LOOK_EVERY / 4)
            return None
        try:
            return await self._store.write(lambda c: job_queries.take(c, self._store.name, kinds))
        except (SQLAlchemyError, Conflict):
            await asyncio.sleep(LOOK_EVERY)
            return None

    async def _done(self, job: Job, version: int) -> None:
        await self._store.write(lambda c: job_queries.done(c, self._store.name, job.id, version))

    async def _put_off(self, job: Job, why: str) -> None:
        log.warning("%s is put off: %s", job.id, why)
        await self._put_back(job, PUT_OFF)

    async def _put_back(self, job: Job, milliseconds: int = 0) -> None:
        with suppress(SQLAlchemyError, Conflict):
            await self._store.write(lambda c: job_queries.put_back(c, self._store.name, job.id, milliseconds))

    async def _play(self, thinker: BotProcess, job: Job) -> None:
        """The decisions of one turn of a bot, without letting the others go first; not more than so many."""
        began = time.monotonic()
        self._tables.heard(job.match, job.version)
        for turn in range(MOST_IN_A_ROW):
            async with self._tables.at(job.match) as live:
                due = live.bot_seats_due()
                if live.match is None or not due:
                    await self._done(job, live.version)
                    return
                seat = due[0]
                number = live.match.number(seat)
                sight = live.match.sight(seat)
                bot = live.seats[seat].bot or take_over(live.game)
            if len(sight.moves) == 1:
                move = sight.moves[0]  # nothing to think about
            elif turn == 0 and job.tries > MOST_TRIES:
                log.warning("bot %s at table %s is replaced by a legal move: nobody could finish it", bot, job.match)
                move = self._randomness.legal_move(sight.moves)
            else:
                waited = job.waited / 1000 + time.monotonic() - began
                question = move_question(bot, self._randomness.bot_seed(seat, number))
                asked = self._ask(thinker, question, sight, job, waited, len(due))
                move = await move_from(asked, bot, job.match, seat, sight, self._randomness)
            await self._decide(job.match, seat, number, move)
        await self._put_back(job)

    async def _advise(self, thinker: BotProcess, job: Job) -> None:
        assert job.seat is not None
        async with self._tables.at(job.match) as live:
            sight = live.playing().sight(job.seat)
        try:
            told = await self._ask(thinker, {"do": "advise"}, sight, job, job.waited / 1000, 1)
        except Failed as error:
            told = {"error": str(error)}
        text = json.dumps(told)
        await self._store.write(lambda c: job_queries.answer(c, self._store.name, job.id, text))
        self.answered(job.id)

    async def _ask(
        self, thinker: BotProcess, question: dict[str, Any], sight: Sight, job: Job, waited: float, decisions: int
    ) -> dict[str, Any]:
        given = thinking_seconds(job.people, self._crowd.thinkers(), waited, decisions, self._overhead)
        question |= {"sight": pickle.dumps(sight, protocol=pickle.HIGHEST_PROTOCOL), "seconds": given}
        began = time.monotonic()
        with metrics.bot_seconds.labels(question["do"]).time():
            answer = await thinker.ask_again(pickle.dumps(question), self._settings.bot_seconds)
        late = max(0.0, time.monotonic() - began - given)
        self._overhead += (late - self._overhead) / 8  # a slow moment counts for little
        return answer

    async def _analyse(self, thinker: BotProcess, job: Job) -> None:
        async with self._tables.at(job.match) as live:
            record = records.write(live.playing())
        far = (0, 0)

        def heard(done: int, of: int) -> None:
            nonlocal far
            far = done, of

        telling = asyncio.create_task(self._tell_progress(job, lambda: far))
        try:
            if job.tries > MOST_TRIES:
                raise Failed("nobody could finish it")
            found = await make_analysis(thinker, record, self._settings.analysis_seconds, heard)
        except Failed as error:
            log.warning("no analysis of %s: %s", job.match, str(error)[:300])
            why = json.dumps({"error": str(error)[:300]})
            await self._store.write(lambda c: job_queries.answer(c, self._store.name, job.id, why))
            return
        finally:
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)

        def keep(connection: Any) -> None:
            table_queries.keep_analysis(connection, job.match, found, now_ms())
            job_queries.done(connection, self._store.name, job.id)

        await self._store.write(keep)

    async def _tell_progress(self, job: Job, far: Callable[[], tuple[int, int]]) -> None:
        told = (0, 0)
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if far() != told:
                told = done, of = far()
                with suppress(SQLAlchemyError, Conflict):
                    await self._store.write(
                        lambda c, done=done, of=of: job_queries.progress(c, self._store.name, job.id, done, of)  # type: ignore[misc]
                    )
