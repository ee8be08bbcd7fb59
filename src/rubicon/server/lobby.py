"""What leads to a match: create, join, leave, start, rematch."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import Connection

from rubicon.core.chance import Sealed, seat_nonce
from rubicon.core.match import Match
from rubicon.core.message import Message
from rubicon.games import find
from rubicon.server import bot_pool, rated_tables
from rubicon.server.accounts import Person
from rubicon.server.awake_time import AwakeTime
from rubicon.server.clocks import Times
from rubicon.server.errors import Refusal
from rubicon.server.ids import new_id, now_ms
from rubicon.server.live_table import PEOPLE, Live, Seat, players_of, setup_for
from rubicon.server.notices.occasions import invitations
from rubicon.server.randomness import Randomness
from rubicon.server.request_models import NewTable
from rubicon.server.settings import Settings
from rubicon.server.storage import friend_queries, notice_queries, table_queries, vacation_queries
from rubicon.server.storage.store import Conflict, Store
from rubicon.server.table_cache import TableCache, once_more


class Lobby(TableCache):
    """All tables."""

    def __init__(self, store: Store, settings: Settings, randomness: Randomness, awake: AwakeTime) -> None:
        super().__init__(store, settings, awake)
        self._randomness: Final = randomness

    # Sitting down

    async def create(self, me: Person, asked: NewTable) -> str:
        """A new table; its id. It starts at once when nobody is waited for."""
        game = find(asked.game)
        setup = setup_for(asked.game, dict(asked.options), len(asked.seats))
        seats: list[Seat] = []
        for wish in asked.seats:
            if wish.kind == "me":
                if any(seat.kind == "human" for seat in seats):
                    raise Refusal("bad_request", "server-two-me")
                if asked.nonce is None or asked.commitment is None:
                    raise Refusal("bad_request", "server-nonce-needed")
                seats.append(Seat("human", me.id, me.name, nonce=asked.nonce, profile=me.profile))
            elif wish.kind == "local":
                seats.append(Seat("local", me.id, wish.name))
            elif wish.kind == "bot":
                name = wish.bot or bot_pool.take_over(game.name, self._settings.bot_takes_over)
                bot_pool.check(game.name, name)
                seats.append(Seat("bot", None, name, bot=name))
            else:
                seats.append(Seat("open"))
        _refuse_bots_only(seats)
        if not any(seat.kind in PEOPLE for seat in seats) and asked.nonce:
            raise Refusal("bad_request", "server-nobody")
        if asked.rated:
            rated_tables.check_person(me)
            rated_tables.check_terms(game.name, seats, asked.aids)
        clock = None if asked.clock is None else asked.clock.model_dump(exclude_none=True)
        return await self._add(
            me,
            asked.game,
            setup.options,
            seats,
            asked.private,
            clock,
            asked.on_time,
            asked.aids,
            asked.rated,
            asked.commitment,
        )

    async def _add(
        self,
        me: Person,
        game: str,
        options: dict[str, Any],
        seats: list[Seat],
        private: bool,
        clock: dict[str, Any] | None,
        on_time: str,
        aids: bool,
        rated: bool,
        commitment: str | None,
    ) -> str:
        row, rows = self.new_table(
            game, options, seats, private, clock, on_time=on_time, aids=aids, rated=rated, host=me.id
        )
        most = self._settings.tables_each
        kept = {seat.kept_for for seat in seats if seat.kept_for is not None}

        def create(connection: Connection) -> str | None:
            secret = table_queries.create(connection, row, rows, commitment, me.id, most)
            if secret is not None:
                invited = sorted(kept - friend_queries.apart(connection, me.id)) if kept else []
                notice_queries.add(connection, str(row["id"]), invitations(invited, self._settings))
            return secret

        try:
            secret = await self._store.write(create)
        except Conflict:
            raise Refusal("too_many", Message("server-many-tables", {"most": most})) from None
        if secret is None:
            raise Refusal("conflict", "server-no-commitment")
        id = str(row["id"])
        async with self.at(id) as live:
            await self._start_if_full(live)
        return id

    def new_table(
        self,
        game: str,
        options: dict[str, Any],
        seats: list[Seat],
        private: bool,
        clock: dict[str, Any] | None,
        *,
        on_time: str = "bot",
        aids: bool = False,
        rated: bool = False,
        host: str | None = None,
        tournament: str | None = None,
    ) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """The rows of a table that is not stored yet. Its secret is sealed before anybody has given a nonce."""
        nonces = [seat_nonce(n, seat.nonce) for n, seat in enumerate(seats) if seat.nonce is not None]
        secret = self._randomness.secret().hex()
        row = new_row(game, options, host, private, clock, on_time, aids, secret, nonces)
        row |= {"rated": rated, "tournament": tournament}
        id = str(row["id"])
        return row, [seat.row(id, n) for n, seat in enumerate(seats)]

    @once_more
    async def start_full(self, id: str) -> None:
        """Start a table at which nobody is waited for: of people who were paired, or of a tournament's bots."""
        async with self.at(id) as live:
            if live.status == "open":
                await self._start_if_full(live)

    @once_more
    async def start_with_bots(self, id: str, names: dict[str, str | None]) -> None:
        """Start a table of a tournament without those who did not come: bots play for them, in their names."""
        async with self.at(id) as live:
            if live.status != "open":
                return
            bot = bot_pool.take_over(live.game, self._settings.bot_takes_over)
            for number, seat in enumerate(live.seats):
                if seat.kind == "open":
                    name = None if seat.kept_for is None else names.get(seat.kept_for)
                    live.seats[number] = Seat("bot", seat.kept_for, name, bot=bot)
                    live.seats_changed = True
            await self._start_if_full(live)

    @once_more
    async def join(self, me: Person, id: str, seat: int | None, key: str | None, nonce: str) -> None:
        """Take an open seat: the one asked for, else the one kept for you, else the first."""
        async with self.at(id) as live:
            live.admit(me.id, key)
            if live.own_seats(me.id):
                return  # sits already: joining twice is joining once
            if live.status != "open":
                raise Refusal("conflict", "server-started")
            if live.rated:
                rated_tables.check_person(me)
            open_seats = [n for n, s in enumerate(live.seats) if s.kind == "open" and s.kept_for in (None, me.id)]
            kept = [n for n in open_seats if live.seats[n].kept_for == me.id]
            if not kept and await self._unwanted(live.host, me.id):
                raise Refusal("conflict", "server-seat-kept")  # in words that do not say who wants it so
            if not open_seats or (seat is not None and seat not in open_seats):
                raise Refusal("conflict", "server-seat-taken" if open_seats else "server-full")
            if nonce in [given.partition(":")[2] for given in live.nonces]:
                raise Refusal("bad_request", "server-nonce-used")
            number = seat if seat is not None else (kept or open_seats)[0]
            live.seats[number] = Seat("human", me.id, me.name, nonce=nonce, profile=me.profile)
            live.seats_changed = True
            live.away |= await self._store.read(lambda connection: vacation_queries.of_people(connection, [me.id]))
            label_nonces(live)
            if not await self._start_if_full(live):
                await self.save(live)

    async def _unwanted(self, host: str | None, person: str) -> bool:
        """Whether a host does not want to meet a person."""
        if host is None:
            return False
        return await self._store.read(lambda connection: friend_queries.has_blocked(connection, host, person))

    @once_more
    async def leave(self, me: Person, id: str) -> bool:
        """Get up before the start; whether the table is still there."""
        async with self.at(id) as live:
            live.admit(me.id, None)
            if live.status != "open":
                raise Refusal("conflict", "server-started-leave")
            if live.tournament is not None:
                raise Refusal("conflict", "server-tournament-table")
            if not live.involves(me.id):
                raise Refusal("forbidden", "server-not-seated")
            for number, seat in enumerate(live.seats):
                if me.id in (seat.person, seat.kept_for):
                    live.seats[number] = Seat("open")
                    live.seats_changed = True
            label_nonces(live)
            if live.host == me.id:
                live.host = next((seat.person for seat in live.seats if seat.person is not None), None)
            if live.host is None:
                await self._store.write(lambda connection: table_queries.drop(connection, id, live.version))
                live.spoiled = True
                self.changed(live)
                return False
            await self.save(live)
            return True

    @once_more
    async def free(self, me: Person, id: str, seat: int) -> bool:
        """The host opens somebody's seat again; `False` when the match has begun, and only a bot can take it."""
        async with self.at(id) as live:
            live.admit(me.id, None)
            if live.host != me.id:
                raise Refusal("forbidden", "server-host-only")
            if live.status != "open":
                return False
            taken = other_seat(live, me, seat)
            if taken.kind not in PEOPLE and taken.kept_for is None:
                raise Refusal("conflict", "server-not-a-person")
            live.seats[seat] = Seat("open")
            live.seats_changed = True
            label_nonces(live)
            await self.save(live)
            return True

    @once_more
    async def start(self, me: Person, id: str, bot: str | None) -> None:
        """Start with those who are there."""
        async with self.at(id) as live:
            live.admit(me.id, None)
            if live.host != me.id:
                raise Refusal("forbidden", "server-host-only")
            if live.status != "open":
                raise Refusal("conflict", "server-started")
            if bot is not None:
                bot_pool.check(live.game, bot)
                seats = [Seat("bot", None, bot, bot=bot) if seat.kind == "open" else seat for seat in live.seats]
            else:
                seats = [seat for seat in live.seats if seat.kind != "open"]
                if len(seats) not in find(live.game).seats(live.options):
                    raise Refusal("conflict", "server-too-few")
            _refuse_bots_only(seats)
            if live.rated:
                rated_tables.check_terms(live.game, seats, live.aids)
            live.seats = seats
            live.seats_changed = True
            await self._start_if_full(live)

    async def rematch(self, me: Person, id: str, nonce: str, commitment: str) -> str:
        """The table of the next match: made by who asks first, with the others' seats kept for them."""
        async with self.at(id) as live:
            live.admit(me.id, None)
            mine = [seat for seat in live.seats if seat.person == me.id]
            if not mine:
                raise Refusal("forbidden", "server-not-seated")
            if live.status != "over":
                raise Refusal("conflict", "server-not-over")
            rated_tables.check_no_program(me, live.rated)
            following = live.rematch
            if following is None or not await self.exists(following):  # who asked first may have left again
                seats = []
                # Moved on by one: who was second is first now, and with two players the sides are swapped.
                for old in [*live.seats[1:], live.seats[0]]:
                    if old.person is None:
                        bot = old.bot or bot_pool.take_over(live.game, self._settings.bot_takes_over)
                        seats.append(Seat("bot", None, bot, bot=bot))
                    elif old.person != me.id:
                        seats.append(Seat("open", kept_for=old.person))
                    elif old.kind == "local":
                        seats.append(Seat("local", me.id, old.name))
                    else:
                        seats.append(Seat("human", me.id, me.name, nonce=nonce, profile=me.profile))
                following = await self._add(
                    me,
                    live.game,
                    live.options,
                    seats,
                    live.private,
                    live.clock,
                    live.on_time,
                    live.aids,
                    live.rated and rated_tables.bots_are_rated(live.game, seats),
                    commitment,
                )
                live.rematch = following
                try:
                    await self.save(live)
                    return following
                except Conflict:  # somebody asked at another server, and was quicker
                    made, following = following, (await self.again(live)).rematch or following
                    if made == following:
                        raise
                    await self.leave(me, made)
        await self.join(me, following, None, None, nonce)
        return following

    async def _start_if_full(self, live: Live) -> bool:
        """Deal, if every seat is taken; whether that was so."""
        if any(seat.kind == "open" for seat in live.seats):
            return False
        setup = setup_for(live.game, live.options, len(live.seats), live.rules)
        label_nonces(live)
        live.match = Match(setup, Sealed(live.secret, live.nonces), players_of(live.seats))
        live.match.begin()
        live.status = "running"
        live.started = live.moved = now_ms()
        if live.clock is not None:
            live.times = Times.fresh(live.clock, len(live.seats))
            live.heed_vacations()
            waiting = [seat for seat in live.match.waiting() if live.seats[seat].kind in PEOPLE]
            live.times.run(waiting, (), live.now())
        settle(live)
        await self.save(live)
        return True


