"""The command `rubicon`: one module a command, and what they share.

screen   where words go out and answers come in
shape    help texts and usage errors, in the user's language
table    people and bots around one terminal
saves    matches on disk
drawing  what a game looks like in a terminal
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
