"""Reloads, lost connections, a server that dies: the game goes on where it was, and the page says what is going on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.harness import Player, Server
from tests.web.people import Person, table_id


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    server = Server(tmp_path / "mortal").start()
    yield server
    server.kill()


def test_a_reload_changes_nothing(somebody: Callable[..., Person]) -> None:
    anna = somebody().go("/").play_now()
    anna.my_turn_or_end()
    before = [anna.number(), anna.prompt.inner_text(), *anna.page.locator("[role=log] button").all_inner_texts()]
    dice = [die.get_attribute("aria-label") for die in anna.dice.all()]
    anna.page.reload()
    anna.my_turn_or_end()
    assert [
        anna.number(),
        anna.prompt.inner_text(),
        *anna.page.locator("[role=log] button").all_inner_texts(),
    ] == before
    assert [die.get_attribute("aria-label") for die in anna.dice.all()] == dice
    anna.decide()


def test_a_lost_connection_is_told_and_comes_back(somebody: Callable[..., Person]) -> None:
    anna = somebody()
    sockets: list[WebSocketRoute] = []
    there = True

    def pass_on(socket: WebSocketRoute) -> None:
        if not there:
            socket.close()
            return
        sockets.append(socket)
        socket.connect_to_server()

    anna.page.route_web_socket(re.compile("/api/live"), pass_on)
    anna.go("/").play_now()
    anna.my_turn_or_end()
    there = False
    sockets[-1].close()
    expect(anna.page.get_by_text("Connection lost. Trying again…")).to_be_visible()
    there = True
    expect(anna.page.get_by_text("Connected again.")).to_be_visible(timeout=20_000)
    anna.decide()
    assert anna.my_turn_or_end()


def test_the_server_dies_in_mid_game_and_the_decision_still_arrives(
    somebody: Callable[..., Person], mortal: Server
) -> None:
    anna = somebody(at=mortal).go("/").play_now()
    anna.my_turn_or_end()
    number = anna.number()
    mortal.kill()
    expect(anna.page.get_by_text("Connection lost. Trying again…")).to_be_visible()
    anna.stop.click()  # nobody is there to hear it
    expect(anna.prompt).to_contain_text("Sending…")
    mortal.start()
    expect(anna.page.locator(".stage")).not_to_have_attribute("data-number", number, timeout=20_000)
    expect(anna.page.get_by_text("Connection lost. Trying again…")).to_have_count(0, timeout=20_000)
    anna.play_to_the_end()
    expect(anna.ending).to_contain_text(re.compile(r"Chance checked: (\d+) of \1 picks"))
    anna.complaints = [line for line in anna.complaints if "ERR_CONNECTION" not in line]


def test_two_tabs_show_one_game(somebody: Callable[..., Person]) -> None:
    anna = somebody().go("/").play_now()
    anna.my_turn_or_end()
    first = anna.page
    second = anna.tab()
    second.goto(f"/table/{table_id(first)}")
    expect(second.locator(".stage")).to_have_attribute("data-number", anna.number())
    for page, other in ((second, first), (first, second)):
        anna.page = page
        if not anna.my_turn_or_end():
            return
        anna.decide()
        anna.my_turn_or_end()
        expect(other.locator(".stage")).to_have_attribute("data-number", anna.number())


def test_my_turn_calls_from_the_title_and_from_other_pages(somebody: Callable[..., Person]) -> None:
    anna = somebody().go("/").play_now()
    anna.my_turn_or_end()
    expect(anna.page).to_have_title("(1) The table · Rubicon")
    anna.page.get_by_role("link", name="Home").first.click()
    expect(anna.page.get_by_role("region", name="Your tables")).to_contain_text("Your turn")
    anna.page.get_by_role("link", name="Your turn!").click()
    expect(anna.stop).to_be_visible()


def test_what_happened_while_i_was_away_is_told_when_i_come_back(
    somebody: Callable[..., Person], server: Server
) -> None:
    host = Player(server, "Titus")
    table = host.create("caesar_dice", "me", "open")
    anna = somebody(settings={"pace": "quick", "guide": False, "sound": False})
    anna.go(f"/table/{table['id']}?key={table['key']}")
    anna.button("Sit down here").click()
    expect(anna.page.locator(".stage")).to_be_visible()
    # Anna does what she must until it is for Titus to decide, and goes elsewhere.
    while not (moves := host.table(table["id"])["yours"][0]["view"]["moves"]):
        if anna.stop.is_visible():
            anna.stop.click()
        anna.page.wait_for_timeout(50)
    expect(anna.prompt).to_contain_text("Titus is choosing", timeout=30_000)
    anna.go("/account")
    host.decide(host.table(table["id"]), moves[-1]["move"])
    anna.go(f"/table/{table['id']}")
    expect(anna.prompt).to_contain_text("Titus stops.")
    expect(anna.button("Skip")).to_be_visible()
    anna.button("Skip").click()
    expect(anna.button("Skip")).to_have_count(0)


def test_what_happens_is_shown_step_by_step_and_can_be_looked_back_at(somebody: Callable[..., Person]) -> None:
    anna = somebody(settings={"pace": "quick", "guide": False, "sound": False}).go("/").play_now()
    expect(anna.stop).to_be_visible(timeout=60_000)
    anna.throw.click()
    expect(anna.prompt).to_contain_text("throws")
    # One can look back at any position, and come back to now.
    expect(anna.stop).to_be_visible(timeout=60_000)
    anna.page.locator("[role=log] button").nth(1).click()
    expect(anna.prompt).to_contain_text("You are looking back, at position 2 of")
    expect(anna.stop).to_have_count(0)
    anna.button("Back to now").click()
    expect(anna.stop).to_be_visible()
