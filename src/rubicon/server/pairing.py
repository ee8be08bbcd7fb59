"""Find an opponent: wishes for a match, and tables for those that fit.

A wish is a row of the database. Who wishes is paired in the same transaction with those who wait, the longest first, so
that several servers never pair anybody twice. The wish comes with a commitment of the server and a nonce of the
browser. The secret of the table is that of its oldest wish: it was sealed, and its commitment was shown to all who look
for opponents, before any of the nonces of the others came.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from rubicon.core.chance import seat_nonce
from rubicon.core.errors import RubiconError
from rubicon.core.message import Message
from rubicon.core.rng import Rng
from rubicon.games import find, names
from rubicon.server import rated_tables, table_terms
from rubicon.server.accounts import Person
from rubicon.server.errors import Refusal
from rubicon.server.friends import Telling
from rubicon.server.ids import new_id, now_ms
from rubicon.server.live_table import Seat, setup_for
from rubicon.server.lobby import Lobby, new_row
from rubicon.server.randomness import Randomness
from rubicon.server.rating_model import FRESH
from rubicon.server.request_models import NewWish
from rubicon.server.storage import pairing_queries, rating_queries
from rubicon.server.storage.store import Conflict, Store

log = logging.getLogger("rubicon.pairing")

Row = dict[str, Any]

CLOCKS: Final[dict[str, Row]] = {
    "live": {"kind": "bank", "seconds": 1200, "increment": 15},
    "days": {"kind": "days", "days": 3},
}
"""The clock of a table, by pace."""
KEPT: Final = {"live": 30 * 60_000, "days": 14 * 86_400_000, "any": 14 * 86_400_000}
"""Milliseconds for which a wish is kept."""
GONE: Final = 20.0
"""Seconds without a connection after which a wish to play now ends."""
MOST_NEAR: Final = 14
"""Wishes that fit a new one, of which those are chosen that also fit each other."""
EVERY: Final = 2.0
"""Seconds between two looks at wishes that may have ended."""


class Pairing:
    """All wishes, and a task that ends those that are over."""

    def __init__(
        self, store: Store, tables: Lobby, randomness: Randomness, telling: Telling, leads: Callable[[], bool]
    ) -> None:
        self._store: Final = store
        self._tables: Final = tables
        self._randomness: Final = randomness
        self._telling: Final = telling
        self._leads: Final = leads
        self._away: dict[str, float] = {}  # who wishes to play now and is not connected, and since when
        self._stuck: Final[set[str]] = set()  # tables that cannot be started: each is named in the log once
        self._task: asyncio.Task[None] | None = None

    # Wishing

    async def wish(self, me: Person, asked: NewWish) -> str | None:
        """Wish for a match; the table, if somebody was waiting for just that."""
        setup = setup_for(asked.game, dict(asked.options or {}), asked.seats)  # refuses what cannot be played
        if asked.rated:
            rated_tables.check_person(me)
        if asked.least is not None and asked.most is not None and asked.least > asked.most:
            told: Row = {"least": asked.least, "most": asked.most}
            raise Refusal("bad_request", Message("server-wish-range", told))
        now = now_ms()
        row = {
            "id": new_id(),
            "person": me.id,
            "game": asked.game,
            "options": None if asked.options is None else json.dumps(setup.options, sort_keys=True),
            "seats": asked.seats,
            "pace": asked.pace,
            "least": asked.least,
            "most": asked.most,
            "rated": asked.rated,
            "commitment": asked.commitment,
            "nonce": asked.nonce,
            "made": now,
            "until": now + KEPT[asked.pace],
        }
        waiting = await self._store.read(lambda c: pairing_queries.waiting_for(c, me.id, asked.game))
        away = {one["person"] for one in waiting if not self._telling.connected(one["person"])}
        seed = int.from_bytes(self._randomness.secret()[:7], "big")
        try:
            table = await self._store.write(
                lambda c: pairing_queries.wish(c, row, lambda new, old, apart: pair(new, old, apart, away, Rng(seed)))
            )
        except Conflict as error:
            if str(error) == "commitment":
                raise Refusal("conflict", "server-no-commitment") from None
            raise
        self._telling.wishes_changed()
        if table is None:
            return None
        id = str(table["id"])
        await self._tables.start_full(id)
        async with self._tables.at(id) as live:
            people = [seat.person for seat in live.seats if seat.person is not None]
        self._telling.news(people, "paired", id)
        return id

    async def withdraw(self, me: Person, id: str | None) -> None:
        """Never mind: one wish, or all."""
        if await self._store.write(lambda c: pairing_queries.withdraw(c, me.id, id)):
            self._telling.wishes_changed()
        elif id is not None:
            raise Refusal("not_found", "server-no-wish")

    async def shown(self, me: Person | None) -> Row:
        """One's own wishes, and those of others whom one may meet."""
        who = "" if me is None else me.id
        mine, others, known = await self._store.read(
            lambda c: (
                pairing_queries.wishes_of(c, who),
                pairing_queries.waiting_for(c, who),
                rating_queries.of_people(c, [who]),
            )
        )
        ratings = {game: known.get((game, who), FRESH) for game in (names() if me is not None and me.account else ())}
        now = now_ms()
        return {
            "mine": [_shown(row, now, True) for row in mine],
            "others": [
                _shown(row, now, False)
                for row in others
                if row["pace"] != "live" or self._telling.connected(row["person"])
            ],
            "clocks": CLOCKS,
            "ratings": {game: _rating(one.points, one.provisional) for game, one in ratings.items()},
        }

    # What ends by itself

    def start(self) -> None:
        """Look after wishes from now on."""
        self._task = asyncio.create_task(self._run(), name="pairing")

    async def stop(self) -> None:
        """No more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                if self._leads():
                    await self._look()
                else:
                    self._away.clear()
            except (SQLAlchemyError, Conflict, Refusal) as error:
                log.warning("wishes are looked after later: %s", type(error).__name__)
            await asyncio.sleep(EVERY)

    async def _look(self) -> None:
        now = time.monotonic()
        waiting = await self._store.read(pairing_queries.waiting_live)
        self._away = {person: self._away.get(person, now) for person in waiting if not self._telling.connected(person)}
        gone = [person for person, since in self._away.items() if now > since + GONE]
        if await self._store.write(lambda c: pairing_queries.end(c, gone, now_ms())):
            self._telling.wishes_changed()
        for table in await self._store.read(lambda c: pairing_queries.not_started(c, now_ms() - 10_000)):
            try:
                await self._tables.start_full(table)
            except (RubiconError, Refusal) as error:  # it is damaged: the others go on
                if table not in self._stuck:
                    self._stuck.add(table)
                    log.warning("table %s cannot be started: %s", table, type(error).__name__)


def _rating(points: int, provisional: bool) -> Row:
    return {"points": points, "provisional": provisional}


def _shown(row: Row, now: int, mine: bool) -> Row:
    options = None if row["options"] is None else json.loads(row["options"])
    told = mine or not row["hidden"]  # a range around a rating would tell it, too
    return {
        "id": row["id"] if mine else None,
        "game": row["game"],
        "options": options,
        "terms": [] if options is None else [one.plain() for one in table_terms.options_of(row["game"], options)],
        "seats": row["seats"],
        "pace": row["pace"],
        "least": row["least"] if told else None,
        "most": row["most"] if told else None,
        "rated": row["rated"],
        "name": row["name"],
        "rating": _rating(row["rating"], row["provisional"]) if told and row["rating"] is not None else None,
        "waits": max(0, now - row["made"]),
        "left": max(0, row["until"] - now),
        "commitment": row["commitment"],
    }


# Who fits


def pair(
    new: Row, waiting: list[Row], apart: set[frozenset[str]], away: set[str], chance: Rng
) -> pairing_queries.Paired | None:
    """A table for a new wish and those that have waited longest and fit; `None` if too few do."""
    near = [old for old in waiting if agreed([new, old], away) is not None][:MOST_NEAR]
    for others in combinations(near, new["seats"] - 1):
        if any(frozenset((one["person"], two["person"])) in apart for one, two in combinations(others, 2)):
            continue
        group = [*others, new]
        found = agreed(group, away)
        if found is not None:
            return *_table(group, *found, chance), found[0] == "live"
    return None


def agreed(group: list[Row], away: set[str]) -> tuple[str, Row] | None:
    """The pace and the options of a match that all of these wish for; `None` if there is none."""
    first = group[0]
    if any(one[what] != first[what] for one in group for what in ("seats", "game", "rated")):
        return None
    if len({one["nonce"] for one in group}) < len(group):
        return None
    wanted = {one["options"] for one in group if one["options"] is not None}
    if len(wanted) > 1:
        return None
    if not all(_rating_fits(one, other) for one in group for other in group if one is not other):
        return None
    options = json.loads(wanted.pop()) if wanted else table_terms.defaults(find(first["game"]))
    if all(one["pace"] in ("live", "any") and one["person"] not in away for one in group):
        return "live", options
    return ("days", options) if all(one["pace"] in ("days", "any") for one in group) else None


def _rating_fits(one: Row, other: Row) -> bool:
    """Whether the other's rating is one that this one wishes to play against. Who has none fits no bound."""
    rating = other.get("rating")
    if one["least"] is None and one["most"] is None:
        return True
    if rating is None:
        return False
    return (one["least"] is None or rating >= one["least"]) and (one["most"] is None or rating <= one["most"])


def _table(group: list[Row], pace: str, options: Row, chance: Rng) -> tuple[Row, list[Row]]:
    """The rows of the table and its seats. Seats are drawn; nonces stay in the order in which they came."""
    oldest = min(group, key=lambda one: (one["made"], one["id"]))
    order = list(group)
    chance.shuffle(order)
    seats = [Seat("human", one["person"], one["name"], nonce=one["nonce"]) for one in order]
    by_age = sorted(group, key=lambda one: (one["made"], one["id"]))
    nonces = [seat_nonce(order.index(one), one["nonce"]) for one in by_age]
    setup = setup_for(oldest["game"], dict(options), len(group))
    row = new_row(
        oldest["game"], setup.options, oldest["person"], False, CLOCKS[pace], "loss", False, oldest["secret"], nonces
    )
    row["rated"] = oldest["rated"]  # of these terms a rated match asks no more: people with accounts, and no aids
    return row, [seat.row(row["id"], n) for n, seat in enumerate(seats)]
