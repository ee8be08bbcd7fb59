"""Options: choices made before a game starts."""

from __future__ import annotations

from typing import Final

from rubicon.core.errors import BadOption
from rubicon.core.message import Message

OptionValue = bool | int | str


class Option:
    """A choice made before the game starts: its name, what it may be, and what it is if nobody says.

    Shown to people as the message `option-<name>`, its values as
    `option-<name>-<value>`; the values of a yes-or-no option are shared words.
    """

    def __init__(self, name: str, default: OptionValue, choices: tuple[OptionValue, ...] = (False, True)) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = choices
        if not any(_same(default, choice) for choice in choices):
            raise ValueError(f"option {name!r}: the default {default!r} is not one of its choices {choices!r}")

    def check(self, value: object) -> OptionValue:
        """The value, if it is one of the choices; text is read as the choice it spells."""
        for choice in self.choices:
            if _same(value, choice) or (isinstance(value, str) and value.strip().casefold() == spell(choice)):
                return choice
        said = (value if isinstance(value, str) else repr(value))[:60]
        choices = ", ".join([spell(choice) for choice in self.choices])
        raise BadOption(Message("error-option-value", {"option": self.name, "value": said, "choices": choices}))


def _same(a: object, b: object) -> bool:
    # 1 == True in Python, but is not the same answer.
    return type(a) is type(b) and a == b


def spell(value: OptionValue) -> str:
    """An option's value as people type it."""
    return str(value).lower()
