"""Connections that are lost without a word, through a real proxy that stalls or closes."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import Player, Server
from tests.web.people import AT_ONCE, Person
from tests.web.proxy import Proxy

LOST = "Connection lost. Trying again…"


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    between = Proxy(server.port)
    yield between
    between.stop()


@pytest.fixture
def anna(browser: Browser, proxy: Proxy) -> Iterator[Person]:
    """Somebody who reaches the server through the proxy. The console may complain about lost connections only."""
    person = Person(browser, proxy.url, settings=AT_ONCE)
    yield person
    person.leave()
    person.excuse_a_lost_server()
    assert not person.complaints, person.complaints


def moved_on(anna: Person, number: str) -> None:
    expect(anna.page.locator(".stage")).not_to_have_attribute("data-number", number)


def test_a_move_sent_into_a_stalled_connection_is_queued_and_arrives(anna: Person, proxy: Proxy) -> None:
    anna.go("/").play_now()
    anna.my_turn_or_end()
    number = anna.number()
    proxy.stall()
    anna.stop.click()
    expect(anna.prompt).to_contain_text("Sending…")
    expect(anna.prompt).to_contain_text("Not sent yet")
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    proxy.mend()
    moved_on(anna, number)
    expect(anna.page.get_by_text(LOST)).to_have_count(0)
    expect(anna.prompt).not_to_contain_text("Not sent yet")
    assert anna.my_turn_or_end()
    anna.decide()


def test_a_move_sent_into_a_closed_connection_arrives_once(anna: Person, proxy: Proxy, server: Server) -> None:
    host = Player(server, "Titus")
    table = host.create("caesar_dice", "me", "open")
    anna.go(f"/table/{table['id']}?key={table['key']}")
    anna.button("Sit down here").click()
    expect(anna.page.locator(".stage")).to_be_visible()
    while moves := host.table(table["id"])["yours"][0]["view"]["moves"]:
        host.decide(host.table(table["id"]), moves[-1]["move"])
    expect(anna.stop).to_be_visible()
    length = host.table(table["id"])["length"]
    number = anna.number()
    proxy.close()
    anna.stop.click()
    expect(anna.prompt).to_contain_text("Not sent yet")
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    assert host.table(table["id"])["length"] == length
    proxy.mend()
    moved_on(anna, number)
    stops = [event for event in host.table(table["id"])["events"] if event["kind"] == "stop"]
    assert len([event for event in stops if event["at"] >= length]) == 1, stops


def test_a_queued_move_outlives_the_page(anna: Person, proxy: Proxy) -> None:
    anna.go("/").play_now()
    anna.my_turn_or_end()
    number = anna.number()
    address = anna.page.url
    proxy.close()
    anna.stop.click()
    expect(anna.prompt).to_contain_text("Not sent yet")
    anna.page.close()
    proxy.mend()
    anna.page = anna.tab()
    anna.page.goto(address)
    expect(anna.page.locator(".stage")).to_be_visible()
    moved_on(anna, number)


WAKE = "document.dispatchEvent(new Event('visibilitychange'))"


def test_on_waking_a_dead_connection_is_noticed_and_replaced(anna: Person, proxy: Proxy, server: Server) -> None:
    anna.go("/").play_now()
    anna.my_turn_or_end()
    anna.hold_time()
    proxy.stall()
    anna.page.evaluate(WAKE)
    anna.page.clock.run_for(2500)
    expect(anna.page.get_by_text(LOST)).to_have_count(0)
    anna.page.clock.run_for(1000)
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    proxy.mend()
    anna.pass_time(anna.page.get_by_text("Connected again.").is_visible)
    anna.page.clock.resume()
    anna.decide()


def test_on_waking_a_living_connection_is_kept(anna: Person, server: Server) -> None:
    opened: list[str] = []
    anna.page.on("websocket", lambda socket: opened.append(socket.url))
    anna.go("/").play_now()
    anna.my_turn_or_end()
    before = len(opened)
    anna.hold_time()
    for _ in range(5):
        anna.page.evaluate(WAKE)
        anna.page.clock.run_for(500)
        anna.page.evaluate("fetch('/api/house').then(r => r.text())")  # the answer to the ping comes before this one
    anna.page.clock.run_for(6000)
    expect(anna.page.get_by_text(LOST)).to_have_count(0)
    assert len(opened) == before


def test_the_story_can_be_skipped_while_nothing_arrives(browser: Browser, proxy: Proxy, server: Server) -> None:
    host = Player(server, "Titus")
    table = host.create("caesar_dice", "me", "open")
    anna = Person(browser, proxy.url, settings={"pace": "calm", "guide": False, "sound": False})
    anna.go(f"/table/{table['id']}?key={table['key']}")
    anna.button("Sit down here").click()
    expect(anna.page.locator(".stage")).to_be_visible()
    anna.page.route(re.compile(r"/at/\d+"), lambda route: None)  # never answered
    while moves := host.table(table["id"])["yours"][0]["view"]["moves"]:
        host.decide(host.table(table["id"]), moves[-1]["move"])
    while not host.table(table["id"])["yours"][0]["view"]["moves"]:
        anna.button("Skip").or_(anna.stop).first.wait_for()
        if anna.button("Skip").is_visible():
            anna.button("Skip").click()
            expect(anna.button("Skip")).to_have_count(0)
            anna.leave()
            return
        number = anna.number()
        anna.stop.click()
        moved_on(anna, number)
    raise AssertionError("nothing was told")


def test_no_network_is_said_at_once(anna: Person) -> None:
    anna.go("/").play_now()
    anna.my_turn_or_end()
    number = anna.number()
    anna.hold_time()
    anna.context.set_offline(True)
    expect(anna.page.get_by_text("You are offline. Waiting for the network…")).to_be_visible()
    anna.stop.click()
    expect(anna.prompt).to_contain_text("Not sent yet")
    anna.context.set_offline(False)
    expect(anna.page.get_by_text("You are offline. Waiting for the network…")).to_have_count(0)
    anna.page.clock.resume()
    moved_on(anna, number)
