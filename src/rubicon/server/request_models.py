"""Models of requests: they are checked before anything else is done with them."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, model_validator

MOST_SEATS = 12


def _tidy(text: str) -> str:
    """One line without surplus blanks; nothing that could not be seen, or would turn the text around it."""
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if not text or any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for c in text):
        raise ValueError("must be readable text")
    return text


def _paragraphs(text: str) -> str:
    text = unicodedata.normalize("NFC", text.replace("\r\n", "\n")).strip()
    if any(unicodedata.category(c) in ("Cc", "Cs", "Co") and c not in "\n\t" for c in text):
        raise ValueError("must be readable text")
    return text


Name = Annotated[StrictStr, Field(min_length=1, max_length=24), AfterValidator(_tidy)]
Label = Annotated[StrictStr, Field(min_length=1, max_length=40), AfterValidator(_tidy)]
Text = Annotated[StrictStr, AfterValidator(_paragraphs)]
Password = Annotated[StrictStr, Field(min_length=8, max_length=200)]
Token = Annotated[StrictStr, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Nonce = Annotated[StrictStr, Field(min_length=1, max_length=128, pattern=r"^[!-~]+$")]
Commitment = Annotated[StrictStr, Field(pattern=r"^[0-9a-f]{64}$")]
Key = Annotated[StrictStr, Field(max_length=64)]
Language = Literal["en", "pl"]
SeatNumber = Annotated[StrictInt, Field(ge=0, lt=MOST_SEATS)]
Number = Annotated[StrictInt, Field(ge=0, lt=2**31)]
BotName = Annotated[StrictStr, Field(min_length=1, max_length=40, pattern=r"^[\w-]+$")]

Options = Annotated[
    dict[
        Annotated[str, Field(max_length=40)],
        StrictBool | Annotated[StrictInt, Field(ge=-(2**31), lt=2**31)] | Label,
    ],
    Field(max_length=40),
]


def is_text(value: Any) -> bool:
    """Whether every string in plain data can be written as UTF-8: JSON can hold halves of characters."""
    if isinstance(value, str):
        return value.isascii() or not any("\ud800" <= c <= "\udfff" for c in value)
    if isinstance(value, dict):
        return all(is_text(name) and is_text(inner) for name, inner in value.items())
    return not isinstance(value, list) or all(is_text(inner) for inner in value)


class Shape(BaseModel):
    """Nothing but what is named."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _text(cls, data: Any) -> Any:
        if not is_text(data):
            raise ValueError("must be text that can be written as UTF-8")
        return data


class NewMe(Shape):
    """A guest, or a new name."""

    name: Name
    language: Language | None = None


class NewAccount(Shape):
    """A guest wants to come back."""

    password: Password


class Login(Shape):
    """Coming back, with the password, or with a recovery code and a new password."""

    name: Name
    password: Password
    recovery: Annotated[StrictStr, Field(max_length=64)] | None = None


class NewPassword(Shape):
    """Another password for the one so far."""

    password: Password
    new: Password


class NewToken(Shape):
    """A key for a program of yours."""

    label: Label
    scope: Literal["read", "play"] = "play"


class Wish(Shape):
    """Who shall sit in a seat."""

    kind: Literal["me", "open", "bot", "local"]
    bot: BotName | None = None
    name: Name | None = None


class Clock(Shape):
    """How much time there is: for each move, in a bank, or days for each move."""

    kind: Literal["move", "bank", "days"]
    seconds: Annotated[StrictInt, Field(ge=1, le=86_400)] | None = None
    increment: Annotated[StrictInt, Field(ge=0, le=3_600)] | None = None
    days: Annotated[StrictInt, Field(ge=1, le=30)] | None = None

    def model_post_init(self, _context: Any) -> None:
        """The fields that belong to the kind, and no others."""
        needed = {"move": {"seconds"}, "bank": {"seconds", "increment"}, "days": {"days"}}[self.kind]
        given = {name for name in ("seconds", "increment", "days") if getattr(self, name) is not None}
        if self.kind == "bank" and self.increment is None:
            self.increment = 0
            given.add("increment")
        if given != needed:
            raise ValueError(f"a clock of kind {self.kind} has {' and '.join(sorted(needed))}")


