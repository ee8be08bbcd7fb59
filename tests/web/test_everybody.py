"""The pages are for everybody: axe, small screens, big fingers, both languages, light and dark, less motion."""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from rubicon.server.ids import new_id, now_ms
from tests.server.harness import Player, Server, account
from tests.web.people import Person, resize, table_id
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
    page.locator("header button.settings").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "settings"
    page.keyboard.press("Escape")
    if page.locator("header button.menu").is_visible():
        page.locator("header button.menu").click()
        expect(page.locator("dialog[open]")).to_be_visible()
        yield "menu"
        page.keyboard.press("Escape")
    person.play_now()
    expect(person.stop).to_be_visible()
    expect(page.locator(".odds")).to_be_visible()
    yield "table"
    for tab in ("chat", "notes", "rules"):
        page.locator(f"#tab-{tab}").click()
        expect(page.locator(f"#panel[aria-labelledby=tab-{tab}]")).to_be_visible()
        if tab == "rules":
            expect(page.locator("#panel h2").first).to_be_visible()
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
    person.go("/learn/caesar/first")
    expect(page.locator(".table-frame .button.main").first).to_be_visible()
    yield "lesson"
    profile = f"player/{account(server, 'Livia').name}"
    for club in (
        "history",
        "watch",
        profile,
        "opponents",
        "friends",
        "learn",
        "players",
        "tournaments",
        "tournaments/new",
        f"tournaments/{tournament(server)}",
    ):
        person.go(f"/{club}")
        expect(ready).to_be_visible()
        yield club
    for learning in ("puzzles", "puzzles/daily", "mistakes"):
        person.go(f"/{learning}")
        expect(ready).to_be_visible()
        yield learning
    channel, key = mail_channel(server)
    for does, link in (("confirm", "confirm"), ("stop", "unsubscribe")):
        person.go(f"/{link}/{channel}-{signed(key, does, channel)}")
        expect(page.locator("main p[role=status]")).to_contain_text("livia@example.org")
        yield link
    person.go("/nowhere")
    expect(ready).to_be_visible()
    yield "missing"
    moderator = account(server, "Censor")
    assert server.run("moderators", "add", moderator.name).returncode == 0
    person.context.add_cookies([{"name": n, "value": v, "url": server.url} for n, v in moderator.http.cookies.items()])
    person.go("/moderation")
    expect(ready).to_be_visible()
    yield "moderation"


def tournament(server: Server) -> str:
    """One that has begun, with bots: it has a table, a crosstable and games."""
    host = account(server, "Livia")
    wish = {"name": "Ides of March", "game": "caesar_dice", "bot": "random", "most": 4}
    id: str = host.post("/api/tournaments", **wish, clock={"kind": "bank", "seconds": 900, "increment": 10})["id"]
    host.post(f"/api/tournaments/{id}/start")
    return id


def mail_channel(server: Server) -> tuple[str, bytes]:
    """An e-mail address that somebody gave, as it is stored; and the key that signs the links of its letters."""
    person, channel = account(server, "Livia"), new_id()
    row = {"id": channel, "person": person.id, "kind": "mail", "address": "livia@example.org", "hash": "", "keys": "{}",
           "agent": "", "language": "en", "kinds": 1, "every": 0, "confirmed": False, "stopped": False,
           "made": now_ms(), "sent": 0, "busy": 0, "failures": 0}  # fmt: skip
    marks = ", ".join(["?"] * len(row))
    server.sql(f"INSERT INTO channels ({', '.join(row)}) VALUES ({marks})", *row.values())
    ((key,),) = server.sql("SELECT value FROM house WHERE key = 'cookie_key'")
    return channel, bytes.fromhex(key)


def signed(key: bytes, what: str, payload: str) -> str:
    return urlsafe_b64encode(hmac.digest(key, f"{what}:{payload}".encode(), "sha256")).rstrip(b"=").decode()


STILL = """() => Promise.all(document.getAnimations()
  .filter(one => one.effect.getComputedTiming().endTime !== Infinity)
  .map(one => one.finished.catch(() => null))).then(() => null)"""


def findings(page: Page) -> list[str]:
    """What axe calls serious or worse, when nothing moves or changes colour any more."""
    page.evaluate(STILL)
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
  // Not innerWidth: on a phone it grows with a page that is too wide.
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`wider than the screen: ${scrollWidth} > ${clientWidth}`);
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
                resize(person.page, width, 780)
                wrong += [f"{name} at {width}: {found}" for found in person.page.evaluate(SMALL)]
    assert not wrong, "\n".join(wrong)


