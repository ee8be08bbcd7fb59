"""Notices where several servers share a database: one is sent, not two, whichever server dies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.harness import Player, Server, until
from tests.server.postgres import Postgres
from tests.server.receivers import PushService, subscription

AT_ONCE = {"RUBICON_PUSH_SECONDS": "0", "RUBICON_PRIVATE_TARGETS": "1"}


@pytest.fixture
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.stop()


def pass_on(player: Player, table: str) -> None:
    """Decide until it is another's turn. That a match has begun, the player's server may learn from another one."""
    until(lambda: player.table(table)["yours"])
    while (shown := player.table(table))["waiting"] == [shown["yours"][0]["seat"]]:
        player.decide(shown, shown["yours"][0]["view"]["moves"][-1]["move"])


def turn(server: Server, anna: Player) -> str:
    """Ola, at that server, passes the turn on to Anna; the table."""
    ola = Player(server, "Ola")
    table = str(ola.create("caesar_dice", "me", "open")["id"])
    anna.join(table)
    pass_on(ola, table)
    return table


def test_one_server_sends_and_another_goes_on_when_it_dies(
    postgres: Postgres, new_cluster: Callable[..., Any], service: PushService
) -> None:
    first, second = new_cluster(postgres.database(), servers=2, **AT_ONCE)
    anna = Player(first, "Anna")
    browser = service.browser()
    anna.post("/api/notices/push", **subscription(browser, "turn"))
    tables = []
    for number, server in enumerate((second, first)):  # one after the other: what is due at once comes as one message
        tables.append(turn(server, anna))
        assert browser.came.wait(number + 1)[number][1]["tag"] == tables[number]
    until(lambda: not first.sql("SELECT * FROM notices"))
    assert len(browser.came.all()) == 2
    # Anna is at the table by the server that does not see the move: nothing is put into the queue.
    with anna.live() as live:
        ola = Player(second, "Ola")
        table = ola.create("caesar_dice", "me", "open")["id"]
        live.watch(table)
        anna.join(table)
        until(lambda: ola.table(table)["seats"][1]["online"])
        pass_on(ola, table)
        assert first.sql("SELECT * FROM notices") == []
    first.kill()
    anna.http.base_url = second.url
    anna.server = second
    tables.append(turn(second, anna))
    assert browser.came.wait(3)[2][1]["tag"] == tables[2]
    until(lambda: not second.sql("SELECT * FROM notices"))
    assert len(browser.came.all()) == 3
