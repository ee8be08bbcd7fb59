"""`rubicon bench`: how fast the rules are."""

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from rubicon.cli import completion
from rubicon.cli.arguments import find_game, read_options
from rubicon.cli.command import Command
from rubicon.cli.laboratory import LabOptions, print_json
from rubicon.cli.screen import Screen


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""
    options = LabOptions(screen)

    @app.command("bench", cls=Command, help=screen.say("cli-bench-about"))
    def bench(
        game: Annotated[
            str | None,
            typer.Argument(metavar="GAME", help=screen.say("cli-game-help"), autocompletion=completion.games),
        ] = None,
        seconds: Annotated[
            float, typer.Option("--seconds", metavar="S", help=screen.say("cli-bench-seconds-help"))
        ] = 2.0,
        seats: Annotated[int | None, options.seats] = None,
        option: Annotated[list[str] | None, options.option] = None,
        seed: Annotated[int, options.seed] = 0,
        as_json: Annotated[bool, options.as_json] = False,
    ) -> None:
        from rubicon.lab import bench as lab

        chosen = find_game(game)
        measured = lab.run(
            chosen.name, seconds=seconds, seats=seats, options=read_options(option or []), seed=seed
        ).plain()
        if as_json:
            print_json(measured)
            return
        kind = "cli-version-compiled" if measured["compiled"] else "cli-version-plain"
        screen.print(
            screen.say("cli-bench-title", game=chosen.name, seats=measured["seats"], kind=screen.say(kind)),
            style="bold",
        )
        table = Table(box=None, padding=(0, 2), pad_edge=False)
        for key in ("cli-bench-processor", "cli-bench-wall"):
            table.add_column(Text(screen.say(key)), justify="right", style="bold")
        table.add_column()
        rows = [
            ("decisions_per_s", "cli-bench-decisions"),
            ("forced_per_s", "cli-bench-forced"),
            ("chances_per_s", "cli-bench-chances"),
            ("games_per_s", "cli-bench-games"),
            ("seconds", "cli-bench-seconds"),
        ]

        def shown(value: float) -> str:
            text = f"{value:,.0f}" if value >= 100 else screen.number(value)
            return text.replace(",", "\N{NARROW NO-BREAK SPACE}") if value >= 100 else text

        for name, key in rows:
            table.add_row(shown(measured[name]), shown(measured["wall"][name]), Text(screen.say(key)))
        table.add_row(shown(measured["mean_decisions"]), "", Text(screen.say("cli-bench-length")))
        screen.print(table)
