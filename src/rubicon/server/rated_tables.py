"""What a rated table asks for: people with accounts, at least two of them or rated bots, a device each, no aids."""

from __future__ import annotations

from rubicon.core.message import Message
from rubicon.server.accounts import Person
from rubicon.server.errors import Refusal
from rubicon.server.live_table import Live, Seat
from rubicon.server.storage.rating_queries import rated_bots


def check_person(me: Person) -> None:
    """Refuse guests: nobody could find their rating again. Refuse programs, too."""
    check_no_program(me, rated=True)
    if not me.account:
        raise Refusal("forbidden", "server-rated-account")


def check_no_program(me: Person, rated: bool) -> None:
    """Refuse a program with somebody's token where it counts: the rating would be its own, under a person's name."""
    if rated and me.is_program:
        raise Refusal("forbidden", "server-rated-program")


def check_terms(game: str, seats: list[Seat], aids: bool) -> None:
    """Refuse seats and terms with which a match says nothing about who is stronger."""
    if aids:
        raise Refusal("bad_request", "server-rated-aids")
    if any(seat.kind == "local" for seat in seats):
        raise Refusal("bad_request", "server-rated-local")
    if len(seats) < 2:
        raise Refusal("bad_request", "server-rated-alone")
    known = rated_bots(game)
    for seat in seats:
        if seat.kind == "bot" and seat.bot not in known:
            told: dict[str, object] = {"bot": seat.bot or "", "known": ", ".join(known) or "–"}
            raise Refusal("bad_request", Message("server-rated-bot", told))


def bots_are_rated(game: str, seats: list[Seat]) -> bool:
    """Whether every bot at the table has a rating."""
    known = rated_bots(game)
    return all(seat.bot in known for seat in seats if seat.kind == "bot")


def check_ask(live: Live, what: str) -> None:
    """Refuse what a rated match does not have: moves taken back, and draws with bots, who would agree to any."""
    if not live.rated:
        return
    if what == "take_back":
        raise Refusal("conflict", "server-rated-take-back")
    if what == "draw" and any(seat.kind == "bot" for seat in live.seats):
        raise Refusal("conflict", "server-rated-draw")
