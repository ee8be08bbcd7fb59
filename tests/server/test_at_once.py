"""Two who do the same at the same moment, at different servers on PostgreSQL: the second sees what the first has done.

On SQLite there is one writer, and no such moment.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar, cast

import pytest
from sqlalchemy import Connection, create_engine, insert, select, text

from rubicon.server.accounts import Person
from rubicon.server.errors import Refusal
from rubicon.server.friends import Friends
from rubicon.server.request_models import Whom
from rubicon.server.storage import account_queries, friend_queries, pairing_queries, tournament_queries
from rubicon.server.storage.match_end import Ended
from rubicon.server.storage.schema import friends, matches, pairings, people, secrets, tournaments, wishes
from rubicon.server.storage.store import Store
from rubicon.server.storage.tournament_queries import Step
from tests.server.harness import Row, run_async, until
from tests.server.postgres import Postgres
from tests.server.test_storage import ROW

Answer = TypeVar("Answer")

WAITING = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")


def second_of_two(
    url: str,
    before: Callable[[Connection], Any],
    first: Callable[[Connection], Any],
    second: Callable[[Store], Awaitable[Answer]],
) -> Answer:
    """What comes of a step that finds another one done and not committed, which is committed as soon as it waits."""

    async def run() -> Answer:
        store = Store(url)
        store.open()
        try:
            return await second(store)
        finally:
            store.close()

    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            before(connection)
        with engine.connect() as held, engine.connect() as looks, ThreadPoolExecutor(1) as thread:
            first(held)
            step = thread.submit(run_async, run())
            until(lambda: step.done() or _somebody_waits(looks))
            held.commit()
            return step.result()
    finally:
        engine.dispose()


def _somebody_waits(connection: Connection) -> bool:
    waiting = connection.execute(WAITING).scalar_one()
    connection.rollback()  # or the answer would stay the same
    return bool(waiting)


def add_people(connection: Connection) -> None:
    for id in ("anna", "jan"):
        row = {"id": id, "name": id, "language": "en", "epoch": 0, "made": 0, "seen": 0}
        connection.execute(insert(people).values(**row))


def test_a_secret_is_taken_once(postgres: Postgres) -> None:
    """Else somebody could learn from one table what will be thrown at another one."""

    def before(connection: Connection) -> None:
        add_people(connection)
        connection.execute(insert(secrets).values(commitment="c", secret="s", person="anna", made=0))

    def take(connection: Connection) -> str | None:
        return account_queries.take_secret(connection, "anna", "c")

    taken: list[str | None] = []
    second = second_of_two(postgres.fresh(), before, lambda c: taken.append(take(c)), lambda store: store.write(take))
    assert (taken, second) == (["s"], None)


def test_nobody_is_paired_who_has_just_withdrawn(postgres: Postgres) -> None:
    wish: Row = {
        "id": "w",
        "person": "anna",
        "game": "g",
        "options": None,
        "seats": 2,
        "pace": "days",
        "rated": False,
        "commitment": "c",
        "secret": "s",
        "nonce": "n",
        "made": 0,
        "until": 1,
    }

    def before(connection: Connection) -> None:
        add_people(connection)
        connection.execute(insert(wishes).values(**wish))
        connection.execute(insert(secrets).values(commitment="d", secret="t", person="jan", made=0))

    met: list[str] = []

    def pair(new: Row, waiting: list[Row], apart: set[frozenset[str]]) -> pairing_queries.Paired | None:
        met.extend([one["person"] for one in waiting])
        return None

    def look_for(connection: Connection) -> Row | None:
        row = {key: value for key, value in wish.items() if key != "secret"}
        return pairing_queries.wish(connection, {**row, "id": "v", "person": "jan", "commitment": "d"}, pair)

    def withdraw(connection: Connection) -> None:
        assert pairing_queries.withdraw(connection, "anna")

    second_of_two(postgres.fresh(), before, withdraw, lambda store: store.write(look_for))
    assert met == []


def test_no_result_is_lost_while_a_tournament_takes_a_step(postgres: Postgres) -> None:
    tournament: Row = {
        **dict.fromkeys(("name", "game", "key", "status"), "x"),
        **dict.fromkeys(("seats", "rounds", "most", "grace", "reach", "round", "version", "made", "updated"), 0),
        **dict.fromkeys(("private", "rated", "due"), False),
        "id": "t",
        "options": "{}",
        "clock": "{}",
        "format": "swiss",
    }
    pairing = {"number": 1, "round": 1, "match": "a", "players": json.dumps([0, 1]), "status": "open", "deadline": 1}

    def before(connection: Connection) -> None:
        connection.execute(insert(matches).values(**ROW))
        connection.execute(insert(tournaments).values(**tournament))
        connection.execute(insert(pairings).values(**pairing, tournament="t"))

    def wait_longer(connection: Connection) -> None:
        """As after a pause: the pairing is stored anew, with a later deadline."""
        tournament_queries.keep(connection, "t", 0, Step(pairings=[{**pairing, "deadline": 2}]))

    results: list[Row] = [{"left": False, "seats": 2, "place": place} for place in (1, 2)]

    async def end(store: Store) -> tuple[Any, ...]:
        ended = Ended("a", "g", {}, False, 7, results)
        await store.write(lambda connection: tournament_queries.match_over(connection, ended))
        columns = (pairings.c.status, pairings.c.places, tournaments.c.due, tournaments.c.version)
        found = select(*columns).join(tournaments, tournaments.c.id == pairings.c.tournament)
        return tuple(await store.read(lambda connection: connection.execute(found).one()))

    assert second_of_two(postgres.fresh(), before, wait_longer, end) == ("over", "[1, 2]", True, 2)


class Nobody:
    """Is not connected, and told nothing."""

    def news(self, *_: object) -> None:
        return

    def connected(self, _: str) -> bool:
        return False


def of_friends(store: Store) -> Friends:
    return Friends(store, cast(Any, None), cast(Any, None), cast(Any, Nobody()))


ANNA = Person("anna", "anna", "en", False, 0)


@pytest.mark.parametrize("what", ["ask", "block", "link"])
def test_what_is_clicked_twice_is_done_once(postgres: Postgres, what: str) -> None:
    """Nobody is told that they have too many friends because a second click came in the midst of the first."""

    def first(connection: Connection) -> None:
        if what == "ask":
            friend_queries.ask(connection, "anna", "jan", 1)
        elif what == "block":
            friend_queries.block(connection, "anna", "jan", "block", 1)
        else:
            friend_queries.link_key(connection, "anna", "first", False)

    async def second(store: Store) -> Row:
        mine = of_friends(store)
        if what == "ask":
            await mine.ask(ANNA, Whom(person="jan"))
        elif what == "block":
            await mine.block(ANNA, Whom(person="jan"), "block")
        return await mine.shown(ANNA)

    shown = second_of_two(postgres.fresh(), add_people, first, second)
    assert [one["id"] for one in shown["asked"]] == (["jan"] if what == "ask" else [])
    assert [one["id"] for one in shown["blocked"]] == (["jan"] if what == "block" else [])
    assert what != "link" or shown["link"] == "first"


def test_who_has_too_many_friends_is_told_so(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friend_queries, "MOST_ASKED", 0)
    monkeypatch.setattr(friend_queries, "MOST_BLOCKS", 0)

    async def both() -> list[str]:
        store = Store(database_url)
        store.open()
        try:
            await store.write(add_people)
            mine, told = of_friends(store), []
            for step in (mine.ask(ANNA, Whom(person="jan")), mine.block(ANNA, Whom(person="jan"), "mute")):
                try:
                    await step
                except Refusal as refusal:
                    told.append(refusal.message.key)
            assert await store.read(lambda connection: connection.execute(select(friends)).all()) == []
            return told
        finally:
            store.close()

    assert run_async(both()) == ["server-many-friends", "server-many-blocks"]