class NewTable(Shape):
    """A table as its host wants it."""

    game: Annotated[StrictStr, Field(max_length=60)]
    seats: Annotated[list[Wish], Field(min_length=1, max_length=MOST_SEATS)]
    options: Options = Field(default_factory=dict)
    private: StrictBool = False
    clock: Clock | None = None
    on_time: Literal["bot", "loss"] = "bot"
    aids: StrictBool = False
    rated: StrictBool = False
    nonce: Nonce | None = None  # needed, with a commitment, by who sits down
    commitment: Commitment | None = None


class Join(Shape):
    """An open seat is taken."""

    seat: SeatNumber | None = None
    key: Key | None = None
    nonce: Nonce


class Start(Shape):
    """The host does not want to wait."""

    bot: BotName | None = None


class Rematch(Shape):
    """Once more."""

    nonce: Nonce
    commitment: Commitment


class Step(Shape):
    """Undo, or confirm."""

    seat: SeatNumber
    based_on: Number
    id: Token


class Decision(Step):
    """A decision."""

    move: Annotated[StrictInt, Field(ge=-(2**31), lt=2**31)]
    hold: StrictBool = False


class Ask(Shape):
    """Something that needs the others' consent."""

    what: Literal["take_back", "draw", "pause", "resume"]
    seat: SeatNumber


class Answer(Shape):
    """Consent, or not."""

    request: Token
    yes: StrictBool
    seat: SeatNumber


class AnySeat(Shape):
    """A seat, not one's own."""

    seat: SeatNumber


class Resign(Shape):
    """Giving up."""

    seat: SeatNumber


class ChatLine(Shape):
    """Something said."""

    text: Annotated[Text, Field(min_length=1)]


class Visibility(Shape):
    """Whether one's profile is hidden from others."""

    hidden: StrictBool


class Notes(Shape):
    """Something to remember."""

    text: Text


Id = Annotated[StrictStr, Field(min_length=1, max_length=24, pattern=r"^[a-z0-9]+$")]
Rating = Annotated[StrictInt, Field(ge=-10_000, le=10_000)]
Reason = Annotated[StrictStr, Field(min_length=1, max_length=500), AfterValidator(_paragraphs)]


class Whom(Shape):
    """Somebody: by id, by the name of an account, or by a seat or a line of the chat at a table."""

    person: Id | None = None
    name: Name | None = None
    table: Id | None = None
    key: Key | None = None
    seat: SeatNumber | None = None
    line: Number | None = None

    def model_post_init(self, _context: Any) -> None:
        """One way to say who, and no other."""
        ways = [self.person is not None, self.name is not None, self.seat is not None, self.line is not None]
        if sum(ways) != 1 or (self.table is not None) != (self.seat is not None or self.line is not None):
            raise ValueError("name a person, the name of an account, or a table with a seat or a line")


class FriendLink(Shape):
    """The key of somebody's link."""

    key: Id


class Block(Whom):
    """Somebody whom one does not want to read, or to meet."""

    kind: Literal["mute", "block"]


class Report(Whom):
    """Something that a moderator should look at."""

    kind: Literal["chat", "name", "cheating", "leaving", "other"]
    text: Annotated[Text, Field(max_length=1000)] = ""


class Invite(Shape):
    """A friend who shall come to a table."""

    friend: Id


class NewWish(Shape):
    """A match that somebody wishes for."""

    game: Annotated[StrictStr, Field(max_length=60)]
    options: Options | None = None  # whatever the others want
    seats: Annotated[StrictInt, Field(ge=2, le=MOST_SEATS)] = 2
    pace: Literal["live", "days", "any"] = "live"
    least: Rating | None = None  # ratings of the others
    most: Rating | None = None
    rated: StrictBool = False
    nonce: Nonce
    commitment: Commitment


class NewBan(Shape):
    """Somebody may not take part, for so many days or for good."""

    days: Annotated[StrictInt, Field(ge=1, le=3650)] | None = None
    reason: Reason


class NewName(Shape):
    """What somebody is called from now on."""

    name: Name
