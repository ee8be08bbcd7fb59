"""What the commands of the laboratory share: their options, their tables and their data."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from rubicon.cli import completion
from rubicon.cli.arguments import BadArgument
from rubicon.cli.progress import watched
from rubicon.cli.screen import Screen
from rubicon.core.message import Message

if TYPE_CHECKING:
    from rubicon.lab.executor import Plan
    from rubicon.lab.jobs import Job

MOST_WIDTH = 1000
"""A table is measured as if the screen were as wide as this."""


class LabOptions:
    """The options that mean the same in several commands, each with its name and its help."""

    def __init__(self, screen: Screen) -> None:
        self.game: Any = typer.Argument(
            metavar="GAME", help=screen.say("cli-game-help-needed"), autocompletion=completion.games
        )
        self.games: Any = typer.Option("--games", metavar="N", help=screen.say("cli-lab-games-help"))
        self.seats: Any = typer.Option("--seats", metavar="N", help=screen.say("cli-lab-seats-help"))
        self.option: Any = typer.Option("--option", metavar="key=value", help=screen.say("cli-option-help"))
        self.seed: Any = typer.Option("--seed", metavar="N", help=screen.say("cli-lab-seed-help"))
        self.processes: Any = typer.Option(
            "--processes", metavar="N", min=1, help=screen.say("cli-arena-processes-help")
        )
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


class Results:
    """A table of results. Each column has a title and values; the first says of whom the others are."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._columns: list[tuple[str, list[Text], bool]] = []

    def add(self, title: str, values: Iterable[str | Text], number: bool = True) -> None:
        """A column."""
        self._columns.append((title, [Text(one) if isinstance(one, str) else one for one in values], number))

    def show(self) -> None:
        """Draw it, where the screen is wide enough; else one line for each value, so that nothing is cut off."""
        table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
        for title, _, number in self._columns:
            table.add_column(title, justify="right" if number else "left", no_wrap=True)
        rows = list(zip(*[values for _, values, _ in self._columns], strict=True))
        for row in rows:
            table.add_row(*row)
        out = self.screen.out
        if Measurement.get(out, out.options.update(max_width=MOST_WIDTH), table).minimum <= out.width:
            self.screen.print(table)
            return
        for first, *others in rows:
            self.screen.print(first)
            for (title, _, _), value in zip(self._columns[1:], others, strict=True):
                if value.plain:
                    self.screen.print(Text.assemble("  ", (title, "dim"), "  " if title else "", value))


def print_notes(screen: Screen, done: str, *, elo: bool, sweep: bool) -> None:
    """What was played; what ratings mean; and what those of a bot that won or lost everything do."""
    screen.print(done, style="dim")
    if elo:
        screen.print(screen.say("cli-lab-elo"), style="dim")
    if sweep:
        screen.print(screen.say("cli-arena-sweep"), style="dim")
