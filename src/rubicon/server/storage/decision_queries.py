"""Queries that forget decisions which nobody sends again.

Decisions are remembered by the id that their client gave them, so that one sent twice is made once. When a match has
been over for a day, or a decision is a month old, nobody sends it again. Such rows are found by their matches, in the
order of `ix_matches_status_updated`, a portion at a time: decisions need no index of their own for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, delete, select

from rubicon.server.storage.account_queries import house_value, keep_house_value
from rubicon.server.storage.schema import decisions, matches

OVER_FOR: Final = 86_400_000
"""Milliseconds after the end of a match for which its decisions are remembered."""
KEPT_FOR: Final = 30 * 86_400_000
"""Milliseconds for which a decision is remembered while its match goes on."""
MATCHES: Final = 50
"""Matches in one portion."""
ROWS: Final = 500
"""Rows after which a portion is large enough; the rows of one match are forgotten together."""
FORGOTTEN: Final = "forgotten"
"""The key of the house under which is kept how far finished matches have been gone through."""

Place = tuple[int, str]
"""A match among others of its status: when it last changed, and its id."""
START: Final[Place] = (0, "")

_next = (
    select(matches.c.updated, matches.c.id)
    .where(
        matches.c.status == bindparam("its_status"),
        matches.c.updated >= bindparam("since"),
        matches.c.updated <= bindparam("until"),
        matches.c.made <= bindparam("made_until"),
        (matches.c.updated > bindparam("since")) | (matches.c.id > bindparam("after")),
    )
    .order_by(matches.c.updated, matches.c.id)
    .limit(MATCHES)
)
_all_of_match = delete(decisions).where(decisions.c.match == bindparam("at_match"))
_old_of_match = _all_of_match.where(decisions.c.at < bindparam("before"))


def forget_finished(connection: Connection, now: int) -> bool:
    """Forget a portion of those whose match has been over for a day; whether there may be more."""
    until = now - OVER_FOR
    updated, _, id = house_value(connection, FORGOTTEN, "0 ").partition(" ")
    place = (int(updated), id)
    if place[0] > until:  # the clock was set back: what ends from now on comes after this
        place = (until, "")
    given = {"its_status": "over", "until": until, "made_until": now}
    found = _after(connection, place, given)
    last = _forget(connection, found, None)
    if last is None:
        return False
    keep_house_value(connection, FORGOTTEN, f"{last[0]} {last[1]}")
    return len(found) == MATCHES or last != found[-1]


def forget_old(connection: Connection, now: int, place: Place) -> Place | None:
    """Forget a portion of the old ones at matches that go on; the place to go on from, `None` after the last match."""
    before = now - KEPT_FOR
    found = _after(connection, place, {"its_status": "running", "until": now, "made_until": before})
    last = _forget(connection, found, before)
    return last if last is not None and (len(found) == MATCHES or last != found[-1]) else None


def _after(connection: Connection, place: Place, given: dict[str, object]) -> list[Place]:
    rows = connection.execute(_next, {**given, "since": place[0], "after": place[1]})
    return [(int(updated), str(id)) for updated, id in rows]


def _forget(connection: Connection, found: Sequence[Place], before: int | None) -> Place | None:
    """Forget the decisions of these matches, as many as make a portion; the last match that was looked at."""
    rows, last = 0, None
    for last in found:
        if before is None:
            rows += connection.execute(_all_of_match, {"at_match": last[1]}).rowcount
        else:
            rows += connection.execute(_old_of_match, {"at_match": last[1], "before": before}).rowcount
        if rows >= ROWS:
            break
    return last
