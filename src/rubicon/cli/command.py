"""The shape of the command line: help and usage errors, all of it in the user's language.

Typer's own help and errors are in English only, so both are drawn here. Types
of Typer's inner parts are `Any`: they are not public and differ between versions.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from rich.text import Text
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

if TYPE_CHECKING:
    from rubicon.cli.screen import Screen

LEAST_WIDTH = 24
"""Letters in a line, for what something means."""

# Typer does not export this class; it is the parent of one that it does export.
UsageError: Any = typer.BadParameter.__mro__[1]


class Command(TyperCommand):
    """A command whose help speaks the user's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Draw the help at once, instead of handing it to the formatter."""
        show_help(ctx)

    def get_help_option(self, ctx: Any) -> Any:
        """The option --help, with our words."""
        return _our_help(super().get_help_option(ctx), ctx)


class Group(TyperGroup):
    """A command with commands under it."""

    def abouts(self, ctx: Any) -> list[tuple[str, str]]:
        """The names of its commands, each with what it does in a line."""
        return [(name, _first_line(command.help)) for name, command in self.commands.items()]

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Draw the help at once, instead of handing it to the formatter."""
        show_help(ctx)

    def get_help_option(self, ctx: Any) -> Any:
        """The option --help, with our words."""
        return _our_help(super().get_help_option(ctx), ctx)


def commands_of(add: Callable[[typer.Typer], None]) -> dict[str, Any]:
    """The commands that `add` adds, by name."""
    gathered = typer.Typer(add_completion=False)

    @gathered.callback()
    def nothing() -> None:  # so that a single command stays one of several
        pass

    add(gathered)
    commands: dict[str, Any] = get_command(gathered).commands  # type: ignore[attr-defined]
    return commands


def _our_help(option: Any, ctx: Any) -> Any:
    if option is not None:
        option.help = _screen(ctx).say("cli-help-help")
    return option


def _screen(ctx: Any) -> Screen:
    screen: Screen = ctx.find_root().obj
    return screen


def show_help(ctx: Any) -> None:
    """Usage, purpose, arguments, options and commands."""
    screen = _screen(ctx)
    command = ctx.command
    parameters = [p for p in command.get_params(ctx) if not getattr(p, "hidden", False)]
    arguments = [p for p in parameters if p.param_type_name == "argument"]
    options = [p for p in parameters if p.param_type_name == "option"]
    commands: list[tuple[str, str]] = command.abouts(ctx) if isinstance(command, Group) else []

    usage = [screen.say("cli-usage"), ctx.command_path]
    usage += [_argument_name(p) for p in arguments]
    usage += [screen.say("cli-usage-options")] if options else []
    usage += [screen.say("cli-usage-command")] if commands else []
    screen.print(Text(" ".join(usage), style="bold"))
    screen.print()
    screen.print(Text(command.help or ""))
    _listing(screen, "cli-help-commands", commands)
    _listing(screen, "cli-help-arguments", [(_argument_name(p), p.help or "") for p in arguments])
    _listing(screen, "cli-help-options", [(_option_name(p), _option_help(p, screen)) for p in options])
    if command.epilog:
        screen.print()
        screen.print(Text(command.epilog))


def _first_line(text: str | None) -> str:
    return (text or "").split("\n")[0]


def _argument_name(parameter: Any) -> str:
    name = parameter.metavar or parameter.name.upper()
    return name if parameter.required else f"[{name}]"


def _option_name(parameter: Any) -> str:
    names = ", ".join(sorted([*parameter.opts, *parameter.secondary_opts], key=len))
    return f"{names} {parameter.metavar}" if parameter.metavar else names


def _option_help(parameter: Any, screen: Screen) -> str:
    """What it is for, and what it is when it is left out, where that is more than nothing."""
    default = parameter.default
    if isinstance(default, bool) or not isinstance(default, int | float | str | Path) or default == "":
        return parameter.help or ""
    shown = f"{default:g}" if isinstance(default, float) else str(default)
    return screen.say("cli-help-usually", help=parameter.help or "", default=shown)


def _listing(screen: Screen, title: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    screen.print()
    screen.print(Text(screen.say(title), style="bold"))
    print_pairs(screen, [("  " + name, text) for name, text in rows])


def print_pairs(screen: Screen, pairs: list[tuple[str, str]]) -> None:
    """Names and what they mean: side by side, or one below the other where the screen is too narrow for that."""
    from rich.padding import Padding  # only now: usage errors need no tables
    from rich.table import Table

    if max([len(name) for name, _ in pairs]) + 2 + LEAST_WIDTH > screen.out.width:
        for name, text in pairs:
            screen.print(Text(name, style="cyan"))
            screen.print(Padding(Text(text), (0, 0, 0, 6), expand=False))
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for name, text in pairs:
        table.add_row(Text(name), Text(text))
    screen.print(table)


def usage_words(error: Any, screen: Screen) -> str:
    """A usage error in the user's language: what was wrong, and what would be right."""
    kind = type(error).__name__
    parameter = getattr(error, "param", None)
    if kind == "NoSuchOption":
        return _no_such_option(error, screen)
    if kind == "MissingParameter" and parameter is not None:
        return screen.say("cli-error-missing", what=_parameter_name(parameter))
    if kind == "BadOptionUsage":
        return screen.say("cli-error-value-missing", option=str(error.option_name))
    if kind == "BadParameter" and parameter is not None:
        return screen.say("cli-error-value", what=_parameter_name(parameter), help=parameter.help or "")
    ctx = getattr(error, "ctx", None)
    commands = ctx.command.list_commands(ctx) if ctx is not None and isinstance(ctx.command, Group) else []
    if commands:
        # The words of this error hold the unknown command, the error itself does not.
        word = _quoted(str(error.message))
        near = get_close_matches(word, commands, n=1)
        if near:
            return screen.say("cli-error-command-near", command=word, near=near[0])
        return screen.say("cli-error-command", command=word, known=", ".join(commands))
    return screen.say("cli-error-surplus", what=_between(str(error.message)))


def _no_such_option(error: Any, screen: Screen) -> str:
    possibilities = error.possibilities or []
    if not possibilities and error.ctx is not None:
        names = [name for p in error.ctx.command.get_params(error.ctx) for name in p.opts]
        possibilities = get_close_matches(error.option_name, names, n=1)
    if possibilities:
        return screen.say("cli-error-option-near", option=error.option_name, near=", ".join(possibilities))
    return screen.say("cli-error-option", option=error.option_name)


def _parameter_name(parameter: Any) -> str:
    return _option_name(parameter) if parameter.param_type_name == "option" else _argument_name(parameter)


def _quoted(message: str) -> str:
    """What stands between the first quotation marks."""
    for mark in ("'", '"'):
        parts = message.split(mark)
        if len(parts) >= 3:
            return parts[1]
    return message


def _between(message: str) -> str:
    """`Got unexpected extra argument(s) (x)`: the x."""
    return message[message.find(" (") + 2 : message.rfind(")")] if " (" in message else message
