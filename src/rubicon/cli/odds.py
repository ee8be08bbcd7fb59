"""`rubicon odds GAME`: what dice promise, in every game that brings a `calculator` (see `rubicon.core.calculator`)."""

from __future__ import annotations

import json
from collections.abc import Callable
from inspect import Parameter, Signature
from typing import Annotated, Any

import typer

from rubicon import games
from rubicon.cli.arguments import BadArgument, find_game
from rubicon.cli.command import Command, Group, commands_of
from rubicon.cli.screen import Screen
from rubicon.core.calculator import Question
from rubicon.core.game import Game
from rubicon.core.message import Message


def add(app: typer.Typer, screen: Screen) -> None:
    """The command; each game's own is under it."""

    class ByGame(Group):
        """Every game with odds is a command. They are looked for only when somebody asks for odds."""

        def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
            """The game comes first; without one it is the usual game, and options alone are for that."""
            self.commands = _commands(screen)
            return list(super().parse_args(ctx, _game_first(args, ctx.help_option_names)))

    inner = typer.Typer(cls=ByGame, help=screen.say("cli-odds-about"), add_help_option=True)

    @inner.callback()
    def odds() -> None:
        pass

    app.add_typer(inner, name="odds")


def _game_first(arguments: list[str], asking_for_help: list[str]) -> list[str]:
    if arguments and arguments[0] in asking_for_help:
        return arguments
    if arguments and not arguments[0].startswith("-"):
        return [_with_odds(find_game(arguments[0])).name, *arguments[1:]]
    known = games.names()
    for number, argument in enumerate(arguments):
        if argument.casefold().replace("-", "_") in known:
            rest = arguments[:number] + arguments[number + 1 :]
            return [_with_odds(find_game(argument)).name, *rest]
    return [find_game(None).name, *arguments]


def _with_odds(game: Game) -> Game:
    if game.part("aid.calculator") is None:
        raise BadArgument(Message("cli-odds-none", {"game": game.name}))
    return game


def _commands(screen: Screen) -> dict[str, Any]:
    """A command for each game that can tell odds."""

    def add_all(gathered: typer.Typer) -> None:
        for name in games.names():
            game = games.find(name)
            module = game.part("aid.calculator")
            if module is not None:
                about = screen.speaker(name).key(module.ABOUT)
                gathered.command(name, cls=Command, help=about)(_command(screen, game, module))

    return commands_of(add_all)


def _command(screen: Screen, game: Game, module: Any) -> Callable[..., None]:
    """What is called with the options of one game: its signature is made of what the game asks for."""
    speaker = screen.speaker(game.name)

    def tell(**asked: Any) -> None:
        as_json = asked.pop("as_json")
        told = module.answer(game.setup(), asked)
        if as_json:
            print(json.dumps({"game": game.name, **told}, indent=2, ensure_ascii=False))
        else:
            screen.print(module.draw(told, asked, speaker))

    asks: tuple[Question, ...] = module.ASKS
    parameters = [_parameter(ask, speaker.key(ask.help_key)) for ask in asks]
    in_json = Annotated[bool, typer.Option("--json", help=screen.say("cli-json-help"))]
    parameters.append(Parameter("as_json", Parameter.KEYWORD_ONLY, default=False, annotation=in_json))
    tell.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    tell.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return tell


def _parameter(ask: Question, text: str) -> Parameter:
    kind = str if ask.usually is None else type(ask.usually)
    option = typer.Option(f"--{ask.name}", metavar=ask.sample or None, help=text)
    default = Parameter.empty if ask.usually is None else ask.usually
    return Parameter(ask.name, Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, option])
