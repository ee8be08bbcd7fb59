"""Parts of a run, put together: the result is the one that the whole run would have had."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rubicon.core.message import Message
from rubicon.lab import arena, journal, league, simulate
from rubicon.lab.arena import ArenaResult
from rubicon.lab.entrants import LabError
from rubicon.lab.league import League
from rubicon.lab.simulate import SimulateResult


def merge(journals: Sequence[Path], out: Path | None = None) -> ArenaResult | League | SimulateResult:
    """The result of the run whose parts were played into these journals.

    Of a simulation it is written to `out`, a folder or a file as in `simulate.run`.
    """
    if not journals:
        raise LabError(Message("lab-merge-none"))
    told, chunks = journal.read_all([Path(path) for path in journals])
    if told["kind"] == "arena":
        deals = arena.job_of(told)
        return arena.result_of(deals, journal.units(chunks, deals.units))
    if told["kind"] == "league":
        deals = league.job_of(told)
        return league.result_of(deals, journal.units(chunks, deals.units))
    if out is None:
        raise LabError(Message("lab-merge-out"))
    games = simulate.job_of(told)
    return simulate.result_of(games, journal.units(chunks, games.units), out)
