"""Queries about friends, blocks and invitations."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from rubicon.server.storage.schema import (
    blocks,
    chat,
    friend_links,
    friends,
    invitations,
    matches,
    people,
    seats,
)
from rubicon.server.storage.store import Conflict

Row = dict[str, Any]

MOST_FRIENDS = 300
MOST_ASKED = 40
"""People whom one has asked and who have not answered."""
MOST_BLOCKS = 500
MOST_INVITED = 40
"""Friends who are invited to one table."""
FULL = ("asked", "friends", "blocks")
"""The conflicts that say that there are as many as may be."""


def _between(person: str, other: str) -> Any:
    """Rows about these two, whoever asked."""
    return or_(
        and_(friends.c.asker == person, friends.c.asked == other),
        and_(friends.c.asker == other, friends.c.asked == person),
    )


def link_key(connection: Connection, person: str, fresh: str, renew: bool) -> str:
    """The key of a person's link; `fresh` becomes it if there is none, or if the old one shall open nothing."""
    found = connection.execute(select(friend_links.c.key).where(friend_links.c.person == person)).scalar()
    if found is not None and not renew:
        return str(found)
    connection.execute(delete(friend_links).where(friend_links.c.person == person))
    connection.execute(insert(friend_links).values(person=person, key=fresh))
    return fresh


def owner_of(connection: Connection, key: str) -> Row | None:
    """Whose link this is: id and name."""
    owner = select(people.c.id, people.c.name).join(friend_links, friend_links.c.person == people.c.id)
    row = connection.execute(owner.where(friend_links.c.key == key)).mappings().first()
    return None if row is None else dict(row)


def has_blocked(connection: Connection, person: str, other: str) -> bool:
    """Whether a person wants nothing to do with another one."""
    where = (blocks.c.person == person, blocks.c.other == other, blocks.c.kind == "block")
    return connection.execute(select(blocks.c.kind).where(*where)).first() is not None


def apart(connection: Connection, person: str) -> set[str]:
    """Everybody who is not brought together with a person, whoever of the two wants it so."""
    mine = select(blocks.c.other).where(blocks.c.person == person, blocks.c.kind == "block")
    theirs = select(blocks.c.person).where(blocks.c.other == person, blocks.c.kind == "block")
    return {str(id) for query in (mine, theirs) for id in connection.execute(query).scalars()}


def apart_among(connection: Connection, persons: list[str]) -> set[frozenset[str]]:
    """Those two of these people who are not brought together."""
    where = (blocks.c.person.in_(persons), blocks.c.other.in_(persons), blocks.c.kind == "block")
    return {
        frozenset((str(one), str(two)))
        for one, two in connection.execute(select(blocks.c.person, blocks.c.other).where(*where))
    }


def ask(connection: Connection, person: str, other: str, now: int) -> bool:
    """Ask somebody to be a friend; whether they are friends now, because they had asked, too."""
    known = connection.execute(select(friends).where(_between(person, other))).mappings().first()
    if known is not None:
        if known["accepted"] is None and known["asker"] == other:
            return accept(connection, person, other, now)
        return known["accepted"] is not None
    waiting = select(func.count()).where(friends.c.asker == person, friends.c.accepted.is_(None))
    if connection.execute(waiting).scalar_one() >= MOST_ASKED:
        raise Conflict("asked")
    connection.execute(insert(friends).values(asker=person, asked=other, made=now, accepted=None))
    return False


def befriend(connection: Connection, person: str, other: str, now: int) -> None:
    """Both want it: one gave away the link, the other opened it."""
    if _count(connection, person) >= MOST_FRIENDS or _count(connection, other) >= MOST_FRIENDS:
        raise Conflict("friends")
    connection.execute(delete(friends).where(_between(person, other)))
    connection.execute(insert(friends).values(asker=other, asked=person, made=now, accepted=now))


