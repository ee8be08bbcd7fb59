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
from rubicon.lab.ladder import anchors
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
        "bot_ratings": {bot: anchor.points for bot, anchor in anchors(game.name).items()},
        "options": [
            {"name": option.name, "default": option.default, "choices": list(option.choices)} for option in game.options
        ],
    }


def about_bot(game: Game, name: str, screen: Screen) -> str:
    """What a bot does, for whom it is, and how strong it is by the ladder, as far as anything is known of it."""
    speaker = screen.speaker(game.name)
    keys = [key for key in (f"bot-{name}", f"level-{name}") if has(key, screen.language, game.name)]
    said = [speaker.key(key) for key in keys]
    anchor = anchors(game.name).get(name)
    if anchor is not None:
        said.append(screen.say("cli-games-rating", points=str(anchor.points)))
    return " ".join(said)


def show(game: Game, screen: Screen) -> None:
    """A game in words."""
    speaker = screen.speaker(game.name)
    screen.print(Text.assemble((game.name, "bold cyan"), "  ", (speaker.key("game"), "bold")))
    screen.print(Text(f"  {speaker.key('game-about')} {speaker.key('game-credit')}."))
    seats = ", ".join([str(number) for number in game.seats(default_options(game))])
    screen.print(Text(f"  {screen.say('cli-games-seats', seats=seats)}"))
    screen.print(Text(f"  {screen.say('cli-games-bots', bots=', '.join(bots.names(game.name)))}"))
    for name in bots.names(game.name):
        if about := about_bot(game, name, screen):
            screen.print(Text.assemble("    ", (name, "cyan"), f"  {about}"))
    if not game.options:
        screen.print(Text(f"  {screen.say('cli-games-no-options')}"))
    for option in game.options:
        choices = ", ".join([spell(choice) for choice in option.choices])
        line = screen.say("cli-games-option", default=spell(option.default), choices=choices)
        screen.print(Text(f"  --option {option.name}=…  {speaker.key(f'option-{option.name}')}. {line}"))
