"""What the commands of the laboratory share: their options, their tables and their data."""

import json
from collections.abc import Iterable
from typing import Any

import typer
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from rubicon.cli import completion
from rubicon.cli.screen import Screen

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
        self.processes: Any = typer.Option("--processes", metavar="N", help=screen.say("cli-arena-processes-help"))
        self.as_json: Any = typer.Option("--json", help=screen.say("cli-json-help"))


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
