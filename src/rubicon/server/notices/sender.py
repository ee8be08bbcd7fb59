"""Sends what is due, as the server that leads: once, also when a server dies in the midst of it.

What waits for a channel is taken by one server for a minute, sent as one message, and then forgotten. A server that
dies meanwhile leaves it taken; after that minute it is sent by whoever leads. If the message had been handed over in
the very moment of death, it goes out again, under the same id: mail programs and browsers show it once.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from sqlalchemy.exc import SQLAlchemyError

from rubicon.server.ids import now_ms
from rubicon.server.notices import letters, push, targets
from rubicon.server.notices.letters import Item
from rubicon.server.notices.mail import Mail, Undeliverable
from rubicon.server.notices.push import PushKey
from rubicon.server.settings import Settings
from rubicon.server.storage import notice_queries
from rubicon.server.storage.notice_queries import LATE, Parcel
from rubicon.server.storage.store import Conflict, Store

if TYPE_CHECKING:
    import aiohttp

log = logging.getLogger("rubicon.notices")

Row = dict[str, Any]

EVERY: Final = 1.0
"""Seconds between two looks at what is due."""
AT_ONCE: Final = 8
"""Channels that are served at the same time."""
LEASE: Final = 60_000
"""Milliseconds for which a channel is one server's: longer than anything takes that is done meanwhile."""
FIRST_WAIT: Final = 60_000
LONGEST_WAIT: Final = 6 * 3_600_000
"""Milliseconds until the next try after a failure, doubled each time, and at most."""
MOST_FAILURES: Final = 12
"""In a row, after which nothing more is sent there; they take about two days."""


class Gone(Exception):
    """There is nobody at this address any more."""


