"""One table in memory: who sits where, and the match."""

from __future__ import annotations

import json
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from rubicon.core.chance import Sealed
from rubicon.core.errors import RubiconError, WrongRules
from rubicon.core.game import FORTUNA, Setup
from rubicon.core.match import TABLE, Match
from rubicon.core.message import Message
from rubicon.games import find
from rubicon.server.clocks import Times
from rubicon.server.errors import Refusal
from rubicon.server.storage.tables import Stored
from rubicon.text import Speaker

Row = dict[str, Any]

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


class Live:
    """A table. Whoever holds one holds its lock too: see `Tables.at`."""

    def __init__(self, stored: Stored) -> None:
        row = stored.row
        self.id: Final[str] = row["id"]
        self.game: Final[str] = row["game"]
        self.rules: Final[int] = row["rules"]
        self.options: Final[dict[str, Any]] = json.loads(row["options"])
        self.private: Final[bool] = row["private"]
        self.key: Final[str] = row["key"]
        self.clock: Final[dict[str, Any] | None] = None if row["clock"] is None else json.loads(row["clock"])
        self.on_time: Final[str] = row["on_time"]
        self.aids: Final[bool] = row["aids"]
        self.secret: Final = bytes.fromhex(row["secret"])
        self.commitment: Final = Sealed(self.secret).commitment
        self.made: Final[int] = row["made"]
        self.status: str = row["status"]
        self.host: str | None = row["host"]
        self.nonces: list[str] = json.loads(row["nonces"])
        self.version: int = row["version"]
        self.requests: list[dict[str, Any]] = json.loads(row["requests"])
        self.paused: bool = row["paused"]
        self.rematch: str | None = row["rematch"]
        self.updated: int = row["updated"]
        self.outcome: dict[str, Any] | None = None if row["outcome"] is None else json.loads(row["outcome"])
        self.seats: list[Seat] = [
            Seat(s["kind"], s["person"], s["name"], s["bot"], s["nonce"], s["kept_for"]) for s in stored.seats
        ]
        self.chat: Final = stored.chat
        self.looks: Final = stored.looks
        self.times: Times | None = None
        if self.clock is not None and row["times"] is not None:
            self.times = Times.of(self.clock, json.loads(row["times"]))
        self.match: Match | None = None
        self.broken: RubiconError | None = None
        self.branch: int = 0
        self.saved: int = len(stored.entries)  # how many entries of the match are stored
        self.seats_changed = False
        self.spoiled = False  # what is in memory may not be what is stored: to be read again
        if self.status != "open":
            try:
                self.match = _rebuild(self, stored)
                self.branch = taken_back(self.match)
            except RubiconError as error:
                self.broken = error

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
        speaker = Speaker(language)
        return [speaker.player(n) if seat.name is None else seat.name for n, seat in enumerate(self.seats)]

    def waiting(self) -> tuple[int, ...]:
        """The seats for whose decision the match waits."""
        return () if self.match is None or self.status != "running" else self.match.waiting()

    def bot_seats_due(self) -> list[int]:
        """Bots that are to decide now."""
        return [] if self.paused else [seat for seat in self.waiting() if self.seats[seat].kind == "bot"]

    def deadline(self) -> int | None:
        """When the table must be looked at though nobody may have done anything."""
        ends = [request["until"] for request in self.requests if request.get("until") is not None]
        if self.times is not None and self.status == "running":
            clock = self.times.deadline()
            if clock is not None:
                ends.append(clock)
        return min(ends, default=None)

    def values(self) -> Row:
        """What changes in a row of `matches`."""
        match = self.match
        drafts = {}
        if match is not None:
            say = match.setup.say
            for seat, draft in match.drafts.items():
                drafts[str(seat)] = {"moves": [say(seat, move) for move in draft.moves], "held": draft.held}
        return {
            "status": self.status,
            "host": self.host,
            "nonces": json.dumps(self.nonces),
            "drafts": json.dumps(drafts),
            "requests": json.dumps(self.requests),
            "times": None if self.times is None else json.dumps(self.times.plain()),
            "paused": self.paused,
            "deadline": self.deadline(),
            "waiting": json.dumps(self.waiting()),
            "bot_due": bool(self.bot_seats_due()),
            "outcome": None if self.outcome is None else json.dumps(self.outcome),
            "rematch": self.rematch,
            "updated": self.updated,
        }

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


def taken_back(match: Match) -> int:
    """How often moves were taken back."""
    return sum(1 for entry in match.entries if entry.note is not None and entry.note.get("what") == "take_back")


def players_of(seats: list[Seat]) -> list[dict[str, Any]]:
    """Who sits where, as a record tells it."""
    players = []
    for number, seat in enumerate(seats):
        player: dict[str, Any] = {"name": seat.name or f"Player {number + 1}"}
        if seat.kind == "bot":
            player["bot"] = seat.bot
        players.append(player)
    return players


_setups: Final[OrderedDict[tuple[str, str, int], Setup]] = OrderedDict()


def setup_for(game: str, options: dict[str, Any], seats: int) -> Setup:
    """A setup, checked. Setups never change, so matches share them, and with them the table of all notation."""
    key = (game, json.dumps(options, sort_keys=True), seats)
    setup = _setups.get(key)
    if setup is None or setup.game is not find(game):
        setup = find(game).setup(options, seats)
        _setups[key] = setup
        if len(_setups) > 64:
            _setups.popitem(last=False)
    return setup


def _rebuild(live: Live, stored: Stored) -> Match:
    """The match as its entries tell it, and the drafts that were being thought over."""
    setup = setup_for(live.game, live.options, len(live.seats))
    if setup.game.rules != live.rules:
        args: dict[str, object] = {"game": live.game, "rules": str(live.rules), "ours": str(setup.game.rules)}
        raise WrongRules(Message("record-rules", args), live.game)
    picks = sum(1 for who, _ in stored.entries if who == "F")
    match = Match(setup, Sealed(live.secret, live.nonces, picks), players_of(live.seats))
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
    return match
