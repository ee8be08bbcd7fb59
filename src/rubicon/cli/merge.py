"""`rubicon merge`: parts of a run, put together."""

from pathlib import Path
from typing import Annotated

import typer

from rubicon.cli import arena, league, simulate
from rubicon.cli.command import Command
from rubicon.cli.laboratory import LabOptions, print_json
from rubicon.cli.screen import Screen


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""
    options = LabOptions(screen)

    @app.command("merge", cls=Command, help=screen.say("cli-merge-about"))
    def merge(
        journals: Annotated[list[Path], typer.Argument(metavar="FILE…", help=screen.say("cli-merge-files-help"))],
        out: Annotated[
            Path | None, typer.Option("--out", metavar="PATH", help=screen.say("cli-merge-out-help"))
        ] = None,
        as_json: Annotated[bool, options.as_json] = False,
    ) -> None:
        from rubicon.lab import merge as lab
        from rubicon.lab.arena import ArenaResult
        from rubicon.lab.league import League
        from rubicon.lab.merge import TrainingGames

        result = lab.merge(journals, out)
        if isinstance(result, League):
            league.show(screen, result, out, as_json)
        elif as_json:
            print_json(result.plain())
        elif isinstance(result, ArenaResult):
            arena.show(screen, result)
        elif isinstance(result, TrainingGames):
            screen.print(screen.say("cli-merge-train", games=result.games))
            screen.long(f"  {result.out}", style="cyan")
        else:
            simulate.show(screen, result)
