"""Many matches between bots, each written down as a record file, or all of them as one file of data.

The n-th match depends on the seed and on n alone: a run can be repeated to the
byte, and any single match of it played again without the others.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
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
from rubicon.lab import datasets, jobs
from rubicon.lab.entrants import AnyBot, Entrant, LabError, check_games, enter, find_makers, labels, line_up
from rubicon.lab.executor import Plan
from rubicon.lab.executor import play as play_job

STREAM = "simulate"


class SimulateResult:
    """Where the records are, and what they add up to."""

    def __init__(self, setup: Setup, bots: list[str], out: Path, seed: int) -> None:
        self.game = setup.game.name
        self.bots = bots
        """The bot in each seat."""
        self.out = out
        """The folder of the records, or the file of the data."""
        self.seed = seed
        self.games = 0
        self.entries = 0
        self.seconds = 0.0
        self.reasons: Counter[str] = Counter()
        """How many games ended for each reason."""
        self._won = [0.0] * setup.seats

    def add(self, told: dict[str, Any]) -> None:
        """Count one more match."""
        self.games += 1
        self.entries += told["entries"]
        self.reasons[told["reason"]] += 1
        for seat, share in enumerate(told["shares"]):
            self._won[seat] += share

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the victories."""
        return [won / self.games for won in self._won]

    def plain(self) -> dict[str, Any]:
        """All of it as plain data, for JSON."""
        return {
            "game": self.game,
            "bots": self.bots,
            "out": str(self.out),
            "seed": self.seed,
            "games": self.games,
            "shares": self.shares,
            "reasons": dict(sorted(self.reasons.items())),
            "mean_entries": self.entries / self.games,
            "seconds": self.seconds,
        }


@dataclass
class GamesJob:
    """Games, one a unit."""

    setup: Setup
    entrants: list[Entrant]
    seed: int
    units: int
    form: str
    told: dict[str, Any]
    """What is played, for the journal."""

    def header(self) -> dict[str, Any]:
        """What is played."""
        return dict(self.told)

    def where(self, unit: int) -> Message:
        """Which game that is."""
        bots = ", ".join(entrant.name for entrant in self.entrants)
        return Message("lab-where-game", {"seed": str(self.seed), "game": str(unit), "bots": bots})

    def player(self) -> Callable[[int], dict[str, Any]]:
        """What plays a game. Its data are the record as text, or a row for each decision."""
        jobs.settle_in(self.setup)
        makers = find_makers(self.setup, self.entrants)
        names = [entrant.name for entrant in self.entrants]
        observe = None if self.form == "records" else datasets.observer(self.setup)

        def play_unit(number: int) -> dict[str, Any]:
            notes = None if observe is None else datasets.Notes(observe)
            match = _play(self.setup, names, self.seed, number, makers, notes)
            outcome = match.outcome()
            assert outcome is not None, "the driver plays to the end"
            told: dict[str, Any] = {
                "entries": len(match.entries),
                "reason": outcome.reason,
                "shares": [outcome.share(seat) for seat in range(self.setup.seats)],
            }
            if notes is None:
                return {**told, "record": record.dumps(record.write(match))}
            return {**told, "rows": notes.rows(number, outcome)}

        return play_unit


def run(
    game: str,
    bots: Sequence[AnyBot],
    games: int,
    out: Path,
    *,
    form: str = "records",
    options: dict[str, Any] | None = None,
    seats: int | None = None,
    seed: int = 0,
    processes: int | None = None,
    progress: Callable[[int], None] | None = None,
    plan: Plan | None = None,
) -> SimulateResult:
    """Play that many games into the folder `out`, one file each: `caesar_dice-0000000.json` and so on.

    Bots, `processes` and `plan` are as in the arena. `progress` is called with the
    number of games finished so far. The folder is made if it is missing; if it is
    there it has to be empty, or hold nothing but records of this very run, which are
    then written anew. Files appear whole or not at all.

    With the `form` `jsonl` or `parquet`, `out` is one file with a row for each
    decision: see `rubicon.lab.datasets`.
    """
    job = make_job(game, bots, games, form=form, options=options, seats=seats, seed=seed)
    return result_of(job, play_job(job, plan or Plan(processes), progress), out)


def make_job(
    game: str,
    bots: Sequence[AnyBot],
    games: int,
    *,
    form: str = "records",
    options: dict[str, Any] | None = None,
    seats: int | None = None,
    seed: int = 0,
) -> GamesJob:
    """The run as a job for `rubicon.lab.executor`. To play one game of it again: `make_job(...).player()(number)`."""
    check_games(games)
    if form != "records":
        datasets.check_form(form)
    setup, entrants = line_up(game, bots, options, seats)
    if form != "records":
        datasets.observer(setup)  # says by itself if the game has no observations
    told = {**jobs.header("simulate", setup, entrants, seed, games), "form": form}
    return GamesJob(setup, entrants, seed, games, form, told)


def job_of(told: dict[str, Any]) -> GamesJob:
    """The job that a journal was written for, without its bots."""
    return GamesJob(jobs.setup_of(told), jobs.entrants_of(told), told["seed"], told["games"], told["form"], told)


def result_of(job: GamesJob, units: Iterator[Any], out: Path) -> SimulateResult:
    """Write these games, which are all in their order."""
    setup = job.setup
    game = setup.game.name
    names = [entrant.name for entrant in job.entrants]
    out = Path(out)
    result = SimulateResult(setup, names, out, job.seed)
    begun = time.perf_counter()
    if job.form == "records":
        _claim(out, game, job.units, record.write(Match(setup, Streamed(STREAM, job.seed), _players(names))))
        for number, told in enumerate(units):
            write_record(out, file_name(game, number), told["record"])
            result.add(told)
    else:
        with datasets.writer(out, job.form, datasets.card(setup, job.told)) as writer:
            for told in units:
                writer.add(told["rows"])
                result.add(told)
    result.seconds = time.perf_counter() - begun
    return result


def play(setup: Setup, bots: Sequence[AnyBot], seed: int, number: int) -> Match:
    """The match of that number in the run of that seed."""
    entrants = enter(bots)
    return _play(setup, [one.name for one in entrants], seed, number, find_makers(setup, entrants), None)


def _play(
    setup: Setup,
    names: Sequence[str],
    seed: int,
    number: int,
    makers: Sequence[BotMaker],
    notes: datasets.Notes | None,
) -> Match:
    seated = [maker(stream("bot", STREAM, seed, number, seat)) for seat, maker in enumerate(makers)]
    if notes is not None:
        seated = [notes.beside(bot) for bot in seated]
    return driver.play(setup, seated, Streamed(STREAM, seed, number), _players(names))


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


def write_record(folder: Path, name: str, text: str) -> None:
    """Write one record. The file appears whole or not at all."""
    part = folder / f".{name}.part"
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(folder / name)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise _unwritable(folder, error) from error


def _unwritable(folder: Path, error: OSError) -> LabError:
    return LabError(Message("lab-folder-unwritable", {"folder": str(folder), "why": error.strerror or str(error)}))
