"""Puzzles in the browser: today's and others on the real board, right, wrong and given up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from rubicon.learn import puzzles
from tests.server.harness import Server
from tests.web.people import Person, resize
from tests.web.test_everybody import SMALL

Somebody = Callable[..., Person]
DICE = next(one for one in puzzles.shipped("caesar_dice") if one.best.startswith("stop"))


def named(person: Person, name: str) -> None:
    person.go("/")
    person.page.evaluate(
        "(name) => fetch('/api/me', {method: 'POST', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify({name})}).then((answer) => answer.json())",
        name,
    )


def test_from_the_overview_to_todays_puzzle_and_on(somebody: Somebody) -> None:
    anna = somebody()
    page = anna.page
    anna.go("/")
    page.locator("header nav a[href='/puzzles']").click()
    expect(page.get_by_role("heading", level=1, name="Puzzles")).to_be_visible()
    expect(page.locator(".games > li")).to_have_count(len(puzzles.with_puzzles()))
    page.get_by_role("link", name="Solve it").click()
    expect(page.locator(".verdict")).to_contain_text("Puzzle of the day")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".verdict .kind")).to_be_visible()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_role("button", name="Show the solution")).to_be_visible()
    expect(page.locator(".verdict")).not_to_contain_text("Puzzle of the day")
    assert "/puzzles/" in page.url


def test_a_wrong_move_is_answered_with_why_and_the_right_one_counts(somebody: Somebody) -> None:
    anna = somebody()
    page = anna.page
    named(anna, "Anna")
    anna.go(f"/puzzles/{DICE.id}")
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("One move is clearly the best")
    page.locator("[data-do=throw]").click()
    expect(verdict).to_contain_text("Try another move")
    expect(verdict).to_contain_text("chance of winning")
    expect(page.locator("[data-rating]")).to_be_visible()
    expect(page.locator(".verdict .kind")).to_have_count(0)
    page.locator("[data-do=stop]").click()
    expect(page.get_by_role("status").filter(has_text="Right!")).to_be_visible()
    expect(page.locator(".verdict .kind")).to_be_visible()
    expect(page.locator("[data-rating]")).to_have_count(0)
    anna.go("/puzzles")
    expect(page.locator("dl")).to_contain_text("Rating")
    expect(page.locator("dl")).to_contain_text("1 / 1")


def test_without_a_name_the_browser_remembers(somebody: Somebody) -> None:
    ola = somebody("pl")
    page = ola.page
    ola.go(f"/puzzles/{DICE.id}")
    page.locator("[data-do=stop]").click()
    expect(page.get_by_role("status").filter(has_text="Dobrze!")).to_be_visible()
    ola.go("/puzzles")
    expect(page.locator("dl")).to_contain_text("1 / 1")
    expect(page.get_by_text("Pamięta o tym twoja przeglądarka")).to_be_visible()


@pytest.mark.parametrize("game", puzzles.with_puzzles())
def test_every_board_shows_a_puzzle_and_its_solution(somebody: Somebody, game: str) -> None:
    anna = somebody()
    page = anna.page
    anna.go(f"/puzzles/{puzzles.shipped(game)[0].id}")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".verdict .kind")).to_be_visible()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_on_a_phone_the_buttons_of_a_puzzle_stay_in_one_row(somebody: Somebody, language: str) -> None:
    """The board's own one, and the one for the solution; the way back to all puzzles is above."""
    anna = somebody(language, phone=True)
    page = anna.page
    anna.go(f"/puzzles/{puzzles.shipped('julius_caesar')[0].id}")
    expect(page.locator(".verdict a[href='/puzzles']")).to_be_visible()
    buttons = page.locator(".action-bar .button:visible")
    expect(buttons).to_have_count(2)
    for width, height in ((390, 844), (360, 740)):
        resize(page, width, height)
        assert len({round(box["y"]) for one in buttons.all() if (box := one.bounding_box())}) == 1, width
        assert page.evaluate(SMALL) == []


def test_an_unknown_puzzle_says_so(somebody: Somebody, server: Server) -> None:
    anna = somebody()
    anna.go("/puzzles/caesar-nothing")
    expect(anna.page.get_by_role("alert")).to_contain_text("no such puzzle")
    anna.complaints.clear()  # the browser tells of the 404 by itself
