"""What remains of games, in the browser: the history with its filters, profiles, and who hides theirs."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

from playwright.sync_api import expect

from tests.server.harness import Player, Server, account
from tests.server.test_history import against
from tests.server.test_results import play_out
from tests.web.people import Person


def sign_in(person: Person, player: Player) -> Person:
    """The browser shows what the player's own cookie shows."""
    person.context.add_cookies(
        [{"name": name, "value": value, "url": person.url} for name, value in player.http.cookies.items()]
    )
    return person


def test_two_people_look_for_a_game_and_at_each_other(server: Server, somebody: Callable[..., Person]) -> None:
    anna, ola = account(server, "Anna"), account(server, "Ola")
    for _ in range(26):
        ola.post(f"/api/tables/{against(anna, ola, 'julius_caesar')}/resign", seat=1)
    coins = against(anna, ola)
    play_out([anna, ola], coins)

    first = sign_in(somebody(), anna).go("/")
    page = first.page
    page.get_by_role("link", name="All finished games").click()
    expect(page).to_have_url(re.compile("/history$"))
    expect(page.get_by_text("27 finished games")).to_be_visible()
    cards = page.locator("main li .card")
    expect(cards).to_have_count(24)
    page.get_by_role("link", name="Page 2 of 2").click()
    expect(cards).to_have_count(3)
    # Another question begins at its first page.
    page.locator("[data-filter=game]").select_option("julius_caesar")
    expect(page.get_by_text("26 games fit")).to_be_visible()
    expect(cards.first).to_contain_text("Year 1")
    expect(cards.first).to_contain_text("Victory")
    page.locator("[data-filter=seat]").select_option(label="Pompey")
    expect(page.get_by_text("No game fits all of this.")).to_be_visible()
    page.get_by_role("link", name="Show all games").click()
    page.locator("[data-filter=opponent]").select_option(f"person:{ola.name}")
    page.get_by_role("searchbox").fill("three")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_text("1 game fits")).to_be_visible()
    # The other's name leads to a profile, the rest of the card to the replay.
    cards.first.get_by_role("link", name=ola.name, exact=True).click()
    expect(page.get_by_role("heading", name=ola.name)).to_be_visible()
    expect(page.get_by_text("27 finished games")).to_be_visible()
    expect(page.get_by_role("link", name=anna.name, exact=True).first).to_be_visible()

    second = sign_in(somebody("pl", phone=True), ola).go("/account")
    expect(second.page.get_by_role("link", name="Mój profil")).to_be_visible()
    second.page.get_by_label("Ukryj mój profil").tap()
    expect(second.page.get_by_label("Ukryj mój profil")).to_be_checked()
    second.page.get_by_role("link", name="Mój profil").tap()
    expect(second.page.get_by_text("Tę stronę widzisz tylko ty: inni jej nie znajdą.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    page.goto("/history")
    expect(cards.first).to_contain_text(ola.name)
    expect(cards.first.get_by_role("link", name=ola.name, exact=True)).to_have_count(0)
    first.complaints.clear()  # the browser notes by itself that a profile is not found


def test_an_imported_record_is_opened_by_its_link(
    server: Server, tmp_path: Path, somebody: Callable[..., Person]
) -> None:
    anna, ola = account(server, "Anna"), account(server, "Ola")
    table = against(anna, ola, "julius_caesar")
    ola.post(f"/api/tables/{table}/resign", seat=1)
    file = tmp_path / "record.json"
    file.write_bytes(anna.call("GET", f"/api/tables/{table}/record").content)
    wrong = tmp_path / "wrong.json"
    wrong.write_bytes(file.read_bytes()[:200])
    large = tmp_path / "large.json"
    large.write_bytes(b" " * 300_000)

    owner = account(server, "Ewa")
    person = sign_in(somebody(), owner).go("/history")
    page = person.page
    chosen = page.get_by_label("Import a record file")
    expect(chosen).to_be_enabled()
    chosen.set_input_files(large)
    expect(page.get_by_role("alert")).to_contain_text("at most 256 kB")
    chosen.set_input_files(file)
    expect(page.get_by_text("The match is imported.")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("main li .card")).to_contain_text(ola.name)
    made = owner.get("/api/history/records")["records"][0]

    # Somebody else, by the link alone, in Polish on a phone.
    other = somebody("pl", phone=True).go(f"/replay/{made['id']}?key={made['key']}").page
    expect(other.get_by_text("Losowano gdzie indziej")).to_be_visible()
    other.locator("#tab-menu").tap()
    with other.expect_download() as saved:
        other.get_by_role("link", name="Pobierz zapis partii").tap()
    assert saved.value.path().read_bytes() == file.read_bytes()

    page.get_by_role("button", name="Delete").click()
    expect(page.locator("main li .card")).to_have_count(0)
    with page.expect_response("**/api/history/records") as answered:
        chosen.set_input_files(wrong)
    assert answered.value.status == 400
    expect(page.get_by_role("alert")).to_contain_text("This is not a whole record")
    person.complaints.clear()  # the browser notes by itself that a call was refused


def test_a_table_that_is_over_gives_links_to_its_positions(server: Server, somebody: Callable[..., Person]) -> None:
    anna, ola = account(server, "Anna"), account(server, "Ola")
    table = against(anna, ola)
    play_out([anna, ola], table)
    person = sign_in(somebody(), anna).go(f"/table/{table}")
    page = person.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("log").get_by_role("button").nth(2).click()
    page.get_by_role("button", name="Link to here").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    at = re.search(r"/replay/\w+\?at=(\d+)&seat=0$", link)
    assert at, link
    page.goto(link)
    expect(page.get_by_text(re.compile(rf"^{at[1]} / "))).to_be_visible()


def test_all_records_are_downloaded(server: Server, somebody: Callable[..., Person]) -> None:
    anna, ola = account(server, "Anna"), account(server, "Ola")
    table = against(anna, ola)
    play_out([anna, ola], table)
    page = sign_in(somebody(), anna).go("/history").page
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download all records").click()
    with ZipFile(saved.value.path()) as archive:
        assert archive.namelist() == [f"rubicon-{table}.json"]


def test_somebody_watches_two_others_late(tmp_path: Path, somebody: Callable[..., Person]) -> None:
    server = Server(tmp_path / "late", RUBICON_WATCH_DELAY="3600").start()
    try:
        anna, ola = account(server, "Anna"), account(server, "Ola")
        table = against(anna, ola)
        watching = somebody(at=server).go("/")
        page = watching.page
        page.locator("header").get_by_role("link", name="Watch").click()
        card = page.locator("main li .card")
        expect(card).to_have_count(1)
        expect(card).to_contain_text("shown 60 minutes late")
        expect(card.get_by_role("link", name=anna.name, exact=True)).to_be_visible()
        card.locator(".cover").click()
        expect(page).to_have_url(re.compile(f"/table/{table}$"))
        expect(page.get_by_role("status", name="What is to be done")).to_contain_text(
            "You watch with a delay: 60 minutes."
        )
        ola.post(f"/api/tables/{table}/resign", seat=1)  # now everything is open
        expect(page.get_by_role("status", name="What is to be done")).to_contain_text(f"{anna.name} wins")
        page.close()  # nobody is there when the server stops
    finally:
        assert server.stop() == 0
