"""Queries about notices: where people want them, what waits to be sent, quiet hours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, text, update

from rubicon.server.spans import Span
from rubicon.server.storage import vacation_queries
from rubicon.server.storage.schema import channels, hours, invitations, matches, notices, seats
from rubicon.server.storage.store import Conflict

Row = dict[str, Any]

KINDS: Final = ("turn", "start", "invitation", "over")
"""What a person may want to hear of; in a channel each is a bit, in this order."""
LATE: Final = "late"
"""Little time is left: for those who want to hear of their turn."""


def bits_of(kinds: Sequence[str]) -> int:
    """Kinds as they are stored."""
    return sum(1 << KINDS.index(kind) for kind in set(kinds))


def kinds_of(bits: int) -> list[str]:
    """And back."""
    return [kind for number, kind in enumerate(KINDS) if bits >> number & 1]


@dataclass(frozen=True, slots=True)
class New:
    """Something that a person may want to hear of, wherever they chose; not before these times."""

    kind: str
    person: str
    made: int
    push: int
    mail: int


# The same notice once more is the same row: it is renewed, and due when it was.
_ADD: Final = text("""
INSERT INTO notices (channel, "match", kind, made, due)
SELECT channels.id, :table, :kind, CAST(:made AS bigint),
    CASE channels.kind WHEN 'mail' THEN CAST(:mail AS bigint) ELSE CAST(:push AS bigint) END
FROM channels
WHERE channels.person = :person AND channels.confirmed AND NOT channels.stopped AND (channels.kinds & :bit) <> 0
ON CONFLICT (channel, "match", kind) DO UPDATE SET made = excluded.made
""")


def add(connection: Connection, match: str, news: Sequence[New]) -> None:
    """Put notices into the queue, in the transaction of what they tell of."""
    for new in news:
        bit = bits_of(["turn" if new.kind == LATE else new.kind])
        given = {"table": match, "kind": new.kind, "person": new.person, "bit": bit}
        connection.execute(_ADD, {**given, "made": new.made, "push": new.push, "mail": new.mail})


def due(connection: Connection, now: int, most: int) -> list[str]:
    """Channels for which something is due, and which no server is at."""
    waiting = select(notices.c.channel).where(notices.c.due <= now).order_by(notices.c.due).limit(most * 20)
    ids = list(dict.fromkeys(connection.execute(waiting).scalars()))
    free = select(channels.c.id).where(channels.c.id.in_(ids), channels.c.busy <= now)
    return [str(id) for id in connection.execute(free).scalars()][:most]


@dataclass(slots=True)
class Parcel:
    """All that waits for a channel, with the tables it is about."""

    channel: Row
    hours: Row | None
    away: list[Span]
    notices: list[Row]
    tables: dict[str, tuple[Row, list[Row]]]
    invited: set[str]  # the tables to which friends have invited the person, who has not declined


def take(connection: Connection, id: str, now: int, until: int) -> Parcel | None:
    """What waits for a channel, for one server alone until then; `None` if another one is at it."""
    mine = update(channels).where(channels.c.id == id, channels.c.busy <= now).values(busy=until)
    if connection.execute(mine).rowcount != 1:
        return None
    channel = dict(connection.execute(select(channels).where(channels.c.id == id)).mappings().one())
    waiting = select(notices).where(notices.c.channel == id).order_by(notices.c.made)
    rows = [dict(row) for row in connection.execute(waiting).mappings()]
    ids = list({row["match"] for row in rows})
    tables: dict[str, tuple[Row, list[Row]]] = {}
    for row in connection.execute(select(matches).where(matches.c.id.in_(ids))).mappings():
        tables[row["id"]] = (dict(row), [])
    sitting = select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)
    for seat in connection.execute(sitting).mappings():
        tables[seat["match"]][1].append(dict(seat))
    person = channel["person"]
    asked = select(invitations.c.match).where(invitations.c.receiver == person, invitations.c.match.in_(ids))
    invited = {str(id) for id in connection.execute(asked.where(invitations.c.declined.is_(False))).scalars()}
    away = vacation_queries.of(connection, person)
    return Parcel(channel, hours_of(connection, person), away, rows, tables, invited)


def done(connection: Connection, id: str, gone: Sequence[Row], sent: int | None) -> None:
    """These notices are sent, or void; one that was renewed meanwhile stays."""
    for row in gone:
        same = (notices.c.channel == id, notices.c.match == row["match"], notices.c.kind == row["kind"])
        connection.execute(delete(notices).where(*same, notices.c.made == row["made"]))
    values: Row = {"busy": 0} if sent is None else {"busy": 0, "failures": 0, "sent": sent}
    connection.execute(update(channels).where(channels.c.id == id).values(**values))


def postpone(
    connection: Connection, id: str, rows: Sequence[Row], due: int, failed: bool = False, keep: bool = False
) -> None:
    """Not before then; `keep` the channel for what else is to be done."""
    for row in rows:
        same = (notices.c.channel == id, notices.c.match == row["match"], notices.c.kind == row["kind"])
        connection.execute(update(notices).where(*same).values(due=due))
    if keep:
        return
    values: Row = {"busy": 0, "failures": channels.c.failures + 1} if failed else {"busy": 0}
    connection.execute(update(channels).where(channels.c.id == id).values(**values))


def hours_of(connection: Connection, person: str) -> Row | None:
    """When a person wants to hear nothing."""
    row = connection.execute(select(hours).where(hours.c.person == person)).mappings().first()
    return None if row is None else dict(row)


def keep_hours(connection: Connection, person: str, values: Row) -> None:
    """Keep a person's quiet hours."""
    if connection.execute(update(hours).where(hours.c.person == person).values(**values)).rowcount == 0:
        connection.execute(insert(hours).values(person=person, **values))


