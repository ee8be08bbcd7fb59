"""`rubicon work`: a process that thinks for bots, where servers share a database."""

from typing import Annotated

import typer

from rubicon.cli.command import Command
from rubicon.cli.screen import Screen
from rubicon.cli.server_extra import need_server


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("work", cls=Command, help=screen.say("cli-work-about"))
    def work(
        database: Annotated[str | None, typer.Option(metavar="URL", help=screen.say("cli-work-database-help"))] = None,
    ) -> None:
        need_server()
        from rubicon.server.settings import read_settings
        from rubicon.server.work import work

        work(read_settings({"database": database, "language": screen.language}))
