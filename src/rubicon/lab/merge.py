"""Parts of a run, put together: the result is the one that the whole run would have had.

Of a training it is one journal of all its games: with that, `rubicon train` fits the nets.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rubicon.core.message import Message
from rubicon.lab import arena, journal, league, simulate
from rubicon.lab.arena import ArenaResult
from rubicon.lab.entrants import LabUsageError
from rubicon.lab.league import League
from rubicon.lab.simulate import SimulateResult


class TrainingGames(NamedTuple):
    """All games of a training, in one journal."""

    game: str
    bot: str
    seed: int
    games: int
    out: Path

    def plain(self) -> dict[str, Any]:
        """All of it as plain data, for JSON."""
        return {**self._asdict(), "out": str(self.out)}


def merge(journals: Sequence[Path], out: Path | None = None) -> ArenaResult | League | SimulateResult | TrainingGames:
    """The result of the run whose parts were played into these journals.

    Of a simulation it is written to `out`, a folder or a file as in `simulate.run`;
    of a training `out` is the journal of the whole.
    """
    if not journals:
        raise LabUsageError(Message("lab-merge-none"))
    told, chunks = journal.read_all([Path(path) for path in journals])
    if told["kind"] == "arena":
        deals = arena.job_of(told)
        return arena.result_of(deals, journal.units(chunks, deals.units))
    if told["kind"] == "league":
        deals = league.job_of(told)
        return league.result_of(deals, journal.units(chunks, deals.units))
    if told["kind"] not in ("simulate", "train"):
        raise LabUsageError(Message("lab-merge-kind", {"kind": str(told["kind"])[:60]}))
    if out is None:
        raise LabUsageError(Message("lab-merge-out"))
    if told["kind"] == "train":
        journal.join(told, chunks, told["games"], Path(out))
        return TrainingGames(told["game"], told["bots"][0]["name"], told["seed"], told["games"], Path(out))
    games = simulate.job_of(told)
    return simulate.result_of(games, journal.units(chunks, games.units), out)
