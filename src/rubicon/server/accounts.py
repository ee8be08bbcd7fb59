"""Accounts: guests by name, and people with a password.

A guest is a row. An account adds a password (argon2id) and recovery codes, of
which only the hashes are stored. How a call shows who makes it is told in
`credentials`.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from base64 import b32encode
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection
from starlette.requests import HTTPConnection

from rubicon.core.message import Message
from rubicon.core.notation import fold
from rubicon.server.credentials import REMEMBERED, Credential, Credentials, hash_of
from rubicon.server.errors import Refusal
from rubicon.server.ids import new_id, now_ms
from rubicon.server.randomness import Randomness
from rubicon.server.storage import account_queries, personal_data
from rubicon.server.storage.store import Conflict, Store

Row = dict[str, Any]

MOST_SECRETS: Final = 20
CODES: Final = 8


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody."""

    id: str
    name: str
    language: str
    account: bool
    epoch: int
    hidden: bool = False
    banned_until: int | None = None
    """Until when a ban lasts; `None` with a reason is for good."""
    ban_reason: str | None = None
    shown: Credential | None = None
    """What this call showed; `None` for somebody who was only looked up."""

    def plain(self) -> dict[str, Any]:
        """`Me` on the wire."""
        return {
            "id": self.id,
            "name": self.name,
            "account": self.account,
            "language": self.language,
            "hidden": self.hidden,
            "banned": {"until": self.banned_until, "reason": self.ban_reason} if self.banned() else None,
        }

    def banned(self) -> bool:
        """Whether a moderator lets the person take no part at the moment."""
        return self.ban_reason is not None and (self.banned_until is None or self.banned_until > now_ms())

    @property
    def is_program(self) -> bool:
        """Whether this call comes from a program: it showed a token, not the session of a browser."""
        return self.shown is not None and not self.shown.allows("account")

    @property
    def profile(self) -> str | None:
        """The name under which others find a profile; `None` where there is none for them."""
        return self.name if self.account and not self.hidden else None


