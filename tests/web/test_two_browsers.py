"""Two people, two browsers: one in English at a desk, one in Polish on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.people import Person, table_id


def sit_down(anna: Person, jan: Person) -> None:
    """Anna opens a table and sends Jan the link."""
    anna.go("/new/caesar_dice")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.button("Open the table").click()
    link = anna.page.get_by_label("Send this link to your friends").input_value()
    jan.go(link)
    jan.page.get_by_label("Twoje imię").fill("Jan")
    jan.button("Siadam tutaj").tap()
    expect(anna.page.locator(".stage")).to_be_visible()
    expect(jan.page.locator(".stage")).to_be_visible()


def test_two_browsers_play_a_whole_game(somebody: Callable[..., Person]) -> None:
    anna = somebody()
    jan = somebody("pl", phone=True, dark=True)
    sit_down(anna, jan)

    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").fill("Alea iacta est, Jan!")
    anna.button("Send").click()
    jan.page.get_by_role("tab", name="Rozmowa").tap()
    expect(jan.page.get_by_role("log", name="Rozmowa")).to_contain_text("Alea iacta est, Jan!")
    jan.page.get_by_role("tab", name="Przebieg").tap()
    anna.page.get_by_role("tab", name="Log").click()

    decisions = {"Anna": 0, "Jan": 0}
    while not anna.ending.is_visible():
        # Whose turn it is decides; the other one is told so, each in their own language.
        if anna.stop.is_visible():
            expect(jan.prompt).to_contain_text("Anna wybiera kostki")
            anna.decide()
            decisions["Anna"] += 1
        elif jan.stop.is_visible():
            expect(anna.prompt).to_contain_text("Jan is choosing")
            jan.decide(tap=True)
            decisions["Jan"] += 1
    assert min(decisions.values()) > 2

    expect(anna.ending).to_contain_text(re.compile(r"Chance checked: (\d+) of \1 picks"))
    expect(jan.ending).to_contain_text(re.compile(r"Losowania sprawdzone: zgodnych (\d+) z \1\."))
    scores = anna.ending.locator("li .number").all_inner_texts()
    assert scores == jan.ending.locator("li .number").all_inner_texts()

    # Once more, with the seats moved on.
    anna.button("Play again").click()
    anna.page.wait_for_url(lambda url: not url.endswith(table_id(jan.page)))
    jan.button("Do następnej partii").tap()  # one click for both: the seat was kept
    expect(jan.page.locator(".stage")).to_be_visible()
    expect(anna.page.locator(".stage")).to_be_visible()
    expect(anna.page.locator(".players .name")).to_have_text(["Jan", "Anna"])


def test_strangers_watch_open_tables_and_not_private_ones(somebody: Callable[..., Person]) -> None:
    anna, jan, ola = somebody(), somebody("pl", phone=True), somebody()
    sit_down(anna, jan)
    ola.go(f"/table/{table_id(anna.page)}")
    expect(ola.page.get_by_role("heading", name="A private table")).to_be_visible()
    assert ola.complaints.pop(), "the browser itself notes the refusal"

    anna.go("/new/caesar_dice")
    anna.page.get_by_label("Private").uncheck()
    anna.page.get_by_label("Seat 2").select_option("bot/easy")
    anna.button("Open the table").click()
    expect(anna.page.locator(".stage")).to_be_visible()
    ola.go(f"/table/{table_id(anna.page)}")
    expect(ola.page.get_by_text("You are watching.")).to_be_visible()
    expect(ola.stop).to_have_count(0)


def test_asking_and_resigning(somebody: Callable[..., Person]) -> None:
    anna, jan = somebody(), somebody("pl", phone=True)
    sit_down(anna, jan)
    expect(anna.prompt).to_contain_text(re.compile("Your turn|Jan is choosing"))
    while not anna.stop.is_visible():
        if jan.stop.is_visible():
            jan.decide(tap=True)
    anna.decide()
    lines = anna.page.locator("[role=log] button")
    length = lines.count()
    anna.page.get_by_role("tab", name="Menu").click()
    anna.button("Ask to take back").click()
    anna.page.get_by_role("tab", name="Log").click()
    expect(jan.page.get_by_text("Anna prosi o cofnięcie")).to_be_visible()
    jan.button("Tak").tap()
    expect(anna.stop).to_be_visible()
    expect(jan.page.get_by_text("Anna prosi o cofnięcie")).to_have_count(0)
    expect(lines).not_to_have_count(length)
    assert lines.count() < length

    # To resign is asked about, and where the question is, a second click does not answer it.
    anna.page.get_by_role("tab", name="Menu").click()
    anna.button("Resign").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    anna.button("Resign").click()
    anna.button("Yes, resign").click()
    expect(jan.ending).to_contain_text("Wygrywasz!")
    expect(anna.ending).to_contain_text("Jan wins")
    expect(anna.ending).to_contain_text("resignation")
    expect(anna.prompt).to_have_text("Jan wins")  # and not what was asked before


def test_several_people_at_one_device(somebody: Callable[..., Person]) -> None:
    anna = somebody().go("/new/caesar_dice")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_label("Seat 2").select_option("local")
    anna.page.get_by_label("Name of the person in seat 2").fill("Ola")
    anna.button("Open the table").click()
    seen = set()
    for _ in range(60):
        assert anna.my_turn_or_end()
        found = re.match(r"(\w+)'s turn", anna.prompt.inner_text())
        assert found, anna.prompt.inner_text()
        seen.add(found[1])
        if seen == {"Anna", "Ola"}:
            return
        anna.decide()
    raise AssertionError(f"only {seen} had a turn")


def test_a_curtain_hangs_between_hidden_hands_and_drafts_are_undone(somebody: Callable[..., Person]) -> None:
    """The fixture game: hidden hands, secret choices, and no board of its own in the browser."""
    anna = somebody().go("/new/three_coins")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_label("Seat 2").select_option("local")
    anna.page.get_by_label("Name of the person in seat 2").fill("Ola")
    anna.button("Open the table").click()

    moves = anna.page.get_by_role("list", name="What you can do")
    expect(anna.page.get_by_text("Now Anna plays. The others look away.")).to_be_visible()
    expect(moves).to_have_count(0)
    anna.button("I am Anna").click()
    moves.get_by_role("button", name=re.compile("Take the")).first.click()
    anna.button("Undo").click()
    expect(anna.prompt).to_contain_text("Which coin")
    moves.get_by_role("button", name=re.compile("Take the")).first.click()
    moves.get_by_role("button", name=re.compile("Close the fist")).click()
    expect(anna.page.get_by_text("Now Ola plays. The others look away.")).to_be_visible()
    expect(moves).to_have_count(0)
    anna.button("I am Ola").click()
    expect(moves.get_by_role("button").first).to_be_visible()
