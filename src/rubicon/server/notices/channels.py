"""Where people want notices: what they choose, how an address is confirmed, how it is stopped with one click."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any, Final
from zoneinfo import ZoneInfo, available_timezones

from sqlalchemy import Connection

from rubicon.core.message import Message
from rubicon.server.accounts import Person
from rubicon.server.credentials import Credentials, browser_of, hash_of
from rubicon.server.errors import Refusal
from rubicon.server.ids import is_id, new_id, now_ms
from rubicon.server.notices import push, targets
from rubicon.server.notices.mail import Mail, Undeliverable
from rubicon.server.notices.push import PushKey
from rubicon.server.settings import Settings
from rubicon.server.storage import notice_queries
from rubicon.server.storage.notice_queries import bits_of, kinds_of
from rubicon.server.storage.store import Conflict, Store
from rubicon.text import Speaker

Row = dict[str, Any]

MOST: Final = {"push": 20, "mail": 1, "hook": 5}
"""Channels of a kind that a person may have."""
CONFIRMED_WITHIN: Final = 3 * 86_400_000
"""Milliseconds in which an address must be confirmed."""


class Channels:
    """All channels of all people."""

    def __init__(self, store: Store, settings: Settings, mail: Mail, key: PushKey, credentials: Credentials) -> None:
        self._store: Final = store
        self._settings: Final = settings
        self._mail: Final = mail
        self._key: Final = key
        self._credentials: Final = credentials

    async def of(self, me: Person) -> Row:
        """All that a person has chosen, and what can be chosen here."""

        def read(connection: Connection) -> tuple[list[Row], Row | None]:
            return notice_queries.channels_of(connection, me.id), notice_queries.hours_of(connection, me.id)

        found, hours = await self._store.read(read)
        await self._key.open()
        session = None if me.shown is None else me.shown.id
        quiet = None if hours is None or hours["quiet_from"] is None else [hours["quiet_from"], hours["quiet_until"]]
        return {
            "mail_possible": self._mail.possible,
            "push_key": self._key.public,
            "zone": None if hours is None else hours["zone"],
            "quiet": quiet,
            "channels": [_shown(row, session) for row in found],
        }

    async def keep_hours(self, me: Person, zone: str, quiet: tuple[int, int] | None) -> None:
        """Quiet hours, in minutes after midnight of the person's own time zone."""
        await self.zone(zone)
        begin, end = quiet if quiet is not None else (None, None)
        values = {"zone": zone, "quiet_from": begin, "quiet_until": end}
        await self._store.write(lambda c: notice_queries.keep_hours(c, me.id, values))

    async def zone(self, name: str) -> ZoneInfo:
        """A time zone by its name."""
        if not await asyncio.to_thread(_is_zone, name):
            raise Refusal("bad_request", Message("server-zone", {"zone": name}))
        return ZoneInfo(name)

    # Browsers and programs

    async def add_push(self, me: Person, address: str, keys: Row, kinds: list[str], language: str, agent: str) -> str:
        """A browser that lets itself be woken; its channel ends with its session. Its id."""
        targets.check(address, self._settings.private_targets)
        if not await asyncio.to_thread(push.are_keys, keys["p256dh"], keys["auth"]):
            raise Refusal("bad_request", "server-push-keys")
        row = self._row(me, "push", address, keys, kinds, language)
        session = None if me.shown is None else me.shown.id or None
        return await self._add({**row, "session": session, "agent": browser_of(agent)})

    async def add_hook(self, me: Person, address: str, kinds: list[str], language: str) -> tuple[str, str]:
        """A program that is called; its id, and the secret that signs calls, which is shown this once."""
        targets.check(address, self._settings.private_targets)
        secret = secrets.token_urlsafe(32)
        return await self._add(self._row(me, "hook", address, {"secret": secret}, kinds, language)), secret

    async def change(self, me: Person, id: str, kinds: list[str], every: int | None) -> None:
        """Other kinds, or less often. Whatever had stopped it, it goes on."""
        values: Row = {"kinds": bits_of(kinds), "stopped": False, "failures": 0}
        if every is not None:
            values["every"] = every
        if not await self._store.write(lambda c: notice_queries.change_channel(c, id, values, me.id)):
            raise Refusal("not_found", "server-no-channel")

    async def drop(self, me: Person, id: str) -> None:
        """No more notices there, and the address is forgotten."""
        if not await self._store.write(lambda c: notice_queries.drop_channel(c, id, me.id)):
            raise Refusal("not_found", "server-no-channel")

    async def _add(self, row: Row) -> str:
        most = MOST[row["kind"]]
        try:
            await self._store.write(lambda c: notice_queries.add_channel(c, row, most))
        except Conflict:
            raise Refusal("too_many", Message("server-many-channels", {"most": most})) from None
        return str(row["id"])

    def _row(self, me: Person, kind: str, address: str, keys: Row, kinds: list[str], language: str) -> Row:
        return {
            "id": new_id(16),
            "person": me.id,
            "kind": kind,
            "address": address,
            "hash": hash_of(address),
            "keys": json.dumps(keys),
            "session": None,
            "agent": "",
            "language": language,
            "kinds": bits_of(kinds),
            "every": 0,
            "confirmed": kind != "mail",
            "stopped": False,
            "made": now_ms(),
            "sent": 0,
            "busy": 0,
            "failures": 0,
        }

    # E-mail

    async def ask_to_confirm(self, me: Person, address: str, kinds: list[str], every: int, language: str) -> None:
        """An address, instead of the one so far; nothing is sent there but a link, until somebody opens that.

        The one so far goes when the letter with the link is on its way: if it cannot be sent, all is as it was.
        """
        if not self._mail.possible:
            raise Refusal("conflict", "server-no-mail")
        row = {**self._row(me, "mail", address, {}, kinds, language), "every": every}
        id = str(row["id"])

        def keep(connection: Connection) -> None:
            for old in notice_queries.channels_of(connection, me.id):
                if old["kind"] == "mail" and not old["confirmed"]:
                    notice_queries.drop_channel(connection, old["id"])
            notice_queries.add_channel(connection, row, MOST["mail"] + 1)

        def replace(connection: Connection) -> None:
            for old in notice_queries.channels_of(connection, me.id):
                if old["kind"] == "mail" and old["id"] != id and old["made"] <= row["made"]:
                    notice_queries.drop_channel(connection, old["id"])

        await self._store.write(keep)
        try:
            await self._send_link(me, id, address, language)
        except BaseException:
            await self._store.write(lambda c: notice_queries.drop_channel(c, id))
            raise
        await self._store.write(replace)

    async def _send_link(self, me: Person, id: str, address: str, language: str) -> None:
        say = Speaker(language)
        link = f"{self._settings.url.rstrip('/')}/confirm/{self._token('confirm', id)}"
        text = say.key("notice-confirm-text", name=me.name, url=link)
        letter = self._mail.letter(address, say.key("notice-confirm"), text + "\n", hash_of(id)[:32], None)
        try:
            await self._mail.send(letter)
        except Undeliverable:
            raise Refusal("bad_request", Message("server-mail-refused", {"address": address})) from None
        except OSError:
            raise Refusal("unavailable", "server-mail-failed") from None
        except Exception as error:
            if type(error).__module__.partition(".")[0] != "aiosmtplib":
                raise
            raise Refusal("unavailable", "server-mail-failed") from None

    async def confirm(self, token: str) -> str:
        """Somebody reads what is sent to an address; the address."""
        row = await self._named("confirm", token)
        if not row["confirmed"] and row["made"] < now_ms() - CONFIRMED_WITHIN:
            raise Refusal("not_found", "server-link-old")
        await self._store.write(lambda c: notice_queries.change_channel(c, row["id"], {"confirmed": True}))
        return str(row["address"])

    async def stop(self, token: str, stopped: bool) -> str:
        """No more e-mails there, or some again after all; the address."""
        row = await self._named("stop", token)
        await self._store.write(lambda c: notice_queries.change_channel(c, row["id"], {"stopped": stopped}))
        return str(row["address"])

    def stop_link(self, channel: str) -> str:
        """What stops the e-mails to an address, for who has no way to sign in there."""
        return self._token("stop", channel)

    def _token(self, what: str, channel: str) -> str:
        # Without a full stop: the app finds its way by addresses that cannot be those of files.
        return f"{channel}-{self._credentials.sign(what, channel)}"

    async def _named(self, what: str, token: str) -> Row:
        channel, _, signature = token.partition("-")
        good = is_id(channel) and self._credentials.is_signed(what, channel, signature)
        row = await self._store.read(lambda c: notice_queries.channel(c, channel)) if good else None
        if row is None or row["kind"] != "mail":
            raise Refusal("not_found", "server-link-old")
        return row


def _shown(row: Row, session: str | None) -> Row:
    return {
        "id": row["id"],
        "kind": row["kind"],
        # An endpoint is as good as a key: only its browser needs it.
        "address": row["address"] if row["kind"] != "push" else row["agent"],
        "kinds": kinds_of(row["kinds"]),
        "every": row["every"],
        "confirmed": row["confirmed"],
        "stopped": row["stopped"],
        "current": bool(session) and row["session"] == session,
        "made": row["made"],
    }


def _is_zone(name: str) -> bool:
    return name in available_timezones()
