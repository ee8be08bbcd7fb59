"""The database of the server is gone for a while: the table says so, and goes on by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import Server
from tests.server.postgres import Postgres
from tests.web.people import AT_ONCE, Person

NOTICE = {
    "en": "The server cannot reach its database. Nothing is lost; the game goes on by itself as soon as it can.",
    "pl": "Serwer nie ma połączenia z bazą danych. Nic nie przepadło; gra ruszy sama, gdy tylko je odzyska.",
}
EXCUSED = ("503", "WebSocket")
"""What the console may complain of while there is no database."""


@pytest.fixture
def database() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture
def fragile(database: Postgres, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "server", RUBICON_DATABASE=database.fresh()).start()
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()


def test_without_a_database_the_table_says_so_and_goes_on_when_it_is_back(
    browser: Browser, database: Postgres, fragile: Server
) -> None:
    """In English at a desk and in Polish on a phone, at the same time."""
    anna = Person(browser, fragile.url, settings=AT_ONCE)
    ola = Person(browser, fragile.url, "pl", phone=True, settings=AT_ONCE, number=2)
    for person in (anna, ola):
        person.go("/").play_now()
        person.my_turn_or_end()
    number = anna.number()
    database.stop()
    for person, language in ((anna, "en"), (ola, "pl")):
        notice = person.page.get_by_role("status").filter(has_text=NOTICE[language])
        expect(notice).to_be_visible()
        expect(notice).to_be_in_viewport(ratio=1)
    anna.stop.click()  # while nothing can be stored
    expect(anna.prompt).to_contain_text("Not sent yet")
    expect(anna.page.get_by_text(NOTICE["en"])).to_be_visible()
    assert anna.number() == number
    database.start()
    expect(anna.page.locator(".stage")).not_to_have_attribute("data-number", number)  # it was kept, and sent by itself
    for person, language in ((anna, "en"), (ola, "pl")):
        expect(person.page.get_by_text(NOTICE[language])).to_have_count(0)
        assert person.my_turn_or_end()
        person.decide()
        person.leave()
        left = [line for line in person.complaints if not any(word in line for word in EXCUSED)]
        assert not left, left


def test_a_page_that_is_opened_meanwhile_says_so_too(browser: Browser, database: Postgres, fragile: Server) -> None:
    anna = Person(browser, fragile.url, settings=AT_ONCE)
    anna.go("/").play_now()
    anna.my_turn_or_end()
    database.stop()
    expect(anna.page.get_by_text(NOTICE["en"])).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_text("The server cannot reach its database; trying again…")).to_be_visible()
    database.start()
    assert anna.my_turn_or_end()  # without a click
    anna.decide()
    anna.leave()
    left = [line for line in anna.complaints if not any(word in line for word in EXCUSED)]
    assert not left, left
