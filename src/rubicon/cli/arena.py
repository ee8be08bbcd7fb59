"""`rubicon arena`: which bot is better, and how sure we can be."""

import json
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from rubicon.cli.odds import BAR
from rubicon.cli.progress import watched
from rubicon.cli.screen import Screen
from rubicon.cli.seating import find_game, read_options
from rubicon.cli.shape import Command


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
        as_json: Annotated[bool, typer.Option("--json", help=screen.say("cli-json-help"))] = False,
    ) -> None:
        from rubicon.lab import arena as lab

        chosen = find_game(game)
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
            )
        if as_json:
            print(json.dumps(result.plain(), indent=2, ensure_ascii=False))
            return
        table = Table(box=None, padding=(0, 2), header_style="dim", pad_edge=False)
        table.add_column(screen.say("cli-lab-bot"))
        table.add_column(screen.say("cli-lab-share"), justify="right")
        table.add_column("95%", justify="right")
        table.add_column("0%" + "100%".rjust(BAR - 2), no_wrap=True)
        table.add_column(screen.say("cli-arena-thinking"), justify="right")
        for row in sorted(result.rows, key=lambda row: -row.share):
            table.add_row(
                Text(row.label, style="bold"),
                Text(screen.percent(row.share)),
                Text(f"{screen.percent(row.low)}–{screen.percent(row.high)}"),
                interval(row.low, row.share, row.high),
                Text(duration(row.seconds_per_decision, screen)),
            )
        screen.print(table)
        screen.print(
            screen.say("cli-arena-done", games=result.games, seats=result.seats, seconds=round(result.seconds, 1)),
            style="dim",
        )


def duration(seconds: float, screen: Screen) -> str:
    """A short time, in milliseconds or microseconds."""
    return f"{screen.number(seconds * 1e3)} ms" if seconds >= 1e-3 else f"{screen.number(seconds * 1e6)} µs"


def interval(low: float, share: float, high: float, width: int = BAR) -> Text:
    """`···├─●─┤····`: where the share is, and where it may be."""
    cells = ["·"] * width
    left, middle, right = [min(width - 1, int(value * width)) for value in (low, share, high)]
    for cell in range(left, right + 1):
        cells[cell] = "─"
    cells[left], cells[right] = "├", "┤"
    cells[middle] = "●"
    return Text("".join(cells), style="green")
