"""What the commands of the laboratory share: their options, their tables and their data."""

import json
from typing import Any

import typer
from rich.table import Table

from rubicon.cli.screen import Screen


class LabOptions:
    """The options that mean the same in several commands, each with its name and its help."""

    def __init__(self, screen: Screen) -> None:
        self.game: Any = typer.Argument(metavar="GAME", help=screen.say("cli-game-help-needed"))
        self.games: Any = typer.Option("--games", metavar="N", help=screen.say("cli-lab-games-help"))
        self.seats: Any = typer.Option("--seats", metavar="N", help=screen.say("cli-lab-seats-help"))
        self.option: Any = typer.Option("--option", metavar="key=value", help=screen.say("cli-option-help"))
        self.seed: Any = typer.Option("--seed", metavar="N", help=screen.say("cli-lab-seed-help"))
        self.processes: Any = typer.Option("--processes", metavar="N", help=screen.say("cli-arena-processes-help"))
        self.as_json: Any = typer.Option("--json", help=screen.say("cli-json-help"))


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
