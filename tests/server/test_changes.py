"""Who asks for the changes of a table always has the table that they would be told whole."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from rubicon.core.changes import Odd
from rubicon.server.deltas import lasting
from tests.server.harness import Live, Player, Row, Server

MOST = 450
"""Decisions after which somebody has had enough: with random moves augustus may take a thousand."""


class Follower:
    """Somebody at a table who follows its changes."""

    def __init__(self, player: Player, live: Live, table: str) -> None:
        self.player = player
        self.live = live
        self.table = table
        self.events: list[Row] = []
        self.changes = 0
        live.taken = self.take
        live.watch(table, changes=True)

    @property
    def shown(self) -> Row:
        return self.live.held[self.table].table

    def compare(self, events: bool = False) -> None:
        """Read all that came, and ask for the whole; with `events`, all that ever happened too."""
        self.live.told()
        whole = self.player.table(self.table, since=0 if events else self.shown["length"])
        assert exact(self.shown) == exact(whole)
        assert not events or self.events == whole["events"]

    def take(self, message: Row) -> None:
        """Called with every message, after it was read: what happened is told each time, from where it is new."""
        change = message if message["type"] == "change" else message.get("change")
        if change is not None:
            self.changes += 1
        elif "mark" in message:
            assert not self.changes  # whole tables only come first
        else:
            return
        told = self.shown
        self.events = [event for event in self.events if event["at"] < told["since"]] + told["events"]


def exact(shown: Row) -> str:
    """All but what happened, which a change tells from another entry on, and who is there, which is told by itself."""
    seats = [{**seat, "online": None} for seat in shown["seats"]]
    return json.dumps({**lasting(shown), "seats": seats}, sort_keys=True)


@contextmanager
def table_of(server: Server, game: str, *seats: str, **more: Any) -> Iterator[list[Follower]]:
    """A table with everybody who sits there, and a spectator at the end."""
    people = [Player(server, name) for name in ("Anna", "Ola")[: seats.count("open") + 1]]
    table = people[0].create(game, *seats, **more)["id"]
    for player in people[1:]:
        player.join(table)
    with ExitStack() as stack:
        people.append(Player(server))
        lives = [stack.enter_context(player.live()) for player in people]
        yield [Follower(player, live, table) for player, live in zip(people, lives, strict=True)]


def turn(followers: list[Follower], luck: random.Random) -> bool:
    """Somebody who is waited for decides, over the socket; whether the match went on."""
    due = [
        (follower, mine)
        for follower in followers
        for mine in follower.shown["yours"]
        if mine["seat"] in follower.shown["waiting"]
    ]
    if not due:
        return False
    follower, mine = luck.choice(due)
    move = luck.choice(mine["view"]["moves"])["move"]
    assert follower.live.decide({"id": follower.table, "yours": [mine]}, move)["ok"]
    return True


TABLES = [
    *[(game, ("me", "open")) for game in ("caesar_dice", "caesar", "augustus", "julius_caesar")],
    *[(game, ("me", "local:Ola")) for game in ("caesar_dice", "caesar")],  # two seats of one viewer, in short games
]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game}-{seats[1].split(':')[0]}" for game, seats in TABLES])
def test_changes_lead_to_the_table_that_is_told_whole(server: Server, game: str, seats: tuple[str, ...]) -> None:
    luck = random.Random(game)
    with table_of(server, game, *seats) as followers:
        decisions = 0
        while turn(followers, luck):
            decisions += 1
            for follower in followers:
                follower.compare(events=decisions % 50 == 5)
            if decisions == 7:  # somebody takes back, and all count anew
                take_back(followers)
            elif decisions == MOST:
                followers[0].player.post(f"/api/tables/{followers[0].table}/resign", seat=0)
                break
        for follower in followers:
            follower.compare(events=True)
            assert follower.shown["status"] == "over"
        assert decisions > 10
        assert min(follower.changes for follower in followers) >= decisions / 4


def take_back(followers: list[Follower]) -> None:
    seat = followers[0].shown["yours"][0]["seat"]
    table = followers[0].table
    asked = followers[0].player.post(f"/api/tables/{table}/ask", what="take_back", seat=seat)
    for request in asked["requests"]:
        followers[1].player.post(f"/api/tables/{table}/answer", request=request["id"], yes=True, seat=1)
    branch = followers[0].shown["branch"]
    for follower in followers:
        follower.compare(events=True)
        assert follower.shown["branch"] == branch + 1


def test_chat_notes_and_seats_are_changes_too(server: Server) -> None:
    with table_of(server, "three_coins", "me", "open", clock={"kind": "bank", "seconds": 900, "increment": 1}) as all:
        anna, ola, stranger = all
        anna.player.post(f"/api/tables/{anna.table}/chat", text="Salve")
        ola.player.call("PUT", f"/api/tables/{anna.table}/notes", json={"text": "beware"})
        ola.player.post(f"/api/tables/{anna.table}/resign", seat=1)
        for follower in all:
            follower.live.told()
            assert [line["text"] for line in follower.shown["chat"]] == ["Salve"]
            assert follower.shown["status"] == "over"
        assert [follower.shown["notes"] for follower in all] == ["", "beware", ""]
        assert all[2] is stranger


def test_who_sits_down_gets_moves(server: Server) -> None:
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    table = anna.create("three_coins", "me", "open")["id"]
    with anna.live() as hers, ola.live() as his:
        followers = [Follower(anna, hers, table), Follower(ola, his, table)]
        ola.join(table)
        for follower in followers:
            follower.compare()
            assert follower.changes
            assert follower.shown["yours"][0]["view"]["moves"]


def test_a_change_that_does_not_fit_is_healed_by_watching_again(server: Server) -> None:
    with table_of(server, "caesar", "me", "open") as followers:
        luck = random.Random(1)
        follower = followers[2]
        assert turn(followers, luck)
        follower.live.held[follower.table].mark = "of another table"
        with pytest.raises(Odd):
            follower.live.told()
        follower.live.send("watch", table=follower.table, changes=True)
        while "mark" not in (whole := follower.live.next("table")):
            pass  # of the table that `told` has asked for
        assert exact(follower.shown) == exact(follower.player.table(follower.table))
        for other in followers[:2]:
            other.compare()
        assert turn(followers, luck)
        assert follower.live.next("change")["base"] == whole["mark"]
        assert exact(follower.shown) == exact(follower.player.table(follower.table))


def test_a_refused_decision_changes_nothing_of_what_is_held(server: Server) -> None:
    with table_of(server, "caesar", "me", "open") as followers:
        luck = random.Random(2)
        assert turn(followers, luck)
        for follower in followers[:2]:
            late = {"id": follower.table, "yours": [{**follower.shown["yours"][0], "number": 9999}]}
            refused = follower.live.decide(late, 0)
            assert not refused["ok"]
            assert refused["error"] == "stale"
            assert exact(refused["table"]) == exact(follower.player.table(follower.table))
            follower.compare()
        assert turn(followers, luck)
        for follower in followers:
            follower.compare()


def test_who_does_not_ask_is_told_whole_tables(server: Server) -> None:
    with table_of(server, "caesar_dice", "me", "open") as followers:
        program = Player(server, "Program")
        with program.live() as live:
            first = live.watch(followers[0].table)
            assert turn(followers, random.Random(3))
            second = live.next("table")
            assert "mark" not in second
            assert set(second["table"]) == set(first)
            live.send("watch", table=followers[0].table, changes="yes")
            assert live.next("refused")["error"] == "bad_request"
