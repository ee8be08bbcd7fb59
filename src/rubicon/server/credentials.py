"""Sessions of browsers and tokens of programs: how a call shows who makes it.

Both are random keys of which only the hash is stored. A session may do
everything; a token has a scope and never touches the account itself. What is
revoked here is gone at once: the caller closes the sockets it had opened.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import HTTPConnection

from rubicon.core.message import Message
from rubicon.server.errors import Refusal
from rubicon.server.ids import is_id, new_id, now_ms
from rubicon.server.storage import account_queries
from rubicon.server.storage.store import Conflict, Store

COOKIE: Final = "rubicon"
DEVICE_COOKIE: Final = "rubicon_device"
SESSION_DAYS: Final = 60
"""A session that is not used for so long is over; each use renews it."""
DEVICE_DAYS: Final = 365
TOKEN_MARK: Final = "rbk_"
MOST_TOKENS: Final = 20
MOST_SESSIONS: Final = 50
"""Of one person; the one that was not used for longest gives way."""
REMEMBERED: Final = 5_000
HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR

SCOPES: Final = ("read", "play", "account")
"""What a credential may do: each includes those before it. Tokens never have the last one."""


@dataclass(frozen=True, slots=True)
class Credential:
    """What a call showed."""

    id: str  # of the session or the token; empty for a cookie of an older Rubicon
    person: str
    scope: str
    used: int
    epoch: int | None = None  # in a cookie of an older Rubicon

    def allows(self, scope: str) -> bool:
        """Whether it is enough for that."""
        return SCOPES.index(self.scope) >= SCOPES.index(scope)


class Credentials:
    """All sessions and tokens. Those used lately are remembered, so that a call need not ask the database."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._key = b""
        self._known: Final[OrderedDict[str, Credential]] = OrderedDict()  # by hash
        self.voided = 0  # how often something remembered became void: what is read meanwhile is not remembered

    async def open(self) -> None:
        """Get the key that signs device cookies; the first server of this database draws it."""
        fresh = secrets.token_hex(32)
        try:
            value = await self._key_or(fresh)
        except Conflict:  # another server has just drawn one
            value = await self._key_or(fresh)
        self._key = bytes.fromhex(value)

    async def _key_or(self, fresh: str) -> str:
        return await self._store.write(lambda connection: account_queries.house_value(connection, "cookie_key", fresh))

    async def of(self, connection: HTTPConnection) -> Credential | None:
        """The credential that a call shows, if it is a good one."""
        authorization = connection.headers.get("authorization", "")
        if authorization.lower().startswith("bearer "):  # others, such as Basic, are for a proxy before us
            token = authorization.partition(" ")[2].strip()
            return await self._find(token, token.startswith(TOKEN_MARK))
        cookie = connection.cookies.get(COOKIE, "")
        if cookie.count(".") == 3:
            return self._signed(cookie)
        return await self._find(cookie, False) if cookie and not cookie.startswith(TOKEN_MARK) else None

    async def _find(self, secret: str, is_token: bool) -> Credential | None:
        hashed = hash_of(secret)
        known = self._known.get(hashed)
        voided = self.voided
        if known is None:
            found = account_queries.token if is_token else account_queries.session
            row = await self._store.read(lambda connection: found(connection, hashed))
            if row is None:
                return None
            known = Credential(row["id"], row["person"], row.get("scope", "account"), row["used"] or 0)
        now = now_ms()
        if not is_token and known.used < now - SESSION_DAYS * DAY:
            self._known.pop(hashed, None)
            return None
        if now - known.used > HOUR:
            id = known.id
            known = Credential(id, known.person, known.scope, now)
            touch = account_queries.token_used if is_token else account_queries.session_used
            await self._store.write(lambda connection: touch(connection, id, now))
        if voided != self.voided:
            return known
        self._known[hashed] = known
        self._known.move_to_end(hashed)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known

    def _signed(self, cookie: str) -> Credential | None:
        """A cookie of an older Rubicon: signed, with the person's epoch. The next page turns it into a session."""
        id, epoch, made, signature = cookie.split(".")
        if not is_id(id) or not epoch.isdigit() or not made.isdigit() or len(epoch) > 9 or len(made) > 15:
            return None
        expected = self._sign("cookie", f"{id}.{epoch}.{made}")
        if not hmac.compare_digest(expected, signature.encode("latin-1", "replace")):
            return None
        if int(made) < now_ms() - SESSION_DAYS * DAY:
            return None
        return Credential("", id, "account", int(made), int(epoch))

    # Sessions

    async def begin(self, person: str, agent: str) -> str:
        """A new session; what the browser is to keep."""
        secret = secrets.token_urlsafe(32)
        now = now_ms()
        row = {
            "id": new_id(),
            "person": person,
            "hash": hash_of(secret),
            "agent": browser_of(agent),
            "made": now,
            "used": now,
        }
        gone = await self._store.write(lambda connection: account_queries.add_session(connection, row, MOST_SESSIONS))
        self._forget(set(gone))
        return secret

    async def sessions(self, person: str) -> list[dict[str, Any]]:
        """A person's sessions that are not over, the last used first."""
        since = now_ms() - SESSION_DAYS * DAY
        return await self._store.read(lambda connection: account_queries.sessions_of(connection, person, since))

    async def end(self, person: str, id: str) -> None:
        """End one session."""
        if not await self._store.write(lambda connection: account_queries.drop_session(connection, person, id)):
            raise Refusal("not_found", "server-no-session")
        self._forget({id})

    async def end_all(self, person: str) -> None:
        """End every session and token of a person, and void the cookies of an older Rubicon."""
        await self._store.write(lambda connection: account_queries.end_all(connection, person))
        self.forget(person)

    def forget(self, person: str) -> None:
        """What was remembered of a person's credentials is void."""
        self.voided += 1
        for hashed in [hashed for hashed, known in self._known.items() if known.person == person]:
            del self._known[hashed]

    def forget_all(self) -> None:
        """Nothing that is remembered is sure any more."""
        self.voided += 1
        self._known.clear()

    def _forget(self, ids: set[str]) -> None:
        self.voided += 1
        for hashed in [hashed for hashed, known in self._known.items() if known.id in ids]:
            del self._known[hashed]

    # Tokens

    async def tokens(self, person: str) -> list[dict[str, Any]]:
        """A person's tokens, without what is secret about them."""
        return await self._store.read(lambda connection: account_queries.tokens_of(connection, person))

    async def new_token(self, person: str, label: str, scope: str) -> dict[str, Any]:
        """A new one, shown this once."""
        token = TOKEN_MARK + secrets.token_urlsafe(32)
        row: dict[str, Any] = {
            "id": new_id(),
            "person": person,
            "label": label,
            "scope": scope,
            "hash": hash_of(token),
            "made": now_ms(),
            "used": None,
        }
        try:
            await self._store.write(lambda connection: account_queries.add_token(connection, row, MOST_TOKENS))
        except Conflict:
            raise Refusal("too_many", Message("server-many-tokens", {"most": MOST_TOKENS})) from None
        return {**{name: row[name] for name in ("id", "label", "scope", "made", "used")}, "token": token}

    async def drop_token(self, person: str, id: str) -> None:
        """From now on it opens nothing."""
        if not await self._store.write(lambda connection: account_queries.drop_token(connection, person, id)):
            raise Refusal("not_found", "server-no-token")
        self._forget({id})

    # Devices that have signed in before

    def device(self, person: str) -> str:
        """A mark for a browser that has signed in: it is told apart from strangers who guess passwords."""
        payload = f"{person}.{secrets.token_urlsafe(9)}"
        return f"{payload}.{self._sign('device', payload).decode()}"

    def known_device(self, cookie: str | None, person: str | None) -> str | None:
        """The device, if it has signed in as this person before."""
        payload, _, signature = (cookie or "").rpartition(".")
        if person is None or payload.partition(".")[0] != person:
            return None
        return payload if self.is_signed("device", payload, signature) else None

    def sign(self, what: str, payload: str) -> str:
        """What shows that this server has written something, for a purpose that is named."""
        return self._sign(what, payload).decode()

    def is_signed(self, what: str, payload: str, signature: str) -> bool:
        """Whether it has."""
        return hmac.compare_digest(self._sign(what, payload), signature.encode("latin-1", "replace"))

    def _sign(self, what: str, payload: str) -> bytes:
        return urlsafe_b64encode(hmac.digest(self._key, f"{what}:{payload}".encode(), "sha256")).rstrip(b"=")


def hash_of(secret: str) -> str:
    """How a random key is stored. Plain SHA-256 is enough: there is nothing to guess. Passwords get argon2id."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def browser_of(agent: str) -> str:
    """A few words for a list of sessions, such as "Firefox, Linux", from what a browser says of itself."""
    browsers = [("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari")]
    systems = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"]
    browser = next((name for mark, name in browsers if mark in agent), "")
    system = next((name for name in systems if name in agent), "")
    return ", ".join([word for word in (browser, system) if word])
