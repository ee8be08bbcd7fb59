"""`rubicon migrate` and `rubicon move`: what operators do with databases."""

from pathlib import Path
from typing import Annotated

import typer

from rubicon.cli.command import Command
from rubicon.cli.screen import Screen
from rubicon.cli.server_extra import need_server
from rubicon.text import Speaker


def add(app: typer.Typer, screen: Screen) -> None:
    """Both commands and their options."""
    data_help = screen.say("cli-serve-data-help")
    database_help = screen.say("cli-serve-database-help")

    @app.command("migrate", cls=Command, help=screen.say("cli-migrate-about"))
    def migrate(
        data: Annotated[Path | None, typer.Option(metavar="DIR", help=data_help)] = None,
        database: Annotated[str | None, typer.Option(metavar="URL", help=database_help)] = None,
    ) -> None:
        need_server()
        from rubicon.server.prepare_database import prepare_database
        from rubicon.server.settings import read_settings

        settings = read_settings({"data": None if data is None else str(data), "database": database})
        changed = prepare_database(settings, Speaker(screen.language))
        key = "migrate-done" if changed else "migrate-nothing"
        screen.print(screen.say(key, database=settings.shown_database()))

    @app.command("move", cls=Command, help=screen.say("cli-move-about"))
    def move(
        source: Annotated[str, typer.Option("--from", metavar="URL", help=screen.say("cli-move-from-help"))],
        target: Annotated[str, typer.Option("--to", metavar="URL", help=screen.say("cli-move-to-help"))],
    ) -> None:
        need_server()
        from rubicon.server.storage import move

        def tell(table: str, rows: int) -> None:
            screen.print(screen.say("carry-table", table=table, rows=rows))

        total = move.move(source, target, tell)
        screen.print(screen.say("carry-done", rows=total, source=move.shown(source), target=move.shown(target)))
