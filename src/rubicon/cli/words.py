"""`rubicon words`: every message in every language side by side, for the eyes of whoever writes them.

With `--all`, every number in a message is tried with 1, 2, 5, 22 and 1.5, which
need different forms in Polish, and every name is shown in all its cases.
"""

from typing import Annotated, Any

import typer
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rubicon import games as house
from rubicon.cli.arguments import find_game
from rubicon.cli.command import Command
from rubicon.cli.screen import Screen
from rubicon.core.game import Game
from rubicon.core.message import NameRef
from rubicon.text import LANGUAGES, Speaker, game_folder, source

NUMBERS = (1, 2, 5, 22, 1.5)
PLAYERS = ("Anna", "Marek", "Ola")
PLURALS = ("zero", "one", "two", "few", "many", "other")


def add(app: typer.Typer, screen: Screen) -> None:
    """The command and its options."""

    @app.command("words", cls=Command, help=screen.say("cli-words-about"))
    def words(
        everything: Annotated[bool, typer.Option("--all", help=screen.say("cli-words-all-help"))] = False,
        game: Annotated[
            str | None, typer.Option("--game", metavar="GAME", help=screen.say("cli-words-game-help"))
        ] = None,
    ) -> None:
        total = 0
        if game is None:
            total += show(screen, None, everything)
        for name in house.names() if game is None else [find_game(game).name]:
            total += show(screen, house.find(name), everything)
        screen.print(screen.say("cli-words-total", count=total), style="bold")


class Form:
    """What a message of one language is made of, as far as its arguments go."""

    def __init__(self, message: ast.Message) -> None:
        self.key: str = message.id.name
        self.cases: list[str] = [attribute.id.name for attribute in message.attributes]
        finder = _Finder()
        finder.visit(message)
        self.arguments = finder.arguments
        self.numbers = finder.numbers
        self.names = finder.names


class _Finder(Visitor):
    """Finds the arguments of a message, and which of them are numbers or declined names."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.numbers: set[str] = set()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        numeric = any(isinstance(v.key, ast.NumberLiteral) or v.key.name in PLURALS[:-1] for v in node.variants)
        if numeric and isinstance(node.selector, ast.VariableReference):
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: Any) -> None:
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                (self.names if node.id.name == "NAME" else self.numbers).add(argument.id.name)
        self.generic_visit(node)


def forms(language: str, game: Game | None) -> dict[str, Form]:
    """The messages of a language: the shared ones, or those of a game alone."""
    if game is None:
        texts = source(language, None)
    else:
        path = game_folder(type(game).__module__) / "text" / f"{language}.ftl"
        texts = [path.read_text(encoding="utf-8")] if path.is_file() else []
    found: dict[str, Form] = {}
    for text in texts:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Form(entry)
    return found


def show(screen: Screen, game: Game | None, everything: bool) -> int:
    """All messages of a game, or the shared ones; how many there are."""
    title = screen.say("cli-words-shared") if game is None else game.name
    screen.print(Rule(title, style="yellow"))
    by_language = {language: forms(language, game) for language in LANGUAGES}
    keys = list(dict.fromkeys([key for found in by_language.values() for key in found]))
    kinds = {} if game is None else argument_types(game)
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False)
    for _ in LANGUAGES:
        table.add_column(ratio=1)
    for key in keys:
        table.add_row(Text(key, style="cyan"))
        for row in rows(key, game, by_language, kinds.get(key, {}), everything):
            table.add_row(*[Text(text) for text in row])
    screen.print(table)
    return len(keys)


def argument_types(game: Game) -> dict[str, dict[str, str]]:
    """What the arguments of the messages of events are: the rules have declared it."""
    types: dict[str, dict[str, str]] = {}
    for kind in game.kinds:
        fields = dict(zip(kind.names, kind.types, strict=True))
        types[f"event-{kind.name}"] = types[f"event-{kind.name}-hidden"] = fields
    return types


def rows(
    key: str, game: Game | None, by_language: dict[str, dict[str, Form]], types: dict[str, str], everything: bool
) -> list[list[str]]:
    """The message in each language, once, or once for every number and case."""
    found = [form for forms in by_language.values() if (form := forms.get(key)) is not None]
    arguments = sorted({argument for form in found for argument in form.arguments})
    numbers = [a for a in arguments if types.get(a) == "int" or any(a in form.numbers for form in found)]
    names = [a for a in arguments if types.get(a) == "name" or any(a in form.names for form in found)]
    things = [form.key for form in by_language[LANGUAGES[0]].values() if form.cases]
    trials: list[dict[str, object]] = [{}]
    if everything:
        trials = [{number: value} for number in numbers for value in NUMBERS]
        trials += [{name: NameRef(thing)} for name in names for thing in things]
        trials = trials or [{}]
    said: list[list[str]] = []
    for trial in trials:
        args = sample(arguments, numbers, names, things, types) | trial
        line = [say(language, game, by_language[language], key, args) for language in LANGUAGES]
        if line not in said:
            said.append(line)
    cases = sorted({case for form in found for case in form.cases}) if everything else []
    for case in cases:
        said.append([f"  .{case} {Speaker(language, _name(game)).name(key, case)}" for language in LANGUAGES])
    return said


def sample(
    arguments: list[str], numbers: list[str], names: list[str], things: list[str], types: dict[str, str]
) -> dict[str, object]:
    """Something for every argument: a number, a name, a player, or its own name in angle brackets."""
    values: dict[str, object] = {}
    players = list(PLAYERS)
    for argument in arguments:
        if argument in numbers:
            values[argument] = 5
        elif argument in names and things:
            values[argument] = NameRef(things[0])
        elif types.get(argument) == "seat" or argument in ("player", "consul"):
            values[argument] = players.pop(0) if players else PLAYERS[0]
        else:
            values[argument] = f"‹{argument}›"
    return values


def say(language: str, game: Game | None, found: dict[str, Form], key: str, args: dict[str, object]) -> str:
    """The message, or that this language lacks it."""
    speaker = Speaker(language, _name(game))
    if key not in found:
        return speaker.key("cli-words-missing")
    return speaker.key(key, **args)


def _name(game: Game | None) -> str | None:
    return None if game is None else game.name
