"""What a change made slower: this tree and another commit, measured in turns in one run.

    python benchmarks/compare.py BASE [--plain] [--rounds 7] [--seconds 0.2] [GAME ...]

BASE is a commit or a branch. It is unpacked into build/compare and compiled there (--plain: not compiled), with the
binaries of all packages that are the same. Then two processes measure in turns, each with its own rubicon: one thing
here, the same there, the next one. Time is the processor's, and only ratios within a round count, so that other
work on the machine matters little. What takes over 20% longer than at BASE is named, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

TOLERANCE = 1.2
POSITIONS = 40

Rounds = dict[str, list[float]]


# ---- a process that measures what it is told ----


def contenders(names: list[str]) -> dict[str, Callable[[], int]]:
    """What can be measured: each does something and says how many units of work it was."""
    from rubicon import games
    from rubicon.core.rng import stream

    found: dict[str, Callable[[], int]] = {}
    for name in names or games.names():
        setup = games.find(name).setup()

        found[f"{name}: rules"] = partial(random_moves, setup, stream("compare", name))
        found |= of_positions(name, setup)
        found |= of_environments(name)
    return found


def random_moves(setup: Any, rng: Any) -> int:
    """A random game: how many moves players made."""
    from rubicon.core.driver import Tally, random_game

    tally = Tally()
    random_game(setup, rng, tally)
    return tally.decisions + tally.forced


def of_positions(name: str, setup: Any) -> dict[str, Callable[[], int]]:
    """Copies, views and observations of positions spread over a random game."""
    from benchmarks.work import play
    from rubicon.envs import Observer

    positions = play(setup)
    positions = positions[:: max(1, len(positions) // POSITIONS)]
    observer = Observer(setup)

    def each(what: Callable[[Any, int], object]) -> Callable[[], int]:
        def run() -> int:
            for state, seat in positions:
                what(state, seat)
            return len(positions)

        return run

    return {
        f"{name}: copies": each(lambda state, seat: state.copy()),
        f"{name}: views": each(lambda state, seat: state.sight(seat).view()),
        f"{name}: observations": each(lambda state, seat: observer.observe(state.sight(seat))),
    }


def of_environments(name: str) -> dict[str, Callable[[], int]]:
    """Steps of the environments that this rubicon has."""
    from benchmarks import envs
    from rubicon import envs as ours
    from rubicon.core.rng import stream

    single = ours.raw_env(name)
    scripts = [envs.prepare(single, seed, stream("compare", seed)) for seed in range(2)]
    found: dict[str, Callable[[], int]] = {
        f"{name}: environment": lambda: sum(envs.perform(single, script) for script in scripts)
    }
    if hasattr(ours, "vector"):
        many = ours.vector(name, 16)
        steps = envs.prepare_vector(many, stream("compare"), 40)
        found[f"{name}: vector environment"] = lambda: envs.perform_vector(many, steps)
    return found


def serve(names: list[str]) -> None:
    """Say what can be measured; then, for each line of input, measure it."""
    import rubicon

    found = contenders(names)
    for run in found.values():
        run()  # what is only done once shall not be measured
    print(json.dumps({"compiled": rubicon.COMPILED, "file": rubicon.__file__, "names": [*found]}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        run = found[asked["name"]]
        units = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < asked["seconds"]:
            units += run()
        print(json.dumps(units / spent), flush=True)


class Worker:
    """Such a process, with the rubicon of that folder."""

    def __init__(self, folder: Path, names: list[str]) -> None:
        command = [sys.executable, "-W", "ignore", __file__, "--serve", "", *names]
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        self._process = subprocess.Popen(
            command, env=environment, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.facts = self._answer()

    def rate(self, name: str, seconds: float) -> float:
        """Units of work a second."""
        assert self._process.stdin
        self._process.stdin.write(json.dumps({"name": name, "seconds": seconds}) + "\n")
        self._process.stdin.flush()
        answer: float = self._answer()
        return answer

    def close(self) -> None:
        """It ends with its input."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()

    def _answer(self) -> Any:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            sys.exit("compare: a process that measures has failed; see above")
        return json.loads(line)


# ---- what is compared ----


