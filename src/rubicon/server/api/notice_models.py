"""What is sent and answered about notices and vacations."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictInt, StrictStr

from rubicon.server.request_models import Language, Shape
from rubicon.server.response_models import Shown

Kinds = Annotated[list[Literal["turn", "start", "invitation", "over"]], Field(max_length=4)]
Address = Annotated[
    StrictStr,
    Field(
        min_length=6,
        max_length=254,
        pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$",
    ),
]
Url = Annotated[StrictStr, Field(min_length=1, max_length=1_000)]
Minute = Annotated[StrictInt, Field(ge=0, lt=1_440)]
Every = Literal[15, 60, 240, 1_440]
Zone = Annotated[StrictStr, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")]
Day = Annotated[StrictStr, Field(pattern=r"^20\d\d-\d\d-\d\d$")]
Encoded = Annotated[StrictStr, Field(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_-]+$")]


class Quiet(Shape):
    """Quiet hours: minutes after midnight."""

    begins: Minute
    ends: Minute


class Hours(Shape):
    """When you want to hear nothing."""

    zone: Zone
    quiet: Quiet | None = None


class PushKeys(Shape):
    """What messages to a browser are encrypted with."""

    p256dh: Encoded
    auth: Encoded


class NewPush(Shape):
    """A browser that lets itself be woken."""

    endpoint: Url
    keys: PushKeys
    kinds: Kinds
    language: Language


class NewMail(Shape):
    """An address for e-mails."""

    address: Address
    kinds: Kinds
    every: Every = 60
    language: Language


class NewHook(Shape):
    """A program that wants to be called."""

    url: Url
    kinds: Kinds
    language: Language = "en"


class ChangedChannel(Shape):
    """Other kinds of notices, or less often."""

    kinds: Kinds
    every: Every | None = None


class ChannelInfo(Shown):
    """Where notices go."""

    id: str
    kind: str
    address: str
    kinds: list[str]
    every: int
    confirmed: bool
    stopped: bool
    current: bool
    made: int


class Notices(Shown):
    """What you have chosen."""

    mail_possible: bool
    push_key: str
    zone: str | None
    quiet: list[int] | None
    channels: list[ChannelInfo]


class HookShown(Shown):
    """A new hook, and the secret that signs its calls, shown only now."""

    id: str
    secret: str


class AddressInfo(Shown):
    """The address that a link was about."""

    address: str


class NewVacation(Shape):
    """Days off, the first and the last included, by the calendar of a time zone."""

    first: Day
    last: Day
    zone: Zone = "Etc/UTC"


class Vacation(Shown):
    """Days off, in milliseconds since 1970."""

    begins: int
    ends: int


class VacationList(Shown):
    """Your vacations, and how many days are left in which year."""

    days: int
    left: dict[str, int]
    vacations: list[Vacation]


class CalendarInfo(Shown):
    """Since when your calendar has a private link; `null` if it has none."""

    made: int | None


class CalendarLink(Shown):
    """Where a calendar reads your deadlines."""

    path: str
