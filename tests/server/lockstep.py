"""Two tables in lock step over the wire, that differ only in what a viewer may not know.

A `Side` is one of the two: a table with its players, and everybody who looks on. All that reaches those who look is
put down as text, with ids and times replaced, and must be the same on both sides after every step.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from rubicon.core import Match, Scripted, Setup
from rubicon.core.game import FORTUNA
from rubicon.core.match import TABLE
from tests.server.fixed_serve import PICKS
from tests.server.harness import Live, Player, Row, Server, until

NAMES = ("Anna", "Ola", "Jan", "Ewa")
IDS = ("id", "key", "table", "request", "match", "person", "rematch", "commitment", "base", "mark")
CLOCK = {"kind": "bank", "seconds": 86_400, "increment": 3_600}
CHANGES = ("player", "guest", "reader")
"""Who asks for changes of the table. The others are told it whole each time."""
BUCKET = 3_600_000
"""Time that is left is told to the nearest hour, which is the increment: it shows how often one was granted, and
nothing of how long the test takes."""


class Plain:
    """What was sent, as text, with random things replaced by when they were first seen."""

    def __init__(self, rival: str) -> None:
        self._rival = rival
        self._seen: dict[str, str] = {}

    def text(self, thing: object) -> str:
        return json.dumps(self._plain(thing, "")).replace(self._rival, "RIVAL")

    def _plain(self, thing: object, key: str) -> object:
        if isinstance(thing, dict):
            said = "args" in thing  # a message, whose key is a word
            return {
                name: self._plain(value, "said" if said and name == "key" else name) for name, value in thing.items()
            }
        if isinstance(thing, list):
            return [self._plain(value, key) for value in thing]
        if isinstance(thing, str) and key in IDS:
            return self._seen.setdefault(thing, f"{key} {len(self._seen)}")
        if isinstance(thing, int) and key in ("time", "your_time"):
            return round(thing / BUCKET)
        if isinstance(thing, int) and thing > 10**12:
            return "a time"
        return thing


def without_times(message: Row) -> Row:
    """A message without what changed about seats: the time that is left may be the same twice, on a quick machine.

    The seats are compared in the tables that come of it.
    """
    if message["type"] == "answer" and "change" in message:
        return {**message, "change": without_times({**message["change"], "type": "change"})}
    if message["type"] != "change":
        return message
    parts = {part: _without_seats(changed) for part, changed in message["change"].items()}
    return {**message, "change": {part: changed for part, changed in parts.items() if changed}}


def _without_seats(changed: Any) -> Any:
    return {key: value for key, value in changed.items() if key != "seats"} if isinstance(changed, dict) else changed


class Viewer:
    """Somebody who looks at a table and must not learn more: over HTTP, and over a socket of their own."""

    def __init__(self, name: str, player: Player, live: Live, table: str, seat: int | None, rival: str) -> None:
        self.name = name
        self.player = player
        self.live = live
        self.table = table
        self.seat = seat
        self.rival = rival
        self._plain = Plain(rival)
        self._pushed: list[str] = []
        self.watch()

    def watch(self) -> None:
        """Ask for the table as it is for this viewer now, and for all that changes."""
        self.live.send("watch", table=self.table, changes=self.name in CHANGES)

    def hear(self) -> None:
        """Wait until all that has happened is told."""
        self._pushed += [self._plain.text(without_times(message)) for message in self.live.told()]

    def pushed(self) -> list[str]:
        """What came over the socket since the last time; and the table, for those who follow its changes."""
        self.hear()
        pushed, self._pushed = self._pushed, []
        held = self.live.held.get(self.table)
        return pushed if held is None else [*pushed, self._plain.text(held.table)]

    def look_away(self) -> None:
        """And come back: the server remembers how far one has looked."""
        self.live.send("unwatch", table=self.table)
        until(lambda: self.player.table(self.table)["seen"] is not None)
        self.watch()

    def decide(self, move: int) -> str:
        """A decision over the socket; the answer."""
        return self._plain.text(without_times(self.live.decide(self.player.table(self.table), move)))

    def asked(self, deep: bool) -> list[str]:
        """What the server says when asked; with `deep`, to everything that can be asked."""
        shown = self.player.table(self.table)
        told: list[object] = [shown]
        if deep:
            told += list(self._everything(shown))
        return [f"{self.name}: {self._plain.text(one)}" for one in told]

    def _everything(self, shown: Row) -> Iterator[object]:
        path = f"/api/tables/{self.table}"
        length = shown["length"]
        own: Row = {} if self.seat is None else {"seat": self.seat}
        running = shown["status"] != "over"
        for scope in ("mine", "open"):
            # Other tests make open tables meanwhile, which are none of ours.
            body = self.player.call("GET", "/api/tables", params={"scope": scope}).json()
            yield [card for card in body.get("tables", [body]) if card.get("id", self.table) == self.table]
        listed = self.player.get("/api/watch")["running"]
        yield [card for card in listed if card["id"] == self.table]
        for call in ("/api/me/export", "/api/me", "/api/summary", "/api/history", "/api/history/opponents"):
            yield self._call(call)
        yield self._call(f"/api/players/{self.rival}")
        body = {"seat": self.seat or 0, "move": 0, "based_on": shown["number"] + 1, "id": "of another time"}
        yield self._call(f"{path}/decide", body)
        yield self._call(f"{path}/at/{length}", **own)
        if self.name not in ("player", "spectator"):
            return  # what they see is what one of those sees
        seats = [None, 0, 1]
        for n in sorted({0, length // 2, *range(max(0, length - 2), length + 2)}):
            yield self._call(f"{path}/at/{n}", **own)
        yield self._call(path, since=length // 2)
        yield self._call(path, since=length + 1)
        for seat in seats:
            where: Row = {} if seat is None else {"seat": seat}
            yield self._call(f"{path}/at/{length}", **where)
            if running:  # to count the whole line is for afterwards
                yield self._call(path, since=length, whole="true")
                yield self._call(f"{path}/at/{length + 1}", whole="true", **where)
        for seat in seats:
            where = {} if seat is None else {"seat": seat}
            yield self._call(f"{path}/aid", **where)
            yield self._call(f"{path}/preview", move=0, **where)
            yield self._call(f"{path}/sight", **where)
            if seat is not None and seat != self.seat:
                yield self._call(f"{path}/hint", **where)
        if running:  # the record of a match tells everything
            for what in ("record", "proof", "analysis"):
                yield self._call(f"{path}/{what}")
        offered: list[int] = []
        for mine in shown["yours"]:
            offered = [move["move"] for move in mine["view"]["moves"]]
            for move in [*offered[:3], *offered[-2:]]:
                yield self._call(f"{path}/preview", seat=mine["seat"], move=move)
        for seat in (0, 1):
            for based_on in (shown["number"], shown["number"] + 1):
                move = next(move for move in range(10_000) if move not in offered)
                body = {"seat": seat, "move": move, "based_on": based_on, "id": f"no {seat} {based_on}"}
                yield self._call(f"{path}/decide", body)
                yield self._call(f"{path}/undo" if seat != self.seat else f"{path}/confirm", body | {"move": None})
            yield self._call(f"{path}/ask", {"what": "resume", "seat": seat})
            yield self._call(f"{path}/answer", {"request": "x", "yes": True, "seat": seat})
        yield self._call(f"{path}/join", {"nonce": "nonce-that-is-late"})
        yield self._call(f"{path}/leave", {})

    def _call(self, path: str, body: Row | None = None, **params: Any) -> object:
        """The whole answer. What would be tried is refused, here or there: it must be for the same reason."""
        if body is None:
            response = self.player.call("GET", path, params=params)
        else:
            response = self.player.http.post(path, json={k: v for k, v in body.items() if v is not None})
        return [path.replace(self.table, "TABLE"), response.status_code, response.json()]


class Side:
    """One of the two tables."""

    def __init__(
        self,
        server: Server,
        setup: Setup,
        secret: bytes,
        picks: Sequence[int] | None,
        viewers: Sequence[str],
        seat: int | None,
        stack: ExitStack,
    ) -> None:
        self.server = server
        self.setup = setup
        rival = 1 if seat == 0 else 0
        names = list(NAMES[: setup.seats])
        # No two accounts have the same name, and all are as long.
        self.rival = names[rival] = f"Rival {self._sql('SELECT count(*) FROM people')[0][0]:05}"
        self.players = [Player(server, name) for name in names]
        self.players[rival].post("/api/account", password="a long password")
        commitment = hashlib.sha256(secret).hexdigest()
        if picks is not None:
            folder = server.folder / PICKS
            folder.mkdir(exist_ok=True)
            (folder / commitment).write_text(json.dumps(picks))
        host = self.players[0]
        self._sql("INSERT INTO secrets VALUES (?, ?, ?, 0)", commitment, secret.hex(), host.id)
        seats = ["me", *["open"] * (setup.seats - 1)]
        terms = {
            "options": setup.options,
            "clock": CLOCK,
            "aids": True,
            "commitment": commitment,
            "nonce": "nonce-of-seat-0",
        }
        self.table: str = host.create(setup.game.name, *seats, **terms)["id"]
        self.viewers: list[Viewer] = []
        for name in viewers:
            viewer, sits = self._who(name, seat)
            live = stack.enter_context(viewer.live())
            self.viewers.append(Viewer(name, viewer, live, self.table, sits, self.rival))
            self.viewers[-1].pushed()
        for number, player in enumerate(self.players[1:], 1):
            player.join(self.table, nonce=f"nonce-of-seat-{number}")
        self.shadow = Match(setup, Scripted([]))

    def _who(self, name: str, seat: int | None) -> tuple[Player, int | None]:
        if name == "spectator":
            return Player(self.server), None
        if name == "guest":
            return Player(self.server, "Iza"), None
        assert seat is not None
        player = self.players[seat]
        if name == "player":
            return player, seat
        program = Player(self.server)
        scope = {"reader": "read", "program": "play"}[name]
        token = player.post("/api/tokens", label=name, scope=scope)["token"]
        program.http.headers["authorization"] = f"Bearer {token}"
        return program, seat

    def _sql(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        return self.server.sql(statement, *values)

    def follow(self) -> Match:
        """The truth, as far as it is stored."""
        known = len(self.shadow.entries)
        query = "SELECT who, what FROM entries WHERE match = ? AND number >= ? ORDER BY number"
        for who, what in self._sql(query, self.table, known):
            if who == "T":
                self.shadow.enter(TABLE, 0, json.loads(what))
            else:
                seat = FORTUNA if who == "F" else int(who)
                self.shadow.enter(seat, self.setup.read(seat, what))
        return self.shadow

    def mine(self, seat: int) -> Row:
        """The table as that seat's player sees it."""
        return self.players[seat].table(self.table)

    def settle(self) -> None:
        """Wait until everybody has heard of the last change.

        A connection that is told of two changes at once gets one message instead of two: how often that happens is a
        matter of how busy the machine is. So one change is told before the next one is made.
        """
        for viewer in self.viewers:
            viewer.hear()

    def decide(self, seat: int, move: int) -> None:
        self.players[seat].decide(self.mine(seat), move)
        self.settle()

    def feint(self, seat: int, moves: Sequence[int]) -> None:
        """Do something, look at it, and take it back: nobody else's business."""
        shown = self.mine(seat)
        for move in moves:
            shown = self.players[seat].decide(shown, move, hold=True)
            self.settle()
            shown = self.players[seat].step("undo", shown).json()["table"]
            self.settle()

    def post(self, seat: int, what: str, **body: Any) -> Row:
        answer = self.players[seat].post(f"/api/tables/{self.table}/{what}", seat=seat, **body)
        self.settle()
        return answer


