"""Events: what happened, as small typed facts.

A game declares its `Kind`s once; the rules tell `Event`s of them. The log in
words, animations, previews and statistics all read events, and nobody has to
compare positions. What a viewer may not know is left out by `Event.seen_by`.
"""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.message import Message, NameRef, SeatRef

EVERYBODY: Final = -1
"""The bit mask of an event that everybody sees whole."""

_TYPES: Final = ("int", "seat", "name", "text")


class Kind:
    """A kind of event: its name and its fields.

    `Kind("tribute", "payer:seat consul:seat coins:int")` declares the event and
    with it the message `event-tribute` with arguments `$payer`, `$consul` and
    `$coins`. A field with a question mark (`legion:name?`) is a secret: viewers
    outside the event's mask get the event without it, and the message
    `event-...-hidden`. A `private` kind is not told to them at all.

    `reveals` marks kinds that tell a seat something it did not know: from there
    on nothing can be taken back, and a preview stops before it.
    """

    def __init__(self, name: str, fields: str = "", *, reveals: bool = False, private: bool = False) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.reveals: Final = reveals
        self.private: Final = private
        names: list[str] = []
        types: list[str] = []
        secret: list[bool] = []
        for field in fields.split():
            label, _, type_ = field.partition(":")
            secret.append(type_.endswith("?"))
            type_ = type_.rstrip("?")
            if type_ not in _TYPES:
                raise ValueError(f"event kind {name!r}: field {field!r} must be of a type in {', '.join(_TYPES)}")
            names.append(label)
            types.append(type_)
        self.names: Final = tuple(names)
        self.types: Final = tuple(types)
        self.secret: Final = tuple(secret)
        self.has_secret: Final = any(secret)

    def __repr__(self) -> str:
        return f"Kind({self.name!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _kind_again, (self.name, self.fields, self.reveals, self.private)


def _kind_again(name: str, fields: str, reveals: bool, private: bool) -> Kind:
    return Kind(name, fields, reveals=reveals, private=private)


class Event:
    """One thing that happened: a kind, the values of its fields, and who sees the secret ones."""

    def __init__(self, kind: Kind, values: tuple[object, ...], mask: int = EVERYBODY, hidden: bool = False) -> None:
        self.kind: Final = kind
        self.values: Final = values
        self.mask: Final = mask
        self.hidden: Final = hidden

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and other.kind.name == self.kind.name
            and other.values == self.values
            and other.hidden == self.hidden
        )

    def __hash__(self) -> int:
        return hash((self.kind.name, self.values))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={self.get(name)!r}" for name in self.kind.names)
        return f"Event({self.kind.name}{': ' if fields else ''}{fields})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.values, self.mask, self.hidden)

    def get(self, field: str) -> object:
        """The value of a field by its name; `None` where it is hidden."""
        return self.values[self.kind.names.index(field)]

    def seen_by(self, viewer: int | None) -> Event | None:
        """This event as `viewer` (a seat, or `None` for a spectator) may know it; `None` if not at all."""
        kind = self.kind
        if self.mask == EVERYBODY or (viewer is not None and self.mask >> viewer & 1):
            return self
        if kind.private:
            return None
        if not kind.has_secret:
            return self
        open_values = tuple([None if kind.secret[i] else value for i, value in enumerate(self.values)])
        return Event(kind, open_values, self.mask, hidden=True)

    def message(self) -> Message:
        """The event in words: `event-<kind>`, or `event-<kind>-hidden` where a secret is left out."""
        kind = self.kind
        args: dict[str, object] = {}
        for i, name in enumerate(kind.names):
            value = self.values[i]
            if value is None:
                continue
            if kind.types[i] == "seat":
                assert isinstance(value, int)
                value = SeatRef(value)
            elif kind.types[i] == "name":
                assert isinstance(value, str)
                value = NameRef(value)
            args[name] = value
        return Message(f"event-{kind.name}-hidden" if self.hidden else f"event-{kind.name}", args)

    def plain(self) -> dict[str, object]:
        """The event as plain data, for the wire."""
        return {"kind": self.kind.name, "hidden": self.hidden, "words": self.message().plain()}
