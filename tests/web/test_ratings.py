"""Two people play a rated game to its end, see what it changed, and find themselves among the bots."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import quote
from uuid import uuid4

from playwright.sync_api import Locator, expect

from tests.server.harness import Player, Server
from tests.web.people import Person


def with_account(person: Person, server: Server, name: str) -> Person:
    """Somebody who is signed in with an account."""
    player = Player(server, name)
    player.post("/api/account", password="correct horse")
    person.context.add_cookies([{"name": "rubicon", "value": player.http.cookies["rubicon"], "url": person.url}])
    return person


def rating_of(place: Locator, name: str) -> tuple[int, int]:
    """The points before the match, and what it changed, in a list of players."""
    text = place.get_by_role("listitem").filter(has_text=name).locator(".rating").last.inner_text()
    found = re.search(r"(\d+)\?\s+([+−])(\d+)", text)
    assert found, text
    return int(found[1]), int(found[3]) * (1 if found[2] == "+" else -1)


def test_two_people_play_a_rated_game_and_see_their_ratings(somebody: Callable[..., Person], server: Server) -> None:
    names = [f"{name} {uuid4().hex[:6]}" for name in ("Anna", "Jan")]  # nobody else's at a server that tests share
    anna = with_account(somebody(), server, names[0])
    jan = with_account(somebody("pl", phone=True, dark=True), server, names[1])
    anna.go("/new/caesar_dice")
    anna.page.get_by_label("With odds and hints").check()
    anna.page.get_by_label("Rated").check()
    expect(anna.page.get_by_label("With odds and hints")).to_be_disabled()
    expect(anna.page.get_by_label("Your name")).to_have_count(0)  # it is that of the account
    anna.page.get_by_label("Seat 2").select_option("bot/strong")
    expect(anna.page.locator("li .about")).to_contain_text(re.compile(r"Rating \d{4}\."))
    anna.page.get_by_label("Seat 2").select_option("open")
    anna.button("Open the table").click()
    expect(anna.page.locator(".lobby .terms li").first).to_have_text("Rated")
    link = anna.page.get_by_label("Send this link to your friends").input_value()

    guest = somebody("pl").go(link)
    expect(guest.page.locator(".lobby")).to_contain_text("potrzebne jest konto")
    expect(guest.button("Siadam tutaj")).to_be_disabled()
    guest.go("/")

    jan.go(link)
    expect(jan.page.locator(".lobby ol li").first.locator(".rating")).to_contain_text("1500?")
    jan.button("Siadam tutaj").tap()
    expect(anna.page.locator(".stage")).to_be_visible()
    expect(anna.page.locator(".players .rating .rating")).to_contain_text(["1500?", "1500?"])
    anna.page.locator("#tab-menu").click()
    expect(anna.button("Resign")).to_be_visible()
    expect(anna.button("Ask to take back")).to_have_count(0)
    while not anna.ending.is_visible():
        if anna.stop.is_visible():
            anna.decide()
        elif jan.stop.is_visible():
            jan.decide(tap=True)
    expect(anna.ending.locator(".change")).to_have_count(2)
    changes = [rating_of(anna.ending, name) for name in names]
    assert [before for before, _ in changes] == [1500, 1500]
    assert sorted(change > 0 for _, change in changes) == [False, True]
    expect(jan.ending.locator(".change")).to_have_text(anna.ending.locator(".change").all_inner_texts())

    anna.go("/players/caesar_dice")
    lines = anna.page.locator("tbody tr")
    expect(lines.filter(has_text=names[0])).to_contain_text(f"{sum(changes[0])}?")
    expect(lines.filter(has_text="strong")).to_contain_text("bot")
    shown = [int(text.rstrip("?")) for text in anna.page.locator("td.points [aria-hidden]").all_inner_texts()]
    assert shown == sorted(shown, reverse=True)
    anna.page.get_by_role("searchbox").fill(names[1].lower())
    anna.button("Find").click()
    expect(lines).to_have_count(1)
    expect(lines.get_by_role("link")).to_have_attribute("href", f"/player/{quote(names[1])}")
    anna.page.get_by_role("searchbox").fill("nobody at all")
    anna.button("Find").click()
    expect(anna.page.get_by_role("status").filter(has_text="Nobody of that name")).to_be_visible()
