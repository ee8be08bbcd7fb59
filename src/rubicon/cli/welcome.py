"""`rubicon` alone: what one can do here, with examples."""

from typing import Annotated

import typer
from rich.text import Text

import rubicon
from rubicon.cli.command import print_pairs
from rubicon.cli.screen import Screen


def add(app: typer.Typer, screen: Screen) -> None:
    """The command without a command, and its options."""

    @app.callback(invoke_without_command=True)
    def welcome(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=screen.say("cli-version-help"))] = False,
        install: Annotated[
            bool, typer.Option("--install-completion", help=screen.say("cli-completion-install-help"))
        ] = False,
        show_script: Annotated[
            bool, typer.Option("--show-completion", help=screen.say("cli-completion-show-help"))
        ] = False,
        shell: Annotated[
            str | None, typer.Option("--shell", metavar="SHELL", help=screen.say("cli-completion-shell-help"))
        ] = None,
        language: Annotated[str, typer.Option("--lang", metavar="en|pl", help=screen.say("cli-lang-help"))] = "",
        game_file: Annotated[
            str, typer.Option("--game-file", metavar="FILE", help=screen.say("cli-game-file-help"))
        ] = "",
    ) -> None:
        if version:
            kind = "cli-version-compiled" if rubicon.COMPILED else "cli-version-plain"
            screen.print(screen.say("cli-version", version=rubicon.__version__, kind=screen.say(kind)))
            raise typer.Exit
        if install or show_script:
            from rubicon.cli import completion

            completion.install(screen, shell) if install else completion.show(shell)
            raise typer.Exit
        if context.invoked_subcommand is None:
            show(screen)


def show(screen: Screen) -> None:
    """The friendly first screen."""
    from rich.panel import Panel

    from rubicon.cli.saves import saved

    screen.print(Panel(Text(screen.say("cli-about"), justify="center"), title="R V B I C O N", border_style="yellow"))
    examples = [
        ("rubicon play", "cli-welcome-play"),
        ("rubicon play --seats me,me,easy", "cli-welcome-seats"),
        ("rubicon serve", "cli-welcome-serve"),
        ("rubicon resume", "cli-welcome-resume"),
        ("rubicon rules", "cli-welcome-rules"),
        ('rubicon odds --dice "I I L L B" --target 20', "cli-welcome-odds"),
        ("rubicon replay FILE", "cli-welcome-replay"),
        ("rubicon verify FILE", "cli-welcome-verify"),
        ("rubicon arena caesar_dice strong easy easy", "cli-welcome-arena"),
    ]
    screen.print()
    print_pairs(screen, [(" " + command, screen.say(key)) for command, key in examples])
    screen.print()
    waiting = len(saved())
    if waiting:
        screen.print(Text(screen.say("cli-welcome-waiting", count=waiting), style="bold"))
    screen.print(Text(screen.say("cli-welcome-help"), style="dim"))
