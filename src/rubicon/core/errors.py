"""All errors of the project, by name.

Each error carries a `Message`, so that a player reads it in their own language;
`str(error)` is the English sentence, for people who call us from Python.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rubicon.core.message import Message

Describe = Callable[[Message, "str | None"], str]
"""Puts a message of a game, or a shared one, into English."""

_describe: Describe | None = None


def describe_errors_with(describe: Describe) -> None:
    """Say who turns messages into English sentences. `rubicon.text` does so when it is imported, as any game does."""
    global _describe
    _describe = describe


def missing(thing: object, method: str) -> TypeError:
    """The error of a class that lacks a method. Plain Python refuses to make such an object; compiled classes do not,
    and would crash where the method is called."""
    return TypeError(f"{type(thing).__qualname__} has no method {method}: is it misspelt?")


class RubiconError(Exception):
    """The base of all our errors."""

    usage: ClassVar[bool] = False
    """Whether what was asked for cannot be: a command then ends with 2, as for an unknown option, and else with 1."""

    def __init__(self, message: Message, game: str | None = None) -> None:
        super().__init__(message, game)
        self.message = message
        self.game = game  # whose words the message uses, if not only the shared ones

    def __str__(self) -> str:
        return repr(self.message) if _describe is None else _describe(self.message, self.game)


class UnknownGame(RubiconError):
    """No game of that name is in the house."""

    usage: ClassVar[bool] = True


class BadGame(RubiconError):
    """A game from elsewhere that cannot be used: no such file, nothing in it, an error in it, a name that is taken."""

    usage: ClassVar[bool] = True


class BadOption(RubiconError):
    """An option that the game does not have, a value it does not take, or a combination that it forbids."""

    usage: ClassVar[bool] = True


class BadSeats(RubiconError):
    """The game is not for that many players."""

    usage: ClassVar[bool] = True


class BadBox(RubiconError):
    """The file that describes the components does not describe a playable box."""


class IllegalMove(RubiconError):
    """That move cannot be made now; nothing has changed."""


class WrongSeat(IllegalMove):
    """It is not this seat's decision."""


class GameOver(IllegalMove):
    """The game is over; nobody decides any more."""


class NothingToUndo(RubiconError):
    """This seat has nothing that could still be taken back."""


class Unreadable(RubiconError):
    """That text is not the notation of a move."""

    usage: ClassVar[bool] = True


class BadRecord(RubiconError):
    """The record cannot be read, or what it tells did not happen by the rules."""


class WrongRules(BadRecord):
    """The record was played by another version of the rules."""


class BadSight(RubiconError):
    """Data that came from elsewhere are not what a seat can know of a match."""


class UnknownBot(RubiconError):
    """No bot of that name plays this game."""

    usage: ClassVar[bool] = True


class EngineFailed(RubiconError):
    """A bot that is a program of its own did not start, ended, answered too late, or answered nonsense."""
