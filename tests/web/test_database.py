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
    ola.page.reload()  # a page that is opened meanwhile
    expect(ola.page.get_by_text("Serwer nie ma połączenia z bazą danych; próbuję dalej…")).to_be_visible()
    database.start()
    expect(anna.page.locator(".stage")).not_to_have_attribute("data-number", number)  # it was kept, and sent by itself
    for person, language in ((anna, "en"), (ola, "pl")):
        assert person.my_turn_or_end()  # without a click
        expect(person.page.get_by_text(NOTICE[language])).to_have_count(0)
        person.decide()
        person.leave()
        left = [line for line in person.complaints if not any(word in line for word in EXCUSED)]
        assert not left, left