class Accounts:
    """Everybody, and how they show who they are."""

    def __init__(self, store: Store, randomness: Randomness) -> None:
        self._store: Final = store
        self._randomness: Final = randomness
        self.credentials: Final = Credentials(store)
        self._known: Final[OrderedDict[str, Person]] = OrderedDict()
        self._voided = 0  # how often something remembered became void: what is read meanwhile is not remembered
        self._hashing: Final = asyncio.Semaphore(2)  # each takes 64 MB for a moment

    async def open(self) -> None:
        """Get ready."""
        await self.credentials.open()

    # Who is it?

    async def who(self, connection: HTTPConnection) -> Person | None:
        """Whoever the cookie or the token names."""
        while True:
            voided = self.credentials.voided
            shown = await self.credentials.of(connection)
            person = None if shown is None else await self.person(shown.person)
            if voided == self.credentials.voided:  # else it may be what was ended meanwhile
                break
        if shown is None or person is None or (shown.epoch is not None and shown.epoch != person.epoch):
            return None
        return replace(person, shown=shown)

    async def require(self, connection: HTTPConnection, scope: str) -> Person:
        """The same, and it must be somebody who may do what the scope names."""
        person = await self.who(connection)
        if person is None:
            raise Refusal("not_signed_in", "server-not-signed-in")
        check_scope(person, scope)
        return person

    async def person(self, id: str) -> Person | None:
        """Somebody by id."""
        known = self._known.get(id)
        if known is None:
            voided = self._voided
            row = await self._store.read(lambda connection: account_queries.person(connection, id))
            if row is None:
                return None
            known = self._remember(row, voided)
        return known

    def forget_known(self, id: str) -> None:
        """A person was changed elsewhere."""
        self._voided += 1
        self._known.pop(id, None)
        self.credentials.forget(id)

    def forget_all(self) -> None:
        """Anybody may have been changed elsewhere."""
        self._voided += 1
        self._known.clear()
        self.credentials.forget_all()

    def _remember(self, row: dict[str, Any], voided: int) -> Person:
        person = Person(
            row["id"],
            row["name"],
            row["language"],
            row["password"] is not None,
            row["epoch"],
            row["hidden"],
            row["banned_until"],
            row["ban_reason"],
        )
        if voided == self._voided:
            self._known[person.id] = person
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    async def _reread(self, id: str) -> Person:
        self._known.pop(id, None)
        person = await self.person(id)
        if person is None:
            raise Refusal("not_signed_in", "server-not-signed-in")
        return person

    # Becoming somebody

    async def be(self, me: Person | None, name: str, language: str) -> Person:
        """Become a guest, or change one's name."""
        folded = fold(name)
        if not any(c.isalnum() for c in folded):
            raise Refusal("bad_request", "server-name")
        id = new_id() if me is None else me.id
        now = now_ms()
        try:
            if me is None:
                row: dict[str, Any] = {
                    "id": id,
                    "name": name,
                    "folded": folded,
                    "language": language,
                    "login": None,
                    "password": None,
                    "epoch": 0,
                    "made": now,
                    "seen": now,
                }
                await self._store.write(lambda connection: account_queries.add_person(connection, dict(row)))
            else:
                values = {"name": name, "language": language, "seen": now}
                await self._store.write(
                    lambda connection: account_queries.change_person(connection, id, values, folded)
                )
        except Conflict as error:
            key = "server-name-refused" if str(error) == account_queries.REFUSED else "server-name-taken"
            raise Refusal("conflict", Message(key, {"name": name})) from None
        return await self._reread(id)

    async def make_account(self, me: Person, password: str) -> tuple[Person, list[str]]:
        """A guest becomes an account; the recovery codes are shown this once."""
        if me.account:
            raise Refusal("conflict", "server-has-account")
        hashed = await self._hash_password(password)
        codes = [_new_code() for _ in range(CODES)]
        hashes = [hash_of(_bare(code)) for code in codes]
        login = fold(me.name)
        try:
            await self._store.write(
                lambda connection: account_queries.make_account(connection, me.id, login, hashed, hashes)
            )
        except Conflict:
            raise Refusal("conflict", Message("server-name-taken", {"name": me.name})) from None
        return await self._reread(me.id), codes

    async def login(self, name: str, password: str, code: str | None) -> Person:
        """Come back. A wrong name and a wrong password are told apart by nothing, not even by time.

        Who tries the name that a moderator took from them is told the new one, if all else is right.
        """
        voided = self._voided
        folded = fold(name)

        def read(connection: Connection) -> tuple[Row | None, Row | None]:
            known = account_queries.person_by_login(connection, folded)
            return known, account_queries.person_by_taken_name(connection, folded) if known is None else None

        row, renamed = await self._store.read(read)
        if code is None:
            found = row or renamed
            stored = None if found is None else found["password"]
            if not await self._password_fits(stored, password) or found is None:
                raise Refusal("forbidden", "server-login")
            if renamed is not None:
                raise _other_name(renamed)
            return self._remember(found, voided)
        hashed = await self._hash_password(password)
        spent = hash_of(_bare(code))
        if renamed is not None:
            whose = renamed["id"]
            if await self._store.read(lambda connection: account_queries.has_recovery(connection, whose, spent)):
                raise _other_name(renamed)
        if row is None:
            raise Refusal("forbidden", "server-login")
        id = row["id"]
        try:
            await self._store.write(lambda connection: account_queries.use_recovery(connection, id, spent, hashed))
        except Conflict:
            raise Refusal("forbidden", "server-login") from None
        await self.credentials.end_all(id)
        return await self._reread(id)

    async def change_password(self, me: Person, password: str, new: str) -> Person:
        """A new password for the old one; every session and token of the person ends."""
        row = await self._store.read(lambda connection: account_queries.person(connection, me.id))
        stored = None if row is None else row["password"]
        if not await self._password_fits(stored, password):
            raise Refusal("forbidden", "server-password")
        hashed = await self._hash_password(new)
        await self._store.write(
            lambda connection: account_queries.change_person(connection, me.id, {"password": hashed})
        )
        return await self.sign_out_everywhere(me)

    async def sign_out_everywhere(self, me: Person) -> Person:
        """End every session and token of a person."""
        await self.credentials.end_all(me.id)
        return await self._reread(me.id)

    async def id_of(self, name: str) -> str | None:
        """The person with an account of that name."""
        row = await self._store.read(lambda connection: account_queries.person_by_login(connection, fold(name)))
        return None if row is None else str(row["id"])

    async def _hash_password(self, password: str) -> str:
        from argon2 import PasswordHasher

        async with self._hashing:
            return await asyncio.to_thread(PasswordHasher().hash, password)

    async def _password_fits(self, stored: str | None, password: str) -> bool:
        from argon2 import PasswordHasher
        from argon2.exceptions import Argon2Error, InvalidHashError

        if stored is None:
            await self._hash_password(password)  # takes as long as comparing would
            return False

        def fits() -> bool:
            try:
                return PasswordHasher().verify(stored, password)
            except (Argon2Error, InvalidHashError):
                return False

        async with self._hashing:
            return await asyncio.to_thread(fits)

    # Commitments

    async def commit(self, me: Person) -> str:
        """Seal a secret for one's next table."""
        secret = self._randomness.secret()
        commitment = hashlib.sha256(secret).hexdigest()
        row = {"commitment": commitment, "secret": secret.hex(), "person": me.id, "made": now_ms()}
        await self._store.write(lambda connection: account_queries.add_secret(connection, row, MOST_SECRETS))
        return commitment

    # Leaving

    async def export(self, me: Person) -> dict[str, Any]:
        """Everything stored about oneself."""
        return await self._store.read(lambda connection: personal_data.everything_about(connection, me.id))

    async def show_profile(self, me: Person, shown: bool) -> Person:
        """Whether others find a profile of theirs."""
        await self._store.write(
            lambda connection: account_queries.change_person(connection, me.id, {"hidden": not shown})
        )
        return await self._reread(me.id)

    async def seated_at(self, me: Person) -> list[tuple[str, str]]:
        """The tables where one sits, with their status."""
        return await self._store.read(lambda connection: account_queries.seated_at(connection, me.id))

    async def forget(self, me: Person) -> None:
        """Delete oneself; the seats have been seen to before."""
        await self._store.write(lambda connection: personal_data.forget(connection, me.id))
        self._known.pop(me.id, None)
        self.credentials.forget(me.id)


def check_ban(person: Person) -> None:
    """Refuse whatever takes part in something, and say why and for how long."""
    if not person.banned():
        return
    words: dict[str, object] = {"reason": person.ban_reason or ""}
    if person.banned_until is None:
        raise Refusal("forbidden", Message("server-banned", words))
    hours = -(-(person.banned_until - now_ms()) // 3_600_000)
    unit, count = ("days", -(-hours // 24)) if hours > 48 else ("hours", hours)
    raise Refusal("forbidden", Message("server-banned-until", {**words, "unit": unit, "count": count}))


def check_scope(person: Person, scope: str) -> None:
    """Refuse what a token may not do."""
    if person.shown is not None and not person.shown.allows(scope):
        raise Refusal("forbidden", Message("server-token-scope", {"scope": person.shown.scope}))


def _new_code() -> str:
    """A recovery code: 80 random bits in four groups."""
    text = b32encode(secrets.token_bytes(10)).decode().lower()
    return "-".join([text[i : i + 4] for i in range(0, 16, 4)])


def _other_name(row: Row) -> Refusal:
    return Refusal("forbidden", Message("server-login-renamed", {"name": row["name"]}))


def _bare(code: str) -> str:
    return "".join([c for c in code.lower() if c.isalnum()])
