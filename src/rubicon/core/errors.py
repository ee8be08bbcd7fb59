"""Everything that can go wrong, by name.

Each error carries a `Message`, so that a player reads it in their own language;
`str(error)` is the English sentence, for people who call us from Python.
"""

from __future__ import annotations

from rubicon.core.message import Message


class RubiconError(Exception):
    """The base of all our errors."""

    def __init__(self, message: Message, game: str | None = None) -> None:
        super().__init__(message, game)
        self.message = message
        self.game = game  # whose words the message uses, if not only the shared ones

    def __str__(self) -> str:
        # Imported here because words are kept outside core, and are needed only when somebody reads the error.
        from rubicon.text import english

        return english(self.message, self.game)


class UnknownGame(RubiconError):
    """No game of that name is in the house."""


class BadOption(RubiconError):
    """An option that the game does not have, a value it does not take, or a combination that it forbids."""


class BadSeats(RubiconError):
    """The game is not for that many players."""


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


class BadRecord(RubiconError):
    """The record cannot be read, or what it tells did not happen by the rules."""


class WrongRules(BadRecord):
    """The record was played by another version of the rules."""


class UnknownBot(RubiconError):
    """No bot of that name plays this game."""
