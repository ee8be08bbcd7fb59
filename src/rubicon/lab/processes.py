"""Chunks in processes of this machine. One that dies is replaced, and its chunk is played again."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple

from rubicon.core.errors import RubiconError
from rubicon.core.message import Message
from rubicon.lab.entrants import LabError
from rubicon.lab.jobs import Job, Span

MOST_DEATHS = 3
"""A chunk during which so many processes died is not tried again."""
_PATIENCE = 10.0
"""Seconds in which a process that has nothing to do must have ended."""


class Failed(LabError):
    """A game could not be played to its end. Says which; the reason is its `__cause__`."""


class CannotTravel(LabError):
    """A bot that cannot be sent to another process."""


class Done(NamedTuple):
    """A chunk that was played: what came of its units, and how long it took."""

    span: Span
    results: list[Any]
    seconds: float


class Failure(NamedTuple):
    """An exception on its way from another process, where it may be of a class that this one does not know."""

    unit: int
    pickled: bytes | None
    told: str
    trace: str

    def error(self, job: Job) -> Failed:
        """To be raised here."""
        cause: BaseException | None = None
        if self.pickled is not None:
            with suppress(Exception):
                cause = pickle.loads(self.pickled)
        if cause is None:
            cause = RuntimeError(self.told)
        cause.add_note(self.trace)
        return failed(job, self.unit, cause)


def failed(job: Job, unit: int, cause: BaseException) -> Failed:
    """What to raise if a unit could not be played."""
    game = None
    what: object = f"{type(cause).__name__}: {cause}"
    if isinstance(cause, RubiconError):
        game, what = cause.game, cause.message
    error = Failed(Message("lab-failed", {"where": job.where(unit), "error": what}), game)
    error.__cause__ = cause
    return error


def pack(job: Job) -> bytes:
    """The job as it travels; raises `CannotTravel`."""
    try:
        return pickle.dumps(job)
    except Exception as error:  # whatever somebody's own class raises
        raise CannotTravel(Message("lab-bot-pickle", {"why": f"{type(error).__name__}: {error}"})) from error


def play_span(player: Any, span: Span) -> tuple[list[Any], float] | Failure:
    """What came of the units, and the seconds they took; or why one of them failed."""
    begun = time.perf_counter()
    results: list[Any] = []
    for unit in range(span.first, span.end):
        try:
            results.append(player(unit))
        except Exception as error:
            pickled = None
            with suppress(Exception):
                pickled = pickle.dumps(error)
                pickle.loads(pickled)
            told = f"{type(error).__name__}: {error}"
            return Failure(unit, pickled, told, traceback.format_exc())
    return results, time.perf_counter() - begun


def _serve(connection: Connection, packed: bytes) -> None:
    """The life of a process: the job, then chunk after chunk until nobody asks any more."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        job: Job = pickle.loads(packed)
        player = job.player()
    except Exception as error:
        connection.send(("unreadable", f"{type(error).__name__}: {error}"))
        return
    connection.send(("ready", None))
    with suppress(EOFError, OSError):  # the one who asked has gone
        while True:
            span = connection.recv()
            connection.send(("played", play_span(player, span)))


def _end_with_parent() -> None:
    """Nobody reads what this process plays once the one that started it is gone, however it went."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class _Worker:
    """One process, and the chunk that it plays."""

    def __init__(self, packed: bytes) -> None:
        # Spawned, not forked: the same everywhere, and safe in a program that has threads.
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, packed), daemon=False)
        with _no_interrupts():
            self.process.start()
        theirs.close()  # so that ours ends when the process does
        self.span: Span | None = None
        self.ready = False


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """What is started within never hears of Ctrl-C: the process that asked for the match does, and ends the others."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Processes:
    """So many processes, each started when there is something for it to do."""

    chunk_seconds = 1.0
    """How long a chunk should take: so that progress moves, and a process that dies costs little."""

    def __init__(self, job: Job, number: int) -> None:
        self.slots = number
        self._job = job
        self._packed = pack(job)
        self._workers: list[_Worker] = []
        self._deaths: dict[Span, int] = {}

    def submit(self, span: Span) -> None:
        """Play this chunk. No more than `slots` of them at once."""
        worker = next((worker for worker in self._workers if worker.span is None), None)
        if worker is None:
            worker = _Worker(self._packed)
            self._workers.append(worker)
        worker.span = span
        # One that died while it had nothing to do is noticed when its answer is read.
        with suppress(OSError):
            worker.connection.send(span)

    def wait(self) -> list[Done]:
        """Chunks that were played meanwhile; waits for one if there is none. Raises `Failed`."""
        done: list[Done] = []
        busy: dict[Any, _Worker] = {worker.connection: worker for worker in self._workers if worker.span is not None}
        for connection in wait(list(busy)):
            worker = busy[connection]
            try:
                what, told = worker.connection.recv()
            except (EOFError, OSError):
                self._replace(worker)
                continue
            if what == "unreadable":
                raise CannotTravel(Message("lab-bot-unreadable", {"why": told}))
            if what == "ready":
                worker.ready = True
                continue
            if isinstance(told, Failure):
                raise told.error(self._job)
            assert worker.span is not None
            done.append(Done(worker.span, *told))
            self._deaths.pop(worker.span, None)
            worker.span = None
        return done

    def _replace(self, worker: _Worker) -> None:
        """Another process for one that died, with the same chunk."""
        worker.process.join()
        worker.connection.close()
        self._workers.remove(worker)
        span = worker.span
        assert span is not None
        self._deaths[span] = self._deaths.get(span, 0) + 1
        if self._deaths[span] >= MOST_DEATHS:
            if not worker.ready:
                raise LabError(Message("lab-process"))
            raise deadly(self._job, span, MOST_DEATHS, str(worker.process.exitcode))
        self.submit(span)

    def close(self) -> None:
        """End all processes: those in the middle of a chunk at once, the others when they notice."""
        for worker in self._workers:
            if worker.span is not None:
                worker.process.kill()
            worker.connection.close()
        for worker in self._workers:
            worker.process.join(_PATIENCE)
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
        self._workers.clear()


def deadly(job: Job, span: Span, times: int, code: str) -> LabError:
    """What to raise for a chunk that nobody survives."""
    told: dict[str, object] = {"times": str(times), "code": code, "where": job.where(span.first)}
    return LabError(Message("lab-deadly", {**told, "count": str(span.size)}))


def processors() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
