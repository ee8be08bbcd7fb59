"""What `rubicon odds GAME --name VALUE` asks for, as a game declares it.

A game that can do so brings a module `calculator` beside its rules:

    ABOUT                     the key of a sentence: what it computes
    ASKS                      what it wants to know, each an `Question`
    answer(setup, asked)      the odds as plain data, for `--json`; raises `Unreadable` when it was asked nonsense
    draw(told, asked, speaker) the same, as something that Rich can draw
"""

from __future__ import annotations


class Question:
    """One thing to be told, as an option of the command line.

    What kind of thing it is follows from what it is if nothing is said: `None`
    for a text that must be given, else a text, a number, or a flag.
    """

    def __init__(self, name: str, help_key: str, usually: str | int | bool | None = None, sample: str = "") -> None:
        self.name = name
        self.help_key = help_key
        """The key of a sentence of the game that explains it."""
        self.usually = usually
        self.sample = sample or ("N" if type(usually) is int else "")
        """What stands for a value in the help."""
