"""What a viewer may see of a table, as plain data for docs/wire.md.

Everything about the match comes from `Match.sight` and `Match.events` of the
viewer's own seats, or of a spectator; nothing else is read from it but who is
waited for and who is ready, which everybody may know.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Sequence
from typing import Any

from rubicon.core.errors import RubiconError
from rubicon.core.match import Match
from rubicon.server import table_terms
from rubicon.server.ids import now_ms
from rubicon.server.live_table import PEOPLE, Live, Seat
from rubicon.text import Speaker

log = logging.getLogger("rubicon.tables")

Row = dict[str, Any]
Online = Callable[[str, str], bool]


def events_of(match: Match, line: Sequence[int], seat: int | None, since: int) -> list[Row]:
    """What happened in the entries of the match that stand in `line`, from one of them on, as the seat may know it."""
    told = []
    for at in range(since, len(line)):
        for event in match.log[line[at]]:
            known = event.seen_by(seat)
            if known is not None:
                told.append({"at": at, **known.plain()})
    return told


def line_of(live: Live, person: str | None, whole: bool) -> Sequence[int]:
    """Where in the match's line the entries stand that a person counts: those they know of.

    A match that is over may be counted whole, for everybody may read its record.
    """
    match = live.playing()
    return range(len(match.line)) if whole and live.status == "over" else live.audience(person).line


def seat_info(live: Live, online: Online, person: str | None, language: str) -> list[Row]:
    """Who sits where."""
    now = live.now()
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
                "profile": seat.profile,
                "bot": seat.bot if seat.kind == "bot" else None,
                "you": person is not None and seat.person == person and seat.kind in PEOPLE,
                "kept_for_you": person is not None and seat.kept_for == person,
                "online": seat.kind == "bot" or (seat.person is not None and online(live.id, seat.person)),
                "ready": number in acting and number not in waiting,
                "replaceable": live.replaceable(number, person),
                "away": _away(live, seat),
                "time": None if live.times is None or seat.kind not in PEOPLE else live.times.remaining(number, now),
                "rating": live.ratings[number] if live.ratings else None,
            }
        )
    return infos


def _away(live: Live, seat: Seat) -> list[int] | None:
    """The vacation of who sits there, now or next, where others may wait for days."""
    if live.clock is not None and not live.by_days:
        return None
    now = now_ms()
    return next(([begins, ends] for begins, ends in live.away_of(seat) if ends > now), None)


def table(live: Live, online: Online, person: str | None, language: str, since: int = 0, whole: bool = False) -> Row:
    """The whole table, for one viewer."""
    match = live.match
    own = live.own_seats(person) if match is not None else []
    member = live.involves(person)
    notes, seen = ("", None) if person is None else live.looks.get(person, ("", None))
    line = () if match is None else line_of(live, person, whole)
    since = max(0, min(since, len(line)))
    yours: list[Row] = []
    told: list[Row] = []
    view = None
    number = 0
    if match is not None:
        viewer = own[0] if len(own) == 1 else None
        told = events_of(match, line, viewer, since)
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
                mine["events"] = events_of(match, line, seat, since)
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
        "rated": live.rated,
        "terms": _terms(live) if live.status == "open" else [],
        "seats": seat_info(live, online, person, language),
        "host": person is not None and live.host == person,
        "commitment": live.commitment,
        "nonces": live.nonces,
        "number": number,
        "length": len(line),
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
        "delay": live.delay,
        "outcome": live.outcome,
        "chat": [chat_line(line) for line in live.chat],
        "notes": notes,
        "tournament": live.tournament,
        "imported": live.imported is not None,
        "rematch": live.rematch if member or not live.private else None,
    }


def _terms(live: Live) -> list[Row]:
    agreed = table_terms.terms(live.game, live.options, live.clock, live.on_time, live.aids, live.rated)
    return [message.plain() for message in agreed]


def chat_line(line: Row) -> Row:
    """One line of the chat."""
    return {key: line[key] for key in ("number", "name", "seat", "text", "at")}


def waiting_seats(table: str, stored: str) -> list[int]:
    """The seats that a match waits for, as stored. A damaged row waits for nobody, and is named in the log."""
    try:
        return [int(seat) for seat in json.loads(stored)]
    except (TypeError, ValueError):
        log.error("table %s is damaged: waiting is %.80r", table, stored)
        return []


def cards(found: list[tuple[Row, list[Row]]], person: str | None, language: str) -> list[Row]:
    """Tables in a list. One that is damaged, or whose game is not here any more, is left out, and named in the log."""
    shown = []
    for row, seats in found:
        try:
            shown.append(card(row, seats, person, language))
        except (KeyError, TypeError, ValueError, RubiconError) as error:
            log.error("table %s is damaged and left out of a list: %s", row["id"], error)
    return shown


def complete_card(card: Row, live: Live, person: str | None) -> None:
    """What only the running match knows: the time left for your move, and how the last move began.

    Of the last move it tells what this person may know, and not what followed from it by itself.
    """
    own = live.own_seats(person)
    now, waiting = live.now(), live.waiting()
    times = [live.times.remaining(seat, now) for seat in own if seat in waiting] if live.times is not None else []
    card["your_time"] = min(times, default=None)
    match = live.playing()
    stage = match.sight(None).stage()
    card["stage"] = None if stage is None else stage.plain()
    line = line_of(live, person, False)
    seat = own[0] if len(own) == 1 else None
    for at in range(len(line) - 1, -1, -1):
        told = events_of(match, line[: at + 1], seat, at) if match.line[line[at]].seat >= 0 else []
        if told:
            card["last"] = told[0]
            return


def card(row: Row, seats: list[Row], person: str | None, language: str) -> Row:
    """A table in a list: straight from the database, for the match itself is not needed."""
    clock = None if row["clock"] is None else json.loads(row["clock"])
    options = json.loads(row["options"])
    agreed = table_terms.terms(row["game"], options, clock, row["on_time"], row["aids"], row["rated"])
    waiting = waiting_seats(row["id"], row["waiting"])
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
                "profile": stored["profile"],
                "bot": seat.bot if seat.kind == "bot" else None,
                "you": you,
            }
        )
    return {
        "id": row["id"],
        "game": row["game"],
        "options": options,
        "status": row["status"],
        "private": row["private"],
        "clock": clock,
        "on_time": row["on_time"],
        "aids": row["aids"],
        "seats": infos,
        "your_turn": your_turn,
        "your_time": None,
        "last": None,
        "terms": [message.plain() for message in agreed],
        "updated": row["updated"],
        "started": row["started"],
        "ended": row["ended"],
        "stage": None if row["stage"] is None else json.loads(row["stage"]),
        "rated": row["rated"],
        "outcome": None if row["outcome"] is None else json.loads(row["outcome"]),
    }
