"""`rubicon bench`: how fast the rules are."""

import json
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from rubicon.cli.screen import Screen
from rubicon.cli.seating import find_game, read_options
from rubicon.cli.shape import Command


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("bench", cls=Command, help=screen.say("cli-bench-about"))
    def bench(
        game: Annotated[str | None, typer.Argument(metavar="GAME", help=screen.say("cli-game-help"))] = None,
        seconds: Annotated[
            float, typer.Option("--seconds", metavar="S", help=screen.say("cli-bench-seconds-help"))
        ] = 2.0,
        seats: Annotated[
            int | None, typer.Option("--seats", metavar="N", help=screen.say("cli-lab-seats-help"))
        ] = None,
        option: Annotated[
            list[str] | None, typer.Option("--option", metavar="key=value", help=screen.say("cli-option-help"))
        ] = None,
        seed: Annotated[int, typer.Option("--seed", metavar="N", help=screen.say("cli-lab-seed-help"))] = 0,
        as_json: Annotated[bool, typer.Option("--json", help=screen.say("cli-json-help"))] = False,
    ) -> None:
        from rubicon.lab import bench as lab

        chosen = find_game(game)
        options = read_options(option or [])
        measured = lab.run(chosen.name, seconds=seconds, seats=seats, options=options, seed=seed).plain()
        if as_json:
            print(json.dumps(measured, indent=2, ensure_ascii=False))
            return
        kind = "cli-version-compiled" if measured["compiled"] else "cli-version-plain"
        screen.print(
            screen.say("cli-bench-title", game=chosen.name, seats=measured["seats"], kind=screen.say(kind)),
            style="bold",
        )
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right")
        table.add_column()
        rows = [
            ("decisions_per_s", "cli-bench-decisions"),
            ("forced_per_s", "cli-bench-forced"),
            ("chances_per_s", "cli-bench-chances"),
            ("games_per_s", "cli-bench-games"),
            ("mean_decisions", "cli-bench-length"),
        ]
        for name, key in rows:
            value = float(measured[name])
            shown = f"{value:,.0f}" if value >= 100 else screen.number(value)
            table.add_row(Text(shown.replace(",", "\N{NARROW NO-BREAK SPACE}"), style="bold"), Text(screen.say(key)))
        screen.print(table)
