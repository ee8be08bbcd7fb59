"""Chunks on the machines of a Ray cluster, with the extra `cluster`. A machine that dies costs the chunks it had."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import rubicon
from rubicon import games
from rubicon.core.message import Message
from rubicon.lab.entrants import LabError
from rubicon.lab.jobs import Job, Span
from rubicon.lab.processes import CannotTravel, Done, Failure, deadly, play_span

MOST_DEATHS = 10
"""More than in processes: a cluster may lose many machines at once, and the chunk is not to blame."""
_PATIENCE = 10.0
"""Seconds in which a cluster must answer."""


def need_ray() -> None:
    """Refuse before anything is played if the extra is missing."""
    if find_spec("ray") is None:
        raise LabError(Message("lab-cluster-extra"))


def _knock(address: str) -> None:
    """See whether anybody is there: Ray itself would wait for minutes. Raises `OSError`."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), _PATIENCE).close()


@lru_cache(maxsize=2)
def _player(packed: bytes) -> Any:
    """What plays the units of this job. Kept: chunks of one job come one after the other to a process."""
    from ray import cloudpickle

    job: Job = cloudpickle.loads(packed)
    return job.player()


def _play(version: str, folder: str, own_games: str, packed: bytes, span: Span) -> tuple[str, Any]:
    """A chunk, in a process of the cluster. Files are looked for where the one who asks would look."""
    if version != rubicon.__version__:
        return "version", rubicon.__version__
    with suppress(OSError):  # a machine without that folder may do without
        os.chdir(folder)
    os.environ[games.VARIABLE] = own_games
    try:
        games.names()  # those from elsewhere are loaded before the job speaks of them
        player = _player(packed)
    except Exception as error:
        return "unreadable", f"{type(error).__name__}: {error}"
    return "played", play_span(player, span)


class Cluster:
    """A Ray cluster: chunks are its tasks, one processor each."""

    chunk_seconds = 10.0
    """How long a chunk should take: long against the milliseconds that a task costs."""

    def __init__(self, job: Job, address: str) -> None:
        need_ray()
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray
        from ray import cloudpickle

        self._ray: Any = ray
        self._job = job
        self._spans: dict[Any, Span] = {}
        self._deaths: dict[Span, int] = {}
        self._ours = not ray.is_initialized()
        if self._ours:
            try:
                _knock(address)
                ray.init(address=address, log_to_driver=False, logging_level="error", namespace="rubicon")
            except (OSError, ValueError, RuntimeError) as error:  # ConnectionError is an OSError
                raise LabError(Message("lab-cluster", {"address": address, "why": str(error)})) from error
        try:
            packed = cloudpickle.dumps(job)  # classes of a script or a notebook travel whole
        except Exception as error:
            self.close()
            raise CannotTravel(Message("lab-bot-pickle", {"why": f"{type(error).__name__}: {error}"})) from error
        self._packed = ray.put(packed)
        # Ray would try again by itself, but for ever or without telling how often.
        self._task = ray.remote(num_cpus=1, max_retries=0)(_play)

    @property
    def slots(self) -> int:
        """A chunk for each processor that the cluster has now, and a few for those who finish first."""
        processors = int(self._ray.cluster_resources().get("CPU", 1))
        return processors + max(1, processors // 4)

    def submit(self, span: Span) -> None:
        """Play this chunk."""
        here = (rubicon.__version__, str(Path.cwd()), os.environ.get(games.VARIABLE, ""))
        self._spans[self._task.remote(*here, self._packed, span)] = span

    def wait(self) -> list[Done]:
        """Chunks that were played meanwhile; waits for one if there is none."""
        done: list[Done] = []
        ready, _ = self._ray.wait(list(self._spans), num_returns=1)
        for task in ready:
            span = self._spans.pop(task)
            try:
                what, told = self._ray.get(task)
            except self._ray.exceptions.RayError as error:
                self._again(span, error)
                continue
            if what == "version":
                raise LabError(Message("lab-cluster-version", {"theirs": told, "ours": rubicon.__version__}))
            if what == "unreadable":
                raise CannotTravel(Message("lab-bot-unreadable", {"why": told}))
            if isinstance(told, Failure):
                raise told.error(self._job)
            self._deaths.pop(span, None)
            done.append(Done(span, *told))
        return done

    def _again(self, span: Span, error: Exception) -> None:
        """A process or a machine died. What it had is played elsewhere."""
        self._deaths[span] = self._deaths.get(span, 0) + 1
        if self._deaths[span] >= MOST_DEATHS:
            raise deadly(self._job, span, MOST_DEATHS, type(error).__name__) from error
        self.submit(span)

    def close(self) -> None:
        """Stop all work."""
        for task in self._spans:
            self._ray.cancel(task, force=True)
        self._spans.clear()
        if self._ours:
            self._ray.shutdown()
