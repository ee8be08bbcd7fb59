"""What moderators do, and what they are told of. Who runs the server appoints them (`rubicon moderators`)."""

from __future__ import annotations

import logging
from typing import Any, Final

from sqlalchemy import Connection

from rubicon.core.message import Message
from rubicon.core.notation import fold
from rubicon.server.accounts import Accounts, Person
from rubicon.server.decisions import Decisions
from rubicon.server.errors import Refusal
from rubicon.server.friends import Telling
from rubicon.server.ids import new_id, now_ms
from rubicon.server.lobby import Lobby
from rubicon.server.request_models import NewBan, Report
from rubicon.server.storage import account_queries, moderation_queries, pairing_queries
from rubicon.server.storage.store import Conflict, Store

log = logging.getLogger("rubicon.moderation")

Row = dict[str, Any]

MOST_SHOWN: Final = 100
DAY: Final = 86_400_000


class Moderation:
    """Reports, bans, names and chat."""

    def __init__(self, store: Store, people: Accounts, tables: Lobby, play: Decisions, telling: Telling) -> None:
        self._store: Final = store
        self._people: Final = people
        self._tables: Final = tables
        self._play: Final = play
        self._telling: Final = telling

    async def is_moderator(self, me: Person) -> bool:
        """Asked of the database each time: the command that appoints them runs in another process."""
        return await self._store.read(lambda connection: moderation_queries.is_moderator(connection, me.id))

    async def require(self, me: Person) -> None:
        """Refuse everybody else."""
        if not await self.is_moderator(me):
            raise Refusal("forbidden", "server-moderators-only")

    async def report(self, me: Person, person: str, asked: Report) -> None:
        """Somebody should look at this."""
        row = {
            "id": new_id(),
            "reporter": me.id,
            "person": person,
            "match": asked.table,
            "line": asked.line,
            "kind": asked.kind,
            "text": asked.text,
            "made": now_ms(),
            "closed": 0,
        }
        try:
            await self._store.write(lambda connection: moderation_queries.report(connection, row))
        except Conflict:
            raise Refusal("too_many", Message("server-many-reports", {"most": moderation_queries.MOST_OPEN})) from None

    async def waiting(self) -> int:
        """How many reports nobody has looked after."""
        return await self._store.read(moderation_queries.count_open)

    async def shown(self) -> Row:
        """All that a moderator looks at."""

        def job(connection: Connection) -> Row:
            now = now_ms()
            return {
                "reports": [
                    {
                        "id": row["id"],
                        "person": {"id": row["person"], "name": row["name"], "banned": row["banned"] is not None},
                        "reporter": row["reporter_name"],
                        "kind": row["kind"],
                        "text": row["text"],
                        "table": row["match"],
                        "line": row["line"],
                        "made": row["made"],
                        "chat": row["chat"],
                    }
                    for row in moderation_queries.open_reports(connection, now, MOST_SHOWN)
                ],
                "bans": moderation_queries.banned(connection, now, MOST_SHOWN),
                "log": moderation_queries.log(connection, MOST_SHOWN),
            }

        return await self._store.read(job)

    async def find(self, name: str) -> Row:
        """Somebody with an account, by name."""

        def job(connection: Connection) -> Row | None:
            row = account_queries.person_by_login(connection, fold(name))
            return None if row is None else moderation_queries.person(connection, row["id"])

        found = await self._store.read(job)
        if found is None:
            raise Refusal("not_found", Message("server-nobody-named", {"name": name}))
        return _plain(found)

    async def close(self, me: Person, id: str) -> None:
        """A report is looked after."""

        def job(connection: Connection) -> bool:
            row = moderation_queries.close(connection, id, now_ms())
            if row is not None:
                moderation_queries.note(connection, me.id, "close", row["person"], row["kind"], now_ms())
            return row is not None

        if not await self._store.write(job):
            raise Refusal("not_found", "server-no-report")

    async def _person(self, id: str) -> Row:
        found = await self._store.read(lambda connection: moderation_queries.person(connection, id))
        if found is None:
            raise Refusal("not_found", "server-no-person")
        return found

    async def ban(self, me: Person, id: str, asked: NewBan) -> None:
        """Ban somebody. What they wished for is gone, and their seats are treated as left."""
        await self._person(id)
        if id == me.id or await self._store.read(lambda c: moderation_queries.is_moderator(c, id)):
            raise Refusal("conflict", "server-ban-moderator")
        now = now_ms()
        until = None if asked.days is None else now + asked.days * DAY

        def job(connection: Connection) -> None:
            moderation_queries.ban(connection, id, until, asked.reason, now)
            pairing_queries.withdraw(connection, id)
            moderation_queries.note(connection, me.id, "ban", id, asked.reason, now)

        await self._store.write(job)
        self._people.forget_known(id)
        self._telling.wishes_changed()
        self._telling.news([id], "me")
        banned = await self._people.person(id)
        if banned is not None:
            await self._leave_tables(banned)

    async def _leave_tables(self, banned: Person) -> None:
        for table, status in await self._people.seated_at(banned):
            try:
                if status == "open":
                    await self._tables.leave(banned, table)
                elif status == "running":
                    async with self._tables.at(table) as live:
                        own = live.own_seats(banned.id)
                    for seat in own:
                        await self._play.resign(banned, table, seat)
            except Refusal:
                continue
            except Exception:  # whatever is wrong with one table, the others are left
                log.exception("table %s could not be left", table)

    async def unban(self, me: Person, id: str) -> None:
        """Let somebody play again."""

        def job(connection: Connection) -> bool:
            gone = moderation_queries.unban(connection, id)
            if gone:
                moderation_queries.note(connection, me.id, "unban", id, "", now_ms())
            return gone

        if not await self._store.write(job):
            raise Refusal("not_found", "server-not-banned")
        self._people.forget_known(id)
        self._telling.news([id], "me")

    async def rename(self, me: Person, id: str, name: str) -> None:
        """Call somebody otherwise; nobody is called as they were any more."""
        person = await self._person(id)
        old, folded = str(person["name"]), fold(name)
        if not any(c.isalnum() for c in folded):
            raise Refusal("bad_request", "server-name")
        if folded == fold(old):
            raise Refusal("bad_request", "server-same-name")

        def job(connection: Connection) -> list[str]:
            account_queries.name_is_free(connection, id, folded)
            touched = moderation_queries.rename(connection, id, name, folded, fold(old), now_ms())
            moderation_queries.note(connection, me.id, "rename", id, f"{old} → {name}", now_ms())
            return touched

        try:
            touched = await self._store.write(job)
        except Conflict:
            raise Refusal("conflict", Message("server-name-taken", {"name": name})) from None
        self._people.forget_known(id)
        self._telling.news([id], "me")
        self._show_again(touched)

    async def remove_line(self, me: Person, table: str, number: int) -> None:
        """Take a line out of a chat."""

        def job(connection: Connection) -> bool:
            said_by = moderation_queries.remove_line(connection, table, number)
            if said_by is not None:
                moderation_queries.note(connection, me.id, "remove", said_by or None, "", now_ms())
            return said_by is not None

        if not await self._store.write(job):
            raise Refusal("not_found", "server-no-line")
        self._show_again([table])

    def _show_again(self, tables: list[str]) -> None:
        for table in tables:
            self._tables.reread(table)
        self._telling.show_again(tables)


def _plain(row: Row) -> Row:
    banned = row["reason"] is not None and (row["until"] is None or row["until"] > now_ms())
    return {
        "id": row["id"],
        "name": row["name"],
        "banned": {"until": row["until"], "reason": row["reason"]} if banned else None,
    }
