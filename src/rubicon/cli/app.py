"""The application: every command, built in one language, and every error told in it."""

from __future__ import annotations

import errno
import os
import sys
import traceback
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import typer
from typer.main import get_command

from rubicon.cli import completion, welcome
from rubicon.cli.command import Group, UsageError, commands_of, usage_words
from rubicon.cli.screen import Screen, safe_streams
from rubicon.core.errors import RubiconError
from rubicon.text import LANGUAGES, choose_language

USAGE = 2
FAILED = 1
INTERRUPTED = 130
REFUSALS = {errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EACCES, errno.EPERM, errno.EIO, errno.EMFILE, errno.ENFILE}
"""What the system refuses, by no fault of ours: a full disk, a folder that is not the user's, too many open files."""

MODULES = {
    "play": "play",
    "resume": "resume",
    "games": "games",
    "rules": "rules",
    "learn": "learn",
    "odds": "odds",
    "replay": "replay",
    "verify": "verify",
    "analyse": "analyse",
    "puzzle": "puzzle",
    "puzzles": "puzzles",
    "simulate": "simulate",
    "arena": "arena",
    "league": "league",
    "tournament": "tournament",
    "merge": "merge",
    "bench": "bench",
    "solve": "solve",
    "train": "train",
    "words": "words",
    "join": "join",
    "serve": "serve",
    "work": "work",
    "ratings": "ratings",
    "moderators": "moderators",
    "backup": "backup",
    "restore": "backup",
    "migrate": "databases",
    "move": "databases",
}
"""Every command, and the module here that adds it."""


def build(screen: Screen) -> typer.Typer:
    """The command line in the language of the screen."""

    class Rubicon(Group):
        """The command `rubicon` itself. The module of a command is loaded when that command is called."""

        def list_commands(self, ctx: Any) -> list[str]:
            """Their names."""
            return list(MODULES)

        def abouts(self, ctx: Any) -> list[tuple[str, str]]:
            """Their names, each with what it does in a line."""
            return [(name, screen.say(f"cli-{name}-about")) for name in MODULES]

        def shell_complete(self, ctx: Any, incomplete: str) -> Any:
            """Names that begin so, without loading any command."""
            from typer._click.shell_completion import CompletionItem

            known = [
                CompletionItem(name, help=about) for name, about in self.abouts(ctx) if name.startswith(incomplete)
            ]
            return known or super().shell_complete(ctx, incomplete)

        def get_command(self, ctx: Any, cmd_name: str) -> Any:
            """The command of that name, or None."""
            if cmd_name in MODULES and cmd_name not in self.commands:
                module = import_module(f"rubicon.cli.{MODULES[cmd_name]}")
                self.commands.update(commands_of(lambda app: module.add(app, screen)))
            return self.commands.get(cmd_name)

    app = typer.Typer(
        cls=Rubicon,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        help=screen.say("cli-about"),
        context_settings={"obj": screen, "help_option_names": ["-h", "--help"]},
    )
    welcome.add(app, screen)
    return app


def carry_out(arguments: list[str]) -> int:
    """Run one command line. Whatever goes wrong is told in one message; the answer is the exit code."""
    safe_streams()
    wanted, files, rest = take_everywhere(arguments)
    screen = Screen(choose_language(wanted))
    # Whoever writes a bot or a game of their own wants to see where it fails.
    debugging = bool(os.environ.get("RUBICON_DEBUG") or files or any(".py" in argument for argument in rest))
    completion.prepare()
    try:
        if wanted is not None and wanted not in LANGUAGES:
            screen.complain(screen.say("cli-error-language", wanted=wanted, known=", ".join(LANGUAGES)))
            return USAGE
        if files:
            _bring_games(files)
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
        if error.message.key == "lab-failed" and debugging and error.__cause__ is not None:
            traceback.print_exception(error.__cause__)
        return USAGE if error.usage else FAILED
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        _give_up_output()  # whoever read it has gone
        return FAILED
    except Exception as error:
        if isinstance(error, OSError) and error.errno in REFUSALS:
            if debugging:
                traceback.print_exception(error)
            _give_up_output()
            said = error.strerror or str(error)
            why = said if error.filename is None else f"{error.filename}: {said}"
            screen.complain(screen.say("cli-error-system", why=why))
            return FAILED
        if debugging:
            raise
        screen.complain(screen.say("cli-error-bug", error=f"{type(error).__name__}: {error}"))
        return FAILED


def _give_up_output() -> None:
    """Close the standard output if it takes no more: Python would complain once more when it does so itself."""
    try:
        sys.stdout.flush()
    except OSError:
        with suppress(OSError, ValueError):  # in tests it is no file
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _bring_games(paths: list[str]) -> None:
    """Games of one's own; only who brings some waits for the other games to load."""
    from rubicon.cli.arguments import BadArgument
    from rubicon.core.message import Message
    from rubicon.games import bring_file

    for path in paths:
        if not path:
            raise BadArgument(Message("cli-error-value-missing", {"option": "--game-file"}))
        bring_file(Path(path))


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
