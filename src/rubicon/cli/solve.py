"""`rubicon solve GAME`: the exact values of a game that is small enough (its `bot.solver` knows how)."""

from pathlib import Path
from typing import Annotated

import typer

from rubicon.cli.arguments import BadArgument, find_game
from rubicon.cli.command import Command
from rubicon.cli.laboratory import LabOptions, print_json
from rubicon.cli.progress import watched
from rubicon.cli.screen import Screen
from rubicon.core.message import Message


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""
    options = LabOptions(screen)

    @app.command("solve", cls=Command, help=screen.say("cli-solve-about"))
    def solve(
        game: Annotated[str, options.game],
        check: Annotated[bool, typer.Option("--check", help=screen.say("cli-solve-check-help"))] = False,
        out: Annotated[
            Path | None, typer.Option("--out", metavar="FILE", help=screen.say("cli-solve-out-help"))
        ] = None,
        as_json: Annotated[bool, options.as_json] = False,
    ) -> None:
        from rubicon.lab import pages

        chosen = find_game(game)
        solver = chosen.part("bot.solver")
        if solver is None:
            raise BadArgument(Message("cli-solve-none", {"game": chosen.name}))
        with watched(screen, screen.say("cli-solve-progress"), solver.ENTRIES) as progress:
            values = solver.solve(progress)
        told = solver.facts(values)
        if check:
            with watched(screen, screen.say("cli-solve-check-progress"), solver.ENTRIES) as progress:
                told["exploitability"] = solver.exploitability(progress)
        if out is not None:
            pages.save(solver.write(values), out)
        if as_json:
            print_json(told)
            return
        screen.print(screen.say("cli-solve-done", positions=told["positions"], seats=told["seats"]))
        screen.print(screen.say("cli-solve-first", share=screen.percent(told["first"])))
        screen.print(screen.say("cli-solve-same" if told["shipped"] else "cli-solve-differs"))
        if check:
            screen.print(screen.say("cli-solve-exploitability", value=f"{told['exploitability']:.1e}"))
        if out is not None:
            screen.long(f"  {out}", style="cyan")
