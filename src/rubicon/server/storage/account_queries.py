"""Queries about people, their tokens and their secrets."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from rubicon.server.storage.cluster_news import tell
from rubicon.server.storage.schema import (
    bans,
    house,
    matches,
    people,
    recovery,
    refused_names,
    seats,
    secrets,
    sessions,
    tokens,
)
from rubicon.server.storage.store import Conflict

Row = dict[str, Any]

REFUSED = "refused name"
"""A moderator has taken this name from somebody."""

HAS_PROFILE = people.c.login.is_not(None) & people.c.hidden.is_(False)
"""That others find a profile of theirs: not of guests, nor of those who are hidden."""

_person = select(people, bans.c.until.label("banned_until"), bans.c.reason.label("ban_reason")).outerjoin(
    bans, bans.c.person == people.c.id
)


def house_value(connection: Connection, key: str, fresh: str) -> str:
    """A value of the house; `fresh` is kept if there is none yet."""
    found = connection.execute(select(house.c.value).where(house.c.key == key)).scalar()
    if found is None:
        connection.execute(insert(house).values(key=key, value=fresh))
        found = fresh
    return str(found)


def keep_house_value(connection: Connection, key: str, value: str) -> None:
    """Keep a value of the house, whether or not there was one."""
    if connection.execute(update(house).where(house.c.key == key).values(value=value)).rowcount == 0:
        connection.execute(insert(house).values(key=key, value=value))


def person(connection: Connection, id: str) -> Row | None:
    """One person."""
    row = connection.execute(_person.where(people.c.id == id)).mappings().first()
    return None if row is None else dict(row)


def person_by_login(connection: Connection, login: str) -> Row | None:
    """One person with an account."""
    row = connection.execute(_person.where(people.c.login == login)).mappings().first()
    return None if row is None else dict(row)


def person_by_taken_name(connection: Connection, folded: str) -> Row | None:
    """Who had an account with a name that a moderator took from them."""
    whose = select(refused_names.c.person).where(refused_names.c.folded == folded).scalar_subquery()
    row = connection.execute(_person.where(people.c.id == whose)).mappings().first()
    return None if row is None else dict(row)


def has_recovery(connection: Connection, id: str, code: str) -> bool:
    """Whether a recovery code is a person's, and not spent."""
    mine = select(recovery.c.person).where(recovery.c.person == id, recovery.c.hash == code)
    return connection.execute(mine).first() is not None


def add_person(connection: Connection, row: Row) -> None:
    """A new guest, whose name must not be that of an account."""
    name_is_free(connection, row["id"], row.pop("folded"))
    connection.execute(insert(people).values(**row))


def change_person(connection: Connection, id: str, values: Row, folded: str | None = None) -> None:
    """Change a person; with `folded` the name changes too, and must not be that of somebody else's account."""
    if folded is not None:
        name_is_free(connection, id, folded)
        current = connection.execute(select(people.c.login).where(people.c.id == id)).scalar()
        if current is not None:
            values = {**values, "login": folded}
    if connection.execute(update(people).where(people.c.id == id).values(**values)).rowcount != 1:
        raise Conflict("no such person")
    tell(connection, "person", id)


def name_is_free(connection: Connection, id: str, folded: str) -> None:
    """Refuse a name that is somebody else's account's, or that a moderator has taken from somebody."""
    owner = connection.execute(select(people.c.id).where(people.c.login == folded)).scalar()
    if owner is not None and owner != id:
        raise Conflict("name")
    if connection.execute(select(refused_names.c.made).where(refused_names.c.folded == folded)).first() is not None:
        raise Conflict(REFUSED)


def make_account(connection: Connection, id: str, login: str, password: str, codes: list[str]) -> None:
    """A guest becomes an account."""
    name_is_free(connection, id, login)
    changed = connection.execute(
        update(people).where(people.c.id == id, people.c.password.is_(None)).values(login=login, password=password)
    )
    if changed.rowcount != 1:
        raise Conflict("account")
    connection.execute(insert(recovery), [{"person": id, "hash": code} for code in codes])
    tell(connection, "person", id)


def use_recovery(connection: Connection, id: str, code: str, password: str) -> None:
    """Spend a recovery code for a new password; all sessions and tokens so far end."""
    spent = connection.execute(delete(recovery).where(recovery.c.person == id, recovery.c.hash == code))
    if spent.rowcount != 1:
        raise Conflict("recovery")
    connection.execute(update(people).where(people.c.id == id).values(password=password))
    end_all(connection, id)


def end_all(connection: Connection, id: str) -> None:
    """End all sessions and tokens of a person. The epoch voids signed cookies, which an older Rubicon gave."""
    connection.execute(delete(sessions).where(sessions.c.person == id))
    connection.execute(delete(tokens).where(tokens.c.person == id))
    connection.execute(update(people).where(people.c.id == id).values(epoch=people.c.epoch + 1))
    tell(connection, "ended", id)


