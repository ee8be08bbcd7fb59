"""`rubicon serve` with the same chance every time: `python -m tests.server.fixed_serve --data DIR --port N`.

A test would pass or fail by luck if its match had a new secret each time. Here secrets follow from the file
`draws.txt` in the data folder, which says for whom they are drawn and how many have been; bots draw from the
number of the decision before them. A file `picks/COMMITMENT` has the picks of chance of the table with that
commitment, up to where it ends. This is a program of the tests: `rubicon serve` has no such switch.

The file `clocks.txt` moves what the process sees of the clocks of the machine: two numbers of milliseconds, for the
wall clock and for the monotonic one. Both may change while the server runs, as when a machine is set to another time,
or wakes up. A busy machine makes a server stand still too, which then shows its clocks anew; where a test counts
messages, STANDSTILL_SECONDS in the environment says how long that must be.

Bots that draw for themselves, as those of a house do, think ahead in the time of others: FREE_BOTS in the environment.

A folder `web` is served as the browser app, instead of the one that was built: a test can put a newer one there.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import time
from collections.abc import Sequence
from pathlib import Path

from rubicon.core import Fortuna, Sealed, State
from rubicon.server import app, awake_time, live_table, lobby
from rubicon.server.randomness import Randomness
from rubicon.server.serve import run
from rubicon.server.settings import read_settings

DRAWS = "draws.txt"
CLOCKS = "clocks.txt"
PICKS = "picks"
APP = "web"


class Directed(Fortuna):
    """Sealed chance, but for the picks that a test wrote down."""

    folder: Path

    def __init__(self, secret: bytes, nonces: Sequence[str] = (), picks: int = 0) -> None:
        self._sealed = Sealed(secret, nonces, picks)
        self.commitment = self._sealed.commitment
        file = self.folder / self.commitment
        self._directed: list[int] = json.loads(file.read_text()) if file.exists() else []

    def pick(self, state: State) -> int:
        at = self._sealed.picks
        drawn = self._sealed.pick(state)
        return self._directed[at] if at < len(self._directed) else drawn

    def proof(self, over: bool) -> dict[str, object]:
        return self._sealed.proof(over)


class Fixed(Randomness):
    """The same for the same file; the file grows by a line with every secret, also through kills and restarts."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def secret(self) -> bytes:
        text = self._file.read_text() + "\n"
        self._file.write_text(text)
        return hashlib.sha256(text.encode()).digest()

    def bot_seed(self, seat: int, number: int) -> str | None:
        return None if "FREE_BOTS" in os.environ else f"{seat} {number}"

    def legal_move(self, moves: Sequence[int]) -> int:
        return moves[0]


def move_clocks(file: Path) -> None:
    """From now on this process sees the clocks as the file has moved them."""
    wall, monotonic = time.time_ns, time.monotonic_ns

    def moved(which: int) -> int:
        return int(file.read_text().split()[which]) * 1_000_000 if file.exists() else 0

    time.time_ns = lambda: wall() + moved(0)
    time.time = lambda: time.time_ns() / 1e9
    time.monotonic_ns = lambda: monotonic() + moved(1)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    given = parser.parse_args()
    Directed.folder = given.data / PICKS
    for module in (lobby, live_table):
        module.Sealed = Directed  # type: ignore[attr-defined]
    move_clocks(given.data / CLOCKS)
    if (given.data / APP).is_dir():
        app.find_built = lambda: given.data / APP  # type: ignore[attr-defined]
    if "STANDSTILL_SECONDS" in os.environ:
        awake_time.STANDSTILL = int(os.environ["STANDSTILL_SECONDS"]) * 1_000_000_000  # type: ignore[misc]
    run(read_settings({"data": str(given.data), "port": given.port}), randomness=Fixed(given.data / DRAWS))


if __name__ == "__main__":
    main()
