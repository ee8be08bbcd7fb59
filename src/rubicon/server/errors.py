"""What the server refuses, and how it says so: a name for programs, a message for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rubicon.core.errors import RubiconError
from rubicon.core.message import Message

STATUS: Final = {
    "bad_request": 400,
    "not_signed_in": 401,
    "forbidden": 403,
    "not_your_seat": 403,
    "not_found": 404,
    "not_running": 409,
    "stale": 409,
    "conflict": 409,
    "too_large": 413,
    "illegal_move": 422,
    "too_many": 429,
    "unavailable": 503,
}


class BadSetting(RubiconError):
    """A setting that cannot be used as it is: the server does not start."""


class BadValue(BadSetting):
    """A setting whose value makes no sense, on whatever machine."""

    usage: ClassVar[bool] = True


class Refusal(Exception):
    """Something that was asked for and is not done. Nothing has changed."""

    def __init__(
        self,
        error: str,
        message: Message | str,
        game: str | None = None,
        names: Sequence[str] = (),
        table: dict[str, Any] | None = None,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(error, message)
        self.error: Final = error
        self.message: Final = message if isinstance(message, Message) else Message(message)
        self.game: Final = game
        self.names: Final = names  # of the players, for messages that name one
        self.table = table  # as it stands now, when the view was an old one
        self.retry_after: Final = retry_after

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.error]


def cut_off() -> Refusal:
    """The database is out of reach: what is in memory may be old, and nothing can be stored."""
    return Refusal("unavailable", "server-cut-off", retry_after=2)
