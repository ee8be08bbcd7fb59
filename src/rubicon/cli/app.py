"""The application: every command, built in one language, and every error told in it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import typer
from typer.main import get_command

from rubicon.cli import (
    analyse,
    arena,
    backup,
    bench,
    databases,
    games,
    league,
    odds,
    play,
    replay,
    resume,
    rules,
    serve,
    simulate,
    solve,
    verify,
    welcome,
    words,
    work,
)
from rubicon.cli.arguments import BadArgument
from rubicon.cli.command import Group, UsageError, usage_words
from rubicon.cli.screen import Screen, safe_streams
from rubicon.core.errors import BadGame, BadOption, BadSeats, RubiconError, UnknownBot, UnknownGame, Unreadable
from rubicon.core.message import Message
from rubicon.games import bring_file
from rubicon.text import LANGUAGES, choose_language

USAGE = 2
FAILED = 1
INTERRUPTED = 130


def build(screen: Screen) -> typer.Typer:
    """The command line in the language of the screen."""
    app = typer.Typer(
        cls=Group,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        help=screen.say("cli-about"),
        context_settings={"obj": screen, "help_option_names": ["-h", "--help"]},
    )
    for module in (
        welcome,
        play,
        resume,
        games,
        rules,
        odds,
        replay,
        verify,
        analyse,
        simulate,
        arena,
        league,
        bench,
        solve,
        words,
        serve,
        work,
        backup,
        databases,
    ):
        module.add(app, screen)
    return app


def carry_out(arguments: list[str]) -> int:
    """Run one command line. Whatever goes wrong is told in one message; the answer is the exit code."""
    safe_streams()
    wanted, files, rest = take_everywhere(arguments)
    screen = Screen(choose_language(wanted))
    try:
        if wanted is not None and wanted not in LANGUAGES:
            screen.complain(screen.say("cli-error-language", wanted=wanted, known=", ".join(LANGUAGES)))
            return USAGE
        for file in files:
            if not file:
                raise BadArgument(Message("cli-error-value-missing", {"option": "--game-file"}))
            bring_file(Path(file))
        code = get_command(build(screen)).main(args=rest, prog_name="rubicon", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except UsageError as error:
        screen.complain(usage_words(error, screen))
        path = error.ctx.command_path if getattr(error, "ctx", None) is not None else "rubicon"
        screen.complain(screen.say("cli-error-see", command=f"{path} --help"))
        return USAGE
    except RubiconError as error:
        screen.complain(screen.error_words(error))
        return (
            USAGE
            if isinstance(error, UnknownGame | UnknownBot | BadGame | BadOption | BadSeats | Unreadable)
            else FAILED
        )
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except Exception as error:
        # Whoever writes a bot or a game of their own wants to see where it fails.
        if os.environ.get("RUBICON_DEBUG") or files or any(".py" in argument for argument in rest):
            raise
        screen.complain(screen.say("cli-error-bug", error=f"{type(error).__name__}: {error}"))
        return FAILED


def take_everywhere(arguments: list[str]) -> tuple[str | None, list[str], list[str]]:
    """The language asked for, the files with games, and the other arguments.

    These two options may stand anywhere, also behind the command.
    """
    wanted: str | None = None
    files: list[str] = []
    rest: list[str] = []
    waiting = list(arguments)
    while waiting:
        argument = waiting.pop(0)
        if argument == "--":
            rest += [argument, *waiting]
            break
        name, given, value = argument.partition("=")
        if not given and name in ("--lang", "--game-file") and waiting:
            value = waiting.pop(0)
        elif name == "--lang" and not given:
            rest.append(argument)  # said to be without a value like any other option
            continue
        if name == "--lang":
            wanted = value
        elif name == "--game-file":
            files.append(value)
        else:
            rest.append(argument)
    return wanted, files, rest
