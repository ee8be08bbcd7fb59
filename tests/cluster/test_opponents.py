"""People at different servers: they are paired once, hear of each other at once, and bans count everywhere."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

from tests.cluster.processes import also_at
from tests.server.harness import Player, Server, problem, until
from tests.server.test_friends import PASSWORD, befriend, member
from tests.server.test_pairing import wish

Pair = tuple[Server, Server]


def test_a_wish_at_one_server_finds_the_one_at_the_other(pair: Pair) -> None:
    anna, ola = Player(pair[0], "Anna wish"), Player(pair[1], "Ola wish")
    with anna.live() as hears, ola.live() as looks:
        hears.next("turns")
        looks.next("turns")
        looks.send("hear wishes")
        looks.send("ping")
        looks.next("pong")
        assert wish(anna) is None
        looks.next("news", about="wishes")
        until(lambda: [one["name"] for one in ola.get("/api/wishes")["others"]] == ["Anna wish"])
        table = wish(ola)
        assert table is not None
        assert hears.next("news", about="paired")["table"] == table
    assert anna.table(table)["status"] == "running"


def test_two_servers_never_pair_one_person_twice(pair: Pair) -> None:
    """Twelve people wish for the same at two servers at the same moment: six tables, everybody at one of them."""
    people = [Player(pair[n % 2], f"Crowd {n}") for n in range(12)]
    with ExitStack() as connected:
        for one in people:
            connected.enter_context(one.live()).next("turns")
        until(lambda: all(server_knows(server, people) for server in pair))
        with ThreadPoolExecutor(12) as threads:
            found = list(threads.map(lambda one: wish(one, "caesar"), people))
    tables = {table for table in found if table is not None}
    assert len(tables) == 6
    seated = [
        row[0] for table in tables for row in pair[0].sql("SELECT person FROM seats WHERE seats.match = ?", table)
    ]
    assert sorted(seated) == sorted(one.id for one in people)
    assert pair[0].sql("SELECT count(*) FROM wishes WHERE game = 'caesar'") == [(0,)]


def server_knows(server: Server, people: list[Player]) -> bool:
    """Whether a server has heard that all of them are connected, wherever they are."""
    looks = also_at(people[0], server)
    for other in people[1:]:
        if other.server is not server:
            befriend(looks, other)
    return all(one["online"] for one in looks.get("/api/friends")["friends"])


def test_friends_and_invitations_reach_the_other_server(pair: Pair) -> None:
    anna, ola = Player(pair[0], "Anna friends"), Player(pair[1], "Ola friends")
    with ola.live() as hears:
        hears.next("turns")
        befriend(anna, also_at(ola, pair[0]))
        assert hears.next("news")["about"] == "friends"
        until(lambda: anna.get("/api/friends")["friends"][0]["online"])
        table = anna.create("caesar_dice", "me", "open", private=True)["id"]
        anna.post(f"/api/tables/{table}/invite", friend=ola.id)
        assert hears.next("news")["about"] == "invitations"
    (invitation,) = ola.get("/api/invitations")["invitations"]
    ola.join(table, key=invitation["key"])


def test_a_ban_counts_at_every_server_at_once(pair: Pair) -> None:
    consul, ola = member(pair[0], "Consul here"), member(pair[1], "Ola there")
    assert pair[0].run("moderators", "add", "Consul here").returncode == 0
    ola.get("/api/me")  # the second server knows her
    with ola.live() as hears:
        hears.next("turns")
        consul.post(f"/api/moderation/people/{ola.id}/ban", days=1, reason="Enough for today.")
        assert hears.next("news")["about"] == "me"
    response = ola.http.post("/api/friends", json={"name": "Consul here"})
    assert (response.status_code, problem(response)["message"]["key"]) == (403, "server-banned-until")
    assert Player(pair[1]).post("/api/login", name="Ola there", password=PASSWORD)["banned"] is not None
