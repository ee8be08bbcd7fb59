"""People at their browsers: what they do, told as they would tell it."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

PATIENCE = 120_000
"""Milliseconds after which something that should come never will: far more than a busy machine takes."""

SAME_EVERY_TIME = """
  let drawn = 1;
  Math.random = () => (drawn = (drawn * 16807) % 2147483647) / 2147483647;
  crypto.getRandomValues = (array) => {
    const count = 1 + Number(localStorage.getItem("test.drawn") ?? 0);
    localStorage.setItem("test.drawn", String(count));
    let x = NUMBER * 1000003 + count;
    for (let i = 0; i < array.length; i++) array[i] = (x = (x * 16807) % 2147483647) >> 8;
    return array;
  };
"""
"""What the page would draw, drawn alike each time: suggested names, ids, and its share in the chance of matches.
It counts on from page to page, so that no id comes twice; NUMBER tells the people of a test apart.
The server's share is fixed too (tests/server/fixed_serve.py): a test meets the same dice whenever it runs."""

AT_ONCE = {"pace": "none", "guide": False, "sound": False}
"""Settings of somebody who is in a hurry, as most tests are."""

WORDS = {
    "en": {
        "play": "Play now",
        "start": "Start playing",
        "stop": "Stop with",
        "sit": "Sit down here",
        "dice": "Dice of",
        "game": "Cezar: the dice are cast",
    },
    "pl": {
        "play": "Zagraj teraz",
        "start": "Zaczynamy",
        "stop": "Koniec rzutów",
        "sit": "Siadam tutaj",
        "dice": "Kostki:",
        "game": "Cezar: Kostki zostały rzucone",
    },
}


class Person:
    """Somebody with a browser of their own. Whatever the console complains of is kept, and must be nothing."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        language: str = "en",
        *,
        phone: bool = False,
        dark: bool = False,
        settings: dict[str, Any] | None = None,
        number: int = 1,
        installed: bool = False,
    ) -> None:
        self.url = url
        self.words = WORDS[language]
        self.complaints: list[str] = []
        size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 860}
        self.context = browser.new_context(
            base_url=url,
            locale=language,
            viewport=size,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            # A worker would answer where a test routes requests; tests/web/test_app.py is about it.
            service_workers="allow" if installed else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(SAME_EVERY_TIME.replace("NUMBER", str(number)))
        if settings:
            text = json.dumps(json.dumps(settings))
            self.context.add_init_script(f"localStorage['rubicon.settings'] ??= {text}")
        self.page = self.tab()

    def tab(self) -> Page:
        """One more tab of the same browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", self._hear)
        return page

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(f"console: {said.text}")

    def excuse_a_lost_server(self) -> None:
        """The console may complain of it, whatever it was in the middle of; what is left is not excused."""
        excused = re.compile("net::ERR_|WebSocket|Failed to load resource")
        self.complaints = [line for line in self.complaints if not excused.search(line)]

    def go(self, path: str = "/") -> Person:
        self.page.goto(path)
        return self

    # Time

    def hold_time(self) -> None:
        """From now on no time passes on the page but in `pass_time`: what is shown for a moment cannot be missed."""
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1000)

    def pass_time(self, until: Callable[[], bool]) -> None:
        """Let time pass on the page, moment by moment, until something is so."""
        end = time.monotonic() + PATIENCE / 1000
        while not until():
            assert time.monotonic() < end, "it never came"
            self.page.clock.run_for(40)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def play_now(self) -> Person:
        """Two clicks, from the home page to the dice."""
        heading = self.page.get_by_role("heading", name=self.words["game"], exact=True)
        game = self.page.get_by_role("listitem").filter(has=heading)
        game.get_by_role("button", name=self.words["play"]).click()
        self.button(self.words["start"]).click()
        self.page.wait_for_url("**/table/*")
        return self

    # At the dice table

    @property
    def dice(self) -> Locator:
        """My dice, while I may choose among them."""
        return self.page.get_by_role("group", name=self.words["dice"]).get_by_role("button")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt [role=status]")

    @property
    def ending(self) -> Locator:
        return self.page.locator("section.ending")

    @property
    def stop(self) -> Locator:
        return self.page.get_by_role("button", name=self.words["stop"])

    @property
    def throw(self) -> Locator:
        return self.page.locator("[data-do=throw]")

    def my_turn_or_end(self) -> bool:
        """Wait until I may decide, or the game is over; whether it goes on."""
        expect(self.stop.or_(self.ending)).to_be_visible()
        return not self.ending.is_visible()

    def decide(self, *, tap: bool = False) -> None:
        """Keep the laurels and throw the others, or stop with a score; then wait until it is done."""
        number = self.number()
        click = Locator.tap if tap else Locator.click
        if re.search("[1-9]", self.stop.inner_text()):
            click(self.stop)
        else:
            for die in self.dice.all():
                laurel = re.search("laurel|senator", die.get_attribute("aria-label") or "")
                if laurel and die.get_attribute("aria-pressed") == "false":
                    click(die)
            click(self.throw if self.throw.is_enabled() else self.stop)
        expect(self.page.locator(".stage")).not_to_have_attribute("data-number", number)

    def number(self) -> str:
        """How far the match has come: changes with every decision."""
        return self.page.locator(".stage").get_attribute("data-number") or ""

    def play_to_the_end(self, *, tap: bool = False) -> int:
        """Decide until the game is over; how often."""
        decisions = 0
        while self.my_turn_or_end():
            self.decide(tap=tap)
            decisions += 1
            assert decisions < 300, "a game of the dice never takes so long"
        return decisions

    def unfold(self) -> None:
        """Open every chapter of the log, which is a tab of its own on a phone."""
        self.page.locator("#tab-log").click()
        folded = self.page.locator("[role=log] [aria-expanded=false]")
        while folded.count():
            folded.first.click()

    def leave(self) -> None:
        self.context.close()


def table_id(page: Page) -> str:
    found = re.search(r"/(?:table|replay)/(\w+)", page.url)
    assert found, page.url
    return found[1]


HAS_SIZE = """([width, height]) => {
  const {clientWidth, clientHeight} = document.documentElement;
  return clientWidth === width && clientHeight === height;
}"""


def resize(page: Page, width: int, height: int) -> None:
    """Give the page another size, and wait until it is drawn in it: its style follows later than its width."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(HAS_SIZE, arg=[width, height])
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
