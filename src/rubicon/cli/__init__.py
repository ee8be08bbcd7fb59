"""The command `rubicon`: one module a command, and what they share.

app            all commands, each loaded when it is called; every error told in words
command        help texts and usage errors, in the user's language
screen         where words go out and answers come in
arguments      from the words of a command line to games, options, players and bots
files          records and boxes that a user points at
laboratory     what the commands of the laboratory share
match_session  people and bots around one terminal
saves          matches on disk
completion     what the shell completes after Tab
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; what it returns is the exit code."""
    from rubicon.cli.app import carry_out  # only now: Python programs may import us for less

    return carry_out(list(arguments))


def main() -> None:
    """The entry point of the command."""
    sys.exit(run(sys.argv[1:]))
