"""What a viewer may see of a table, as docs/wire.md says it.

Everything about the match comes from `Match.sight` and `Match.events` of the
viewer's own seats, or of a spectator; nothing else is read from it but who is
waited for and who is ready, which everybody may know.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from rubicon.core.match import Match
from rubicon.server.moment import now_ms
from rubicon.server.table import PEOPLE, Live, Seat
from rubicon.text import Speaker

Row = dict[str, Any]
Online = Callable[[str, str], bool]


def events_of(match: Match, seat: int | None, since: int) -> list[Row]:
    """What happened from an entry of the line on, as the seat may know it, each with the entry it belongs to."""
    told = []
    for at in range(max(0, since), len(match.log)):
        for event in match.log[at]:
            known = event.seen_by(seat)
            if known is not None:
                told.append({"at": at, **known.plain()})
    return told


def seat_info(live: Live, online: Online, person: str | None, language: str) -> list[Row]:
    """Who sits where."""
    now = now_ms()
    names = live.names(language)
    waiting = live.waiting()
    acting = live.match.state.acting() if live.match is not None and live.status == "running" else ()
    infos = []
    for number, seat in enumerate(live.seats):
        infos.append(
            {
                "seat": number,
                "kind": seat.kind,
                "name": None if seat.kind == "open" else names[number],
                "bot": seat.bot if seat.kind == "bot" else None,
                "you": person is not None and seat.person == person and seat.kind in PEOPLE,
                "kept_for_you": person is not None and seat.kept_for == person,
                "online": seat.kind == "bot" or (seat.person is not None and online(live.id, seat.person)),
                "ready": number in acting and number not in waiting,
                "time": None if live.times is None or seat.kind not in PEOPLE else live.times.remaining(number, now),
            }
        )
    return infos


def table(live: Live, online: Online, person: str | None, language: str, since: int = 0) -> Row:
    """The whole table, for one viewer."""
    match = live.match
    own = live.own_seats(person) if match is not None else []
    member = live.involves(person)
    notes, seen = ("", None) if person is None else live.looks.get(person, ("", None))
    length = 0 if match is None else len(match.line)
    since = max(0, min(since, length))
    yours: list[Row] = []
    told: list[Row] = []
    view = None
    number = 0
    if match is not None:
        viewer = own[0] if len(own) == 1 else None
        told = events_of(match, viewer, since)
        number = match.number(own[0] if own else None)
        for seat in own:
            draft = match.drafts.get(seat)
            mine: Row = {
                "seat": seat,
                "number": match.number(seat),
                "view": match.sight(seat).view(),
                "can_undo": live.status == "running" and match.can_undo(seat),
                "held": draft is not None and draft.held,
            }
            if len(own) > 1:
                mine["events"] = events_of(match, seat, since)
            yours.append(mine)
        if not own:
            view = match.sight(None).view()
    return {
        "id": live.id,
        "game": live.game,
        "options": live.options,
        "status": live.status,
        "private": live.private,
        "key": live.key if member else None,
        "clock": live.clock,
        "on_time": live.on_time,
        "aids": live.aids,
        "seats": seat_info(live, online, person, language),
        "host": person is not None and live.host == person,
        "commitment": live.commitment,
        "nonces": live.nonces,
        "number": number,
        "length": length,
        "branch": live.branch,
        "since": since,
        "seen": seen,
        "waiting": list(live.waiting()),
        "yours": yours,
        "view": view,
        "events": told,
        "requests": [
            {"id": request["id"], "what": request["what"], "seat": request["seat"], "waiting": request["waiting"]}
            for request in live.requests
        ],
        "paused": live.paused,
        "outcome": live.outcome,
        "chat": [chat_line(line) for line in live.chat],
        "notes": notes,
        "rematch": live.rematch if member or not live.private else None,
    }


def chat_line(line: Row) -> Row:
    """One line of the chat."""
    return {key: line[key] for key in ("number", "name", "seat", "text", "at")}


def card(row: Row, seats: list[Row], person: str | None, language: str) -> Row:
    """A table in a list: straight from the database, for the match itself is not needed."""
    waiting = json.loads(row["waiting"])
    speaker = Speaker(language)
    infos = []
    your_turn = False
    for stored in seats:
        seat = Seat(stored["kind"], stored["person"], stored["name"], stored["bot"])
        you = person is not None and seat.person == person and seat.kind in PEOPLE
        your_turn = your_turn or (you and row["status"] == "running" and stored["seat"] in waiting)
        name = None if seat.kind == "open" else seat.name or speaker.player(stored["seat"])
        infos.append(
            {
                "seat": stored["seat"],
                "kind": seat.kind,
                "name": name,
                "bot": seat.bot if seat.kind == "bot" else None,
                "you": you,
            }
        )
    return {
        "id": row["id"],
        "game": row["game"],
        "options": json.loads(row["options"]),
        "status": row["status"],
        "private": row["private"],
        "clock": None if row["clock"] is None else json.loads(row["clock"]),
        "seats": infos,
        "your_turn": your_turn,
        "updated": row["updated"],
        "outcome": None if row["outcome"] is None else json.loads(row["outcome"]),
    }
