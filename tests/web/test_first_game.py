"""A newcomer's first game: two clicks from the home page, explained, and then to the end."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.server.harness import Player, Server, good
from tests.web.people import Person


def test_a_newcomer_plays_a_whole_game_against_a_bot(somebody: Callable[..., Person]) -> None:
    anna = somebody(settings=None)
    anna.go("/")
    expect(anna.page.get_by_role("heading", name="Cezar: the dice are cast")).to_be_visible()
    anna.play_now()

    # The first game teaches: what it is about, then the first decision.
    lesson = anna.page.get_by_role("region", name="Explanation")
    expect(anna.stop).to_be_visible()
    expect(lesson).to_contain_text("Welcome!")
    while "Your dice are thrown" not in lesson.inner_text():
        anna.button("Understood").click()
    # What the odds helper says is there too, for it is a table with aids.
    expect(anna.page.locator(".odds")).to_contain_text(re.compile(r"\d%"))

    # Looking ahead: what stopping would do is told before it is done.
    anna.stop.hover()
    expect(anna.page.locator(".foresight")).to_contain_text("stops.")

    # The rest of the game without waiting for dice to roll.
    anna.button("Settings").click()
    anna.page.get_by_role("radio", name="at once").check()
    anna.page.keyboard.press("Escape")
    anna.button("No more explanations").click()
    assert anna.play_to_the_end() > 4

    expect(anna.ending).to_contain_text(re.compile("win|share"))
    expect(anna.ending).to_contain_text(re.compile(r"Chance checked: (\d+) of \1 picks"))
    expect(anna.prompt).to_have_text(re.compile("win|share"))  # and not what was asked last
    anna.go("/")
    expect(anna.page.get_by_role("region", name="Finished games").get_by_role("listitem")).to_have_count(1)


def test_the_dice_roll_and_the_story_can_be_skipped(somebody: Callable[..., Person]) -> None:
    anna = somebody(settings={"guide": False, "sound": True})
    anna.hold_time()
    anna.go("/").play_now()
    expect(anna.page.locator(".dice-table")).to_be_visible()
    anna.pass_time(lambda: "throws" in anna.prompt.inner_text())
    anna.button("Skip").click()
    anna.page.clock.resume()
    expect(anna.stop).to_be_visible()
    expect(anna.prompt).to_contain_text("Your turn")


def test_a_move_is_confirmed_where_that_is_wanted(somebody: Callable[..., Person]) -> None:
    anna = somebody(settings={"pace": "none", "guide": False, "sound": False, "confirm": True})
    anna.go("/").play_now()
    anna.my_turn_or_end()
    number = anna.number()
    anna.stop.click()
    foresight = anna.page.locator(".foresight")
    expect(foresight).to_contain_text("stops.")
    foresight.get_by_role("button", name="Cancel").click()
    assert anna.number() == number
    anna.stop.click()
    foresight.get_by_role("button", name="Yes, do it").click()
    expect(anna.page.locator(".stage")).not_to_have_attribute("data-number", number)


def test_hints_come_from_a_bot_and_can_be_followed(somebody: Callable[..., Person]) -> None:
    anna = somebody().go("/").play_now()
    anna.my_turn_or_end()
    number = anna.number()
    anna.button("What would the bot do?").click()
    anna.page.locator(".advice li button").first.click()
    expect(anna.page.locator(".stage")).not_to_have_attribute("data-number", number)


def test_a_hint_is_waited_for_and_kept_while_others_decide(somebody: Callable[..., Person], server: Server) -> None:
    """Where all decide at once: what the others do changes nothing about my decision."""
    anna, ola = Player(server, "Anna"), Player(server, "Ola")
    id = anna.create("three_coins", "me", "open", aids=True)["id"]
    ola.join(id)
    person = somebody()
    person.context.add_cookies([{"name": "rubicon", "value": anna.http.cookies["rubicon"], "url": person.url}])
    page = person.page
    slow: list[Route] = []
    page.route("**/hint?*", lambda route: slow.append(route))  # a bot that still thinks
    person.go(f"/table/{id}")
    person.button("What would the bot do?").click()
    expect(person.button("The bot is thinking")).to_be_disabled()

    shown = ola.table(id)
    while 1 in shown["waiting"]:  # a coin into her fist, and the fist is closed
        shown = ola.decide(shown, shown["yours"][0]["view"]["moves"][-1]["move"])
    ready = page.locator(".players").get_by_text("ready")
    expect(ready).to_be_visible()
    expect(person.button("The bot is thinking")).to_be_disabled()
    assert len(slow) == 1
    slow[0].continue_()
    hint = page.locator(".advice li")
    expect(hint).to_have_count(1)

    # Ola thinks again, and Anna's hint is still there.
    good(ola.step("undo", ola.table(id)))
    expect(ready).to_have_count(0)
    expect(hint).to_have_count(1)
    number = person.number()
    hint.get_by_role("button").click()
    expect(page.locator(".stage")).not_to_have_attribute("data-number", number)
    expect(hint).to_have_count(0)
