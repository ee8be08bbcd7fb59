"""Who you are: guests by name, accounts with a password, and tokens for programs.

A guest is a row and a signed cookie. An account adds a password (argon2id) and
recovery codes. A token is a random key for programs; of it, as of the recovery
codes, only the hash is stored.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from base64 import b32encode, urlsafe_b64encode
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import HTTPConnection

from rubicon.core.message import Message
from rubicon.core.notation import fold
from rubicon.server.errors import Refusal
from rubicon.server.moment import is_id, new_id, now_ms
from rubicon.server.storage import persons
from rubicon.server.storage.store import Conflict, Store

COOKIE: Final = "rubicon"
COOKIE_DAYS: Final = 400  # as long as browsers keep one
TOKEN_MARK: Final = "rbk_"
MOST_TOKENS: Final = 20
MOST_SECRETS: Final = 20
CODES: Final = 8
REMEMBERED: Final = 5_000
HOUR: Final = 3_600_000


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody."""

    id: str
    name: str
    language: str
    account: bool
    epoch: int

    def plain(self) -> dict[str, Any]:
        """`Me` on the wire."""
        return {"id": self.id, "name": self.name, "account": self.account, "language": self.language}


class People:
    """Everybody, and how they show who they are."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._key = b""
        self._known: Final[OrderedDict[str, Person]] = OrderedDict()
        self._tokens: Final[OrderedDict[str, tuple[str, str, int]]] = OrderedDict()
        self._hashing: Final = asyncio.Semaphore(2)  # each takes 64 MB for a moment

    async def open(self) -> None:
        """Get the key that signs cookies; the first server of this database draws it."""
        fresh = secrets.token_hex(32)
        value = await self._store.write(lambda connection: persons.house_value(connection, "cookie_key", fresh))
        self._key = bytes.fromhex(value)

    # Who is it?

    async def who(self, connection: HTTPConnection) -> Person | None:
        """Whoever the cookie or the token names."""
        authorization = connection.headers.get("authorization", "")
        if authorization.lower().startswith("bearer "):  # others, such as Basic, are for a proxy before us
            return await self._who_by_token(authorization)
        cookie = connection.cookies.get(COOKIE)
        if not cookie:
            return None
        parts = cookie.split(".")
        if len(parts) != 4 or not is_id(parts[0]) or not parts[1].isdigit() or not parts[2].isdigit():
            return None
        if not hmac.compare_digest(self._sign(".".join(parts[:3])), parts[3].encode("latin-1", "replace")):
            return None
        if len(parts[2]) > 15 or int(parts[2]) < now_ms() - COOKIE_DAYS * 24 * HOUR:
            return None
        person = await self.person(parts[0])
        return person if person is not None and str(person.epoch) == parts[1] else None

    async def require(self, connection: HTTPConnection) -> Person:
        """The same, and it must be somebody."""
        person = await self.who(connection)
        if person is None:
            raise Refusal("not_signed_in", "server-not-signed-in")
        return person

    async def person(self, id: str) -> Person | None:
        """Somebody by id."""
        known = self._known.get(id)
        if known is None:
            row = await self._store.read(lambda connection: persons.person(connection, id))
            if row is None:
                return None
            known = self._remember(row)
        return known

    async def _who_by_token(self, authorization: str) -> Person | None:
        token = authorization.partition(" ")[2].strip()
        if not token.startswith(TOKEN_MARK):
            return None
        hashed = _hash(token)
        known = self._tokens.get(hashed)
        if known is None:
            owner = await self._store.read(lambda connection: persons.token_owner(connection, hashed))
            if owner is None:
                return None
            known = (*owner, 0)
        now = now_ms()
        if now - known[2] > HOUR:
            known = (known[0], known[1], now)
            self._tokens[hashed] = known
            while len(self._tokens) > REMEMBERED:
                self._tokens.popitem(last=False)
            token_id = known[0]
            await self._store.write(lambda connection: persons.token_used(connection, token_id, now))
        return await self.person(known[1])

    def cookie(self, person: Person) -> str:
        """What the browser keeps."""
        payload = f"{person.id}.{person.epoch}.{now_ms()}"
        return f"{payload}.{self._sign(payload).decode()}"

    def _sign(self, payload: str) -> bytes:
        return urlsafe_b64encode(hmac.digest(self._key, b"cookie:" + payload.encode(), "sha256")).rstrip(b"=")

    def _remember(self, row: dict[str, Any]) -> Person:
        person = Person(row["id"], row["name"], row["language"], row["password"] is not None, row["epoch"])
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
                await self._store.write(lambda connection: persons.add_person(connection, dict(row)))
            else:
                values = {"name": name, "language": language, "seen": now}
                await self._store.write(lambda connection: persons.change_person(connection, id, values, folded))
        except Conflict:
            raise Refusal("conflict", Message("server-name-taken", {"name": name})) from None
        return await self._reread(id)

    async def make_account(self, me: Person, password: str) -> tuple[Person, list[str]]:
        """A guest becomes an account; the recovery codes are shown this once."""
        if me.account:
            raise Refusal("conflict", "server-has-account")
        hashed = await self._hash_password(password)
        codes = [_new_code() for _ in range(CODES)]
        hashes = [_hash(_bare(code)) for code in codes]
        login = fold(me.name)
        try:
            await self._store.write(lambda connection: persons.make_account(connection, me.id, login, hashed, hashes))
        except Conflict:
            raise Refusal("conflict", Message("server-name-taken", {"name": me.name})) from None
        return await self._reread(me.id), codes

    async def login(self, name: str, password: str, code: str | None) -> Person:
        """Come back. A wrong name and a wrong password are told apart by nothing, not even by time."""
        row = await self._store.read(lambda connection: persons.person_by_login(connection, fold(name)))
        if code is None:
            stored = None if row is None else row["password"]
            if not await self._password_fits(stored, password) or row is None:
                raise Refusal("forbidden", "server-login")
            return self._remember(row)
        hashed = await self._hash_password(password)
        if row is None:
            raise Refusal("forbidden", "server-login")
        id = row["id"]
        spent = _hash(_bare(code))
        try:
            await self._store.write(lambda connection: persons.use_recovery(connection, id, spent, hashed))
        except Conflict:
            raise Refusal("forbidden", "server-login") from None
        return await self._reread(id)

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

    # Tokens and commitments

    async def tokens(self, me: Person) -> list[dict[str, Any]]:
        """One's tokens."""
        return await self._store.read(lambda connection: persons.tokens_of(connection, me.id))

    async def new_token(self, me: Person, label: str) -> dict[str, Any]:
        """A new one, shown this once."""
        token = TOKEN_MARK + secrets.token_urlsafe(32)
        row = {
            "id": new_id(),
            "person": me.id,
            "label": label,
            "hash": _hash(token),
            "made": now_ms(),
            "used": None,
        }
        try:
            await self._store.write(lambda connection: persons.add_token(connection, row, MOST_TOKENS))
        except Conflict:
            raise Refusal("too_many", Message("server-many-tokens", {"most": MOST_TOKENS})) from None
        return {"id": row["id"], "label": label, "made": row["made"], "used": None, "token": token}

    async def drop_token(self, me: Person, id: str) -> None:
        """From now on it opens nothing."""
        if not await self._store.write(lambda connection: persons.drop_token(connection, me.id, id)):
            raise Refusal("not_found", "server-no-token")
        for hashed in [hashed for hashed, known in self._tokens.items() if known[0] == id]:
            del self._tokens[hashed]

    async def commit(self, me: Person) -> str:
        """Seal a secret for one's next table."""
        secret = secrets.token_bytes(32)
        commitment = hashlib.sha256(secret).hexdigest()
        row = {"commitment": commitment, "secret": secret.hex(), "person": me.id, "made": now_ms()}
        await self._store.write(lambda connection: persons.add_secret(connection, row, MOST_SECRETS))
        return commitment

    # Leaving

    async def export(self, me: Person) -> dict[str, Any]:
        """Everything stored about oneself."""
        return await self._store.read(lambda connection: persons.everything_about(connection, me.id))

    async def seated_at(self, me: Person) -> list[tuple[str, str]]:
        """The tables where one sits, with their status."""
        return await self._store.read(lambda connection: persons.seated_at(connection, me.id))

    async def forget(self, me: Person) -> None:
        """Delete oneself; the seats have been seen to before."""
        await self._store.write(lambda connection: persons.forget(connection, me.id))
        self._known.pop(me.id, None)
        for hashed in [hashed for hashed, known in self._tokens.items() if known[1] == me.id]:
            del self._tokens[hashed]


def _hash(secret: str) -> str:
    # Plain SHA-256 is right for random keys: there is nothing to guess. Passwords get argon2id.
    return hashlib.sha256(secret.encode()).hexdigest()


def _new_code() -> str:
    """A recovery code: 80 random bits in four groups."""
    text = b32encode(secrets.token_bytes(10)).decode().lower()
    return "-".join([text[i : i + 4] for i in range(0, 16, 4)])


def _bare(code: str) -> str:
    return "".join([c for c in code.lower() if c.isalnum()])
