"""Messages to people: a key with arguments, until a speaker puts it into a language.

A `Message` is a key and arguments. The words live in the Fluent files of the
games and of `rubicon.text`; whoever shows a message formats it there, in the
reader's language. Nothing in the rules ever builds a sentence.
"""

from __future__ import annotations

from typing import Any, Final
from unicodedata import category


class SeatRef:
    """An argument that names a player: shown as the player's name."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatRef) and other.seat == self.seat

    def __hash__(self) -> int:
        return hash(("seat", self.seat))

    def __repr__(self) -> str:
        return f"SeatRef({self.seat})"

    def __reduce__(self) -> tuple[Any, ...]:
        return SeatRef, (self.seat,)


class NameRef:
    """An argument that names a thing of the game: shown in the case the sentence needs."""

    def __init__(self, key: str) -> None:
        self.key: Final = key
        self.plain: Final[dict[str, object]] = {"name": key}
        """As plain data, shared by all messages with it."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NameRef) and other.key == self.key

    def __hash__(self) -> int:
        return hash(("name", self.key))

    def __repr__(self) -> str:
        return f"NameRef({self.key!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return NameRef, (self.key,)


class Message:
    """A key of a Fluent message and its arguments: numbers, plain text, `SeatRef`s, `NameRef`s, other messages."""

    def __init__(self, key: str, args: dict[str, object] | None = None) -> None:
        self.key: Final = key
        self.args: Final[dict[str, object]] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.key == self.key and other.args == self.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Message({self.key!r}{args})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Message, (self.key, self.args)

    def plain(self) -> dict[str, object]:
        """The message as plain data, for the wire: every argument says by itself what it is."""
        args: dict[str, object] = {}
        for name, value in self.args.items():
            args[name] = _plain(value)
        return {"key": self.key, "args": args}


def _plain(value: object) -> object:
    if isinstance(value, NameRef):
        return value.plain
    if isinstance(value, SeatRef):
        return {"seat": value.seat}
    if isinstance(value, Message):
        return {"message": value.plain()}
    return value


def printable(text: str) -> str:
    """The text on one line, without characters that move a terminal's cursor or turn the line around it.

    Halves of characters go too: they cannot be printed at all.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join([" " if c.isspace() else c for c in text if c.isspace() or category(c) not in ("Cc", "Cf", "Cs")])
