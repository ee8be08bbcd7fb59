"""`rubicon resume`: back to a match that was left."""

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rubicon import games
from rubicon.cli.arguments import BadArgument, make_bots
from rubicon.cli.command import Command
from rubicon.cli.files import read_record
from rubicon.cli.play import sit_down
from rubicon.cli.saves import Saver, saved
from rubicon.cli.screen import Screen
from rubicon.core import record
from rubicon.core.errors import RubiconError
from rubicon.core.message import Message
from rubicon.text import Speaker


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("resume", cls=Command, help=screen.say("cli-resume-about"))
    def resume(
        name: Annotated[str | None, typer.Argument(metavar="NAME", help=screen.say("cli-resume-name-help"))] = None,
        listing: Annotated[bool, typer.Option("--list", help=screen.say("cli-resume-list-help"))] = False,
    ) -> None:
        paths = saved()
        if name is None and not paths:
            screen.print(screen.say("cli-resume-none"))
            screen.long("  rubicon play", style="cyan")
            return
        if listing:
            show_list(screen, paths)
            return
        path = choose(screen, paths) if name is None else find(name, paths)
        if path is not None:
            go_on(screen, path)


def find(name: str, paths: list[Path]) -> Path:
    """The saved match that is meant: its name, the beginning of it, or its number in the list."""
    if name.isascii() and name.isdigit() and 1 <= int(name[:9]) <= len(paths):
        return paths[int(name) - 1]
    stem = name.removesuffix(".json")
    fitting = [path for path in paths if path.stem == stem] or [path for path in paths if path.stem.startswith(stem)]
    if len(fitting) == 1:
        return fitting[0]
    if not paths:
        raise BadArgument(Message("cli-resume-none"))
    known = ", ".join([path.stem for path in fitting or paths][:10])
    raise BadArgument(
        Message("cli-resume-unclear" if fitting else "cli-resume-unknown", {"name": name[:60], "known": known})
    )


def choose(screen: Screen, paths: list[Path]) -> Path | None:
    """The only saved match, or the one that the user points at."""
    if len(paths) == 1:
        return paths[0]
    show_list(screen, paths)
    screen.print(screen.say("cli-resume-which"))
    while True:
        try:
            answer = screen.ask("> ")
        except EOFError:
            return None
        if not answer:
            return paths[0]
        try:
            return find(answer, paths)
        except BadArgument as error:
            screen.print(screen.error_words(error), style="yellow")


def show_list(screen: Screen, paths: list[Path]) -> None:
    """Every saved match: its number, name, players, and when it was left."""
    table = Table(box=None, padding=(0, 2), header_style="dim")
    table.add_column("", justify="right")
    for key in ("cli-resume-name", "cli-resume-players", "cli-resume-when"):
        table.add_column(screen.say(key))
    for number, path in enumerate(paths, start=1):
        try:
            players = ", ".join([str(player["name"]) for player in read_record(path)["players"]])
        except RubiconError:
            players = screen.say("cli-resume-damaged")
        try:
            when = f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}"
        except OSError:
            when = ""
        table.add_row(Text(str(number), style="cyan"), Text(path.stem), Text(players), Text(when))
    screen.print(table)


def go_on(screen: Screen, path: Path) -> None:
    """Continue the match where it was left."""
    saver = Saver(path.stem)
    if not saver.claim():
        raise BadArgument(Message("cli-resume-taken", {"name": path.stem}))
    match = record.resume(read_record(path), games.find)
    bots = make_bots(match.setup.game.name, match.players)
    speaker: Speaker = screen.speaker(match.setup.game.name)
    screen.print(Rule(Text(speaker.key("game"), style="bold"), style="yellow"))
    screen.print(screen.say("cli-resume-back", name=path.stem))
    screen.print()
    sit_down(screen, match, bots, saver)
