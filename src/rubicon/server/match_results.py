"""Notices that a match has ended, and says how it ended for each seat."""

from __future__ import annotations

import json
from typing import Any

from rubicon.server.live_table import Live, Seat
from rubicon.server.storage.match_end import Ended

Row = dict[str, Any]


def notice_end(live: Live, now: int) -> Ended | None:
    """What is to be stored of a match that ended with the step that is being stored; `None` in all other steps."""
    match = live.match
    outcome = None if match is None else match.outcome()
    if match is None or outcome is None or live.status != "over" or live.ended is not None:
        return None
    live.ended = now
    stage = match.sight(None).stage()
    live.stage = None if stage is None else json.dumps(stage.plain())
    own = own_seats(live.seats)
    results = [
        {
            "match": live.id,
            "seat": number,
            "person": seat.person if own.get(seat.person) == number else None,
            "kind": seat.kind,
            "bot": seat.bot if seat.kind == "bot" else None,
            "left": seat.kind == "bot" and seat.person is not None,
            "game": live.game,
            "seats": len(live.seats),
            "share": outcome.share(number),
            "place": outcome.place(number),
            "score": outcome.scores[number],
            "margin": outcome.margin(number),
            "reason": outcome.reason,
            "length": len(match.entries),
            "ended": now,
            "rated": live.rated,
            "private": live.private,
        }
        for number, seat in enumerate(live.seats)
    ]
    return Ended(live.id, live.game, live.options, live.rated, now, results)


def own_seats(seats: list[Seat]) -> dict[str | None, int]:
    """The one seat by which a match counts for each person: that where they sat, else the first at their device."""
    own: dict[str | None, int] = {}
    for others in (False, True):
        for number, seat in enumerate(seats):
            if seat.person is not None and (seat.kind == "local") == others:
                own.setdefault(seat.person, number)
    return own
