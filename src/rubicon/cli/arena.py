"""`rubicon arena`: which bot is better, and how sure we can be."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from rubicon.cli.progress import watched
from rubicon.cli.screen import Screen
from rubicon.cli.seating import BadArgument, find_game, read_options
from rubicon.cli.shape import Command
from rubicon.core.message import Message
from rubicon.text import bars

SCALE = 16
"""Letters from 0% to 100%: so that all fits into a line of 80."""


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("arena", cls=Command, help=screen.say("cli-arena-about"))
    def arena(
        game: Annotated[str, typer.Argument(metavar="GAME", help=screen.say("cli-game-help-needed"))],
        bots: Annotated[list[str], typer.Argument(metavar="BOT…", help=screen.say("cli-arena-bots-help"))],
        games: Annotated[int, typer.Option("--games", metavar="N", help=screen.say("cli-lab-games-help"))] = 300,
        seats: Annotated[
            int | None, typer.Option("--seats", metavar="N", help=screen.say("cli-lab-seats-help"))
        ] = None,
        option: Annotated[
            list[str] | None, typer.Option("--option", metavar="key=value", help=screen.say("cli-option-help"))
        ] = None,
        seed: Annotated[int, typer.Option("--seed", metavar="N", help=screen.say("cli-lab-seed-help"))] = 0,
        processes: Annotated[
            int | None, typer.Option("--processes", metavar="N", help=screen.say("cli-arena-processes-help"))
        ] = None,
        stop: Annotated[
            str | None, typer.Option("--stop", metavar="ELO,ELO", help=screen.say("cli-arena-stop-help"))
        ] = None,
        csv: Annotated[
            Path | None, typer.Option("--csv", metavar="FILE", help=screen.say("cli-arena-csv-help"))
        ] = None,
        figure: Annotated[
            Path | None, typer.Option("--figure", metavar="FILE", help=screen.say("cli-arena-figure-help"))
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=screen.say("cli-json-help"))] = False,
    ) -> None:
        from rubicon.lab import arena as lab
        from rubicon.lab import drawing, figures

        chosen = find_game(game)
        limits = None if stop is None else read_limits(stop)
        options = read_options(option or [])
        with watched(screen, screen.say("cli-arena-progress"), games) as progress:
            result = lab.run(
                chosen.name,
                bots,
                games,
                options=options,
                seats=seats,
                seed=seed,
                processes=processes,
                progress=progress,
                stop=limits,
            )
        if csv is not None:
            figures.save_table(figures.table_rows(result), csv)
        if figure is not None:
            drawing.save(figures.arena_figure(result, screen.speaker(chosen.name)), figure)
        if as_json:
            print(json.dumps(result.plain(), indent=2, ensure_ascii=False))
            return
        table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
        table.add_column(screen.say("cli-lab-bot"), no_wrap=True)
        table.add_column(screen.say("cli-lab-share"), justify="right", no_wrap=True)
        table.add_column("95%", justify="right", no_wrap=True)
        table.add_column("0%" + "100%".rjust(SCALE - 2), no_wrap=True)
        table.add_column("Elo", justify="right", no_wrap=True)
        table.add_column(screen.say("cli-arena-thinking"), justify="right")
        for row in sorted(result.rows, key=lambda row: -row.share):
            table.add_row(
                Text(row.label, style="bold"),
                Text(screen.percent(row.share)),
                Text(f"{screen.percent(row.low)}–{screen.percent(row.high)}"),
                interval(row.low, row.share, row.high),
                Text("" if result.seats == 1 else drawing.rated(row.elo, row.elo_low, row.elo_high)),
                Text(bars.duration(screen.words, row.seconds_per_decision)),
            )
        screen.print(table)
        screen.print(
            screen.say("cli-arena-done", games=result.games, seats=result.seats, seconds=round(result.seconds, 1)),
            style="dim",
        )
        if result.seats > 1 and any(row.elo_low is None or row.elo_high is None for row in result.rows):
            screen.print(screen.say("cli-arena-sweep"), style="dim")
        if limits is not None:
            keys = {"better": "cli-arena-better", "not-better": "cli-arena-not-better", "open": "cli-arena-open"}
            low, high = f"{limits[0]:g}", f"{limits[1]:g}"
            screen.print(screen.say(keys[result.verdict], bot=bots[0], low=low, high=high))


def read_limits(text: str) -> tuple[float, float]:
    """`0,50`: two ratings for a sequential test."""
    try:
        low, high = [float(part) for part in text.split(",")]
    except ValueError:
        raise BadArgument(Message("cli-arena-stop-wrong", {"text": text})) from None
    return low, high


def interval(low: float, share: float, high: float, width: int = SCALE) -> Text:
    """`···├─●─┤····`: where the share is, and where it may be."""
    cells = ["·"] * width
    left, middle, right = [min(width - 1, int(value * width)) for value in (low, share, high)]
    for cell in range(left, right + 1):
        cells[cell] = "─"
    cells[left], cells[right] = "├", "┤"
    cells[middle] = "●"
    return Text("".join(cells), style="green")
