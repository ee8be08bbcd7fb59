"""A tournament in two browsers: made, joined, filled up with bots, played, and shown."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote
from uuid import uuid4

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.people import Person, resize
from tests.web.test_everybody import SMALL

Somebody = Callable[..., Person]


def picture(person: Person, name: str) -> None:
    """A picture of the whole page, where a folder for pictures is named."""
    folder = os.environ.get("RUBICON_SHOTS")
    if folder:
        person.page.screenshot(path=str(Path(folder) / f"{name}.png"), full_page=True)


def unique(name: str) -> str:
    """A name that nothing else has at a server that tests share."""
    return f"{name} {uuid4().hex[:6]}"


def be_account(person: Person, name: str) -> None:
    """Somebody with a password, which a host needs."""
    for path, body in (("me", {"name": name}), ("account", {"password": "correct horse"})):
        answer = person.context.request.post(f"/api/{path}", data=body)
        assert answer.ok, answer.text()


BELOW = """row => {
  const [name, ...ties] = [".who", ".tie"].flatMap(kind => [...row.querySelectorAll(kind)]);
  const tops = new Set(ties.map(tie => tie.offsetTop));
  return tops.size === 1 && ties[0].offsetTop >= name.offsetTop + name.offsetHeight;
}"""
"""That all tie-breaks stand on one line below the name."""


def ties_are_in_sight(person: Person) -> None:
    """On small phones, too, each player's tie-breaks can be read without scrolling sideways."""
    for width in (390, 360):
        resize(person.page, width, 740)
        box = person.page.get_by_role("region", name="Tabela", exact=True)
        assert box.evaluate("e => e.scrollWidth <= e.clientWidth"), width
        for row in box.get_by_role("row").filter(has=person.page.get_by_role("rowheader")).all():
            expect(row.get_by_role("cell")).to_have_count(6)
            for cell in row.get_by_role("cell").all():
                expect(cell).to_be_visible()
            expect(row.get_by_text("Buchholz")).to_be_visible()
            assert row.evaluate(BELOW), width
        whole = "e => e.scrollWidth <= e.clientWidth && e.innerText"
        names = [name.evaluate(whole) for name in box.get_by_role("rowheader").all()]
        assert "Gaius" in names, names
        assert all(names), f"cut off at {width}: {names}"


def give_up(person: Person, tournament: str) -> None:
    """Sit down at the table that waits, and lose there at once: the ways of a game are tested elsewhere."""
    person.button("Play now").or_(person.button("Graj teraz")).click()
    person.page.wait_for_url("**/table/*")
    table = person.page.url.rpartition("/")[2]
    expect(person.page.locator(".stage")).to_be_visible()
    seated = person.context.request.get(f"/api/tables/{table}").json()
    resigned = person.context.request.post(f"/api/tables/{table}/resign", data={"seat": seated["yours"][0]["seat"]})
    assert resigned.ok, resigned.text()
    person.ending.locator(f"a[href='/tournaments/{tournament}']").click()
    person.page.wait_for_url(f"**/tournaments/{tournament}")


