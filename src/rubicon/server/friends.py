"""Friends, invitations to tables, and people one does not want to meet or to read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

from sqlalchemy import Connection

from rubicon.core.message import Message
from rubicon.core.notation import fold
from rubicon.server import table_views
from rubicon.server.accounts import Person
from rubicon.server.errors import Refusal
from rubicon.server.ids import new_id, now_ms
from rubicon.server.lobby import Lobby
from rubicon.server.notices import occasions
from rubicon.server.request_models import Whom
from rubicon.server.settings import Settings
from rubicon.server.storage import account_queries, friend_queries, notice_queries, pairing_queries, table_queries
from rubicon.server.storage.cluster_news import tell_people
from rubicon.server.storage.store import Conflict, Store
from rubicon.server.table_cache import once_more

Row = dict[str, Any]

MOST_TABLES: Final = 200
"""Tables of friends that are told of."""
MOST_INVITATIONS: Final = 20


class Telling(Protocol):
    """How people who are connected hear that something about them has changed."""

    def news(self, people: Iterable[str], about: str, table: str | None = None) -> None:
        """Tell them to look."""

    def wishes_changed(self) -> None:
        """Tell all who look for opponents."""

    def connected(self, person: str) -> bool:
        """Whether somebody is here."""

    def show_again(self, tables: list[str]) -> None:
        """Show tables again to all who look at them."""


class Friends:
    """Everybody's friends. Whom one is friends with, and whom one has blocked, is nobody else's business."""

    def __init__(self, store: Store, settings: Settings, tables: Lobby, telling: Telling) -> None:
        self._store: Final = store
        self._settings: Final = settings
        self._tables: Final = tables
        self._telling: Final = telling

    async def _change(self, people: list[str], about: str, job: Callable[[Connection], Any]) -> Any:
        """Change something, and let these people look at it, at whatever server they are."""

        def told(connection: Connection) -> Any:
            answer = job(connection)
            tell_people(connection, people, about)
            return answer

        answer = await self._store.write(told)
        self._telling.news(people, about)
        return answer

    async def find(self, me: Person, whom: Whom) -> str:
        """The person who is meant: by id, by the name of an account, or by a seat or a line of the chat."""
        if whom.table is not None:
            async with self._tables.at(whom.table) as live:
                live.admit(me.id, whom.key)

        def job(connection: Connection) -> str | None:
            if whom.person is not None:
                return whom.person if account_queries.person(connection, whom.person) is not None else None
            if whom.name is not None:
                row = account_queries.person_by_login(connection, fold(whom.name))
                return None if row is None else str(row["id"])
            assert whom.table is not None
            if whom.line is not None:
                return friend_queries.said_by(connection, whom.table, whom.line)
            return friend_queries.sits_at(connection, whom.table, whom.seat or 0)

        found = await self._store.read(job)
        if found is None:
            words = Message("server-nobody-named", {"name": whom.name}) if whom.name else Message("server-no-person")
            raise Refusal("not_found", words)
        if found == me.id:
            raise Refusal("bad_request", "server-yourself")
        return found

    # Friends

    async def shown(self, me: Person) -> Row:
        """Friends with where they are, who asks, and whom one has asked, muted or blocked."""

        def job(connection: Connection) -> tuple[list[Row], list[Row], list[Row], set[str]]:
            known = friend_queries.known_to(connection, me.id)
            mine = [row["id"] for row in known if row["accepted"] is not None]
            blocked = friend_queries.blocked_by(connection, me.id)
            public = friend_queries.public_tables(connection, mine, MOST_TABLES) if mine else []
            return known, public, blocked, {row["id"] for row in blocked if row["kind"] == "block"}

        known, public, blocked, unwanted = await self._store.read(job)
        link = await self._link(me, False)
        tables: dict[str, list[Row]] = {}
        for row in public:
            tables.setdefault(row["person"], []).append({key: row[key] for key in ("id", "game", "status")})
        return {
            "link": link,
            "friends": [
                {
                    "id": row["id"],
                    "name": row["name"],
                    "online": self._telling.connected(row["id"]),
                    "tables": tables.get(row["id"], []),
                }
                for row in known
                if row["accepted"] is not None
            ],
            "asked_me": [
                {"id": row["id"], "name": row["name"]}
                for row in known
                if row["accepted"] is None and not row["mine"] and row["id"] not in unwanted
            ],
            "asked": [
                {"id": row["id"], "name": row["name"]} for row in known if row["accepted"] is None and row["mine"]
            ],
            "blocked": blocked,
        }

    async def new_link(self, me: Person) -> str:
        """Another link: the one so far opens nothing any more."""
        return await self._link(me, True)

    @once_more
    async def _link(self, me: Person, renew: bool) -> str:
        """The key of one's link; it is made when it is first needed, maybe by two pages at the same moment."""
        fresh = new_id(16)
        return await self._store.write(lambda connection: friend_queries.link_key(connection, me.id, fresh, renew))

    async def owner(self, me: Person | None, key: str) -> Row:
        """Whose link this is. To who is blocked it looks like one that opens nothing any more."""

        def job(connection: Connection) -> Row | None:
            found = friend_queries.owner_of(connection, key)
            if found is not None and me is not None and friend_queries.has_blocked(connection, found["id"], me.id):
                return None
            return found

        owner = await self._store.read(job)
        if owner is None:
            raise Refusal("not_found", "server-no-friend-link")
        return owner

    async def ask(self, me: Person, whom: Whom) -> None:
        """Ask somebody to be a friend. Who has blocked one is not bothered, and one is not told so."""
        other = await self.find(me, whom)
        await self._befriend(me, other, lambda c: friend_queries.ask(c, me.id, other, now_ms()))

    async def open_link(self, me: Person, key: str) -> None:
        """Be friends with who gave the link away."""
        owner = str((await self.owner(me, key))["id"])
        if owner == me.id:
            raise Refusal("bad_request", "server-yourself")
        await self._befriend(me, owner, lambda c: friend_queries.befriend(c, me.id, owner, now_ms()))

    async def accept(self, me: Person, asker: str) -> None:
        """Say yes to who asked."""
        if not await self._befriend(me, asker, lambda c: friend_queries.accept(c, me.id, asker, now_ms())):
            raise Refusal("not_found", "server-not-asked")

    @once_more
    async def _befriend(self, me: Person, other: str, job: Callable[[Connection], Any]) -> Any:
        try:
            return await self._change([me.id, other], "friends", job)
        except Conflict as error:
            if str(error) not in friend_queries.FULL:
                raise  # both asked at the same moment
            most: dict[str, object] = {"asked": friend_queries.MOST_ASKED, "friends": friend_queries.MOST_FRIENDS}
            raise Refusal("too_many", Message("server-many-friends", most)) from None

    async def part(self, me: Person, other: str) -> None:
        """No friend any more, or no to who asked, or never mind. The other one's list just gets shorter."""
        if not await self._change([me.id, other], "friends", lambda c: friend_queries.part(c, me.id, other)):
            raise Refusal("not_found", "server-no-friend")

    # Blocks

    async def block(self, me: Person, whom: Whom, kind: str) -> None:
        """Mute or block somebody, who is not told."""
        await self._block(me, await self.find(me, whom), kind)

    @once_more
    async def _block(self, me: Person, other: str, kind: str) -> None:
        try:
            await self._change([me.id], "friends", lambda c: friend_queries.block(c, me.id, other, kind, now_ms()))
        except Conflict as error:
            if str(error) not in friend_queries.FULL:
                raise  # the same was asked for twice, at the same moment
            raise Refusal("too_many", Message("server-many-blocks", {"most": friend_queries.MOST_BLOCKS})) from None

    async def unblock(self, me: Person, other: str) -> None:
        """As if nothing had been."""
        if not await self._change([me.id], "friends", lambda c: friend_queries.unblock(c, me.id, other)):
            raise Refusal("not_found", "server-not-blocked")

    async def at_table(self, me: Person, table: str, key: str | None) -> Row:
        """What one has to do with those at a table, and which lines of its chat one does not want to read."""
        async with self._tables.at(table) as live:
            live.admit(me.id, key)

        def job(connection: Connection) -> Row:
            known = {row["id"]: row for row in friend_queries.known_to(connection, me.id)}
            blocked = {row["id"]: row["kind"] for row in friend_queries.blocked_by(connection, me.id)}
            seats = []
            for seat, person in friend_queries.seated(connection, table):
                row = known.get(person)
                state = None if row is None else "asked" if row["accepted"] is None else "friend"
                if person != me.id:
                    seats.append({"seat": seat, "friend": state, "blocked": blocked.get(person)})
            return {"seats": seats, "hidden": friend_queries.unwanted_lines(connection, me.id, table)}

        return await self._store.read(job)

    # Invitations

    async def invite(self, me: Person, table: str, friend: str) -> None:
        """Invite a friend to a table that waits for players."""
        async with self._tables.at(table) as live:
            live.admit(me.id, None)
            if not live.involves(me.id):
                raise Refusal("forbidden", "server-not-seated")
            if live.status != "open":
                raise Refusal("conflict", "server-started")
        row = {
            "id": new_id(),
            "match": table,
            "sender": me.id,
            "receiver": friend,
            "declined": False,
            "made": now_ms(),
        }
        told = occasions.invitations([friend], self._settings)

        def invite(connection: Connection) -> None:
            friend_queries.invite(connection, row)
            notice_queries.add(connection, table, told)

        try:
            await self._change([friend], "invitations", invite)
        except Conflict as error:
            key = {"no friend": "server-no-friend", "invited": "server-many-invited"}.get(str(error))
            raise Refusal("conflict", key or "server-invited-already") from None

    async def invited(self, me: Person, table: str) -> list[Row]:
        """Who is invited to a table, for who sits there."""
        async with self._tables.at(table) as live:
            live.admit(me.id, None)
            if not live.involves(me.id):
                raise Refusal("forbidden", "server-not-seated")
        return await self._store.read(lambda connection: friend_queries.invited_to(connection, table))

    async def invitations(self, me: Person, language: str) -> list[Row]:
        """One's invitations, each with the table as a card, and the key that lets one in."""

        def job(connection: Connection) -> list[tuple[Row, tuple[Row, list[Row]] | None]]:
            found = friend_queries.invitations_of(connection, me.id, MOST_INVITATIONS)
            return [(row, table_queries.card_of(connection, row["match"])) for row in found]

        told = []
        for row, found in await self._store.read(job):
            for card in table_views.cards([] if found is None else [found], me.id, language):
                told.append(
                    {"id": row["id"], "from": row["name"], "made": row["made"], "key": row["key"], "table": card}
                )
        return told

    async def decline(self, me: Person, id: str) -> None:
        """Say no. Who sent it sees that on the table's page."""
        gone = await self._store.write(lambda connection: _decline(connection, me.id, id))
        if gone is None:
            raise Refusal("not_found", "server-no-invitation")
        self._telling.news([me.id, gone["sender"]], "invitations")

    async def summary(self, me: Person) -> Row:
        """How much waits for an answer."""

        def job(connection: Connection) -> Row:
            unwanted = {row["id"] for row in friend_queries.blocked_by(connection, me.id) if row["kind"] == "block"}
            asked = [row for row in friend_queries.known_to(connection, me.id) if row["accepted"] is None]
            return {
                "requests": sum(1 for row in asked if not row["mine"] and row["id"] not in unwanted),
                "invitations": len(friend_queries.invitations_of(connection, me.id, MOST_INVITATIONS)),
                "wishes": len(pairing_queries.wishes_of(connection, me.id)),
            }

        return await self._store.read(job)


def _decline(connection: Connection, person: str, id: str) -> Row | None:
    row = friend_queries.decline(connection, person, id)
    if row is not None:
        tell_people(connection, [person, row["sender"]], "invitations")
    return row
