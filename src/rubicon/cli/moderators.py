"""`rubicon moderators`: who may look at reports, ban people and change names on this server."""

from pathlib import Path
from typing import Annotated

import typer

from rubicon.cli.arguments import BadArgument
from rubicon.cli.command import Command
from rubicon.cli.screen import Screen
from rubicon.cli.server_extra import need_server
from rubicon.core.message import Message
from rubicon.text import Speaker

ACTIONS = ("list", "add", "remove")


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""
    data_help = screen.say("cli-serve-data-help")
    database_help = screen.say("cli-serve-database-help")

    @app.command("moderators", cls=Command, help=screen.say("cli-moderators-about"))
    def moderators(
        action: Annotated[
            str, typer.Argument(metavar="ACTION", help=screen.say("cli-moderators-action-help"))
        ] = "list",
        name: Annotated[str, typer.Argument(metavar="NAME", help=screen.say("cli-moderators-name-help"))] = "",
        data: Annotated[Path | None, typer.Option(metavar="DIR", help=data_help)] = None,
        database: Annotated[str | None, typer.Option(metavar="URL", help=database_help)] = None,
    ) -> None:
        if action not in ACTIONS:
            raise BadArgument(Message("cli-moderators-unknown", {"action": action, "known": ", ".join(ACTIONS)}))
        if (action == "list") != (name == ""):
            raise BadArgument(Message("cli-moderators-name-needed"))
        need_server()
        from rubicon.server import appoint_moderators
        from rubicon.server.prepare_database import prepare_database
        from rubicon.server.settings import read_settings

        settings = read_settings({"data": None if data is None else str(data), "database": database})
        prepare_database(settings, Speaker(screen.language))
        if action == "add":
            appoint_moderators.appoint(settings, name)
        elif action == "remove":
            appoint_moderators.dismiss(settings, name)
        found = appoint_moderators.names(settings)
        screen.print(screen.say("moderators-are", count=len(found), names=", ".join(found)))
