"""What a notice says, in the language of who gets it: nothing but what everybody may know of a table."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rubicon.server.clocks import Times
from rubicon.server.ids import now_ms
from rubicon.server.live_table import PEOPLE
from rubicon.server.spans import Span
from rubicon.server.storage.notice_queries import LATE
from rubicon.text import MissingWords, Speaker

log = logging.getLogger("rubicon.notices")

Row = dict[str, Any]

ORDER: Final = (LATE, "turn", "over", "start", "invitation")
"""What is told of a table of which there is more than one thing to tell: the first of these."""
MOST_TOLD: Final = 30
"""Tables in one letter."""
UNITS: Final = (("days", 86_400_000), ("hours", 3_600_000), ("minutes", 60_000))


@dataclass(frozen=True, slots=True)
class Item:
    """One table in a letter."""

    kind: str
    table: str
    game: str
    others: tuple[str, ...]
    left: int | None  # milliseconds

    def line(self, language: str) -> str:
        """The game, who else plays, and how much time is left."""
        speaker = Speaker(language)
        parts = [_game(language, self.game), ", ".join(self.others)]
        if self.left is not None:
            unit, size = next((one for one in UNITS if self.left >= 1.5 * one[1]), UNITS[-1])
            parts.append(speaker.key("notice-left", unit=unit, count=max(1, round(self.left / size))))
        return " · ".join([part for part in parts if part])

    def title(self, language: str) -> str:
        """What is the matter."""
        return Speaker(language).key(f"notice-{self.kind}")


def item(
    notice: Row, table: tuple[Row, list[Row]], person: str, invited: bool, away: Sequence[Span], language: str
) -> Item | None:
    """What a notice says of its table as it is now; `None` if there is nothing to say any more."""
    row, seats = table
    kind = notice["kind"]
    own = _own(seats, person)
    left: int | None = None
    if kind in ("turn", LATE):
        waiting = [seat for seat in _waiting(row) if seat in own]
        if row["status"] != "running" or row["paused"] or not waiting:
            return None
        times = times_of(row, away)
        now = now_ms()
        left = None if times is None else min([times.remaining(seat, now) for seat in waiting])
    elif kind == "invitation":
        free = [seat["kept_for"] for seat in seats if seat["kind"] == "open"]
        if row["status"] != "open" or own or not (person in free or (invited and None in free)):
            return None
    elif row["status"] != {"start": "running", "over": "over"}[kind] or not own:
        return None
    speaker = Speaker(language)
    others = [
        seat["name"] or speaker.player(seat["seat"])
        for seat in seats
        if seat["person"] != person and seat["kind"] != "open"
    ]
    return Item(kind, row["id"], row["game"], tuple(others), left)


def times_of(row: Row, away: Sequence[Span]) -> Times | None:
    """Clocks of days, without a person's vacations; other clocks run out before a letter is read."""
    clock = None if row["clock"] is None else json.loads(row["clock"])
    if clock is None or clock["kind"] != "days" or row["times"] is None:
        return None
    times = Times.of(clock, json.loads(row["times"]))
    times.away = [away] * len(times.left)
    return times


def late_at(table: tuple[Row, list[Row]], person: str, away: Sequence[Span]) -> int:
    """When there is little time left for a person at a table of days; `away` are the person's vacations."""
    row, seats = table
    times = times_of(row, away)
    if times is None:
        return 0
    ends = [end for seat in _own(seats, person) if (end := times.ends(seat)) is not None]
    return min(ends) - times.full // 4 if ends else 0


def _own(seats: Sequence[Row], person: str) -> list[int]:
    """The seats where a person decides."""
    return [seat["seat"] for seat in seats if seat["person"] == person and seat["kind"] in PEOPLE]


def heading(items: Sequence[Item], language: str) -> tuple[str, str]:
    """A title, and a line that says more: for one table or for several."""
    if len(items) == 1:
        return items[0].title(language), items[0].line(language)
    turns = all(item.kind in ("turn", LATE) for item in items)
    title = Speaker(language).key("notice-turns" if turns else "notice-news", count=len(items))
    return title, ", ".join(dict.fromkeys([_game(language, item.game) for item in items]))


def mail_text(items: Sequence[Item], language: str, url: str, stop: str) -> str:
    """The text of an e-mail about these tables."""
    speaker = Speaker(language)
    parts = [f"{item.title(language)}: {item.line(language)}\n{url}/table/{item.table}" for item in items[:MOST_TOLD]]
    if len(items) > MOST_TOLD:
        parts.append(f"{speaker.key('notice-more', count=len(items) - MOST_TOLD)}\n{url}/")
    parts.append("--\n" + speaker.key("notice-mail-why", url=f"{url}/account"))
    parts.append(speaker.key("notice-mail-stop", url=stop))
    return "\n\n".join(parts) + "\n"


def _game(language: str, game: str) -> str:
    try:
        return Speaker(language, game).key("game")
    except MissingWords:  # a game from elsewhere that this server does not bring any more
        return game


def _waiting(row: Row) -> list[int]:
    try:
        return [int(seat) for seat in json.loads(row["waiting"])]
    except (TypeError, ValueError):
        log.error("table %s is damaged: waiting is %.80r", row["id"], row["waiting"])
        return []