def accept(connection: Connection, person: str, asker: str, now: int) -> bool:
    """Say yes to who asked; whether there was anything to say yes to."""
    where = (friends.c.asker == asker, friends.c.asked == person, friends.c.accepted.is_(None))
    if connection.execute(select(friends.c.made).where(*where)).first() is None:
        return False
    befriend(connection, person, asker, now)
    return True


def _count(connection: Connection, person: str) -> int:
    mine = or_(friends.c.asker == person, friends.c.asked == person)
    return int(
        connection.execute(
            select(func.count()).select_from(friends).where(mine, friends.c.accepted.is_not(None))
        ).scalar_one()
    )


def part(connection: Connection, person: str, other: str) -> bool:
    """No friends any more, and nobody asks; whether there was anything between the two."""
    gone = connection.execute(delete(friends).where(_between(person, other))).rowcount > 0
    if gone:
        _uninvite(connection, person, other)
    return gone


def _uninvite(connection: Connection, person: str, other: str) -> None:
    both = or_(
        and_(invitations.c.sender == person, invitations.c.receiver == other),
        and_(invitations.c.sender == other, invitations.c.receiver == person),
    )
    connection.execute(delete(invitations).where(both))


def known_to(connection: Connection, person: str) -> list[Row]:
    """Friends, those who asked the person and those whom the person asked: id, name, asked by `mine`, accepted."""
    found = []
    for own, theirs, mine in ((friends.c.asker, friends.c.asked, True), (friends.c.asked, friends.c.asker, False)):
        query = (
            select(people.c.id, people.c.name, friends.c.made, friends.c.accepted)
            .join(friends, theirs == people.c.id)
            .where(own == person)
        )
        found += [{**row, "mine": mine} for row in connection.execute(query).mappings()]
    return sorted(found, key=lambda row: (row["name"].casefold(), row["id"]))


def are_friends(connection: Connection, person: str, other: str) -> bool:
    """Whether both have said yes."""
    where = (_between(person, other), friends.c.accepted.is_not(None))
    return connection.execute(select(friends.c.made).where(*where)).first() is not None


def public_tables(connection: Connection, persons: list[str], most: int) -> list[Row]:
    """Where these people sit, at tables that everybody may see and that are not over: person, table, game, status."""
    query = (
        select(seats.c.person, matches.c.id, matches.c.game, matches.c.status)
        .join(matches, matches.c.id == seats.c.match)
        .where(seats.c.person.in_(persons), seats.c.kind == "human", matches.c.private.is_(False))
        .where(matches.c.status.in_(("open", "running")))
        .order_by(matches.c.updated.desc())
        .limit(most)
    )
    return [dict(row) for row in connection.execute(query).mappings()]


# Blocks


def block(connection: Connection, person: str, other: str, kind: str, now: int) -> None:
    """Mute or block somebody. Who is blocked is no friend any more."""
    connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.other == other))
    if connection.execute(select(func.count()).where(blocks.c.person == person)).scalar_one() >= MOST_BLOCKS:
        raise Conflict("blocks")
    connection.execute(insert(blocks).values(person=person, other=other, kind=kind, made=now))
    if kind == "block":
        part(connection, person, other)


def unblock(connection: Connection, person: str, other: str) -> bool:
    """Read and meet somebody again; whether they were muted or blocked."""
    where = (blocks.c.person == person, blocks.c.other == other)
    return connection.execute(delete(blocks).where(*where)).rowcount == 1


def blocked_by(connection: Connection, person: str) -> list[Row]:
    """Whom a person has muted or blocked."""
    query = (
        select(people.c.id, people.c.name, blocks.c.kind)
        .join(blocks, blocks.c.other == people.c.id)
        .where(blocks.c.person == person)
    )
    return [dict(row) for row in connection.execute(query.order_by(people.c.name)).mappings()]


def sits_at(connection: Connection, match: str, seat: int) -> str | None:
    """The person who sits there, or sat there until a bot took over."""
    where = (seats.c.match == match, seats.c.seat == seat)
    found = connection.execute(select(seats.c.person).where(*where)).scalar()
    return None if found is None else str(found)


