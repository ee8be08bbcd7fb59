"""`rubicon rules`: how a game is played, in our own words."""

from typing import Annotated

import typer
from rich.markdown import Markdown

from rubicon.cli import completion
from rubicon.cli.arguments import find_game
from rubicon.cli.command import Command
from rubicon.cli.screen import Screen
from rubicon.core.game import Game
from rubicon.learn.rule_lines import rules_text


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("rules", cls=Command, help=screen.say("cli-rules-about"))
    def rules(
        game: Annotated[
            str | None,
            typer.Argument(metavar="GAME", help=screen.say("cli-game-help"), autocompletion=completion.games),
        ] = None,
    ) -> None:
        show(screen, find_game(game))


def show(screen: Screen, game: Game) -> None:
    """The rules in the language of the screen."""
    text = rules_text(game, screen.language)
    if not text:
        screen.print(screen.say("cli-rules-none", game=game.name), style="yellow")
        return
    screen.print(Markdown(text))
