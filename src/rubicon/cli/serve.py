"""`rubicon serve`: tables for everybody who opens the page."""

from pathlib import Path
from typing import Annotated

import typer

from rubicon.cli.command import Command
from rubicon.cli.screen import Screen
from rubicon.cli.server_extra import need_server


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("serve", cls=Command, help=screen.say("cli-serve-about"))
    def serve(
        host: Annotated[str | None, typer.Option(metavar="ADDRESS", help=screen.say("cli-serve-host-help"))] = None,
        port: Annotated[int | None, typer.Option(metavar="N", help=screen.say("cli-serve-port-help"))] = None,
        data: Annotated[Path | None, typer.Option(metavar="DIR", help=screen.say("cli-serve-data-help"))] = None,
        database: Annotated[str | None, typer.Option(metavar="URL", help=screen.say("cli-serve-database-help"))] = None,
        url: Annotated[str | None, typer.Option(metavar="URL", help=screen.say("cli-serve-url-help"))] = None,
        open_browser: Annotated[bool, typer.Option("--open", help=screen.say("cli-serve-open-help"))] = False,
    ) -> None:
        need_server()
        from rubicon.server.serve import run
        from rubicon.server.settings import read_settings

        given = {
            "host": host,
            "port": port,
            "data": None if data is None else str(data),
            "database": database,
            "url": url,
            "language": screen.language,
        }
        run(read_settings(given), open_browser)
