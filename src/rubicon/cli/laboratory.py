"""What the commands of the laboratory share: their options, their tables and their data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from rich.table import Table

from rubicon.cli.arguments import BadArgument
from rubicon.cli.progress import watched
from rubicon.cli.screen import Screen
from rubicon.core.message import Message

if TYPE_CHECKING:
    from rubicon.lab.executor import Plan
    from rubicon.lab.jobs import Job


class LabOptions:
    """The options that mean the same in several commands, each with its name and its help."""

    def __init__(self, screen: Screen) -> None:
        self.game: Any = typer.Argument(metavar="GAME", help=screen.say("cli-game-help-needed"))
        self.games: Any = typer.Option("--games", metavar="N", help=screen.say("cli-lab-games-help"))
        self.seats: Any = typer.Option("--seats", metavar="N", help=screen.say("cli-lab-seats-help"))
        self.option: Any = typer.Option("--option", metavar="key=value", help=screen.say("cli-option-help"))
        self.seed: Any = typer.Option("--seed", metavar="N", help=screen.say("cli-lab-seed-help"))
        self.processes: Any = typer.Option("--processes", metavar="N", help=screen.say("cli-arena-processes-help"))
        self.cluster: Any = typer.Option("--cluster", metavar="ADDRESS", help=screen.say("cli-lab-cluster-help"))
        self.journal: Any = typer.Option("--journal", metavar="FILE", help=screen.say("cli-lab-journal-help"))
        self.resume: Any = typer.Option("--resume", help=screen.say("cli-lab-resume-help"))
        self.shard: Any = typer.Option("--shard", metavar="I/N", help=screen.say("cli-lab-shard-help"))
        self.as_json: Any = typer.Option("--json", help=screen.say("cli-json-help"))


def read_plan(
    processes: int | None, cluster: str | None, journal: Path | None, resume: bool, shard: str | None
) -> Plan:
    """Where and how the games are played."""
    from rubicon.lab.executor import Plan

    part: tuple[int, int] | None = None
    if shard is not None:
        try:
            number, of = [int(word) for word in shard.split("/")]
        except ValueError:
            raise BadArgument(Message("cli-lab-shard-wrong", {"text": shard[:60]})) from None
        part = number, of
    return Plan(processes, cluster, journal, resume, part)


def play_part(screen: Screen, job: Job, plan: Plan, games_each: int) -> None:
    """A part of the games into its journal, and what to do with it. A unit is so many games."""
    from rubicon.lab.executor import play_shard

    total = plan.span(job.units).size * games_each
    with watched(screen, screen.say("cli-arena-progress"), total) as progress:
        units = play_shard(job, plan, lambda done: progress(done * games_each))
    screen.print(screen.say("cli-lab-shard-done", games=units * games_each))
    screen.long(f"  {plan.journal}", style="cyan")


def print_json(data: object) -> None:
    """Data for other programs."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def results_table(screen: Screen) -> Table:
    """A table of bots, narrow enough for a line of 80; the first column has their names."""
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    table.add_column(screen.say("cli-lab-bot"), no_wrap=True)
    return table


def print_results(screen: Screen, table: Table, done: str, *, sweep: bool) -> None:
    """The table and what was played; of a bot that won or lost everything, what that means for its rating."""
    screen.print(table)
    screen.print(done, style="dim")
    if sweep:
        screen.print(screen.say("cli-arena-sweep"), style="dim")