def new_row(
    game: str,
    options: dict[str, Any],
    host: str | None,
    private: bool,
    clock: dict[str, Any] | None,
    on_time: str,
    aids: bool,
    secret: str,
    nonces: list[str],
) -> dict[str, Any]:
    """A new table, as it is stored."""
    now = now_ms()
    return {
        "id": new_id(),
        "game": game,
        "rules": find(game).rules,
        "options": json.dumps(options),
        "status": "open",
        "private": private,
        "key": new_id(16),
        "host": host,
        "clock": None if clock is None else json.dumps(clock),
        "on_time": on_time,
        "aids": aids,
        "secret": secret,
        "nonces": json.dumps(nonces),
        "version": 0,
        "drafts": "{}",
        "requests": "[]",
        "times": None,
        "paused": False,
        "deadline": None,
        "waiting": "[]",
        "bot_due": False,
        "outcome": None,
        "rematch": None,
        "made": now,
        "updated": now,
        "started": None,
        "ended": None,
        "stage": None,
        "rated": False,
        "tournament": None,
    }


def _refuse_bots_only(seats: list[Seat]) -> None:
    """Nobody waits for such a match, and everybody would wait for its bots."""
    if seats and all(seat.kind == "bot" for seat in seats):
        raise Refusal("bad_request", "server-bots-only")


def other_seat(live: Live, me: Person, seat: int) -> Seat:
    """A seat of the table that is not one's own."""
    if seat >= len(live.seats):
        raise Refusal("not_found", "server-no-seat")
    if live.seats[seat].person == me.id:
        raise Refusal("forbidden", "server-own-seat")
    return live.seats[seat]


def label_nonces(live: Live) -> None:
    """Label every nonce with the seat of who gave it.

    They stay in the order in which they came, those of people who left too: who comes later can show that none of
    the earlier ones was changed afterwards.
    """
    seats = {seat.nonce: number for number, seat in enumerate(live.seats) if seat.nonce is not None}
    given = [labelled.partition(":")[2] for labelled in live.nonces]
    given += [nonce for nonce in seats if nonce not in given]
    live.nonces = [seat_nonce(seats.get(nonce), nonce) for nonce in given]


def settle(live: Live) -> None:
    """Notice that the match is over."""
    outcome = None if live.match is None else live.match.outcome()
    if outcome is not None and live.status == "running":
        live.status = "over"
        live.outcome = outcome.plain()
        live.requests = []
        live.paused = False
        if live.times is not None:
            live.times.run((), (), live.now())
