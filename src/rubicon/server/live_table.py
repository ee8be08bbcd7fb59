"""One table in memory: who sits where, and the match."""

from __future__ import annotations

import json
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from rubicon.core.audience import Audience
from rubicon.core.chance import Sealed
from rubicon.core.errors import RubiconError
from rubicon.core.game import FORTUNA, Setup
from rubicon.core.match import TABLE, Match
from rubicon.games import find
from rubicon.server.awake_time import AwakeTime
from rubicon.server.clocks import Times, deadline
from rubicon.server.errors import Refusal
from rubicon.server.ids import now_ms
from rubicon.server.settings import Settings
from rubicon.server.spans import Span, after
from rubicon.server.storage.record_queries import player
from rubicon.server.storage.table_queries import Stored
from rubicon.server.told_chance import Told
from rubicon.text import Speaker

Row = dict[str, Any]

log = logging.getLogger("rubicon.tables")

PEOPLE: Final = ("human", "local")
"""Kinds of seats where a person decides; `local` is another one at the same device."""


@dataclass(slots=True)
class Seat:
    """A seat and who is in it. A bot that took over for a person keeps the person's name and `person`."""

    kind: str  # human, local, bot, open
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    nonce: str | None = None
    kept_for: str | None = None
    profile: str | None = None  # the name of the person's profile, if others can see one; not stored here

    def row(self, match: str, seat: int) -> Row:
        """For storing."""
        return {
            "match": match,
            "seat": seat,
            "kind": self.kind,
            "person": self.person,
            "name": self.name,
            "bot": self.bot,
            "nonce": self.nonce,
            "kept_for": self.kept_for,
        }


BRANCHES: Final = ("take_back", "bot")
"""The notes of the table after which viewers count the entries of the line anew."""

KEPT: Final = ("drafts", "waiting", "bot_due", "deadline", "times", "requests", "outcome")
"""What is told by the match: where it cannot be played, for instance by older rules, all of it stays as stored."""