def test_a_host_makes_it_a_second_person_joins_and_two_bots_fill_up(server: Server, somebody: Somebody) -> None:
    host, guest = somebody(), somebody("pl", phone=True)
    title = unique("Ides of March")
    livia = unique("Livia")
    be_account(host, livia)
    host.go("/tournaments")
    expect(host.page.get_by_role("heading", name="Tournaments")).to_be_visible()
    host.page.get_by_role("link", name="New tournament").click()
    host.page.get_by_label("Name", exact=True).fill(title)
    host.page.get_by_role("combobox", name="Game").select_option("caesar_dice")
    host.page.get_by_label("Most players").fill("4")
    host.page.get_by_role("combobox", name="If there are fewer").select_option("random")
    host.page.get_by_label("Hours for a round, at most").fill("3")
    host.page.get_by_text("Who is ahead when points are equal?").click()
    expect(host.page.get_by_text("the points of all rivals, added up")).to_be_visible()
    picture(host, "new")
    host.button("Make the tournament").click()
    host.page.wait_for_url("**/tournaments/*")
    expect(host.page.get_by_role("heading", name=title)).to_be_visible()
    expect(host.page.get_by_text("at most 3 hours for a round")).to_be_visible()
    id = host.page.url.rpartition("/")[2]

    guest.go("/tournaments")
    guest.page.get_by_role("link", name=title).click()
    guest.page.get_by_label("Twoje imię").fill("Gaius")
    picture(guest, "join-phone")
    guest.button("Zapisz się do turnieju").click()
    expect(guest.button("Wypisz się")).to_be_visible()
    expect(host.page.get_by_text("Gaius")).to_be_visible()
    picture(host, "open")
    expect(host.page.get_by_label("Send this link")).to_have_value(f"{server.url}/tournaments/{id}")
    host.button("Start the tournament").click()
    expect(host.page.get_by_text("Round 1 of 2")).to_contain_text("the next one begins by")
    table = host.page.get_by_role("region", name="Table", exact=True)
    expect(table.get_by_role("row")).to_have_count(5)

    give_up(host, id)
    guest.go(f"/tournaments/{id}")
    give_up(guest, id)
    expect(guest.page.get_by_text("Runda 2 z 2")).to_be_visible()
    cross = guest.page.get_by_role("region", name="Tabela krzyżowa")
    mine = cross.get_by_role("row").filter(has_text="Gaius")
    expect(mine.get_by_role("cell").filter(has_text="0")).to_have_count(1)
    standing = guest.page.get_by_role("region", name="Tabela", exact=True).get_by_role("row").filter(has_text="Gaius")
    expect(standing.get_by_role("cell").nth(1)).to_have_text("0")
    ties_are_in_sight(guest)
    profile = f"/player/{quote(livia)}"
    for place in ("Tabela", "Tabela krzyżowa"):
        named = guest.page.get_by_role("region", name=place, exact=True).get_by_role("link")
        expect(named).to_have_text([livia])
        expect(named).to_have_attribute("href", profile)
    expect(guest.page.locator(".players").get_by_role("link").first).to_have_attribute("href", profile)
    assert guest.page.evaluate(SMALL) == []
    expect(host.page.get_by_role("link", name="Gaius")).to_have_count(0)  # a guest has none
    expect(host.page.get_by_text("Round 2 of 2")).to_be_visible()
    # What cannot be taken back is asked about first.
    guest.button("Wycofaj się").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("będzie przegrana")
    guest.button("Anuluj").click()
    expect(guest.button("Wycofaj się")).to_be_visible()
    first = host.page.locator("details").filter(has=host.page.get_by_text("Round 1", exact=True))
    expect(first.locator("a[href^='/replay/']")).to_have_count(2)
    picture(host, "running")
    picture(guest, "running-phone")
    wide = guest.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not wide, "the crosstable scrolls in its own box"
    host.button("End the tournament").click()
    host.button("Yes, end it").click()
    expect(host.page.get_by_text("The tournament is over.")).to_be_visible()


def test_a_ladder_is_climbed(server: Server, somebody: Somebody) -> None:
    host, guest = somebody(), somebody()
    rival = unique("Octavia")
    be_account(host, rival)
    host.go("/tournaments/new")
    host.page.get_by_label("Name", exact=True).fill("The steps of the Capitol")
    host.page.get_by_role("combobox", name="Game").select_option("caesar_dice")
    host.page.get_by_role("combobox", name="Kind").select_option("ladder")
    host.button("Make the tournament").click()
    host.page.wait_for_url("**/tournaments/*")
    expect(host.page.get_by_role("heading", name="The steps of the Capitol")).to_be_visible()
    id = host.page.url.rpartition("/")[2]
    guest.go(f"/tournaments/{id}")
    guest.page.get_by_label("Your name").fill("Titus")
    guest.button("Join the tournament").click()
    guest.button(f"Challenge {rival}").click()
    expect(guest.button("Play now")).to_be_visible()
    picture(guest, "ladder")
    guest.button("Play now").click()
    guest.page.wait_for_url("**/table/*")
    give_up(host, id)
    guest.go(f"/tournaments/{id}")
    expect(guest.page.locator("ol.ladder li").first).to_contain_text("Titus")


def test_older_games_of_a_ladder_are_asked_for(server: Server, somebody: Somebody) -> None:
    host = somebody(phone=True)
    be_account(host, unique("Fulvia"))
    clock = {"kind": "bank", "seconds": 3_600, "increment": 0}
    wish = {"name": "The long stairs", "game": "caesar_dice", "format": "ladder", "clock": clock}
    made = host.context.request.post("/api/tournaments", data=wish)
    assert made.ok, made.text()
    id = made.json()["id"]
    rival = somebody()
    be_account(rival, unique("Galba"))
    assert rival.context.request.post(f"/api/tournaments/{id}/join", data={}).ok
    for number in range(1, 61):
        server.sql(
            "INSERT INTO pairings (tournament, number, round, players, challenger, status, places, ended)"
            " VALUES (?, ?, ?, '[1, 0]', 1, 'over', '[2, 1]', 1)",
            *(id, number, number),
        )
    host.go(f"/tournaments/{id}")
    games = host.page.get_by_role("listitem").filter(has_text="–")
    expect(games).to_have_count(50)
    host.button("Older games").tap()
    expect(games).to_have_count(60)
    expect(host.button("Older games")).to_have_count(0)
