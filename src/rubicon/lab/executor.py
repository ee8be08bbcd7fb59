"""Plays a job: in this process, in several, or on many machines; with a journal, as a part, or all of it.

Units are played in chunks, which are made when somebody is free to play one. How
large they are depends on how long the ones before took; what comes of a unit
depends on its number and on the seed alone. So the result is the same whoever
plays, and whatever dies meanwhile.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from rubicon.core.message import Message
from rubicon.lab.entrants import LabUsageError
from rubicon.lab.jobs import Job, Span
from rubicon.lab.journal import Chunks, Journal
from rubicon.lab.processes import CannotTravel, Done, Failed, Processes, failed, processors

__all__ = ["Failed", "Plan", "play", "play_shard"]

PATIENCE = 0.5
"""Seconds of play in this process before others are started: by then a short match is over."""
_ALONE = 0.5
"""Seconds of play between two lines of the journal, where all is played in this process."""
_AHEAD = 8
"""How many chunks for each process may wait for one before them."""


@dataclass(frozen=True)
class Plan:
    """Where a job is played, and what is kept of it."""

    processes: int | None = None
    """How many processes of this machine: unless told otherwise one for each processor, if the job takes long enough
    for that; 1 stays in this one."""
    cluster: str | None = None
    """A Ray cluster instead: `auto`, `ray://HOST:PORT` or `HOST:PORT`. Needs the extra `cluster`."""
    journal: Path | None = None
    """A file that all is written into, chunk by chunk."""
    resume: bool = False
    """Go on with that journal, if it is there."""
    shard: tuple[int, int] | None = None
    """Only a part of the job: (2, 5) is the second of five."""
    chunk_seconds: float | None = None
    """How long a chunk should take; unless told otherwise 1 s in processes, 10 s in a cluster."""

    def span(self, units: int) -> Span:
        """The units that are to be played."""
        number, of = (1, 1) if self.shard is None else self.shard
        if not 1 <= number <= of:
            raise LabUsageError(Message("lab-shard", {"number": str(number), "of": str(of)}))
        if self.journal is None and (self.resume or self.shard is not None):
            raise LabUsageError(Message("lab-journal-needed"))
        first = units * (number - 1) // of
        return Span(first, units * number // of - first)


Progress = Callable[[int], None]


def play(job: Job, plan: Plan, progress: Progress | None = None) -> Iterator[Any]:
    """What comes of all units, in their order. `progress` is told how many are done."""
    if plan.shard is not None:
        raise LabUsageError(Message("lab-shard-result"))
    return _play(job, plan, progress)


def play_shard(job: Job, plan: Plan, progress: Progress | None = None) -> int:
    """Play a part of the job into its journal; how many units it has. `rubicon.lab.merge` puts parts together."""
    return sum(1 for _ in _play(job, plan, progress))


def _play(job: Job, plan: Plan, progress: Progress | None) -> Iterator[Any]:
    part = plan.span(job.units)
    journal: Journal | None = None
    if plan.journal is not None:
        told = job.header()
        if plan.shard is not None:
            told["shard"] = list(plan.shard)
        journal = Journal(plan.journal, told, plan.resume)
    kept = Chunks() if journal is None else journal.chunks
    table = _Table(job, plan, [Span(first, end - first) for first, end in kept.missing(part.first, part.end)], journal)
    try:
        unit = part.first
        while unit < part.end:
            results = kept.at(unit)
            fresh = results is None
            if results is None:
                results = table.next(unit)
            for result in results[: part.end - unit]:
                yield result
                unit += 1
                if progress is not None and (fresh or unit == part.end):
                    progress(unit - part.first)
    finally:
        table.close()
        if journal is not None:
            journal.close()


class Backend(Protocol):
    """Whoever plays chunks at the same time."""

    @property
    def slots(self) -> int:
        """How many chunks it takes at once."""

    @property
    def chunk_seconds(self) -> float:
        """How long a chunk should take."""

    def submit(self, span: Span) -> None:
        """Play this chunk."""

    def wait(self) -> list[Done]:
        """Chunks that were played meanwhile; an empty list is no reason to stop asking."""

    def close(self) -> None:
        """Stop all work."""


class _Table:
    """Hands out chunks of what is to be played, and takes what comes of them."""

    def __init__(self, job: Job, plan: Plan, todo: list[Span], journal: Journal | None) -> None:
        self._job = job
        self._plan = plan
        self._todo = todo[::-1]
        self._rest = sum(span.size for span in todo)
        self._journal = journal
        self._player: Callable[[int], Any] | None = None
        self._backend: Backend | None = None
        self._alone = plan.cluster is None and plan.processes == 1
        self._out: set[Span] = set()
        self._waiting: dict[int, list[Any]] = {}
        self._unwritten: tuple[int, list[Any]] | None = None
        self._written = self._begun = time.perf_counter()
        self._seconds = 0.0
        self._played = 0

    def next(self, unit: int) -> list[Any]:
        """What came of this unit, and perhaps of some behind it."""
        if unit not in self._waiting and (self._alone or self._is_short()):
            return [self._play_here()]
        while unit not in self._waiting:
            try:
                self._go_on()
            except CannotTravel:
                if self._plan.processes is not None or self._plan.cluster is not None:
                    raise
                self._stay()
                return [self._play_here()]
        return self._waiting.pop(unit)

    def _is_short(self) -> bool:
        """Whether the job may be over before another process has started."""
        if self._backend is not None or self._plan.processes is not None or self._plan.cluster is not None:
            return False
        if self._rest > 1 and processors() > 1 and time.perf_counter() - self._begun >= PATIENCE:
            return False
        return True

    # Here

    def _play_here(self) -> Any:
        if self._player is None:
            self._player = self._job.player()
        unit = self._take(1).first
        begun = time.perf_counter()
        try:
            result = self._player(unit)
        except Exception as error:
            raise failed(self._job, unit, error) from error
        now = time.perf_counter()
        self._seconds += now - begun
        self._played += 1
        if self._journal is not None:
            if self._unwritten is not None and self._unwritten[0] + len(self._unwritten[1]) != unit:
                self._write()
            if self._unwritten is None:
                self._unwritten = (unit, [])
            self._unwritten[1].append(result)
            if now - self._written >= _ALONE:
                self._write()
        return result

    def _write(self) -> None:
        """What was played here goes into the journal."""
        if self._unwritten is not None and self._journal is not None:
            unwritten, self._unwritten = self._unwritten, None
            self._journal.add(*unwritten)
        self._written = time.perf_counter()

    def _stay(self) -> None:
        """Other processes cannot play these bots, and nobody asked for them: all is played here."""
        if self._backend is not None:
            self._backend.close()
            self._backend = None
        self._alone = True
        self._rest += sum(span.size for span in self._out)
        self._todo = sorted([*self._todo, *self._out], reverse=True)
        self._out.clear()

    # Elsewhere

    def _go_on(self) -> None:
        """Hand out chunks, and wait for one."""
        if self._backend is None:
            self._write()
            self._backend = self._start()
        backend = self._backend
        while self._todo and len(self._out) < backend.slots and len(self._waiting) < _AHEAD * backend.slots:
            span = self._take(self._size(backend))
            self._out.add(span)
            backend.submit(span)
        for done in backend.wait():
            self._out.remove(done.span)
            self._seconds += done.seconds
            self._played += done.span.size
            if self._journal is not None:
                self._journal.add(done.span.first, done.results)
            self._waiting[done.span.first] = done.results

    def _start(self) -> Backend:
        plan = self._plan
        if plan.cluster is not None:
            from rubicon.lab.cluster import Cluster

            return Cluster(self._job, plan.cluster)
        wanted = processors() if plan.processes is None else max(1, plan.processes)
        return Processes(self._job, min(wanted, max(1, self._rest)))

    def _size(self, backend: Backend) -> int:
        """So many units that the chunk takes about its time, and fewer near the end: nobody shall wait for the last."""
        if not self._played:
            return 1
        each = max(self._seconds / self._played, 1e-6)
        wanted = self._plan.chunk_seconds or backend.chunk_seconds
        return max(1, min(int(wanted / each), self._rest // (2 * backend.slots)))

    def _take(self, size: int) -> Span:
        """The next units to be played, at most so many."""
        span = self._todo.pop()
        taken = Span(span.first, min(size, span.size))
        if taken.size < span.size:
            self._todo.append(Span(taken.end, span.end - taken.end))
        self._rest -= taken.size
        return taken

    def close(self) -> None:
        """Stop all work; what was played is kept."""
        try:
            self._write()
        finally:
            if self._backend is not None:
                self._backend.close()