class Live:
    """A table. Whoever holds one holds its lock too: see `Lobby.at`."""

    def __init__(self, stored: Stored, awake: AwakeTime, settings: Settings, late: int = 0) -> None:
        row = stored.row
        self._settings: Final = settings
        self._awake: Final = awake
        self.id: Final[str] = row["id"]
        self.game: Final[str] = row["game"]
        self.rules: Final[int] = row["rules"]
        self.options: Final[dict[str, Any]] = json.loads(row["options"])
        self.private: Final[bool] = row["private"]
        self.key: Final[str] = row["key"]
        self.clock: Final[dict[str, Any] | None] = None if row["clock"] is None else json.loads(row["clock"])
        self.by_days: Final[bool] = self.clock is not None and self.clock["kind"] == "days"
        self.on_time: Final[str] = row["on_time"]
        self.aids: Final[bool] = row["aids"]
        self.secret: Final = bytes.fromhex(row["secret"])
        self.imported: Final = None if row["imported"] is None else Told(json.loads(row["imported"]))
        self.commitment: Final = Sealed(self.secret).commitment if self.imported is None else self.imported.commitment
        self.made: Final[int] = row["made"]
        self.rated: Final[bool] = row["rated"]
        self.tournament: Final[str | None] = row["tournament"]
        self._take(stored)
        self.chat = stored.chat
        self.looks = stored.looks
        self.match: Match | None = None
        self.broken: RubiconError | None = None
        self.branch: int = 0
        self.saved: int = len(stored.entries)  # how many entries of the match are stored
        self.made_at: Final = stored.made_at  # when each of them was made
        self.late: Final = late  # by so many milliseconds, for who has no seat
        self.delay = 0  # by so many milliseconds this is the table of the past
        self.past: Any = None  # the match for those who are late, once somebody watches
        self.seats_changed = False
        self.spoiled = False  # what is in memory may not be what is stored: to be read again
        self.saving: int = self.version  # the version that is being stored
        if self.status != "open":
            try:
                self.match = _rebuild(self, stored)
                self.branch = branches(self.match)
            except RubiconError as error:
                log.error("table %s cannot be played: %s", self.id, error)
                self.broken = error

    def _take(self, stored: Stored) -> None:
        """What may change at a table, beside the match itself."""
        row = stored.row
        self.status: str = row["status"]
        self.host: str | None = row["host"]
        self.nonces: list[str] = json.loads(row["nonces"])
        self.version: int = row["version"]
        self.requests: list[dict[str, Any]] = json.loads(row["requests"])
        self.paused: bool = row["paused"]
        self.rematch: str | None = row["rematch"]
        self.updated: int = row["updated"]
        self.started: int | None = row["started"]
        self.ended: int | None = row["ended"]
        self.stage: str | None = row["stage"]
        self.moved: int = self.updated if stored.moved is None else stored.moved  # in milliseconds since 1970
        self.outcome: dict[str, Any] | None = None if row["outcome"] is None else json.loads(row["outcome"])
        self.seats: list[Seat] = [
            Seat(s["kind"], s["person"], s["name"], s["bot"], s["nonce"], s["kept_for"], s["profile"])
            for s in stored.seats
        ]
        self.ratings: list[Row | None] = stored.ratings  # by seat, at a rated table
        self.times: Times | None = None
        if self.clock is not None and row["times"] is not None:
            self.times = Times.of(self.clock, json.loads(row["times"]))
        if stored.away is not None:
            self.away: dict[str, list[Span]] = stored.away
        self.heed_vacations()
        self._kept = {name: row[name] for name in KEPT}
        waiting = [] if self.paused else _seats_in(row["waiting"])
        self.announced = (
            self.status,
            {seat.person for n, seat in enumerate(self.seats) if n in waiting and seat.kind in PEOPLE and seat.person},
        )
        """The status and who was waited for, as stored: what is new to people is told from there (`notices`)."""

    def follow(self, stored: Stored) -> bool:
        """Go on to what another server has stored, of which the entries from `saved` on were read.

        Whether that could be done: if not, the table must be read as a whole.
        """
        match = self.match
        picks = None if match is None else getattr(match.fortuna, "picks", None)
        if match is None or picks is None or self.broken is not None or stored.row["status"] == "open":
            return False
        moved = self.moved
        self._take(stored)
        self.moved = moved if stored.moved is None else stored.moved
        match.fortuna.picks = picks + sum(1 for who, _ in stored.entries if who == "F")  # type: ignore[attr-defined]
        try:
            match.drafts.clear()
            _enter(match, stored)
            self.branch = branches(match)
        except RubiconError as error:
            log.error("table %s cannot be followed: %s", self.id, error)
            return False
        self.saved += len(stored.entries)
        self.made_at.extend(stored.made_at)
        self.saving = self.version
        return True

    def heed_vacations(self) -> None:
        """Let clocks of days stand still while their players are away."""
        if self.times is not None and self.by_days:
            self.times.away = [self.away_of(seat) for seat in self.seats]

    def away_of(self, seat: Seat) -> list[Span]:
        """The vacations of who sits there."""
        return self.away.get(seat.person, []) if seat.person is not None and seat.kind in PEOPLE else []

    def playing(self) -> Match:
        """The match; refuses when there is none yet, or none that this version can show."""
        if self.broken is not None:
            raise Refusal("unavailable", self.broken.message, self.game)
        if self.match is None:
            raise Refusal("not_running", "server-not-started")
        return self.match

    def own_seats(self, person: str | None) -> list[int]:
        """The seats that a person decides for."""
        if person is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.person == person and seat.kind in PEOPLE]

    def audience(self, person: str | None) -> Audience:
        """By whose knowledge a person counts the entries of the match."""
        return self.playing().audience(self.own_seats(person))

    def involves(self, person: str | None) -> bool:
        """Whether the person has or had a seat here, or one is kept for them."""
        return person is not None and (
            self.host == person or any(person in (seat.person, seat.kept_for) for seat in self.seats)
        )

    def admit(self, person: str | None, key: str | None) -> None:
        """Refuse those who may not see this table."""
        if self.private and key != self.key and not self.involves(person):
            raise Refusal("forbidden", "server-private")

    def people_seats(self) -> list[int]:
        """The seats where people decide."""
        return [n for n, seat in enumerate(self.seats) if seat.kind in PEOPLE]

    def names(self, language: str) -> list[str]:
        """The players' names; those without one are numbered."""
        return [Speaker(language).player(n) if seat.name is None else seat.name for n, seat in enumerate(self.seats)]

    def waiting(self) -> tuple[int, ...]:
        """The seats for whose decision the match waits."""
        return () if self.match is None or self.status != "running" else self.match.waiting()

    def bot_seats_due(self) -> list[int]:
        """Bots that are to decide now."""
        return [] if self.paused else [seat for seat in self.waiting() if self.seats[seat].kind == "bot"]

    def now(self) -> int:
        """The time by which clocks run here."""
        return now_ms() if self.by_days else self._awake.now()

    def deadline(self) -> int | None:
        """When the table must be looked at though nobody may have done anything, by `now`."""
        if self.broken is not None:
            return None  # nothing can happen there
        return deadline(self.times if self.status == "running" else None, self.requests)

    def public(self) -> tuple[Any, ...]:
        """What everybody may notice about a table: a step that leaves this alone is nobody else's business."""
        return (
            0 if self.match is None else self.match.number(None),
            self.waiting(),
            self.status,
            self.paused,
            len(self.requests),
            tuple([len(request["waiting"]) for request in self.requests]),
        )

    def turns(self) -> dict[str, bool]:
        """The people who sit here, and whether the match waits for them."""
        waiting = self.waiting()
        people = {seat.person for seat in self.seats if seat.person is not None}
        return {person: any(seat in waiting for seat in self.own_seats(person)) for person in people}

    def players(self) -> set[str]:
        """The people who play."""
        return {seat.person for seat in self.seats if seat.person is not None and seat.kind in PEOPLE}

    def waited_for(self) -> set[str]:
        """The people for whom the match waits, unless it is paused."""
        return set() if self.paused else {person for person, mine in self.turns().items() if mine}

    def late_at(self, person: str) -> int | None:
        """When a quarter of the time for a person's move will be left."""
        times, waiting = self.times, self.waiting()
        if times is None:
            return None
        ends = [times.ends(seat) for seat in self.own_seats(person) if seat in waiting]
        return min([end - times.full // 4 for end in ends if end is not None], default=None)

    def bots_wait_for(self) -> list[str] | None:
        """The people who wait for bots here; `None` where no bot is to decide."""
        if not self.bot_seats_due():
            return None
        return sorted({seat.person for seat in self.seats if seat.person is not None and seat.kind in PEOPLE})

    def has_moved(self, seat: int) -> bool:
        """Whether a seat has ever committed a move."""
        return self.match is not None and any(e.seat == seat and e.note is None for e in self.match.entries)

    def replaceable_from(self, seat: int, person: str | None) -> int:
        """When the match will have waited so long for a seat that this person may call for a bot."""
        soon = self.host == person and not self.has_moved(seat)
        seconds = self._settings.never_moved_seconds if soon else self._settings.vanished_seconds
        return after(self.moved, int(seconds * 1000), self.away_of(self.seats[seat]))

    def replaceable(self, seat: int, person: str | None) -> bool:
        """Whether this person may call for a bot in a seat, now."""
        taken = self.seats[seat]
        return (
            self.clock is None
            and seat in self.waiting()
            and taken.kind in PEOPLE
            and taken.person != person
            and bool(self.own_seats(person))
            and self.replaceable_from(seat, person) <= now_ms()
        )

    def values(self) -> Row:
        """What changes in a row of `matches`."""
        match = self.match
        drafts = {}
        if match is not None:
            say = match.setup.say
            for seat, draft in match.drafts.items():
                drafts[str(seat)] = {"moves": [say(seat, move) for move in draft.moves], "held": draft.held}
        values = {
            "status": self.status,
            "host": self.host,
            "nonces": json.dumps(self.nonces),
            "drafts": json.dumps(drafts) if drafts else "{}",
            "requests": json.dumps(self.requests) if self.requests else "[]",
            "times": None if self.times is None else json.dumps(self.times.plain()),
            "paused": self.paused,
            "deadline": self.deadline(),
            "waiting": json.dumps(self.waiting()),
            "bot_due": bool(self.bot_seats_due()),
            "outcome": None if self.outcome is None else json.dumps(self.outcome),
            "rematch": self.rematch,
            "updated": self.updated,
            "started": self.started,
            "ended": self.ended,
            "stage": self.stage,
        }
        return values if self.broken is None else {**values, **self._kept}

    def new_entries(self, at: int) -> list[Row]:
        """The entries that are not stored yet."""
        if self.match is None:
            return []
        rows = []
        for number in range(self.saved, len(self.match.entries)):
            entry = self.match.entries[number]
            if entry.note is not None:
                who, what = "T", json.dumps(entry.note)
            else:
                who = "F" if entry.seat == FORTUNA else str(entry.seat)
                what = self.match.setup.say(entry.seat, entry.move)
            rows.append({"match": self.id, "number": number, "who": who, "what": what, "at": at})
        return rows

    def weight(self) -> int:
        """About how many bytes this takes in memory."""
        entries = 0 if self.match is None else len(self.match.entries)
        return WEIGHT + WEIGHT_ENTRY * entries + 300 * len(self.chat)


WEIGHT: Final = 12_000
WEIGHT_ENTRY: Final = 700
"""Measured with benchmarks/server_load.py, rounded up."""


def _seats_in(stored: str) -> list[int]:
    """Seats as they are stored; none where that is damaged, for the match itself knows."""
    try:
        return [int(seat) for seat in json.loads(stored)]
    except (TypeError, ValueError):
        return []


def branches(match: Match) -> int:
    """How often what was counted before became void: moves were taken back, or a person became a spectator."""
    return sum(1 for entry in match.entries if entry.note is not None and entry.note["what"] in BRANCHES)


def players_of(seats: list[Seat]) -> list[dict[str, Any]]:
    """Who sits where, as a record tells it."""
    return [player(number, seat.kind, seat.name, seat.bot) for number, seat in enumerate(seats)]


_setups: Final[OrderedDict[tuple[str, str, int, int | None], Setup]] = OrderedDict()


def setup_for(game: str, options: dict[str, Any], seats: int, rules: int | None = None) -> Setup:
    """A setup, checked. Setups never change, so matches share them, and with them the table of all notation."""
    key = (game, json.dumps(options, sort_keys=True), seats, rules)
    setup = _setups.get(key)
    if setup is None or setup.game is not find(game):
        setup = find(game).setup(options, seats, rules=rules)
        _setups[key] = setup
        if len(_setups) > 64:
            _setups.popitem(last=False)
    return setup


def _rebuild(live: Live, stored: Stored) -> Match:
    """The match as its entries tell it, and the drafts that were being thought over."""
    setup = setup_for(live.game, live.options, len(live.seats), live.rules)
    picks = sum(1 for who, _ in stored.entries if who == "F")
    fortuna = Sealed(live.secret, live.nonces, picks) if live.imported is None else live.imported
    match = Match(setup, fortuna, players_of(live.seats))
    _enter(match, stored)
    return match


def _enter(match: Match, stored: Stored) -> None:
    setup = match.setup
    for who, what in stored.entries:
        if who == "T":
            match.enter(TABLE, 0, json.loads(what))
        else:
            seat = FORTUNA if who == "F" else int(who)
            match.enter(seat, setup.read(seat, what))
    for text, draft in json.loads(stored.row["drafts"]).items():
        seat = int(text)
        for move in draft["moves"]:
            match.decide(seat, setup.read(seat, move), draft["held"])
