"""Rated matches that end at two servers at once count in one order, on which both agree."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

from tests.cluster.processes import also_at
from tests.server.harness import Player, Server, until
from tests.server.test_friends import member
from tests.server.test_ratings import another, decide_once, everything, recompute

Pair = tuple[Server, Server]
MATCHES = 12


def test_matches_that_end_at_both_servers_at_once_are_computed_to_the_same_ratings(pair: Pair) -> None:
    people = [member(pair[0], f"{name} at once") for name in ("Anna", "Ola", "Jan")]
    tables = []
    for number in range(MATCHES):
        two = [people[number % 3], people[(number + 1) % 3]]
        table = another(two)
        decide_once(two, table)
        tables.append((table, two[0]))
    there = {player.id: [player, also_at(player, pair[1])] for player in people}
    for table, _ in tables:
        until(lambda table=table: there[people[0].id][1].table(table)["status"] == "running")

    def resign(number: int) -> None:
        table, who = tables[number]
        at: Player = there[who.id][number % 2]
        at.post(f"/api/tables/{table}/resign", seat=0)

    with ThreadPoolExecutor(MATCHES) as everybody:
        list(everybody.map(resign, range(MATCHES)))
    ids = [table for table, _ in tables]
    numbers = pair[0].sql("SELECT DISTINCT number FROM rating_changes WHERE match = ANY(?)", ids)
    assert len(numbers) == MATCHES
    stored = everything(pair[0])
    assert recompute(pair[0])["three_coins"]["differing"] == 0
    assert everything(pair[0]) == stored
    # Each match began where the one before it had left off.
    for player in people:
        chain = pair[0].sql(
            "SELECT mu_before, sigma_before, mu, sigma FROM rating_changes WHERE person = ? ORDER BY number", player.id
        )
        assert all(one[2:] == following[:2] for one, following in pairwise(chain))
