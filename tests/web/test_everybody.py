"""The pages are for everybody: axe, small screens, big fingers, both languages, light and dark, less motion."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Server
from tests.web.people import Person, table_id
from tests.web.test_replay import finished
from tools.build_web import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


def pages(person: Person, server: Server) -> Iterator[str]:
    """Every page of the app, one after the other, each in the state in which it shows most."""
    page = person.page
    ready = page.locator("main h1, main h2").first
    person.go("/")
    expect(page.locator(".game").first).to_be_visible()
    yield "home"
    page.locator(".game .button.main").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "play now"
    page.keyboard.press("Escape")
    page.locator("header button.plain").click()
    yield "settings"
    page.keyboard.press("Escape")
    person.play_now()
    expect(person.stop).to_be_visible()
    if person.page.locator(".odds").count() == 0:
        page.wait_for_timeout(300)
    yield "table"
    for tab in ("chat", "notes", "rules"):
        page.locator(f"#tab-{tab}").click()
        page.wait_for_timeout(150)
        yield f"table, {tab}"
    table = table_id(page)
    page.evaluate(f"fetch('/api/tables/{table}/resign', {{method: 'POST', headers: {{'Content-Type': "
                  "'application/json'}, body: '{\"seat\": 0}'})")  # fmt: skip
    expect(person.ending).to_be_visible()
    expect(person.ending.locator(".good")).to_be_visible()
    yield "ending"
    person.go(f"/replay/{finished(server)}?at=9")
    expect(page.locator(".proof.good")).to_be_visible()
    yield "replay"
    person.go("/new/three_coins")
    expect(ready).to_be_visible()
    page.locator("fieldset select").last.select_option("bank")
    yield "new table"
    page.locator("form .button.main").last.click()
    expect(page.locator(".lobby")).to_be_visible()
    yield "lobby"
    person.go("/account")
    expect(ready).to_be_visible()
    yield "account"
    person.go("/rules/caesar_dice")
    expect(page.locator("article table").first).to_be_visible()
    yield "rules"
    person.go("/nowhere")
    expect(ready).to_be_visible()
    yield "missing"


def findings(page: Page) -> list[str]:
    """What axe calls serious or worse."""
    page.evaluate(AXE.read_text("utf-8"))
    answer: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['id']} ({found['impact']}): {node['target']} {node['failureSummary']}"
        for found in answer["violations"]
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"]
    ]


SMALL = """() => {
  const found = [];
  const shown = e => e.checkVisibility({visibilityProperty: true}) && !e.closest('.visually-hidden, .skip');
  for (const e of document.querySelectorAll('button, a[href], select, input, summary, textarea, [role=tab]')) {
    if (!shown(e) || e.disabled) continue;
    const target = e.matches('input[type=checkbox], input[type=radio]') ? e.closest('label') : e;
    const inText = e.matches('p a, li > a, dd a') && getComputedStyle(e).display === 'inline';
    const box = target.getBoundingClientRect();
    if (!inText && (box.height < 43.5 || box.width < 43.5))
      found.push(`target ${Math.round(box.width)}x${Math.round(box.height)}: ${e.outerHTML.slice(0, 120)}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const e = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !shown(e) || e.closest('svg')) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size < 12) found.push(`text of ${size}px: ${walker.currentNode.data.trim().slice(0, 60)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth)
    found.push(`wider than the screen: ${document.documentElement.scrollWidth} > ${innerWidth}`);
  return found;
}"""


@pytest.mark.parametrize(
    ("language", "phone", "dark"),
    [("en", False, False), ("pl", True, True), ("en", True, False), ("pl", False, True)],
)
def test_every_page(somebody: Callable[..., Person], server: Server, language: str, phone: bool, dark: bool) -> None:
    person = somebody(language, phone=phone, dark=dark)
    wrong = []
    for name in pages(person, server):
        wrong += [f"{name}: {found}" for found in findings(person.page)]
        missing = re.findall("‹[^›]*›", person.page.locator("body").inner_text())
        wrong += [f"{name}: no words for {key}" for key in missing]
        if phone:
            for width in (390, 360):
                person.page.set_viewport_size({"width": width, "height": 780})
                wrong += [f"{name} at {width}: {found}" for found in person.page.evaluate(SMALL)]
    assert not wrong, "\n".join(wrong)


def test_the_language_is_switched_and_remembered(somebody: Callable[..., Person]) -> None:
    anna = somebody(settings=None).go("/")
    page = anna.page
    page.get_by_role("button", name="Polski").click()
    expect(page.get_by_role("heading", name="Gry", exact=True)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.reload()
    expect(page.get_by_role("heading", name="Gry", exact=True)).to_be_visible()


def test_light_and_dark_follow_the_system_or_the_switch(somebody: Callable[..., Person]) -> None:
    def brightness(person: Person) -> float:
        colour: str = person.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        return sum(map(float, re.findall(r"[\d.]+", colour)[:3]))

    light, dark = somebody().go("/"), somebody(dark=True).go("/")
    for person in (light, dark):
        expect(person.page.locator(".game").first).to_be_visible()
    assert brightness(light) > 600 > 150 > brightness(dark)
    dark.button("Settings").click()
    dark.page.get_by_role("radio", name="light").check()
    assert brightness(dark) > 600


def test_with_less_motion_nothing_tumbles(somebody: Callable[..., Person]) -> None:
    anna = somebody(settings={"guide": False, "sound": False})
    anna.page.emulate_media(reduced_motion="reduce")
    anna.go("/").play_now()
    faces = set()
    for _ in range(10):
        faces.add(anna.page.locator(".dice .rolling").count())
        anna.page.wait_for_timeout(60)
    assert faces == {0}