class Sender:
    """A task that goes on as long as the server."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        mail: Mail,
        key: PushKey,
        stop_link: Callable[[str], str],
        leads: Callable[[], bool],
        online: Callable[[str, str], bool],
    ) -> None:
        self._store: Final = store
        self._settings: Final = settings
        self._mail: Final = mail
        self._key: Final = key
        self._stop_link: Final = stop_link
        self._leads: Final = leads
        self._online: Final = online
        self._http: aiohttp.ClientSession | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin at once."""
        self._task = asyncio.create_task(self._run(), name="notices")

    async def stop(self) -> None:
        """No more. What was begun is sent again by the next server."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._http is not None:
            await self._http.close()

    async def _run(self) -> None:
        while True:
            try:
                if self._leads():
                    await self._look()
            except (SQLAlchemyError, Conflict) as error:
                log.warning("notices are sent later: %s", type(error).__name__)
            except Exception:
                log.exception("notices could not be sent")
            await asyncio.sleep(EVERY)

    async def _look(self) -> None:
        while due := await self._store.read(lambda c: notice_queries.due(c, now_ms(), AT_ONCE)):
            found = await asyncio.gather(*[self._serve(id) for id in due], return_exceptions=True)
            for error in [one for one in found if isinstance(one, BaseException)]:
                raise error

    async def _serve(self, id: str) -> None:
        now = now_ms()
        parcel = await self._store.write(lambda c: notice_queries.take(c, id, now, now + LEASE))
        if parcel is None:
            return
        until = self._not_before(parcel, now)
        if until > now:
            rows = [row for row in parcel.notices if row["due"] < until]
            await self._store.write(lambda c: notice_queries.postpone(c, id, rows, until))
            return
        for row, due in not_late_yet(parcel, now):
            parcel.notices.remove(row)
            await self._store.write(lambda c, row=row, due=due: notice_queries.postpone(c, id, [row], due, keep=True))  # type: ignore[misc]
        items, told = self._items(parcel, now)
        if not items:
            await self._store.write(lambda c: notice_queries.done(c, id, told, None))
            return
        try:
            await self._send(parcel, items, told)
        except (Gone, Undeliverable) as error:
            await self._give_up(parcel.channel, error)
        except Exception as error:
            await self._later(parcel.channel, told, error)
        else:
            await self._store.write(lambda c: notice_queries.done(c, id, told, now_ms()))

    def _not_before(self, parcel: Parcel, now: int) -> int:
        """When something may be sent: after quiet hours, and not too soon after the last one."""
        soonest: int = parcel.channel["sent"] + parcel.channel["every"] * 60_000
        return max(now, soonest, quiet_until(parcel.hours, max(now, soonest)))

    def _items(self, parcel: Parcel, now: int) -> tuple[list[Item], list[Row]]:
        """What there is to say, one thing for each table, and the notices that are done with it."""
        channel = parcel.channel
        found: dict[str, Item] = {}
        told = []
        for row in parcel.notices:
            if row["due"] > now and (row["kind"] == LATE or channel["kind"] != "mail"):
                continue  # an e-mail has all there is by then, but nobody is told of little time before it is little
            told.append(row)
            table = parcel.tables.get(row["match"])
            if table is None or self._online(row["match"], channel["person"]):
                continue
            invited = row["match"] in parcel.invited
            item = letters.item(row, table, channel["person"], invited, parcel.away, channel["language"])
            if item is None:
                continue
            other = found.get(item.table)
            if other is None or letters.ORDER.index(item.kind) < letters.ORDER.index(other.kind):
                found[item.table] = item
        return sorted(found.values(), key=lambda item: letters.ORDER.index(item.kind)), told

    async def _send(self, parcel: Parcel, items: list[Item], told: list[Row]) -> None:
        channel = parcel.channel
        if channel["kind"] == "mail":
            await self._send_mail(channel, items, told)
            return
        if self._http is None:
            self._http = await targets.open_session(self._settings.private_targets)
        title, text = letters.heading(items, channel["language"])
        one = items[0].table if len(items) == 1 else None
        url = "/" if one is None else f"/table/{one}"
        if channel["kind"] == "push":
            data = push.plain(title, text, one or "rubicon", url)
            await self._key.open()
            body, headers = await asyncio.to_thread(
                self._key.message, channel["address"], json.loads(channel["keys"]), data, self._subject()
            )
            headers["topic"] = one or "rubicon"
        else:
            body, headers = _hook(channel, items, told, self._settings.url)
        status = await targets.call(self._http, channel["address"], self._settings.private_targets, body, headers)
        if status in (404, 410):
            raise Gone
        if not 200 <= status < 300:
            raise OSError(f"answered with {status}")

    def _subject(self) -> str:
        """Whom a push service may turn to: it wants an address of some kind."""
        if self._settings.smtp_sender:
            return f"mailto:{self._settings.smtp_sender}"
        host = urlsplit(self._settings.url).hostname
        return f"https://{host}" if host and "." in host else "mailto:nobody@rubicon.invalid"

    async def _send_mail(self, channel: Row, items: list[Item], told: list[Row]) -> None:
        language, url = channel["language"], self._settings.url.rstrip("/")
        stop = self._stop_link(channel["id"])
        title, line = letters.heading(items, language)
        text = letters.mail_text(items, language, url, f"{url}/unsubscribe/{stop}")
        letter = self._mail.letter(
            channel["address"], f"{title}: {line}", text, _name(channel, told), f"{url}/api/notices/stop/{stop}"
        )
        await self._mail.send(letter)

    async def _give_up(self, channel: Row, error: Exception) -> None:
        """A browser that is gone is forgotten; other addresses stay, so that their people see what became of them."""
        log.info("a channel of kind %s is gone: %s", channel["kind"], type(error).__name__)
        id = channel["id"]
        if channel["kind"] == "push":
            await self._store.write(lambda c: notice_queries.drop_channel(c, id))
        else:
            await self._store.write(lambda c: notice_queries.change_channel(c, id, {"stopped": True, "busy": 0}))

    async def _later(self, channel: Row, told: list[Row], error: Exception) -> None:
        if channel["failures"] + 1 >= MOST_FAILURES:
            await self._give_up(channel, error)
            return
        log.warning("a notice of kind %s could not be sent: %s", channel["kind"], type(error).__name__)
        wait = min(FIRST_WAIT * 2 ** min(channel["failures"], 20), LONGEST_WAIT)
        until = now_ms() + wait
        await self._store.write(lambda c: notice_queries.postpone(c, channel["id"], told, until, failed=True))


def not_late_yet(parcel: Parcel, now: int) -> list[tuple[Row, int]]:
    """Reminders that are due too early, with the times when they will be: somebody has moved, or went on vacation."""
    found = []
    for row in [row for row in parcel.notices if row["kind"] == LATE and row["due"] <= now]:
        table = parcel.tables.get(row["match"])
        at = 0 if table is None else letters.late_at(table, parcel.channel["person"], parcel.away)
        if at > now:
            found.append((row, at))
    return found


def quiet_until(hours: Row | None, at: int) -> int:
    """When the quiet hours that a moment falls into are over, in milliseconds; the moment itself if it is not quiet."""
    if hours is None or hours["quiet_from"] is None or hours["quiet_from"] == hours["quiet_until"]:
        return at
    begin, end = hours["quiet_from"], hours["quiet_until"]
    there = datetime.fromtimestamp(at / 1000, ZoneInfo(hours["zone"]))
    minute = there.hour * 60 + there.minute
    quiet = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not quiet:
        return at
    over = there.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if end <= minute:
        over += timedelta(days=1)  # the same time on the clock, also where the clock is put forward that night
    return int(over.timestamp() * 1000)


def _name(channel: Row, told: list[Row]) -> str:
    """The name of a message: the same for the same notices, however often they must be sent."""
    about = sorted([f"{row['match']} {row['kind']} {row['made']}" for row in told])
    return hashlib.sha256("\n".join([channel["id"], *about]).encode()).hexdigest()[:32]


def _hook(channel: Row, items: list[Item], told: list[Row], url: str) -> tuple[bytes, dict[str, Any]]:
    """A call of a program: what is to be told as JSON, signed with the secret that its owner was shown."""
    tables = [
        {"kind": item.kind, "table": item.table, "game": item.game, "others": list(item.others), "left": item.left}
        for item in items
    ]
    body = json.dumps({"id": _name(channel, told), "server": url or None, "notices": tables}).encode()
    at = str(now_ms() // 1000)
    secret = json.loads(channel["keys"])["secret"].encode()
    signature = hmac.digest(secret, f"{at}.".encode() + body, "sha256").hex()
    return body, {
        "content-type": "application/json",
        "x-rubicon-time": at,
        "x-rubicon-signature": f"sha256={signature}",
    }