def test_the_header_fits_a_small_phone_while_a_table_waits(somebody: Callable[..., Person]) -> None:
    anna = somebody(phone=True).go("/").play_now()
    expect(anna.stop).to_be_visible()
    resize(anna.page, 360, 740)
    anna.go("/players")
    expect(anna.page.locator("header .turn")).to_be_visible()
    expect(anna.page.locator("tbody tr").first).to_be_visible()
    assert anna.page.evaluate(SMALL) == []


OVERLAP = """() => {
  const inside = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const marks = document.querySelector(".hero .standards").getBoundingClientRect();
  return [...document.querySelectorAll(".hero h1, .hero p")].filter((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some((line) => inside(line, marks));
  }).map((text) => text.textContent);
}"""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_welcome_never_lies_over_the_standards(somebody: Callable[..., Person], language: str) -> None:
    page = somebody(language).go("/").page
    expect(page.locator(".game").first).to_be_visible()
    for width in (320, 360, 390, 430, 560, 620, 640, 680, 720, 768, 820, 900, 1024, 1280, 1920):
        resize(page, width, 800)
        assert not page.evaluate(OVERLAP), width


@pytest.mark.parametrize("language", ["en", "pl"])
def test_large_text_never_makes_a_page_wider_than_the_screen(
    somebody: Callable[..., Person], server: Server, language: str
) -> None:
    person = somebody(language, phone=True)
    page = person.page
    table = Player(server, "Maximilianus Longinus XX").create("caesar", "me", "open", clock={"kind": "days", "days": 3})
    wide = []
    for path, shown in (
        ("/", ".game"),
        ("/new/caesar", "form"),
        (f"/table/{table['id']}", ".lobby"),
        ("join", ".stage"),
        ("/", ".cards"),
        ("open", ".lobby"),
        ("/account", "#form-you"),
    ):
        if path == "join":
            page.locator(".lobby .button.main").first.click()
        elif path == "open":
            person.go("/new/caesar")
            page.locator("form .button.main").last.click()
            page.locator(".invitation button").last.click()
        else:
            person.go(path)
        expect(page.locator(shown).first).to_be_visible()
        if shown == ".stage":
            continue
        for width, size in ((360, 17), (360, 26), (390, 26), (320, 17)):
            resize(page, width, 740)
            page.evaluate("size => { document.documentElement.style.fontSize = size + 'px'; }", size)
            wide += [f"{path} at {width}, {size}px: {text}" for text in page.evaluate(WIDE)]
    assert not wide, "\n".join(wide)


WIDE = """() => document.documentElement.scrollWidth <= document.documentElement.clientWidth ? [] :
  [...document.querySelectorAll("body *")].filter((e) => e.checkVisibility() && !e.closest("svg, .skip") &&
    e.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5).slice(0, 5).map((e) =>
      e.outerHTML.slice(0, 90) + " " + Math.round(e.getBoundingClientRect().right))"""


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


TUMBLING = """
  window.tumbled = false;
  new MutationObserver(() => { window.tumbled ||= document.querySelector(".dice .rolling") !== null; })
    .observe(document, { subtree: true, childList: true, attributes: true });
"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_with_less_motion_nothing_tumbles(
    somebody: Callable[..., Person], motion: Literal["reduce", "no-preference"]
) -> None:
    anna = somebody(settings={"guide": False, "sound": False})
    anna.page.add_init_script(TUMBLING)
    anna.page.emulate_media(reduced_motion=motion)
    anna.go("/").play_now()
    expect(anna.stop).to_be_visible()
    assert anna.page.evaluate("tumbled") == (motion == "no-preference")


def test_the_header_comes_with_its_fonts(somebody: Callable[..., Person]) -> None:
    """Else it would move when they come, and who clicks at once would meet another link."""
    anna = somebody()
    anna.context.add_init_script(
        """const faces = ['400 1em "Alegreya Sans"', '600 1em "Cinzel"'];
        new MutationObserver(() => {
          if (document.querySelector("header")) window.withFonts ??= faces.every((one) => document.fonts.check(one));
        }).observe(document, { childList: true, subtree: true });"""
    )
    anna.hold_time()  # it waits for a moment only
    anna.go("/")
    expect(anna.page.locator("header").get_by_role("link", name="Watch")).to_be_visible()
    assert anna.page.evaluate("withFonts")
