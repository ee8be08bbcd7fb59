"""A whole game without a mouse, read as a screen reader reads it: through the accessibility tree."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.people import Person


def tab_to(page: Page, role: str, name: str, described: str | None = None) -> None:
    """Press Tab until what is focused has this role and name, and this description if several share the name."""
    wanted = page.get_by_role(role, name=name)  # type: ignore[arg-type]
    if described is not None:
        wanted = wanted.and_(page.get_by_role(role, description=described, exact=True))  # type: ignore[arg-type]
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted.count() and wanted.first.evaluate("node => node === document.activeElement"):
            return
    raise AssertionError(f"Tab never came to the {role} {name!r}")


def test_a_whole_game_by_keyboard_alone(somebody: Callable[..., Person]) -> None:
    anna = somebody().go("/")
    page = anna.page
    expect(page.get_by_role("heading", name="The games")).to_be_visible()
    tab_to(page, "button", "Play now", described=anna.words["game"])
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Play now")
    expect(dialog).to_match_aria_snapshot("""
        - dialog "Play now":
          - heading "Play now" [level=2]
          - button "Close"
          - text: Your name
          - textbox "Your name"
          - button "Start playing"
    """)
    tab_to(page, "textbox", "Your name")
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type("Anna")
    tab_to(page, "button", "Start playing")
    page.keyboard.press("Enter")
    assert anna.my_turn_or_end()

    # What there is, in words: whose move, what for, the dice by number and face, the purses, what happened.
    expect(page.get_by_role("status", name="What is to be done")).to_contain_text("Your turn")
    expect(page.get_by_role("group", name="Dice of Anna")).to_match_aria_snapshot("""
        - group "Dice of Anna":
          - button /Die 1. (one|two|three|four|laurel|bomb)/
          - button /Die 2. (one|two|three|four|laurel|bomb)/
          - button /Die 3. (one|two|three|four|laurel|bomb)/
          - button /Die 4. (one|two|three|four|laurel|bomb)/
          - button /Die 5. (one|two|three|four|laurel|bomb)/
    """)
    expect(page.get_by_role("region", name="Players")).to_match_aria_snapshot("""
        - region "Players":
          - list:
            - listitem: /Anna you to move \\d+ bronze, 0 silver, 0 gold, worth \\d+ in all.*/
            - listitem: /Cassius easy \\d+ bronze, 0 silver, 0 gold, worth \\d+ in all.*/
    """)
    expect(page.get_by_role("log", name="Log").get_by_role("button").first).to_have_accessible_name(
        re.compile("begins")
    )

    # A die by its number, by Tab and Space, and both undo each other.
    second = anna.dice.nth(1)
    page.keyboard.press("2")
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(second).to_have_accessible_name(re.compile("kept"))
    second.focus()
    page.keyboard.press("Space")
    expect(second).to_have_attribute("aria-pressed", "false")

    decisions = 0
    while anna.my_turn_or_end():
        number = anna.number()
        stops_with_score = re.search("[1-9]", anna.stop.get_attribute("aria-label") or anna.stop.inner_text())
        if not stops_with_score:
            for i, die in enumerate(anna.dice.all(), 1):
                name = die.get_attribute("aria-label") or ""
                if "laurel" in name and "kept" not in name:
                    page.keyboard.press(str(i))
        page.keyboard.press("t" if not stops_with_score and anna.throw.is_enabled() else "s")
        expect(page.locator(".stage")).not_to_have_attribute("data-number", number)
        decisions += 1
    assert decisions > 4

    expect(page.get_by_role("heading", name=re.compile("win|share"))).to_be_visible()
    tab_to(page, "link", "Watch the replay")
    page.keyboard.press("Enter")
    slider = page.get_by_role("slider", name="Position")
    expect(slider).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("position 1 of"))


def test_the_log_is_one_stop_with_arrows_inside(somebody: Callable[..., Person]) -> None:
    anna = somebody().go("/").play_now()
    anna.my_turn_or_end()
    log = anna.page.get_by_role("log", name="Log")
    log.focus()
    anna.page.keyboard.press("Home")
    anna.page.keyboard.press("ArrowDown")
    expect(log.get_by_role("button").nth(1)).to_be_focused()
    anna.page.keyboard.press("ArrowUp")  # the second may be where the game stands, the first never is
    expect(log.get_by_role("button").first).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.prompt).to_contain_text("You are looking back")


def test_the_tabs_beside_the_table_follow_the_arrows(somebody: Callable[..., Person]) -> None:
    anna = somebody().go("/").play_now()
    anna.page.get_by_role("tab", name="Log").focus()
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.get_by_role("tab", name="Chat")).to_be_focused()
    expect(anna.page.get_by_role("tabpanel", name="Chat")).to_be_visible()
    for _ in range(3):
        anna.page.keyboard.press("ArrowLeft")
    expect(anna.page.get_by_role("tab", name="Rules")).to_be_focused()
    expect(anna.page.get_by_role("region", name="Rules")).to_contain_text("At a glance")
