"""A person's deadlines as a calendar (RFC 5545): moves at tables with a clock of days, and dates of tournaments.

It tells what a notice tells of a table, which everybody may know, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection

from rubicon.server.accounts import Person
from rubicon.server.credentials import hash_of
from rubicon.server.errors import Refusal
from rubicon.server.ids import new_id, now_ms
from rubicon.server.notices import letters
from rubicon.server.storage import calendar_queries, vacation_queries
from rubicon.server.storage.store import Store
from rubicon.text import Speaker

Row = dict[str, Any]

MOST: Final = 200
"""Tables in one calendar."""
KEY: Final = 32
"""Characters of the secret in a link."""
LINE: Final = 75
"""Octets of a line, without its end."""


class Calendars:
    """Private links, and what calendars read there."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def made(self, me: Person) -> int | None:
        """Since when there is a link."""
        return await self._store.read(lambda connection: calendar_queries.made(connection, me.id))

    async def renew(self, me: Person) -> str:
        """The secret of a new link; the one before is void."""
        key = new_id(KEY)
        await self._store.write(lambda c: calendar_queries.keep(c, me.id, hash_of(key), now_ms()))
        return key

    async def revoke(self, me: Person) -> None:
        """No link any more."""
        await self._store.write(lambda connection: calendar_queries.drop(connection, me.id))

    async def read(self, key: str, url: str) -> str:
        """The calendar behind a link; `url` is the address of this server."""

        def read(connection: Connection) -> str | None:
            owner = calendar_queries.owner(connection, hash_of(key))
            return None if owner is None else _calendar(connection, owner, url)

        found = await self._store.read(read)
        if found is None:
            raise Refusal("not_found", "server-no-calendar")
        return found


def _calendar(connection: Connection, owner: Row, url: str) -> str:
    language = owner["language"]
    speaker = Speaker(language)
    away = vacation_queries.of(connection, owner["id"])
    events = []
    for table in calendar_queries.tables(connection, owner["id"], MOST):
        times = letters.times_of(table[0], away)
        item = letters.item({"kind": "turn"}, table, owner["id"], False, away, language)
        if times is None or item is None:
            continue
        mine = [seat["seat"] for seat in table[1] if seat["person"] == owner["id"]]
        ends = [end for seat in mine if (end := times.ends(seat)) is not None]
        if ends:
            words = speaker.key("calendar-move", table=replace(item, left=None).line(language))  # that is its date
            events.append(event(f"{item.table}-move", min(ends), words, f"{url}/table/{item.table}"))
    for date in calendar_queries.tournament_dates(connection, owner["id"]):
        words = speaker.key(f"calendar-{date['kind']}", name=date["name"], round=date["round"])
        address = f"{url}/tournaments/{date['id']}"
        events.append(event(f"{date['id']}-{date['kind']}-{date['number']}", date["at"], words, address))
    return written(speaker.key("calendar-name"), events)


def event(id: str, at: int, words: str, address: str) -> list[str]:
    """One date, as lines that are not folded yet. It is a moment: it has no end, and keeps nobody busy."""
    return [
        "BEGIN:VEVENT",
        f"UID:{id}@rubicon",
        f"DTSTAMP:{moment(now_ms())}",
        f"DTSTART:{moment(at)}",
        f"SUMMARY:{escaped(words)}",
        f"URL:{address}",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
    ]


def written(name: str, events: Sequence[Sequence[str]]) -> str:
    """The whole calendar."""
    head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Rubicon//Deadlines//EN", "CALSCALE:GREGORIAN"]
    lines = [*head, f"X-WR-CALNAME:{escaped(name)}", *[line for one in events for line in one], "END:VCALENDAR"]
    return "".join([f"{folded(line)}\r\n" for line in lines])


def moment(at: int) -> str:
    """Milliseconds since 1970 as a date and time in UTC."""
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    """Text as a value: what means something in the format is escaped, and nothing begins a line."""
    for one in ("\\", ";", ","):
        text = text.replace(one, f"\\{one}")
    return "\\n".join(text.splitlines())


def folded(line: str) -> str:
    """A line of at most 75 octets, and more such lines that go on with it, never inside a character."""
    parts = [""]
    for letter in line:
        if len((parts[-1] + letter).encode()) > LINE:
            parts.append(" ")
        parts[-1] += letter
    return "\r\n".join(parts)
