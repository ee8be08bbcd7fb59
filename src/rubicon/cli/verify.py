"""`rubicon verify`: was it all by the rules, and was the chance honest?"""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from rubicon import games
from rubicon.cli.command import Command
from rubicon.cli.files import read_record
from rubicon.cli.screen import Screen
from rubicon.core import record
from rubicon.core.errors import RubiconError


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("verify", cls=Command, help=screen.say("cli-verify-about"))
    def verify(
        files: Annotated[list[Path], typer.Argument(metavar="FILE…", help=screen.say("cli-verify-files-help"))],
        nonce: Annotated[list[str] | None, typer.Option(help=screen.say("cli-verify-nonce-help"))] = None,
        commitment: Annotated[str | None, typer.Option(help=screen.say("cli-verify-commitment-help"))] = None,
    ) -> None:
        bad = [path for path in files if not check(screen, path, commitment, nonce or [])]
        if len(files) > 1:
            screen.print(screen.say("cli-verify-total", good=len(files) - len(bad), all=len(files)))
        if bad:
            raise typer.Exit(1)


def check(screen: Screen, path: Path, commitment: str | None, nonces: list[str]) -> bool:
    """Verify one file and tell what came of it."""
    try:
        verdict = record.verify(read_record(path), games.find, commitment, nonces)
    except RubiconError as error:
        screen.err.print(Text.assemble(("✗ ", "bold red"), f"{path}: {screen.error_words(error)}"), soft_wrap=True)
        return False
    game = screen.speaker(verdict.match.setup.game.name).key("game")
    counts = screen.say("cli-verify-good", game=game, entries=verdict.entries, picks=verdict.picks)
    proof = screen.say("cli-verify-checked" if verdict.checked else "cli-verify-unchecked")
    end = "" if verdict.match.outcome() is not None else f" {screen.say('cli-verify-unfinished')}"
    screen.out.print(Text.assemble(("✓ ", "bold green"), f"{path}: {counts} {proof}{end}"), soft_wrap=True)
    return True
