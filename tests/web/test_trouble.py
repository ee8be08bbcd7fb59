"""Reloads, lost connections, a server that dies: the game goes on where it was, and the page says what is going on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

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
    anna.hold_time()
    there = False
    sockets[-1].close()
    expect(anna.page.get_by_text("Connection lost. Trying again…")).to_be_visible()
    there = True
    anna.pass_time(anna.page.get_by_text("Connected again.").is_visible)
    anna.page.clock.resume()
    anna.decide()
    assert anna.my_turn_or_end()


def test_a_change_that_does_not_fit_is_healed_by_the_whole_table(somebody: Callable[..., Person]) -> None:
    anna = somebody()
    spoiled: list[str] = []
    watched: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to_server(message: str | bytes) -> None:
            if '"watch"' in str(message):
                watched.append(str(message))
            server.send(message)

        def to_page(message: str | bytes) -> None:
            text = str(message)
            if '"base":"' in text and len(spoiled) < 2:
                spoiled.append(text)
                text = re.sub('"base":"[0-9a-f]+"', '"base":"of another table"', text)
            socket.send(text)

        socket.on_message(to_server)
        server.on_message(to_page)

    anna.page.route_web_socket(re.compile("/api/live"), between)
    anna.go("/").play_now()
    for _ in range(3):
        if anna.my_turn_or_end():
            anna.decide()
    assert len(spoiled) == 2
    assert len(watched) >= 3
    assert all('"changes":true' in message for message in watched)


def test_the_server_dies_in_mid_game_and_the_decision_still_arrives(
    somebody: Callable[..., Person], mortal: Server
) -> None:
    anna = somebody(at=mortal).go("/").play_now()
    anna.my_turn_or_end()
    number = anna.number()
    anna.hold_time()  # a busy machine starts a server in its own time, and the page tries only so often
    mortal.kill()
    expect(anna.page.get_by_text("Connection lost. Trying again…")).to_be_visible()
    anna.stop.click()  # nobody is there to hear it
    expect(anna.prompt).to_contain_text("Not sent yet. Your move is kept")
    mortal.start()
    anna.page.clock.resume()
    expect(anna.page.locator(".stage")).not_to_have_attribute("data-number", number)
    expect(anna.page.get_by_text("Connection lost. Trying again…")).to_have_count(0)
    anna.play_to_the_end()
    expect(anna.ending).to_contain_text(re.compile(r"Chance checked: (\d+) of \1 picks"))
    anna.excuse_a_lost_server()


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
        number = anna.number()
        anna.stop.click()
        expect(anna.page.locator(".stage")).not_to_have_attribute("data-number", number)
    expect(anna.prompt).to_contain_text("Titus is choosing")
    anna.go("/account")
    host.decide(host.table(table["id"]), moves[-1]["move"])
    anna.hold_time()
    anna.go(f"/table/{table['id']}")
    expect(anna.page.locator(".dice-table")).to_be_visible()
    anna.pass_time(lambda: "Titus stops." in anna.prompt.inner_text())
    anna.button("Skip").click()
    anna.page.clock.resume()
    expect(anna.button("Skip")).to_have_count(0)


def test_what_happens_is_shown_step_by_step_and_can_be_looked_back_at(somebody: Callable[..., Person]) -> None:
    anna = somebody(settings={"pace": "quick", "guide": False, "sound": False})
    anna.hold_time()
    anna.go("/").play_now()
    expect(anna.page.locator(".dice-table")).to_be_visible()
    anna.pass_time(anna.stop.is_visible)
    anna.throw.click()
    anna.pass_time(lambda: "throws" in anna.prompt.inner_text())
    # One can look back at any position, and come back to now.
    anna.pass_time(anna.stop.is_visible)
    anna.page.clock.resume()
    anna.page.locator("[role=log] button").nth(1).click()
    expect(anna.prompt).to_contain_text("You are looking back, at position 2 of")
    expect(anna.stop).to_have_count(0)
    anna.button("Back to now").click()
    expect(anna.stop).to_be_visible()


def test_nothing_can_be_chosen_before_it_is_told_what_led_to_it(somebody: Callable[..., Person]) -> None:
    anna = somebody(settings={"pace": "quick", "guide": False, "sound": False})
    held: list[Route] | None = []

    def hold(call: Route) -> None:
        if held is None:
            call.continue_()
        else:
            held.append(call)

    anna.page.route("**/at/*", hold)
    anna.go("/").play_now()
    expect(anna.page.locator(".dice-table")).to_be_visible()
    expect(anna.prompt).to_have_text("This happened meanwhile…")
    expect(anna.stop).to_have_count(0)
    calls, held = held or [], None
    for call in calls:
        call.continue_()
    expect(anna.stop).to_be_visible()
