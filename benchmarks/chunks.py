"""How busy an executor keeps two processors with chunks of 10 s: local processes, or a Ray cluster of two processors.

python benchmarks/chunks.py local
python benchmarks/chunks.py HOST:PORT

Prints the share of the time, once both processes have played their first deal, in which they played.
"""

from __future__ import annotations

import sys
import time

from rubicon.lab import arena
from rubicon.lab.cluster import Cluster
from rubicon.lab.executor import Plan, play
from rubicon.lab.processes import Done, Processes

GAMES = 200
CHUNK_SECONDS = 10.0


def main(where: str) -> None:
    """Play an arena, and note when each chunk was finished."""
    local = where == "local"
    backend: type[Processes] | type[Cluster] = Processes if local else Cluster
    wait = backend.wait
    seen: list[tuple[float, float]] = []

    def noted(self: object) -> list[Done]:
        done = wait(self)  # type: ignore[arg-type]
        seen.extend([(time.perf_counter(), one.seconds) for one in done])
        return done

    backend.wait = noted  # type: ignore[method-assign]
    plan = Plan(2, chunk_seconds=CHUNK_SECONDS) if local else Plan(cluster=where, chunk_seconds=CHUNK_SECONDS)
    job = arena.make_job("caesar_dice", ["medium:40", "random"], GAMES, seed=1)
    begun = time.perf_counter()
    arena.result_of(job, play(job, plan))
    started, ended = seen[1][0], seen[-1][0]
    busy = sum(seconds - max(0.0, started - (at - seconds)) for at, seconds in seen if at > started)
    print(
        f"{where}: start {started - begun:.1f} s, play {ended - started:.1f} s, busy {busy / 2 / (ended - started):.1%}"
    )


if __name__ == "__main__":
    main(sys.argv[1])
