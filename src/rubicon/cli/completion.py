"""What the shell completes after Tab: commands, games and bots by themselves; files are the shell's own business.

Typer asks: a script in the shell calls the command with `_RUBICON_COMPLETE` set.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rubicon.core.errors import RubiconError, Unreadable
from rubicon.core.message import Message

if TYPE_CHECKING:
    from rubicon.cli.screen import Screen

ASKED = "_RUBICON_COMPLETE"
SHELLS = ("bash", "zsh", "fish", "powershell", "pwsh")


class NoShell(Unreadable):
    """No shell that we know, or none at all."""


def prepare() -> None:
    """Make ready to answer, if the shell asks."""
    if os.environ.get(ASKED):
        from typer._completion_classes import completion_init

        completion_init()


def install(screen: Screen, shell: str | None) -> None:
    """Put the script where that shell, or the one we were called from, reads it."""
    from typer._completion_shared import install as put

    name, path = put(shell=_shell(shell), prog_name="rubicon")
    screen.print(screen.say("cli-completion-done", shell=name))
    screen.long(f"  {path}", style="cyan")


def show(shell: str | None) -> None:
    """Print the script."""
    from typer._completion_shared import get_completion_script

    print(get_completion_script(prog_name="rubicon", complete_var=ASKED, shell=_shell(shell)))


def _shell(wanted: str | None) -> str:
    from typer._completion_shared import _get_shell_name

    name = wanted or _get_shell_name() or ""
    if name not in SHELLS:
        raise NoShell(Message("cli-completion-shell", {"shell": name or "–", "known": ", ".join(SHELLS)}))
    return name


def games(incomplete: str) -> list[str]:
    """Names of games."""
    from rubicon.games import names

    return [name for name in names() if name.startswith(incomplete)]


def bots(incomplete: str) -> list[str]:
    """Names of bots, of the game that is named in the line."""
    from rubicon import bots as registry
    from rubicon.cli.arguments import find_game
    from rubicon.games import names

    # Typer cannot say: of a line that ends with an option without a value it has parsed nothing.
    words = (os.environ.get("COMP_WORDS") or os.environ.get("_TYPER_COMPLETE_ARGS") or "").split()
    others = [word for word in words[2:] if not word.startswith("-")]
    try:
        known_games = names()
        game = next((word for word in others if word.replace("-", "_") in known_games), others[0] if others else None)
        known = registry.names(find_game(game).name)
    except RubiconError:
        return []
    return [name for name in known if name.startswith(incomplete)]


def several_bots(incomplete: str) -> list[str]:
    """The same where they are separated by commas: the last of them."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in bots(last)]


def seats(incomplete: str) -> list[str]:
    """Who sits where: bots, and oneself."""
    before, comma, last = incomplete.rpartition(",")
    me = [f"{before}{comma}me"] if "me".startswith(last) else []
    return me + several_bots(incomplete)
