"""`rubicon games`: what can be played here."""

import json
from typing import Annotated, Any

import typer
from rich.text import Text

from rubicon import bots
from rubicon import games as house
from rubicon.cli.command import Command
from rubicon.cli.screen import Screen
from rubicon.core.game import Game, spell
from rubicon.text import has


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("games", cls=Command, help=screen.say("cli-games-about"))
    def games(as_json: Annotated[bool, typer.Option("--json", help=screen.say("cli-json-help"))] = False) -> None:
        found = [house.find(name) for name in house.names()]
        if as_json:
            print(json.dumps([plain(game, screen) for game in found], indent=2, ensure_ascii=False))
            return
        for game in found:
            show(game, screen)


def default_options(game: Game) -> dict[str, Any]:
    """What the options are if nobody says."""
    return {option.name: option.default for option in game.options}


def plain(game: Game, screen: Screen) -> dict[str, Any]:
    """A game as plain data."""
    speaker = screen.speaker(game.name)
    return {
        "name": game.name,
        "title": speaker.key("game"),
        "about": speaker.key("game-about"),
        "rules": game.rules,
        "seats": list(game.seats(default_options(game))),
        "bots": bots.names(game.name),
        "options": [
            {"name": option.name, "default": option.default, "choices": list(option.choices)} for option in game.options
        ],
    }


def show(game: Game, screen: Screen) -> None:
    """A game in words."""
    speaker = screen.speaker(game.name)
    screen.print(Text.assemble((game.name, "bold cyan"), "  ", (speaker.key("game"), "bold")))
    screen.print(Text(f"  {speaker.key('game-about')} {speaker.key('game-credit')}."))
    seats = ", ".join([str(number) for number in game.seats(default_options(game))])
    screen.print(Text(f"  {screen.say('cli-games-seats', seats=seats)}"))
    screen.print(Text(f"  {screen.say('cli-games-bots', bots=', '.join(bots.names(game.name)))}"))
    for name in bots.names(game.name):
        if has(f"bot-{name}", screen.language, game.name):
            about = speaker.key(f"bot-{name}")
            screen.print(Text.assemble("    ", (name, "cyan"), f"  {about}"))
    if not game.options:
        screen.print(Text(f"  {screen.say('cli-games-no-options')}"))
    for option in game.options:
        choices = ", ".join([spell(choice) for choice in option.choices])
        line = screen.say("cli-games-option", default=spell(option.default), choices=choices)
        screen.print(Text(f"  --option {option.name}=…  {speaker.key(f'option-{option.name}')}. {line}"))