def add_session(connection: Connection, row: Row, most: int) -> list[str]:
    """A new session; the ids of those that had to give way."""
    mine = select(sessions.c.id).where(sessions.c.person == row["person"]).order_by(sessions.c.used.desc())
    gone = [str(id) for id in connection.execute(mine.offset(most - 1)).scalars()]
    if gone:
        connection.execute(delete(sessions).where(sessions.c.id.in_(gone)))
        for id in gone:
            tell(connection, "ended", row["person"], id)
    connection.execute(insert(sessions).values(**row))
    return gone


def session(connection: Connection, hash: str) -> Row | None:
    """The session behind a cookie."""
    columns = (sessions.c.id, sessions.c.person, sessions.c.used)
    row = connection.execute(select(*columns).where(sessions.c.hash == hash)).mappings().first()
    return None if row is None else dict(row)


def session_used(connection: Connection, id: str, now: int) -> None:
    """Remember when a session was used last."""
    connection.execute(update(sessions).where(sessions.c.id == id).values(used=now))


def sessions_of(connection: Connection, id: str, since: int) -> list[Row]:
    """A person's sessions that were used since then, without what is secret about them."""
    columns = (sessions.c.id, sessions.c.agent, sessions.c.made, sessions.c.used)
    mine = select(*columns).where(sessions.c.person == id, sessions.c.used >= since)
    return [dict(row) for row in connection.execute(mine.order_by(sessions.c.used.desc())).mappings()]


def drop_session(connection: Connection, person: str, id: str) -> bool:
    """Forget a session; whether there was one."""
    gone = connection.execute(delete(sessions).where(sessions.c.id == id, sessions.c.person == person)).rowcount == 1
    if gone:
        tell(connection, "ended", person, id)
    return gone


def tokens_of(connection: Connection, id: str) -> list[Row]:
    """A person's tokens, without what is secret about them."""
    columns = (tokens.c.id, tokens.c.label, tokens.c.scope, tokens.c.made, tokens.c.used)
    rows = connection.execute(select(*columns).where(tokens.c.person == id).order_by(tokens.c.made)).mappings()
    return [dict(row) for row in rows]


def add_token(connection: Connection, row: Row, most: int) -> None:
    """A new token, if there are not too many."""
    count = connection.execute(select(func.count()).where(tokens.c.person == row["person"])).scalar_one()
    if count >= most:
        raise Conflict("tokens")
    connection.execute(insert(tokens).values(**row))


def token(connection: Connection, hash: str) -> Row | None:
    """The token that a program showed."""
    columns = (tokens.c.id, tokens.c.person, tokens.c.scope, tokens.c.used)
    row = connection.execute(select(*columns).where(tokens.c.hash == hash)).mappings().first()
    return None if row is None else dict(row)


def token_used(connection: Connection, id: str, now: int) -> None:
    """Remember when a token was used last."""
    connection.execute(update(tokens).where(tokens.c.id == id).values(used=now))


def drop_token(connection: Connection, person: str, id: str) -> bool:
    """Forget a token; whether there was one."""
    gone = connection.execute(delete(tokens).where(tokens.c.id == id, tokens.c.person == person)).rowcount == 1
    if gone:
        tell(connection, "ended", person, id)
    return gone


def add_secret(connection: Connection, row: Row, most: int) -> None:
    """Commit to a secret for a person's next table; the oldest unused ones are forgotten."""
    mine = select(secrets.c.commitment).where(secrets.c.person == row["person"]).order_by(secrets.c.made.desc())
    for old in connection.execute(mine.offset(most - 1)).scalars().all():
        connection.execute(delete(secrets).where(secrets.c.commitment == old))
    connection.execute(insert(secrets).values(**row))


def take_secret(connection: Connection, person: str, commitment: str) -> str | None:
    """The secret behind a commitment, which can be used only once."""
    where = (secrets.c.commitment == commitment, secrets.c.person == person)
    secret = connection.execute(select(secrets.c.secret).where(*where)).scalar()
    # Of two who take it at the same moment both may have read it: one of them takes it away.
    if secret is None or connection.execute(delete(secrets).where(*where)).rowcount != 1:
        return None
    return str(secret)


def seated_at(connection: Connection, id: str) -> list[tuple[str, str]]:
    """The tables where the person sits, or has a seat kept, with their status."""
    sits = (seats.c.person == id) | (seats.c.kept_for == id)
    rows = connection.execute(
        select(matches.c.id, matches.c.status).where(matches.c.id == seats.c.match).where(sits).distinct()
    )
    return [(str(row[0]), str(row[1])) for row in rows]
