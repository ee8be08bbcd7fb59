"""Many matches between bots, each written down as a record file.

The n-th match depends on the seed and on n alone: a run can be repeated to the
byte, and any single match of it played again without the others.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rubicon.core import driver, record
from rubicon.core.bot import BotMaker
from rubicon.core.chance import Streamed
from rubicon.core.errors import RubiconError
from rubicon.core.game import Setup
from rubicon.core.match import Match
from rubicon.core.message import Message
from rubicon.core.rng import stream
from rubicon.lab.entrants import LabError, check_games, find_makers, labels, line_up

STREAM = "simulate"


class SimulateResult:
    """Where the records are, and what they add up to."""

    def __init__(self, setup: Setup, bots: list[str], folder: Path, seed: int) -> None:
        self.game = setup.game.name
        self.bots = bots
        """The bot in each seat."""
        self.folder = folder
        self.seed = seed
        self.games = 0
        self.entries = 0
        self.seconds = 0.0
        self.reasons: Counter[str] = Counter()
        """How many games ended for each reason."""
        self._won = [0.0] * setup.seats

    def add(self, match: Match) -> None:
        """Count one more match."""
        outcome = match.outcome()
        assert outcome is not None, "the driver plays to the end"
        self.games += 1
        self.entries += len(match.entries)
        self.reasons[outcome.reason] += 1
        for seat in range(len(self._won)):
            self._won[seat] += outcome.share(seat)

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the victories."""
        return [won / self.games for won in self._won]

    def plain(self) -> dict[str, Any]:
        """All of it as plain data, for JSON."""
        return {
            "game": self.game,
            "bots": self.bots,
            "folder": str(self.folder),
            "seed": self.seed,
            "games": self.games,
            "shares": self.shares,
            "reasons": dict(sorted(self.reasons.items())),
            "mean_entries": self.entries / self.games,
            "seconds": self.seconds,
        }


def run(
    game: str,
    bots: Sequence[str],
    games: int,
    out: Path,
    *,
    options: dict[str, Any] | None = None,
    seats: int | None = None,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> SimulateResult:
    """Play that many games into the folder `out`, one file each: `caesar_dice-0000000.json` and so on.

    One bot's name fills all seats. `progress` is called after every game with
    the number of games finished so far. The folder is made if it is missing; if
    it is there it has to be empty, or hold nothing but records of this very
    run, which are then written anew. Files appear whole or not at all.
    """
    check_games(games)
    setup, names = line_up(game, bots, options, seats)
    out = Path(out)
    _claim(out, game, games, record.write(Match(setup, Streamed(STREAM, seed), _players(names))))
    result = SimulateResult(setup, names, out, seed)
    makers = find_makers(setup, names)
    begun = time.perf_counter()
    for number in range(games):
        match = play(setup, names, seed, number, makers)
        _write(out, file_name(game, number), record.dumps(record.write(match)))
        result.add(match)
        if progress is not None:
            progress(number + 1)
    result.seconds = time.perf_counter() - begun
    return result


def play(setup: Setup, bots: Sequence[str], seed: int, number: int, makers: Sequence[BotMaker] | None = None) -> Match:
    """The match of that number in the run of that seed. Who plays many hands over the `makers` of the bots."""
    if makers is None:
        makers = find_makers(setup, bots)
    seated = [maker(stream("bot", STREAM, seed, number, seat)) for seat, maker in enumerate(makers)]
    return driver.play(setup, seated, Streamed(STREAM, seed, number), _players(bots))


def _players(bots: Sequence[str]) -> list[dict[str, object]]:
    return [{"name": label, "bot": bot} for label, bot in zip(labels(bots), bots, strict=True)]


def file_name(game: str, number: int) -> str:
    """What the record of that number is called."""
    return f"{game}-{number:07d}.json"


def _claim(folder: Path, game: str, games: int, blank: dict[str, Any]) -> None:
    """Make the folder ours, or refuse: whoever reads it later shall find one whole run in it, and lose nothing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        found = sorted(path.name for path in folder.iterdir())
    except OSError as error:
        raise _unwritable(folder, error) from error
    ours = re.compile(rf"\.?{re.escape(game)}-(\d{{7,}})\.json(\.part)?")
    for name in found:
        fits = ours.fullmatch(name)
        if fits is None or int(fits[1]) >= games or not (name.endswith(".part") or _same_run(folder / name, blank)):
            raise LabError(Message("lab-folder-taken", {"folder": str(folder), "file": name}))
    for name in found:
        if name.endswith(".part"):  # of a run that was interrupted
            (folder / name).unlink(missing_ok=True)


def _same_run(path: Path, blank: dict[str, Any]) -> bool:
    """Whether the file is a record that this run would write again: all but the number and the game itself agrees."""
    try:
        if path.stat().st_size > record.MOST_BYTES:
            return False
        other = record.loads(path.read_bytes())
    except (OSError, RubiconError):
        return False
    same = all(other[key] == blank[key] for key in ("game", "rules", "options", "seats", "players"))
    return same and {**other["chance"], "number": 0} == blank["chance"]


def _write(folder: Path, name: str, text: str) -> None:
    part = folder / f".{name}.part"
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(folder / name)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise _unwritable(folder, error) from error


def _unwritable(folder: Path, error: OSError) -> LabError:
    return LabError(Message("lab-folder-unwritable", {"folder": str(folder), "why": error.strerror or str(error)}))