def unpacked(base: str) -> Path:
    """The sources of a commit."""
    command = ["git", "rev-parse", "--verify", f"{base}^{{commit}}"]
    commit = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if commit.returncode:
        sys.exit(f"compare: there is no commit {base!r}")
    name = commit.stdout.strip()
    folder = ROOT / "build" / "compare" / name[:16]
    if not folder.exists():
        archive = subprocess.run(["git", "archive", name], cwd=ROOT, capture_output=True, check=True).stdout
        half = folder.with_name(f"{folder.name}.half")
        with tarfile.open(fileobj=BytesIO(archive)) as files:
            files.extraction_filter = getattr(tarfile, "data_filter", None)  # 3.11.4 and newer have it
            files.extractall(half)
        half.rename(folder)
    return folder


def installed(folder: Path) -> Path:
    """A compiled wheel of these sources, unpacked."""
    target = folder / "build" / "compared"
    if not target.exists():
        made = folder / "build" / "wheel"
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(made)]
        cache = {"RUBICON_CACHE": str(ROOT / "build" / "cache"), "RUBICON_COMPILE": "always", "RUBICON_WEB": "never"}
        subprocess.run(command, cwd=folder, env={**os.environ, **cache}, stdout=sys.stderr, check=True)
        (wheel,) = made.glob("*.whl")
        half = target.with_name("compared.half")
        with zipfile.ZipFile(wheel) as files:
            files.extractall(half)
        half.rename(target)
    return target


def ours(plain: bool) -> Path:
    """This tree: its sources, or what is installed in .venv."""
    if plain:
        return ROOT / "src"
    from tools.installs import current

    folder = current()
    if folder is None:
        sys.exit("compare: no rubicon is installed; make benchcompare installs it")
    return folder


def measure(now: Worker, base: Worker, rounds: int, seconds: float) -> tuple[Rounds, list[str]]:
    """How many times as fast each thing is as at the base, round by round; what only one of them has."""
    both = [name for name in now.facts["names"] if name in base.facts["names"]]
    apart = sorted({*now.facts["names"]} ^ {*base.facts["names"]})
    found: Rounds = {name: [] for name in both}
    for number in range(rounds):
        for name in both:
            first, second = (now, base) if number % 2 else (base, now)
            rates = {id(worker): worker.rate(name, seconds) for worker in (first, second)}
            found[name].append(rates[id(now)] / rates[id(base)])
    return found, apart


def slower(found: Rounds) -> list[str]:
    """What takes over 20% longer, by the median of the rounds, the worst first."""
    medians = {name: median(ratios) for name, ratios in found.items()}
    return sorted((name for name in medians if medians[name] * TOLERANCE < 1), key=medians.__getitem__)


def report(found: Rounds, apart: list[str]) -> str:
    """For people."""
    lines = [f"{'':<40}{'× as fast':>10}{'rounds from':>14}{'to':>8}"]
    for name, ratios in found.items():
        mark = "  SLOWER" if name in slower(found) else ""
        lines.append(f"{name:<40}{median(ratios):>10.2f}{min(ratios):>14.2f}{max(ratios):>8.2f}{mark}")
    lines += [f"{name:<40}only one of them has it" for name in apart]
    named = ", ".join(slower(found))
    return "\n".join([*lines, "", f"Slower by more than 20%: {named or 'nothing'}."])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base", metavar="BASE", help="the commit to compare with")
    parser.add_argument("games", nargs="*", metavar="GAME", help="our games to measure; all of them by default")
    parser.add_argument("--plain", action="store_true", help="plain sources of both, without compiling")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.2, help="for each thing in each round")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_intermixed_args()
    if arguments.serve:
        serve(arguments.games)
        return 0
    folder = unpacked(arguments.base)
    base = Worker(folder / "src" if arguments.plain else installed(folder), arguments.games)
    now = Worker(ours(arguments.plain), arguments.games)
    for worker in (now, base):
        if worker.facts["compiled"] is arguments.plain:
            sys.exit(f"compare: {worker.facts['file']} is not of the kind that was asked for")
    found, apart = measure(now, base, arguments.rounds, arguments.seconds)
    now.close()
    base.close()
    print(json.dumps({"ratios": found, "apart": apart}) if arguments.json else report(found, apart))
    return 1 if slower(found) else 0


if __name__ == "__main__":
    sys.exit(main())
