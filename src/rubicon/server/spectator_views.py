"""What those who only watch a table are told: put together and written as JSON once, and sent to all of them.

To spectators a table looks the same, but for their language, what they were told
before, and their own notes, which are put in last.
"""

from __future__ import annotations

import itertools
import time
from typing import Any, Final

from rubicon.core.changes import object_change
from rubicon.server.deltas import lasting, moves_of, without_moves
from rubicon.server.live_table import Live
from rubicon.server.wire_json import dumps

Row = dict[str, Any]

MOST_SECONDS: Final = 0.2
"""How old a shared view may be: clocks run meanwhile."""
MOST_KEPT: Final = 64
"""Views of one table, for spectators who were told different things before."""

_PASSING: Final = ("events", "since", "chat", "seats")
_PASSING_KEYS: Final = frozenset(_PASSING)
_OWN: Final = ("seen", "notes")
_APART: Final = (*_OWN, "events", "since")


_serials: Final = itertools.count()


class Base:
    """A table that a viewer has, for the next change to be made of: without moves, and without what happened."""

    def __init__(self, table: Row, seats: list[Row]) -> None:
        self.serial: Final = next(_serials)  # never told
        self.table: Final = table
        self.seats: Final = [
            (seat["kind"], seat["name"], seat["you"], seat["ready"], tuple(seat["away"] or ())) for seat in seats
        ]


class Packed:
    """A table as it is told to one viewer, or to all spectators: whole, or as a change of what they have.

    Both are made when somebody needs them, and once.
    """

    def __init__(self, payload: Row) -> None:
        self._payload: Final = payload
        self._shown: Final = without_moves({key: value for key, value in payload.items() if key not in _APART})
        self.base: Final = Base(lasting(self._shown), payload["seats"])
        self.seated: Final = bool(payload["yours"])
        self.events: Final[list[Row]] = payload["events"]
        self.since: Final[int] = payload["since"]
        self._changes: Final[dict[int, tuple[str, bool]]] = {}
        self._whole: tuple[str, int] | None = None
        self._usual = ""
        self._events = ""
        self.moves: Final = moves_of(payload)
        self.happened: Final = bool(payload["events"]) or any(mine.get("events") for mine in payload["yours"])

    @property
    def mark(self) -> int:
        """What of the table lasts: not the time, nor what is told otherwise. The same need not be told twice."""
        return self._written()[1]

    def text(self, notes: str, seen: int | None) -> str:
        """The whole of it, with what is this viewer's own. To those who have nothing it is one and the same text."""
        if notes or seen is not None:
            return self._with(notes, seen)
        if not self._usual:
            self._usual = self._with(notes, seen)
        return self._usual

    def events_text(self) -> str:
        """What happened, as a field of a message."""
        if not self._events:
            self._events = f'"events":{dumps(self.events)}'
        return self._events

    def change_from(self, base: Base) -> tuple[str, bool]:
        """What changed but for the moves, as JSON, and whether any of it lasts."""
        found = self._changes.get(base.serial)
        if found is None:
            change = object_change(base.table, self._shown) or {}
            parts = {*change.get("set", ()), *change.get("in", ()), *change.get("gone", ())}
            found = (dumps(change), not parts <= _PASSING_KEYS or base.seats != self.base.seats)
            self._changes[base.serial] = found
        return found

    def _with(self, notes: str, seen: int | None) -> str:
        return f"{self._written()[0]},{dumps({'seen': seen, 'notes': notes})[1:]}"

    def _written(self) -> tuple[str, int]:
        if self._whole is None:
            payload = self._payload
            lasts = {key: value for key, value in payload.items() if key not in _PASSING and key not in _OWN}
            text = dumps(lasts)
            kept = text
            if any("events" in mine for mine in payload["yours"]):
                yours = [{key: value for key, value in mine.items() if key != "events"} for mine in payload["yours"]]
                kept = dumps({**lasts, "yours": yours})
            passing = dumps({key: payload[key] for key in _PASSING})
            self._whole = (f"{text[:-1]},{passing[1:-1]}", hash((kept, tuple(self.base.seats))))
        return self._whole


class SharedView:
    """A table as it stands, for its spectators. It is thrown away when the table changes."""

    def __init__(self, live: Live, person: str | None) -> None:
        self.length: Final = 0 if live.match is None else live.audience(person).length
        self.branch: Final = live.branch
        self.version: Final = live.version
        self.delay: Final = live.delay
        self._looks: Final = live.looks
        self._involved: Final = {live.host, *[s.person for s in live.seats], *[s.kept_for for s in live.seats]} - {None}
        self._until: Final = time.monotonic() + MOST_SECONDS
        self._packed: Final[dict[tuple[str, int], Packed]] = {}

    def serves(self, person: str | None, branch: int | None) -> bool:
        """Whether it is what this person is to be told, who knows the table before moves were taken back so often."""
        return person not in self._involved and branch == self.branch and time.monotonic() < self._until

    def own(self, person: str | None) -> tuple[str, int | None]:
        """The notes of a person, and how far they have looked."""
        return ("", None) if person is None else self._looks.get(person, ("", None))

    def find(self, language: str, since: int) -> Packed | None:
        """The view with the events from that entry on, if somebody was told it before."""
        return self._packed.get((language, min(since, self.length)))

    def keep(self, language: str, since: int, packed: Packed) -> None:
        """Somebody else may be told it too."""
        if len(self._packed) < MOST_KEPT:
            self._packed[language, min(since, self.length)] = packed