class Pair:
    """Both of them."""

    def __init__(self, first: Side, second: Side) -> None:
        self.first = first
        self.second = second
        self.compared = 0
        self.frames = 0

    def compare(self, deep: bool = False, merged: bool = False) -> None:
        """All that has reached the viewers must be the same; those after the first two are asked when `deep`.

        `merged` where messages may tell several things at once: how many they do is a matter of how fast the machine
        is. Then it counts only whether there was one.
        """
        for number, (one, other) in enumerate(zip(self.first.viewers, self.second.viewers, strict=True)):
            # Everybody's messages are read every time: a client that leaves 16 unread answers no pings, and is dropped.
            pushed, also = one.pushed(), other.pushed()
            if merged:
                assert bool(pushed) == bool(also), f"{one.name}: {pushed} / {also}"
            else:
                same(pushed, also, f"what {one.name} was pushed")
            self.frames += len(pushed)
            if number > 1 and not deep:
                continue
            same(one.asked(deep), other.asked(deep), f"what {one.name} was told")
            self.compared += 1


def same(one: list[str], other: list[str], what: str) -> None:
    """Fails with the first difference."""
    assert len(one) == len(other), f"{what}: {len(one)} / {len(other)} answers: {one[-1:]} / {other[-1:]}"
    for a, b in zip(one, other, strict=True):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            near = slice(max(0, at - 150), at + 80)
            raise AssertionError(f"{what} differs:\n{a[:120]}\n…{a[near]}…\n…{b[near]}…")


@contextmanager
def pair(
    server: Server,
    setup: Setup,
    name: str,
    viewers: Sequence[str],
    seat: int | None,
    picks: tuple[Sequence[int], Sequence[int]] | None = None,
) -> Iterator[Pair]:
    """Two tables with the same chance, or with these picks of chance."""
    with ExitStack() as stack:
        secrets = [hashlib.sha256(f"{name}{'' if picks is None else n}".encode()).digest() for n in range(2)]
        sides = [
            Side(server, setup, secrets[n], None if picks is None else picks[n], viewers, seat, stack) for n in range(2)
        ]
        yield Pair(sides[0], sides[1])
