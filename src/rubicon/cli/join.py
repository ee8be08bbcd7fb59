"""`rubicon join ADDRESS`: a bot of one's own at a table of any server."""

import os
import secrets
from typing import Annotated

import typer

from rubicon.cli.arguments import BadArgument
from rubicon.cli.command import Command
from rubicon.cli.screen import Screen
from rubicon.core.message import Message


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("join", cls=Command, help=screen.say("cli-join-about"))
    def join(
        address: Annotated[str, typer.Argument(metavar="ADDRESS", help=screen.say("cli-join-address-help"))],
        bot: Annotated[str, typer.Option("--bot", metavar="BOT", help=screen.say("cli-join-bot-help"))] = "strong",
        table: Annotated[
            str | None, typer.Option("--table", metavar="ID", help=screen.say("cli-join-table-help"))
        ] = None,
        token: Annotated[
            str | None, typer.Option("--token", metavar="TOKEN", help=screen.say("cli-join-token-help"))
        ] = None,
        seat: Annotated[
            int | None, typer.Option("--seat", metavar="N", min=1, max=12, help=screen.say("cli-join-seat-help"))
        ] = None,
        seconds: Annotated[
            float, typer.Option("--seconds", metavar="S", min=0.0, help=screen.say("cli-join-seconds-help"))
        ] = 0.0,
        patience: Annotated[
            float, typer.Option("--patience", metavar="S", min=0.0, help=screen.say("cli-join-patience-help"))
        ] = 600.0,
    ) -> None:
        from rubicon import bots
        from rubicon.client import TableClient, read_address
        from rubicon.core.rng import Rng
        from rubicon.core.sight import Sight
        from rubicon.text import Speaker

        server, named, key = read_address(address)
        where = table or named
        if where is None:
            raise BadArgument(Message("cli-join-no-table"))
        known = token or os.environ.get("RUBICON_TOKEN", "")
        if not known:
            raise BadArgument(Message("cli-join-no-token"))
        client = TableClient(server, known, patience=patience)
        game = str(client.table(where, key)["game"])
        player = bots.make(game, bot, Rng(secrets.randbits(62)))  # an unknown bot takes no seat
        taken = client.join(where, key=key, seat=None if seat is None else seat - 1)
        speaker = Speaker(screen.language, game)
        told = ", ".join([str(number + 1) for number in taken])
        screen.print(screen.say("cli-join-seated", bot=bot, game=speaker.key("game"), seats=told))

        def show(sight: Sight, move: int) -> None:
            assert sight.seat is not None
            screen.print(f"{sight.seat + 1}: {sight.setup.say(sight.seat, move)}")

        outcome = client.play(where, player, seconds=seconds, told=show)
        reason = speaker.key(f"reason-{outcome.reason}")
        scores = ", ".join([str(score) for score in outcome.scores])
        won = ", ".join([str(number + 1) for number in outcome.winners]) or "–"
        screen.print(screen.say("cli-join-over", reason=reason, scores=scores, winners=won))
