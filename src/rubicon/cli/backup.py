"""`rubicon backup` and `rubicon restore`: the server's database, kept safe."""

from pathlib import Path
from typing import Annotated

import typer

from rubicon.cli.command import Command
from rubicon.cli.screen import Screen
from rubicon.cli.server_extra import need_server


def add(app: typer.Typer, screen: Screen) -> None:
    """Both commands and their options."""
    data_help = screen.say("cli-serve-data-help")
    database_help = screen.say("cli-serve-database-help")

    @app.command("backup", cls=Command, help=screen.say("cli-backup-about"))
    def backup(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=screen.say("cli-backup-file-help"))],
        data: Annotated[Path | None, typer.Option(metavar="DIR", help=data_help)] = None,
        database: Annotated[str | None, typer.Option(metavar="URL", help=database_help)] = None,
    ) -> None:
        need_server()
        from rubicon.server.settings import read_settings
        from rubicon.server.storage import backup

        settings = read_settings({"data": None if data is None else str(data), "database": database})
        matches, people = backup.backup(settings, file)
        screen.print(screen.say("backup-done", matches=matches, people=people, file=str(file)))

    @app.command("restore", cls=Command, help=screen.say("cli-restore-about"))
    def restore(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=screen.say("cli-restore-file-help"))],
        data: Annotated[Path | None, typer.Option(metavar="DIR", help=data_help)] = None,
        database: Annotated[str | None, typer.Option(metavar="URL", help=database_help)] = None,
    ) -> None:
        need_server()
        from rubicon.server.settings import read_settings
        from rubicon.server.storage import backup

        settings = read_settings({"data": None if data is None else str(data), "database": database})
        kept = backup.restore(settings, file)
        screen.print(screen.say("restore-done", database=str(backup.database_path(settings)), file=str(file)))
        if kept is not None:
            screen.print(screen.say("restore-kept", kept=str(kept)))