def channels_of(connection: Connection, person: str) -> list[Row]:
    """A person's channels."""
    mine = select(channels).where(channels.c.person == person).order_by(channels.c.made, channels.c.id)
    return [dict(row) for row in connection.execute(mine).mappings()]


def channel(connection: Connection, id: str) -> Row | None:
    """One channel."""
    row = connection.execute(select(channels).where(channels.c.id == id)).mappings().first()
    return None if row is None else dict(row)


def add_channel(connection: Connection, row: Row, most: int) -> None:
    """A new channel. A browser is one person's at a time: whoever used it before gets nothing there any more."""
    if row["kind"] == "push":
        connection.execute(delete(channels).where(channels.c.hash == row["hash"], channels.c.kind == "push"))
    mine = (channels.c.person == row["person"], channels.c.kind == row["kind"])
    if connection.execute(select(func.count()).select_from(channels).where(*mine)).scalar_one() >= most:
        raise Conflict("channels")
    connection.execute(insert(channels).values(**row))


def change_channel(connection: Connection, id: str, values: Row, person: str | None = None) -> bool:
    """Change a channel, of that person if one is named; whether there was one. What is stopped waits for nothing."""
    where = [channels.c.id == id, *([] if person is None else [channels.c.person == person])]
    changed = connection.execute(update(channels).where(*where).values(**values)).rowcount == 1
    if changed and values.get("stopped"):
        connection.execute(delete(notices).where(notices.c.channel == id))
    return changed


def drop_channel(connection: Connection, id: str, person: str | None = None) -> bool:
    """Forget a channel, and with it what waits for it; whether there was one."""
    where = [channels.c.id == id, *([] if person is None else [channels.c.person == person])]
    return connection.execute(delete(channels).where(*where)).rowcount == 1


def everything_about(connection: Connection, person: str) -> Row:
    """What is stored about a person's notices, without keys."""
    shown = []
    for row in channels_of(connection, person):
        waiting = select(notices.c.match, notices.c.kind, notices.c.made, notices.c.due)
        waiting = waiting.where(notices.c.channel == row["id"]).order_by(notices.c.made)
        left_out = ("person", "hash", "keys", "session", "busy", "kinds")
        told = {name: value for name, value in row.items() if name not in left_out}
        told["kinds"] = kinds_of(row["kinds"])
        told["waiting"] = [dict(one) for one in connection.execute(waiting).mappings()]
        shown.append(told)
    quiet = hours_of(connection, person)
    away = [{"begins": begins, "ends": ends} for begins, ends in vacation_queries.of(connection, person)]
    return {"channels": shown, "vacations": away, "hours": quiet and {k: v for k, v in quiet.items() if k != "person"}}