def said_by(connection: Connection, match: str, line: int) -> str | None:
    """Who said a line of the chat."""
    found = connection.execute(select(chat.c.person).where(chat.c.match == match, chat.c.number == line)).scalar()
    return None if found is None else str(found)


def unwanted_lines(connection: Connection, person: str, match: str) -> list[int]:
    """Lines of a chat that a person does not want to read."""
    unwanted = select(blocks.c.other).where(blocks.c.person == person)
    lines = select(chat.c.number).where(chat.c.match == match, chat.c.person.in_(unwanted))
    return [int(number) for number in connection.execute(lines.order_by(chat.c.number)).scalars()]


def seated(connection: Connection, match: str) -> list[tuple[int, str]]:
    """The seats of a table with the people in them."""
    query = select(seats.c.seat, seats.c.person).where(seats.c.match == match, seats.c.person.is_not(None))
    return [(int(seat), str(person)) for seat, person in connection.execute(query.order_by(seats.c.seat))]


# Invitations


def invite(connection: Connection, row: Row) -> None:
    """Invite a friend to a table, once."""
    if not are_friends(connection, row["sender"], row["receiver"]):
        raise Conflict("no friend")
    count = select(func.count()).where(invitations.c.match == row["match"])
    if connection.execute(count).scalar_one() >= MOST_INVITED:
        raise Conflict("invited")
    connection.execute(insert(invitations).values(**row))


def invited_to(connection: Connection, match: str) -> list[Row]:
    """Who is invited to a table: id, name, whether they declined."""
    query = (
        select(people.c.id, people.c.name, invitations.c.declined)
        .join(invitations, invitations.c.receiver == people.c.id)
        .where(invitations.c.match == match)
    )
    return [dict(row) for row in connection.execute(query.order_by(people.c.name)).mappings()]


def invitations_of(connection: Connection, person: str, most: int) -> list[Row]:
    """Invitations that a person has not answered, to tables that still wait for somebody, the newest first."""
    sits = select(seats.c.match).where(seats.c.person == person)
    free = select(seats.c.match).where(seats.c.kind == "open", seats.c.match == invitations.c.match)
    query = (
        select(invitations.c.id, invitations.c.match, invitations.c.made, people.c.name, matches.c.key)
        .join(people, people.c.id == invitations.c.sender)
        .join(matches, matches.c.id == invitations.c.match)
        .where(invitations.c.receiver == person, invitations.c.declined.is_(False), matches.c.status == "open")
        .where(free.exists(), invitations.c.match.not_in(sits))
        .order_by(invitations.c.made.desc())
        .limit(most)
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def decline(connection: Connection, person: str, id: str) -> Row | None:
    """Say no; who had sent it, and to which table."""
    where = (invitations.c.id == id, invitations.c.receiver == person)
    row = connection.execute(select(invitations.c.sender, invitations.c.match).where(*where)).mappings().first()
    if row is not None:
        connection.execute(update(invitations).where(*where).values(declined=True))
    return None if row is None else dict(row)


# Export


def about(connection: Connection, person: str) -> Row:
    """What is stored about a person here. Others who blocked the person are not told."""
    sent = select(invitations.c.match, invitations.c.made, invitations.c.declined)
    return {
        "friends": [
            {key: row[key] for key in ("name", "mine", "made", "accepted")} for row in known_to(connection, person)
        ],
        "friend_link": connection.execute(select(friend_links.c.key).where(friend_links.c.person == person)).scalar(),
        "blocked": [{"name": row["name"], "kind": row["kind"]} for row in blocked_by(connection, person)],
        "invitations": [
            {**row, "mine": mine}
            for column, mine in ((invitations.c.sender, True), (invitations.c.receiver, False))
            for row in connection.execute(sent.where(column == person)).mappings()
        ],
    }
